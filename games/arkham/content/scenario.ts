import type { AnomalySet } from '../cards/anomalies/index.ts'
import type { MonsterKind } from '../cards/monsters.ts'
import type { Effect } from '../effects.ts'
import type { Ending, EpicMonster } from './ids.ts'
import type { Edge, Hood, Space, StreetType } from './map.ts'
import type { Cup } from './tokens.ts'

/** A scenario sheet (AH-464) with its map. Its event deck and its archive cards stand in cards/. */
export interface Scenario {
  readonly start: Space
  readonly reckoning: Effect
  /** Which neighbourhoods are on the board, and where: the row, and the column in half tiles from the left. */
  readonly hoods: Readonly<Partial<Record<Hood, readonly [row: number, column: number]>>>
  readonly streets: Readonly<Record<string, Street>>
  readonly anomalies: AnomalySet | null
  readonly cup: Cup
  /** The monster deck, including the monsters that start on the board (AH-104.2). */
  readonly monsters: Readonly<Partial<Record<MonsterKind, number>>>
  readonly startingMonsters: readonly { readonly kind: MonsterKind; readonly at: Space }[]
  /** One doom on each. */
  readonly startingDoom: readonly Space[]
  /** The final setup of the sheet (AH-111.4). */
  readonly setup: Effect
  readonly epic: { readonly card: number; readonly monster: EpicMonster }
  readonly endings: Readonly<Partial<Record<Ending, 'win' | 'loss'>>>
}

/** A street joins two neighbourhoods at one edge each; it is adjacent to the spaces that touch those edges. */
export interface Street {
  readonly type: StreetType
  readonly joins: readonly [readonly [Hood, Edge], readonly [Hood, Edge]]
}
