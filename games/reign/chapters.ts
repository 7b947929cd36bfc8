import * as magician from './cards/abilities/magician.ts'
import * as occultist from './cards/abilities/occultist.ts'
import * as reporter from './cards/abilities/reporter.ts'
import * as investigatorCards from './cards/investigators.ts'
import * as oldOneCards from './cards/old-ones.ts'
import * as relicCards from './cards/relics.ts'
import * as setup from './setup.ts'
import * as fighting from './steps/fighting.ts'
import * as movement from './steps/movement.ts'
import * as relics from './steps/relics.ts'
import * as sanity from './steps/sanity.ts'
import * as sealing from './steps/sealing.ts'
import * as shoggoths from './steps/shoggoths.ts'
import * as summoning from './steps/summoning.ts'
import * as trading from './steps/trading.ts'
import * as turn from './steps/turn.ts'
import * as windows from './steps/windows.ts'

/** The rules, chapter by chapter. Each brings its verbs and events (`vocabulary`) and what they do (`rules`). */
export const chapters = [
  setup,
  turn,
  windows,
  movement,
  fighting,
  trading,
  sealing,
  sanity,
  summoning,
  shoggoths,
  relics,
  oldOneCards,
  relicCards,
  investigatorCards,
  magician,
  occultist,
  reporter,
] as const
