import type { LogStore } from '@miskatonic/table'
import type { LogTicket } from './server-store.ts'

/** The log that a ticket is for, in a process that does not have the store. Without a ticket there is nothing to read. */
export async function openLog(ticket: LogTicket | null): Promise<LogStore> {
  if (ticket === null) return nothing
  if ('postgres' in ticket) return (await import('./postgres/open-log.ts')).openPostgresLog(ticket)
  return (await import('./sqlite/open-log.ts')).openSqliteLog(ticket)
}

const nothing: LogStore = { read: async () => [], readFromKept: async () => [] }
