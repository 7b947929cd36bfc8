import { type Row, type TableRecord, checkNumbers, storeErrors } from '@miskatonic/table'
import { bigintegers, integers, texts } from './binary.ts'
import { sumOfRecord } from '../sqlite/checksum.mjs'
import { sumOfRow } from './checksum.ts'
import type { Statement } from './driver.ts'
import type { Hold } from './ownership.ts'

/** A change of one table. */
export interface Change {
  readonly id: string
  /** The row that the rows are to follow, `new` for a table that must not exist yet, `any` where there are no rows. */
  readonly after: number | 'new' | 'any'
  readonly record: TableRecord | null
  readonly rows: readonly Row[]
  /** For a room: the table as it was claimed. Left out: as this node has it. */
  readonly hold?: Hold
}

interface NewTable {
  readonly num: number
  readonly id: string
  readonly record: string
}

/** One statement for all tables that wait, and what will be true once it is committed. */
export class Batch {
  /** The incarnation that writes. */
  readonly node: number
  private readonly database: number
  private readonly ends = new Map<Hold, number>()
  private readonly made = new Map<string, NewTable>()
  private readonly records = new Map<Hold, { readonly record: string; readonly turn: number }>()
  private readonly rows = {
    tbl: [] as number[],
    seq: [] as number[],
    at: [] as number[],
    kind: [] as string[],
    body: [] as string[],
    sum: [] as number[],
  }

  constructor(node: number, database: number) {
    this.node = node
    this.database = database
  }

  get rowCount(): number {
    return this.rows.tbl.length
  }

  get recordCount(): number {
    return this.records.size
  }

  get newCount(): number {
    return this.made.size
  }

  get isEmpty(): boolean {
    return this.rowCount + this.recordCount + this.newCount === 0
  }

  /** A row or a table by which can be seen whether the statement, which is atomic, was carried out; undefined if it has records only. */
  get proof():
    | { readonly tbl: number; readonly seq: number; readonly sum: number }
    | { readonly num: number }
    | undefined {
    const { tbl, seq, sum } = this.rows
    if (this.rowCount > 0) return { tbl: tbl[0]!, seq: seq[0]!, sum: sum[0]! }
    const [made] = this.made.values()
    return made && { num: made.num }
  }

  creates(id: string): boolean {
    return this.made.has(id)
  }

  /** Adds a new table under this number. */
  create({ id, record, rows }: Change, num: number): void {
    checkNumbers(id, rows, 0)
    if (this.made.has(id)) throw storeErrors.exists(id)
    this.made.set(id, { num, id, record: JSON.stringify(record) })
    this.add(num, rows)
  }

  /** Adds a whole change of a table that this node holds, or throws and leaves it out. */
  enter({ id, after, record, rows }: Change, hold: Hold): void {
    if (!hold.isHeld || hold.node !== this.node) throw storeErrors.lost(id)
    if (typeof after === 'number') {
      checkNumbers(id, rows, after)
      const end = this.ends.get(hold) ?? hold.end
      if (end !== after) throw storeErrors.conflict(id, after, end)
      this.ends.set(hold, end + rows.length)
    }
    if (record !== null) this.records.set(hold, { record: JSON.stringify(record), turn: hold.turn + 1 })
    this.add(hold.num, rows)
  }

  /** The statement was committed. */
  adopt(): void {
    for (const [hold, end] of this.ends) hold.end = end
    for (const [hold, { turn }] of this.records) hold.turn = turn
  }

  /** Asks which of the records are stored. */
  get question(): Statement {
    const records = [...this.records].map(([{ num }, { turn }]) => ({ num, turn }))
    return {
      text: `SELECT t.num FROM tables t JOIN unnest($2::bigint[], $3::bigint[]) r (num, turn) ON t.num = r.num AND t.turn = r.turn
        WHERE t.owner = $1`,
      values: [
        this.node,
        bigintegers(records.map(({ num }) => num)),
        bigintegers(records.map(({ turn }) => turn)),
      ],
    }
  }

  /** Tables whose record was not changed although it should have been: they are another node's, or were claimed anew. */
  notIn(changed: ReadonlySet<number>): Hold[] {
    return [...this.records.keys()].filter(({ num }) => !changed.has(num))
  }

  /**
   * The row of this node is locked in the same statement. A node that takes over deletes that row first: it waits for this statement, and
   * later ones find nothing and write nothing.
   */
  get statement(): Statement {
    const { tbl, seq, at, kind, body, sum } = this.rows
    const rows = [
      bigintegers(tbl),
      integers(seq),
      bigintegers(at),
      texts(kind),
      texts(body),
      bigintegers(sum),
    ]
    if (this.recordCount + this.newCount === 0)
      return { name: 'rows', text: `${FENCE} ${INSERT_ROWS}`, values: [this.node, ...rows] }
    return { name: 'batch', text: WHOLE, values: [this.node, ...rows, ...this.recordValues()] }
  }

  private recordValues(): Buffer[] {
    const now = Date.now()
    const changed = [...this.records].map(([{ num }, { record, turn }]) => ({ num, record, turn }))
    const made = [...this.made.values()]
    const sums = (of: readonly { num: number; record: string }[]): Buffer =>
      bigintegers(of.map(({ num, record }) => sumOfRecord(this.database, num, record)))
    return [
      bigintegers(changed.map(({ num }) => num)),
      texts(changed.map(({ record }) => record)),
      sums(changed),
      bigintegers(changed.map(() => now)),
      bigintegers(changed.map(({ turn }) => turn)),
      bigintegers(made.map(({ num }) => num)),
      texts(made.map(({ id }) => id)),
      texts(made.map(({ record }) => record)),
      sums(made),
      bigintegers(made.map(() => now)),
    ]
  }

  private add(tbl: number, rows: readonly Row[]): void {
    for (const { seq, at, kind, body } of rows) {
      this.rows.tbl.push(tbl)
      this.rows.seq.push(seq)
      this.rows.at.push(at)
      this.rows.kind.push(kind)
      this.rows.body.push(body)
      this.rows.sum.push(sumOfRow(this.database, { tbl, seq, at, kind, body }))
    }
  }
}

const FENCE = 'WITH me AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE)'

const INSERT_ROWS = `INSERT INTO log (tbl, seq, node, at, kind, body, sum)
  SELECT r.tbl, r.seq, me.id, r.at, r.kind, r.body, r.sum
  FROM me, unnest($2::bigint[], $3::integer[], $4::bigint[], $5::text[], $6::text[], $7::bigint[]) r (tbl, seq, at, kind, body, sum)`

const WHOLE = `${FENCE},
  changed AS (
    UPDATE tables t SET record = r.record, sum = r.sum, touched = r.touched, turn = r.turn
    FROM me, unnest($8::bigint[], $9::text[], $10::bigint[], $11::bigint[], $12::bigint[]) r (num, record, sum, touched, turn)
    WHERE t.num = r.num AND t.owner = me.id AND t.turn = r.turn - 1 RETURNING t.num),
  made AS (
    INSERT INTO tables (num, id, record, sum, touched)
    SELECT r.num, r.id, r.record, r.sum, r.touched
    FROM me, unnest($13::bigint[], $14::text[], $15::text[], $16::bigint[], $17::bigint[]) r (num, id, record, sum, touched) RETURNING num),
  written AS (${INSERT_ROWS} RETURNING 1)
  SELECT (SELECT count(*) FROM me) AS me, ARRAY (SELECT num FROM changed) AS changed,
    (SELECT count(*) FROM made) AS made, (SELECT count(*) FROM written) AS written`
