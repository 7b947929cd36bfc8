import { type Seat, shape } from '@miskatonic/kernel'
import { faces, sanityDie } from '../content/cards.ts'
import { fullSanity } from '../content/investigators.ts'
import type { At, Rules } from '../kind.ts'
import { event } from '../event-sights.ts'
import * as a from '../names.ts'
import { endGame } from './change.ts'
import { isActing, isInsane, placeOf, playerAt } from './queries.ts'

const { object, oneOf, whole } = shape

const reasonsToRoll = ['gate', 'shoggoth', 'relic', 'evil stirs'] as const

/** Sanity rolls, insanity and recovery (RC-540 to RC-601). */
export const vocabulary = {
  effects: {
    sanityRoll: object({ seat: a.seat, why: oneOf(reasonsToRoll) }),
    oneMoreAction: object({ seat: a.seat }),
  },
  events: {
    dieRolled: event(
      object({ seat: a.seat, face: oneOf(faces), why: oneOf([...reasonsToRoll, 'hunter']) }),
      'open',
      'turn',
      'pool',
      'cultistsGone',
      'playing',
      'relicsInBox',
      'inForce',
    ),
    sanityLost: event(object({ seat: a.seat, count: whole }), 'open', 'players', 'turn'),
    wentInsane: event(object({ seat: a.seat }), 'open', 'nothing'),
    sanityRegained: event(object({ seat: a.seat, count: whole }), 'open', 'players'),
    recovered: event(object({ seat: a.seat, at: a.place }), 'open', 'nothing'),
    actionsGained: event(object({ seat: a.seat, count: whole }), 'open', 'turn'),
  },
}

export const rules = {
  sanityRoll(play, { seat, why }) {
    const face = play.roll(sanityDie)
    play.emit('dieRolled', { seat, face, why })
    if (face === 'delusions') loseSanity(play, seat, 1)
    if (face === 'psychosis') loseSanity(play, seat, 2)
    if (face !== 'paranoia') return
    play.then('placeCultist', { at: placeOf(play, seat) })
    play.then('placeCultist', { at: placeOf(play, seat) })
  },

  /** RC-593, RC-598, RC-599: only in the own actions step. */
  oneMoreAction(play, { seat }) {
    if (!isActing(play, seat)) return
    play.table.turn.actionsLeft++
    play.emit('actionsGained', { seat, count: 1 })
  },
} satisfies Rules

/** Takes up to so many tokens. An insane investigator has none to lose (RC-552). */
export function loseSanity(play: At, seat: Seat, tokens: number): void {
  const player = playerAt(play, seat)
  const count = Math.min(tokens, player.sanity)
  if (count === 0) return
  player.sanity -= count
  play.emit('sanityLost', { seat, count })
  if (player.sanity === 0) goInsane(play, seat)
}

/** RC-570, RC-571; RC-037: the team loses when all investigators are insane. */
function goInsane(play: At, seat: Seat): void {
  const { turn } = play.table
  play.emit('wentInsane', { seat })
  if (isActing(play, seat)) turn.actionsLeft = Math.max(0, turn.actionsLeft - 1)
  if (play.seats.every((each) => isInsane(play, each))) endGame(play, 'insane')
}

/** RC-010: never above 4. RC-595: any token makes an insane investigator sane, with one more action (RC-598). */
export function regainSanity(play: At, seat: Seat, tokens: number): void {
  const player = playerAt(play, seat)
  const count = Math.min(tokens, fullSanity - player.sanity)
  if (count === 0) return
  const wasInsane = player.sanity === 0
  player.sanity += count
  play.emit('sanityRegained', { seat, count })
  if (!wasInsane) return
  play.emit('recovered', { seat, at: placeOf(play, seat) })
  play.then('oneMoreAction', { seat })
}
