import type { Relic } from '../cards/relics.ts'
import type { Face } from '../content/cards.ts'
import type { Investigator } from '../cards/investigators.ts'
import type { Place, Town } from '../content/map.ts'
import type { OldOne } from '../cards/old-ones.ts'
import type { Choices } from '../kind.ts'
import type { Options, Table } from '../position.ts'

/** What stands on the board besides sentences about events and choices. */
export interface BoardWords {
  title: string
  settings: { difficulty: Record<Options['difficulty'], string>; hands: Record<Options['hands'], string> }
  cluesOfEachTown(count: number): string
  seat(table: object, seat: string): string
  outcomes: Record<string, string>

  towns: Record<Town, string>
  places: Record<Place, string>
  relics: Record<Relic, string>
  evilStirs: string
  oldOnes: Record<OldOne, string>
  investigators: Record<Investigator, string>

  headings: Record<
    | 'now'
    | 'yourHand'
    | 'oldOnes'
    | 'summoning'
    | 'inEffect'
    | 'pools'
    | 'decks'
    | 'discarded'
    | 'summoned'
    | 'outOfPlay'
    | 'relicsInSight',
    string
  >

  // The turn
  settingUp: string
  onOffer(investigators: string): string
  turnOf(name: string): string
  steps: Record<Exclude<Table['turn']['step'], 'setup'>, string>
  actionsLeft(count: number): string
  waitingFor(names: string): string
  passed(names: string): string
  used: Record<'foughtHere' | 'cheapShoggothUsed' | 'hunterEntered' | 'clueFetched' | 'relicPlayed', string>
  relicAtWork(relic: string): string
  lookedAt(name: string): string
  putBack: string
  mirrored(name: string): string

  // Towns
  gates: Record<Table['gates'][Town], string>
  signs: Record<'gate' | 'sealed' | 'bus', string>
  legend: string

  // The Old Ones and what is in effect
  silenced: string
  rate(now: number, later: { rate: number; awake: number } | null): string
  /** What lasting Old Ones do; said of Azathoth with the number of cultists gone. */
  inEffect: Partial<Record<OldOne, string>>
  cultistsGone(count: number): string
  inForce: Record<Table['inForce'][number]['relic'], (by: string, last: boolean) => string>

  // Pools, decks and piles
  cultists(left: number, all: number): string
  shoggoths(left: number, all: number): string
  playerDeck(cards: number, draws: number): string
  relicDeck(cards: number): string
  summoningDeck(cards: number): string
  evilStirsDrawn(drawn: number, all: number): string
  justRevealed(places: string): string
  played(relics: string): string
  nothing: string

  // Investigators
  sanity(tokens: number, all: number): string
  insane: string
  hand(cards: number): string
  abilities: Record<Investigator, { sane: string; insane: string }>
  effects: Record<Relic, string>
  /** What each Old One does when it awakens. */
  awakenings: Record<OldOne, string>
  /** The same in a few words, for small cards. */
  omens: Record<OldOne, string>

  screen: ScreenWords
}

/** What the drawn table says and the table in text does not. */
export interface ScreenWords {
  map: string
  zoom: { zoomIn: string; zoomOut: string; fit: string }
  /** What the choices of one kind are called together in a long list. */
  groups: Partial<Record<keyof Choices, string>>

  // Places
  placeState(name: string, town: string, there: string): string
  cultistsThere(count: number): string
  shoggothsThere(count: number): string
  full: string
  busStop: string

  // Old Ones
  oldOneRow: string
  oldOnesAwake: string
  asleep: string
  awake: string
  ratePerTurn(cards: number): string
  /** Beside the number of Summoning cards. */
  aTurn(cards: number): string
  effectLasts: string

  // People
  people: string
  yours: string
  active: string
  awaited: string
  turnOver(side: 'sane' | 'insane'): string
  chooseInvestigator: string

  // Cards
  hand(name: string): string
  handEmpty: string
  clue: string
  clueOf(town: string): string
  relic: string
  closedCards(count: number): string

  // Piles
  piles: Record<
    | 'deck'
    | 'discard'
    | 'relicDeck'
    | 'summoningDeck'
    | 'summoningDiscard'
    | 'cultists'
    | 'shoggoths'
    | 'seals'
    | 'evilStirs'
    | 'inForce'
    | 'outOfGame'
    | 'onOffer',
    string
  >
  of(left: number, all: number): string
  turnsLeft(turns: number): string
  runningOut: string
  justNow: string
  shoggothSymbol: string

  // Moments
  faces: Record<Face, { name: string; effect: string }>
  /** What the throw of the insane Hunter brings, which knows only two results. */
  hunterFaces: Record<Face, string>
  why: Record<'gate' | 'shoggoth' | 'relic' | 'evil stirs' | 'hunter', string>
  moments: Record<
    'summoned' | 'fromBottom' | 'awakens' | 'ritual' | 'sealed' | 'warded' | 'insane' | 'silenced',
    string
  >
}
