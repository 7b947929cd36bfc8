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
  'Kurz, a w kurzu ślady kogoś, kto szukał przed tobą.',
  'Szuflada sznurków, korków i kluczy do niczego.',
  'Przysięgasz, że coś tu było, patrzysz drugi raz i nie ma.',
  'Dziecięca rękawiczka. Chyba nic nie znaczy.',
  'Ćmy.',
  'Zegar, który słychać, a którego nie widać. Nieważne.',
] as const
