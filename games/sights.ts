import { sights as arkham } from '@miskatonic/arkham/sights'
import type { Sights } from '@miskatonic/kernel'

/** What can be met in a game, by the game's id, for those that count it. Only tools load it. */
export const sights: Readonly<Record<string, Sights>> = { arkham }
