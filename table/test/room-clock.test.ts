import type { Game } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { type House, begun } from './house.ts'
import { lanterns } from './lanterns.ts'

/** Lanterns with 60 seconds for a turn, counted from the last roll; who is late rests. */
const hurried = (seconds: number | null): Game => ({
  ...lanterns,
  ...({ clocks: { turn: { seconds: () => seconds, since: 'rolled', choice: 'rest' } } } as object),
})

async function said({ room }: House): Promise<string[]> {
  return (await room.choices()).map(({ seat, option }) => `${seat} ${option}`)
}

const pass = (house: House, seconds: number): Promise<void> => house.pass(seconds * 1000)

describe('a question with a time limit', () => {
  it('is answered by the rule when the time is over, and not a second before', async () => {
    const house = await begun(hurried(60))
    await house.choose('a', 'roll')
    await pass(house, 59)
    expect(await said(house)).toEqual(['a roll'])
    await pass(house, 1)
    expect(await said(house)).toEqual(['a roll', 'b rest'])
  })

  it('does not run before the event that begins it, nor at other questions', async () => {
    const house = await begun(hurried(60))
    await pass(house, 1000)
    expect(await said(house)).toEqual([])
    await house.choose('a', 'roll')
    await house.choose('b', 'draw')
    await pass(house, 1000)
    expect(await said(house)).toEqual(['a roll', 'b draw'])
  })

  it('is over at once where the time ran out at a question that was waited for', async () => {
    const house = await begun(hurried(60))
    await house.choose('a', 'roll')
    await house.choose('b', 'draw')
    await pass(house, 61)
    await house.choose('a', 'bid:lanterns=0')
    await house.choose('b', 'bid:lanterns=0')
    house.hand.say({ t: 'choose', seat: 'b', option: 'wait', decision: house.table.number })
    await house.room.settled()
    expect((await said(house)).slice(-2)).toEqual(['a rest', 'b rest'])
  })

  it('goes on after a restart: what is left of the time, or none', async () => {
    const house = await begun(hurried(60))
    await house.choose('a', 'roll')
    await pass(house, 40)
    house.room.unload()
    await house.load()
    await pass(house, 19)
    expect(await said(house)).toEqual(['a roll'])
    await pass(house, 1)
    expect(await said(house)).toEqual(['a roll', 'b rest'])

    const late = await begun(hurried(60))
    await late.choose('a', 'roll')
    late.room.unload()
    await pass(late, 100)
    await late.load()
    await late.room.settled()
    expect(await said(late)).toEqual(['a roll', 'b rest'])
  })

  it('has no limit with other options', async () => {
    const house = await begun(hurried(null))
    await house.choose('a', 'roll')
    await pass(house, 1000)
    expect(await said(house)).toEqual(['a roll'])
    expect(house.room.record.clock).toBeUndefined()
  })
})
