import { type JsonObject, type Seat, answering, shape } from '@miskatonic/kernel'
import { sheetOf } from '../catalogue.ts'
import { codexSide } from '../unread.ts'
import type { Choose, Condition, Cost, Each, Effect, Step, Who } from '../effects.ts'
import { effect } from '../effects.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { noteUse } from './abilities.ts'
import { atoms } from './atoms.ts'
import { hoodOf } from './board.ts'
import { chooseThen, group, plain } from './choosing.ts'
import { canPay } from './costs.ts'
import { changesNothing } from './idle.ts'
import {
  assetsOf,
  board,
  doomAt,
  hasCondition,
  investigator,
  investigatorsInPlay,
  isInCodex,
  isInPlay,
  monster,
} from './look.ts'
import { unstableSpaces } from './ways.ts'
import { isHidden } from './prey.ts'
import { startTest } from './testing.ts'

const { integer, list, object, text } = shape

/** Whose effect it is: the resolving investigator ('': the group), the card and the monster it belongs to, and the result of the test it follows. */
export interface Context {
  readonly seat: Seat
  readonly card: string | null
  readonly monster: string | null
  readonly result: number
}

/** The interpreter of the effect language: an effect is a list of steps that are resolved one after the other, each as far as possible (AH-003). */
export const vocabulary = {
  choices: {
    /** An option of an effect, by its place; -1 declines a "may". */
    takeOption: answering('chooseOption', object({ option: integer(-1, 9) })),
  },
  asks: {
    /** Costs can be seen before the decision, outcomes cannot (AH-466.9, AH-466.10): those wait in the table. */
    chooseOption: object({
      who: text,
      costs: list(plain<Cost>()),
      payable: list(integer(-1, 9)),
      declinable: shape.boolean,
    }),
  },
  effects: {
    resolve: object({ effect, context: plain<Context>() }),
    takeTogether: object({ option: text }),
    resolveFor: object({ seat: a.seat, effect, context: plain<Context>() }),
    resolveEach: object({ seats: list(a.seat), effect, context: plain<Context>() }),
  },
  events: {
    /** A "may" that was not asked: its cost cannot be paid, or nothing would come of it. */
    choiceSpared: event(object({ seat: a.seat, idle: shape.boolean }), 'open'),
    optionTaken: event(object({ seat: a.seat, option: integer(-1, 9) }), 'open'),
  },
}

export const rules = {
  /** AH-R91: what concerns an investigator who is gone is skipped. */
  resolve(play, { effect: all, context }) {
    const first = all[0]
    if (first === undefined) return
    const rest = all.slice(1)
    if (context.seat !== '' && !isInPlay(play.table, context.seat) && !isForAll(first)) {
      if (rest.length > 0) play.then('resolve', { effect: rest, context })
      return
    }
    play.table.read.push(face(first))
    resolveStep(play, first, context)
    if (rest.length > 0) play.then('resolve', { effect: rest, context })
  },

  resolveEach(play, { seats, effect: each, context }) {
    for (const seat of seats) play.then('resolve', { effect: each, context: { ...context, seat } })
  },

  resolveFor(play, { seat, effect: each, context }) {
    play.then('resolve', { effect: each, context: { ...context, seat } })
  },

  chooseOption(play, { who, payable, costs, declinable }) {
    const rule = declinable ? 'AH-400.1d-1' : 'AH-466.9'
    play.ask(who, rule, (may) => {
      costs.forEach((_, option) =>
        may.unless(payable.includes(option) ? undefined : 'AH-400.1f', 'takeOption', { option }, rule),
      )
      if (declinable) may('takeOption', { option: -1 }, 'AH-400.1d-1')
    })
  },

  takeOption(play, { option }, seat) {
    const { choice, context } = play.table.undecided.pop() as unknown as Undecided // written by `ponder`, as plain data
    play.emit('optionTaken', { seat, option })
    if (option >= 0 && context.card !== null) noteUse(play, seat, context.card)
    const { cost, then } = option < 0 ? choice.options.at(-1)! : choice.options[option]!
    const once = onceTaken(play, option, context)
    if (once !== undefined && cost.length > 0) once.list.push(once.name)
    play.then('payCost', { cost, context })
    const [first] = then
    // The decision to pay for it was the decision to research.
    if (cost.length > 0 && then.length === 1 && first?.do === 'research' && first.n === 1)
      play.then('researchOne', { seat })
    else play.then('resolve', { effect: then, context })
  },

  takeTogether(play, { option }) {
    const { choice, context } = play.table.undecided.pop() as unknown as Undecided // written by `ponderTogether`, as plain data
    const { cost, then } = choice.options[Number(option.slice('option-'.length)) - 1]!
    play.then('payCost', { cost, context })
    play.then('resolve', { effect: then, context })
  },
} satisfies Rules

interface Undecided {
  readonly choice: Choose
  readonly context: Context
}

function resolveStep(play: At, step: Step, context: Context): void {
  switch (step.do) {
    case 'test':
      if (context.seat === '') return
      return startTest(
        play,
        context.seat,
        step.skill,
        step.modifier === '-D'
          ? -doomAt(play.table, investigator(play.table, context.seat).at)
          : step.modifier,
        { for: 'effect', cases: step.cases, context },
      )
    case 'may':
      return resolveMay(play, step.cost, step.then, step.otherwise, context)
    case 'choose':
      return resolveChoose(play, step, context)
    case 'if':
      return play.then('resolve', {
        effect: holds(play, step.condition, context) ? step.then : step.otherwise,
        context,
      })
    case 'each':
      return resolveEach(play, step, context)
    default:
      return atoms(play, step, context)
  }
}

/** In player order; where only one of several is meant the group breaks the tie. */
function resolveEach(play: At, { who, then }: Each, context: Context): void {
  const seats = seatsOf(play, who, context)
  if (who !== 'least-health' || seats.length < 2)
    return play.then('resolveEach', { seats, effect: then, context })
  const question = { who: group, about: 'option', rule: 'AH-004-1', options: seats } as const
  chooseThen(play, question, 'resolveFor', 'seat', { effect: then, context })
}

/** AH-400.1d, AH-400.1f: not asked where the cost cannot be paid, or where nothing would come of it. */
function resolveMay(play: At, cost: Cost, then: Effect, otherwise: Effect, context: Context): void {
  const idleOtherwise = otherwise.length === 0
  const idle = idleOtherwise && changesNothing(play, then, context)
  if (idle || !canPay(play, cost, context)) {
    if (context.seat !== '') play.emit('choiceSpared', { seat: context.seat, idle })
    return play.then('resolve', { effect: otherwise, context })
  }
  const [first, ...more] = then
  if (
    cost.length === 0 &&
    idleOtherwise &&
    more.length === 0 &&
    first?.do === 'focus' &&
    first.skill === 'any'
  )
    return play.then('focusAny', { seat: context.seat, over: first.over, optional: true })
  const choice: Choose = {
    do: 'choose',
    options: [
      { cost, then },
      { cost: [], then: otherwise },
    ],
  }
  ponder(play, choice, [0], [cost], true, context)
}

/** AH-466.9: one option whose cost can be paid; a single option is taken without a question. */
function resolveChoose(play: At, choice: Choose, context: Context): void {
  const payable = choice.options.flatMap(({ cost }, i) =>
    canPay(play, cost, context) && !wasTaken(play, i, context) ? [i] : [],
  )
  if (payable.length === 0) return
  const [only] = payable
  if (context.seat === '' && payable.length > 1) return ponderTogether(play, choice, payable, context)
  if (payable.length === 1) {
    const { cost, then } = choice.options[only!]!
    play.then('payCost', { cost, context })
    return play.then('resolve', { effect: then, context })
  }
  ponder(
    play,
    choice,
    payable,
    choice.options.map(({ cost }) => cost),
    false,
    context,
  )
}

/** AH-R117: a choice that belongs to no single investigator is the group's. */
function ponderTogether(play: At, choice: Choose, payable: readonly number[], context: Context): void {
  play.table.undecided.push({ choice, context } as never) // plain data; `takeTogether` reads it back
  const options = payable.map((option) => `option-${option + 1}`)
  chooseThen(play, { who: group, about: 'option', rule: 'AH-R117', options }, 'takeTogether', 'option', {})
}

/** Archive card 86: each investigator takes each of its options only once in the game. */
function wasTaken(play: At, option: number, context: Context): boolean {
  const taken = onceTaken(play, option, context)
  return taken !== undefined && taken.list.includes(taken.name)
}

function onceTaken(
  { table }: At,
  option: number,
  { card, seat }: Context,
): { list: string[]; name: string } | undefined {
  if (card === null || seat === '') return undefined
  const lying = table.codex.find((each) => each.card === card)
  if (lying === undefined || !codexSide(table, card).constants?.includes('each-option-once')) return undefined
  return { list: lying.taken, name: `${investigator(table, seat).sheet} ${option}` }
}

function ponder(
  play: At,
  choice: Choose,
  payable: number[],
  costs: Cost[],
  declinable: boolean,
  context: Context,
): void {
  play.table.undecided.push({ choice, context } as never) // plain data; `takeOption` reads it back
  play.then('chooseOption', { who: context.seat, costs, payable, declinable })
}

/** What can be read of a step before its test is made or its decision taken. */
function face(step: Step): JsonObject {
  if (step.do === 'test') return { do: 'test', skill: step.skill, modifier: step.modifier }
  if (step.do === 'may') return { do: 'may', cost: step.cost }
  if (step.do === 'choose') return { do: 'choose', costs: step.options.map(({ cost }) => cost) }
  if (step.do === 'if' || step.do === 'each') return { do: step.do }
  return { ...step }
}

/** Steps that do not address "you": they are carried out even when the investigator is gone. */
function isForAll(step: Step): boolean {
  return (
    step.do === 'each' ||
    step.do === 'spreadDoom' ||
    step.do === 'spawnClue' ||
    step.do === 'gateBurst' ||
    step.do === 'codex' ||
    step.do === 'cup' ||
    step.do === 'win' ||
    step.do === 'loseGame' ||
    (step.do === 'marker' && step.at.startsWith('card-')) ||
    step.do === 'spawnArchive' ||
    step.do === 'clueToCard' ||
    step.do === 'hitEpic' ||
    ((step.do === 'placeDoom' || step.do === 'spawnMonster' || step.do === 'spawnTrait') && !isYours(step.at))
  )
}

function isYours(at: string): boolean {
  return at === 'here' || at === 'any' || at === 'adjacent' || at.startsWith('hood-')
}

export function holds(play: At, condition: Condition, context: Context): boolean {
  const { table } = play
  const { seat } = context
  if (condition.if === 'inCodex') return isInCodex(table, condition.card)
  if (condition.if === 'wasInCodex') return table.onceInCodex.includes(String(condition.card))
  if (condition.if === 'cardShows')
    return table.markers.some(
      ({ at, colour, up }) => up && colour === condition.colour && at === `card-${condition.card}`,
    )
  if (condition.if === 'custom') return litLamps(play).length <= 1
  if (!isInPlay(table, seat)) return false
  const me = investigator(table, seat)
  const hood = hoodOf(me.at)
  switch (condition.if) {
    case 'doomHere':
      return doomAt(table, me.at) >= condition.n
    case 'markerHere':
      return table.markers.some(({ at, colour }) => at === me.at && colour === condition.colour)
    case 'is':
      if (condition.state === 'delayed') return me.delayed
      if (condition.state === 'anomaly-here') return hood !== undefined && table.anomalies.includes(hood)
      if (condition.state === 'event-clue') return hood !== undefined && table.clues[hood] > 0
      return hasCondition(table, seat, condition.state)
    case 'has': {
      if (condition.what === 'spell' || condition.what === 'ally')
        return assetsOf(table, seat, condition.what).length >= condition.n
      const have = { clue: me.clues, remnant: me.remnants, money: me.money }
      return have[condition.what] >= condition.n
    }
  }
}

/** Spaces with a lit lamp: a red marker on the board (archive card 60). */
export function litLamps(play: At): string[] {
  return play.table.markers.flatMap(({ at, colour }) =>
    colour === 'red' && !at.startsWith('card-') ? [at] : [],
  )
}

function seatsOf(play: At, who: Who, { seat, monster: id }: Context): Seat[] {
  const { table } = play
  const acting = id === null ? undefined : monster(table, id)
  const all = investigatorsInPlay(play).filter(
    (each) => acting === undefined || !isHidden(play, acting, each),
  )
  const at = (each: Seat): string => investigator(table, each).at
  const here = isInPlay(table, seat) ? at(seat) : undefined
  switch (who) {
    case 'investigator':
      return all
    case 'other-investigator':
      return all.filter((each) => each !== seat)
    case 'investigator-here':
      return all.filter((each) => at(each) === here)
    case 'investigator-hood':
      return all.filter(
        (each) => here !== undefined && hoodOf(here) !== undefined && hoodOf(at(each)) === hoodOf(here),
      )
    default:
      return customSeats(play, who, all)
  }
}

function customSeats(play: At, who: Who, all: Seat[]): Seat[] {
  const at = (seat: Seat): string => investigator(play.table, seat).at
  if (who === 'at-lit-lamp') return all.filter((seat) => litLamps(play).includes(at(seat)))
  if (who === 'near-unstable') {
    const hoods = new Set(unstableSpaces(play).map(hoodOf))
    return all.filter((seat) => hoodOf(at(seat)) !== undefined && hoods.has(hoodOf(at(seat))))
  }
  if (who === 'least-health') {
    const left = (seat: Seat): number =>
      sheetOf(investigator(play.table, seat).sheet!).health - investigator(play.table, seat).damage
    const least = Math.min(...all.map(left))
    return all.filter((seat) => left(seat) === least)
  }
  return all.filter((seat) => isOnBridgeOrQuay(play, at(seat)))
}

function isOnBridgeOrQuay(play: At, place: string): boolean {
  return hoodOf(place) === 'merchant-district' || board(play).streets[place]?.type === 'bridge'
}
