import type { Target } from './contract.ts'
import type { Stage } from './stage.svelte.ts'

/** How a thing on the board that can be pointed at speaks and behaves, whatever it looks like. */

/** What a lit thing says to those who do not see it glow: its name and what can be done with it. */
export function litLabel(on: Stage, target: Target, name: string): string {
  const offers = on.offersOn(target)
  return offers.length === 0 ? name : `${name}. ${offers.map(({ label }) => label).join('; ')}`
}

/** A lit thing is a button; any other is a picture, or a group of things to read. */
export function roleOf(
  lit: boolean,
  otherwise: 'img' | 'group',
): { role: 'button'; tabindex: 0 } | { role: 'img' | 'group' } {
  return lit ? { role: 'button', tabindex: 0 } : { role: otherwise }
}

/** One thing may be meant by several names, such as "the page of this town" and "the page beside p1": whichever has something to say. */
export function meantBy(on: Stage, ids: readonly Target[]): Target {
  const [usual = ''] = ids
  return ids.find((id) => on.isLit(id)) ?? ids.find((id) => on.prohibitionsOn(id).length > 0) ?? usual
}
