import type { Game } from '@miskatonic/kernel'
import type { SeatNews, TableSettings } from '@miskatonic/protocol'
import { describe, expect, it } from 'vitest'
import { hashOfKey } from '../index.ts'
import { Guest, type House, begun, gathering } from './house.ts'
import { lanterns } from './lanterns.ts'

const MINUTE = 60_000
/** Seat a is one side, seat b the other. */
const sided: Game = { ...lanterns, sideOf: (seat) => seat }

function newsTo(guest: Guest): Partial<SeatNews>[] {
  return guest.log.flatMap((entry) => (entry.kind === 'seat' ? [{ what: entry.what, seat: entry.seat }] : []))
}

async function keyFor(guest: Guest, request: Parameters<Guest['ask']>[0]): Promise<string> {
  const answer = await guest.ask(request)
  if (answer.t !== 'done' || answer.key === undefined) throw new Error(JSON.stringify(answer))
  return answer.key
}

async function withSettings(settings: TableSettings, game: Game = lanterns): Promise<House> {
  const house = await begun(game)
  const state = house.room['state']
  state.saveRecord({ ...state.record, settings })
  return house
}

describe('news of seats', () => {
  it('are told to everybody and logged', async () => {
    const house = await begun()
    const [a, host, watcher] = [await house.join('a'), await house.join('host'), await house.join('watch')]
    const key = await keyFor(host, { t: 'issue', what: 'a' })
    expect(a.of('bye')).toHaveLength(1)
    const heir = await house.joinWith(key)
    await heir.ask({ t: 'leave', seat: 'a' })
    const invited = await house.join('invite')
    await invited.ask({ t: 'take', seat: 'a', name: 'Ada' })
    expect(watcher.log.slice(1)).toMatchObject([
      { kind: 'seat', what: 'linked', seat: 'a', was: a.name, by: host.name },
      { kind: 'seat', what: 'taken', seat: 'a', name: heir.name },
      { kind: 'seat', what: 'left', seat: 'a', was: heir.name },
      { kind: 'seat', what: 'taken', seat: 'a', name: 'Ada' },
    ])
    await house.reload()
    const late = await house.join('watch')
    expect(newsTo(late)).toEqual(newsTo(watcher))
  })

  it('say when a player hands a seat over', async () => {
    const house = await begun()
    const [a, watcher] = [await house.join('a'), await house.join('watch')]
    await keyFor(a, { t: 'issue', what: 'a' })
    expect(watcher.log.at(-1)).toMatchObject({ what: 'handed', seat: 'a', was: a.name, by: a.name })
  })

  it('are told before the game, too', async () => {
    const house = await gathering()
    const [host, watcher] = [await house.join('host'), await house.join('watch')]
    await house.join('a')
    await keyFor(host, { t: 'issue', what: 'a' })
    expect(watcher.latest('seat-news')).toMatchObject({ what: 'linked', seat: 'a', was: 'name of a' })
    expect(house.store.rows('table')).toEqual([])
  })

  it('tell of those who are away for a while, since when, and that they are back', async () => {
    const house = await begun()
    const [a, b] = [await house.join('a'), await house.join('b')]
    a.leave()
    await house.room.settled()
    const { away } = b.latest('info').info.seats[0]!
    expect(away).toBeGreaterThan(0)
    await house.pass(10_000)
    expect(newsTo(b)).toEqual([])
    await house.pass(MINUTE)
    expect(newsTo(b)).toEqual([{ what: 'away', seat: 'a' }])
    await house.join('a')
    expect(newsTo(b).at(-1)).toEqual({ what: 'returned', seat: 'a' })
    expect(b.latest('info').info.seats[0]).not.toHaveProperty('away')
  })
})

describe('a link to a seat', () => {
  it('is opened once: who made it holds no key to the seat', async () => {
    const house = await begun()
    const host = await house.join('host')
    const link = await keyFor(host, { t: 'issue', what: 'a' })
    const friend = await house.joinWith(link)
    expect(friend.latest('welcome').you.seats).toEqual(['a'])
    const own = friend.latest('welcome').keys!['a']!
    expect(own).not.toBe(link)
    const cheat = new Guest(house, [hashOfKey('key-host'), hashOfKey(link)], 'cheat')
    expect(await cheat.join()).toBeNull()
    expect(cheat.latest('welcome')).toMatchObject({ you: { seats: [], host: true }, dead: [1] })
    expect(cheat.now?.seats).toEqual({})
    friend.leave()
    const back = await house.joinWith(own)
    expect(back.latest('welcome').you.seats).toEqual(['a'])
  })

  it('is void when the seat is taken otherwise', async () => {
    const house = await begun()
    const [host, invited] = [await house.join('host'), await house.join('invite')]
    const link = await keyFor(host, { t: 'issue', what: 'a' })
    await keyFor(invited, { t: 'take', seat: 'a', name: 'Ada' })
    const late = new Guest(house, [hashOfKey(link)], 'late')
    expect((await late.join())?.refused.code).toBe('bad-key')
  })
})

describe('in a running game with sides', () => {
  async function played(): Promise<{ house: House; a: Guest; host: Guest }> {
    const house = await begun(sided)
    return { house, a: await house.join('a'), host: await house.join('b', 'host') }
  }

  it('a key that has seen one side gets no seat of the other, by no way', async () => {
    const { house, a, host } = await played()
    await a.ask({ t: 'leave', seat: 'a' })
    expect((await host.refusal({ t: 'take', seat: 'a' })).code).toBe('other-side')
    const link = await keyFor(host, { t: 'issue', what: 'a' })
    const hashes = ['key-b', 'key-host', link].map(hashOfKey)
    const cheat = new Guest(house, hashes, 'cheat')
    expect(await cheat.join()).toBeNull()
    expect(cheat.latest('refused').code).toBe('other-side')
    expect(cheat.latest('welcome').you.seats).toEqual(['b'])
    const friend = await house.joinWith(link)
    expect(friend.latest('welcome').you.seats).toEqual(['a'])
    const borrowed = friend.latest('welcome').keys!['a']!
    const greedy = new Guest(house, ['key-b', borrowed].map(hashOfKey), 'greedy')
    expect(await greedy.join()).toBeNull()
    expect(greedy.latest('welcome').you.seats).toHaveLength(1)
  })

  it('a device that has seen one side gets no seat of the other', async () => {
    const { house, a } = await played()
    a.leave()
    const again = house.guest('a')
    await again.join(undefined, 'device-1')
    await again.ask({ t: 'leave', seat: 'a' })
    const host = await house.join('host')
    const link = await keyFor(host, { t: 'issue', what: 'b' })
    const other = new Guest(house, [hashOfKey('key-watch'), hashOfKey(link)], 'other')
    expect(await other.join(undefined, 'device-1')).toBeNull()
    expect(other.latest('refused').code).toBe('other-side')
    const stranger = new Guest(house, [hashOfKey(link)], 'stranger')
    expect(await stranger.join(undefined, 'device-2')).toBeNull()
    expect(stranger.latest('welcome').you.seats).toEqual(['b'])
  })

  it('many devices of one side do not make the table forget what a key has seen', async () => {
    const { house, a } = await played()
    for (let i = 0; i < 250; i++) {
      const device = house.guest('b')
      await device.join(undefined, `device-${i}`)
      device.leave()
    }
    await a.ask({ t: 'leave', seat: 'a' })
    const host = await house.join('host')
    expect((await host.refusal({ t: 'take', seat: 'a' })).code).toBe('other-side')
  })

  it('one person who leads both from the beginning keeps both', async () => {
    const house = await gathering(sided)
    const both = await house.join('a', 'b', 'host')
    await both.ask({ t: 'begin' })
    both.leave()
    const back = await house.join('a', 'b', 'host')
    expect(back.latest('welcome').you.seats).toEqual(['a', 'b'])
  })

  it('before the game everybody may sit anywhere', async () => {
    const house = await gathering(sided)
    const a = await house.join('a', 'invite')
    await a.ask({ t: 'leave', seat: 'a' })
    expect((await a.ask({ t: 'take', seat: 'b' })).t).toBe('done')
  })
})

describe('the seat of a player who is away', () => {
  const patient: TableSettings = { replaceBy: 'players', replaceAfter: 5, consentAfter: null }

  it('is kept for as long as the table has agreed on', async () => {
    const house = await withSettings(patient)
    const [a, b, host] = [await house.join('a'), await house.join('b'), await house.join('host')]
    for (const guest of [b, host]) {
      expect((await guest.refusal({ t: 'issue', what: 'a' })).code).toBe('not-gone')
      expect((await guest.refusal({ t: 'take', seat: 'a' })).t).toBe('refused')
    }
    a.leave()
    await house.pass(4 * MINUTE)
    expect((await b.refusal({ t: 'take', seat: 'a' })).code).toBe('not-gone')
    await house.pass(2 * MINUTE)
    expect((await b.ask({ t: 'take', seat: 'a' })).t).toBe('done')
    expect(host.log.at(-1)).toMatchObject({ what: 'taken-over', seat: 'a', was: a.name, name: b.name })
    expect((await house.guest('a').join())?.refused.code).toBe('bad-key')
  })

  it('stays with its player where the table says so', async () => {
    const house = await withSettings({ ...patient, replaceBy: 'nobody' })
    const [a, host] = [await house.join('a'), await house.join('host')]
    a.leave()
    await house.pass(60 * MINUTE)
    expect((await host.refusal({ t: 'issue', what: 'a' })).code).toBe('not-replaced')
    expect((await host.refusal({ t: 'take', seat: 'a' })).code).toBe('not-replaced')
  })

  it('is the host’s to give where nothing else was agreed on, and not the others’', async () => {
    const house = await begun()
    const [a, b, host] = [await house.join('a'), await house.join('b'), await house.join('host')]
    a.leave()
    await house.pass(60 * MINUTE)
    expect((await b.refusal({ t: 'take', seat: 'a' })).code).toBe('host-only')
    expect((await host.ask({ t: 'issue', what: 'a' })).t).toBe('done')
  })

  it('is played by a program in the meantime, and its player may watch', async () => {
    const house = await withSettings(patient)
    const [a, b, host] = [await house.join('a'), await house.join('b'), await house.join('host')]
    const program = { t: 'assign', seat: 'a', player: 'clumsy-stranger' } as const
    expect((await host.refusal(program)).code).toBe('seat-taken')
    expect((await b.refusal(program)).code).toBe('host-only')
    a.leave()
    await house.pass(4 * MINUTE)
    expect((await b.refusal(program)).code).toBe('not-gone')
    await house.pass(2 * MINUTE)
    expect((await b.ask(program)).t).toBe('done')
    expect(host.log.find((entry) => entry.kind === 'seat' && entry.what === 'assigned')).toMatchObject({
      seat: 'a',
      was: a.name,
    })
    const back = house.guest('a')
    expect(await back.join()).toBeNull()
    expect(back.latest('welcome').you.seats).toEqual([])
    expect((await b.refusal({ t: 'unassign', seat: 'a' })).code).toBe('host-only')
    expect((await host.ask({ t: 'unassign', seat: 'a' })).t).toBe('done')
  })

  it('does not go to the other side', async () => {
    const house = await withSettings(patient, sided)
    const [a, b] = [await house.join('a'), await house.join('b')]
    a.leave()
    await house.pass(60 * MINUTE)
    expect((await b.refusal({ t: 'take', seat: 'a' })).code).toBe('other-side')
  })
})

describe('going on from an earlier moment', () => {
  it('waits for the consent of those who are away', async () => {
    const house = await begun()
    const [a, b] = [await house.join('a'), await house.join('b')]
    b.leave()
    await house.rest(3)
    await a.ask({ t: 'rewind', seat: 'a', number: 1 })
    expect(a.latest('proposal')).not.toHaveProperty('until')
    await house.pass(600 * MINUTE)
    expect(house.forks).toEqual([])
    const back = await house.join('b')
    await back.ask({ t: 'consent', seat: 'b', proposal: 1, yes: true })
    expect(house.forks).toHaveLength(1)
  })

  it('or for the time that the table has set, and tells when', async () => {
    const house = await withSettings({ replaceBy: 'host', replaceAfter: 0, consentAfter: 10 })
    const [a, b] = [await house.join('a'), await house.join('b')]
    b.leave()
    await house.rest(3)
    await a.ask({ t: 'rewind', seat: 'a', number: 1 })
    expect(a.latest('proposal').until).toBeGreaterThan(0)
    await house.pass(9 * MINUTE)
    expect(house.forks).toEqual([])
    await house.pass(2 * MINUTE)
    expect(house.forks).toHaveLength(1)
    expect(a.latest('settled')).toMatchObject({ what: 'rewind', yes: true, table: 'fork-1' })
  })

  it('but always for those who are here', async () => {
    const house = await withSettings({ replaceBy: 'host', replaceAfter: 0, consentAfter: 10 })
    const [a] = [await house.join('a'), await house.join('b')]
    await house.rest(3)
    await a.ask({ t: 'rewind', seat: 'a', number: 1 })
    await house.pass(60 * MINUTE)
    expect(house.forks).toEqual([])
    expect(a.latest('proposal').waiting).toEqual(['b'])
  })
})
