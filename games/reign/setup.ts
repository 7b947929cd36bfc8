import { type Seat, recordOf, shape } from '@miskatonic/kernel'
import { investigatorCards, investigatorName, investigators } from './cards/investigators.ts'
import { type OldOne, oldOnes } from './cards/old-ones.ts'
import { type Relic, cardName, relics } from './cards/relics.ts'
import { type Card, type DeckCard, cluesPerTown, evilStirs, evilStirsCards } from './content/cards.ts'
import { fullSanity } from './content/investigators.ts'
import { places, start, towns } from './content/map.ts'
import { cthulhu, othersInRow } from './content/old-ones.ts'
import {
  type Difficulty,
  cardsDealt,
  cluesRemovedPerTown,
  cultistFigures,
  firstCultists,
  relicsInDeck,
  shoggothFigures,
} from './content/setup.ts'
import type { At, Rules } from './kind.ts'
import { event, mayKnowHand } from './event-sights.ts'
import * as a from './names.ts'
import type { Table } from './position.ts'
import { addToHand } from './steps/change.ts'
import { nothingKnown, summoningCardsShuffled } from './steps/known.ts'
import { handOf, turnOrder } from './steps/queries.ts'
import { newTurn } from './steps/turn.ts'

const { list, object, orNull, whole } = shape

export const vocabulary = {
  choices: { takeInvestigator: object({ investigator: investigatorName }) },
  asks: { chooseInvestigator: object({ seat: a.seat }) },
  effects: { layOut: object({}), deal: object({}) },
  events: {
    gameSetUp: event(
      object({ cultists: list(object({ at: a.place, count: whole })), shoggoth: a.place }),
      'open',
    ),
    investigatorTaken: event(
      object({ seat: a.seat, investigator: investigatorName }),
      'open',
      'players',
      'investigatorsOffered',
    ),
    /** `cards` is null for those who may not see the hand. */
    cardsDealt: event(
      object({ seat: a.seat, count: whole, cards: orNull(list(cardName)) }),
      (dealt, to, { options }) => (mayKnowHand(options, dealt.seat, to) ? dealt : { ...dealt, cards: null }),
      'hands',
      'relicDeck',
      'investigatorDeck',
      'investigatorsOffered',
      'investigatorsInBox',
    ),
  },
}

export const rules = {
  /** RC-050 to RC-061, RC-082. */
  layOut(play) {
    const { table } = play
    layOutOldOnes(play, table)
    layOutCultists(play, table)
    table.investigatorDeck.push(...investigators)
    play.shuffle(table.investigatorDeck)
    table.investigatorsOffered = table.investigatorDeck.splice(0, 2)
  },

  /** RC-083: each in turn order takes one of two. */
  chooseInvestigator(play, { seat }) {
    play.ask(seat, 'RC-083', (may) => {
      for (const investigator of play.table.investigatorsOffered)
        may('takeInvestigator', { investigator }, 'RC-083')
    })
  },

  takeInvestigator(play, { investigator }, by) {
    const { table } = play
    table.players[by]!.investigator = investigator
    table.investigatorsOffered = table.investigatorsOffered.filter((other) => other !== investigator)
    play.emit('investigatorTaken', { seat: by, investigator })
    const last = play.seats.every((seat) => table.players[seat]!.investigator !== null)
    if (!last) table.investigatorsOffered.push(play.draw(table.investigatorDeck, 'top')!)
  },

  /** RC-084, RC-100 to RC-109. */
  deal(play) {
    const { table, seats } = play
    table.investigatorsInBox = [...table.investigatorsOffered, ...table.investigatorDeck].toSorted()
    table.investigatorsOffered = []
    table.investigatorDeck = []
    const deck = playerCards(play, table)
    for (const seat of turnOrder(play)) dealHand(play, seat, deck)
    for (const seat of seats)
      if (investigatorCards[table.players[seat]!.investigator!].startsWithRelic) dealExtraRelic(play, seat)
    table.playerDeck = withEvilStirs(play, deck)
  },
} satisfies Rules

const noCultists = recordOf(places, () => 0)

/** The empty board, and what has to be laid out on it. Options that name no first player leave that to chance (RC-081). */
export function setUp(play: At): Table {
  const { seats, options } = play
  const first = options.first === 'random' ? seats[play.random(seats.length)]! : options.first
  play.then('layOut', {})
  for (let i = 0; i < seats.length; i++)
    play.then('chooseInvestigator', { seat: seats[(seats.indexOf(first) + i) % seats.length]! })
  play.then('deal', {})
  play.then('turn', {})
  return emptyTable(play, first)
}

function emptyTable({ seats, options }: At, first: Seat): Table {
  return {
    players: bySeat(seats, () => ({ investigator: null, at: start, sanity: fullSanity })),
    hands: bySeat(seats, () => []),
    turn: { ...newTurn(first, 0), step: 'setup' },
    passed: [],
    cultists: { ...noCultists },
    shoggoths: [],
    nextShoggoth: 1,
    pool: { cultists: cultistFigures, shoggoths: shoggothFigures },
    cultistsGone: 0,
    gates: { arkham: 'open', dunwich: 'open', innsmouth: 'open', kingsport: 'open' },
    awake: [],
    asleep: [],
    oldOnesInBox: [],
    cancelled: [],
    playerDeck: [],
    playerDiscard: [],
    relicDeck: [],
    playing: null,
    relicsInBox: [],
    evilStirsDrawn: 0,
    summoningDeck: [],
    summoningDiscard: [],
    justRevealed: 0,
    peek: null,
    onOffer: null,
    mirror: null,
    inForce: [],
    known: nothingKnown(seats, options.hands),
    investigatorDeck: [],
    investigatorsOffered: [],
    investigatorsInBox: [],
  }
}

function bySeat<T>(seats: readonly Seat[], of: () => T): Record<Seat, T> {
  return Object.fromEntries(seats.map((seat) => [seat, of()]))
}

/** RC-050 to RC-053. Cthulhu's card is not in a list: everybody knows that it lies behind the other six. */
function layOutOldOnes(play: At, table: Table): void {
  const others: OldOne[] = oldOnes.filter((oldOne) => oldOne !== cthulhu)
  play.shuffle(others)
  table.asleep = others.slice(0, othersInRow)
  table.oldOnesInBox = others.slice(othersInRow)
}

/** RC-054 to RC-060. */
function layOutCultists(play: At, table: Table): void {
  table.summoningDeck = [...places]
  play.shuffle(table.summoningDeck)
  const revealed = firstCultists.map((count) => ({ at: play.draw(table.summoningDeck, 'top')!, count }))
  for (const { at, count } of revealed) {
    table.cultists[at] = count
    table.pool.cultists -= count
  }
  const shoggoth = play.draw(table.summoningDeck, 'top')!
  table.shoggoths.push({ id: table.nextShoggoth++, at: shoggoth })
  table.pool.shoggoths--
  summoningCardsShuffled(table, table.summoningDeck.length)
  table.summoningDiscard = [...revealed.map(({ at }) => at), shoggoth]
  play.emit('gameSetUp', { cultists: revealed, shoggoth })
}

const clueCards = {
  introductory: cluesLeft('introductory'),
  standard: cluesLeft('standard'),
  expert: cluesLeft('expert'),
}

function cluesLeft(difficulty: Difficulty): readonly Card[] {
  return towns.flatMap((town) => Array<Card>(cluesPerTown - cluesRemovedPerTown[difficulty]).fill(town))
}

/** The clue cards that this difficulty leaves, with the relics that this number of players adds (RC-100 to RC-104). */
function playerCards(play: At, table: Table): Card[] {
  const { players, difficulty } = play.options
  const shuffled: Relic[] = [...relics]
  play.shuffle(shuffled)
  const deck: Card[] = clueCards[difficulty].slice()
  deck.push(...shuffled.splice(0, relicsInDeck[players]))
  table.relicDeck = shuffled
  play.shuffle(deck)
  return deck
}

function dealHand(play: At, seat: Seat, deck: Card[]): void {
  const cards = Array.from({ length: cardsDealt[play.options.players] }, () => play.draw(deck, 'top')!)
  handOf(play, seat).push(...cards)
  play.emit('cardsDealt', { seat, count: cards.length, cards })
}

/** RC-106. */
function dealExtraRelic(play: At, seat: Seat): void {
  const relic = play.draw(play.table.relicDeck, 'top')!
  addToHand(play, seat, relic, 'relic')
  play.emit('relicDrawn', { seat, relic })
}

/** RC-107 to RC-109: four piles, the larger ones on top, an Evil Stirs card shuffled into each. */
function withEvilStirs(play: At, deck: readonly DeckCard[]): DeckCard[] {
  const stacked: DeckCard[] = []
  for (let pile = 0, from = 0; pile < evilStirsCards; pile++) {
    const size = Math.ceil((deck.length - from) / (evilStirsCards - pile))
    const cards = [...deck.slice(from, from + size), evilStirs] as DeckCard[]
    play.shuffle(cards)
    stacked.push(...cards)
    play.table.known.piles.push({ cards: cards.length, evilStirs: 1 })
    from += size
  }
  return stacked
}
