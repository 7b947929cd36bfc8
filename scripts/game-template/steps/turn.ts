import { type Args, type Decision, type Rule, type Seat, shape } from '@miskatonic/kernel'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'

const { object, whole } = shape

export const vocabulary = {
  asks: { act: object({ seat: a.seat }) },
  effects: { turn: object({ seat: a.seat }), endTurn: object({}) },
  events: {
    turnBegan: event(object({ seat: a.seat }), 'open'),
    candleBurned: event(object({ left: whole }), 'open'),
  },
}

export const rules = {
  turn(play, { seat }) {
    play.table.active = seat
    play.emit('turnBegan', { seat })
    play.then('act', { seat })
    play.then('endTurn', {})
  },

  /** SA-010. */
  act(play, { seat }) {
    play.ask(seat, 'SA-010', (may) => {
      may('search', {}, 'SA-011')
      for (const charm of new Set(play.table.hands[seat])) may('playCharm', { charm }, 'SA-014')
    })
  },

  /** SA-016, SA-032. */
  endTurn(play) {
    const { table, seats } = play
    table.candles--
    play.emit('candleBurned', { left: table.candles })
    if (table.candles === 0) return play.end({ how: 'dark', winners: [] })
    play.then('turn', { seat: seats[(seats.indexOf(table.active) + 1) % seats.length]! })
  },
} satisfies Rules

/** The rule because of which `seat` may not choose this now. */
export function why(play: At, asked: Decision | null, seat: Seat, step: string, args: Args): Rule {
  if (asked === null) return 'SA-033'
  const holds = (play.table.hands[seat] ?? []).some((charm) => charm === args['charm'])
  return step === 'playCharm' && !holds ? 'SA-015' : 'SA-010'
}
