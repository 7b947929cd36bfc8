import type { About } from '@miskatonic/kernel'

export const about: About = {
  id: 'mansions',
  ledger: 'MM',
  titles: { en: 'Mansions of Madness', pl: 'Posiadłość Szaleństwa' },
  pitch: {
    en: 'One of you keeps the secrets of the house; the others come to its door with a letter and a lamp. Search it room by room, and learn what the night is for before it ends.',
    pl: 'Jedno z was strzeże tajemnic domu; pozostali stają na jego progu z listem i latarnią. Przeszukajcie go pokój po pokoju i dowiedzcie się, czemu służy ta noc, zanim dobiegnie końca.',
  },
  facts: {
    en: [
      'one Keeper against the others',
      '1–4 investigators',
      'five stories, fifteen Objectives',
      '2 to 3 hours',
    ],
    pl: [
      'Strażnik Tajemnic przeciw reszcie',
      '1–4 badaczy',
      'pięć historii, piętnaście Celów',
      '2–3 godziny',
    ],
  },
  credit: {
    en: 'Mansions of Madness, first edition: Corey Konieczka; Fantasy Flight Games',
    pl: 'Posiadłość Szaleństwa, pierwsza edycja: Corey Konieczka; Fantasy Flight Games',
  },
  sides: [
    { id: 'investigators', names: { en: 'the investigators', pl: 'badacze' } },
    { id: 'keeper', names: { en: 'the Keeper', pl: 'Strażnik Tajemnic' } },
  ],
  teamTalk: { isPrivate: false, rule: 'MM-828' },
}
