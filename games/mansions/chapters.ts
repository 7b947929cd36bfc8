import * as setup from './setup.ts'
import * as acting from './steps/acting.ts'
import * as casting from './steps/casting.ts'
import * as customs from './steps/customs.ts'
import * as entering from './steps/entering.ts'
import * as facing from './steps/facing.ts'
import * as fighting from './steps/fighting.ts'
import * as harm from './steps/harm.ts'
import * as keeper from './steps/keeper.ts'
import * as monsters from './steps/monsters.ts'
import * as moving from './steps/moving.ts'
import * as mythos from './steps/mythos.ts'
import * as puzzling from './steps/puzzling.ts'
import * as resolving from './steps/resolving.ts'
import * as round from './steps/round.ts'
import * as story from './steps/story.ts'
import * as testing from './steps/testing.ts'
import * as trading from './steps/trading.ts'
import * as urges from './steps/urges.ts'

/** The rules, chapter by chapter. Each brings its verbs and events (`vocabulary`) and what they do (`rules`). */
export const chapters = [
  setup,
  round,
  acting,
  moving,
  entering,
  facing,
  testing,
  fighting,
  casting,
  puzzling,
  harm,
  keeper,
  trading,
  urges,
  mythos,
  monsters,
  story,
  resolving,
  customs,
] as const
