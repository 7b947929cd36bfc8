import type { About } from '@miskatonic/kernel'

export const about: About = {
  id: 'sample',
  ledger: 'SA',
  titles: { en: 'Sample', pl: 'Sample' },
  pitch: {
    en: 'A dark house, eight candles, and something that listens. Search together for four clues before the last candle is gone.',
    pl: 'Ciemny dom, osiem świec i coś, co nasłuchuje. Znajdźcie razem cztery poszlaki, zanim zgaśnie ostatnia świeca.',
  },
  facts: { en: ['co-operative', '2–3 players', '5 minutes'], pl: ['kooperacja', '2–3 graczy', '5 minut'] },
}
