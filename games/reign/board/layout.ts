import { type Place, type Town, hasBus, hasGate, places, roadsFrom, townOf } from '../content/map.ts'

/**
 * Where everything lies on the map, in its own units: a location is a disc, its name stands below, its investigators on one side, its
 * cultists on the other, its Shoggoths upon it, a gate or a bus stop above. Nothing of it overlaps; a test measures that.
 */
export const mapSize = { width: 1160, height: 790 } as const

export interface Point {
  readonly x: number
  readonly y: number
}
/** A rectangle by its middle. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

type Side = 'left' | 'right'

interface Spot extends Point {
  /** The side on which investigators stand. */
  readonly people: Side
}

export const spots: Record<Place, Spot> = {
  'train-station': { x: 73, y: 201, people: 'right' },
  university: { x: 352, y: 80, people: 'left' },
  park: { x: 230, y: 210, people: 'right' },
  'police-station': { x: 546, y: 71, people: 'left' },
  'secret-lodge': { x: 364, y: 306, people: 'right' },
  diner: { x: 519, y: 209, people: 'left' },
  cafe: { x: 180, y: 357, people: 'left' },
  church: { x: 294, y: 458, people: 'right' },
  'old-mill': { x: 105, y: 557, people: 'left' },
  'historic-inn': { x: 500, y: 402, people: 'right' },
  farmstead: { x: 183, y: 674, people: 'right' },
  swamp: { x: 449, y: 605, people: 'left' },
  junkyard: { x: 664, y: 235, people: 'right' },
  'pawn-shop': { x: 831, y: 259, people: 'right' },
  hospital: { x: 718, y: 110, people: 'left' },
  factory: { x: 925, y: 136, people: 'left' },
  boardwalk: { x: 1084, y: 203, people: 'left' },
  docks: { x: 955, y: 354, people: 'right' },
  woods: { x: 703, y: 410, people: 'left' },
  'great-hall': { x: 618, y: 568, people: 'left' },
  market: { x: 865, y: 482, people: 'right' },
  theater: { x: 757, y: 641, people: 'right' },
  wharf: { x: 1042, y: 507, people: 'right' },
  graveyard: { x: 925, y: 687, people: 'right' },
}

/** The middle of each town's name. */
export const townNames: Record<Town, Point> = {
  arkham: { x: 140, y: 78 },
  dunwich: { x: 398, y: 757 },
  innsmouth: { x: 978, y: 62 },
  kingsport: { x: 716, y: 760 },
}

/** Half of a location's disc. */
export const disc = 33
export const nameSize = 19.5
const nameLeading = 19.5
const NAME_TOP = 39

export const figures = {
  largePawn: { width: 42, height: 59 },
  pawn: { width: 33, height: 46 },
  smallPawn: { width: 27, height: 38 },
  cultist: { width: 26, height: 30 },
  gate: { width: 46, height: 46 },
  bus: { width: 27, height: 18 },
} as const

/** How far the bend of a road lies off the straight line, as a part of its length. */
const bends: Partial<Record<string, number>> = {
  'boardwalk docks': 0.17,
  'cafe church': -0.07,
  'church farmstead': 0.2,
  'church historic-inn': -0.08,
  'church old-mill': -0.08,
  'diner junkyard': 0.08,
  'docks woods': -0.08,
  'factory boardwalk': 0.08,
  'farmstead swamp': -0.08,
  'great-hall market': 0.08,
  'historic-inn farmstead': 0.07,
  'hospital factory': -0.08,
  'junkyard pawn-shop': -0.08,
  'market theater': 0.1,
  'market wharf': 0.08,
  'park police-station': 0.08,
  'park secret-lodge': 0.08,
  'pawn-shop factory': -0.16,
  'pawn-shop hospital': 0.17,
  'police-station secret-lodge': 0.21,
  'secret-lodge diner': -0.08,
  'swamp great-hall': 0.08,
  'train-station cafe': -0.2,
  'train-station university': -0.08,
  'university park': 0.26,
  'university police-station': -0.08,
  'wharf graveyard': 0.2,
  'woods great-hall': 0.12,
  'woods market': -0.09,
}

export interface Road {
  readonly from: Place
  readonly to: Place
  /** Roads out of a town look different. */
  readonly betweenTowns: boolean
  readonly bend: Point
  readonly path: string
}

export const roads: readonly Road[] = places.flatMap((from, i) =>
  roadsFrom[from].filter((to) => places.indexOf(to) > i).map((to) => roadBetween(from, to)),
)

function roadBetween(from: Place, to: Place): Road {
  const [a, b] = [spots[from], spots[to]]
  const offset = bends[`${from} ${to}`] ?? 0.07
  const bend = {
    x: (a.x + b.x) / 2 - (b.y - a.y) * offset,
    y: (a.y + b.y) / 2 + (b.x - a.x) * offset,
  }
  return {
    from,
    to,
    betweenTowns: townOf[from] !== townOf[to],
    bend,
    path: `M${round(a.x)} ${round(a.y)}Q${round(bend.x)} ${round(bend.y)} ${round(b.x)} ${round(b.y)}`,
  }
}

/** A point of a road; 0 is its beginning, 1 its end. */
export function alongRoad({ from, to, bend }: Road, part: number): Point {
  const [a, b, rest] = [spots[from], spots[to], 1 - part]
  return {
    x: rest * rest * a.x + 2 * rest * part * bend.x + part * part * b.x,
    y: rest * rest * a.y + 2 * rest * part * bend.y + part * part * b.y,
  }
}

/** Long names of two words take two lines. */
export function nameLines(name: string): string[] {
  return name.length > 11 ? name.split(' ') : [name]
}

export function nameLine(place: Place, line: number): Point {
  const { x, y } = spots[place]
  return { x, y: y + NAME_TOP + 14 + line * nameLeading }
}

/** As wide as the letters of the text face are on average, with a little to spare. */
export function nameBox(place: Place, name: string): Box {
  const { x, y } = spots[place]
  const lines = nameLines(name)
  const width = Math.max(...lines.map((line) => line.length)) * nameSize * 0.54
  const height = lines.length * nameLeading
  return { x, y: y + NAME_TOP + height / 2, width, height }
}

/** Positions of a number of investigators: one stands tall, two one behind the other, more of them in two small rows. */
export function pawnBoxes(place: Place, count: number): Box[] {
  const { x, y, people } = spots[place]
  const sign = people === 'left' ? -1 : 1
  if (count === 1) return [{ x: x + sign * 58, y: y - 8, ...figures.largePawn }]
  if (count === 2) return [-33, 14].map((row) => ({ x: x + sign * 54, y: y + row, ...figures.pawn }))
  return [0, 1, 2, 3].slice(0, count).map((i) => ({
    x: x + sign * (51 + 28 * Math.floor(i / 2)),
    y: y + [-25, 14][i % 2]!,
    ...figures.smallPawn,
  }))
}

/** Seen from the disc: the first stands in the middle. */
const cultistSpots = [
  [50, -8],
  [37, -39],
  [42, 23],
] as const

/** The places of three cultists, beside the disc. */
export function cultistBoxes(place: Place): Box[] {
  const { x, y, people } = spots[place]
  const sign = people === 'left' ? 1 : -1
  return cultistSpots.map(([dx, dy]) => ({ x: x + sign * dx, y: y + dy, ...figures.cultist }))
}

/** The bounding box of a number of them. */
export function cultistsBox(place: Place, count: number): Box {
  const boxes = cultistBoxes(place).slice(0, count)
  const around = (middle: 'x' | 'y', size: 'width' | 'height'): [number, number] => {
    const low = Math.min(...boxes.map((box) => box[middle] - box[size] / 2)) - 3
    const high = Math.max(...boxes.map((box) => box[middle] + box[size] / 2)) + 3
    return [(low + high) / 2, high - low]
  }
  const [[x, width], [y, height]] = [around('x', 'width'), around('y', 'height')]
  return { x, y, width, height }
}

/** Number of Shoggoths that cover the disc. */
export function shoggothBoxes(place: Place, count: number): Box[] {
  const { x, y } = spots[place]
  if (count === 1) return [{ x, y, width: 58, height: 58 }]
  const size = count === 2 ? { width: 32, height: 32 } : { width: 29, height: 29 }
  const offsets =
    count === 2
      ? [
          [-16.5, 0],
          [16.5, 0],
        ]
      : [
          [-15.5, 10],
          [15.5, 10],
          [0, -20],
        ]
  return offsets.map(([dx, dy]) => ({ x: x + dx!, y: y + dy!, ...size }))
}

/** A gate or a bus stop; no place has both. */
export function signBox(place: Place): Box | undefined {
  const { x, y } = spots[place]
  if (hasGate[place]) return { x, y: y - disc - 21, ...figures.gate }
  if (hasBus[place]) return { x, y: y - disc - 9, ...figures.bus }
  return undefined
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
