import { mapped } from '@miskatonic/kernel'
import type { Condition, DeckName } from '../../content/cards.ts'
import type { Character, Face } from '../../content/characters.ts'
import type { ComponentType } from '../../cards/items.ts'
import type { Corridor, MapName, Room } from '../../content/maps.ts'
import type { Being, MonsterKind } from '../../content/monsters.ts'
import type { Compass, StairColour } from '../../content/sectors.ts'
import type { Cause, Loss, Report, Sought } from '../../names.ts'
import { cardWords, itemWords, missionWords } from './cards.ts'

/** What things are called in English, with the small words that go before them. */

/** One is in the Canteen, but at the Escape Pods. */
export const rooms: Record<Room, { name: string; at: string; code: string }> = {
  'control-room': { name: 'Control Room', at: 'in the Control Room', code: 'CTL' },
  infirmary: { name: 'Infirmary', at: 'in the Infirmary', code: 'INF' },
  laboratory: { name: 'Laboratory', at: 'in the Laboratory', code: 'LAB' },
  'generator-room': { name: 'Generator Room', at: 'in the Generator Room', code: 'GEN' },
  'escape-pods': { name: 'Escape Pods', at: 'at the Escape Pods', code: 'POD' },
  canteen: { name: 'Canteen', at: 'in the Canteen', code: 'CAN' },
  'communications-room': { name: 'Communications Room', at: 'in the Communications Room', code: 'COM' },
  armoury: { name: 'Armoury', at: 'in the Armoury', code: 'ARM' },
}

export const corridors: Record<Corridor, string> = {
  straight: 'straight corridor',
  corner: 'corner',
  tee: 'fork',
  cross: 'crossing',
}

export const maps: Record<MapName, string> = {
  'colony-spine': 'Colony Spine',
  'ring-station': 'Ring Station',
  'deep-works': 'Deep Works',
}

/** Kinds of monsters are many, even where there is one token; a boss is one. */
export const beings: Record<Being, { name: string; many: boolean }> = {
  spores: { name: 'Spores', many: true },
  parasites: { name: 'Parasites', many: true },
  cultists: { name: 'Cultists', many: true },
  hybrids: { name: 'Hybrids', many: true },
  worms: { name: 'Worms', many: true },
  'queen-worm': { name: 'the Queen Worm', many: false },
  'high-priest': { name: 'the High Priest', many: false },
  'brood-mother': { name: 'the Brood Mother', many: false },
}

export const items = mapped(itemWords, ({ name }) => name)

export const componentTypes: Record<ComponentType, string> = {
  mech: 'mechanical',
  elec: 'electronic',
  chem: 'chemical',
  bio: 'medical',
}

export const decks: Record<DeckName, string> = {
  fury: 'Fury',
  speed: 'Speed',
  dread: 'Dread',
  traps: 'Traps',
}

export const cards = mapped(cardWords, ({ name }) => name)

/** What a card answers. */
export const conditions: Record<Condition, string> = {
  move: 'Move',
  explore: 'Explore',
  fight: 'Fight',
  locate: 'Locate',
  search: 'Search',
  interact: 'Interact',
  health: 'health loss',
  control: 'self-control loss',
}

export const characters: Record<Character, string> = {
  pilot: 'Pilot',
  engineer: 'Engineer',
  captain: 'Captain',
  doctor: 'Doctor',
}

/** The skill that each kind of monster teaches a character. */
export const skills: Record<Character, Record<MonsterKind, string>> = {
  pilot: {
    spores: 'Light Step',
    parasites: 'Evasive',
    cultists: 'Quick Draw',
    hybrids: 'Sharp Eyes',
    worms: 'Overdrive',
  },
  engineer: {
    spores: 'Sealed Suit',
    parasites: 'Hard Lock',
    cultists: 'Overload',
    hybrids: 'Power Saver',
    worms: 'Rewire',
  },
  captain: {
    spores: 'Sweep',
    parasites: 'Stand Firm',
    cultists: 'Marksman',
    hybrids: 'Composure',
    worms: 'Inspiration',
  },
  doctor: {
    spores: 'Antitoxin',
    parasites: 'Triage',
    cultists: 'Weak Spots',
    hybrids: 'Calm Voice',
    worms: 'Autopsy',
  },
}

export const missions = mapped(missionWords, ({ name }) => name)

export const directions: Record<Compass, string> = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
}

export const stairs: Record<StairColour, string> = { red: 'red stairs', blue: 'blue stairs' }

export const faces: Record<Face, { one: string; many: string }> = {
  hit: { one: 'hit', many: 'hits' },
  surge: { one: 'surge', many: 'surges' },
  miss: { one: 'miss', many: 'misses' },
}

/** Where a noise comes from. */
export const reports: Record<Report, string> = {
  north: 'from the north',
  east: 'from the east',
  south: 'from the south',
  west: 'from the west',
  'red-stairs': 'from the red stairs',
  'blue-stairs': 'from the blue stairs',
  here: 'from right here',
  'other-level': 'from the other level',
  'this-level': 'from somewhere on this level',
}

/** Where a way begins. */
export const heads: Record<Report, string> = {
  north: 'to the north',
  east: 'to the east',
  south: 'to the south',
  west: 'to the west',
  'red-stairs': 'by the red stairs',
  'blue-stairs': 'by the blue stairs',
  here: 'right here',
  'other-level': 'somewhere on the other level',
  'this-level': 'somewhere on this level',
}

/** What one asks the way to. */
export const sought: Record<Sought, string> = {
  'control-room': 'the Control Room',
  infirmary: 'the Infirmary',
  laboratory: 'the Laboratory',
  'generator-room': 'the Generator Room',
  'escape-pods': 'the Escape Pods',
  canteen: 'the Canteen',
  'communications-room': 'the Communications Room',
  armoury: 'the Armoury',
  room: 'the nearest room',
  straight: 'the nearest straight corridor',
  corner: 'the nearest corner',
  tee: 'the nearest fork',
  cross: 'the nearest crossing',
  door: 'the nearest door',
  'locked-door': 'the nearest locked door',
  'red-stairs': 'the red stairs',
  'blue-stairs': 'the blue stairs',
  stairs: 'the nearest stairs',
  switch: 'the nearest light switch',
  'lit-sector': 'the nearest lit sector',
  spores: 'the nearest Spores',
  parasites: 'the nearest Parasites',
  cultists: 'the nearest Cultists',
  hybrids: 'the nearest Hybrids',
  worms: 'the nearest Worms',
  monster: 'the nearest monster',
  boss: 'the nearest boss',
  hazard: 'the nearest hazard token',
  condition: 'the nearest condition token',
  'green-mission': 'the next place of the green mission',
  'blue-mission': 'the next place of the blue mission',
  'red-mission': 'the next place of the final mission',
}

export const losses: Record<Loss, string> = { health: 'health', control: 'self-control' }

/** Why something is lost. */
export const causes: Record<Cause, string> = {
  attack: 'an attack',
  parting: 'a parting attack',
  fright: 'a fright',
  card: 'a reaction',
  nightmare: 'the nightmare',
  price: 'the price of the Serum',
  countdown: 'the countdown',
}
