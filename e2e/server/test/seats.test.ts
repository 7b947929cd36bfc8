import type { NewTable, TableKeys, Told } from '@miskatonic/protocol'
import { describe, expect, it } from 'vitest'
import { exportGame, importGame, post } from '../api.ts'
import { Client } from '../client.ts'
import { withServer } from '../in-process.ts'
import { TableClients } from '../table-clients.ts'

function codeOf(told: Told): string {
  return told.t === 'refused' ? told.code : told.t
}

/** A game that has begun: Reign for two, or ALONE with so many Evil players. The first seat is the host's. */
async function running(
  address: string,
  evil = 0,
  settings?: NewTable['settings'],
): Promise<{ keys: TableKeys; clients: TableClients; seats: readonly string[] }> {
  const seats = evil > 0 ? ['hero', 'e1', 'e2'].slice(0, evil + 1) : ['p1', 'p2']
  const game = evil > 0 ? 'alone' : 'reign'
  const options = evil > 0 ? { evil } : { players: 2 }
  const order = { game, options, take: seats, name: 'somebody', ...(settings && { settings }) }
  const keys = (await post<TableKeys>(address, '/api/tables', order)).body as TableKeys
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

  it('in ALONE a member who has seen one side gets no seat of the other', async () => {
    await withServer(async (address) => {
      const { keys, clients, seats } = await running(address, 1)
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

  it('a player who goes on alone is the host of the new table, where the other seats are free', async () => {
    await withServer(async (address) => {
      const { keys, clients } = await running(address)
      await clients.host.ask({ t: 'leave', seat: 'p1' })
      const answer = await clients.at('p2').ask({ t: 'rewind', seat: 'p2', number: 0 })
      if (answer.t !== 'done' || answer.table === undefined) throw new Error(JSON.stringify(answer))
      const alone = await Client.join(address, { table: answer.table, keys: answer.keys! })
      expect(alone.you).toEqual({ seats: ['p2'], host: true, invited: true })
      expect(alone.info!.seats.map(({ name }) => name)).toEqual([null, 'somebody'])
      for (const key of [keys.host, keys.invite, keys.watch, ...Object.values(keys.seats)]) {
        const stranger = new Client(address, { table: answer.table, keys: [key] })
        await expect(stranger.connect()).rejects.toThrow('before "welcome"')
      }
      await alone.close()
      await clients.leave()
    })
  })

  it('a table may agree on how long the seat of a player who is away is kept', async () => {
    await withServer(async (address) => {
      const settings = { replaceBy: 'players', replaceAfter: 60, consentAfter: 30 } as const
      const { clients } = await running(address, 0, settings)
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
      const wrong = { game: 'reign', options: {}, take: [], settings: { ...settings, replaceAfter: -1 } }
      expect((await post(address, '/api/tables', wrong)).status).toBe(400)
    })
  })
})

/** Keys of a table that were told to a client after everybody had consented. */
async function forkedWith(clients: TableClients, number: number): Promise<readonly (readonly string[])[]> {
  const [host, ...others] = clients.people
  await host!.ask({ t: 'rewind', seat: host!.seat, number })
  for (const other of others.filter(({ seat }) => seat !== '')) {
    const { id } = await other.client.wire.until('proposal')
    await other.ask({ t: 'consent', seat: other.seat, proposal: id, yes: true })
  }
  const told = await Promise.all(clients.people.map(({ client }) => client.wire.until('settled')))
  return told.map(({ table, keys = [] }) => [table!, ...keys])
}

describe('a hostile client', () => {
  it('holds no second key: what it was given for a seat is dead as soon as another has it', async () => {
    await withServer(async (address) => {
      const { keys, clients } = await running(address)
      const { table, host } = keys
      const old = keys.seats['p2']!
      const link = await keyOf(clients.host.ask({ t: 'issue', what: 'p2' }))
      const out = clients.at('p2').client
      out.wire.send({ t: 'choose', ref: 900, seat: 'p2', decision: out.now!.number, option: 'pass' })
      expect(await out.wire.until('bye')).toMatchObject({ code: 'revoked', again: false })
      const friend = await Client.join(address, { table, keys: [link], name: 'friend' })
      for (const dead of [old, link]) {
        const greedy = await Client.join(address, { table, keys: [host, dead] })
        expect(greedy.you).toMatchObject({ seats: [], host: true })
        for (const question of [
          { t: 'leave', seat: 'p2' },
          { t: 'rename', seat: 'p2', name: 'mine' },
          { t: 'say', seat: 'p2', text: 'it is me' },
          { t: 'undo', seat: 'p2' },
          { t: 'moment', seat: 'p2', number: 0 },
        ] as const)
          expect(codeOf(await greedy.ask(question))).toMatch(/not-your-(seat|eyes)/)
        expect(codeOf(await greedy.ask({ t: 'take', seat: 'p2' }))).toBe('seat-taken')
        expect((await exportGame(address, table, dead)).status).toBe(403)
        await greedy.close()
      }
      expect(friend.you.seats).toEqual(['p2'])
      await friend.close()
      await clients.leave()
    })
  })

  it('in ALONE gets no seat of the other side by a fork and the host’s key of it', async () => {
    await withServer(async (address) => {
      const { clients } = await running(address, 1)
      const [[table = '', ...keys] = [], evil = []] = await forkedWith(clients, 0)
      // Without the key of the Hero, by which the table would know them.
      const hidden = await Client.join(address, { table, keys: keys.slice(1) })
      expect(hidden.you).toMatchObject({ seats: [], host: true })
      const link = await keyOf(hidden.ask({ t: 'issue', what: 'e1' }))
      expect(codeOf(await hidden.ask({ t: 'take', seat: 'e1' }))).toBe('other-side')
      const greedy = await Client.join(address, { table, keys: [...keys.slice(1), link] })
      expect(greedy.you.seats).toEqual([])
      expect(await greedy.wire.until('refused')).toMatchObject({ code: 'other-side' })
      // The player who was there before is known by the dead key, and gets the seat again.
      const back = await Client.join(address, { table, keys: [...evil.slice(1), link] })
      expect(back.you.seats).toEqual(['e1'])
      const hero = await Client.join(address, { table, keys })
      expect(hero.you).toMatchObject({ seats: ['hero'], host: true })
      for (const client of [hidden, greedy, back, hero]) await client.close()
      await clients.leave()
    })
  })

  it('in ALONE gets no seat of the other side by its device, a handed-over link, a vacant chair or playing on', async () => {
    await withServer(async (address) => {
      const settings = { replaceBy: 'players', replaceAfter: 0, consentAfter: null } as const
      const { keys, clients } = await running(address, 2, settings)
      const { table, host, invite } = keys
      const hero = keys.seats['hero']!
      const device = 'the-hero-plays-on-this-one'
      const known = await Client.join(address, { table, keys: [hero], device })
      const link = await keyOf(clients.at('e2').ask({ t: 'issue', what: 'e2' }))
      for (const pass of [{ keys: [hero, link] }, { keys: [host, link] }, { keys: [invite, link], device }]) {
        const greedy = await Client.join(address, { table, ...pass })
        expect(greedy.you.seats).not.toContain('e2')
        expect(await greedy.wire.until('refused')).toMatchObject({ code: 'other-side' })
        expect(codeOf(await greedy.ask({ t: 'take', seat: 'e2' }))).toBe('other-side')
        await greedy.close()
      }
      // The link is still good for a friend, who then gives the seat up: it is free, and not for the Hero.
      const friend = await Client.join(address, { table, keys: [link], name: 'friend' })
      expect(friend.you.seats).toEqual(['e2'])
      await friend.ask({ t: 'leave', seat: 'e2' })
      expect(codeOf(await clients.host.ask({ t: 'take', seat: 'e2' }))).toBe('other-side')
      // Of the same side one may take it; and then play on for the other, who is away.
      const one = clients.at('e1')
      await one.client.close()
      await clients.host.client.wire.until('info', ({ info }) => !info.seats[1]!.online)
      expect(codeOf(await clients.host.ask({ t: 'take', seat: 'e1' }))).toBe('other-side')
      const newcomer = await Client.join(address, { table, keys: [invite], name: 'newcomer' })
      const seat = await keyOf(newcomer.ask({ t: 'take', seat: 'e2' }))
      const evil = await Client.join(address, { table, keys: [seat] })
      expect(codeOf(await evil.ask({ t: 'take', seat: 'e1' }))).toBe('done')
      const { entry } = await clients.spectator.client.wire.until(
        'entry',
        ({ entry: each }) => each.kind === 'seat' && each.what === 'taken-over',
      )
      expect(entry).toMatchObject({ seat: 'e1', was: 'somebody' })
      for (const client of [known, friend, newcomer, evil]) await client.close()
      await clients.leave()
    })
  })

  it('in ALONE gets nothing of a running game by its own file', async () => {
    await withServer(async (address) => {
      const { keys, clients } = await running(address, 1)
      const { status, text } = await exportGame(address, keys.table, keys.seats['hero']!)
      expect(status).toBe(200)
      const again = await importGame(address, text)
      expect(again.body).toMatchObject({ error: { code: 'still-running' } })
      await clients.leave()
    })
  })
})
