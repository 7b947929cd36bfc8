import type { Args, Decision, Rule, Seat } from '@miskatonic/kernel'
import type { At, Choices } from '../kind.ts'
import { fightCultistForbidden, fightShoggothForbidden } from './fighting.ts'
import { freelyGiveForbidden, freelyTakeForbidden } from './abilities/magician.ts'
import { herdForbidden, moveCultistForbidden, pushForbidden } from './abilities/occultist.ts'
import { fetchForbidden, hopForbidden } from './abilities/reporter.ts'
import { busForbidden, useGateForbidden, walkForbidden } from './movement.ts'
import { playRelicForbidden } from './relics.ts'
import { sealForbidden } from './sealing.ts'
import { giveClueForbidden, giveRelicForbidden, takeClueForbidden, takeRelicForbidden } from './trading.ts'

type Forbidden<C extends keyof Choices> = (play: At, seat: Seat, args: Choices[C]) => Rule | undefined

/** What a player might want to do out of the blue, each with the rule that forbids it, if one does. */
const forbidden: { [C in keyof Choices]?: Forbidden<C> } = {
  walk: walkForbidden,
  bus: busForbidden,
  useGate: useGateForbidden,
  fightCultist: fightCultistForbidden,
  fightShoggoth: fightShoggothForbidden,
  giveClue: giveClueForbidden,
  takeClue: takeClueForbidden,
  giveRelic: giveRelicForbidden,
  takeRelic: takeRelicForbidden,
  seal: sealForbidden,
  hopStations: hopForbidden,
  fetchClue: fetchForbidden,
  moveCultist: moveCultistForbidden,
  herdCultist: herdForbidden,
  pushShoggoth: pushForbidden,
  freelyGive: freelyGiveForbidden,
  freelyTake: freelyTakeForbidden,
  playRelic: playRelicForbidden,
}

/** Relics and free trades belong to windows; while an effect is being resolved nobody may start anything (RC-752). */
const windowSteps: ReadonlySet<string> = new Set(['act', 'window', 'handLimit'])

/** The rule because of which `seat` may not choose this now. */
export function why(play: At, asked: Decision | null, seat: Seat, step: string, args: Args): Rule {
  if (asked === null) return 'RC-038'
  const forbids = forbidden[step as keyof Choices] as Forbidden<never> | undefined
  if (forbids === undefined || play.table.turn.step === 'setup') return asked.rule
  if (!windowSteps.has(asked.step)) return step === 'playRelic' ? 'RC-473' : 'RC-752'
  return forbids(play, seat, args as never) ?? asked.rule
}
