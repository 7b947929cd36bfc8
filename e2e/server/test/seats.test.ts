import type { NewTable, TableKeys, Told } from '@miskatonic/protocol'
import { describe, expect, it } from 'vitest'
import { openTable, post } from '../api.ts'
import { Client } from '../client.ts'
import { withServer } from '../in-process.ts'
import { TableClients } from '../table-clients.ts'

function codeOf(told: Told): string {
  return told.t === 'refused' ? told.code : told.t
}

/** A game of two that has begun. */
async function running(
  address: string,
  game = 'reign',
): Promise<{ keys: TableKeys; clients: TableClients; seats: readonly string[] }> {
  const seats = game === 'alone' ? ['hero', 'e1'] : ['p1', 'p2']
  const options: NewTable['options'] = game === 'alone' ? { evil: 1 } : { players: 2 }
  const keys = await openTable(address, options, [...seats], game)
  const clients = await TableClients.join(address, keys)
  await clients.host.ask({ t: 'begin' })
  await clients.catchUp()
  return { keys, clients, seats }
}

async function keyOf(answer: Promise<Told>): Promise<string> {
  const told = await answer
  if (told.t !== 'done' || told.key === undefined) throw new Error(JSON.stringify(told))
  return told.key
}

describe('seats', () => {
  it('a link made by the host is opened once, the host has no key to the seat, and all is told and logged', async () => {
    await withServer(async (address) => {
      const { keys, clients } = await running(address)
      const { table, host, watch } = keys
      const link = await keyOf(clients.host.ask({ t: 'issue', what: 'p2' }))
      const linked = await clients.spectator.client.wire.until('entry')
      expect(linked.entry).toMatchObject({ kind: 'seat', what: 'linked', seat: 'p2', was: 'somebody' })
      const friend = new Client(address, { table, keys: [link], name: 'newcomer' })
      const welcome = await friend.connect()
      expect(welcome.you.seats).toEqual(['p2'])
      const cheat = await Client.join(address, { table, keys: [host, link] })
      expect(cheat.you).toMatchObject({ seats: [], host: true })
      expect(cheat.now!.seats).toEqual({})
      await friend.close()
      const back = await Client.join(address, { table, keys: [welcome.keys!['p2']!] })
      expect(back.you.seats).toEqual(['p2'])
      const late = await Client.join(address, { table, keys: [watch] })
      expect([...late.log.values()].join()).toMatch(/"linked".*"taken"/)
      for (const client of [cheat, back, late, clients.host.client, clients.spectator.client])
        await client.close()
    })
  })

  it('giving up a seat makes one a spectator at once, and everybody is told', async () => {
    await withServer(async (address) => {
      const { clients } = await running(address)
      const second = clients.at('p2')
      expect(codeOf(await second.ask({ t: 'leave', seat: 'p2' }))).toBe('done')
      const { you, now } = await second.client.wire.until('welcome', (told) => told.you.seats.length === 0)
      expect([you.seats, now!.seats]).toEqual([[], {}])
      const { entry } = await clients.host.client.wire.until('entry')
      expect(entry).toMatchObject({ kind: 'seat', what: 'left', seat: 'p2' })
      await clients.leave()
    })
  })

  it('in ALONE nobody who has seen one side gets a seat of the other', async () => {
    await withServer(async (address) => {
      const { keys, clients, seats } = await running(address, 'alone')
      const [hero, evil] = seats as [string, string]
      await clients.at(evil).ask({ t: 'leave', seat: evil })
      expect(codeOf(await clients.host.ask({ t: 'take', seat: evil }))).toBe('other-side')
      const link = await keyOf(clients.host.ask({ t: 'issue', what: evil }))
      const greedy = await Client.join(address, {
        table: keys.table,
        keys: [keys.host, keys.seats[hero]!, link],
      })
      expect(greedy.you.seats).toEqual([hero])
      expect(await greedy.wire.until('refused')).toMatchObject({ ref: null, code: 'other-side' })
      const friend = await Client.join(address, { table: keys.table, keys: [link] })
      expect(friend.you.seats).toEqual([evil])
      for (const client of [greedy, friend]) await client.close()
      await clients.leave()
    })
  })

  it('a table may agree on how long the seat of a player who is away is kept', async () => {
    await withServer(async (address) => {
      const settings = { replaceBy: 'players', replaceAfter: 60, consentAfter: 30 }
      const order = { game: 'reign', options: { players: 2 }, take: ['p1', 'p2'], settings }
      const { body } = await post<TableKeys>(address, '/api/tables', order)
      const keys = body as TableKeys
      const clients = await TableClients.join(address, keys)
      await clients.host.ask({ t: 'begin' })
      await clients.catchUp()
      expect(clients.host.client.info).toMatchObject({ settings })
      await clients.at('p2').client.close()
      const { info } = await clients.host.client.wire.until(
        'info',
        ({ info: told }) => told.seats[1]!.away !== undefined,
      )
      expect(info.seats[1]!.away).toBeGreaterThan(Date.now() - 60_000)
      expect(codeOf(await clients.host.ask({ t: 'issue', what: 'p2' }))).toBe('not-gone')
      expect(codeOf(await clients.host.ask({ t: 'take', seat: 'p2' }))).toBe('not-gone')
      expect(codeOf(await clients.host.ask({ t: 'rewind', seat: 'p1', number: 0 }))).toBe('done')
      expect(clients.host.client.proposals).toMatchObject([{ what: 'rewind', waiting: ['p2'] }])
      expect(clients.host.client.proposals[0]!.until).toBeGreaterThan(Date.now())
      await clients.leave()
      const wrong = { ...order, settings: { ...settings, replaceAfter: -1 } }
      expect((await post(address, '/api/tables', wrong)).status).toBe(400)
    })
  })
})
