/** What the threads of `fuzz` and `lab` load. */
import { gameById } from '@miskatonic/games'
import { sights } from '@miskatonic/games/sights'
import { strategies } from '@miskatonic/games/strategies'
import { labInThread } from '@miskatonic/lab'
import { fuzzInThread } from '@miskatonic/proof'

export const fuzz = fuzzInThread(gameById, sights, strategies)
export const lab = labInThread(gameById, strategies)
