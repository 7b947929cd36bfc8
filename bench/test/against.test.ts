import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { lineOf, optionsFrom } from '../against/command.ts'
import { pageRow } from '../against/index.ts'
import { meterArgs, meterAtExit, readMeter } from '../against/meter.ts'
import { weightOf } from '../against/page.ts'
import { ratioOf } from '../against/ratio.ts'

describe('a ratio of pairs', () => {
  it('is the geometric mean, with the interval of Student’s t', () => {
    // Logarithms 0 and ln 4: mean ln 2, standard error ln 2, t with one degree of freedom 12.706.
    const { ratio, low, high } = ratioOf([1, 4], [1, 1])
    expect(ratio).toBeCloseTo(2)
    expect(Math.log(high / ratio)).toBeCloseTo(12.706 * Math.LN2)
    expect(Math.log(ratio / low)).toBeCloseTo(12.706 * Math.LN2)
  })

  it('is certain where all pairs agree, and says nothing after one pair', () => {
    const certain = ratioOf([3, 6, 9], [1, 2, 3])
    expect([certain.ratio, certain.low, certain.high].map((value) => value.toFixed(6))).toEqual([
      '3.000000',
      '3.000000',
      '3.000000',
    ])
    expect(ratioOf([3], [2])).toEqual({ ratio: expect.closeTo(1.5), low: 0, high: Infinity })
  })

  it('is not made of odd ends', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('pairs')
    expect(() => ratioOf([], [])).toThrow('pairs')
  })
})

describe('the options of a comparison', () => {
  it('name a folder, seen from where npm was called', () => {
    process.env['INIT_CWD'] = '/somewhere'
    expect(optionsFrom(['old'])).toEqual({
      folder: '/somewhere/old',
      parts: ['games', 'server', 'page'],
      pairs: 10,
      quick: false,
      json: false,
    })
    expect(optionsFrom(['/old', '--part', 'games', '--pairs', '3', '--quick', '--json'])).toEqual({
      folder: '/old',
      parts: ['games'],
      pairs: 3,
      quick: true,
      json: true,
    })
  })

  it.each([
    [[], 'name one folder'],
    [['a', 'b'], 'name one folder'],
    [['a', '--pairs', '0'], 'not 0'],
    [['a', '--part', 'pages'], 'games, server, page'],
    [['a', '--pears', '3'], '--pears'],
  ])('%j are refused', (args, message) => {
    expect(() => optionsFrom(args)).toThrow(message)
  })
})

it('a line says what was measured and whether the limit holds', () => {
  const row = { what: 'bytes', unit: 'bytes', before: [100], after: [150], isMet: false, note: 'by the way' }
  expect(lineOf({ ...row, ratio: { ratio: 1.5, low: 1.4, high: 1.6 }, limit: { atMost: 1.3 } })).toBe(
    [
      'bytes',
      '  before 100 bytes, after 150 bytes',
      '  ratio 1.500 (1.400 to 1.600), limit at most 1.3: MISSED',
      '  by the way',
    ].join('\n'),
  )
})

describe('the weight of a page', () => {
  it('is everything that was loaded, and the scripts of it', () => {
    const sizes = [
      ['http://localhost/', 900],
      ['http://localhost/assets/index-1.js', 30_000],
      ['http://localhost/assets/text.woff2', 20_000],
    ] as const
    expect(weightOf(sizes)).toEqual({ all: 50_900, script: 30_000 })
  })

  it('may not grow', () => {
    const before = { all: 500_000, script: 180_000 }
    expect(pageRow(before, { all: 500_000, script: 190_000 })).toMatchObject({
      isMet: true,
      note: 'of it script: before 180.0 kB, after 190.0 kB',
    })
    expect(pageRow(before, { all: 500_001, script: 170_000 }).isMet).toBe(false)
  })
})

describe('the meter', () => {
  const program = (code: string) =>
    spawn(process.execPath, [...meterArgs, '--eval', code], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const work = 'const end = process.cpuUsage().user + 300000; while (process.cpuUsage().user < end);'

  it('reads the processor time of a whole process', async () => {
    const [idle, busy] = await Promise.all([meterAtExit(program('')), meterAtExit(program(work))])
    expect(busy - idle).toBeGreaterThan(0.2)
  })

  it('reads it while the process runs', async () => {
    const child = program(`${work} setInterval(() => {}, 1000)`)
    expect(await readMeter(child)).toBeGreaterThan(0.3)
    child.kill()
  })

  it('says how a process failed', async () => {
    await expect(meterAtExit(program('console.error("no such game"); process.exit(3)'))).rejects.toThrow(
      /exit code 3:\nno such game/,
    )
  })
})
