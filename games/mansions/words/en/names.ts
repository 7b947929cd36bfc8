import type { ItemType } from '../../cards/types.ts'
import type { Skill } from '../../content/ids.ts'
import type { RoomName } from '../../content/rooms.ts'

/** What things are called in English. Words of cards stand in cards/, in a file by deck. */

export { names as investigators, occupations } from './cards/investigators.ts'
export { mental, physical } from './cards/traits.ts'
export { search, starting } from './cards/items.ts'
export { locks, obstacles } from './cards/doors.ts'
export { names as spells } from './cards/spells.ts'
export { names as mythos } from './cards/mythos.ts'
export { names as traumas } from './cards/trauma.ts'
export { names as keeperActions } from './cards/keeper-actions.ts'
export { named as namedMonsters, names as monsters } from './cards/monsters.ts'

export const rooms: Readonly<Record<RoomName, string>> = {
  yard: 'Carriage Yard',
  garden: 'Garden',
  porch: 'Front Porch',
  foyer: 'Foyer',
  cloakroom: 'Cloakroom',
  hall: 'Long Hall',
  'guest-bedroom': 'Guest Bedroom',
  library: 'Library',
  study: 'Study',
  kitchen: 'Kitchen',
  pantry: 'Pantry',
  workshop: 'Workshop',
  'clock-room': 'Clock Room',
  reception: 'Reception',
  corridor: 'Corridor',
  dispensary: 'Dispensary',
  passage: 'Service Passage',
  'operating-theatre': 'Operating Theatre',
  'directors-office': "Director's Office",
  parlour: 'Parlour',
  'dining-room': 'Dining Room',
  'master-bedroom': 'Master Bedroom',
  cellar: 'Cellar',
  crypt: 'Family Crypt',
  'east-ward': 'East Ward',
  'west-ward': 'West Ward',
  'records-office': 'Records Office',
  'staff-bedroom': 'Staff Bedroom',
  morgue: 'Morgue',
  'boiler-room': 'Boiler Room',
  'ice-house': 'Ice House',
  cistern: 'Cistern',
  shore: 'Shore',
  dunes: 'Dunes',
  boathouse: 'Boathouse',
  'front-room': 'Front Room',
  passageway: 'Passageway',
  'keepers-bedroom': "Lamp Keeper's Bedroom",
  'tower-stair': 'Tower Stair',
  'lamp-room': 'Lamp Room',
  'oil-store': 'Oil Store',
  barn: 'Barn',
  hayloft: 'Hayloft',
  slaughterhouse: 'Slaughterhouse',
  rotunda: 'Rotunda',
  'ticket-office': 'Ticket Office',
  'caretakers-bedroom': "Caretaker's Bedroom",
  'lecture-hall': 'Lecture Hall',
  street: 'Street',
  'egyptian-room': 'Egyptian Room',
  farmyard: 'Farmyard',
  lane: 'Lane',
  cornfield: 'Cornfield',
  graveyard: 'Graveyard',
  burrow: 'Burrow',
  'chart-room': 'Chart Room',
  nursery: 'Nursery',
  'net-loft': 'Net Loft',
  'east-gallery': 'East Gallery',
  'west-gallery': 'West Gallery',
  armoury: 'Armoury',
  'furnace-room': 'Furnace Room',
  'crate-store': 'Crate Store',
  vault: 'Vault',
  'sea-cave': 'Sea Cave',
  'flooded-tunnel': 'Flooded Tunnel',
  chapel: 'Chapel',
  vestry: 'Vestry',
  bindery: 'Bindery',
  'conservation-lab': 'Conservation Laboratory',
  stacks: 'Stacks',
  landing: 'Landing',
  'attic-bedroom': 'Attic Bedroom',
  'sewing-room': 'Sewing Room',
}

export const skills: Readonly<Record<Skill, string>> = {
  intellect: 'Intellect',
  willpower: 'Willpower',
  lore: 'Lore',
  luck: 'Luck',
  strength: 'Strength',
  dexterity: 'Dexterity',
  marksmanship: 'Marksmanship',
}

export const itemTypes: Readonly<Record<ItemType, string>> = {
  key: 'Key',
  equipment: 'Equipment',
  artifact: 'Artifact',
  tome: 'Tome',
  ally: 'Ally',
  ranged: 'Ranged Weapon',
  bladed: 'Bladed Melee Weapon',
  blunt: 'Blunt Melee Weapon',
}

export const nothing = 'Nothing of interest'
