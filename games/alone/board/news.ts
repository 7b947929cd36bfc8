import { newsOf } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

/** Monsters that the Hero has come to see. What Evil does not tell the Hero is in no event that reaches this seat. */
export const news = newsOf<Events>({
  turns: { turnBegan: () => null },
  touched: {
    monsterSeen: ({ place, being, wounded }) =>
      targets.monsterAt(place, wounded ? `${being}-wounded` : being),
  },
})
