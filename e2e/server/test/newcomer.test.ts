import { games } from '@miskatonic/games'
import { isRefused } from '@miskatonic/kernel'
import { PROTOCOL } from '@miskatonic/protocol'
import { openSqliteStore } from '@miskatonic/server/sqlite'
import { type Row, type Store, Table, logOf, newRecord, withKey } from '@miskatonic/table'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { withFolder } from '../folders.ts'
import { processorTime } from '../processor-time.ts'
import { buildProgram, endAll, startProgram, withoutLimits } from '../program.ts'
import { Wire } from '../wire.ts'

beforeAll(buildProgram)
afterEach(endAll)

/** Tables of each kind at which newcomers are measured, and those before them that only warm the program up. */
const [MEASURED, WARM] = [60, 40]
/** More than a welcome tells. server/test/hello-cost.test.ts shows that 200,000 cost no more than some hundreds. */
const WORDS = 450
/** Rows between two stored positions (table/room/log-rows.ts). */
const KEEP_ROWS = 128
const reign = games[0]!

/** A table of Reign whose game has begun, as a room stores it after so many words; "key" is its key to watch. */
async function tableWith(store: Store, id: string, words: number): Promise<string> {
  const game = Table.open(reign, {}, id) as Table
  const record = newRecord(reign, {}, { id, created: 1, secret: 's' })
  const rows = logOf(game, [], 1)
  if (isRefused(record) || isRefused(rows)) throw new Error('no table')
  const kept = (said: number): string => JSON.stringify({ number: 0, position: game.position, words: said })
  for (let said = 1; said <= words; said++) {
    rows.push(row(rows.length + 1, 'said', wordOf(said)))
    if (rows.length % KEEP_ROWS === 0) rows.push(row(rows.length + 1, 'kept', kept(said)))
  }
  await store.create(withKey({ ...record, start: { seed: id } }, 'key', 'watch'), rows)
  return id
}

function row(seq: number, kind: Row['kind'], body: string): Row {
  return { seq, at: seq, kind, body }
}

function wordOf(number: number): string {
  return JSON.stringify({ by: '', name: 'Ann', text: `word ${number}: something to read for those who come` })
}

/** Milliseconds of processor time that a newcomer costs the server, from the connection to the welcome. */
async function costOf(address: string, pid: number, table: string): Promise<number> {
  const before = processorTime(pid)
  const wire = await Wire.open(address)
  wire.send({ t: 'hello', protocol: PROTOCOL, table, keys: ['key'] })
  await wire.until('welcome')
  const cost = processorTime(pid) - before
  await wire.close()
  return cost
}

/** The lower quartile: what else runs on the machine only adds to the cost. */
function usual(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!
}

it('a newcomer to a table full of words that must be loaded first costs at most 1.5 times as much as at an empty one', async () => {
  await withFolder(async (folder) => {
    const store = await openSqliteStore(folder)
    const tables: { empty: string; loud: string }[] = []
    for (let i = 0; i < WARM + MEASURED; i++)
      tables.push({
        empty: await tableWith(store, `empty-${i}`, 0),
        loud: await tableWith(store, `loud-${i}`, WORDS),
      })
    await store.close()
    const { program, address } = await startProgram(folder, withoutLimits)
    const pid = program.child.pid!
    const costs: { empty: number; loud: number }[] = []
    for (const { empty, loud } of tables)
      costs.push({ empty: await costOf(address, pid, empty), loud: await costOf(address, pid, loud) })
    const measured = costs.slice(WARM)
    const [empty, loud] = [
      usual(measured.map((each) => each.empty)),
      usual(measured.map((each) => each.loud)),
    ]
    process.stderr.write(
      `newcomer after loading: ${empty.toFixed(2)} ms (empty), ${loud.toFixed(2)} ms (${WORDS} words)\n`,
    )
    expect(loud).toBeLessThan(1.5 * empty)
    await program.kill()
  })
})
