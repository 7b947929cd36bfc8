import { describe, expect, test } from 'vitest'
import { type PlotWords, plot } from '../plot/plot.ts'
import { digitsOf, scaleFor } from '../plot/scale.ts'
import { type Report, reportOf } from '../report.ts'
import type { Tally } from '../tally.ts'
import { well } from './well.ts'
import { wrongWithXml } from './xml.ts'

const words: PlotWords = {
  language: 'en',
  title: 'How it ends',
  subtitle: 'seed <&"\u0001>',
  rows: 'Rope',
  row: ({ options }) => String(options['rope']),
  won: 'won',
  ended: 'ended',
  scale: 'share of games',
  ending: (how) => `This is ${how} & over.`,
  otherEndings: 'others',
  games: (count) => `${count} games`,
  percent: (share, digits) => `${(100 * share).toFixed(digits)} %`,
  interval: (low, high) => `${low.toFixed(4)} to ${high.toFixed(4)}`,
}

function reportOn(...tallies: Tally[]): Report {
  const cells = tallies.map((_, i) => ({ rope: `rope ${i}` }))
  const played = tallies.map((tally) => ({ tally, seconds: 1 }))
  const about = { given: {}, leftOut: [], from: 0, games: 100, workers: 1, seconds: 1 }
  return reportOf(well, { seed: 's', player: 'random', cells }, played, about)
}

const first: Tally = {
  games: 100,
  wins: 30,
  choices: 900,
  rounds: 0,
  endings: { out: { games: 30, wins: 30 }, night: { games: 60, wins: 0 }, rain: { games: 10, wins: 0 } },
}
const second: Tally = {
  games: 100,
  wins: 0,
  choices: 900,
  rounds: 0,
  endings: { night: { games: 100, wins: 0 } },
}

function numbers(svg: string, pattern: RegExp): number[] {
  return [...svg.matchAll(pattern)].map(([, number]) => Number(number))
}

describe('a picture', () => {
  const svg = plot(reportOn(first, second), words)

  test('is well-formed XML with any text from outside', () => {
    expect(wrongWithXml(svg)).toBeUndefined()
    expect(svg).toContain('seed &lt;&amp;&quot;\uFFFD&gt;')
    expect(svg).toContain('This is night &amp; over.')
  })

  test('says what it shows to those who do not see it', () => {
    expect(svg).toContain('<title id="title">How it ends</title>')
    expect(svg).toMatch(/<desc id="desc">[^<]*rope 0: won 30\.00 %[^<]*night 60\.0 %[^<]*rope 1: won 0\.00 %/)
  })

  test('divides a bar as games were divided', () => {
    const widths = numbers(svg, /<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="[\d.]+" class="part/g)
    const whole = widths.at(-1)!
    expect(widths).toEqual([0.3, 0.6, 0.1, 1].map((share) => Math.round(share * whole * 100) / 100))
    expect(svg.indexOf('part won0')).toBeLessThan(svg.indexOf('part lost0'))
  })

  test('puts a dot on the share of games won, within its error bar', () => {
    const [dot, zero] = numbers(svg, /<circle cx="([\d.]+)"/g)
    const ends = numbers(svg, /<line x1="([\d.]+)"[^>]* class="error"/g)
    // The interval reaches to 39.6 %, so the scale to 40 %.
    expect((dot! - zero!) / 240).toBeCloseTo(0.3 / 0.4, 3)
    expect(dot).toBeGreaterThan(ends[0]!)
    expect(dot).toBeLessThan(ends[2]!)
    expect(ends[3]).toBe(zero)
  })

  test('draws rare endings together when there are too many for the colours', () => {
    const endings = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`way${i}`, { games: 12 - i, wins: 0 }]),
    )
    const many = plot(reportOn({ games: 78, wins: 0, choices: 78, rounds: 0, endings }), words)
    expect(wrongWithXml(many)).toBeUndefined()
    expect(many).toContain('>way6<')
    expect(many).not.toContain('>way7<')
    expect(many).toContain('rope 0: others 19.23 %, 15 games')
  })
})

describe('a scale', () => {
  test.each([
    [0.0019, 0.002, 2],
    [0.018, 0.02, 1],
    [0.396, 0.4, 0],
    [0.011, 0.0125, 2],
    [1, 1, 0],
  ])('that holds %d ends at %d', (most, end, digits) => {
    const scale = scaleFor(most)
    expect(scale.end).toBeCloseTo(end, 9)
    expect(scale.marks.length).toBeLessThanOrEqual(6)
    expect(digitsOf(scale)).toBe(digits)
  })
})

describe('the check of XML', () => {
  test.each([
    '<a><b></a></b>',
    '<a x="1" x="2"/>',
    '<a x=1/>',
    '<a>&</a>',
    '<a/><b/>',
    '<a>',
    'a',
    '<a>\u0001</a>',
    '<a x="<"/>',
  ])('refuses %j', (text) => {
    expect(wrongWithXml(text)).toBeTypeOf('string')
  })
  test('takes what is right', () => {
    expect(wrongWithXml('<?xml version="1.0"?>\n<a x="1"><b/>&amp;</a>\n')).toBeUndefined()
  })
})
