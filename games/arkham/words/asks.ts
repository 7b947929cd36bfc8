import type { JsonObject, TableSeen } from '@miskatonic/kernel'
import type { Table } from '../position.ts'

/** The monster that a question is about, as long as it is on the board. */
export function actingMonster({ monster }: JsonObject, seen: TableSeen | undefined): string | undefined {
  const there = (seen?.table as Partial<Pick<Table, 'monsters'>> | undefined)?.monsters ?? []
  return there.find(({ id }) => id === monster)?.id
}
