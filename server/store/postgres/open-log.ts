import type { LogStore } from '@miskatonic/table'
import { Line } from './line.ts'
import { LogReader, type PostgresTicket, upTo } from './log-reader.ts'

/** The databases that this process reads. Their connections stay open until the process ends. */
const opened = new Map<string, LogReader>()

export function openPostgresLog({ postgres, database, end }: PostgresTicket): LogStore {
  const reader = opened.get(postgres) ?? new LogReader(new Line(postgres), database)
  opened.set(postgres, reader)
  return upTo(reader, end)
}
