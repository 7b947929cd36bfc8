// Written by `npm run new-game`; a line can be moved or deleted by hand.
import { alone } from '@miskatonic/alone'
import { arkham } from '@miskatonic/arkham'
import type { Game } from '@miskatonic/kernel'
import { mansions } from '@miskatonic/mansions'
import { reign } from '@miskatonic/reign'
import { tinyEpic } from '@miskatonic/tiny-epic'

/** The games that the lobby offers, in the order of the shelf. */
export const games: readonly Game[] = [reign, tinyEpic, alone, mansions, arkham]

/** All games whose rules can be played. The terminal, the referee and the tools know those without a screen, too. */
export const allGames: readonly Game[] = [...games]

export function gameById(id: string): Game | undefined {
  return allGames.find((game) => game.id === id)
}
