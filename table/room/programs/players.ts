import { clumsyStranger } from './clumsy-stranger.ts'
import type { PlayerProgram } from './player.ts'

/** The programs that can play a seat. */
export const players: readonly PlayerProgram[] = [clumsyStranger]
