import { Engine, type Option, clone } from '@miskatonic/kernel'
import type { Dice } from './dice.ts'

/** Somebody who plays: without any idea of the game, but each in a way of their own, so that together they get around. */
export type Chooser = (engine: Engine) => Option

export type Temper = 'even' | 'moody' | 'careful'

/**
 * - `even`: every option is equally likely.
 * - `moody`: has likes and dislikes, new ones for each game: some steps are chosen gladly, some hardly ever, and in half of the games
 *   the less often the more often they were chosen before. What one player keeps spoiling, another one leaves alone; this is how rare
 *   rules are reached (the trick is known as swarm testing).
 * - `careful`: moody, but looks before it leaps, and so lives to see the later part of games.
 */
export function chooser(temper: Temper, dice: Dice): Chooser {
  if (temper === 'even') return (engine) => dice.pick(engine.decision!.options)
  const moods = moody(dice)
  return temper === 'moody' ? moods : careful(moods)
}

const likings = [0.02, 0.2, 1, 1, 5]

function moody(dice: Dice): Chooser {
  const likes = new Map<string, number>()
  const curious = dice.oneIn(2)
  return (engine) => {
    const { options } = engine.decision!
    const steps = [...new Set(options.map(({ step }) => step))]
    for (const step of steps) if (!likes.has(step)) likes.set(step, dice.pick(likings))
    const step = dice.weighted(steps, (each) => likes.get(each)!)
    if (curious) likes.set(step, likes.get(step)! * 0.8)
    return dice.pick(options.filter((option) => option.step === step))
  }
}

/** How many ideas are thought through, and how far. */
const IDEAS = 4
const FORESIGHT = 12

/** Tries a few ideas on a copy of the game and takes the first that does not end badly soon, or the one that ends last. */
function careful(idea: Chooser): Chooser {
  return (engine) => {
    let best = idea(engine)
    let furthest = survives(engine, best, idea)
    for (let i = 1; i < IDEAS && furthest < FORESIGHT; i++) {
      const other = idea(engine)
      const reach = survives(engine, other, idea)
      if (reach <= furthest) continue
      best = other
      furthest = reach
    }
    return best
  }
}

/** How many choices the game goes on after this one; a victory counts as going on. */
function survives(engine: Engine, option: Option, idea: Chooser): number {
  const ahead = Engine.at(engine.game, clone(engine.position))
  let next = option
  for (let choices = 0; choices < FORESIGHT; choices++) {
    ahead.choose(next)
    if (ahead.decision === null) return ahead.position.outcome!.winners.length > 0 ? FORESIGHT : choices
    next = idea(ahead)
  }
  return FORESIGHT
}
