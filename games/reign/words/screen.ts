import type { OldOne } from '../cards/old-ones.ts'
import type { Face } from '../content/cards.ts'
import type { Choices } from '../kind.ts'
import type { TextWords } from './text.ts'

/** What both drawings of the table say, in text and on the screen. */
type Shared =
  | 'seat'
  | 'towns'
  | 'places'
  | 'relics'
  | 'evilStirs'
  | 'oldOnes'
  | 'investigators'
  | 'actionsLeft'
  | 'lookedAt'
  | 'putBack'
  | 'mirrored'
  | 'gates'
  | 'silenced'
  | 'inForce'
  | 'nothing'
  | 'sanity'
  | 'insane'
  | 'abilities'
  | 'effects'

/** What the drawn table says: the map, the cards, the piles, what moves, and what things are called. */
export interface ScreenWords extends Pick<TextWords, Shared> {
  /** After the last action. */
  untilYouGoOn: string
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
  /** What each Old One does when it awakens. */
  awakenings: Record<OldOne, string>
  /** The same in a few words, for small cards. */
  omens: Record<OldOne, string>

  // People
  people: string
  yours: string
  active: string
  awaited: string
  turnOver(side: 'sane' | 'insane'): string
  chooseInvestigator: string

  // Cards
  handOf(name: string): string
  cards(count: number): string
  handEmpty: string
  clue: string
  clueOf(town: string): string
  relic: string
  closedCards(count: number): string

  // Piles
  /** What the trays beside the map are called: short. */
  trays: Record<'underway' | 'deck' | 'cultists' | 'shoggoths' | 'summoned' | 'gates', string>
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
    | 'summoned'
    | 'fromBottom'
    | 'awakens'
    | 'ritual'
    | 'sealed'
    | 'warded'
    | 'insane'
    | 'silenced'
    | 'won'
    | 'lost',
    string
  >
}
