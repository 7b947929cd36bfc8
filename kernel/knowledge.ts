import { type Option, optionId } from './decision.ts'
import { Engine } from './engine.ts'
import { type Happened, seenBy } from './events.ts'
import type { Game } from './game.ts'
import { type Position, type Seat, canonical, clone } from './position.ts'
import { RulesBroken } from './refused.ts'
import { type Slot, viewOf } from './secrets.ts'

/**
 * What a seat knows, and whether it has just learned something. Nobody declares this: it is found by trying. A seat that cannot tell two
 * worlds apart before a choice, and can after it, has learned something from that choice.
 */

/** Everything that reaches a seat at a decision, as one text: its view, its options, and what it is told is forbidden. */
export function perceived(engine: Engine, seat: Seat): string {
  const { game, position } = engine
  const options = engine.optionsOf(seat).map((option) => [optionId(option), option.rules, option.note])
  const refusals = engine
    .refusals()
    .flatMap((refusal) => (refusal.seat === seat ? [[optionId(refusal), refusal.rule]] : []))
  return canonical([viewOf(game, position, engine.decision, seat), options, refusals])
}

/** The events as a seat saw them, as one text. */
export function witnessed(events: readonly Happened[], seat: Seat): string {
  return canonical(events.map((event) => seenBy(event, seat)))
}

/** How many of a seat's other worlds there are: enough that each unknown card takes every other card's place once. */
export function otherWorlds(game: Game, position: Position, seat: Seat): number {
  const groups = game.unknown(position.table, position.options, seat)
  const answers = othersSealed(position, seat).map((other) => optionsUnsealed(game, position, other))
  return Math.max(
    0,
    ...groups.map((group) => group.length - 1),
    ...answers.map((options) => options.length - 1),
  )
}

/** A world that differs from `position` only in what `seat` may not know, future luck aside. */
export function otherWorld(game: Game, position: Position, seat: Seat, which: number): Position {
  const world = clone(position)
  for (const group of game.unknown(world.table, world.options, seat)) rotate(group, which)
  for (const other of othersSealed(world, seat)) resealed(game, world, other, which)
  return world
}

/** Those whose answers to the present question lie face down, `seat` aside. */
function othersSealed(position: Position, seat: Seat): Seat[] {
  return Object.keys(position.sealed).filter((other) => other !== seat)
}

/** Replaces a sealed answer by another one that this world offers. */
function resealed(game: Game, world: Position, other: Seat, which: number): void {
  const ids = optionsUnsealed(game, world, other)
  const at = Math.max(0, ids.indexOf(world.sealed[other]!))
  world.sealed[other] = ids[(at + which) % ids.length]!
}

function optionsUnsealed(game: Game, position: Position, seat: Seat): string[] {
  return Engine.at(game, { ...clone(position), sealed: {} })
    .optionsOf(seat)
    .map(optionId)
}

/** Moves the contents of the cells on by `offset`, in an order in which equal contents lie together. */
function rotate(group: readonly Slot[], offset: number): void {
  const sorted = group
    .map((slot) => ({ slot, value: slot.of[slot.at], key: JSON.stringify(slot.of[slot.at]) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const values = sorted.map(({ value }) => value)
  sorted.forEach(({ slot }, i) => {
    slot.of[slot.at] = values[(i + offset) % values.length]
  })
}

/** Why a choice cannot simply be taken back: luck was used, or a seat (or a spectator, '') learned something. */
export type Revealed = { readonly by: 'chance' } | { readonly by: 'sight'; readonly seat: Seat }

/** What the choice of `option` at `before` revealed, or null. `before` is left as it is. */
export function revealedBy(game: Game, before: Position, option: Option): Revealed | null {
  const after = tryOut(game, clone(before), option)!
  if (usedLuck(before, after.position)) return { by: 'chance' }
  for (const seat of [...before.seats, ''])
    if (learned(game, before, option, after, seat)) return { by: 'sight', seat }
  return null
}

function usedLuck({ chance: before }: Position, { chance: after }: Position): boolean {
  return before.used !== after.used || before.next.length !== after.next.length
}

/** A seat learns something if it can now rule out a world that it could not rule out before. */
function learned(game: Game, before: Position, option: Option, after: Engine, seat: Seat): boolean {
  const now = noticed(after, seat)
  const worlds = otherWorlds(game, before, seat)
  for (let which = 1; which <= worlds; which++)
    if (isRuledOut(game, before, seat, which, option, now)) return true
  return false
}

/**
 * The other world number `which` is ruled out if nothing that could have been chosen in it looks the same to `seat`. Where the very same option is on offer, it
 * alone counts; where it is not (a card that is not in that hand), another one may still look alike (a card laid face down).
 */
function isRuledOut(
  game: Game,
  before: Position,
  seat: Seat,
  which: number,
  option: Option,
  now: string,
): boolean {
  try {
    const world = otherWorld(game, before, seat, which)
    const same = tryOut(game, clone(world), option)
    if (same !== undefined) return noticed(same, seat) !== now
    if (seat === option.seat) return true
    const others = Engine.at(game, clone(world)).optionsOf(option.seat)
    return others.every((other) => noticed(tryOut(game, clone(world), other)!, seat) !== now)
  } catch (error) {
    // A world in which the rules cannot go on is no world. `unknown` should not have made it, but that must not break undo.
    if (error instanceof RulesBroken) return false
    throw error
  }
}

function noticed(engine: Engine, seat: Seat): string {
  return witnessed(engine.events, seat) + perceived(engine, seat)
}

/** Undefined if this world does not offer the option. */
function tryOut(game: Game, world: Position, option: Option): Engine | undefined {
  const engine = Engine.at(game, world, true)
  const same = engine.find(option.seat, optionId(option))
  if (same === undefined) return undefined
  engine.choose(same)
  return engine
}
