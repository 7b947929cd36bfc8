/** Narrative lines of the cards. They have no effect on the rules (MM-829). */

export { lines as doors } from './cards/doors.ts'
export { lives } from './cards/investigators.ts'
export { lines as items } from './cards/items.ts'
export { lines as keeperActions } from './cards/keeper-actions.ts'
export { lines as monsters } from './cards/monsters.ts'
export { lines as mythos } from './cards/mythos.ts'
export { lines as spells } from './cards/spells.ts'
export { lines as traumas } from './cards/trauma.ts'

/** Read when nothing of interest is found; which line is shown has no effect. */
export const nothing = [
  'Dust, and in the dust the marks of somebody who looked before you.',
  'A drawer of string, corks, keys to nothing.',
  'You would swear there was something here, and you look again, and there is not.',
  "A child's glove. It does not seem to mean anything.",
  'Moths.',
  'A clock you can hear and cannot find. It is not important.',
] as const
