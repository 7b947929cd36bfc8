import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import { type Colour, colours, composureSpaces } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { spendAction } from './change.ts'
import { cannotAct, characterAt, townAt, townOf } from './queries.ts'

const { integer, object } = shape

/** Collect (TE-301 to TE-307): one tentacle after another. */
export const vocabulary = {
  choices: {
    collect: object({ colour: names.colour }),
    collectAlso: answering('collectMore', object({ colour: names.colour })),
    stopCollecting: object({}),
  },
  asks: {
    collectMore: object({ left: integer(1, 2) }),
  },
  events: {
    collected: event(
      object({ who: names.character, from: names.town, colour: names.colour }),
      'open',
      'towns',
      'characters',
      'turn',
    ),
  },
}

export const rules = {
  /** TE-303: greed is counted before anything is taken. */
  collect(play, { colour }, by) {
    const who = by as Character
    const more = characterAt(play, who).composure.greed
    spendAction(play)
    takeFromTown(play, who, townOf(play, who), colour)
    goOnCollecting(play, who, more)
  },

  collectMore(play) {
    const seat = play.table.turn.active
    play.ask(seat, 'TE-302', (may) => {
      for (const colour of colours)
        may.unless(
          takingForbidden(play, seat, townOf(play, seat), colour),
          'collectAlso',
          { colour },
          'TE-302',
        )
      may('stopCollecting', {}, 'TE-R29')
    })
  },

  collectAlso(play, { colour }, by, { left }) {
    const who = by as Character
    takeFromTown(play, who, townOf(play, who), colour)
    goOnCollecting(play, who, left - 1)
  },

  stopCollecting() {},
} satisfies Rules

function goOnCollecting(play: At, who: Character, left: number): void {
  if (left > 0 && couldTake(play, who, townOf(play, who))) play.then('collectMore', { left })
}

function couldTake(play: At, who: Character, from: Town): boolean {
  return colours.some((colour) => takingForbidden(play, who, from, colour) === undefined)
}

export function takeFromTown(play: At, who: Character, from: Town, colour: Colour): void {
  townAt(play, from).madness[colour]--
  characterAt(play, who).composure[colour]++
  play.emit('collected', { who, from, colour })
}

/** TE-301; TE-306: never onto a full track. */
export function takingForbidden(play: At, who: Character, from: Town, colour: Colour): Rule | undefined {
  return cannotPass(townAt(play, from).madness, characterAt(play, who).composure, colour)
}

function cannotPass(
  from: Readonly<Record<Colour, number>>,
  to: Readonly<Record<Colour, number>>,
  colour: Colour,
): Rule | undefined {
  if (from[colour] === 0) return 'TE-301'
  return to[colour] < composureSpaces ? undefined : 'TE-306'
}

export function offerCollecting(play: At, seat: Character, may: May<Choices>): void {
  const cannot = cannotAct(play, seat)
  const { madness } = townAt(play, townOf(play, seat))
  const { composure } = characterAt(play, seat)
  for (const one of ofAColour)
    may.unless(cannot ?? cannotPass(madness, composure, one.colour), 'collect', one, 'TE-301')
}

const ofAColour: readonly Choices['collect'][] = colours.map((colour) => ({ colour }))

export function collectForbidden(play: At, seat: Seat, { colour }: Choices['collect']): Rule | undefined {
  const who = seat as Character
  return cannotAct(play, seat) ?? takingForbidden(play, who, townOf(play, who), colour)
}
