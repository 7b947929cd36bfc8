import { type Play, type Question, type Rule, type Seat, type StepRules, shape } from '@miskatonic/kernel'
import { type Card, type Face, type Relic, evilStirs, relics } from './content/cards.ts'
import { investigators } from './content/investigators.ts'
import { type Place, type Town, places, towns } from './content/map.ts'
import { oldOnes } from './content/old-ones.ts'
import {
  type Difficulty,
  type Players,
  cultistFigures,
  cultistsPerPlace,
  shoggothFigures,
} from './content/setup.ts'

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
}

export const seatNames = ['p1', 'p2', 'p3', 'p4'] as const

const seat = oneOf(seatNames) as shape.Shape<Seat>
const place = oneOf(places)
const town = oneOf(towns)
const relic = oneOf(relics)
const card = oneOf([...towns, ...relics])
const deckCard = oneOf([...towns, ...relics, evilStirs])
const oldOne = oneOf(oldOnes)
const investigator = oneOf(investigators)
/** A game places at most six Shoggoths: one in the setup, four by Evil Stirs, one by Hastur. */
const shoggothNumber = integer(1, 12)
const shoggothOrNone = integer(0, 12)

/** What lies on the table. The first card of a face-down list is the top of its pile. */
export const table = object({
  players: dictionary(
    object({
      /** Null until it is chosen. */
      investigator: orNull(investigator),
      at: place,
      /** Sanity tokens; an investigator without any is insane (RC-011). */
      sanity: integer(0, 4),
    }),
  ),
  hands: dictionary(list(card)),
  turn: object({
    active: seat,
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
  passed: list(seat),

  cultists: record(places, integer(0, cultistsPerPlace)),
  /** The Shoggoths on the board. Numbers tell them apart while several are being moved; the next one placed gets `nextShoggoth`. */
  shoggoths: list(object({ id: shoggothNumber, at: place })),
  nextShoggoth: shoggothNumber,
  pool: object({ cultists: integer(0, cultistFigures), shoggoths: integer(0, shoggothFigures) }),
  /** Cultists taken out of the game by Azathoth. */
  cultistsGone: integer(0, cultistFigures),
  /** A warded gate is a sealed one whose seal shows the Elder Sign. */
  gates: record(towns, oneOf(['open', 'sealed', 'warded'])),

  /** The row of Old Ones: those turned up, in order, and the face-down ones before Cthulhu, next one first. */
  awake: list(oldOne),
  asleep: list(oldOne),
  oldOnesInBox: list(oldOne),
  cancelled: list(oldOne),

  playerDeck: list(deckCard),
  playerDiscard: list(card),
  relicDeck: list(relic),
  /** The relic that is taking effect. */
  playing: orNull(relic),
  /** Relics that were played. */
  relicsInBox: list(relic),
  evilStirsDrawn: integer(0, 4),
  summoningDeck: list(place),
  summoningDiscard: list(place),
  /** How many of the last cards on the Summoning discard pile belong to the present step or effect (RC-353). */
  justRevealed: integer(0, places.length),

  /** Cards seen with the Book of Shadow, by whom, and those already put back in order. */
  peek: orNull(object({ by: seat, cards: list(deckCard), ordered: list(deckCard) })),
  /** A card that somebody has just offered to give: everybody knows that it is in that hand. */
  onOffer: orNull(object({ card, from: seat })),
  /** Who is playing Xaos Mirror, and, once chosen, whose clue cards that player is shown. Both hold a clue card, as everybody can tell. */
  mirror: orNull(object({ by: seat, shown: orNull(seat) })),
  /** Relics in effect beside the board. The Warded Box ends with the turn that is its `last`. */
  inForce: list(
    object({ relic: oneOf(['mi-go-eye', 'warded-box', 'bizarre-statue']), by: seat, last: boolean }),
  ),

  investigatorDeck: list(investigator),
  investigatorsOffered: list(investigator),
  investigatorsInBox: list(investigator),
})
export type Table = shape.Shaped<typeof table>
export type Player = Table['players'][string]

/** What a player may choose, with its arguments. */
export const choices = {
  // Setting up
  takeInvestigator: object({ investigator }),

  // Actions
  walk: object({ to: place }),
  bus: object({ pay: card }),
  useGate: object({ to: place }),
  fightCultist: object({}),
  fightShoggoth: object({}),
  giveClue: object({ card: town, to: seat }),
  takeClue: object({ card: town, from: seat }),
  giveRelic: object({ relic, to: seat }),
  takeRelic: object({ relic, from: seat }),
  /** `own` cards of the gate's town and, where Yig asks for it, one `extra` card of a connected town. */
  seal: object({ own: integer(3, 5), extra: orNull(town) }),
  endActions: object({}),

  // Abilities of investigators
  hopStations: object({ to: place }),
  fetchClue: object({}),
  moveCultist: object({ from: place }),
  herdCultist: object({ from: place }),
  pushShoggoth: object({ from: place, to: place }),
  freelyGive: object({ relic, to: seat }),
  freelyTake: object({ relic, from: seat }),

  // Inside an action
  walkOn: object({ to: place }),
  stopWalking: object({}),
  ride: object({ to: place }),
  agree: object({}),
  decline: object({}),
  cultistTo: object({ to: place }),
  herdTo: object({ to: place }),
  herdSecond: object({ from: place }),
  stopHerding: object({}),
  wakeAt: object({ place: oneOf(['church', 'hospital']) }),

  // Windows and hand limits
  playRelic: object({ relic }),
  permit: object({}),
  forbid: object({}),
  pass: object({}),
  discard: object({ card }),

  // Old Ones and Shoggoths
  welcomeCultist: object({}),
  giveToken: object({}),
  dagonNext: object({ gate: place }),
  moveShoggothNext: object({ from: place }),
  shoggothTo: object({ to: place }),
  loseTokenOf: object({ seat }),
  loseCardOf: object({ seat }),

  // Relics
  burnCultist: object({ at: place }),
  burnShoggoth: object({ at: place }),
  stopBurning: object({}),
  wardTown: object({ town }),
  recoverClue: object({ card: town }),
  silenceOldOne: object({ oldOne }),
  turnKey: object({ to: place }),
  singForAll: object({}),
  singFor: object({ seat }),
  putNext: object({ card: deckCard }),
  mirrorWith: object({ seat }),
  mirrorSwap: object({ give: town, take: town }),
}

/** Choices whose effect depends on the question that they answer. */
interface AnswersTo {
  ride: 'rideWhere'
  agree: 'consent'
  decline: 'consent'
  cultistTo: 'moveCultistWhere'
  herdTo: 'herdWhere'
  permit: 'permission'
  forbid: 'permission'
  dagonNext: 'dagonOrder'
  moveShoggothNext: 'shoggothOrder'
  shoggothTo: 'shoggothPath'
  loseTokenOf: 'shareTokens'
  loseCardOf: 'shareCards'
  burnCultist: 'flame'
  mirrorSwap: 'mirrorCards'
}

/** The steps that ask. The table waits for the seat they name, usually the active one. */
export const asks = {
  chooseInvestigator: object({ seat }),
  act: object({}),
  walkFurther: object({ must: boolean }),
  rideWhere: object({ pay: card }),
  consent: object({ card, from: seat, to: seat, cost: integer(0, 2), by: seat }),
  moveCultistWhere: object({ from: place }),
  herdWhere: object({ from: place, second: boolean }),
  /** A cultist has just been herded to `moved`; it may not be herded again. */
  herdAgain: object({ moved: place }),
  wakeWhere: object({ seat }),

  window: object({ seat }),
  handLimit: object({ seat }),
  permission: object({ relic, by: seat }),

  atlachNachaAsks: object({ seat }),
  /** The gates that Dagon has not yet visited. */
  dagonOrder: record(towns, boolean),
  /** The numbers of up to three Shoggoths still to be moved; 0 for none. */
  shoggothOrder: object({ a: shoggothOrNone, b: shoggothOrNone, c: shoggothOrNone }),
  shoggothPath: object({ id: shoggothNumber }),
  shareTokens: object({ left: integer(1, 99) }),
  shareCards: object({ left: integer(1, 99) }),
  discardOne: object({ seat }),

  flame: object({ seat, left: integer(1, 4) }),
  elderSign: object({ seat }),
  hourglass: object({ seat }),
  sealOfLeng: object({ seat }),
  silverKey: object({ seat }),
  song: object({ seat }),
  book: object({ seat }),
  mirrorPartner: object({ seat }),
  mirrorCards: object({ seat, with: seat }),
}

/** What the rules do by themselves. */
const effects = {
  layOut: object({}),
  deal: object({}),
  turn: object({}),
  actions: object({}),
  drawCards: object({}),
  evilStirs: object({}),
  summoning: object({}),
  summonCards: object({ left: integer(0, 9) }),
  endSummoning: object({}),
  endTurn: object({}),
  passTurn: object({}),

  openWindow: object({}),
  windowGoesOn: object({}),

  enter: object({ seat, to: place, how: oneOf(['walk', 'bus', 'gate', 'stations', 'key', 'cure']) }),
  sanityRoll: object({ seat, why: oneOf(['gate', 'shoggoth', 'relic', 'evil stirs']) }),
  hunterThrow: object({ seat }),
  oneMoreAction: object({ seat }),

  placeCultist: object({ at: place }),
  placeShoggoth: object({ at: place }),
  regroup: object({}),
  awaken: object({}),
  atlachNacha: object({ index: integer(0, 4) }),
  moveShoggoths: object({}),
  moveTheseShoggoths: object({ a: shoggothOrNone, b: shoggothOrNone, c: shoggothOrNone }),
  moveShoggoth: object({ id: shoggothNumber }),
  shoggothFromBottom: object({}),
  cultistsFromBottom: object({ left: integer(0, 9) }),
  placeAtGates: record(towns, boolean),
  loseTokens: object({ left: integer(0, 99) }),
  loseCards: object({ left: integer(0, 99) }),

  relicTakesEffect: object({ relic, seat }),
  relicIsSpent: object({ relic, seat, roll: boolean }),
  returnPeeked: object({}),
}

/** Every verb of the game. */
export const steps = { ...choices, ...asks, ...effects }

type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }
export type Choices = ArgumentsOf<typeof choices>

/** What happened, for those who watch. */
export interface Events {
  gameSetUp: { cultists: { at: Place; count: number }[]; shoggoth: Place }
  investigatorTaken: { seat: Seat; investigator: string }
  /** Here, in `relicDrawn` and in `cardsDrawn` the cards are null for those who may not see them. */
  cardsDealt: { seat: Seat; count: number; cards: Card[] | null }
  turnBegan: { seat: Seat; actions: number }
  actionsEnded: { seat: Seat }
  turnEnded: { seat: Seat }

  entered: { seat: Seat; from: Place; to: Place; how: Reign['steps']['enter']['how'] }
  cultistsDefeated: { seat: Seat; at: Place; count: number }
  shoggothDefeated: { seat: Seat; at: Place }
  relicDrawn: { seat: Seat; relic: Relic | null }
  tradeOffered: { from: Seat; to: Seat; card: Card; by: Seat }
  tradeDeclined: { seat: Seat }
  cardGiven: { from: Seat; to: Seat; card: Card }
  gateSealed: { seat: Seat; town: Town; own: number; extra: Town | null }
  cultistsDispersed: { town: Town; count: number }
  clueTaken: { seat: Seat; card: Town; why: 'reporter' | 'hourglass' }
  cultistMoved: { seat: Seat; from: Place; to: Place }

  cardsDrawn: { seat: Seat; count: number; cards: Card[] | null; evilStirs: number }
  evilStirred: { seat: Seat }
  summoningCardRevealed: { place: Place; from: 'top' | 'bottom'; symbol: boolean }
  summoningDiscardReshuffled: { count: number; onTop: boolean }
  summoningSkipped: {}
  cardDiscarded: { seat: Seat; card: Card }

  cultistPlaced: { at: Place }
  shoggothPlaced: { at: Place }
  placementPrevented: { at: Place }
  ritual: { at: Place; because: 'cultist' | 'shoggoth' }
  shoggothMoved: { from: Place; to: Place; by: Seat | null }
  shoggothLeft: { from: Place }
  oldOneAwoke: { oldOne: string; rate: number }
  cultistsRemoved: { count: number }
  oldOneSilenced: { oldOne: string; by: Seat }

  dieRolled: { seat: Seat; face: Face; why: 'gate' | 'shoggoth' | 'relic' | 'evil stirs' | 'hunter' }
  rollPrevented: { seat: Seat }
  sanityLost: { seat: Seat; count: number }
  wentInsane: { seat: Seat }
  sanityRegained: { seat: Seat; count: number }
  recovered: { seat: Seat; at: Place }

  relicPlayed: { seat: Seat; relic: Relic }
  relicForbidden: { seat: Seat; by: Seat; relic: Relic }
  relicHadNoEffect: { relic: Relic }
  actionsGained: { seat: Seat; count: number }
  figuresBurned: { at: Place; what: 'cultist' | 'shoggoth' }
  townWarded: { town: Town }
  deckSeen: { seat: Seat; count: number }
  deckOrdered: { seat: Seat }
  cluesSwapped: { seat: Seat; gave: Town; took: Town; with: Seat }
  relicEnded: { relic: Relic }
}

/** What the rules ask of the cards in play, and what kind of answer they want. */
export interface Questions {
  /** Actions in a turn. */
  actions: Question<{ seat: Seat }, number>
  handLimit: Question<{ seat: Seat }, number>
  /** Clue cards of the town needed to seal its gate. */
  cluesToSeal: Question<{ seat: Seat }, number>
  /** Clue cards of a connected town needed as well. */
  extraCluesToSeal: Question<{ seat: Seat }, number>
  /** Clue cards saved on the next seal, of either kind. */
  cluesSaved: Question<{ seat: Seat }, number>
  tradeCost: Question<{ kind: 'clue' | 'relic'; seat: Seat; with: Seat }, number>
  shoggothCost: Question<{ seat: Seat }, number>
  cultistsPerFight: Question<{ seat: Seat }, number>
  /** How many locations a Walk leads through. */
  walkLength: Question<{ seat: Seat }, 'one' | 'one or two' | 'two'>
  busAnywhere: Question<{ seat: Seat }, boolean>
  rollsForRelic: Question<{ seat: Seat }, boolean>
  /** The rule that forbids it, if one does. */
  walkForbidden: Question<{ seat: Seat }, Rule | undefined>
  gateForbidden: Question<{ seat: Seat }, Rule | undefined>
  busForbidden: Question<{ seat: Seat }, Rule | undefined>
  relicForbidden: Question<{ seat: Seat }, Rule | undefined>
  givingRelicForbidden: Question<{ from: Seat; to: Seat }, Rule | undefined>
}

export interface Reign {
  table: Table
  options: Options
  choices: Choices
  asks: ArgumentsOf<typeof asks>
  steps: ArgumentsOf<typeof steps>
  events: Events
  questions: Questions
  answersTo: AnswersTo
}

export type At = Play<Reign>
/** The rules of some of the steps. Each file in steps/ writes one chapter. */
export type Chapter = Partial<StepRules<Reign>>
