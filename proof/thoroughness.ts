import { changes } from './checks/changes.ts'
import type { Check, GameCheck } from './checks/check.ts'
import { components } from './checks/components.ts'
import { copies } from './checks/copies.ts'
import { everyIllegal, illegal } from './checks/illegal.ts'
import { plain } from './checks/plain.ts'
import { questions } from './checks/questions.ts'
import { repeats } from './checks/repeats.ts'
import { secrets } from './checks/secrets.ts'
import { total } from './checks/total.ts'
import { rewind, undo } from './checks/undo.ts'
import { worlds } from './checks/worlds.ts'

/** How closely a game is looked at. All rates of the battery stand here. */
export interface Thoroughness {
  /** Each check, and to how many decisions there is, on average, one inspection. The end of a game is always inspected. */
  readonly decisions: readonly (readonly [Check, number])[]
  readonly games: readonly GameCheck[]
  /** Keeps every hash and the position before each choice, and makes sure that no check changes the game it looks at. */
  readonly closely: boolean
}

/** The whole battery. How often a check runs depends on what it costs at one decision of a game with four seats. */
const full: Thoroughness = {
  decisions: [
    [plain, 1],
    [total, 1],
    [components, 1],
    [questions, 3],
    [copies, 3],
    [changes, 3],
    [illegal, 4],
    [secrets, 6],
    [undo, 24],
    [worlds, 30],
    [everyIllegal, 150],
  ],
  games: [repeats, rewind],
  closely: true,
}

/** What every game can afford when there are a hundred thousand of them. */
const fast: Thoroughness = {
  decisions: [
    [total, 24],
    [components, 24],
  ],
  games: [repeats],
  closely: false,
}

export const thoroughness = { full, fast } as const

/** In a long run with fast checks, one in this many games gets the whole battery. */
export const FULL_EVERY = 2500
