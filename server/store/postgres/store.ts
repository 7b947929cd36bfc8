import {
  type KeptRange,
  type Row,
  type RowRange,
  type Store,
  StoreError,
  type StoreEvents,
  type TableRecord,
  storeErrors,
} from '@miskatonic/table'
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises'
import { version } from '../../version.ts'
import type { AbandonedSearch, Removed, ServerStore } from '../server-store.ts'
import { checkedRecord } from '../sqlite/queries.ts'
import { Batch, type Change } from './batch.ts'
import { Line } from './line.ts'
import { LogReader, type PostgresTicket } from './log-reader.ts'
import { DEAD_AFTER, Membership, type MembershipEvents, type NodeAbout } from './membership.ts'
import { type Hold, Ownership, isHold } from './ownership.ts'
import { movedAway } from './moved.ts'
import { checkFormat, migrate } from './schema.ts'
import { brokenKey, cannotOpen, isUnreachable, messageOf } from './errors.ts'

/** Table numbers that are fetched at a time. */
const NUMBERS = 20
/** Tables that a search for abandoned ones looks at. */
const SEARCHED = 500
/** Milliseconds between two attempts to reach the database. */
const RETRY = 200

const NOTHING: readonly unknown[] = []
const NONE: ReadonlySet<string> = new Set()

interface Job {
  readonly change: Change
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

export interface PostgresOptions {
  /** What other nodes are told of this one. Left out: a node by itself. */
  readonly about?: Partial<NodeAbout>
  readonly membership?: MembershipEvents
  /** Milliseconds to wait for further rows before a batch is sent. */
  readonly linger?: number
}

/** Opens a database: creates or upgrades its tables, and registers this process as a node. */
export async function openPostgresStore(
  address: string,
  events: StoreEvents = {},
  options: PostgresOptions = {},
): Promise<PostgresStore> {
  const setUp = new Line(address, { isPatient: true })
  const lines = {
    write: new Line(address),
    read: new Line(address, { repeats: true }),
    beat: new Line(address),
  }
  const close = (): Promise<unknown> =>
    Promise.all([setUp, ...Object.values(lines)].map((line) => line.close()))
  try {
    await setUp.open()
    const { database, moved } = await migrate(setUp, address)
    if (moved !== null) throw movedAway(address, moved)
    const store = new PostgresStore(address, database, lines, events, options.linger ?? 0)
    await store.join({ ...byItself(), ...options.about }, options.membership ?? {})
    await setUp.close()
    return store
  } catch (error) {
    await close()
    throw cannotOpen(address, error)
  }
}

/** Throws if the tables were moved, or another version has changed their format, while this server was asleep. */
async function checkUsable(line: Line, address: string): Promise<void> {
  const { moved } = await checkFormat(line, address)
  if (moved !== null) throw movedAway(address, moved)
}

function byItself(): NodeAbout {
  return {
    name: `${hostname()}-${randomBytes(4).toString('hex')}`,
    version,
    games: {},
    key: '',
    isKeeper: false,
  }
}

/**
 * Tables in PostgreSQL. One connection writes: while a statement is under way, changes of all tables collect here and then go as one. One
 * connection reads and claims, and one beats, because a beat must not queue behind a batch.
 */
export class PostgresStore implements ServerStore {
  readonly ownership: Ownership
  readonly lines: Readonly<Record<'write' | 'read' | 'beat', Line>>
  readonly database: number
  private readonly address: string
  private readonly log: LogReader
  private readonly events: StoreEvents
  private readonly linger: number
  private member: Membership | undefined
  private queue: Job[] = []
  private working: Promise<void> | null = null
  private numbers: number[] = []
  private failure: { readonly message: string; readonly at: number } | null = null
  private closing: Promise<void> | null = null

  constructor(
    address: string,
    database: number,
    lines: Readonly<Record<'write' | 'read' | 'beat', Line>>,
    events: StoreEvents,
    linger: number,
  ) {
    this.address = address
    this.database = database
    this.lines = lines
    this.events = events
    this.linger = linger
    this.log = new LogReader(lines.read, database)
    this.ownership = new Ownership(lines.read, () => this.membership)
  }

  get membership(): Membership {
    if (this.member === undefined) throw new Error('the store has not joined the nodes yet')
    return this.member
  }

  async join(about: NodeAbout, events: MembershipEvents): Promise<void> {
    const { beat } = this.lines
    const heard: MembershipEvents = {
      ...events,
      fenced: (incarnation) => {
        this.ownership.lose(incarnation)
        events.fenced?.(incarnation)
      },
    }
    this.member = await Membership.join(beat, about, heard, () => checkUsable(beat, this.address))
  }

  create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    return this.enqueue({ id: record.id, after: 'new', record, rows })
  }

  saveRecord(record: TableRecord): Promise<void> {
    return this.enqueue({ id: record.id, after: 'any', record, rows: [] })
  }

  append(id: string, rows: readonly Row[], after: number): Promise<void> {
    return this.enqueue({ id, after, record: null, rows })
  }

  /** The store as a room uses it: it writes as the incarnation that claimed the table, or not at all. */
  heldBy(hold: Hold): Store {
    return {
      create: (record, rows) => this.create(record, rows),
      record: (id) => this.record(id),
      saveRecord: (record) => this.enqueue({ id: record.id, after: 'any', record, rows: [], hold }),
      append: (id, rows, after) => this.enqueue({ id, after, record: null, rows, hold }),
      read: (id, range) => this.read(id, range),
      readFromKept: (id, range) => this.readFromKept(id, range),
      isHealthy: () => this.isHealthy(),
      close: () => this.close(),
    }
  }

  async record(id: string): Promise<TableRecord | undefined> {
    const { rows } = await this.reading(() =>
      this.lines.read.ask({
        name: 'record',
        text: 'SELECT num, record, sum FROM tables WHERE id = $1 AND removed IS NULL',
        values: [id],
      }),
    )
    const [row] = rows
    if (row === undefined) return undefined
    const [num, sum] = [Number(row['num']), Number(row['sum'])]
    return checkedRecord(this.database, id, { num, sum, record: String(row['record']) })
  }

  read(id: string, range?: RowRange): Promise<Row[]> {
    return this.reading(() => this.log.read(id, range))
  }

  readFromKept(id: string, range?: KeptRange): Promise<Row[]> {
    return this.reading(() => this.log.readFromKept(id, range))
  }

  ticket(id: string): PostgresTicket {
    const end = this.ownership.get(id)?.end ?? Number.POSITIVE_INFINITY
    return { postgres: this.address, database: this.database, end }
  }

  async removedAt(id: string): Promise<number | undefined> {
    const { rows } = await this.reading(() =>
      this.lines.read.ask({ text: 'SELECT removed FROM tables WHERE id = $1', values: [id] }),
    )
    const removed = rows[0]?.['removed'] ?? null
    return removed === null ? undefined : Number(removed)
  }

  /** Of the newest table: that is early enough, because it is only used to doubt the clock. */
  async lastChange(): Promise<number | undefined> {
    const { rows } = await this.reading(() =>
      this.lines.read.ask({ text: 'SELECT at FROM log ORDER BY tbl DESC, seq DESC LIMIT 1' }),
    )
    return rows[0] && Number(rows[0]['at'])
  }

  /**
   * Only tables that no node has: those in use are owned, and those that are not are released. The deletion names the turn that was seen:
   * a table that was claimed meanwhile stays, also if this server slept in between or the network delivers late.
   */
  async removeAbandoned({ after, before, isInUse }: AbandonedSearch): Promise<Removed> {
    const { rows } = await this.reading(() =>
      this.lines.read.ask({
        text: `SELECT num, id, turn, removed IS NULL AND touched < $2
            AND (owner IS NULL OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner)) AND coalesce((SELECT at FROM log WHERE tbl = num ORDER BY seq DESC LIMIT 1), 0) < $2 AS abandoned
          FROM tables WHERE num > $1 ORDER BY num LIMIT ${SEARCHED}`,
        values: [after, Math.floor(before)], // a time that was measured has fractions
      }),
    )
    const found = rows.filter((row) => row['abandoned'] === true && !isInUse(String(row['id'])))
    const next = rows.length < SEARCHED ? 0 : Number(rows.at(-1)!['num'])
    if (found.length === 0) return { tables: 0, isFinished: true, next }
    const { rows: removed } = await this.reading(() =>
      this.lines.read.ask({
        text: `WITH gone AS (
            UPDATE tables t SET record = '', sum = 0, removed = $1, owner = NULL
            FROM unnest($2::bigint[], $3::bigint[]) seen (num, turn)
            WHERE t.num = seen.num AND t.turn = seen.turn AND t.removed IS NULL RETURNING t.num),
          rows AS (DELETE FROM log WHERE tbl IN (SELECT num FROM gone))
          SELECT num FROM gone`,
        values: [Date.now(), found.map(({ num }) => num), found.map(({ turn }) => turn)],
      }),
    )
    return { tables: removed.length, isFinished: true, next }
  }

  /** A secret that all nodes share; the first one makes it. */
  async secret(name: string, make: () => string): Promise<string> {
    await this.lines.read.ask({
      text: 'INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING',
      values: [name, make()],
    })
    const { rows } = await this.lines.read.ask({
      text: 'SELECT value FROM secrets WHERE name = $1',
      values: [name],
    })
    return String(rows[0]!['value'])
  }

  /** Counts one more in this hour, unless there are `most` already. */
  async counts(key: string, most: number): Promise<boolean> {
    const { rows } = await this.reading(() =>
      this.lines.write.ask({
        name: 'count',
        text: `WITH old AS (DELETE FROM quota WHERE hour < $2 - 1)
          INSERT INTO quota AS q VALUES ($1, $2, 1) ON CONFLICT (key, hour) DO UPDATE SET n = q.n + 1 WHERE q.n < $3 RETURNING n`,
        values: [key, hourNow(), most],
      }),
    )
    return rows.length > 0
  }

  async countBack(key: string): Promise<void> {
    await this.lines.write.ask({
      text: 'UPDATE quota SET n = n - 1 WHERE key = $1 AND hour = $2 AND n > 0',
      values: [key, hourNow()],
    })
  }

  async isHealthy(): Promise<boolean> {
    return this.problem() === null
  }

  problem(): string | null {
    if (this.closing !== null) return 'the store is closed'
    const { beatAge, problem } = this.membership
    if (problem !== null) return problem
    // A beat is a write, too: after one that arrived, the failure is over.
    if (this.failure !== null && performance.now() - this.failure.at < beatAge) return this.failure.message
    return beatAge > DEAD_AFTER ? 'the database cannot be reached (setting --store)' : null
  }

  close(): Promise<void> {
    return (this.closing ??= this.shutDown())
  }

  private async shutDown(): Promise<void> {
    await this.working
    await this.member?.close()
    await Promise.all(Object.values(this.lines).map((line) => line.close()))
  }

  /** What is asked for now is answered by the database as it is now; errors become `StoreError`s. */
  private async reading<T>(read: () => Promise<T>): Promise<T> {
    if (this.closing !== null) throw storeErrors.closed()
    try {
      return await read()
    } catch (error) {
      if (error instanceof StoreError) throw error
      throw new StoreError('failed', `The database could not be read: ${messageOf(error)}.`, { cause: error })
    }
  }

  private enqueue(change: Change): Promise<void> {
    if (this.closing !== null) return Promise.reject(storeErrors.closed())
    return new Promise((resolve, reject) => {
      this.queue.push({ change, resolve, reject })
      this.working ??= this.drain()
    })
  }

  /** Commits until the queue is empty. */
  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      await (this.linger > 0 ? sleep(this.linger) : endOfTurn()) // collects what has already arrived
      await this.commit(this.queue.splice(0))
    }
    this.working = null
  }

  /** Commits jobs, mostly all of them in one statement, and settles their promises. Never throws. */
  private async commit(jobs: readonly Job[]): Promise<void> {
    for (let left = jobs; left.length > 0;) left = await this.commitSome(left)
  }

  /** Commits as many jobs as one statement can take, and gives the others. */
  private async commitSome(jobs: readonly Job[]): Promise<readonly Job[]> {
    const started = performance.now()
    const batch = new Batch(this.membership.me, this.database)
    const entered: Job[] = []
    let taken = 0
    // A table that is created by this statement can be claimed only after it.
    while (
      taken < jobs.length &&
      !(jobs[taken]!.change.after !== 'new' && batch.creates(jobs[taken]!.change.id))
    ) {
      const job = jobs[taken++]!
      if (await this.entered(batch, job)) entered.push(job)
    }
    try {
      const lost = batch.isEmpty ? NONE : await this.send(batch)
      if (!batch.isEmpty) {
        this.failure = null
        this.events.committed?.(batch.rowCount, (performance.now() - started) / 1000)
      }
      for (const { change, resolve, reject } of entered)
        if (change.record !== null && lost.has(change.id)) reject(storeErrors.lost(change.id))
        else resolve()
    } catch (error) {
      await this.sortOut(entered, error)
    }
    return jobs.slice(taken)
  }

  /** Whether a job is part of the batch; otherwise it is rejected. */
  private async entered(batch: Batch, { change, reject }: Job): Promise<boolean> {
    try {
      await this.enter(batch, change)
      return true
    } catch (error) {
      reject(asStoreError(error))
      return false
    }
  }

  private async enter(batch: Batch, change: Change): Promise<void> {
    if (change.after === 'new') return batch.create(change, await this.nextNumber())
    const hold = change.hold ?? this.ownership.get(change.id) ?? (await this.claimed(change.id))
    batch.enter(change, hold)
  }

  /** For changes outside a room. */
  private async claimed(id: string): Promise<Hold> {
    const claimed = await this.ownership.claim(id)
    if (claimed === undefined) throw storeErrors.unknown(id)
    if (!isHold(claimed)) throw storeErrors.lost(id)
    return claimed
  }

  private async nextNumber(): Promise<number> {
    if (this.numbers.length === 0) {
      const { rows } = await this.lines.write.ask({
        text: `SELECT nextval(pg_get_serial_sequence('tables', 'num')) AS num FROM generate_series(1, ${NUMBERS})`,
      })
      this.numbers = rows.map(({ num }) => Number(num))
    }
    return this.numbers.shift()!
  }

  /**
   * Sends a batch until it is known what came of it, and gives the tables whose records were not changed because they are not this node's
   * any more. Throws if none of it was written, as far as can be known in time.
   */
  private async send(batch: Batch): Promise<ReadonlySet<string>> {
    const { statement } = batch
    const giveUp = performance.now() + DEAD_AFTER
    for (let attempt = 0; ; attempt++)
      try {
        const found = attempt > 0 ? await this.found(batch) : undefined
        return found ?? this.check(batch, await this.lines.write.ask(statement))
      } catch (error) {
        const found = brokenKey(error) !== undefined && attempt > 0 ? await this.found(batch) : undefined
        if (found !== undefined) return found
        if (!isUnreachable(error) || performance.now() > giveUp) throw error
        this.failed(troubleOf(error))
        await sleep(RETRY)
      }
  }

  /** Fewer rows than were sent: this node was fenced. */
  private check(batch: Batch, { rows, rowCount }: Awaited<ReturnType<Line['ask']>>): ReadonlySet<string> {
    if (batch.recordCount + batch.newCount === 0) {
      if (rowCount !== batch.rowCount) throw this.fenced(batch)
      return this.written(batch, NOTHING)
    }
    const [counts] = rows
    if (Number(counts!['me']) !== 1) throw this.fenced(batch)
    return this.written(batch, counts!['changed'] as readonly unknown[])
  }

  /** The batch is durable; of its records, those of these tables were changed. */
  private written(batch: Batch, changed: readonly unknown[]): ReadonlySet<string> {
    batch.adopt()
    const lost = batch.notIn(new Set(changed.map(Number)))
    for (const hold of lost) this.ownership.loseOne(hold)
    return new Set(lost.map(({ id }) => id))
  }

  private fenced({ node }: Batch): StoreError {
    this.ownership.lose(node)
    void this.membership.beatNow().catch(() => {})
    return new StoreError('lost', 'This node was fenced: another one has taken its tables over.')
  }

  /** After a lost connection: what came of a batch that was written, or undefined if it was not. */
  private async found(batch: Batch): Promise<ReadonlySet<string> | undefined> {
    if (batch.proof !== undefined && !(await this.isThere(batch.proof, batch.node))) return undefined
    if (batch.recordCount === 0) return this.written(batch, NOTHING)
    const { rows } = await this.lines.write.ask(batch.question)
    // Records alone are sent again unless all of them are there.
    if (batch.proof === undefined && rows.length < batch.recordCount) return undefined
    return this.written(
      batch,
      rows.map(({ num }) => num),
    )
  }

  /** Whether a row or a table is there, as this node has sent it. */
  private async isThere(proof: NonNullable<Batch['proof']>, node: number): Promise<boolean> {
    if ('num' in proof) {
      const { rows } = await this.lines.write.ask({
        text: 'SELECT 1 FROM tables WHERE num = $1',
        values: [proof.num],
      })
      return rows.length > 0
    }
    const { rows } = await this.lines.write.ask({
      text: 'SELECT node, sum FROM log WHERE tbl = $1 AND seq = $2',
      values: [proof.tbl, proof.seq],
    })
    const [row] = rows
    return row !== undefined && Number(row['node']) === node && Number(row['sum']) === proof.sum
  }

  /** A key that was broken fails the whole statement: each table is sent once more on its own, and only what fails again is rejected. */
  private async sortOut(jobs: readonly Job[], error: unknown): Promise<void> {
    const key = brokenKey(error)
    if (key === undefined || jobs.length === 1) {
      if (key === undefined && !(error instanceof StoreError)) this.failed(troubleOf(error))
      for (const { change, reject } of jobs) {
        if (isUnreachable(error)) this.lose(change)
        reject(key === undefined ? asStoreError(error) : this.keyError(change, key))
      }
      return
    }
    for (const job of jobs) await this.commit([job])
  }

  /** It may still be carried out, when the database gets it at last: so it has to be seen anew how the table stands. */
  private lose({ id, hold = this.ownership.get(id) }: Change): void {
    if (hold !== undefined) this.ownership.loseOne(hold)
  }

  /** The database refused a row or a table because there is another one with its number or id. */
  private keyError(change: Change, key: string): StoreError {
    const { id, after } = change
    if (after === 'new' && key !== 'log_pkey') return storeErrors.exists(id)
    this.lose(change)
    return new StoreError(
      'conflict',
      `The log of table ${id} has these rows already: another server has written them.`,
    )
  }

  private failed(message: string): void {
    if (this.failure?.message !== message) this.events.failed?.(message)
    this.failure = { message, at: performance.now() }
  }
}

function hourNow(): number {
  return Math.floor(Date.now() / 3_600_000)
}

function troubleOf(error: unknown): string {
  const what = isUnreachable(error) ? 'the database cannot be reached' : 'the database refuses to write'
  return `${what} (setting --store): ${messageOf(error)}`
}

function asStoreError(error: unknown): Error {
  if (error instanceof StoreError) return error
  return new StoreError('failed', `The database could not be written: ${messageOf(error)}.`, { cause: error })
}
