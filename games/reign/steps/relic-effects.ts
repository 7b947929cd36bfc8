import { type Seat, answering, shape } from '@miskatonic/kernel'
import { type Relic, isClue } from '../content/cards.ts'
import { fullSanity } from '../content/investigators.ts'
import { type Place, type Town, places, towns } from '../content/map.ts'
import type { At, Rules } from '../kind.ts'
import { event } from '../events.ts'
import * as a from '../names.ts'
import type { Table } from '../position.ts'
import { takeFromDiscard, takeFromHand } from './change.ts'
import { removeShoggoth } from './fighting.ts'
import { cluesIn, handOf, holdsClue, lastingInEffect, placeOf, playerAt } from './look.ts'
import { regainSanity } from './sanity.ts'

const { object, integer } = shape

/** The twelve relics (RC-500 to RC-528). Whoever plays a relic decides how it is used (RC-471). */
export const vocabulary = {
  choices: {
    burnCultist: answering('flame', object({ at: a.place })),
    burnShoggoth: object({ at: a.place }),
    stopBurning: object({}),
    wardTown: object({ town: a.town }),
    recoverClue: object({ card: a.town }),
    silenceOldOne: object({ oldOne: a.oldOne }),
    turnKey: object({ to: a.place }),
    singForAll: object({}),
    singFor: object({ seat: a.seat }),
    putNext: object({ card: a.deckCard }),
    mirrorWith: object({ seat: a.seat }),
    mirrorSwap: answering('mirrorCards', object({ give: a.town, take: a.town })),
  },
  asks: {
    flame: object({ seat: a.seat, left: integer(1, 4) }),
    elderSign: object({ seat: a.seat }),
    hourglass: object({ seat: a.seat }),
    sealOfLeng: object({ seat: a.seat }),
    silverKey: object({ seat: a.seat }),
    song: object({ seat: a.seat }),
    book: object({ seat: a.seat }),
    mirrorPartner: object({ seat: a.seat }),
    mirrorCards: object({ seat: a.seat, with: a.seat }),
  },
  effects: { returnPeeked: object({}) },
  events: {
    figuresBurned: event<{ at: Place; what: 'cultist' | 'shoggoth' }>('open'),
    townWarded: event<{ town: Town }>('open'),
    placementPrevented: event<{ at: Place }>('open'),
    oldOneSilenced: event<{ oldOne: string; by: Seat }>('open'),
    deckSeen: event<{ seat: Seat; count: number }>('open'),
    deckOrdered: event<{ seat: Seat }>('open'),
    cluesSwapped: event<{ seat: Seat; gave: Town; took: Town; with: Seat }>('open'),
    rollPrevented: event<{ seat: Seat }>('open'),
    summoningSkipped: event<{}>('open'),
  },
}

export const rules = {
  flame(play, { seat, left }) {
    const { cultists, shoggoths } = play.table
    play.ask(seat, 'RC-471', (may) => {
      for (const at of places) if (cultists[at] > 0) may('burnCultist', { at }, 'RC-500')
      for (const at of new Set(shoggoths.map((shoggoth) => shoggoth.at)))
        if (left === 4) may('burnShoggoth', { at }, 'RC-500')
        else may.not('burnShoggoth', { at }, 'RC-500')
      may('stopBurning', {}, 'RC-500')
    })
  },
  burnCultist(play, { at }, _by, { seat, left }) {
    const { cultists, pool } = play.table
    cultists[at]--
    pool.cultists++
    play.emit('figuresBurned', { at, what: 'cultist' })
    if (left > 1 && places.some((place) => cultists[place] > 0)) play.then('flame', { seat, left: left - 1 })
  },
  burnShoggoth(play, { at }) {
    removeShoggoth(play, play.table.shoggoths.find((shoggoth) => shoggoth.at === at)!.id)
    play.emit('figuresBurned', { at, what: 'shoggoth' })
  },
  stopBurning() {},

  /** Any town may be named; only one with a sealed gate is protected (RC-507). */
  elderSign(play, { seat }) {
    play.ask(seat, 'RC-471', (may) => {
      for (const town of towns)
        may('wardTown', { town }, 'RC-507', play.table.gates[town] === 'sealed' ? undefined : 'no-effect')
    })
  },
  wardTown(play, { town }) {
    if (play.table.gates[town] !== 'sealed') return play.emit('relicHadNoEffect', { relic: 'elder-sign' })
    play.table.gates[town] = 'warded'
    play.emit('townWarded', { town })
  },

  hourglass(play, { seat }) {
    play.ask(seat, 'RC-471', (may) => {
      for (const card of cluesIn(play.table.playerDiscard)) may('recoverClue', { card }, ['RC-512', 'RC-528'])
    })
  },
  recoverClue(play, { card }) {
    takeFromDiscard(play, play.table.turn.active, card, 'hourglass')
  },

  sealOfLeng(play, { seat }) {
    play.ask(seat, 'RC-471', (may) => {
      for (const oldOne of lastingInEffect(play.table)) may('silenceOldOne', { oldOne }, 'RC-515')
    })
  },
  silenceOldOne(play, { oldOne }, by) {
    const { table } = play
    table.cancelled.push(oldOne)
    play.emit('oldOneSilenced', { oldOne, by })
    if (oldOne !== 'azathoth') return
    table.pool.cultists += table.cultistsGone
    table.cultistsGone = 0
  },

  silverKey(play, { seat }) {
    const here = placeOf(play, play.table.turn.active)
    play.ask(seat, 'RC-471', (may) => {
      for (const to of places) if (to !== here) may('turnKey', { to }, ['RC-518', 'RC-528'])
    })
  },
  turnKey(play, { to }) {
    play.then('enter', { seat: play.table.turn.active, to, how: 'key' })
  },

  song(play, { seat }) {
    play.ask(seat, 'RC-471', (may) => {
      may('singForAll', {}, 'RC-520')
      for (const singFor of play.seats)
        may(
          'singFor',
          { seat: singFor },
          'RC-520',
          playerAt(play, singFor).sanity < fullSanity ? undefined : 'no-effect',
        )
    })
  },
  singForAll(play) {
    for (const seat of play.seats) regainSanity(play, seat, 1)
  },
  singFor(play, { seat }) {
    regainSanity(play, seat, fullSanity)
  },

  /** RC-505: the cards go back one by one, the next to be drawn first. */
  book(play, { seat }) {
    play.ask(seat, 'RC-471', (may) => {
      for (const card of new Set(play.table.peek!.cards)) may('putNext', { card }, 'RC-505')
    })
  },
  putNext(play, { card }, by) {
    const { cards, ordered } = play.table.peek!
    ordered.push(...cards.splice(cards.indexOf(card), 1))
    if (cards.length > 1) play.then('book', { seat: by })
    else play.then('returnPeeked', {})
  },
  returnPeeked(play) {
    const { table } = play
    const { by, cards, ordered } = table.peek!
    table.playerDeck.unshift(...ordered, ...cards)
    table.peek = null
    play.emit('deckOrdered', { seat: by })
  },

  mirrorPartner(play, { seat }) {
    play.ask(seat, 'RC-527', (may) => {
      for (const other of mirrorPartners(play, seat)) may('mirrorWith', { seat: other }, 'RC-526')
    })
  },
  mirrorWith(play, { seat }, by) {
    play.table.mirror = holdsClue(handOf(play, seat)) ? { by, shown: seat } : null
    if (play.table.mirror === null) return play.emit('relicHadNoEffect', { relic: 'xaos-mirror' })
    play.then('mirrorCards', { seat: by, with: seat })
  },
  mirrorCards(play, { seat, with: other }) {
    play.ask(seat, 'RC-527', (may) => {
      for (const give of cluesIn(handOf(play, seat)))
        for (const take of cluesIn(handOf(play, other))) may('mirrorSwap', { give, take }, 'RC-527')
    })
  },
  mirrorSwap(play, { give, take }, by, { with: other }) {
    takeFromHand(play, by, give)
    takeFromHand(play, other, take)
    handOf(play, by).push(take)
    handOf(play, other).push(give)
    play.table.mirror = null
    play.emit('cluesSwapped', { seat: by, gave: give, took: take, with: other })
  },
} satisfies Rules

/** RC-479: a relic may be played for nothing. The player is warned first, and it then does nothing. */
export function isFutile(play: At, relic: Relic, seat: Seat): boolean {
  const futile = futileWhen[relic]
  return futile !== undefined && futile(play.table, play, seat)
}

const futileWhen: Partial<Record<Relic, (table: Table, play: At, seat: Seat) => boolean>> = {
  'alhazreds-flame': ({ cultists, shoggoths }) =>
    shoggoths.length === 0 && places.every((place) => cultists[place] === 0),
  'alien-carving': ({ turn }) => turn.step !== 'actions',
  'book-of-shadow': ({ playerDeck }) => playerDeck.length === 0,
  'elder-sign': ({ gates }) => towns.every((town) => gates[town] !== 'sealed'),
  'last-hourglass': ({ playerDiscard }) => !playerDiscard.some(isClue),
  'seal-of-leng': (table) => lastingInEffect(table).length === 0,
  'song-of-kadath': (_table, play) => play.seats.every((seat) => playerAt(play, seat).sanity === fullSanity),
  'xaos-mirror': (_table, play, seat) => mirrorPartners(play, seat).length === 0,
}

/** What happens when a relic takes effect; the questions that some of them ask stand above. */
export const effects: Record<Relic, (play: At, seat: Seat) => void> = {
  'alhazreds-flame': (play, seat) => play.then('flame', { seat, left: 4 }),
  'alien-carving'(play) {
    play.table.turn.actionsLeft += 3
    play.emit('actionsGained', { seat: play.table.turn.active, count: 3 })
  },
  'bizarre-statue': (play, seat) => putInForce(play, 'bizarre-statue', seat),
  'book-of-shadow'(play, seat) {
    const cards = play.table.playerDeck.splice(0, 4)
    play.table.peek = { by: seat, cards, ordered: [] }
    play.emit('deckSeen', { seat, count: cards.length })
    play.then('book', { seat })
  },
  'elder-sign': (play, seat) => play.then('elderSign', { seat }),
  'last-hourglass': (play, seat) => play.then('hourglass', { seat }),
  'mi-go-eye': (play, seat) => putInForce(play, 'mi-go-eye', seat),
  'seal-of-leng': (play, seat) => play.then('sealOfLeng', { seat }),
  'silver-key': (play, seat) => play.then('silverKey', { seat }),
  'song-of-kadath': (play, seat) => play.then('song', { seat }),
  'warded-box': (play, seat) => putInForce(play, 'warded-box', seat),
  'xaos-mirror'(play, seat) {
    play.table.mirror = { by: seat, shown: null }
    play.then('mirrorPartner', { seat })
  },
}

function putInForce(play: At, relic: Table['inForce'][number]['relic'], by: Seat): void {
  play.table.inForce.push({ relic, by, last: false })
}

/** RC-527: both must hold a clue card. With closed hands nobody knows before looking. */
function mirrorPartners(play: At, seat: Seat): Seat[] {
  if (!holdsClue(handOf(play, seat))) return []
  return play.seats.filter((other) => {
    const hand = handOf(play, other)
    return other !== seat && (play.options.hands === 'open' ? holdsClue(hand) : hand.length > 0)
  })
}
