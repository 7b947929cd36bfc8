import type { Seat } from '@miskatonic/kernel'
import type { Card } from '../../content/cards.ts'
import type { At } from '../../kind.ts'
import { dread } from './dread.ts'
import { fury } from './fury.ts'
import { speed } from './speed.ts'
import { traps } from './traps.ts'

/** What a reaction card does. */
export interface CardRules {
  /** AL-676: whether its upper effect can change something. */
  possible(play: At, by: Seat): boolean
  upper(play: At, by: Seat, dangerous: boolean): void
  /** In addition, if it is dangerous. Cards whose lower half changes the upper one have none. */
  lower?(play: At, by: Seat): void
}

export const cardRules: Record<Card, CardRules> = { ...fury, ...speed, ...dread, ...traps }
