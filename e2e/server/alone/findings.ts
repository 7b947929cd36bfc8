import { Engine, type Position, canonical, clone, completeOptions } from '@miskatonic/kernel'
import { Dice } from '../dice.ts'
import { World } from '../worlds.ts'
import { alone } from './backs.ts'
import { Stretch, type Twins } from './stretch.ts'
import { tableOf } from './table.ts'

const maps = ['colony-spine', 'ring-station', 'deep-works']

/** Positions of random games at decisions of the Hero or of a seat with a card, with no simultaneous decision in progress. */
export function positionsOf(evil: number): Position[] {
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
export class TwinFindings {
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
    if (canonical(there) === canonical(here)) throw new Error('the twins are the same')
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
