import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import type { At, Choices, Forbidden, Rules } from '../kind.ts'
import { event } from '../event-sights.ts'
import { addToHand, spendActions } from './change.ts'
import { cannotSpend, costNote, hasShoggoth, placeOf } from './queries.ts'
import * as a from '../names.ts'

const usualShoggothCost = 3

const { object, whole } = shape

/** Defeat a Cultist and Defeat a Shoggoth (RC-200 and following). Neither asks for a sanity roll (RC-207). */
export const vocabulary = {
  choices: { fightCultist: object({}), fightShoggoth: object({}) },
  events: {
    cultistsDefeated: event(
      object({ seat: a.seat, at: a.place, count: whole }),
      'open',
      'turn',
      'cultists',
      'pool',
    ),
    shoggothDefeated: event(object({ seat: a.seat, at: a.place }), 'open', 'turn', 'shoggoths', 'pool'),
  },
}

export const rules = {
  fightCultist(play, _, by) {
    const { cultists, pool, turn } = play.table
    const at = placeOf(play, by)
    spendActions(play, 1)
    const count = Math.min(cultists[at], play.answer('cultistsPerFight', 1, { seat: by }))
    cultists[at] -= count
    pool.cultists += count
    turn.foughtHere = true
    play.emit('cultistsDefeated', { seat: by, at, count })
  },

  fightShoggoth(play, _, by) {
    const { relicDeck, turn } = play.table
    const at = placeOf(play, by)
    const cost = shoggothCost(play, by)
    if (cost < usualShoggothCost) turn.cheapShoggothUsed = true
    spendActions(play, cost)
    removeShoggoth(play, play.table.shoggoths.find((shoggoth) => shoggoth.at === at)!.id)
    play.emit('shoggothDefeated', { seat: by, at })
    const relic = play.draw(relicDeck, 'top')
    if (relic === undefined) return
    addToHand(play, by, relic, 'relic')
    play.emit('relicDrawn', { seat: by, relic })
  },
} satisfies Rules

export const forbidden = {
  fightCultist: fightCultistForbidden,
  fightShoggoth: fightShoggothForbidden,
} satisfies Forbidden

export function offerFights(play: At, seat: Seat, may: May<Choices>): void {
  const cultist = fightCultistForbidden(play, seat)
  may.unless(cultist, 'fightCultist', {}, 'RC-200')
  const shoggoth = fightShoggothForbidden(play, seat)
  if (shoggoth === undefined)
    may('fightShoggoth', {}, ['RC-201', 'RC-204'], costNote(shoggothCost(play, seat)))
  else may.not('fightShoggoth', {}, shoggoth)
}

function fightCultistForbidden(play: At, seat: Seat): Rule | undefined {
  return play.table.cultists[placeOf(play, seat)] === 0 ? 'RC-200' : cannotSpend(play, seat, 1)
}

function fightShoggothForbidden(play: At, seat: Seat): Rule | undefined {
  if (!hasShoggoth(play, placeOf(play, seat))) return 'RC-201'
  return cannotSpend(play, seat, shoggothCost(play, seat))
}

function shoggothCost(play: At, seat: Seat): number {
  return play.answer('shoggothCost', usualShoggothCost, { seat })
}

/** Returns a Shoggoth to the pool. */
export function removeShoggoth({ table }: At, id: number): void {
  table.shoggoths = table.shoggoths.filter((shoggoth) => shoggoth.id !== id)
  table.pool.shoggoths++
}
