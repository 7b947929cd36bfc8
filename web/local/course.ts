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
  type Start,
  type Surroundings,
  Table,
  type TableRecord,
  after,
  forkedStart,
  logOf,
  newRecord,
  seedFrom,
} from '@miskatonic/table'
import { gameOnShelf } from '../games.ts'
import { programsAt, seated, withPrograms } from './seats.ts'
import { type LocalStore, localStore } from './store.ts'

export async function rulesOf(id: string): Promise<Game | undefined> {
  return gameOnShelf(id)?.rules()
}

export function surroundings(store: LocalStore, game: Game | undefined): Surroundings {
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
  const { game: id, seats } = source
  const game = await rulesOf(id)
  if (game === undefined) return refused('archived', 'this game was played by rules that are not known here')
  const names = Object.values(seats).map(({ name }) => name ?? '')
  const secret = newSecret()
  const fresh = forkedStart(game, source, choices, seedFrom(secret, {}))
  if (isRefused(fresh)) return fresh
  const { position, isKnown } = fresh
  const { options } = position
  const course = { options, names, programs: programsAt(seats), secret, start: { position }, choices: [] }
  const forkedFrom = { table: source.id, number: position.choices }
  const record = await storeGame(await localStore(), game, course, { forkedFrom, origin: 'fork', isKnown })
  return isRefused(record) ? record : { table: record.id, keysFor: () => [] }
}

/** Everything needed to replay a game up to some moment. */
export interface Course {
  readonly options: object
  readonly names: readonly string[]
  readonly programs: Readonly<Record<Seat, string>>
  readonly secret: string
  readonly start: Start
  readonly choices: readonly Choice[]
}

/** Replays a game to the end of its choices and stores it as a new table. */
export async function storeGame(
  store: LocalStore,
  game: Game,
  { options, names, programs, secret, start, choices }: Course,
  about: Partial<TableRecord> = {},
): Promise<TableRecord | Refused> {
  const created = Date.now()
  const bare = newRecord(game, options, { id: newSecret().slice(0, 12), created, secret })
  if (isRefused(bare)) return bare
  const table = Table.begun(game, bare.options, start)
  if (isRefused(table)) return table
  const rows = logOf(table, choices, created)
  if (isRefused(rows)) return rows
  const record = { ...withPrograms(seated(bare, names), programs), start, ...about }
  await store.create(record, rows)
  return record
}

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
