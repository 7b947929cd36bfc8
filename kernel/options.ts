import type { Game } from './game.ts'
import { type Refused, refused } from './refused.ts'

/** The host's settings with the usual values filled in; or what is wrong with them. */
export function completeOptions(game: Game, given: unknown): object | Refused {
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
    const value = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : values[0]
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
