import type { ScenarioId } from '../content/ids.ts'
import type { Hood } from '../content/map.ts'
import type { MythosToken } from '../content/tokens.ts'
import type { Choices } from '../kind.ts'
import type { CaseWords } from './case.ts'
import type { PeopleWords } from './people.ts'
import type { SceneWords } from './scene.ts'

/** A monster as it is named: by its kind, and by a number where several of that kind are on the board. */
export interface MonsterNamed {
  readonly id: string
  readonly kind: string
}

export type PhaseName = 'setup' | 'action' | 'monster' | 'encounter' | 'mythos'
export type TrayName =
  | 'sheet'
  | 'doom'
  | 'clues'
  | 'cup'
  | 'piles'
  | 'events'
  | 'headlines'
  | 'monsters'
  | 'display'
  | 'people'

/** What the drawn table says: the town, the piles, and what things are called. */
export interface ScreenWords {
  board: string
  zoom: { zoomIn: string; zoomOut: string; fit: string }
  /** What the choices of one kind are called together in a long list. */
  groups: Partial<Record<keyof Choices, string>>

  // Names
  named(id: string): string
  place(place: string): string
  hoods: Readonly<Record<Hood, string>>
  tokens: Readonly<Record<MythosToken, string>>
  monster(id: string, all: readonly MonsterNamed[]): string
  investigator(sheet: string | null, seat: string): string
  scenario(id: string): string
  /** What a scenario is about, as one reads it before the game. */
  introductions: Readonly<Record<ScenarioId, string>>
  die(n: number): string
  dice: string
  option(n: number): string

  // The town
  /** The line above the headline. */
  masthead: string
  edition: string
  headlineOf(n: number, of: number): string
  doom(n: number): string
  clues(n: number): string
  anomaly: string
  unstable: string
  marker(colour: string | null): string
  monsterStates: Record<'ready' | 'engaged' | 'exhausted', string>
  engagedWith(names: readonly string[]): string
  monsterHealth(n: number, of: number): string
  lead: string
  delayed: string
  steps(n: number, dollars: number): string

  // The strip and the trays
  round(n: number): string
  phases: Record<PhaseName, string>
  trays: Record<TrayName, string>
  sheetDoom(n: number): string
  sheetClues(n: number): string
  threshold(n: number, of: number | null): string
  cupLeft(n: number, of: number): string
  tokenText: Readonly<Record<MythosToken, string>>
  deck(n: number): string
  discards(n: number): string
  nextEvent(hood: string | null): string
  nextMonster: string
  /** Short notes below the figure of a tray. */
  eventsLeft(n: number): string
  monstersLeft(n: number): string
  cluesOf(figure: string): string
  waitsFor(n: number): string
  whyThresholds: string
  tokensLeft(n: number, of: number): string
  price(n: number): string
  actionsLeft(n: number): string
  spacesLeft(free: number, paid: number): string
  tally: Record<'clear' | 'investigators', string>
  handName: string

  // Set-up
  chooseSheet(name: string): string
  startsWith(fixed: string, choices: string): string
  skills: Readonly<Record<string, string>>
  occupations: Readonly<Record<string, string>>
  or: string
  sheetFacts(health: number, sanity: number, money: number): string

  readonly people: PeopleWords
  readonly scene: SceneWords
  readonly case: CaseWords
}
