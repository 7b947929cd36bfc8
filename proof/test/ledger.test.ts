import type { Deck } from '@miskatonic/kernel'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { everyCard } from '../ledger/cards.ts'
import { dossiersIn } from '../ledger/files.ts'
import { type Dossier, compare, describeComparison, fits, numbersOf, readLedger } from '../ledger/ledger.ts'
import { testsIn } from '../ledger/test-names.ts'

const ledger = `
# A game
- **TC-001** [p.1] Everybody draws.
- **TC-002** [p.2] Cards are shuffled (no effect).
- **TC-010** Whoever keeps, keeps; see **TC-001**.
- **TC-R01** Does it? → Yes.
- **TC-E01** (p.3) An example.
`

const polish = `
# Gra
- **TC-001** [s.1] Każdy dobiera kartę.
- **TC-002** [s.2] Karty się tasuje.
- **TC-010** Kto zachowuje, ten zachowuje; zob. **TC-001**.
- **TC-R01** Czy na pewno? → Tak.
- **TC-E01** (s.3) Przykład.
`

const annex = `
## TC-C100 A map
| no. | card |
| --- | --- |
| TC-C201 | see TC-C999 |
- **TC-C301** A story.
**TC-C302 An ending.** It ends.
`

function dossier(tests: string, code = '', rules = ledger, edition: string | null = polish): Dossier {
  return {
    game: 'cellar',
    ledger: rules,
    annexes: [annex],
    editions: [{ file: 'RULES.pl.md', text: edition }],
    tests: [{ path: 'cellar/test/a.test.ts', text: tests }],
    code: [{ path: 'cellar/rules.ts', text: code }],
  }
}

const good = `
test('[TC-001] draws', () => {})
test('[TC-010] [TC-E01] keeps', () => {})
`

describe('reading a ledger', () => {
  test('tells rules from rulings and examples', () => {
    expect(readLedger(ledger)).toEqual({
      prefix: 'TC',
      rules: ['TC-001', 'TC-010'],
      idle: ['TC-002'],
      rulings: ['TC-R01'],
      examples: ['TC-E01'],
      content: [],
      doubled: [],
    })
    expect([...numbersOf(readLedger(ledger))].toSorted()).toEqual([
      'TC-001',
      'TC-002',
      'TC-010',
      'TC-E01',
      'TC-R01',
    ])
  })

  test('knows the content of annexes, and not what they only mention', () => {
    expect(readLedger(ledger, [annex]).content).toEqual(['TC-C100', 'TC-C201', 'TC-C301', 'TC-C302'])
    const { strayCode } = compare(dossier(good, '// TC-C201, TC-C999'))
    expect(strayCode).toEqual(['cellar/rules.ts:1 TC-C999'])
  })

  test('finds numbers that are given twice', () => {
    const twice = `${ledger}- **TC-010** Again.\n`
    expect(readLedger(twice).doubled).toEqual(['TC-010'])
    expect(fits(compare(dossier(good, '', twice)))).toBe(false)
  })
})

describe('rules and tests', () => {
  test('that fit', () => {
    const comparison = compare(dossier(good, `may('keep', {}, 'TC-010') // TC-R01, TC-002`))
    expect(comparison).toMatchObject({ rules: 2, idle: 1, tests: 2, tested: 2 })
    expect(fits(comparison)).toBe(true)
  })

  test('a rule without a test', () => {
    const comparison = compare(dossier(good.replace('[TC-001]', '')))
    expect(comparison).toMatchObject({ tested: 1, untested: ['TC-001'] })
    expect(fits(comparison)).toBe(false)
    expect(describeComparison(comparison)).toContain('rules without a test: 1\n    TC-001')
  })

  test('a worked example without a test', () => {
    const comparison = compare(dossier(good.replace('[TC-E01]', '')))
    expect(comparison.untestedExamples).toEqual(['TC-E01'])
    expect(fits(comparison)).toBe(false)
  })

  test.each(['TC-003', 'TC-1', 'XX-001', 'TC-R02'])('a test that names %s, which is no rule', (number) => {
    const comparison = compare(dossier(`${good}\ntest('[${number}] odd', () => {})`))
    expect(comparison.strayTests).toEqual([`cellar/test/a.test.ts:5 [${number}] [${number}] odd`])
    expect(fits(comparison)).toBe(false)
  })

  test.each([`may('keep', {}, 'TC-003')`, `/** TC-003: so it is. */`])(
    'code that names no rule: %s',
    (code) => {
      const comparison = compare(dossier(good, `\n${code}`))
      expect(comparison.strayCode).toEqual(['cellar/rules.ts:2 TC-003'])
      expect(fits(comparison)).toBe(false)
    },
  )
})

describe('cards', () => {
  const words = { owl: { name: 'Owl', text: null }, rat: { name: 'Rat' } }
  const inPolish = { owl: { name: 'Sowa', text: null }, rat: { name: 'Szczur' } }
  const deck = { cards: ['owl', 'rat'], words: { en: words, pl: inPolish } }
  const withTests = (tests: string, beasts: Deck = deck) => compare(dossier(`${good}${tests}`), { beasts })
  const bothMet = `test('a', () => draw('owl', 'rat'))`

  test('that fit', () => {
    const comparison = withTests(bothMet)
    expect(comparison.cards).toEqual({ decks: { beasts: 2 }, wordless: [], untested: [] })
    expect(fits(comparison)).toBe(true)
    expect(describeComparison(comparison)).toContain('cards: 2 (beasts 2)')
  })

  test.each([
    `test('a', () => choose('draw:card=owl,by=p1'))`,
    `test.each([['owl', 1]])('draws %s', (card) => draw(card))`,
    `describe.each([['owl']])('the %s', (card) => { test('is drawn', () => draw(card)) })`,
  ])('a test that meets one: %s', (source) => {
    expect(withTests(source).cards!.untested).toEqual(['beasts rat'])
  })

  test.each([
    `test('draws an owl', () => draw())`,
    `test('owl', () => draw())`,
    `test.skip('a', () => draw('owl'))`,
    `const owl = 'owl'`,
    `test('a', () => draw('owls', 'the owl'))`,
    `test.each(everyCard(contents, 'birds'))('%s', (card) => draw(card))`,
  ])('a source that meets none: %s', (source) => {
    const comparison = withTests(source)
    expect(comparison.cards!.untested).toEqual(['beasts owl', 'beasts rat'])
    expect(fits(comparison)).toBe(false)
    expect(describeComparison(comparison)).toContain('cards that no test meets: 2\n    beasts owl')
  })

  test('all of a deck are met by a test that runs for every card', () => {
    expect(everyCard({ beasts: deck }, 'beasts')).toEqual(['owl', 'rat'])
    const source = `test.each(everyCard(contents, 'beasts'))('%s', (card) => draw(card))`
    expect(withTests(source).cards!.untested).toEqual([])
  })

  test.each([
    ['without words', undefined, 'in pl text is missing'],
    ['with an empty text', { name: ' ' }, 'in pl name is missing'],
  ])('a card %s', (_what, owl, problem) => {
    const poor = { ...deck, words: { en: words, pl: { ...inPolish, owl } } }
    const comparison = withTests(bothMet, poor)
    expect(comparison.cards!.wordless).toEqual([`beasts owl: ${problem}`])
    expect(fits(comparison)).toBe(false)
  })

  test('a card whose text was left in English', () => {
    const copied = { name: 'An owl that sees' }
    const poor = { ...deck, words: { en: { ...words, owl: copied }, pl: { ...inPolish, owl: copied } } }
    expect(withTests(bothMet, poor).cards!.wordless).toEqual(['beasts owl: in pl name is left in English'])
  })
})

describe('the ledger in another language', () => {
  const rule = '- **TC-001** [p.1] Everybody draws a card whenever the lantern goes out.\n'
  const english = ledger.replace(/- \*\*TC-001.*\n/, rule)
  const inPolish = (edition: string | null) => compare(dossier(good, '', english, edition))

  test('that fits', () => {
    const comparison = inPolish(polish)
    expect(comparison.editions).toEqual([
      { file: 'RULES.pl.md', exists: true, missing: [], extra: [], doubled: [], untranslated: [] },
    ])
    expect(fits(comparison)).toBe(true)
    expect(describeComparison(comparison)).toContain('numbers missing from RULES.pl.md: 0\n')
  })

  test.each([
    ['missing', 'a rule', polish.replace(/- \*\*TC-010.*\n/, ''), 'TC-010'],
    ['missing', 'a ruling', polish.replace(/- \*\*TC-R01.*\n/, ''), 'TC-R01'],
    ['missing', 'an example in another form', polish.replace('- **TC-E01**', '* **TC-E01**'), 'TC-E01'],
    ['extra', 'a rule', `${polish}- **TC-011** Nowa zasada.\n`, 'TC-011'],
    ['extra', 'an example', `${polish}- **TC-E02** (s.4) Inny przykład.\n`, 'TC-E02'],
    ['doubled', 'a rule', `${polish}- **TC-010** Jeszcze raz.\n`, 'TC-010'],
    ['untranslated', 'a rule', polish.replace(/- \*\*TC-001.*\n/, rule), 'TC-001'],
    [
      'untranslated',
      'a rule but for its mark',
      polish.replace(/- \*\*TC-001.*\n/, rule.replace('[p.1]', '[s.1 Karty]')),
      'TC-001',
    ],
  ])('%s: %s', (fault, _what, edition, number) => {
    const comparison = inPolish(edition)
    const none = { missing: [], extra: [], doubled: [], untranslated: [] }
    expect(comparison.editions).toEqual([{ file: 'RULES.pl.md', exists: true, ...none, [fault]: [number] }])
    expect(fits(comparison)).toBe(false)
    expect(describeComparison(comparison)).toMatch(new RegExp(`RULES\\.pl\\.md.*: 1\n {4}${number}`))
  })

  test('may leave what is short as it is', () => {
    const exact = (letters: number) => `- **TC-001** [p.1] ${'x'.repeat(letters)}\n`
    const both = (line: string) => [ledger, polish].map((text) => text.replace(/- \*\*TC-001.*\n/, line))
    const [short, shortCopy] = both(exact(40))
    expect(fits(compare(dossier(good, '', short, shortCopy)))).toBe(true)
    const [long, longCopy] = both(exact(41))
    expect(fits(compare(dossier(good, '', long, longCopy)))).toBe(false)
  })

  test('that does not exist', () => {
    const comparison = inPolish(null)
    expect(fits(comparison)).toBe(false)
    expect(describeComparison(comparison)).toContain('\n  cellar has no RULES.pl.md')
  })
})

/** Each source holds a test of rule TC-001, or does not. */
describe('finding tests in a source', () => {
  const names = (source: string): string[] => testsIn(source).map(({ name }) => name)

  test.each([
    [`test('[TC-001] a', () => {})`, ['[TC-001] a']],
    [`it("[TC-001] a", async () => {})`, ['[TC-001] a']],
    ['test(`[TC-001] ${`nested ${x}`} a`, () => {})', ['[TC-001] ${`nested ${x}`} a']],
    [`test.each([[1, ')'], [2, '(']])('[TC-001] %i', (n) => {})`, ['[TC-001] %i']],
    [`test.each<[number, Map<string, number>]>([])('[TC-001] %i', (n) => {})`, ['[TC-001] %i']],
    [`test.each<(n: number) => void>([])('[TC-001] %i', (n) => {})`, ['[TC-001] %i']],
    ['test.each`a|b\n${1}|${2}`("[TC-001] $a", () => {})', ['[TC-001] $a']],
    [`test.each(rows.map((row) => ({ ...row })))('[TC-001] $a', { timeout: 9 }, () => {})`, ['[TC-001] $a']],
    [`test.concurrent('[TC-001] a', () => {})`, ['[TC-001] a']],
    [`test.skipIf(x > 1)('[TC-001] a', () => {})`, ['[TC-001] a']],
    [`test('[TC-001] ' + 'a', () => {})`, ['[TC-001] a']],
    [`describe('[TC-001]', () => { test('a', () => {}); test('b', f) })`, ['[TC-001] > a', '[TC-001] > b']],
    [`describe('x', () => { describe('y', () => { it('[TC-001] a', f) }) })`, ['x > y > [TC-001] a']],
    [`const r = /test\\('[TC-001]'/; test('a', () => {})`, ['a']],
    [`const half = a / 2; test('[TC-001] a', () => {}) // b / 2`, ['[TC-001] a']],
    [
      `for (const x of y)\n  test('[TC-001] a', () => { expect(f('(')).toBe(')') })\ntest('b', f)`,
      ['[TC-001] a', 'b'],
    ],
  ])('%s', (source, expected) => {
    expect(names(source)).toEqual(expected)
  })

  test.each([
    `test.skip('[TC-001] a', () => {})`,
    `test.todo('[TC-001] a')`,
    `test('[TC-001] a')`,
    `it('[TC-001] a', { skip: true }, () => {})`,
    `it('[TC-001] a', { todo: true, timeout: 9 }, () => {})`,
    `describe.skip('x', () => { test('[TC-001] a', () => {}) })`,
    `describe('[TC-001]', () => {})`,
    `describe('[TC-001]', () => { test.skip('a', () => {}) })`,
    `// test('[TC-001] a', () => {})`,
    `/* test('[TC-001] a', () => {}) */`,
    `const s = "test('[TC-001] a', () => {})"`,
    `const s = \`test('[TC-001] a', () => {})\``,
    `regex.test('[TC-001] a', 1)`,
    `tested('[TC-001] a', () => {})`,
  ])('nothing in: %s', (source) => {
    expect(names(source)).toEqual([])
  })

  test('with their lines', () => {
    expect(testsIn(`\n\n/* one\ntwo */ test('a', f)\ntest(\n  'b', f)`)).toMatchObject([
      { name: 'a', line: 4 },
      { name: 'b', line: 5 },
    ])
  })
})

describe('the files of the games', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  test('are found wherever they lie in the folder of a game', () => {
    write('index.ts', '')
    write('cellar/RULES.md', ledger)
    write('cellar/RULES.pl.md', polish)
    write('cellar/index.ts', `'TC-001'`)
    write('cellar/steps/turn.ts', `'TC-010'`)
    write('cellar/test/rules/a.test.ts', good)
    write('cellar/test/helper.ts', `'TC-999'`)
    write('cellar/node_modules/x/index.ts', `'TC-999'`)
    write('other/index.ts', 'no ledger, no game')
    const [found, ...rest] = dossiersIn(folder)
    expect(rest).toEqual([])
    expect(found!.tests.map(({ path }) => path)).toEqual(['cellar/test/rules/a.test.ts'])
    expect(found!.code.map(({ path }) => path)).toEqual(['cellar/index.ts', 'cellar/steps/turn.ts'])
    expect(found!.editions).toEqual([{ file: 'RULES.pl.md', text: polish }])
    expect(fits(compare(found!))).toBe(true)
  })

  test('include the ledger in every language that we speak, and in any other', () => {
    write('cellar/RULES.md', ledger)
    write('cellar/RULES.de.md', '')
    write('cellar/test/a.test.ts', good)
    const [found] = dossiersIn(folder)
    expect(found!.editions).toEqual([
      { file: 'RULES.de.md', text: '' },
      { file: 'RULES.pl.md', text: null },
    ])
    expect(compare(found!).editions[0]!.missing).toHaveLength(5)
    expect(fits(compare(found!))).toBe(false)
  })
})
