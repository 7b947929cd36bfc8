import { describe, expect, it } from 'vitest'
import { type Guest, begun, gathering, id, nowSeenBy } from './house.ts'

/** The key that a request is answered with. */
async function keyFor(guest: Guest, request: Parameters<Guest['ask']>[0]): Promise<string> {
  const answer = await guest.ask(request)
  if (answer.t !== 'done' || answer.key === undefined) throw new Error(JSON.stringify(answer))
  return answer.key
}

describe('taking a seat', () => {
  it('gives a key that opens it', async () => {
    const house = await gathering()
    const invited = await house.join('invite')
    const answer = await invited.ask({ t: 'take', seat: 'b', name: 'Berta' })
    expect(answer).toMatchObject({ t: 'done', seat: 'b', key: 'new-key-1' })
    expect(house.names).toEqual([null, 'Berta'])
    const berta = await house.joinWith('new-key-1')
    expect(berta.latest('welcome').you).toEqual({ seats: ['b'], host: false, invited: false })
    expect(JSON.stringify(await house.store.record(id))).not.toContain('new-key-1')
  })

  it('without a name is done under one’s own', async () => {
    const house = await gathering()
    const invited = await house.join('invite')
    await invited.ask({ t: 'take', seat: 'a' })
    expect(house.names).toEqual(['name of invite', null])
  })

  it('makes the other key to it void', async () => {
    const house = await gathering()
    const invited = await house.join('invite')
    await invited.ask({ t: 'take', seat: 'a' })
    expect((await house.guest('a').join())?.refused.code).toBe('bad-key')
  })

  it('is for those who are invited, or host', async () => {
    const house = await gathering()
    for (const keys of [['watch'], ['b']] as const) {
      const guest = await house.join(...keys)
      expect((await guest.refusal({ t: 'take', seat: 'a' })).code).toBe('not-invited')
    }
    expect((await (await house.join('host')).ask({ t: 'take', seat: 'a' })).t).toBe('done')
  })

  it('that is taken, or that there is not, is refused', async () => {
    const house = await gathering()
    await house.join('a')
    const invited = await house.join('invite')
    expect((await invited.refusal({ t: 'take', seat: 'a' })).code).toBe('seat-taken')
    for (const seat of ['c', '', 'constructor', '__proto__'])
      expect((await invited.refusal({ t: 'take', seat })).code).toBe('unknown-seat')
    expect(house.names).toEqual(['name of a', null])
  })

  it('is told to everybody', async () => {
    const house = await begun()
    const watcher = await house.join('watch')
    const invited = await house.join('invite')
    await invited.ask({ t: 'take', seat: 'a', name: 'Ada' })
    expect(watcher.latest('info').info.seats[0]).toMatchObject({ seat: 'a', name: 'Ada' })
  })
})

describe('leaving a seat', () => {
  it('frees it, and the key only lets one watch from then on', async () => {
    const house = await begun()
    const a = await house.join('a')
    await a.ask({ t: 'wish', seat: 'a', wish: 'pass' })
    expect(await a.ask({ t: 'leave', seat: 'a' })).not.toHaveProperty('key')
    expect(house.room.record.seats['a']).toEqual({ name: null, wish: 'ask' })
    expect(a.latest('info').you.seats).toEqual([])
    expect((await a.choose('a', 'rest')).t).toBe('refused')
    await house.choose('a', 'draw')
    expect(a.now?.seats).toEqual({})
    expect(a.texts.at(-1)).not.toMatch(/"(moon|star|sun)"/)
    const back = house.guest('a')
    expect(await back.join()).toBeNull()
    expect(back.latest('welcome').you).toEqual({ seats: [], host: false, invited: false })
    expect(back.now?.seats).toEqual({})
  })

  it('makes one a spectator at once', async () => {
    const house = await begun()
    const a = await house.join('a')
    await a.ask({ t: 'leave', seat: 'a' })
    expect(a.latest('welcome')).toMatchObject({ you: { seats: [] }, now: { seats: {} } })
    expect(a.of('bye')).toEqual([])
    await house.rest(1)
    expect(a.now).toEqual(nowSeenBy(house.table, []))
  })

  it('is one’s own business', async () => {
    const house = await begun()
    await house.join('a')
    const b = await house.join('b', 'host')
    expect((await b.refusal({ t: 'leave', seat: 'a' })).code).toBe('not-your-seat')
    expect(house.names).toEqual(['name of a', 'name of b host'])
  })
})

describe('a name', () => {
  it('is changed by its owner', async () => {
    const house = await begun()
    const a = await house.join('a')
    const b = await house.join('b')
    await a.ask({ t: 'rename', seat: 'a', name: 'Ada' })
    expect(b.latest('info').info.seats[0]!.name).toBe('Ada')
    await a.ask({ t: 'say', seat: 'a', text: 'hello' })
    expect(b.log.at(-1)).toMatchObject({ name: 'Ada' })
    expect((await b.refusal({ t: 'rename', seat: 'a', name: 'Eve' })).code).toBe('not-your-seat')
    await house.reload()
    expect(house.names).toEqual(['Ada', 'name of b'])
  })
})

describe('a new key', () => {
  it('for a seat takes it from the holder of the old one, at once', async () => {
    const house = await begun()
    const a = await house.join('a', 'watch')
    const host = await house.join('host')
    const key = await keyFor(host, { t: 'issue', what: 'a' })
    expect(await a.choose('a', 'rest')).toMatchObject({ t: 'refused', code: 'not-your-seat' })
    expect(a.latest('info').you.seats).toEqual([])
    expect(house.names).toEqual([null, null])
    const heir = await house.joinWith(key)
    expect(house.names[0]).toBe(heir.name)
    await heir.choose('a', 'draw')
    expect(Object.keys(heir.now!.seats)).toEqual(['a'])
    expect(a.now).toMatchObject({ number: 1, seats: {} })
    expect((await house.guest('a').join())?.refused.code).toBe('bad-key')
  })

  it('comes before a choice that was said after it', async () => {
    const house = await begun()
    const a = await house.join('a')
    const host = await house.join('host')
    host.say({ t: 'issue', what: 'a' })
    a.say({ t: 'choose', seat: 'a', option: 'rest', decision: 0 })
    await house.room.settled()
    expect(a.latest('refused').code).toBe('not-your-seat')
    expect(house.table.number).toBe(0)
  })

  it('of one’s own seat hands it over', async () => {
    const house = await begun()
    const a = await house.join('a')
    const key = await keyFor(a, { t: 'issue', what: 'a' })
    expect(a.latest('welcome').you.seats).toEqual([])
    expect(await a.choose('a', 'rest')).toMatchObject({ t: 'refused', code: 'not-your-seat' })
    expect((await house.joinWith(key)).latest('welcome').you.seats).toEqual(['a'])
  })

  it.each([
    ['watch', { seats: [], host: false, invited: false }],
    ['invite', { seats: [], host: false, invited: true }],
  ] as const)('to %s disconnects the holder of the old one', async (what, you) => {
    const house = await begun()
    const old = await house.join(what)
    const host = await house.join('host')
    const key = await keyFor(host, { t: 'issue', what })
    expect(old.told.at(-1)).toMatchObject({ t: 'bye', code: 'revoked', again: false })
    const before = old.told.length
    await house.rest(1)
    expect(old.told.length).toBe(before)
    expect(host.latest('info').info.watchers).toBe(1)
    expect((await house.guest(what).join())?.refused.code).toBe('bad-key')
    expect((await house.joinWith(key)).latest('welcome').you).toEqual(you)
  })

  it('is made by the host, or for one’s own seat', async () => {
    const house = await begun()
    const a = await house.join('a', 'invite')
    for (const what of ['b', 'watch', 'invite'])
      expect((await a.refusal({ t: 'issue', what })).code).toBe('host-only')
  })

  it('to what there is not is refused', async () => {
    const house = await begun()
    const { seats } = house.room.record
    const host = await house.join('host')
    for (const what of ['c', '', 'host', 'constructor', '__proto__', 'toString'])
      expect((await host.refusal({ t: 'issue', what })).code).toBe('unknown-seat')
    expect(house.room.record.seats).toEqual(seats)
  })

  it('outlives the room', async () => {
    const house = await begun()
    const host = await house.join('host')
    const key = await keyFor(host, { t: 'issue', what: 'watch' })
    await house.reload()
    expect((await house.joinWith(key)).now?.number).toBe(0)
    expect((await house.guest('watch').join())?.refused.code).toBe('bad-key')
  })
})

describe('a client without any key', () => {
  it('is not heard', async () => {
    const house = await begun()
    const old = await house.join('watch')
    await keyFor(await house.join('host'), { t: 'issue', what: 'watch' })
    for (const request of [
      { t: 'say', seat: '', text: 'still here' },
      { t: 'moment', seat: '', number: 0 },
    ] as const)
      expect((await old.refusal(request)).code).toBe('bad-key')
    expect(house.store.rows(id)).toHaveLength(1)
  })
})
