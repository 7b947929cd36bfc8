import { type ByName, callFor } from '@miskatonic/kernel'
import type { Skill } from '../../content/ids.ts'
import type { Events } from '../../kind.ts'
import type { Told } from './told.ts'

/** A test as it has been shown so far. */
export interface Rolling {
  readonly seat: string
  readonly skill: Skill
  /** Dice before cards added some. */
  readonly pool: number
  readonly cards: readonly { readonly card: string; readonly dice: number }[]
  readonly dice: readonly number[]
  /** How often each die was thrown or raised: a new number throws it on the screen. */
  readonly thrown: readonly number[]
  /** Successes that are not on dice. */
  readonly added: readonly { readonly card: string | null; readonly n: number }[]
  readonly successes: number | null
}

/** Tests in progress, the innermost last (AH-R50); a test that has just ended stays in sight until something else happens. */
export interface Tests {
  readonly open: readonly Rolling[]
  readonly ended: Rolling | null
}
export const noTests: Tests = { open: [], ended: null }

export function testsAfter(tests: Tests, { event, args }: Told): Tests {
  if (event === 'testBegan') {
    const { seat, skill, pool } = args as Events['testBegan']
    const begun: Rolling = {
      seat,
      skill,
      pool,
      cards: [],
      dice: [],
      thrown: [],
      added: [],
      successes: null,
    }
    return { open: [...tests.open, begun], ended: null }
  }
  const current = tests.open.at(-1)
  const changed = current && callFor(changes, event, args, current)
  if (changed === undefined) return tests.ended === null ? tests : { ...tests, ended: null }
  const outer = tests.open.slice(0, -1)
  return event === 'testEnded' ? { open: outer, ended: changed } : { open: [...outer, changed], ended: null }
}

const changes: ByName<Events, Rolling, [test: Rolling]> = {
  diceAdded: ({ card, dice }, test) => ({ ...test, cards: [...test.cards, { card, dice }] }),
  diceRolled: ({ dice }, test) => ({ ...test, dice, thrown: dice.map(() => 1) }),
  dieRerolled: turned,
  dieRaised: turned,
  successesAdded: ({ card, n }, test) => ({ ...test, added: [...test.added, { card, n }] }),
  testEnded: ({ successes }, test) => ({ ...test, successes }),
}

function turned({ die, face }: Events['dieRerolled'], test: Rolling): Rolling {
  return {
    ...test,
    dice: test.dice.with(die, face),
    thrown: test.thrown.with(die, (test.thrown[die] ?? 0) + 1),
  }
}

/** What the dice show: those that are successes, by their place. */
export function successesIn(dice: readonly number[], least: number): boolean[] {
  return dice.map((face) => face >= least)
}
