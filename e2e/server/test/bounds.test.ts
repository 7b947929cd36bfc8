import { games } from '@miskatonic/games'
import { optionId } from '@miskatonic/kernel'
import { type HttpRefusal, PROTOCOL, type TableKeys } from '@miskatonic/protocol'
import { Table, save } from '@miskatonic/table'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { metricsToken, type Reply, exportGame, importGame, metric, openTable, post } from '../api.ts'
import { Client } from '../client.ts'
import { makeOlder } from '../disk.ts'
import { withFolder } from '../folders.ts'
import { buildProgram, endAll, runCommand, startProgram } from '../program.ts'
import { Wire } from '../wire.ts'
import { Raw } from '../raw.ts'

beforeAll(buildProgram)
afterEach(endAll)

/** A game of ALONE that was played for a while, as a file. */
function playedFile(): string {
  const table = Table.open(
    games.find(({ id }) => id === 'alone')!,
    {},
    'long',
  ) as Table
  for (let i = 0; i < 1_000 && table.now.decision !== null; i++) {
    const { options } = table.now.decision
    const option = options[(i * 7) % options.length]!
    table.choose({ seat: option.seat, option: optionId(option) })
  }
  return save(table)
}

function open(address: string, headers: Record<string, string>): Promise<Reply<TableKeys | HttpRefusal>> {
  const order = { game: 'reign', options: { players: 2 }, take: ['p1', 'p2'], name: 'x' }
  return post<TableKeys>(address, '/api/tables', order, headers)
}

describe('bytes per address and day', () => {
  it('an address that has stored its share stores no more, and is told which setting says so; others go on', async () => {
    await withFolder(async (folder) => {
      const { program, address } = await startProgram(folder, {
        'storage-per-address': '1',
        'trust-proxy': '',
      })
      const [greedy, modest] = [{ 'x-forwarded-for': '10.0.0.1' }, { 'x-forwarded-for': '10.0.0.2' }]
      const keys = (await open(address, greedy)).body as TableKeys
      const at = { table: keys.table, keys: [keys.host, keys.seats['p1']!] }
      const other = { table: keys.table, keys: [keys.seats['p2']!] }
      const player = await Client.join(address, at, { headers: greedy })
      const friend = await Client.join(address, other, { headers: modest })
      await player.ask({ t: 'begin' })
      const full = {
        code: 'storage-full',
        message: expect.stringMatching(/1 MB a day \(setting --storage-per-address\)/),
      }
      const file = playedFile()
      let reply = await importGame(address, file, greedy)
      expect(reply.status).toBe(201)
      for (let i = 0; i < 20 && reply.status === 201; i++) reply = await importGame(address, file, greedy)
      expect(reply).toMatchObject({ status: 429, body: { error: full } })
      expect(await open(address, greedy)).toMatchObject({ status: 429, body: { error: full } })
      expect(await player.ask({ t: 'say', seat: 'p1', text: 'x' })).toMatchObject({ t: 'refused', ...full })
      expect(await player.choose('p1', 'pass')).toMatchObject({ t: 'refused', ...full })
      expect(await friend.ask({ t: 'say', seat: 'p2', text: 'x' })).toMatchObject({ t: 'done' })
      expect((await open(address, modest)).status).toBe(201)
      await Promise.all([player.close(), friend.close()])
      await program.kill()
    })
  })
})

describe('abandoned tables', () => {
  it('are removed, and their visitors are told so', async () => {
    await withFolder(async (folder) => {
      const first = await startProgram(folder, { 'keep-tables': '90d' })
      const [old, recent] = [await openTable(first.address), await openTable(first.address)]
      for (const { table, host, seats } of [old, recent]) {
        const client = await Client.join(first.address, { table, keys: [host, ...Object.values(seats)] })
        await client.ask({ t: 'begin' })
        await client.close()
      }
      await first.program.stop()
      makeOlder(folder, old.table, 91)
      const { program, address } = await startProgram(folder, { 'keep-tables': '90d' })
      const seat = old.seats['p1']!
      while ((await metric(address, 'miskatonic_tables_removed_total')) < 1) await sleep(500)
      const wire = await Wire.open(address)
      wire.send({ t: 'hello', protocol: PROTOCOL, table: old.table, keys: [seat] })
      expect(await wire.until('bye')).toMatchObject({
        code: 'table-removed',
        message: expect.stringContaining('--keep-tables'),
        again: false,
      })
      expect(await exportGame(address, old.table, seat)).toMatchObject({ status: 410 })
      const client = await Client.join(address, { table: recent.table, keys: [recent.host] })
      expect(client.now).not.toBeNull()
      await client.close()
      expect((await program.stop()).code).toBe(0)
      expect(await runCommand('check-data', '--data', folder)).toMatchObject({ code: 0 })
    })
  })
})

describe('connections that do nothing', () => {
  /** Milliseconds until the server closes it. */
  async function lifeOf(raw: Raw): Promise<number> {
    const since = performance.now()
    await raw.closed
    return performance.now() - since
  }

  /** Sends a head, and then a little more now and then. */
  async function trickle(raw: Raw, head: string, more = 'a', pause = 500): Promise<number> {
    const life = lifeOf(raw)
    raw.send(head)
    while (raw.isOpen) {
      raw.send(more)
      await sleep(pause)
    }
    return life
  }

  it('are closed: silent ones, slow ones, idle ones, and those that do not read', async () => {
    await withFolder(async (folder) => {
      const { program, address } = await startProgram(folder, {})
      const [silent, header, body, idle] = await Promise.all(
        Array.from({ length: 4 }, () => Raw.open(address)),
      )
      const post_ = 'POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n'
      idle!.send('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const lives = await Promise.all([
        lifeOf(silent!),
        trickle(header!, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
        trickle(body!, post_),
        lifeOf(idle!),
      ])
      const most = [30_000, 30_000, 45_000, 90_000]
      expect(lives.map((life, i) => life < most[i]!)).toEqual(most.map(() => true))
      expect((await fetch(`${address}/health`)).status).toBe(200)
      // The last one: its address is kept out for a while. A paused socket notices the end only when it writes.
      const deaf = await Raw.open(address)
      deaf.socket.pause()
      const asking = `GET /metrics HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${metricsToken}\r\n\r\n`
      expect(await trickle(deaf, asking, asking, 5)).toBeLessThan(90_000)
      await program.kill()
    })
  })
})
