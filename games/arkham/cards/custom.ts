/**
 * What fits no vocabulary: names of steps, conditions, places and rules that the engine writes by hand. The comment above a name is the
 * ledger's own text; the tests of the annexes compare it.
 */

export const customSteps = [
  /** if at least one Deep One monster is on the board: place 1 doom on the space of each Deep One monster (streets: AH-472.3); otherwise spread doom 1 */
  'deep-one-reckoning',
  /** move 1 doom from its space to the scenario sheet */
  'doom-to-sheet',
  /** shuffle 2 white and 1 blue marker face down and put one each on unvisited-isle, black-cave and south-church */
  'hide-ropes',
  /** turn it. White: remove it; gain remnant 1; focus any 1. Blue: leave it face up; remove all other markers; codex add 54; codex return 52 */
  'turn-rope',
  /** move that marker to this card */
  'put-out-lamp',
  /** relight one lamp (group moves one marker from card 60 back to its setup space; if card 60 has none: doom +1 @unstable) */
  'relight-lamp',
  /** choose another investigator on any space; that investigator is devoured */
  'devour-another',
  /** spawn one monster on each space of your neighbourhood; then each of these that is engaged attacks at once */
  'alliance-of-evil',
  /** discard three clues in total from investigators and the scenario sheet (group chooses; all if fewer); if fewer than two were discarded place 1 doom on the scenario sheet */
  'forbidden-knowledge',
] as const

/** Investigators whom an effect concerns. */
export const customWho = [
  /** each investigator on a bridge street or in the Merchant District */
  'on-bridge-or-merchant-district',
  /** each investigator on a space with a lit lamp */
  'at-lit-lamp',
  /** each investigator in the neighbourhood of an unstable space */
  'near-unstable',
  /** each investigator with the least remaining health (group breaks ties) */
  'least-health',
] as const

export const customConditions = [
  /** at most one lamp is lit */
  'at-most-one-lamp',
] as const
