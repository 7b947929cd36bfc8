import type { About } from '@miskatonic/kernel'

export const about: About = {
  id: 'reign',
  ledger: 'RC',
  titles: { en: 'Reign of Cthulhu', pl: 'Czas Cthulhu' },
  pitch: {
    en: 'Four towns, a gate in each, and something behind every gate. Hunt cultists, gather clues and seal all four before the last of the Old Ones wakes.',
    pl: 'Cztery miasta, w każdym brama, a za każdą bramą coś czeka. Tropcie kultystów, zbierajcie wskazówki i zapieczętujcie wszystkie cztery, zanim obudzi się ostatni z Przedwiecznych.',
  },
  facts: {
    en: ['co-operative', '2–4 investigators', 'also alone', '45 minutes'],
    pl: ['kooperacja', '2–4 badaczy', 'także w pojedynkę', '45 minut'],
  },
  credit: {
    en: 'Pandemic: Reign of Cthulhu (Polish: Czas Cthulhu): Chuck D. Yager, on the system of Pandemic by Matt Leacock; Z-Man Games',
    pl: 'Czas Cthulhu (Pandemic: Reign of Cthulhu): Chuck D. Yager, na systemie gry Pandemic Matta Leacocka; Z-Man Games',
  },
}
