import { games } from '@miskatonic/games'
import { isRefused } from '@miskatonic/kernel'
import { PROTOCOL } from '@miskatonic/protocol'
import {
  type Member,
  type Row,
  type Store,
  Table,
  hashOfKey,
  logOf,
  newRecord,
  withKey,
} from '@miskatonic/table'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { makeLog } from '../log.ts'
import { Rooms } from '../rooms/rooms.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { workOn } from '../work/work.ts'
import { newFolder } from './folders.ts'

/** Words of a quiet table, more than a welcome tells, and of a loud one. */
const [FEW, MANY] = [700, 200_000]
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

/** As many words as a room would have written, with a stored position after every 256 rows. */
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
    const more = Array.from({ length: 255 }, (_, i) => said(last + 1 + i))
    const body = JSON.stringify({ ...(JSON.parse(kept.body) as object), words: last })
    await store.append(id, [...more, { ...kept, seq: last + 256, body }], last)
    last += 256
  }
}

function member(): Member {
  return { hashes: [hashOfKey('key')], name: '', send() {}, end() {} }
}

/** A room that has just been loaded. */
function roomsOn(store: ServerStore): Rooms {
  return new Rooms(store, games, workOn(store, games), { ...readConfig({}), wordsPerTable: 1_000_000 }, log)
}

/** Milliseconds of a newcomer's hello: the table is loaded, and the welcome made. */
async function hello(store: ServerStore, id: string): Promise<number> {
  const rooms = roomsOn(store)
  const since = performance.now()
  const room = await rooms.get(id)
  if (isRefused(room)) throw new Error(room.refused.message)
  expect(await room.join(member(), { t: 'hello', protocol: PROTOCOL, table: id, keys: [] })).toBeNull()
  const took = performance.now() - since
  await rooms.close()
  return took
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

it('after 200,000 words a newcomer costs at most 1.5 times as much as after 700', async () => {
  const store = await openSqliteStore(newFolder())
  await tableIn(store, 'quiet')
  await tableIn(store, 'loud')
  await talk(store, roomsOn(store), 'quiet', FEW)
  await talk(store, roomsOn(store), 'loud', MANY)
  const took: { quiet: number[]; loud: number[] } = { quiet: [], loud: [] }
  for (let i = 0; i < 60; i++) {
    took.quiet.push(await hello(store, 'quiet'))
    took.loud.push(await hello(store, 'loud'))
  }
  const [quiet, loud] = [median(took.quiet), median(took.loud)]
  process.stderr.write(
    `hello: ${quiet.toFixed(2)} ms after ${FEW} words, ${loud.toFixed(2)} ms after ${MANY}\n`,
  )
  expect(loud).toBeLessThan(1.5 * quiet)
  await store.close()
})
