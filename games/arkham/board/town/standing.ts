import type { Seat } from '@miskatonic/kernel'
import { type MonsterSeen, type Seen, seatsInPlay } from '../seen.ts'
import type { Plan, Point, Row } from './plan.ts'

/** A figure in the town, and where its middle is. */
export interface Standing extends Point {
  readonly of: Seat | MonsterSeen
  readonly key: string
  readonly r: number
}
type Someone = Seat | MonsterSeen

/** How large figures are on spaces and on streets. */
const sizes = { space: 34, street: 28 }
/** How much smaller they may become where many stand in one place, one step after the other. */
const shrunk = [1, 0.88, 0.76, 0.66, 0.58]
/** How far apart two of them are at least, as a part of their radius: a face that is half covered can still be told from others. */
const apart = 1.15

/** Everyone in the town: monsters beside those they are engaged with; where it is crowded smaller, and the monsters behind the others. */
export function standingIn(table: Seen, plan: Plan, lift: (place: string) => number): Standing[] {
  return Object.entries(plan.rows).flatMap(([place, printed]) => {
    const row = { ...printed, y: printed.y - lift(place) }
    const seats = seatsInPlay(table).filter((seat) => table.investigators[seat]!.at === place)
    const there = table.monsters.filter(({ at }) => at === place)
    return formation(seats, there, row)
  })
}

/** The largest figures with which all of them find room: in one row, else in two. */
function formation(seats: readonly Seat[], there: readonly MonsterSeen[], row: Row): Standing[] {
  const all = mixed(seats, there)
  const size = row.isStreet ? sizes.street : sizes.space
  for (const part of shrunk) {
    const r = size * part
    if (most(row, r) >= all.length) return inRow(all, row, r)
    // On a street there is room for one row.
    if (row.isStreet || part > 0.8) continue
    const [behind, before] = inTwo(seats, there)
    if (most(row, r) >= Math.max(behind.length, before.length)) return twoRows(behind, before, row, r)
  }
  const r = size * shrunk.at(-1)!
  return row.isStreet ? inRow(all, row, r) : twoRows(...inTwo(seats, there), row, r)
}

/** How many of this size find room side by side. */
function most({ width }: Row, r: number): number {
  return 1 + Math.floor((width - 2 * r) / (apart * r))
}

/** Monsters behind, investigators before them; where there are many more of one kind, half of all in each row. */
function inTwo(seats: readonly Seat[], there: readonly MonsterSeen[]): [Someone[], Someone[]] {
  const all: Someone[] = [...there, ...seats]
  const half = Math.ceil(all.length / 2)
  return [all.slice(0, half), all.slice(half)]
}

function twoRows(behind: readonly Someone[], before: readonly Someone[], row: Row, r: number): Standing[] {
  return [
    ...inRow(behind, { ...row, y: row.y - r * 1.2 }, r),
    ...inRow(before, { ...row, y: row.y + r * 0.75 }, r),
  ]
}

/** Each investigator, followed by the monsters that are engaged with that one; then the rest. */
function mixed(seats: readonly Seat[], there: readonly MonsterSeen[]): Someone[] {
  const beside = (seat: Seat): MonsterSeen[] => there.filter(({ engagedWith }) => engagedWith[0] === seat)
  const loose = there.filter(({ engagedWith }) => !seats.includes(engagedWith[0] ?? ''))
  return [...seats.flatMap((seat) => [seat, ...beside(seat)]), ...loose]
}

function inRow(figures: readonly Someone[], { x, y, width, turn }: Row, r: number): Standing[] {
  const room = figures.length < 2 ? 0 : (width - 2 * r) / (figures.length - 1)
  const step = Math.min(2 * r + 6, room)
  const angle = (turn * Math.PI) / 180
  return figures.map((of, i) => {
    const along = (i - (figures.length - 1) / 2) * step
    return {
      of,
      key: typeof of === 'string' ? of : of.id,
      x: x + along * Math.cos(angle),
      y: y + along * Math.sin(angle),
      r,
    }
  })
}
