import type { Game, Position, Seat } from '@miskatonic/kernel'
import { spectator } from '../table.ts'

/**
 * The first decision that the holder of these seats is shown. A game may hide what a player has seen before and is meant to remember: until
 * it is over, neither the log nor looking back shows it again.
 */
export function shownFrom(game: Game, position: Position, seats: readonly Seat[]): number {
  if (game.memory === undefined || position.outcome !== null) return 0
  const eyes = seats.length === 0 ? [spectator] : seats
  return Math.min(...eyes.map((seat) => game.memory!(position as never, seat))) // a position of this game
}
