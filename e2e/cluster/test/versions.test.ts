import { Line, migrate } from '@miskatonic/server/postgres'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTable } from '../../server/api.ts'
import { Client } from '../../server/client.ts'
import { buildProgram } from '../../server/program.ts'
import { Gone } from '../../server/wire.ts'
import { Postgres } from '@miskatonic/engines'
import { Nodes } from '../nodes.ts'

const root = new URL('../../../', import.meta.url)
const NEXT = 'dist/next-rules.mjs'

/** The same program with another version of Reign, which cannot go on with tables of this one. */
function makeNext(): void {
  const program = readFileSync(new URL('dist/miskatonic.mjs', root), 'utf8')
  const game = /(\/\/ games\/reign\/index\.ts[\s\S]{0,1500}?version: )"\d+",(\s+)upgrades: \w+,/
  if (!game.test(program)) throw new Error('the version of Reign was not found in the program')
  writeFileSync(
    new URL(NEXT, root),
    program.replace(game, (_, before: string, space: string) => `${before}"next",${space}upgrades: {},`),
  )
}

beforeAll(async () => {
  await buildProgram()
  makeNext()
}, 120_000)
afterAll(() => rmSync(new URL(NEXT, root), { force: true }))

let nodes: Nodes | undefined
afterEach(async () => {
  await nodes?.end()
  nodes = undefined
})

/** Comes again as the page does, for some seconds. */
async function joined(address: string, table: string, key: string): Promise<Client> {
  for (let attempt = 0; ; attempt++)
    try {
      return await Client.join(address, { table, keys: [key] })
    } catch (error) {
      if (attempt === 20 || !(error instanceof Gone)) throw error
    }
}

it('nodes with different rules side by side: each table is with one that knows its rules', async () => {
  nodes = await Nodes.start({ count: 2, flags: {}, bundles: [undefined, NEXT] })
  const [old, next] = [await nodes.address(0), await nodes.address(1)]
  const tables = [await openTable(old, { players: 2 }), await openTable(next, { players: 2 })] as const
  // Both are opened at the node that does not know their rules.
  for (const [i, elsewhere] of [next, old].entries()) {
    const { table, host, seats } = tables[i]!
    const client = await joined(elsewhere, table, host)
    expect(nodes.ownerOf(table)).toBe(`node${i + 1}`)
    await client.close()
    const player = await Client.join(elsewhere, { table, keys: [host, ...Object.values(seats)] })
    expect((await player.ask({ t: 'begin' })).t).toBe('done')
    const [offer] = player.offers()
    expect((await player.choose(offer!.seat, offer!.offer)).t).toBe('now')
    await player.close()
  }
  // While no node knows the rules, and one that did was there just now, the table is not called archived.
  await nodes.all[0]!.program!.stop()
  const { table, host } = tables[0]
  await expect(Client.join(next, { table, keys: [host] })).rejects.toThrow(/try-again/)
  await nodes.all[0]!.start()
  const again = await joined(next, table, host)
  expect(again.info).toMatchObject({ phase: 'playing' })
  await again.close()
  expect(nodes.ownerOf(table)).toBe('node1')
})

describe('the format of the database', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await Postgres.start()
  })
  afterAll(() => postgres.remove())

  /** Makes the tables, and gives the steps that led there, which are not taken again. */
  async function begun(line: Line, address: string): Promise<{ sql: string; readableFrom: number }[]> {
    const { version } = await migrate(line, address)
    return Array.from({ length: version }, () => ({ sql: '', readableFrom: 1 }))
  }

  it('may gain something while programs of the version before run; what removes something keeps them out', async () => {
    const address = postgres.newSchema('formats')
    const line = new Line(address, { isPatient: true })
    try {
      const known = await begun(line, address)
      const format = known.length
      const expand = { sql: 'ALTER TABLE tables ADD COLUMN note text', readableFrom: 1 }
      expect(await migrate(line, address, [...known, expand])).toMatchObject({ version: format + 1 })
      expect(await migrate(line, address)).toMatchObject({ version: format + 1 })
      const contract = { sql: 'ALTER TABLE tables DROP COLUMN note', readableFrom: format + 2 }
      expect(await migrate(line, address, [...known, expand, contract])).toMatchObject({
        version: format + 2,
      })
      await expect(migrate(line, address)).rejects.toThrow(
        `written by a newer version of the program: it has format ${format + 2}`,
      )
    } finally {
      await line.close()
    }
  })

  it('is changed whole or not at all', async () => {
    const address = postgres.newSchema('half')
    const line = new Line(address, { isPatient: true })
    try {
      const known = await begun(line, address)
      const broken = { sql: 'ALTER TABLE tables ADD COLUMN note text; SELECT 1 / 0', readableFrom: 1 }
      await expect(migrate(line, address, [...known, broken])).rejects.toThrow('division by zero')
      expect(postgres.sql('half', 'SELECT version FROM miskatonic').trim()).toBe(String(known.length))
      expect(
        postgres
          .sql(
            'half',
            "SELECT count(*) FROM information_schema.columns WHERE column_name = 'note' AND table_schema = 'half'",
          )
          .trim(),
      ).toBe('0')
    } finally {
      await line.close()
    }
  })
})
