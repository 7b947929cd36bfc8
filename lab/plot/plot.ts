import type { CellReport, Report } from '../report.ts'
import { type Scale, digitsOf, scaleFor } from './scale.ts'
import { type Kind, kindsOf, splitOf } from './endings.ts'
import { style } from './style.ts'
import { element, escaped, line, shortened, text, tip, widthOf } from './svg.ts'

/** Every word in a picture; the lab itself speaks no language. */
export interface PlotWords {
  readonly language: string
  readonly title: string
  readonly subtitle: string
  /** What distinguishes the rows, and the label of each. */
  readonly rows: string
  row(cell: CellReport): string
  /** Headings of the two columns, and what their scales count. */
  readonly won: string
  readonly ended: string
  readonly scale: string
  /** What an ending means to a player; may be empty. */
  ending(how: string): string
  readonly otherEndings: string
  games(count: number): string
  /** A share with this number of digits after the point. */
  percent(share: number, digits: number): string
  interval(low: number, high: number): string
}

const MARGIN = 28
const ROW = 46
const BAR = 28
const GAP = 28
const WON = 240
const VALUE = 150
const ENDED = 430
const SIZE = 14
/** How much wider bold letters are. */
const BOLD = 1.15
/** Room for title, subtitle and headings above the rows, for a scale below them, and for each line of the legend. */
const ABOVE = 116
const BELOW = 64
const LEGEND = 26

/** Where things are, from left to right and from top to bottom. */
interface Layout {
  readonly labels: number
  readonly won: number
  readonly value: number
  readonly ended: number
  readonly width: number
  readonly bottom: number
  readonly height: number
}

/**
 * A run as a picture: one row for each cell, with a dot and an error bar for the share of games won, and a bar divided by how games
 * ended. It brings its own background, light or dark as the reader likes it, so that it can be read wherever it is shown.
 */
export function plot(report: Report, words: PlotWords): string {
  const { cells } = report
  const kinds = kindsOf(report)
  const layout = layoutFor(cells.map(words.row), words.rows, kinds.length)
  const { width, height } = layout
  const scale = scaleFor(Math.min(1, Math.max(...cells.map(({ won }) => won.high))))
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-labelledby': 'title desc',
    'xml:lang': words.language,
    'font-family': 'sans-serif',
    'font-size': SIZE,
  }
  const svg = element(
    'svg',
    attributes,
    element('title', { id: 'title' }, escaped(words.title)),
    element('desc', { id: 'desc' }, escaped(described(cells, words))),
    element('style', {}, style),
    element('rect', { class: 'paper', width, height, rx: 8 }),
    text(MARGIN, 42, 'head', words.title),
    text(MARGIN, 66, 'soft', shortened(words.subtitle, SIZE, width - 2 * MARGIN)),
    ...headings(layout, words),
    ...wonAxis(layout, scale, words),
    ...endedAxis(layout, words),
    ...cells.flatMap((cell, i) => row(cell, ABOVE + i * ROW + ROW / 2, { layout, scale, kinds, words })),
    ...legend(kinds, layout, words),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`
}

function layoutFor(labels: readonly string[], heading: string, endings: number): Layout {
  const widest = Math.max(widthOf(heading, SIZE * BOLD), ...labels.map((label) => widthOf(label, SIZE)))
  const won = MARGIN + Math.min(Math.max(widest, 60), 260) + GAP
  const value = won + WON + GAP / 2
  const ended = value + VALUE
  const bottom = ABOVE + labels.length * ROW
  const height = bottom + BELOW + endings * LEGEND + MARGIN / 2
  return { labels: MARGIN, won, value, ended, width: ended + ENDED + MARGIN, bottom, height }
}

/** The whole picture in a few sentences, for screen readers. */
function described(cells: readonly CellReport[], words: PlotWords): string {
  const lines = cells.map((cell) => {
    const ended = cell.endings.map(({ how, share }) => `${how} ${words.percent(share.share, 1)}`).join(', ')
    return `${words.row(cell)}: ${words.won} ${wonText(cell, words)}; ${words.ended}: ${ended}.`
  })
  return [words.subtitle, ...lines].join('\n')
}

function headings(layout: Layout, words: PlotWords): string[] {
  return [
    text(
      layout.labels,
      ABOVE - 14,
      'strong',
      shortened(words.rows, SIZE * BOLD, layout.won - layout.labels - GAP),
    ),
    text(layout.won, ABOVE - 14, 'strong', words.won),
    text(layout.ended, ABOVE - 14, 'strong', words.ended),
  ]
}

function wonAxis(layout: Layout, scale: Scale, words: PlotWords): string[] {
  const { end, marks } = scale
  const label = (mark: number): string => words.percent(mark * end, digitsOf(scale))
  const places = marks.map((mark) => mark / end)
  return axis(layout.won, WON, layout.bottom, words.scale, label, places)
}

function endedAxis(layout: Layout, words: PlotWords): string[] {
  const label = (mark: number): string => words.percent(mark, 0)
  return axis(layout.ended, ENDED, layout.bottom, words.scale, label, [0, 0.25, 0.5, 0.75, 1])
}

/** `marks` from 0 to 1; `label` says what stands below them. */
function axis(
  left: number,
  width: number,
  bottom: number,
  name: string,
  label: (mark: number) => string,
  marks: readonly number[],
): string[] {
  return [
    ...marks.flatMap((mark) => {
      const x = left + mark * width
      return [
        line(x, ABOVE, x, bottom, mark === 0 ? 'base' : 'grid'),
        text(x, bottom + 20, 'mark', label(mark)),
      ]
    }),
    text(left + width / 2, bottom + 42, 'mark soft', name),
  ]
}

interface RowContext {
  readonly layout: Layout
  readonly scale: Scale
  readonly kinds: readonly Kind[]
  readonly words: PlotWords
}

function row(cell: CellReport, y: number, { layout, scale, kinds, words }: RowContext): string[] {
  const label = words.row(cell)
  const room = layout.won - layout.labels - GAP
  const baseline = y + SIZE * 0.35
  return [
    element(
      'text',
      { x: layout.labels, y: baseline, class: 'label' },
      tip(`${label}: ${words.games(cell.games)}`),
      escaped(shortened(label, SIZE, room)),
    ),
    wonMark(cell, y, layout, scale, words),
    text(layout.value, baseline - 9, 'value', words.percent(cell.won.share, 2)),
    text(layout.value, baseline + 9, 'value soft', intervalText(cell, words)),
    ...endedBar(cell, y, layout, kinds, words),
  ]
}

function wonMark(cell: CellReport, y: number, layout: Layout, { end }: Scale, words: PlotWords): string {
  const at = (share: number): number => layout.won + (share / end) * WON
  const { share, low, high } = cell.won
  return element(
    'g',
    {},
    tip(`${words.row(cell)}: ${words.won} ${wonText(cell, words)}`),
    line(at(low), y, at(high), y, 'error'),
    line(at(low), y - 6, at(low), y + 6, 'error'),
    line(at(high), y - 6, at(high), y + 6, 'error'),
    element('circle', { cx: at(share), cy: y, r: 5, class: 'dot' }),
  )
}

function intervalText({ won }: CellReport, words: PlotWords): string {
  return words.interval(won.low, won.high)
}

function wonText(cell: CellReport, words: PlotWords): string {
  return `${words.percent(cell.won.share, 2)} (${intervalText(cell, words)})`
}

function endedBar(
  cell: CellReport,
  y: number,
  layout: Layout,
  kinds: readonly Kind[],
  words: PlotWords,
): string[] {
  let left = layout.ended
  return splitOf(cell, kinds).map(({ kind, games }) => {
    const share = games / cell.games
    const width = share * ENDED
    const middle = left + width / 2
    const bar = element('rect', { x: left, y: y - BAR / 2, width, height: BAR, class: `part ${kind.look}` })
    left += width
    const name = kind.how ?? words.otherEndings
    const about = `${words.row(cell)}: ${name} ${words.percent(share, 2)}, ${words.games(games)}`
    const inside = insideText(kind.letter, words.percent(share, 0), width)
    const label = inside === '' ? '' : text(middle, y + SIZE * 0.35, `in ${kind.look}`, inside)
    return element('g', {}, tip(about), bar, label)
  })
}

/** The letter of an ending and its share, as far as there is room: colour is not the only sign. */
function insideText(letter: string, percent: string, width: number): string {
  const options = [`${letter} ${percent}`, letter, '']
  return options.find((each) => each === '' || widthOf(each, SIZE) + 12 <= width)!
}

/** What the letters and colours mean, one line for each. */
function legend(kinds: readonly Kind[], { bottom, width }: Layout, words: PlotWords): string[] {
  const names = kinds.map(({ how }) => how ?? words.otherEndings)
  const nameAt = MARGIN + 34
  const aboutAt = nameAt + Math.max(...names.map((name) => widthOf(name, SIZE * BOLD))) + GAP / 2
  return kinds.map(({ how, letter, look }, i) => {
    const y = bottom + BELOW + (i + 0.5) * LEGEND
    const baseline = y + SIZE * 0.35
    const about = how === undefined ? '' : words.ending(how)
    return element(
      'g',
      {},
      element('rect', { x: MARGIN, y: y - 10, width: 22, height: 20, rx: 3, class: look }),
      text(MARGIN + 11, baseline, `in ${look}`, letter),
      text(nameAt, baseline, 'strong', names[i]!),
      text(aboutAt, baseline, 'soft', shortened(about, SIZE, width - MARGIN - aboutAt)),
    )
  })
}
