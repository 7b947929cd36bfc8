import { type Seat, shape } from '@miskatonic/kernel'
import { investigatorName } from './cards/investigators.ts'
import { oldOneName } from './cards/old-ones.ts'
import { cardName, deckCardName, relicName, relics, relicsInForce } from './cards/relics.ts'
import { evilStirsCards } from './content/cards.ts'
import { places, towns } from './content/map.ts'
import {
  type Difficulty,
  type Players,
  cultistFigures,
  cultistsPerPlace,
  shoggothFigures,
} from './content/setup.ts'
import * as a from './names.ts'

const { boolean, dictionary, integer, list, object, oneOf, orNull, record } = shape

export interface Options {
  players: Players
  difficulty: Difficulty
  /** Closed hands hide each player's cards from the others (RC-R70). */
  hands: 'open' | 'closed'
  /** Who takes the first turn: a seat, or 'random' (RC-081). */
  first: Seat
  /** Whether a relic that another player plays on the active player's turn needs that player's consent (RC-R65). */
  courtesy: 'off' | 'on'
  /** Whether the active player is asked before the turn goes on when all actions are used, also with other things to do (RC-R92). */
  turnEnd: 'asked' | 'automatic'
  /** Whether players are asked where nothing they could do would make a difference (RC-R93). */
  idleQuestions: 'left-out' | 'asked'
}

/** What lies on the table. The first card of a face-down list is the top of its pile. */
export const table = object({
  players: dictionary(
    object({
      /** Null until it is chosen. */
      investigator: orNull(investigatorName),
      at: a.place,
      /** Sanity tokens; an investigator without any is insane (RC-011). */
      sanity: integer(0, 4),
    }),
  ),
  hands: dictionary(list(cardName)),
  turn: object({
    active: a.seat,
    step: oneOf(['setup', 'actions', 'draw', 'summoning', 'end']),
    actionsLeft: integer(0, 99),
    /** A cultist was defeated where the active investigator still stands (RC-444). */
    foughtHere: boolean,
    /** The Hunter has used her cheap Shoggoth (RC-651). */
    cheapShoggothUsed: boolean,
    /** The insane Hunter has entered a location without cultists (RC-653). */
    hunterEntered: boolean,
    /** The insane Reporter has taken her clue card (RC-712). */
    clueFetched: boolean,
    /** The active player has played a relic (RC-678). */
    relicPlayed: boolean,
  }),
  /** Who has let the present window pass. */
  passed: list(a.seat),

  cultists: record(places, integer(0, cultistsPerPlace)),
  /** The Shoggoths on the board. Numbers tell them apart while several are being moved; the next one placed gets `nextShoggoth`. */
  shoggoths: list(object({ id: a.shoggothNumber, at: a.place })),
  nextShoggoth: a.shoggothNumber,
  pool: object({ cultists: integer(0, cultistFigures), shoggoths: integer(0, shoggothFigures) }),
  /** Cultists taken out of the game by Azathoth. */
  cultistsGone: integer(0, cultistFigures),
  /** A warded gate is a sealed one whose seal shows the Elder Sign. */
  gates: record(towns, oneOf(['open', 'sealed', 'warded'])),

  /** The row of Old Ones: those turned up, in order, and the face-down ones before Cthulhu, next one first. */
  awake: list(oldOneName),
  asleep: list(oldOneName),
  oldOnesInBox: list(oldOneName),
  cancelled: list(oldOneName),

  playerDeck: list(deckCardName),
  playerDiscard: list(cardName),
  relicDeck: list(relicName),
  /** The relic that is taking effect. */
  playing: orNull(relicName),
  /** Relics that were played. */
  relicsInBox: list(relicName),
  evilStirsDrawn: integer(0, 4),
  summoningDeck: list(a.place),
  summoningDiscard: list(a.place),
  /** How many of the last cards on the Summoning discard pile belong to the present step or effect (RC-353). */
  justRevealed: integer(0, places.length),

  /** Cards seen with the Book of Shadow, by whom, and those already put back in order. */
  peek: orNull(object({ by: a.seat, cards: list(deckCardName), ordered: list(deckCardName) })),
  /** A card that a player has just offered to give: everybody knows that it is in that hand. */
  onOffer: orNull(object({ card: cardName, from: a.seat })),
  /** Who is playing Xaos Mirror, and, once chosen, whose clue cards that player is shown. Both hold a clue card, as everybody can tell. */
  mirror: orNull(object({ by: a.seat, shown: orNull(a.seat) })),
  /** Relics in effect beside the board. The Warded Box ends with the turn that is its `last`. */
  inForce: list(object({ relic: oneOf(relicsInForce), by: a.seat, last: boolean })),

  /** What players know about face-down cards, because they saw how those came to lie there. No rule depends on it; see steps/known.ts. */
  known: object({
    /** How many cards of the Summoning deck were shuffled together, from the top. Everybody knows which. */
    summoning: list(integer(1, places.length)),
    /** What is left of the four piles of the player deck, from the top, and how many Evil Stirs are in each. */
    piles: list(object({ cards: integer(1, 99), evilStirs: integer(0, evilStirsCards) })),
    /** Cards that `by` has looked at with the Book of Shadow, on top of the player deck, and the most Evil Stirs below them in the pile. */
    onTop: orNull(object({ by: a.seat, cards: integer(1, 4), evilStirsBelow: integer(0, evilStirsCards) })),
    /** Closed hands: by observer ('all': everybody) and owner, cards that are in the hand; of some only the kind is known. */
    hands: dictionary(dictionary(list(oneOf([...towns, ...relics, 'clue', 'relic'])))),
  }),

  investigatorDeck: list(investigatorName),
  investigatorsOffered: list(investigatorName),
  investigatorsInBox: list(investigatorName),
})
export type Table = shape.Shaped<typeof table>
export type Known = Table['known']
export type Fact = Known['hands'][string][string][number]
export type Player = Table['players'][string]
