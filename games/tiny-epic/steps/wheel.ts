import { shape } from '@miskatonic/kernel'
import { sheetOf } from '../cards/great-old-ones.ts'
import { type Colour, colours, isColour } from '../content/tentacles.ts'
import { bandsOf } from '../cards/towns.ts'
import { stops, symbols } from '../content/wheel.ts'
import type { At, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { drawFromBag, putInTown, putOnSheet, putShambler, raiseEnergy } from './change.ts'
import { coloursIn, deciderFor, frontTown, phaseOf, readingOf, tailTown } from './queries.ts'

const { integer, object, oneOf, whole } = shape

/** Step 1 of a turn: the spin and what it brings (TE-121 to TE-202). */
export const vocabulary = {
  choices: {
    soothe: object({ colour: names.colour }),
  },
  asks: {
    sootheWhich: object({}),
  },
  effects: {
    spin: object({}),
    frontSymbol: object({}),
    drawTentacles: object({}),
    drawForTown: object({ left: integer(0, 9) }),
    placeShambler: object({}),
    moveGreatOldOne: object({}),
  },
  events: {
    turnBegan: event(object({ who: names.character }), 'open', 'turn'),
    /** The pointer's front shows a symbol and a town, its tail a town and a colour. */
    spun: event(
      object({
        who: names.character,
        stop: whole,
        symbol: oneOf(symbols),
        front: names.town,
        tail: names.town,
        colour: names.colour,
      }),
      'open',
      'turn',
    ),
    soothed: event(object({ colour: names.colour }), 'open', 'discard', 'mat'),
    chaosStirred: event(object({}), 'open', 'discard', 'supply'),
    symbolHadNoEffect: event(object({ symbol: oneOf(['soothe', 'chaos']) }), 'open', 'nothing'),
    drawsSet: event(object({ draws: whole }), 'open', 'nothing'),
    greatOldOneMoved: event(object({ from: names.town, to: names.town }), 'open', 'greatOldOne'),
  },
}

export const rules = {
  spin(play) {
    const { turn } = play.table
    play.emit('turnBegan', { who: turn.active })
    turn.stop = spinWheel(play)
    const { symbol } = readingOf(play)
    const [front, tail] = [frontTown(play), tailTown(play)]
    play.emit('spun', { who: turn.active, stop: turn.stop, symbol, front, tail, colour: tailColour(play) })
  },

  /** 1-A, TE-141 to TE-145. */
  frontSymbol(play) {
    const { symbol } = readingOf(play)
    if (symbol === 'soothe') soothe(play)
    else if (symbol === 'chaos') stirChaos(play)
    else if (symbol !== 'plus-one')
      play.then('power', { colour: symbol.slice('power-'.length) as Colour, why: 'wheel' })
  },

  /** TE-R18: the active player chooses, or the player who decides for the active assistant. */
  sootheWhich(play) {
    play.ask(deciderFor(play, play.table.turn.active), 'TE-141', (may) => {
      for (const colour of colours)
        may.unless(play.table.mat.madness[colour] > 0 ? undefined : 'TE-145', 'soothe', { colour }, 'TE-141')
    })
  },

  soothe(play, { colour }) {
    sootheColour(play, colour)
  },

  /** 1-B, TE-161 to TE-167: the number is settled before the first draw. */
  drawTentacles(play) {
    const { greatOldOne } = play.table
    const { draws } = sheetOf[play.options.greatOldOne].strength[phaseOf(play)]
    const more = readingOf(play).symbol === 'plus-one' ? 1 : 0
    const number = draws[greatOldOne.strength]! + more
    play.emit('drawsSet', { draws: number })
    play.then('drawForTown', { left: number })
  },

  /** TE-162: each tentacle is settled completely before the next is drawn. */
  drawForTown(play, { left }) {
    const kind = drawFromBag(play, 'wheel')
    if (kind === undefined) return
    if (kind === 'eldritch') raiseEnergy(play)
    else if (isColour(kind)) putInTown(play, frontTown(play), kind)
    else putOnSheet(play, play.table.turn.active, kind)
    if (left > 1) play.then('drawForTown', { left: left - 1 })
  },

  /** 1-C, TE-181. */
  placeShambler(play) {
    putShambler(play, tailTown(play), tailColour(play))
  },

  /** 1-D, TE-201, TE-R20. */
  moveGreatOldOne(play) {
    const { greatOldOne } = play.table
    const [from, to] = [greatOldOne.at, tailTown(play)]
    greatOldOne.at = to
    if (from !== to) play.emit('greatOldOneMoved', { from, to })
  },
} satisfies Rules

export function spinWheel(play: At): number {
  return stops.indexOf(play.roll(stops))
}

/** The colour of the band that the tail points at. */
function tailColour(play: At): Colour {
  return bandsOf[tailTown(play)][readingOf(play).band]!
}

/** With tentacles of one colour only there is nothing to choose. Without a player: most tentacles, then the leftmost (TE-621). */
function soothe(play: At): void {
  const { mat, turn } = play.table
  const present = coloursIn(mat.madness)
  if (present.length === 0) return play.emit('symbolHadNoEffect', { symbol: 'soothe' })
  if (present.length === 1) return sootheColour(play, present[0]!)
  if (deciderFor(play, turn.active) !== '') return play.then('sootheWhich', {})
  sootheColour(
    play,
    present.reduce((most, colour) => (mat.madness[colour] > mat.madness[most] ? colour : most)),
  )
}

function sootheColour(play: At, colour: Colour): void {
  const { table } = play
  table.mat.madness[colour]--
  table.discard[colour]++
  play.emit('soothed', { colour })
}

function stirChaos(play: At): void {
  const { supply, discard } = play.table
  if (supply.chaos === 0) return play.emit('symbolHadNoEffect', { symbol: 'chaos' })
  supply.chaos--
  discard.chaos++
  play.emit('chaosStirred', {})
}
