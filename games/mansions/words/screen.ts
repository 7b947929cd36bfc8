import type { InvestigatorId, KeeperAction, Letter, MentalTrait, Skill, Story } from '../content/ids.ts'
import type { Choices } from '../kind.ts'
import type { Called } from '../names.ts'
import type { Headings } from './headings.ts'
import type { TextWords } from './text.ts'

/** What both drawings of the table say, in text and on the screen. */
type Shared =
  | 'round'
  | 'objectiveHidden'
  | 'state'
  | 'stunned'
  | 'hidden'
  | 'damage'
  | 'cards'
  | 'locked'
  | 'fire'
  | 'darkness'
  | 'marks'
  | 'corpses'
  | 'hole'
  | 'card'

/** What the drawn table says: the house, the cards, the Keeper's desk, what moves, and what things are called. */
export interface ScreenWords extends Pick<TextWords, Shared> {
  board: string
  zoom: { zoomIn: string; zoomOut: string; fit: string }
  /** What the choices of one kind are called together in a long list. */
  groups: Partial<Record<keyof Choices, string>>
  headings: Readonly<Record<Story, Headings>>

  // Names
  rooms: Readonly<Record<string, string>>
  /** Names of rooms as they stand on the plan, where a room is too small for the whole: shorter, or with a long word in two parts. */
  onPlan: Readonly<Record<string, string>>
  space(space: string): string
  door(door: string, story: Story): string
  monster(called: Called, id: string): string
  monsterThere(id: string, table: object): string
  /** Without its number. */
  monsterNamed(called: Called): string
  seat(table: object, seat: string): string
  investigators: Readonly<Record<InvestigatorId, string>>
  occupations: Readonly<Record<InvestigatorId, string>>
  skills: Readonly<Record<Skill, string>>
  keeperActions: Readonly<Record<KeeperAction, { readonly name: string; readonly text: string }>>
  /** The ability of a mental Trait; null before one was chosen. */
  trait(mental: MentalTrait | null): string
  traitNamed(trait: string): string
  abilities: Readonly<Record<MentalTrait, string>>
  /** What a card says; '' for cards whose text is part of the story. */
  cardText(card: string): string
  /** What kind of card it is: "Bladed Melee Weapon", "Spell". */
  cardKind(card: string): string
  mythosDeck: string
  traumaDeck: string
  objective: string

  // People
  you: string
  keeper: string
  awaited: string
  health(n: number, of: number): string
  sanity(n: number, of: number): string
  insane: string
  skillPoints(n: number): string

  // The hand
  handName: string
  keeperHandName: string
  handOf(name: string): string
  handEmpty: string

  // The strip and the trays
  trays: Record<'events' | 'threat' | 'mythos' | 'trauma' | 'desk', string>
  eventNext(stage: number): string
  threat(n: number): string
  objectiveIs(story: Story, letter: Letter): string
  movesLeft(moves: number, actions: number): string
  spacesLeft(n: number): string
  puzzleActionsLeft(n: number): string
  discards(n: number): string
  tally: Record<'rooms' | 'events' | 'investigators', string>
  /** What the last picture says: the investigators have won, or the house has. */
  ended: Record<'morning' | 'night', string>
  chooseInvestigator: string
  sheetOf(who: InvestigatorId, health: number, sanity: number, points: number): string

  // The house
  floors: Record<'u' | 'b', string>
  /** What is printed on the plan or lies in a space. */
  things: Record<'hearth' | 'vent' | 'hiding' | 'barrier' | 'warded', string>
  altar(samples: number): string
  ascent(kind: 'stairs' | 'ladder', letter: string, isSealed: boolean): string
  doors: Record<'sealed' | 'barred' | 'closed', string>
  monsterHealth(n: number, of: number): string
  samples(n: number): string

  // Sheets and the Keeper's desk
  healthName: string
  sanityName: string
  skillPointsName: string
  skillsTitle: string
  /** A tooltip: the chance of an ordinary test. */
  skillChance(skill: string, value: number): string
  used: string
  faceDown(n: number): string
  keeperHolds(mythos: number, trauma: number): string
  keeperActionsTitle: string
  costs(n: number): string
  usedThisTurn: string
  ways(n: number): string
  whatItDoes: string
  unknownEvent: string
  clock(event: number, time: number, of: number): string
  hiddenYet: string
  openToAll: string
  deckOf(n: number): string
  chance(value: number, percent: number): string
}
