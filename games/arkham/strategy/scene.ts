import type { Seat } from '@miskatonic/kernel'
import type { Ending } from '../content/ids.ts'
import type { Place } from '../names.ts'
import type { Investigator, Options, Table } from '../position.ts'
import { distancesFrom } from '../steps/board.ts'
import { board, dreamingSpaces } from '../steps/look.ts'
import { isInForce } from '../steps/ways.ts'

/** What a player wants: that the game ends like this, or that it is won in any way. */
export type Goal = Ending | 'win'

/** The table as a player with a goal looks at it. */
export interface Scene {
  readonly table: Table
  readonly options: Options
  readonly seat: Seat
  readonly me: Investigator
  readonly goal: Goal
}

/** Whether the player would be content with this ending. */
export function aimsAt({ goal }: Scene, ending: Ending): boolean {
  return goal === 'win' || goal === ending
}

export function distances(scene: Scene, from: Place): ReadonlyMap<Place, number> {
  const dreams = isInForce(scene.table, 'dreaming-adjacent') ? dreamingSpaces(scene.table) : []
  return distancesFrom(board(scene), from, dreams)
}

/** The other investigators in the game. */
export function others({ table, seat }: Scene): Investigator[] {
  return Object.entries(table.investigators).flatMap(([each, investigator]) =>
    each !== seat && investigator.sheet !== null ? [investigator] : [],
  )
}
