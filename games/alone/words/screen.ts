import type { Card } from '../cards/reactions.ts'
import type { ActionKind, DeckName } from '../content/cards.ts'
import type { Character, Face } from '../content/characters.ts'
import type { ComponentType, Item } from '../cards/items.ts'
import type { Corridor, Room } from '../content/maps.ts'
import type { Mission } from '../cards/missions.ts'
import type { Being, Boss, MonsterKind } from '../content/monsters.ts'
import type { Compass, Edge, Sector, StairColour, Way } from '../content/sectors.ts'
import type { Cause, Report, SeenAs, Sought } from '../names.ts'
import type { Choices, Events } from '../kind.ts'
import type { MissionText } from './effects.ts'

/** What the watch records. */
export const recorded = [
  'noise',
  'located',
  'sectorRevealed',
  'monsterSeen',
  'monsterMoved',
  'wentDark',
  'hazardPlaced',
  'doorLocked',
  'doorUnlocked',
] as const satisfies (keyof Events)[]
type RecordedEvent = (typeof recorded)[number]
export type Recorded = {
  [E in RecordedEvent]: { readonly event: E; readonly args: Events[E] }
}[RecordedEvent]

/** What the drawn table says: the maze, the instruments, the watch, what moves, and what things are called. */
export interface ScreenWords {
  board: string
  zoom: { zoomIn: string; zoomOut: string; fit: string }
  /** What the hand is called at this table. */
  handName: string
  /** What the trays beside the station are called: short. */
  trays: Record<'missions' | 'record' | 'items' | 'decks' | 'monsters' | 'proposal', string>
  you: string
  /** What the choices of one kind are called together in a long list. */
  groups: Partial<Record<keyof Choices, string>>
  actionsLeft(left: number): string
  stepsLeft(left: number): string
  reactionsLeft(left: number): string

  // Names, as they stand on a label
  hero: string
  evil: string
  rooms: Record<Room, string>
  /** What a sector is. */
  places: Record<Room | Corridor, string>
  beings: Record<Being, string>
  bosses: Record<Boss, string>
  characters: Record<Character, string>
  items: Record<Item, string>
  itemTexts: Record<Item, { effect: string; upgraded: string }>
  componentTypes: Record<ComponentType, string>
  actions: Record<ActionKind, string>
  decks: Record<DeckName, string>
  cards: Record<Card, { name: string; upper: string; lower: string }>
  skills: Record<Character, Record<MonsterKind, { name: string; text: string }>>
  abilities: Record<Character, string>
  allyAbilities: Record<Character, string>
  sacrifices: Record<Character, string>
  missions: Record<Mission, MissionText & { name: string }>
  sought: Record<Sought, string>
  soughtShort: Record<Sought, string>
  faces: Record<Face, string>
  stairs: Record<StairColour, string>
  reports: Record<Report, string>
  causes: Record<Cause, string>

  // What can be pointed at
  seenAs(seen: SeenAs): string
  monsterState(monster: { being: Being; wounded: boolean; stunned: boolean; bonus: number }): string
  monsterAt(monster: string, place: string): string
  aimAt(monster: string): string
  exit(way: Way): string
  beyond(way: Way): string
  beyondPlace(place: string, way: Way): string
  lightSwitch: string
  drone: string
  droneTo(way: Compass): string
  die(number: number): string
  missionsCompleted: string
  health: string
  control: string
  adrenaline: string
  ally: string
  search: string
  sector(sector: Sector): string
  doorAt(edge: Edge): string
  proposal: string
  question(number: number): string
  answer: string
  unknownPlace: string
  /** Where a sector lies, seen from the Hero: so many sectors east and south. */
  placeFrom(what: string, east: number, south: number): string

  // The maze
  lightOn: string
  dark: string
  youAreHere: string
  exitState(way: Compass, kind: 'open' | 'door' | 'wall', locked: boolean): string
  hazard: string
  condition(mission: Mission): string
  /** A part of the maze of which the Hero does not know where it lies. */
  part(number: number): string
  chooseCharacter: string

  // The instruments
  instruments: string
  trackState(name: string, n: number, of: number): string
  turn: string
  turnOf(n: number, of: number): string
  round: string
  roundsLeft(n: number): string
  nightmareNow: string
  reactions: string
  trackCovered(n: number, of: number): string
  hazardsToCome(n: number): string

  // People and missions
  experience: string
  skillState(being: string, skill: { name: string; text: string }, points: number, of: number): string
  skillPoints(being: MonsterKind, points: number): string
  allyState(name: string, charges: number): string
  chargesLeft(n: number): string
  leader: string
  awaited: string
  cardsHeld(backs: readonly (readonly [DeckName, number])[]): string
  missionKinds: Record<'green' | 'blue' | 'red', string>
  missionDone: string
  missionWaits: string
  progress(n: number): string
  countdown(n: number): string

  // The watch
  watch: string
  watchPages: Record<'gear' | 'locate', string>
  noItems: string
  itemState(item: Item, charges: number, upgraded: boolean): string
  needs(type: ComponentType): string
  locateGroups: Record<'missions' | 'rooms' | 'ways' | 'light' | 'dangers', string>
  record: string
  /** Nothing has been recorded yet. */
  silence: string
  told(told: Recorded): string
  located(answer: Events['located']): string
  piles: string
  itemDeck: string
  pileState(draw: number, discard: number): string

  // Moments
  moments: {
    plays(name: string): string
    standard: string
    dangerous: string
    rolls: Record<'fight' | 'attack' | 'parting', string>
    again: string
    rolled(hits: number, surges: number): string
    fright: string
    frightCosts(value: number): string
    attacks(being: Being): string
    withDice(dice: number): string
    lostHealth(count: number): string
    lostControl(count: number): string
    prevented(count: number): string
    recovered(health: number, control: number): string
    noise: string
    killed: string
    stunned: string
    dark: string
    slow: string
    found: string
    allyGained: string
    allyLost: string
    allyStruck: string
    chargesLost(count: number): string
    sacrificed: string
    completed: string
    finalMission: string
    boss: string
    roundBegins: string
    nightmareRound: string
    roundLine(marker: number, leader: string): string
    nightmare: string
    nightmareHeading: string
    nightmareLine: string
    won: string
    lost: string
  }
}
