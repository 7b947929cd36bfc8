/** Several servers on PostgreSQL and NATS: what durability, forwarding and further servers cost, beside a server with SQLite. */
import { Nats, Postgres } from '@miskatonic/engines'
import { type ChoiceCost, type Engines, Cluster } from '../cluster/nodes.ts'
import { type RowCost, IN_FLIGHT, StoreUnderTest } from '../cluster/stores.ts'
import {
  type Comparison,
  type Measurement,
  type Section,
  type Table,
  compare,
  medianOf,
  summary,
} from '../harness.ts'
import { ours, tablesInMemory } from '../server/dialects/ours.ts'
import { type Footprint, type Stretch, Subject } from '../server/measure.ts'

/** Rows that each table writes in a round. */
const ROWS = 100
/** Choices a second at each table, and by how much tables are ahead of each other (as in the section of single servers). */
const STEADY = 1
const SPREAD = 31
/** Choices at each table before anything is measured. */
const WARM_UP = 40

const SQLITE = 'SQLite'
const POSTGRES = 'PostgreSQL'
const DIRECT = 'direct'
const FORWARDED = 'forwarded'

const dialect = ours('reign', ['p1', 'p2', 'p3', 'p4'])
const SEATS = 4
/** Seconds between two choices at a table of people. */
const THINKING = 20
/** People who are served by one choice a second. */
const PER_CHOICE = THINKING * SEATS
const sizes = [1, 2, 4] as const

interface Extent {
  readonly rounds: number
  readonly tables: number
  readonly seconds: number
}

export const cluster: Section = {
  title: 'Several servers on PostgreSQL and NATS (medians of 7 rounds; 2 if quick)',
  async *run({ rounds }) {
    const extent =
      rounds < 10 ? { rounds: 2, tables: 100, seconds: 3 } : { rounds: 7, tables: 400, seconds: 5 }
    const postgres = await Postgres.start()
    const nats = await Nats.start()
    try {
      yield* stores(postgres, extent)
      yield* hosts(postgres, extent)
      yield* forwarding({ postgres, nats }, extent)
      yield* growth({ postgres, nats }, extent)
    } finally {
      await nats.remove()
      await postgres.remove()
    }
  },
}

async function* stores(postgres: Postgres, { rounds }: Extent): AsyncIterable<Table> {
  const both = [
    await StoreUnderTest.sqlite(SQLITE),
    await StoreUnderTest.postgres(POSTGRES, postgres),
  ] as const
  try {
    for (const store of both) await store.write(ROWS)
    const costs = await inTurn<RowCost>(
      both.map((store) => [store.name, () => store.write(ROWS)]),
      rounds,
    )
    const title = `Processor time to store a row of 800 bytes, ${IN_FLIGHT} tables at the same time`
    yield times(`${title}: of the server alone`, costs, ({ own }) => own, [
      { of: POSTGRES, to: SQLITE, atLeast: 1, remark: 'as cheap for the server as SQLite' },
    ])
    yield times(`${title}: with the database's own`, costs, ({ all }) => all, [
      { of: POSTGRES, to: SQLITE, atLeast: 1 / 1.8, remark: 'at most 1.8 times as much' },
    ])
  } finally {
    for (const store of both) await store.close()
  }
}

/** What a choice and a table cost a host with a single server, and how many people that allows. */
async function* hosts(postgres: Postgres, { rounds, tables, seconds }: Extent): AsyncIterable<Table> {
  const store = postgres.newSchema('hosts')
  const both = [
    await Subject.start({ name: SQLITE, server: 'ours', dialect, tablesInMemory }),
    await Subject.start({ name: POSTGRES, server: 'node', settings: { store }, dialect, tablesInMemory }),
  ]
  const each = <T>(measure: (subject: Subject) => Promise<T>): (readonly [string, () => Promise<T>])[] =>
    both.map((subject) => [subject.kind.name, () => measure(subject)])
  try {
    for (const subject of both) await subject.saturated(tables, WARM_UP)
    const play = (subject: Subject): Promise<Stretch> => subject.steady(tables, STEADY, seconds, SPREAD)
    const costs = await inTurn<Stretch>(each(play), rounds)
    const title = `a single server, ${tables} tables of Reign with four connections`
    const perCore = ({ cpu }: Stretch): number => (1e6 / cpu) * PER_CHOICE
    yield {
      ...times(`Processor time for a choice: ${title}, a choice a second at each`, costs, ({ cpu }) => cpu),
      notes: peopleNotes(costs, perCore, `a core, at tables of ${SEATS} with a choice every ${THINKING} s`),
    }
    const footprints = await inTurn<Footprint>(
      each((subject) => subject.footprint(tables, SPREAD)),
      Math.ceil(rounds / 3),
    )
    yield {
      title: `Memory of a table, as the system counts: ${title}`,
      unit: 'kB',
      measurements: figures(footprints, ({ live }) => live.resident / 1000),
      ratios: [],
      goals: [],
      notes: peopleNotes(footprints, ({ live }) => (1e9 / live.resident) * SEATS, 'a gigabyte'),
    }
  } finally {
    for (const subject of both) await subject.stop()
  }
}

function peopleNotes<T>(costs: Costs<T>, people: (cost: T) => number, of: string): string[] {
  return [...costs].map(
    ([name, found]) =>
      `${name}: ${Math.round(medianOf(found.map(people))).toLocaleString('en')} people ${of}`,
  )
}

/** Two servers: the first has all tables, because the second is a keeper, which takes only those whose rules no other server knows. */
async function* forwarding(engines: Engines, { rounds, tables, seconds }: Extent): AsyncIterable<Table> {
  const both = await Cluster.start('forwarding', engines, [{}, { keeper: '' }])
  try {
    const play = { dialect, tables, spread: SPREAD, perSecond: STEADY, seconds }
    for (const at of [0, 1]) await both.warmUp({ ...play, at: [at] }, WARM_UP)
    const costs = await inTurn<ChoiceCost>(
      [
        [DIRECT, () => both.steady({ ...play, at: [0] })],
        [FORWARDED, () => both.steady({ ...play, at: [1] })],
      ],
      rounds,
    )
    const title = `a choice of Reign, four connections at each of ${tables} tables`
    yield times(`Processor time of both servers and the bus for ${title}`, costs, (each) => each.servers, [
      { of: FORWARDED, to: DIRECT, atLeast: 1 / 3, remark: 'at most 3 times as much' },
    ])
    yield waits(`From click to update: ${title}, a choice a second at each`, costs)
  } finally {
    await both.stop()
  }
}

/** The same play at one, two and four servers, each player at the server that has the table. */
async function* growth(engines: Engines, { rounds, tables, seconds }: Extent): AsyncIterable<Table> {
  const costs = new Map<string, readonly ChoiceCost[]>()
  for (const size of sizes) {
    const all = Array.from({ length: size }, (_, at) => at)
    const nodes = await Cluster.start(
      `growth${size}n`,
      engines,
      all.map(() => ({})),
    )
    try {
      const play = { dialect, tables, at: all, spread: SPREAD, perSecond: STEADY, seconds }
      const name = `${size} server${size === 1 ? '' : 's'}`
      await nodes.warmUp(play, WARM_UP)
      const found = await inTurn<ChoiceCost>([[name, () => nodes.steady(play)]], Math.ceil(rounds / 2))
      costs.set(name, found.get(name)!)
    } finally {
      await nodes.stop()
    }
  }
  const title = `a choice of Reign, ${tables} tables in all`
  yield times(`Processor time of all servers for ${title}`, costs, (each) => each.servers, [
    { of: '2 servers', to: '1 server' },
    { of: '4 servers', to: '1 server' },
  ])
  yield times(`Processor time of the database for ${title}`, costs, (each) => each.database)
  yield waits(`From click to update: ${title}, a choice a second at each`, costs)
}

type Costs<T> = ReadonlyMap<string, readonly T[]>

/** Round after round, one after the other, so that other work on the machine meets all of them. */
async function inTurn<T>(
  contenders: readonly (readonly [string, () => Promise<T>])[],
  rounds: number,
): Promise<Costs<T>> {
  const costs = new Map(contenders.map(([name]): [string, T[]] => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, measure] of contenders) costs.get(name)!.push(await measure())
  return costs
}

function figures<T>(costs: Costs<T>, figure: (cost: T) => number, suffix = ''): Measurement[] {
  return [...costs].map(([name, each]) => summary(`${name}${suffix}`, each.map(figure)))
}

function times<T>(
  title: string,
  costs: Costs<T>,
  figure: (cost: T) => number,
  comparisons: readonly Comparison[] = [],
): Table {
  return {
    title,
    unit: 'µs',
    measurements: figures(costs, figure),
    ratios: compare(
      figures(costs, (cost) => 1 / figure(cost)),
      comparisons,
    ),
    goals: [],
  }
}

function waits(title: string, costs: Costs<ChoiceCost>): Table {
  const measurements = [
    ...figures(costs, ({ p50 }) => p50, ': half within'),
    ...figures(costs, ({ p99 }) => p99, ': 99 of 100 within'),
  ]
  return { title, unit: 'ms', measurements, ratios: [], goals: [] }
}
