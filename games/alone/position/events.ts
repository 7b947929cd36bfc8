import type { Seat } from '@miskatonic/kernel'
import type { ActionKind, Card, Condition, DeckName } from '../content/cards.ts'
import type { Character, Face } from '../content/characters.ts'
import type { Item } from '../content/items.ts'
import type { Corridor, Room } from '../content/maps.ts'
import type { Mission } from '../content/missions.ts'
import type { Being, MonsterKind } from '../content/monsters.ts'
import type { Way } from '../content/sectors.ts'
import type { Cause, Loss, Report, Sought } from './names.ts'

/**
 * What happened, for those who watch. `Place` is a sector of the map for Evil, and for the Hero a place of the maze as the Hero knows it
 * ("2/1/-1"); what the Hero does not see is null, or the event is not told at all.
 */
export type Place = string
export interface Events {
  characterTaken: { character: Character }
  decksTaken: { decks: DeckName[] }
  gameSetUp: { green: Mission; blue: Mission; red: Mission }
  itemsDrawn: { items: Item[] }
  cardsDrawn: { who: Seat; count: number; cards: Card[] | null }
  roundBegan: { marker: number; leader: Seat }
  turnBegan: { number: number }
  turnEnded: { number: number }

  timeSlowed: { free: boolean }
  adrenalineGained: { count: number }
  adrenalineLost: { count: number }
  acted: { action: ActionKind; item: Item | null }
  moved: { from: Place; to: Place; way: Way; how: 'step' | 'drag' | 'sacrifice' }
  doorLocked: { place: Place; way: Way }
  doorUnlocked: { place: Place; way: Way }
  sectorRevealed: { place: Place; what: Room | Corridor }
  sectorsForgotten: { places: Place[] }
  monsterSeen: { place: Place; being: Being; wounded: boolean }
  litUp: { place: Place }
  wentDark: { place: Place }
  hazardPlaced: { place: Place | null }
  hazardDiscarded: { place: Place }
  hazardsSetAside: { count: number }

  targetsAsked: { targets: Sought[] }
  located: { target: Sought; distance: number; level: 'this' | 'other' | 'none'; way: Report | null }
  itemUpgraded: { item: Item; with: Item }
  chargesSpent: { item: Item; count: number }
  itemDiscarded: { item: Item }
  recovered: { health: number; control: number }
  roomSearched: { room: Room }

  cardProposed: { by: Seat; deck: DeckName; face: 'up' | 'down'; condition: Condition | null }
  proposalRefused: { by: Seat }
  cardPlayed: {
    by: Seat
    card: Card | null
    deck: DeckName
    face: 'up' | 'down'
    spaces: number
    dangerous: boolean
  }
  cardReturned: { card: Card }
  monsterSpawned: { being: Being; place: Place; monster: string | null }
  monsterMoved: { being: Being; from: Place; to: Place | null; way: Way | null; monster: string | null }
  monsterRelocated: { being: Being; from: Place | null; to: Place | null; monster: string | null }
  monsterRemoved: { being: Being; place: Place; monster: string | null }
  noise: { heard: Report }
  frightened: { being: Being; value: number }
  diceRolled: { by: 'hero' | 'evil'; dice: Face[]; why: 'fight' | 'attack' | 'parting' }
  diceRerolled: { by: 'hero' | 'evil'; dice: Face[] }
  attackBegan: { being: Being; dice: number }
  monsterWounded: { being: Being; place: Place; monster: string | null }
  monsterKilled: { being: Being; place: Place; monster: string | null }
  monsterStunned: { being: Being; place: Place; monster: string | null }
  nothingHit: {}
  experienceGained: { being: MonsterKind; points: number }
  strengthened: { place: Place | null; dice: number; monster: string | null }

  lostHealth: { count: number; cause: Cause }
  lostControl: { count: number; cause: Cause }
  lossPrevented: { what: Loss; count: number; by: Item | Character | 'skill' }
  allyStruck: { count: number }
  allyGained: { character: Character }
  allyLost: { character: Character }
  allySacrificed: { character: Character }
  allyUsed: { character: Character }

  missionAdvanced: { mission: Mission; progress: number }
  missionCompleted: { mission: Mission }
  finalMissionActive: { mission: Mission }
  conditionPlaced: { mission: Mission; place: Place | null }
  conditionTaken: { mission: Mission; place: Place }
  bossPlaced: { being: Being; place: Place | null }
  roundGained: {}
  nightmareBegan: {}
  leaderPassed: { to: Seat }
  cardsDropped: { who: Seat; count: number }
  adrenalineRefilled: { to: number }
}
