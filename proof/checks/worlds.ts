import { type Position, type Seat, canonical, otherWorld, otherWorlds } from '@miskatonic/kernel'
import { type Check, type Moment, type Wrong, firstWrong } from './check.ts'

/**
 * The check `secrets` is worth as much as the other worlds it looks at. A pile of which everybody only sees how many cards there are must
 * be another one in some world; otherwise the game has forgotten to name it among what is unknown.
 */
export const worlds: Check = {
  name: 'worlds',
  about: 'what is face down for everybody differs in some world of every seat',
  inspect(moment) {
    return firstWrong([...moment.engine.position.seats, ''], (seat) => alwaysTheSame(moment, seat))
  },
}

function alwaysTheSame({ game, engine: { position } }: Moment, seat: Seat): Wrong {
  let fixed = facedownPiles(position, game.secrets.table)
  const count = otherWorlds(game, position, seat)
  for (let which = 1; which <= count && fixed.length > 0; which++) {
    const world = otherWorld(game, position, seat, which)
    fixed = fixed.filter((field) => pile(world, field) === pile(position, field))
  }
  return fixed.length === 0
    ? undefined
    : `/table/${fixed[0]} is face down, and yet the same in every world of "${seat}"`
}

/** The fields of which everybody sees only the number of cards, if the cards in them are not all alike. */
function facedownPiles(position: Position, sights: object): string[] {
  const table = position.table as Record<string, unknown>
  return Object.entries(sights)
    .filter(
      ([field, sight]) => sight === 'counted' && new Set((table[field] as unknown[]).map(canonical)).size > 1,
    )
    .map(([field]) => field)
}

function pile(position: Position, field: string): string {
  return canonical((position.table as Record<string, unknown>)[field])
}
