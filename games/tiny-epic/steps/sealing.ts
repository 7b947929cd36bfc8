import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import { sides } from '../cards/great-old-ones.ts'
import { type Colour, colours, madnessOfAColour } from '../content/tentacles.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { type Side, event } from '../position.ts'
import { clearMat, endGame, spendAction } from './change.ts'
import { rollDice } from './dice.ts'
import { cannotAct, isClosed, phaseOf, portalNumber, rerollsOf, sealDice, townOf } from './queries.ts'
import { canPay, priceOfSeal } from './paying.ts'

const { object, whole } = shape

/** Seal a portal space (TE-421 to TE-429), and what a closed portal means (TE-441 to TE-444). */
export const vocabulary = {
  choices: {
    seal: object({ colour: names.colour, side: names.side }),
  },
  effects: {
    settleSeal: object({ who: names.character, colour: names.colour, side: names.side }),
    sealed: object({ who: names.character, colour: names.colour, side: names.side }),
  },
  events: {
    sealFailed: event(
      object({ who: names.character, colour: names.colour, side: names.side, total: whole }),
      'open',
      'dice',
    ),
    spaceSealed: event(
      object({ who: names.character, colour: names.colour, side: names.side, tentacle: names.composure }),
      'open',
      'dice',
    ),
    portalClosed: event(object({ colour: names.colour, cleared: whole }), 'open', 'discard', 'mat'),
  },
}

export const rules = {
  /** A roll that has succeeded is not rolled again. */
  seal(play, { colour, side }, by) {
    const who = by as Character
    spendAction(play)
    rollDice(play, who, sealDice(play, who, colour), 'seal')
    const most = Math.min(rerollsOf(play, who), play.table.dice.length)
    if (most > 0 && !reaches(play, colour, side)) play.then('rerollWhich', { why: 'seal', most })
    play.then('settleSeal', { who, colour, side })
  },

  /** TE-426 to TE-428. */
  settleSeal(play, { who, colour, side }) {
    if (!reaches(play, colour, side)) {
      const total = diceTotal(play)
      play.table.dice = []
      return play.emit('sealFailed', { who, colour, side, total })
    }
    play.then('payPrice', priceOfSeal(colour, side))
    play.then('sealed', { who, colour, side })
  },

  sealed(play, { who, colour, side }) {
    play.table.dice = []
    spaceIsSealed(play, who, colour, side)
  },
} satisfies Rules

/** TE-441 to TE-443, TE-521: the tentacle lies on the space already. */
export function spaceIsSealed(play: At, who: Character, colour: Colour, side: Side): void {
  const tentacle = play.table.portals[colour][side]!
  play.emit('spaceSealed', { who, colour, side, tentacle })
  if (colours.every((each) => isClosed(play, each))) return endGame(play, 'sealed')
  if (!isClosed(play, colour)) return
  const cleared = clearMat(play, colour, madnessOfAColour)
  play.emit('portalClosed', { colour, cleared })
}

function diceTotal({ table }: At): number {
  return table.dice.reduce((sum, value) => sum + value, 0)
}

export function reaches(play: At, colour: Colour, side: Side): boolean {
  return diceTotal(play) >= portalNumber(play, colour, side)
}

export function offerSealing(play: At, seat: Character, may: May<Choices>): void {
  for (const space of portalSpaces)
    may.unless(sealForbidden(play, seat, space), 'seal', space, ['TE-424', 'TE-425'])
}

const portalSpaces: readonly Choices['seal'][] = colours.flatMap((colour) =>
  sides.map((side) => ({ colour, side })),
)

export function sealForbidden(play: At, seat: Seat, { colour, side }: Choices['seal']): Rule | undefined {
  if (phaseOf(play) === 1) return 'TE-421'
  const who = seat as Character
  const cannot = cannotAct(play, seat)
  if (cannot !== undefined) return cannot
  if (townOf(play, who) !== play.table.greatOldOne.at) return 'TE-422'
  if (play.table.portals[colour][side] !== null) return 'TE-424'
  if (sealDice(play, who, colour) === 0) return 'TE-R44'
  return canPay(play, who, priceOfSeal(colour, side)) ? undefined : 'TE-423'
}
