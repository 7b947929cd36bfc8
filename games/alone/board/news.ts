import { type Screen, placesTouched } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

/** Monsters that the Hero has come to see. What Evil does not tell the Hero is in no event that reaches this seat. */
export const news: NonNullable<Screen['news']> = {
  turn: 'turnBegan',
  whose: () => null,
  touched: placesTouched<Events>({
    monsterSeen: ({ place, being, wounded }) =>
      targets.monsterAt(place, wounded ? `${being}-wounded` : being),
  }),
}
