import type { Sheet } from '../../cards/sheets.ts'
import type { GreatOldOne, Side } from '../../cards/great-old-ones.ts'
import type { Kind } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import type { Symbol } from '../../content/wheel.ts'

/** What things are called in English, with the small words that go before them. */

/** One is at the Docks, but in the Church. */
export const towns: Record<Town, { name: string; at: string }> = {
  lighthouse: { name: 'Lighthouse', at: 'at the Lighthouse' },
  docks: { name: 'Docks', at: 'at the Docks' },
  church: { name: 'Church', at: 'in the Church' },
  cemetery: { name: 'Cemetery', at: 'in the Cemetery' },
  library: { name: 'Library', at: 'in the Library' },
  'curiosity-shop': { name: 'Curiosity Shop', at: 'in the Curiosity Shop' },
  asylum: { name: 'Asylum', at: 'in the Asylum' },
  apothecary: { name: 'Apothecary', at: 'at the Apothecary' },
  tavern: { name: 'Tavern', at: 'in the Tavern' },
  'town-hall': { name: 'Town Hall', at: 'at the Town Hall' },
}

export const sheets: Record<Sheet, string> = {
  scientist: 'Scientist',
  priest: 'Priest',
  historian: 'Historian',
  detective: 'Detective',
  alienist: 'Alienist',
  medium: 'Medium',
}

export const greatOldOnes: Record<GreatOldOne, string> = {
  nyarlathotep: 'Nyarlathotep',
  'yog-sothoth': 'Yog-Sothoth',
  yig: 'Yig',
  cthulhu: 'Cthulhu',
}

export const kinds: Record<Kind, string> = {
  fear: 'fear',
  rage: 'rage',
  greed: 'greed',
  chaos: 'chaos',
  eldritch: 'eldritch',
}

export const symbols: Record<Symbol, string> = {
  soothe: 'soothe',
  chaos: 'chaos',
  'plus-one': '+1',
  'power-fear': 'power of fear',
  'power-rage': 'power of rage',
  'power-greed': 'power of greed',
}

export const sides: Record<Side, string> = { left: 'left', right: 'right' }
