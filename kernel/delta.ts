import { deepCopy } from './position.ts'

/**
 * How a piece of plain data changed, itself as plain data, so that a small change of a large table is a small message:
 *
 *   [value]                       it was replaced
 *   []                            the field is gone
 *   [start, removed, ...added]    the list was spliced
 *   { key: delta, … }             these fields of an object, or items of a list by index, changed
 */
export type Delta = readonly unknown[] | Changes
/** The fields of an object that changed. */
export interface Changes {
  readonly [key: string]: Delta
}
export type Fields = Readonly<Record<string, unknown>>
type Copy = Record<string, unknown>

/** The object after these changes. The one before is left as it is, and what did not change is shared with it. */
export function withChanges(before: Fields, changes: Changes): Fields {
  const after: Copy = { ...before }
  for (const [key, delta] of Object.entries(changes))
    if (isList(delta) && delta.length === 0) delete after[key]
    else after[key] = changed(before[key], delta)
  return after
}

function changed(before: unknown, delta: Delta): unknown {
  if (!isList(delta))
    return isList(before) ? withItemsChanged(before, delta) : withChanges(before as Fields, delta)
  if (delta.length === 1) return delta[0]
  const [start, removed, ...added] = delta as [number, number, ...unknown[]]
  const after = [...(before as readonly unknown[])]
  after.splice(start, removed, ...added)
  return after
}

function withItemsChanged(before: readonly unknown[], changes: Changes): unknown[] {
  const after = [...before]
  for (const [index, delta] of Object.entries(changes))
    after[Number(index)] = changed(before[Number(index)], delta)
  return after
}

/**
 * The last known state of an object whose parts are changed in place, as a copy. Comparing a part says how it changed and brings the copy
 * up to date. The order of fields counts: what `withChanges` makes of the changes is written as the very same JSON.
 */
export class LastKnown {
  private readonly copy: Copy = {}

  /** The last known state. To be read, and only until the next comparison. */
  get fields(): Fields {
    return this.copy
  }

  /**
   * How a field changed, or undefined if it did not. The value `undefined` stands for a missing field. The delta holds parts of the value
   * as it is, not copies: write it down before the value changes again.
   */
  compare(field: string, value: unknown): Delta | undefined {
    return this.copy[field] === value && typeof value !== 'object'
      ? undefined
      : compared(this.copy, field, value)
  }
}

/** Compares a field, or an item of a list, and brings the copy up to date. */
function compared(copy: Copy, key: string, value: unknown): Delta | undefined {
  const before = copy[key]
  if (isObject(before) && isObject(value)) {
    const delta = isList(value)
      ? isList(before)
        ? comparedLists(before as unknown[], value)
        : replaced
      : isList(before)
        ? replaced
        : comparedRecords(before as Copy, value as Fields)
    if (delta !== replaced) return delta
  } else if (before === value) return undefined
  if (value === undefined) {
    delete copy[key]
    return before === undefined ? undefined : []
  }
  copy[key] = deepCopy(value)
  return [value]
}

/** There is no shorter way to say it than the whole value. */
const replaced = Symbol('replaced')

function comparedRecords(copy: Copy, value: Fields): Delta | undefined | typeof replaced {
  const keys = Object.keys(value)
  const before = Object.keys(copy)
  if (!isStartOf(before, keys) || before.length !== keys.length)
    return comparedKeys(copy, before, value, keys)
  let changes: Record<string, Delta> | undefined
  for (const key of keys) {
    const now = value[key]
    if (copy[key] === now) continue
    const delta = compared(copy, key, now)
    if (delta !== undefined) (changes ??= {})[key] = delta
  }
  return changes
}

/** Some fields are gone or new. New ones must come last, because that is where `withChanges` puts them. */
function comparedKeys(
  copy: Copy,
  before: readonly string[],
  value: Fields,
  keys: readonly string[],
): Changes | typeof replaced {
  const kept = before.filter((key) => Object.hasOwn(value, key))
  if (kept.length === 0 || !isStartOf(kept, keys)) return replaced
  const changes: Record<string, Delta> = {}
  for (const key of before) {
    if (Object.hasOwn(value, key)) continue
    delete copy[key]
    changes[key] = []
  }
  for (const key of keys) {
    const delta = compared(copy, key, value[key])
    if (delta !== undefined) changes[key] = delta
  }
  return changes
}

function isStartOf(some: readonly string[], all: readonly string[]): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== all[i]) return false
  return true
}

function comparedLists(copy: unknown[], value: readonly unknown[]): Delta | undefined {
  const shorter = Math.min(copy.length, value.length)
  let start = 0
  while (start < shorter && isSame(copy[start], value[start])) start++
  if (start === copy.length && start === value.length) return undefined
  let end = 0
  while (end < shorter - start && isSame(copy[copy.length - 1 - end], value[value.length - 1 - end])) end++
  const removed = copy.length - end - start
  const added = value.slice(start, value.length - end)
  if (removed === added.length && areAlike(copy, value, start, removed))
    return comparedItems(copy, value, start, removed)
  copy.splice(start, removed, ...added.map(deepCopy))
  return [start, removed, ...added]
}

/** Whether the items from `start` on are of the same kind in both lists: then it is worth looking into them. */
function areAlike(
  copy: readonly unknown[],
  value: readonly unknown[],
  start: number,
  count: number,
): boolean {
  for (let i = start; i < start + count; i++)
    if (!isObject(copy[i]) || !isObject(value[i]) || isList(copy[i]) !== isList(value[i])) return false
  return true
}

function comparedItems(copy: unknown[], value: readonly unknown[], start: number, count: number): Changes {
  const changes: Record<string, Delta> = {}
  for (let i = start; i < start + count; i++) {
    const delta = compared(copy as unknown as Copy, String(i), value[i]) // a list is an object with its indices as keys
    if (delta !== undefined) changes[i] = delta
  }
  return changes
}

/** Whether two pieces of plain data are written as the same JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (isList(one)) return isList(other) && areSameLists(one, other)
  return !isList(other) && areSameRecords(one as Fields, other as Fields)
}

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  // Most lists are of plain values: only what differs is looked into.
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !isSame(one[i], other[i])) return false
  return true
}

function areSameRecords(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one)
  const others = Object.keys(other)
  if (keys.length !== others.length || !isStartOf(keys, others)) return false
  for (const key of keys) if (one[key] !== other[key] && !isSame(one[key], other[key])) return false
  return true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
