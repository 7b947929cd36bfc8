import type { ActionKind, Condition, DeckName, Moment } from '../content/cards.ts'
import type { Room } from '../content/maps.ts'
import type { Level, StairColour, Way } from '../content/sectors.ts'
import type { Events } from '../kind.ts'
import type { Report } from '../names.ts'

/** What stands on Evil's table. Names of things are in the words of the whole screen. */
export interface EvilWords {
  handName: string

  // The map
  board: string
  level(level: Level): string
  heroHere: string
  /** How many sectors and monsters of a level can be chosen. */
  litHere(count: number): string
  heroAt(hero: string, sector: string): string
  /** So short that they fit into a square of the map. */
  shortRooms: Record<Room, string>
  lockedDoor(door: string): string
  stairs(colour: StairColour, leads: string): string
  hazard: string
  hazardOf(sector: string): string
  condition(mission: string): string
  conditionSpot: string
  lit: string
  dark: string
  revealed: string
  unrevealed: string
  inView: string
  away(sectors: number): string
  cutOff: string
  stunned: string
  moreDice(dice: number): string
  darkDice: string
  hasMoved: string

  // The console
  console: string
  spawnWhich: string
  kindLeft(kind: string, left: number): string
  whereTo: string
  whichWay: string
  step(way: Way, unlocks: boolean): string
  stays: string
  takeOff: string
  insteadOf(monster: string): string
  putDown: string
  questions: string

  // The strip
  track: string
  trackState(free: number, hazards: number): string
  onTrack(card: string, isDown: boolean, by: string): string

  // People
  prey: string
  proposes(who: string): string
  standard: string
  /** On the narrow edge of a card. */
  standardShort: string
  answers(condition: string): string
  heroItems: string
  noItems: string
  itemState(item: string, charges: number, isUpgraded: boolean): string

  // Cards
  hand(count: number): string
  noCards: string
  conditions: Record<Condition, string>
  moments: Record<Moment, string>
  dangerous: string
  faceDown(card: string): string
  standardDoes: string
  deckDoes: Record<DeckName, string>

  // Piles
  decks: string
  deckState(deck: string, draw: number, discard: number): string
  drawAndDiscard(draw: number, discard: number): string
  monsters: string
  kind: string
  diceDark: string
  diceLit: string
  fright: string
  woundAndKill: string
  spawnDistance: string
  otherMode(isNightmare: boolean, values: { dark: number; lit: number; fright: number }): string
  normalValues: string
  nightmareValues: string
  limits: string
  monstersHere(count: number, most: number): string
  hazardsHere(count: number, most: number): string

  /** Where a noise comes from. */
  heard(report: Report): string

  // What happens
  shown: {
    round(marker: number): string
    leads(leader: string): string
    turn(number: number, of: number): string
    nightmare: string
    nightmareLine: string
    won: string
    lost: string
    acts: Record<ActionKind, string>
    with(item: string): string
    standard(who: string): string
    played(who: string): string
    dangerous: string
    noise: string
    frightened(value: number): string
    attack(dice: number): string
    rolls: Record<Events['diceRolled']['why'], string>
    rerolled: string
    hits(hits: number, surges: number): string
    lostHealth(count: number): string
    lostControl(count: number): string
    killed: string
    wounded: string
    asks: string
    answer(args: Events['located']): string
    found: string
    ally(character: string): string
    allyLost: string
    missionDone: string
    finalMission: string
    finalLine: string
    hazards(count: number): string
    prevented: string
    recovered(health: number, control: number): string
    slow: string
  }
}
