import type { LogStore } from '@miskatonic/table'
import { type Database, openDatabase } from './database.ts'
import { LogReader, type LogTicket, logsOf } from './log-reader.ts'
import { prepareQueries } from './queries.ts'

interface Opened {
  readonly reader: LogReader
  /** Prepared statements do not keep their database: it would be closed by the garbage collector. */
  readonly database: Database
}

/** The databases that this process has opened. They stay open until the process ends. */
const opened = new Map<string, Promise<Opened>>()

export async function openSqliteLog({ file, end }: LogTicket): Promise<LogStore> {
  const opening = opened.get(file) ?? openReader(file)
  opened.set(file, opening)
  const { reader } = await opening
  const logs = logsOf(reader, () => end)
  return {
    read: async (id, range) => logs.read(id, range),
    readFromKept: async (id, range) => logs.readFromKept(id, range),
  }
}

async function openReader(file: string): Promise<Opened> {
  const database = await openDatabase(file, { readOnly: true })
  return { database, reader: new LogReader(prepareQueries(database)) }
}
