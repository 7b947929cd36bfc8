import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type Span,
  neighbours,
  readLedger,
  searched,
  sectionsToPlay,
  withoutSources,
} from '../rules/ledger.ts'

const small = `# The Lantern (Latarnia)

A game about a lamp,
in two lines.

- **First.** one thing
  that goes on
- another

## Rules

### Oil and wick

- **LN-101** [p.4 Setup] The lamp starts **full**; see table 8.1 and LN-102 to LN-103.
- **LN-102** [p.ours R01] Oil costs 1.5 coins.
  It goes on here.
- **LN-103** [p.public] Łuna świeci nad loży dachem.

### Wind

- **LN-201** [p.6 Wind] Wind blows; LN-999 is no rule.
- **LN-202** [p.- ours] It blows out lamps.
- **LN-203** [p.- LN-R01] But not twice.
- **LN-204** [p.6; LN-R01] Nor at night.
- **LN-205** [p.- ours; LN-R01] Nor in the rain.
- **LN-206** [p.- public; ours] Nor on the sea.

## Rulings

- **LN-R01** May the lamp be refilled? → No. (Why: *nobody* said so. [ours]) Rule LN-102.

## Worked examples

- **LN-E01** (p.6, wind) A full lamp. → It goes out. Rules LN-201, LN-101.

### 8.1 Lamps (all [seed])

| id | Oil |
|---|---|
| small | LN-101 |
| \`big\` | 2 |

#### The \`pier\` [ours]

Before it.
\`\`\`text
  A - B

# | C
\`\`\`
After it.
`

const ledger = readLedger(small)
const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
const links = (spans: readonly Span[]): string[] =>
  spans.flatMap((span) => (span.kind === 'link' ? [`${span.text}>${span.to}`] : []))

describe('a ledger', () => {
  it('has a title, a preface and sections with addresses', () => {
    expect(ledger.title).toBe('The Lantern (Latarnia)')
    expect(ledger.preface.map(({ kind }) => kind)).toEqual(['text', 'list'])
    expect(ledger.sections.map(({ id, depth }) => [id, depth])).toEqual([
      ['rules', 2],
      ['oil-and-wick', 3],
      ['wind', 3],
      ['rulings', 2],
      ['worked-examples', 2],
      ['8-1-lamps', 3],
      ['the-pier', 4],
    ])
  })

  it('joins lines that belong together', () => {
    const [text, list] = ledger.preface
    expect(text?.kind === 'text' && plain(text.spans)).toBe('A game about a lamp, in two lines.')
    expect(list?.kind === 'list' && list.items.map(plain)).toEqual([
      'First. one thing that goes on',
      'another',
    ])
    expect(ledger.entries.get('LN-102')?.plain).toBe('Oil costs 1.5 coins. It goes on here.')
  })

  it('leaves remarks on certainty out of headings', () => {
    expect(ledger.sections.slice(-2).map(({ title }) => title)).toEqual(['8.1 Lamps', 'The pier'])
  })

  it('knows rules, rulings and examples apart', () => {
    expect([...ledger.entries.values()].map(({ id, kind }) => [id, kind])).toEqual([
      ['LN-101', 'rule'],
      ['LN-102', 'rule'],
      ['LN-103', 'rule'],
      ['LN-201', 'rule'],
      ['LN-202', 'rule'],
      ['LN-203', 'rule'],
      ['LN-204', 'rule'],
      ['LN-205', 'rule'],
      ['LN-206', 'rule'],
      ['LN-R01', 'ruling'],
      ['LN-E01', 'example'],
    ])
  })

  it('links numbers of rules and tables that exist, and no others', () => {
    expect(links(ledger.entries.get('LN-101')!.text)).toEqual([
      '8.1>8-1-lamps',
      'LN-102>LN-102',
      'LN-103>LN-103',
    ])
    expect(links(ledger.entries.get('LN-102')!.text)).toEqual([])
    expect(links(ledger.entries.get('LN-201')!.text)).toEqual([])
  })

  it('reads the source and links the ruling it names', () => {
    expect(plain(ledger.entries.get('LN-101')!.source)).toBe('p.\u00A04, Setup')
    expect(links(ledger.entries.get('LN-102')!.source)).toEqual(['LN-R01>LN-R01'])
  })

  it.each([
    ['LN-202', 'ours', 0],
    ['LN-203', 'LN-R01', 1],
    ['LN-204', 'p.\u00A06, LN-R01', 1],
    ['LN-205', 'ours LN-R01', 1],
    ['LN-206', 'published, ours', 0],
  ])('reads a source without a page, or with several parts: %s', (id, source, count) => {
    const spans = ledger.entries.get(id)!.source
    expect(plain(spans)).toBe(source)
    expect(links(spans)).toHaveLength(count)
  })

  it('keeps drawings as they were typed, blank lines and all', () => {
    const [before, drawing, after] = ledger.sections.at(-1)!.blocks
    expect(drawing).toEqual({ kind: 'drawing', text: '  A - B\n\n# | C' })
    expect([before, after].map((block) => block?.kind === 'text' && plain(block.spans))).toEqual([
      'Before it.',
      'After it.',
    ])
  })

  it('separates a question from its answer', () => {
    const { question, text } = ledger.entries.get('LN-R01')!
    expect(plain(question)).toBe('May the lamp be refilled?')
    expect(plain(text)).toBe('No. (Why: nobody said so. ours) Rule LN-102.')
    expect(text).toContainEqual({ kind: 'mark', text: 'ours' })
    expect(text).toContainEqual({ kind: 'em', text: 'nobody' })
  })

  it('knows who names a rule', () => {
    expect(ledger.entries.get('LN-102')?.namedBy).toEqual(['LN-101', 'LN-R01'])
    expect(ledger.entries.get('LN-101')?.namedBy).toEqual(['LN-E01'])
    expect(ledger.entries.get('LN-R01')?.namedBy).toEqual(['LN-102', 'LN-203', 'LN-204', 'LN-205'])
  })

  it('reads tables', () => {
    const [table] = ledger.sections.at(-2)!.blocks
    if (table?.kind !== 'table') throw new Error('no table')
    expect(table.head.map(plain)).toEqual(['id', 'Oil'])
    expect(table.rows.map((row) => row.map(plain))).toEqual([
      ['small', 'LN-101'],
      ['big', '2'],
    ])
    expect(table.rows.at(1)?.at(0)).toEqual([{ kind: 'code', text: 'big' }])
  })

  it('finds entries by all their words, without marks on letters', () => {
    expect(searched(ledger, 'luna lozy').map(({ id }) => id)).toEqual(['LN-103'])
    expect(searched(ledger, 'lamp refilled').map(({ id }) => id)).toEqual(['LN-R01'])
    expect(searched(ledger, ' ')).toEqual([])
  })

  it('puts the entry whose number is looked for first', () => {
    expect(searched(ledger, '102').map(({ id }) => id)).toEqual(['LN-102', 'LN-101', 'LN-R01'])
  })

  it('knows the neighbours of an entry within its section', () => {
    const { before, after } = neighbours(ledger, 'LN-102')
    expect([before?.id, after?.id]).toEqual(['LN-101', 'LN-103'])
    expect(neighbours(ledger, 'LN-103').after).toBeUndefined()
  })

  it('survives text that is no ledger', () => {
    expect(readLedger('').sections).toEqual([])
    expect(readLedger('just words\n- and a list').entries.size).toBe(0)
  })
})

describe.each(
  ['reign', 'tiny-epic', 'alone'].flatMap((game) =>
    ['RULES.md', 'RULES.pl.md'].map((file) => `${game}/${file}`),
  ),
)('the ledger %s', (file) => {
  const text = readFileSync(new URL(`../../games/${file}`, import.meta.url), 'utf8')
  const whole = readLedger(text)

  it('loses no entry', () => {
    const written = [...text.matchAll(/^- \*\*([A-Z]{2}-[RE]?\d+)\*\*/gm)].map(([, id]) => id)
    expect([...whole.entries.keys()]).toEqual(written)
  })

  it('links only to what is there', () => {
    const addresses = new Set([...whole.entries.keys(), ...whole.sections.map(({ id }) => id)])
    const all = [...whole.entries.values()].flatMap(({ source, question, text: spans }) => [
      ...source,
      ...question,
      ...spans,
    ])
    expect(all.flatMap((span) => (span.kind === 'link' && !addresses.has(span.to) ? [span] : []))).toEqual([])
    expect(all.filter(({ kind }) => kind === 'link').length).toBeGreaterThan(100)
  })

  it('leaves no mark unread, in sources or in headings', () => {
    const sources = [...whole.entries.values()].flatMap(({ source }) => source)
    const told = sources.flatMap((span) => (span.kind === 'plain' ? [span.text] : []))
    const pages = /^(?: |, |[ps]\.\u00A0\d.*)$/u
    expect(told.filter((each) => !pages.test(each) || /ours|nasze|public|wydanie/.test(each))).toEqual([])
    expect(whole.sections.filter(({ title }) => /[[`]/.test(title))).toEqual([])
  })

  it('has every table whole', () => {
    const torn = whole.sections
      .flatMap(({ blocks }) => blocks)
      .filter((block) => block.kind === 'table')
      .filter(({ head, rows }) => rows.some((row) => row.length !== head.length))
    expect(torn).toEqual([])
  })
})

describe('what one needs to play', () => {
  it('ends where rulings begin', () => {
    expect(sectionsToPlay(ledger).map(({ title }) => title)).toEqual(['Rules', 'Oil and wick', 'Wind'])
  })

  it.each(['reign', 'tiny-epic', 'alone', 'mansions', 'arkham'])(
    'begins with the rules of %s, and ends with its components, without sources',
    (game) => {
      const file = new URL(`../../games/${game}/RULES.md`, import.meta.url)
      const sections = sectionsToPlay(readLedger(readFileSync(file, 'utf8')))
      expect(sections[0]!.title).toBe('Rules')
      const titles = sections.map(({ title }) => title)
      expect(titles.slice(titles.indexOf('Rules') + 1)).toContain('Components')
      const heads = sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'table' ? withoutSources(block).head : []))
      expect(heads.flat().map(({ text }) => text)).not.toContain('Source')
    },
  )

  it.each(['reign', 'tiny-epic', 'alone'])(
    'is the same part of the ledger of %s in both languages',
    (game) => {
      const [english, polish] = ['RULES.md', 'RULES.pl.md'].map((file) => {
        const read = readLedger(readFileSync(new URL(`../../games/${game}/${file}`, import.meta.url), 'utf8'))
        return { all: read.sections.length, kept: sectionsToPlay(read).length }
      })
      expect(polish).toEqual(english)
      expect(english!.kept).toBeLessThan(english!.all)
      expect(english!.kept).toBeGreaterThan(20)
    },
  )
})
