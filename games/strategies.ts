import { strategy as arkham } from '@miskatonic/arkham/strategy'
import type { Strategy } from '@miskatonic/kernel'

/** How players with a goal play, by the game's id, for those that can. Only tools load it. */
export const strategies: Readonly<Record<string, Strategy>> = { arkham }
