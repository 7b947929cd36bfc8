import {
  Engine,
  type Game,
  type Option,
  type Position,
  type Seat,
  clone,
  completeOptions,
  isRefused,
  optionId,
  seenBy,
  viewOf,
} from '@miskatonic/kernel'
import type { Dice } from './dice.ts'

/**
 * For tests with twin games: two positions that a seat must not be able to tell apart, made by hand rather than by the game's own
 * `worlds`. Texts keep the order of fields, since a message on the wire does, too.
 */

/** All that a seat is shown of a position: its view, its options and its refusals. */
export function shownOf(game: Game, position: Position, seat: Seat): string {
  return shownBy(Engine.at(game, clone(position)), seat)
}

/** All that a seat notices of a choice: the events, and what it is shown afterwards. */
export function noticedOf(game: Game, position: Position, option: Option, seat: Seat): string {
  const engine = Engine.at(game, clone(position), true)
  engine.choose(engine.find(option.seat, optionId(option))!)
  return JSON.stringify(engine.events.map((event) => seenBy(event, seat))) + shownBy(engine, seat)
}

function shownBy(engine: Engine, seat: Seat): string {
  const { game, position, decision } = engine
  const options = engine.optionsOf(seat).map((option) => [optionId(option), option.rules, option.note])
  const refusals = engine.refusals().filter((refusal) => refusal.seat === seat)
  return JSON.stringify([viewOf(game, position, decision, seat), options, refusals])
}

/** Where two texts part, with what stands around it; null if they are the same. */
export function firstDifference(one: string, other: string): string | null {
  if (one === other) return null
  let at = 0
  while (one[at] === other[at]) at++
  return `${one.slice(Math.max(0, at - 120), at + 80)} ≠ ${other.slice(at, at + 80)}`
}

/** Plays a game at random, every kind of choice equally often, and shows each decision with what will be chosen. */
export function playAtRandom(
  game: Game,
  { options, seed, most }: { options: object; seed: string; most: number },
  dice: Dice,
  visit: (engine: Engine, next: Option) => void,
): void {
  const complete = completeOptions(game, options)
  if (isRefused(complete)) throw new Error(complete.refused.message)
  const engine = Engine.start(game, complete, seed)
  for (let n = 0; n < most && engine.decision !== null; n++) {
    const all = engine.decision.options
    const step = dice.pick([...new Set(all.map((option) => option.step))])
    const next = dice.pick(all.filter((option) => option.step === step))
    visit(engine, next)
    engine.choose(next)
  }
}
