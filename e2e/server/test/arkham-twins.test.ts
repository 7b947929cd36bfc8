import { Engine, type Position, clone, completeOptions, isRefused } from '@miskatonic/kernel'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { arkhamRules } from '../arkham/rules.ts'
import { arkham } from '../arkham/table.ts'
import { twinOf } from '../arkham/twins.ts'
import { Dice } from '../dice.ts'
import { withServer } from '../in-process.ts'
import { TwinFindings } from '../twins/findings.ts'

// Every message with a time in it has the same one.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const scenarios = ['drowned-carillon', 'lamplighters-ledger', 'sash-and-mask', 'second-town']
/** Decisions at which no hidden card is in the middle of taking effect. */
const clear = new Set(['act', 'addDice', 'changeDice', 'trading'])

/** Positions of a random game, from the moment at which everybody has an investigator. */
function positionsOf(scenario: string): Position[] {
  const dice = new Dice(`positions ${scenario}`)
  const options = completeOptions(arkham, { scenario, players: 2 })
  if (isRefused(options)) throw new Error(options.refused.message)
  const engine = Engine.start(arkham, options, `twins ${scenario}`)
  const found: Position[] = []
  while (engine.decision !== null && engine.position.choices < 150) {
    if (clear.has(engine.decision.step)) found.push(clone(engine.position))
    const { options: all } = engine.decision
    const step = dice.pick([...new Set(all.map((option) => option.step))])
    engine.choose(dice.pick(all.filter((option) => option.step === step)))
  }
  return found
}

it('over a real socket players, spectators and guests are told the same in twin games, byte by byte', async () => {
  const findings = new TwinFindings()
  await withServer(async (address) => {
    for (const scenario of scenarios) {
      const positions = positionsOf(scenario)
      for (let pair = 0; pair < 5; pair++) {
        const dice = new Dice(`${scenario} ${pair}`)
        const seat = ['p1', 'p2', ''][pair % 3]!
        const position = dice.pick(positions)
        const others = ['p1', 'p2', '', 'guest'].filter((each) => each !== seat)
        const about = { rules: arkhamRules, seat, others, forks: pair === 1 }
        await findings.compare(address, [position, twinOf(position, dice)], about, 25, dice)
      }
    }
  })
  findings.report('twins')
  expect(findings.differences).toEqual([])
  expect(findings.choices).toBeGreaterThan(150)
  expect(findings.steps.size).toBeGreaterThan(12)
})
