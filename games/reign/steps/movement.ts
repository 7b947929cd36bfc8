import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { cardName } from '../cards/relics.ts'
import { type Card, isClue } from '../content/cards.ts'
import { type Place, gateOf, hasBus, places, roadsFrom, townOf, towns } from '../content/map.ts'
import type { At, Choices, Forbidden, Reign, Rules } from '../kind.ts'
import { event } from '../event-sights.ts'
import * as a from '../names.ts'
import { discardCard, spendActions } from './change.ts'
import { cannotSpend, cluesIn, handOf, hasShoggoth, isOpenGate, placeOf, playerAt } from './queries.ts'

const { boolean, object, oneOf } = shape

const waysToEnter = ['walk', 'bus', 'gate', 'stations', 'key', 'cure'] as const

/** Moving an investigator: Walk, Take a Bus, Use a Gate (RC-170 and following). */
export const vocabulary = {
  choices: {
    walk: object({ to: a.place }),
    walkOn: object({ to: a.place }),
    stopWalking: object({}),
    bus: object({ pay: cardName }),
    ride: answering('rideWhere', object({ to: a.place })),
    useGate: object({ to: a.place }),
  },
  asks: { walkFurther: object({ must: boolean }), rideWhere: object({ pay: cardName }) },
  effects: { enter: object({ seat: a.seat, to: a.place, how: oneOf(waysToEnter) }) },
  events: {
    entered: event(
      object({ seat: a.seat, from: a.place, to: a.place, how: oneOf(waysToEnter) }),
      'open',
      'players',
      'turn',
    ),
  },
}

export const rules = {
  walk(play, { to }, by) {
    const length = play.answer('walkLength', 'one', { seat: by })
    spendActions(play, 1)
    play.then('enter', { seat: by, to, how: 'walk' })
    if (length !== 'one') play.then('walkFurther', { must: length === 'two' })
  },

  /** RC-627, RC-628. Whether the second move is a duty was settled when the Walk began (RC-632). */
  walkFurther(play, { must }) {
    const seat = play.table.turn.active
    play.ask(seat, 'RC-627', (may) => {
      for (const to of roadsFrom[placeOf(play, seat)]) may('walkOn', { to }, ['RC-627', 'RC-631'])
      if (must) may.not('stopWalking', {}, 'RC-628')
      else may('stopWalking', {}, 'RC-627')
    })
  },

  walkOn(play, { to }, by) {
    play.then('enter', { seat: by, to, how: 'walk' })
  },

  stopWalking() {},

  bus(play, { pay }) {
    play.then('rideWhere', { pay })
  },

  rideWhere(play, { pay }) {
    const seat = play.table.turn.active
    const here = placeOf(play, seat)
    const rule = rideRule(play, seat, pay)
    play.ask(seat, 'RC-172', (may) => {
      for (const to of places)
        if (to === here) may.not('ride', { to }, 'RC-174')
        else if (rule === 'RC-172' && townOf[to] !== pay) may.not('ride', { to }, 'RC-172')
        else may('ride', { to }, rule)
    })
  },

  ride(play, { to }, by, { pay }) {
    spendActions(play, 1)
    discardCard(play, by, pay)
    play.then('enter', { seat: by, to, how: 'bus' })
  },

  useGate(play, { to }, by) {
    spendActions(play, 1)
    play.then('enter', { seat: by, to, how: 'gate' })
  },

  /** What the arrival itself sets off comes first, then the roll for the gate, then the one for a Shoggoth (RC-181, RC-656). */
  enter(play, { seat, to, how }) {
    const meetsShoggoth = moveFigure(play, seat, to, how)
    if (how === 'gate') play.then('sanityRoll', { seat, why: 'gate' })
    if (meetsShoggoth) play.then('sanityRoll', { seat, why: 'shoggoth' })
  },
} satisfies Rules

export const forbidden = {
  walk: walkForbidden,
  bus: busForbidden,
  useGate: useGateForbidden,
} satisfies Forbidden

/** RC-018: however the figure got there, it has entered. Says whether there is a Shoggoth, which is settled on arrival. */
export function moveFigure(play: At, seat: Seat, to: Place, how: Reign['steps']['enter']['how']): boolean {
  const player = playerAt(play, seat)
  const from = player.at
  const meetsShoggoth = hasShoggoth(play, to)
  player.at = to
  if (play.table.turn.active === seat) play.table.turn.foughtHere = false
  play.emit('entered', { seat, from, to, how })
  return meetsShoggoth
}

export function offerMovement(play: At, seat: Seat, may: May<Choices>): void {
  const here = placeOf(play, seat)
  offerWalks(play, seat, here, may)
  offerBuses(play, seat, may)
  offerGates(play, seat, here, may)
}

function offerWalks(play: At, seat: Seat, here: Place, may: May<Choices>): void {
  const rule = cannotWalk(play, seat)
  for (const to of roadsFrom[here]) may.unless(rule, 'walk', { to }, 'RC-170')
}

function offerBuses(play: At, seat: Seat, may: May<Choices>): void {
  const rule = cannotTakeBus(play, seat)
  for (const pay of cluesIn(handOf(play, seat)))
    if (rule === undefined) may('bus', { pay }, rideRule(play, seat, pay))
    else may.not('bus', { pay }, rule)
}

function offerGates(play: At, seat: Seat, here: Place, may: May<Choices>): void {
  const rule = cannotUseGate(play, seat)
  for (const town of towns) {
    const to = gateOf[town]
    if (to === here) continue
    if (rule === undefined && play.table.gates[town] === 'open') may('useGate', { to }, 'RC-176')
    else may.not('useGate', { to }, rule ?? 'RC-178')
  }
}

function cannotWalk(play: At, seat: Seat): Rule | undefined {
  return cannotSpend(play, seat, 1) ?? play.answer('walkForbidden', undefined, { seat })
}

function cannotTakeBus(play: At, seat: Seat): Rule | undefined {
  if (!hasBus[placeOf(play, seat)]) return 'RC-171'
  return cannotSpend(play, seat, 1) ?? play.answer('busForbidden', undefined, { seat })
}

function cannotUseGate(play: At, seat: Seat): Rule | undefined {
  const here = placeOf(play, seat)
  if (!isOpenGate(play, here)) return here === gateOf[townOf[here]] ? 'RC-178' : 'RC-176'
  return cannotSpend(play, seat, 1) ?? play.answer('gateForbidden', undefined, { seat })
}

function walkForbidden(play: At, seat: Seat, { to }: Choices['walk']): Rule | undefined {
  return roadsFrom[placeOf(play, seat)].includes(to) ? cannotWalk(play, seat) : 'RC-170'
}

function busForbidden(play: At, seat: Seat, { pay }: Choices['bus']): Rule | undefined {
  if (!isClue(pay)) return 'RC-175'
  return handOf(play, seat).includes(pay) ? cannotTakeBus(play, seat) : 'RC-158'
}

function useGateForbidden(play: At, seat: Seat, { to }: Choices['useGate']): Rule | undefined {
  const rule = cannotUseGate(play, seat)
  if (rule !== undefined) return rule
  if (to === placeOf(play, seat) || to !== gateOf[townOf[to]]) return 'RC-176'
  return isOpenGate(play, to) ? undefined : 'RC-178'
}

/** What a ride rests on. RC-172: to the town on the card. RC-173: with a card of the town one is in, anywhere. */
function rideRule(play: At, seat: Seat, pay: Card): Rule {
  if (play.answer('busAnywhere', false, { seat })) return 'RC-708'
  return pay === townOf[placeOf(play, seat)] ? 'RC-173' : 'RC-172'
}
