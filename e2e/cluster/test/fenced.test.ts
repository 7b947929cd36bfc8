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
  const addresses = [await nodes.address(0), await nodes.address(1)] as const
  const incarnationOf = (name: string): string => nodes!.sql(`SELECT id FROM nodes WHERE name = '${name}'`)
  const first = incarnationOf('node1')
  nodes.sql(`DELETE FROM nodes WHERE id = ${first}`)
  await vi.waitFor(() => expect(incarnationOf('node1')).not.toMatch(new RegExp(`^(${first})?$`)), soon)

  // Of so many tables each server gets some, and each takes sockets of the other's.
  const tables = await Promise.all(Array.from({ length: 8 }, () => openTable(addresses[1])))
  for (const [i, { table, watch }] of tables.entries())
    for (const address of addresses) {
      const pass = { table, keys: [watch] }
      await vi.waitFor(async () => (await Client.join(address, pass)).close(), soon)
      expect(`${i} ${nodes.ownerOf(table)}`).toMatch(/ node[12]$/)
    }
  expect(new Set(tables.map(({ table }) => nodes!.ownerOf(table)))).toEqual(new Set(['node1', 'node2']))
})
