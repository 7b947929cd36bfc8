import { type Seat, shape } from '@miskatonic/kernel'
import type { Letter } from '../content/ids.ts'
import type { Condition, Each, Effect, Step } from '../effects.ts'
import { effect } from '../effects.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { event } from '../position.ts'
import { resolveAtom } from './atoms.ts'
import { type Context, context } from './context.ts'
import { hasTag, investigator, investigatorsIn, isIn, monsterNamed, roomOfSeat } from './look.ts'

const { integer, list, object, whole } = shape

/** The interpreter of effects: the steps of an effect one after the other. */
export const vocabulary = {
  effects: {
    resolve: object({ effect, context }),
    resolveEach: object({ seats: list(a.seat), effect, context }),
    /** MM-345: an answer is read aloud. */
    readAnswer: object({ question: integer(1, 4) }),
  },
  events: {
    answerRead: event(object({ question: whole, letter: a.letter }), 'open'),
  },
}

export const rules = {
  resolve(play, { effect: all, context: about }) {
    const [first, ...rest] = all
    if (first === undefined) return
    if (!isSkipped(play, first, about)) resolveStep(play, first, about)
    if (rest.length > 0) play.then('resolve', { effect: rest, context: about })
  },

  resolveEach(play, { seats, effect: each, context: about }) {
    for (const seat of seats) play.then('resolve', { effect: each, context: { ...about, seat } })
  },

  readAnswer(play, { question }) {
    readAnswer(play, question as 1 | 2 | 3 | 4)
  },
} satisfies Rules

/** An investigator who is gone, or a monster that was killed by the same entry, is no longer concerned (MM-C132). */
function isSkipped(play: At, { do: name, ...step }: Step, { seat, monster }: Context): boolean {
  const isKeepers = keepers.has(name) || ('by' in step && step.by === keeper)
  if (seat !== '' && !isIn(play.table, seat) && !isKeepers) return true
  return aboutMonster.has(name) && (monster === null || monsterNamed(play.table, monster) === undefined)
}
const aboutMonster: ReadonlySet<Step['do']> = new Set([
  'monsterDamage',
  'deal',
  'weaponDamage',
  'stunMonster',
  'killMonster',
  'moveMonster',
  'specialAttack',
] as const)

/** What the Keeper gets or does, also after the investigator has died. */
const keepers: ReadonlySet<Step['do']> = new Set([
  'threat',
  'keeperMoves',
  'keeperDraws',
  'keeperDrawsEither',
] as const)

function resolveStep(play: At, step: Step, about: Context): void {
  switch (step.do) {
    case 'test': {
      const { skill, modifier, success, failure } = step
      const { seat, sort, monster } = about
      return play.then('test', {
        seat,
        skill,
        modifier,
        sort,
        monster,
        sequel: 'effect',
        about: '',
        context: about,
        success,
        failure,
      })
    }
    case 'if':
      return thenResolve(play, holds(play, step.condition, about) ? step.then : step.otherwise, about)
    case 'each':
      return resolveForEach(play, step, about)
    case 'byAnswer':
      return thenResolve(play, step.texts[readAnswer(play, step.question)] ?? [], about)
    default:
      return resolveAtom(play, step, about)
  }
}

function thenResolve(play: At, next: Effect, about: Context): void {
  if (next.length > 0) play.then('resolve', { effect: next, context: about })
}

/** The answer to a question, which everybody knows from now on. */
function readAnswer(play: At, question: 1 | 2 | 3 | 4): Letter {
  const { answers, read } = play.table
  const letter = answers[question]!
  if (read[question] === null) {
    read[question] = letter
    play.emit('answerRead', { question, letter })
  }
  return letter
}

function resolveForEach(play: At, { who, then, otherwise }: Each, about: Context): void {
  const all = investigatorsIn(play)
  const chosen = all.filter((seat) => isAmong(play, seat, who, about.seat))
  play.then('resolveEach', { seats: chosen, effect: then, context: about })
  if (otherwise.length > 0)
    play.then('resolveEach', {
      seats: all.filter((seat) => !chosen.includes(seat)),
      effect: otherwise,
      context: about,
    })
}

function isAmong(play: At, seat: Seat, who: Each['who'], you: Seat): boolean {
  if (who === 'all') return true
  const room = roomOfSeat(play, seat)
  if (who === 'room') return room === roomOfSeat(play, you)
  if (who === 'others-in-room') return seat !== you && room === roomOfSeat(play, you)
  return who.rooms.includes(room) || who.tags.some((tag) => hasTag(play, room, tag))
}

function holds({ table }: At, condition: Condition, { seat, monster, target }: Context): boolean {
  switch (condition) {
    case 'near':
      return monster !== null && monsterNamed(table, monster)?.at === investigator(table, seat).at
    case 'has-skill-point':
      return investigator(table, seat).skillPoints > 0
    case 'target-has-injury':
      return investigator(table, target!).injury !== null
    case 'target-has-insanity':
      return investigator(table, target!).insanity !== null
    case 'any-monster':
      return table.monsters.length > 0
  }
}
