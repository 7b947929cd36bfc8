import { type Screen, placesTouched } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

/** Where the cult and its monsters have come. */
const touched = placesTouched<Events>({
  cultistPlaced: ({ at }) => targets.place(at),
  cultistMoved: ({ to }) => targets.place(to),
  shoggothPlaced: ({ at }) => targets.place(at),
  shoggothMoved: ({ to }) => targets.place(to),
})

export const news: NonNullable<Screen['news']> = {
  turn: 'turnBegan',
  // The event's name says what its arguments are.
  whose: (args) => (args as Events['turnBegan']).seat,
  touched,
}
