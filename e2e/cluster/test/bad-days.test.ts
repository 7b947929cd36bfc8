import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withFolder } from '../../server/folders.ts'
import { buildProgram, endAll, runCommand, startProgram, withoutLimits } from '../../server/program.ts'
import { openTable } from '../../server/api.ts'
import { Client } from '../../server/client.ts'
import { Nats, Postgres } from '@miskatonic/engines'

let postgres: Postgres
let nats: Nats
let folder: string
beforeAll(async () => {
  await buildProgram()
  folder = mkdtempSync(join(tmpdir(), 'miskatonic-expired-'))
  const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')]
  // Valid for one day, a year ago.
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      join(folder, 'ca.crt'),
      '-subj',
      '/CN=localhost',
      '-days',
      '1',
    ],
    { stdio: 'ignore' },
  )
  execFileSync(
    'openssl',
    ['x509', '-in', join(folder, 'ca.crt'), '-signkey', key, '-days', '-1', '-out', certificate],
    { stdio: 'ignore' },
  )
  if (process.getuid?.() === 0) {
    const id = (which: string): number =>
      Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
    for (const path of [folder, key, certificate]) chownSync(path, id('-u'), id('-g'))
  }
  postgres = await Postgres.start(['ssl=on', `ssl_key_file=${key}`, `ssl_cert_file=${certificate}`])
  nats = await Nats.start()
}, 120_000)
afterAll(async () => {
  await endAll()
  await nats.remove()
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
})

const PASSWORD = 'very-secret-password'

/** A server that must not start: one line that names the setting, exit code 1, and no password in it. */
async function refusal(flags: Readonly<Record<string, string>>): Promise<string> {
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
  const { code, output } = await runCommand('serve', '--port', '0', '--host', '127.0.0.1', ...args)
  expect(code).toBe(1)
  expect(output).not.toContain(PASSWORD)
  const lines = output.trim().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0]!
}

const at = (user: string, rest: string): string =>
  `postgres://${user}:${PASSWORD}@127.0.0.1:${postgres.port}/${rest}`

describe('a server that cannot start says why in one line', () => {
  it('nothing listens there', async () => {
    expect(await refusal({ store: `postgres://me:${PASSWORD}@127.0.0.1:1/games` })).toMatch(
      /The database postgres:\/\/127\.0\.0\.1:1\/games cannot be reached.*\(setting --store\)$/,
    )
    expect(
      await refusal({ store: at('miskatonic', 'postgres'), bus: `nats://me:${PASSWORD}@127.0.0.1:1` }),
    ).toMatch(/The message bus nats:\/\/127\.0\.0\.1:1 cannot be reached.*\(setting --bus\)$/)
  })

  it('a name that is not known, a user that is not, a database that is not', async () => {
    expect(await refusal({ store: `postgres://me:${PASSWORD}@no-such-host.invalid/games` })).toMatch(
      /cannot be reached.*\(setting --store\)$/,
    )
    expect(await refusal({ store: at('stranger', 'postgres') })).toMatch(
      /refuses this user or password.*\(setting --store\)$/,
    )
    expect(await refusal({ store: at('miskatonic', 'nothing') })).toMatch(
      /has no such database.*\(setting --store\)$/,
    )
  })

  it('missing rights', async () => {
    postgres.sql('public', 'CREATE ROLE guest LOGIN; CREATE SCHEMA closed')
    const options = `postgres?options=${encodeURIComponent('-csearch_path=closed')}`
    expect(await refusal({ store: at('guest', options) })).toMatch(
      /(lacks rights|cannot be used).*\(setting --store\)$/,
    )
  })

  it('an expired certificate', async () => {
    const store = `${at('miskatonic', 'postgres')}?sslmode=verify-full&sslrootcert=${join(folder, 'server.crt')}`
    expect(await refusal({ store: store.replace('127.0.0.1', 'localhost') })).toMatch(
      /certificate or encryption .* is not accepted.*expired.*\(setting --store\)$/,
    )
  })

  it('a database of another program, and one of a newer version', async () => {
    const foreign = postgres.newSchema('foreign_one')
    postgres.sql('foreign_one', 'CREATE TABLE invoices (id integer)')
    expect(await refusal({ store: foreign })).toMatch(
      /is not one of this program: it has a table "invoices".*--store/,
    )
    expect(
      postgres
        .sql(
          'foreign_one',
          "SELECT count(*) FROM pg_class WHERE relname = 'miskatonic' AND relnamespace = 'foreign_one'::regnamespace",
        )
        .trim(),
    ).toBe('0')
    const newer = postgres.newSchema('newer')
    await (await startProgram('/nonexistent', { ...withoutLimits, store: newer })).program.stop()
    postgres.sql('newer', 'UPDATE miskatonic SET version = 99, readable_from = 99')
    expect(await refusal({ store: newer })).toMatch(/written by a newer version.*--store/)
  })
})

it('a disk of the database that is full: nothing is confirmed, and /health says so; afterwards it goes on', async () => {
  // A small file system of its own; where none can be mounted, there is nothing to fill.
  await withFolder(async (home) => {
    const disk = join(home, 'small')
    execFileSync('mkdir', [disk])
    chmodSync(home, 0o755) // PostgreSQL may run as another user
    if (
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=0777', 'tmpfs', disk], { stdio: 'ignore' })
        .status !== 0
    ) {
      process.stderr.write('full disk: not tried, because no file system can be mounted here\n')
      return
    }
    try {
      const schema = 'full_disk'
      const store = postgres.newSchema(schema)
      const space = join(disk, 'space')
      execFileSync('mkdir', [space])
      if (process.getuid?.() === 0) execFileSync('chown', ['postgres', space])
      postgres.sql('public', `CREATE TABLESPACE small LOCATION '${space}'`)
      const { address, program } = await startProgram('/nonexistent', { ...withoutLimits, store })
      await openTable(address)
      postgres.sql(schema, 'ALTER TABLE tables SET TABLESPACE small')
      const filler = join(space, 'filler')
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' })
      // The beat of the server goes to another disk: with each one that arrives, the trouble counts as over until the next table.
      await vi.waitFor(
        async () => {
          await expect(openTable(address)).rejects.toThrow('no table was opened')
          const { problem } = (await (await fetch(`${address}/health`)).json()) as { problem?: string }
          expect(problem).toMatch(/refuses to write \(setting --store\).*(No space|could not extend)/)
        },
        { timeout: 30_000, interval: 10 },
      )
      rmSync(filler)
      await openTable(address)
      await program.stop()
      postgres.sql(schema, 'DROP SCHEMA full_disk CASCADE')
      postgres.sql('public', 'DROP TABLESPACE small')
    } finally {
      spawnSync('umount', ['-l', disk], { stdio: 'ignore' })
    }
  })
})

it('a server that is killed leaves no processes behind', async () => {
  const store = postgres.newSchema('killed')
  const { address, program } = await startProgram('/nonexistent', { ...withoutLimits, store })
  const { table, host, seats } = await openTable(address, { players: 2 })
  const client = await Client.join(address, { table, keys: [host, ...Object.values(seats)] })
  expect((await client.ask({ t: 'begin' })).t).toBe('done')
  const [offer] = client.offers()
  expect((await client.choose(offer!.seat, offer!.offer)).t).toBe('now')
  // A process of its own reads the database for that, and keeps the connection.
  expect((await client.ask({ t: 'moment', seat: offer!.seat, number: 0 })).t).toBe('moment')
  const { pid } = program.child
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  expect(children.length).toBeGreaterThan(1)
  await program.kill()
  await vi.waitFor(() => expect(children.filter(isRunning)).toEqual([]), 15_000)
})

function isRunning(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

it('a host with SQLite loads neither driver', async () => {
  await withFolder(async (data) => {
    const { program } = await startProgram(data)
    const maps = readFileSync(`/proc/${program.child.pid}/maps`, 'utf8')
    expect(maps).toContain('sqlite')
    await program.stop()
    // Without the drivers it starts and plays all the same: hidden by a loader that refuses them.
    const hooks = `data:text/javascript,export async function resolve(name, context, next) { if (/^(pg|@nats-io)/.test(name)) throw new Error('driver loaded: ' + name); return next(name, context) }`
    const register = `data:text/javascript,import { register } from 'node:module'; register(${JSON.stringify(hooks)})`
    const before = process.env['NODE_OPTIONS']
    process.env['NODE_OPTIONS'] = `--import=${JSON.stringify(register)}`
    try {
      const { address, program: strict } = await startProgram(data)
      await openTable(address)
      await strict.stop()
      const { code, output } = await runCommand(
        'serve',
        '--port',
        '0',
        '--store',
        postgres.newSchema('drivers'),
      )
      expect(code).toBe(1)
      expect(output).toContain('driver loaded: pg')
    } finally {
      if (before === undefined) delete process.env['NODE_OPTIONS']
      else process.env['NODE_OPTIONS'] = before
    }
  })
})
