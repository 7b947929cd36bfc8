import type { Screen } from '@miskatonic/screen/contract'
import { type Seen, charactersOf } from '../seen.ts'
import Face from './Face.svelte'
import Sheet from './Sheet.svelte'

/** All characters: players in the order of their seats, then assistants. */
export const people: Screen['people'] = {
  who: ({ table }) => charactersOf(table as Seen),
  active: ({ table }) => {
    const { turn } = table as Seen
    return turn.step === 'setup' ? null : turn.active
  },
  face: Face,
  sheet: Sheet,
}
