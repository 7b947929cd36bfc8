/** What the threads of the server load. */
import { games } from '@miskatonic/games'
import { workInThread } from '@miskatonic/server/thread'

export const work = workInThread(games)
