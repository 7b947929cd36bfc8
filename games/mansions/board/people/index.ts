import type { Screen } from '@miskatonic/screen/contract'
import { keeper } from '../../names.ts'
import { investigatorsIn, tableIn } from '../seen.ts'
import Face from './Face.svelte'
import Sheet from './Sheet.svelte'

/** The investigators in their order, then the Keeper. */
export const people: Screen['people'] = {
  who: (view) => [...investigatorsIn(view), keeper],
  active: (view) => tableIn(view).turn?.seat ?? view.asked?.waiting[0] ?? null,
  face: Face,
  sheet: Sheet,
}
