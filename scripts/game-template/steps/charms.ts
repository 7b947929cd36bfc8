import { shape } from '@miskatonic/kernel'
import type { Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'

const { object } = shape

export const vocabulary = {
  choices: { playCharm: object({ charm: a.charm }) },
  events: { charmPlayed: event(object({ seat: a.seat, charm: a.charm }), 'open') },
}

export const rules = {
  /** SA-014. What it does from now on stands with the card: cards/charms.ts. */
  playCharm(play, { charm }, by) {
    const hand = play.table.hands[by]!
    hand.splice(hand.indexOf(charm), 1)
    play.table.inEffect.push({ charm, owner: by })
    play.emit('charmPlayed', { seat: by, charm })
  },
} satisfies Rules
