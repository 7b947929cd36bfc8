/** What grows: the time until tables are back after a server died, and the bytes of the log. Figures for docs/scaling.md. */
import { Nats, Postgres } from '@miskatonic/engines'
import { failover } from '../cluster/failover.ts'
import type { Engines } from '../cluster/nodes.ts'
import { manyRows } from '../cluster/rows.ts'
import { type Section, type Table, summary } from '../harness.ts'

/** As docs/scaling.md recommends; there is room for all of the write-ahead log, so that checkpoints come by time. */
const RECOMMENDED = ['wal_compression=lz4', 'checkpoint_timeout=30min', 'max_wal_size=8GB']

export const failovers: Section = {
  title: 'A server that dies',
  run: ({ rounds }) =>
    withEngines((engines) => failoverTimes(engines, rounds < 10 ? [100] : [100, 1_000, 5_000])),
}

export const rows: Section = {
  title: 'Many rows in PostgreSQL',
  run: ({ rounds }) => withEngines((engines) => bytes(engines, rounds < 10 ? 200_000 : 10_000_000)),
}

async function* withEngines(measure: (engines: Engines) => Promise<Table>): AsyncIterable<Table> {
  const postgres = await Postgres.start(RECOMMENDED)
  const nats = await Nats.start()
  try {
    yield await measure({ postgres, nats })
  } finally {
    await nats.remove()
    await postgres.remove()
  }
}

async function failoverTimes(engines: Engines, sizes: readonly number[]): Promise<Table> {
  const measurements = []
  for (const size of sizes) {
    const { first, half, all } = await failover(engines, size)
    const name = `${size.toLocaleString('en')} tables`
    for (const [what, time] of Object.entries({ first, 'half of them': half, all }))
      measurements.push(summary(`${name}: ${what}`, [time / 1000]))
  }
  const title =
    'One of three servers is killed: until its tables were shown again, clients coming again within 2 s'
  return { title, unit: 's', measurements, ratios: [], goals: [] }
}

async function bytes(engines: Engines, wanted: number): Promise<Table> {
  const { rows: count, log, key, ahead, aheadFirst, aheadLast } = await manyRows(engines, wanted)
  const named = {
    'the log': log,
    'its key': key,
    'write-ahead log': ahead,
    'write-ahead log, the first tenth': aheadFirst,
    'write-ahead log, the last tenth': aheadLast,
  }
  return {
    title: `Bytes for a choice of Reign in PostgreSQL, over ${count.toLocaleString('en')} rows`,
    unit: 'bytes',
    measurements: Object.entries(named).map(([name, each]) => summary(name, [each])),
    ratios: [],
    goals: [],
  }
}
