import type { Table } from '../position.ts'

/**
 * What players know about neighbourhood decks because they saw how event cards came to lie in them (AH-R147): which parts of a deck, from
 * the top, were shuffled together, and how many event cards are among them. No rule depends on it; `worlds` does.
 */

type Segment = Table['known']['hoodTops'][string][number]

/** An event card was shuffled with what was on top, so that `cards` cards from the top are in an unknown order now. */
export function noteEventAmongTop(table: Table, hood: string, cards: number, seen: string | null): void {
  const before = table.known.hoodTops[hood] ?? []
  delete table.known.tops[hood]
  // The old segments begin below the new card, so they have one card fewer within the new one.
  let within = cards - 1
  const events = [seen ?? '']
  const below: Segment[] = []
  for (const segment of before) {
    if (within >= segment.cards) {
      within -= segment.cards
      events.push(...segment.events)
    } else if (within > 0) {
      // Part of an older segment was shuffled in: its event cards may now lie in either part, so both become one.
      events.push(...segment.events)
      cards += segment.cards - within
      within = 0
    } else below.push(segment)
  }
  table.known.hoodTops[hood] = [{ cards, events }, ...below]
}

/** The top card was drawn: what is left of the first segment. */
export function noteDrawn(table: Table, hood: string, eventCard: string | null): void {
  const [first, ...rest] = table.known.hoodTops[hood] ?? []
  delete table.known.tops[hood]
  if (first === undefined) return
  const events = [...first.events]
  if (eventCard !== null)
    events.splice(events.includes(eventCard) ? events.indexOf(eventCard) : events.indexOf(''), 1)
  const left = { cards: first.cards - 1, events }
  const all = left.cards === 0 ? rest : [left, ...rest]
  table.known.hoodTops[hood] = all.some((segment) => segment.events.length > 0) ? all : []
}
