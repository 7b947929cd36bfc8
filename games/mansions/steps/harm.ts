import { type Seat, answering, shape } from '@miskatonic/kernel'
import { traumaOf } from '../catalogue.ts'
import { type TraumaCard, investigators } from '../content/ids.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { type Investigator, event } from '../position.ts'
import { concerning } from './context.ts'
import { discardTrauma, leaveAllBehind } from './carrying.ts'
import { checkElimination } from './endings.ts'
import {
  canUse,
  has,
  healthOf,
  investigator,
  isIn,
  monsterNamed,
  roomOfSeat,
  sanityOf,
  useThisTurn,
  usedThisTurn,
} from './look.ts'
import { objective } from './objective.ts'

const { boolean, integer, object, oneOf, orNull, whole } = shape

const traumaKind = oneOf(['injury', 'insanity'])

/** Damage, horror, Trauma and death. */
export const vocabulary = {
  choices: {
    playTrauma: answering('traumaWindow', object({ card: a.traumaCard })),
    noTrauma: answering('traumaWindow', object({})),
    /** Steady Nerves. */
    takeNoHorror: answering('considerHorror', object({})),
    endureHorror: answering('considerHorror', object({})),
    dropNext: answering('dropInOrder', object({ card: a.carried })),
  },
  asks: {
    traumaWindow: object({ seat: a.seat, kind: traumaKind }),
    considerHorror: object({ seat: a.seat, n: integer(1, 9) }),
    /** MM-R94: the player chooses the order. */
    dropInOrder: object({ seat: a.seat, room: a.room }),
  },
  effects: {
    damage: object({ seat: a.seat, n: integer(0, 20), monster: orNull(a.monster), byMonster: boolean }),
    horror: object({ seat: a.seat, n: integer(1, 9) }),
    takeHorror: object({ seat: a.seat, n: integer(1, 9) }),
    receiveTrauma: object({ seat: a.seat, card: a.traumaCard }),
    kill: object({ seat: a.seat, by: orNull(a.monster) }),
    died: object({ seat: a.seat, by: orNull(a.monster) }),
    /** No investigator is left whom this player could bring in. */
    eliminate: object({ seat: a.seat }),
    settleElimination: object({}),
  },
  events: {
    damaged: event(object({ seat: a.seat, n: whole }), 'open'),
    horrified: event(object({ seat: a.seat, n: whole }), 'open'),
    wardedOff: event(object({ seat: a.seat }), 'open'),
    nervesHeld: event(object({ seat: a.seat }), 'open'),
    traumaPlayed: event(object({ seat: a.seat, card: a.traumaCard }), 'open'),
    investigatorKilled: event(object({ seat: a.seat, who: a.investigator }), 'open'),
    playerEliminated: event(object({ seat: a.seat }), 'open'),
  },
}

export const rules = {
  /** MM-715, MM-749, MM-750. */
  damage(play, { seat, n, monster, byMonster }) {
    const { table } = play
    if (!isIn(table, seat)) return
    const me = investigator(table, seat)
    const dealer = monster === null || !byMonster ? undefined : monsterNamed(table, monster)
    if (dealer !== undefined) dealer.known = true
    const left = dealer === undefined ? n : afterWard(play, seat, n)
    if (left === 0) return
    me.damage += left
    play.emit('damaged', { seat, n: left })
    if (healthOf(me) <= 0) play.then('kill', { seat, by: dealer?.id ?? null })
    else play.then('traumaWindow', { seat, kind: 'injury' })
  },

  /** MM-716, MM-751. */
  horror(play, { seat, n }) {
    if (!isIn(play.table, seat)) return
    const step = canUse(investigator(play.table, seat), 'horror-taken') ? 'considerHorror' : 'takeHorror'
    play.then(step, { seat, n })
  },

  considerHorror(play, { seat }) {
    play.ask(seat, 'MM-751', (may) => {
      may('endureHorror', {}, 'MM-751')
      may('takeNoHorror', {}, 'MM-751')
    })
  },

  endureHorror(play, _args, _seat, asked) {
    play.then('takeHorror', asked)
  },

  takeNoHorror(play, _args, seat) {
    investigator(play.table, seat).abilityUsed = true
    play.emit('nervesHeld', { seat })
  },

  /** MM-753, MM-754: who is insane takes none, and yet Trauma may follow. */
  takeHorror(play, { seat, n }) {
    if (!isIn(play.table, seat)) return
    const me = investigator(play.table, seat)
    const taken = Math.min(n, sanityOf(me))
    me.horror += taken
    play.emit('horrified', { seat, n: taken })
    play.then('traumaWindow', { seat, kind: 'insanity' })
  },

  /**
   * MM-789: the Keeper is asked whenever there are Trauma cards in hand, so that the question tells nothing about them. MM-R89: not after a death.
   */
  traumaWindow(play, { seat, kind }) {
    const { table } = play
    if (table.traumaHand.length === 0 || !isIn(table, seat)) return
    const me = investigator(table, seat)
    play.ask(keeper, 'MM-789', (may) => {
      may('noTrauma', {}, 'MM-789')
      for (const card of table.traumaHand)
        may.unless(forbiddenTrauma(me, card, kind), 'playTrauma', { card }, [
          kind === 'injury' ? 'MM-790' : 'MM-791',
          'MM-792',
        ])
    })
  },

  noTrauma() {},

  playTrauma(play, { card }, _seat, { seat }) {
    const hand = play.table.traumaHand
    hand.splice(hand.indexOf(card), 1)
    play.then('receiveTrauma', { seat, card })
  },

  /** MM-793, MM-R91. */
  receiveTrauma(play, { seat, card }) {
    const { table } = play
    const me = investigator(table, seat)
    const { kind, instant, effect } = traumaOf(card)
    if (instant === true) table.traumaDiscard.unshift(card)
    else {
      discardTrauma(table, me, kind)
      me[kind] = card
    }
    play.emit('traumaPlayed', { seat, card })
    play.then('resolve', { effect, context: concerning(seat) })
    play.then('keepWithinLimits', { seat })
  },

  /** MM-768 to MM-770. The figure leaves the board at once; what it carried is dropped in an order the player chooses. */
  kill(play, { seat, by }) {
    const { table } = play
    if (!isIn(table, seat)) return
    const me = investigator(table, seat)
    const room = roomOfSeat(play, seat)
    const who = me.sheet!
    leaveAllBehind(play, seat)
    me.state = 'waits'
    if (table.turn?.seat === seat) table.turn.over = true
    play.emit('investigatorKilled', { seat, who })
    play.then('dropInOrder', { seat, room })
    play.then('died', { seat, by })
  },

  dropInOrder(play, { seat, room }) {
    const me = investigator(play.table, seat)
    if (me.cards.length > 1)
      return play.ask(seat, 'MM-R94', (may) => {
        for (const card of me.cards) may('dropNext', { card }, ['MM-768', 'MM-R94'])
      })
    play.table.rooms[room]!.dropped.unshift(...me.cards.splice(0))
    return undefined
  },

  dropNext(play, { card }, seat, asked) {
    const me = investigator(play.table, seat)
    me.cards.splice(me.cards.indexOf(card), 1)
    play.table.rooms[asked.room]!.dropped.unshift(card)
    play.then('dropInOrder', asked)
  },

  /** MM-771, MM-772, MM-775. */
  died(play, { seat, by }) {
    const { table } = play
    if (table.revealed !== null || table.sheetsUsed.length === investigators.length) eliminate(play, seat)
    objective(play)?.killed?.(play, seat, by)
    play.then('settleElimination', {})
  },

  eliminate(play, { seat }) {
    eliminate(play, seat)
    objective(play)?.killed?.(play, seat, null)
    play.then('settleElimination', {})
  },

  settleElimination(play) {
    checkElimination(play)
  },
} satisfies Rules

function eliminate(play: At, seat: Seat): void {
  investigator(play.table, seat).state = 'eliminated'
  play.emit('playerEliminated', { seat })
}

/** Warding Stone: damage from a monster is 1 less, once per turn. */
function afterWard(play: At, seat: Seat, n: number): number {
  if (!has(investigator(play.table, seat), 'warded') || usedThisTurn(play, seat, 'warded') || n === 0)
    return n
  useThisTurn(play, seat, 'warded')
  play.emit('wardedOff', { seat })
  return n - 1
}

/** Which rule forbids a Trauma card; undefined if it may be played (MM-R90: as things are now). */
export function forbiddenTrauma(me: Investigator, card: TraumaCard, kind: 'injury' | 'insanity') {
  const trauma = traumaOf(card)
  if (trauma.kind !== kind) return kind === 'injury' ? 'MM-790' : 'MM-791'
  const now = kind === 'injury' ? healthOf(me) : sanityOf(me)
  return trauma.number !== null && now > trauma.number ? 'MM-792' : undefined
}
