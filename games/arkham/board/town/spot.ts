import { type Stage, spotState } from '@miskatonic/screen'
import type { Seen } from '../seen.ts'
import { seatsInPlay } from '../seen.ts'
import { targets } from '../targets.ts'

export type SpotState = ReturnType<typeof spotState>

/** A place stands for itself and for what those who are there may do. */
export function placeState(on: Stage, table: Seen, place: string): SpotState {
  const here = seatsInPlay(table).filter((seat) => table.investigators[seat]!.at === place)
  return spotState(on, [targets.place(place), ...here.map(targets.here)])
}
