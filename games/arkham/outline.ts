import type { GameOutline } from '@miskatonic/kernel'
import { about } from './about.ts'
import { scenarioIds } from './content/ids.ts'
import type { Arkham } from './kind.ts'
import * as a from './names.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

/** What is known of a table before it is laid out: all that the form for a new one needs. There are no cards in it. */
export const ownOutline: GameOutline<Arkham> = {
  id: about.id,
  options: {
    players: [2, 1, 3, 4, 5, 6],
    scenario: scenarioIds,
    difficulty: ['normal', 'gentle', 'harsh'],
  },
  seats: ({ players }) => a.seatNames.slice(0, players),
  words: { en, pl },
}

export const outline = ownOutline as unknown as GameOutline // types of one game, as in defineGame
