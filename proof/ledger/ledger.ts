import { testsIn } from './test-names.ts'

/** The numbers of a rule ledger (a game's RULES.md), by what they stand for. */
export interface Ledger {
  /** What the numbers begin with: "RC". */
  readonly prefix: string
  /** Rules that must have a test. */
  readonly rules: readonly string[]
  /** Rules marked "(no effect)": there is nothing to test. */
  readonly idle: readonly string[]
  readonly rulings: readonly string[]
  readonly examples: readonly string[]
  /** Numbers that are given twice. */
  readonly doubled: readonly string[]
}

/** A source file of a game. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** What there is of a game to compare. */
export interface Dossier {
  readonly game: string
  readonly ledger: string
  readonly tests: readonly Source[]
  readonly code: readonly Source[]
}

/** How rules and tests fit together. The last four must be empty. */
export interface Comparison {
  readonly game: string
  readonly rules: number
  readonly idle: number
  readonly tests: number
  readonly tested: number
  readonly untested: readonly string[]
  readonly untestedExamples: readonly string[]
  /** Places that name a number which the ledger does not have: tests, then the rules' code. */
  readonly strayTests: readonly string[]
  readonly strayCode: readonly string[]
  readonly doubled: readonly string[]
}

/** Reads lines such as `- **RC-101** …`. A letter after the dash tells rulings (R) and worked examples (E) from rules. */
export function readLedger(text: string): Ledger {
  const entries = [
    ...text.matchAll(/^- \*\*(?<number>(?<prefix>[A-Z]+)-(?<kind>[A-Z]?)\d+)\*\*(?<rest>.*)$/gm),
  ]
  const found = entries.map(({ groups }) => ({
    number: groups!['number']!,
    kind: groups!['kind']!,
    idle: groups!['rest']!.includes('(no effect)'),
  }))
  const numbers = (accept: (each: (typeof found)[number]) => boolean): string[] =>
    found.filter(accept).map(({ number }) => number)
  const all = numbers(() => true)
  return {
    prefix: entries[0]?.groups?.['prefix'] ?? '',
    rules: numbers(({ kind, idle }) => kind === '' && !idle),
    idle: numbers(({ kind, idle }) => kind === '' && idle),
    rulings: numbers(({ kind }) => kind === 'R'),
    examples: numbers(({ kind }) => kind === 'E'),
    doubled: all.filter((number, i) => all.indexOf(number) !== i),
  }
}

/** Every number that may be referred to. */
export function numbersOf({ rules, idle, rulings, examples }: Ledger): Set<string> {
  return new Set([...rules, ...idle, ...rulings, ...examples])
}

export function compare({ game, ledger: text, tests, code }: Dossier): Comparison {
  const ledger = readLedger(text)
  const known = numbersOf(ledger)
  const named = tests.flatMap((source) =>
    testsIn(source.text).map((test) => ({ ...test, where: `${source.path}:${test.line}` })),
  )
  const tested = new Set(named.flatMap(({ name }) => numbersIn(name)))
  return {
    game,
    rules: ledger.rules.length,
    idle: ledger.idle.length,
    tests: named.length,
    tested: ledger.rules.filter((rule) => tested.has(rule)).length,
    untested: ledger.rules.filter((rule) => !tested.has(rule)),
    untestedExamples: ledger.examples.filter((example) => !tested.has(example)),
    strayTests: named.flatMap(({ name, where }) => {
      const stray = numbersIn(name).filter((number) => !known.has(number))
      return stray.map((number) => `${where} [${number}] ${name}`)
    }),
    strayCode: code.flatMap((source) => strayReferences(source, ledger.prefix, known)),
    doubled: ledger.doubled,
  }
}

/** One number per bracket: "[RC-101] [RC-102] …". Whatever looks like a number counts, of this ledger or of none. */
function numbersIn(name: string): string[] {
  return [...name.matchAll(/\[([A-Z]+-[A-Z]?\d+)\]/g)].map((found) => found[1]!)
}

/** In strings as well as in comments: both send the reader to the ledger. */
function strayReferences({ path, text }: Source, prefix: string, known: ReadonlySet<string>): string[] {
  const references = new RegExp(`\\b${prefix}-[A-Z]?\\d+\\b`, 'g')
  return text.split('\n').flatMap((line, index) => {
    const stray = (line.match(references) ?? []).filter((number) => !known.has(number))
    return stray.map((number) => `${path}:${index + 1} ${number}`)
  })
}

export function fits({ untested, untestedExamples, strayTests, strayCode, doubled }: Comparison): boolean {
  return [untested, untestedExamples, strayTests, strayCode, doubled].every((list) => list.length === 0)
}

/** A few lines for people. */
export function describeComparison(comparison: Comparison): string {
  const { game, rules, idle, tests, tested, untested, untestedExamples, strayTests, strayCode, doubled } =
    comparison
  const lines = [
    `${game}: ${rules} rules (and ${idle} without effect), ${tests} tests`,
    `  rules with a test: ${tested}`,
    ...listed('rules without a test', untested),
    ...listed('worked examples without a test', untestedExamples),
    ...listed('tests that name no existing rule', strayTests),
    ...listed('places in the code that name no existing rule', strayCode),
  ]
  if (doubled.length > 0) lines.push(...listed('numbers that the ledger gives twice', doubled))
  return lines.join('\n')
}

function listed(what: string, list: readonly string[]): string[] {
  return [`  ${what}: ${list.length}`, ...list.map((each) => `    ${each}`)]
}
