import type { TableSeen } from '@miskatonic/kernel'
import type { Story } from '../content/ids.ts'
import { maps } from '../content/maps/index.ts'

/** What sentences need to know of the maps. A room that several stories use is the same in all. */

const large: ReadonlySet<string> = new Set(
  Object.values(maps).flatMap(({ rooms }) =>
    Object.keys(rooms).filter((room) => rooms[room]!.spaces.length > 1),
  ),
)

export function hasManySpaces(room: string): boolean {
  return large.has(room)
}

/** The rooms on both sides of a door; null is the outside. Doors of different stories may have the same name. */
export function roomsOfDoor(
  door: string,
  seen: TableSeen | undefined,
): readonly [string, string | null] | undefined {
  const story = seen?.table['story'] as Story | undefined
  const between = story === undefined ? undefined : maps[story].doors[door]?.between
  if (between === undefined) return undefined
  const [one, other] = between
  return [roomOf(one), other === null ? null : roomOf(other)]
}

function roomOf(space: string): string {
  return space.replace(/-\d$/, '')
}
