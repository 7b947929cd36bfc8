import { answering, shape } from '@miskatonic/kernel'
import type { Assistant } from '../content/characters.ts'
import { sides } from '../cards/great-old-ones.ts'
import { pageCards } from '../cards/pages.ts'
import { type Colour, type Composure, colours } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import type { At, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { type Side, event } from '../position.ts'
import { banishCost } from './banishing.ts'
import { spend } from './change.ts'
import { takeFromTown } from './collecting.ts'
import { rollAgain, rollDice } from './dice.ts'
import {
  characterAt,
  clockwiseFrom,
  deciderFor,
  frontTown,
  phaseOf,
  portalNumber,
  rerollsOf,
  runes,
  sealDice,
  townAt,
  townOf,
} from './queries.ts'
import { bring } from './movement.ts'
import { reaches, spaceIsSealed } from './sealing.ts'
import { openPage } from './translating.ts'

const { object } = shape

/** The turn of an assistant (TE-561 to TE-577), step by step. */
export const vocabulary = {
  choices: {
    letTranslate: answering('assistantReads', object({})),
    leavePage: answering('assistantReads', object({})),
  },
  asks: {
    assistantReads: object({ who: names.assistant }),
  },
  effects: {
    script: object({}),
    assistantMoves: object({ who: names.assistant, to: names.town }),
    assistantCollects: object({ who: names.assistant }),
    assistantTriesSeal: object({ who: names.assistant }),
    assistantConsidersPage: object({ who: names.assistant }),
    assistantTriesBanish: object({ who: names.assistant }),
  },
  events: {
    pageLeft: event(object({ who: names.character, town: names.town }), 'open', 'nothing'),
  },
}

export const rules = {
  script(play) {
    const who = play.table.turn.active as Assistant
    play.table.turn.step = 'script'
    play.then('assistantMoves', {
      who,
      to: phaseOf(play) === 1 ? frontTown(play) : play.table.greatOldOne.at,
    })
    play.then('assistantCollects', { who })
    play.then('assistantTriesSeal', { who })
    play.then('assistantConsidersPage', { who })
    play.then('assistantTriesBanish', { who })
  },

  /** TE-561 to TE-563: the shortest way, as far as fear carries. TE-R55: an assistant that is there already does not arrive. */
  assistantMoves(play, { who, to }) {
    const from = townOf(play, who)
    if (from === to) return
    const stepsLeft = 1 + characterAt(play, who).composure.fear
    bring(play, who, onTheWay(play, from, to, stepsLeft), 'walk')
  },

  /** TE-566 to TE-568, TE-R54. */
  assistantCollects(play, { who }) {
    const town = townOf(play, who)
    const most = 1 + characterAt(play, who).composure.greed
    for (const colour of collectOrder(play, who, town).slice(0, most)) takeFromTown(play, who, town, colour)
  },

  /** TE-569 to TE-571, TE-R58. */
  assistantTriesSeal(play, { who }) {
    const target = sealTarget(play, who)
    if (target === undefined) return
    const { colour, side } = target
    rollDice(play, who, sealDice(play, who, colour), 'seal')
    rerollUntil(play, who, 'seal', () => reaches(play, colour, side))
    const succeeded = reaches(play, colour, side)
    const total = play.table.dice.reduce((sum, value) => sum + value, 0)
    play.table.dice = []
    if (!succeeded) return play.emit('sealFailed', { who, colour, side, total })
    const { composure } = characterAt(play, who)
    const tentacle: Composure = composure[colour] > 0 ? colour : 'chaos'
    composure[tentacle]--
    play.table.portals[colour][side] = tentacle
    play.emit('spent', { who, tentacle, to: 'portal' })
    spaceIsSealed(play, who, colour, side)
  },

  /** TE-572, TE-R56: the player who decides for it may leave the page; without players it always translates. */
  assistantConsidersPage(play, { who }) {
    if (shortfall(play, who) === undefined) return
    if (deciderFor(play, who) === '') translatePage(play, who)
    else play.then('assistantReads', { who })
  },

  assistantReads(play, { who }) {
    play.ask(deciderFor(play, who), 'TE-R56', (may) => {
      may('letTranslate', {}, 'TE-572', chaosNote(play, who))
      may('leavePage', {}, 'TE-R56')
    })
  },

  letTranslate(play, _, _by, { who }) {
    translatePage(play, who)
  },

  leavePage(play, _, _by, { who }) {
    play.emit('pageLeft', { who, town: townOf(play, who) })
  },

  /** TE-573 to TE-575: the target is settled before the roll, and it is paid for whenever possible (TE-R31). */
  assistantTriesBanish(play, { who }) {
    const colour = banishTarget(play, who)
    if (colour === undefined) return
    const { composure } = characterAt(play, who)
    const { rage } = composure
    const affordable = (): boolean => composure[colour] + composure.chaos >= banishCost(play)
    rollDice(play, who, townAt(play, townOf(play, who)).shamblers.length, 'banish')
    rerollUntil(play, who, 'banish', affordable)
    const cost = banishCost(play)
    if (!affordable()) {
      play.table.dice = []
      return play.emit('banishFailed', { who, cost })
    }
    payInOrder(play, who, { [colour]: cost })
    play.then('banished', { who, colour, rage })
  },
} satisfies Rules

/** Where a walk of so many towns ends on the shortest way; on a ring of five there is only one. */
function onTheWay(play: At, from: Town, to: Town, length: number): Town {
  const { ring } = play.table
  const clockwise = (ring.indexOf(to) - ring.indexOf(from) + ring.length) % ring.length
  const counter = ring.length - clockwise
  return clockwise < counter
    ? clockwiseFrom(play, from, Math.min(clockwise, length))
    : clockwiseFrom(play, from, -Math.min(counter, length))
}

/** TE-567: from left to right on the assistant's sheet, the lower row before the upper one. */
const assistantOrder: readonly Colour[] = ['greed', 'rage', 'fear']

function collectOrder(play: At, who: Assistant, town: Town): Colour[] {
  const { composure } = characterAt(play, who)
  const { madness } = townAt(play, town)
  const lower = assistantOrder.filter((colour) => composure[colour] === 0 && madness[colour] > 0)
  const upper = assistantOrder.filter(
    (colour) => composure[colour] < 2 && madness[colour] > (composure[colour] === 0 ? 1 : 0),
  )
  return [...lower, ...upper]
}

/** TE-570, TE-R58. Chaos that is `promised` for something else does not count. */
function sealTarget(play: At, who: Assistant, promised = 0): { colour: Colour; side: Side } | undefined {
  if (phaseOf(play) === 1 || townOf(play, who) !== play.table.greatOldOne.at) return undefined
  const { composure } = characterAt(play, who)
  const possible = colours.filter(
    (colour) =>
      openSides(play, colour).length > 0 &&
      runes(play, who, colour) > 0 &&
      composure[colour] + composure.chaos - promised > 0,
  )
  if (possible.length === 0) return undefined
  const colour = possible.reduce((best, each) =>
    runes(play, who, each) > runes(play, who, best) ? each : best,
  )
  return { colour, side: easiest(play, colour) }
}

function openSides(play: At, colour: Colour): Side[] {
  return sides.filter((side) => play.table.portals[colour][side] === null)
}

function easiest(play: At, colour: Colour): Side {
  return openSides(play, colour).reduce((best, side) =>
    portalNumber(play, colour, side) < portalNumber(play, colour, best) ? side : best,
  )
}

/** TE-571: all dice, as often as the delirium track says. */
function rerollUntil(play: At, who: Assistant, why: 'banish' | 'seal', succeeded: () => boolean): void {
  for (let left = rerollsOf(play, who); left > 0 && !succeeded(); left--)
    rollAgain(play, who, [true, true, true], why)
}

/** How many chaos tentacles the page here would take, or undefined if it cannot be translated. */
export function shortfall(play: At, who: Assistant): number | undefined {
  if (phaseOf(play) === 2) return undefined
  const page = openPage(play, townOf(play, who))
  if (page === undefined) return undefined
  const { cost } = pageCards[page]
  const { composure } = characterAt(play, who)
  const missing = colours.reduce((sum, colour) => sum + Math.max(0, cost[colour] - composure[colour]), 0)
  return missing <= composure.chaos ? missing : undefined
}

/** A note on what the page costs: the player who decides may want to keep the chaos (TE-R56). */
export function chaosNote(play: At, who: Assistant): string | undefined {
  const chaos = shortfall(play, who) ?? 0
  return chaos > 0 ? `uses-chaos-${chaos}` : undefined
}

export function translatePage(play: At, who: Assistant): void {
  payInOrder(play, who, pageCards[openPage(play, townOf(play, who))!].cost)
  play.then('translated', { who })
}

/** TE-R57: matching madness first, chaos for the shortfall. */
function payInOrder(play: At, who: Assistant, cost: Partial<Readonly<Record<Colour, number>>>): void {
  const { composure } = characterAt(play, who)
  for (const colour of colours)
    for (let left = cost[colour] ?? 0; left > 0; left--)
      spend(play, who, composure[colour] > 0 ? colour : 'chaos')
}

/** TE-574: of the colour it has most of; ties from the top of the track downwards. */
function banishTarget(play: At, who: Assistant): Colour | undefined {
  const { composure } = characterAt(play, who)
  const fromTop = townAt(play, townOf(play, who)).shamblers.toReversed()
  if (fromTop.length === 0) return undefined
  return fromTop.reduce((best, colour) => (composure[colour] > composure[best] ? colour : best))
}

/** Whether it could try to seal a space where it stands. */
export function couldSeal(play: At, who: Assistant, promised: number): boolean {
  return sealTarget(play, who, promised) !== undefined
}
