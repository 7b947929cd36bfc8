import { Engine, type Position, type Seat, completeOptions } from '@miskatonic/kernel'
import { Scene as AnyScene } from '@miskatonic/proof/scene'
import { type Charm, allCharms } from '../cards/charms.ts'
import { sample } from '../index.ts'
import type { Choices, Events } from '../kind.ts'
import type { Options, Table } from '../position.ts'

/** What is different from the beginning of a game. */
export interface Setting {
  players?: Options['players']
  hands?: Partial<Record<Seat, Charm[]>>
  inEffect?: Table['inEffect']
  candles?: number
  clues?: number
  doom?: number
}

/** A test position: charms that are not named lie in the box. */
export function scene({ players = 2, hands = {}, inEffect = [], ...rest }: Setting = {}): AnyScene<
  Table,
  Choices,
  Events
> {
  const { position } = Engine.start(sample, completeOptions(sample, { players }), 'scene')
  const { table, seats } = position as Position<Table, Options>
  Object.assign(table, rest)
  for (const seat of seats) table.hands[seat] = hands[seat] ?? []
  table.inEffect = inEffect
  table.box = [...allCharms]
  for (const charm of [...Object.values(table.hands).flat(), ...inEffect.map((each) => each.charm)])
    table.box.splice(table.box.indexOf(charm), 1)
  return new AnyScene(sample, position)
}
