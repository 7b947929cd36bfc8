import type { LogStore } from '@miskatonic/table'
import { openDatabase } from './database.ts'
import { LogReader, type LogTicket, logsOf } from './log-reader.ts'
import { prepareQueries } from './queries.ts'

/** The databases that this thread has opened. They stay open until the thread ends. */
const readers = new Map<string, Promise<LogReader>>()

/** The log that a ticket is for, in a thread that does not have the store. Without a ticket there is nothing to read. */
export async function openLog(ticket: LogTicket | null): Promise<LogStore> {
  if (ticket === null) return nothing
  const { file, end } = ticket
  const reader = readers.get(file) ?? openReader(file)
  readers.set(file, reader)
  const logs = logsOf(await reader, () => end)
  return {
    read: async (id, range) => logs.read(id, range),
    readFromKept: async (id, range) => logs.readFromKept(id, range),
  }
}

async function openReader(file: string): Promise<LogReader> {
  return new LogReader(prepareQueries(await openDatabase(file, { readOnly: true })))
}

const nothing: LogStore = { read: async () => [], readFromKept: async () => [] }
