import type { Position, Seat } from '@miskatonic/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Dice } from '../dice.ts'
import { withServer } from '../in-process.ts'
import { beginningOf, positionsOf } from '../mansions/positions.ts'
import { mansionsRules } from '../mansions/rules.ts'
import { stories } from '../mansions/set-ups.ts'
import { keeper } from '../mansions/table.ts'
import { othersLike, twinForInvestigators, twinForKeeper } from '../mansions/twins.ts'
import { TwinFindings } from '../twins/findings.ts'
import type { Twins } from '../twins/stretch.ts'

// Every message with a time in it has the same one.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

function about(position: Position, seat: Seat): Pick<Twins, 'rules' | 'seat' | 'others'> {
  return { rules: mansionsRules, seat, others: othersLike(position, seat) }
}

const wishes = ['only', 'pass', 'until', 'turn'] as const

describe('over a real socket', () => {
  it('investigators, spectators and guests are told the same in twin games, byte by byte', async () => {
    const findings = new TwinFindings()
    await withServer(async (address) => {
      for (const [i, story] of stories.entries()) {
        const investigators = 2 + (i % 3)
        const positions = positionsOf(story, investigators)
        for (let pair = 0; pair < 6; pair++) {
          const dice = new Dice(`${story} ${pair}`)
          const seat = ['p1', 'p2', ''][pair % 3]!
          const position = dice.pick(positions)
          const twin = twinForInvestigators(position, seat, dice, pair % 4 > 0)
          const twins = { ...about(position, seat), forks: pair === 1 }
          await findings.compare(address, [position, twin], twins, 25, dice)
        }
      }
    })
    findings.report('twins for investigators')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(350)
    expect(findings.steps.size).toBeGreaterThan(25)
  })

  it('whether and when the table answers for the Keeper tells nothing of the hand', async () => {
    const findings = new TwinFindings()
    await withServer(async (address) => {
      for (const [i, story] of stories.entries()) {
        const positions = positionsOf(story, 2)
        for (let pair = 0; pair < 2; pair++) {
          const dice = new Dice(`spared ${story} ${pair}`)
          const position = dice.pick(positions)
          const twin = twinForInvestigators(position, 'p1', dice, true)
          const wishing = { seat: keeper, wish: wishes[(i + pair) % wishes.length]! }
          await findings.compare(address, [position, twin], { ...about(position, 'p1'), wishing }, 25, dice)
        }
      }
    })
    findings.report('twins, the Keeper spared')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(120)
  })

  it('the answers of the Keeper at the beginning are told to no one else', async () => {
    const findings = new TwinFindings()
    await withServer(async (address) => {
      for (const story of stories) {
        const dice = new Dice(`answers ${story}`)
        const position = beginningOf(story, 2)
        // The decks are not laid out yet: their order is all that is hidden. The answers are then given differently in each world.
        const twins = [position, twinForKeeper(position, dice)] as const
        await findings.compare(address, twins, about(position, 'p1'), 30, dice)
      }
    })
    findings.report('answers')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(100)
  })

  it('the Keeper is told the same when decks and backs of Spells differ', async () => {
    const findings = new TwinFindings()
    await withServer(async (address) => {
      for (const story of stories) {
        const positions = positionsOf(story, 2)
        for (let pair = 0; pair < 2; pair++) {
          const dice = new Dice(`keeper ${story} ${pair}`)
          const position = dice.pick(positions)
          const twin = twinForKeeper(position, dice)
          await findings.compare(address, [position, twin], about(position, keeper), 25, dice)
        }
      }
    })
    findings.report('twins for the Keeper')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(120)
  })
})
