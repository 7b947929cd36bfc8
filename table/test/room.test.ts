import { chanceFrom, clone, isRefused } from '@miskatonic/kernel'
import type { Told } from '@miskatonic/protocol'
import { describe, expect, it } from 'vitest'
import { Room, Table, commitmentTo, hashOfKey, seedFrom } from '../index.ts'
import { Guest, type House, begun, begunAt, gathering, id, nowSeenBy, secret } from './house.ts'
import { lanterns } from './lanterns.ts'
import { soon } from './scripted-store.ts'
import { done } from './random.ts'

/** The kinds of messages that a guest got, in order. */
function kinds({ told }: Guest): string[] {
  return told.map(({ t }) => t)
}

/** The numbers of the rows that were stored. */
function seqsOf({ store }: House): number[] {
  return store.rows(id).map(({ seq }) => seq)
}

describe('coming', () => {
  it('is refused without a key of this table', async () => {
    const house = await gathering()
    const stranger = new Guest(house, [hashOfKey('key-of-another-table')], 'stranger')
    expect((await stranger.join())?.refused.code).toBe('bad-key')
    await house.join('a')
    expect(stranger.told).toEqual([])
  })

  it('is refused where there is no table', async () => {
    const { around } = await gathering()
    const room = await Room.load(around, 'nowhere')
    expect(isRefused(room) && room.refused.code).toBe('unknown-table')
  })

  it('with the key of a seat takes it, and that is stored', async () => {
    const house = await gathering()
    const a = await house.join('a')
    expect(house.names).toEqual(['name of a', null])
    expect((await house.store.record(id))?.seats['a']?.name).toBe('name of a')
    const { info, you } = a.latest('welcome')
    expect(you).toEqual({ seats: ['a'], host: false, invited: false })
    expect(info.seats).toEqual([
      { seat: 'a', name: 'name of a', online: false, wish: 'ask' },
      { seat: 'b', name: null, online: false, wish: 'ask' },
    ])
    expect(a.latest('info').info.seats.map(({ online }) => online)).toEqual([true, false])
  })

  it('to a seat that has a name leaves it that name', async () => {
    const house = await gathering()
    await house.join('a')
    const again = house.guest('a', 'watch')
    await again.join()
    expect(house.names).toEqual(['name of a', null])
  })

  it('before the game shows who is there and no game', async () => {
    const house = await gathering()
    const watcher = await house.join('watch')
    expect(watcher.latest('welcome')).toMatchObject({ seq: 0, now: null, log: [], cut: false, proposals: [] })
    expect(watcher.latest('welcome').info).toMatchObject({
      id,
      game: 'lanterns',
      version: '1',
      options: { lamps: 'few' },
      phase: 'gathering',
      created: 1,
      forkedFrom: null,
    })
  })

  it('during the game shows the game and its log', async () => {
    const house = await begun()
    await house.choose('a', 'draw')
    const b = await house.join('b')
    const { seq, now, log, info } = b.latest('welcome')
    expect(info.phase).toBe('playing')
    expect(seq).toBe(2)
    expect(now).toEqual(nowSeenBy(await house.replayed(), ['b']))
    expect(log).toMatchObject([
      { seq: 1, kind: 'began', events: [] },
      { seq: 2, kind: 'did', number: 0, events: [{ event: 'drew', args: { seat: 'a', card: null } }] },
    ])
  })

  it('to watch gives no seat', async () => {
    const house = await begun()
    await house.join('host')
    const watcher = await house.join('watch')
    expect(watcher.latest('welcome').you).toEqual({ seats: [], host: false, invited: false })
    expect(watcher.now?.seats).toEqual({})
    expect(watcher.latest('info').info.watchers).toBe(2)
    await house.join('a')
    expect(watcher.latest('info').info.watchers).toBe(2)
    expect(house.names).toEqual(['name of a', null])
  })

  it('with several keys opens all that each of them opens', async () => {
    const house = await begun()
    const both = await house.join('a', 'b', 'host')
    expect(both.latest('welcome').you).toEqual({ seats: ['a', 'b'], host: true, invited: true })
    expect(Object.keys(both.now!.seats)).toEqual(['a', 'b'])
  })

  it('at a table of one’s own opens everything', async () => {
    const house = await begun()
    const owner = new Guest(house, 'everything', 'owner')
    await owner.join()
    expect(owner.latest('welcome').you).toEqual({ seats: ['a', 'b'], host: true, invited: true })
    expect(owner.now).toEqual(nowSeenBy(house.table, ['a', 'b']))
  })

  it('and going is told to those who stay', async () => {
    const house = await gathering()
    const a = await house.join('a')
    const b = await house.join('b')
    expect(a.latest('info').info.seats[1]).toMatchObject({ name: 'name of b', online: true })
    b.leave()
    await house.room.settled()
    expect(a.latest('info').info.seats[1]).toMatchObject({ name: 'name of b', online: false })
    expect(house.room.isIdle).toBe(false)
    a.leave()
    await house.room.settled()
    expect(house.room.isIdle).toBe(true)
  })

  it('while others play misses nothing and sees nothing twice', async () => {
    const house = await begun()
    await house.rest(40)
    await house.reload() // what lies before the last stored position is read when a member comes
    const coming = house.guest('b')
    const options = ['rest', 'rest', 'bid:lanterns=0', 'bid:lanterns=0', 'wait']
    house.store.onRead = () => {
      for (const [i, option] of options.entries())
        house.hand.say({ t: 'choose', seat: i % 2 === 0 ? 'a' : 'b', decision: 40 + i, option })
    }
    await coming.join()
    await house.room.settled()
    const rows = house.store.rows(id).filter(({ kind }) => kind !== 'kept')
    expect(house.table.number).toBe(45)
    expect(coming.log.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq))
    expect(coming.log.at(-6)).toMatchObject({ kind: 'seat', what: 'taken', seat: 'b' })
    expect(kinds(coming)[0]).toBe('welcome')
    expect(coming.now).toEqual(nowSeenBy(house.table, ['b']))
  })

  it('while something is being written waits until it is safe', async () => {
    const house = await begun()
    house.store.hold()
    house.playOn([2])
    const coming = house.guest('watch')
    const joining = coming.join()
    await soon()
    expect(coming.told).toEqual([])
    house.store.release()
    await joining
    expect(coming.log.map(({ seq }) => seq)).toEqual([1, 2])
  })
})

describe('being idle', () => {
  it('means that nothing is being written either', async () => {
    const house = await begun()
    house.store.hold()
    house.playOn([2])
    expect(house.room.isIdle).toBe(false)
    house.store.release()
    await house.room.settled()
    expect(house.room.isIdle).toBe(true)
  })
})

describe('luck', () => {
  it('is promised before anybody adds to it', async () => {
    const house = await gathering()
    const a = await house.join('a')
    expect(a.latest('welcome').info.luck).toEqual({
      commitment: commitmentTo(secret),
      commitments: {},
      parts: {},
      made: [],
      missing: null,
      secret: null,
    })
  })

  it('is made of the secret and of what the seats added', async () => {
    const house = await gathering()
    const a = await house.join('a')
    const b = await house.join('b', 'host')
    await a.ask({ t: 'luck', seat: 'a', part: 'rabbit' })
    await b.ask({ t: 'luck', seat: 'b', part: 'clover' })
    await a.ask({ t: 'luck', seat: 'a', part: 'horseshoe' })
    const parts = { a: 'horseshoe', b: 'clover' }
    expect(b.latest('info').info.luck.parts).toEqual(parts)
    expect((await b.ask({ t: 'begin' })).t).toBe('done')
    expect(house.room.record.start).toEqual({ seed: seedFrom(secret, parts) })
    expect((await house.store.record(id))?.start).toEqual({ seed: seedFrom(secret, parts) })
    expect(house.table.hash).toBe(done(Table.open(lanterns, {}, seedFrom(secret, parts))).hash)
  })

  it('depends on every part', () => {
    const seeds = [
      seedFrom(secret, { a: 'x', b: 'y' }),
      seedFrom(secret, { a: 'x' }),
      seedFrom(secret, { a: 'y', b: 'x' }),
      seedFrom('another', { a: 'x', b: 'y' }),
    ]
    expect(new Set(seeds).size).toBe(4)
    expect(seedFrom(secret, { b: 'y', a: 'x' })).toBe(seeds[0])
  })

  it('is added to by one’s own seat only, and not after the game began', async () => {
    const house = await gathering()
    const a = await house.join('a', 'host')
    expect((await a.refusal({ t: 'luck', seat: 'b', part: 'x' })).code).toBe('not-your-seat')
    await a.ask({ t: 'begin' })
    expect((await a.refusal({ t: 'luck', seat: 'a', part: 'x' })).code).toBe('already-begun')
    expect(house.room.record.parts).toEqual({})
  })

  it('shows its secret when the game is over, and nothing of it before', async () => {
    const house = await gathering()
    const guests = [
      await house.join('a', 'host'),
      await house.join('b'),
      await house.join('watch'),
      await house.join('invite'),
    ]
    await guests[0]!.ask({ t: 'luck', seat: 'a', part: 'rabbit' })
    await guests[0]!.ask({ t: 'begin' })
    const { key } = chanceFrom(seedFrom(secret, { a: 'rabbit' }))
    for (const guest of guests) await guest.ask({ t: 'moment', seat: '', number: 0 })
    while (house.table.position.outcome === null) {
      for (const guest of guests)
        for (const text of guest.texts.splice(0)) {
          expect(text).not.toContain(secret)
          expect(text).not.toContain(key)
        }
      house.playOn([0])
      await house.room.settled()
    }
    for (const guest of guests) {
      expect(guest.latest('info').info).toMatchObject({ phase: 'over', luck: { secret } })
      // The end itself is told first; only then the secret.
      expect(guest.texts.findIndex((text) => text.includes(secret))).toBe(guest.texts.length - 1)
    }
    expect((await house.join('watch')).latest('welcome').info.luck.secret).toBe(secret)
  })

  it('keeps its secret until the end is stored, also when members come and go meanwhile', async () => {
    const house = await aboutToEnd()
    const a = await house.join('a')
    const b = await house.join('b')
    house.store.hold()
    a.say({ t: 'choose', seat: 'a', option: 'roll', decision: house.table.number })
    expect(house.table.position.outcome).not.toBeNull()
    b.leave()
    a.say({ t: 'ping', seat: 'a', target: 'lamp' })
    await soon()
    expect(a.texts.join()).not.toContain(secret)
    house.store.release()
    await house.room.settled()
    expect(a.texts.join()).toContain(secret)
  })
})

/** One lantern is missing, and the next roll lights it. */
async function aboutToEnd(): Promise<House> {
  const table = done(Table.open(lanterns, {}, 'end'))
  done(table.edit([{ op: 'replace', path: '/table/lanterns', value: 2 }]))
  table.dice(['light'])
  return begunAt({ position: clone(table.position) })
}

describe('beginning', () => {
  it('is the host’s, and happens once', async () => {
    const house = await gathering()
    const a = await house.join('a')
    const host = await house.join('host')
    expect((await a.refusal({ t: 'begin' })).code).toBe('host-only')
    expect(house.store.rows(id)).toEqual([])
    expect((await host.ask({ t: 'begin' })).t).toBe('done')
    expect(a.latest('info').info.phase).toBe('playing')
    expect(a.log).toMatchObject([{ seq: 1, kind: 'began', events: [] }])
    expect(a.now).toEqual(nowSeenBy(house.table, ['a']))
    const { hash } = house.table
    expect((await host.refusal({ t: 'begin' })).code).toBe('already-begun')
    expect(house.table.hash).toBe(hash)
    expect(seqsOf(house)).toEqual([1])
  })

  it('is told once it is safe, and not before', async () => {
    const house = await gathering()
    const a = await house.join('a', 'host')
    house.store.hold()
    const before = a.told.length
    const ref = a.say({ t: 'begin' })
    await soon()
    expect(a.told.length).toBe(before)
    house.store.release()
    await house.room.settled()
    expect(kinds(a).slice(before)).toEqual(['now', 'info', 'done'])
    expect(a.latest('done').ref).toBe(ref)
  })

  it('of which only half was stored is taken up where it stopped', async () => {
    const house = await gathering()
    house.store.failNext('rows')
    house.hand.say({ t: 'begin' })
    await house.room.settled()
    expect(house.failures).toHaveLength(1)
    await house.load()
    expect(house.room.phase).toBe('playing')
    house.playOn([2, 2, 0, 3])
    const { hash } = house.table
    await house.reload()
    expect(house.table.hash).toBe(hash)
    expect(house.store.rows(id).map(({ kind }) => kind)).toEqual(['began', 'did', 'did', 'did', 'did'])
  })

  it('that could not be stored at all has not happened', async () => {
    const house = await gathering()
    house.store.failNext('record')
    house.hand.say({ t: 'begin' })
    await house.room.settled()
    await house.load()
    expect(house.room.phase).toBe('gathering')
    expect(house.store.rows(id)).toEqual([])
    expect((await house.hand.ask({ t: 'begin' })).t).toBe('done')
  })
})

describe('choosing', () => {
  it('tells everybody what came of it, and its author that it was theirs', async () => {
    const house = await begun()
    const a = await house.join('a')
    const b = await house.join('b')
    const answer = await a.choose('a', 'draw')
    expect(answer).toMatchObject({ t: 'now', entry: { seq: 2, kind: 'did', number: 0 }, now: { number: 1 } })
    expect(b.latest('now')).not.toHaveProperty('ref')
    expect(b.latest('now')).toMatchObject({ entry: { seq: 2, kind: 'did', number: 0 }, now: { number: 1 } })
    expect(house.store.rows(id).at(-1)).toMatchObject({ seq: 2, kind: 'did' })
  })

  it('is for one’s own seats only', async () => {
    const house = await begun()
    await house.join('a')
    for (const keys of [['b'], ['watch'], ['host', 'invite']] as const) {
      const other = await house.join(...keys)
      await changesNothing(house, async () => {
        expect(await other.choose('a', 'rest')).toMatchObject({ t: 'refused', code: 'not-your-seat' })
      })
    }
  })

  it('of a decision that is past, or to come, changes nothing', async () => {
    const house = await begun()
    const a = await house.join('a', 'b')
    await a.choose('a', 'rest')
    await changesNothing(house, async () => {
      expect(await a.choose('a', 'rest', 0)).toMatchObject({ t: 'refused', code: 'stale-decision' })
      expect(await a.choose('b', 'rest', 2)).toMatchObject({ t: 'refused', code: 'stale-decision' })
    })
  })

  it('twice at once counts once', async () => {
    const house = await begun()
    const a = await house.join('a')
    house.store.hold()
    const [first, second] = [0, 0].map((decision) =>
      a.say({ t: 'choose', seat: 'a', option: 'rest', decision }),
    )
    house.store.release()
    await house.room.settled()
    expect(a.latest('now').ref).toBe(first)
    expect(a.latest('refused')).toMatchObject({ ref: second, code: 'stale-decision' })
    expect(house.table.number).toBe(1)
  })

  it('of what is not offered is refused with the rule', async () => {
    const house = await begun()
    const a = await house.join('a')
    const b = await house.join('b')
    await changesNothing(house, async () => {
      expect(await a.choose('a', 'bid:lanterns=2')).toMatchObject({ code: 'not-offered', rule: 'LA-001' })
      expect(await a.choose('a', 'fly')).toMatchObject({ code: 'unknown-option' })
    })
    for (let round = 0; round < 4; round++) {
      await house.choose('a', 'draw')
      await house.rest(4)
    }
    await changesNothing(house, async () => {
      expect(await a.choose('a', 'draw')).toMatchObject({ code: 'not-offered', rule: 'LA-002' })
    })
    expect(a.now?.seats['a']?.refusals).toEqual([{ step: 'draw', args: {}, rule: 'LA-002' }])
    expect(b.now?.seats['b']?.refusals).toEqual([])
  })

  it('is refused before the game begins and once it is over', async () => {
    const before = await gathering()
    const early = await before.join('a')
    expect(await early.choose('a', 'rest', 0)).toMatchObject({ t: 'refused', code: 'not-begun' })
    const house = await aboutToEnd()
    const a = await house.join('a', 'b')
    await a.choose('a', 'roll')
    expect(house.room.phase).toBe('over')
    expect(await a.choose('b', 'rest')).toMatchObject({ t: 'refused', code: 'game-over' })
  })

  it('is told when it is safe, not before, and in order', async () => {
    const house = await begun()
    const a = await house.join('a', 'b')
    const watcher = await house.join('watch')
    house.store.hold()
    const before = watcher.told.length
    a.say({ t: 'choose', seat: 'a', option: 'rest', decision: 0 })
    a.say({ t: 'choose', seat: 'b', option: 'rest', decision: 1 })
    await soon()
    a.say({ t: 'choose', seat: 'a', option: 'bid:lanterns=1', decision: 2 })
    a.say({ t: 'say', seat: 'a', text: 'your turn' })
    await soon()
    expect(house.table.number).toBe(3)
    expect(watcher.told.length).toBe(before)
    while (house.store.waiting > 0) {
      await house.store.releaseOne()
      expect(watcher.log.length).toBe(house.store.rows(id).length)
    }
    house.store.release()
    await house.room.settled()
    expect(watcher.log.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['began', 1],
      ['did', 2],
      ['did', 3],
      ['did', 4],
      ['said', 5],
    ])
    // Each frame was written when its choice was made, though the game had gone on by the time it was sent.
    expect(watcher.of('now').map(({ now }) => now.asked?.waiting)).toEqual([['b'], ['a', 'b'], ['b']])
  })

  it('is not told to members who have left', async () => {
    const house = await begun()
    const b = await house.join('b')
    house.store.hold()
    house.playOn([2])
    b.leave()
    const before = b.told.length
    house.store.release()
    await house.room.settled()
    expect(b.told.length).toBe(before)
  })

  it('waits for what was said before it', async () => {
    const house = await begun()
    const a = await house.join('a', 'b')
    await a.choose('a', 'rest')
    const refs = [
      a.say({ t: 'undo', seat: 'a' }),
      a.say({ t: 'choose', seat: 'a', option: 'draw', decision: 0 }),
    ]
    await house.room.settled()
    expect(a.latest('done').ref).toBe(refs[0])
    expect(a.latest('now')).toMatchObject({ ref: refs[1], entry: { seq: 4, number: 0 } })
  })
})

async function changesNothing(house: House, attempt: () => Promise<void>): Promise<void> {
  const state = (): unknown => [house.table.hash, house.store.rows(id), house.room.record]
  const before = structuredClone(state())
  await attempt()
  expect(state()).toEqual(before)
}

describe('talking', () => {
  it('is written down and told to everybody, under the name of the seat', async () => {
    const house = await begun()
    const a = await house.join('a')
    const b = await house.join('b')
    expect((await a.ask({ t: 'say', seat: 'a', text: 'a light!' })).t).toBe('done')
    const entry = { seq: 2, kind: 'said', by: 'a', name: 'name of a', text: 'a light!' }
    expect(b.latest('entry').entry).toMatchObject(entry)
    expect(a.latest('entry').entry).toMatchObject(entry)
    expect((await house.join('watch')).log.at(-1)).toMatchObject(entry)
  })

  it('is a spectator’s right, too, but not in another’s name', async () => {
    const house = await begun()
    const watcher = await house.join('watch')
    await watcher.ask({ t: 'say', seat: '', text: 'psst' })
    expect(watcher.latest('entry').entry).toMatchObject({ by: '', name: 'name of watch', text: 'psst' })
    expect((await watcher.refusal({ t: 'say', seat: 'a', text: 'I am a' })).code).toBe('not-your-seat')
  })

  it('is possible once the log is open', async () => {
    const house = await gathering()
    const a = await house.join('a')
    expect((await a.refusal({ t: 'say', seat: 'a', text: 'hello?' })).code).toBe('not-begun')
  })

  it('with a finger leaves no trace', async () => {
    const house = await begun()
    const a = await house.join('a')
    const watcher = await house.join('watch')
    expect((await a.ask({ t: 'ping', seat: 'a', target: 'lamp' })).t).toBe('done')
    expect(watcher.latest('pinged')).toEqual({ t: 'pinged', seat: 'a', name: 'name of a', target: 'lamp' })
    expect((await watcher.refusal({ t: 'ping', seat: 'a', target: 'lamp' })).code).toBe('not-your-seat')
    expect((await watcher.refusal({ t: 'ping', seat: '', target: 'lamp' })).code).toBe('not-your-seat')
    expect(seqsOf(house)).toEqual([1])
  })
})

describe('a store that fails', () => {
  const bye: Partial<Told> = { t: 'bye', code: 'not-saved', again: true }

  it('ends the room for everybody, and they find what was stored when they come back', async () => {
    const house = await begun()
    const a = await house.join('a', 'b')
    const watcher = await house.join('watch')
    await house.rest(3)
    const { hash } = house.table
    house.store.failNext()
    house.playOn([1])
    await house.room.settled()
    for (const guest of [a, watcher]) {
      expect(guest.latest('now').entry.seq).toBe(4)
      expect(guest.told.at(-1)).toMatchObject(bye)
      expect(guest.of('bye')).toHaveLength(1)
    }
    expect(house.failures).toHaveLength(1)
    await house.load()
    expect(house.table.hash).toBe(hash)
    expect(seqsOf(house)).toEqual([1, 2, 3, 4])
    expect(await a.join(4)).toBeNull()
    expect(a.latest('welcome').log).toEqual([])
    await house.rest(2)
    expect(a.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('leaves no gap behind, however much was under way', async () => {
    const house = await begun()
    const a = await house.join('a', 'b')
    house.store.hold()
    house.store.failNext()
    house.playOn([2])
    await soon()
    house.playOn([2])
    a.say({ t: 'say', seat: 'a', text: 'hello?' })
    a.say({ t: 'choose', seat: 'a', option: 'bid:lanterns=0', decision: 2 })
    await soon()
    house.playOn([0])
    house.store.release()
    await house.room.settled()
    await soon()
    expect(seqsOf(house)).toEqual([1])
    expect(a.latest('bye')).toMatchObject(bye)
    await house.load()
    expect(house.table.number).toBe(0)
  })

  it('when a seat is taken, too, ends the room', async () => {
    const house = await begun()
    const a = await house.join('a')
    house.store.failNext('record')
    a.say({ t: 'rename', seat: 'a', name: 'somebody else' })
    await house.room.settled()
    expect(a.told.at(-1)).toMatchObject(bye)
    expect(a.of('done')).toEqual([])
    await house.load()
    expect(house.names).toEqual(['name of a', null])
  })

  it('when a member joins lets them try again', async () => {
    const house = await gathering()
    const watcher = await house.join('watch')
    house.store.failNext('record')
    const a = house.guest('a')
    const refusal = await a.join()
    expect(refusal?.refused.code).toBe('try-again')
    expect(a.told).toEqual([])
    expect(watcher.told.at(-1)).toMatchObject(bye)
    await house.load()
    expect(await a.join()).toBeNull()
  })

  it('makes the room deaf', async () => {
    const house = await begun()
    const a = await house.join('a')
    house.store.failNext()
    await a.ask({ t: 'say', seat: 'a', text: 'x' }).catch(() => {})
    const before = a.told.length
    for (const decision of [0, 1]) a.say({ t: 'choose', seat: 'a', option: 'rest', decision })
    a.say({ t: 'ping', seat: 'a', target: 'x' })
    await house.room.settled()
    expect(a.told.length).toBe(before)
    expect((await house.guest('a').join())?.refused.code).toBe('try-again')
    expect(seqsOf(house)).toEqual([1])
    expect(house.failures).toHaveLength(1)
    expect(house.room.isIdle).toBe(true)
  })
})

describe('rules that fail', () => {
  /** The game with a field that cannot be shown once `fails` says so of its value. */
  function blind(field: 'bids' | 'lanterns', fails: (value: never) => boolean): typeof lanterns {
    const { secrets } = lanterns
    const open = (value: never): unknown => {
      if (fails(value)) throw new Error('too bright')
      return value
    }
    return { ...lanterns, secrets: { ...secrets, table: { ...secrets.table, [field]: { open } } } }
  }

  it('where none is expected end the room, not the program', async () => {
    const house = await begun(blind('bids', ({ a }: { a: number }) => a > 0))
    const a = await house.join('a', 'b')
    await house.rest(2)
    house.hand.say({ t: 'choose', seat: 'a', decision: 2, option: 'bid:lanterns=1' })
    house.hand.say({ t: 'choose', seat: 'b', decision: 3, option: 'bid:lanterns=1' })
    await house.room.settled()
    expect(house.failures).toMatchObject([{ message: 'too bright' }])
    expect(a.told.at(-1)).toMatchObject({ t: 'bye', again: true })
  })

  it('while a choice is being watched refuse that choice, and what was shown stays true', async () => {
    const house = await begun(blind('lanterns', (value: number) => value > 0))
    const all = await house.join('a', 'b')
    await house.rest(2)
    await all.choose('a', 'bid:lanterns=2')
    await all.choose('b', 'bid:lanterns=2')
    const before = all.now
    const refusal = await all.refusal({ t: 'choose', seat: 'a', decision: 4, option: 'shout' })
    expect(refusal).toMatchObject({
      code: 'rules-broken',
      message: expect.stringContaining('too bright') as string,
    })
    expect(house.table.number).toBe(4)
    await all.choose('a', 'wait')
    await all.choose('a', 'draw')
    expect(before!.number).toBe(4)
    expect(all.now).toEqual(nowSeenBy(await house.replayed(), ['a', 'b']))
    expect(house.failures).toEqual([])
  })
})
