import { type Happened, type Option, type Refusal, type Seat, rulesOf, seenBy } from '@miskatonic/kernel'
import type { Entry } from '@miskatonic/table'
import type { Phrases } from '../phrases.ts'
import type { CliWords } from '../words/index.ts'
import { type Paint, paintFor } from './paint.ts'

/** What the terminal shows is made of lines. Nothing here decides anything. */
export interface Style {
  readonly say: Phrases
  readonly words: CliWords
  readonly paint: Paint
  readonly width: number
}

/** A list longer than this is set in columns. */
const LONG_LIST = 20

/** The options in the order in which they are shown: what is of one kind stands together. */
export function inOrder(options: readonly Option[]): Option[] {
  const steps = [...new Set(options.map(({ step }) => step))]
  return steps.flatMap((step) => options.filter((option) => option.step === step))
}

/** The options with their numbers; those of a seat that is not asked itself stand under its name. */
export function optionLines(options: readonly Option[], asked: Seat, style: Style): string[] {
  const lines: string[] = []
  const seats = [...new Set(options.map(({ seat }) => seat))]
  for (const seat of seats) {
    if (seat !== asked) lines.push(style.paint.faint(style.words.play.alsoMay(style.say.seat(seat))))
    const numbered = options.flatMap((option, i) => (option.seat === seat ? [{ option, number: i + 1 }] : []))
    if (numbered.length > LONG_LIST) lines.push(...inGroups(numbered, style))
    else lines.push(...numbered.map(({ option, number }) => optionLine(option, number, style)))
  }
  return lines
}

function optionLine(option: Option, number: number, style: Style): string {
  const rules = style.paint.faint(`[${rulesOf(option).join(', ')}]`)
  return `${labelOf(option, number, style)}  ${rules}`
}

function labelOf(option: Option, number: number, { say, paint }: Style): string {
  const warning = option.note === undefined ? '' : paint.faint(` (${say.note(option.note)})`)
  return `${paint.strong(String(number).padStart(3))}  ${say.choice(option)}${warning}`
}

/** Options of the same kind stand together in columns, and each kind begins a new line. */
function inGroups(numbered: readonly { option: Option; number: number }[], style: Style): string[] {
  const cells = numbered.map(({ option, number }) => ({
    step: option.step,
    text: labelOf(option, number, style),
    // Colours take no room on the screen, so what is seen of a cell is measured without them.
    size: labelOf(option, number, { ...style, paint: paintFor(false) }).length,
  }))
  const column = Math.max(...cells.map(({ size }) => size)) + 2
  const columns = Math.max(1, Math.min(3, Math.floor(style.width / column)))
  const steps = [...new Set(cells.map(({ step }) => step))]
  return steps.flatMap((step) =>
    inColumns(
      cells.filter((cell) => cell.step === step),
      columns,
      column,
    ),
  )
}

function inColumns(
  cells: readonly { text: string; size: number }[],
  columns: number,
  width: number,
): string[] {
  const rows = Math.ceil(cells.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((__, i) => i % rows === row)
      .map(({ text, size }) => text + ' '.repeat(width - size))
      .join('')
      .trimEnd(),
  )
}

/** What is forbidden: each rule with its reason, and below it what it forbids. What does not match `filter` is left out. */
export function refusalLines(refusals: readonly Refusal[], filter: string, style: Style): string[] {
  const { say, paint, width } = style
  const wanted = filter.toLowerCase()
  const matching = refusals.filter((refusal) =>
    [say.choice(refusal), refusal.rule, say.refusal(refusal.rule) ?? ''].some((part) =>
      part.toLowerCase().includes(wanted),
    ),
  )
  const rules = [...new Set(matching.map(({ rule }) => rule))]
  return rules.flatMap((rule) => {
    const forbidden = new Set(
      matching.filter((refusal) => refusal.rule === rule).map((refusal) => say.choice(refusal)),
    )
    return [
      `${paint.strong(rule)}  ${say.refusal(rule) ?? ''}`,
      ...wrapped(`        ${[...forbidden].join(' · ')}`, '        ', width).map(paint.faint),
    ]
  })
}

/** A board that differs in more entries than this is drawn whole; the limit is lower for a seat that has not looked for some time. */
const FEW_CHANGES = { same: 10, other: 5 }

/**
 * The board, its headings standing out. If little has changed since `before`, when the same player or another looked, only what has: every entry of a board (a line, and the lines
 * set in below it) can be understood by itself.
 */
export function boardLines(
  board: string,
  before: { readonly board: string; readonly by: 'same' | 'other' } | undefined,
  { paint }: Style,
): string[] {
  const known = new Set(entriesOf(before?.board ?? ''))
  const changed = entriesOf(board).filter((entry) => !known.has(entry) && entry.trim() !== '')
  if (changed.length === 0) return []
  const isLittle = before !== undefined && changed.length <= FEW_CHANGES[before.by]
  const shown = isLittle ? changed.join('\n') : board
  return shown.split('\n').map((line) => (/^(──|▸|\p{Lu}{3,})/u.test(line) ? paint.strong(line) : line))
}

/** What a seat sees in addition to what everybody sees; where it sees nothing more, what the board says of the seat. */
export function handLines(board: string, openBoard: string, name: string): string[] {
  const open = new Set(entriesOf(openBoard))
  const own = entriesOf(board).filter((entry) => !open.has(entry))
  const about = entriesOf(board).filter(
    (entry) => /^[^ ]? +/.test(entry) && entry.slice(2).startsWith(`${name} `),
  )
  return own.length > 0 ? own : about
}

function entriesOf(board: string): string[] {
  const entries: string[] = []
  for (const line of board.split('\n'))
    if (/^ {3}/.test(line) && entries.length > 0) entries.push(`${entries.pop()}\n${line}`)
    else entries.push(line)
  return entries
}

/** Events in sentences, as `watcher` saw them. */
export function eventLines(events: readonly Happened[], watcher: Seat, { say, width }: Style): string[] {
  return events
    .flatMap((happened) => seenBy(happened, watcher) ?? [])
    .flatMap((seen) => [
      ...wrapped(`· ${say.event(seen)}`, '  ', width),
      ...(seen.reading === undefined ? [] : wrapped(`  ${say.reading(seen.reading)}`, '  ', width)),
    ])
}

/** Widest line of text, for reading on wide screens. */
const WIDEST = 100

/** Breaks a text into lines at its spaces; all but the first are set in. */
function wrapped(text: string, indent: string, width: number): string[] {
  const lines = [/^ */.exec(text)![0]]
  for (const word of text.trimStart().split(' ')) {
    const line = lines.at(-1)!
    if (line.trim() !== '' && line.length + 1 + word.length > Math.min(width, WIDEST))
      lines.push(indent + word)
    else lines[lines.length - 1] = line.trim() === '' ? line + word : `${line} ${word}`
  }
  return lines
}

/** Choices and what came of them, as `watcher` saw it. */
export function logLines(log: readonly Entry[], watcher: Seat, style: Style): string[] {
  return log.flatMap(({ events }) => eventLines(events, watcher, style))
}
