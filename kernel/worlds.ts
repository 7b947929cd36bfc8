import * as chance from './chance/chance.ts'
import { optionId } from './decision.ts'
import { Engine } from './engine.ts'
import type { Game, Kind } from './game.ts'
import { type Position, type Seat, clone } from './position.ts'
import { RulesBroken } from './refused.ts'

/**
 * The positions that a seat cannot tell from the real one. Leak checks, undo and players that think use the same sampler.
 *
 * `redraw` works on a copy of the real position and must overwrite everything that the seat cannot know, from nothing but what it knows.
 * The battery proves that: two positions that look the same to a seat must give the same world for the same luck. What a seat has seen
 * and may still rely on (a card it put back on a pile) must therefore lie in the table.
 */
export interface Worlds<K extends Kind> {
  /** Redraws, in place, everything that `seat` ('': a spectator) cannot know. `which` is one of `cases`, where the game has them. */
  redraw(position: Position<K['table'], K['options']>, seat: Seat, luck: Luck, which: string): void
  /**
   * Where one secret decides many things at once: the names of all its possibilities that agree with what `seat` knows. Each is tried
   * instead of being left to chance.
   */
  cases?(position: Position<K['table'], K['options']>, seat: Seat): readonly string[]
  /** Another seat (or '') that always knows the same as `seat`, so that both have the same worlds. */
  knowsLike?(seat: Seat): Seat
  /** The face-down piles that `seat` happens to know card by card, by the names of their fields. */
  knownPiles?(position: Position<K['table'], K['options']>, seat: Seat): readonly string[]
}

/** A source of random numbers for drawing worlds, apart from that of the game. */
export interface Luck {
  /** A whole number from 0 to `below` - 1. */
  random(below: number): number
  shuffle(list: unknown[]): void
}

export function luckFrom(seed: string): Luck {
  const source = chance.chanceFrom(seed)
  return {
    random: (below) => chance.random(source, below),
    shuffle: (list) => chance.shuffle(source, list),
  }
}

/** A position that `seat` cannot tell from this one, with other luck to come. The same seed gives the same world. */
export function sampleWorld(game: Game, position: Position, seat: Seat, seed: string, which = ''): Position {
  const world = clone(position)
  const luck = luckFrom(seed)
  game.worlds.redraw(world, seat, luck, which)
  for (const other of othersSealed(world, seat)) reseal(game, world, other, luck)
  world.chance = chance.chanceFrom(`${seed} future`)
  return world
}

/** Several worlds of a seat: one for each of the game's cases, and at least `atLeast` in all. Made on demand. */
export function* sampleWorlds(
  game: Game,
  position: Position,
  seat: Seat,
  atLeast: number,
  seed: string,
): Generator<Position> {
  const cases = game.worlds.cases?.(position, seat) ?? []
  for (let i = 0; i < Math.max(atLeast, cases.length); i++) {
    const world = possibleWorld(game, position, seat, `${seed} ${i}`, cases[i % cases.length] ?? '')
    if (world !== undefined) yield world
  }
}

/** Undefined where the rules cannot go on: in such a world a seat would have had nothing to answer in secret. */
function possibleWorld(
  ...[game, position, seat, seed, which]: Parameters<typeof sampleWorld>
): Position | undefined {
  try {
    return sampleWorld(game, position, seat, seed, which)
  } catch (error) {
    if (error instanceof RulesBroken) return undefined
    throw error
  }
}

/** The seats, other than `seat`, whose answers to the present question lie face down. */
function othersSealed(position: Position, seat: Seat): Seat[] {
  return Object.keys(position.sealed).filter((other) => other !== seat)
}

/** Replaces a sealed answer by any of those that this world offers. */
function reseal(game: Game, world: Position, other: Seat, luck: Luck): void {
  const options = Engine.at(game, { ...clone(world), sealed: {} }).optionsOf(other)
  world.sealed[other] = optionId(options[luck.random(options.length)]!)
}

/** One cell of a table: a list or a record, and where in it. */
export interface Slot {
  readonly of: Record<string | number, unknown>
  readonly at: string | number
}

/** All cells of a pile or hand. */
export function slotsOf(list: unknown[]): Slot[] {
  return list.map((_, at) => ({ of: list as unknown as Slot['of'], at })) // a list is a record by index
}

/**
 * Deals the contents of these cells anew among them. Contents are sorted first: the result depends on what lies in the cells together,
 * not on where each thing was.
 */
export function redeal(slots: readonly Slot[], luck: Luck): void {
  const values = sorted(slots.map(({ of, at }) => of[at]))
  luck.shuffle(values)
  slots.forEach(({ of, at }, i) => (of[at] = values[i]))
}

/** The worlds of a game whose secrets are independent of each other: groups of cells whose contents may be exchanged, for all a seat knows. */
export function redealing<K extends Kind>(
  unknown: (table: K['table'], options: K['options'], seat: Seat) => Slot[][],
): Worlds<K> {
  return {
    redraw({ table, options }, seat, luck) {
      for (const group of unknown(table, options, seat)) redeal(group, luck)
    },
  }
}

function sorted(values: readonly unknown[]): unknown[] {
  return values
    .map((value) => ({ value, key: JSON.stringify(value) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ value }) => value)
}
