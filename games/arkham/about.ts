import type { About } from '@miskatonic/kernel'

export const about: About = {
  id: 'arkham',
  ledger: 'AH',
  titles: { en: 'Arkham Horror', pl: 'Horror w Arkham' },
  pitch: {
    en: 'A town of newspapers, rain and doors that should stay shut. Investigate together, follow the codex wherever it leads, and learn what the evening is about before it is over.',
    pl: 'Miasto gazet, deszczu i drzwi, które powinny pozostać zamknięte. Prowadźcie śledztwo razem, podążajcie za kodeksem i zrozumcie, o co toczy się gra, zanim dobiegnie końca.',
  },
  facts: {
    en: ['co-operative', '1–6 investigators', 'four scenarios', '2 to 3 hours'],
    pl: ['kooperacja', '1–6 badaczy', 'cztery scenariusze', '2–3 godziny'],
  },
  credit: {
    en: 'Arkham Horror: Third Edition: Nikki Valens, Richard Launius, Kevin Wilson; Fantasy Flight Games',
    pl: 'Horror w Arkham: 3. edycja: Nikki Valens, Richard Launius, Kevin Wilson; Fantasy Flight Games',
  },
}
