import {
  type Choice,
  Engine,
  type Game,
  type Happened,
  History,
  type Observer,
  type Position,
  type Seat,
  hash,
  openPart,
  ownPart,
} from '@miskatonic/kernel'
import type { SeatNews } from '@miskatonic/protocol'
import type { Row, RowKind, TableRecord } from '@miskatonic/table'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** A row of a table's log with its body read, as far as these tests look into it. */
export interface Written {
  readonly seq: number
  readonly at: number
  readonly kind: RowKind
  readonly body: {
    number: number
    seat: Seat
    option: string
    by: Seat
    free: boolean
    name: string
    what: SeatNews['what']
    was: string | null
    text: string
    position: Position
  }
}

type ChainedRow = Row & { readonly id: number; readonly prev: number | null }

/**
 * The database as it lies on the disk, read without any help from the server, also while that is writing. Nothing that was told to
 * a client may be missing here.
 */
export class Disk {
  private readonly database: DatabaseSyncInstance

  constructor(file: string) {
    this.database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  }

  static in(folder: string): Disk {
    return new Disk(join(folder, 'miskatonic.db'))
  }

  tables(): string[] {
    return (this.database.prepare('SELECT id FROM tables ORDER BY num').all() as { id: string }[]).map(
      ({ id }) => id,
    )
  }

  record(table: string): TableRecord {
    const statement = this.database.prepare('SELECT record FROM tables WHERE id = ?')
    const found = statement.get(table) as { record: string } | undefined
    if (found === undefined) throw new Error(`the table ${table} is gone`)
    return JSON.parse(found.record) as TableRecord
  }

  /** The log of a table, checked to be one unbroken chain. */
  rows(table: string): Written[] {
    const rows = this.database
      .prepare(
        `SELECT log.id, prev, seq, at, kind, body FROM log JOIN tables ON num = tbl WHERE tables.id = ? ORDER BY log.id`,
      )
      .all(table) as unknown as ChainedRow[] // the columns of the query
    for (const [i, { seq, prev }] of rows.entries()) {
      if (seq !== i + 1) throw new Error(`row ${i + 1} of ${table} has the number ${seq}`)
      if (prev !== (rows[i - 1]?.id ?? null)) throw new Error(`row ${seq} of ${table} hangs on the wrong row`)
    }
    return rows.map(({ seq, at, kind, body }) => ({
      seq,
      at,
      kind,
      body: JSON.parse(body) as Written['body'],
    }))
  }

  close(): void {
    this.database.close()
  }
}

/** Makes a table look as if nothing had been changed at it for so many days. The server must not be running. */
export function makeOlder(folder: string, table: string, days: number): void {
  const database = new DatabaseSync(join(folder, 'miskatonic.db'))
  database.prepare('UPDATE tables SET touched = touched - ? WHERE id = ?').run(days * 86_400_000, table)
  database.close()
}

/** Changes the record of a table while no server runs, and its checksum with it. */
export function alterRecord(
  folder: string,
  table: string,
  change: (record: TableRecord) => TableRecord,
): void {
  const record = JSON.stringify(change(onDisk(folder, (disk) => disk.record(table))))
  const database = new DatabaseSync(join(folder, 'miskatonic.db'))
  const { num } = database.prepare('SELECT num FROM tables WHERE id = ?').get(table) as { num: number }
  const { application_id: id } = database.prepare('PRAGMA application_id').get() as { application_id: number }
  const sum = crc32(record, crc32(`${id} ${num}`))
  database.prepare('UPDATE tables SET record = ?, sum = ? WHERE num = ?').run(record, sum, num)
  database.close()
}

/** Reads something from the database of a data folder. */
export function onDisk<T>(folder: string, read: (disk: Disk) => T): T {
  const disk = Disk.in(folder)
  try {
    return read(disk)
  } finally {
    disk.close()
  }
}

/** The first position of a table. */
function firstPosition(game: Game, { start, options }: TableRecord): Engine {
  if (start === null) throw new Error('the game has not begun')
  return 'seed' in start
    ? Engine.start(game, options, start.seed, true)
    : Engine.at(game, start.position, true)
}

/** An event, and what could be seen of the table right after it: by everybody, and by each seat in addition. */
export interface Snapshot {
  readonly happened: Happened
  readonly table: object
  readonly own: Readonly<Record<Seat, object>>
}

/** Sees a row with the game as it stands after it, and what happened; of a choice also what could be seen after each event. */
export type Visit = (
  row: Written,
  now: Engine,
  happened: readonly Happened[],
  snapshots: readonly Snapshot[],
) => void

/** Plays a log by the kernel alone. */
export function playLog(
  game: Game,
  record: TableRecord,
  rows: readonly Written[],
  visit: Visit = () => {},
): History {
  const first = firstPosition(game, record)
  const history = new History(game, first.position)
  for (const row of rows) {
    const snapshots: Snapshot[] = []
    play(history, row, (happened, position) => snapshots.push(snapshot(game, happened, position)))
    visit(row, history.now, happenedAt(row, first, history.now), snapshots)
  }
  return history
}

function happenedAt({ kind }: Written, first: Engine, now: Engine): readonly Happened[] {
  if (kind === 'began') return first.events
  return kind === 'did' ? now.events : []
}

function snapshot(game: Game, happened: Happened, position: Position): Snapshot {
  const own = position.seats.map((seat) => [seat, ownPart(game, position, seat)])
  const { table } = openPart(game, position, null)
  return { happened, ...structuredClone({ table, own: Object.fromEntries(own) as Snapshot['own'] }) }
}

function play(history: History, { seq, kind, body }: Written, observer: Observer): void {
  const first = history.start.choices
  if (kind === 'did') {
    const option = history.now.find(body.seat, body.option)
    if (option === undefined) throw new Error(`row ${seq}: ${body.seat} could not choose ${body.option}`)
    if (body.number !== history.now.position.choices) throw new Error(`row ${seq} answers ${body.number}`)
    history.choose(option, observer)
  }
  if (kind === 'undone') while (first + history.choices.length > body.number) history.undo()
  if (kind === 'kept' && hash(body.position) !== hash(history.now.position))
    throw new Error(`row ${seq} keeps another position than the choices lead to`)
}

/** The position to which the choices that still stand lead from the very beginning. */
export function freshHash(game: Game, record: TableRecord, choices: readonly Choice[]): string {
  const engine = firstPosition(game, record)
  for (const { seat, option } of choices) engine.choose(engine.find(seat, option)!)
  return hash(engine.position)
}
