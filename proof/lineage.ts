import {
  type Choice,
  Engine,
  type Game,
  type Position,
  type Strategy,
  clone,
  optionId,
} from '@miskatonic/kernel'
import { purposeful } from './choosers.ts'
import { Dice } from './dice.ts'

/** A game that is looked for: one that begins like this and ends as it should. */
export interface Wanted {
  readonly options: object
  readonly seed: string
  /** Where to begin, if not with the set-up. */
  readonly start?: Position | undefined
  readonly ending: string
  /** Games that are kept after each round, and how many go on from each of them. */
  readonly width: number
  readonly branches: number
}

interface Line {
  readonly position: Position
  readonly choices: readonly Choice[]
  readonly promise: number
}

/** Choices after which a game is compared with the others though the round is not over. */
const STRETCH = 200
/** Of these players one choice in so many is made by chance: their games must differ. */
const WHIM = 5
const ROUNDS = 400

/**
 * Looks for a game that is worth recording: players with a goal play many games side by side from the same start, and after each round
 * the most promising go on. Dice fall in all of them as they fall in the first, so that only what is chosen tells them apart; the game that
 * is found is legal, not fair. Nothing if none of them ends as it should.
 */
export function lineage(game: Game, strategy: Strategy, wanted: Wanted): Line | undefined {
  const { options, seed, start, ending, width, branches } = wanted
  const first = start === undefined ? Engine.start(game, options, seed).position : clone(start)
  let lines: Line[] = [{ position: first, choices: [], promise: 0 }]
  for (let round = 0; round < ROUNDS && lines.length > 0; round++) {
    const next: Line[] = []
    const known = new Set<string>()
    for (const [i, line] of lines.entries())
      for (let branch = 0; branch < branches; branch++) {
        const dice = new Dice(`${seed} ${ending} ${round} ${i} ${branch}`)
        const further = goOn(game, strategy, line, ending, dice)
        const { outcome, table } = further.position
        if (outcome?.how === ending) return further
        const key = JSON.stringify(table)
        if (outcome !== null || known.has(key)) continue
        known.add(key)
        next.push(further)
      }
    lines = next.toSorted((a, b) => b.promise - a.promise).slice(0, width)
  }
  return undefined
}

function goOn(game: Game, strategy: Strategy, { position, choices }: Line, ending: string, dice: Dice): Line {
  const engine = Engine.at(game, clone(position))
  const choose = purposeful(strategy, dice, position.options, ending, WHIM)
  const made = [...choices]
  const round = strategy.round(position)
  for (let i = 0; i < STRETCH && engine.decision !== null && strategy.round(engine.position) === round; i++) {
    const option = choose(engine)
    made.push({ seat: option.seat, option: optionId(option) })
    engine.choose(option)
  }
  return { position: engine.position, choices: made, promise: strategy.promise(engine.position, ending) }
}
