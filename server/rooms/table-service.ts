import { type Game, type Refused, type Seat, canonical, isRefused, refused } from '@miskatonic/kernel'
import type { NewTable, TableKeys } from '@miskatonic/protocol'
import {
  type Room,
  type SeatRecord,
  type Store,
  Table,
  type TableRecord,
  hashOfKey,
  loadFile,
  logOf,
  newRecord,
  save,
} from '@miskatonic/table'
import type { TableService } from '../http/table-service.ts'
import { RateLimit } from '../rate-limit.ts'
import { version } from '../version.ts'
import { isDeeperThan } from './depth.ts'
import { withKeys } from './keys.ts'
import type { Rooms } from './rooms.ts'
import { seal, sealOf, unseal, unsealFirstFormat } from './sealed-file.ts'
import { newSecret, newTableId } from './secrets.ts'

const HOUR = 3_600_000
/** Nesting limit for files; a saved position has about seven levels. */
const MAX_DEPTH = 50
/** Size limit in characters for edited positions, parts of which are stored and sent with every choice; normal ones have about 6,000. */
const MAX_POSITION = 50_000

export function tableService(
  store: Store,
  rooms: Rooms,
  games: readonly Game[],
  tablesPerHour: number,
  sealKey: Buffer,
): TableService {
  const limit = new RateLimit(tablesPerHour, HOUR)

  async function create(
    record: TableRecord,
    taken: readonly Seat[],
    table: Table | null,
  ): Promise<TableKeys | Refused> {
    const { record: keyed, keys } = withKeys(record, taken)
    const rows = table === null ? [] : playedRows(table, record.created)
    if (isRefused(rows)) return rows
    await store.create(keyed, rows)
    return keys
  }

  return {
    async open({ game: id, options, take, name = '' }: NewTable, address) {
      const game = games.find((each) => each.id === id)
      if (game === undefined) return refused('unknown-game', `there is no game "${id}" on this server`)
      const record = newRecord(game, options, stamp())
      if (isRefused(record)) return record
      const stranger = take.find((seat) => !Object.hasOwn(record.seats, seat))
      if (stranger !== undefined) return refused('bad-seat', `there is no seat "${stranger}"`)
      if (!limit.allows(address)) return tooMany(tablesPerHour)
      const seats: Record<Seat, SeatRecord> = { ...record.seats }
      for (const seat of take) seats[seat] = { name, wish: 'ask' }
      return create({ ...record, seats }, take, null)
    },

    async import(text, address) {
      if (isDeeperThan(MAX_DEPTH, text)) return refused('save-malformed', 'this is not a saved game')
      const plain = await unsealed(rooms, text, sealKey)
      if (isRefused(plain)) return plain
      const file = loadFile(plain, games)
      if (isRefused(file)) return file
      const { table, luck } = file
      const wrong = unsound(table)
      if (wrong !== null) return wrong
      const record = newRecord(table.game, table.position.options, stamp())
      if (isRefused(record)) return record
      if (!limit.allows(address)) return tooMany(tablesPerHour)
      return create({ ...record, ...luck, start: table.start, origin: 'file', isKnown: true }, [], table)
    },

    async export(id, key, report) {
      const room = await rooms.get(id)
      if (isRefused(room)) return room
      const { seats, host, watching } = room.rightsOf({
        hashes: [hashOfKey(key)],
        name: '',
        send() {},
        end() {},
      })
      if (!watching) return refused('bad-key', 'this key does not open this table')
      const isOver = room.phase === 'over'
      if (!isOver && !host && seats.length === 0)
        return refused('bad-key', 'while the game is running, only its players may export it')
      const text = await fileOf(room, games, report)
      if (isRefused(text)) return text
      const name = `${room.record.game}-${id}${report === null ? '' : '-report'}`
      return isOver
        ? { name: `${name}.json`, text }
        : { name: `${name}.sealed.json`, text: seal(text, id, sealKey) }
    },
  }
}

function stamp(): Pick<TableRecord, 'id' | 'created' | 'secret'> {
  return { id: newTableId(), created: Date.now(), secret: newSecret() }
}

/** Why the edited position with which a game starts is not accepted: it must satisfy the game's invariants and have a normal size. */
function unsound({ game, start }: Table): Refused | null {
  if (!('position' in start)) return null
  const { position } = start
  const off = game.counts(position.table, position.options).find(({ have, want }) => have !== want)
  const wrong =
    off === undefined
      ? game.brokenInvariant(position)
      : `there are ${off.have} ${off.component}, not ${off.want}`
  if (wrong !== undefined) return refused('unsound-position', wrong)
  return JSON.stringify(position).length > MAX_POSITION
    ? refused('unsound-position', 'this position is larger than any game needs')
    : null
}

/** The log of an imported game. */
function playedRows(table: Table, at: number): ReturnType<typeof logOf> {
  const { game, start, choices, position } = table
  const fresh =
    'position' in start ? Table.at(game, start.position) : Table.open(game, position.options, start.seed)
  return isRefused(fresh) ? fresh : logOf(fresh, choices, at)
}

/** The text of a file, decrypted if it is sealed. */
async function unsealed(rooms: Rooms, text: string, sealKey: Buffer): Promise<string | Refused> {
  const sealed = sealOf(text)
  if (sealed === undefined) return text
  // Proves that the file comes from this server before it says anything about the table.
  const plain = sealed.isFirstFormat ? undefined : unseal(text, sealKey)
  if (isRefused(plain)) return plain
  const room = await rooms.get(sealed.table)
  if (isRefused(room)) return plain !== undefined && isGone(room) ? plain : unknownTable
  // A copy of a running game, with every seat free, would reveal everything that is hidden in the original.
  if (room.phase !== 'over')
    return refused('still-running', 'this game is not over yet: it continues at its own table')
  return plain ?? unsealedBySecret(room, text)
}

const unknownTable = refused(
  'unknown-table',
  'this sealed game comes from a table that does not exist on this server',
)

/** A table that was removed long ago: its game is not running. */
function isGone({ refused: { code } }: Refused): boolean {
  return code === 'unknown-table'
}

/**
 * Opens a file of the first format. Tables that were forked by earlier versions share one secret, so the file may come from another one,
 * which may still be running: it is opened only if this game was played at this table.
 */
async function unsealedBySecret(room: Room, text: string): Promise<string | Refused> {
  const plain = unsealFirstFormat(text, room.record.secret)
  if (isRefused(plain)) return plain
  const { start, choices } = JSON.parse(plain) as Pick<Table, 'start' | 'choices'> // written by this server
  const isOfTable = canonical(start) === canonical(room.record.start) && (await room.haveStood(choices))
  return isOfTable
    ? plain
    : refused('save-altered', 'this sealed game was not played at the table that it names')
}

async function fileOf(
  room: Room,
  games: readonly Game[],
  report: { note: string } | null,
): Promise<string | Refused> {
  const { game: id, options, start, secret, parts } = room.record
  const game = games.find((each) => each.id === id)
  if (game === undefined || room.phase === 'archived')
    return refused(
      'archived',
      'this server does not have the version of the rules that this game was played with',
    )
  if (start === null) return refused('not-begun', 'the game has not begun')
  const table = 'position' in start ? Table.at(game, start.position) : Table.open(game, options, start.seed)
  if (isRefused(table)) return table
  for (const choice of await room.choices()) {
    const done = table.choose(choice)
    if (isRefused(done)) return done
  }
  return save(table, {
    ...('seed' in start ? { luck: { secret, parts } } : {}),
    ...(report === null
      ? {}
      : { report: { ...report, program: version, seenIn: `node ${process.version}` } }),
  })
}

function tooMany(limit: number): Refused {
  return refused('too-many', `one address may open ${limit} tables an hour`)
}
