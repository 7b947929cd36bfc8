import type { Target } from './contract.ts'
import type { Stage } from './stage.svelte.ts'

/** Accessible name and behaviour of a target on the board, independent of how it is drawn. */

/** What a screen reader says of a target: its name and what can be done with it, or why nothing can. */
export function litLabel(on: Stage, target: Target, name: string): string {
  const offers = on.offersOn(target).map(({ label }) => label)
  const said = offers.length > 0 ? offers : on.prohibitionsOn(target).map(({ reason }) => reason)
  return said.length === 0 ? name : `${name}. ${[...new Set(said)].join('; ')}`
}

/**
 * What answers when it is pressed is a button, unless it is a group of things to read; anything else is a picture or a group. (Each attribute
 * has a function of its own: an element with spread attributes takes several times as long to draw.)
 */
export function roleOf(on: Stage, target: Target, otherwise: 'img' | 'group'): 'button' | 'img' | 'group' {
  if (on.isLit(target)) return 'button'
  return on.answers(target) && otherwise === 'img' ? 'button' : otherwise
}

/** The value of `data-unlit`: there if it can be asked about, but is no choice. */
export function unlitMark(on: Stage, target: Target): '' | undefined {
  return on.answers(target) && !on.isLit(target) ? '' : undefined
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
  /** It was chosen, and that is being confirmed or sent. */
  readonly chosen: boolean
  /** It has changed since the last turn of this device. */
  readonly fresh: boolean
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
    chosen: ids.some((each) => on.isChosen(each)),
    fresh: ids.some((each) => on.fresh.has(each)),
    refused: !lit && hovered && isForbidden,
    meant,
    passes: meant !== id && on.isLit(meant),
    pinged: ids.map((each) => on.pings.get(each)).find((each) => each !== undefined),
  }
}
