import { games } from '@miskatonic/games'
import { canonical, isRefused } from '@miskatonic/kernel'
import type { HttpRefusal, Moment, TableKeys, Told } from '@miskatonic/protocol'
import { commitmentTo, load, save, verify } from '@miskatonic/table'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Reply, exportGame, importGame, metric, openTable } from '../api.ts'
import { TableClients } from '../table-clients.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { Disk, alterRecord, onDisk, playLog } from '../disk.ts'
import { endlessGame } from '../endless.ts'
import { withFolder } from '../folders.ts'
import { withServer } from '../in-process.ts'
import { Party } from '../party.ts'
import { Program, buildProgram, endAll, runCommand, startProgram, withoutLimits } from '../program.ts'
import { Raw } from '../raw.ts'

const reign = games[0]!

beforeAll(buildProgram)
afterEach(endAll)

function codeOf(told: Told): string {
  return told.t === 'refused' ? told.code : told.t
}

/** Several tables with clients that play until `stop` is called. */
async function playing(
  address: string,
  tables: number,
): Promise<{ parties: Party[]; stop: () => Promise<void> }> {
  let isEnough = false
  const dice = new Dice('life')
  const parties: Party[] = []
  for (let i = 0; i < tables; i++)
    parties.push(new Party(address, await openTable(address, { hands: 'closed', players: 3 }), dice))
  const played = Promise.all(
    parties.map((party) =>
      party.play(
        async () => address,
        () => isEnough,
      ),
    ),
  )
  const stop = async (): Promise<void> => {
    isEnough = true
    await played
  }
  return { parties, stop }
}

function choicesOf(parties: readonly Party[]): number {
  return parties.flatMap(({ players }) =>
    players.flatMap(({ deeds }) => deeds.filter(({ seq }) => seq !== null)),
  ).length
}

async function untilChosen(parties: readonly Party[], choices: number): Promise<void> {
  while (choicesOf(parties) < choices) await sleep(5)
}

/** Clients of a table at which at least `choices` choices have been made. Seeds are random: if a game ends before, another is played. */
async function playedTo(
  address: string,
  choices: number,
  options: Parameters<typeof openTable>[1] = {},
): Promise<{ keys: TableKeys; clients: TableClients }> {
  for (;;) {
    const keys = await openTable(address, options)
    const clients = await TableClients.join(address, keys)
    await clients.host.ask({ t: 'begin' })
    await clients.catchUp()
    const dice = new Dice('life')
    while (!clients.isOver && clients.host.client.now!.number < choices) await clients.chooseOnce(dice)
    if (!clients.isOver) return { keys, clients }
    await clients.leave()
  }
}

describe('stopping and starting', () => {
  it('a server that is stopped says goodbye, loses nothing, and goes on where it was', async () => {
    await withFolder(async (folder) => {
      const { program, address } = await startProgram(folder)
      const { parties, stop } = await playing(address, 4)
      await untilChosen(parties, 60)
      const asking = await Raw.open(address)
      asking.send('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n')
      const since = performance.now()
      const exit = program.stop()
      program.child.kill('SIGTERM') // as npm does, which hands on what the server has got already
      const wires = parties.flatMap(({ players }) => players.map(({ client }) => client.wire))
      for (const wire of wires)
        expect(await wire.until('bye')).toMatchObject({ code: 'server-stops', again: true })
      asking.send('\r\n')
      await asking.closed
      expect(asking.text).toMatch(/^HTTP\/1\.1 503 [^]*"ok":false/)
      expect(await exit).toEqual({ code: 0, signal: null })
      expect(performance.now() - since).toBeLessThan(5_000)
      await stop()
      expect(onDisk(folder, (disk) => parties.flatMap((party) => [...party.wrong(disk, reign)]))).toEqual([])

      const again = await startProgram(folder)
      const confirmed = choicesOf(parties)
      const more = Promise.all(
        parties.map((party) =>
          party.play(
            async () => again.address,
            () => choicesOf(parties) > confirmed + 40,
          ),
        ),
      )
      await more
      expect(onDisk(folder, (disk) => parties.flatMap((party) => [...party.wrong(disk, reign)]))).toEqual([])
      for (const party of parties) party.leave()
      await again.program.stop()
    })
  })

  it('a player who comes back in the middle of a decision finds it as it was', async () => {
    await withFolder(async (folder) => {
      const first = await startProgram(folder)
      const { keys, clients } = await playedTo(first.address, 45, { hands: 'closed' })
      const before = clients.people.map(({ client }) => canonical([client.now, [...client.log]]))
      await first.program.kill()
      const second = await startProgram(folder)
      for (const [i, { client }] of clients.people.entries()) {
        client.address = second.address
        const { log, cut } = await client.connect()
        expect([log, cut]).toEqual([[], false])
        expect(canonical([client.now, [...client.log]])).toBe(before[i])
      }
      await clients.chooseOnce(new Dice('more'))
      const late = await Client.join(second.address, { table: keys.table, keys: [keys.watch] })
      expect(late.last).toBe(clients.spectator.client.last)
      await late.close()
      await clients.leave()
      await second.program.stop()
    })
  })

  it('two servers do not share a folder', async () => {
    await withFolder(async (folder) => {
      const { program, address } = await startProgram(folder)
      const second = Program.start(folder)
      expect(await second.address).toBeNull()
      expect((await second.exit).code).toBe(1)
      expect(second.complaints).toContain('in use by another server')
      expect((await fetch(`${address}/health`)).status).toBe(200)
      await program.stop()
    })
  })

  it('a backup taken while people play has everything that was confirmed before', async () => {
    await withFolder(async (folder) => {
      const { program, address } = await startProgram(folder)
      const { parties, stop } = await playing(address, 4)
      await untilChosen(parties, 60)
      const deeds = parties.map(({ players }) =>
        players.flatMap((player) => player.deeds.filter(({ seq }) => seq !== null)),
      )
      const file = join(folder, 'copy', 'backup.db')
      expect(await runCommand('backup', file, '--data', folder)).toMatchObject({ code: 0 })
      const copy = new Disk(file)
      for (const [i, { keys }] of parties.entries()) {
        const rows = copy.rows(keys.table)
        for (const { seq, seat, number, option } of deeds[i]!)
          expect(rows[seq! - 1]).toMatchObject({ kind: 'did', body: { seat, number, option } })
        if (rows.length > 0) playLog(reign, copy.record(keys.table), rows)
      }
      copy.close()
      await stop()
      for (const party of parties) party.leave()
      await program.stop()

      const restored = join(folder, 'restored')
      mkdirSync(restored)
      copyFileSync(file, join(restored, 'miskatonic.db'))
      const again = await startProgram(restored)
      for (const { keys } of parties) {
        const client = await Client.join(again.address, { table: keys.table, keys: [keys.watch] })
        await client.close()
      }
      await again.program.stop()
    })
  })

  it('counts choices, and its log holds no key, no name and no word of anybody', async () => {
    await withFolder(async (folder) => {
      const { program, address } = await startProgram(folder, { ...withoutLimits, 'log-level': 'trace' })
      const { keys, clients } = await playedTo(address, 30, { players: 2 })
      await clients.host.ask({ t: 'say', seat: 'p1', text: 'a word between us' })
      expect(codeOf(await clients.at('p2').choose('nonsense'))).toBe('unknown-option')
      const did = onDisk(folder, (disk) => disk.tables().flatMap((table) => disk.rows(table)))
      expect(await metric(address, 'miskatonic_choices_total')).toBe(
        did.filter(({ kind }) => kind === 'did').length,
      )
      expect(await metric(address, 'miskatonic_refused_total{code="unknown-option"}')).toBe(1)
      expect(await metric(address, 'miskatonic_sockets')).toBe(3)
      expect(await metric(address, 'miskatonic_tables_live')).toBeGreaterThan(0)
      await exportGame(address, keys.table, keys.host, 'a word')
      await clients.leave()
      await program.stop()
      const secret = onDisk(folder, (disk) => disk.record(keys.table).secret)
      const log = program.log.join('\n') + program.complaints
      for (const word of [keys.host, keys.watch, ...Object.values(keys.seats), secret, 'friend', 'word'])
        expect(log).not.toContain(word)
    })
  })
})

describe('tables', () => {
  it('leave memory when all members have left, and are soon back however long they are', async () => {
    await withServer(
      async (address) => {
        const { body } = await importGame(address, save(endlessGame(reign, 3_000)))
        const { table, watch, host } = body as TableKeys
        const client = await Client.join(address, { table, keys: [host] })
        expect(client.now!.number).toBe(3_000)
        await client.close()
        const loads: number[] = []
        const welcomes: number[] = []
        for (let i = 0; i < 5; i++) {
          while ((await metric(address, 'miskatonic_tables_live')) > 0) await sleep(20)
          const before = await metric(address, 'miskatonic_load_seconds_sum')
          const since = performance.now()
          const back = await Client.join(address, { table, keys: [watch] })
          welcomes.push(performance.now() - since)
          await back.close()
          loads.push(((await metric(address, 'miskatonic_load_seconds_sum')) - before) * 1000)
        }
        const best = [loads, welcomes].map((times) => Math.min(...times).toFixed(1))
        process.stderr.write(
          `life: 3000 choices are loaded in ${best[0]} ms, the welcome comes after ${best[1]} ms\n`,
        )
        expect(Math.min(...loads)).toBeLessThan(250)
      },
      { idleMinutes: 0.002 },
    )
  })

  it('of other rules can be looked at, not continued', async () => {
    await withFolder(async (folder) => {
      const first = await startProgram(folder)
      const { keys, clients } = await playedTo(first.address, 40, { hands: 'closed' })
      const one = clients.host
      const moments: Told[] = []
      for (const number of [0, 17, 40]) moments.push(await one.ask({ t: 'moment', seat: '', number }))
      await clients.leave()
      await first.program.stop()
      alterRecord(folder, keys.table, (record) => ({ ...record, version: 'old' }))

      const { program, address } = await startProgram(folder)
      const client = await Client.join(address, { table: keys.table, keys: [keys.host, keys.seats['p1']!] })
      expect(client.info).toMatchObject({ phase: 'archived', version: 'old' })
      expect(client.now).toMatchObject({ number: 40, seats: {}, table: (moments[2] as Moment).now.table })
      for (const [i, number] of [0, 17, 40].entries()) {
        const moment = await client.ask({ t: 'moment', seat: '', number })
        expect({ ...moment, ref: 0 }).toEqual({ ...moments[i]!, ref: 0 })
      }
      expect(codeOf(await client.ask({ t: 'choose', seat: 'p1', decision: 40, option: 'pass' }))).toBe(
        'archived',
      )
      expect(codeOf(await client.ask({ t: 'undo', seat: 'p1' }))).toBe('archived')
      expect(codeOf(await client.ask({ t: 'rewind', seat: 'p1', number: 3 }))).toBe('archived')
      expect((await exportGame(address, keys.table, keys.host)).status).toBe(409)
      await client.close()
      await program.stop()
    })
  })

  it('go out as files and come in again', async () => {
    await withServer(async (address) => {
      const { keys, clients } = await playedTo(address, 20, { players: 2, hands: 'closed' })
      const { commitment } = clients.host.client.info!.luck
      const sealed = await exportGame(address, keys.table, keys.seats['p2']!)
      expect(codeIn(await importGame(address, sealed.text))).toBe('still-running')
      const dice = new Dice('file')
      while (!clients.isOver) await clients.chooseOnce(dice)
      const { number } = clients.host.client.now!
      const open = await exportGame(address, keys.table, keys.watch)
      const verified = verify(open.text, games)
      expect(verified).toMatchObject({ commitment, choices: number, parts: {} })
      await clients.leave()

      const whole = await imported(address, open.text)
      expect(whole.now).toMatchObject({ number, outcome: clients.host.client.now!.outcome })
      const again = await exportGame(address, whole.pass.table, whole.pass.keys[0]!)
      expect(lasting(again.text)).toBe(lasting(open.text))
      // At the end there is nothing left to hide.
      const early = await imported(address, sealed.text)
      expect(early.now).toMatchObject({ number: 20, outcome: null })
      const altered = JSON.parse(sealed.text) as { data: string }
      altered.data = `AAAA${altered.data.slice(4)}`
      expect(codeIn(await importGame(address, JSON.stringify(altered)))).toBe('save-altered')
      await withServer(async (elsewhere) => {
        expect(codeIn(await importGame(elsewhere, sealed.text))).toBe('unknown-table')
        const moved = await imported(elsewhere, open.text)
        expect(moved.now).toMatchObject({ number })
        await moved.close()
      })
      for (const client of [whole, early]) await client.close()
    })
  })

  it('show what luck was made of, so that it can be checked', async () => {
    await withServer(async (address, folder) => {
      const keys = await openTable(address, { players: 2 })
      const clients = await TableClients.join(address, keys)
      const { commitment } = clients.host.client.info!.luck
      for (const seat of ['p1', 'p2'])
        await clients.at(seat).ask({ t: 'luck', seat, part: `luck of ${seat}` })
      await clients.host.ask({ t: 'begin' })
      await clients.catchUp()
      expect(codeOf(await clients.host.ask({ t: 'luck', seat: 'p1', part: 'late' }))).toBe('already-begun')
      const dice = new Dice('luck')
      while (!clients.isOver) await clients.chooseOnce(dice)
      await clients.settle()
      const { secret } = onDisk(folder, (disk) => disk.record(keys.table))
      expect(clients.spectator.client.info!.luck).toMatchObject({ secret, commitment: commitmentTo(secret) })
      const { text } = await exportGame(address, keys.table, keys.watch)
      const parts = { p1: 'luck of p1', p2: 'luck of p2' }
      expect(verify(text, games)).toMatchObject({ commitment, parts })
      await clients.leave()
    })
  })

  it('are continued from an earlier moment when all consent, and everybody gets their keys', async () => {
    await withServer(async (address) => {
      const { keys, clients } = await playedTo(address, 30, { players: 3, hands: 'closed' })
      const { host, people } = clients
      const [, second, third] = people
      expect(codeOf(await host.ask({ t: 'rewind', seat: 'p1', number: 12 }))).toBe('done')
      for (const one of [second!, third!]) {
        const { id } = await one.client.wire.until('proposal')
        expect(codeOf(await one.ask({ t: 'consent', seat: one.seat, proposal: id, yes: true }))).toBe('done')
      }
      for (const { client, seat } of people) {
        const { table, keys: mine } = await client.wire.until('settled', ({ yes }) => yes)
        if (seat === '') continue
        const there = await Client.join(address, { table: table!, keys: mine! })
        expect(there.you).toMatchObject({ seats: [seat], host: seat === 'p1' })
        expect(there.now!.number).toBe(12)
        expect(there.info).toMatchObject({ forkedFrom: { table: keys.table, number: 12 } })
        const here = await client.ask({ t: 'moment', seat, number: 12 })
        // What is hidden from anybody is redrawn; what everybody sees is as it was.
        expect(there.now!.table).toEqual((here as Moment).now.table)
        await there.close()
      }
      await clients.settle()
      expect([...host.client.log.values()].at(-1)).toContain('"kind":"rewound"')
      await clients.leave()
    })
  })

  it('let the host replace a player, and disconnect the holder of the old key', async () => {
    await withServer(async (address) => {
      const { keys, clients } = await playedTo(address, 20, { players: 2, hands: 'closed' })
      const old = clients.at('p2')
      const hand = old.client.now!.seats['p2']!.own
      const issued = await clients.host.ask({ t: 'issue', what: 'p2' })
      const key = issued.t === 'done' ? issued.key! : ''
      expect(await old.client.wire.until('bye')).toMatchObject({ code: 'revoked', again: false })
      await old.client.wire.ended
      await expect(old.client.connect()).rejects.toThrow('ended')
      expect(old.client.wire.told.at(-1)).toMatchObject({ t: 'bye', code: 'bad-key', again: false })
      const fresh = await Client.join(address, { table: keys.table, keys: [key], name: 'newcomer' })
      expect(fresh.you.seats).toEqual(['p2'])
      expect(fresh.now!.seats['p2']!.own).toEqual(hand)
      await clients.host.client.wire.until('info', ({ info }) => info.seats[1]?.name === 'newcomer')
      const again = await Client.join(address, { table: keys.table, keys: [keys.watch] })
      for (const client of [fresh, again, clients.host.client, clients.spectator.client]) await client.close()
    })
  })
})

function codeIn({ body }: Reply<TableKeys | HttpRefusal>): string | undefined {
  return 'error' in body ? body.error.code : undefined
}

async function imported(address: string, text: string): Promise<Client> {
  const { body } = await importGame(address, text)
  const { table, host } = body as TableKeys
  return Client.join(address, { table, keys: [host] })
}

/** What a game is, without the file around it. */
function lasting(text: string): string {
  const table = load(text, games)
  if (isRefused(table)) throw new Error(table.refused.message)
  return canonical([table.start, table.choices, table.hash])
}
