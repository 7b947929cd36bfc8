import { Line } from '@miskatonic/server/postgres'
import type { RowKind, TableRecord } from '@miskatonic/table'
import type { Disk, Written } from '../server/disk.ts'

/** A row, and the incarnation that wrote it. */
export interface StoredRow extends Written {
  readonly node: number
}

/** What PostgreSQL holds of some tables at one moment, read besides all servers. */
export class Stored implements Pick<Disk, 'record' | 'rows'> {
  private readonly records = new Map<string, TableRecord>()
  private readonly logs = new Map<string, StoredRow[]>()

  static async read(address: string): Promise<Stored> {
    const line = new Line(address, { isPatient: true })
    const stored = new Stored()
    try {
      await line.ask({ text: 'BEGIN ISOLATION LEVEL REPEATABLE READ' })
      const tables = await line.ask({ text: 'SELECT id, record FROM tables' })
      for (const { id, record } of tables.rows) {
        stored.records.set(String(id), JSON.parse(String(record)) as TableRecord)
        stored.logs.set(String(id), [])
      }
      const { rows } = await line.ask({
        text: 'SELECT id, seq, node, at, kind, body FROM log JOIN tables ON num = tbl ORDER BY tbl, seq, log.at',
      })
      for (const row of rows)
        stored.logs.get(String(row['id']))!.push({
          seq: Number(row['seq']),
          at: Number(row['at']),
          kind: row['kind'] as RowKind, // written by the server
          node: Number(row['node']),
          body: JSON.parse(String(row['body'])) as Written['body'],
        })
      return stored
    } finally {
      await line.close()
    }
  }

  get tables(): string[] {
    return [...this.records.keys()]
  }

  record(table: string): TableRecord {
    const record = this.records.get(table)
    if (record === undefined) throw new Error(`the table ${table} is gone`)
    return record
  }

  rows(table: string): StoredRow[] {
    return this.logs.get(table) ?? []
  }
}
