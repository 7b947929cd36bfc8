import {
  type Choice,
  type Game,
  type Refused,
  type Seat,
  canGoOnFrom,
  isRefused,
  refused,
} from '@miskatonic/kernel'
import {
  type Fork,
  Room,
  type Start,
  type Surroundings,
  Table,
  type TableRecord,
  after,
  forkedStart,
  load,
  logOf,
  luckOf,
  newRecord,
  save,
  seedFrom,
} from '@miskatonic/table'
import { type Refusal, refusal } from '../connection/connection.ts'
import { gameOnShelf, rulesOfAll } from '../games.ts'
import { type LocalStore, PageStore, localStore } from './store.ts'
import { LocalConnection } from './connection.ts'
import { acquireLock } from './lock.ts'
import { programsAt, seated, withPrograms } from './seats.ts'

/** Tables on this device: the page runs the same rooms as a server does, without a network. */

export interface LocalTable {
  readonly id: string
  readonly game: string
  readonly options: object
  /** One per seat; '' for seats without a name. */
  readonly names: readonly string[]
  readonly phase: 'playing' | 'over'
  /** Milliseconds since 1970. */
  readonly changed: number
}

/** All tables, the last changed first. */
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

/** Options of a new table. With one name or none, one person plays all seats. */
export interface NewLocal {
  readonly game: string
  readonly options: object
  readonly names: readonly string[]
  /** The programs that play seats, by seat. */
  readonly programs?: Readonly<Record<Seat, string>>
  /** A fixed random seed, as in a lesson. */
  readonly seed?: string
}

/** Creates a table whose game begins at once. Returns its id. */
export async function createLocal({
  game: id,
  options,
  names,
  programs = {},
  seed,
}: NewLocal): Promise<string> {
  const game = await rulesOf(id)
  if (game === undefined) throw new RangeError(`there is no game "${id}"`)
  const secret = newSecret()
  const record = await storeGame(await localStore(), game, {
    options,
    names,
    programs,
    secret,
    start: { seed: seed ?? seedFrom(secret, {}) },
    choices: [],
  })
  if (isRefused(record)) throw new RangeError(record.refused.message)
  requestPersistence()
  return record.id
}

/** Creates a table from a saved game. Returns its id. */
export async function importLocal(text: string): Promise<string | Refused> {
  const game = await savedGame(text)
  if (isRefused(game)) return game
  const record = await storeGame(await localStore(), game.rules, game, { origin: 'file', isKnown: true })
  return isRefused(record) ? record : record.id
}

/** Opens a saved game for viewing. It is not stored unless the player continues from one of its moments. */
export async function openSaved(text: string): Promise<LocalConnection | Refused> {
  const game = await savedGame(text)
  if (isRefused(game)) return game
  const store = new PageStore()
  const record = await storeGame(store, game.rules, game, { origin: 'file', isKnown: true })
  if (isRefused(record)) return record
  const room = await Room.load(surroundings(store, game.rules), record.id)
  return isRefused(room) ? room : new LocalConnection(room, { file: async () => text })
}

/** Opens a table of this device. `steal`: even if it is open in another tab. */
export async function openLocal(id: string, { steal = false } = {}): Promise<LocalConnection | Refused> {
  const store = await localStore()
  const record = await store.record(id)
  if (record === undefined) return refused('unknown-table', 'there is no such table on this device')
  const game = await rulesOf(record.game)
  const opened: { connection?: LocalConnection } = {}
  const lock = await acquireLock(`table:${id}`, { steal, onLost: () => opened.connection?.lose() })
  if (lock === null) return refused('open-elsewhere', 'this table is open in another tab')
  const room = await Room.load(surroundings(store, game), id)
  if (isRefused(room)) {
    lock.release()
    return room
  }
  const connection = new LocalConnection(room, {
    file: (note) => fileOf(room, game, note),
    onClose: lock.release,
  })
  opened.connection = connection
  noteEnd(connection, store, id)
  return connection
}

/** Keeps the lobby's mark up to date: whether the game is over. */
function noteEnd(connection: LocalConnection, store: LocalStore, id: string): void {
  let wasOver: boolean | undefined
  connection.listen({
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
    after,
    fork,
    // The room disconnects its members; the table screen offers to open it again.
    failed: () => {},
  }
}

/** Creates a table that continues from an earlier moment of another one. It is stored even if the other is only being viewed. */
async function fork(source: TableRecord, choices: readonly Choice[]): Promise<Fork | Refused> {
  const { game: id, options, seats } = source
  const game = await rulesOf(id)
  if (game === undefined) return refused('archived', 'this game was played by rules that are not known here')
  const names = Object.values(seats).map(({ name }) => name ?? '')
  const secret = newSecret()
  const fresh = forkedStart(game, source, choices, seedFrom(secret, {}))
  if (isRefused(fresh)) return fresh
  const { position, isKnown } = fresh
  const course = { options, names, programs: programsAt(seats), secret, start: { position }, choices: [] }
  const forkedFrom = { table: source.id, number: position.choices }
  const record = await storeGame(await localStore(), game, course, { forkedFrom, origin: 'fork', isKnown })
  return isRefused(record) ? record : { table: record.id, keysFor: () => [] }
}

/** Everything needed to replay a game up to some moment. */
interface Course {
  readonly options: object
  readonly names: readonly string[]
  readonly programs: Readonly<Record<Seat, string>>
  readonly secret: string
  readonly start: Start
  readonly choices: readonly Choice[]
}

/** Replays a game to the end of its choices and stores it as a new table. */
async function storeGame(
  store: LocalStore,
  game: Game,
  { options, names, programs, secret, start, choices }: Course,
  about: Partial<TableRecord> = {},
): Promise<TableRecord | Refused> {
  const created = Date.now()
  const bare = newRecord(game, options, { id: newSecret().slice(0, 12), created, secret })
  if (isRefused(bare)) return bare
  const table = tableFrom(game, bare.options, start)
  if (isRefused(table)) return table
  const rows = logOf(table, choices, created)
  if (isRefused(rows)) return rows
  const record = { ...withPrograms(seated(bare, names), programs), start, ...about }
  await store.create(record, rows)
  return record
}

function tableFrom(game: Game, options: object, start: Start): Table | Refused {
  return 'seed' in start ? Table.open(game, options, start.seed) : Table.at(game, start.position)
}

/** The table as a saved game, which the page, the server and the terminal can load. */
async function fileOf(
  room: Room,
  game: Game | undefined,
  note: string | undefined,
): Promise<string | Refusal> {
  const { start, options } = room.record
  if (game === undefined || start === null)
    return refusal('archived', 'this game was played by rules that are not known here')
  const table = tableFrom(game, options, start)
  const rows = isRefused(table) ? table : logOf(table, await room.choices(), 0)
  if (isRefused(table)) return refusal(table.refused.code, table.refused.message)
  if (isRefused(rows)) return refusal(rows.refused.code, rows.refused.message)
  return save(table, {
    ...luckOf(room.record),
    ...(note === undefined ? {} : { report: { note, program: 'web', seenIn: navigator.userAgent } }),
  })
}

/** Parses a saved game and checks it by replaying it. */
async function savedGame(text: string): Promise<(Course & { rules: Game }) | Refused> {
  const games = await rulesOfAll()
  const saved = load(text, games)
  if (isRefused(saved)) return saved
  const { game, start, choices, position } = saved
  return {
    rules: game,
    options: position.options,
    names: [],
    programs: {},
    secret: newSecret(),
    start,
    choices: [...choices],
  }
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Asks the browser not to evict the page's data when the disk is full. */
function requestPersistence(): void {
  const { navigator } = globalThis as { navigator?: { storage?: Partial<StorageManager> } }
  void navigator?.storage?.persist?.()
}
