/**
 * Fair measurements. All contenders are warmed up first; then they run in turn, round after round (a b c a b
 * c …), so that other load on the machine affects all of them alike. The result is the median of the rounds, and
 * ratios of medians of one run.
 *
 * Time is processor time of this process, garbage collection and compilation included, because on a busy machine
 * wall-clock time includes other processes. Wall-clock time is shown beside it.
 */

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
/**
 * Called before each turn, so that a contender does not pay for the garbage of the one before. Young generation only: a full collection
 * would discard compiled code as well.
 */
const collectGarbage = runInNewContext('gc') as (what: { type: 'minor' }) => void

export interface Contender {
  name: string
  /** Works for about this time and returns how much was done (moves, clones, …). */
  run: (seconds: number) => number
}

export interface Timing {
  rounds: number
  /** Length of one contender's turn in a round. */
  seconds: number
  /** How long each contender runs at least before anything is measured. */
  warmUpSeconds: number
}

/** How much one contender did per second, how long it took for one piece, or how large a piece is. */
export interface Measurement {
  name: string
  median: number
  min: number
  max: number
  /** One figure a round, in the order of the rounds. */
  rounds: number[]
  /** The median in wall-clock time. */
  byTheClock?: number
}

/** How many times as good `of` should be as `to`; without `atLeast` the ratio is only shown. */
export interface Comparison {
  of: string
  to: string
  atLeast?: number
  /** What a reader should know about the one compared with. */
  remark?: string
}

interface Ratio extends Comparison {
  ratio: number
  met: boolean | null
}

/** What a contender should reach by itself, in the unit of its table. */
export interface Goal {
  of: string
  atLeast?: number
  below?: number
}

interface JudgedGoal extends Goal {
  value: number
  met: boolean
}

export interface Table {
  title: string
  /** Something per second, a time, or a size. */
  unit: string
  measurements: Measurement[]
  ratios: Ratio[]
  goals: JudgedGoal[]
  /** What else a reader should know. */
  notes?: readonly string[]
}

export interface Section {
  title: string
  /** Gives each table as soon as it is measured. */
  run: (timing: Timing) => Iterable<Table> | AsyncIterable<Table>
}

/** A table before anything was measured. Its unit is a time for one piece of work, or what is done per second. */
interface Plan {
  title: string
  unit: string
  contenders: readonly Contender[]
  comparisons?: readonly Comparison[]
  goals?: readonly Goal[]
}

const unitsOfTime: Readonly<Record<string, number>> = { µs: 1e6, ms: 1e3 }

export function measured(
  { title, unit, contenders, comparisons = [], goals = [] }: Plan,
  timing: Timing,
): Table {
  const rates = measure(contenders, timing)
  const perSecond = unitsOfTime[unit]
  const measurements = perSecond === undefined ? rates : rates.map((rate) => timeOfOne(rate, perSecond))
  return { title, unit, measurements, ratios: compare(rates, comparisons), goals: judge(measurements, goals) }
}

/** How much each contender did per second. */
export function measure(contenders: readonly Contender[], timing: Timing): Measurement[] {
  if (!(timing.rounds >= 1 && timing.seconds > 0))
    throw new Error('a measurement needs a round and some time')
  if (timing.warmUpSeconds > 0) for (const contender of contenders) warmUp(contender, timing.warmUpSeconds)

  const rates = contenders.map((): number[] => [])
  const byTheClock = contenders.map((): number[] => [])
  for (let round = 0; round < timing.rounds; round++)
    contenders.forEach((contender, i) => {
      const { count, seconds, clockSeconds } = runOnce(contender, timing.seconds)
      rates[i]!.push(count / seconds)
      byTheClock[i]!.push(count / clockSeconds)
    })
  return contenders.map(({ name }, i) => ({
    ...summary(name, rates[i]!),
    byTheClock: medianOf(byTheClock[i]!),
  }))
}

/** Runs until it gets no faster: just-in-time compilation takes a while, especially on a busy machine. */
function warmUp(contender: Contender, atLeast: number): void {
  const turn = atLeast / 4
  let best = 0
  let turnsWithoutGain = 0
  for (let turns = 1; turns <= 20; turns++) {
    const { count, seconds } = runOnce(contender, turn)
    turnsWithoutGain = count / seconds > best * 1.03 ? 0 : turnsWithoutGain + 1
    best = Math.max(best, count / seconds)
    if (turns >= 4 && turnsWithoutGain >= 3) return
  }
}

function runOnce(
  { name, run }: Contender,
  turn: number,
): { count: number; seconds: number; clockSeconds: number } {
  collectGarbage({ type: 'minor' })
  const clock = performance.now()
  const usage = process.cpuUsage()
  const count = run(turn)
  const { user, system } = process.cpuUsage(usage)
  const clockSeconds = (performance.now() - clock) / 1e3
  if (!(count > 0 && clockSeconds > 0)) throw new Error(`${name} did nothing that could be measured`)
  // The system may not have counted so short a time yet.
  return { count, seconds: (user + system) / 1e6 || clockSeconds, clockSeconds }
}

/** One measurement out of several figures. */
export function summary(name: string, rounds: number[]): Measurement {
  return { name, median: medianOf(rounds), min: Math.min(...rounds), max: Math.max(...rounds), rounds }
}

function timeOfOne({ name, rounds, byTheClock }: Measurement, perSecond: number): Measurement {
  const times = summary(
    name,
    rounds.map((rate) => perSecond / rate),
  )
  return byTheClock === undefined ? times : { ...times, byTheClock: perSecond / byTheClock }
}

/** Ratios of medians of what was done per second. Comparisons with a contender that did not run are left out. */
export function compare(rates: readonly Measurement[], comparisons: readonly Comparison[]): Ratio[] {
  const rateOf = (name: string) => rates.find((measurement) => measurement.name === name)?.median
  return comparisons.flatMap((comparison) => {
    const of = rateOf(comparison.of)
    const to = rateOf(comparison.to)
    if (of === undefined || to === undefined) return []
    const ratio = of / to
    return [
      { ...comparison, ratio, met: comparison.atLeast === undefined ? null : ratio >= comparison.atLeast },
    ]
  })
}

export function judge(measurements: readonly Measurement[], goals: readonly Goal[]): JudgedGoal[] {
  return goals.flatMap((goal) => {
    const value = measurements.find(({ name }) => name === goal.of)?.median
    if (value === undefined) return []
    const { atLeast = -Infinity, below = Infinity } = goal
    return [{ ...goal, value, met: value >= atLeast && value < below }]
  })
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The table for people. */
export function format({ title, unit, measurements, ratios, goals, notes = [] }: Table): string {
  const clock = measurements.some(({ byTheClock }) => byTheClock !== undefined)
  const cells = [
    ['', `median ${unit}`, 'min', 'max', ...(clock ? ['by the clock'] : [])],
    ...measurements.map(({ name, median, min, max, byTheClock }) => [
      name,
      ...[median, min, max, ...(byTheClock === undefined ? [] : [byTheClock])].map(figure),
    ]),
  ]
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  )
  return [
    title,
    ...[...lines, ...ratios.map(ratioLine), ...goals.map((goal) => goalLine(goal, unit)), ...notes].map(
      (line) => `  ${line}`,
    ),
  ].join('\n')
}

function ratioLine({ of, to, ratio, atLeast, met, remark }: Ratio): string {
  const goal = atLeast === undefined ? '' : `   (goal: at least ${figure(atLeast)} ×, ${verdict(met)})`
  return `${of} : ${to} = ${figure(ratio)} ×${goal}${remark === undefined ? '' : `   (${remark})`}`
}

function goalLine({ of, value, atLeast, below, met }: JudgedGoal, unit: string): string {
  const goal = atLeast === undefined ? `below ${figure(below!)}` : `at least ${figure(atLeast)}`
  return `${of}: ${figure(value)} ${unit}   (goal: ${goal}, ${verdict(met)})`
}

function verdict(met: boolean | null): string {
  return met ? 'met' : 'MISSED'
}

export function figure(number: number): string {
  return number < 100 ? number.toPrecision(3) : Math.round(number).toLocaleString('en')
}
