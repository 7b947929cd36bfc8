import type { Screen } from '@miskatonic/screen/contract'
import { tableIn } from '../seen.ts'
import Face from './Face.svelte'
import Sheet from './Sheet.svelte'

/** The investigators in the order in which they sit. */
export const people: Screen['people'] = {
  who: ({ seats }) => seats,
  active: (view) => tableIn(view).turn?.seat ?? view.asked?.waiting[0] ?? null,
  face: Face,
  sheet: Sheet,
}
