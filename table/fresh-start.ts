import {
  type Choice,
  type Game,
  type Position,
  type Refused,
  chanceFrom,
  clone,
  isRefused,
  refused,
  sampleWorld,
} from '@miskatonic/kernel'
import { takenUp } from './check.ts'
import type { TableRecord } from './store.ts'
import { Table } from './table.ts'

/** A position from which a game goes on at another table. */
export interface FreshStart {
  readonly position: Position
  /** Hidden cards may be known: they could not all be redrawn. */
  readonly isKnown: boolean
}

/** Worlds that are tried before the hidden cards stay as they are. */
const ATTEMPTS = 8

/**
 * The same moment with other luck: everything that is hidden from any seat is redrawn, the random numbers to come have a new key, and
 * secret answers to the present question are asked for again. What is known of the game it comes from tells nothing of this one. Where one
 * side sees what the other does not, the sampler keeps what that side has seen, so that it remains known.
 */
export function freshStart(game: Game, position: Position, seed: string): FreshStart {
  const open: Position = { ...clone(position), sealed: {} }
  if (position.outcome !== null) return { position: open, isKnown: true }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const redrawn = redrawnWorld(game, open, `${seed} ${attempt}`)
    if (redrawn !== undefined)
      return { position: { ...redrawn, chance: chanceFrom(seed) }, isKnown: game.sideOf !== undefined }
  }
  return { position: { ...open, chance: chanceFrom(seed) }, isKnown: true }
}

/** A world of a spectator, who knows only what every seat knows. Undefined if it is not a sound position. */
function redrawnWorld(game: Game, position: Position, seed: string): Position | undefined {
  try {
    const world = sampleWorld(game, position, '', seed)
    return isRefused(takenUp(game, clone(world), { force: false })) ? undefined : world
  } catch {
    return undefined // rules may fail in a world that is not sound
  }
}

/** Where a table goes on that is forked from another one after these choices. */
export function forkedStart(
  game: Game,
  { start, options }: Pick<TableRecord, 'start' | 'options'>,
  choices: readonly Choice[],
  seed: string,
): FreshStart | Refused {
  if (start === null) return refused('not-begun', 'the game has not begun')
  const table = Table.begun(game, options, start)
  if (isRefused(table)) return table
  for (const choice of choices) {
    const done = table.choose(choice)
    if (isRefused(done)) return done
  }
  return freshStart(game, table.position, seed)
}
