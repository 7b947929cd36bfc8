import { type Option, optionId } from './decision.ts'
import { Engine, type Happened, seenBy } from './engine.ts'
import type { Game } from './game.ts'
import { type Position, type Seat, canonical, clone } from './position.ts'
import { type Slot, viewOf } from './secrets.ts'

/**
 * What a seat knows, and whether it has just learned something. Nobody declares this: it is found by trying. A seat that cannot tell two
 * worlds apart before a choice, and can after it, has learned something from that choice.
 */

/** Everything that reaches a seat at a decision, as one text. */
export function perceived(engine: Engine, seat: Seat): string {
  const { game, position, decision } = engine
  const options = engine.optionsOf(seat).map((option) => [optionId(option), option.rules, option.note])
  return canonical([viewOf(game, position, decision, seat), options])
}

/** The events as a seat saw them, as one text. */
export function witnessed(events: readonly Happened[], seat: Seat): string {
  return canonical(events.map((event) => seenBy(event, seat)))
}

/** How many of a seat's other worlds there are: enough that each unknown card takes every other card's place once. */
export function otherWorlds(game: Game, position: Position, seat: Seat): number {
  const groups = game.unknown(position.table, position.options, seat)
  return Math.max(0, ...groups.map((group) => group.length - 1))
}

/** A world that differs from `position` only in what `seat` may not know, future luck aside. */
export function otherWorld(game: Game, position: Position, seat: Seat, which: number): Position {
  const world = clone(position)
  for (const group of game.unknown(world.table, world.options, seat)) rotate(group, which)
  return world
}

/** Moves the contents of the cells on by `offset`, in an order in which equal contents lie together. */
function rotate(group: readonly Slot[], offset: number): void {
  const sorted = group
    .map((slot) => ({ slot, value: slot.list[slot.index], key: JSON.stringify(slot.list[slot.index]) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const values = sorted.map(({ value }) => value)
  sorted.forEach(({ slot }, i) => {
    slot.list[slot.index] = values[(i + offset) % values.length]
  })
}

/** Why a choice cannot simply be taken back: luck was used, or a seat (or a spectator, '') learned something. */
export type Revealed = { readonly by: 'chance' } | { readonly by: 'sight'; readonly seat: Seat }

/** What the choice of `option` at `before` revealed, or null. `before` is left as it is. */
export function revealedBy(game: Game, before: Position, option: Option): Revealed | null {
  const after = tryOut(game, clone(before), option)!
  if (after.position.chance.used !== before.chance.used) return { by: 'chance' }
  for (const seat of [...before.seats, ''])
    if (learned(game, before, option, after, seat)) return { by: 'sight', seat }
  return null
}

/** A seat learns nothing from what it does itself with what it knows; from all else it learns if other worlds turn out otherwise. */
function learned(game: Game, before: Position, option: Option, after: Engine, seat: Seat): boolean {
  const now = perceived(after, seat)
  const seen = witnessed(after.events, seat)
  const worlds = otherWorlds(game, before, seat)
  for (let which = 1; which <= worlds; which++) {
    const other = tryOut(game, otherWorld(game, before, seat, which), option)
    if (other === undefined || perceived(other, seat) !== now || witnessed(other.events, seat) !== seen)
      return true
  }
  return false
}

/** Undefined if this world does not offer the option. */
function tryOut(game: Game, world: Position, option: Option): Engine | undefined {
  const engine = Engine.at(game, world, true)
  const same = engine.find(option.seat, optionId(option))
  if (same === undefined) return undefined
  engine.choose(same)
  return engine
}
