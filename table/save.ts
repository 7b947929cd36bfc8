import {
  type Choice,
  type Game,
  type Refused,
  type Seat,
  canonical,
  completeOptions,
  isRefused,
  refused,
  sha256,
  shape,
} from '@miskatonic/kernel'
import { type Start, Table } from './table.ts'

/**
 * A game as a file: where it began and every choice since. It is played through again when it is loaded, so a file cannot bring in a
 * position that the rules would not have made; only the start of an edited table is taken on trust.
 */
interface Save {
  format: string
  game: string
  version: string
  options: object
  start: Start
  choices: readonly Choice[]
  /** The position that the choices lead to. */
  hash: string
  /** What the seed is made of, so that the luck can be checked (see fair.ts). Not in games whose seed was simply given. */
  luck?: Luck
  /** In a report of a problem. */
  report?: Report
  /** Of everything else, so that damage is noticed. */
  checksum: string
}

export interface Luck {
  readonly secret: string
  readonly parts: Readonly<Record<Seat, string>>
}

/** What somebody wants to tell about a problem, and by which program it was seen. */
export interface Report {
  readonly note: string
  readonly program: string
  readonly seenIn: string
}

const FAMILY = 'miskatonic-save/'
const FORMAT = `${FAMILY}1`

export function save(table: Table, extra: { luck?: Luck; report?: Report } = {}): string {
  const { game, start, choices, position } = table
  const content = {
    format: FORMAT,
    game: game.id,
    version: game.version,
    options: position.options,
    start,
    choices,
    hash: table.hash,
    ...extra,
  }
  return written({ ...content, checksum: sha256(canonical(content)) })
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
  const content = checked(text)
  return isRefused(content) ? content : loaded(content, games)
}

/** A saved game with what its luck was made of. */
export function loadWithLuck(
  text: string,
  games: readonly Game[],
): { table: Table; luck: Luck | undefined } | Refused {
  const content = checked(text)
  if (isRefused(content)) return content
  const table = loaded(content, games)
  return isRefused(table) ? table : { table, luck: content.luck }
}

function loaded(content: Save, games: readonly Game[]): Table | Refused {
  const game = games.find(({ id }) => id === content.game)
  if (game === undefined)
    return refused('unknown-game', `this is a game of "${content.game}", which is not known here`)
  if (content.version !== game.version)
    return refused(
      'save-other-rules',
      `this game was played by version ${content.version} of the rules of ${game.id}; here is version ${game.version}`,
    )
  const table = opened(game, content)
  return isRefused(table) ? table : playedThrough(table, content)
}

function opened(game: Game, { start, options }: Save): Table | Refused {
  if ('position' in start) return Table.at(game, start.position)
  const complete = completeOptions(game, options)
  return isRefused(complete) ? complete : Table.open(game, complete, start.seed)
}

function playedThrough(table: Table, { choices, hash }: Save): Table | Refused {
  for (const [index, { seat, option }] of choices.entries()) {
    const entry = table.choose({ seat, option })
    if (isRefused(entry))
      return refused(
        'save-unplayable',
        `choice ${index + 1} of the saved game fails: ${entry.refused.message}`,
      )
  }
  if (table.hash === hash) return table
  return refused('save-unplayable', 'the saved choices lead to another position than the one that was saved')
}

/** The content of a save file, if it is one and nothing in it was changed since it was written. */
function checked(text: string): Save | Refused {
  const content = parsed(text)
  if (isRefused(content)) return content
  const { checksum, ...rest } = content.object
  const { format } = rest
  if (typeof format !== 'string' || !format.startsWith(FAMILY))
    return refused('save-malformed', 'this is not a saved game')
  if (format !== FORMAT)
    return refused('save-other-format', `this save has the format ${format}; here is ${FORMAT}`)
  if (checksum !== sha256(canonical(rest)))
    return refused(
      'save-altered',
      'the saved game was altered after it was written: its checksum does not fit',
    )
  const { luck, report, ...always } = content.object
  const wrong =
    saveShape.check(always, '') ??
    startShape.check(rest['start'], '/start') ??
    (luck === undefined ? undefined : luckShape.check(luck, '/luck')) ??
    (report === undefined ? undefined : reportShape.check(report, '/report'))
  return wrong === undefined ? (content.object as unknown as Save) : refused('save-malformed', wrong)
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

const luckShape = shape.object({ secret: shape.text, parts: shape.dictionary(shape.text) })
const reportShape = shape.object({ note: shape.text, program: shape.text, seenIn: shape.text })

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
