import type { Rule } from '@miskatonic/kernel'

/**
 * A rule ledger, read from its Markdown into something that can be searched, linked and shown rule by rule. It understands what ledgers are
 * written in: headings, paragraphs, lists, tables, drawings between fences, and entries such as `- **RC-101** [p.4 Setup] text`.
 */
export interface Ledger {
  readonly title: string
  /** What stands between the title and the first section. */
  readonly preface: readonly Block[]
  readonly sections: readonly Section[]
  readonly entries: ReadonlyMap<string, Entry>
}

export interface Section {
  /** For the address: `#actions-movement`. */
  readonly id: string
  readonly depth: 2 | 3 | 4
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | Table
  /** Kept as it was typed, line by line. */
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'entry'; readonly entry: Entry }
type Row = readonly (readonly Span[])[]
export interface Table {
  readonly kind: 'table'
  readonly head: Row
  readonly rows: readonly Row[]
}

/** A piece of running text. A link leads to a rule or to a section; a mark says whence something is known. */
export type Span =
  | { readonly kind: 'plain' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'mark'; readonly text: Mark }
/** From the rulebook, from the published game, or our own decision. */
export type Mark = 'book' | 'published' | 'ours'

/** A numbered rule, a ruling on it, or a worked example. */
export interface Entry {
  /** RC-101, RC-R10, RC-E07. */
  readonly id: Rule
  readonly kind: 'rule' | 'ruling' | 'example'
  /** The section it stands in. */
  readonly section: string
  /** Where it comes from: a page of the rulebook, or a mark and perhaps the ruling; empty if the ledger does not say. */
  readonly source: readonly Span[]
  /** What is asked or given, if it answers something: the part before the arrow. */
  readonly question: readonly Span[]
  readonly text: readonly Span[]
  /** Question and text without any marks, for searching and for lists. */
  readonly plain: string
  /** The entries that name this one. */
  readonly namedBy: readonly Rule[]
}

/** What numbers of ledgers look like. */
const numberLike = '[A-Z]{2,4}-[A-Z]?\\d{2,4}(?:\\.\\d+)*[a-z]?(?:-\\d+)?'
const entryLine = new RegExp(`^- \\*\\*(${numberLike})\\*\\*\\s+(.*)$`, 's')

export function readLedger(markdown: string): Ledger {
  const chapters = chaptersOf(markdown)
  const known = addressesIn(chapters)
  const namedBy = new Map<string, Rule[]>()
  const entries = new Map<string, Entry>()
  const sections = chapters.map((chapter): Section => {
    const blocks = chapter.lumps.map((lump) => blockOf(lump, chapter.id, known, namedBy))
    for (const block of blocks) if (block.kind === 'entry') entries.set(block.entry.id, block.entry)
    return { id: chapter.id, depth: chapter.depth, title: chapter.title, blocks }
  })
  const [first, ...others] = sections
  return { title: first?.title ?? '', preface: first?.blocks ?? [], sections: others, entries }
}

/**
 * The sections for those who want to play: rules, and the components after them. What follows (rulings, worked examples, hidden state, provenance, content
 * tables) begins with the first section that holds something other than a rule.
 */
export function sectionsToPlay({ sections }: Ledger): readonly Section[] {
  const end = sections.findIndex(({ blocks }) =>
    blocks.some((block) => block.kind === 'entry' && block.entry.kind !== 'rule'),
  )
  const played = end < 0 ? sections : sections.slice(0, end)
  const isRule = ({ blocks }: Section): boolean => blocks.some(({ kind }) => kind === 'entry')
  const next = played.findIndex(({ depth }, i) => i > 0 && depth <= played[0]!.depth)
  const components = played.slice(0, Math.max(0, next))
  return components.some(isRule) ? played : [...played.slice(components.length), ...components]
}

/** How the ledgers head the column that says where something is known from. */
const sourceHeads: ReadonlySet<string> = new Set(['Source', 'Źródło'])

/** A table without the column of sources, for those who want to play. */
export function withoutSources({ head, rows }: Table): Pick<Table, 'head' | 'rows'> {
  const isKept = head.map((cell) => !cell.some((span) => sourceHeads.has(span.text)))
  const kept = (row: Row): Row => row.filter((_, i) => isKept[i] !== false)
  return { head: kept(head), rows: rows.map(kept) }
}

/** Entries that hold all the words looked for, anywhere; those whose number is looked for come first. */
export function searched(ledger: Ledger, wanted: string): readonly Entry[] {
  const words = bare(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const found = [...ledger.entries.values()].filter((entry) => {
    const text = bare(`${entry.id} ${entry.plain}`)
    return words.every((word) => text.includes(word))
  })
  return found.sort((a, b) => Number(isNamed(b, words)) - Number(isNamed(a, words)))
}

function isNamed({ id }: Entry, words: readonly string[]): boolean {
  return words.some((word) => bare(id).endsWith(word))
}

/** Lower case, without marks on letters: "lozy" finds "loży". */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
}

/** The entries next to this one in its section. */
export function neighbours(
  ledger: Ledger,
  id: string,
): { before: Entry | undefined; after: Entry | undefined } {
  const all = [...ledger.entries.values()]
  const at = all.findIndex((entry) => entry.id === id)
  const beside = (index: number): Entry | undefined =>
    all[index]?.section === all[at]?.section ? all[index] : undefined
  return { before: beside(at - 1), after: beside(at + 1) }
}

// Lines are grouped into blocks: paragraphs, list items, tables, drawings.

interface Chapter {
  id: string
  depth: Section['depth']
  title: string
  /** Paragraphs, list items, whole tables and drawings, each as its lines joined. */
  lumps: Lump[]
}
type Lump =
  | { kind: 'text' | 'item'; text: string }
  | { kind: 'items'; texts: string[] }
  | { kind: 'table' | 'drawing'; lines: string[] }

function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = []
  /** True after an empty line: what follows belongs to nothing before it. */
  let fresh = true
  /** The lines of the drawing whose fence is still open. */
  let drawing: string[] | null = null
  for (const line of markdown.split('\n')) {
    const lumps = chapters.at(-1)?.lumps ?? []
    const heading = /^(#{1,4})\s+(.*)$/.exec(line)
    if (line.startsWith('```')) {
      if (drawing === null) lumps.push({ kind: 'drawing', lines: (drawing = []) })
      else drawing = null
      fresh = true
    } else if (drawing !== null) drawing.push(line)
    else {
      if (heading) chapters.push(chapterOf(heading[1]!.length, heading[2]!, chapters))
      else if (line.trim() !== '') addLine(lumps, line, fresh)
      fresh = heading !== null || line.trim() === ''
    }
  }
  return chapters
}

/** The title itself stands as high as a section. */
function chapterOf(depth: number, heading: string, before: readonly Chapter[]): Chapter {
  const title = withoutNotes(heading)
  return { id: addressOf(title, before), depth: Math.max(2, depth) as Section['depth'], title, lumps: [] }
}

function addLine(lumps: Lump[], line: string, fresh: boolean): void {
  const last = fresh ? undefined : lumps.at(-1)
  if (line.startsWith('|')) {
    if (last?.kind === 'table') last.lines.push(line)
    else lumps.push({ kind: 'table', lines: [line] })
  } else if (entryLine.test(line)) lumps.push({ kind: 'item', text: line })
  else if (line.startsWith('- ')) {
    if (last?.kind === 'items') last.texts.push(line.slice(2))
    else lumps.push({ kind: 'items', texts: [line.slice(2)] })
  } else if (last?.kind === 'items') last.texts.push(`${last.texts.pop() ?? ''} ${line.trim()}`)
  else if (last?.kind === 'text' || last?.kind === 'item') last.text += ` ${line.trim()}`
  else lumps.push({ kind: 'text', text: line.trim() })
}

/** Headings without remarks on certainty: "8.2 Investigators (all [seed])" and "8.2 Dice [ours]" are called by the rest; nor is code set apart. */
function withoutNotes(title: string): string {
  return title
    .replace(/\s*\([^()]*\[[^()]*\)\s*$/, '')
    .replace(/\s*\[[a-z]+\]\s*$/, '')
    .replaceAll('`', '')
    .trim()
}

function addressOf(title: string, taken: readonly { id: string }[]): string {
  const words =
    bare(title)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'section'
  const same = taken.filter(({ id }) => id === words || id.startsWith(`${words}--`)).length
  return same === 0 ? words : `${words}--${same + 1}`
}

/** Everything that can be linked to: numbers of entries and of tables, each with its address. */
function addressesIn(chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const { id, title, lumps } of chapters) {
    const number = /^\d+\.\d+\b/.exec(title)
    if (number) known.set(number[0], id)
    for (const lump of lumps) {
      const entry = lump.kind === 'item' ? entryLine.exec(lump.text)?.[1] : undefined
      if (entry !== undefined) known.set(entry, entry)
    }
  }
  return known
}

// From lumps to blocks.

function blockOf(
  lump: Lump,
  section: string,
  known: ReadonlyMap<string, string>,
  namedBy: Map<string, Rule[]>,
): Block {
  const spans = (text: string): readonly Span[] => spansOf(text, known)
  switch (lump.kind) {
    case 'text':
      return { kind: 'text', spans: spans(lump.text) }
    case 'items':
      return { kind: 'list', items: lump.texts.map(spans) }
    case 'drawing':
      return { kind: 'drawing', text: lump.lines.join('\n') }
    case 'table': {
      const [head = [], , ...rows] = lump.lines.map((line) => cellsOf(line).map(spans))
      return { kind: 'table', head, rows }
    }
    case 'item':
      return { kind: 'entry', entry: entryOf(lump.text, section, known, namedBy) }
  }
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())
}

function entryOf(
  line: string,
  section: string,
  known: ReadonlyMap<string, string>,
  namedBy: Map<string, Rule[]>,
): Entry {
  const [, number = '', rest = ''] = entryLine.exec(line) ?? []
  const id = number as Rule
  const [, source = '', content = rest] = /^\[([^\]]+)\]\s*(.*)$/s.exec(rest) ?? []
  const kind = kindOf(id)
  const arrow = kind === 'rule' ? -1 : content.indexOf(' → ')
  const question = arrow < 0 ? '' : content.slice(0, arrow)
  const text = arrow < 0 ? content : content.slice(arrow + 3)
  const spans = {
    source: sourceOf(source, id, known),
    question: spansOf(question, known),
    text: spansOf(text, known),
  }
  for (const span of Object.values(spans).flat())
    if (span.kind === 'link' && span.to !== id) note(namedBy, span.to, id)
  return {
    id,
    kind,
    section,
    ...spans,
    plain: [question, text]
      .filter((part) => part !== '')
      .map(withoutMarks)
      .join(' → '),
    // One list for all who ask: it fills up while the rest of the ledger is read.
    namedBy: listOf(namedBy, id),
  }
}

function withoutMarks(text: string): string {
  return spansOf(text, new Map())
    .map((span) => (span.kind === 'mark' ? '' : span.text))
    .join('')
    .replaceAll(/\s+(?=[).])/g, '')
    .trim()
}

function kindOf(id: string): Entry['kind'] {
  const letter = id.slice(id.indexOf('-') + 1, id.indexOf('-') + 2)
  return letter === 'R' ? 'ruling' : letter === 'E' ? 'example' : 'rule'
}

function note(namedBy: Map<string, Rule[]>, named: string, by: Rule): void {
  const list = listOf(namedBy, named)
  if (!list.includes(by)) list.push(by)
}

function listOf(namedBy: Map<string, Rule[]>, id: string): Rule[] {
  const list = namedBy.get(id) ?? []
  namedBy.set(id, list)
  return list
}

/**
 * `p.6 Walk` is a page; `p.ours R10` is a mark and, in short, the ruling RC-R10 of the same ledger. `p.- ours` says that there is no page,
 * and `p.8; AL-R30` names several things. Polish writes `s.` for the page.
 */
function sourceOf(source: string, id: string, known: ReadonlyMap<string, string>): readonly Span[] {
  const ledger = id.slice(0, id.indexOf('-'))
  const parts = source.split(';').map((part) => sourcePart(part.trim(), ledger, known))
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, i, all) => (i === 0 ? part : [between(all[i - 1]!, part), ...part]))
}

/** A mark and the ruling behind it belong together. */
function between([before]: readonly Span[], [after]: readonly Span[]): Span {
  return before?.kind === 'mark' && after?.kind === 'link' ? space : comma
}
const space: Span = { kind: 'plain', text: ' ' }
const comma: Span = { kind: 'plain', text: ', ' }

function sourcePart(part: string, ledger: string, known: ReadonlyMap<string, string>): readonly Span[] {
  const named = part.replace(/^[ps]\.(?:-\s*|(?=[a-z]))/, '')
  const ruling = known.get(named)
  if (ruling !== undefined) return [{ kind: 'link', text: ruling, to: ruling }]
  const [, mark = '', short] = /^([a-z]+)(?:\s+(R\d+))?$/.exec(named) ?? []
  const kind = markNames.get(mark)
  if (kind === undefined) return part === '' ? [] : [{ kind: 'plain', text: withSpaces(part) }]
  const to = known.get(`${ledger}-${short}`)
  return [
    { kind: 'mark', text: kind },
    ...(to === undefined ? [] : ([space, { kind: 'link', text: to, to }] as const)),
  ]
}

/** `p.6 Walk` as one prints it: a space that does not break, and a comma. */
function withSpaces(source: string): string {
  return source.replaceAll(/([ps]\.)(?=\d)/g, '$1\u00A0').replace(/(\d) (?=\p{L})/u, '$1, ')
}

/** How ledgers write them, in both languages. */
const markNames: ReadonlyMap<string, Mark> = new Map([
  ['seed', 'book'],
  ['instrukcja', 'book'],
  ['public', 'published'],
  ['published', 'published'],
  ['wydanie', 'published'],
  ['ours', 'ours'],
  ['nasze', 'ours'],
])

const marks = new RegExp(
  [
    '`([^`]+)`',
    '\\*\\*([^*]+)\\*\\*',
    '\\*([^*\\s][^*]*)\\*',
    '\\[([a-z]+)\\]',
    `\\b(${numberLike})\\b`,
    // The number of a table, but no decimal: 8.1 and not 1.5, which leads nowhere.
    '(?<![\\d.])(\\d+\\.\\d+)(?![\\d.]*\\d)',
  ].join('|'),
  'g',
)

/** Running text with its marks. Numbers of rules and tables that exist become links. */
function spansOf(text: string, known: ReadonlyMap<string, string>): readonly Span[] {
  const spans: Span[] = []
  let at = 0
  const plain = (until: number): void => {
    if (until > at) spans.push({ kind: 'plain', text: text.slice(at, until) })
  }
  for (const match of text.matchAll(marks)) {
    const span = spanOf(match, known)
    if (span === undefined) continue
    plain(match.index)
    spans.push(span)
    at = match.index + match[0].length
  }
  plain(text.length)
  return spans
}

function spanOf(match: RegExpExecArray, known: ReadonlyMap<string, string>): Span | undefined {
  const [, code, strong, em, mark, entry, table] = match
  if (code !== undefined) return { kind: 'code', text: code }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (em !== undefined) return { kind: 'em', text: em }
  if (mark !== undefined) {
    const kind = markNames.get(mark)
    return kind && { kind: 'mark', text: kind }
  }
  const text = entry ?? table ?? ''
  const to = known.get(text)
  return to === undefined ? undefined : { kind: 'link', text, to }
}
