import type { Game, Seat } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { People } from '../room/people.ts'
import { type Guest, type House, begun } from './house.ts'
import { lanterns } from './lanterns.ts'

/** Lanterns in which b is not asked for a turn, but whether they agree to rest, as a has proposed. */
const polite = {
  ...lanterns,
  agreements: {
    turn: { choice: 'rest', proposer: (_: object, { seat }: { seat: Seat }) => (seat === 'b' ? 'a' : '') },
  },
} as Game

/** Both seats before one screen, under these names. */
async function oneScreen(a: string, b: string): Promise<{ house: House; screen: Guest }> {
  const house = await begun(polite)
  await house.hand.ask({ t: 'rename', seat: 'a', name: a })
  await house.hand.ask({ t: 'rename', seat: 'b', name: b })
  return { house, screen: await house.join('a', 'b') }
}

async function said({ room }: House): Promise<string[]> {
  return (await room.choices()).map(({ seat, option }) => `${seat} ${option}`)
}

describe('a player is not asked to agree with themselves', () => {
  it('if they lead both seats', async () => {
    const { house, screen } = await oneScreen('Jo', 'Jo')
    await screen.choose('a', 'rest')
    expect(await said(house)).toEqual(['a rest', 'b rest'])
    expect(screen.now?.asked?.step).toBe('auction')
  })

  it('if the players at the screen have no names', async () => {
    const { house, screen } = await oneScreen('', '')
    await screen.choose('a', 'rest')
    expect(await said(house)).toEqual(['a rest', 'b rest'])
  })

  it('and taking back goes back to what they proposed', async () => {
    const { house, screen } = await oneScreen('Jo', 'Jo')
    await screen.choose('a', 'rest')
    await screen.ask({ t: 'undo', seat: 'b' })
    expect(house.table.number).toBe(0)
  })

  it('also if they were cut off before the answer was written down', async () => {
    const { house } = await oneScreen('Jo', 'Jo')
    await house.reload()
    await house.choose('a', 'rest')
    expect(await said(house)).toEqual(['a rest'])
    const screen = await house.join('a', 'b')
    expect(await said(house)).toEqual(['a rest', 'b rest'])
    expect(screen.now?.asked?.step).toBe('auction')
  })
})

describe('another player is asked whether they agree', () => {
  it.each([
    ['of another name', 'Jo', 'Kim'],
    ['without a name', 'Jo', ''],
  ])('before the same screen, %s', async (_, a, b) => {
    const { house, screen } = await oneScreen(a, b)
    await screen.choose('a', 'rest')
    expect(house.table.now.decision).toMatchObject({ step: 'turn', waiting: ['b'] })
  })

  it('before the same screen, where a third one has a name', async () => {
    const { house, screen } = await oneScreen('', '')
    const { record } = house.room
    const people = new People(
      { ...record, seats: { ...record.seats, c: { name: 'Kim', wish: 'ask' } } },
      lanterns,
      Date.now,
    )
    people.join(screen)
    expect(people.areOnePerson('a', 'b')).toBe(false)
  })

  it('before a screen of their own, also under the same name', async () => {
    const { house, screen } = await oneScreen('Jo', 'Jo')
    screen.leave()
    const a = await house.join('a')
    await house.join('b')
    await a.choose('a', 'rest')
    expect(house.table.now.decision).toMatchObject({ step: 'turn', waiting: ['b'] })
  })
})
