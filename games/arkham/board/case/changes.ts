import type { Seen } from '../seen.ts'

/** What a page of the case file shows, in one short text: another text means that the page has changed. */
export type Marks = Readonly<Record<string, string>>

export function marksOf({ sheet, codex, headlineDiscard, headlinesOpen }: Seen): Marks {
  const marks: Record<string, string> = { scenario: `${sheet.doom} ${sheet.clues}` }
  for (const { card, side, clues, doom } of codex) marks[`codex:${card}`] = `${side} ${clues} ${doom}`
  for (const card of [...headlinesOpen, ...headlineDiscard]) marks[`headline:${card}`] = ''
  return marks
}

/** The pages that are new or have changed since they were seen, in the order of the file. */
export function changedSince(seen: Marks | null, now: Marks): string[] {
  if (seen === null) return []
  return Object.keys(now).filter((page) => seen[page] !== now[page])
}

/** What is seen after looking at these pages. Pages that are gone are forgotten: should they come back, they are new. */
export function lookedAt(seen: Marks | null, now: Marks, pages: readonly string[]): Marks {
  const known: Record<string, string> = {}
  for (const [page, mark] of Object.entries(now)) {
    const before = seen?.[page]
    if (pages.includes(page)) known[page] = mark
    else if (before !== undefined) known[page] = before
  }
  return known
}
