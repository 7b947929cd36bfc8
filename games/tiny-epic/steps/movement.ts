import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { type Character, isAssistant, mostDice } from '../content/characters.ts'
import { isColour } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { drawFromBag, putOnSheet, raiseEnergy, spendAction, turnPageUp } from './change.ts'
import { characterAt, isActing, phaseOf, townAt, townOf } from './queries.ts'

const { integer, object, oneOf } = shape

/** Move (TE-271 to TE-283), and what happens on arrival. */
export const vocabulary = {
  choices: {
    move: object({ to: names.town }),
    drawAll: answering('arrivalDraws', object({})),
    drawOneFewer: answering('arrivalDraws', object({})),
  },
  asks: {
    arrivalDraws: object({ draws: integer(1, 3) }),
  },
  effects: {
    arrive: object({ who: names.character }),
    drawForArrival: object({ who: names.character, left: integer(0, mostDice) }),
  },
  events: {
    moved: event(
      object({ who: names.character, from: names.town, to: names.town, how: oneOf(['walk', 'ship']) }),
      'open',
      'characters',
      'turn',
    ),
    drawSpared: event(object({ who: names.character }), 'open', 'nothing'),
  },
}

export const rules = {
  move(play, { to }, by) {
    spendAction(play)
    play.table.turn.mustLeave = false
    bring(play, by as Character, to, 'walk')
  },

  /** TE-277 to TE-279, TE-R27: the page, then the draws. TE-R28: their number is settled now. */
  arrive(play, { who }) {
    const town = townOf(play, who)
    if (!isAssistant(who) || phaseOf(play) === 1) turnPageUp(play, town)
    const draws = townAt(play, town).shamblers.length
    if (draws === 0) return
    if (play.answer('maySpareDraw', false, { who })) play.then('arrivalDraws', { draws })
    else play.then('drawForArrival', { who, left: draws })
  },

  arrivalDraws(play) {
    play.ask(play.table.turn.active, 'TE-278', (may) => {
      may('drawOneFewer', {}, 'TE-502')
      may('drawAll', {}, 'TE-278')
    })
  },

  drawOneFewer(play, _, by, { draws }) {
    play.emit('drawSpared', { who: by as Character })
    play.then('drawForArrival', { who: by as Character, left: draws - 1 })
  },

  drawAll(play, _, by, { draws }) {
    play.then('drawForArrival', { who: by as Character, left: draws })
  },

  /** TE-280 to TE-283. */
  drawForArrival(play, { who, left }) {
    if (left === 0) return
    const kind = drawFromBag(play, 'arrival')
    if (kind === undefined) return
    if (kind === 'eldritch') raiseEnergy(play)
    else putOnSheet(play, who, isColour(kind) ? kind : 'chaos')
    play.then('drawForArrival', { who, left: left - 1 })
  },
} satisfies Rules

/** Puts a character in another town, and lets it arrive there. */
export function bring(play: At, who: Character, to: Town, how: 'walk' | 'ship'): void {
  const character = characterAt(play, who)
  const from = character.at
  character.at = to
  play.emit('moved', { who, from, to, how })
  play.then('arrive', { who })
}

export function offerMoves(play: At, seat: Character, may: May<Choices>): void {
  const cannot = cannotMove(play, seat)
  const walk = walkOf(play, seat)
  for (const to of play.table.ring) {
    const forbidden = cannot ?? walkForbidden(walk, to)
    if (forbidden === undefined) may('move', { to }, walking, arrivalNote(play, to))
    else may.not('move', { to }, forbidden)
  }
}

const walking: readonly Rule[] = ['TE-271', 'TE-273']

/** A word of warning: so many shamblers wait there (TE-278). */
const warnings = [undefined, 'draws-1', 'draws-2', 'draws-3'] as const

export function arrivalNote(play: At, to: Town): string | undefined {
  return warnings[townAt(play, to).shamblers.length]
}

export function moveForbidden(play: At, seat: Seat, { to }: Choices['move']): Rule | undefined {
  return cannotMove(play, seat) ?? walkForbidden(walkOf(play, seat as Character), to)
}

function cannotMove(play: At, seat: Seat): Rule | undefined {
  if (!isActing(play, seat)) return 'TE-101'
  return play.table.turn.actionsLeft === 0 ? 'TE-251' : undefined
}

/** A walk: where it begins, how far it may go, in places of the ring, and where the Great Old One bars the way (-1: nowhere). */
interface Walk {
  ring: readonly Town[]
  here: number
  length: number
  barred: number
}

function walkOf(play: At, who: Character): Walk {
  const { greatOldOne, ring } = play.table
  return {
    ring,
    here: ring.indexOf(townOf(play, who)),
    length: moveLength(play, who),
    barred: phaseOf(play) === 1 ? ring.indexOf(greatOldOne.at) : -1,
  }
}

function walkForbidden({ ring, here, length, barred }: Walk, to: Town): Rule | undefined {
  const there = ring.indexOf(to)
  if (there < 0) return 'TE-003'
  if (there === here) return 'TE-273'
  if (there === barred) return 'TE-275'
  const clockwise = (there - here + ring.length) % ring.length
  const counter = ring.length - clockwise
  if (clockwise > length && counter > length) return 'TE-271'
  if (clockwise <= length && !passes(here, clockwise, 1, barred, ring.length)) return undefined
  if (counter <= length && !passes(here, counter, -1, barred, ring.length)) return undefined
  return 'TE-275'
}

/** TE-271: one town, and one more for each fear tentacle. */
function moveLength(play: At, who: Character): number {
  return play.answer('moveLength', 1 + characterAt(play, who).composure.fear, { who })
}

/** Whether a walk of so many towns goes through a place on its way. */
function passes(from: number, length: number, direction: 1 | -1, place: number, around: number): boolean {
  for (let i = 1; i < length; i++) if ((from + direction * i + around) % around === place) return true
  return false
}
