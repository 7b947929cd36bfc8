import { type Token, tokensOf } from './tokens.ts'

/** A test as its source names it, with the names of the groups it stands in. */
export interface NamedTest {
  readonly name: string
  readonly line: number
  /** The texts in it, its rows (`test.each(rows)`) and the rows of its groups included, names left out. */
  readonly texts: readonly string[]
  /** The decks of which it has a row for every card: `test.each(everyCard(contents, 'relics'))`. */
  readonly decks: readonly string[]
}

interface Group {
  readonly name: string
  readonly runs: boolean
  readonly rows: readonly Token[]
}

/** A call such as `test.each(rows)('name', …)`: what it is called with, and where its last argument list lies. */
interface Call {
  readonly modifiers: readonly string[]
  /** The tokens of `each(rows)`. */
  readonly rows: readonly Token[]
  /** The tokens after the opening and before the closing bracket. */
  readonly from: number
  readonly to: number
}

const testers: ReadonlySet<string> = new Set(['test', 'it', 'describe'])

/** The tests in a source that are run. Skipped ones, and those still to be written, prove nothing and are left out. */
export function testsIn(source: string): NamedTest[] {
  const tokens = tokensOf(source)
  return testsBetween(tokens, 0, tokens.length, { name: '', runs: true, rows: [] })
}

function testsBetween(tokens: readonly Token[], from: number, to: number, group: Group): NamedTest[] {
  const tests: NamedTest[] = []
  for (let at = from; at < to; at++) {
    const call = callAt(tokens, at)
    if (call === undefined) continue
    const name = nameOf(tokens, call)
    const inner: Group = {
      name: join(group.name, name),
      runs: group.runs && !isOff(tokens, call),
      rows: [...group.rows, ...call.rows],
    }
    if (tokens[at]!.value === 'describe') tests.push(...testsBetween(tokens, call.from, call.to, inner))
    else if (inner.runs)
      tests.push({
        name: inner.name,
        line: tokens[at]!.line,
        texts: textsIn([...inner.rows, ...bodyOf(tokens, call)]),
        decks: decksIn(inner.rows),
      })
    at = call.to
  }
  return tests
}

function join(outer: string, inner: string): string {
  return outer === '' ? inner : `${outer} > ${inner}`
}

function callAt(tokens: readonly Token[], start: number): Call | undefined {
  const first = tokens[start]!
  if (first.kind !== 'word' || !testers.has(first.value) || isSign(tokens[start - 1], '.')) return undefined
  const modifiers: string[] = []
  let at = start + 1
  for (; isSign(tokens[at], '.'); at += 2) modifiers.push(tokens[at + 1]?.value ?? '')
  at = pastTypes(tokens, at)
  const modified = at
  // The first list of `each(rows)` or `skipIf(condition)` is not yet the one with the name.
  if (tokens[at]?.kind === 'text') at++
  else if (modifiers.some((name) => ['each', 'for', 'skipIf', 'runIf'].includes(name)))
    at = closing(tokens, at) + 1
  if (!isSign(tokens[at], '(')) return undefined
  return { modifiers, rows: tokens.slice(modified, at), from: at + 1, to: closing(tokens, at) }
}

/** What comes after type arguments, as in `each<[string, number]>(rows)`. */
function pastTypes(tokens: readonly Token[], start: number): number {
  if (!isSign(tokens[start], '<')) return start
  let depth = 0
  for (let at = start; at < tokens.length; at++) {
    if (isSign(tokens[at], '<')) depth++
    const closes = isSign(tokens[at], '>') && !isSign(tokens[at - 1], '=')
    if (closes && --depth === 0) return at + 1
  }
  return tokens.length
}

/** Where the bracket that opens at `open` is closed. */
function closing(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    if (isOneOf(tokens[at], '([{')) depth++
    if (isOneOf(tokens[at], ')]}') && --depth === 0) return at
  }
  return tokens.length
}

/** Where the argument that begins at `from` ends: at a comma or at the end of the list. */
function endOfArgument(tokens: readonly Token[], from: number, to: number): number {
  let at = from
  while (at < to && !isSign(tokens[at], ','))
    at = isOneOf(tokens[at], '([{') ? closing(tokens, at) + 1 : at + 1
  return at
}

function bodyOf(tokens: readonly Token[], { from, to }: Call): readonly Token[] {
  return tokens.slice(endOfArgument(tokens, from, to), to)
}

function textsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, value }) => (kind === 'text' ? [value] : []))
}

/** The deck is the second argument of `everyCard`. */
function decksIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, value }, at) => {
    const deck = tokens[at + 4]
    return kind === 'word' && value === 'everyCard' && deck?.kind === 'text' ? [deck.value] : []
  })
}

/** All texts in the first argument, so that a name may be put together from several. */
function nameOf(tokens: readonly Token[], { from, to }: Call): string {
  const name = tokens.slice(from, endOfArgument(tokens, from, to))
  return name.flatMap(({ kind, value }) => (kind === 'text' ? [value] : [])).join('')
}

/** Switched off by its call (`skip`, `todo`), by its settings (`{ skip: true }`), or because there is nothing to run. */
function isOff(tokens: readonly Token[], { modifiers, from, to }: Call): boolean {
  if (modifiers.includes('skip') || modifiers.includes('todo')) return true
  const second = endOfArgument(tokens, from, to) + 1
  if (second >= to) return true
  const settings = tokens.slice(second, isSign(tokens[second], '{') ? closing(tokens, second) : second)
  return settings.some(
    ({ value }, i) => (value === 'skip' || value === 'todo') && settings[i + 2]?.value === 'true',
  )
}

function isSign(token: Token | undefined, value: string): boolean {
  return token?.kind === 'sign' && token.value === value
}

function isOneOf(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'sign' && signs.includes(token.value)
}
