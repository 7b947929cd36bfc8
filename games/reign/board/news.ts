import { newsOf } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

/** Where the cult and its monsters have come. */
export const news = newsOf<Events>({
  turns: { turnBegan: ({ seat }) => seat },
  touched: {
    cultistPlaced: ({ at }) => targets.place(at),
    cultistMoved: ({ to }) => targets.place(to),
    shoggothPlaced: ({ at }) => targets.place(at),
    shoggothMoved: ({ to }) => targets.place(to),
  },
})
