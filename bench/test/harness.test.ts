import { describe, expect, it, vi } from 'vitest'
import { compare, format, judge, measure, measured, medianOf, summary } from '../harness.ts'
import { parseOptions } from '../options.ts'
import { pausesWithin } from '../pauses.ts'

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

describe('pauses', () => {
  it('are steps of the clock that are too long', () => {
    const looks = [0, 1, 2, 9, 10, 12.5, 13, 20, 20.5]
    expect(pausesWithin(15, () => looks.shift()!)).toEqual({ count: 3, longest: 7 })
    expect(looks).toEqual([20.5])
  })
  it('are none where no other process has the processor', () => {
    let at = 0
    expect(pausesWithin(100, () => at++)).toEqual({ count: 0, longest: 1 })
  })
})

describe('measure', () => {
  it('warms everybody up, then takes turns', () => {
    const calls: string[] = []
    const contenders = [worker('a', 100, calls), worker('b', 1000, calls)]
    const [a, b] = measure(contenders, { rounds: 3, seconds: 0.02, warmUpSeconds: 0.001 })
    expect(calls.join('')).toMatch(/^a{4,20}b{4,20}ababab$/)
    expect(a!.rounds).toHaveLength(3)
    expect(a!.min).toBeLessThanOrEqual(a!.median)
    expect(a!.median).toBeLessThanOrEqual(a!.max)
    expect(a!.byTheClock).toBeLessThanOrEqual(100)
    expect(b!.byTheClock).toBeLessThanOrEqual(1000)
  })

  it('does not begin before a contender has stopped getting faster', () => {
    let runs = 0
    const learner = { name: 'learner', run: () => Math.min(++runs, 10) }
    const cpuUsage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 900, system: 100 })
    const [result] = measure([learner], { rounds: 3, seconds: 0.001, warmUpSeconds: 0.004 })
    cpuUsage.mockRestore()
    expect(runs).toBe(10 + 3 + 3)
    expect(result!.min).toBe(10_000)
  })

  it('counts the time that this process had the processor, and shows the clock beside', () => {
    const cpuUsage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 900, system: 100 })
    const [result] = measure([worker('a', 100, [])], { rounds: 3, seconds: 0.01, warmUpSeconds: 0 })
    cpuUsage.mockRestore()
    expect(result!.median).toBeCloseTo(1000)
    expect(result!.byTheClock).toBeLessThanOrEqual(100)
  })

  it('refuses contenders who do nothing, and no rounds', () => {
    const idle = { name: 'idle', run: () => 0 }
    expect(() => measure([idle], { rounds: 1, seconds: 0.001, warmUpSeconds: 0 })).toThrow('idle did nothing')
    expect(() => measure([idle], { rounds: 0, seconds: 1, warmUpSeconds: 0 })).toThrow('needs a round')
  })
})

describe('compare', () => {
  const measurements = [summary('ours', [300]), summary('theirs', [100])]

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
})

describe('a goal', () => {
  const measurements = [summary('ours', [1, 5, 9])]
  const isMet = (goal: object) => judge(measurements, [{ of: 'ours', ...goal }])[0]?.met

  it('is a lower or an upper limit for the median', () => {
    expect([isMet({ atLeast: 5 }), isMet({ atLeast: 5.1 })]).toEqual([true, false])
    expect([isMet({ below: 5.1 }), isMet({ below: 5 })]).toEqual([true, false])
    expect(isMet({ of: 'nobody', below: 5 })).toBeUndefined()
  })
})

describe('a table', () => {
  const fast = { name: 'fast', run: () => 3000 }
  const slow = { name: 'slow', run: () => 1000 }
  /** As if every turn took a millisecond of the processor. */
  const table = (unit: string) => {
    const cpuUsage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 900, system: 100 })
    const comparisons = [{ of: 'fast', to: 'slow', atLeast: 4, remark: 'by far' }]
    const plan = {
      title: 'Race',
      unit,
      contenders: [fast, slow],
      comparisons,
      goals: [{ of: 'fast', below: 5 }],
    }
    const result = measured(plan, { rounds: 2, seconds: 0.001, warmUpSeconds: 0 })
    cpuUsage.mockRestore()
    return result
  }

  it('says what is done per second', () => {
    const { measurements, ratios, goals } = table('moves/s')
    expect(measurements.map(({ median }) => median)).toEqual([3e6, 1e6])
    expect(ratios).toMatchObject([{ ratio: 3, met: false }])
    expect(goals).toMatchObject([{ value: 3e6, met: false }])
  })

  it('or how long one takes; faster is still better', () => {
    const { measurements, ratios, goals } = table('µs')
    expect(measurements.map(({ median }) => median)).toEqual([1 / 3, 1])
    expect(table('ms').measurements[1]).toMatchObject({ median: 0.001, min: 0.001, max: 0.001 })
    expect(ratios).toMatchObject([{ ratio: 3, met: false }])
    expect(goals).toMatchObject([{ met: true }])
  })

  it('is written for people', () => {
    const race = table('µs')
    const text = format(race)
    expect(text).toContain('median µs')
    expect(text).toContain('by the clock')
    expect(text).toContain('fast : slow = 3.00 ×   (goal: at least 4.00 ×, MISSED)   (by far)')
    expect(text).toContain('fast: 0.333 µs   (goal: below 5.00, met)')
    expect(format({ ...race, notes: ['by the way'] })).toBe(`${text}\n  by the way`)
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
    })
    expect(parseOptions([], known).sections).toEqual(known)
  })

  it('are refused when unknown', () => {
    expect(() => parseOptions(['--jsno'], known)).toThrow('unknown option --jsno')
    expect(() => parseOptions(['chess'], known)).toThrow('unknown section chess; there are small-game, reign')
  })
})
