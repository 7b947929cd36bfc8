import { type Choice, type Game, type Refused, canonical, isRefused, refused } from '@miskatonic/kernel'
import {
  type FileLimits,
  type LongWork,
  type Luck,
  type Row,
  type Start,
  Table,
  type TableRecord,
  logOf,
  luckOf,
  openFile,
  save,
} from '@miskatonic/table'
import { version } from '../version.ts'
import { jsonSize } from './json-size.ts'
import { type Seal, sealOf, unseal, unsealFirstFormat } from './sealed-file.ts'

/** Nesting limit for files; a saved position has about seven levels. */
const MAX_DEPTH = 50
/**
 * The longest games known have a tenth of these choices. Edited positions are limited because parts of them are stored and sent with every
 * choice; normal ones have about 6,000 characters.
 */
const LIMITS: FileLimits = { choices: 6_000, position: 50_000 }
/** Commas in a file at these limits: two for each choice, and those of the position. */
const MAX_COMMAS = 2 * LIMITS.choices + 25_000

/** What came of a file. */
export type Imported =
  | { readonly is: 'game'; readonly game: ImportedGame }
  /** A sealed file, which may be opened unless its table is still playing. */
  | { readonly is: 'sealed'; readonly seal: Seal }
  | { readonly is: 'refused'; readonly why: Refused; readonly wasPlayed: boolean }

/** A game from a file, played and found to be what the file says. */
export interface ImportedGame {
  readonly id: string
  readonly options: object
  readonly start: Start
  readonly luck: Luck | undefined
  readonly rows: readonly Row[]
}

export interface ImportTask {
  readonly bytes: Uint8Array
  /** The server's own key, for sealed files. */
  readonly sealKey: Uint8Array
  /** The time to write into the log. */
  readonly at: number
  /** The table of a sealed file, once it is known to be over; `gone` if it was removed. */
  readonly from: TableRecord | 'gone' | null
}

type Stood = LongWork['haveStood']

/** Checks a file and plays its game. Everything that can be checked without playing is checked first. */
export async function importFile(
  games: readonly Game[],
  { bytes, sealKey, at, from }: ImportTask,
  haveStood: Stood,
): Promise<Imported> {
  const { depth, commas } = jsonSize(bytes)
  if (depth > MAX_DEPTH) return unplayed(refused('save-malformed', 'this is not a saved game'))
  if (commas > MAX_COMMAS) return unplayed(tooLarge)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  const sealed = sealOf(text)
  if (sealed === undefined) return importText(games, text, at)
  if (from === null) return { is: 'sealed', seal: sealed }
  const opened = sealed.isFirstFormat ? await unsealedBySecret(text, from, haveStood) : unseal(text, sealKey)
  if (!isRefused(opened)) return importText(games, opened, at)
  return unplayed(from === 'gone' ? unknownTable : opened)
}

export const unknownTable = refused(
  'unknown-table',
  'this sealed game comes from a table that does not exist on this server',
)

/**
 * Opens a file of the first format. Tables that were forked by earlier versions share one secret, so the file may come from another one,
 * which may still be running: it is opened only if this game was played at this table.
 */
async function unsealedBySecret(
  text: string,
  from: TableRecord | 'gone',
  haveStood: Stood,
): Promise<string | Refused> {
  if (from === 'gone') return unknownTable
  const plain = unsealFirstFormat(text, from.secret)
  if (isRefused(plain)) return plain
  const { start, choices } = JSON.parse(plain) as Pick<Table, 'start' | 'choices'> // written by this server
  const isOfTable = canonical(start) === canonical(from.start) && (await haveStood(from, choices))
  return isOfTable
    ? plain
    : refused('save-altered', 'this sealed game was not played at the table that it names')
}

function importText(games: readonly Game[], text: string, at: number): Imported {
  const file = openFile(text, games, LIMITS)
  if (isRefused(file)) return unplayed(file)
  const { table, choices, luck } = file
  const wrong = unsound(table)
  if (wrong !== null) return unplayed(wrong)
  const { game, start } = table
  const rows = logOf(table, choices, at)
  if (isRefused(rows)) return played(file.failsAt(table.choices.length, rows))
  const elsewhere = file.wrongEnd()
  if (elsewhere !== null) return played(elsewhere)
  return { is: 'game', game: { id: game.id, options: table.position.options, start, luck, rows } }
}

const tooLarge = refused('save-too-large', 'this file is larger than any saved game')

function played(why: Refused): Imported {
  return { is: 'refused', why, wasPlayed: true }
}

function unplayed(why: Refused): Imported {
  return { is: 'refused', why, wasPlayed: false }
}

/** Why the edited position with which a game starts is not accepted: it must satisfy the game's invariants. */
function unsound({ game, start }: Table): Refused | null {
  if (!('position' in start)) return null
  const { position } = start
  const off = game.counts(position.table, position.options).find(({ have, want }) => have !== want)
  const wrong =
    off === undefined
      ? game.brokenInvariant(position)
      : `there are ${off.have} ${off.component}, not ${off.want}`
  return wrong === undefined ? null : refused('unsound-position', wrong)
}

/** The file of a table's game after these choices; with a note, a report of a problem. */
export function exportFile(
  game: Game,
  record: TableRecord,
  choices: readonly Choice[],
  report: { readonly note: string } | null,
): string | Refused {
  const { options, start } = record
  if (start === null) return refused('not-begun', 'the game has not begun')
  const table = Table.begun(game, options, start)
  if (isRefused(table)) return table
  for (const choice of choices) {
    const done = table.choose({ ...choice, replayed: true })
    if (isRefused(done)) return done
  }
  return save(table, {
    ...luckOf(record),
    ...(report === null
      ? {}
      : { report: { ...report, program: version, seenIn: `node ${process.version}` } }),
  })
}
