import { type Args, type Game, optionId, type shape } from '@miskatonic/kernel'

/** A step with its arguments, as a client could send it. */
export interface Command {
  readonly step: string
  readonly args: Args
  readonly id: string
}

const known = new WeakMap<Game, readonly Command[]>()

/** Every conceivable command: each choice of the game with each set of arguments that has the right shape. */
export function conceivable(game: Game): readonly Command[] {
  const made = known.get(game) ?? game.choices.flatMap((step) => withAllArgs(game, step))
  known.set(game, made)
  return made
}

/** Choices without a finite list of arguments are left out here; play tries those that are offered. */
function withAllArgs(game: Game, step: string): Command[] {
  const { values } = (game.steps as Record<string, shape.Shape<Args>>)[step]!
  return (values ?? []).map((args) => ({ step, args, id: optionId({ step, args }) }))
}
