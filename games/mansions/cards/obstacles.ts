import { deckOf } from './deck.ts'
import type { Demand } from './types.ts'

/** What each Obstacle asks of the investigator who explores (8.9). */
export const obstacles = deckOf<Demand>()({
  'ob-strongbox': { puzzle: '2A' },
  'ob-suitcase': { puzzle: '6A' },
  'ob-desk': { puzzle: '5A' },
  'ob-cabinet': { puzzle: '4B' },
  'ob-casket': { puzzle: '8' },
  'ob-cipher': { puzzle: '9' },
  'ob-rubble': { skill: 'strength', modifier: -1, instead: ['pry-bar', 'sledgehammer'] },
})
