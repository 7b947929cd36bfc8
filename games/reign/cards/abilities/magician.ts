import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import { relicName } from '../relics.ts'
import { isRelic } from '../../content/cards.ts'
import type { At, Choices, Forbidden, Rules } from '../../kind.ts'
import * as a from '../../names.ts'
import { handOf, holdsRelic, isInsane, playerAt } from '../../steps/queries.ts'
import { areTogether, offerTrade, relicsToAskFor } from '../../steps/trading.ts'

const { object } = shape

/** The sane Magician trades relics without an action, in any window, with any investigator at the same location (RC-672 to RC-674). */
export const vocabulary = {
  choices: {
    freelyGive: object({ relic: relicName, to: a.seat }),
    freelyTake: object({ relic: relicName, from: a.seat }),
  },
}

export const rules = {
  freelyGive(play, { relic, to }, by) {
    offerTrade(play, { card: relic, from: by, to, by }, true)
  },
  freelyTake(play, { relic, from }, by) {
    offerTrade(play, { card: relic, from, to: by, by }, true)
  },
} satisfies Rules

export const forbidden = {
  freelyGive: freelyGiveForbidden,
  freelyTake: freelyTakeForbidden,
} satisfies Forbidden

export function offerFreeTrades(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner) return
  for (const other of play.seats) {
    if (!areTogether(play, seat, other)) continue
    for (const relic of handOf(play, seat))
      if (isRelic(relic)) may('freelyGive', { relic, to: other }, ['RC-672', 'RC-673'])
    for (const relic of relicsToAskFor(play, seat, other)) {
      const rule = play.answer('givingRelicForbidden', undefined, { from: other, to: seat })
      may.unless(rule, 'freelyTake', { relic, from: other }, ['RC-672', 'RC-673'])
    }
  }
}

export function couldTradeFreely(play: At, seat: Seat): boolean {
  const ownRelic = holdsRelic(handOf(play, seat))
  return play.seats.some(
    (other) => areTogether(play, seat, other) && (ownRelic || relicsToAskFor(play, seat, other).length > 0),
  )
}

/** In the last window of his turn, without having played a relic in it (RC-678). */
export function owesRelic(play: At, seat: Seat): boolean {
  const { turn } = play.table
  return turn.step === 'end' && turn.active === seat && !turn.relicPlayed
}

function freelyGiveForbidden(play: At, seat: Seat, { relic, to }: Choices['freelyGive']): Rule | undefined {
  if (playerAt(play, seat).investigator !== 'magician') return 'RC-672'
  if (isInsane(play, seat)) return 'RC-676'
  if (!areTogether(play, seat, to)) return 'RC-221'
  return handOf(play, seat).includes(relic) ? undefined : 'RC-158'
}

function freelyTakeForbidden(play: At, seat: Seat, { relic, from }: Choices['freelyTake']): Rule | undefined {
  if (playerAt(play, seat).investigator !== 'magician') return 'RC-672'
  if (isInsane(play, seat)) return 'RC-677'
  if (!areTogether(play, seat, from)) return 'RC-221'
  return relicsToAskFor(play, seat, from).includes(relic) ? undefined : 'RC-672'
}
