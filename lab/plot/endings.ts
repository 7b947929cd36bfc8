import type { CellReport, Report } from '../report.ts'

/** A way of ending as it is drawn: victories first and in their own colours. Rare ones beyond a handful are drawn together. */
export interface Kind {
  /** Left out for all the others together. */
  readonly how?: string
  readonly letter: string
  /** A class of the style sheet. */
  readonly look: string
}

/** How many colours there are for each kind (see style.ts). */
const VICTORIES = 2
const DEFEATS = 7

/** In the order in which they are drawn, which is the same in every row. */
export function kindsOf({ cells }: Report): Kind[] {
  const sums = new Map<string, { games: number; wins: number }>()
  for (const { how, games, wins } of cells.flatMap(({ endings }) => endings)) {
    const sum = sums.get(how) ?? { games: 0, wins: 0 }
    sums.set(how, { games: sum.games + games, wins: sum.wins + wins })
  }
  const frequent = [...sums].toSorted(([, a], [, b]) => b.games - a.games)
  const victories = frequent.filter(([, { games, wins }]) => wins * 2 > games)
  const defeats = frequent.filter(([, { games, wins }]) => wins * 2 <= games)
  const drawn = [
    ...victories.slice(0, VICTORIES).map(([how], i) => ({ how, look: `won${i}` })),
    ...defeats.slice(0, DEFEATS).map(([how], i) => ({ how, look: `lost${i}` })),
  ]
  const others = drawn.length < sums.size ? [{ look: 'others' }] : []
  return [...drawn, ...others].map((kind, i) => ({ ...kind, letter: String.fromCodePoint(65 + i) }))
}

/** The games of a cell, divided among the kinds; those that did not happen are left out. */
export function splitOf(cell: CellReport, kinds: readonly Kind[]): { kind: Kind; games: number }[] {
  const named = new Map(cell.endings.map(({ how, games }) => [how, games]))
  let left = cell.games
  const split = kinds.map((kind) => {
    const games = kind.how === undefined ? left : (named.get(kind.how) ?? 0)
    left -= games
    return { kind, games }
  })
  return split.filter(({ games }) => games > 0)
}
