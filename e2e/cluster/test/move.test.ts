import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exportGame, importGame, openTable } from '../../server/api.ts'
import { Client } from '../../server/client.ts'
import { onDisk } from '../../server/disk.ts'
import { withFolder } from '../../server/folders.ts'
import { buildProgram, endAll, runCommand, startProgram, withoutLimits } from '../../server/program.ts'
import { Postgres } from '@miskatonic/engines'
import { Proxy } from '../proxy.ts'
import { Stored } from '../stored.ts'

/** More than are written in two transactions. */
const TABLES = 130

let postgres: Postgres
let proxy: Proxy
let count = 0
beforeAll(async () => {
  await buildProgram()
  postgres = await Postgres.start()
  proxy = await Proxy.start(() => postgres.port)
}, 120_000)
afterEach(async () => {
  proxy.inspect = null
  await endAll()
})
afterAll(async () => {
  await proxy.close()
  await postgres.remove()
})

interface Place {
  readonly schema: string
  readonly address: string
  /** Through the proxy. */
  readonly watched: string
}

function newDatabase(): Place {
  const schema = `move${++count}`
  return { schema, address: postgres.newSchema(schema), watched: postgres.addressOf(schema, proxy.port) }
}

/** A host with many tables; one is being played, and a sealed file of it was exported. */
async function fill(folder: string): Promise<{ table: string; key: string; sealed: string; last: number }> {
  const { program, address } = await startProgram(folder)
  const tables = []
  for (let i = 0; i < TABLES; i++) tables.push(await openTable(address, { players: 2 }))
  const [first] = tables as [Awaited<ReturnType<typeof openTable>>]
  const keys = [first.host, ...Object.values(first.seats)]
  const client = await Client.join(address, { table: first.table, keys, name: 'Ada' })
  await client.ask({ t: 'begin' })
  for (let i = 0; i < 12; i++) {
    const [offer] = client.offers()
    await client.choose(offer!.seat, offer!.offer)
  }
  const { last } = client
  await client.close()
  const { text } = await exportGame(address, first.table, first.host)
  await program.stop()
  return { table: first.table, key: first.host, sealed: text, last }
}

/** Everything in a data folder. */
function contentOf(folder: string): unknown[] {
  return onDisk(folder, (disk) => disk.tables().map((id) => [id, disk.record(id), disk.rows(id)]))
}

/** The same in a database. */
async function contentIn(address: string): Promise<unknown[]> {
  const stored = await Stored.read(address)
  return stored.tables.map(
    (id) =>
      [
        id,
        stored.record(id),
        stored.rows(id).map(({ seq, at, kind, body }) => ({ seq, at, kind, body })),
      ] as const,
  )
}

function moving(from: string, to: string): ChildProcess {
  return spawn(
    process.execPath,
    ['dist/miskatonic.mjs', 'move', '--lang', 'en', '--from', from, '--to', to],
    {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: 'ignore',
    },
  )
}

/** Kills a move when this has come back from the database so many times. */
async function killedMove(from: string, to: string, answer: string, times: number): Promise<void> {
  let seen = 0
  const child = moving(from, to)
  proxy.inspect = (bytes) => {
    if (!bytes.includes(answer) || ++seen < times) return true
    child.kill('SIGKILL')
    return false
  }
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  proxy.inspect = null
  expect(signal).toBe('SIGKILL')
}

const sumIn = (output: string): string => /SHA-256 of everything: ([0-9a-f]{64})/.exec(output)?.[1] ?? output

describe('moving a host', () => {
  it('to PostgreSQL and back, each time killed in the middle: everything is the same, and links work', () =>
    withFolder((home) =>
      withFolder(async (folder) => {
        const back = join(home, 'back')
        const { table, key, sealed, last } = await fill(folder)
        const before = contentOf(folder)
        const { schema, address, watched } = newDatabase()

        await killedMove(folder, watched, 'COMMIT', 2)
        const begun = Number(postgres.sql(schema, 'SELECT count(*) FROM tables'))
        expect(begun).toBeGreaterThan(0)
        expect(begun).toBeLessThan(TABLES)
        const early = await runCommand('serve', '--port', '0', '--store', address)
        expect(early).toMatchObject({ code: 1 })
        expect(early.output).toMatch(/is being filled from .*not complete: run "npm run move"/)

        const there = await runCommand('move', '--from', folder, '--to', watched)
        expect(there).toMatchObject({ code: 0 })
        expect(there.output).toContain(`tables: ${TABLES}`)
        expect(await contentIn(address)).toEqual(before)
        const left = await runCommand('serve', '--port', '0', '--data', folder)
        expect(left).toMatchObject({ code: 1 })
        expect(left.output).toMatch(/were moved to postgres:/)

        const server = await startProgram('/nonexistent', { ...withoutLimits, store: address })
        const client = await Client.join(server.address, { table, keys: [key] })
        expect(client.last).toBe(last)
        await client.close()
        // The file was sealed by the old host: the new one can read it, and knows that its game is still running.
        expect(await importGame(server.address, sealed)).toMatchObject({
          body: { error: { code: 'still-running' } },
        })
        const refused = await runCommand('move', '--from', address, '--to', back)
        expect(refused).toMatchObject({ code: 1 })
        expect(refused.output).toMatch(/The server ".*" uses the database .*Stop all its servers/)
        await server.program.stop()

        await killedMove(watched, back, 'SELECT', 120)
        const unfinished = await runCommand('serve', '--port', '0', '--data', back)
        expect(unfinished).toMatchObject({ code: 1 })
        expect(unfinished.output).toMatch(/is being filled from/)
        const again = await runCommand('move', '--from', watched, '--to', back)
        expect(again).toMatchObject({ code: 0 })
        expect(sumIn(again.output)).toBe(sumIn(there.output))
        expect(contentOf(back)).toEqual(before)
        expect(readFileSync(join(back, 'seal.key'))).toEqual(readFileSync(join(folder, 'seal.key')))
        expect((await runCommand('check-data', '--data', back)).output).toContain('Nothing is damaged')
        const home2 = await startProgram(back)
        const returned = await Client.join(home2.address, { table, keys: [key] })
        expect(returned.last).toBe(last)
        await returned.close()
      }),
    ))

  it('is refused into what is not empty, and from what is damaged', () =>
    withFolder(async (folder) => {
      const { program, address: url } = await startProgram(folder)
      const { table } = await openTable(url, { players: 2 })
      await program.stop()
      const [full, other] = [newDatabase(), newDatabase()]
      expect((await runCommand('move', '--from', folder, '--to', full.address)).code).toBe(0)
      await withFolder(async (second) => {
        const { program: another } = await startProgram(second)
        await another.stop()
        const refused = await runCommand('move', '--from', second, '--to', full.address)
        expect(refused).toMatchObject({ code: 1 })
        expect(refused.output).toMatch(/is not empty: it has 1 tables/)
        const back = await runCommand('move', '--from', full.address, '--to', second)
        expect(back).toMatchObject({ code: 1 })
        expect(back.output).toMatch(/is not empty/)
      })
      postgres.sql(full.schema, `UPDATE tables SET sum = sum + 1 WHERE id = '${table}'`)
      const damaged = await runCommand('move', '--from', full.address, '--to', other.address)
      expect(damaged).toMatchObject({ code: 1 })
      expect(damaged.output).toMatch(/does not fit its checksum.*check-data/)
      expect((await runCommand('move', '--from', folder)).code).toBe(2)
    }))
})

describe('backups of PostgreSQL', () => {
  it('are made while a server runs, are checked, and go back into PostgreSQL or into a folder', () =>
    withFolder(async (home) => {
      const { schema, address } = newDatabase()
      const { address: url } = await startProgram('/nonexistent', { ...withoutLimits, store: address })
      const { table, watch } = await openTable(url, { players: 2 })
      const file = join(home, 'all.db')
      const made = await runCommand('backup', '--store', address, file)
      expect(made).toMatchObject({ code: 0 })
      const twice = await runCommand('backup', '--store', address, file)
      expect(twice.output).toContain('exists already')
      await endAll()

      const other = newDatabase()
      const restored = await runCommand('restore', '--store', other.address, file)
      expect(restored).toMatchObject({ code: 0 })
      expect(await contentIn(other.address)).toEqual(await contentIn(address))
      expect((await runCommand('restore', '--store', other.address, file)).output).toMatch(/is not empty/)
      const folder = join(home, 'folder')
      expect((await runCommand('restore', '--data', folder, file)).code).toBe(0)
      expect(contentOf(folder)).toEqual(await contentIn(address))
      expect(existsSync(join(folder, 'seal.key'))).toBe(true)
      const server = await startProgram('/nonexistent', { ...withoutLimits, store: other.address })
      await (await Client.join(server.address, { table, keys: [watch] })).close()

      const sound = await runCommand('check-data', '--store', address)
      expect(sound).toMatchObject({ code: 0 })
      postgres.sql(
        schema,
        `UPDATE tables SET record = replace(record, 'reign', 'alone') WHERE id = '${table}'`,
      )
      postgres.sql(schema, `INSERT INTO log VALUES (999, 1, 0, 0, 'said', '{}', 0)`)
      const bad = await runCommand('check-data', '--store', address)
      expect(bad).toMatchObject({ code: 1 })
      expect(bad.output).toMatch(/1 rows belong to a table that is missing[\s\S]*does not fit its checksum/)
    }))

  it('are not made on a schedule, which is said in one line', async () => {
    const { address } = newDatabase()
    const { code, output } = await runCommand(
      'serve',
      '--port',
      '0',
      '--store',
      address,
      '--backup-every',
      '6h',
    )
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(/--backup-every\) are for SQLite/)
  })
})
