import type { Card } from '../cards/reactions.ts'
import type { Condition, DeckName } from '../content/cards.ts'
import type { Character, Face } from '../content/characters.ts'
import type { Item } from '../cards/items.ts'
import type { Corridor, Room } from '../content/maps.ts'
import type { Mission } from '../cards/missions.ts'
import type { Being, MonsterKind } from '../content/monsters.ts'
import type { Compass, StairColour } from '../content/sectors.ts'
import type { Options, Table } from '../position.ts'
import type { Sought } from '../names.ts'
import type { MissionText } from './effects.ts'

/** What the table drawn in text says besides sentences about events and choices. */
export interface TextWords {
  title: string
  settings: {
    evil: Record<Options['evil'], string>
    difficulty: Record<Options['difficulty'], string>
  }
  seat(table: object, seat: string): string
  outcomes: Record<string, string>

  rooms: Record<Room, string>
  /** Three letters that stand for a room on a map. */
  codes: Record<Room, string>
  corridors: Record<Corridor, string>
  beings: Record<Being, string>
  /** Two letters that stand for a monster on a map. */
  marks: Record<Being, string>
  items: Record<Item, string>
  cards: Record<Card, string>
  decks: Record<DeckName, string>
  conditions: Record<Condition, string>
  characters: Record<Character, string>
  skills: Record<Character, Record<MonsterKind, string>>
  missions: Record<Mission, string>
  faces: Record<Face, string>
  sought: Record<Sought, string>

  headings: Record<
    | 'now'
    | 'dice'
    | 'asked'
    | 'hero'
    | 'skills'
    | 'items'
    | 'ally'
    | 'searched'
    | 'green'
    | 'blue'
    | 'red'
    | 'track'
    | 'proposal'
    | 'decks'
    | 'hands'
    | 'ownHand'
    | 'rooms'
    | 'monsters'
    | 'lit'
    | 'locked'
    | 'hazards'
    | 'conditions',
    string
  >
  of(n: number, all: number): string
  nothing: string

  // The turn
  round(marker: number): string
  nightmare: string
  turn(number: number, all: number): string
  steps: Record<Table['turn']['step'], string>
  actionsLeft(count: number): string
  slow: string
  frozen: string
  waitingFor(names: string): string

  // The Hero
  nobodyYet: string
  health(n: number, all: number): string
  control(n: number, all: number): string
  adrenaline(n: number): string
  experience(skill: string, kind: MonsterKind, points: number, all: number): string
  charges(n: number): string
  upgraded: string

  // Missions
  missionTexts: Record<Mission, MissionText>
  mainRoom(room: Room): string
  progress(n: number): string
  completed: string
  inactive: string
  active: string
  countdown(rounds: number): string
  labels: Record<'setup' | 'nuisance' | 'task' | 'reward', string>

  // Reactions
  leader: string
  faceDown(deck: DeckName): string
  faceUp(card: Card, deck: DeckName): string
  spaces(n: number): string
  proposed(name: string, deck: DeckName, condition: Condition | null): string
  pile(deck: DeckName, draw: number, discard: number): string
  inHand(deck: DeckName, n: number): string
  answers(card: Card, condition: Condition): string
  hazardsToCome(n: number): string

  // The maze and the map
  noMaze: string
  part(number: number, isHere: boolean): string
  level(level: 1 | 2): string
  /** Below the grids: what the signs in them mean. */
  mazeLegend: string
  mapLegend: string
  exit(way: Compass, kind: 'open' | 'door' | 'locked'): string
  signs: { switch: string; stairs: Record<StairColour, string> }
  stairs(colour: StairColour): string
  switch: string
  isLit: string
  dark: string
  hazard: string
  condition(mission: Mission): string
  heroHere: string
  beacon: string
  monster(being: Being, id: string | null): string
  wounded(being: Being): string
  stunned: string
  bonus(dice: number): string
  /** "C3, upper level". */
  place(sector: string): string
  /** "the east door of C3, upper level". */
  door(edge: string): string
}
