import { type Refused, type Seat, clone, isRefused, optionId, seenBy } from '@miskatonic/kernel'
import type { LogEntry, Now, Seen } from '@miskatonic/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Room, Table, spectator } from '../index.ts'
import {
  type Guest,
  type House,
  beganAtSeven,
  begun,
  begunAt,
  gathering,
  id,
  longGame,
  nowSeenBy,
} from './house.ts'
import { lanterns } from './lanterns.ts'

/** Everybody who can be at a table. */
const eyes = [['a'], ['b'], ['watch'], ['a', 'b']] as const

type Move = number | 'rest' | 'doze' | 'undo' | 'say' | 'reload'
const moves = fc.array(
  fc.oneof(
    // Mostly rest: the game goes on long enough for positions to be written down.
    { arbitrary: fc.constantFrom<Move[]>('rest', 'doze', 'doze'), weight: 5 },
    { arbitrary: fc.nat(20), weight: 1 },
    { arbitrary: fc.constant<Move>('undo'), weight: 5 },
    { arbitrary: fc.constantFrom<Move[]>('say', 'reload'), weight: 2 },
  ),
  { maxLength: 50, size: 'max' },
)

async function make(house: House, move: Move): Promise<void> {
  if (move === 'undo') house.hand.say({ t: 'undo', seat: 'a' })
  else if (move === 'rest' || move === 'doze') await house.rest(move === 'rest' ? 1 : 9)
  else if (move === 'say') house.hand.say({ t: 'say', seat: 'b', text: 'hm' })
  else if (move === 'reload') await house.reload()
  else house.playOn([move])
  await house.room.settled()
}

/** Those who lost their room come back and name the last thing they saw. */
async function comeBack(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) expect(await guest.join(lastSeen(guest))).toBeNull()
}

/** Draws until one more card would be one too many: the next choice of the first option ends the game. */
async function toTheLastChoice(house: House): Promise<void> {
  for (;;) {
    const { now, position } = house.table
    const ending = now.decision!.options[0]!
    const table = Table.at(lanterns, clone(position))
    if (isRefused(table)) throw new Error(table.refused.message)
    table.choose({ seat: ending.seat, option: optionId(ending) })
    if (table.position.outcome !== null) return
    house.playOn([0])
    await house.room.settled()
  }
}

function lastSeen({ log }: Guest): number {
  return log.at(-1)?.seq ?? 0
}

function after(last: number, log: readonly LogEntry[]): LogEntry[] {
  return log.filter(({ seq }) => seq > last)
}

/** How many choices were made in a row before something was written down that spares playing them again. */
function keptNumbers({ store }: House): number[] {
  return store
    .rows(id)
    .flatMap(({ kind, body }) => (kind === 'kept' ? [(JSON.parse(body) as { number: number }).number] : []))
}

describe('loading', () => {
  it('after any number of choices finds the position that was left', async () => {
    const house = await begun()
    for (let count = 0; count < 110; count++) {
      const { hash } = house.table
      await house.reload()
      expect(house.table.hash).toBe(hash)
      expect(house.table.number).toBe(count)
      await house.rest(1)
    }
    expect(keptNumbers(house)).toEqual([32, 64, 96])
  })

  it('keeps to what still stands, however choosing, undoing and loading follow each other', async () => {
    let furthest = 0
    await fc.assert(
      fc.asyncProperty(moves, async (all) => {
        const house = await begun()
        for (const move of all) await make(house, move)
        furthest = Math.max(furthest, ...keptNumbers(house))
        const fresh = await house.replayed()
        expect(house.table.hash).toBe(fresh.hash)
        await house.reload()
        expect(house.table.hash).toBe(fresh.hash)
        expect(house.store.rows(id).map(({ seq }) => seq)).toEqual(house.store.rows(id).map((_, i) => i + 1))
      }),
      { numRuns: 15 },
    )
    expect(furthest).toBeGreaterThan(30)
  })

  it('plays no more than the last choices again', async () => {
    const house = await begun()
    await house.rest(100)
    await house.reload()
    expect(house.table.firstNumber).toBe(96)
  })

  it('brings back names, wishes and luck', async () => {
    const house = await gathering()
    const a = await house.join('a', 'host')
    await a.ask({ t: 'luck', seat: 'a', part: 'rabbit' })
    await a.ask({ t: 'wish', seat: 'a', wish: 'pass' })
    await a.ask({ t: 'begin' })
    const { record } = house.room
    await house.reload()
    expect(house.room.record).toEqual(record)
  })

  it('is refused if the choices cannot be played again', async () => {
    const house = await begun()
    await house.rest(3)
    await house.store.append(
      id,
      [{ seq: 5, at: 1, kind: 'did', body: JSON.stringify({ number: 3, seat: 'b', option: 'rest' }) }],
      4,
    )
    expect(((await Room.load(house.around, id)) as Refused).refused.code).toBe('not-offered')
  })
})

describe('coming back', () => {
  it('brings exactly what one missed, through one’s own eyes', async () => {
    await fc.assert(
      fc.asyncProperty(moves, fc.nat(), async (all, from) => {
        const house = await begun()
        const present = await Promise.all(eyes.map((keys) => house.join(...keys)))
        for (const move of all) {
          await make(house, move)
          if (move === 'reload') await comeBack(present)
        }
        await house.room.settled()
        for (const isReloaded of [false, true]) {
          if (isReloaded) await house.reload()
          for (const [i, keys] of eyes.entries()) {
            const { log } = present[i]!
            const last = from % (lastSeen(present[i]!) + 1)
            const back = house.guest(...keys)
            await back.join(last)
            const { seq, cut, now } = back.latest('welcome')
            expect(now).toEqual(nowSeenBy(house.table, seatsOf(keys)))
            expect(cut).toBe(last < seq - 128)
            expect(back.log).toEqual(after(Math.max(last, seq - 128), log))
          }
        }
      }),
      { numRuns: 15 },
    )
  })

  it('to a long game with branches that were taken back misses nothing, from any last row on', async () => {
    const house = await begun()
    const present = await house.join('a')
    await longGame(house)
    expect(keptNumbers(house).length).toBeGreaterThan(2)
    for (const isReloaded of [false, true]) {
      if (isReloaded) await house.reload()
      for (let last = 0; last <= lastSeen(present) + 1; last++) {
        const back = house.guest('a')
        await back.join(last)
        expect(back.log).toEqual(after(Math.max(last, lastSeen(present) - 128), present.log))
        back.leave()
      }
    }
  })

  it('after very long brings the end of the log and says so', async () => {
    const house = await begun()
    const present = await house.join('b')
    await house.rest(260)
    const { seq } = (await house.join('watch')).latest('welcome')
    for (const [last, cut] of [
      [0, true],
      [seq - 129, true],
      [seq - 128, false],
      [seq - 5, false],
      [seq, false],
      [seq + 50, false],
    ] as const) {
      const back = house.guest('b')
      await back.join(last)
      expect(back.latest('welcome').cut).toBe(cut)
      expect(back.log).toEqual(after(Math.max(last, seq - 128), present.log))
    }
  })

  it('after much talk, among choices or without any, brings the end of the log', async () => {
    const house = await begun()
    const present = await house.join('b')
    const talk = async (words: number): Promise<void> => {
      for (let i = 0; i < words; i++) await house.hand.ask({ t: 'say', seat: 'a', text: `word ${i}` })
    }
    for (const [choices, words] of [
      [40, 100],
      [3, 260],
      [0, 270],
    ] as const) {
      await house.rest(choices)
      await talk(words)
      for (const isReloaded of [false, true]) {
        if (isReloaded) await house.reload()
        for (const last of [0, lastSeen(present) - 20]) {
          const back = house.guest('b')
          await back.join(last)
          const { seq } = back.latest('welcome')
          expect(back.log).toEqual(after(Math.max(last, seq - 128), present.log))
          back.leave()
        }
      }
      await comeBack([present])
    }
  })

  it('shows what is still proposed', async () => {
    const house = await begun()
    const a = await house.join('a')
    await house.join('b')
    await a.choose('a', 'roll')
    await a.ask({ t: 'undo', seat: 'a' })
    const watcher = await house.join('watch')
    expect(watcher.latest('welcome').proposals).toEqual([a.latest('proposal')])
  })
})

function seatsOf(keys: readonly string[]): Seat[] {
  return keys.filter((key) => key !== 'watch')
}

/** What the kernel shows a seat of decision `number`, and of what led there. */
async function momentSeenBy(house: House, seat: Seat, number: number): Promise<{ now: Now; events: Seen[] }> {
  const table = await house.replayed(number)
  const events = table.log.at(-1)?.events ?? table.opening
  return {
    now: nowSeenBy(table, seat === spectator ? [] : [seat]),
    events: events.flatMap((event) => seenBy(event, seat) ?? []),
  }
}

describe('looking back', () => {
  it('shows every moment as it was, through one’s own eyes or the public’s', async () => {
    const house = await begun()
    const a = await house.join('a')
    await longGame(house)
    const last = house.table.number
    for (const seat of ['a', spectator])
      for (let number = 0; number <= last; number++) {
        const moment = await a.ask({ t: 'moment', seat, number })
        expect(moment).toMatchObject({ t: 'moment', seat, number, first: 0, last })
        expect(moment).toMatchObject(await momentSeenBy(house, seat, number))
      }
  })

  it('through the eyes of others is refused while the game goes on', async () => {
    const house = await begun()
    await house.choose('a', 'draw')
    for (const keys of [['b'], ['watch'], ['host', 'invite']] as const) {
      const guest = await house.join(...keys)
      expect((await guest.refusal({ t: 'moment', seat: 'a', number: 1 })).code).toBe('not-your-eyes')
      expect((await guest.ask({ t: 'moment', seat: '', number: 1 })).t).toBe('moment')
    }
  })

  it('is free for all when the game is over', async () => {
    const house = await begun()
    while (house.table.position.outcome === null) house.playOn([0])
    const watcher = await house.join('watch')
    for (const seat of ['a', 'b', spectator])
      for (const number of [1, house.table.number])
        expect(await watcher.ask({ t: 'moment', seat, number })).toMatchObject(
          await momentSeenBy(house, seat, number),
        )
  })

  it('ends where the game lets one remember no more, for some eyes and not for others', async () => {
    const forgetful = {
      ...lanterns,
      memory: ({ choices }: { choices: number }, seat: Seat) => (seat === 'b' ? 0 : Math.max(0, choices - 2)),
    }
    const house = await begun(forgetful)
    house.playOn([0, 0, 0, 0, 0])
    await house.room.settled()
    const last = house.table.number
    const [a, b, watcher, both] = [
      await house.join('a'),
      await house.join('b'),
      await house.join('watch'),
      await house.join('a', 'b'),
    ]
    for (const [guest, seat] of [
      [a, 'a'],
      [watcher, spectator],
    ] as const) {
      expect((await guest.refusal({ t: 'moment', seat, number: last - 3 })).code).toBe('no-such-moment')
      expect(await guest.ask({ t: 'moment', seat, number: last - 2 })).toMatchObject({
        first: last - 2,
        last,
      })
      expect(guest.log.flatMap((entry) => (entry.kind === 'did' ? [entry.number] : []))).toEqual([
        last - 2,
        last - 1,
      ])
    }
    expect(await b.ask({ t: 'moment', seat: 'b', number: 0 })).toMatchObject({ first: 0 })
    for (const guest of [b, both]) expect(guest.log.filter(({ kind }) => kind === 'did')).toHaveLength(last)
  })

  it('ends there, too, when the rules of the game are no longer known', async () => {
    const house = await begun({
      ...lanterns,
      memory: ({ choices }: { choices: number }) => Math.max(0, choices - 2),
    })
    house.playOn([0, 0, 0, 0, 0])
    await house.room.settled()
    const last = house.table.number
    house.games = []
    await house.load()
    const watcher = await house.join('watch')
    expect((await watcher.refusal({ t: 'moment', seat: spectator, number: last - 3 })).code).toBe(
      'no-such-moment',
    )
    expect(await watcher.ask({ t: 'moment', seat: spectator, number: last - 2 })).toMatchObject({
      first: last - 2,
      last,
      events: [],
    })
    expect(watcher.log.flatMap((entry) => (entry.kind === 'did' ? [entry.number] : []))).toEqual([
      last - 2,
      last - 1,
    ])
  })

  it('is whole again when the game is over', async () => {
    const house = await begun({ ...lanterns, memory: ({ choices }: { choices: number }) => choices })
    while (house.table.position.outcome === null) house.playOn([0])
    const a = await house.join('a')
    expect(await a.ask({ t: 'moment', seat: 'a', number: 0 })).toMatchObject({ first: 0 })
  })

  it('waits until the end is safe before it shows what was secret', async () => {
    const house = await begun()
    const b = await house.join('b')
    while (house.table.position.outcome === null) {
      await house.room.settled()
      house.playOn([0])
    }
    house.store.failNext()
    b.say({ t: 'moment', seat: 'a', number: 1 })
    await house.room.settled()
    expect(b.of('bye')).toHaveLength(1)
    expect(b.of('moment')).toEqual([])
  })

  it('waits for an end that comes with the request, too', async () => {
    const house = await begun()
    const b = await house.join('b')
    await toTheLastChoice(house)
    house.store.failNext()
    b.say({ t: 'moment', seat: 'a', number: 1 })
    house.playOn([0])
    await house.room.settled()
    expect(house.table.position.outcome).not.toBeNull()
    expect(b.of('moment')).toEqual([])
  })

  it('as a seat that does not exist is refused', async () => {
    const house = await begun()
    while (house.table.position.outcome === null) house.playOn([0])
    const watcher = await house.join('watch')
    for (const seat of ['c', 'constructor', '__proto__'])
      expect((await watcher.refusal({ t: 'moment', seat, number: 1 })).code).toBe('unknown-seat')
    expect(house.failures).toEqual([])
  })

  it('reaches from the beginning to now, and no further', async () => {
    const house = await begun()
    const a = await house.join('a')
    await house.rest(3)
    expect((await a.ask({ t: 'moment', seat: 'a', number: 3 })).t).toBe('moment')
    expect((await a.refusal({ t: 'moment', seat: 'a', number: 4 })).code).toBe('no-such-moment')
    const early = await (await gathering()).join('a')
    expect((await early.refusal({ t: 'moment', seat: 'a', number: 0 })).code).toBe('not-begun')
  })

  it('at a table that began in the middle reaches to there', async () => {
    const house = await beganAtSeven()
    const a = await house.join('a')
    await house.rest(40)
    expect(await a.ask({ t: 'moment', seat: 'a', number: 7 })).toMatchObject({
      first: 7,
      last: 47,
      events: [],
    })
    expect((await a.refusal({ t: 'moment', seat: 'a', number: 6 })).code).toBe('no-such-moment')
    for (const number of [7, 8, 38, 39, 40, 47])
      expect(await a.ask({ t: 'moment', seat: 'a', number })).toMatchObject(
        await momentSeenBy(house, 'a', number),
      )
  })
})

describe('going on from an earlier moment', () => {
  it('alone happens at once, with the choices up to there', async () => {
    const house = await begun()
    const a = await house.join('a')
    await house.rest(40)
    const choices = await house.room.choices()
    const answer = await a.ask({ t: 'rewind', seat: 'a', number: 35 })
    expect(answer).toMatchObject({ t: 'done', table: 'fork-1', keys: ['key of a'] })
    expect(house.forks).toEqual([choices.slice(0, 35)])
    expect(a.log.at(-1)).toMatchObject({ kind: 'rewound', number: 35, by: 'a' })
    expect(house.table.number).toBe(40)
  })

  it('leaves out what was taken back', async () => {
    const house = await begun()
    await longGame(house)
    const fresh = await house.replayed(50)
    await house.hand.ask({ t: 'rewind', seat: 'a', number: 50 })
    expect(house.forks).toEqual([fresh.choices])
    expect(fresh.number).toBe(50)
  })

  it('with others needs the consent of each of them', async () => {
    const house = await begun()
    const [a, b, watcher] = [await house.join('a'), await house.join('b'), await house.join('watch')]
    await house.rest(5)
    expect((await a.ask({ t: 'rewind', seat: 'a', number: 2 })).t).toBe('done')
    expect(house.forks).toEqual([])
    const proposal = {
      t: 'proposal',
      id: 1,
      what: 'rewind',
      by: 'a',
      number: 2,
      because: 'others-play',
      waiting: ['b'],
    }
    expect(watcher.latest('proposal')).toEqual(proposal)
    await b.ask({ t: 'consent', seat: 'b', proposal: 1, yes: true })
    expect(house.forks).toHaveLength(1)
    for (const [guest, seat] of [
      [a, 'a'],
      [b, 'b'],
      [watcher, ''],
    ] as const)
      expect(guest.latest('settled')).toEqual({
        t: 'settled',
        id: 1,
        what: 'rewind',
        yes: true,
        by: 'b',
        table: 'fork-1',
        keys: [`key of ${seat}`],
      })
    expect(a.log.at(-1)).toMatchObject({ kind: 'rewound', number: 2, by: 'a' })
    expect(house.table.number).toBe(5)
  })

  it('does not happen if one player rejects it', async () => {
    const house = await begun()
    const [a, b] = [await house.join('a'), await house.join('b')]
    await house.rest(5)
    await a.ask({ t: 'rewind', seat: 'a', number: 2 })
    await b.ask({ t: 'consent', seat: 'b', proposal: 1, yes: false })
    expect(a.latest('settled')).toEqual({ t: 'settled', id: 1, what: 'rewind', yes: false, by: 'b' })
    expect(house.forks).toEqual([])
  })

  it('after the end needs no consent', async () => {
    const house = await begun()
    const [a] = [await house.join('a'), await house.join('b')]
    while (house.table.position.outcome === null) house.playOn([0])
    expect(await a.ask({ t: 'rewind', seat: 'a', number: 3 })).toMatchObject({ t: 'done', table: 'fork-1' })
    expect(house.forks[0]).toHaveLength(3)
  })

  it('is possible to any moment of the game and to no other', async () => {
    const house = await beganAtSeven()
    const a = await house.join('a')
    await house.rest(3)
    for (const number of [0, 6, 11])
      expect((await a.refusal({ t: 'rewind', seat: 'a', number })).code).toBe('no-such-moment')
    expect(house.forks).toEqual([])
    for (const number of [7, 10]) await a.ask({ t: 'rewind', seat: 'a', number })
    expect(house.forks.map((choices) => choices.length)).toEqual([0, 3])
  })

  it('is for those who play', async () => {
    const house = await begun()
    const watcher = await house.join('watch')
    expect((await watcher.refusal({ t: 'rewind', seat: 'a', number: 0 })).code).toBe('not-your-seat')
    const early = await (await gathering()).join('a')
    expect((await early.refusal({ t: 'rewind', seat: 'a', number: 0 })).code).toBe('not-begun')
  })

  it('that comes to nothing is told to all who were asked', async () => {
    const house = await begun()
    const [a, b] = [await house.join('a'), await house.join('b')]
    await a.ask({ t: 'rewind', seat: 'a', number: 0 })
    house.forkRefusal = { refused: { code: 'too-many', message: 'too many tables' } }
    expect((await b.refusal({ t: 'consent', seat: 'b', proposal: 1, yes: true })).code).toBe('too-many')
    await house.room.settled()
    expect(a.latest('settled')).toMatchObject({ id: 1, yes: false })
    expect(a.log.map(({ kind }) => kind)).toEqual(['began'])
  })
})

describe('a table made from another’s choices', () => {
  it('has a log of its own that reads like one that was played', async () => {
    const house = await begun()
    const watcher = await house.join('watch')
    house.playOn([0, 0, 1, 4, 2, 1, 0])
    await house.room.settled()
    const { start } = house.room.record
    const fork = await begunAt(start!, lanterns, await house.room.choices())
    expect(fork.table.hash).toBe(house.table.hash)
    const there = await fork.join('watch')
    const withoutTime = (entry: LogEntry): object => ({ ...entry, at: 0 })
    expect(there.log.map(withoutTime)).toEqual(watcher.log.map(withoutTime))
    await fork.rest(3)
    await fork.reload()
    expect(fork.table.hash).toBe((await fork.replayed()).hash)
  })
})
