import { games } from '@miskatonic/games'
import { isRefused } from '@miskatonic/kernel'
import { PROTOCOL } from '@miskatonic/protocol'
import {
  type Member,
  type Row,
  type Store,
  type Room,
  Table,
  hashOfKey,
  logOf,
  newRecord,
  withKey,
} from '@miskatonic/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { makeLog } from '../log.ts'
import { Rooms } from '../rooms/rooms.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { workOn } from '../work/work.ts'
import { newFolder } from './folders.ts'

/** Words of a quiet table, which are more than a welcome tells, and of a loud one. */
const [FEW, MANY] = [700, 200_000]
/** Samples of processor time of each table. */
const SAMPLES = 100
const reign = games[0]!
const log = makeLog({ logLevel: 'silent' })

/** A table of Reign whose game has begun; its key to watch is "key". */
async function tableIn(store: Store, id: string): Promise<void> {
  const record = newRecord(reign, {}, { id, created: 1, secret: 's' })
  const rows = logOf(Table.open(reign, {}, 'seed') as Table, [], 1)
  if (isRefused(record) || isRefused(rows)) throw new Error('no table')
  await store.create(withKey({ ...record, start: { seed: 'seed' } }, 'key', 'watch'), rows)
}

function said(seq: number): Row {
  const body = JSON.stringify({
    by: '',
    name: 'Ann',
    text: `word ${seq}: something to read for those who come`,
  })
  return { seq, at: seq, kind: 'said', body }
}

/** As many words as a room would have written, with a stored position in every 128 rows. */
async function talk(store: Store, rooms: Rooms, id: string, words: number): Promise<void> {
  const room = await rooms.get(id)
  if (isRefused(room)) throw new Error(room.refused.message)
  const talker = member()
  await room.join(talker, { t: 'hello', protocol: PROTOCOL, table: id, keys: [] })
  for (let ref = 1; ref <= 300; ref++)
    void room.receive(talker, { t: 'say', ref, seat: '', text: `word ${ref}` })
  await room.settled()
  room.leave(talker)
  const rows = await store.read(id)
  const kept = rows.findLast(({ kind }) => kind === 'kept')!
  for (let last = rows.length; last < words;) {
    const more = Array.from({ length: 127 }, (_, i) => said(last + 1 + i))
    const body = JSON.stringify({ ...(JSON.parse(kept.body) as object), words: last })
    await store.append(id, [...more, { ...kept, seq: last + 128, body }], last)
    last += 128
  }
}

function member(): Member {
  return { hashes: [hashOfKey('key')], name: '', send() {}, end() {} }
}

/** No table is in memory yet. */
function roomsOn(store: ServerStore): Rooms {
  return new Rooms(store, games, workOn(store, games), { ...readConfig({}), wordsPerTable: 1_000_000 }, log)
}

async function roomOf(rooms: Rooms, id: string): Promise<Room> {
  const room = await rooms.get(id)
  if (isRefused(room)) throw new Error(room.refused.message)
  return room
}

/** A newcomer comes, is told everything, and goes. */
async function hello(room: Room, table: string): Promise<void> {
  const newcomer = member()
  expect(await room.join(newcomer, { t: 'hello', protocol: PROTOCOL, table, keys: [] })).toBeNull()
  room.leave(newcomer)
}

/** A newcomer to a table that must be loaded first. */
async function helloAfterLoading(id: string): Promise<void> {
  const rooms = roomsOn(store)
  await hello(await roomOf(rooms, id), id)
  await rooms.close()
}

/**
 * Milliseconds of processor time of one newcomer to each table: the lower tenth of samples, which are taken in turn, of so many newcomers.
 * Other tests run in threads of the same process, and their time counts as well: most samples of a busy moment are too high.
 */
async function costs(
  ids: readonly string[],
  newcomers: number,
  come: (id: string) => Promise<void>,
): Promise<number[]> {
  const samples = ids.map((): number[] => [])
  for (let i = 0; i < SAMPLES; i++)
    for (const [table, id] of ids.entries()) {
      const since = process.cpuUsage()
      for (let n = 0; n < newcomers; n++) await come(id)
      const { user, system } = process.cpuUsage(since)
      samples[table]!.push((user + system) / 1000 / newcomers)
    }
  return samples.map((each) => each.toSorted((a, b) => a - b)[SAMPLES / 10]!)
}

let store: ServerStore

beforeAll(async () => {
  store = await openSqliteStore(newFolder())
  for (const id of ['empty', 'quiet', 'loud']) await tableIn(store, id)
  await talk(store, roomsOn(store), 'quiet', FEW)
  await talk(store, roomsOn(store), 'loud', MANY)
})

afterAll(() => store.close())

it('after 200,000 words a newcomer costs at most 1.5 times as much as at an empty table', async () => {
  const rooms = roomsOn(store)
  const come = async (id: string): Promise<void> => hello(await roomOf(rooms, id), id)
  await costs(['empty', 'loud'], 10, come) // the tables are loaded, and the program is compiled
  const [empty, loud] = await costs(['empty', 'loud'], 40, come)
  process.stderr.write(`hello: ${empty!.toFixed(3)} ms (empty), ${loud!.toFixed(3)} ms (${MANY} words)\n`)
  expect(loud).toBeLessThan(1.5 * empty!)
  await rooms.close()
})

it('if the table must be loaded first, 200,000 words cost at most 1.5 times as much as 700', async () => {
  const [empty, quiet, loud] = await costs(['empty', 'quiet', 'loud'], 2, helloAfterLoading)
  process.stderr.write(
    `loading and hello: ${empty!.toFixed(3)} ms (empty), ${quiet!.toFixed(3)} ms (${FEW} words), ${loud!.toFixed(3)} ms (${MANY} words)\n`,
  )
  expect(loud).toBeLessThan(1.5 * quiet!)
  // With the connection, which costs both the same, it is at most 1.5 times as much: e2e/server/test/newcomer.test.ts.
  expect(loud).toBeLessThan(2.5 * empty!)
})
