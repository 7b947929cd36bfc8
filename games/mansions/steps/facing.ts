import { type Seat, answering, shape } from '@miskatonic/kernel'
import { kinds } from '../cards/monsters.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { event } from '../position.ts'
import { ruleTest, testResult } from './context.ts'
import { discardItem } from './carrying.ts'
import {
  damageRating,
  investigator,
  investigatorsInRoom,
  isIn,
  itemWith,
  monsterNamed,
  monstersAt,
  monstersInRoom,
  roomAt,
  roomOfSeat,
  told,
} from './look.ts'

const { list, object } = shape

const pair = object({ seat: a.seat, monster: a.monster })

/** Evade tests (MM-479 to MM-486) and horror tests (MM-460 to MM-468). */
export const vocabulary = {
  choices: {
    /** MM-484. */
    evade: answering('evadeFirst', object({ monster: a.monster })),
    /** A card that saves from the damage of a failed evade test. */
    throwRope: answering('considerRope', object({})),
    keepRope: answering('considerRope', object({})),
    /** MM-481. */
    strike: answering('strikeOrNot', object({})),
    refrain: answering('strikeOrNot', object({})),
    /** MM-463, MM-R53. */
    horrify: answering('face', object({ seat: a.seat, monster: a.monster })),
  },
  asks: {
    evadeFirst: object({ seat: a.seat }),
    considerRope: pair,
    strikeOrNot: pair,
    face: object({ pairs: list(pair) }),
  },
  effects: {
    evasionTested: testResult,
    /** An investigator has entered a room. */
    faceRoom: object({ seat: a.seat }),
    /** A monster has entered a room or was placed in it. */
    faceMonster: object({ monster: a.monster }),
    horrorTest: pair,
    horrorTested: testResult,
  },
  events: {
    evading: event(object({ seat: a.seat, monster: a.monster, called: a.called }), 'open'),
    ropeUsed: event(object({ seat: a.seat }), 'open'),
    struckInPassing: event(object({ seat: a.seat, monster: a.monster, called: a.called }), 'open'),
    facing: event(object({ seat: a.seat, monster: a.monster, called: a.called }), 'open'),
  },
}

export const rules = {
  /** Against each monster in the space, in an order of the investigator's choice, once a turn. */
  evadeFirst(play, { seat }) {
    const { table } = play
    if (!isIn(table, seat) || table.turn!.over) return
    const here = unevaded(play, seat)
    if (here.length === 0) return
    if (here.length === 1) return evade(play, seat, here[0]!)
    return play.ask(seat, 'MM-484', (may) => {
      for (const monster of here) may('evade', { monster }, ['MM-479', 'MM-484'])
    })
  },

  evade(play, { monster }, seat) {
    evade(play, seat, monster)
  },

  evasionTested(play, { seat, monster, success }) {
    if (success || !isIn(play.table, seat) || monsterNamed(play.table, monster!) === undefined) return
    const rope = itemWith(investigator(play.table, seat), 'saves-evasion')
    play.then(rope === undefined ? 'strikeOrNot' : 'considerRope', { seat, monster: monster! })
  },

  considerRope(play, { seat }) {
    play.ask(seat, 'MM-481', (may) => {
      may('keepRope', {}, 'MM-481')
      may('throwRope', {}, 'MM-481')
    })
  },

  throwRope(play, _args, seat) {
    const me = investigator(play.table, seat)
    discardItem(play.table, me, itemWith(me, 'saves-evasion')!)
    play.emit('ropeUsed', { seat })
  },

  keepRope(play, _args, _seat, asked) {
    play.then('strikeOrNot', asked)
  },

  strikeOrNot(play) {
    play.ask(keeper, 'MM-481', (may) => {
      may('strike', {}, 'MM-481')
      may('refrain', {}, 'MM-481')
    })
  },

  refrain() {},

  strike(play, _args, _seat, { seat, monster }) {
    const dealer = monsterNamed(play.table, monster)!
    play.emit('struckInPassing', { seat, ...told(dealer) })
    play.then('damage', { seat, n: damageRating(dealer), monster, byMonster: true })
  },

  /** MM-R52: also against monsters that were there when the turn began. */
  faceRoom(play, { seat }) {
    if (!isIn(play.table, seat)) return
    const here = monstersInRoom(play, roomOfSeat(play, seat))
    if (here.length > 0) play.then('face', { pairs: here.map(({ id }) => ({ seat, monster: id })) })
  },

  /** MM-465: those who were with it when the turn began are used to it. */
  faceMonster(play, { monster: id }) {
    const monster = monsterNamed(play.table, id)
    if (monster === undefined) return
    const seats = investigatorsInRoom(play, roomAt(play, monster.at)).filter(
      (seat) => play.table.met[seat]?.includes(id) !== true,
    )
    if (seats.length > 0) play.then('face', { pairs: seats.map((seat) => ({ seat, monster: id })) })
  },

  face(play, { pairs }) {
    const left = pairs.filter((each) => mustFace(play, each))
    if (left.length === 0) return
    if (left.length === 1) return play.then('horrorTest', left[0]!)
    return play.ask(keeper, left.every(({ seat }) => seat === left[0]!.seat) ? 'MM-R53' : 'MM-463', (may) => {
      for (const each of left) may('horrify', each, ['MM-460', 'MM-463'])
    })
  },

  horrify(play, chosen, _seat, { pairs }) {
    play.then('horrorTest', chosen)
    play.then('face', { pairs })
  },

  horrorTest(play, { seat, monster }) {
    const { table } = play
    ;(table.tested[seat] ??= []).push(monster)
    const one = monsterNamed(table, monster)!
    play.emit('facing', { seat, ...told(one) })
    const { horror } = kinds[one.kind]
    play.then(
      'test',
      ruleTest({
        seat,
        skill: 'willpower',
        modifier: horror,
        sort: 'horror',
        monster,
        sequel: 'horrorTested',
      }),
    )
  },

  horrorTested(play, { seat, success }) {
    if (!success) play.then('horror', { seat, n: 1 })
  },
} satisfies Rules

function unevaded({ table }: At, seat: Seat): string[] {
  return monstersAt(table, investigator(table, seat).at)
    .map(({ id }) => id)
    .filter((id) => !table.turn!.evaded.includes(id))
}

function evade(play: At, seat: Seat, monster: string): void {
  const { table } = play
  table.turn!.evaded.push(monster)
  const one = monsterNamed(table, monster)!
  play.emit('evading', { seat, ...told(one) })
  const { awareness } = kinds[one.kind]
  play.then(
    'test',
    ruleTest({
      seat,
      skill: 'dexterity',
      modifier: awareness,
      sort: 'evade',
      monster,
      sequel: 'evasionTested',
    }),
  )
  play.then('evadeFirst', { seat })
}

/** MM-466: one test against a monster in a turn; both must still be in one room. */
function mustFace(play: At, { seat, monster }: { seat: Seat; monster: string }): boolean {
  const { table } = play
  const one = monsterNamed(table, monster)
  if (one === undefined || !isIn(table, seat) || table.tested[seat]?.includes(monster) === true) return false
  return roomAt(play, one.at) === roomOfSeat(play, seat)
}
