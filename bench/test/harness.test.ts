import { describe, expect, it } from 'vitest'
import { compare, format, measure, medianOf } from '../harness.ts'
import { parseOptions } from '../options.ts'

/** Works for the time it was given and claims to have done so much a second. */
const worker = (name: string, perSecond: number, calls: string[]) => ({
  name,
  run: (seconds: number) => {
    calls.push(name)
    const end = performance.now() + seconds * 1000
    while (performance.now() < end);
    return seconds * perSecond
  },
})

describe('measure', () => {
  it('warms everybody up, then takes turns', () => {
    const calls: string[] = []
    const contenders = [worker('a', 100, calls), worker('b', 1000, calls)]
    const [a, b] = measure(contenders, { rounds: 3, seconds: 0.002, warmUpSeconds: 0.001 })
    expect(calls.join('')).toBe('abababab')
    expect(a!.rounds).toHaveLength(3)
    expect(a!.min).toBeLessThanOrEqual(a!.median)
    expect(a!.median).toBeLessThanOrEqual(a!.max)
    expect(a!.max).toBeLessThanOrEqual(100)
    expect(b!.max).toBeLessThanOrEqual(1000)
  })

  it('refuses contenders who do nothing, and no rounds', () => {
    const idle = { name: 'idle', run: () => 0 }
    expect(() => measure([idle], { rounds: 1, seconds: 0.001, warmUpSeconds: 0 })).toThrow('idle did nothing')
    expect(() => measure([idle], { rounds: 0, seconds: 1, warmUpSeconds: 0 })).toThrow('needs a round')
  })
})

describe('compare', () => {
  const measurement = (name: string, median: number) => ({
    name,
    median,
    min: median,
    max: median,
    rounds: [median],
  })
  const measurements = [measurement('ours', 300), measurement('theirs', 100)]

  it('gives ratios of medians, says whether a goal is met, and leaves out who did not run', () => {
    expect(
      compare(measurements, [
        { of: 'ours', to: 'theirs', atLeast: 3 },
        { of: 'ours', to: 'theirs', atLeast: 4 },
        { of: 'theirs', to: 'ours' },
        { of: 'ours', to: 'nobody', atLeast: 1 },
      ]).map(({ ratio, met }) => [Number(ratio.toFixed(2)), met]),
    ).toEqual([
      [3, true],
      [3, false],
      [0.33, null],
    ])
  })

  it('is written for people', () => {
    const ratios = compare(measurements, [{ of: 'ours', to: 'theirs', atLeast: 4 }])
    const text = format({ title: 'Race', unit: 'moves/s', measurements, ratios })
    expect(text).toContain('median moves/s')
    expect(text).toContain('ours : theirs = 3.00 ×   (goal: at least 4 ×, MISSED)')
  })
})

it('finds the median of odd and even lists', () => {
  expect(medianOf([3, 1, 2])).toBe(2)
  expect(medianOf([4, 1, 3, 2])).toBe(2.5)
})

describe('options', () => {
  const known = ['small-game', 'reign']

  it('name sections and switches in any order', () => {
    expect(parseOptions(['--json', 'reign', '--quick'], known)).toEqual({
      sections: ['reign'],
      json: true,
      quick: true,
      help: false,
    })
    expect(parseOptions([], known).sections).toEqual(known)
  })

  it('are refused when unknown', () => {
    expect(() => parseOptions(['--jsno'], known)).toThrow('unknown option --jsno')
    expect(() => parseOptions(['chess'], known)).toThrow('unknown section chess; there are small-game, reign')
  })
})
