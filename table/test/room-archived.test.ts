import { type Now, type ToldEvent, nowAfter } from '@miskatonic/protocol'
import { describe, expect, it } from 'vitest'
import {
  type Guest,
  type House,
  beganAtSeven,
  begun,
  begunAt,
  gathering,
  id,
  longGame,
  secret,
} from './house.ts'
import { lanterns } from './lanterns.ts'

describe('a game whose rules are no longer known', () => {
  /** What everybody saw of every moment that still stands. */
  function seenByAll(watcher: Guest): Map<number, { now: Now; events: readonly ToldEvent[] }> {
    const seen = new Map<number, { now: Now; events: readonly ToldEvent[] }>()
    let now = watcher.latest('welcome').now!
    seen.set(0, { now, events: [] })
    for (const told of watcher.of('now')) {
      now = nowAfter(now, told)
      // Back at a moment, one has seen it before, and what had led there.
      if (told.entry.kind === 'did') seen.set(now.number, { now, events: told.entry.events })
      else for (const number of seen.keys()) if (number > now.number) seen.delete(number)
    }
    return seen
  }

  async function archived(play: (house: House) => Promise<void>): Promise<{ house: House; watcher: Guest }> {
    const house = await begun()
    const watcher = await house.join('watch')
    await play(house)
    await house.room.settled()
    watcher.leave()
    house.games = []
    await house.load()
    return { house, watcher }
  }

  it('can be looked at, moment by moment, as everybody saw it', async () => {
    const { house, watcher } = await archived(async (each) => {
      await longGame(each)
      for (const pick of [0, 0, 0, 5, 1, 1, 0, 2]) each.playOn([pick])
    })
    const seen = seenByAll(watcher)
    const last = Math.max(...seen.keys())
    for (const keys of [['watch'], ['a']] as const) {
      const guest = await house.join(...keys)
      for (let number = 0; number <= last; number++) {
        const moment = await guest.ask({ t: 'moment', seat: '', number })
        expect(moment).toMatchObject({ first: 0, last, ...seen.get(number) })
      }
      expect((await guest.refusal({ t: 'moment', seat: '', number: last + 1 })).code).toBe('no-such-moment')
    }
  })

  it('shows newcomers where it stopped, and its log', async () => {
    const { house, watcher } = await archived(longGame)
    const back = await house.join('watch')
    const { info, now, log } = back.latest('welcome')
    expect(info.phase).toBe('archived')
    expect(info.luck.secret).toBeNull()
    expect(now).toEqual(watcher.now)
    expect(log).toEqual(watcher.log.slice(-log.length))
    expect(log.at(-1)!.seq - log[0]!.seq).toBeGreaterThan(100)
    expect(back.texts.join()).not.toContain(secret)
  })

  it('can be looked at, too, if it went on from a position', async () => {
    const house = await beganAtSeven()
    const watcher = await house.join('watch')
    await house.rest(5)
    house.games = []
    await house.load()
    const back = await house.join('watch')
    expect(back.now).toEqual(watcher.now)
    expect(await back.ask({ t: 'moment', seat: '', number: 7 })).toMatchObject({ first: 7, last: 12 })
    expect((await back.refusal({ t: 'moment', seat: '', number: 6 })).code).toBe('no-such-moment')
  })

  it('can be looked at, too, if it was forked from another table', async () => {
    const played = await begun()
    played.playOn([0, 1, 5, 3, 0, 0, 2, 1])
    await played.room.settled()
    const house = await begunAt(played.room.record.start!, lanterns, await played.room.choices())
    const watcher = await house.join('watch')
    house.games = []
    await house.load()
    expect((await house.join('watch')).now).toEqual(watcher.now)
  })

  it('cannot go on', async () => {
    const { house } = await archived(longGame)
    const rows = house.store.rows(id)
    const a = await house.join('a', 'b', 'host')
    for (const request of [
      { t: 'choose', seat: 'a', decision: 0, option: 'rest' },
      { t: 'undo', seat: 'a' },
      { t: 'rewind', seat: 'a', number: 0 },
    ] as const)
      expect((await a.refusal(request)).code).toBe('archived')
    expect((await a.refusal({ t: 'begin' })).code).toBe('already-begun')
    expect((await a.refusal({ t: 'luck', seat: 'a', part: 'x' })).code).toBe('already-begun')
    expect(house.store.rows(id)).toEqual(rows)
  })

  it('that never began shows nothing', async () => {
    const house = await gathering()
    house.games = []
    await house.load()
    const a = await house.join('a')
    expect(a.latest('welcome')).toMatchObject({ now: null, log: [], info: { phase: 'archived' } })
    expect((await a.refusal({ t: 'moment', seat: '', number: 0 })).code).toBe('not-begun')
  })

  it('can still be talked about', async () => {
    const { house } = await archived(longGame)
    const back = await house.join('watch')
    await back.ask({ t: 'say', seat: '', text: 'those were the days' })
    expect(back.log.at(-1)).toMatchObject({ seq: back.latest('welcome').seq + 1, kind: 'said' })
  })

  it('is one of another version, too', async () => {
    const house = await begun()
    house.games = [{ ...lanterns, version: '2' }]
    await house.load()
    expect(house.room.phase).toBe('archived')
  })
})
