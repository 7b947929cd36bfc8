import { refused } from '@miskatonic/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Quota, Row } from '../index.ts'
import { players } from '../room/programs/players.ts'
import { type Guest, type House, begun, gathering } from './house.ts'

/** Counts what is stored, and can be used up. */
class Counted implements Quota {
  isUsedUp = false
  readonly rows: Row[] = []
  tables = 0

  refusal(): ReturnType<Quota['refusal']> {
    return this.isUsedUp ? refused('storage-full', 'no more today') : null
  }

  add(rows: readonly Row[], record?: object): void {
    this.rows.push(...rows)
    if (record !== undefined) this.tables++
  }

  get kinds(): string {
    return this.rows.map(({ kind }) => kind).join(' ')
  }
}

async function joined(house: House, ...keys: Parameters<House['guest']>): Promise<[Guest, Counted]> {
  const guest = await house.join(...keys)
  const quota = new Counted()
  guest.quota = quota
  return [guest, quota]
}

describe('what a member stores', () => {
  it('is counted for this member: choices, chat, undo, and tables that go on from here', async () => {
    const house = await begun()
    const [[a, ofA], [b, ofB]] = [await joined(house, 'a'), await joined(house, 'b')]
    await a.choose('a', 'rest')
    await b.ask({ t: 'say', seat: 'b', text: 'hello' })
    await a.ask({ t: 'undo', seat: 'a' })
    expect([ofA.kinds, ofB.kinds]).toEqual(['did undone', 'said'])
    const alone = await gathering()
    const [host, ofHost] = await joined(alone, 'host', 'a', 'b')
    await host.ask({ t: 'begin' })
    await host.ask({ t: 'rewind', seat: 'a', number: 0 })
    expect([ofHost.kinds, ofHost.tables]).toEqual(['began rewound', 1])
  })

  it('is refused when the quota is used up, and the others go on', async () => {
    const house = await begun()
    const [[a, ofA], [b]] = [await joined(house, 'a'), await joined(house, 'b')]
    ofA.isUsedUp = true
    expect(await a.choose('a', 'rest')).toMatchObject({ t: 'refused', code: 'storage-full' })
    expect((await a.refusal({ t: 'say', seat: 'a', text: 'x' })).code).toBe('storage-full')
    expect((await a.refusal({ t: 'undo', seat: 'a' })).code).toBe('storage-full')
    expect((await a.ask({ t: 'moment', seat: 'a', number: 0 })).t).toBe('moment')
    expect((await b.ask({ t: 'say', seat: 'b', text: 'x' })).t).toBe('done')
    expect(ofA.rows).toEqual([])
  })

  it('is no more than the log of a table may hold, also when its seats change hands', async () => {
    const house = await begun()
    house.limits = { ...house.limits, rows: 10 }
    await house.load()
    await house.rest(9)
    const guest = await house.join('host', 'invite')
    for (let i = 0; i < 5; i++) {
      await guest.ask({ t: 'take', seat: 'a' })
      await guest.ask({ t: 'leave', seat: 'a' })
    }
    expect((await house.store.read('table')).length).toBeLessThanOrEqual(10)
    expect(guest.of('seat-news').length).toBeGreaterThan(0)
  })
})

describe('what a program stores', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('is counted for a person who is there', async () => {
    const house = await gathering()
    const [host, quota] = await joined(house, 'host', 'a')
    await host.ask({ t: 'assign', seat: 'b', player: players[0]!.id })
    await host.ask({ t: 'begin' })
    await host.choose('a', 'rest')
    for (let i = 0; i < 20; i++) {
      await house.room.settled()
      await vi.advanceTimersByTimeAsync(1)
    }
    const rows = await house.store.read('table')
    expect(rows.filter(({ kind }) => kind === 'did').length).toBeGreaterThan(1)
    expect(quota.rows.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq))
  })
})
