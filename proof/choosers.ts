import { Engine, type Option, type Strategy, clone } from '@miskatonic/kernel'
import type { Dice } from './dice.ts'

/** A player that knows nothing about the game. There are several kinds, so that together they reach most of it. */
export type Chooser = (engine: Engine) => Option

/**
 * - `even`: every option is equally likely.
 * - `moody`: has likes and dislikes, new ones for each game: some steps are chosen gladly, some hardly ever, and each the less gladly the
 *   more often it was chosen. What one player keeps spoiling, another one leaves alone; that is how rare rules are reached (the trick is
 *   known as swarm testing).
 * - `curious`: moody, but thinks a few ideas through, stays alive if it can, and goes where it does what it has seldom done.
 */
export const tempers = ['even', 'moody', 'curious'] as const
export type Temper = (typeof tempers)[number]

export function chooser(temper: Temper, dice: Dice): Chooser {
  if (temper === 'even') return (engine) => dice.pick(engine.decision!.options)
  const mood = new Mood(dice)
  return temper === 'moody' ? (engine) => mood.chooses(engine) : curious(mood)
}

/** One choice in this many is made by chance: people make mistakes, and not all games of a goal should go alike. */
const WHIM = 25

/**
 * A player who knows the game and wants something: takes what the game's strategy says is worth most, and throws a die where that is several
 * options. Without a goal it has one of those that there are.
 */
export function purposeful(
  strategy: Strategy,
  dice: Dice,
  options: object,
  wanted?: string,
  whim = WHIM,
): Chooser {
  const goal = wanted ?? dice.pick(strategy.goals(options))
  return ({ decision, position }) => {
    const offered = decision!.options
    if (offered.length > 1 && dice.oneIn(whim)) return dice.pick(offered)
    const worths = strategy.worths(decision!, position, goal)
    const most = Math.max(...worths)
    return dice.pick(offered.filter((_, i) => worths[i] === most))
  }
}

const likings = [0.02, 0.2, 1, 1, 5]
/** However much a step is disliked, it is chosen now and then. */
const LEAST = 0.001

class Mood {
  private readonly dice: Dice
  private readonly likes = new Map<string, number>()
  /** What the weight of a step is multiplied by each time it is chosen. */
  private readonly decay: number

  constructor(dice: Dice) {
    this.dice = dice
    this.decay = dice.pick([0.8, 0.97])
  }

  chooses(engine: Engine): Option {
    const option = this.idea(engine)
    this.tire(option.step)
    return option
  }

  /** A random option: first the step, by weight, then its arguments. */
  idea(engine: Engine): Option {
    const { options } = engine.decision!
    const steps = [...new Set(options.map(({ step }) => step))]
    const step = this.dice.weighted(steps, (each) => this.liking(each))
    return this.dice.pick(options.filter((option) => option.step === step))
  }

  tire(step: string): void {
    this.likes.set(step, Math.max(LEAST, this.liking(step) * this.decay))
  }

  private liking(step: string): number {
    const known = this.likes.get(step)
    if (known !== undefined) return known
    const liking = this.dice.pick(likings)
    this.likes.set(step, liking)
    return liking
  }
}

/** How many ideas are thought through, and how many choices ahead. */
const IDEAS = 4
const FORESIGHT = 12

function curious(mood: Mood): Chooser {
  const done = new Map<string, number>()
  return (engine) => {
    const ideas = Array.from({ length: IDEAS }, () => think(engine, mood, done))
    const { option } = ideas.reduce((best, idea) => (idea.worth > best.worth ? idea : best))
    done.set(option.step, (done.get(option.step) ?? 0) + 1)
    mood.tire(option.step)
    return option
  }
}

/** Plays on from a copy. An idea that ends badly is worth the less the sooner; any other, as much as it does new things. */
function think(
  engine: Engine,
  mood: Mood,
  done: ReadonlyMap<string, number>,
): { option: Option; worth: number } {
  const ahead = Engine.at(engine.game, clone(engine.position))
  const option = mood.idea(ahead)
  let next = option
  let worth = 0
  for (let choices = 0; choices < FORESIGHT; choices++) {
    worth += 1 / (1 + (done.get(next.step) ?? 0))
    ahead.choose(next)
    if (ahead.decision === null) return { option, worth: isVictory(ahead) ? Infinity : choices - FORESIGHT }
    next = mood.idea(ahead)
  }
  return { option, worth }
}

function isVictory({ position }: Engine): boolean {
  return position.outcome!.winners.length > 0
}
