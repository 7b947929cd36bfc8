import { Engine, type Position, type Seat, canonical, clone, completeOptions } from '@miskatonic/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { alone } from '../alone/backs.ts'
import { Stretch, type Twins } from '../alone/stretch.ts'
import { tableOf } from '../alone/table.ts'
import { armedAndUnarmed, crowded, twinForEvil, twinForHero, withPartApart } from '../alone/twins.ts'
import { Dice } from '../dice.ts'
import { withServer } from '../in-process.ts'
import { World } from '../worlds.ts'

// Every message with a time in it has the same one.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const maps = ['colony-spine', 'ring-station', 'deep-works']

/** Positions of random games at decisions of the Hero or of a seat with a card, with no simultaneous decision in progress. */
function positionsOf(evil: number): Position[] {
  return maps.flatMap((map) => {
    const dice = new Dice(`positions ${evil} ${map}`)
    const options = completeOptions(alone, { evil, map, difficulty: 'easy' })
    const engine = Engine.start(alone, options, `twins ${evil} ${map}`)
    const found: Position[] = []
    while (engine.decision !== null && engine.position.choices < 400) {
      if (isClear(engine)) found.push(clone(engine.position))
      const { options: all } = engine.decision
      const step = dice.pick([...new Set(all.map((option) => option.step))])
      engine.choose(dice.pick(all.filter((option) => option.step === step)))
    }
    return found
  })
}

function isClear({ position, decision }: Engine): boolean {
  const { proposal, refused, turn } = tableOf(position)
  const { waiting, step } = decision!
  if (turn.step === 'setup' || proposal !== null || refused.length > 0) return false
  return waiting.includes('hero') || step === 'react'
}

/** What was compared, and the differences that a seat could see. */
class Findings {
  pairs = 0
  choices = 0
  messages = 0
  readonly steps = new Set<string>()
  readonly differences: string[] = []

  async compare(
    address: string,
    [here, there]: readonly [Position, Position],
    about: Pick<Twins, 'seat' | 'isQuiet'>,
    most: number,
    dice: Dice,
  ): Promise<void> {
    expect(canonical(there)).not.toBe(canonical(here))
    const worlds = [await World.from(address, alone, here), await World.from(address, alone, there)] as const
    const stretch = new Stretch({ address, worlds, ...about }, dice)
    await stretch.play(most)
    this.pairs++
    this.choices += stretch.made.length
    this.messages += stretch.messages
    for (const step of stretch.made) this.steps.add(step)
    this.differences.push(...stretch.differences)
    for (const world of worlds) await world.leave()
  }

  report(what: string): void {
    const { pairs, choices, messages, steps } = this
    process.stderr.write(`${what}: ${JSON.stringify({ pairs, choices, messages, kinds: steps.size })}\n`)
  }
}

describe('over a real socket', () => {
  it('the Hero and a spectator are told the same in twin games, byte by byte', async () => {
    const findings = new Findings()
    await withServer(async (address) => {
      for (const evil of [1, 2, 3]) {
        const positions = positionsOf(evil)
        for (let pair = 0; pair < 12; pair++) {
          const dice = new Dice(`hero ${evil} ${pair}`)
          const found = dice.pick(positions)
          const position = [found, withPartApart(found, dice), crowded(found, dice)][pair % 3]!
          const twin = twinForHero(position, dice, pair % 2 === 0)
          await findings.compare(address, [position, twin], { seat: 'hero' }, 25, dice)
        }
      }
    })
    findings.report('twins for the Hero')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(400)
    expect(findings.steps.size).toBeGreaterThan(30)
  })

  it('the Hero is asked and told the same whether Evil could answer everything or nothing', async () => {
    const findings = new Findings()
    await withServer(async (address) => {
      for (const evil of [1, 2, 3]) {
        const positions = positionsOf(evil).filter(
          (position) => Engine.at(alone, clone(position)).decision!.step === 'react',
        )
        for (let pair = 0; pair < 2; pair++) {
          const dice = new Dice(`armed ${evil} ${pair}`)
          const twins = armedAndUnarmed(positions, dice)
          await findings.compare(address, twins, { seat: 'hero', isQuiet: true }, 25, dice)
        }
      }
    })
    findings.report('armed and unarmed')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(60)
  })

  it('each Evil player is told the same whatever the others hold and the decks hide', async () => {
    const findings = new Findings()
    await withServer(async (address) => {
      for (const evil of [2, 3])
        for (const seat of (['e1', 'e2', 'e3'] as Seat[]).slice(0, evil)) {
          const positions = positionsOf(evil)
          for (let pair = 0; pair < 4; pair++) {
            const dice = new Dice(`${seat} of ${evil} ${pair}`)
            const position = dice.pick(positions)
            const twin = twinForEvil(position, seat, dice)
            await findings.compare(address, [position, twin], { seat }, 25, dice)
          }
        }
    })
    findings.report('twins for Evil')
    expect(findings.differences).toEqual([])
    expect(findings.choices).toBeGreaterThan(250)
  })
})
