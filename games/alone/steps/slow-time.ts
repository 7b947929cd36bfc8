import { type May, type Rule, shape } from '@miskatonic/kernel'
import { mostAdrenaline } from '../content/characters.ts'
import type { At, Choices, Rules } from '../kind.ts'
import { hasCharge, hasSkill, usedThisRound } from './look.ts'
import { event } from '../position.ts'

const { object } = shape

/** Slow time (AL-178 to AL-182): two actions in one turn. */
export const vocabulary = {
  choices: {
    slowTime: object({}),
    overdrive: object({}),
  },
  events: {
    timeSlowed: event<{ free: boolean }>('open'),
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
  if (hasSkill(table, 'pilot', 'worms'))
    may.unless(
      forbidden ?? (usedThisRound(table, 'overdrive') ? 'AL-582' : undefined),
      'overdrive',
      {},
      'AL-582',
    )
  if (hasCharge(table, 'adrenaline-shot') && table.hero.adrenaline < mostAdrenaline)
    may('injectAdrenaline', {}, ['AL-145', 'AL-322'])
}

function slowTimeForbidden({ table }: At): Rule | undefined {
  if (table.turn.used.includes('frozen')) return 'AL-145'
  return table.turn.slow ? 'AL-180' : undefined
}
