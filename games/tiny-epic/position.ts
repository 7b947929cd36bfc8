import { type Play, type Question, type Seat, type StepRules, shape } from '@miskatonic/kernel'
import {
  type Character,
  type Sheet,
  assistants,
  characters,
  insane,
  mostDice,
  seatNames,
  sheets,
} from './content/characters.ts'
import { type GreatOldOne, energySpaces, sides } from './content/great-old-ones.ts'
import { type Page, pages, slotsInARow } from './content/pages.ts'
import {
  type Colour,
  type Composure,
  type Kind,
  chaosTentacles,
  colours,
  composureSpaces,
  composures,
  eldritchTentacles,
  kinds,
  madnessOfAColour,
  shamblersOfAColour,
} from './content/tentacles.ts'
import { type Town, eldritchSpaces, towns } from './content/towns.ts'
import type { Difficulty, VariantName } from './content/variants.ts'
import { type Symbol, stops } from './content/wheel.ts'

const { boolean, dictionary, integer, list, object, oneOf, orNull, record } = shape

export interface Options {
  variant: VariantName
  greatOldOne: GreatOldOne
  difficulty: Difficulty
  /** Which player takes the first turn: a seat, or 'random' (TE-050, TE-R03). */
  first: Seat
}

const seat = oneOf(seatNames)
const character = oneOf(characters)
const assistant = oneOf(assistants)
const sheet = oneOf(sheets)
const town = oneOf(towns)
const page = oneOf(pages)
const colour = oneOf(colours)
const composure = oneOf(composures)
const side = oneOf(sides)
/** On a portal space lies a madness tentacle of its colour, or a chaos tentacle (TE-427). */
const portal = record(sides, orNull(composure))
const madness = record(colours, integer(0, madnessOfAColour))
/** A heap in which any tentacle may lie. */
const heap = record(kinds, integer(0, madnessOfAColour + eldritchTentacles))

/** What lies on the table. The first card of a face-down list is the top of its pile. */
export const table = object({
  /** The five towns around the wheel, clockwise (TE-003). */
  ring: list(town),
  towns: dictionary(
    object({
      madness,
      /** From the bottom of the track upwards (TE-062). */
      shamblers: list(colour),
      eldritch: integer(0, eldritchSpaces),
    }),
  ),
  /** The page card of each town. Where the deck ran out there is none, and nothing is hidden (TE-R41). */
  pages: dictionary(object({ card: orNull(page), up: boolean })),
  greatOldOne: object({
    at: town,
    phase: integer(1, 2),
    /** The space of the strength marker; 0 is the start. */
    strength: integer(0, 8),
    energy: integer(0, energySpaces),
  }),
  portals: record(colours, portal),
  characters: dictionary(
    object({
      /** Null until it is chosen. */
      sheet: orNull(sheet),
      at: town,
      composure: record(composures, integer(0, composureSpaces)),
      /** The space of the brain token on the delirium track. */
      brain: integer(0, insane),
      /** Translated page cards, whose runes the character owns. */
      translated: list(page),
    }),
  ),
  necronomicon: object({
    /** Markers in each row. */
    rows: list(integer(0, slotsInARow)),
    /** Whether the chaos tentacle of each row and column still lies there. */
    rowChaos: list(boolean),
    columnChaos: list(boolean),
  }),
  bag: heap,
  discard: heap,
  mat: object({ madness, shamblers: record(colours, integer(0, shamblersOfAColour)) }),
  supply: object({ chaos: integer(0, chaosTentacles), eldritch: integer(0, eldritchTentacles) }),
  pageDeck: list(page),
  pageDiscard: list(page),
  /** The order of turns, repeated. */
  sequence: list(character),
  turn: object({
    active: character,
    /** Where in the sequence the game is. */
    place: integer(0, 3),
    step: oneOf(['setup', 'wheel', 'actions', 'script']),
    /** Where the pointer's front stopped; null before the first spin of the turn. */
    stop: orNull(integer(0, stops.length - 1)),
    actionsLeft: integer(0, 99),
    /** The first action must be a Move out of the Great Old One's town (TE-257). */
    mustLeave: boolean,
    /** Towns whose ability was used this turn (TE-352). */
    used: list(town),
  }),
  /** The Cthulhu dice of the roll that is being settled. */
  dice: list(integer(0, 2)),
  /** A portal space can no longer be sealed by anybody, and everybody was told (TE-R46). */
  hopeless: boolean,
})
export type Table = shape.Shaped<typeof table>
export type CharacterState = Table['characters'][string]
export type TownState = Table['towns'][string]
export type Side = (typeof sides)[number]

/** What a player may choose, with its arguments. */
export const choices = {
  // Setting up; watching a game without players
  takeSheet: object({ sheet }),
  goOn: object({}),

  // The wheel
  soothe: object({ colour }),

  // Actions
  move: object({ to: town }),
  collect: object({ colour }),
  banish: object({}),
  translate: object({}),
  seal: object({ colour, side }),
  buyAction: object({ from: character }),
  endTurn: object({}),
  concede: object({}),

  // Town actions
  shineLight: object({ on: town }),
  sail: object({ to: town }),
  bless: object({ town, colour }),
  layToRest: object({ colour, count: integer(1, 2) }),
  exchangePage: object({}),
  buyChaos: object({}),
  recover: object({}),
  brew: object({ give: colour, take: colour }),
  order: object({ from: town, colour }),
  petition: object({}),

  // Abilities of characters
  consult: object({ town }),
  handOver: object({ to: character, tentacle: composure }),
  takeOver: object({ from: character, tentacle: composure }),

  // Extra actions of assistants
  sendAssistant: object({ who: assistant, to: town, from: character }),
  assistantTranslates: object({ who: assistant, from: character }),
  assistantBanishes: object({ who: assistant, from: character }),
  assistantSeals: object({ who: assistant, from: character }),

  // Inside an action
  collectAlso: object({ colour }),
  stopCollecting: object({}),
  shineAlso: object({ on: town }),
  stopShining: object({}),
  orderAlso: object({ colour }),
  stopOrdering: object({}),
  drawAll: object({}),
  drawOneFewer: object({}),
  reroll: object({ first: boolean, second: boolean, third: boolean }),
  keepDice: object({}),
  banishShambler: object({ colour, cost: integer(0, 2) }),
  spareShambler: object({}),
  pay: object({ from: character, tentacle: composure }),
  payAsShown: object({}),

  // Powers and assistants
  burden: object({ who: character }),
  losePage: object({ page }),
  letTranslate: object({}),
  leavePage: object({}),
}

/** Choices whose effect depends on the question that they answer. */
interface AnswersTo {
  collectAlso: 'collectMore'
  orderAlso: 'orderMore'
  drawAll: 'arrivalDraws'
  drawOneFewer: 'arrivalDraws'
  banishShambler: 'banishWhich'
  pay: 'payHow'
  payAsShown: 'payHow'
  burden: 'distribute'
  losePage: 'losePageOf'
  reroll: 'rerollWhich'
  letTranslate: 'assistantReads'
  leavePage: 'assistantReads'
}

/** What is still to be paid: tentacles of each colour, or `any` of any colour. */
const price = {
  fear: integer(0, 2),
  rage: integer(0, 2),
  greed: integer(0, 2),
  any: integer(0, 2),
  /** Whether chaos may stand in for madness (TE-256). */
  wild: boolean,
  /** The tentacles paid for `any` have to be of different colours; this colour was already paid. */
  differing: boolean,
  paid: orNull(colour),
  /** For a seal: the space on which the tentacle is put (TE-427). */
  portal: orNull(colour),
  side: orNull(side),
}

/** The steps that ask. The table waits for the active player, or for whoever decides for an assistant. */
export const asks = {
  chooseSheet: object({ seat }),
  /** Nobody plays; the one who watches says when to go on. */
  nextTurn: object({}),
  sootheWhich: object({}),
  act: object({}),
  collectMore: object({ left: integer(1, 2) }),
  shineMore: object({}),
  orderMore: object({ from: town }),
  arrivalDraws: object({ draws: integer(1, 3) }),
  /** `most` dice may be rolled again. */
  rerollWhich: object({ why: oneOf(['banish', 'seal']), most: integer(1, mostDice) }),
  banishWhich: object({ cost: integer(0, 2), rage: integer(0, 2) }),
  payHow: object(price),
  distribute: object({ colour, left: integer(1, madnessOfAColour) }),
  losePageOf: object({ who: character, colour }),
  assistantReads: object({ who: assistant }),
}

/** What the rules do by themselves. */
const effects = {
  placeFigures: object({}),
  turn: object({}),
  spin: object({}),
  frontSymbol: object({}),
  drawTentacles: object({}),
  drawForTown: object({ left: integer(0, 9) }),
  placeShambler: object({}),
  moveGreatOldOne: object({}),
  beginActions: object({}),
  actions: object({}),
  turnIsOver: object({}),

  power: object({ colour, why: oneOf(['wheel', 'curse', 'strength']) }),
  haunt: object({ town, colour }),
  scatter: object({ colour, left: integer(0, madnessOfAColour) }),

  arrive: object({ who: character }),
  drawForArrival: object({ who: character, left: integer(0, mostDice) }),
  settleBanish: object({ rage: integer(0, 2) }),
  banished: object({ who: character, colour, rage: integer(0, 2) }),
  settleSeal: object({ who: character, colour, side }),
  sealed: object({ who: character, colour, side }),
  payPrice: object(price),
  translated: object({ who: character }),
  beginPhaseTwo: object({}),

  blessed: object({ town, colour }),
  chaosBought: object({}),
  recovered: object({}),
  petitioned: object({}),

  script: object({}),
  assistantMoves: object({ who: assistant, to: town }),
  assistantCollects: object({ who: assistant }),
  assistantTriesSeal: object({ who: assistant }),
  assistantConsidersPage: object({ who: assistant }),
  assistantTriesBanish: object({ who: assistant }),
}

/** Every verb of the game. */
export const steps = { ...choices, ...asks, ...effects }

type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }
export type Choices = ArgumentsOf<typeof choices>
export type Price = ArgumentsOf<typeof effects>['payPrice']

export type PowerCause = 'wheel' | 'curse' | 'strength'

/** What happened, for those who watch. */
export interface Events {
  sheetTaken: { who: Character; sheet: Sheet }
  /** Where everybody and everything was put, and the page that lies open under the Great Old One. */
  gameSetUp: {
    greatOldOne: Town
    page: Page
    figures: { who: Character; at: Town }[]
    shamblers: { town: Town; colour: Colour }[]
    madness: { town: Town; colour: Colour }[]
  }
  turnBegan: { who: Character }
  turnEnded: { who: Character }

  /** The pointer's front shows a symbol and a town, its tail a town and a colour. */
  spun: { who: Character; stop: number; symbol: Symbol; front: Town; tail: Town; colour: Colour }
  soothed: { colour: Colour }
  chaosStirred: {}
  symbolHadNoEffect: { symbol: 'soothe' | 'chaos' }
  drawsSet: { draws: number }
  tentacleDrawn: { kind: Kind; why: 'wheel' | 'arrival' }
  bagWasEmpty: {}
  madnessCameTo: { town: Town; colour: Colour }
  tentacleTaken: { who: Character; kind: Composure }
  energyRose: {}

  townCursed: { town: Town; colour: Colour; count: number }
  composureCursed: { who: Character; kind: Composure; count: number }
  brainMoved: { who: Character; to: number }
  /** `returned` are all the tentacles that went into the bag, those of the energy track included. */
  energyCursed: { returned: Record<Kind, number> }
  strengthRose: { to: number }
  shamblersCursed: { town: Town; shamblers: Colour[] }
  eldritchReplaced: { town: Town; taken: boolean; refilled: boolean }

  /** `wanted` is the colour that the rules asked for; another one comes if the mat has none of it. */
  shamblerPlaced: { town: Town; colour: Colour; wanted: Colour }
  greatOldOneMoved: { from: Town; to: Town }
  powerUnleashed: { colour: Colour; why: PowerCause }
  powerBlocked: { colour: Colour; why: PowerCause }
  pageLost: { who: Character; page: Page }
  madnessSwept: { who: Character; colour: Colour; count: number }
  burdened: { who: Character; colour: Colour }
  powerFoundNobody: { colour: Colour }

  moved: { who: Character; from: Town; to: Town; how: 'walk' | 'ship' }
  pageTurned: { town: Town; page: Page }
  drawSpared: { who: Character }
  collected: { who: Character; from: Town; colour: Colour }
  diceRolled: { who: Character; dice: number[]; why: 'banish' | 'seal' }
  /** `again` says which dice were rolled again. */
  diceRerolled: { who: Character; dice: number[]; again: boolean[]; why: 'banish' | 'seal' }
  banishFailed: { who: Character; cost: number }
  shamblerSpared: { who: Character }
  shamblerBanished: { who: Character; town: Town; colour: Colour }
  matCleared: { colour: Colour; count: number }
  spent: { who: Character; tentacle: Composure; to: 'discard' | 'supply' | 'portal' }
  actionBought: { who: Character; from: Character }
  sealFailed: { who: Character; colour: Colour; side: Side; total: number }
  spaceSealed: { who: Character; colour: Colour; side: Side; tentacle: Composure }
  portalClosed: { colour: Colour; cleared: number }

  pageTranslated: { who: Character; town: Town; page: Page }
  pageMarked: { row: number; column: number }
  lineCompleted: { line: 'row' | 'column'; number: number }
  pageDealt: { town: Town }
  pagesReshuffled: { count: number }
  phaseTwoBegan: {}
  hopeLost: {}

  townUsed: { who: Character; town: Town }
  shamblerSentAway: { town: Town; colour: Colour }
  pageExchanged: { town: Town; page: Page }
  chaosTaken: { who: Character }
  brewed: { who: Character; gave: Colour; took: Colour }
  energyReleased: {}
  handedOver: { from: Character; to: Character; tentacle: Composure }

  assistantOrdered: { who: Character; by: Seat; what: 'move' | 'translate' | 'banish' | 'seal' }
  pageLeft: { who: Character; town: Town }
}

/** What the rules ask of the characters' abilities, and what kind of answer they want. */
export interface Questions {
  /** How many towns a Move may go. */
  moveLength: Question<{ who: Character }, number>
  /** How much less a Banish may cost. */
  banishDiscount: Question<{ who: Character }, number>
  /** Whether one of the draws on arrival may be left out. */
  maySpareDraw: Question<{ who: Character }, boolean>
  /** Whether madness may be spent as the next colour in the cycle. */
  shiftsColours: Question<{ who: Character }, boolean>
}

export interface TinyEpic {
  table: Table
  options: Options
  choices: Choices
  asks: ArgumentsOf<typeof asks>
  steps: ArgumentsOf<typeof steps>
  events: Events
  questions: Questions
  answersTo: AnswersTo
}

export type At = Play<TinyEpic>
/** The rules of some of the steps. Each file in steps/ writes one chapter. */
export type Chapter = Partial<StepRules<TinyEpic>>
