import type { Shown } from '@miskatonic/screen/contract'
import type { Events } from '../../kind.ts'
import type { Room } from '../../names.ts'
import type { Seen } from '../seen.ts'
import { roomOf } from './plan.ts'

/**
 * The rooms that investigators have been in. What happened before tells it; a game whose beginning was not seen still shows the rooms with
 * a figure in them and those from which cards were taken.
 */
export function knownRooms(
  { investigators, rooms }: Seen,
  past: readonly Pick<Shown, 'event' | 'args'>[],
): ReadonlySet<Room> {
  const known = new Set<Room>()
  for (const { event, args } of past) {
    if (event === 'moved') known.add(roomOf((args as Events['moved']).to))
    if (event === 'enteredHouse') known.add(roomOf((args as Events['enteredHouse']).at))
  }
  for (const { at, state } of Object.values(investigators)) if (state === 'in') known.add(roomOf(at))
  for (const [room, { revealed }] of Object.entries(rooms)) if (revealed.length > 0) known.add(room)
  return known
}
