import type { Screen } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

type Touched = { readonly [E in keyof Events]?: (args: Events[E]) => string }

/** Where the cult and its monsters have come. */
const touched: Touched = {
  cultistPlaced: ({ at }) => targets.place(at),
  cultistMoved: ({ to }) => targets.place(to),
  shoggothPlaced: ({ at }) => targets.place(at),
  shoggothMoved: ({ to }) => targets.place(to),
}

export const news: NonNullable<Screen['news']> = {
  turn: 'turnBegan',
  // The event's name says what its arguments are.
  whose: (args) => (args as Events['turnBegan']).seat,
  touched(event, args) {
    const target = touched[event as keyof Events]?.(args as never)
    return target === undefined ? [] : [target]
  },
}
