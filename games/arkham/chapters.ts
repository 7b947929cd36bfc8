import * as setup from './setup.ts'
import * as actions from './steps/actions.ts'
import * as afterwards from './steps/afterwards.ts'
import * as assets from './steps/assets.ts'
import * as casting from './steps/casting.ts'
import * as checks from './steps/checks.ts'
import * as choosing from './steps/choosing.ts'
import * as codex from './steps/codex.ts'
import * as components from './steps/components.ts'
import * as costs from './steps/costs.ts'
import * as customs from './steps/customs.ts'
import * as doom from './steps/doom.ts'
import * as encounters from './steps/encounters.ts'
import * as engagement from './steps/engagement.ts'
import * as fighting from './steps/fighting.ts'
import * as gains from './steps/gains.ts'
import * as harm from './steps/harm.ts'
import * as markers from './steps/markers.ts'
import * as monsters from './steps/monsters.ts'
import * as moving from './steps/moving.ts'
import * as mythos from './steps/mythos.ts'
import * as resolving from './steps/resolving.ts'
import * as round from './steps/round.ts'
import * as testing from './steps/testing.ts'
import * as trading from './steps/trading.ts'

/** The rules, chapter by chapter. Each brings its verbs and events (`vocabulary`) and what they do (`rules`). */
export const chapters = [
  setup,
  round,
  choosing,
  actions,
  moving,
  testing,
  casting,
  components,
  fighting,
  engagement,
  monsters,
  harm,
  trading,
  gains,
  assets,
  afterwards,
  costs,
  resolving,
  encounters,
  mythos,
  doom,
  codex,
  markers,
  customs,
  checks,
] as const
