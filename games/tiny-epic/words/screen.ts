import type { Sheet } from '../cards/sheets.ts'
import type { Character } from '../content/characters.ts'
import type { GreatOldOne, Side } from '../cards/great-old-ones.ts'
import type { Colour, Composure, Kind } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import type { Symbol } from '../content/wheel.ts'
import type { Choices } from '../kind.ts'
import type { PowerCause } from '../steps/powers.ts'

/** What the drawn table says: the wheel, the towns, what moves, and what things on it are called. */
export interface ScreenWords {
  board: string
  zoom: { zoomIn: string; zoomOut: string; fit: string }
  /** What the drawers of a small screen are called. */
  handName: string
  /** What the choices of one kind are called together in a long list. */
  groups: Partial<Record<keyof Choices, string>>
  actionsLeft(left: number): string
  /** After the last action. */
  untilYouGoOn: string
  /** What is counted at the end. */
  tally: Record<'necronomicon' | 'portals' | 'strength', string>

  // Names
  towns: Record<Town, string>
  sheets: Record<Sheet, string>
  greatOldOnes: Record<GreatOldOne, string>
  kinds: Record<Kind, string>
  /** A seat whose sheet is not chosen yet. */
  nobody(who: Character): string
  assistant: string

  // What can be pointed at
  trackOf(colour: Colour, town: string): string
  shamblersOf(town: string): string
  shamblerOf(colour: Colour, town: string): string
  pageOf(town: string): string
  portalSpace(colour: Colour, side: Side): string
  energy: string
  heldBy(kind: Composure, name: string): string
  translatedPage: string
  onMat(colour: Colour): string
  die(number: number): string

  // Towns
  /** What can be done there, in a few words and in full. */
  actions: Record<Town, { short: string; full: string }>
  actionOf(town: string, action: string): string
  usedThisTurn: string
  townState(name: string, there: string): string
  trackState(colour: Colour, n: number, of: number): string
  /** A track with no free space. */
  brimming: string
  shamblerState(colours: readonly Colour[]): string
  eldritch(n: number, of: number): string
  greatOldOneHere(name: string): string
  page: {
    down: string
    none: string
    up(cost: string, rows: readonly number[], rune: Colour): string
  }

  // The wheel
  wheel: string
  wheelReading(symbol: string, front: string, tail: string, colour: Colour): string
  notSpunYet: string
  front: string
  tail: string
  symbols: Record<Symbol, { name: string; effect: string }>
  shamblerComes(colour: Colour): string

  // Before choosing
  preview: {
    draws(count: number): string
    sure(tracks: string): string
    possible(tracks: string): string
    /** A character's track, in a list. */
    composure(kind: Composure, name: string): string
    energy: string
    fatal: string
  }

  // Before the first turn
  chooseSheet: string
  abilities: Record<Sheet, string>

  // Moments
  moments: {
    spun(name: string): string
    drawnFor: Record<'wheel' | 'arrival', string>
    /** Where a tentacle goes. */
    toTown(town: string): string
    toEnergy: string
    toSheet(name: string): string
    cursed: string
    townCursed(colour: Colour, town: string): string
    composureCursed(kind: Composure, name: string): string
    shamblersCursed(town: string): string
    energyCursed: string
    toMat(count: number): string
    toSupply(count: number): string
    shamblersBack(count: number): string
    intoBag(count: number): string
    brain: string
    brainAt(name: string, to: number, end: number): string
    /** After the name of the Great Old One. */
    strength: string
    strengthNow(draws: number): string
    power(colour: Colour): string
    powers: Record<GreatOldOne, string>
    why: Record<PowerCause, string>
    reaches(towns: readonly string[]): string
    blocked: string
    blockedBecause(colour: Colour): string
    rolls: Record<'banish' | 'seal', string>
    again: string
    banishCost(cost: number): string
    sealTotal(total: number): string
    failed: string
    cannotPay(cost: number): string
    notEnough(total: number): string
    banished: string
    turned: string
    translated: string
    rune(colour: Colour): string
    rows(rows: readonly number[]): string
    line: Record<'row' | 'column', (number: number) => string>
    lineGives: string
    phaseTwo: string
    phaseTwoHeading: string
    phaseTwoLine: string
    sealed: string
    closed: string
    closedLine(colour: Colour): string
    hopeLost: string
    won: string
    lost: string
    hopeLostLine: string
  }
}
