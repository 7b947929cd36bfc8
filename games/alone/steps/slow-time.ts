import { type May, type Rule, shape } from '@miskatonic/kernel'
import type { At, Choices, Rules } from '../kind.ts'
import { usedThisTurn } from './queries.ts'
import { event } from '../position.ts'

const { boolean, object } = shape

/** Slow time (AL-178 to AL-182): two actions in one turn. */
export const vocabulary = {
  choices: {
    slowTime: object({}),
    overdrive: object({}),
  },
  events: {
    timeSlowed: event(object({ free: boolean }), 'open', 'hero', 'turn', 'round'),
  },
}

export const rules = {
  slowTime(play) {
    play.table.hero.adrenaline--
    slow(play, false)
  },

  /** The Pilot's Overdrive. */
  overdrive(play) {
    play.table.round.used.push('overdrive')
    slow(play, true)
  },
} satisfies Rules

function slow(play: At, free: boolean): void {
  const { turn } = play.table
  turn.slow = true
  turn.actionsLeft++
  play.emit('timeSlowed', { free })
}

export function offerSlowTime(play: At, may: May<Choices>): void {
  const { table } = play
  const forbidden = slowTimeForbidden(play)
  may.unless(forbidden ?? (table.hero.adrenaline === 0 ? 'AL-178' : undefined), 'slowTime', {}, [
    'AL-178',
    'AL-179',
  ])
}

export function slowTimeForbidden({ table }: At): Rule | undefined {
  if (usedThisTurn(table, 'frozen')) return 'AL-145'
  return table.turn.slow ? 'AL-180' : undefined
}
