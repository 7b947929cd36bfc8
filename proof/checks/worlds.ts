import { type Position, type Seat, canonical, hash, sampleWorld, sampleWorlds } from '@miskatonic/kernel'
import { type Check, type Checkpoint, type Wrong, firstWrong } from './check.ts'
import { difference } from './watching.ts'

/** Worlds in which a face-down pile may happen to be the same; in one more it must differ. */
const WORLDS = 12

/**
 * The check `secrets` is worth as much as the worlds it looks at. They must be drawn from nothing but what the seat knows, and a pile of
 * which everybody only sees the number of cards must differ in some of them: otherwise the game has forgotten to redraw it.
 */
export const worlds: Check = {
  name: 'worlds',
  about: 'worlds are made of what a seat knows, and what is face down for everybody differs in some of them',
  inspect(checkpoint) {
    return firstWrong(
      [...checkpoint.engine.position.seats, ''],
      (seat) => alwaysTheSame(checkpoint, seat) ?? dependsOnSecrets(checkpoint, seat),
    )
  },
}

/** From two positions that look the same to a seat, the same seed must sample the same world. */
function dependsOnSecrets({ game, engine: { position }, dice }: Checkpoint, seat: Seat): Wrong {
  const cases = game.worlds.cases?.(position, seat) ?? ['']
  const which = dice.pick(cases)
  const twin = sampleWorld(game, position, seat, `twin ${dice.below(1000)}`, dice.pick(cases))
  const seed = `again ${dice.below(1000)}`
  const [one, other] = [position, twin].map((each) => sampleWorld(game, each, seat, seed, which))
  return hash(one!) === hash(other!)
    ? undefined
    : `a world of "${seat}" depends on what the seat cannot know: ${difference(canonical(one), canonical(other))}`
}

function alwaysTheSame({ game, engine: { position } }: Checkpoint, seat: Seat): Wrong {
  const known = game.worlds.knownPiles?.(position, seat) ?? []
  let fixed = facedownPiles(position, game.secrets.table).filter((field) => !known.includes(field))
  if (fixed.length === 0) return undefined
  for (const world of sampleWorlds(game, position, seat, WORLDS, 'worlds'))
    fixed = fixed.filter((field) => pile(world, field) === pile(position, field))
  return fixed.length === 0
    ? undefined
    : `/table/${fixed[0]} is face down, and yet the same in every world of "${seat}"`
}

/** The fields whose cards are hidden from all seats, which see only their number, if the cards are not all alike. */
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
