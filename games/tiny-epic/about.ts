import type { About } from '@miskatonic/kernel'

export const about: About = {
  id: 'tiny-epic',
  ledger: 'TE',
  titles: { en: 'Tiny Epic Cthulhu', pl: 'Mały Epicki Cthulhu' },
  pitch: {
    en: 'Five streets around one wheel. Translate the Necronomicon page by page with the madness that the wheel deals out, and seal the portals before too much of it gathers in one place.',
    pl: 'Pięć ulic wokół jednego koła. Tłumaczcie Necronomicon strona po stronie szaleństwem, które rozdaje koło, i zapieczętujcie portale, zanim zbierze się go w jednym miejscu zbyt wiele.',
  },
  facts: {
    en: ['co-operative', '1–4 players', 'assistants', 'or a film that plays itself', '40 minutes'],
    pl: ['kooperacja', '1–4 graczy', 'pomocnicy', 'albo film, który gra się sam', '40 minut'],
  },
  credit: {
    en: 'Tiny Epic Cthulhu (Polish: Mały Epicki Cthulhu): Scott Almes; Gamelyn Games',
    pl: 'Mały Epicki Cthulhu (Tiny Epic Cthulhu): Scott Almes; Gamelyn Games',
  },
}
