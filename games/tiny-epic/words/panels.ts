import type { GreatOldOne, Phase, Side } from '../cards/great-old-ones.ts'
import type { Colour, Composure, Kind } from '../content/tentacles.ts'

/** What the panels around the wheel say: the Great Old One above it, the sheets and the piles beside it. */
export interface PanelWords {
  of(n: number, all: number): string
  kinds: Record<Kind, string>
  /** What the trays around the wheel are called: short. */
  trays: Record<'bag' | 'necronomicon' | 'mat' | 'discarded', string>

  // The Great Old One
  greatOldOne: string
  phase(phase: Phase): string
  /** What it does, in a few words; in full; where, and when. */
  deeds: Record<GreatOldOne, string>
  powers: Record<GreatOldOne, string>
  range: string
  whenItStrikes: string
  strength(at: number, of: number): string
  /** Under the number of tentacles that the next spin brings. */
  tentaclesATurn(draws: number): string
  drawsNow(draws: number): string
  space(number: number, draws: number): string
  start: string
  losingSpace: string
  powerOnSpace(colour: Colour): string
  marker: string
  energy(n: number, of: number): string
  energyTitle: string
  energyFull: string
  /** The same in short. */
  energyCurses: string
  energyRoom(left: number): string
  energyLeft(left: number): string
  pages(n: number, of: number): string
  portals: string
  portalsToCome: string
  portal(colour: Colour): string
  portalSpace(colour: Colour, side: Side, number: number): string
  sealedWith(tentacle: Composure): string
  powerGone(colour: Colour): string

  // Sheets
  people: string
  yours: string
  active: string
  awaited: string
  assistant: string
  noSheet: string
  actionsLeft(count: number): string
  mustLeave: string
  track(kind: Composure, n: number, of: number): string
  full: string
  fullOfChaos: string
  /** What the tentacles on a track are good for, by how many there are. */
  gives: Record<Composure, (n: number) => string>
  delirium: string
  brainAt(space: number, of: number): string
  rerolls(dice: number): string
  insane: string
  nearlyInsane: string
  runesOf(colour: Colour, n: number): string
  translated(pages: number): string
  scriptTitle: string
  script: Record<Phase, string>
  sharedHere(name: string): string
  sharedElsewhere(name: string, town: string): string
  nothingShared: string
  own(name: string): string
  noPages: string
  page(number: number): string
  rowsOf(rows: readonly number[]): string
  rune(colour: Colour): string

  // Piles
  bag: string
  inBag(n: number): string
  chance(kind: Kind, n: number, percent: string): string
  percent(share: number): string
  bagHint: string
  mat: string
  onMat(colour: Colour, n: number): string
  shamblersLeft(colour: Colour, n: number, of: number): string
  shamblersTotal(n: number, of: number): string
  fewShamblers(left: number): string
  discard: string
  discardHint: string
  nothingThere: string
  supply: string
  inSupply(kind: Kind, n: number): string
  necronomicon: string
  row(row: number, n: number, of: number): string
  chaosWaits: string
  chaosTaken: string
  columnDone(column: number): string
  columnOpen(column: number): string
  complete: string
  pageCards: string
  pageDeck(n: number): string
  pageDiscard(n: number): string
  hopeless: string
}
