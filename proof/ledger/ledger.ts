import type { Contents } from '@miskatonic/kernel'
import { type CardComparison, cardsFit, compareCards } from './cards.ts'
import { type Edition, type EditionComparison, compareEdition, editionFits } from './editions.ts'
import { contentNumbersIn, doubledIn, entriesIn } from './entries.ts'
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
  /** Cards, maps and stories that the annexes list. Tests compare them table by table. */
  readonly content: readonly string[]
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
  /** Further files of the ledger, which list content. */
  readonly annexes: readonly string[]
  /** The ledger in other languages. */
  readonly editions: readonly Edition[]
  readonly tests: readonly Source[]
  readonly code: readonly Source[]
}

/** How rules, cards, tests and translations fit together. The lists of numbers, cards and places must be empty. */
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
  readonly editions: readonly EditionComparison[]
  /** Null for a game whose cards are not listed. */
  readonly cards: CardComparison | null
}

/** A letter after the dash tells rulings (R) and worked examples (E) from rules. */
export function readLedger(text: string, annexes: readonly string[] = []): Ledger {
  const entries = entriesIn(text).map((entry) => ({ ...entry, idle: entry.text.includes('(no effect)') }))
  const numbers = (accept: (each: (typeof entries)[number]) => boolean): string[] =>
    entries.filter(accept).map(({ number }) => number)
  return {
    prefix: entries[0]?.prefix ?? '',
    rules: numbers(({ kind, idle }) => kind === '' && !idle),
    idle: numbers(({ kind, idle }) => kind === '' && idle),
    rulings: numbers(({ kind }) => kind === 'R'),
    examples: numbers(({ kind }) => kind === 'E'),
    content: annexes.flatMap(contentNumbersIn),
    doubled: doubledIn(entries),
  }
}

/** Every number that may be referred to. */
export function numbersOf({ rules, idle, rulings, examples, content }: Ledger): Set<string> {
  return new Set([...rules, ...idle, ...rulings, ...examples, ...content])
}

export function compare(
  { game, ledger: text, annexes, editions, tests, code }: Dossier,
  contents?: Contents,
): Comparison {
  const ledger = readLedger(text, annexes)
  const known = numbersOf(ledger)
  const speakable = new Set([...known, ...[...known].flatMap(headsOf)])
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
    strayCode: code.flatMap((source) => strayReferences(source, ledger.prefix, speakable)),
    doubled: ledger.doubled,
    editions: editions.map((edition) => compareEdition(edition, text)),
    cards: contents === undefined ? null : compareCards(contents, tests),
  }
}

/** One number per bracket: "[RC-101] [RC-102] …". Everything that looks like a number counts, whether a ledger has it or not. */
function numbersIn(name: string): string[] {
  return [...name.matchAll(/\[([A-Z]+-[A-Z]?\d+(?:\.\d+)*[a-z]?(?:-\d+)?)\]/g)].map((found) => found[1]!)
}

/**
 * In strings as well as in comments: both send the reader to the ledger. A number that others continue names all of them: AH-402 the rules
 * AH-402.1 and following, AH-471.2b the rules AH-471.2b-1 and AH-471.2b-2.
 */
function strayReferences({ path, text }: Source, prefix: string, known: ReadonlySet<string>): string[] {
  const references = new RegExp(`\\b${prefix}-[A-Z]?\\d+(?:\\.\\d+)*[a-z]?(?:-\\d+)?\\b`, 'g')
  return text.split('\n').flatMap((line, index) => {
    const stray = (line.match(references) ?? []).filter((number) => !known.has(number))
    return stray.map((number) => `${path}:${index + 1} ${number}`)
  })
}

/** AH-471.2b-1 continues AH-471.2b, AH-471.2 and AH-471. */
function headsOf(number: string): string[] {
  const { head = number, rest = '' } = /^(?<head>[A-Z]+-[A-Z]?\d+)(?<rest>.*)$/.exec(number)?.groups ?? {}
  const parts = rest.match(/\.\d+|[a-z]|-\d+/g) ?? []
  return parts.map((_, i) => head + parts.slice(0, i).join(''))
}

export function fits(comparison: Comparison): boolean {
  const { untested, untestedExamples, strayTests, strayCode, doubled, editions, cards } = comparison
  const lists = [untested, untestedExamples, strayTests, strayCode, doubled]
  if (cards !== null && !cardsFit(cards)) return false
  return lists.every((list) => list.length === 0) && editions.every(editionFits)
}

/** One line for a game that is not offered yet: how far its rules have come. */
export function describeProgress({ game, rules, tested, cards }: Comparison): string {
  const progress = `${game}: not among the games yet; ${tested} of ${rules} rules have a test`
  if (cards === null) return progress
  const { wordless, untested } = cards
  const all = total(cards)
  return `${progress}; of ${all} cards ${all - wordless.length} have words, ${all - untested.length} a test`
}

/** A few lines for people. */
export function describeComparison(comparison: Comparison): string {
  const { game, rules, idle, tests, tested, doubled } = comparison
  return [
    `${game}: ${rules} rules (and ${idle} without effect), ${tests} tests`,
    `  rules with a test: ${tested}`,
    ...listed('rules without a test', comparison.untested),
    ...listed('worked examples without a test', comparison.untestedExamples),
    ...listed('tests that name no existing rule', comparison.strayTests),
    ...listed('places in the code that name no existing rule', comparison.strayCode),
    ...(doubled.length > 0 ? listed('numbers that the ledger gives twice', doubled) : []),
    ...cardLines(comparison.cards),
    ...comparison.editions.flatMap((edition) => editionLines(game, edition)),
  ].join('\n')
}

function cardLines(cards: CardComparison | null): string[] {
  if (cards === null) return []
  const decks = Object.entries(cards.decks).map(([name, count]) => `${name} ${count}`)
  return [
    `  cards: ${total(cards)} (${decks.join(', ')})`,
    ...listed('cards without words in one of the languages', cards.wordless),
    ...listed('cards that no test meets', cards.untested),
  ]
}

function total({ decks }: CardComparison): number {
  return Object.values(decks).reduce((sum, count) => sum + count, 0)
}

function editionLines(game: string, edition: EditionComparison): string[] {
  const { file, exists, missing, extra, doubled, untranslated } = edition
  if (!exists) return [`  ${game} has no ${file}`]
  return [
    ...listed(`numbers missing from ${file}`, missing),
    ...listed(`numbers that only ${file} has`, extra),
    ...listed(`numbers that ${file} gives twice`, doubled),
    ...listed(`numbers that ${file} leaves in English`, untranslated),
  ]
}

function listed(what: string, list: readonly string[]): string[] {
  return [`  ${what}: ${list.length}`, ...list.map((each) => `    ${each}`)]
}
