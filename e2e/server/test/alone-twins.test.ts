import { Engine, type Seat, clone } from '@miskatonic/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { alone } from '../alone/backs.ts'
import { positionsOf } from '../alone/positions.ts'
import { forAlone } from '../alone/rules.ts'
import { armedAndUnarmed, crowded, twinForEvil, twinForHero, withPartApart } from '../alone/twins.ts'
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

describe('over a real socket', () => {
  it('the Hero and a spectator are told the same in twin games, byte by byte', async () => {
    const findings = new TwinFindings()
    await withServer(async (address) => {
      for (const evil of [1, 2, 3]) {
        const positions = positionsOf(evil)
        for (let pair = 0; pair < 12; pair++) {
          const dice = new Dice(`hero ${evil} ${pair}`)
          const found = dice.pick(positions)
          const position = [found, withPartApart(found, dice), crowded(found, dice)][pair % 3]!
          const twin = twinForHero(position, dice, pair % 2 === 0)
          await findings.compare(address, [position, twin], { ...forAlone, seat: 'hero' }, 25, dice)
        }
      }
    })
    findings.report('twins for the Hero')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(400)
    expect(findings.steps.size).toBeGreaterThan(30)
  })

  it('the Hero is asked and told the same whether Evil could answer everything or nothing', async () => {
    const findings = new TwinFindings()
    await withServer(async (address) => {
      for (const evil of [1, 2, 3]) {
        const positions = positionsOf(evil).filter(
          (position) => Engine.at(alone, clone(position)).decision!.step === 'react',
        )
        for (let pair = 0; pair < 2; pair++) {
          const dice = new Dice(`armed ${evil} ${pair}`)
          const twins = armedAndUnarmed(positions, dice)
          await findings.compare(address, twins, { ...forAlone, seat: 'hero', isQuiet: true }, 25, dice)
        }
      }
    })
    findings.report('armed and unarmed')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(60)
  })

  it('each Evil player is told the same when the hands of the others and the decks differ', async () => {
    const findings = new TwinFindings()
    await withServer(async (address) => {
      for (const evil of [2, 3])
        for (const seat of (['e1', 'e2', 'e3'] as Seat[]).slice(0, evil)) {
          const positions = positionsOf(evil)
          for (let pair = 0; pair < 4; pair++) {
            const dice = new Dice(`${seat} of ${evil} ${pair}`)
            const position = dice.pick(positions)
            const twin = twinForEvil(position, seat, dice)
            await findings.compare(address, [position, twin], { ...forAlone, seat }, 25, dice)
          }
        }
    })
    findings.report('twins for Evil')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(250)
  })
})
