import { shape } from '@miskatonic/kernel'
import { clueNumber, isClue, isItem } from '../catalogue.ts'
import { stories } from '../content/stories/index.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { leaveStabilized, takeCard } from './carrying.ts'
import { concerning, testResult } from './context.ts'
import { allLose, win } from './endings.ts'
import { house, investigator, investigatorsIn } from './look.ts'
import { objective, openObjective } from './objective.ts'

const { integer, object, orNull, text, whole } = shape

const faces = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** Events (MM-343 to MM-346), the Objective (MM-578, MM-579) and escape (MM-590 to MM-594). */
export const vocabulary = {
  effects: {
    putTime: object({ n: integer(1, 3) }),
    resolveEvent: object({}),
    lastEvent: object({}),
    nameClue: object({ number: integer(1, 4), mythos: integer(0, 2), trauma: integer(0, 2) }),
    revealObjective: object({}),
    /** A story card comes into the game: to the finder of Clue 1 or where it lies, or into a room. */
    bringIn: object({ card: a.item, with: text }),
    discardLock: object({ room: a.room }),
    storyTested: testResult,
    escape: object({ seat: a.seat }),
  },
  events: {
    timePassed: event(object({ time: whole }), 'open'),
    eventDelayed: event(object({ roll: integer(1, 10) }), 'open'),
    eventResolved: event(object({ story: a.story, stage: whole }), 'open'),
    clueNamed: event(object({ room: a.room }), 'open'),
    objectiveRevealed: event(object({ story: a.story, letter: a.letter }), 'open'),
    storyCardPlaced: event(object({ card: text, seat: orNull(a.seat), room: orNull(a.room) }), 'open'),
    childTaken: event(object({ monster: a.monster, called: a.called }), 'open'),
    marked: event(object({ room: a.room }), 'open'),
    holeDug: event(object({ room: a.room }), 'open'),
    gameEnded: event(object({ how: text }), 'open'),
  },
}

export const rules = {
  /** MM-343, MM-344, MM-R104. */
  putTime(play, { n }) {
    const { table } = play
    const due = stories[play.options.story].events[table.event]
    if (due === undefined) return
    table.time = Math.min(due.time, table.time + n)
    play.emit('timePassed', { time: table.time })
    if (table.time >= due.time) play.then('resolveEvent', {})
  },

  /** MM-858, MM-859. */
  resolveEvent(play) {
    const { table, options } = play
    if (table.event === 4 && options.uncertainLength === 'yes' && objective(play)?.lastEvent === undefined) {
      const roll = Number(play.roll(faces))
      if (roll <= 2) return play.emit('eventDelayed', { roll })
    }
    const { effect } = stories[options.story].events[table.event]!
    table.event++
    table.time = 0
    play.emit('eventResolved', { story: options.story, stage: table.event })
    return play.then('resolve', { effect, context: concerning('') })
  },

  /** MM-007, MM-008. */
  lastEvent(play) {
    const side = objective(play)?.lastEvent?.(play) ?? null
    if (side === null) allLose(play)
    else win(play, side)
  },

  /** The room of a Clue follows from the answer to the next question, which everybody knows from now on. */
  nameClue(play, { number, mythos, trauma }) {
    const room = roomOfClue(play, number)
    if (room !== undefined) {
      if (number < 4) play.then('readAnswer', { question: number + 1 })
      play.table.clueRooms.push(room)
      play.emit('clueNamed', { room })
    } else if (mythos + trauma > 0) play.then('keeperDraws', { mythos, trauma })
  },

  /** MM-578. */
  revealObjective(play) {
    const { table } = play
    if (table.revealed !== null) return
    table.revealed = table.round
    table.read[1] = table.answers[1]
    play.emit('objectiveRevealed', { story: play.options.story, letter: table.answers[1]! })
    const revealed = objective(play)!
    revealed.revealed?.(play)
    play.then('resolve', { effect: revealed.reveal, context: concerning('') })
  },

  bringIn(play, { card, with: where }) {
    const { table } = play
    const finder = investigatorsIn(play).find((seat) =>
      investigator(table, seat).cards.some((each) => isClue(each) && clueNumber(each) === 1),
    )
    if (where === 'clue-1' && finder !== undefined) {
      takeCard(table, finder, card)
      return play.emit('storyCardPlaced', { card, seat: finder, room: null })
    }
    const room = where === 'clue-1' ? (roomOfClue(play, 1) ?? roomWithDropped(play)) : where
    table.rooms[room]!.dropped.unshift(card)
    return play.emit('storyCardPlaced', { card, seat: null, room })
  },

  discardLock(play, { room }) {
    const here = play.table.rooms[room]!
    if (here.lock === null) return
    play.table.gone.push(here.lock)
    here.lock = null
    here.lockUp = false
  },

  storyTested(play, { seat, about, success }) {
    const open = openObjective(play)
    if (about === 'power') open?.power?.tested?.(play, seat, success)
    else open?.actions?.find(({ id }) => id === about)?.tested?.(play, seat, success)
  },

  /** MM-592: the figure leaves with all it carries. */
  escape(play, { seat }) {
    const { table } = play
    const me = investigator(table, seat)
    me.state = 'escaped'
    leaveStabilized(table, seat)
    table.turn!.over = true
    for (const card of me.cards) if (isItem(card)) table.usedThisGame.push(`${card} escaped`)
    play.emit('escaped', { seat })
    openObjective(play)?.escaped?.(play, seat)
    play.then('settleElimination', {})
  },
} satisfies Rules

/** The room in whose stack the Clue of this number lies hidden. */
export function roomOfClue(play: At, number: number): string | undefined {
  return house(play).rooms.find((room) =>
    play.table.rooms[room]!.stack.some((card) => isClue(card) && clueNumber(card) === number),
  )
}

function roomWithDropped({ table }: At): string {
  return Object.keys(table.rooms).find((room) =>
    table.rooms[room]!.dropped.some((card) => isClue(card) && clueNumber(card) === 1),
  )!
}
