import { type Game, type Outcome, type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import { commitmentTo, isMadeOf, partCommitment } from './fair.ts'
import { type Committed, type LoadedFile, type Luck, type Origin, loadFile } from './save.ts'

/** What was found out about the luck of a game. */
export interface Verified {
  readonly game: string
  /** What the table must have shown before the game: compare it with what you saw then. */
  readonly commitment: string
  /** What the seats added. */
  readonly parts: Readonly<Record<Seat, string>>
  /** What the table must have shown before any part. Undefined in games of earlier versions. */
  readonly committed: Committed | undefined
  /** Whose luck it is. */
  readonly source: Source
  readonly choices: number
  /** How many random numbers its shuffles and dice have used. */
  readonly numbers: number
  readonly outcome: Outcome | null
  readonly origin: Origin
}

/**
 * `seats`: the table's and the seats', which all committed to theirs before any was shown. `earlier`: likewise, but the seats did not
 * commit. `fork`: the table's alone, since it went on from an earlier moment of another one. `file`: that of a file from which the table
 * was opened, so that all who had the file could know it, or choose it.
 */
export type Source = 'seats' | 'earlier' | 'fork' | 'file'

/**
 * Checks a file of a game: that its seed is made of the secret and of the seats' parts, and that with this seed the choices lead, through
 * every shuffle and every die, to just the position that was saved. `origin` says what could be compared of a file of older rules.
 */
export function verify(text: string, games: readonly Game[]): Verified | Refused {
  const file = loadFile(text, games)
  if (isRefused(file)) return file
  const { table, luck, origin, cameFrom } = file
  const { position } = table
  if (luck === undefined)
    return cameFrom === 'file'
      ? refused(
          'luck-of-file',
          'this game was opened from a file: its luck is that of the file, and nothing says what that was made of',
        )
      : refused('luck-unknown', 'this file does not say what its luck was made of: there is nothing to check')
  const wrong = falseLuck(file, luck)
  if (wrong !== undefined) return refused('luck-false', wrong)
  return {
    game: table.game.id,
    commitment: commitmentTo(luck.secret),
    parts: luck.parts,
    committed: luck.committed,
    source: cameFrom ?? (luck.committed === undefined ? 'earlier' : 'seats'),
    choices: table.choices.length,
    numbers: position.chance.used,
    outcome: position.outcome,
    origin,
  }
}

/** What is wrong with the luck that a file names. */
function falseLuck({ table: { start }, cameFrom }: LoadedFile, luck: Luck): string | undefined {
  const { secret, parts, committed } = luck
  // Only a fork begins with luck of its own at a position; other positions were edited.
  const isOwn = ('seed' in start || cameFrom !== undefined) && isMadeOf(start, secret, parts)
  if (!isOwn) return 'the luck of this game was not made of the secret and the parts that it names'
  const seats = Object.keys(committed?.commitments ?? {})
  const wrong = seats.find((seat) => committed!.commitments[seat] !== commitmentOf(committed!, seat, parts))
  return wrong === undefined ? undefined : `the part of ${wrong} is not the one that it committed to`
}

function commitmentOf(
  { table }: Committed,
  seat: Seat,
  parts: Readonly<Record<Seat, string>>,
): string | undefined {
  const part = Object.hasOwn(parts, seat) ? parts[seat] : undefined
  return part === undefined ? undefined : partCommitment(table, seat, part)
}
