import { type Bends, type Seat, answering, shape } from '@miskatonic/kernel'
import { type Town, gateOf, townOf, towns } from '../content/map.ts'
import { cthulhu } from '../content/old-ones.ts'
import { cultistsPerPlace } from '../content/setup.ts'
import { event } from '../event-sights.ts'
import type { At, Reign, Rules } from '../kind.ts'
import * as a from '../names.ts'
import type { Table } from '../position.ts'
import { discardCard, endGame } from '../steps/change.ts'
import { currentRate, handOf, isInsane, placeOf, playerAt, turnOrder } from '../steps/queries.ts'
import { loseSanity } from '../steps/sanity.ts'

const { integer, list, object, oneOf, whole } = shape

/** The Old Ones (ledger, table 8.4): awakening (RC-400 and following) and what each of them does (RC-430 to RC-454). */
export const oldOnes = [
  'atlach-nacha',
  'azathoth',
  'cthulhu',
  'dagon',
  'hastur',
  'ithaqua',
  'nyarlathotep',
  'shub-niggurath',
  'shudde-mell',
  'tsathoggua',
  'yig',
  'yog-sothoth',
] as const
export type OldOne = (typeof oldOnes)[number]
export const oldOneName = oneOf(oldOnes)

interface OldOneCard {
  /** RC-404, RC-406: what happens at once when it is turned up. */
  awakens?(play: At): void
  /** RC-405: how it bends the rules until the end of the game. Only lasting Old Ones have this. */
  lasting?: Bends<Reign>
  /** What the Seal of Leng undoes, apart from ending the lasting effect. */
  silenced?(play: At): void
}

const azathothTakes = 3

export const oldOneCards: Record<OldOne, OldOneCard> = {
  'atlach-nacha': { awakens: (play) => play.then('atlachNacha', { index: 0 }) },

  azathoth: {
    awakens(play) {
      const { pool } = play.table
      if (pool.cultists < azathothTakes) return endGame(play, 'azathoth')
      pool.cultists -= azathothTakes
      play.table.cultistsGone += azathothTakes
      play.emit('cultistsRemoved', { count: azathothTakes })
    },
    lasting: {},
    silenced({ table }) {
      table.pool.cultists += table.cultistsGone
      table.cultistsGone = 0
    },
  },

  cthulhu: { awakens: (play) => endGame(play, 'cthulhu') },

  dagon: {
    awakens: (play) => play.then('placeAtGates', { left: [...towns] }),
  },

  hastur: {
    awakens(play) {
      play.then('shoggothFromBottom', {})
      play.then('moveShoggoths', {})
    },
  },

  /** RC-441 to RC-444: only Walk, only with two or more cultists around, and only until one of them was defeated here this turn. */
  ithaqua: {
    lasting: {
      answers: {
        walkForbidden(play, soFar, { seat }) {
          const { cultists, turn } = play.table
          return soFar ?? (cultists[placeOf(play, seat)] >= 2 && !turn.foughtHere ? 'RC-441' : undefined)
        },
      },
    },
  },

  nyarlathotep: { lasting: { answers: { gateForbidden: (_play, soFar) => soFar ?? 'RC-445' } } },

  'shub-niggurath': { awakens: (play) => play.then('cultistsFromBottom', { left: 4 }) },

  'shudde-mell': {
    awakens: (play) => play.then('loseTokens', { left: { 2: 3, 3: 4, 4: 5 }[play.options.players] }),
  },

  tsathoggua: {
    awakens: (play) => play.then('loseCards', { left: { 2: 2, 3: 3, 4: 4 }[play.options.players] }),
  },

  yig: { lasting: { answers: { extraCluesToSeal: (_play, soFar) => soFar + 1 } } },

  'yog-sothoth': {
    lasting: {
      answers: {
        relicForbidden: (play, soFar, { seat }) =>
          soFar ?? (seat === play.table.turn.active ? undefined : 'RC-475'),
      },
    },
  },
}

export const lastingOldOnes = oldOnes.filter((oldOne) => oldOneCards[oldOne].lasting !== undefined)

export function lastingInEffect(table: Table): OldOne[] {
  return table.awake.filter((oldOne) => lastingOldOnes.includes(oldOne) && !table.cancelled.includes(oldOne))
}

export const vocabulary = {
  choices: {
    welcomeCultist: object({}),
    giveToken: object({}),
    dagonNext: answering('dagonOrder', object({ gate: a.place })),
    loseTokenOf: answering('shareTokens', object({ seat: a.seat })),
    loseCardOf: answering('shareCards', object({ seat: a.seat })),
  },
  asks: {
    atlachNachaAsks: object({ seat: a.seat }),
    /** The gates that Dagon has not yet visited. */
    dagonOrder: object({ left: list(a.town) }),
    shareTokens: object({ left: integer(1, 99) }),
    shareCards: object({ left: integer(1, 99) }),
    discardOne: object({ seat: a.seat }),
  },
  effects: {
    awaken: object({}),
    atlachNacha: object({ index: integer(0, 4) }),
    placeAtGates: object({ left: list(a.town) }),
    loseTokens: object({ left: integer(0, 99) }),
    loseCards: object({ left: integer(0, 99) }),
  },
  events: {
    oldOneAwoke: event(object({ oldOne: oldOneName, rate: whole }), 'open', 'awake', 'asleep'),
    cultistsRemoved: event(object({ count: whole }), 'open', 'pool', 'cultistsGone'),
  },
}

export const rules = {
  awaken(play) {
    const { table } = play
    const oldOne = play.draw(table.asleep, 'top') ?? cthulhu
    table.awake.push(oldOne)
    play.emit('oldOneAwoke', { oldOne, rate: currentRate(table) })
    oldOneCards[oldOne].awakens?.(play)
  },

  /** RC-432: player by player, the active one first. RC-431: the last token is never taken. */
  atlachNacha(play, { index }) {
    const seat = turnOrder(play)[index]
    if (seat === undefined) return
    if (playerAt(play, seat).sanity > 1) play.then('atlachNachaAsks', { seat })
    else play.then('placeCultist', { at: placeOf(play, seat) })
    play.then('atlachNacha', { index: index + 1 })
  },

  atlachNachaAsks(play, { seat }) {
    play.ask(seat, 'RC-430', (may) => {
      may('welcomeCultist', {}, 'RC-430')
      may('giveToken', {}, 'RC-430')
    })
  },

  welcomeCultist(play, _, by) {
    play.then('placeCultist', { at: placeOf(play, by) })
  },

  giveToken(play, _, by) {
    loseSanity(play, by, 1)
  },

  /** RC-437: sealed gates as well as open ones; the active player chooses the order, where it can make a difference. */
  placeAtGates(play, { left }) {
    if (left.length === 0) return
    if (dagonOrderMatters(play, left)) play.then('dagonOrder', { left })
    else placeAtGate(play, left[0]!, left)
  },

  dagonOrder(play, { left }) {
    play.ask(play.table.turn.active, 'RC-437', (may) => {
      for (const town of left) may('dagonNext', { gate: gateOf[town] }, 'RC-437')
    })
  },

  dagonNext(play, { gate }, _by, { left }) {
    placeAtGate(play, townOf[gate], left)
  },

  /** RC-448, RC-449, RC-756: one token at a time, the active player saying whose. */
  loseTokens(play, { left }) {
    if (left === 0) return
    const holders = turnOrder(play).filter((seat) => !isInsane(play, seat))
    const total = holders.reduce((sum, seat) => sum + playerAt(play, seat).sanity, 0)
    if (total <= left) return holders.forEach((seat) => loseSanity(play, seat, playerAt(play, seat).sanity))
    if (holders.length > 1) return play.then('shareTokens', { left })
    loseSanity(play, holders[0]!, left)
  },

  shareTokens(play) {
    play.ask(play.table.turn.active, 'RC-756', (may) => {
      for (const seat of play.seats)
        if (isInsane(play, seat)) may.not('loseTokenOf', { seat }, 'RC-552')
        else may('loseTokenOf', { seat }, ['RC-448', 'RC-756'])
    })
  },

  loseTokenOf(play, { seat }, _by, { left }) {
    loseSanity(play, seat, 1)
    play.then('loseTokens', { left: left - 1 })
  },

  /** RC-450, RC-451, RC-756: one card at a time; the active player says whose, its owner which. */
  loseCards(play, { left }) {
    if (left === 0) return
    const holders = turnOrder(play).filter((seat) => handOf(play, seat).length > 0)
    const total = holders.reduce((sum, seat) => sum + handOf(play, seat).length, 0)
    if (total <= left) return holders.forEach((seat) => discardHand(play, seat))
    if (holders.length > 1) return play.then('shareCards', { left })
    play.then('discardOne', { seat: holders[0]! })
    play.then('loseCards', { left: left - 1 })
  },

  shareCards(play) {
    play.ask(play.table.turn.active, 'RC-756', (may) => {
      for (const seat of play.seats)
        if (handOf(play, seat).length > 0) may('loseCardOf', { seat }, ['RC-450', 'RC-756'])
        else may.not('loseCardOf', { seat }, 'RC-158')
    })
  },

  loseCardOf(play, { seat }, _by, { left }) {
    play.then('discardOne', { seat })
    play.then('loseCards', { left: left - 1 })
  },

  discardOne(play, { seat }) {
    play.ask(seat, 'RC-756', (may) => {
      for (const card of new Set(handOf(play, seat))) may('discard', { card }, ['RC-450', 'RC-756'])
    })
  },
} satisfies Rules

function placeAtGate(play: At, town: Town, left: readonly Town[]): void {
  play.then('placeCultist', { at: gateOf[town] })
  play.then('placeAtGates', { left: left.filter((other) => other !== town) })
}

/** It can, if one of the placements would call for a ritual or find the pool empty. */
function dagonOrderMatters({ table }: At, left: readonly Town[]): boolean {
  if (left.length < 2) return false
  return (
    table.pool.cultists < left.length ||
    left.some((town) => table.cultists[gateOf[town]] === cultistsPerPlace)
  )
}

function discardHand(play: At, seat: Seat): void {
  for (const card of handOf(play, seat).slice()) discardCard(play, seat, card)
}
