import type { NewTable } from '@miskatonic/protocol'
import { createLocal } from '../local/index.ts'
import { addKeys, keysFrom, noteVisit } from '../ring.ts'
import { type Failure, openTable } from './open.ts'

/** Where the new table is, or why there is none. */
export type Begun =
  | { readonly path: string }
  | Failure
  | { readonly failed: 'device'; readonly message: string }

/** Lays out a table on this device. */
export async function beginHere(table: Parameters<typeof createLocal>[0]): Promise<Begun> {
  try {
    return { path: `/here/${await createLocal(table)}` }
  } catch (error) {
    return { failed: 'device', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Opens a table on the server and puts its keys on the ring. */
export async function beginOnline(wish: NewTable, seats: readonly string[]): Promise<Begun> {
  const keys = await openTable(wish)
  if ('failed' in keys) return keys
  addKeys(keys.table, keysFrom(keys))
  noteVisit(keys.table, {
    game: wish.game,
    seats: seats.map((seat) => ({ seat, name: wish.take.includes(seat) ? (wish.name ?? null) : null })),
    mine: wish.take,
    phase: 'gathering',
  })
  return { path: `/table/${keys.table}` }
}
