import { type Option, optionId } from './decision.ts'
import type { Engine } from './engine.ts'
import type { Game } from './game.ts'
import type { Args, Seat } from './position.ts'
import { type Refused, refused } from './refused.ts'
import type { Shape } from './shape.ts'

/** A choice as it comes from outside: from a wire, a file, a script. */
export interface Attempt {
  readonly seat: Seat
  /** The option's name. */
  readonly option: string
  /** The decision it answers, if the sender says so. */
  readonly decision?: number
  /** It was made before, perhaps by an earlier version of the rules, and comes from a log or a file. */
  readonly replayed?: boolean
}

/**
 * The one gate for choices from outside. Gives the option, or says why it cannot be chosen, with the ledger's number where a rule of the
 * game forbids it. Changes nothing either way.
 */
export function attempted(
  engine: Engine,
  { seat, option, decision: number, replayed = false }: Attempt,
): Option | Refused {
  const { decision, game, position } = engine
  if (!position.seats.includes(seat))
    return refused('unknown-seat', `there is no seat "${seat}"; there are ${position.seats.join(', ')}`)
  if (number !== undefined && number !== position.choices)
    return refused('stale-decision', `decision ${number} is not waiting; the table is at ${position.choices}`)
  if (decision === null) return refused('game-over', 'the game is over')
  const found = engine.find(seat, option)
  if (found !== undefined && (replayed || !decision.former.includes(found))) return found
  const command = parseOptionId(game, option)
  if (command === undefined) return refused('unknown-option', `"${option}" is no move of ${game.id}`)
  const rule = engine.why(seat, command.step, command.args)
  if (decision.options.every((each) => each.seat !== seat))
    return refused(
      'not-your-decision',
      `the table waits for ${decision.waiting.join(', ')}, not for ${seat}`,
      rule,
    )
  return refused('not-offered', `${seat} may not choose "${option}" now`, rule)
}

/** Reads an option's name back. Undefined unless it names a step of the game with arguments of the right shape. */
export function parseOptionId(game: Game, id: string): { step: string; args: Args } | undefined {
  const [step, rest] = id.split(/:(.*)/s) as [string, string?]
  if (!Object.hasOwn(game.steps, step)) return undefined
  const shape = game.steps[step] as Shape<Args>
  const pairs =
    rest === undefined ? [] : rest.split(',').map((pair) => pair.split(/=(.*)/s) as [string, string?])
  for (const read of [plainValue, asText]) {
    const args: Args = Object.fromEntries(pairs.map(([key, value]) => [key, read(value ?? '')]))
    if (shape.check(args, '') === undefined && optionId({ step, args }) === id) return { step, args }
  }
  return undefined
}

function plainValue(text: string): string | number | boolean | null {
  if (text === 'null') return null
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+$/.test(text) ? Number(text) : text
}

/** Some games give seats or cards names that look like numbers. */
function asText(text: string): string {
  return text
}
