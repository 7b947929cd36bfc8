import { type Seat, answering, shape } from '@miskatonic/kernel'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { event } from '../position.ts'
import { ruleTest, testResult } from './context.ts'
import {
  has,
  house,
  investigator,
  isClosed,
  isIn,
  roomAt,
  roomOfSeat,
  useThisTurn,
  usedThisTurn,
  waysForInvestigator,
} from './look.ts'
import { openObjective } from './objective.ts'

const { boolean, integer, object, oneOf } = shape

const how = oneOf(['move', 'run', 'slip'])
const step = object({ seat: a.seat, from: a.space, to: a.space, how, drag: boolean })

/** An investigator moves (MM-133 to MM-136, MM-R10). */
export const vocabulary = {
  choices: {
    /** MM-R56. */
    enterFire: answering('atTheFire', object({})),
    turnBack: answering('atTheFire', object({})),
    /** MM-C130. */
    slip: answering('slipAway', object({ to: a.space })),
    stay: answering('slipAway', object({})),
    drive: answering('driveInvestigator', object({ to: a.space })),
    driveNoFurther: answering('driveInvestigator', object({})),
  },
  asks: {
    atTheFire: step,
    slipAway: object({ seat: a.seat }),
    driveInvestigator: object({ seat: a.seat, left: integer(0, 3) }),
  },
  effects: {
    /** After evade tests: the phase is used, and the move is tried. */
    tryMove: step,
    enterSpace: step,
    fireTested: testResult,
    faceFire: step,
    arrive: object({ seat: a.seat, from: a.space }),
    leaveBoard: object({ seat: a.seat, from: a.space, how: oneOf(['move', 'run']) }),
  },
  events: {
    moved: event(object({ seat: a.seat, from: a.space, to: a.space, drag: boolean }), 'open'),
    stayedOut: event(object({ seat: a.seat, room: a.room }), 'open'),
    escaped: event(object({ seat: a.seat }), 'open'),
  },
}

export const rules = {
  /** MM-R12: after an interruption that moved the investigator or ended the turn, the move has to be declared again. */
  tryMove(play, args) {
    const { seat, from, to, how: way } = args
    const { table } = play
    if (!isIn(table, seat) || investigator(table, seat).at !== from) return
    if (way !== 'slip' && table.turn?.over !== false) return
    if (way === 'run' && has(investigator(table, seat), 'no-run')) return
    if (way !== 'slip') usePhase(play, way)
    const room = roomAt(play, to)
    if (room !== roomAt(play, from)) {
      if (table.rooms[room]!.lock !== null) play.then('resolveLock', { seat, room })
      if (table.rooms[room]!.fire) play.then('faceFire', args)
    }
    play.then('enterSpace', args)
    if (way !== 'slip') play.then('afterPhase', { seat, phase: way === 'run' ? 'action' : 'move' })
  },

  /** MM-516. */
  faceFire(play, args) {
    const { seat } = args
    if (!isIn(play.table, seat)) return play.abandon('enterSpace')
    play.then('test', ruleTest({ seat, skill: 'willpower', modifier: 0, sequel: 'fireTested' }))
    play.then('atTheFire', args)
    return undefined
  },

  fireTested(play, { seat, success }) {
    if (!success) play.then('horror', { seat, n: 1 })
  },

  /** MM-517, MM-R56. MM-R12: if the horror has moved the investigator elsewhere, the phase is not spent. */
  atTheFire(play, { seat, from, how: way }) {
    const { table } = play
    if (!isIn(table, seat)) return play.abandon('enterSpace')
    if (investigator(table, seat).at !== from) {
      if (way === 'slip') return play.abandon('enterSpace')
      giveBackPhase(play, way)
      return play.abandon('afterPhase')
    }
    return play.ask(seat, 'MM-517', (may) => {
      may('enterFire', {}, 'MM-517')
      may('turnBack', {}, 'MM-R56')
    })
  },

  enterFire() {},

  turnBack(play, _args, seat, { to }) {
    play.emit('stayedOut', { seat, room: roomAt(play, to) })
    play.abandon('enterSpace')
  },

  enterSpace(play, { seat, from, to, drag }) {
    const { table } = play
    if (!isIn(table, seat) || investigator(table, seat).at !== from) return
    moveFigure(play, seat, to)
    if (drag) dragCorpse(play, from, to)
    if (table.turn?.seat === seat) table.turn.moved++
    play.emit('moved', { seat, from, to, drag })
    limp(play, seat)
    play.then('arrive', { seat, from })
  },

  /**
   * What entering a room causes, also when the Keeper or a card moved the investigator: horror tests (MM-460), and what the Objective says.
   */
  arrive(play, { seat, from }) {
    if (!isIn(play.table, seat) || roomAt(play, from) === roomOfSeat(play, seat)) return
    openObjective(play)?.entered?.(play, seat)
    play.then('faceRoom', { seat })
  },

  /** MM-591, MM-592, MM-R99; MM-R12. */
  leaveBoard(play, { seat, from, how: way }) {
    const { table } = play
    const me = investigator(table, seat)
    if (!isIn(table, seat) || me.at !== from || table.turn!.over) return
    if (way === 'run' && has(me, 'no-run')) return
    usePhase(play, way)
    play.then('escape', { seat })
  },

  slipAway(play, { seat }) {
    const { table } = play
    const me = investigator(table, seat)
    if (!isIn(table, seat) || me.hidden) return
    const ways = waysForInvestigator(play, me.at)
    play.ask(seat, 'MM-C130', (may) => {
      may('stay', {}, 'MM-C130')
      for (const { to } of ways) may.unless(barredBy(play, seat, to), 'slip', { to }, 'MM-C130')
    })
  },

  stay() {},

  slip(play, { to }, seat) {
    play.then('tryMove', { seat, from: investigator(play.table, seat).at, to, how: 'slip', drag: false })
  },

  /** MM-R18: one space at a time. */
  driveInvestigator(play, { seat, left }) {
    const { table } = play
    if (left === 0 || !isIn(table, seat)) return
    const me = investigator(table, seat)
    play.ask(keeper, 'MM-R18', (may) => {
      may('driveNoFurther', {}, 'MM-R18')
      for (const { to } of waysForInvestigator(play, me.at))
        may.unless(drivenOutBy(play, seat, to), 'drive', { to }, 'MM-R18')
    })
  },

  driveNoFurther() {},

  drive(play, { to }, _seat, { seat, left }) {
    const from = investigator(play.table, seat).at
    moveFigure(play, seat, to)
    play.emit('moved', { seat, from, to, drag: false })
    play.then('arrive', { seat, from })
    play.then('driveInvestigator', { seat, left: left - 1 })
  },
} satisfies Rules

function usePhase({ table }: At, way: 'move' | 'run'): void {
  const turn = table.turn!
  if (way === 'run') turn.actions--
  else {
    turn.moves--
    turn.movesUsed++
  }
}

function giveBackPhase({ table }: At, way: 'move' | 'run'): void {
  const turn = table.turn!
  if (way === 'run') turn.actions++
  else {
    turn.moves++
    turn.movesUsed--
  }
}

/**
 * The figure of an investigator stands elsewhere, out of any hiding place (MM-R65), and with it what keeps monsters from its space. MM-465,
 * MM-R52: leaving a room ends being used to its monsters, should one follow.
 */
export function moveFigure(play: At, seat: Seat, to: string): void {
  const { table } = play
  const me = investigator(table, seat)
  if (roomAt(play, me.at) !== roomAt(play, to)) delete table.met[seat]
  me.at = to
  me.hidden = false
  for (const each of table.stabilized) if (each.seat === seat) each.space = to
}

/** MM-394, MM-395; MM-R66: into a burning room it is discarded. */
function dragCorpse(play: At, from: string, to: string): void {
  const { table } = play
  table.corpses.splice(table.corpses.indexOf(from), 1)
  if (!table.rooms[roomAt(play, to)]!.fire) table.corpses.push(to)
}

/** Broken Leg: the second space of a turn costs 1 damage, once. */
function limp(play: At, seat: Seat): void {
  const { turn } = play.table
  if (turn?.seat !== seat || turn.moved < 2 || !has(investigator(play.table, seat), 'limps')) return
  if (usedThisTurn(play, seat, 'limps')) return
  useThisTurn(play, seat, 'limps')
  play.then('damage', { seat, n: 1, monster: null, byMonster: false })
}

/** The rule that keeps an investigator out of the room of a space in this turn (MM-150, MM-R17). */
export function barredBy(play: At, seat: Seat, to: string): 'MM-150' | undefined {
  const { turn } = play.table
  const room = roomAt(play, to)
  const barred = turn?.seat === seat ? turn.barred.includes(room) : usedThisTurn(play, seat, `barred ${room}`)
  return barred && roomOfSeat(play, seat) !== room ? 'MM-150' : undefined
}

/** The Keeper cannot move an investigator into a locked room. */
export function drivenOutBy(play: At, seat: Seat, to: string): 'MM-R18' | undefined {
  const room = roomAt(play, to)
  return room !== roomOfSeat(play, seat) && play.table.rooms[room]!.lock !== null ? 'MM-R18' : undefined
}

/** MM-590, MM-591: the rule that forbids leaving the board from this space; undefined if it may be left. */
export function forbiddenEscape(play: At, seat: Seat) {
  const { map } = house(play)
  if (openObjective(play)?.escape !== true) return 'MM-590'
  const [inside] = map.doors[map.escape]!.between
  if (investigator(play.table, seat).at !== inside) return 'MM-591'
  return isClosed(play.table, map.escape) ? 'MM-031' : undefined
}
