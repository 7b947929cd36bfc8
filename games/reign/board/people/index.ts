import type { Screen } from '@miskatonic/screen/contract'
import { tableIn } from '../seen.ts'
import Face from './Face.svelte'
import Sheet from './Sheet.svelte'

/** The investigators, in turn order. */
export const people: Screen['people'] = {
  who: ({ seats }) => seats,
  active: (view) => {
    const { turn } = tableIn(view)
    return turn.step === 'setup' ? null : turn.active
  },
  face: Face,
  sheet: Sheet,
}
