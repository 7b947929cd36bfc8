import type { Seat } from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
import { type TableRecord, withKey } from '@miskatonic/table'
import { newSecret } from './secrets.ts'

/** Adds new keys for the host, for guests and for these seats. The keys are returned only here: the record holds their hashes. */
export function withKeys(
  record: TableRecord,
  taken: readonly Seat[],
): { record: TableRecord; keys: TableKeys } {
  const seats = Object.fromEntries(taken.map((seat) => [seat, newSecret()]))
  const keys = { table: record.id, host: newSecret(), invite: newSecret(), watch: newSecret(), seats }
  let changed = record
  for (const grant of ['host', 'invite', 'watch'] as const) changed = withKey(changed, keys[grant], grant)
  for (const [seat, key] of Object.entries(seats)) changed = withKey(changed, key, { seat })
  return { record: changed, keys }
}
