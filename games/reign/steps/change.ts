import type { Seat } from '@miskatonic/kernel'
import type { Card } from '../content/cards.ts'
import { type Town, towns } from '../content/map.ts'
import type { At } from '../kind.ts'
import type { Fact } from '../position.ts'
import { cardLeft, cardReceived } from './known.ts'
import { handOf } from './queries.ts'

/** The small changes that several chapters make. */

export function spendActions(play: At, cost: number): void {
  play.table.turn.actionsLeft -= cost
}

export function discardCard(play: At, seat: Seat, card: Card): void {
  layOnDiscard(play, seat, card)
  play.emit('cardDiscarded', { seat, card })
}

/** RC-015: a card discarded from a hand goes face up to the player discard pile. */
export function layOnDiscard(play: At, seat: Seat, card: Card): void {
  takeFromHand(play, seat, card)
  play.table.playerDiscard.push(card)
}

export function takeFromHand(play: At, seat: Seat, card: Card): void {
  const hand = handOf(play, seat)
  hand.splice(hand.indexOf(card), 1)
  cardLeft(play.table, seat, card)
}

/** Everybody sees that a card comes into this hand, and knows so much about it. */
export function addToHand(play: At, seat: Seat, card: Card, seen: Fact): void {
  handOf(play, seat).push(card)
  cardReceived(play.table, seat, seen)
}

export function takeFromDiscard(play: At, seat: Seat, card: Town, why: 'reporter' | 'hourglass'): void {
  const { playerDiscard } = play.table
  playerDiscard.splice(playerDiscard.indexOf(card), 1)
  addToHand(play, seat, card, card)
  play.emit('clueTaken', { seat, card, why })
}

export type Ending =
  | 'sealed'
  | 'cthulhu'
  | 'no-cultists'
  | 'azathoth'
  | 'no-shoggoths'
  | 'no-cards'
  | 'insane'

/** RC-001: all win or all lose at the same moment; RC-038: at once. */
export function endGame(play: At, how: Ending): void {
  play.end({ how, winners: how === 'sealed' ? play.seats : [] })
}

/** RC-030, RC-031: the fourth seal wins, before anything else happens. */
export function wonBySealing(play: At): boolean {
  if (towns.some((town) => play.table.gates[town] === 'open')) return false
  endGame(play, 'sealed')
  return true
}
