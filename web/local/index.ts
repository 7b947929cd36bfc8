import { type Choice, type Game, type Refused, canGoOnFrom, isRefused, refused } from '@miskatonic/kernel'
import {
  type Fork,
  Room,
  type Start,
  type Surroundings,
  Table,
  type TableRecord,
  load,
  logOf,
  newRecord,
  save,
  seedFrom,
} from '@miskatonic/table'
import { type Refusal, refusal } from '../connection/connection.ts'
import { gameOnShelf, rulesOfAll } from '../games.ts'
import { type LocalStore, PageStore, localStore } from './store.ts'
import { LocalLine } from './line.ts'
import { held } from './lock.ts'
import { seated } from './seats.ts'

/** Tables on this device: the same room as on a server, run by the page. They work without a network. */

export interface LocalTable {
  readonly id: string
  readonly game: string
  readonly options: object
  /** One per seat; '' where nobody gave one. */
  readonly names: readonly string[]
  readonly phase: 'playing' | 'over'
  /** Milliseconds since 1970. */
  readonly changed: number
}

/** The last changed first. */
export async function listLocal(): Promise<LocalTable[]> {
  const shelved = await (await localStore()).list()
  return shelved
    .map(({ record, changed, isOver }) => ({
      id: record.id,
      game: record.game,
      options: record.options,
      names: Object.values(record.seats).map(({ name }) => name ?? ''),
      phase: isOver ? ('over' as const) : ('playing' as const),
      changed,
    }))
    .sort((a, b) => b.changed - a.changed)
}

/** Whether there is such a table. */
export async function isLocal(id: string): Promise<boolean> {
  return (await (await localStore()).record(id)) !== undefined
}

export async function removeLocal(id: string): Promise<void> {
  await (await localStore()).remove(id)
}

/** Whether tables outlive the page. */
export async function isKept(): Promise<boolean> {
  return (await localStore()).lasts
}

/** What a new table on this device is made of. One name (or none): one person leads all seats. */
export interface NewLocal {
  readonly game: string
  readonly options: object
  readonly names: readonly string[]
  /** Where the luck is known beforehand, as in a lesson. */
  readonly seed?: string
}

/** Lays out a game, which begins at once. Gives the table's id. */
export async function createLocal({ game: id, options, names, seed }: NewLocal): Promise<string> {
  const game = await rulesOf(id)
  if (game === undefined) throw new RangeError(`there is no game "${id}"`)
  const secret = newSecret()
  const record = await laidOut(await localStore(), game, {
    options,
    names,
    secret,
    start: { seed: seed ?? seedFrom(secret, {}) },
    choices: [],
  })
  if (isRefused(record)) throw new RangeError(record.refused.message)
  askToKeep()
  return record.id
}

/** Takes up a saved game as a table of this device. */
export async function importLocal(text: string): Promise<string | Refused> {
  const game = await savedGame(text)
  if (isRefused(game)) return game
  const record = await laidOut(await localStore(), game.rules, game)
  return isRefused(record) ? record : record.id
}

/** A line to a saved game, to look at it: nothing of it is kept, unless somebody plays on from it. */
export async function openSaved(text: string): Promise<LocalLine | Refused> {
  const game = await savedGame(text)
  if (isRefused(game)) return game
  const store = new PageStore()
  const record = await laidOut(store, game.rules, game)
  if (isRefused(record)) return record
  const room = await Room.load(surroundings(store, game.rules), record.id)
  return isRefused(room) ? room : new LocalLine(room, { file: async () => text })
}

/** A line to a table of this device. `steal`: even if another tab has it. */
export async function openLocal(id: string, { steal = false } = {}): Promise<LocalLine | Refused> {
  const store = await localStore()
  const record = await store.record(id)
  if (record === undefined) return refused('unknown-table', 'there is no such table on this device')
  const game = await rulesOf(record.game)
  const opened: { line?: LocalLine } = {}
  const lock = await held(`table:${id}`, { steal, onLost: () => opened.line?.lose() })
  if (lock === null) return refused('open-elsewhere', 'this table is open in another tab')
  const room = await Room.load(surroundings(store, game), id)
  if (isRefused(room)) {
    lock.release()
    return room
  }
  const line = new LocalLine(room, { file: (note) => fileOf(room, game, note), onClose: lock.release })
  opened.line = line
  noteEnd(line, store, id)
  return line
}

/** Tells the lobby when the game is over. */
function noteEnd(line: LocalLine, store: LocalStore, id: string): void {
  let wasOver: boolean | undefined
  line.listen({
    status: () => {},
    told: (message) => {
      const now = message.t === 'welcome' || message.t === 'now' ? message.now : null
      if (now === null || wasOver === (now.outcome !== null)) return
      wasOver = now.outcome !== null
      void store.mark(id, wasOver)
    },
  })
}

async function rulesOf(id: string): Promise<Game | undefined> {
  return gameOnShelf(id)?.rules()
}

function surroundings(store: LocalStore, game: Game | undefined): Surroundings {
  return {
    store,
    game: (id, version) => (game?.id === id && canGoOnFrom(game, version) ? game : undefined),
    secret: newSecret,
    now: () => Date.now(),
    fork,
    // The room says goodbye to everybody; the table screen offers to open it again.
    failed: () => {},
  }
}

/** A table that goes on from an earlier moment of another one. It is always kept, even if that one is only being looked at. */
async function fork(room: Room, choices: readonly Choice[]): Promise<Fork | Refused> {
  const { game: id, options, secret, start, seats } = room.record
  const game = await rulesOf(id)
  if (game === undefined || start === null) return refused('not-begun', 'the game has not begun')
  const names = Object.values(seats).map(({ name }) => name ?? '')
  const from = { table: room.record.id, number: choices.length }
  const record = await laidOut(await localStore(), game, { options, names, secret, start, choices }, from)
  return isRefused(record) ? record : { table: record.id, keysFor: () => [] }
}

/** What a game needs to be played up to some moment. */
interface Course {
  readonly options: object
  readonly names: readonly string[]
  readonly secret: string
  readonly start: Start
  readonly choices: readonly Choice[]
}

/** Puts a game into the store, played up to the end of its choices. */
async function laidOut(
  store: LocalStore,
  game: Game,
  { options, names, secret, start, choices }: Course,
  forkedFrom: TableRecord['forkedFrom'] = null,
): Promise<TableRecord | Refused> {
  const created = Date.now()
  const bare = newRecord(game, options, { id: newSecret().slice(0, 12), created, secret })
  if (isRefused(bare)) return bare
  const table = tableFrom(game, bare.options, start)
  if (isRefused(table)) return table
  const rows = logOf(table, choices, created)
  if (isRefused(rows)) return rows
  const record = { ...seated(bare, names), start, forkedFrom }
  await store.create(record, rows)
  return record
}

function tableFrom(game: Game, options: object, start: Start): Table | Refused {
  return 'seed' in start ? Table.open(game, options, start.seed) : Table.at(game, start.position)
}

/** The table as a file that any table or terminal of ours can take up. */
async function fileOf(
  room: Room,
  game: Game | undefined,
  note: string | undefined,
): Promise<string | Refusal> {
  const { start, options, secret, parts } = room.record
  if (game === undefined || start === null)
    return refusal('archived', 'this game was played by rules that are not known here')
  const table = tableFrom(game, options, start)
  const rows = isRefused(table) ? table : logOf(table, await room.choices(), 0)
  if (isRefused(table)) return refusal(table.refused.code, table.refused.message)
  if (isRefused(rows)) return refusal(rows.refused.code, rows.refused.message)
  const isOwnLuck = 'seed' in start && start.seed === seedFrom(secret, parts)
  return save(table, {
    ...(isOwnLuck ? { luck: { secret, parts } } : {}),
    ...(note === undefined ? {} : { report: { note, program: 'web', seenIn: navigator.userAgent } }),
  })
}

/** What a file says, checked by playing it through. */
async function savedGame(text: string): Promise<(Course & { rules: Game }) | Refused> {
  const games = await rulesOfAll()
  const saved = load(text, games)
  if (isRefused(saved)) return saved
  const { game, start, choices, position } = saved
  return {
    rules: game,
    options: position.options,
    names: [],
    secret: newSecret(),
    start,
    choices: [...choices],
  }
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Browsers may throw away what a page keeps when the disk is full, unless the page asks them not to. */
function askToKeep(): void {
  const { navigator } = globalThis as { navigator?: { storage?: Partial<StorageManager> } }
  void navigator?.storage?.persist?.()
}
