/** The words, texts and signs of a TypeScript source; comments and white space are left out. */
export interface Token {
  readonly kind: 'word' | 'text' | 'sign' | 'pattern'
  /** Of a text: what stands between its quotes. */
  readonly value: string
  readonly line: number
}

/** Each kind of thing that may come next. A text in backticks is read by hand, because it may contain others. */
const next =
  /(?<blank>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|'(?<single>(?:[^'\\\n]|\\[\s\S])*)'|"(?<double>(?:[^"\\\n]|\\[\s\S])*)"|(?<word>[\w$]+)|(?<sign>[\s\S])/y
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y

/** Enough of a reader to find calls and their arguments. It knows no grammar beyond what keeps quotes and slashes apart. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let line = 1
  const take = (kind: Token['kind'] | null, value: string, end: number): void => {
    if (kind !== null) tokens.push({ kind, value, line })
    line += source.slice(at, end).split('\n').length - 1
    at = end
  }
  while (at < source.length) {
    const regex = source[at] === '/' && startsPattern(tokens.at(-1)) ? match(pattern, source, at) : null
    const found = match(next, source, at)!
    const { blank, single, double, word, sign } = found.groups!
    const end = at + found[0].length
    if (blank !== undefined) take(null, '', end)
    else if (regex !== null) take('pattern', regex[0], at + regex[0].length)
    else if (sign === '`')
      take('text', source.slice(at + 1, endOfTemplate(source, at) - 1), endOfTemplate(source, at))
    else if (word !== undefined) take('word', word, end)
    else if (sign !== undefined) take('sign', sign, end)
    else take('text', single ?? double ?? '', end)
  }
  return tokens
}

function match(regex: RegExp, source: string, at: number): RegExpExecArray | null {
  regex.lastIndex = at
  return regex.exec(source)
}

/** A slash after a value divides; anywhere else it begins a regular expression. */
function startsPattern(before: Token | undefined): boolean {
  if (before === undefined) return true
  if (before.kind === 'word') return ['return', 'typeof', 'case', 'in', 'of'].includes(before.value)
  return before.kind === 'sign' && ![')', ']', '}'].includes(before.value)
}

/** The end of a text in backticks that begins at `start`. What is filled in may contain braces and further texts. */
function endOfTemplate(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2
    else if (source.startsWith('${', at)) at = endOfFilling(source, at + 2)
    else at++
  }
  return at + 1
}

function endOfFilling(source: string, start: number): number {
  let depth = 1
  let at = start
  while (at < source.length && depth > 0) {
    const sign = source[at]
    if (sign === '`') {
      at = endOfTemplate(source, at)
      continue
    }
    if (sign === '{') depth++
    if (sign === '}') depth--
    at++
  }
  return at
}
