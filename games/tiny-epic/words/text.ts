import type { Sheet } from '../cards/sheets.ts'
import type { GreatOldOne, Phase, Side } from '../cards/great-old-ones.ts'
import type { Page } from '../cards/pages.ts'
import type { Colour, Composure, Kind } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import type { Symbol } from '../content/wheel.ts'
import type { Options, Table } from '../position.ts'

/** What the table drawn in text says besides sentences about events and choices. */
export interface TextWords {
  title: string
  settings: { variant: Record<Options['variant'], string>; difficulty: Record<Options['difficulty'], string> }
  seat(table: object, seat: string): string
  outcomes: Record<string, string>

  towns: Record<Town, string>
  at: Record<Town, string>
  sheets: Record<Sheet, string>
  greatOldOnes: Record<GreatOldOne, string>
  kinds: Record<Kind, string>
  symbols: Record<Symbol, string>

  headings: Record<
    | 'now'
    | 'wheel'
    | 'dice'
    | 'greatOldOne'
    | 'strength'
    | 'energy'
    | 'power'
    | 'portals'
    | 'bag'
    | 'mat'
    | 'shamblers'
    | 'discarded'
    | 'supply'
    | 'pages'
    | 'necronomicon',
    string
  >
  of(n: number, all: number): string
  nothing: string
  nobody: string

  // The turn
  settingUp: string
  onOffer(sheets: string): string
  turnOf(name: string): string
  steps: Record<Exclude<Table['turn']['step'], 'setup'>, string>
  actionsLeft(count: number): string
  mustLeave: string
  waitingFor(names: string): string
  hopeless: string
  /** The two ends of the pointer. */
  front(symbol: Symbol, town: Town): string
  tail(colour: Colour, town: Town): string
  notSpun: string

  // The Great Old One
  phase(phase: Phase): string
  strength(space: number, all: number, draws: number): string
  start: string
  /** Beside the last number of the strength track. */
  loses: string
  energyFull: string
  powers: Record<GreatOldOne, string>
  range: string
  blocked(colours: string): string
  portal(colour: Colour): string
  openSpace(side: Side, number: number): string
  sealedSpace(side: Side, tentacle: Composure): string

  // Heaps
  tentacles(count: number): string
  shamblersLeft(left: number, all: number): string
  pageDeck(cards: number): string
  pagesLost(cards: string): string
  card(page: Page): string
  contents(page: Page): string
  row(number: number): string
  columns: string
  chaosWaits: string

  // Towns
  clockwise: string
  labels: Record<'shamblers' | 'eldritch' | 'page' | 'people' | 'action', string>
  isHere(greatOldOne: string): string
  full: string
  faceDown: string
  noPage: string
  fromBottom: string
  used: string
  townActions: Record<Town, string>
  legend: string

  // Characters
  delirium(space: number, all: number): string
  rerolls(dice: number): string
  insane: string
  runes(runes: string): string
  noRunes: string
  assistant: string
  script: string
  abilities: Record<Sheet, string>
}
