import { type Seat, answering, shape } from '@miskatonic/kernel'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { cardsWith, noteUse } from './abilities.ts'
import { engagedWith, has, investigator, isInPlay } from './look.ts'
import { isInForce, neighboursOf } from './ways.ts'
import { leaveMonsters } from './engagement.ts'

const { integer, list, object, whole } = shape

/** AH-406, AH-455: moving space by space, and moving directly. */
export const vocabulary = {
  choices: {
    walk: answering('goOn', object({ to: a.place })),
    stopWalking: answering('goOn', object({})),
  },
  asks: {
    /** `free` spaces are left, and then `paid` ones for $1 each. */
    goOn: object({ seat: a.seat, free: integer(0, 9), paid: integer(0, 9) }),
  },
  effects: {
    walkTo: object({ seat: a.seat, to: a.place, free: integer(0, 99), paid: integer(0, 99) }),
    arrive: object({
      seat: a.seat,
      free: integer(0, 99),
      paid: integer(0, 99),
      companions: list(a.monster),
    }),
    moveDirectly: object({ seat: a.seat, to: a.place }),
  },
  events: {
    moved: event(object({ seat: a.seat, to: a.place, paid: whole }), 'open'),
    movedDirectly: event(object({ seat: a.seat, to: a.place }), 'open'),
  },
}

export const rules = {
  goOn(play, { seat, free, paid }) {
    const { at, money } = investigator(play.table, seat)
    play.ask(seat, 'AH-406.2-1', (may) => {
      for (const to of neighboursOf(play, at))
        if (free > 0) may('walk', { to }, 'AH-406.2-1')
        else
          may.unless(
            paid > 0 && money > 0 && !isInForce(play.table, 'no-paid-spaces') ? undefined : 'AH-406.2-2',
            'walk',
            { to },
            ['AH-406.2-2', 'AH-R32'],
          )
      may('stopWalking', {}, 'AH-406.2-1')
    })
  },
  walk(play, { to }, seat, { free, paid }) {
    play.then('walkTo', { seat, to, free, paid })
  },
  stopWalking() {},

  /** AH-455.3, AH-R32: dollar by dollar. */
  walkTo(play, { seat, to, free, paid }) {
    const { table } = play
    const me = investigator(table, seat)
    const cost = free > 0 ? 0 : 1
    me.money -= cost
    noteVehicle(play, seat, free)
    const companions = engagedWith(table, seat).map(({ id }) => id)
    placeInvestigator(play, seat, to)
    play.emit('moved', { seat, to, paid: cost })
    play.then('engagements', {})
    play.then('arrive', { seat, free: Math.max(0, free - 1), paid: paid - cost, companions })
  },

  /** AH-406.3, AH-R33, AH-R75: movement ends only where a monster engages the mover. */
  arrive(play, { seat, free, paid, companions }) {
    const { table } = play
    if (!isInPlay(table, seat)) return
    if (engagedWith(table, seat).some(({ id }) => !companions.includes(id))) return
    const mayPay = paid > 0 && investigator(table, seat).money > 0 && !isInForce(table, 'no-paid-spaces')
    if (free > 0 || mayPay) play.then('goOn', { seat, free, paid })
  },

  /** AH-455.4, AH-R66: no space is entered or left; monsters there engage once the effect is over. */
  moveDirectly(play, { seat, to }) {
    if (!isInPlay(play.table, seat)) return
    placeInvestigator(play, seat, to)
    play.emit('movedDirectly', { seat, to })
  },
} satisfies Rules

/** AH-407.4: what carries an investigator further than two spaces for free in a move action was used. */
function noteVehicle(play: At, seat: Seat, free: number): void {
  if (free === 0 || play.table.action?.name !== 'move' || play.table.action.seat !== seat) return
  const [vehicle] = cardsWith(play, seat, 'drive')
  const [map] = cardsWith(play, seat, 'map-of-arkham')
  const lent = [map, vehicle].filter((card) => card !== undefined)
  const card = lent[free - 1]
  if (card !== undefined) noteUse(play, seat, card)
}

/** AH-455.2, AH-441.4, AH-R65, AH-R143: watchers come along; other monsters stay behind and become ready. */
function placeInvestigator(play: At, seat: Seat, to: string): void {
  const { table } = play
  const me = investigator(table, seat)
  if (me.at === to) return
  leaveMonsters(
    seat,
    engagedWith(table, seat).filter((monster) => !has(monster, 'watcher')),
  )
  for (const watcher of engagedWith(table, seat)) watcher.at = to
  me.at = to
}
