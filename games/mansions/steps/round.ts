import { type Seat, answering, shape } from '@miskatonic/kernel'
import { faceDownOf, hasWord } from '../catalogue.ts'
import type { Keyword } from '../cards/types.ts'
import { investigators } from '../content/ids.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Room, type Table, event } from '../position.ts'
import { leaveStabilized } from './carrying.ts'
import { ruleTest, testResult } from './context.ts'
import {
  has,
  hasTag,
  house,
  investigator,
  investigatorsIn,
  investigatorsInRoom,
  isIn,
  itemWith,
  monstersInRoom,
  playersLeft,
  roomOfSeat,
  useThisTurn,
  usedThisTurn,
} from './look.ts'
import { openObjective } from './objective.ts'

const { object, oneOf, text, whole } = shape

/** Rounds and investigators' turns (MM-103 to MM-121). */
export const vocabulary = {
  choices: {
    /** MM-104: who acts next. */
    beginTurn: answering('whoActs', object({})),
    useAtStart: answering('atTheStart', object({ card: oneOf(['third-move', 'horror-for-skill-point']) })),
    goOn: answering('atTheStart', object({})),
    /** Catatonia: move phases or the action phase. */
    onlyPhase: answering('chooseCatatonia', object({ phase: oneOf(['move', 'action']) })),
  },
  asks: {
    whoActs: object({}),
    atTheStart: object({ seat: a.seat }),
    chooseCatatonia: object({ seat: a.seat }),
  },
  effects: {
    beginRound: object({}),
    nextInvestigator: object({}),
    takeTurn: object({ seat: a.seat }),
    /** The turn of a player whose investigator was killed. */
    replace: object({ seat: a.seat }),
    startOfTurn: object({ seat: a.seat }),
    hallucinationTested: testResult,
    endTurn: object({ seat: a.seat }),
    leaveTurn: object({ seat: a.seat }),
    /** What a turn remembers of monsters and investigators begins anew (MM-465, MM-466, MM-R51). */
    beginMemory: object({}),
    stun: object({ seat: a.seat }),
    returnOverdue: object({ seat: a.seat }),
  },
  events: {
    roundBegan: event(object({ round: whole }), 'open'),
    turnBegan: event(object({ seat: a.seat }), 'open'),
    turnEnded: event(object({ seat: a.seat }), 'open'),
    stunned: event(object({ seat: a.seat }), 'open'),
    phasesLost: event(object({ seat: a.seat }), 'open'),
    faceDownDiscarded: event(object({ seat: a.seat, card: a.mythosCard }), 'open'),
    startUsed: event(object({ seat: a.seat, card: text }), 'open'),
  },
}

export const rules = {
  beginRound(play) {
    const { table } = play
    table.round++
    table.phase = 'investigators'
    table.acted = []
    table.usedThisRound = []
    play.emit('roundBegan', { round: table.round })
    play.then('nextInvestigator', {})
  },

  /** MM-103, MM-104, MM-R06. */
  nextInvestigator(play) {
    const left = waitingForTurn(play)
    if (left.length === 0) play.then('keeperTurn', {})
    else if (left.length === 1) play.then('takeTurn', { seat: left[0]! })
    else play.then('whoActs', {})
  },

  whoActs(play) {
    play.ask({ any: waitingForTurn(play) }, 'MM-104', (may) => may('beginTurn', {}, ['MM-104', 'MM-R06']))
  },

  beginTurn(play, _args, seat) {
    play.then('takeTurn', { seat })
  },

  takeTurn(play, { seat }) {
    const { table } = play
    table.acted.push(seat)
    play.then('beginMemory', {})
    if (investigator(table, seat).state === 'waits') play.then('replace', { seat })
    else play.then('startOfTurn', { seat })
    play.then('nextInvestigator', {})
  },

  /** MM-773 to MM-777, MM-R110; if others have taken the last investigators meanwhile, there is none left for this player (MM-775). */
  replace(play, { seat }) {
    if (play.table.sheetsUsed.length === investigators.length) return play.then('eliminate', { seat })
    play.then('chooseInvestigator', { seat })
    return play.then('endTurn', { seat })
  },

  /** MM-118, MM-497. */
  startOfTurn(play, { seat }) {
    const { table } = play
    const me = investigator(table, seat)
    table.turn = {
      seat,
      moves: me.stun > 0 ? 1 : 2,
      movesUsed: 0,
      actions: 1,
      moved: 0,
      acted: false,
      mythos: false,
      from: me.at,
      explored: false,
      evaded: [],
      barred: [],
      attempted: [],
      evadeBonus: 0,
      over: false,
    }
    leaveStabilized(table, seat)
    play.emit('turnBegan', { seat })
    openObjective(play)?.turnBegins?.(play, seat)
    if (has(me, 'hallucinates'))
      play.then('test', ruleTest({ seat, skill: 'intellect', modifier: 0, sequel: 'hallucinationTested' }))
    play.then('atTheStart', { seat })
    play.then('chooseCatatonia', { seat })
    play.then('mythosWindow', { seat })
    play.then('act', { seat })
    play.then('endTurn', { seat })
  },

  hallucinationTested(play, { seat, success }) {
    const { turn } = play.table
    if (success || turn === null) return
    turn.moves = Math.max(0, turn.moves - 1)
    play.emit('phasesLost', { seat })
  },

  /** Silver Hourglass and Ruby of R'lyeh. */
  atTheStart(play, { seat }) {
    const { table } = play
    if (!isIn(table, seat) || table.turn!.over) return
    const me = investigator(table, seat)
    const usable = startWords.filter((word) => itemWith(me, word) !== undefined && !wasUsed(table, word))
    if (usable.length === 0) return
    play.ask(seat, 'MM-216', (may) => {
      may('goOn', {}, 'MM-216')
      for (const card of usable) may('useAtStart', { card }, 'MM-216')
    })
  },

  goOn() {},

  useAtStart(play, { card }, seat, asked) {
    const { table } = play
    if (card === 'third-move') table.usedThisGame.push(card)
    else table.usedThisTurn.push(card)
    play.emit('startUsed', { seat, card })
    if (card === 'third-move') {
      useThisTurn(play, seat, card)
      table.turn!.moves++
    } else {
      play.then('horror', { seat, n: 1 })
      investigator(table, seat).skillPoints++
      play.emit('skillPointsGained', { seat, n: 1 })
    }
    play.then('atTheStart', asked)
  },

  chooseCatatonia(play, { seat }) {
    const { table } = play
    if (!isIn(table, seat) || table.turn!.over || !has(investigator(table, seat), 'catatonic')) return
    play.ask(seat, 'MM-795', (may) => {
      may('onlyPhase', { phase: 'move' }, 'MM-795')
      may('onlyPhase', { phase: 'action' }, 'MM-795')
    })
  },

  onlyPhase(play, { phase }) {
    const turn = play.table.turn!
    if (phase === 'move') turn.actions = 0
    else turn.moves = 0
  },

  /** MM-515 and what Trauma and face-down cards say of the end of a turn. */
  endTurn(play, { seat }) {
    const { table } = play
    if (isIn(table, seat)) {
      const room = roomOfSeat(play, seat)
      if (table.rooms[room]!.fire) play.then('damage', { seat, n: 2, monster: null, byMonster: false })
      for (let i = 0; i < fears(play, seat); i++) play.then('horror', { seat, n: 1 })
      endFaceDown(play, seat)
    }
    play.then('leaveTurn', { seat })
  },

  leaveTurn(play, { seat }) {
    play.table.turn = null
    play.emit('turnEnded', { seat })
  },

  beginMemory(play) {
    const { table } = play
    table.tested = {}
    table.usedThisTurn = []
    table.met = {}
    for (const monster of table.monsters) Object.assign(monster, { moved: 0, stopped: false })
    for (const seat of investigatorsIn(play)) {
      const here = monstersInRoom(play, roomOfSeat(play, seat))
      if (here.length > 0) table.met[seat] = here.map(({ id }) => id)
    }
  },

  /** MM-498, MM-R57: in the investigator's own turn a second move phase is lost; with the Silver Hourglass a third. */
  stun(play, { seat }) {
    const { turn } = play.table
    if (!isIn(play.table, seat)) return
    investigator(play.table, seat).stun++
    const most = usedThisTurn(play, seat, 'third-move') ? 2 : 1
    if (turn?.seat === seat) turn.moves = Math.min(turn.moves, Math.max(0, most - turn.movesUsed))
    play.emit('stunned', { seat })
  },

  returnOverdue(play, { seat }) {
    discardFaceDown(play, seat, 'overdue')
  },
} satisfies Rules

const startWords = ['third-move', 'horror-for-skill-point'] as const

/** Once per game, and once per turn. */
function wasUsed(table: Table, word: (typeof startWords)[number]): boolean {
  return word === 'third-move' ? table.usedThisGame.includes(word) : table.usedThisTurn.includes(word)
}

function waitingForTurn(play: At): Seat[] {
  return playersLeft(play).filter((seat) => !play.table.acted.includes(seat))
}

/** How often an insanity costs 1 horror at the end of this turn. */
function fears(play: At, seat: Seat): number {
  const { table } = play
  const me = investigator(table, seat)
  const room = roomOfSeat(play, seat)
  const alone = investigatorsInRoom(play, room).length === 1
  let sum = 0
  if (has(me, 'fears-solitude') && alone) sum++
  if (has(me, 'fears-small-rooms') && house(play).spacesOf[room]!.length === 1) sum++
  // A new investigator ends a turn that never began (MM-777), and has explored nothing in it.
  if (has(me, 'obsessed') && !table.turn?.explored && unrevealed(table.rooms[room]!) > 0) sum++
  if (has(me, 'appointment') && !alone) sum++
  return sum
}

/** An Obstacle that lies face up has been revealed. */
function unrevealed({ stack, topUp }: Room): number {
  return stack.length - (topUp ? 1 : 0)
}

function endFaceDown(play: At, seat: Seat): void {
  const room = roomOfSeat(play, seat)
  if (investigatorsInRoom(play, room).length === 1) discardFaceDown(play, seat, 'appointment')
  if (hasTag(play, room, 'outdoor')) discardFaceDown(play, seat, 'leaves-outdoors')
}

/** The face-down cards with this word are turned up and discarded. */
function discardFaceDown(play: At, seat: Seat, word: Keyword): void {
  const me = investigator(play.table, seat)
  for (const card of me.faceDown.filter((each) => hasWord(faceDownOf(each), word))) {
    me.faceDown.splice(me.faceDown.indexOf(card), 1)
    play.table.mythosDiscard.unshift(card)
    play.emit('faceDownDiscarded', { seat, card })
  }
}
