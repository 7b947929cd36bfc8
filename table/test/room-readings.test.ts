import { type Reading, withReadings } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { eventsOf } from '@miskatonic/protocol'
import { type Guest, type House, begun } from './house.ts'
import { type Lanterns, lanterns } from './lanterns.ts'

/** Whenever a lantern is lit a page is read; the last one lies open. */
const pages = ['first', 'second', 'third'].map((text): Reading => ({
  en: { title: 'Page', text },
  pl: { title: 'Strona', text: `pl ${text}` },
}))
const game = withReadings<Lanterns>(lanterns, {
  open: ({ table }) => ({ page: pages[table.lanterns - 1] ?? null }),
  events: { lit: (_, { table }) => pages[table.lanterns - 1] },
})

/** A round at the end of which a lantern is lit. */
async function light(house: House): Promise<void> {
  await house.choose('a', 'rest')
  await house.choose('b', 'rest')
  await house.choose('a', 'bid:lanterns=2')
  await house.choose('b', 'bid:lanterns=0')
  await house.choose('a', 'shout')
}

function read({ log }: Guest): (Reading | undefined)[] {
  return log.flatMap((entry) =>
    eventsOf(entry).flatMap(({ event, reading }) => (event === 'lit' ? [reading] : [])),
  )
}

function open({ now }: Guest): unknown {
  return now?.table['readings']
}

describe('what is read in the course of a game', () => {
  it('is told to everybody with its event, and lies open until the next page does; before that nobody has it', async () => {
    const house = await begun(game)
    const guests = [await house.join('a'), await house.join('b'), await house.join('watch')]
    await light(house)
    for (const guest of guests) {
      expect(read(guest)).toEqual([pages[0]])
      expect(open(guest)).toEqual({ page: pages[0] })
    }
    expect(guests.flatMap(({ texts }) => texts).join()).not.toContain('second')
    await light(house)
    for (const guest of guests) {
      expect(read(guest)).toEqual(pages.slice(0, 2))
      expect(open(guest)).toEqual({ page: pages[1] })
    }
  })

  it('is told again to those who come back, at a room that was loaded anew, and when the rules are gone', async () => {
    const house = await begun(game)
    await light(house)
    const expectTold = async (): Promise<void> => {
      const guest = await house.join('watch')
      expect(read(guest)).toEqual([pages[0]])
      expect(open(guest)).toEqual({ page: pages[0] })
      guest.leave()
    }
    await expectTold()
    await house.reload()
    await expectTold()
    house.games = []
    await house.reload()
    await expectTold()
  })

  it('is told in an earlier moment as it lay open then', async () => {
    const house = await begun(game)
    await light(house)
    const { number } = house.table
    await light(house)
    const guest = await house.join('a')
    await guest.ask({ t: 'moment', seat: 'a', number })
    const moment = guest.told.findLast((told) => told.t === 'moment')!
    expect(moment.t === 'moment' && moment.now.table['readings']).toEqual({ page: pages[0] })
    expect(moment.t === 'moment' && moment.events.find(({ event }) => event === 'lit')?.reading).toEqual(
      pages[0],
    )
  })

  it('is closed again when the choice is taken back', async () => {
    const house = await begun(game)
    const guest = await house.join('a', 'b')
    await light(house)
    expect(open(guest)).toEqual({ page: pages[0] })
    await guest.ask({ t: 'undo', seat: 'a' })
    await house.room.settled()
    expect(open(guest)).toEqual({ page: null })
  })
})
