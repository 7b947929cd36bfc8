import type { Screen } from '@miskatonic/screen/contract'
import { heroSeat } from '../../content/characters.ts'
import Face from './Face.svelte'
import Sheet from './Sheet.svelte'

/** The Hero, then those who play Evil. */
export const people: Screen['people'] = {
  who: ({ seats }) => [heroSeat, ...seats.filter((seat) => seat !== heroSeat)],
  active: ({ asked }) => asked?.waiting[0] ?? null,
  face: Face,
  sheet: Sheet,
}
