import { Engine, type Position, clone, completeOptions } from '@miskatonic/kernel'
import { Dice } from '../dice.ts'
import { alone } from './backs.ts'
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
