import { scenarioOf } from '../catalogue.ts'
import type { CustomConstant } from '../cards/custom.ts'
import type { At } from '../kind.ts'
import type { Place } from '../names.ts'
import type { Table } from '../position.ts'
import { eventCard, sidesWith } from '../unread.ts'
import { distancesFrom } from './board.ts'
import { board, doomAt, dreamingSpaces, neighboursWith } from './look.ts'

/** Readings of the table that depend on event cards or the codex. */

/** AH-438.2, AH-438.3. */
export function unstableSpaces(play: Pick<At, 'table' | 'options'>): readonly Place[] {
  const top = play.table.eventDiscard[0]
  return top === undefined ? [scenarioOf(play.options.scenario).start] : eventCard(top).doom
}

/** AH-R57: the spaces with the most doom; the unstable ones while there is none. */
export function mostDoomSpaces(play: Pick<At, 'table' | 'options'>): readonly Place[] {
  const { spaces } = board(play)
  const most = Math.max(...spaces.map((space) => doomAt(play.table, space)))
  return most === 0 ? unstableSpaces(play) : spaces.filter((space) => doomAt(play.table, space) === most)
}

/** AH-452.3, AH-463.2: places that share a border; with archive card 82 all dreaming spaces are adjacent to each other. */
export function neighboursOf(play: Pick<At, 'table' | 'options'>, place: Place): readonly Place[] {
  return neighboursWith(dreamsOf(play.table), play, place)
}

/** Dreaming spaces that are adjacent to each other; none without archive card 82. */
function dreamsOf(table: Table): Place[] {
  if (table.markers.length === 0 || !isInForce(table, 'dreaming-adjacent')) return []
  return dreamingSpaces(table)
}

function distances(play: Pick<At, 'table' | 'options'>, from: Place): ReadonlyMap<Place, number> {
  const dreams = dreamsOf(play.table)
  return distancesFrom(board(play), from, dreams)
}

/** AH-202.2g: those of `targets` that are nearest to `from`. */
export function nearest(
  play: Pick<At, 'table' | 'options'>,
  from: Place,
  targets: readonly Place[],
): Place[] {
  const distancesTo = distances(play, from)
  const least = Math.min(...targets.map((target) => distancesTo.get(target) ?? Infinity))
  return least === Infinity ? [] : [...new Set(targets)].filter((target) => distancesTo.get(target) === least)
}

/** AH-R52: the next spaces on shortest paths. */
export function stepsTowards(play: Pick<At, 'table' | 'options'>, from: Place, to: Place): Place[] {
  const left = distances(play, to)
  const here = left.get(from)
  if (here === undefined || here === 0) return []
  return neighboursOf(play, from).filter((next) => left.get(next) === here - 1)
}

/** Whether a rule of a card in the codex is in force. */
export function isInForce(table: Table, constant: CustomConstant): boolean {
  const sides = sidesWith(constant)
  return table.codex.some((lying) =>
    sides.some(({ card, side }) => lying.card === card && lying.side === side),
  )
}
