/** What grows: the time until tables are back after a server died, and the bytes of the log. Figures for docs/scaling.md. */
import { Nats, Postgres } from '@miskatonic/engines'
import { failover } from '../cluster/failover.ts'
import { manyRows } from '../cluster/rows.ts'
import { type Section, type Table, summary } from '../harness.ts'

/** As docs/scaling.md recommends; there is room for all of the write-ahead log, so that checkpoints come by time. */
const RECOMMENDED = ['wal_compression=lz4', 'checkpoint_timeout=30min', 'max_wal_size=8GB']

export const scaling: Section = {
  title: 'A server that dies, and many rows',
  async *run({ rounds }) {
    const isQuick = rounds < 10
    const postgres = await Postgres.start(RECOMMENDED)
    const nats = await Nats.start()
    try {
      yield await failovers({ postgres, nats }, isQuick ? [100] : [100, 1_000, 5_000])
      yield await bytes({ postgres, nats }, isQuick ? 200_000 : 10_000_000)
    } finally {
      await nats.remove()
      await postgres.remove()
    }
  },
}

async function failovers(
  engines: Parameters<typeof failover>[0],
  sizes: readonly number[],
): Promise<Table> {
  const measurements = []
  for (const size of sizes) {
    const { first, half, all } = await failover(engines, size)
    const name = `${size.toLocaleString('en')} tables`
    for (const [what, time] of Object.entries({ first, 'half of them': half, all }))
      measurements.push(summary(`${name}: ${what}`, [time / 1000]))
  }
  const title = 'One of three servers is killed: until its tables were shown again, clients coming again within 2 s'
  return { title, unit: 's', measurements, ratios: [], goals: [] }
}

async function bytes(engines: Parameters<typeof manyRows>[0], wanted: number): Promise<Table> {
  const { rows, log, key, ahead, aheadFirst, aheadLast } = await manyRows(engines, wanted)
  const named = {
    'the log': log,
    'its key': key,
    'write-ahead log': ahead,
    'write-ahead log, the first tenth': aheadFirst,
    'write-ahead log, the last tenth': aheadLast,
  }
  return {
    title: `Bytes for a choice of Reign in PostgreSQL, over ${rows.toLocaleString('en')} rows`,
    unit: 'bytes',
    measurements: Object.entries(named).map(([name, each]) => summary(name, [each])),
    ratios: [],
    goals: [],
  }
}
