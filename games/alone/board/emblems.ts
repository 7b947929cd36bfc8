import type { IconName } from '@miskatonic/screen'
import type { Drawing } from '@miskatonic/screen/faces'
import type { ActionKind, DeckName } from '../content/cards.ts'
import type { Character } from '../content/characters.ts'
import type { Item } from '../cards/items.ts'
import type { Corridor, Room } from '../content/maps.ts'
import { type Being, monsterKinds } from '../content/monsters.ts'
import type { StairColour } from '../content/sectors.ts'
import type { Sought } from '../names.ts'
import * as figures from './faces/beings.ts'
import * as crew from './faces/characters.ts'

/** By which picture, outline and colour everything is known. Colour is never the only sign. */

interface BeingEmblem {
  readonly icon: IconName
  readonly colour: string
  /** The outline of its token, in a square of 56 units around the middle: each kind has a shape of its own. */
  readonly outline: string
  /** The portrait; without one, the icon serves. */
  readonly face: Drawing | undefined
}

const round = 'M0 -27A27 27 0 0 1 0 27A27 27 0 0 1 0 -27Z'
const spiked =
  'M0 -30L7 -22L18 -24L19 -13L29 -8L24 2L29 12L18 16L15 26L4 22L-4 30L-10 22L-21 23L-20 12L-30 6L-24 -3L-28 -13L-17 -16L-14 -27L-5 -22Z'

export const beingEmblems: Record<Being, BeingEmblem> = {
  spores: {
    face: figures.spores,
    icon: 'mushrooms-cluster',
    colour: 'var(--hue-moss)',
    outline:
      'M0 -28Q10 -28 13 -20Q23 -21 26 -11Q31 -2 25 6Q26 17 16 21Q9 30 0 27Q-10 30 -16 21Q-27 17 -25 6Q-31 -3 -26 -11Q-22 -22 -13 -20Q-10 -28 0 -28Z',
  },
  parasites: {
    face: figures.parasites,
    icon: 'alien-bug',
    colour: 'var(--hue-amber)',
    outline: 'M-15 -26H15L30 0L15 26H-15L-30 0Z',
  },
  cultists: {
    face: figures.cultists,
    icon: 'cultist',
    colour: 'var(--violet)',
    outline: 'M0 -30Q22 -24 25 -4Q26 16 18 27H-18Q-26 16 -25 -4Q-22 -24 0 -30Z',
  },
  hybrids: {
    face: figures.hybrids,
    icon: 'alien-skull',
    colour: 'var(--hue-ember)',
    outline: 'M-20 -26H20Q26 -26 26 -20V8L0 30L-26 8V-20Q-26 -26 -20 -26Z',
  },
  worms: { face: figures.worms, icon: 'worm-mouth', colour: 'var(--hue-tide)', outline: round },
  'queen-worm': {
    face: figures.queenWorm,
    icon: 'lamprey-mouth',
    colour: 'var(--hue-tide)',
    outline: spiked,
  },
  'high-priest': { face: figures.highPriest, icon: 'sun-priest', colour: 'var(--violet)', outline: spiked },
  'brood-mother': { face: figures.broodMother, icon: 'egg-pod', colour: 'var(--hue-moss)', outline: spiked },
}

export const roomIcons: Record<Room, IconName> = {
  'control-room': 'processor',
  infirmary: 'hospital-cross',
  laboratory: 'microscope',
  'generator-room': 'power-generator',
  'escape-pods': 'apollo-capsule',
  canteen: 'knife-fork',
  'communications-room': 'satellite-communication',
  armoury: 'ammo-box',
}

interface CharacterEmblem {
  readonly icon: IconName
  readonly colour: string
  /** The portrait; without one, the icon serves. */
  readonly face: Drawing | undefined
}

const characterEmblems: Partial<Record<Character, CharacterEmblem>> = {
  pilot: { icon: 'plane-pilot', colour: 'var(--hue-tide)', face: crew.pilot },
  engineer: { icon: 'mighty-spanner', colour: 'var(--hue-amber)', face: crew.engineer },
  captain: { icon: 'captain-hat-profile', colour: 'var(--ink)', face: crew.captain },
  doctor: { icon: 'stethoscope', colour: 'var(--poison)', face: crew.doctor },
}

/** A new character can be played before a portrait is drawn. */
export function characterEmblem(character: Character): CharacterEmblem {
  return characterEmblems[character] ?? { icon: 'person', colour: 'var(--ink-soft)', face: undefined }
}

const itemIcons: Partial<Record<Item, IconName>> = {
  'bullets-1': 'heavy-bullets',
  'bullets-2': 'heavy-bullets',
  'bullets-3': 'heavy-bullets',
  'jet-pack': 'jet-pack',
  crowbar: 'crowbar',
  'body-armour': 'kevlar-vest',
  toolkit: 'toolbox',
  flare: 'eclipse-flare',
  grenade: 'grenade',
  'pipe-bomb': 'unlit-bomb',
  flamethrower: 'flamethrower',
  stimulant: 'pill',
  'med-kit': 'first-aid-kit',
  sedatives: 'medicine-pills',
  'adrenaline-shot': 'syringe',
  'gas-mask': 'gas-mask',
  serum: 'vial',
  floodlight: 'flashlight',
  'motion-tracker': 'radar-sweep',
  'plasma-cutter': 'laser-precision',
  'stun-baton': 'telescopic-baton',
  'scout-drone': 'delivery-drone',
  'mine-sweeper': 'land-mine',
  'holo-memory': 'microchip',
  'door-override': 'lock-picking',
  'night-goggles': 'steampunk-goggles',
  'bio-scanner': 'ultrasound',
  'decoy-beacon': 'radio-tower',
}

/** An item without a picture of its own still has one. */
export function itemIcon(item: Item): IconName {
  return itemIcons[item] ?? 'cargo-crate'
}

/** The back of a reaction card tells its deck: on the table and on paper. */
export const deckEmblems: Record<
  DeckName,
  { readonly icon: IconName; readonly colour: string; readonly print: string }
> = {
  fury: { icon: 'claws', colour: 'var(--hue-ember)', print: 'var(--paper-ember)' },
  speed: { icon: 'wingfoot', colour: 'var(--hue-tide)', print: 'var(--paper-tide)' },
  dread: { icon: 'terror', colour: 'var(--violet)', print: 'var(--paper-violet)' },
  traps: { icon: 'wolf-trap', colour: 'var(--hue-amber)', print: 'var(--paper-amber)' },
}

export const actionIcons: Record<ActionKind, IconName> = {
  move: 'footprint',
  explore: 'eye-target',
  fight: 'crosshair',
  locate: 'radar-sweep',
  search: 'magnifying-glass',
  interact: 'hand',
}

/** Green, blue and red, as the rules call them; each has a sign of its own besides. */
export const missionColours: Record<'green' | 'blue' | 'red', string> = {
  green: 'var(--hue-moss)',
  blue: 'var(--hue-tide)',
  red: 'var(--hue-ember)',
}

export const stairColour: Record<StairColour, string> = {
  red: 'var(--hue-ember)',
  blue: 'var(--hue-tide)',
}

/** What can be asked for with Locate, in the order of the watch. Shapes of corridors are drawn, not pictured. */
export function soughtIcon(sought: Exclude<Sought, Corridor>): IconName {
  if (sought in roomIcons) return roomIcons[sought as Room]
  const kind = monsterKinds.find((each) => each === sought)
  return kind === undefined ? soughtIcons[sought as keyof typeof soughtIcons] : beingEmblems[kind].icon
}

const soughtIcons = {
  room: 'cargo-crate',
  door: 'steel-door',
  'locked-door': 'padlock',
  'red-stairs': '3d-stairs',
  'blue-stairs': '3d-stairs',
  stairs: '3d-stairs',
  switch: 'light-bulb',
  'lit-sector': 'lantern-flame',
  monster: 'tentacles-skull',
  boss: 'crowned-skull',
  hazard: 'hazard-sign',
  condition: 'id-card',
  'green-mission': 'check-mark',
  'blue-mission': 'check-mark',
  'red-mission': 'check-mark',
} as const satisfies Partial<Record<Sought, IconName>>
