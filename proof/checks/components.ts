import type { Game, JsonObject, Position, shape } from '@miskatonic/kernel'
import { type Check, type Wrong, firstWrong } from './check.ts'

/** Nothing is lost or doubled, everything has its shape, and the game's own invariants hold. */
export const components: Check = {
  name: 'components',
  about: 'the table and the stack have their shapes, the components add up, the table is sound',
  inspect: ({ game, engine }) => wrongPosition(game, engine.position),
}

export function wrongPosition(game: Game, position: Position): Wrong {
  return (
    game.table.check(position.table, '/table') ??
    firstWrong(position.stack, ({ step, args }) => wrongArgs(game, step, args)) ??
    firstWrong(game.counts(position.table, position.options), ({ component, have, want }) =>
      have === want ? undefined : `there are ${have} ${component}, not ${want}`,
    ) ??
    game.brokenInvariant(position)
  )
}

export function wrongArgs(game: Game, step: string, args: JsonObject): Wrong {
  const shapeOfArgs = (game.steps as Record<string, shape.Shape<object>>)[step]
  return shapeOfArgs === undefined ? `${step} is no step of ${game.id}` : shapeOfArgs.check(args, `${step}:`)
}
