import { type Seat, answering, shape } from '@miskatonic/kernel'
import { isClue, isItem, isObstacle, clueNumber } from '../catalogue.ts'
import { locks } from '../cards/locks.ts'
import { obstacles } from '../cards/obstacles.ts'
import type { Demand } from '../cards/types.ts'
import type { Item, Obstacle, RoomCard } from '../content/ids.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { concerning, ruleTest, testResult } from './context.ts'
import { discardItem, takeCard } from './carrying.ts'
import { healed } from './atoms.ts'
import { canUse, has, investigator, isIn, roomOfSeat, useThisTurn } from './look.ts'

const { object, oneOf } = shape

const inRoom = object({ seat: a.seat, room: a.room })

/** Locks (MM-147 to MM-155), exploring (MM-196 to MM-201) and Obstacles (MM-230 to MM-234). */
export const vocabulary = {
  choices: {
    /** A card with which a test of a Lock or Obstacle is spared. */
    useCard: answering('chooseMeans', object({ card: a.item })),
    tryByTest: answering('chooseMeans', object({})),
    takeDropped: answering('pickUp', object({ card: a.carried })),
    pickUpNoMore: answering('pickUp', object({})),
    /** On the Case: three skill points for a Clue. */
    useCase: answering('considerCase', object({})),
    notThisClue: answering('considerCase', object({})),
  },
  asks: {
    chooseMeans: object({ seat: a.seat, room: a.room, of: oneOf(['lock', 'obstacle']) }),
    pickUp: inRoom,
    considerCase: object({ seat: a.seat }),
  },
  effects: {
    resolveLock: inRoom,
    lockTested: testResult,
    lockPassed: inRoom,
    lockHolds: inRoom,
    searchRoom: object({ seat: a.seat }),
    revealCards: inRoom,
    resolveObstacle: inRoom,
    obstacleTested: testResult,
    obstacleOvercome: inRoom,
    obstacleStays: inRoom,
    foundClue: object({ seat: a.seat, clue: a.roomCard }),
  },
  events: {
    lockRevealed: event(object({ seat: a.seat, room: a.room, lock: a.lock }), 'open'),
    lockOpened: event(object({ seat: a.seat, room: a.room, lock: a.lock }), 'open'),
    lockHeld: event(object({ seat: a.seat, room: a.room, lock: a.lock }), 'open'),
    obstacleRevealed: event(object({ seat: a.seat, room: a.room, obstacle: a.obstacle }), 'open'),
    obstacleRemoved: event(object({ seat: a.seat, room: a.room, obstacle: a.obstacle }), 'open'),
    obstacleHeld: event(object({ seat: a.seat, room: a.room, obstacle: a.obstacle }), 'open'),
    cardUsed: event(object({ seat: a.seat, card: a.item }), 'open'),
    explored: event(object({ seat: a.seat, room: a.room }), 'open'),
    cardTaken: event(object({ seat: a.seat, room: a.room, card: a.carried }), 'open'),
    cardFound: event(object({ seat: a.seat, room: a.room, card: a.roomCard }), 'open'),
    clueFound: event(object({ seat: a.seat, room: a.room, clue: a.clue }), 'open'),
  },
}

export const rules = {
  /** MM-147, MM-152: every time an investigator wants to enter, by any way. */
  resolveLock(play, { seat, room }) {
    const here = play.table.rooms[room]!
    if (here.lock === null) return
    if (!isIn(play.table, seat)) return play.abandon('enterSpace')
    if (!here.lockUp) {
      here.lockUp = true
      play.emit('lockRevealed', { seat, room, lock: here.lock })
    }
    return meet(play, { seat, room, of: 'lock' }, locks[here.lock])
  },

  /** The Lock or Obstacle may be tested, or a card be used instead. */
  chooseMeans(play, { seat, room, of }) {
    const demand = demandOf(play, room, of)
    play.ask(seat, of === 'lock' ? 'MM-155' : 'MM-231', (may) => {
      may('tryByTest', {}, of === 'lock' ? 'MM-148' : 'MM-230')
      for (const card of means(play, seat, demand))
        may('useCard', { card }, of === 'lock' ? ['MM-155', 'MM-215'] : ['MM-215', 'MM-231'])
    })
  },

  tryByTest(play, _args, _seat, asked) {
    testDemand(play, asked, demandOf(play, asked.room, asked.of))
  },

  /** MM-R25: it is spent only if the card says so. */
  useCard(play, { card }, seat, { room, of }) {
    const demand = demandOf(play, room, of)
    if ('spent' in demand && demand.spent) discardItem(play.table, investigator(play.table, seat), card)
    play.emit('cardUsed', { seat, card })
    play.then(of === 'lock' ? 'lockPassed' : 'obstacleOvercome', { seat, room })
  },

  lockTested(play, { seat, about: room, success }) {
    play.then(success ? 'lockPassed' : 'lockHolds', { seat, room })
  },

  /** MM-153: it is discarded only if its text says so. */
  lockPassed(play, { seat, room }) {
    const here = play.table.rooms[room]!
    const lock = here.lock!
    const demand = locks[lock]
    if ('stays' in demand && demand.stays) return
    here.lock = null
    here.lockUp = false
    play.table.gone.push(lock)
    play.emit('lockOpened', { seat, room, lock })
  },

  /** MM-149, MM-150: the investigator stays put, and cannot try again in this turn, be it the Keeper's (MM-R51). */
  lockHolds(play, { seat, room }) {
    const { table } = play
    const lock = table.rooms[room]!.lock!
    if (table.turn?.seat === seat) table.turn.barred.push(room)
    else useThisTurn(play, seat, `barred ${room}`)
    play.emit('lockHeld', { seat, room, lock })
    play.abandon('enterSpace')
    const demand = locks[lock]
    if ('failure' in demand && demand.failure !== undefined)
      play.then('resolve', { effect: demand.failure, context: concerning(seat) })
  },

  /** The figure is in the room; evade tests are over. */
  searchRoom(play, { seat }) {
    const { table } = play
    if (!isIn(table, seat)) return
    const room = roomOfSeat(play, seat)
    table.turn!.explored = true
    play.emit('explored', { seat, room })
    play.then('pickUp', { seat, room })
    play.then('revealCards', { seat, room })
    play.then('keepWithinLimits', { seat })
  },

  /** MM-170, MM-R22. */
  pickUp(play, { seat, room }) {
    const { dropped } = play.table.rooms[room]!
    if (dropped.length === 0) return
    play.ask(seat, 'MM-R22', (may) => {
      for (const card of dropped) may('takeDropped', { card }, ['MM-170', 'MM-R22'])
      may('pickUpNoMore', {}, 'MM-R22')
    })
  },

  takeDropped(play, { card }, seat, { room }) {
    const { dropped } = play.table.rooms[room]!
    dropped.splice(dropped.indexOf(card), 1)
    takeCard(play.table, seat, card)
    play.emit('cardTaken', { seat, room, card })
    play.then('pickUp', { seat, room })
  },

  pickUpNoMore() {},

  /** MM-196: one at a time from the top. */
  revealCards(play, { seat, room }) {
    const { table } = play
    const here = table.rooms[room]!
    const card = here.stack[0]
    if (card === undefined || !isIn(table, seat)) return
    if (isObstacle(card)) {
      if (!here.topUp) {
        here.topUp = true
        play.emit('obstacleRevealed', { seat, room, obstacle: card })
      }
      return play.then('resolveObstacle', { seat, room })
    }
    here.stack.shift()
    here.revealed.push(card)
    return found(play, seat, room, card)
  },

  resolveObstacle(play, { seat, room }) {
    meet(play, { seat, room, of: 'obstacle' }, demandOf(play, room, 'obstacle'))
  },

  obstacleTested(play, { seat, about: room, success }) {
    play.then(success ? 'obstacleOvercome' : 'obstacleStays', { seat, room })
  },

  obstacleOvercome(play, { seat, room }) {
    const here = play.table.rooms[room]!
    const obstacle = here.stack.shift() as Obstacle
    here.topUp = false
    here.revealed.push(obstacle)
    play.emit('obstacleRemoved', { seat, room, obstacle })
    play.then('revealCards', { seat, room })
  },

  /** MM-233: the explore action ends; cards beneath stay hidden. */
  obstacleStays(play, { seat, room }) {
    const obstacle = play.table.rooms[room]!.stack[0] as Obstacle
    play.emit('obstacleHeld', { seat, room, obstacle })
    const demand = obstacles[obstacle]
    if ('failure' in demand && demand.failure !== undefined)
      play.then('resolve', { effect: demand.failure, context: concerning(seat) })
  },

  /** MM-578: Clue 1 reveals the Objective. */
  foundClue(play, { seat, clue }) {
    if (!isClue(clue)) return
    const me = investigator(play.table, seat)
    if (has(me, 'inspired')) {
      healed(play, seat, 'horror', 2)
      me.skillPoints++
      play.emit('skillPointsGained', { seat, n: 1 })
    }
    if (canUse(me, 'clue-revealed')) play.then('considerCase', { seat })
    if (clueNumber(clue) === 1 && play.table.revealed === null) play.then('revealObjective', {})
  },

  considerCase(play, { seat }) {
    play.ask(seat, 'MM-198', (may) => {
      may('useCase', {}, 'MM-198')
      may('notThisClue', {}, 'MM-198')
    })
  },

  useCase(play, _args, seat) {
    const me = investigator(play.table, seat)
    me.abilityUsed = true
    me.skillPoints += 3
    play.emit('traitUsed', { seat })
    play.emit('skillPointsGained', { seat, n: 3 })
  },

  notThisClue() {},
} satisfies Rules

interface Meeting {
  readonly seat: Seat
  readonly room: string
  readonly of: 'lock' | 'obstacle'
}

function demandOf({ table }: At, room: string, of: Meeting['of']): Demand {
  const { lock, stack } = table.rooms[room]!
  return of === 'lock' ? locks[lock!] : obstacles[stack[0] as Obstacle]
}

/** What a Lock or Obstacle asks of the investigator who meets it. */
function meet(play: At, meeting: Meeting, demand: Demand): void {
  const { seat, room, of } = meeting
  const { table } = play
  if ('puzzle' in demand) {
    if (table.turn?.attempted.includes(demand.puzzle) === true)
      return play.then(of === 'lock' ? 'lockHolds' : 'obstacleStays', { seat, room })
    return play.then('attempt', { seat, puzzle: demand.puzzle, room, of })
  }
  if ('key' in demand) {
    const opens = investigator(table, seat).cards.includes(demand.key)
    if (of === 'lock') return play.then(opens ? 'lockPassed' : 'lockHolds', { seat, room })
    return play.then(opens ? 'obstacleOvercome' : 'obstacleStays', { seat, room })
  }
  if (means(play, seat, demand).length > 0) return play.then('chooseMeans', meeting)
  return testDemand(play, meeting, demand)
}

function testDemand(play: At, { seat, room, of }: Meeting, demand: Demand): void {
  if (!('skill' in demand)) return
  const { skill, modifier, helps } = demand
  const helped =
    helps !== undefined && investigator(play.table, seat).cards.includes(helps.item) ? helps.n : 0
  const sequel = of === 'lock' ? 'lockTested' : 'obstacleTested'
  play.then('test', ruleTest({ seat, skill, modifier: modifier + helped, sequel, about: room }))
}

/** MM-231: only cards that the investigator carries. */
function means({ table }: At, seat: Seat, demand: Demand): Item[] {
  if (!('instead' in demand) || demand.instead === undefined) return []
  const { cards } = investigator(table, seat)
  return demand.instead.filter((card) => cards.includes(card))
}

function found(play: At, seat: Seat, room: string, card: RoomCard): void {
  if (card === 'nothing') play.emit('cardFound', { seat, room, card })
  else if (isClue(card)) {
    takeCard(play.table, seat, card)
    play.emit('clueFound', { seat, room, clue: card })
    play.then('foundClue', { seat, clue: card })
  } else if (isItem(card)) {
    takeCard(play.table, seat, card)
    play.emit('cardFound', { seat, room, card })
  }
  play.then('revealCards', { seat, room })
}
