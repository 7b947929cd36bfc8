import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../../cards/custom.ts', import.meta.url), 'utf8')
const read = new Map<string, ReadonlyMap<string, string>>()

/** The ledger's text of every name in cards/custom.ts, which stands in the comment above the name. */
export function customTexts(list: string): ReadonlyMap<string, string> {
  const known = read.get(list)
  if (known) return known
  const start = source.indexOf(`export const ${list} = [`)
  if (start < 0) throw new Error(`cards/custom.ts has no list ${list}`)
  const body = source.slice(start, source.indexOf('] as const', start))
  const texts = new Map<string, string>()
  for (const [, text, name] of body.matchAll(/\/\*\* (.*?) \*\/\s*'([\w-]+)'/g)) texts.set(text!, name!)
  read.set(list, texts)
  return texts
}

/** The name whose comment is exactly this text of the ledger. */
export function customNamed(list: string, text: string): string {
  const name = customTexts(list).get(text)
  if (name === undefined) throw new Error(`No vocabulary and no name in ${list} fits: ${text}`)
  return name
}
