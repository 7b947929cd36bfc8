import { type GameOutline, completeOptions, isRefused } from '@miskatonic/kernel'
import type { Way } from './ways.ts'

/** The settings of a table before it is laid out, as a form shows them. */

export type Value = string | number
export type Options = Readonly<Record<string, Value>>

export interface Setting {
  readonly name: string
  readonly label: string
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  /** What the game tells of a value beside its name. */
  readonly about: Readonly<Record<string, string>>
  /** What does not go with the settings before it. */
  readonly impossible: readonly Value[]
}

export function usualOptions(game: GameOutline): Options {
  return Object.fromEntries(valuesOf(game).map(([name, values]) => [name, values[0]!]))
}

/** What is proposed at first. One person who plays for everybody begins with the fewest seats. */
export function proposedOptions(game: GameOutline, way: Way): Options {
  const usual = usualOptions(game)
  if (way !== 'alone') return usual
  return Object.fromEntries(
    valuesOf(game).map(([name, values]) => [
      name,
      values.every((value) => typeof value === 'number') ? Math.min(...values) : usual[name]!,
    ]),
  )
}

/** Every setting of a game, in its own words. */
export function settingsOf(
  game: GameOutline,
  words: { readonly options: object },
  chosen: Options,
): readonly Setting[] {
  const labels = words.options as Readonly<
    Record<
      string,
      { name: string; values: Readonly<Record<string, string>>; about?: Readonly<Record<string, string>> }
    >
  >
  return valuesOf(game).map(([name, values]) => ({
    name,
    label: labels[name]?.name ?? name,
    values: inOrder(values),
    names: Object.fromEntries(values.map((value) => [value, labels[name]?.values[value] ?? String(value)])),
    about: labels[name]?.about ?? {},
    impossible: values.filter((value) => !goesWithEarlier(game, chosen, name, value)),
  }))
}

/** The settings whose value does not go with those before them. */
export function culprits(game: GameOutline, chosen: Options): readonly string[] {
  return Object.keys(game.options).filter((name) => !goesWithEarlier(game, chosen, name, chosen[name]!))
}

/** Earlier settings have the say: how many play decides who may begin, not the other way round. */
function goesWithEarlier(game: GameOutline, chosen: Options, name: string, value: Value): boolean {
  let settled = usualOptions(game)
  for (const each of Object.keys(settled)) {
    if (each === name) break
    const next = { ...settled, [each]: chosen[each]! }
    // What is wrong itself has no say.
    if (areFine(game, next)) settled = next
  }
  return areFine(game, { ...settled, [name]: value })
}

export function seatsOf(game: GameOutline, chosen: Options): readonly string[] {
  return game.seats(chosen)
}

function areFine(game: GameOutline, options: Options): boolean {
  return !isRefused(completeOptions(game, options))
}

function valuesOf(game: GameOutline): [string, readonly Value[]][] {
  return Object.entries(game.options as Readonly<Record<string, readonly Value[]>>)
}

/** The usual value comes first in a game; people expect 2, 3, 4. */
function inOrder(values: readonly Value[]): readonly Value[] {
  return values.every((value) => typeof value === 'number') ? values.toSorted((a, b) => a - b) : values
}
