import type { Game } from '@miskatonic/kernel'
import { type Row, StoreError, checkNoGap } from '@miskatonic/table'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import { type DataReport, checkTable } from '../check-table.ts'
import { type CopiedTable, type Listed, type Target, digestOf } from '../copy/copied.ts'
import { sumOfRecord } from '../sqlite/checksum.mjs'
import { checkedRecord } from '../sqlite/queries.ts'
import { shownAddress } from './address.ts'
import { bigintegers, integers, texts } from './binary.ts'
import { sumOfRow } from './checksum.ts'
import { Line } from './line.ts'
import { rowIn } from './log-reader.ts'
import { UNFINISHED, movedAway } from './moved.ts'
import { SCHEMA_LOCK, checkFormat, migrate } from './schema.ts'
import { cannotOpen, messageOf } from './errors.ts'

/** Tables that are listed at a time. */
const LISTED = 500
/** Milliseconds within which a living server would beat. */
const WATCHED = 2_500

/** All tables of a PostgreSQL database: for backups, checks and moves. */
export class PostgresTables implements Target {
  readonly name: string
  readonly database: number
  private readonly line: Line

  private constructor(line: Line, address: string, database: number) {
    this.line = line
    this.name = shownAddress(address)
    this.database = database
  }

  /** As they are at one moment, also while servers are running. */
  static async snapshot(address: string): Promise<PostgresTables> {
    return opened(address, async (line) => {
      const { database } = await checkFormat(line, address)
      await line.ask({ text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' })
      return new PostgresTables(line, address, database)
    })
  }

  /** To be moved away, to `to`: no server may run, and none can start meanwhile. */
  static async source(address: string, to: string): Promise<PostgresTables> {
    return opened(address, async (line) => {
      const { database, moved } = await checkFormat(line, address)
      if (moved !== null && moved !== to) throw movedAway(address, moved)
      await takeAlone(line, address)
      return new PostgresTables(line, address, database)
    })
  }

  /** To be filled from this source: an empty database, or one that an earlier attempt has begun to fill. */
  static async target(address: string, from: Pick<Target, 'name' | 'database'>): Promise<PostgresTables> {
    return opened(address, async (line) => {
      const { database, moved } = await migrate(line, address)
      const mark = `${UNFINISHED}${from.name} (${from.database})`
      const { rows } = await line.ask({ text: 'SELECT count(*) AS tables FROM tables' })
      const isBegun = moved === mark
      if (!isBegun && (moved !== null || Number(rows[0]!['tables']) > 0))
        throw new StartupError(
          `The database ${shownAddress(address)} is not empty: it has ${String(rows[0]!['tables'])} tables${moved === null ? '' : `, ${moved}`}. Name an empty one.`,
        )
      await takeAlone(line, address)
      await line.ask({ text: 'UPDATE miskatonic SET moved = $1', values: [mark] })
      return new PostgresTables(line, address, database)
    })
  }

  async *list(): AsyncGenerator<Listed> {
    for (let after = 0; ;) {
      const { rows } = await this.line.ask({
        text: `SELECT num, id, record, sum, touched, removed FROM tables WHERE num > $1 ORDER BY num LIMIT ${LISTED}`,
        values: [after],
      })
      for (const row of rows) yield { id: String(row['id']), read: () => this.read(row) }
      if (rows.length < LISTED) return
      after = Number(rows.at(-1)!['num'])
    }
  }

  private async read(stored: Readonly<Record<string, unknown>>): Promise<CopiedTable> {
    const [num, id, record] = [Number(stored['num']), String(stored['id']), String(stored['record'])]
    const touched = Number(stored['touched'])
    if (stored['removed'] !== null)
      return { num, id, record, touched, removed: Number(stored['removed']), rows: [] }
    checkedRecord(this.database, id, { num, record, sum: Number(stored['sum']) })
    const { rows } = await this.line.ask({
      name: 'rows-of',
      text: 'SELECT tbl, seq, at, kind, body, sum FROM log WHERE tbl = $1 ORDER BY seq',
      values: [num],
    })
    const log = rows.map((row) => rowIn(this.database, id, row))
    checkNoGap(id, log, 1)
    return { num, id, record, touched, removed: null, rows: log }
  }

  async sealKey(): Promise<string | undefined> {
    const { rows } = await this.line.ask({ text: "SELECT value FROM secrets WHERE name = 'seal'" })
    return rows[0] && String(rows[0]['value'])
  }

  async digests(nums: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const { rows } = await this.line.ask({
      text: 'SELECT num, id, record, sum, touched, removed FROM tables WHERE num = ANY ($1::bigint[])',
      values: [bigintegers(nums)],
    })
    const found = new Map<number, string>()
    for (const row of rows) found.set(Number(row['num']), digestOf(await this.read(row)))
    return found
  }

  async put(tables: readonly CopiedTable[]): Promise<void> {
    const nums = bigintegers(tables.map(({ num }) => num))
    await this.line.ask({ text: 'BEGIN' })
    await this.line.ask({ text: 'DELETE FROM log WHERE tbl = ANY ($1::bigint[])', values: [nums] })
    await this.line.ask({ text: 'DELETE FROM tables WHERE num = ANY ($1::bigint[])', values: [nums] })
    await this.line.ask({
      text: `INSERT INTO tables (num, id, record, sum, touched, removed)
        SELECT num, id, record, sum, touched, nullif(removed, -1)
        FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[]) r (num, id, record, sum, touched, removed)`,
      values: [
        nums,
        texts(tables.map(({ id }) => id)),
        texts(tables.map(({ record }) => record)),
        bigintegers(tables.map((table) => this.sumOf(table))),
        bigintegers(tables.map(({ touched }) => touched)),
        bigintegers(tables.map(({ removed }) => removed ?? -1)),
      ],
    })
    await this.putRows(tables.flatMap(({ num, rows }) => rows.map((row) => ({ ...row, tbl: num }))))
    await this.line.ask({ text: 'COMMIT' })
  }

  private sumOf({ num, record, removed }: CopiedTable): number {
    return removed === null ? sumOfRecord(this.database, num, record) : 0
  }

  /** Written by no node: the first one that claims a table goes on from there. */
  private async putRows(rows: readonly (Row & { readonly tbl: number })[]): Promise<void> {
    await this.line.ask({
      text: `INSERT INTO log (tbl, seq, node, at, kind, body, sum) SELECT tbl, seq, 0, at, kind, body, sum
        FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::bigint[]) r (tbl, seq, at, kind, body, sum)`,
      values: [
        bigintegers(rows.map(({ tbl }) => tbl)),
        integers(rows.map(({ seq }) => seq)),
        bigintegers(rows.map(({ at }) => at)),
        texts(rows.map(({ kind }) => kind)),
        texts(rows.map(({ body }) => body)),
        bigintegers(rows.map((row) => sumOfRow(this.database, row))),
      ],
    })
  }

  async putSealKey(key: string): Promise<void> {
    await this.line.ask({
      text: "INSERT INTO secrets VALUES ('seal', $1) ON CONFLICT (name) DO UPDATE SET value = $1",
      values: [key],
    })
  }

  /** New tables get the numbers after those. */
  async finish(): Promise<void> {
    await this.line.ask({
      text: `SELECT setval(pg_get_serial_sequence('tables', 'num'), coalesce((SELECT max(num) FROM tables), 0) + 1, false)`,
    })
    await this.line.ask({ text: 'ANALYZE tables, log' })
  }

  /** Says where its tables are now, or, with null, that they are here. */
  async mark(moved: string | null): Promise<void> {
    await this.line.ask({ text: 'UPDATE miskatonic SET moved = $1', values: [moved] })
  }

  /** Looks for damage: checksums, gaps, rows without a table, and whether every table can be loaded. */
  async check(games: readonly Game[]): Promise<DataReport> {
    const damaged = new Map<string, string>()
    let [tables, rows] = [0, 0]
    for await (const { id, read } of this.list())
      try {
        const table = await read()
        if (table.removed !== null) continue
        tables++
        rows += table.rows.length
        await checkTable(
          games,
          checkedRecord(this.database, id, { ...table, sum: this.sumOf(table) }),
          table.rows,
        )
      } catch (error) {
        if (!(error instanceof StoreError)) throw error
        tables += damaged.has(id) ? 0 : 1
        damaged.set(id, error.message)
      }
    return { tables, rows, damaged, general: await this.generalDamage() }
  }

  private async generalDamage(): Promise<string[]> {
    const found: string[] = []
    const { rows: lost } = await this.line.ask({
      text: 'SELECT count(*) AS count FROM log WHERE NOT EXISTS (SELECT 1 FROM tables WHERE num = tbl)',
    })
    const count = Number(lost[0]!['count'])
    if (count > 0) found.push(`${count} rows belong to a table that is missing.`)
    const { rows: keys } = await this.line.ask({
      text: `SELECT conname FROM pg_constraint WHERE conrelid = 'log'::regclass AND contype = 'p'`,
    })
    if (keys.length === 0)
      found.push(
        'The table "log" has lost its key (tbl, seq), which keeps two servers from writing the same row.',
      )
    const key = await this.sealKey()
    if (key !== undefined && !/^[0-9a-f]{64}$/.test(key)) found.push('The key for sealed files is damaged.')
    return found
  }

  close(): Promise<void> {
    return this.line.close()
  }
}

/** Errors on the way are said in one line that names the setting. */
async function opened(
  address: string,
  open: (line: Line) => Promise<PostgresTables>,
): Promise<PostgresTables> {
  const line = new Line(address, { isPatient: true })
  try {
    await line.open()
    return await open(line)
  } catch (error) {
    await line.close()
    throw cannotOpen(address, error)
  }
}

/** A lock of this connection that starting servers wait for; those that run already are found by their beats. */
async function takeAlone(line: Line, address: string): Promise<void> {
  const { rows } = await line.ask({ text: `SELECT pg_try_advisory_lock(${SCHEMA_LOCK}) AS mine` })
  if (rows[0]!['mine'] !== true)
    throw new StartupError(
      `Another program is starting with the database ${shownAddress(address)}, or moves it.`,
    )
  const beats = async (): Promise<Map<number, { name: string; beat: number }>> => {
    const nodes = await line.ask({ text: 'SELECT id, name, beat FROM nodes' })
    return new Map(
      nodes.rows.map((row) => [Number(row['id']), { name: String(row['name']), beat: Number(row['beat']) }]),
    )
  }
  const before = await beats()
  if (before.size === 0) return
  await sleep(WATCHED)
  for (const [id, { name, beat }] of await beats())
    if (before.get(id)?.beat !== beat)
      throw new StartupError(
        `The server "${name}" uses the database ${shownAddress(address)}. Stop all its servers first.`,
      )
  // What is left of servers that were killed: if one of them should wake up, it writes nothing any more.
  await line.ask({ text: 'DELETE FROM nodes' })
}

export async function checkPostgres(address: string, games: readonly Game[]): Promise<DataReport> {
  const tables = await PostgresTables.snapshot(address)
  try {
    return await tables.check(games)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The database ${tables.name} could not be read: ${messageOf(error)}`, {
      cause: error,
    })
  } finally {
    await tables.close()
  }
}
