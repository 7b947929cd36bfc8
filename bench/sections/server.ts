/**
 * Whole servers, each in a process of its own, with the same clients around the same number of tables: ours, boardgame.io's, and the least
 * that can be called a server. Our choices are on the disk before they are answered; the others keep everything in memory.
 */
import {
  type Comparison,
  type Goal,
  type Measurement,
  type Section,
  type Table,
  compare,
  judge,
  medianOf,
  summary,
} from '../harness.ts'
import { bare } from '../server/dialects/bare.ts'
import { boardgameIo } from '../server/dialects/boardgame-io.ts'
import { ours, tablesInMemory } from '../server/dialects/ours.ts'
import { type Footprint, type Kind, type Stretch, Subject } from '../server/measure.ts'

/** Choices at each table. The shortest random game has 53, so no game ends during a measurement. */
const CHOICES = 40
/** Our server writes a position down after 32 choices. If all tables did so at the same time, that would be unlike life. */
const SPREAD = 31
/** How often each server is flooded before anything is measured: its code is being compiled meanwhile. */
const WARM_UPS = 2
/** Choices a second at each table: at 500 of them less than half of what the slowest server can do. */
const STEADY = 2

/** Choices a second by the bare server where the goal for ours comes from. */
const BARE_WHERE_GOAL_WAS_SET = 13_900

const OURS = 'ours'
const THEIRS = 'boardgame.io'
const BARE = 'bare ws'
const REIGN = 'ours, Reign'

const smallGame: readonly Kind[] = [
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
  tables: number
  rounds: number
  /** Length of a measurement at a steady rate. */
  seconds: number
}

export const server: Section = {
  title:
    'Servers with tables of four, each seat with a connection of its own (medians of 7 rounds; 2 if quick)',
  async *run({ rounds }) {
    const extent =
      rounds < 10 ? { tables: 100, rounds: 2, seconds: 2 } : { tables: 500, rounds: 7, seconds: 5 }
    yield* withSubjects(smallGame, (subjects) => smallGames(subjects, extent))
    yield* withSubjects([reign], ([subject]) => reignGames(subject!, extent))
  },
}

async function* withSubjects(
  kinds: readonly Kind[],
  work: (subjects: Subject[]) => AsyncIterable<Table>,
): AsyncIterable<Table> {
  const subjects: Subject[] = []
  try {
    for (const kind of kinds) subjects.push(await Subject.start(kind))
    yield* work(subjects)
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()))
  }
}

async function* smallGames(
  subjects: readonly Subject[],
  { tables, rounds, seconds }: Extent,
): AsyncIterable<Table> {
  const flood = (subject: Subject) => subject.saturated(tables, CHOICES)
  await inTurn(subjects, WARM_UPS, flood)
  const flooded = await inTurn(subjects, rounds, flood)
  const where = `the small game at ${tables} tables`
  yield rates(`Choices answered at saturation: ${where}`, flooded, { of: OURS, atLeast: 10_000 })
  yield processorTimes('The time of the processor that the server took for a choice', flooded, [
    { of: OURS, to: THEIRS, atLeast: 3.5 },
    { of: OURS, to: BARE, atLeast: 0.5, remark: 'which keeps nothing and checks little' },
  ])
  yield delays('From click to update, at saturation', flooded)

  const steady = await inTurn(subjects, rounds, (each) => each.steady(tables, STEADY, seconds, SPREAD))
  yield delays(`From click to update, at ${tables * STEADY} choices a second`, steady)
  const footprints = await inTurn(subjects, fewer(rounds), (subject) => subject.footprint(tables, SPREAD))
  yield memory(`Memory of a table: ${where}`, footprints)
}

async function* reignGames(subject: Subject, { tables, rounds, seconds }: Extent): AsyncIterable<Table> {
  const flood = () => subject.saturated(tables, CHOICES)
  await inTurn([subject], WARM_UPS, flood)
  const flooded = await inTurn([subject], rounds, flood)
  const where = `Reign at ${tables} tables`
  yield rates(`Choices answered at saturation: ${where}`, flooded)
  yield processorTimes('The time of the processor that the server took for a choice', flooded)
  const steady = await inTurn([subject], rounds, () => subject.steady(tables, 1, seconds, SPREAD))
  yield delays(`From click to update, one choice a second at each table: ${where}`, steady, [
    { of: `${REIGN}: 99 of 100 within`, below: 10 },
  ])
  const footprints = await inTurn([subject], fewer(rounds), () => subject.footprint(tables, SPREAD))
  yield memory(`Memory of a table: ${where}`, footprints, [
    { of: `${REIGN}, four players`, below: 100 },
    { of: `${REIGN}, nobody there`, below: 4 },
  ])
}

/** Memory takes long to measure and hardly varies. */
const fewer = (rounds: number): number => Math.ceil(rounds / 2)

/** What was measured of each subject, round after round. */
type Results<T> = ReadonlyMap<string, T[]>

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

function rates(title: string, results: Results<Stretch>, ...goals: Goal[]): Table {
  const measurements = figures(results, ({ rate }) => rate)
  return {
    title,
    unit: 'choices/s',
    measurements,
    ratios: compare(measurements, [
      { of: OURS, to: THEIRS },
      { of: OURS, to: BARE },
    ]),
    goals: judge(measurements, goals),
    notes: [
      ...goals.flatMap((goal) => drivable(goal, measurements)),
      ...[...results].map(([name, stretches]) => `${name}: ${limitOf(stretches)}`),
    ],
  }
}

/**
 * The bare server does the least: where not even it can be driven so fast, the machine is too small or too busy for the goal. And where it
 * is slower than on the machine that the goal comes from, the goal in proportion says more than the goal itself.
 */
function drivable({ of, atLeast = 0 }: Goal, measurements: readonly Measurement[]): string[] {
  const medianBy = (who: string): number => measurements.find(({ name }) => name === who)?.median ?? 0
  const most = medianBy(BARE)
  const limit = most < atLeast ? `: here ${whole(atLeast)} cannot be driven` : ''
  const inProportion = (atLeast * most) / BARE_WHERE_GOAL_WAS_SET
  const met = medianBy(of) >= inProportion ? 'met' : 'MISSED'
  return [
    `The same clients drove ${BARE} at ${whole(most)} choices/s${limit}`,
    `The goal was set on a machine where ${BARE} made ${whole(BARE_WHERE_GOAL_WAS_SET)}; in proportion it is ${whole(inProportion)} here, ${met}`,
  ]
}

/** Who could not have worked any faster. */
function limitOf(stretches: readonly Stretch[]): string {
  const busy = medianOf(stretches.map(({ serverBusy }) => serverBusy))
  const clients = medianOf(stretches.map(({ clientsBusy }) => clientsBusy))
  const limit =
    clients > 0.9
      ? 'the clients were the limit'
      : busy > 0.9
        ? 'the server was the limit'
        : 'other work on this machine was the limit'
  const most = medianOf(stretches.map(({ rate, clientsBusy }) => rate / clientsBusy))
  return (
    `${limit} (busy processors: ${busy.toFixed(2)} by the server, ${clients.toFixed(2)} by the clients, ` +
    `who could drive ${whole(most)} choices/s if they had one to themselves)`
  )
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en')
}

function processorTimes(
  title: string,
  results: Results<Stretch>,
  comparisons: readonly Comparison[] = [],
): Table {
  return {
    title,
    unit: 'µs',
    measurements: figures(results, ({ cpu }) => cpu),
    ratios: compare(
      figures(results, ({ cpu }) => 1 / cpu),
      comparisons,
    ),
    goals: [],
  }
}

function delays(title: string, results: Results<Stretch>, goals: readonly Goal[] = []): Table {
  const measurements = [
    ...figures(results, ({ p50 }) => p50, ': half within'),
    ...figures(results, ({ p99 }) => p99, ': 99 of 100 within'),
  ]
  return { title, unit: 'ms', measurements, ratios: [], goals: judge(measurements, goals) }
}

function memory(title: string, results: Results<Footprint>, goals: readonly Goal[] = []): Table {
  const kilobytes = (bytes: number): number => bytes / 1000
  const measurements = [
    ...figures(results, ({ live }) => kilobytes(live.used), ', four players'),
    ...figures(results, ({ idle }) => kilobytes(idle.used), ', nobody there'),
    ...figures(results, ({ live }) => kilobytes(live.resident), ', four players, as the system counts'),
  ]
  return { title, unit: 'kB', measurements, ratios: [], goals: judge(measurements, goals) }
}
