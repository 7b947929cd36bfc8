import { type Seat, shape } from '@miskatonic/kernel'
import type { Event } from '../cards/abilities.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { abilitiesOf } from './actions.ts'
import { hoodOf } from './board.ts'
import { plain } from './choosing.ts'
import { investigator, isInPlay } from './look.ts'

const { object, text } = shape

/** Abilities that are used "after" something: the effect of each says whether it may or must be. */
export const vocabulary = {
  effects: {
    afterEvent: object({ seat: a.seat, event: plain<Event>() }),
    afterAction: object({ seat: a.seat, action: text }),
  },
  events: {},
}

const afterActions: Readonly<Partial<Record<string, Event>>> = {
  gather: 'gather',
  research: 'research',
  focus: 'focus',
}

export const rules = {
  afterEvent(play, { seat, event }) {
    if (!isInPlay(play.table, seat)) return
    for (const { card, ability } of abilitiesOf(play, seat)) {
      if (ability.kind !== 'after' || ability.event !== event) continue
      const hood = hoodOf(investigator(play.table, seat).at)
      if (ability.hoods !== undefined && (hood === undefined || !ability.hoods.includes(hood))) continue
      if (ability.oncePerRound && !useOnce(play, seat, card)) continue
      play.then('resolve', { effect: ability.effect, context: { seat, card, monster: null, result: 0 } })
    }
  },
  afterAction(play, { seat, action }) {
    const event = afterActions[action]
    if (event !== undefined) play.then('afterEvent', { seat, event })
  },
} satisfies Rules

/** AH-R127: whether the card's effect was still unused in this round; it is used now. */
function useOnce(play: At, seat: Seat, card: string): boolean {
  const { assets, performed } = investigator(play.table, seat)
  const asset = assets.find((each) => each.card === card)
  const key = `used ${card}`
  if (asset?.used ?? performed.includes(key)) return false
  if (asset === undefined) performed.push(key)
  else asset.used = true
  return true
}
