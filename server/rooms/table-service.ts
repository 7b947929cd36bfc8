import { type Game, type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import type { NewTable, TableKeys } from '@miskatonic/protocol'
import {
  type Row,
  type SeatRecord,
  type Store,
  type TableRecord,
  hashOfKey,
  newRecord,
} from '@miskatonic/table'
import type { TableService } from '../http/table-service.ts'
import { RateLimit } from '../rate-limit.ts'
import type { StorageQuota } from '../storage-quota.ts'
import { type Imported, type ImportedGame, unknownTable } from '../work/files.ts'
import type { Seal } from '../work/sealed-file.ts'
import type { Work } from '../work/work.ts'
import { withKeys } from './keys.ts'
import type { HourLimit, Rooms } from './rooms.ts'
import { newSecret, newTableId } from './secrets.ts'

const HOUR = 3_600_000

/** What opening, importing and exporting tables needs. */
interface Parts {
  readonly store: Store
  readonly rooms: Rooms
  readonly games: readonly Game[]
  readonly work: Work
  readonly sealKey: Uint8Array
  readonly storage: StorageQuota
  readonly tablesPerHour: number
  /** Default: what this server alone allows. */
  readonly limit?: (HourLimit & Pick<RateLimit, 'giveBack'>) | undefined
}

export function tableService({
  store,
  rooms,
  games,
  work,
  sealKey,
  storage,
  tablesPerHour,
  limit = new RateLimit(tablesPerHour, HOUR),
}: Parts): TableService {
  const tooMany = refused('too-many', `one address may open ${tablesPerHour} tables an hour`)

  /** Why this address may open no table; otherwise it counts as one. */
  async function mayNotStore(address: string): Promise<Refused | null> {
    return storage.of(address).refusal() ?? ((await limit.allows(address)) ? null : tooMany)
  }

  async function create(
    record: TableRecord,
    taken: readonly Seat[],
    rows: readonly Row[],
    address: string,
  ): Promise<TableKeys> {
    const { record: keyed, keys } = withKeys(record, taken)
    storage.of(address).add(rows, keyed)
    await store.create(keyed, rows)
    return keys
  }

  async function createFrom(
    { id, options, start, luck, rows }: ImportedGame,
    address: string,
  ): Promise<TableKeys | Refused> {
    const game = games.find((each) => each.id === id)!
    const record = newRecord(game, options, stamp())
    if (isRefused(record)) return record
    const { secret, parts } = { ...record, ...luck }
    return create({ ...record, secret, parts, start, origin: 'file', isKnown: true }, [], rows, address)
  }

  /** Plays the game in a file. A sealed one is opened only if its table is not playing any more. */
  async function play(bytes: Uint8Array, address: string): Promise<Imported> {
    const task = { bytes, sealKey, at: Date.now(), from: null }
    const imported = await work.importFile(address, task)
    if (imported.is !== 'sealed') return imported
    const from = await endedTable(rooms, imported.seal)
    return isRefused(from)
      ? { is: 'refused', why: from, wasPlayed: false }
      : work.importFile(address, { ...task, from })
  }

  return {
    async open({ game: id, options, take, name = '', settings }: NewTable, address) {
      const game = games.find((each) => each.id === id)
      if (game === undefined) return refused('unknown-game', `there is no game "${id}" on this server`)
      const record = newRecord(game, options, stamp())
      if (isRefused(record)) return record
      const stranger = take.find((seat) => !Object.hasOwn(record.seats, seat))
      if (stranger !== undefined) return refused('bad-seat', `there is no seat "${stranger}"`)
      const refusal = await mayNotStore(address)
      if (refusal !== null) return refusal
      const seats: Record<Seat, SeatRecord> = { ...record.seats }
      for (const seat of take) seats[seat] = { name, wish: 'ask' }
      return create({ ...record, seats, ...(settings === undefined ? {} : { settings }) }, take, [], address)
    },

    async import(bytes, address) {
      const refusal = await mayNotStore(address)
      if (refusal !== null) return refusal
      const imported = await play(bytes, address)
      if (imported.is === 'game') return createFrom(imported.game, address)
      // What is refused without being played costs little and does not count.
      if (imported.is === 'sealed' || !imported.wasPlayed) limit.giveBack(address)
      return imported.is === 'sealed' ? unknownTable : imported.why
    },

    async export(id, key, report) {
      const room = await rooms.peek(id)
      if (isRefused(room)) return room
      const { seats, host, watching } = room.rightsOf({
        hashes: [hashOfKey(key)],
        name: '',
        send() {},
        end() {},
      })
      if (!watching) return refused('bad-key', 'this key does not open this table')
      const isOver = await room.hasEnded()
      if (!isOver && !host && seats.length === 0)
        return refused('bad-key', 'while the game is running, only its players may export it')
      await room.settled()
      const text = await work.exportFile(room.record, isOver ? null : sealKey, report)
      if (isRefused(text)) return text
      const name = `${room.record.game}-${id}${report === null ? '' : '-report'}`
      return { name: `${name}${isOver ? '' : '.sealed'}.json`, text }
    },
  }
}

function stamp(): Pick<TableRecord, 'id' | 'created' | 'secret'> {
  return { id: newTableId(), created: Date.now(), secret: newSecret() }
}

/** The table of a sealed file, or `gone` if it was removed long ago. */
async function endedTable(
  rooms: Rooms,
  { table, isFirstFormat }: Seal,
): Promise<TableRecord | 'gone' | Refused> {
  const room = await rooms.peek(table)
  if (isRefused(room)) return isGone(room) && !isFirstFormat ? 'gone' : unknownTable
  // A copy of a running game, with every seat free, would reveal everything that is hidden in the original.
  return (await room.hasEnded())
    ? room.record
    : refused('still-running', 'this game is not over yet: it continues at its own table')
}

function isGone({ refused: { code } }: Refused): boolean {
  return code === 'unknown-table' || code === 'table-removed'
}
