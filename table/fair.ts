import { type Seat, canonical, sha256 } from '@miskatonic/kernel'

/**
 * Luck that can be checked. Before the game the table shows the hash of its own secret part; then every seat may add a part; the seed of
 * all shuffles and dice is made of both. The table cannot choose its part after it has seen the others', nobody can predict the seed
 * without the secret, and when the game is over the secret is shown and everything can be played through again.
 */
export function commitmentTo(secret: string): string {
  return sha256(`miskatonic luck ${secret}`)
}

export function seedFrom(secret: string, parts: Readonly<Record<Seat, string>>): string {
  return `${secret} ${canonical(parts)}`
}
