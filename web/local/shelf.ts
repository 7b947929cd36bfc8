import { localStore } from './store.ts'

/** The tables on this device, as the lobby lists them. It needs neither rules nor rooms for that. */

export interface LocalTable {
  readonly id: string
  readonly game: string
  readonly options: object
  /** One per seat; '' for seats without a name. */
  readonly names: readonly string[]
  readonly phase: 'playing' | 'over'
  /** Milliseconds since 1970. */
  readonly changed: number
}

/** All tables, the last changed first. */
export async function listLocal(): Promise<LocalTable[]> {
  const shelved = await (await localStore()).list()
  return shelved
    .map(({ record, changed, isOver }) => ({
      id: record.id,
      game: record.game,
      options: record.options,
      names: Object.values(record.seats).map(({ name }) => name ?? ''),
      phase: isOver ? ('over' as const) : ('playing' as const),
      changed,
    }))
    .sort((a, b) => b.changed - a.changed)
}

/** Whether there is such a table. */
export async function isLocal(id: string): Promise<boolean> {
  return (await (await localStore()).record(id)) !== undefined
}

export async function removeLocal(id: string): Promise<void> {
  await (await localStore()).remove(id)
}

/** Whether tables outlive the page. */
export async function isKept(): Promise<boolean> {
  return (await localStore()).lasts
}
