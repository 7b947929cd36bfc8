import type { Chance } from './chance/chance.ts'
import { sha256 } from './chance/sha256.ts'

/** A place at the table, by a name that the game gives it: "p1", "hero". The empty string stands for a spectator. */
export type Seat = string

/** A number of the game's rule ledger: "RC-170". */
export type Rule = `${string}-${string}`

/** Something still to be done: a step with its arguments. If a seat chose it: which one, and the arguments of the question it answered. */
export interface Frame {
  step: string
  args: JsonObject
  by?: Seat
  asked?: JsonObject
}

/** Plain data, as JSON writes it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [field: string]: Json
}

/** Arguments of a choice are flat, so that an option has a readable name and every conceivable one can be listed. */
export type Args = Readonly<Record<string, string | number | boolean | null>>

/** How a game ended, and for whom it was a victory. */
export interface Outcome {
  how: string
  winners: readonly Seat[]
}

/**
 * Everything there is to know about a game in progress, as plain data. It can be written as JSON, cloned, compared and sent at any
 * decision, because what is still to be done lies in it, too: the stack, whose last frame comes first.
 */
export interface Position<Table = object, Options = object> {
  game: string
  /** The version of the rules that made this position; a later one reads it through its `upgrades`. */
  version: string
  seats: readonly Seat[]
  options: Options
  table: Table
  stack: Frame[]
  chance: Chance
  /** Choices made so far; it is also the number of the decision that is waiting for an answer. */
  choices: number
  /** Answers already given to a question that all seats answer in secret, by seat. */
  sealed: Record<Seat, string>
  outcome: Outcome | null
}

/** Another position like this one, to play on from. What never changes is shared: seats, options, frames with their arguments. */
export function clone<P extends Position>(position: P): P {
  const { table, stack, chance, sealed } = position
  return {
    ...position,
    table: deepCopy(table),
    stack: stack.slice(),
    chance: { key: chance.key, used: chance.used, next: chance.next.slice() },
    sealed: { ...sealed },
  }
}

/** A copy of plain data that shares nothing with it. Written for tables: many small lists of plain values, few levels. */
export function deepCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (Array.isArray(value) ? copyList(value) : copyObject(value)) as T
}

function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice()
  for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = deepCopy(copy[i])
  return copy
}

/** A spread keeps the engine's idea of the object's layout, which makes it several times faster than copying field by field. */
function copyObject(object: object): object {
  const copy: Record<string, unknown> = { ...object }
  for (const key in copy) {
    const value = copy[key]
    if (typeof value === 'object' && value !== null) copy[key] = deepCopy(value)
  }
  return copy
}

/** Equal positions have equal hashes; the order of fields does not matter. */
export function hash(position: Position): string {
  return sha256(canonical(position))
}

/** JSON with sorted keys: the one way to write a given piece of data. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
