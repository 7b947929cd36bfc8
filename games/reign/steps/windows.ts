import { type May, type Seat, shape } from '@miskatonic/kernel'
import { sideOf } from '../cards/investigators.ts'
import { cardName } from '../cards/relics.ts'
import { isRelic } from '../content/cards.ts'
import { usualHandLimit } from '../content/investigators.ts'
import type { At, Choices, Rules } from '../kind.ts'
import { event } from '../event-sights.ts'
import * as a from '../names.ts'
import { discardCard } from './change.ts'
import { onlyKindShown } from './known.ts'
import { handLimitOf, handOf, holdsRelic, turnOrder } from './queries.ts'
import { isFutile, offerRelics } from './relics.ts'

const { object } = shape

/**
 * Windows (RC-750 and following): moments when no effect is being resolved. First hand limits, then relics and free trades, the active
 * player first, then clockwise. Players who could do nothing are not asked.
 */
export const vocabulary = {
  choices: { pass: object({}), discard: object({ card: cardName }) },
  asks: { window: object({ seat: a.seat }), handLimit: object({ seat: a.seat }) },
  effects: { openWindow: object({}), windowGoesOn: object({}) },
  events: {
    cardDiscarded: event(object({ seat: a.seat, card: cardName }), 'open', 'hands', 'turn', 'playerDiscard'),
  },
}

export const rules = {
  openWindow(play) {
    play.table.passed = []
    play.then('windowGoesOn', {})
  },

  /** Goes round until everybody who could do something has passed. Each card played opens the window anew for all. */
  windowGoesOn(play) {
    closeEffect(play)
    const over = overLimit(play)
    const next =
      over ?? turnOrder(play).find((seat) => !play.table.passed.includes(seat) && isAsked(play, seat))
    if (next === undefined) return
    play.then(over === undefined ? 'window' : 'handLimit', { seat: next })
    play.then('windowGoesOn', {})
  },

  window(play, { seat }) {
    play.ask(seat, 'RC-480', (may) => {
      offerPlays(play, seat, may)
      const owes = holdsRelic(handOf(play, seat)) && mustPlayRelic(play, seat)
      may.unless(owes ? 'RC-680' : undefined, 'pass', {}, 'RC-750')
    })
  },

  pass(play, _, by) {
    if (mustPlayRelic(play, by)) onlyKindShown(play.table, by, 'clue')
    play.table.passed.push(by)
  },

  /** RC-320 to RC-324: one card at a time. RC-R90: the sane Magician may trade meanwhile. */
  handLimit(play, { seat }) {
    const traders = play.seats.filter((other) => other !== seat && tradesAtAnyTime(play, other))
    play.ask(traders.length === 0 ? seat : { any: [seat, ...traders] }, 'RC-324', (may, who) => {
      if (who === seat) {
        for (const card of new Set(handOf(play, seat))) may('discard', { card }, 'RC-321')
        offerRelics(play, seat, may)
      }
      if (tradesAtAnyTime(play, who)) play.offers(who, may)
    })
  },

  discard(play, { card }, by) {
    discardCard(play, by, card)
  },
} satisfies Rules

/** What may be played in any window. Cards that offer actions check for themselves whether it is time for them. */
export function offerPlays(play: At, seat: Seat, may: May<Choices>): void {
  offerRelics(play, seat, may)
  play.offers(seat, may)
}

export function couldPlayNow(play: At, seat: Seat): boolean {
  return couldPlayRelic(play, seat) || (sideOf(play, seat).hasUse?.(play, seat) ?? false)
}

/** RC-672, RC-673, RC-R90. */
function tradesAtAnyTime(play: At, seat: Seat): boolean {
  return sideOf(play, seat).isForAnyTime === true
}

function mustPlayRelic(play: At, seat: Seat): boolean {
  return sideOf(play, seat).mustPlayRelic?.(play, seat) ?? false
}

function couldPlayRelic(play: At, seat: Seat): boolean {
  return holdsRelic(handOf(play, seat)) && play.answer('relicForbidden', undefined, { seat }) === undefined
}

/**
 * With closed hands everybody who holds a card is asked: to leave out those without a relic would tell who has one. With open hands
 * those are left out whose relics would all do nothing (RC-R93).
 */
function isAsked(play: At, seat: Seat): boolean {
  const { hands, idleQuestions } = play.options
  if (hands === 'closed') return handOf(play, seat).length > 0 || couldPlayNow(play, seat)
  return couldPlayNow(play, seat) && (idleQuestions === 'asked' || wouldMatter(play, seat))
}

function wouldMatter(play: At, seat: Seat): boolean {
  if (sideOf(play, seat).hasUse?.(play, seat)) return true
  return (
    mustPlayRelic(play, seat) ||
    handOf(play, seat).some((card) => isRelic(card) && !isFutile(play, card, seat))
  )
}

/** No player's limit is below the usual one, so that most hands need no second look. */
export function overLimit(play: At): Seat | undefined {
  const full = play.seats.filter((seat) => handOf(play, seat).length > usualHandLimit)
  if (full.length === 0) return undefined
  return turnOrder(play).find((seat) => handOf(play, seat).length > handLimitOf(play, seat))
}

/** An effect is over: Summoning cards that it revealed may be reshuffled again (RC-353, RC-355). */
export function closeEffect(play: At): void {
  if (play.table.turn.step !== 'summoning') play.table.justRevealed = 0
}
