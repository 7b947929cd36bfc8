import { labInThread } from '../run.ts'
import { bottomless, broken, well } from './well.ts'

// What the threads of the tests load, as cli/game-thread.ts is for the program.
const games = [well, bottomless, broken]
export const lab = labInThread((id) => games.find((game) => game.id === id))
