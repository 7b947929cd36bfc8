import { type LedgerEntry, doubledIn, entriesIn } from './entries.ts'

/** The ledger of a game in another language. */
export interface Edition {
  /** "RULES.pl.md" */
  readonly file: string
  /** Null if the language should have one, but has none. */
  readonly text: string | null
}

/** How an edition differs from the English ledger. It must be there, and all lists must be empty. */
export interface EditionComparison {
  readonly file: string
  readonly exists: boolean
  /** Numbers that only the English ledger has. */
  readonly missing: readonly string[]
  /** Numbers that only the edition has. */
  readonly extra: readonly string[]
  readonly doubled: readonly string[]
  /** Numbers whose text was left in English. */
  readonly untranslated: readonly string[]
}

/** Up to here a text may well be the same in two languages: "Cthulhu." */
const SHORT = 40

export function compareEdition({ file, text }: Edition, english: string): EditionComparison {
  if (text === null) return { file, exists: false, missing: [], extra: [], doubled: [], untranslated: [] }
  const [ours, theirs] = [entriesIn(text), entriesIn(english)]
  return {
    file,
    exists: true,
    missing: withoutMatch(theirs, ours),
    extra: withoutMatch(ours, theirs),
    doubled: doubledIn(ours),
    untranslated: ours.filter((entry) => isCopied(entry, theirs)).map(({ number }) => number),
  }
}

/** The numbers of `some` that `others` do not have. */
function withoutMatch(some: readonly LedgerEntry[], others: readonly LedgerEntry[]): string[] {
  const known = new Set(others.map(({ number }) => number))
  return some.map(({ number }) => number).filter((number) => !known.has(number))
}

function isCopied(entry: LedgerEntry, english: readonly LedgerEntry[]): boolean {
  const text = withoutSource(entry)
  return (
    text.length > SHORT &&
    english.some((other) => other.number === entry.number && withoutSource(other) === text)
  )
}

/** A sentence that was not translated may still have a translated mark before it: `[p.8 Relics]`, `[s.8 Relikty]`. */
function withoutSource({ text }: LedgerEntry): string {
  return text.replace(/^\[[^\]]*\]/, '').trim()
}

export function editionFits({ exists, missing, extra, doubled, untranslated }: EditionComparison): boolean {
  return exists && [missing, extra, doubled, untranslated].every((list) => list.length === 0)
}
