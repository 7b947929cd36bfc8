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

/** Everything that reaches a seat at a decision, as one text: its view, the rule of the question, its options, and what is forbidden. */
export function perceived(engine: Engine, seat: Seat): string {
  return canonical(everythingFor(engine, seat))
}

function everythingFor(engine: Engine, seat: Seat): readonly unknown[] {
  const { game, position, decision } = engine
  const options = engine.optionsOf(seat).map((option) => [optionId(option), option.rules, option.note])
  const refusals = engine
    .refusals()
    .flatMap((refusal) => (refusal.seat === seat ? [[optionId(refusal), refusal.rule]] : []))
  return [viewOf(game, position, decision, seat), decision?.rule ?? null, options, refusals]
}

/** The events as a seat saw them, as one text. */
export function witnessed(events: readonly Happened[], seat: Seat): string {
  return canonical(events.map((event) => seenBy(event, seat)))
}

/** Worlds sampled for each seat to see whether a choice taught it something. */
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
  for (const seats of seatsByKnowledge(game, [...before.seats, ''])) {
    const seat = whoLearned(game, before, option, after, seats)
    if (seat !== undefined) return { by: 'sight', seat }
  }
  return null
}

/** Seats that know the same have the same worlds, which then are sampled and played once for all of them. */
function seatsByKnowledge({ worlds }: Game, seats: readonly Seat[]): Seat[][] {
  const groups = new Map<Seat, Seat[]>()
  for (const seat of seats) {
    const like = worlds.knowsLike?.(seat) ?? seat
    const group = groups.get(like)
    if (group === undefined) groups.set(like, [seat])
    else group.push(seat)
  }
  return [...groups.values()]
}

function usedLuck({ chance: before }: Position, { chance: after }: Position): boolean {
  return before.used !== after.used || before.next.length !== after.next.length
}

/** The first of these seats that can now rule out a world that it could not rule out before. */
function whoLearned(
  game: Game,
  before: Position,
  option: Option,
  after: Engine,
  seats: readonly Seat[],
): Seat | undefined {
  const now = seats.map((seat) => new Notice(after, seat))
  for (const world of sampleWorlds(game, before, seats[0]!, WORLDS, `learned at ${before.choices}`)) {
    const ruledOut = whoRulesOut(game, world, option, seats, now)
    if (ruledOut !== undefined) return ruledOut
  }
  return undefined
}

/** Options of a world that are tried, at most, to find one that looks like the choice that was made. */
const LOOKALIKES = 40

/**
 * A seat rules out a world if nothing that could have been chosen in it looks the same to that seat. The chooser knows what was chosen; to
 * the others, another option may look alike (a card laid face down, a hidden piece that moved).
 */
function whoRulesOut(
  game: Game,
  world: Position,
  option: Option,
  seats: readonly Seat[],
  now: readonly Notice[],
): Seat | undefined {
  try {
    const same = tryOut(game, clone(world), option)
    return seats.find(
      (seat, i) =>
        (same === undefined || !now[i]!.isSameAs(new Notice(same, seat))) &&
        (seat === option.seat || !hasLookalike(game, world, option, seat, now[i]!)),
    )
  } catch (error) {
    // A world in which the rules cannot go on is no world. `redraw` should not have made it, but that must not break undo.
    if (error instanceof RulesBroken) return undefined
    throw error
  }
}

function hasLookalike(game: Game, world: Position, option: Option, seat: Seat, now: Notice): boolean {
  const id = optionId(option)
  const others = Engine.at(game, clone(world))
    .optionsOf(option.seat)
    .filter((other) => optionId(other) !== id)
    .toSorted((a, b) => likeness(b, option) - likeness(a, option))
  return others
    .slice(0, LOOKALIKES)
    .some((other) => now.isSameAs(new Notice(tryOut(game, clone(world), other)!, seat)))
}

/** How much two options have in common: the step, and arguments. */
function likeness(one: Option, other: Option): number {
  if (one.step !== other.step) return -1
  return Object.keys(one.args).filter((name) => one.args[name] === other.args[name]).length
}

/**
 * What a seat noticed of a choice: the events, and what it perceives afterwards. Each is written as plain JSON first, because canonical
 * JSON takes several times as long; it decides only where texts of the same length differ, perhaps in the order of fields.
 */
class Notice {
  private readonly engine: Engine
  private readonly seat: Seat
  private eventsText: string | undefined
  private restText: string | undefined

  constructor(engine: Engine, seat: Seat) {
    this.engine = engine
    this.seat = seat
  }

  isSameAs(other: Notice): boolean {
    if (this.events.length !== other.events.length || this.rest.length !== other.rest.length) return false
    return (
      (this.events === other.events || this.exactEvents() === other.exactEvents()) &&
      (this.rest === other.rest || this.exactRest() === other.exactRest())
    )
  }

  private get events(): string {
    const { engine, seat } = this
    return (this.eventsText ??= JSON.stringify(engine.events.map((event) => seenBy(event, seat))))
  }
  private get rest(): string {
    return (this.restText ??= JSON.stringify(everythingFor(this.engine, this.seat)))
  }
  private exactEvents(): string {
    return witnessed(this.engine.events, this.seat)
  }
  private exactRest(): string {
    return perceived(this.engine, this.seat)
  }
}

/** Undefined if this world does not offer the option. */
function tryOut(game: Game, world: Position, option: Option): Engine | undefined {
  const engine = Engine.at(game, world, true)
  const same = engine.find(option.seat, optionId(option))
  if (same === undefined) return undefined
  engine.choose(same)
  return engine
}
