import { fuzzInThread } from '../fuzz-run.ts'
import { cellar } from './cellar.ts'
import { faults, standsStill } from './faults.ts'

// What the threads of the tests load, as cli/game-thread.ts is for the program.
const games = [cellar, standsStill, ...faults.map(({ game }) => game)]
export const fuzz = fuzzInThread((id) => games.find((game) => game.id === id))
