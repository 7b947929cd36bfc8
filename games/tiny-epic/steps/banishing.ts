import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import { colours } from '../content/tentacles.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { clearMat, removeShambler, spendAction } from './change.ts'
import { rollDice } from './dice.ts'
import { cannotAct, characterAt, rerollsOf, townAt, townOf } from './queries.ts'
import { canPay, priceInColour } from './paying.ts'

const { integer, object, whole } = shape

/** Banish (TE-321 to TE-333). */
export const vocabulary = {
  choices: {
    banish: object({}),
    banishShambler: answering('banishWhich', object({ colour: names.colour, cost: integer(0, 2) })),
    spareShambler: object({}),
  },
  asks: {
    banishWhich: object({ cost: integer(0, 2), rage: integer(0, 2) }),
  },
  effects: {
    settleBanish: object({ rage: integer(0, 2) }),
    banished: object({ who: names.character, colour: names.colour, rage: integer(0, 2) }),
  },
  events: {
    banishFailed: event(object({ who: names.character, cost: whole }), 'open', 'dice'),
    shamblerSpared: event(object({ who: names.character }), 'open', 'dice'),
    shamblerBanished: event(
      object({ who: names.character, town: names.town, colour: names.colour }),
      'open',
      'towns',
      'mat',
      'dice',
    ),
    matCleared: event(object({ colour: names.colour, count: whole }), 'open', 'discard', 'mat'),
  },
}

export const rules = {
  /** TE-331: rage is counted before rolling and paying. */
  banish(play, _, by) {
    const who = by as Character
    const { rage } = characterAt(play, who).composure
    spendAction(play)
    rollDice(play, who, townAt(play, townOf(play, who)).shamblers.length, 'banish')
    const most = Math.min(rerollsOf(play, who), play.table.dice.length)
    if (most > 0) play.then('rerollWhich', { why: 'banish', most })
    play.then('settleBanish', { rage })
  },

  /** TE-327, TE-328. */
  settleBanish(play, { rage }) {
    const who = play.table.turn.active
    const cost = banishCost(play)
    if (targets(play, who, cost).length > 0) return play.then('banishWhich', { cost, rage })
    play.table.dice = []
    play.emit('banishFailed', { who, cost })
  },

  /** TE-R31: the target is chosen after the roll, and paying is voluntary. */
  banishWhich(play, { cost }) {
    const who = play.table.turn.active
    play.ask(who, 'TE-327', (may) => {
      for (const target of targets(play, who, cost)) may('banishShambler', target, ['TE-325', 'TE-327'])
      may('spareShambler', {}, 'TE-R31')
    })
  },

  banishShambler(play, { colour, cost }, by, { rage }) {
    play.then('payPrice', priceInColour(colour, cost))
    play.then('banished', { who: by as Character, colour, rage })
  },

  spareShambler(play, _, by) {
    play.table.dice = []
    play.emit('shamblerSpared', { who: by as Character })
  },

  /** TE-329, TE-330. */
  banished(play, { who, colour, rage }) {
    const town = townOf(play, who)
    play.table.dice = []
    removeShambler(play, town, colour)
    play.emit('shamblerBanished', { who, town, colour })
    const count = clearMat(play, colour, 1 + rage)
    if (count > 0) play.emit('matCleared', { colour, count })
  },
} satisfies Rules

/** TE-323, TE-324: the highest die. */
export function banishCost({ table }: At): number {
  return Math.max(...table.dice)
}

/** The shamblers that can be paid for. Where an ability lowers the cost, the full one may still be paid. */
function targets(play: At, who: Character, cost: number): Choices['banishShambler'][] {
  const lowered = Math.max(0, cost - play.answer('banishDiscount', 0, { who }))
  const { shamblers } = townAt(play, townOf(play, who))
  const found: Choices['banishShambler'][] = []
  for (const colour of colours) {
    if (!shamblers.includes(colour)) continue
    if (lowered < cost && canPay(play, who, priceInColour(colour, lowered)))
      found.push({ colour, cost: lowered })
    if (canPay(play, who, priceInColour(colour, cost))) found.push({ colour, cost })
  }
  return found
}

export function offerBanishing(play: At, seat: Character, may: May<Choices>): void {
  may.unless(banishForbidden(play, seat), 'banish', {}, ['TE-322', 'TE-327'])
}

export function banishForbidden(play: At, seat: Seat): Rule | undefined {
  const here = townAt(play, townOf(play, seat as Character))
  return cannotAct(play, seat) ?? (here.shamblers.length === 0 ? 'TE-321' : undefined)
}
