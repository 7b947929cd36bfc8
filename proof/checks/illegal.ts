import {
  type Args,
  type Attempt,
  type Engine,
  type Refused,
  attempted,
  hash,
  isRefused,
  optionId,
} from '@miskatonic/kernel'
import type { Dice } from '../dice.ts'
import { type Check, type Checkpoint, type Wrong, firstWrong, wrongRule } from './check.ts'
import { conceivable } from './commands.ts'

/** Conceivable commands that are tried at a decision; `everyIllegal` tries them all. */
const SAMPLE = 60

/** Commands that were not offered are refused with a reason, for every seat, and change nothing. */
export const illegal: Check = {
  name: 'illegal',
  about:
    'a sample of what was not offered, stale answers, strangers and nonsense are refused and change nothing',
  inspect(checkpoint) {
    const { engine, dice } = checkpoint
    const { seats } = engine.position
    const some = Array.from({ length: SAMPLE }, () => ({
      seat: dice.pick(seats),
      option: anyCommand(checkpoint),
    }))
    return refusesAll(checkpoint, [...some, ...nonsense(engine, dice)]) ?? refusesLate(checkpoint)
  },
}

/** The same without sampling; for a few decisions of a few games. */
export const everyIllegal: Check = {
  name: 'every-illegal',
  about: 'every conceivable command that was not offered is refused and changes nothing',
  inspect(checkpoint) {
    const { game, engine } = checkpoint
    const ids = [...conceivable(game).map(({ id }) => id), ...frameNames(engine), ...Object.keys(game.steps)]
    return refusesAll(
      checkpoint,
      engine.position.seats.flatMap((seat) => ids.map((option) => ({ seat, option }))),
    )
  },
}

/** Most often something that a player may choose at other times, sometimes a step that belongs to the rules alone. */
function anyCommand({ game, engine, dice }: Checkpoint): string {
  const commands = conceivable(game)
  const internal = dice.oneIn(8) || commands.length === 0
  return internal ? dice.pick([...frameNames(engine), ...Object.keys(game.steps)]) : dice.pick(commands).id
}

/** What is still to be done, dressed up as a choice. */
function frameNames({ position }: Engine): string[] {
  return position.stack.map(({ step, args }) => optionId({ step, args: args as Args })) // lists become nonsense, as intended
}

/** What no client of ours would send. */
function nonsense(engine: Engine, dice: Dice): Attempt[] {
  const { decision, position } = engine
  const seat = dice.pick(position.seats)
  const real = decision === null ? 'x' : optionId(dice.pick(decision.options))
  const garbage = [
    '',
    ' ',
    ':',
    '=',
    ',',
    '__proto__',
    'constructor',
    'toString:',
    '\u0000',
    '{"step":"x"}',
    'x'.repeat(5000),
  ]
  const bent = [
    `${real},`,
    `${real}:`,
    ` ${real}`,
    `${real}=`,
    `${real}:x=1`,
    real.toUpperCase(),
    real.replaceAll('=', '=='),
  ]
  const strangers = ['', 'nobody', '__proto__', 'constructor', `${seat} `, seat.toUpperCase()]
  return [
    ...[...garbage, ...bent].map((option) => ({ seat, option })),
    ...strangers
      .filter((stranger) => !position.seats.includes(stranger))
      .map((stranger) => ({ seat: stranger, option: real })),
  ]
}

function refusesAll(checkpoint: Checkpoint, attempts: readonly Attempt[]): Wrong {
  const { engine } = checkpoint
  const before = hash(engine.position)
  const wrong = firstWrong(attempts, (attempt) => refuses(checkpoint, attempt))
  if (wrong !== undefined || hash(engine.position) === before) return wrong
  return `one of ${attempts.length} refused commands has changed the position`
}

function refuses(checkpoint: Checkpoint, attempt: Attempt): Wrong {
  const { engine } = checkpoint
  const { seat, option } = attempt
  if (engine.find(seat, option) !== undefined) return undefined
  const answer = attempted(engine, attempt)
  const what = `${option.slice(0, 80)} by "${seat}"`
  return isRefused(answer) ? poorReason(checkpoint, answer, what) : `${what} was not offered, and is accepted`
}

/** A code and a sentence always; a rule where it is a matter of the game's rules. */
function poorReason(
  checkpoint: Checkpoint,
  { refused: { code, message, rule } }: Refused,
  what: string,
): Wrong {
  if (code === '' || message === '') return `the refusal of ${what} gives no reason`
  const byRules = code === 'not-offered' || code === 'not-your-decision'
  return byRules || rule !== undefined ? wrongRule(checkpoint, rule, `the refusal of ${what}`) : undefined
}

/** A right answer to a question that does not wait. */
function refusesLate({ engine, dice }: Checkpoint): Wrong {
  const { decision, position } = engine
  if (decision === null) return undefined
  const { seat, ...option } = dice.pick(decision.options)
  const numbers = [-1, position.choices - 1, position.choices + 1, 2 ** 31, Number.NaN]
  return firstWrong(numbers, (number) => {
    const answer = attempted(engine, { seat, option: optionId(option), decision: number })
    return isRefused(answer) && answer.refused.code === 'stale-decision'
      ? undefined
      : `an answer to decision ${number} is taken for the present one`
  })
}
