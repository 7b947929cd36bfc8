import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTable } from '../../server/api.ts'
import { Client } from '../../server/client.ts'
import { buildProgram } from '../../server/program.ts'
import { Nodes } from '../nodes.ts'

beforeAll(buildProgram, 120_000)

let nodes: Nodes | undefined
afterEach(async () => {
  await nodes?.end()
  nodes = undefined
})

const soon = { timeout: 20_000, interval: 200 }

it('without the bus all servers stay ready; one that alone does not get it back gives its tables up', async () => {
  nodes = await Nodes.start({ count: 2 })
  const [first, second] = [await nodes.address(0), await nodes.address(1)]
  const problemAt = async (address: string): Promise<string | undefined> =>
    ((await (await fetch(`${address}/ready`)).json()) as { problem?: string }).problem
  const { table, watch } = await openTable(first)
  const pass = { table, keys: [watch] }
  const client = await Client.join(first, pass)
  expect(nodes.ownerOf(table)).toBe('node1')

  await nodes.nats.kill()
  const hearing = (): string => nodes!.sql('SELECT count(*) FROM nodes WHERE hears')
  await vi.waitFor(() => expect(hearing()).toBe('0'), soon)
  await vi.waitFor(
    async () => expect([await problemAt(first), await problemAt(second)]).toEqual([undefined, undefined]),
    soon,
  )
  await new Promise((resolve) => setTimeout(resolve, 4_000)) // longer than a server waits before it gives tables up
  expect(nodes.ownerOf(table)).toBe('node1')
  expect(client.isOnline).toBe(true)

  nodes.all[0]!.nats.weather = 'swallow'
  await nodes.nats.start()
  await vi.waitFor(
    async () => expect(await problemAt(first)).toMatch(/message bus cannot be reached.*--bus/),
    soon,
  )
  expect(await problemAt(second)).toBeUndefined()
  await vi.waitFor(async () => (await Client.join(second, pass)).close(), soon)
  expect(nodes.ownerOf(table)).toBe('node2')
})
