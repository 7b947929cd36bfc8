import type { Screen } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

type Touched = { readonly [E in keyof Events]?: (args: Events[E]) => string }

/** What the wheel has brought to the towns. */
const touched: Touched = {
  madnessCameTo: ({ town, colour }) => targets.track(town, colour),
  shamblerPlaced: ({ town }) => targets.shamblers(town),
}

export const news: NonNullable<Screen['news']> = {
  turn: 'turnBegan',
  // The turn of an assistant, too, is one to look at.
  whose: () => null,
  touched(event, args) {
    const target = touched[event as keyof Events]?.(args as never)
    return target === undefined ? [] : [target]
  },
}
