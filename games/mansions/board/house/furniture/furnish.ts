import type { RoomName } from '../../../content/rooms.ts'
import type { Room, Space } from '../../../names.ts'
import { type Area, type DoorPlan, type Plan, type SpacePlan, contains, overlap } from '../plan.ts'
import type { Piece } from './pieces.ts'
import { furnishings } from './rooms.ts'

/** A piece where it stands: its middle, and by how many degrees it is turned. */
export interface Placed {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly turn: 0 | 90 | 180 | 270
}

/** The width of a door, with room to walk through. */
const passage = 50
const sides = ['top', 'right', 'bottom', 'left'] as const
type Side = (typeof sides)[number]
const turns = { top: 0, right: 90, bottom: 180, left: 270 } as const

const furnished = new WeakMap<Plan, Readonly<Record<Room, readonly Placed[]>>>()

/** The furniture of every room. It keeps to the walls, clear of doors, open edges, and what must be read. */
export function furnitureOf(
  plan: Plan,
  kept: (space: Space) => readonly Area[],
): Readonly<Record<Room, readonly Placed[]>> {
  const known = furnished.get(plan)
  if (known !== undefined) return known
  const all = Object.fromEntries(
    plan.rooms.map(({ room, spaces }) => [room, furnish(room as RoomName, spaces, plan, kept)]),
  )
  furnished.set(plan, all)
  return all
}

function furnish(
  room: RoomName,
  spaces: readonly SpacePlan[],
  plan: Plan,
  kept: (space: Space) => readonly Area[],
): Placed[] {
  const { walls, middle = [] } = furnishings[room]
  const placed: Placed[] = []
  const taken = new Map(spaces.map(({ space }) => [space, [...kept(space), ...clearings(space, plan)]]))
  for (const [i, piece] of middle.entries()) {
    const space = spaces[i]
    if (piece === null || space === undefined) continue
    const { x, y, width, height } = space.floor
    const turn = piece.width > width - 20 || (piece.depth > height - 20 && width > height) ? 90 : 0
    const at: Placed = { piece, x: x + width / 2, y: y + height / 2 + 6, turn }
    if (contains(space.floor, areaOf(at))) placed.push(at)
  }
  // Pieces go round the spaces, so that none is left bare.
  for (const [i, piece] of walls.entries())
    for (let j = 0; j < spaces.length; j++) {
      const space = spaces[(i + j) % spaces.length]!
      const found = placeAtWall(piece, space, taken.get(space.space)!, i)
      if (found === undefined) continue
      placed.push(found)
      taken.get(space.space)!.push(areaOf(found))
      break
    }
  return placed
}

/** The first free stretch of a wall; where to begin looking differs from piece to piece. */
function placeAtWall(
  piece: Piece,
  { floor, outer }: SpacePlan,
  taken: readonly Area[],
  start: number,
): Placed | undefined {
  for (let s = 0; s < 4; s++) {
    const side: Side = sides[(s + start + 2) % 4]!
    // An open edge has no wall to stand at.
    if (!hasWall(side, floor, outer)) continue
    const isUpright = side === 'left' || side === 'right'
    const length = isUpright ? floor.height : floor.width
    const reach = piece.width / 2 + 3
    for (const part of [0.5, 0.2, 0.8, 0.35, 0.65, 0, 1]) {
      const along = reach + part * (length - 2 * reach)
      if (length < 2 * reach) break
      const at = againstWall(piece, floor, side, along)
      const area = areaOf(at)
      if (contains(floor, area) && !taken.some((other) => overlap(area, other))) return at
    }
  }
  return undefined
}

function hasWall(side: Side, floor: Area, outer: Area): boolean {
  switch (side) {
    case 'top':
      return floor.y > outer.y
    case 'left':
      return floor.x > outer.x
    case 'bottom':
      return floor.y + floor.height < outer.y + outer.height
    case 'right':
      return floor.x + floor.width < outer.x + outer.width
  }
}

function againstWall(piece: Piece, { x, y, width, height }: Area, side: Side, along: number): Placed {
  const away = piece.depth / 2 + 1.5
  const turn = turns[side]
  switch (side) {
    case 'top':
      return { piece, turn, x: x + along, y: y + away }
    case 'bottom':
      return { piece, turn, x: x + along, y: y + height - away }
    case 'left':
      return { piece, turn, x: x + away, y: y + along }
    case 'right':
      return { piece, turn, x: x + width - away, y: y + along }
  }
}

function areaOf({ piece, x, y, turn }: Placed): Area {
  const isUpright = turn === 90 || turn === 270
  const [width, height] = isUpright ? [piece.depth, piece.width] : [piece.width, piece.depth]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Ground before the doors of a space that stays free. */
function clearings(space: Space, { doors, spaces }: Plan): Area[] {
  const { outer } = spaces[space]!
  return doors
    .filter((door) => touches(door, outer))
    .map(({ x, y }) => ({
      x: x - passage / 2,
      y: y - passage / 2,
      width: passage,
      height: passage,
    }))
}
function touches({ x, y }: DoorPlan, area: Area): boolean {
  return x >= area.x - 1 && x <= area.x + area.width + 1 && y >= area.y - 1 && y <= area.y + area.height + 1
}
