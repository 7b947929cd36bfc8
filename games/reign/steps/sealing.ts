import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import { cluesToSeal, fullSanity } from '../content/investigators.ts'
import { type Town, connectedTowns, cures, gateOf, placesIn, townOf } from '../content/map.ts'
import type { At, Choices, Forbidden, Rules } from '../kind.ts'
import { event } from '../event-sights.ts'
import * as a from '../names.ts'
import { layOnDiscard, spendActions, wonBySealing } from './change.ts'
import { cannotSpend, count, handOf, isInsane, placeOf } from './queries.ts'
import { moveFigure } from './movement.ts'
import { regainSanity } from './sanity.ts'

const { integer, object, oneOf, orNull } = shape

/** Seal a Gate (RC-240 and following), and the cure that an insane sealer cannot decline (RC-590 and following). */
export const vocabulary = {
  choices: {
    /** `own` cards of the gate's town and, where Yig asks for it, one `extra` card of a connected town. */
    seal: object({ own: integer(3, 5), extra: orNull(a.town) }),
    wakeAt: object({ place: oneOf(cures) }),
  },
  asks: { wakeWhere: object({ seat: a.seat }) },
  events: {
    gateSealed: event(
      object({ seat: a.seat, town: a.town, own: shape.whole, extra: orNull(a.town) }),
      'open',
    ),
    cultistsDispersed: event(object({ town: a.town, count: shape.whole }), 'open'),
  },
}

export const rules = {
  seal(play, { own, extra }, by) {
    const town = townOf[placeOf(play, by)]
    spendActions(play, 1)
    for (let i = 0; i < own; i++) layOnDiscard(play, by, town)
    if (extra !== null) layOnDiscard(play, by, extra)
    play.table.gates[town] = 'sealed'
    play.emit('gateSealed', { seat: by, town, own, extra })
    if (wonBySealing(play)) return
    disperseCultists(play, town)
    if (isInsane(play, by)) play.then('wakeWhere', { seat: by })
  },

  wakeWhere(play, { seat }) {
    play.ask(seat, 'RC-591', (may) => {
      for (const place of cures) may('wakeAt', { place }, 'RC-591')
    })
  },

  /** RC-R53: move, turn the card, regain the tokens, roll for a Shoggoth, then one more action. To stay is not to enter (RC-601). */
  wakeAt(play, { place }, by) {
    const meetsShoggoth = placeOf(play, by) !== place && moveFigure(play, by, place, 'cure')
    if (meetsShoggoth) play.then('sanityRoll', { seat: by, why: 'shoggoth' })
    regainSanity(play, by, fullSanity)
  },
} satisfies Rules

export const forbidden = {
  seal: sealForbidden,
} satisfies Forbidden

export function offerSeals(play: At, seat: Seat, may: May<Choices>): void {
  const rule = cannotSealHere(play, seat)
  if (rule !== undefined) return may.not('seal', { own: cluesToSeal, extra: null }, rule)
  const town = townOf[placeOf(play, seat)]
  for (const payment of payments(play, seat, town))
    if (canPay(play, seat, town, payment))
      may('seal', payment, ['RC-240', payment.extra === null ? 'RC-241' : 'RC-247'])
    else may.not('seal', payment, count(handOf(play, seat), town) < payment.own ? 'RC-241' : 'RC-247')
}

function sealForbidden(play: At, seat: Seat, payment: Choices['seal']): Rule | undefined {
  const rule = cannotSealHere(play, seat)
  if (rule !== undefined) return rule
  const town = townOf[placeOf(play, seat)]
  const prices = payments(play, seat, town)
  if (!prices.some(({ own, extra }) => own === payment.own && extra === payment.extra))
    return prices.some(({ extra }) => extra !== null) && payment.extra !== null ? 'RC-247' : 'RC-251'
  return canPay(play, seat, town, payment) ? undefined : 'RC-241'
}

function cannotSealHere(play: At, seat: Seat): Rule | undefined {
  const here = placeOf(play, seat)
  if (gateOf[townOf[here]] !== here || play.table.gates[townOf[here]] !== 'open') return 'RC-240'
  return cannotSpend(play, seat, 1)
}

/**
 * The ways to pay (ledger, table 8.9): cards of the town and, with Yig, one of a connected town. A saved card comes off either, as the
 * sealing player chooses (RC-249); a reduction cannot be declined (RC-251).
 */
function payments(play: At, seat: Seat, town: Town): Choices['seal'][] {
  const own = play.answer('cluesToSeal', cluesToSeal, { seat })
  const extra = play.answer('extraCluesToSeal', 0, { seat })
  const saved = play.answer('cluesSaved', 0, { seat })
  const ways: Choices['seal'][] = []
  if (extra > 0) for (const other of connectedTowns[town]) ways.push({ own: own - saved, extra: other })
  if (extra === 0) ways.push({ own: own - saved, extra: null })
  else if (saved > 0) ways.push({ own, extra: null })
  return ways
}

function canPay(play: At, seat: Seat, town: Town, { own, extra }: Choices['seal']): boolean {
  const hand = handOf(play, seat)
  return count(hand, town) >= own && (extra === null || hand.includes(extra))
}

/** RC-243: one cultist from each location of the town that has any. */
function disperseCultists(play: At, town: Town): void {
  const { cultists, pool } = play.table
  const left = placesIn[town].filter((place) => cultists[place] > 0)
  for (const place of left) cultists[place]--
  pool.cultists += left.length
  if (left.length > 0) play.emit('cultistsDispersed', { town, count: left.length })
}
