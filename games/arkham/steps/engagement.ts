import { type Seat, shape } from '@miskatonic/kernel'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Monster, event } from '../position.ts'
import { chooseThen, group } from './choosing.ts'
import { hasAbility } from './abilities.ts'
import { monsterAbility } from './monster-abilities.ts'
import { has, investigator, investigatorsAt, monster } from './look.ts'
import { isHidden, preyAmong } from './prey.ts'

const { object } = shape

/** AH-461, AH-475, AH-476, AH-481, AH-493: monsters that engage, are engaged, disengaged and exhausted. */
export const vocabulary = {
  effects: {
    engagements: object({}),
    /** It would engage `seat`; another investigator there may step between (Tommy Muldoon). */
    engageOrInstead: object({ monster: a.monster, seat: a.seat }),
    engage: object({ monster: a.monster, seat: a.seat }),
    engageIfReady: object({ monster: a.monster, seat: a.seat }),
    disengageAll: object({ seat: a.seat }),
    exhaust: object({ monster: a.monster }),
  },
  events: {
    engaged: event(object({ monster: a.monster, kind: a.card, seat: a.seat }), 'open'),
    disengaged: event(object({ monster: a.monster, kind: a.card, seat: a.seat }), 'open'),
    exhausted: event(object({ monster: a.monster, kind: a.card }), 'open'),
  },
}

export const rules = {
  /** AH-461.5: one engagement after the other, until no ready monster shares a space with an investigator. */
  engagements(play) {
    const { table } = play
    for (const each of table.monsters) {
      const candidates = mayEngage(play, each)
      if (candidates.length === 0) continue
      if (has(each, 'massive')) for (const seat of candidates) play.then('engage', { monster: each.id, seat })
      else {
        // AH-461.6: its prey first; otherwise the investigators choose.
        const prey = preyAmong(play, each, candidates)
        const options = prey.length > 0 ? prey : candidates
        const choice = { who: group, about: 'engagement', rule: 'AH-461.6-2', options } as const
        // Who could step between and was among them has been passed over.
        const step = options.some((seat) => stepsBetween(play, seat)) ? 'engageIfReady' : 'engageOrInstead'
        chooseThen(play, choice, step, 'seat', { monster: each.id })
      }
      return play.then('engagements', {})
    }
  },

  engageOrInstead(play, { monster: id, seat }) {
    const engaging = monster(play.table, id)
    if (engaging === undefined) return
    const instead = investigatorsAt(play, engaging.at).find(
      (each) => each !== seat && stepsBetween(play, each),
    )
    if (instead !== undefined)
      play.then('mayUse', {
        seat: instead,
        card: investigator(play.table, instead).sheet!,
        next: { step: 'engage', args: { monster: id, seat: instead } },
      })
    play.then('engageIfReady', { monster: id, seat })
  },
  engageIfReady(play, { monster: id, seat }) {
    const engaging = monster(play.table, id)
    if (engaging?.state === 'ready') engage(play, engaging, seat)
  },

  engage(play, { monster: id, seat }) {
    const engaging = monster(play.table, id)
    if (engaging !== undefined) engage(play, engaging, seat)
  },

  disengageAll(play, { seat }) {
    const { table } = play
    for (const each of table.monsters)
      if (each.engagedWith.includes(seat)) {
        leaveMonsters(seat, [each])
        disengaged(play, each, seat)
      }
  },

  /** AH-481, AH-434.5-1. */
  exhaust(play, { monster: id }) {
    const exhausting = monster(play.table, id)
    if (exhausting !== undefined) exhaust(play, exhausting)
  },
} satisfies Rules

/** Whether a ready monster shares a space with an investigator it engages. */
export function someEngage(play: At): boolean {
  for (const each of play.table.monsters) if (mayEngage(play, each).length > 0) return true
  return false
}

function stepsBetween(play: At, seat: Seat): boolean {
  return hasAbility(play, seat, 'engage-for-another')
}

const noSeats: readonly Seat[] = []

/** Investigators whom the monster engages now by itself: AH-461.5, AH-434.2, AH-439.2, AH-482.3, AH-R68. */
function mayEngage(play: At, each: Monster): readonly Seat[] {
  if (each.state === 'exhausted' || (each.state === 'engaged' && !has(each, 'massive'))) return noSeats
  const there = investigatorsAt(play, each.at)
  if (there.length === 0 || has(each, 'elusive')) return noSeats
  return there.filter(
    (seat) =>
      !each.engagedWith.includes(seat) && !each.evadedBy.includes(seat) && !isHidden(play, each, seat),
  )
}

/** What follows when an investigator disengages from a monster (AH-475.1, AH-481.2). */
export function disengaged(play: At, each: Monster, seat: Seat): void {
  play.emit('disengaged', { monster: each.id, kind: each.kind, seat })
  monsterAbility(play, each, 'disengaged', seat)
  play.then('offerHandcuffs', { seat, monster: each.id, inAttack: false })
}

/** AH-493.1, AH-476.11: only a massive monster keeps those with whom it is engaged. */
export function engage(play: At, each: Monster, seat: Seat): void {
  if (each.engagedWith.includes(seat)) return
  each.state = 'engaged'
  each.engagedWith = has(each, 'massive') ? [...each.engagedWith, seat] : [seat]
  play.emit('engaged', { monster: each.id, kind: each.kind, seat })
}

/** AH-475.1: back on the board, ready, where the investigator is; a massive one may still be engaged with others (AH-R70). */
export function leaveMonsters(seat: Seat, monsters: readonly Monster[]): void {
  for (const each of monsters) {
    each.engagedWith = each.engagedWith.filter((other) => other !== seat)
    if (each.engagedWith.length === 0) each.state = 'ready'
  }
}

export function exhaust(play: At, each: Monster): void {
  if (has(each, 'massive')) return
  const seats = each.engagedWith
  each.engagedWith = []
  each.state = 'exhausted'
  for (const seat of seats) disengaged(play, each, seat)
  play.emit('exhausted', { monster: each.id, kind: each.kind })
}
