import type { Rule, Seat } from '@miskatonic/kernel'
import { type Card, isClue, isRelic } from '../content/cards.ts'
import { usualHandLimit } from '../content/investigators.ts'
import { type Place, type Town, gateOf, hasGate, townOf, towns } from '../content/map.ts'
import { summoningRate } from '../content/old-ones.ts'
import type { At } from '../kind.ts'
import type { Player, Table } from '../position.ts'

/** What can be read off the table. Nothing here changes anything. */

export function playerAt(play: At, seat: Seat): Player {
  return play.table.players[seat]!
}

export function placeOf(play: At, seat: Seat): Place {
  return play.table.players[seat]!.at
}

export function handOf(play: At, seat: Seat): Card[] {
  return play.table.hands[seat]!
}

export function isInsane(play: At, seat: Seat): boolean {
  return play.table.players[seat]!.sanity === 0
}

/** In the actions step of the own turn. */
export function isActing(play: At, seat: Seat): boolean {
  return play.table.turn.active === seat && play.table.turn.step === 'actions'
}

/** The seats, the active one first, then clockwise. */
export function turnOrder(play: At): Seat[] {
  const { seats } = play
  const first = seats.indexOf(play.table.turn.active)
  return seats.map((_, i) => seats[(first + i) % seats.length]!)
}

/** Who stands at a location, in turn order. */
export function investigatorsAt(play: At, place: Place): Seat[] {
  return turnOrder(play).filter((seat) => placeOf(play, seat) === place)
}

export function hasShoggoth(play: At, place: Place): boolean {
  const { shoggoths } = play.table
  for (let i = 0; i < shoggoths.length; i++) if (shoggoths[i]!.at === place) return true
  return false
}

export function isOpenGate(play: At, place: Place): boolean {
  return hasGate[place] && play.table.gates[townOf[place]] === 'open'
}

export function openGates(play: At): Place[] {
  return towns.filter((town) => play.table.gates[town] === 'open').map((town) => gateOf[town])
}

export function count(hand: readonly Card[], card: Card): number {
  let found = 0
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) found++
  return found
}

/** The different clue cards of a hand; cards of one town are alike. */
export function cluesIn(hand: readonly Card[]): Town[] {
  return towns.filter((town) => hand.includes(town))
}

export function holdsClue(hand: readonly Card[]): boolean {
  return hand.some(isClue)
}

export function holdsRelic(hand: readonly Card[]): boolean {
  for (let i = 0; i < hand.length; i++) if (isRelic(hand[i]!)) return true
  return false
}

export function handLimitOf(play: At, seat: Seat): number {
  return play.answer('handLimit', usualHandLimit, { seat })
}

export function currentRate(table: Table): number {
  return summoningRate[Math.min(table.awake.length, summoningRate.length - 1)]!
}

/**
 * Whether `seat` could hold a card, for all that others may know. With open hands everybody sees whether it does; with closed hands
 * everything is possible that lies nowhere in the open.
 */
export function mayHold(play: At, seat: Seat, card: Card, asker: Seat): boolean {
  const hand = handOf(play, seat)
  if (play.options.hands === 'open') return hand.includes(card)
  if (hand.length === 0) return false
  return isClue(card) || !isRelicInTheOpen(play, card, asker)
}

function isRelicInTheOpen({ table }: At, card: Card, asker: Seat): boolean {
  return (
    table.hands[asker]!.includes(card) ||
    table.playerDiscard.includes(card) ||
    table.relicsInBox.some((relic) => relic === card) ||
    table.inForce.some(({ relic }) => relic === card)
  )
}

/** Why `seat` cannot pay `cost` actions now, if it cannot. */
export function cannotSpend(play: At, seat: Seat, cost: number): Rule | undefined {
  const { turn } = play.table
  if (turn.active !== seat) return 'RC-132'
  if (turn.step !== 'actions') return 'RC-130'
  if (turn.actionsLeft === 0) return isInsane(play, seat) ? 'RC-151' : 'RC-150'
  return turn.actionsLeft < cost ? 'RC-156' : undefined
}

/** A word beside an option that costs more than the usual action. */
export function costNote(cost: number): string | undefined {
  return cost > 1 ? `costs-${cost}` : undefined
}
