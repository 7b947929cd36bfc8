import { shape } from '@miskatonic/kernel'
import { shoggothSymbols } from '../content/cards.ts'
import type { Place } from '../content/map.ts'
import { cultistsPerPlace } from '../content/setup.ts'
import type { At, Rules } from '../kind.ts'
import { event } from '../event-sights.ts'
import * as a from '../names.ts'
import { endGame } from './change.ts'
import { summoningCardTaken, summoningCardsShuffled } from './known.ts'
import { currentRate, investigatorsAt } from './queries.ts'

const { boolean, integer, object, oneOf, whole } = shape

/** The summoning step, Evil Stirs, and what they place on the board (RC-290 to RC-302, RC-340 to RC-355, RC-408 to RC-410). */
export const vocabulary = {
  effects: {
    summoning: object({}),
    summonCards: object({ left: integer(0, 9) }),
    endSummoning: object({}),
    evilStirs: object({}),
    regroup: object({}),
    shoggothFromBottom: object({}),
    cultistsFromBottom: object({ left: integer(0, 9) }),
    placeCultist: object({ at: a.place }),
    placeShoggoth: object({ at: a.place }),
  },
  events: {
    evilStirred: event(object({ seat: a.seat }), 'open', 'passed'),
    summoningCardRevealed: event(
      object({ place: a.place, from: oneOf(['top', 'bottom']), symbol: boolean }),
      'open',
      'turn',
      'passed',
      'pool',
      'cultistsGone',
      'playing',
      'relicsInBox',
      'summoningDeck',
      'summoningDiscard',
      'justRevealed',
      'inForce',
    ),
    summoningDiscardReshuffled: event(
      object({ count: whole, onTop: boolean }),
      'open',
      'turn',
      'passed',
      'summoningDeck',
      'summoningDiscard',
      'justRevealed',
    ),
    cultistPlaced: event(object({ at: a.place }), 'open', 'cultists', 'pool'),
    shoggothPlaced: event(object({ at: a.place }), 'open', 'shoggoths', 'pool'),
    ritual: event(object({ at: a.place, because: oneOf(['cultist', 'shoggoth']) }), 'open', 'nothing'),
  },
}

export const rules = {
  /** RC-344: the number of cards is fixed when the step begins. */
  summoning(play) {
    play.table.turn.step = 'summoning'
    play.then('summonCards', { left: currentRate(play.table) })
    play.then('endSummoning', {})
  },

  /** RC-346 to RC-351: each card completely, then the next. The window after the last card is the one at the end of the turn. */
  summonCards(play, { left }) {
    const at = revealSummoningCard(play, 'top')
    play.then('placeCultist', { at })
    if (shoggothSymbols.has(at)) play.then('moveShoggoths', {})
    if (left === 1) return
    play.then('openWindow', {})
    play.then('summonCards', { left: left - 1 })
  },

  endSummoning(play) {
    play.table.justRevealed = 0
  },

  /** RC-290: Fight the Madness, Awakening, A Shoggoth Appears, Cultists Regroup. */
  evilStirs(play) {
    const seat = play.table.turn.active
    play.emit('evilStirred', { seat })
    play.then('sanityRoll', { seat, why: 'evil stirs' })
    play.then('awaken', {})
    play.then('shoggothFromBottom', {})
    play.then('regroup', {})
  },

  /** RC-298: the discard pile, shuffled, goes on top of the deck; the rest of the deck is not shuffled. */
  regroup(play) {
    const { table } = play
    const again = table.summoningDiscard
    play.shuffle(again)
    table.summoningDeck.unshift(...again)
    summoningCardsShuffled(table, again.length)
    table.summoningDiscard = []
    table.justRevealed = 0
    play.emit('summoningDiscardReshuffled', { count: again.length, onTop: true })
  },

  shoggothFromBottom(play) {
    play.then('placeShoggoth', { at: revealSummoningCard(play, 'bottom') })
  },

  cultistsFromBottom(play, { left }) {
    play.then('placeCultist', { at: revealSummoningCard(play, 'bottom') })
    if (left > 1) play.then('cultistsFromBottom', { left: left - 1 })
  },

  /** RC-409: a full location calls for a ritual, an empty pool loses the game. The Elder Sign comes before both (it replaces this step). */
  placeCultist(play, { at }) {
    const { cultists, pool } = play.table
    if (cultists[at] === cultistsPerPlace) {
      play.emit('ritual', { at, because: 'cultist' })
      play.then('awaken', {})
    } else if (pool.cultists === 0) endGame(play, 'no-cultists')
    else {
      pool.cultists--
      cultists[at]++
      play.emit('cultistPlaced', { at })
    }
  },

  /** RC-410. */
  placeShoggoth(play, { at }) {
    const { table } = play
    if (table.pool.shoggoths === 0) return endGame(play, 'no-shoggoths')
    table.pool.shoggoths--
    table.shoggoths.push({ id: table.nextShoggoth++, at })
    play.emit('shoggothPlaced', { at })
    rollForShoggoth(play, at)
  },
} satisfies Rules

/** RC-377, RC-379: everybody there rolls, the active player first. */
export function rollForShoggoth(play: At, at: Place): void {
  for (const seat of investigatorsAt(play, at)) play.then('sanityRoll', { seat, why: 'shoggoth' })
}

/** Turns up a Summoning card and lays it on the discard pile, where it stays out of a reshuffle until its step or effect is over. */
function revealSummoningCard(play: At, from: 'top' | 'bottom'): Place {
  const { table } = play
  if (table.summoningDeck.length === 0) reshuffle(play)
  const place = play.draw(table.summoningDeck, from)!
  summoningCardTaken(table, from)
  table.summoningDiscard.push(place)
  table.justRevealed++
  play.emit('summoningCardRevealed', { place, from, symbol: shoggothSymbols.has(place) })
  return place
}

/** RC-352, RC-353, RC-355. */
function reshuffle(play: At): void {
  const { table } = play
  const old = table.summoningDiscard.length - table.justRevealed
  table.summoningDeck = table.summoningDiscard.splice(0, old)
  play.shuffle(table.summoningDeck)
  summoningCardsShuffled(table, old)
  play.emit('summoningDiscardReshuffled', { count: old, onTop: false })
}
