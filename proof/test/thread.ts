import { serveFuzz } from '../workers.ts'
import { cellar } from './cellar.ts'
import { faults, standsStill } from './faults.ts'

// What a thread of the tests runs; a real one runs the whole program.
const games = [cellar, standsStill, ...faults.map(({ game }) => game)]
serveFuzz((id) => games.find((game) => game.id === id))
