// Written by `npm run new-game`; a line can be moved or deleted by hand.
import { alone } from '@miskatonic/alone'
import type { Game } from '@miskatonic/kernel'
import { reign } from '@miskatonic/reign'
import { tinyEpic } from '@miskatonic/tiny-epic'

/** Every game there is, in the order of the shelf. */
export const games: readonly Game[] = [reign, tinyEpic, alone]

export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id)
}
