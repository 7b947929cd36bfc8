import type { Game } from '@miskatonic/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Guest, type House, begun, gathering, id } from './house.ts'
import { lanterns } from './lanterns.ts'

/** Lanterns for those who would rather not be asked what to do in their turn. */
const lazy: Game = { ...lanterns, ...({ skippable: { turn: 'rest' }, notable: ['lit'] } as object) }

async function two(game: Game = lazy): Promise<{ house: House; a: Guest; b: Guest }> {
  const house = await begun(game)
  return { house, a: await house.join('a'), b: await house.join('b') }
}

/** Who was asked what, and what they said, since the beginning. */
async function said({ room }: House): Promise<string[]> {
  return (await room.choices()).map(({ seat, option }) => `${seat} ${option}`)
}

function wishes({ room }: House): string[] {
  return Object.values(room.record.seats).map(({ wish }) => wish)
}

/** All seats bid and none shouts. */
async function finishRound(house: House, bid = 0): Promise<void> {
  await house.choose('a', `bid:lanterns=${bid}`)
  await house.choose('b', `bid:lanterns=${bid}`)
  house.hand.say({
    t: 'choose',
    seat: 'b',
    option: bid === 0 ? 'wait' : 'shout',
    decision: house.table.number,
  })
  await house.room.settled()
}

/** What everybody is told of a game in which `a` decides everything and `b` is answered for. */
async function toldOf(play: (house: House) => Promise<void>): Promise<string[][]> {
  const { house, a, b } = await two()
  const watching = await house.join('watch')
  await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
  await play(house)
  await house.room.settled()
  return [a, b, watching].map(({ texts }) => texts)
}

it('what is told is the same whether the disk is fast or slow', async () => {
  const picks = fc.array(fc.nat(20), { minLength: 1, maxLength: 50 })
  await fc.assert(
    fc.asyncProperty(picks, async (choices) => {
      const oneByOne = await toldOf(async (house) => {
        for (const pick of choices) {
          house.playOn([pick])
          await house.room.settled()
        }
      })
      const allAtOnce = await toldOf(async (house) => {
        house.store.hold()
        house.playOn(choices)
        house.store.release()
      })
      expect(allAtOnce).toEqual(oneByOne)
    }),
    { numRuns: 30 },
  )
})

describe('who wants to be asked', () => {
  it('is asked', async () => {
    const { house, a } = await two()
    await a.choose('a', 'rest')
    expect(house.table.now.decision).toMatchObject({ step: 'turn', waiting: ['b'] })
  })
})

describe('who passes', () => {
  it('is answered for, as often as it comes up, and everybody is told', async () => {
    const { house, a, b } = await two()
    expect((await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })).t).toBe('done')
    expect(a.latest('info').info.seats[1]!.wish).toBe('pass')
    await a.choose('a', 'rest')
    expect(await said(house)).toEqual(['a rest', 'b rest'])
    expect(a.log.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(a.of('now').map(({ ref }) => ref !== undefined)).toEqual([true, false])
    await finishRound(house)
    await a.choose('a', 'rest')
    expect((await said(house)).slice(5)).toEqual(['a rest', 'b rest'])
  })

  it('is answered for at once if the question already waits', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    expect(await said(house)).toEqual(['a rest', 'b rest'])
  })

  it('before the game is answered for from the beginning', async () => {
    const house = await gathering(lazy)
    const a = await house.join('a', 'host')
    await a.ask({ t: 'wish', seat: 'a', wish: 'pass' })
    await a.ask({ t: 'begin' })
    expect(await said(house)).toEqual(['a rest'])
    expect(a.told.filter(({ t }) => t === 'now')).toHaveLength(2)
  })

  it('passes on, though something happened', async () => {
    const { house, a, b } = await two()
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    await a.choose('a', 'rest')
    await finishRound(house, 2)
    expect(house.table.position.table).toMatchObject({ lanterns: 1 })
    expect(wishes(house)).toEqual(['ask', 'pass'])
  })

  it('is still asked what cannot be skipped', async () => {
    const { house, a, b } = await two()
    await a.ask({ t: 'wish', seat: 'a', wish: 'pass' })
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    expect(await said(house)).toEqual(['a rest', 'b rest'])
    expect(house.table.now.decision?.step).toBe('auction')
  })

  it('is passed for after the table was loaded, too', async () => {
    const { house, b } = await two()
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    await house.reload()
    house.playOn([2])
    await house.room.settled()
    expect(await said(house)).toEqual(['a rest', 'b rest'])
  })

  it('is answered for though only the wish could be written down', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    house.store.failNext('rows')
    b.say({ t: 'wish', seat: 'b', wish: 'pass' })
    await house.room.settled()
    expect(house.failures).toHaveLength(1)
    await house.load()
    await house.room.settled()
    expect(await said(house)).toEqual(['a rest', 'b rest'])
  })

  it('wishes for oneself only', async () => {
    const { house, a } = await two()
    expect((await a.refusal({ t: 'wish', seat: 'b', wish: 'pass' })).code).toBe('not-your-seat')
    expect(wishes(house)).toEqual(['ask', 'ask'])
  })

  it('makes proposals void, like everything that goes on', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'roll')
    await a.ask({ t: 'undo', seat: 'a' })
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    expect(await said(house)).toEqual(['a roll', 'b rest'])
    expect(a.latest('settled')).toMatchObject({ id: 1, yes: false })
    expect((await b.refusal({ t: 'consent', seat: 'b', proposal: 1, yes: true })).code).toBe(
      'no-such-proposal',
    )
  })

  it('is answered for as often as a position is written down meanwhile', async () => {
    const { house, a, b } = await two()
    await a.ask({ t: 'wish', seat: 'a', wish: 'pass' })
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    for (let round = 0; round < 14; round++) await finishRound(house)
    expect(house.table.number).toBe(14 * 5 + 2)
    expect(house.store.rows(id).filter(({ kind }) => kind === 'kept')).toHaveLength(2)
    expect(house.table.hash).toBe((await house.replayed()).hash)
  })
})

describe('who passes until something happens', () => {
  it('is asked again after it happened', async () => {
    const { house, a, b } = await two()
    await b.ask({ t: 'wish', seat: 'b', wish: 'until' })
    await a.choose('a', 'rest')
    expect(await said(house)).toEqual(['a rest', 'b rest'])
    await finishRound(house, 2)
    expect(wishes(house)).toEqual(['ask', 'ask'])
    expect(a.latest('info').info.seats[1]!.wish).toBe('ask')
    expect((await house.store.record(id))?.seats['b']?.wish).toBe('ask')
    await a.choose('a', 'rest')
    expect(house.table.now.decision).toMatchObject({ step: 'turn', waiting: ['b'] })
  })

  it('is asked at once if it happened just before', async () => {
    const { house, b } = await two()
    await b.ask({ t: 'wish', seat: 'b', wish: 'until' })
    while ((house.table.position.table as { lanterns: number }).lanterns === 0) {
      await house.choose('a', 'roll').catch(() => {})
      if (house.table.now.decision?.step === 'auction') await finishRound(house)
    }
    expect(house.table.now.decision).toMatchObject({ step: 'turn', waiting: ['b'] })
  })
})

describe('who wants to be asked only after something has happened', () => {
  it('is asked once each time, and passes in between', async () => {
    const { house, a, b } = await two()
    await b.ask({ t: 'wish', seat: 'b', wish: 'only' })
    await a.choose('a', 'rest')
    expect(await said(house)).toEqual(['a rest', 'b rest'])
    await finishRound(house, 2)
    expect(wishes(house)).toEqual(['ask', 'only'])
    await a.choose('a', 'rest')
    expect(house.table.now.decision).toMatchObject({ step: 'turn', waiting: ['b'] })
    await b.choose('b', 'rest')
    await finishRound(house)
    await a.choose('a', 'rest')
    expect(house.table.now.decision?.step, 'the turn of b was passed').toBe('auction')
  })

  it('is asked after the table was loaded, too', async () => {
    const { house, a, b } = await two()
    await b.ask({ t: 'wish', seat: 'b', wish: 'only' })
    await a.choose('a', 'rest')
    await finishRound(house, 2)
    await house.reload()
    house.playOn([2])
    await house.room.settled()
    expect((await said(house)).at(-1)).toBe('a rest')
    expect(house.table.now.decision).toMatchObject({ step: 'turn', waiting: ['b'] })
  })

  it('is not asked for what happened before the wish', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    await b.choose('b', 'rest')
    await finishRound(house, 2)
    await b.ask({ t: 'wish', seat: 'b', wish: 'only' })
    await a.choose('a', 'rest')
    expect(house.table.now.decision?.step).toBe('auction')
  })
})

it('who passes for this turn is asked again when it is over, and not before', async () => {
  const daily = { ...lazy, turnEnds: ['lit'], notable: [] } as Game
  const { house, a, b } = await two(daily)
  await b.ask({ t: 'wish', seat: 'b', wish: 'turn' })
  await a.choose('a', 'rest')
  expect(await said(house)).toEqual(['a rest', 'b rest'])
  expect(wishes(house)).toEqual(['ask', 'turn'])
  await finishRound(house, 2)
  expect(wishes(house)).toEqual(['ask', 'ask'])
})

describe('a question that any of several may answer', () => {
  const quiet = { ...lanterns, skippable: { race: 'wait' } } as Game

  it('is not answered for one while another might want to', async () => {
    const { house, a, b } = await two(quiet)
    await house.rest(4)
    await a.ask({ t: 'wish', seat: 'a', wish: 'pass' })
    expect(house.table.now.decision?.step).toBe('race')
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    expect(house.table.now.decision?.step).toBe('turn')
  })
})

describe('a question that any of a side may answer', () => {
  /** Only `a` has anything to say, which the other side must not notice. */
  const shy = {
    ...lanterns,
    skippable: { race: 'wait' },
    sideOf: () => 'lamplighters',
    rules: {
      ...lanterns.rules,
      race: (play: { ask(...args: unknown[]): void }) =>
        play.ask({ any: ['a', 'b'] }, 'LA-001', (may: (...option: unknown[]) => void, seat: string) => {
          if (seat === 'a') may('wait', {}, 'LA-001')
        }),
    },
  } as unknown as Game // rules of one game, put together from outside

  it('is answered only when all of the side wish it, also those without a choice: haste would tell that they have none', async () => {
    const { house, a, b } = await two(shy)
    await house.rest(4)
    await a.ask({ t: 'wish', seat: 'a', wish: 'pass' })
    expect(house.table.now.decision?.step).toBe('race')
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    expect(house.table.now.decision?.step).toBe('turn')
  })
})

describe('a question that all answer in secret', () => {
  const modest = { ...lanterns, skippable: { auction: 'bid' } } as Game

  it('is answered for those who pass, in any seat', async () => {
    const { house, b } = await two(modest)
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    await house.rest(2)
    expect(await said(house)).toEqual(['a rest', 'b rest', 'b bid:lanterns=0'])
    expect(house.table.now.decision?.waiting).toEqual(['a'])
  })
})

describe('taking back', () => {
  it('passes over answers that the room gave', async () => {
    const { house, a, b } = await two()
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    await a.choose('a', 'rest')
    expect(house.table.number).toBe(2)
    await a.ask({ t: 'undo', seat: 'a' })
    expect(house.table.number).toBe(0)
    expect(b.log.at(-1)).toMatchObject({ kind: 'undone', number: 0, by: 'a', free: true })
    await a.choose('a', 'rest')
    expect(await said(house)).toEqual(['a rest', 'b rest'])
  })

  it('counts what was revealed on the way', async () => {
    const { house, a, b } = await two()
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    await a.choose('a', 'roll')
    await a.ask({ t: 'undo', seat: 'a' })
    expect(b.latest('proposal')).toMatchObject({ number: 0, because: 'undo-chance', waiting: ['b'] })
    expect(house.table.number).toBe(2)
  })

  it('does not pass over what a player chose', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    await b.choose('b', 'roll')
    await b.ask({ t: 'wish', seat: 'b', wish: 'pass' })
    await a.ask({ t: 'undo', seat: 'a' })
    expect(house.table.number).toBe(2)
    expect(b.latest('proposal')).toMatchObject({ number: 1, waiting: ['b'] })
  })

  it('has nothing to take back where the room answered everything', async () => {
    const { house, a } = await two()
    await a.ask({ t: 'wish', seat: 'a', wish: 'pass' })
    expect(house.table.number).toBe(1)
    expect((await a.refusal({ t: 'undo', seat: 'a' })).code).toBe('nothing-to-undo')
    expect(house.table.number).toBe(1)
  })
})
