import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { cardName, relicName, relics } from '../cards/relics.ts'
import { type Card, isClue, isRelic } from '../content/cards.ts'
import { type Town, townOf } from '../content/map.ts'
import type { At, Choices, Forbidden, Rules } from '../kind.ts'
import { event } from '../event-sights.ts'
import * as a from '../names.ts'
import { addToHand, spendActions, takeFromHand } from './change.ts'
import { cardShown } from './known.ts'
import { cannotSpend, cluesIn, costNote, handOf, holdsRelic, mayHold, placeOf } from './queries.ts'

const { integer, object } = shape

/** Give or Take 1 Clue Card, Give or Take 1 Relic (RC-220 and following). No action is spent until the other player has agreed. */
export const vocabulary = {
  choices: {
    giveClue: object({ card: a.town, to: a.seat }),
    takeClue: object({ card: a.town, from: a.seat }),
    giveRelic: object({ relic: relicName, to: a.seat }),
    takeRelic: object({ relic: relicName, from: a.seat }),
    agree: answering('consent', object({})),
    decline: answering('consent', object({})),
  },
  asks: { consent: object({ card: cardName, from: a.seat, to: a.seat, cost: integer(0, 2), by: a.seat }) },
  events: {
    tradeOffered: event(object({ from: a.seat, to: a.seat, card: cardName, by: a.seat }), 'open', 'onOffer'),
    tradeDeclined: event(object({ seat: a.seat }), 'open', 'onOffer'),
    cardGiven: event(
      object({ from: a.seat, to: a.seat, card: cardName }),
      'open',
      'hands',
      'turn',
      'passed',
      'onOffer',
    ),
  },
}

export const rules = {
  giveClue(play, { card, to }, by) {
    offerTrade(play, { card, from: by, to, by })
  },
  takeClue(play, { card, from }, by) {
    offerTrade(play, { card, from, to: by, by })
  },
  giveRelic(play, { relic, to }, by) {
    offerTrade(play, { card: relic, from: by, to, by })
  },
  takeRelic(play, { relic, from }, by) {
    offerTrade(play, { card: relic, from, to: by, by })
  },

  /** RC-224, RC-225. With closed hands a player may be asked for a card that is not there; then there is nothing to agree to. */
  consent(play, { card, from, to, by }) {
    play.ask(by === from ? to : from, isClue(card) ? 'RC-224' : 'RC-225', (may) => {
      if (handOf(play, from).includes(card)) may('agree', {}, isClue(card) ? 'RC-222' : 'RC-220')
      else may.not('agree', {}, 'RC-158')
      may('decline', {}, isClue(card) ? 'RC-224' : 'RC-225')
    })
  },

  agree(play, _, _by, { card, from, to, cost }) {
    spendActions(play, cost)
    takeFromHand(play, from, card)
    addToHand(play, to, card, card)
    play.table.passed = []
    play.table.onOffer = null
    play.emit('cardGiven', { from, to, card })
  },

  decline(play, _, by) {
    play.table.onOffer = null
    play.emit('tradeDeclined', { seat: by })
  },
} satisfies Rules

export const forbidden = {
  giveClue: giveClueForbidden,
  takeClue: takeClueForbidden,
  giveRelic: giveRelicForbidden,
  takeRelic: takeRelicForbidden,
} satisfies Forbidden

/** Asks the other player. Free trades cost nothing (RC-672). */
export function offerTrade(
  play: At,
  trade: { card: Card; from: Seat; to: Seat; by: Seat },
  free = false,
): void {
  const other = trade.by === trade.from ? trade.to : trade.from
  const cost = free ? 0 : tradeCost(play, isClue(trade.card) ? 'clue' : 'relic', trade.by, other)
  if (trade.by === trade.from) {
    play.table.onOffer = { card: trade.card, from: trade.from }
    cardShown(play.table, trade.from, trade.card)
  }
  play.emit('tradeOffered', trade)
  play.then('consent', { ...trade, cost })
}

export function offerTrades(play: At, seat: Seat, may: May<Choices>): void {
  const here = placeOf(play, seat)
  for (const other of play.seats) {
    if (other === seat) continue
    if (placeOf(play, other) !== here) refuseDistantTrades(play, seat, other, may)
    else {
      offerClueTrades(play, seat, other, townOf[here], may)
      offerRelicTrades(play, seat, other, may)
    }
  }
}

function refuseDistantTrades(play: At, seat: Seat, other: Seat, may: May<Choices>): void {
  const card = townOf[placeOf(play, seat)]
  may.not('giveClue', { card, to: other }, 'RC-223')
  may.not('takeClue', { card, from: other }, 'RC-223')
}

function offerClueTrades(play: At, seat: Seat, other: Seat, here: Town, may: May<Choices>): void {
  const hand = handOf(play, seat)
  for (const card of cluesIn(hand)) if (card !== here) may.not('giveClue', { card, to: other }, 'RC-222')
  const canTake = mayHold(play, other, here, seat)
  if (!canTake) may.not('takeClue', { card: here, from: other }, 'RC-222')
  const canGive = hand.includes(here)
  if (!canGive && !canTake) return
  const cost = tradeCost(play, 'clue', seat, other)
  const rule = cannotSpend(play, seat, cost)
  if (canGive) may.unless(rule, 'giveClue', { card: here, to: other }, 'RC-222', costNote(cost))
  if (canTake) may.unless(rule, 'takeClue', { card: here, from: other }, 'RC-222', costNote(cost))
}

function offerRelicTrades(play: At, seat: Seat, other: Seat, may: May<Choices>): void {
  for (const relic of handOf(play, seat)) {
    if (!isRelic(relic)) continue
    const rule = giveRelicForbidden(play, seat, { relic, to: other })
    may.unless(rule, 'giveRelic', { relic, to: other }, 'RC-220')
  }
  for (const relic of relicsToAskFor(play, seat, other)) {
    const rule = takeRelicForbidden(play, seat, { relic, from: other })
    may.unless(rule, 'takeRelic', { relic, from: other }, 'RC-220')
  }
}

/** The relics that `other` holds or, with closed hands, might hold. */
export function relicsToAskFor(play: At, seat: Seat, other: Seat): Choices['takeRelic']['relic'][] {
  if (play.options.hands === 'open') {
    const hand = handOf(play, other)
    return holdsRelic(hand) ? hand.filter(isRelic) : []
  }
  return relics.filter((relic) => mayHold(play, other, relic, seat))
}

function giveClueForbidden(play: At, seat: Seat, { card, to }: Choices['giveClue']): Rule | undefined {
  if (!handOf(play, seat).includes(card)) return 'RC-158'
  return clueTradeForbidden(play, seat, to, card)
}

function takeClueForbidden(play: At, seat: Seat, { card, from }: Choices['takeClue']): Rule | undefined {
  return (
    clueTradeForbidden(play, seat, from, card) ?? (mayHold(play, from, card, seat) ? undefined : 'RC-222')
  )
}

function clueTradeForbidden(play: At, seat: Seat, other: Seat, card: Town): Rule | undefined {
  if (play.table.turn.active !== seat) return 'RC-227'
  if (!areTogether(play, seat, other)) return 'RC-223'
  if (card !== townOf[placeOf(play, seat)]) return 'RC-222'
  return cannotSpend(play, seat, tradeCost(play, 'clue', seat, other))
}

function giveRelicForbidden(play: At, seat: Seat, { relic, to }: Choices['giveRelic']): Rule | undefined {
  if (!handOf(play, seat).includes(relic)) return 'RC-158'
  return (
    relicTradeForbidden(play, seat, to) ?? play.answer('givingRelicForbidden', undefined, { from: seat, to })
  )
}

function takeRelicForbidden(play: At, seat: Seat, { relic, from }: Choices['takeRelic']): Rule | undefined {
  const rule =
    relicTradeForbidden(play, seat, from) ??
    play.answer('givingRelicForbidden', undefined, { from, to: seat })
  return rule ?? (mayHold(play, from, relic, seat) ? undefined : 'RC-220')
}

function relicTradeForbidden(play: At, seat: Seat, other: Seat): Rule | undefined {
  if (play.table.turn.active !== seat) return 'RC-227'
  return areTogether(play, seat, other)
    ? cannotSpend(play, seat, tradeCost(play, 'relic', seat, other))
    : 'RC-221'
}

export function areTogether(play: At, seat: Seat, other: Seat): boolean {
  return seat !== other && play.seats.includes(other) && placeOf(play, seat) === placeOf(play, other)
}

function tradeCost(play: At, kind: 'clue' | 'relic', seat: Seat, other: Seat): number {
  return play.answer('tradeCost', 1, { kind, seat, with: other })
}
