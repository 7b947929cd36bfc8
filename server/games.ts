import { type Game, canGoOnFrom } from '@miskatonic/kernel'
import type { Surroundings } from '@miskatonic/table'

/** Finds the rules of a table among these games. */
export function findIn(games: readonly Game[]): Surroundings['game'] {
  return (id, version) => games.find((game) => game.id === id && canGoOnFrom(game, version))
}
