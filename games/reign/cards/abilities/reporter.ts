import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import { busStations, hasBus, townOf } from '../../content/map.ts'
import type { At, Choices, Forbidden, Rules } from '../../kind.ts'
import { event } from '../../event-sights.ts'
import * as a from '../../names.ts'
import { spendActions, takeFromDiscard } from '../../steps/change.ts'
import { cannotSpend, isActing, isInsane, placeOf, playerAt } from '../../steps/queries.ts'

const { object, oneOf } = shape

/** The Reporter rides between bus stations; insane, she picks a clue card out of the discard pile (RC-709 to RC-713). */
export const vocabulary = {
  choices: { hopStations: object({ to: a.place }), fetchClue: object({}) },
  events: {
    clueTaken: event(
      object({ seat: a.seat, card: a.town, why: oneOf(['reporter', 'hourglass']) }),
      'open',
      'hands',
      'turn',
      'playerDiscard',
    ),
  },
}

export const rules = {
  hopStations(play, { to }, by) {
    spendActions(play, 1)
    play.then('enter', { seat: by, to, how: 'stations' })
  },

  fetchClue(play, _, by) {
    play.table.turn.clueFetched = true
    takeFromDiscard(play, by, townOf[placeOf(play, by)], 'reporter')
  },
} satisfies Rules

export const forbidden = {
  hopStations: hopForbidden,
  fetchClue: fetchForbidden,
} satisfies Forbidden

export function offerStations(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner || !isActing(play, seat)) return
  for (const to of busStations) {
    const rule = hopForbidden(play, seat, { to })
    may.unless(rule, 'hopStations', { to }, 'RC-709')
  }
}

export function offerFetching(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner || !isActing(play, seat)) return
  const rule = fetchForbidden(play, seat)
  may.unless(rule, 'fetchClue', {}, ['RC-712', 'RC-713'])
}

export function couldFetchClue(play: At, seat: Seat): boolean {
  return isActing(play, seat) && fetchForbidden(play, seat) === undefined
}

function hopForbidden(play: At, seat: Seat, { to }: Choices['hopStations']): Rule | undefined {
  if (playerAt(play, seat).investigator !== 'reporter') return 'RC-709'
  if (isInsane(play, seat)) return 'RC-711'
  const here = placeOf(play, seat)
  return hasBus[here] && hasBus[to] && to !== here ? cannotSpend(play, seat, 1) : 'RC-709'
}

function fetchForbidden(play: At, seat: Seat): Rule | undefined {
  if (playerAt(play, seat).investigator !== 'reporter' || !isInsane(play, seat)) return 'RC-712'
  if (!isActing(play, seat)) return 'RC-713'
  const { turn, playerDiscard } = play.table
  return turn.clueFetched || !playerDiscard.includes(townOf[placeOf(play, seat)]) ? 'RC-712' : undefined
}
