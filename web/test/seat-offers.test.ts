import type { SeatInfo, TableInfo, TableSettings, You } from '@miskatonic/protocol'
import { describe, expect, it } from 'vitest'
import { isMissing, seatOffers } from '../table/seat-offers.ts'
import { seatsFor } from '../table/seats-for.ts'

const usual: TableSettings = { replaceBy: 'host', replaceAfter: 0, consentAfter: null }
const here: SeatInfo = { seat: 'p2', name: 'Ann', online: true, wish: 'ask' }
const away: SeatInfo = { ...here, online: false }
const free: SeatInfo = { ...away, name: null }
const host: You = { seats: ['p1'], host: true, invited: true }
const player: You = { seats: ['p1'], host: false, invited: false }
const watcher: You = { seats: [], host: false, invited: false }

function offered(
  seat: SeatInfo,
  you: You,
  { phase = 'playing', settings = usual }: Partial<Pick<TableInfo, 'phase' | 'settings'>> = {},
): string {
  const { invite, playOn, assign } = seatOffers(seat, { phase, settings }, you)
  return [invite && 'invite', playOn && 'play on', assign && 'assign'].filter(Boolean).join(', ')
}

describe('what is offered about a seat', () => {
  it('of a player who is away, to those whom the table lets replace them', () => {
    expect(offered(away, host)).toBe('invite, play on, assign')
    expect(offered(away, player)).toBe('')
    const settings = { ...usual, replaceBy: 'players' } as const
    expect(offered(away, player, { settings })).toBe('invite, play on, assign')
    expect(offered(away, watcher, { settings })).toBe('')
    expect(offered(away, host, { settings: { ...usual, replaceBy: 'nobody' } })).toBe('')
  })

  it('that is free, to the host: there is no player to go on for', () => {
    expect(offered(free, host)).toBe('invite, assign')
    expect(offered(free, host, { phase: 'gathering' })).toBe('invite, assign')
    expect(offered(free, player)).toBe('')
  })

  it('is nothing where its player is here, it is one’s own, a program plays it, or the game is over', () => {
    expect(offered(here, host)).toBe('')
    expect(offered({ ...away, seat: 'p1' }, host)).toBe('')
    expect(offered({ ...away, player: 'clumsy-stranger' }, host)).toBe('')
    expect(offered(away, host, { phase: 'over' })).toBe('')
    expect(offered(away, host, { phase: 'gathering' })).toBe('')
  })
})

describe('where an invitation seats one', () => {
  const seats = [here, free, { ...free, seat: 'p3' }]

  it('before a game without sides at the first free seat', () => {
    expect(seatsFor({ seats, phase: 'gathering' }, false)).toEqual(['p2'])
  })

  it('otherwise one chooses among the free ones', () => {
    expect(seatsFor({ seats, phase: 'gathering' }, true)).toEqual(['p2', 'p3'])
    expect(seatsFor({ seats, phase: 'playing' }, false)).toEqual(['p2', 'p3'])
    expect(seatsFor({ seats: [here], phase: 'playing' }, false)).toEqual([])
  })
})

it('is in vain that a table waits for a seat that is free, or whose player is away', () => {
  expect(isMissing(here)).toBe(false)
  expect(isMissing(away)).toBe(true)
  expect(isMissing(free)).toBe(true)
  expect(isMissing({ ...away, player: 'clumsy-stranger' })).toBe(false)
})
