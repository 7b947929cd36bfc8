import type { Seat } from '@miskatonic/kernel'
import type { Luck, TableInfo } from '@miskatonic/protocol'
import { type Verified, commitmentTo, partCommitment } from '@miskatonic/table'
import type { LuckMemory } from './memory.ts'

/** What is wrong with the luck of a finished game. */
export type Fault =
  | { readonly is: 'secret' }
  | { readonly is: 'part' | 'own-part'; readonly seat: Seat }
  | { readonly is: 'file' }

/**
 * `fair`: everything fits what this browser saw before the game. `unfair`: something does not. `unseen`: the game can be played again with
 * this luck, but this browser has seen no seals before the game. Otherwise the luck is not of this table's making.
 */
export type Verdict =
  | { readonly is: 'fair' }
  | { readonly is: 'unfair'; readonly fault: Fault }
  | { readonly is: 'unseen' | 'fork' | 'file' | 'earlier' }

/** Compares what is remembered with what the table says at the end; `verified` is its saved game, played again. */
export function verdictOn(
  { id, luck, origin }: Pick<TableInfo, 'id' | 'luck' | 'origin'>,
  memory: LuckMemory | undefined,
  verified: Verified | null,
): Verdict {
  if (origin === 'file' || origin === 'fork') return { is: origin }
  // A memory of another seal is of parts that were never used, unless this browser saw the game begin.
  const seen = memory?.hasBegun || memory?.commitment === luck.commitment ? memory : undefined
  const fault = faultIn(id, luck, seen, verified)
  if (fault !== undefined) return { is: 'unfair', fault }
  if (origin === 'earlier') return { is: 'earlier' }
  return { is: seen === undefined || seen.commitments === null ? 'unseen' : 'fair' }
}

function faultIn(
  table: string,
  { commitment, secret, parts, commitments }: Luck,
  seen: LuckMemory | undefined,
  verified: Verified | null,
): Fault | undefined {
  if (secret === null || commitmentTo(secret) !== (seen?.commitment ?? commitment)) return { is: 'secret' }
  for (const [seat, seal] of Object.entries(seen?.commitments ?? commitments)) {
    const part = parts[seat]
    if (part !== undefined && partCommitment(table, seat, part) === seal) continue
    return { is: seen?.parts[seat] === undefined ? 'part' : 'own-part', seat }
  }
  return verified === null || !isSameLuck(verified, secret, parts) ? { is: 'file' } : undefined
}

function isSameLuck(verified: Verified, secret: string, parts: Luck['parts']): boolean {
  const seats = Object.keys(parts)
  return (
    verified.commitment === commitmentTo(secret) &&
    seats.length === Object.keys(verified.parts).length &&
    seats.every((seat) => verified.parts[seat] === parts[seat])
  )
}
