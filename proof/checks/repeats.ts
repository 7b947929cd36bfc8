import { Engine, type Position, hash } from '@miskatonic/kernel'
import type { Finished, GameCheck, Wrong } from './check.ts'

/**
 * The same choices from the same start lead to the same positions. The second game is played without listeners, and at one
 * moment is put down as JSON and taken up again: neither may make a difference.
 */
export const repeats: GameCheck = {
  name: 'repeats',
  about: 'the same choices give the same hashes, heard or unheard, with a break in between or without',
  inspect(finished) {
    const { game, choices, dice } = finished
    let engine = finished.start()
    engine.listening = false
    const pause = dice.below(choices.length + 1)
    for (const [index, { seat, option }] of choices.entries()) {
      const wrong = otherHash(finished, engine, index)
      if (wrong !== undefined) return wrong
      if (index === pause) engine = Engine.at(game, JSON.parse(JSON.stringify(engine.position)) as Position)
      const same = engine.find(seat, option)
      if (same === undefined) return `the second time, choice ${index + 1} (${seat} ${option}) is not offered`
      engine.choose(same)
    }
    return otherHash(finished, engine, choices.length)
  },
}

function otherHash({ hashes }: Finished, { position }: Engine, count: number): Wrong {
  const first = hashes.get(count)
  return first === undefined || first === hash(position)
    ? undefined
    : `the second time, the position after choice ${count} is another one`
}
