import { type Seat, answering, shape } from '@miskatonic/kernel'
import { isItem } from '../catalogue.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { takeCard } from './carrying.ts'
import { has, investigator, investigatorsAt, investigatorsIn } from './look.ts'

const { list, object, text } = shape

/** The trade step (MM-255 to MM-258). */
export const vocabulary = {
  choices: {
    give: answering('trade', object({ card: a.item, to: a.seat })),
    giveNoMore: answering('trade', object({})),
  },
  asks: { trade: object({ done: list(a.seat) }) },
  effects: { recover: object({}) },
  events: {
    gave: event(object({ from: a.seat, to: a.seat, card: text }), 'open'),
    recovered: event(object({ seat: a.seat }), 'open'),
  },
}

export const rules = {
  /** Each giving player decides; those who share a space may give to each other in any order. */
  trade(play, { done }) {
    const givers = investigatorsIn(play).filter((seat) => !done.includes(seat) && canGive(play, seat))
    if (givers.length === 0) return
    play.ask({ any: givers }, 'MM-255', (may, seat) => {
      const me = investigator(play.table, seat)
      may('giveNoMore', {}, 'MM-255')
      for (const to of takers(play, seat))
        for (const card of me.cards) if (isItem(card)) may('give', { card, to }, ['MM-255', 'MM-256'])
    })
  },

  give(play, { card, to }, seat, { done }) {
    const { cards } = investigator(play.table, seat)
    cards.splice(cards.indexOf(card), 1)
    takeCard(play.table, to, card)
    play.emit('gave', { from: seat, to, card })
    play.then('keepWithinLimits', { seat: to })
    play.then('trade', { done })
  },

  giveNoMore(play, _args, seat, { done }) {
    play.then('trade', { done: [...done, seat] })
  },

  /** MM-258, MM-R30. */
  recover(play) {
    for (const seat of investigatorsIn(play)) {
      const me = investigator(play.table, seat)
      if (me.stun === 0) continue
      me.stun--
      play.emit('recovered', { seat })
    }
  },
} satisfies Rules

function canGive(play: At, seat: Seat): boolean {
  return takers(play, seat).length > 0 && investigator(play.table, seat).cards.some(isItem)
}

/** MM-255: in the same space; who is paranoid neither gives nor receives. */
function takers(play: At, seat: Seat): Seat[] {
  const me = investigator(play.table, seat)
  if (has(me, 'no-trade')) return []
  return investigatorsAt(play, me.at).filter(
    (other) => other !== seat && !has(investigator(play.table, other), 'no-trade'),
  )
}
