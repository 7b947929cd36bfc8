import { type Game, type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
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
import type { Desk } from '../http/desk.ts'
import { version } from '../version.ts'
import { isDeeperThan } from './depth.ts'
import { withKeys } from './keys.ts'
import { Quota } from './quota.ts'
import type { Rooms } from './rooms.ts'
import { seal, sealedTable, unseal } from './sealed-file.ts'
import { newSecret, newTableId } from './secrets.ts'

const HOUR = 3_600_000
/** A position in a file lies some seven levels deep. */
const DEEPEST = 50
/** A position is written in some six thousand characters, and with each choice parts of it go to the disk and to everybody. */
const LARGEST = 50_000

/** Where tables are opened, and games handed in and out as files. */
export function deskFor(store: Store, rooms: Rooms, games: readonly Game[], tablesPerHour: number): Desk {
  const quota = new Quota(tablesPerHour, HOUR)

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
      if (game === undefined) return refused('unknown-game', `there is no game "${id}" here`)
      const record = newRecord(game, options, stamp())
      if (isRefused(record)) return record
      const stranger = take.find((seat) => !Object.hasOwn(record.seats, seat))
      if (stranger !== undefined) return refused('bad-seat', `there is no seat "${stranger}"`)
      if (!quota.allows(address)) return tooMany(tablesPerHour)
      const seats: Record<Seat, SeatRecord> = { ...record.seats }
      for (const seat of take) seats[seat] = { name, wish: 'ask' }
      return create({ ...record, seats }, take, null)
    },

    async import(text, address) {
      if (isDeeperThan(DEEPEST, text)) return refused('save-malformed', 'this is not a saved game')
      const plain = await opened(rooms, text)
      if (isRefused(plain)) return plain
      const file = loadFile(plain, games)
      if (isRefused(file)) return file
      const { table, luck } = file
      const wrong = unsound(table)
      if (wrong !== null) return wrong
      const record = newRecord(table.game, table.position.options, stamp())
      if (isRefused(record)) return record
      if (!quota.allows(address)) return tooMany(tablesPerHour)
      return create({ ...record, ...luck, start: table.start }, [], table)
    },

    async export(id, key, report) {
      const room = await rooms.get(id)
      if (isRefused(room)) return room
      const { seats, host, watching } = room.rightsOf({ hashes: [hashOfKey(key)], name: '', send() {} })
      if (!watching) return refused('bad-key', 'this key does not open this table')
      const isOver = room.phase === 'over'
      if (!isOver && !host && seats.length === 0)
        return refused('bad-key', 'while the game goes on only those who play it may have its file')
      const text = await fileOf(room, games, report)
      if (isRefused(text)) return text
      const name = `${room.record.game}-${id}${report === null ? '' : '-report'}`
      return isOver
        ? { name: `${name}.json`, text }
        : { name: `${name}.sealed.json`, text: seal(text, id, room.record.secret) }
    },
  }
}

function stamp(): Pick<TableRecord, 'id' | 'created' | 'secret'> {
  return { id: newTableId(), created: Date.now(), secret: newSecret() }
}

/** Somebody may have edited the table on which a game began. Here it must be one that the rules could have led to, with nothing too many. */
function unsound({ game, start }: Table): Refused | null {
  if (!('position' in start)) return null
  const { position } = start
  const off = game.counts(position.table, position.options).find(({ have, want }) => have !== want)
  const wrong =
    off === undefined
      ? game.brokenInvariant(position)
      : `there are ${off.have} ${off.component}, not ${off.want}`
  if (wrong !== undefined) return refused('unsound-position', wrong)
  return JSON.stringify(position).length > LARGEST
    ? refused('unsound-position', 'there is more on this table than any game has')
    : null
}

/** The log of a game that comes from a file. */
function playedRows(table: Table, at: number): ReturnType<typeof logOf> {
  const { game, start, choices, position } = table
  const fresh =
    'position' in start ? Table.at(game, start.position) : Table.open(game, position.options, start.seed)
  return isRefused(fresh) ? fresh : logOf(fresh, choices, at)
}

/** What is in a file, also in a sealed one. */
async function opened(rooms: Rooms, text: string): Promise<string | Refused> {
  const id = sealedTable(text)
  if (id === undefined) return text
  const room = await rooms.get(id)
  if (isRefused(room))
    return refused('unknown-table', 'this sealed game comes from a table that is not known here')
  // Another table with the same cards and the same luck, where one may take every seat, would show all that is hidden at this one.
  if (room.phase !== 'over')
    return refused('still-running', 'this game is not over yet: it goes on at its own table')
  return unseal(text, room.record.secret)
}

async function fileOf(
  room: Room,
  games: readonly Game[],
  report: { note: string } | null,
): Promise<string | Refused> {
  const { game: id, options, start, secret, parts } = room.record
  const game = games.find((each) => each.id === id)
  if (game === undefined || room.phase === 'archived')
    return refused('archived', 'this game was played by rules that are not known here')
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
