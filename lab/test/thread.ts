import { serveLab } from '../workers.ts'
import { bottomless, broken, well } from './well.ts'

// What a thread of the tests runs; a real one runs the whole program.
const games = [well, bottomless, broken]
serveLab((id) => games.find((game) => game.id === id))
