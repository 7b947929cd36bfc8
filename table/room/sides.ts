import { type Game, type Refused, type Seat, refused } from '@miskatonic/kernel'
import type { Grant, TableRecord } from '../store.ts'
import { isSame } from './keys.ts'

/**
 * In a running game with sides, a key or device that has seen one side gets no seat of another. The record notes for each of them the
 * sides it has seen. The invitation and the link for watchers are shared by several people and are not noted.
 */

/** Devices and revoked keys noted at most; the oldest are forgotten first. */
const MOST = 200

type Seen = NonNullable<TableRecord['seen']>

/** What a member is known by: hashes of keys, revoked ones included, and of the device. */
export type Marks = readonly string[]

/** Why a member with these marks may not have this seat; null if it may. */
export function otherSide(
  game: Game | undefined,
  record: TableRecord,
  marks: Marks,
  seat: Seat,
): Refused | null {
  if (game?.sideOf === undefined || record.start === null) return null
  const seen = sidesSeen(record, marks)
  if (seen.size === 0 || seen.has(game.sideOf(seat))) return null
  return refused('other-side', `the seat ${seat} is on a side whose secrets the other one must not know`)
}

/**
 * The seats, of those that a member's keys open, that it may have. Keys that have been used decide on the side; unused keys were
 * given to their holder together.
 */
export function seatsOnOneSide(
  game: Game | undefined,
  record: TableRecord,
  keys: readonly { readonly seat: Seat; readonly hash: string }[],
  others: Marks,
): Seat[] {
  const { sideOf } = game ?? {}
  if (sideOf === undefined || record.start === null) return keys.map(({ seat }) => seat)
  const seen = sidesSeen(record, others)
  const isUsed = ({ hash }: (typeof keys)[number]): boolean => Object.hasOwn(record.seen ?? {}, hash)
  const allowed: Seat[] = []
  for (const { seat, hash } of keys.toSorted((a, b) => Number(isUsed(b)) - Number(isUsed(a)))) {
    if (seen.size > 0 && !seen.has(sideOf(seat))) continue
    allowed.push(seat)
    for (const side of sidesSeen(record, [hash])) seen.add(side)
  }
  return allowed
}

/** The seats on the side of a seat, itself included. In a game without sides all are on one. */
export function sameSide(game: Game, { seats }: TableRecord, seat: Seat): Seat[] {
  return Object.keys(seats).filter((each) => game.sideOf?.(each) === game.sideOf?.(seat))
}

/** The record with the sides of these seats noted for the marks of their holder. The same record if nothing is new. */
export function withSidesSeen(
  game: Game | undefined,
  record: TableRecord,
  marks: Marks,
  seats: readonly Seat[],
): TableRecord {
  const { sideOf } = game ?? {}
  if (sideOf === undefined || record.start === null || seats.length === 0) return record
  const sides = [...new Set(seats.map((seat) => sideOf(seat)))]
  const seen = { ...record.seen }
  let isNew = false
  for (const mark of marks) {
    const before = seen[mark] ?? []
    const added = sides.filter((side) => !before.includes(side))
    if (added.length === 0) continue
    seen[mark] = [...before, ...added]
    isNew = true
  }
  return isNew ? { ...record, seen: withoutOldest(record, seen) } : record
}

/** Keys that are valid are never forgotten: otherwise many devices with one key could clear the notes on the others. */
function withoutOldest({ keys }: TableRecord, seen: Seen): Seen {
  const entries = Object.entries(seen)
  const valid = new Set(keys.map(({ hash }) => hash))
  const others = entries.filter(([mark]) => !valid.has(mark)).slice(-MOST)
  const kept = new Set(others.map(([mark]) => mark))
  return Object.fromEntries(entries.filter(([mark]) => valid.has(mark) || kept.has(mark)))
}

/**
 * A fork has keys of its own. That of a seat has seen what the one at the original has, that of the host what its holder (`host`) has; devices
 * are the same at both tables.
 */
export function withSidesOfOriginal(fork: TableRecord, original: TableRecord, host: Marks): TableRecord {
  if (original.seen === undefined) return fork
  const seen: Record<string, Seen[string]> = { ...original.seen }
  for (const { hash, grant } of fork.keys) {
    const before = grant === 'host' ? host : hashesOf(original, grant)
    const sides = [...sidesSeen(original, before)]
    if (grant !== 'invite' && grant !== 'watch' && sides.length > 0) seen[hash] = sides
  }
  return { ...fork, seen }
}

function hashesOf({ keys }: TableRecord, grant: Grant): Marks {
  return keys.filter((key) => isSame(key.grant, grant)).map(({ hash }) => hash)
}

function sidesSeen({ seen = {} }: TableRecord, marks: Marks): Set<string> {
  return new Set(marks.flatMap((mark) => (Object.hasOwn(seen, mark) ? seen[mark]! : [])))
}
