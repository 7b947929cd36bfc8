import { type Seat, shape } from '@miskatonic/kernel'
import type { Skill } from '../content/ids.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { hoodOf } from './board.ts'
import { chooseThen } from './choosing.ts'
import { focusLimit, investigator, isInPlay, mayFocus } from './look.ts'

const { anyOf, boolean, integer, object, oneOf, text, whole } = shape

/** What this game calls an answer that declines. */
export const none = 'none'

/** Tokens that investigators gain and lose: money, clues, remnants, focus (AH-447, AH-478, AH-496, AH-487). */
export const vocabulary = {
  effects: {
    gainClues: object({ seat: a.seat, n: integer(0, 99) }),
    focusSkill: object({
      seat: a.seat,
      skill: anyOf<Skill | typeof none>('a skill', [a.skill, oneOf([none])]),
      over: boolean,
    }),
    discardFocus: object({ seat: a.seat, skill: a.skill }),
    researchOne: object({ seat: a.seat }),
    researchClues: object({ seat: a.seat, n: text }),
  },
  events: {
    moneyGained: event(object({ seat: a.seat, n: whole }), 'open'),
    moneyLost: event(object({ seat: a.seat, n: whole }), 'open'),
    cluesGained: event(object({ seat: a.seat, n: whole, hood: a.hood }), 'open'),
    remnantsGained: event(object({ seat: a.seat, n: whole }), 'open'),
    focused: event(object({ seat: a.seat, skill: a.skill }), 'open'),
    focusDiscarded: event(object({ seat: a.seat, skill: a.skill }), 'open'),
    cluesSpent: event(object({ seat: a.seat, n: whole }), 'open'),
    cluesResearched: event(object({ seat: a.seat, n: whole }), 'open'),
  },
}

export const rules = {
  /** AH-478.5, AH-478.6, AH-R94: from the centre of one's own neighbourhood. */
  gainClues(play, { seat, n }) {
    const { table } = play
    const hood = hoodOf(investigator(table, seat).at)
    const gained = hood === undefined ? 0 : Math.min(n, table.clues[hood])
    if (hood === undefined || gained === 0) return
    table.clues[hood] -= gained
    investigator(table, seat).clues += gained
    if (table.encounter?.seat === seat) table.encounter.clueGained = true
    play.emit('cluesGained', { seat, n: gained, hood })
    play.then('afterEvent', { seat, event: 'gain-clue' })
  },

  /** AH-487.4, AH-487.5, AH-487.9, AH-487.10. */
  focusSkill(play, { seat, skill, over }) {
    const { table } = play
    const { focus } = investigator(table, seat)
    if (skill === none || !mayFocus(table, seat, skill)) return
    focus.push(skill)
    play.emit('focused', { seat, skill })
    const limit = focusLimit(table, seat)
    if (over || limit === null || focus.length <= limit) return
    const options = [...new Set(focus)]
    const question = { who: seat, about: 'discard-focus', rule: 'AH-487.9', options } as const
    chooseThen(play, question, 'discardFocus', 'skill', { seat })
  },

  discardFocus(play, { seat, skill }) {
    const { focus } = investigator(play.table, seat)
    focus.splice(focus.indexOf(skill), 1)
    play.emit('focusDiscarded', { seat, skill })
  },

  /** One clue, if there is one left. */
  researchOne(play, { seat }) {
    if (isInPlay(play.table, seat) && investigator(play.table, seat).clues > 0)
      play.then('researchClues', { seat, n: '1' })
  },

  /** AH-491.1. */
  researchClues(play, { seat, n }) {
    const count = Number(n)
    if (count === 0) return
    investigator(play.table, seat).clues -= count
    play.table.sheet.clues += count
    if (play.table.action?.seat === seat) play.table.action.researched += count
    play.emit('cluesResearched', { seat, n: count })
  },
} satisfies Rules

/** AH-403.2, AH-R31: up to so many of one's own clues; without clues there is no question. */
export function offerResearch(play: At, seat: Seat, n: number): void {
  if (!isInPlay(play.table, seat)) return
  const most = Math.min(n, investigator(play.table, seat).clues)
  if (most === 0) return
  const options = Array.from({ length: most + 1 }, (_, i) => String(most - i))
  chooseThen(play, { who: seat, about: 'research', rule: 'AH-403.2', options }, 'researchClues', 'n', {
    seat,
  })
}

export function gainMoney(play: At, seat: Seat, n: number): void {
  if (n <= 0) return
  investigator(play.table, seat).money += n
  play.emit('moneyGained', { seat, n })
}

/** As much as possible. */
export function loseMoney(play: At, seat: Seat, n: number): void {
  const me = investigator(play.table, seat)
  const lost = Math.min(n, me.money)
  if (lost === 0) return
  me.money -= lost
  play.emit('moneyLost', { seat, n: lost })
}
