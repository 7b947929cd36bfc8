import type { Seat } from '@miskatonic/kernel'
import { type MonsterSeen, type Seen, seatsInPlay } from '../seen.ts'
import type { Plan, Point, Row } from './plan.ts'

/** A figure in the town, and where its middle is. */
export interface Standing extends Point {
  readonly of: Seat | MonsterSeen
  readonly key: string
  readonly r: number
}

/** How large figures are on spaces and on streets. */
const sizes = { space: 34, street: 29 }
/** From so many on the monsters stand behind the investigators. */
const crowd = 5

/** Everyone in the town: monsters beside those they are engaged with, the others in a row, closer together where there are many. */
export function standingIn(table: Seen, plan: Plan, lift: (place: string) => number): Standing[] {
  return Object.entries(plan.rows).flatMap(([place, printed]) => {
    const row = { ...printed, y: printed.y - lift(place) }
    const seats = seatsInPlay(table).filter((seat) => table.investigators[seat]!.at === place)
    const there = table.monsters.filter(({ at }) => at === place)
    const r = row.isStreet ? sizes.street : sizes.space
    if (seats.length + there.length < crowd || seats.length === 0 || there.length === 0)
      return inRow(mixed(seats, there), row, r)
    return [
      ...inRow(there, { ...row, y: row.y - r * 0.7 }, r),
      ...inRow(seats, { ...row, y: row.y + r * 0.7 }, r),
    ]
  })
}

/** Each investigator, followed by the monsters that are engaged with that one; then the rest. */
function mixed(seats: readonly Seat[], there: readonly MonsterSeen[]): (Seat | MonsterSeen)[] {
  const beside = (seat: Seat): MonsterSeen[] => there.filter(({ engagedWith }) => engagedWith[0] === seat)
  const loose = there.filter(({ engagedWith }) => !seats.includes(engagedWith[0] ?? ''))
  return [...seats.flatMap((seat) => [seat, ...beside(seat)]), ...loose]
}

function inRow(figures: readonly (Seat | MonsterSeen)[], { x, y, width, turn }: Row, r: number): Standing[] {
  const most = figures.length < 2 ? 0 : (width - 2 * r) / (figures.length - 1)
  const step = Math.max(12, Math.min(2 * r + 6, most))
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
