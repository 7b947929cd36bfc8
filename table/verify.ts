import { type Game, type Outcome, type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import { commitmentTo, seedFrom } from './fair.ts'
import { type Origin, loadFile } from './save.ts'

/** What was found out about the luck of a game. */
export interface Verified {
  readonly game: string
  /** What the table must have shown before the game: compare it with what you saw then. */
  readonly commitment: string
  /** What the seats added. */
  readonly parts: Readonly<Record<Seat, string>>
  readonly choices: number
  /** How many random numbers its shuffles and dice have used. */
  readonly numbers: number
  readonly outcome: Outcome | null
  readonly origin: Origin
}

/**
 * Checks a file of a game: that its seed is made of the secret and of the seats' parts, and that with this seed the choices lead, through
 * every shuffle and every die, to just the position that was saved. `origin` says what could be compared of a file of older rules.
 */
export function verify(text: string, games: readonly Game[]): Verified | Refused {
  const file = loadFile(text, games)
  if (isRefused(file)) return file
  const { table, luck, origin } = file
  const { start, position } = table
  if (luck === undefined)
    return refused(
      'luck-unknown',
      'this file does not say what its luck was made of: there is nothing to check',
    )
  if (!('seed' in start) || start.seed !== seedFrom(luck.secret, luck.parts))
    return refused(
      'luck-false',
      'the luck of this game was not made of the secret and the parts that it names',
    )
  return {
    game: table.game.id,
    commitment: commitmentTo(luck.secret),
    parts: luck.parts,
    choices: table.choices.length,
    numbers: position.chance.used,
    outcome: position.outcome,
    origin,
  }
}
