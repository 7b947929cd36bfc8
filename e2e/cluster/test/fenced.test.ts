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

const soon = { timeout: 8_000, interval: 100 }

it('a server that was taken for dead and begins anew forwards again, and is reached by others', async () => {
  nodes = await Nodes.start({ count: 2 })
  const addresses = [await nodes.address(0), await nodes.address(1)]
  const incarnationOf = (name: string): string => nodes!.sql(`SELECT id FROM nodes WHERE name = '${name}'`)
  const fenced = incarnationOf('node1')
  nodes.sql(`DELETE FROM nodes WHERE id = ${fenced}`)
  await vi.waitFor(() => expect(incarnationOf('node1')).not.toMatch(new RegExp(`^(${fenced})?$`)), soon)

  // The server that is asked first takes the table; the other one forwards to it.
  for (const [i, first] of addresses.entries()) {
    const { table, watch } = await openTable(addresses[1]!)
    const pass = { table, keys: [watch] }
    for (const address of [first, addresses[1 - i]!])
      await vi.waitFor(async () => (await Client.join(address, pass)).close(), soon)
    expect(nodes.ownerOf(table)).toBe(`node${i + 1}`)
  }
})
