import { type Seat, canonical, chanceFrom, sha256 } from '@miskatonic/kernel'
import type { Start } from './table.ts'

/**
 * Luck that neither the table nor a player can choose, by commit and reveal on both sides. Before the game the table shows the hash of its secret, and each seat
 * the hash of its part. When the game begins, the seats show their parts, and the seed of all shuffles and dice is made of the secret and
 * the parts: neither the table nor a seat could choose its own after it knew another's. When the game is over the secret is shown, and
 * everything can be played through again.
 */
export function commitmentTo(secret: string): string {
  return sha256(`miskatonic luck ${secret}`)
}

/** Bound to the table and the seat, so that the hash of another seat cannot be copied. */
export function partCommitment(table: string, seat: Seat, part: string): string {
  return sha256(`miskatonic part ${canonical([table, seat, part])}`)
}

export function seedFrom(secret: string, parts: Readonly<Record<Seat, string>>): string {
  return `${secret} ${canonical(parts)}`
}

/** Whether the luck of a game that started like this is made of this secret and these parts. */
export function isMadeOf(start: Start, secret: string, parts: Readonly<Record<Seat, string>>): boolean {
  const seed = seedFrom(secret, parts)
  return 'seed' in start ? start.seed === seed : start.position.chance.key === chanceFrom(seed).key
}
