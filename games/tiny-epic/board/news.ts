import { newsOf } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

/** What the wheel has brought to the towns. The turn of an assistant, too, is one to look at. */
export const news = newsOf<Events>({
  turns: { turnBegan: () => null },
  touched: {
    madnessCameTo: ({ town, colour }) => targets.track(town, colour),
    shamblerPlaced: ({ town }) => targets.shamblers(town),
  },
})
