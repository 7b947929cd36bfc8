import { type Position, canonical } from '@miskatonic/kernel'
import type { Dice } from '../dice.ts'
import { World } from '../worlds.ts'
import { Stretch, type Twins } from './stretch.ts'

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
    about: Omit<Twins, 'address' | 'worlds'> & { readonly forks?: boolean },
    most: number,
    dice: Dice,
  ): Promise<void> {
    if (canonical(there) === canonical(here)) throw new Error('the twins are the same')
    const { game } = about.rules
    const worlds = [await World.from(address, game, here), await World.from(address, game, there)] as const
    const stretch = new Stretch({ address, worlds, ...about }, dice)
    await stretch.play(most)
    const isRunning = worlds.every(({ history }) => history.now.decision !== null)
    if (about.forks && isRunning && stretch.differences.length === 0) await stretch.fork(here.choices)
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
