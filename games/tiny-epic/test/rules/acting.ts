import type { Character } from '../../content/characters.ts'
import type { Page } from '../../cards/pages.ts'
import type { Composure } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import type { Choices } from '../../kind.ts'
import { type Scene, type Setting, scene } from '../scene.ts'

/** Short questions about a scene, and beginnings that many tests share. */

/** Without an ability that is a verb of its own, so that a turn without actions ends by itself. */
export const plain: Setting = { sheets: { p1: 'medium', p2: 'detective' } }

/** Phase 2, with the active player in the Great Old One's town. */
export const phaseTwo: Setting = {
  ...plain,
  greatOldOne: { phase: 2, at: 'library' },
  at: { p1: 'library' },
}

/** Pages with the rune of each colour. */
export const runesOf = {
  fear: ['page-01', 'page-02', 'page-03', 'page-04', 'page-05'],
  rage: ['page-11', 'page-12', 'page-13', 'page-14', 'page-15'],
  greed: ['page-21', 'page-22', 'page-23', 'page-24', 'page-25'],
} as const satisfies Record<string, Page[]>

export function placeOf(s: Scene, who: Character): Town {
  return s.character(who).at
}

/** The towns where an action may lead, in alphabetical order. */
export function goals(s: Scene, step: 'move' | 'sail'): Town[] {
  return s
    .offered(step)
    .map(({ to }) => to)
    .toSorted()
}

/** The tentacles drawn since the last choice. */
export function drawn(s: Scene): string[] {
  return s.happened('tentacleDrawn').map(({ kind }) => kind)
}

/** The names of those events that matter here, in the order in which they happened. */
export function tale(s: Scene, ...which: string[]): string[] {
  return s.story.filter((event) => which.includes(event))
}

/** What was spent since the last choice, and where it went: `rage to discard`. */
export function spent(s: Scene): string[] {
  return s.happened('spent').map(({ tentacle, to }) => `${tentacle} to ${to}`)
}

/** Fear, rage and greed on the shambler mat. */
export function mat({ table }: Scene): [number, number, number] {
  const { fear, rage, greed } = table.mat.madness
  return [fear, rage, greed]
}

/** Fear, rage, greed, chaos and eldritch tentacles on the discard mat. */
export function discarded({ table }: Scene): [number, number, number, number, number] {
  const { fear, rage, greed, chaos, eldritch } = table.discard
  return [fear, rage, greed, chaos, eldritch]
}

/** Fear, rage and greed in a town. */
export function madnessIn({ table }: Scene, town: Town): [number, number, number] {
  const { fear, rage, greed } = table.towns[town]!.madness
  return [fear, rage, greed]
}

/** The verbs that the active player is offered, each once, in alphabetical order. */
export function verbs(s: Scene): string[] {
  const steps = s.engine.optionsOf(s.asked!.seat).map(({ step }) => step)
  return [...new Set(steps)].toSorted()
}

/** The tentacles with which the price may be paid next. */
export function payable(s: Scene): Composure[] {
  return s.offered('pay').map(({ tentacle }) => tentacle)
}

/** The active player pays with these tentacles of the own sheet, one after another, as long as it is asked. */
export function pay(s: Scene, ...tentacles: Composure[]): Scene {
  for (const tentacle of tentacles)
    if (s.asked?.step === 'payHow') s.choose('pay', { from: s.asked.seat as Character, tentacle })
  return s
}

/** Rolls for a Banish: the dice come in this order. Offered rerolls are declined. */
export function rollForBanish(setting: Setting, ...dice: number[]): Scene {
  const s = scene({ ...plain, ...setting }).next(...dice.map(String))
  s.choose('banish', {})
  return s.asked?.step === 'rerollWhich' ? s.choose('keepDice', {}) : s
}

/** Tries to seal, with these dice; offered rerolls are declined. */
export function trySeal(setting: Setting, space: Choices['seal'], ...dice: number[]): Scene {
  const s = scene({ ...phaseTwo, ...setting }).next(...dice.map(String))
  s.choose('seal', space)
  return s.asked?.step === 'rerollWhich' ? s.choose('keepDice', {}) : s
}
