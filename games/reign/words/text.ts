import type { Relic } from '../cards/relics.ts'
import type { Investigator } from '../cards/investigators.ts'
import type { Place, Town } from '../content/map.ts'
import type { OldOne } from '../cards/old-ones.ts'
import type { Options, Table } from '../position.ts'

/** What the table drawn in text says besides sentences about events and choices. */
export interface TextWords {
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
}
