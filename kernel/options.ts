import type { Game, GameOutline } from './game.ts'
import { type Refused, refused } from './refused.ts'

type Values = Readonly<Record<string, unknown>>

/** The host's settings with the usual values filled in; or what is wrong with them. */
export function completeOptions(game: GameOutline, given: unknown): object | Refused {
  return completed(game, given, {})
}

/**
 * The settings of a game that was begun earlier, as they were stored. An option that they do not name was added later, and the game goes
 * on as it was begun.
 */
export function keptOptions(game: Game, kept: unknown): object | Refused {
  return completed(game, kept, (game.optionsBefore ?? {}) as Values)
}

function completed(game: GameOutline, given: unknown, before: Values): object | Refused {
  const known = game.options as Record<string, readonly unknown[]>
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refused('bad-options', 'the options should be an object')
  for (const name of Object.keys(given))
    if (!Object.hasOwn(known, name))
      return refused(
        'bad-options',
        `${game.id} has no option "${name}"; it has ${Object.keys(known).join(', ')}`,
      )
  const complete: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(known)) {
    const value = Object.hasOwn(given, name) ? (given as Values)[name] : (before[name] ?? values[0])
    if (!values.includes(value))
      return refused(
        'bad-options',
        `the option "${name}" may be ${values.join(', ')}, not ${JSON.stringify(value)}`,
      )
    complete[name] = value
  }
  const problem = game.optionsProblem?.(complete)
  return problem === undefined ? complete : refused('bad-options', problem)
}
