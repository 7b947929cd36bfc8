import { type Option, optionId } from './decision.ts'
import { Engine } from './engine.ts'
import { type Happened, seenBy } from './events.ts'
import type { Game } from './game.ts'
import { type Position, type Rule, type Seat, canonical, clone } from './position.ts'
import { RulesBroken } from './refused.ts'
import { viewOf } from './secrets.ts'
import { sampleWorlds } from './worlds.ts'

/**
 * What a seat knows, and whether it has just learned something. This is never declared by hand: it is found by trying. A seat that cannot tell two
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

/** Worlds that are tried for each seat to see whether a choice taught it something. */
const WORLDS = 24

/** Why a choice cannot simply be taken back: a rule says so, luck was used, or a seat (or a spectator, '') learned something. */
export type Revealed =
  | { readonly by: 'rule'; readonly rule: Rule }
  | { readonly by: 'chance' }
  | { readonly by: 'sight'; readonly seat: Seat }

/** What the choice of `option` at `before` revealed, or null. `before` is left as it is. */
export function revealedBy(game: Game, before: Position, option: Option): Revealed | null {
  const rule = game.binding?.[option.step]
  if (rule !== undefined) return { by: 'rule', rule }
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
  for (const world of sampleWorlds(game, before, seat, WORLDS, `learned at ${before.choices}`))
    if (isRuledOut(game, world, seat, option, now)) return true
  return false
}

/**
 * A world is ruled out if nothing that could have been chosen in it looks the same to `seat`. Where the very same option is on offer, it
 * alone counts; where it is not (a card that is not in that hand), another one may still look alike (a card laid face down).
 */
function isRuledOut(game: Game, world: Position, seat: Seat, option: Option, now: string): boolean {
  try {
    const same = tryOut(game, clone(world), option)
    if (same !== undefined) return noticed(same, seat) !== now
    if (seat === option.seat) return true
    const others = Engine.at(game, clone(world)).optionsOf(option.seat)
    return others.every((other) => noticed(tryOut(game, clone(world), other)!, seat) !== now)
  } catch (error) {
    // A world in which the rules cannot go on is no world. `redraw` should not have made it, but that must not break undo.
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
