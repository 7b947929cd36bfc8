import { Engine, type Position, clone, completeOptions, isRefused } from '@miskatonic/kernel'
import { Dice } from '../dice.ts'
import { mansions } from './set-ups.ts'

/** Decisions at which no hidden card is in the middle of taking effect. */
const clear = new Set([
  'act',
  'whoActs',
  'mythosWindow',
  'traumaWindow',
  'keeperActs',
  'prepareTest',
  'chooseInvestigator',
])

/** Positions of a random game of this story, from the moment at which the cards are laid. */
export function positionsOf(story: string, investigators: number): Position[] {
  const dice = new Dice(`positions ${story} ${investigators}`)
  const options = completeOptions(mansions, { story, investigators })
  if (isRefused(options)) throw new Error(options.refused.message)
  const engine = Engine.start(mansions, options, `twins ${story} ${investigators}`)
  const found: Position[] = []
  while (engine.decision !== null && engine.position.choices < 300) {
    if (clear.has(engine.decision.step)) found.push(clone(engine.position))
    const { options: all } = engine.decision
    const step = dice.pick([...new Set(all.map((option) => option.step))])
    engine.choose(dice.pick(all.filter((option) => option.step === step)))
  }
  return found
}

/** The very beginning, before the Keeper has answered anything. */
export function beginningOf(story: string, investigators: number): Position {
  const options = completeOptions(mansions, { story, investigators })
  if (isRefused(options)) throw new Error(options.refused.message)
  return Engine.start(mansions, options, `beginning ${story}`).position
}
