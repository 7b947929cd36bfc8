/** A line of a ledger that has a number. */
export interface LedgerEntry {
  readonly number: string
  /** What the number begins with: "RC". */
  readonly prefix: string
  /** The letter after the dash; rules have none. */
  readonly kind: string
  readonly text: string
}

/** Reads lines such as `- **RC-101** …` or, where the rulebook numbers its own paragraphs, `- **AH-204.11a** …`. */
export function entriesIn(ledger: string): LedgerEntry[] {
  const lines = ledger.matchAll(
    /^- \*\*(?<number>(?<prefix>[A-Z]+)-(?<kind>[A-Z]?)\d+(?:\.\d+)*[a-z]?(?:-\d+)?)\*\*(?<text>.*)$/gm,
  )
  return [...lines].map(({ groups }) => ({
    number: groups!['number']!,
    prefix: groups!['prefix']!,
    kind: groups!['kind']!,
    text: groups!['text']!.trim(),
  }))
}

/**
 * The numbers of an annex, which lists content: `| MM-C101 | …` in a table, `## MM-C460 …` above a map, `- **MM-C501** …` or `**MM-C740 …**`.
 */
export function contentNumbersIn(annex: string): string[] {
  return [...annex.matchAll(/^(?:- \*\*|\*\*|\| |#+ )([A-Z]+-C\d+)\b/gm)].map(([, number]) => number!)
}

/** Numbers that are given twice. */
export function doubledIn(entries: readonly LedgerEntry[]): string[] {
  const numbers = entries.map(({ number }) => number)
  return numbers.filter((number, i) => numbers.indexOf(number) !== i)
}
