import type { Refused } from '@miskatonic/kernel'
import type { AskedOf } from '@miskatonic/protocol'
import type { Member, Room } from '@miskatonic/table'

/** A table as a connection sees it: a room of this process, or one of another node. */
export type Place = Pick<Room, 'leave' | 'receive'> & {
  join(member: Member, hello: Hello): Promise<Refused | null>
}

/** The part of a hello other than its keys. */
export type Hello = Pick<AskedOf<'hello'>, 'last' | 'device'>

/** Finds the table of a connection. */
export interface Places {
  get(id: string, address: string): Promise<Place | Refused>
}
