import { newsOf } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

/** What the Keeper and the story have brought into the house. */
export const news = newsOf<Events>({
  turns: { turnBegan: ({ seat }) => seat },
  touched: {
    monsterPlaced: ({ monster }) => targets.monster(monster),
    monsterMoved: ({ monster }) => targets.monster(monster),
    corpseLaid: ({ at }) => targets.space(at),
    darkened: ({ room }) => targets.room(room),
    ignited: ({ room }) => targets.room(room),
  },
})
