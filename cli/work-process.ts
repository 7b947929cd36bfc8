/** The program of the processes in which the server lets do what takes long. */
import { games } from '@miskatonic/games'
import { doWork } from '@miskatonic/server/work-process'

doWork(games)
