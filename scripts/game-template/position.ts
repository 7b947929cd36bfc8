import { eventsOf, shape } from '@miskatonic/kernel'
import { candlesAtStart, cluesToWin, doomToLose } from './content/components.ts'
import * as a from './names.ts'

const { dictionary, integer, list, object } = shape

export interface Options {
  players: 2 | 3
}

/** What lies on the table. */
export const table = object({
  active: a.seat,
  candles: integer(0, candlesAtStart),
  /** The last clue may be a double one (SA-021). */
  clues: integer(0, cluesToWin + 1),
  doom: integer(0, doomToLose),
  /** The charms that players hold, face down. */
  hands: dictionary(list(a.charm)),
  inEffect: list(object({ charm: a.charm, owner: a.seat })),
  /** The charms that were not dealt: seen by no player. */
  box: list(a.charm),
})
export type Table = shape.Shaped<typeof table>

/** Declares an event in a chapter's vocabulary: `cluesFound: event(object({ seat: a.seat, count: whole }), 'open')`. */
export const event = eventsOf<{ table: Table; options: Options }>()
