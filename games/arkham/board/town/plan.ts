import { scenarioOf } from '../../catalogue.ts'
import type { ScenarioId } from '../../content/ids.ts'
import { type Edge, type Hood, type Space, type StreetType, hoods, tiles } from '../../content/map.ts'
import { boardOf } from '../../steps/board.ts'

/** Where everything lies on the page, in its own units. It follows from the scenario: no map is drawn by hand. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** A space: the part of a hexagon between its middle and two of its edges. */
export interface SpacePlan {
  readonly space: Space
  readonly hood: Hood
  readonly corners: readonly Point[]
  readonly middle: Point
  /** Where its picture stands, its name, its doom, and those who are there. */
  readonly slots: Slots
}
type Part = 'upper' | 'lower' | 'lateral'

export interface Slots {
  /** The left lower corner of the picture, on the ground. */
  readonly picture: Point
  /** The middle of a line of the name, the room for it, how much less there is for each further line, and where those go. */
  readonly caption: Point & {
    readonly width: number
    readonly narrows: number
    readonly grows: 'up' | 'down'
  }
  readonly doom: Point
  readonly markers: Point
  /** Where it says how far it is. */
  readonly coin: Point
  /** The middle of the row of figures, and the room for it. */
  readonly figures: Point & { readonly width: number }
}

export interface HoodPlan {
  readonly hood: Hood
  readonly middle: Point
  readonly corners: readonly Point[]
  readonly spaces: readonly SpacePlan[]
  /** The tile is a mirror image of others: what lies right of the middle there lies left of it. */
  readonly mirrored: boolean
  /** Where its name runs along an edge that no street leaves from: the middle of the edge, and its slope in degrees. */
  readonly title: { readonly at: Point; readonly turn: number }
}

export interface StreetPlan {
  readonly street: string
  readonly type: StreetType
  readonly corners: readonly Point[]
  readonly middle: Point
  /** The slope of its length, in degrees. */
  readonly turn: number
  readonly length: number
}

export interface Plan {
  readonly width: number
  readonly height: number
  readonly hoods: readonly HoodPlan[]
  readonly streets: readonly StreetPlan[]
  /** The middle of every space and street. */
  readonly places: Readonly<Record<string, Point>>
  /** Where figures stand in each of them. */
  readonly rows: Readonly<Record<string, Row>>
  /** Where the names of spaces stand. */
  readonly captions: Readonly<Record<string, Slots['caption'] | undefined>>
  /** Where it says how far each is. */
  readonly coins: Readonly<Record<string, Point>>
  /** The river under the bridges, as paths. */
  readonly rivers: readonly string[]
  /** The upper corner of the page in which no neighbourhood lies. */
  readonly freeCorner: 'left' | 'right'
}

export interface Row extends Point {
  readonly width: number
  /** Its slope in degrees: a row on a street runs along it. */
  readonly turn: number
  readonly isStreet: boolean
}

/** Half the width and half the height of a tile, and how far tiles are apart: half a column, a row. */
const halfWidth = 270
const halfHeight = 160
const column = 332
const row = 324
/** What is left free around the town, for the names along its edges. */
const margin = { top: 46, side: 44, bottom: 44 }
/** How wide a picture is. */
const pictureWidth = 100

/** The corners of a tile from the top on, clockwise. */
const corners: readonly Point[] = [
  { x: 0, y: -halfHeight },
  { x: halfWidth, y: -halfHeight / 2 },
  { x: halfWidth, y: halfHeight / 2 },
  { x: 0, y: halfHeight },
  { x: -halfWidth, y: halfHeight / 2 },
  { x: -halfWidth, y: -halfHeight / 2 },
]
const [top, topRight, bottomRight, bottom, bottomLeft, topLeft] = corners as [
  Point,
  Point,
  Point,
  Point,
  Point,
  Point,
]

/** Where each edge begins and ends, clockwise. */
const edgeEnds: Readonly<Record<Edge, readonly [Point, Point]>> = {
  TR: [top, topRight],
  R: [topRight, bottomRight],
  BR: [bottomRight, bottom],
  BL: [bottom, bottomLeft],
  L: [bottomLeft, topLeft],
  TL: [topLeft, top],
}

const centre: Point = { x: 0, y: 0 }

function between(one: Point, other: Point, part = 0.5): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }
}
function middleOf([from, to]: readonly [Point, Point]): Point {
  return between(from, to)
}
function moved(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y }
}

/** The three parts of a tile as its borders run: A at the top right, B below, C at the left. */
const parts: Readonly<Record<Part, readonly Point[]>> = {
  upper: [centre, middleOf(edgeEnds.TL), top, topRight, middleOf(edgeEnds.R)],
  lower: [centre, middleOf(edgeEnds.R), bottomRight, bottom, middleOf(edgeEnds.BL)],
  lateral: [centre, middleOf(edgeEnds.BL), bottomLeft, topLeft, middleOf(edgeEnds.TL)],
}

/** What lies where in each of them, from the middle of the tile. */
const slotsIn: Readonly<Record<Part, Slots>> = {
  upper: {
    picture: { x: 78, y: -38 },
    caption: { x: 141, y: -13, width: 250, narrows: 0, grows: 'up' },
    doom: { x: -10, y: -92 },
    markers: { x: 40, y: -122 },
    coin: { x: -62, y: -116 },
    figures: { x: 146, y: -74, width: 200 },
  },
  lower: {
    picture: { x: 48, y: 84 },
    caption: { x: 14, y: 112, width: 250, narrows: 0, grows: 'up' },
    doom: { x: 218, y: 38 },
    markers: { x: 150, y: 98 },
    coin: { x: 240, y: 84 },
    figures: { x: 88, y: 52, width: 172 },
  },
  lateral: {
    picture: { x: -218, y: 32 },
    caption: { x: -168, y: 62, width: 196, narrows: 54, grows: 'down' },
    doom: { x: -170, y: -74 },
    markers: { x: -106, y: -94 },
    coin: { x: -246, y: -66 },
    figures: { x: -156, y: -4, width: 172 },
  },
}

function slotsOf(part: Part, turned: boolean, middle: Point): Slots {
  const own = slotsIn[part]
  const put = <At extends Point>(at: At): At => ({ ...at, ...moved(mirroredIf(turned, at), middle) })
  const { picture } = own
  // The picture itself is not mirrored: it only stands on the other side.
  const left = turned ? { x: -picture.x - pictureWidth, y: picture.y } : picture
  return {
    picture: moved(left, middle),
    caption: put(own.caption),
    doom: put(own.doom),
    markers: put(own.markers),
    coin: put(own.coin),
    figures: put(own.figures),
  }
}

function isMirrored(hood: Hood): boolean {
  return tiles[hood].borders.TL.length === 1
}

/** On a mirrored tile B lies at the right and C below. */
function partsOf(hood: Hood): { part: Part; space: Space; mirrored: boolean }[] {
  const [a, b, c] = tiles[hood].spaces
  const mirrored = isMirrored(hood)
  const order: readonly [Part, Space][] = mirrored
    ? [
        ['upper', a],
        ['lateral', b],
        ['lower', c],
      ]
    : [
        ['upper', a],
        ['lower', b],
        ['lateral', c],
      ]
  return order.map(([part, space]) => ({ part, space, mirrored }))
}

function mirroredIf(turned: boolean, { x, y }: Point): Point {
  return { x: turned ? -x : x, y }
}

function middleOfAll(points: readonly Point[]): Point {
  const sum = points.reduce(moved, centre)
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function layHood(hood: Hood, middle: Point, free: readonly Edge[]): HoodPlan {
  const spaces = partsOf(hood).map(({ part, space, mirrored }) => {
    const outline = parts[part].map((point) => moved(mirroredIf(mirrored, point), middle))
    // A mirror turns an outline around; all of them run clockwise.
    const own = mirrored ? outline.toReversed() : outline
    return { space, hood, corners: own, middle: middleOfAll(own), slots: slotsOf(part, mirrored, middle) }
  })
  return {
    hood,
    middle,
    spaces,
    corners: corners.map((point) => moved(point, middle)),
    title: titleAt(middle, free),
    mirrored: isMirrored(hood),
  }
}

/** The name of a neighbourhood stands outside an edge without a street: above where it can, else below. */
function titleAt(middle: Point, free: readonly Edge[]): HoodPlan['title'] {
  const edge = (['TL', 'TR', 'BL', 'BR', 'L', 'R'] as const).find((each) => free.includes(each)) ?? 'TL'
  const [from, to] = edgeEnds[edge]
  const own = between(from, to)
  const far = edge.startsWith('T') ? 1.1 : edge.startsWith('B') ? 1.24 : 1.08
  const [left, right] = from.x <= to.x ? [from, to] : [to, from]
  const slope = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
  return { at: moved({ x: own.x * far, y: own.y * far }, middle), turn: slope }
}

/** A street fills the gap between two edges, a little shorter than those. */
function layStreet(
  street: string,
  type: StreetType,
  [[one, from], [other, to]]: readonly [readonly [Hood, Edge], readonly [Hood, Edge]],
  middles: ReadonlyMap<Hood, Point>,
): StreetPlan {
  const [a, b] = edgeEnds[from].map((point) => moved(point, middles.get(one)!)) as [Point, Point]
  // Both edges run clockwise around their own tiles, so the second runs against the first.
  const [c, d] = edgeEnds[to].map((point) => moved(point, middles.get(other)!)) as [Point, Point]
  const inner = 0.06
  const own = [between(a, b, inner), between(a, b, 1 - inner), between(c, d, inner), between(c, d, 1 - inner)]
  const ends = [between(own[0]!, own[3]!), between(own[1]!, own[2]!)] as const
  const [left, right] = ends[0].x <= ends[1].x ? ends : [ends[1], ends[0]]
  const isUpright = Math.abs(right.x - left.x) < 1
  return {
    street,
    type,
    corners: own,
    middle: middleOfAll(own),
    turn: isUpright ? 0 : (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI,
    length: isUpright ? 2 * column - 2 * halfWidth : Math.hypot(right.x - left.x, right.y - left.y),
  }
}

const plans = new Map<ScenarioId, Plan>()

export function planOf(scenario: ScenarioId): Plan {
  const known = plans.get(scenario) ?? layOut(scenario)
  plans.set(scenario, known)
  return known
}

function layOut(id: ScenarioId): Plan {
  const sheet = scenarioOf(id)
  const lying = hoods.flatMap((hood) => {
    const at = sheet.hoods[hood]
    return at === undefined ? [] : [{ hood, row: at[0], column: at[1] }]
  })
  const rows = Math.max(...lying.map((each) => each.row))
  const columns = Math.max(...lying.map((each) => each.column))
  const middles = new Map(
    lying.map((each): [Hood, Point] => [
      each.hood,
      {
        x: margin.side + halfWidth + each.column * column,
        y: margin.top + halfHeight + each.row * row,
      },
    ]),
  )
  const joins = Object.values(sheet.streets).flatMap((street) => street.joins)
  const freeEdges = (hood: Hood): Edge[] =>
    (Object.keys(edgeEnds) as Edge[]).filter(
      (edge) => !joins.some(([joined, at]) => joined === hood && at === edge),
    )
  const hoodPlans = lying.map(({ hood }) => layHood(hood, middles.get(hood)!, freeEdges(hood)))
  const streets = Object.entries(sheet.streets).map(([street, { type, joins: ends }]) =>
    layStreet(street, type, ends, middles),
  )
  const sheetWidth = 2 * margin.side + 2 * halfWidth + columns * column
  return {
    width: sheetWidth,
    height: margin.top + 2 * halfHeight + rows * row + margin.bottom,
    hoods: hoodPlans,
    streets,
    places: fromPlaces(
      id,
      hoodPlans,
      streets,
      ({ middle }) => middle,
      ({ middle }) => middle,
    ),
    rows: fromPlaces(
      id,
      hoodPlans,
      streets,
      ({ slots }) => ({ ...slots.figures, turn: 0, isStreet: false }),
      rowOn,
    ),
    captions: fromPlaces(
      id,
      hoodPlans,
      streets,
      ({ slots }): Slots['caption'] | undefined => slots.caption,
      () => undefined,
    ),
    coins: fromPlaces(id, hoodPlans, streets, ({ slots }) => slots.coin, coinOn),
    rivers: [riverOf(streets, sheetWidth)],
    freeCorner: lying.some((each) => each.row === 0 && each.column === 0) ? 'right' : 'left',
  }
}

/** The lower half of a street, below its name. */
function rowOn({ middle, length, turn }: StreetPlan): Row {
  const angle = (turn * Math.PI) / 180
  const below = turn === 0 ? 36 : 19
  return {
    x: middle.x - below * Math.sin(angle),
    y: middle.y + below * Math.cos(angle),
    width: length,
    turn,
    isStreet: true,
  }
}

/** At the end of the row, clear of the name above it. */
function coinOn(street: StreetPlan): Point {
  const { x, y, turn, width } = rowOn(street)
  const angle = (turn * Math.PI) / 180
  const along = width / 2 - (turn === 0 ? 28 : 36)
  return { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) + (turn === 0 ? 22 : 0) }
}

function fromPlaces<T>(
  id: ScenarioId,
  hoodPlans: readonly HoodPlan[],
  streets: readonly StreetPlan[],
  ofSpace: (space: SpacePlan) => T,
  ofStreet: (street: StreetPlan) => T,
): Record<string, T> {
  const all = new Map<string, T>([
    ...hoodPlans.flatMap(({ spaces }) => spaces.map((space): [string, T] => [space.space, ofSpace(space)])),
    ...streets.map((street): [string, T] => [street.street, ofStreet(street)]),
  ])
  return Object.fromEntries(boardOf(id).places.map((place) => [place, all.get(place)!]))
}

/** From the left edge of the page under every bridge to its right edge. */
function riverOf(streets: readonly StreetPlan[], width: number): string {
  const bridges = streets
    .filter(({ type }) => type === 'bridge')
    .map(({ middle }) => middle)
    .toSorted((one, other) => one.x - other.x)
  const [first, last] = [bridges[0]!, bridges.at(-1)!]
  const points = [{ x: -420, y: first.y - 30 }, ...bridges, { x: width + 420, y: last.y - 40 }]
  return points
    .map(({ x, y }, i) => {
      if (i === 0) return `M${x} ${y}`
      const before = points[i - 1]!
      const half = (before.x + x) / 2
      return `C${half} ${before.y} ${half} ${y} ${x} ${y}`
    })
    .join('')
}

/** The same outline so much further in; less than nothing: further out. */
export function inset(points: readonly Point[], by: number): Point[] {
  return points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length]!
    const after = points[(i + 1) % points.length]!
    const [one, other] = [inward(before, point), inward(point, after)]
    // Both edges move by the same amount: the corner moves along the sum of their normals.
    const scale = by / (1 + one.x * other.x + one.y * other.y)
    return { x: point.x + (one.x + other.x) * scale, y: point.y + (one.y + other.y) * scale }
  })
}

/** The way from an edge into an outline that runs clockwise, one unit long. */
function inward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
