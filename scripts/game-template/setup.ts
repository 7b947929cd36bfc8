import { shape } from '@miskatonic/kernel'
import { allCharms } from './cards/charms.ts'
import { candlesAtStart } from './content/components.ts'
import type { At, Rules } from './kind.ts'
import { type Table, event } from './position.ts'
import * as a from './names.ts'

const { object, orNull } = shape

export const vocabulary = {
  effects: { deal: object({}) },
  events: {
    /** SA-005: `charm` is null for the other players. */
    charmDealt: event(object({ seat: a.seat, charm: orNull(a.charm) }), (dealt, to) =>
      to === dealt.seat ? dealt : { ...dealt, charm: null },
    ),
  },
}

export const rules = {
  /** SA-004. */
  deal(play) {
    const { table, seats } = play
    table.box.push(...allCharms)
    play.shuffle(table.box)
    for (const seat of seats) {
      const charm = play.draw(table.box, 'top')!
      table.hands[seat]!.push(charm)
      play.emit('charmDealt', { seat, charm })
    }
  },
} satisfies Rules

/** SA-003. */
export function setUp(play: At): Table {
  const { seats } = play
  play.then('deal', {})
  play.then('turn', { seat: seats[0]! })
  return {
    active: seats[0]!,
    candles: candlesAtStart,
    clues: 0,
    doom: 0,
    hands: Object.fromEntries(seats.map((seat) => [seat, []])),
    inEffect: [],
    box: [],
  }
}
