/**
 * Fair measurements. All contenders are warmed up first; then they run in turn, round after round (a b c a b
 * c …), so that whatever else happens on the machine hits all of them alike. What counts is the median of the
 * rounds, and ratios of medians of one run.
 */

export interface Contender {
  name: string
  /** Works for about so many seconds and returns how much was done (moves, clones, …). */
  run: (seconds: number) => number
}

export interface Timing {
  rounds: number
  /** Length of one contender's turn in a round. */
  seconds: number
  /** How long each contender runs before anything is measured. */
  warmUpSeconds: number
}

/** How much one contender did per second. */
export interface Measurement {
  name: string
  median: number
  min: number
  max: number
  /** One figure a round, in the order of the rounds. */
  rounds: number[]
}

/** How many times as fast `of` should be as `to`; without `atLeast` the ratio is only shown. */
export interface Comparison {
  of: string
  to: string
  atLeast?: number
}

interface Ratio extends Comparison {
  ratio: number
  met: boolean | null
}

export interface Table {
  title: string
  unit: string
  measurements: Measurement[]
  ratios: Ratio[]
}

export interface Section {
  title: string
  run: (timing: Timing) => Table[]
}

export function measure(contenders: readonly Contender[], timing: Timing): Measurement[] {
  if (!(timing.rounds >= 1 && timing.seconds > 0))
    throw new Error('a measurement needs a round and some time')
  for (const { run } of contenders) if (timing.warmUpSeconds > 0) run(timing.warmUpSeconds)

  const rates = contenders.map((): number[] => [])
  for (let round = 0; round < timing.rounds; round++)
    contenders.forEach(({ name, run }, i) => {
      const start = performance.now()
      const count = run(timing.seconds)
      const rate = (count * 1000) / (performance.now() - start)
      if (!(rate > 0 && rate < Infinity)) throw new Error(`${name} did nothing that could be measured`)
      rates[i]!.push(rate)
    })

  return contenders.map(({ name }, i) => {
    const rounds = rates[i]!
    return { name, median: medianOf(rounds), min: Math.min(...rounds), max: Math.max(...rounds), rounds }
  })
}

/** Ratios of medians. Comparisons with a contender that did not run are left out. */
export function compare(measurements: readonly Measurement[], comparisons: readonly Comparison[]): Ratio[] {
  const rateOf = (name: string) => measurements.find((measurement) => measurement.name === name)?.median
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

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The table for people. */
export function format({ title, unit, measurements, ratios }: Table): string {
  const cells = [
    ['', `median ${unit}`, 'min', 'max'],
    ...measurements.map(({ name, median, min, max }) => [name, ...[median, min, max].map(count)]),
  ]
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  const lines = cells.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  )
  const sentences = ratios.map(({ of, to, ratio, atLeast, met }) => {
    const goal = atLeast === undefined ? '' : `   (goal: at least ${atLeast} ×, ${met ? 'met' : 'MISSED'})`
    return `${of} : ${to} = ${ratio < 100 ? ratio.toPrecision(3) : count(ratio)} ×${goal}`
  })
  return [title, ...[...lines, ...sentences].map((line) => `  ${line}`)].join('\n')
}

const count = (number: number): string => Math.round(number).toLocaleString('en')
