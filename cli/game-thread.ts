/** What the threads of `fuzz` and `lab` load. */
import { gameById } from '@miskatonic/games'
import { sights } from '@miskatonic/games/sights'
import { labInThread } from '@miskatonic/lab'
import { fuzzInThread } from '@miskatonic/proof'

export const fuzz = fuzzInThread(gameById, sights)
export const lab = labInThread(gameById)
