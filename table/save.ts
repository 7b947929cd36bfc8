import {
  type Choice,
  type Game,
  type Outcome,
  type Refused,
  type Seat,
  canGoOnFrom,
  canonical,
  isRefused,
  refused,
  sha256,
  shape,
} from '@miskatonic/kernel'
import { isMadeOf } from './fair.ts'
import type { TableRecord } from './store.ts'
import { type Start, Table } from './table.ts'

/**
 * A game as a file: where it began and every choice since. It is played through again when it is loaded, so a file cannot bring in a
 * position that the rules would not have made; only the start of an edited table is taken on trust.
 *
 * A file of an earlier version of the rules is played by the present ones. The same choices with the same luck must lead to the same end;
 * but the hash covers how that version wrote its positions, so it is compared only within one version, and across versions `result` is.
 */
interface Save {
  /** Format 1, which is still read, has no `result`. */
  format: string
  game: string
  version: string
  options: object
  start: Start
  choices: readonly Choice[]
  /** The position that the choices lead to. */
  hash: string
  /** Where the choices lead to, in terms that every version of the rules shares. */
  result?: Result
  /** What the seed is made of, so that the luck can be checked (see fair.ts). Not in games whose seed was simply given. */
  luck?: Luck
  /** The game came to its table from an earlier moment of another one, or from a file. */
  origin?: 'fork' | 'file'
  /** In a report of a problem. */
  report?: Report
  /** Of everything else, so that damage is noticed. */
  checksum: string
}

export interface Luck {
  readonly secret: string
  readonly parts: Readonly<Record<Seat, string>>
  /** What was shown before the parts. Not in games of earlier versions, in which seats did not commit to their parts. */
  readonly committed?: Committed
}

export interface Committed {
  readonly table: string
  readonly commitments: Readonly<Record<Seat, string>>
  /** The seats whose parts the table made, because programs played them. */
  readonly made: readonly Seat[]
}

/** What the file of a table says of its luck. */
export function luckOf({
  id,
  start,
  secret,
  parts,
  commitments = {},
  made = [],
  origin,
}: TableRecord): Pick<Save, 'luck' | 'origin'> {
  const isOwn = start !== null && isMadeOf(start, secret, parts)
  const committed = origin === 'new' ? { committed: { table: id, commitments, made } } : {}
  return {
    ...(isOwn ? { luck: { secret, parts, ...committed } } : {}),
    ...(origin === 'fork' || origin === 'file' ? { origin } : {}),
  }
}

interface Result {
  /** How many random numbers the game has used. */
  readonly numbers: number
  readonly outcome: Outcome | null
}

/** By which rules a saved game was played, and what its end was compared with when it was played again. */
export interface Origin {
  readonly version: string
  /** `choices`: with nothing, because the file is of older rules and says nothing else; every choice was legal by the present ones. */
  readonly compared: 'position' | 'result' | 'choices'
}

/** A player's note about a problem, and by which program it was seen. */
export interface Report {
  readonly note: string
  readonly program: string
  readonly seenIn: string
}

const FAMILY = 'miskatonic-save/'
const FORMATS = [`${FAMILY}1`, `${FAMILY}2`]
const FORMAT = FORMATS.at(-1)!

export function save(table: Table, extra: Pick<Save, 'luck' | 'origin' | 'report'> = {}): string {
  const { game, start, choices, position } = table
  const content = {
    format: FORMAT,
    game: game.id,
    version: game.version,
    options: position.options,
    start,
    choices,
    hash: table.hash,
    result: resultOf(table),
    ...extra,
  }
  return written({ ...content, checksum: sha256(canonical(content)) })
}

function resultOf({ position: { chance, outcome } }: Table): Result {
  return { numbers: chance.used, outcome }
}

/** One field per line and one choice per line: for those who look into the file or compare two of them. */
function written(content: Save): string {
  const fields = Object.entries(content).map(([name, value]: [string, unknown]) => {
    const text = name === 'choices' ? lines(value as readonly Choice[]) : JSON.stringify(value)
    return `${JSON.stringify(name)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

function lines(choices: readonly Choice[]): string {
  return choices.length === 0 ? '[]' : `[\n${choices.map((choice) => JSON.stringify(choice)).join(',\n')}\n]`
}

export function load(text: string, games: readonly Game[]): Table | Refused {
  const file = loadFile(text, games)
  return isRefused(file) ? file : file.table
}

/** A saved game with what else its file says. */
export interface LoadedFile {
  readonly table: Table
  readonly luck: Luck | undefined
  readonly origin: Origin
  /** How the game came to the table that it was saved at. */
  readonly cameFrom: 'fork' | 'file' | undefined
}

export function loadFile(text: string, games: readonly Game[]): LoadedFile | Refused {
  const file = openFile(text, games)
  if (isRefused(file)) return file
  const { table, choices, luck, origin, cameFrom } = file
  for (const choice of choices) {
    const done = table.choose({ ...choice, replayed: true })
    if (isRefused(done)) return file.failsAt(table.choices.length, done)
  }
  return file.wrongEnd() ?? { table, luck, origin, cameFrom }
}

/** Limits for files from strangers, checked before anything of a file is played. */
export interface FileLimits {
  readonly choices: number
  /** Characters of the position at which an edited game begins. */
  readonly position: number
}

/** A saved game at its start. Its choices are still to be played, on `table`. */
export interface OpenedFile {
  readonly table: Table
  readonly choices: readonly Choice[]
  readonly luck: Luck | undefined
  readonly origin: Origin
  readonly cameFrom: LoadedFile['cameFrom']
  /** The refusal of a file whose choice number `index` (from 0) cannot be played. */
  failsAt(index: number, why: Refused): Refused
  /** After all choices: a refusal if the table is not where the file says; null if it is. */
  wrongEnd(): Refused | null
}

export function openFile(
  text: string,
  games: readonly Game[],
  limits: FileLimits = { choices: Number.POSITIVE_INFINITY, position: Number.POSITIVE_INFINITY },
): OpenedFile | Refused {
  const content = checked(text, limits)
  if (isRefused(content)) return content
  const game = games.find(({ id }) => id === content.game)
  if (game === undefined)
    return refused('unknown-game', `this is a game of "${content.game}", which is not known here`)
  if (!canGoOnFrom(game, content.version)) return otherRules(game, content)
  const table = Table.begun(game, content.options, content.start)
  if (isRefused(table)) return table
  const unplayable = (why: string): Refused =>
    content.version === game.version ? refused('save-unplayable', why) : otherRules(game, content, `: ${why}`)
  return {
    table,
    choices: content.choices,
    luck: content.luck,
    cameFrom: content.origin,
    origin: { version: content.version, compared: comparable(game, content) },
    failsAt: (index, { refused: { message } }) =>
      unplayable(`choice ${index + 1} of the saved game fails: ${message}`),
    wrongEnd: () =>
      leadsThere(table, content)
        ? null
        : unplayable('the saved choices lead to another position than the one that was saved'),
  }
}

function otherRules(game: Game, { version }: Save, why = ''): Refused {
  return refused(
    'save-other-rules',
    `this game was played by version ${version} of the rules of ${game.id}; here is version ${game.version}${why}`,
  )
}

function comparable({ version }: Game, content: Save): Origin['compared'] {
  if (content.version === version) return 'position'
  return content.result === undefined ? 'choices' : 'result'
}

function leadsThere(table: Table, content: Save): boolean {
  if (content.result !== undefined && canonical(content.result) !== canonical(resultOf(table))) return false
  return content.version !== table.game.version || content.hash === table.hash
}

/** The content of a save file, if it is one and nothing in it was changed since it was written. */
function checked(text: string, limits: FileLimits): Save | Refused {
  const content = parsed(text)
  if (isRefused(content)) return content
  const { checksum, ...rest } = content.object
  const { format } = rest
  if (typeof format !== 'string' || !format.startsWith(FAMILY))
    return refused('save-malformed', 'this is not a saved game')
  if (!FORMATS.includes(format))
    return refused('save-other-format', `this save has the format ${format.slice(0, 40)}; here is ${FORMAT}`)
  const unknown = Object.keys(rest).find((name) => !KNOWN.has(name))
  if (unknown !== undefined) return refused('save-malformed', `/${unknown.slice(0, 40)} is unknown`)
  const excess = tooLarge(rest, limits)
  if (excess !== null) return excess
  if (checksum !== sha256(canonical(rest)))
    return refused(
      'save-altered',
      'the saved game was altered after it was written: its checksum does not fit',
    )
  const { luck, origin, report, result, ...always } = content.object
  const wrong =
    saveShape.check(always, '') ??
    (format === FORMAT ? resultShape : absent).check(result, '/result') ??
    startShape.check(rest['start'], '/start') ??
    (luck === undefined ? undefined : luckShape.check(luck, '/luck')) ??
    (origin === undefined ? undefined : originShape.check(origin, '/origin')) ??
    (report === undefined ? undefined : reportShape.check(report, '/report'))
  return wrong === undefined
    ? (content.object as unknown as Save) /* checked above */
    : refused('save-malformed', wrong)
}

const KNOWN: ReadonlySet<string> = new Set<keyof Save>([
  'format',
  'game',
  'version',
  'options',
  'start',
  'choices',
  'hash',
  'result',
  'luck',
  'origin',
  'report',
])

/** Looked at before the checksum, which takes long for large files. */
function tooLarge({ choices, start }: Record<string, unknown>, limits: FileLimits): Refused | null {
  if (Array.isArray(choices) && choices.length > limits.choices)
    return refused(
      'save-too-large',
      `this game has ${choices.length} choices; the limit is ${limits.choices}`,
    )
  return limits.position < Number.POSITIVE_INFINITY && JSON.stringify(start ?? null).length > limits.position
    ? refused('unsound-position', 'the position at which this game begins is larger than any game needs')
    : null
}

function parsed(text: string): { object: Record<string, unknown> } | Refused {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { object: value as Record<string, unknown> }
    return refused('save-malformed', 'this is not a saved game')
  } catch {
    return text.trimEnd().endsWith('}')
      ? refused('save-malformed', 'this is not a saved game: it is not JSON')
      : refused('save-truncated', 'the end of the saved game is missing')
  }
}

const anyObject = shape.dictionary<unknown>({ check: () => undefined })

const partsShape = shape.dictionary(shape.text)
const committedShape = shape.object({
  table: shape.text,
  commitments: partsShape,
  made: shape.list(shape.text),
})
const luckShape: shape.Shape<unknown> = {
  check(value, path) {
    const { committed, ...rest } = (typeof value === 'object' ? value : {}) as Record<string, unknown>
    return (
      shape.object({ secret: shape.text, parts: partsShape }).check(rest, path) ??
      (committed === undefined ? undefined : committedShape.check(committed, `${path}/committed`))
    )
  },
}
const originShape = shape.oneOf(['fork', 'file'])
const reportShape = shape.object({ note: shape.text, program: shape.text, seenIn: shape.text })

const resultShape = shape.object({
  numbers: shape.integer(0, 2 ** 40),
  outcome: shape.orNull(shape.object({ how: shape.text, winners: shape.list(shape.text) })),
})
const absent: shape.Shape<undefined> = {
  check: (value, path) => (value === undefined ? undefined : `${path} is unknown`),
}

const saveShape = shape.object({
  format: shape.text,
  game: shape.text,
  version: shape.text,
  options: anyObject,
  start: anyObject,
  choices: shape.list(shape.object({ seat: shape.text, option: shape.text })),
  hash: shape.text,
  checksum: shape.text,
})

const startShape: shape.Shape<unknown> = {
  check(value, path) {
    const edited = 'position' in (value as object)
    return shape
      .object({ [edited ? 'position' : 'seed']: edited ? anyObject : shape.text })
      .check(value, path)
  },
}
