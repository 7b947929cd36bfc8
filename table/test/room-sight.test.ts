import { type Seat, clone, hash, perceived, sampleWorld, seenBy, witnessed } from '@miskatonic/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Table, spectator } from '../index.ts'
import { eventsOf } from '@miskatonic/protocol'
import { type Guest, type House, begun, begunAt, id, nowSeenBy } from './house.ts'
import { lanterns } from './lanterns.ts'
import { done, playOn } from './random.ts'

/** Everybody who can be at a table, with the seats through whose eyes they look. */
const eyes = [
  [['a'], ['a']],
  [['b'], ['b']],
  [['watch'], []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
] as const

/** Picks an option, or takes the last choice back. */
const picks = fc.array(
  fc.oneof({ arbitrary: fc.nat(20), weight: 5 }, { arbitrary: fc.constant('undo' as const), weight: 1 }),
  {
    maxLength: 60,
  },
)

async function move(house: House, pick: number | 'undo'): Promise<void> {
  if (pick === 'undo') house.hand.say({ t: 'undo', seat: 'a' })
  else house.playOn([pick])
  await house.room.settled()
}

describe('what is told', () => {
  it('adds up to what the kernel would show, for everybody and at every step', async () => {
    await fc.assert(
      fc.asyncProperty(picks, async (moves) => {
        const house = await begun()
        const guests = await Promise.all(eyes.map(([keys]) => house.join(...keys)))
        for (const pick of moves) {
          await move(house, pick)
          const fresh = await house.replayed()
          for (const [i, [, seats]] of eyes.entries()) expect(guests[i]!.now).toEqual(nowSeenBy(fresh, seats))
        }
      }),
      { numRuns: 12 },
    )
  })

  it('holds of the table only what changed', async () => {
    const house = await begun()
    const watcher = await house.join('watch')
    await house.choose('a', 'draw')
    const drew = { event: 'drew', args: { seat: 'a', card: null }, table: { deck: [11], hands: { a: [1] } } }
    expect(watcher.latest('now')).toMatchObject({ entry: { events: [drew] }, now: { table: {} } })
    await house.choose('b', 'rest')
    expect(watcher.latest('now').now.table).toEqual({})
    await house.hand.ask({ t: 'undo', seat: 'b' })
    await house.hand.ask({ t: 'undo', seat: 'a' })
    expect(watcher.latest('now').now.table).toEqual({ deck: [12], hands: { a: [0] } })
  })

  it('says with each event what it changed, to a seat also in its own part', async () => {
    const house = await begun()
    const [a, b] = [await house.join('a'), await house.join('b')]
    await house.choose('a', 'draw')
    const [card] = a.now!.seats['a']!.own['hands'] as string[]
    const [drew] = eventsOf(a.latest('now').entry)
    expect(drew).toMatchObject({ table: { deck: [11] }, own: { a: { hands: [0, 0, card] } } })
    expect(eventsOf(b.latest('now').entry)[0]).not.toHaveProperty('own')
    expect(a.latest('now').now.seats['a']).not.toHaveProperty('own')
  })

  it('says what events changed also in looking back, and not what was not watched', async () => {
    const house = await begun()
    const a = await house.join('a')
    await house.choose('a', 'draw')
    const told = eventsOf(a.latest('now').entry)
    expect(await a.ask({ t: 'moment', seat: 'a', number: 1 })).toMatchObject({ events: told })
    a.leave()
    await house.choose('b', 'draw')
    expect(JSON.parse(house.store.rows(id).at(-1)!.body)).toMatchObject({
      events: [{ event: 'drew', args: { seat: 'b', card: null } }],
      changes: { deck: [10], hands: { b: [1] } },
    })
  })

  it('holds of seats only those that see something new, also for members with several seats', async () => {
    const house = await begun()
    const [a, again, both] = [await house.join('a'), await house.join('a'), await house.join('a', 'b')]
    const newlySeen = (guest: Guest): string[] => Object.keys(guest.latest('now').now.seats)
    await house.choose('a', 'draw')
    expect([a, again, both].map(newlySeen)).toEqual([['a'], ['a'], ['a', 'b']])
    await house.choose('b', 'rest')
    expect([a, again, both].map(newlySeen)).toEqual([['a'], ['a'], ['a', 'b']])
    await house.hand.ask({ t: 'say', seat: 'a', text: 'hm' })
    expect(newlySeen(a)).toEqual(['a'])
  })

  it('is complete for a member who was away, also when nothing changed for the seat since they came', async () => {
    await fc.assert(
      fc.asyncProperty(picks, fc.array(fc.boolean()), async (moves, comings) => {
        const house = await begun()
        const guest = await house.join('a')
        for (const [i, pick] of moves.entries()) {
          guest.leave()
          const isHere = comings[i] === true
          if (isHere) await guest.join()
          await move(house, pick)
          const shown = isHere ? nowSeenBy(await house.replayed(), ['a']) : guest.now
          expect(guest.now).toEqual(shown)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('of an event is what each of them saw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 40 }), async (moves) => {
        const house = await begun()
        const guests = await Promise.all(eyes.map(([keys]) => house.join(...keys)))
        for (const pick of moves) await move(house, pick)
        const { log } = await house.replayed()
        for (const [i, [, seats]] of eyes.entries())
          expect(guests[i]!.of('now').map(({ entry }) => entry)).toMatchObject(
            log.map(({ number, events }) => ({
              kind: 'did',
              number,
              // A member with both seats was shown every card.
              events: events.map((event) =>
                seats.length === 2
                  ? { event: event.event, args: event.args }
                  : seenBy(event, seats[0] ?? spectator),
              ),
            })),
          )
      }),
      { numRuns: 12 },
    )
  })
})

describe('a drawn card', () => {
  it('is told only to the player who drew it, in answer to any request', async () => {
    const house = await begun()
    const [a, b, watcher] = [await house.join('a'), await house.join('b'), await house.join('watch')]
    await a.choose('a', 'draw')
    const [card] = (house.table.position.table as { hands: Record<Seat, string[]> }).hands['a']!
    for (const guest of [a, b, watcher]) {
      await guest.ask({ t: 'moment', seat: '', number: 1 })
      guest.leave()
      await guest.join()
    }
    await b.ask({ t: 'moment', seat: 'b', number: 1 })
    await a.ask({ t: 'undo', seat: 'a' })
    await b.ask({ t: 'consent', seat: 'b', proposal: 1, yes: true })
    await house.room.settled()
    expect(a.texts.join()).toContain(`"${card}"`)
    expect(b.texts.join() + watcher.texts.join()).not.toMatch(/"(moon|star|sun)"/)
  })
})

/** Two tables that differ only in what one seat may not know. */
interface Worlds {
  readonly houses: readonly [House, House]
  readonly guests: readonly [Guest, Guest]
}

async function twoWorlds(before: readonly number[], seat: Seat, which: number): Promise<Worlds | null> {
  const table = done(Table.open(lanterns, {}, 'worlds'))
  playOn(table, before)
  const { position } = table
  if (position.outcome !== null) return null
  const other = { ...sampleWorld(lanterns, position, seat, `world ${which}`), chance: position.chance }
  if (hash(other) === hash(position)) return null
  const houses = [await begunAt({ position: clone(position) }), await begunAt({ position: other })] as const
  const key = seat === spectator ? 'watch' : (seat as 'a' | 'b')
  for (const house of houses) for (const each of ['a', 'b'] as const) if (each !== key) await house.join(each)
  return { houses, guests: [await houses[0].join(key), await houses[1].join(key)] }
}

/** What the kernel lets a seat notice of a table. */
function noticed({ table }: House, seat: Seat): string {
  return perceived(table.now, seat) + witnessed(table.log.at(-1)?.events ?? [], seat)
}

describe('two worlds that a seat cannot tell apart', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('choose', 'undo', 'back', 'look'), fc.nat(20)), {
    maxLength: 12,
  })

  it('are told to it in the same words', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(20), { maxLength: 25 }),
        fc.constantFrom('a', 'b', spectator),
        fc.nat(30),
        steps,
        async (before, seat, which, moves) => {
          const worlds = await twoWorlds(before, seat, which)
          if (worlds === null) return
          const { houses, guests } = worlds
          for (const [what, number] of moves) {
            await Promise.all(houses.map((house, i) => act(house, guests[i]!, seat, what, number)))
            if (noticed(houses[0], seat) !== noticed(houses[1], seat)) return
            if (houses[0].table.position.outcome !== null) return
            expect(guests[1].texts).toEqual(guests[0].texts)
            compared++
          }
        },
      ),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(50)
  })

  async function act(house: House, guest: Guest, seat: Seat, what: string, number: number): Promise<void> {
    const { table } = house
    if (what === 'choose') {
      // Those options first that both worlds offer, in the same order: names, not cards.
      house.playOn([number])
      await house.room.settled()
    } else if (what === 'undo' && seat !== spectator) await guest.ask({ t: 'undo', seat })
    else if (what === 'back') {
      guest.leave()
      await guest.join(number % 2 === 0 ? 0 : number)
    } else {
      const { firstNumber, number: last } = table
      await guest.ask({ t: 'moment', seat, number: firstNumber + (number % (last - firstNumber + 1)) })
    }
    await house.room.settled()
  }
})
