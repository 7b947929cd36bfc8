/** Whole servers: ours, boardgame.io's, and the least that can be called one, with the same clients around the same number of tables. */
import {
  type Goal,
  type Measurement,
  type Section,
  type Table,
  compare,
  judge,
  summary,
} from '../harness.ts'
import { bare } from '../server/dialects/bare.ts'
import { boardgameIo } from '../server/dialects/boardgame-io.ts'
import { ours, tablesInMemory } from '../server/dialects/ours.ts'
import { type Footprint, type Kind, type Stretch, Subject } from '../server/measure.ts'

const TABLES = 500
/** The shortest random games have 53 moves: so many can be made at every table before any of them ends. */
const CHOICES = 40
/** Our server writes a position down after so many choices. Tables that all did so at once would be unlike life. */
const SPREAD = 31
/** Choices a second of all tables together: less than half of what the slowest can do. */
const STEADY_RATE = 1000

const OURS = 'ours'
const THEIRS = 'boardgame.io'
const BARE = 'bare ws'
const REIGN = 'Reign, ours'

const kinds: readonly Kind[] = [
  { name: OURS, server: 'ours', dialect: ours('small-game', ['0', '1', '2', '3']), tablesInMemory },
  { name: THEIRS, server: 'boardgame.io', dialect: boardgameIo },
  { name: BARE, server: 'bare', dialect: bare },
]
const reign: Kind = {
  name: REIGN,
  server: 'ours',
  dialect: ours('reign', ['p1', 'p2', 'p3', 'p4']),
  tablesInMemory,
}

interface Extent {
  rounds: number
  /** Length of a measurement at a steady rate. */
  seconds: number
}

export const server: Section = {
  title: `Servers, ${TABLES} tables of four, each seat with a connection of its own`,
  async *run({ rounds, seconds }) {
    const extent = { rounds: Math.ceil(rounds / 3), seconds: seconds * 10 }
    yield* withSubjects(kinds, (subjects) => smallGames(subjects, extent))
    yield* withSubjects([reign], ([subject]) => reignGames(subject!, extent))
  },
}

async function* withSubjects(
  which: readonly Kind[],
  work: (subjects: Subject[]) => AsyncIterable<Table>,
): AsyncIterable<Table> {
  const subjects: Subject[] = []
  try {
    for (const kind of which) subjects.push(await Subject.start(kind))
    yield* work(subjects)
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()))
  }
}

async function* smallGames(subjects: Subject[], { rounds, seconds }: Extent): AsyncIterable<Table> {
  for (const subject of subjects) await subject.saturated(TABLES, CHOICES)
  const flooded = await inTurn(subjects, rounds, (subject) => subject.saturated(TABLES, CHOICES))
  yield rates(flooded)
  yield processorTimes(flooded)
  yield busyProcessors(flooded)
  yield delays('From click to update, at saturation', flooded)
  const period = (TABLES / STEADY_RATE) * 1000
  const steady = await inTurn(subjects, rounds, (subject) => subject.steady(TABLES, period, seconds, SPREAD))
  yield delays(`From click to update, at ${STEADY_RATE} choices a second`, steady)
  yield memory(
    'Memory of a table of the small game',
    await inTurn(subjects, 1, (subject) => subject.footprint(TABLES, SPREAD)),
  )
}

async function* reignGames(subject: Subject, { rounds, seconds }: Extent): AsyncIterable<Table> {
  await subject.saturated(TABLES, CHOICES)
  const flooded = await inTurn([subject], rounds, () => subject.saturated(TABLES, CHOICES))
  yield rates(flooded)
  yield processorTimes(flooded)
  const steady = await inTurn([subject], 1, () => subject.steady(TABLES, 1000, seconds * 3, SPREAD * 2))
  yield delays('Reign, one choice a second at each table: from click to update', steady, [
    { of: `${REIGN}, 99 of 100`, below: 10 },
  ])
  yield memory(
    'Memory of a table of Reign',
    await inTurn([subject], 1, () => subject.footprint(TABLES, SPREAD)),
    [
      { of: `${REIGN}, four players`, below: 100 },
      { of: `${REIGN}, nobody there`, below: 4 },
    ],
  )
}

/** One list of results for each subject: a b c a b c … */
type Results<T> = Map<string, T[]>

async function inTurn<T>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<T>,
): Promise<Results<T>> {
  const results: Results<T> = new Map(subjects.map(({ kind }) => [kind.name, []]))
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) results.get(subject.kind.name)!.push(await measure(subject))
  return results
}

function figures<T>(results: Results<T>, figure: (result: T) => number, suffix = ''): Measurement[] {
  return [...results].map(([name, each]) => summary(`${name}${suffix}`, each.map(figure)))
}

function rates(results: Results<Stretch>): Table {
  const measurements = figures(results, ({ rate }) => rate)
  return {
    title: 'Answered choices at saturation',
    unit: 'choices/s',
    measurements,
    ratios: compare(measurements, [
      { of: OURS, to: THEIRS },
      { of: OURS, to: BARE },
    ]),
    goals: judge(measurements, [{ of: OURS, atLeast: 10_000 }]),
  }
}

function processorTimes(results: Results<Stretch>): Table {
  const measurements = figures(results, ({ cpu }) => cpu)
  const perSecond = figures(results, ({ cpu }) => 1e6 / cpu)
  return {
    title: 'Time of the processor in the server for one choice',
    unit: 'µs',
    measurements,
    ratios: compare(perSecond, [
      { of: OURS, to: THEIRS, atLeast: 3.5 },
      { of: OURS, to: BARE, atLeast: 0.5 },
    ]),
    goals: [],
  }
}

function busyProcessors(results: Results<Stretch>): Table {
  return {
    title: 'Busy processors meanwhile',
    unit: 'processors',
    measurements: [
      ...figures(results, ({ serverBusy }) => serverBusy, ', server'),
      ...figures(results, ({ clientsBusy }) => clientsBusy, ', clients'),
    ],
    ratios: [],
    goals: [],
  }
}

function delays(title: string, results: Results<Stretch>, goals: readonly Goal[] = []): Table {
  const measurements = [
    ...figures(results, ({ p50 }) => p50, ', median'),
    ...figures(results, ({ p99 }) => p99, ', 99 of 100'),
  ]
  return { title, unit: 'ms', measurements, ratios: [], goals: judge(measurements, goals) }
}

function memory(title: string, results: Results<Footprint>, goals: readonly Goal[] = []): Table {
  const kilobytes = (bytes: number): number => bytes / 1000
  const measurements = [
    ...figures(results, ({ live }) => kilobytes(live.used), ', four players'),
    ...figures(results, ({ idle }) => kilobytes(idle.used), ', nobody there'),
    ...figures(results, ({ live }) => kilobytes(live.resident), ', four players, resident'),
  ]
  return { title, unit: 'kB', measurements, ratios: [], goals: judge(measurements, goals) }
}
