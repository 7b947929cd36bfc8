import type { Story, Tag } from '../content/ids.ts'
import { maps } from '../content/maps/index.ts'
import { rooms as traitsOfRooms } from '../content/rooms.ts'
import type { HouseMap, Rect, RoomTraits } from '../content/types.ts'
import type { Door, Room, Space } from '../names.ts'
import { sightOf } from './sight.ts'

/** A way from a space to an adjacent one. Ladders and vents are adjacent for movement only (MM-428, MM-430). */
export interface Way {
  readonly to: Space
  readonly by: 'line' | 'door' | 'ladder' | 'vent'
  /** For doors. */
  readonly door: Door | null
}

/** What follows from the map of a story, computed once. */
export interface House {
  readonly map: HouseMap
  readonly rooms: readonly Room[]
  readonly spaces: readonly Space[]
  readonly roomOf: Readonly<Record<Space, Room>>
  readonly spacesOf: Readonly<Record<Room, readonly Space[]>>
  readonly tags: Readonly<Record<Room, readonly Tag[]>>
  /** Sealed doors are no ways (MM-028, MM-031); nor is the outside. */
  readonly ways: Readonly<Record<Space, readonly Way[]>>
  /** Doors of a space, sealed ones and those that lead outside included. */
  readonly doorsOf: Readonly<Record<Space, readonly Door[]>>
  /** Rooms that share a door or open edge with a space, or with any space of a room. */
  readonly roomsNear: Readonly<Record<Space, readonly Room[]>>
  readonly roomsAdjacent: Readonly<Record<Room, readonly Room[]>>
  /** MM-683, MM-R81: by two spaces, the moves over white lines, if they see each other; missing: out of range. */
  readonly range: Readonly<Record<Space, Readonly<Record<Space, number>>>>
}

const roomTraits: Readonly<Record<Room, RoomTraits>> = traitsOfRooms
const houses = new Map<Story, House>()

export function houseOf(story: Story): House {
  const known = houses.get(story)
  if (known !== undefined) return known
  const house = build(maps[story])
  houses.set(story, house)
  return house
}

function build(map: HouseMap): House {
  const rooms = Object.keys(map.rooms)
  const rects: Record<Space, Rect> = {}
  const spacesOf: Record<Room, Space[]> = {}
  const roomOf: Record<Space, Room> = {}
  for (const room of rooms) {
    spacesOf[room] = map.rooms[room]!.spaces.map((rect, i) => {
      const space = `${room}-${i + 1}`
      rects[space] = rect
      roomOf[space] = room
      return space
    })
  }
  const spaces = Object.keys(rects)
  const ways = waysOf(map, spaces)
  const roomsNear = mapped(spaces, (space) => nearRooms(ways[space]!, roomOf, roomOf[space]!))
  return {
    map,
    rooms,
    spaces,
    roomOf,
    spacesOf,
    tags: mapped(rooms, (room) => roomTraits[room]!.tags),
    ways,
    doorsOf: mapped(spaces, (space) =>
      Object.keys(map.doors).filter((door) => map.doors[door]!.between.includes(space)),
    ),
    roomsNear,
    roomsAdjacent: mapped(rooms, (room) => [
      ...new Set(spacesOf[room]!.flatMap((space) => roomsNear[space]!)),
    ]),
    range: rangesOf(map, spaces, rects, roomOf),
  }
}

function waysOf(map: HouseMap, spaces: readonly Space[]): Record<Space, Way[]> {
  const ways: Record<Space, Way[]> = mapped(spaces, () => [])
  const join = (a: Space, b: Space, by: Way['by'], door: Door | null): void => {
    ways[a]!.push({ to: b, by, door })
    ways[b]!.push({ to: a, by, door })
  }
  for (const [a, b] of map.open) join(a, b, 'line', null)
  for (const [door, { between, sealed }] of Object.entries(map.doors))
    if (sealed !== true && between[1] !== null) join(between[0], between[1], 'door', door)
  join(map.ladders[0], map.ladders[1], 'ladder', null)
  for (const [i, a] of map.vents.entries()) for (const b of map.vents.slice(i + 1)) join(a, b, 'vent', null)
  return ways
}

function nearRooms(ways: readonly Way[], roomOf: Readonly<Record<Space, Room>>, own: Room): Room[] {
  const near = ways.filter(({ by }) => by === 'line' || by === 'door').map(({ to }) => roomOf[to]!)
  return [...new Set(near)].filter((room) => room !== own)
}

function rangesOf(
  map: HouseMap,
  spaces: readonly Space[],
  rects: Readonly<Record<Space, Rect>>,
  roomOf: Readonly<Record<Space, Room>>,
): Record<Space, Record<Space, number>> {
  const hasDots = (space: Space): boolean => roomTraits[roomOf[space]!]!.dots
  const sees = sightOf(map, rects)
  const inSight = (a: Space, b: Space): boolean => {
    if (a === b) return true
    if (hasDots(a) && hasDots(b)) return sees(a, b)
    return roomOf[a] === roomOf[b]
  }
  return mapped(spaces, (from) => {
    const moves = movesOver(map.open, from)
    return Object.fromEntries([...moves].filter(([to]) => inSight(from, to)))
  })
}

/** The least number of moves to every space that can be reached over these lines. */
function movesOver(lines: readonly (readonly [Space, Space])[], from: Space): Map<Space, number> {
  const moves = new Map([[from, 0]])
  for (const [space, n] of moves)
    for (const [a, b] of lines) {
      if (a === space && !moves.has(b)) moves.set(b, n + 1)
      if (b === space && !moves.has(a)) moves.set(a, n + 1)
    }
  return moves
}

function mapped<T>(names: readonly string[], of: (name: string) => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}
