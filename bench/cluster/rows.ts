/** What choices take in the database and in its write-ahead log, over many rows. */
import type { Postgres } from '@miskatonic/engines'
import { ours } from '../server/dialects/ours.ts'
import { Players } from '../server/players.ts'
import { Cluster, type Engines } from './nodes.ts'

const SCHEMA = 'many_rows'
/** Games that are played, and choices of each on average. The shortest random game has 53. */
const GAMES = 200
const CHOICES = 50
/** So often the games are there in one go, each row of theirs beside that of the same number of the others: as if all were played at once. */
const AT_ONCE = 10

export interface Sizes {
  readonly rows: number
  /** Bytes for a choice, with all other rows of a game. */
  readonly log: number
  readonly key: number
  readonly ahead: number
  /** Bytes of the write-ahead log for a choice at the beginning and at the end, when the index is large. */
  readonly aheadFirst: number
  readonly aheadLast: number
}

/** Plays real games, and repeats their rows under other numbers of tables until there are so many. */
export async function manyRows(engines: Engines, wanted: number): Promise<Sizes> {
  const { postgres } = engines
  const server = await Cluster.start(SCHEMA, engines, [{}])
  try {
    const players = new Players(server.servers[0]!.port, ours('reign', ['p1', 'p2', 'p3', 'p4']))
    await players.open(GAMES)
    players.flood()
    await players.answered(GAMES * CHOICES)
    await players.stop()
    await players.close()
  } finally {
    await server.stop()
  }
  const ask = (text: string): number => Number(postgres.sql(SCHEMA, text))
  const sample = ask('SELECT count(*) FROM log')
  const choices = ask("SELECT count(*) FROM log WHERE kind = 'did'")
  const tables = ask('SELECT max(tbl) FROM log')
  const aheads: number[] = []
  let rows = 0
  for (let from = 1; rows < wanted; from += AT_ONCE) {
    aheads.push(repeat(postgres, tables, from) / (choices * AT_ONCE))
    rows += sample * AT_ONCE
  }
  const copied = (rows / sample) * choices
  const few = Math.ceil(aheads.length / 10)
  const mean = (some: readonly number[]): number => some.reduce((sum, each) => sum + each, 0) / some.length
  return {
    rows,
    log: ask("SELECT pg_table_size('log')") / (copied + choices),
    key: ask("SELECT pg_indexes_size('log')") / (copied + choices),
    ahead: mean(aheads),
    aheadFirst: mean(aheads.slice(0, few)),
    aheadLast: mean(aheads.slice(-few)),
  }
}

/** Gives the bytes of the write-ahead log. */
function repeat(postgres: Postgres, tables: number, from: number): number {
  const written = (): number => Number(postgres.sql(SCHEMA, "SELECT pg_current_wal_insert_lsn() - '0/0'"))
  const before = written()
  postgres.sql(
    SCHEMA,
    `INSERT INTO log SELECT tbl + ${tables}::bigint * n, seq, node, at, kind, body, sum
      FROM log CROSS JOIN generate_series(${from}, ${from + AT_ONCE - 1}) n WHERE tbl <= ${tables} ORDER BY seq, n, tbl`,
  )
  return written() - before
}
