import {
  Engine,
  type Game,
  type Position,
  type Refused,
  canGoOnFrom,
  canonical,
  completeOptions,
  isRefused,
  perceived,
  refused,
  shape,
  upgraded,
} from '@miskatonic/kernel'
import { type Rest, balance } from './balance.ts'

/**
 * Takes up a position that comes from outside: from an edit, a save file or a log. One of an earlier version of the rules is upgraded
 * first. Gives it at its decision, or says what is wrong with it.
 * `force` lets components be missing and things lie where the rules would never put them; data of the wrong shape is never let in.
 * `rest` says where the pieces go that the position does not name.
 */
export function takenUp(
  game: Game,
  value: unknown,
  { force, rest = {} }: { force: boolean; rest?: Rest },
): Engine | Refused {
  const current = inPresentFormat(game, value)
  if (isRefused(current)) return current
  const wrong = misshapen(game, current.position)
  if (wrong !== undefined) return refused('bad-position', wrong)
  const position = current.position as Position
  try {
    const unbalanced = balance(game, position, rest)
    if (unbalanced !== undefined) return unbalanced
    const tooFew = misshapen(game, position) // a number may have fallen below zero
    if (tooFew !== undefined) return refused('bad-rest', tooFew)
    return (force ? undefined : unsound(game, position)) ?? asked(game, position)
  } catch (error) {
    // With `force` the position may break what the rules rely on, so they can throw anything.
    return refused('bad-position', `the rules cannot go on from there: ${messageOf(error)}`)
  }
}

/** Wrapped, because data from outside may look like a refusal. */
function inPresentFormat(game: Game, value: unknown): { position: unknown } | Refused {
  if (!isOutdated(game, value)) return { position: value }
  try {
    return { position: upgraded(game, value) }
  } catch (error) {
    // Only the version has been checked so far, so an upgrade can throw anything.
    const why = messageOf(error)
    return refused('bad-position', `this position of version ${value.version} cannot be upgraded: ${why}`)
  }
}

function isOutdated(game: Game, value: unknown): value is Position {
  if (typeof value !== 'object' || value === null || !('version' in value)) return false
  const { version } = value
  return typeof version === 'string' && version !== game.version && canGoOnFrom(game, version)
}

function unsound(game: Game, position: Position): Refused | undefined {
  const wrong = game.brokenInvariant(position)
  if (wrong !== undefined) return refused('unsound-position', wrong)
  const off = game.counts(position.table, position.options).find(({ have, want }) => have !== want)
  if (off === undefined) return undefined
  return refused('bad-counts', `there should be ${off.want} ${off.component}, and there are ${off.have}`)
}

/** Runs what is on the stack up to a question, and tries once everything that a table will show of it. */
function asked(game: Game, position: Position): Engine {
  const engine = Engine.at(game, position, true)
  for (const seat of ['', ...position.seats]) perceived(engine, seat)
  return engine
}

function misshapen(game: Game, value: unknown): string | undefined {
  const wrong = positionShape(game).check(value, '')
  if (wrong !== undefined) return wrong
  const { options, seats, stack, sealed, outcome } = value as Position
  const complete = completeOptions(game, options)
  if (isRefused(complete)) return `/options: ${complete.refused.message}`
  if (canonical(complete) !== canonical(options)) return '/options should name a value for every option'
  const wanted = game.seats(options)
  if (canonical(seats) !== canonical(wanted))
    return `/seats should be ${wanted.join(', ')} with these options`
  const stranger = Object.keys(sealed).find((seat) => !seats.includes(seat))
  if (stranger !== undefined) return `/sealed/${stranger} is not a seat`
  return outcome === null && stack.length === 0
    ? '/stack should not be empty before the game is over'
    : undefined
}

export function positionShape(game: Game): shape.Shape<unknown> {
  const { dictionary, integer, list, object, oneOf, orNull, text } = shape
  return object({
    game: oneOf([game.id]),
    version: oneOf([game.version]),
    seats: list(text),
    options: dictionary(anything),
    table: game.table,
    stack: list(frame(game)),
    chance: object({
      key: hexKey,
      used: integer(0, 2 ** 40),
      next: list(oneOf(game.results)),
    }),
    choices: integer(0, 2 ** 40),
    sealed: dictionary(text),
    outcome: orNull(object({ how: oneOf(Object.keys(game.words.en.outcomes)), winners: list(text) })),
  })
}

const anything: shape.Shape<unknown> = { check: () => undefined }

const hexKey: shape.Shape<string> = {
  check: (value, path) =>
    typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
      ? undefined
      : `${path} should be 64 hexadecimal digits`,
  schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
}

/** A step of the game with its arguments; if a seat chose it, also `by` and `asked`. */
function frame(game: Game): shape.Shape<unknown> {
  const steps = game.steps as Record<string, shape.Shape<unknown>>
  const names = Object.keys(steps)
  const outline = shape.dictionary(anything)
  return {
    check(value, path) {
      const wrong = outline.check(value, path)
      if (wrong !== undefined) return wrong
      const { step, args, by, asked: askedFor, ...rest } = value as Record<string, unknown>
      for (const name of Object.keys(rest)) return `${path}/${name} is unknown`
      return (
        shape.oneOf(names).check(step, `${path}/step`) ??
        steps[step as string]!.check(args, `${path}/args`) ??
        (by === undefined ? undefined : shape.text.check(by, `${path}/by`)) ??
        (askedFor === undefined ? undefined : outline.check(askedFor, `${path}/asked`))
      )
    },
    get schema() {
      const one = (step: string): object => ({
        type: 'object',
        properties: {
          step: { const: step },
          args: steps[step]!.schema ?? {},
          by: { type: 'string' },
          asked: {},
        },
        required: ['step', 'args'],
        additionalProperties: false,
      })
      return { anyOf: names.map(one) }
    },
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
