import { type Bends, type Seat, answering, shape } from '@miskatonic/kernel'
import { evilStirs, isClue } from '../content/cards.ts'
import { fullSanity } from '../content/investigators.ts'
import { type Place, places, townOf, towns } from '../content/map.ts'
import { event } from '../event-sights.ts'
import type { At, Reign, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { addToHand, takeFromDiscard, takeFromHand } from '../steps/change.ts'
import { removeShoggoth } from '../steps/fighting.ts'
import { cluesSeen, deckLookedAt, onlyKindShown, someClueShown } from '../steps/known.ts'
import { cluesIn, handOf, holdsClue, placeOf, playerAt } from '../steps/queries.ts'
import { regainSanity } from '../steps/sanity.ts'
import { lastingInEffect, oldOneCards, oldOneName } from './old-ones.ts'

const { integer, object, oneOf, whole } = shape

/** The relics (ledger, table 8.5; RC-500 to RC-528), one card of each. How relics are played stands in steps/relics.ts. */
export const relics = [
  'alhazreds-flame',
  'alien-carving',
  'bizarre-statue',
  'book-of-shadow',
  'elder-sign',
  'last-hourglass',
  'mi-go-eye',
  'seal-of-leng',
  'silver-key',
  'song-of-kadath',
  'warded-box',
  'xaos-mirror',
] as const
export type Relic = (typeof relics)[number]

/** The relics whose effect lasts for a while. */
export const relicsInForce = ['mi-go-eye', 'warded-box', 'bizarre-statue'] as const
export type RelicInForce = (typeof relicsInForce)[number]

export const relicName = oneOf(relics)
export const cardName = oneOf([...towns, ...relics])
export const deckCardName = oneOf([...towns, ...relics, evilStirs])

interface RelicCard {
  /** What it does for the seat that plays it. That seat decides how it is used (RC-471). */
  effect(play: At, seat: Seat): void
  /** RC-479: whether it would do nothing now. It may be played all the same. */
  futile?(play: At, seat: Seat): boolean
  /** What everybody learns from its doing nothing, with closed hands. */
  inVain?(play: At, seat: Seat): void
  /** RC-478: asks no sanity roll of its player. */
  gentle?: true
  /** It does something to the active player, who may be asked for permission (RC-R65). */
  forActivePlayer?: true
  /** It lies beside the discard pile until it is used up (RC-513). */
  staysInPlay?: true
  /** How it bends the rules while it is in effect. */
  bends?: Bends<Reign>
}

export const relicCards: Record<Relic, RelicCard> &
  Record<RelicInForce | 'elder-sign', { bends: Bends<Reign> }> = {
  /** RC-500. */
  'alhazreds-flame': {
    effect: (play, seat) => play.then('flame', { seat, left: 4 }),
    futile: ({ table }) =>
      table.shoggoths.length === 0 && places.every((place) => table.cultists[place] === 0),
  },

  'alien-carving': {
    forActivePlayer: true,
    effect(play) {
      play.table.turn.actionsLeft += 3
      play.emit('actionsGained', { seat: play.table.turn.active, count: 3 })
    },
    futile: ({ table }) => table.turn.step !== 'actions',
  },

  /** RC-503, RC-504: skips the next summoning step that begins. */
  'bizarre-statue': {
    effect: (play, seat) => putInForce(play, 'bizarre-statue', seat),
    bends: {
      replaces: {
        summoning(play) {
          endForce(play, 'bizarre-statue')
          play.emit('summoningSkipped', {})
          return true
        },
      },
    },
  },

  'book-of-shadow': {
    effect(play, seat) {
      const cards = play.table.playerDeck.splice(0, 4)
      play.table.peek = { by: seat, cards, ordered: [] }
      deckLookedAt(play.table, seat, cards.length)
      play.emit('deckSeen', { seat, count: cards.length })
      play.then('book', { seat })
    },
    futile: ({ table }) => table.playerDeck.length === 0,
  },

  /** RC-507 to RC-511: nothing new is placed in a protected town, and no figure is needed for it. */
  'elder-sign': {
    effect: (play, seat) => play.then('elderSign', { seat }),
    futile: ({ table }) => towns.every((town) => table.gates[town] !== 'sealed'),
    bends: {
      replaces: {
        placeCultist: (play, { at }) => preventPlacement(play, at),
        placeShoggoth: (play, { at }) => preventPlacement(play, at),
      },
    },
  },

  'last-hourglass': {
    forActivePlayer: true,
    effect: (play, seat) => play.then('hourglass', { seat }),
    futile: ({ table }) => !table.playerDiscard.some(isClue),
  },

  /** RC-246, RC-513: the next seal, no matter who places it, takes a clue card less and uses up the Eye. */
  'mi-go-eye': {
    staysInPlay: true,
    effect: (play, seat) => putInForce(play, 'mi-go-eye', seat),
    bends: {
      answers: { cluesSaved: (_play, soFar) => soFar + 1 },
      reacts: {
        gateSealed(play) {
          endForce(play, 'mi-go-eye')
          play.table.relicsInBox.push('mi-go-eye')
          play.emit('relicEnded', { relic: 'mi-go-eye' })
        },
      },
    },
  },

  'seal-of-leng': {
    effect: (play, seat) => play.then('sealOfLeng', { seat }),
    futile: ({ table }) => lastingInEffect(table).length === 0,
  },

  'silver-key': {
    forActivePlayer: true,
    effect: (play, seat) => play.then('silverKey', { seat }),
  },

  'song-of-kadath': {
    gentle: true,
    effect: (play, seat) => play.then('song', { seat }),
    futile: (play) => play.seats.every((seat) => playerAt(play, seat).sanity === fullSanity),
  },

  /**
   * RC-523: no player makes sanity rolls; the Hunter's throw counts as one (RC-657). RC-525: it ends with the first turn of its player
   * that began after it was played.
   */
  'warded-box': {
    gentle: true,
    effect: (play, seat) => putInForce(play, 'warded-box', seat),
    bends: {
      replaces: {
        sanityRoll: (play, { seat }) => preventRoll(play, seat),
        hunterThrow: (play, { seat }) => preventRoll(play, seat),
      },
      reacts: {
        turnBegan(play, { seat }, owner) {
          if (seat === owner) play.table.inForce.find(({ relic }) => relic === 'warded-box')!.last = true
        },
        turnEnded(play, { seat }, owner) {
          if (seat !== owner || !play.table.inForce.some(({ relic, last }) => relic === 'warded-box' && last))
            return
          endForce(play, 'warded-box')
          play.emit('relicEnded', { relic: 'warded-box' })
        },
      },
    },
  },

  'xaos-mirror': {
    effect(play, seat) {
      play.table.mirror = { by: seat, shown: null }
      someClueShown(play.table, seat)
      play.then('mirrorPartner', { seat })
    },
    futile: (play, seat) => mirrorPartners(play, seat).length === 0,
    inVain(play, seat) {
      const hasOthers = play.seats.some((other) => other !== seat && handOf(play, other).length > 0)
      if (hasOthers) onlyKindShown(play.table, seat, 'relic')
    },
  },
}

export const vocabulary = {
  choices: {
    burnCultist: answering('flame', object({ at: a.place })),
    burnShoggoth: object({ at: a.place }),
    stopBurning: object({}),
    wardTown: object({ town: a.town }),
    recoverClue: object({ card: a.town }),
    silenceOldOne: object({ oldOne: oldOneName }),
    turnKey: object({ to: a.place }),
    singForAll: object({}),
    singFor: object({ seat: a.seat }),
    putNext: object({ card: deckCardName }),
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
    figuresBurned: event(
      object({ at: a.place, what: oneOf(['cultist', 'shoggoth']) }),
      'open',
      'cultists',
      'shoggoths',
      'pool',
    ),
    townWarded: event(object({ town: a.town }), 'open'),
    placementPrevented: event(object({ at: a.place }), 'open'),
    oldOneSilenced: event(object({ oldOne: oldOneName, by: a.seat }), 'open', 'cancelled'),
    deckSeen: event(object({ seat: a.seat, count: whole }), 'open', 'playerDeck', 'peek'),
    deckOrdered: event(object({ seat: a.seat }), 'open', 'playerDeck', 'peek'),
    cluesSwapped: event(
      object({ seat: a.seat, gave: a.town, took: a.town, with: a.seat }),
      'open',
      'hands',
      'mirror',
    ),
    rollPrevented: event(
      object({ seat: a.seat }),
      'open',
      'turn',
      'pool',
      'cultistsGone',
      'playing',
      'relicsInBox',
      'inForce',
    ),
    summoningSkipped: event(
      object({}),
      'open',
      'passed',
      'playing',
      'relicsInBox',
      'justRevealed',
      'inForce',
    ),
    relicEnded: event(object({ relic: relicName }), 'open', 'relicsInBox', 'inForce'),
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
    play.table.cancelled.push(oldOne)
    play.emit('oldOneSilenced', { oldOne, by })
    oldOneCards[oldOne].silenced?.(play)
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
    if (play.table.mirror === null) {
      onlyKindShown(play.table, seat, 'relic')
      return play.emit('relicHadNoEffect', { relic: 'xaos-mirror' })
    }
    someClueShown(play.table, seat)
    cluesSeen(play.table, by, seat)
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
    addToHand(play, by, take, take)
    addToHand(play, other, give, give)
    play.table.mirror = null
    play.emit('cluesSwapped', { seat: by, gave: give, took: take, with: other })
  },
} satisfies Rules

function putInForce(play: At, relic: RelicInForce, by: Seat): void {
  play.table.inForce.push({ relic, by, last: false })
}

function endForce({ table }: At, ended: RelicInForce): void {
  table.inForce = table.inForce.filter(({ relic }) => relic !== ended)
}

function preventPlacement(play: At, at: Place): boolean {
  if (play.table.gates[townOf[at]] !== 'warded') return false
  play.emit('placementPrevented', { at })
  return true
}

function preventRoll(play: At, seat: Seat): boolean {
  play.emit('rollPrevented', { seat })
  return true
}

/** RC-527: both must hold a clue card. With closed hands that shows only when the cards are looked at. */
function mirrorPartners(play: At, seat: Seat): Seat[] {
  if (!holdsClue(handOf(play, seat))) return []
  return play.seats.filter((other) => {
    const hand = handOf(play, other)
    return other !== seat && (play.options.hands === 'open' ? holdsClue(hand) : hand.length > 0)
  })
}
