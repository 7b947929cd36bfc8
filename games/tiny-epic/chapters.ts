import * as setup from './setup.ts'
import * as abilities from './steps/abilities.ts'
import * as banishing from './steps/banishing.ts'
import * as change from './steps/change.ts'
import * as collecting from './steps/collecting.ts'
import * as commands from './steps/commands.ts'
import * as dice from './steps/dice.ts'
import * as extraActions from './steps/extra-actions.ts'
import * as hope from './steps/hope.ts'
import * as movement from './steps/movement.ts'
import * as paying from './steps/paying.ts'
import * as powers from './steps/powers.ts'
import * as script from './steps/script.ts'
import * as sealing from './steps/sealing.ts'
import * as townActions from './steps/town-actions.ts'
import * as translating from './steps/translating.ts'
import * as turn from './steps/turn.ts'
import * as wheel from './steps/wheel.ts'

/** The chapters of the rules, roughly in the order of the rulebook. Each brings its verbs and events. */
export const chapters = [
  setup,
  turn,
  wheel,
  change,
  powers,
  movement,
  collecting,
  banishing,
  dice,
  paying,
  townActions,
  translating,
  sealing,
  hope,
  extraActions,
  abilities,
  script,
  commands,
] as const
