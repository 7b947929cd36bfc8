import { games } from '@miskatonic/games'
import type { HttpRefusal, TableKeys } from '@miskatonic/protocol'
import { isRefused } from '@miskatonic/kernel'
import { Table, commitmentTo, partCommitment, save, seedFrom, verify } from '@miskatonic/table'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportGame, importGame, openTable } from '../api.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { withServer } from '../in-process.ts'
import { buildProgram, runCommand } from '../program.ts'
import { TableClients } from '../table-clients.ts'

beforeAll(buildProgram)

/** Both seats commit to their parts; the game begins and waits for them. */
async function committed(
  address: string,
  parts: Readonly<Record<string, string>>,
): Promise<{ keys: TableKeys; clients: TableClients; commitment: string }> {
  const keys = await openTable(address, { players: 2 })
  const clients = await TableClients.join(address, keys)
  const { commitment } = clients.host.client.info!.luck
  for (const [seat, part] of Object.entries(parts))
    await clients.at(seat).ask({ t: 'commit', seat, commitment: partCommitment(keys.table, seat, part) })
  expect((await clients.host.ask({ t: 'begin' })).t).toBe('done')
  return { keys, clients, commitment }
}

describe('luck by commit and reveal', () => {
  it('shows no part before the last one, and `verify` says whose luck it is', async () => {
    await withServer(async (address, folder) => {
      const parts = { p1: 'seven of mine', p2: 'eleven of mine' }
      const { keys, clients, commitment } = await committed(address, parts)
      await clients.at('p1').ask({ t: 'reveal', seat: 'p1', part: parts.p1 })
      await clients.at('p2').client.wire.until('info', ({ info }) => info.luck.missing?.length === 1)
      for (const { texts } of clients.people) expect(texts.join()).not.toContain(parts.p1)
      await clients.at('p2').ask({ t: 'reveal', seat: 'p2', part: parts.p2 })
      await clients.host.client.wire.until('info', ({ info }) => info.phase === 'playing')
      await clients.settle()
      const dice = new Dice('commit and reveal')
      while (!clients.isOver) await clients.chooseOnce(dice)
      await clients.settle()
      const { luck } = clients.spectator.client.info!
      expect(luck).toMatchObject({ parts, commitment })
      expect(commitmentTo(luck.secret!)).toBe(commitment)
      const { text } = await exportGame(address, keys.table, keys.watch)
      expect(verify(text, games)).toMatchObject({ source: 'seats', commitment, parts })
      expect((JSON.parse(text) as { start: object }).start).toEqual({ seed: seedFrom(luck.secret!, parts) })
      const file = join(folder, 'game.json')
      writeFileSync(file, text)
      const { code, output } = await runCommand('verify', file, '--commitment', commitment)
      expect(output).toContain('All of them committed to theirs before any was shown')
      expect(code).toBe(0)
      await clients.leave()
    })
  })

  it('begins nothing if a part is missing: that seat is free, and all commit anew', async () => {
    await withServer(async (address) => {
      const { clients, commitment } = await committed(address, { p1: 'shown', p2: 'kept back' })
      await clients.at('p1').ask({ t: 'reveal', seat: 'p1', part: 'shown' })
      const { info } = await clients.host.client.wire.until(
        'info',
        (told) => told.info.luck.commitment !== commitment,
      )
      expect(info.seats.map(({ name }) => name === null)).toEqual([false, true])
      expect(info.luck).toMatchObject({ commitments: {}, parts: {} })
      expect(info.luck.commitment).not.toBe(commitment)
      expect(await clients.host.client.wire.until('seat-news')).toMatchObject({ what: 'no-part', seat: 'p2' })
      expect(clients.at('p2').client.wire.texts.join()).not.toContain('"shown"')
      await clients.leave()
    })
  })
})

describe('an imported game', () => {
  it('is marked for everybody, by `verify`, and in the file it goes out as', async () => {
    await withServer(async (address, folder) => {
      const { keys, clients } = await committed(address, {})
      await clients.catchUp()
      const dice = new Dice('imported')
      while (!clients.isOver) await clients.chooseOnce(dice)
      await clients.leave()
      const { text } = await exportGame(address, keys.table, keys.watch)
      const { body } = await importGame(address, text)
      const copy = body as Exclude<typeof body, HttpRefusal>
      const watcher = await Client.join(address, { table: copy.table, keys: [copy.watch] })
      expect(watcher.info).toMatchObject({ origin: 'file' })
      await watcher.close()
      const again = await exportGame(address, copy.table, copy.host)
      expect(verify(again.text, games)).toMatchObject({ source: 'file' })
      const file = join(folder, 'copy.json')
      writeFileSync(file, again.text)
      expect((await runCommand('verify', file)).output).toContain('IMPORTED')
    })
  })

  it('of chosen luck cannot pass for one of this table', async () => {
    await withServer(async (address) => {
      // A file with invented parts, signed as every program can.
      const { keys, clients } = await committed(address, {})
      await clients.catchUp()
      const dice = new Dice('faked')
      while (clients.host.client.now!.number < 5) await clients.chooseOnce(dice)
      await clients.leave()
      const { text } = await exportGame(address, keys.table, keys.host)
      expect(text).toContain('miskatonic-sealed/2') // a running game
      const made = await importGame(address, fakedFile())
      const copy = made.body as Exclude<typeof made.body, HttpRefusal>
      const player = await Client.join(address, { table: copy.table, keys: [copy.invite] })
      expect(player.info).toMatchObject({ origin: 'file', isKnown: true, phase: 'playing' })
      await player.close()
    })
  })
})

/** A game whose maker has chosen the luck, and names parts of seats that never made any. */
function fakedFile(): string {
  const game = games.find(({ id }) => id === 'reign')!
  const luck = { secret: 'chosen', parts: { p1: 'never said', p2: 'never said either' } }
  const table = Table.open(game, { players: 2 }, seedFrom(luck.secret, luck.parts))
  if (isRefused(table)) throw new Error(table.refused.message)
  return save(table, { luck })
}
