import { type RingTable, listRing } from '../ring.ts'
import type { LocalTable } from '../local/shelf.ts'

/** A table to come back to, wherever it is. */
export interface Waiting {
  readonly id: string
  readonly where: 'here' | 'online'
  readonly href: string
  readonly game: string | null
  /** Who sits there, as far as they have names. */
  readonly names: readonly string[]
  readonly phase: RingTable['phase']
  /** Milliseconds since 1970. */
  readonly at: number
}

export function onlineTables(): readonly Waiting[] {
  return listRing().map(({ id, game, seats, phase, visited }) => ({
    id,
    where: 'online',
    href: `/table/${id}`,
    game,
    names: seats.flatMap(({ name }) => name ?? []),
    phase,
    at: visited,
  }))
}

/** The tables on this device. What keeps them is fetched only now: the lobby opens without it. */
export async function localTables(): Promise<readonly Waiting[]> {
  const { listLocal } = await import('../local/shelf.ts')
  return (await listLocal()).map(waitingHere)
}

function waitingHere({ id, game, names, phase, changed }: LocalTable): Waiting {
  const given = names.filter((name) => name !== '')
  return { id, where: 'here', href: `/here/${id}`, game, names: [...new Set(given)], phase, at: changed }
}

/** What is in play before what is over, the latest first. */
export function inOrder(tables: readonly Waiting[]): readonly Waiting[] {
  const isDone = ({ phase }: Waiting): number => Number(phase === 'over' || phase === 'archived')
  return tables.toSorted((a, b) => isDone(a) - isDone(b) || b.at - a.at)
}
