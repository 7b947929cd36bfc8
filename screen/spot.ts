import type { Target } from './contract.ts'
import type { Stage } from './stage.svelte.ts'

/** Accessible name and behaviour of a target on the board, independent of how it is drawn. */

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

/** One thing may have several names, such as "the page of this town" and "the page beside p1": the one with choices, or with refusals. */
export function meantBy(on: Stage, ids: readonly Target[]): Target {
  const [usual = ''] = ids
  return ids.find((id) => on.isLit(id)) ?? ids.find((id) => on.prohibitionsOn(id).length > 0) ?? usual
}

/** How a target looks and what a press on it means. */
export interface SpotState {
  readonly id: Target
  /** It can be chosen. */
  readonly lit: boolean
  readonly hovered: boolean
  /** It is hovered, and a rule forbids what could be expected there. */
  readonly refused: boolean
  /** The target of a press: itself, or what it lies on. */
  readonly meant: Target
  /** A press goes to what it lies on. */
  readonly passes: boolean
  /** The player who points at it. */
  readonly pinged: string | undefined
}

/** The state of a target by its names; `beneath` is what it lies on, and is meant where nothing can be done with the target itself. */
export function spotState(on: Stage, ids: readonly Target[], beneath?: Target): SpotState {
  const id = meantBy(on, ids)
  const lit = on.isLit(id)
  const isForbidden = on.prohibitionsOn(id).length > 0
  const hovered = ids.some((each) => on.isHovered(each))
  const meant = beneath !== undefined && !lit && (on.isLit(beneath) || !isForbidden) ? beneath : id
  return {
    id,
    lit,
    hovered,
    refused: !lit && hovered && isForbidden,
    meant,
    passes: meant !== id && on.isLit(meant),
    pinged: ids.map((each) => on.pings.get(each)).find((each) => each !== undefined),
  }
}
