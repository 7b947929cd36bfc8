import type { RoomName } from '../../../content/rooms.ts'
import * as a from './pieces.ts'
import type { Piece } from './pieces.ts'

/** What a floor is made of. */
export type Floor =
  | 'plank'
  | 'tiles'
  | 'parquet'
  | 'study'
  | 'kitchen'
  | 'carpet'
  | 'work'
  | 'stone'
  | 'gravel'
  | 'grass'
  | 'deck'
  | 'sand'
  | 'earth'
  | 'water'

export interface Furnishing {
  readonly floor: Floor
  /** Stands with its back to a wall, space by space; those that find no place are left out. */
  readonly walls: readonly Piece[]
  /** Lies in the middle of a space: of the first, the second, … */
  readonly middle?: readonly (Piece | null)[]
}

const { armchair, bed, wideBed, wardrobe, nightstand, shelf, desk, table, longTable, sofa, chair, clock } = a
const {
  piano,
  plant,
  stove,
  sink,
  coats,
  barrel,
  crate,
  crates,
  workbench,
  cabinet,
  rug,
  tree,
  bush,
  hedge,
} = a

/** How each room is furnished. */
export const furnishings: Readonly<Record<RoomName, Furnishing>> = {
  yard: { floor: 'gravel', walls: [bush, tree, bush, tree, bush], middle: [null, null, a.car] },
  garden: {
    floor: 'grass',
    walls: [hedge, tree, bush, a.flowers, tree, hedge, bush],
    middle: [a.flowers, null, a.well],
  },
  porch: { floor: 'deck', walls: [plant, plant] },
  foyer: {
    floor: 'tiles',
    walls: [clock, plant, desk, clock],
    middle: [rug(24, 84), rug(24, 84), rug(24, 84)],
  },
  cloakroom: { floor: 'work', walls: [coats, coats, a.bench] },
  hall: {
    floor: 'tiles',
    walls: [clock, plant, clock, shelf(40), clock],
    middle: [rug(90, 22), null, rug(90, 22)],
  },
  'guest-bedroom': { floor: 'carpet', walls: [bed, nightstand, wardrobe, chair] },
  library: {
    floor: 'study',
    walls: [shelf(60), shelf(80), armchair, shelf(70), desk, shelf(60), armchair, shelf(60)],
    middle: [rug(50, 60), null, null],
  },
  study: { floor: 'study', walls: [shelf(60), desk, cabinet, armchair, clock] },
  kitchen: { floor: 'kitchen', walls: [stove, sink, shelf(44), sink, barrel], middle: [table] },
  pantry: { floor: 'kitchen', walls: [a.bottles, barrel, shelf(40)] },
  workshop: {
    floor: 'work',
    walls: [workbench, clock, crates, workbench, clock, shelf(50), barrel],
    middle: [null, table],
  },
  'clock-room': { floor: 'work', walls: [clock, workbench, clock, clock], middle: [a.dome] },
  reception: { floor: 'tiles', walls: [a.counter, chair, chair, plant, a.bench] },
  corridor: { floor: 'tiles', walls: [a.bench, cabinet, chair, a.bench, chair, cabinet] },
  dispensary: { floor: 'kitchen', walls: [a.bottles, a.bottles, a.counter, sink] },
  passage: { floor: 'plank', walls: [crate, barrel, a.ladderOnWall, sink, shelf(40)] },
  'operating-theatre': {
    floor: 'kitchen',
    walls: [a.bottles, sink, cabinet, a.bench, a.bench],
    middle: [a.slab, a.lamps],
  },
  'directors-office': { floor: 'study', walls: [shelf(50), desk, cabinet, armchair] },
  parlour: {
    floor: 'parquet',
    walls: [piano, sofa, armchair, plant, clock, armchair, chair, chair],
    middle: [rug(80, 56), null],
  },
  'dining-room': {
    floor: 'parquet',
    walls: [shelf(50), plant, cabinet, plant],
    middle: [longTable(60), longTable(60)],
  },
  'master-bedroom': {
    floor: 'carpet',
    walls: [wardrobe, armchair, desk, wideBed, nightstand, wardrobe],
    middle: [null, rug(64, 40)],
  },
  cellar: { floor: 'stone', walls: [barrel, barrel, barrel, crates, crate, a.bottles, barrel, crate] },
  crypt: { floor: 'stone', walls: [a.coffin, a.bones, a.coffin], middle: [a.tomb] },
  'east-ward': { floor: 'kitchen', walls: [bed, nightstand, bed, nightstand, bed, sink, chair] },
  'west-ward': { floor: 'kitchen', walls: [bed, nightstand, bed, bed, nightstand, bed, sink] },
  'records-office': { floor: 'study', walls: [cabinet, cabinet, cabinet, desk, shelf(40)] },
  'staff-bedroom': { floor: 'carpet', walls: [bed, nightstand, wardrobe, bed, nightstand, desk] },
  morgue: { floor: 'stone', walls: [cabinet, cabinet, sink], middle: [a.slab] },
  'boiler-room': { floor: 'stone', walls: [a.boiler, barrel, crate, a.boiler, workbench] },
  'ice-house': { floor: 'stone', walls: [a.hooks, crate, crates, crate], middle: [crates] },
  cistern: { floor: 'water', walls: [a.rock, a.rock, barrel], middle: [a.waves, a.waves] },
  shore: {
    floor: 'sand',
    walls: [a.rocks, a.waves, a.waves, a.rock, a.waves, a.rocks, a.waves],
    middle: [null, a.boat],
  },
  dunes: { floor: 'sand', walls: [bush, a.rock, bush, a.rocks, bush, bush] },
  boathouse: { floor: 'deck', walls: [a.nets, a.rope, barrel, workbench, a.rope], middle: [a.boat, null] },
  'front-room': { floor: 'plank', walls: [armchair, sofa, shelf(44), chair, desk], middle: [rug(56, 40)] },
  passageway: {
    floor: 'plank',
    walls: [clock, cabinet, coats, chair, a.bench],
    middle: [rug(70, 22), rug(70, 22), null],
  },
  'keepers-bedroom': { floor: 'carpet', walls: [bed, nightstand, wardrobe] },
  'tower-stair': { floor: 'stone', walls: [barrel], middle: [a.steps] },
  'lamp-room': { floor: 'work', walls: [workbench, cabinet, barrel], middle: [a.lens] },
  'oil-store': { floor: 'stone', walls: [barrel, barrel, barrel, crate] },
  barn: {
    floor: 'earth',
    walls: [a.hay, a.hay, a.cart, a.hay, barrel, workbench, a.hay],
    middle: [null, a.cart],
  },
  hayloft: { floor: 'plank', walls: [a.hay, a.hay, a.hay, a.hay, a.rope] },
  slaughterhouse: { floor: 'stone', walls: [a.hooks, a.basin, barrel, workbench, a.hooks], middle: [a.slab] },
  rotunda: {
    floor: 'tiles',
    walls: [a.statue, plant, a.statue, a.bench, plant, a.statue],
    middle: [null, null, null, a.dome],
  },
  'ticket-office': { floor: 'study', walls: [a.counter, cabinet, chair, a.safe] },
  'caretakers-bedroom': { floor: 'carpet', walls: [bed, nightstand, a.basin] },
  'lecture-hall': {
    floor: 'parquet',
    walls: [a.lectern, shelf(50), a.statue],
    middle: [null, a.benches, a.benches],
  },
  street: {
    floor: 'gravel',
    walls: [a.streetLamp, bush, a.streetLamp, a.bench, a.streetLamp],
    middle: [null, a.car],
  },
  'egyptian-room': {
    floor: 'stone',
    walls: [a.glassCase, a.statue, a.glassCase, a.statue],
    middle: [a.mummy, null],
  },
  farmyard: {
    floor: 'earth',
    walls: [barrel, a.hay, bush, a.cart, bush],
    middle: [a.well, null, null, null],
  },
  lane: { floor: 'gravel', walls: [hedge, bush, hedge, bush] },
  cornfield: {
    floor: 'earth',
    walls: [a.corn, a.corn, a.corn, a.corn],
    middle: [a.corn, a.corn, a.corn, a.corn],
  },
  graveyard: {
    floor: 'grass',
    walls: [a.graves, tree, a.grave, a.graves, bush],
    middle: [a.graves, a.graves],
  },
  burrow: { floor: 'earth', walls: [a.roots, a.bones, a.rock, a.roots, a.rocks, a.bones] },
  'chart-room': { floor: 'plank', walls: [shelf(40), a.charts, cabinet], middle: [table] },
  nursery: { floor: 'carpet', walls: [a.cradle, a.toys, bed, shelf(40), a.toys], middle: [rug(50, 36)] },
  'net-loft': { floor: 'deck', walls: [a.nets, a.rope, a.nets, barrel, a.rope] },
  'east-gallery': { floor: 'tiles', walls: [a.glassCase, a.statue, a.glassCase, a.bench] },
  'west-gallery': { floor: 'tiles', walls: [a.glassCase, a.statue, a.bench, a.glassCase] },
  armoury: { floor: 'stone', walls: [a.armour, a.armour, a.glassCase, a.armour] },
  'furnace-room': { floor: 'stone', walls: [a.furnace, crate, barrel, a.furnace] },
  'crate-store': { floor: 'stone', walls: [crates, crates, crate, barrel, crates] },
  vault: { floor: 'stone', walls: [a.safe, cabinet, a.safe] },
  'sea-cave': {
    floor: 'water',
    walls: [a.rocks, a.rock, a.waves, a.rocks, a.rock],
    middle: [a.boat, a.waves, null],
  },
  'flooded-tunnel': { floor: 'water', walls: [a.rock, a.waves, a.rocks], middle: [a.waves, a.waves] },
  chapel: { floor: 'stone', walls: [a.font, a.lectern, a.pew], middle: [a.benches, a.benches, null] },
  vestry: { floor: 'study', walls: [wardrobe, cabinet, a.lectern] },
  bindery: { floor: 'work', walls: [a.press, workbench, shelf(50), a.press, shelf(40)] },
  'conservation-lab': {
    floor: 'kitchen',
    walls: [a.bottles, sink, workbench, cabinet],
    middle: [table, table],
  },
  stacks: { floor: 'study', walls: [shelf(60), shelf(60), shelf(60), shelf(60), a.lectern] },
  landing: { floor: 'plank', walls: [chair, clock, plant], middle: [rug(60, 24), null] },
  'attic-bedroom': { floor: 'plank', walls: [bed, crate, nightstand, bed, crates] },
  'sewing-room': { floor: 'carpet', walls: [a.sewing, wardrobe, chair] },
}
