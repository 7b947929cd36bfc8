import { type Atom, horror, test } from '../../effects.ts'

/** Steps that the Events of several stories have in common. */

/** A test of Willpower; failure: 1 horror. */
export const shudder = test('willpower', 0, { failure: [horror(1)] })

/** Every Event IV: the Objective is revealed; if it has been already, the Keeper gains 2 threat (MM-C508). */
export const reveal: Atom = { do: 'revealObjective', threat: 2 }

/** Every Event V. */
export const lastEvent: Atom = { do: 'lastEvent' }

export function darkness(room: string): Atom {
  return { do: 'darkness', at: room }
}
