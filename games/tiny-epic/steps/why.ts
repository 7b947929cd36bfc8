import type { Args, Decision, Rule, Seat } from '@miskatonic/kernel'
import type { At, Choices } from '../kind.ts'
import { consultForbidden, handOverForbidden, takeOverForbidden } from './abilities.ts'
import { banishForbidden } from './banishing.ts'
import { collectForbidden } from './collecting.ts'
import { banishesForbidden, sealsForbidden, sendForbidden, translatesForbidden } from './commands.ts'
import { buyActionForbidden } from './extra-actions.ts'
import { moveForbidden } from './movement.ts'
import { sealForbidden } from './sealing.ts'
import { townActionForbidden } from './town-offers.ts'
import { translateForbidden } from './translating.ts'

type Forbidden<C extends keyof Choices> = (play: At, seat: Seat, args: Choices[C]) => Rule | undefined

/** What a player might want to do out of the blue, each with the rule that forbids it, if one does. */
const forbidden: { [C in keyof Choices]?: Forbidden<C> } = {
  move: moveForbidden,
  collect: collectForbidden,
  banish: banishForbidden,
  translate: translateForbidden,
  seal: sealForbidden,
  buyAction: buyActionForbidden,
  shineLight: townActionForbidden('shineLight'),
  sail: townActionForbidden('sail'),
  bless: townActionForbidden('bless'),
  layToRest: townActionForbidden('layToRest'),
  exchangePage: townActionForbidden('exchangePage'),
  buyChaos: townActionForbidden('buyChaos'),
  recover: townActionForbidden('recover'),
  brew: townActionForbidden('brew'),
  order: townActionForbidden('order'),
  petition: townActionForbidden('petition'),
  consult: consultForbidden,
  handOver: handOverForbidden,
  takeOver: takeOverForbidden,
  sendAssistant: sendForbidden,
  assistantTranslates: translatesForbidden,
  assistantBanishes: banishesForbidden,
  assistantSeals: sealsForbidden,
  concede: () => 'TE-R46',
}

const actionSteps: ReadonlySet<string> = new Set(['act', 'actionsUsed'])

/** The rule because of which `seat` may not choose this now. */
export function why(play: At, asked: Decision | null, seat: Seat, step: string, args: Args): Rule {
  if (asked === null) return 'TE-008'
  const forbids = forbidden[step as keyof Choices] as Forbidden<never> | undefined
  if (
    forbids === undefined ||
    !actionSteps.has(asked.step) ||
    seat === '' ||
    !(seat in play.table.characters)
  )
    return asked.rule
  // The arguments were checked against the shape of this very step.
  return forbids(play, seat, args as never) ?? asked.rule // found by the step whose arguments these are
}
