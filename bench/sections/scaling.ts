/** What grows: the time until tables are back after a server died, and the bytes of the log. Figures for docs/scaling.md. */
import { Nats, Postgres } from '@miskatonic/engines'
import { type Failover, failover } from '../cluster/failover.ts'
import type { Engines } from '../cluster/nodes.ts'
import { manyRows } from '../cluster/rows.ts'
import { type Section, type Table, summary } from '../harness.ts'

/** As docs/scaling.md recommends; there is room for all of the write-ahead log, so that checkpoints come by time. */
const RECOMMENDED = ['wal_compression=lz4', 'checkpoint_timeout=30min', 'max_wal_size=8GB']

export const failovers: Section = {
  title: 'One of three servers is killed: until its tables were shown again, clients coming again within 2 s',
  run: ({ rounds }) =>
    withEngines(async function* (engines) {
      for (const tables of rounds < 10 ? [100] : [100, 1_000, 5_000])
        yield failoverTimes(tables, await failover(engines, tables))
    }),
}

export const rows: Section = {
  title: 'Many rows in PostgreSQL',
  run: ({ rounds }) => withEngines((engines) => bytes(engines, rounds < 10 ? 200_000 : 10_000_000)),
}

async function* withEngines(measure: (engines: Engines) => AsyncIterable<Table>): AsyncIterable<Table> {
  const postgres = await Postgres.start(RECOMMENDED)
  const nats = await Nats.start()
  try {
    yield* measure({ postgres, nats })
  } finally {
    await nats.remove()
    await postgres.remove()
  }
}

function failoverTimes(tables: number, { first, half, all }: Failover): Table {
  const times = { 'the first': first, 'half of them': half, all }
  return {
    title: `${tables.toLocaleString('en')} tables`,
    unit: 's',
    measurements: Object.entries(times).map(([name, time]) => summary(name, [time / 1000])),
    ratios: [],
    goals: [],
  }
}

async function* bytes(engines: Engines, wanted: number): AsyncIterable<Table> {
  const { rows: count, log, key, ahead, aheadFirst, aheadLast } = await manyRows(engines, wanted)
  const named = {
    'the log': log,
    'its key': key,
    'write-ahead log': ahead,
    'write-ahead log, the first tenth': aheadFirst,
    'write-ahead log, the last tenth': aheadLast,
  }
  yield {
    title: `Bytes for a choice of Reign in PostgreSQL, over ${count.toLocaleString('en')} rows`,
    unit: 'bytes',
    measurements: Object.entries(named).map(([name, each]) => summary(name, [each])),
    ratios: [],
    goals: [],
  }
}
