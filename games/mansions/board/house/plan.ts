import type { Story } from '../../content/ids.ts'
import { maps } from '../../content/maps/index.ts'
import { rooms as traits } from '../../content/rooms.ts'
import type { HouseMap, MapRoom, Rect } from '../../content/types.ts'
import type { Door, Room, Space } from '../../names.ts'
import { wallsOf } from '../../steps/sight.ts'

/** Units of the drawing for one unit of the map. */
const unit = 28
/** Half of a wall. */
const wall = 5
/** Free ground around the house. */
const margin = 26

export interface Point {
  readonly x: number
  readonly y: number
}
/** A rectangle of the drawing, by its upper left corner. */
export interface Area extends Point {
  readonly width: number
  readonly height: number
}

type Panel = MapRoom['panel']

/** Where the title of a story stands, in units of the map: its middle on free ground, and how wide that is. */
const titles: Readonly<Record<Story, Point & { readonly width: number }>> = {
  hour: { x: 25, y: 8.1, width: 8.6 },
  ward: { x: 9, y: 6.3, width: 14 },
  lamp: { x: 21.4, y: 5, width: 9.6 },
  volume: { x: 29, y: 9.5, width: 9.6 },
  harvest: { x: 30.5, y: 4, width: 10 },
}

/** Where a sheet is put aside, in units of the map: it would touch another floor otherwise. */
const shifts: Readonly<Partial<Record<Story, Readonly<Partial<Record<Panel, Point>>>>>> = {
  lamp: { b: { x: 0, y: 2 } },
}

export interface SpacePlan {
  readonly space: Space
  readonly room: Room
  /** From the middle of its walls. */
  readonly outer: Area
  /** What is between its walls; over an open edge it reaches to the edge. */
  readonly floor: Area
}
export interface RoomPlan {
  readonly room: Room
  readonly panel: Panel
  readonly isOutdoor: boolean
  readonly spaces: readonly SpacePlan[]
}
export interface DoorPlan extends Point {
  readonly door: Door
  /** It stands in a wall that runs from top to bottom. */
  readonly vertical: boolean
  readonly isSealed: boolean
  readonly isOutside: boolean
  readonly rooms: readonly [Room, Room | null]
}
/** An end of stairs, a ladder: the same letter stands at the other end. */
export interface Ascent {
  readonly letter: string
  readonly kind: 'stairs' | 'ladder'
  readonly door: Door | null
  readonly isSealed: boolean
}
export interface Line {
  readonly from: Point
  readonly to: Point
}
export interface Plan {
  readonly story: Story
  readonly width: number
  readonly height: number
  readonly rooms: readonly RoomPlan[]
  readonly spaces: Readonly<Record<Space, SpacePlan>>
  readonly doors: readonly DoorPlan[]
  /** The walls of each room: every part of a side that is no open edge (MM-C403). */
  readonly walls: Readonly<Record<Room, readonly Line[]>>
  /** The open edges: dashed white lines; the rooms on both sides. */
  readonly open: readonly (Line & { readonly rooms: readonly [Room, Room] })[]
  readonly ascents: Readonly<Record<Space, readonly Ascent[]>>
  readonly title: Point & { readonly width: number }
  /** Closed in on all sides by walls: masonry. */
  readonly solid: readonly Area[]
  /** The floors, each with the area that it covers. */
  readonly sheets: readonly { readonly panel: Panel; readonly area: Area }[]
}

const plans = new Map<Story, Plan>()

/** The plan of a story's house, made once. */
export function planOf(story: Story): Plan {
  const known = plans.get(story)
  if (known !== undefined) return known
  const plan = draw(story, maps[story])
  plans.set(story, plan)
  return plan
}

function draw(story: Story, map: HouseMap): Plan {
  const shift = (panel: Panel): Point => shifts[story]?.[panel] ?? { x: 0, y: 0 }
  const moved = Object.entries(map.rooms).map(([room, { panel, spaces }]) => ({
    room,
    panel,
    spaces: spaces.map((rect) => shifted(rect, shift(panel))),
  }))
  const all = moved.flatMap(({ spaces }) => spaces)
  const origin = { x: Math.min(...all.map(({ x1 }) => x1)), y: Math.min(...all.map(({ y1 }) => y1)) }
  const toDrawing = ({ x, y }: Point): Point => ({
    x: (x - origin.x) * unit + margin,
    y: (y - origin.y) * unit + margin,
  })
  const areaOf = ({ x1, x2, y1, y2 }: Rect): Area => ({
    ...toDrawing({ x: x1, y: y1 }),
    width: (x2 - x1) * unit,
    height: (y2 - y1) * unit,
  })

  const shiftedRects: Record<Space, Rect> = {}
  const outer: Record<Space, Area> = {}
  for (const { room, spaces } of moved)
    for (const [i, rect] of spaces.entries()) {
      shiftedRects[`${room}-${i + 1}`] = rect
      outer[`${room}-${i + 1}`] = areaOf(rect)
    }
  const rooms = moved.map(({ room, panel, spaces }): RoomPlan => ({
    room,
    panel,
    isOutdoor: (traits[room as keyof typeof traits].tags as readonly string[]).includes('outdoor'),
    spaces: spaces.map((_, i) => {
      const space = `${room}-${i + 1}`
      return { space, room, outer: outer[space]!, floor: floorOf(space, outer, map) }
    }),
  }))
  const spaces = Object.fromEntries(rooms.flatMap((room) => room.spaces.map((space) => [space.space, space])))
  const panelOf = (space: Space): Panel => map.rooms[roomOf(space)]!.panel
  const doors = Object.entries(map.doors).flatMap(([door, { between, at, sealed }]): DoorPlan[] => {
    if (at === null) return []
    const by = shift(panelOf(between[0]))
    const point = toDrawing({ x: at[0] + by.x, y: at[1] + by.y })
    const { x, width } = outer[between[0]]!
    return [
      {
        door,
        ...point,
        vertical: point.x === x || point.x === x + width,
        isSealed: sealed === true,
        isOutside: between[1] === null,
        rooms: [roomOf(between[0]), between[1] === null ? null : roomOf(between[1])],
      },
    ]
  })
  const corners = Object.values(outer)
  return {
    story,
    width: Math.max(...corners.map(({ x, width }) => x + width)) + margin,
    height: Math.max(...corners.map(({ y, height }) => y + height)) + margin,
    rooms,
    spaces,
    doors,
    walls: Object.fromEntries(
      moved.map(({ room, spaces: rects }) => [
        room,
        rects
          .flatMap((_, i) => wallsOf(`${room}-${i + 1}`, map, shiftedRects))
          .map(({ from, to }) => ({
            from: toDrawing({ x: from[0], y: from[1] }),
            to: toDrawing({ x: to[0], y: to[1] }),
          })),
      ]),
    ),
    title: { ...toDrawing(titles[story]), width: titles[story].width * unit },
    solid: solidCells(Object.values(shiftedRects)).map(([x, y]) =>
      areaOf({ x1: x, x2: x + 1, y1: y, y2: y + 1 }),
    ),
    open: map.open.flatMap(([a, b]) => {
      const side = sharedSide(outer[a]!, outer[b]!)
      return side === undefined ? [] : [{ ...side, rooms: [roomOf(a), roomOf(b)] as const }]
    }),
    ascents: ascentsOf(map),
    sheets: (['u', 'g', 'b'] as const).flatMap((panel) => {
      const areas = rooms.filter((each) => each.panel === panel).flatMap((each) => each.spaces)
      return areas.length === 0 ? [] : [{ panel, area: around(areas.map((each) => each.outer)) }]
    }),
  }
}

function shifted({ x1, x2, y1, y2 }: Rect, { x, y }: Point): Rect {
  return { x1: x1 + x, x2: x2 + x, y1: y1 + y, y2: y2 + y }
}

export function roomOf(space: Space): Room {
  return space.replace(/-\d$/, '')
}

/** A space between its walls. Where a part of a side is open, the whole side gets a wall's thickness less than others: it is drawn to the edge. */
function floorOf(space: Space, outer: Readonly<Record<Space, Area>>, { open }: HouseMap): Area {
  const own = outer[space]!
  const beside = open.flatMap(([a, b]) => (a === space ? [outer[b]!] : b === space ? [outer[a]!] : []))
  const isOpen = (side: 'left' | 'right' | 'top' | 'bottom'): boolean =>
    beside.some((other) => covers(own, other, side))
  const left = isOpen('left') ? 0 : wall
  const right = isOpen('right') ? 0 : wall
  const top = isOpen('top') ? 0 : wall
  const bottom = isOpen('bottom') ? 0 : wall
  return {
    x: own.x + left,
    y: own.y + top,
    width: own.width - left - right,
    height: own.height - top - bottom,
  }
}

/** Whether another area lies along a whole side. */
function covers(own: Area, other: Area, side: 'left' | 'right' | 'top' | 'bottom'): boolean {
  const inRows = other.y <= own.y && other.y + other.height >= own.y + own.height
  const inColumns = other.x <= own.x && other.x + other.width >= own.x + own.width
  switch (side) {
    case 'left':
      return inRows && other.x + other.width === own.x
    case 'right':
      return inRows && other.x === own.x + own.width
    case 'top':
      return inColumns && other.y + other.height === own.y
    case 'bottom':
      return inColumns && other.y === own.y + own.height
  }
}

/** The side that two areas share; those that only touch at a corner share none. */
function sharedSide(a: Area, b: Area): Line | undefined {
  const left = Math.max(a.x, b.x)
  const right = Math.min(a.x + a.width, b.x + b.width)
  const top = Math.max(a.y, b.y)
  const bottom = Math.min(a.y + a.height, b.y + b.height)
  if (left === right && top < bottom) return { from: { x: left, y: top }, to: { x: left, y: bottom } }
  if (top === bottom && left < right) return { from: { x: left, y: top }, to: { x: right, y: top } }
  return undefined
}

/** Larger gaps between rooms are a court, where it rains as well. */
const mostMasonry = 6

/** Cells of the map that lie in no space and are closed in by a few others: masonry. */
function solidCells(rects: readonly Rect[]): Cell[] {
  const right = Math.max(...rects.map(({ x2 }) => x2))
  const bottom = Math.max(...rects.map(({ y2 }) => y2))
  const isFree = ([x, y]: Cell): boolean =>
    !rects.some(({ x1, x2, y1, y2 }) => x >= x1 && x < x2 && y >= y1 && y < y2)
  const met = new Set<string>()
  const solid: Cell[] = []
  for (let x = -1; x <= right; x++)
    for (let y = -1; y <= bottom; y++) {
      if (met.has(`${x} ${y}`) || !isFree([x, y])) continue
      const gap = gapAround([x, y], (cell) => isFree(cell) && isWithin(cell, right, bottom))
      for (const cell of gap) met.add(cell.join(' '))
      if (gap.length <= mostMasonry) solid.push(...gap)
    }
  return solid
}

type Cell = readonly [x: number, y: number]

function isWithin([x, y]: Cell, right: number, bottom: number): boolean {
  return x >= -1 && y >= -1 && x <= right && y <= bottom
}

/** All cells that hang together with one. */
function gapAround(first: Cell, isPart: (cell: Cell) => boolean): Cell[] {
  const cells = new Map<string, Cell>([[first.join(' '), first]])
  for (const [x, y] of cells.values())
    for (const cell of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const)
      if (!cells.has(cell.join(' ')) && isPart(cell)) cells.set(cell.join(' '), cell)
  return [...cells.values()]
}

/** Stairs and the ladder get letters in the order of the map. */
function ascentsOf({ doors, ladders }: HouseMap): Record<Space, Ascent[]> {
  const ascents: Record<Space, Ascent[]> = {}
  const stairs = Object.entries(doors).filter(([, { at }]) => at === null)
  for (const [i, [door, { between, sealed }]] of stairs.entries())
    for (const space of between)
      if (space !== null)
        (ascents[space] ??= []).push({ letter: letterAt(i), kind: 'stairs', door, isSealed: sealed === true })
  for (const space of ladders)
    (ascents[space] ??= []).push({
      letter: letterAt(stairs.length),
      kind: 'ladder',
      door: null,
      isSealed: false,
    })
  return ascents
}

function letterAt(i: number): string {
  return 'ABCDEFGH'[i]!
}

function around(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((each) => each.x))
  const y = Math.min(...areas.map((each) => each.y))
  return {
    x,
    y,
    width: Math.max(...areas.map((each) => each.x + each.width)) - x,
    height: Math.max(...areas.map((each) => each.y + each.height)) - y,
  }
}

export function middleOf({ x, y, width, height }: Area): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Whether an area lies within another one; a little less than a unit may stick out. */
export function contains(outer: Area, inner: Area): boolean {
  return (
    inner.x >= outer.x - 0.5 &&
    inner.y >= outer.y - 0.5 &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  )
}
export function overlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
