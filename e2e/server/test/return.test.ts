import { PROTOCOL, type TableKeys } from '@miskatonic/protocol'
import { loadavg } from 'node:os'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { post } from '../api.ts'
import { Client } from '../client.ts'
import { withFolder } from '../folders.ts'
import { processorTime, servingTime } from '../processor-time.ts'
import { buildProgram, endAll, startProgram } from '../program.ts'
import { Wire } from '../wire.ts'

/** How long the page waits for the welcome before it tries again, in milliseconds (web/connection/socket.ts). */
const WELCOME_TIMEOUT = 10_000
const TABLES = 500
const SEATS = ['p1', 'p2', 'p3', 'p4']

beforeAll(buildProgram)
afterEach(endAll)

const flags = { 'trust-proxy': '', 'requests-per-minute': '100000', 'tables-per-address': '100000' }

/** A table whose game has begun. */
async function begunTable(address: string): Promise<TableKeys> {
  const order = { game: 'reign', options: { players: 4 }, take: SEATS, name: 'x' }
  const { body } = await post<TableKeys>(address, '/api/tables', order)
  const keys = body as TableKeys
  const host = await Client.join(address, {
    table: keys.table,
    keys: [keys.host, ...Object.values(keys.seats)],
  })
  await host.ask({ t: 'begin' })
  await host.close()
  return keys
}

interface Return {
  /** Milliseconds from the connection to the welcome. */
  readonly took: number
  readonly wire: Wire
}

/** Comes back to a seat as the page does; 40 clients share an address. */
async function comeBack(address: string, { table, seats }: TableKeys, i: number): Promise<Return> {
  const since = performance.now()
  const wire = await Wire.open(address, { headers: { 'x-forwarded-for': `10.0.0.${i % 50}` } })
  wire.send({ t: 'hello', protocol: PROTOCOL, table, keys: [seats[SEATS[i % 4]!]!], last: 1 })
  await wire.until('welcome')
  return { took: performance.now() - since, wire }
}

it('2,000 clients that come back at once after a restart are all welcomed before the page would try again', async () => {
  await withFolder(async (folder) => {
    const first = await startProgram(folder, flags)
    const tables: TableKeys[] = []
    for (let i = 0; i < TABLES; i++) tables.push(await begunTable(first.address))
    await first.program.kill()
    const { program, address } = await startProgram(folder, flags)
    const pid = program.child.pid!
    const [serving, all] = [servingTime(pid), processorTime(pid)]
    const since = performance.now()
    const returns = await Promise.all(
      Array.from({ length: TABLES * 4 }, (_, i) => comeBack(address, tables[Math.floor(i / 4)]!, i)),
    )
    const elapsed = performance.now() - since
    const used = { serving: servingTime(pid) - serving, all: processorTime(pid) - all }
    process.stderr.write(
      `return: ${returns.length} clients in ${elapsed.toFixed(0)} ms, the slowest after ` +
        `${Math.max(...returns.map(({ took }) => took)).toFixed(0)} ms; processor time ${used.all.toFixed(0)} ms, ` +
        `of the serving thread ${used.serving.toFixed(0)} ms; load ${loadavg()[0]!.toFixed(1)}\n`,
    )
    for (const { wire } of returns) wire.socket.terminate()
    // A server with a processor of its own takes as long as its busiest thread; the other half is for everything else.
    expect(used.serving).toBeLessThan(WELCOME_TIMEOUT / 2)
    await program.kill()
  })
})
