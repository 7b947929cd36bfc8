import { isRefused } from '@miskatonic/kernel'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { exportGame, openTable, post } from '../../server/api.ts'
import { Client } from '../../server/client.ts'
import { Dice } from '../../server/dice.ts'
import { buildProgram } from '../../server/program.ts'
import { TableClients } from '../../server/table-clients.ts'
import { NotConnected, Wire } from '../../server/wire.ts'
import { Nodes } from '../nodes.ts'

beforeAll(buildProgram, 120_000)

let nodes: Nodes | undefined
afterEach(async () => {
  await nodes?.end()
  nodes = undefined
})

async function two(flags: Readonly<Record<string, string>>): Promise<[Nodes, string, string]> {
  nodes = await Nodes.start({ count: 2, flags })
  return [nodes, await nodes.address(0), await nodes.address(1)]
}

const order = { game: 'reign', options: { players: 2 }, take: [], name: 'somebody' }
const statusAt = async (address: string): Promise<number> =>
  (await post(address, '/api/tables', order)).status

const soon = { timeout: 20_000, interval: 200 }
/** Milliseconds after which the other node knows: it is told every second. */
const TOLD = 2_500

/** Whether it is refused within so many attempts. */
async function isRefusedSoon(attempt: () => Promise<boolean>, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) if (await attempt()) return true
  return false
}

describe('two nodes count together', () => {
  it('new tables, exactly', async () => {
    const [, a, b] = await two({ 'tables-per-address': '5' })
    const statuses = []
    for (const address of [a, b, a, b, a, b, a]) statuses.push(await statusAt(address))
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
  })

  it('requests and connections', async () => {
    const [, a, b] = await two({ 'requests-per-minute': '30', 'sockets-per-address': '6' })
    const sockets = await Promise.all(Array.from({ length: 6 }, () => Wire.open(a)))
    const refusal = (): Promise<number | null> =>
      Wire.open(b).then(
        async (wire) => {
          await wire.close()
          return 101
        },
        (error: unknown) => (error instanceof NotConnected ? error.status : null),
      )
    await vi.waitFor(async () => expect(await refusal()).toBe(429), soon)
    for (const socket of sockets) await socket.close()
    await vi.waitFor(async () => expect(await refusal()).toBe(101), soon)

    expect(await isRefusedSoon(async () => (await statusAt(a)) === 429, 200)).toBe(true)
    await sleep(TOLD)
    // By itself it would allow 30.
    expect(await isRefusedSoon(async () => (await statusAt(b)) === 429, 8)).toBe(true)
  })

  it('chat', async () => {
    const [, a, b] = await two({ 'words-per-minute': '12' })
    const { table, host, seats } = await openTable(a, { players: 2 })
    const pass = { table, keys: [host, ...Object.values(seats)] }
    const clients = [await Client.join(a, pass), await Client.join(b, pass)] as const
    const say = async (client: Client): Promise<string> => {
      const answer = await client.ask({ t: 'say', seat: 'p1', text: 'Iä!' })
      return answer.t === 'refused' ? answer.code : answer.t
    }
    expect(await isRefusedSoon(async () => (await say(clients[0])) === 'too-many-words', 100)).toBe(true)
    await sleep(TOLD)
    expect(await isRefusedSoon(async () => (await say(clients[1])) === 'too-many-words', 4)).toBe(true)
  })

  it('what an address stores', async () => {
    const [, a, b] = await two({ 'storage-per-address': '1' })
    const codeAt = async (address: string): Promise<string> => {
      const { status, body } = await post<object>(address, '/api/tables', order)
      return status === 201 ? 'done' : (body as { error: { code: string } }).error.code
    }
    let count = 0
    for (let isFull = false; !isFull && count < 3_000;) {
      const codes = await Promise.all(Array.from({ length: 25 }, () => codeAt(a)))
      isFull = codes.includes('storage-full')
      count += codes.length
    }
    expect(count).toBeGreaterThan(100)
    await vi.waitFor(async () => expect(await codeAt(b)).toBe('storage-full'), soon)
  })

  it('forks of a game; and its file can be exported at any node', async () => {
    const [all, a, b] = await two({})
    const keys = await openTable(a, { players: 2, hands: 'closed' })
    const clients = await TableClients.join(a, keys)
    await clients.host.ask({ t: 'begin' })
    await clients.catchUp()
    const dice = new Dice('forks')
    while (!clients.isOver) await clients.chooseOnce(dice)
    const first = await clients.host.ask({ t: 'rewind', seat: 'p1', number: 10 })
    expect(first.t).toBe('done')
    // An hour's forks are nearly used up. They are the only thing with a limit that was counted once.
    all.sql(`UPDATE quota SET n = 59 WHERE n = 1`)
    const second = await clients.host.ask({ t: 'rewind', seat: 'p1', number: 9 })
    if (second.t !== 'done') throw new Error(JSON.stringify(second))
    await clients.leave()
    const there = await TableClients.join(b, keys)
    expect(await there.host.ask({ t: 'rewind', seat: 'p1', number: 8 })).toMatchObject({ code: 'too-many' })
    await there.leave()

    const [here, elsewhere] = [
      await exportGame(a, keys.table, keys.host),
      await exportGame(b, keys.table, keys.host),
    ]
    expect(elsewhere.status).toBe(200)
    expect(elsewhere.text).toBe(here.text)
    expect(isRefused(JSON.parse(here.text) as object)).toBe(false)
  })
})
