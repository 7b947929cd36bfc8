/** What the cards say. Combat cards, backs of Spells and special attacks are told from their effects (effects.ts). */

export { lockTexts as locks, obstacleTexts as obstacles } from './cards/doors.ts'
export { texts as items } from './cards/items.ts'
export { texts as keeperActions } from './cards/keeper-actions.ts'
export { specials } from './cards/monsters.ts'
export { texts as mythos } from './cards/mythos.ts'
export { texts as spells } from './cards/spells.ts'
export { abilities } from './cards/traits.ts'
export { texts as traumas } from './cards/trauma.ts'
