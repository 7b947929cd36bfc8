import { type Screen, placesTouched } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

/** What the wheel has brought to the towns. */
const touched = placesTouched<Events>({
  madnessCameTo: ({ town, colour }) => targets.track(town, colour),
  shamblerPlaced: ({ town }) => targets.shamblers(town),
})

export const news: NonNullable<Screen['news']> = {
  turn: 'turnBegan',
  // The turn of an assistant, too, is one to look at.
  whose: () => null,
  touched,
}
