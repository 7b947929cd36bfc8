import { alone } from '@miskatonic/alone'
import type { Game } from '@miskatonic/kernel'
import { reign } from '@miskatonic/reign'
import { tinyEpic } from '@miskatonic/tiny-epic'

/** Every game there is. A new one needs a line here and nothing elsewhere. */
export const games: readonly Game[] = [reign, tinyEpic, alone]

export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id)
}
