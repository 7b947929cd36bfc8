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
 * The last known state of a value that is changed in place, as a copy. Comparing says how the value changed, and brings the copy up to
 * date: what `withChanges` makes of the changes is written as the very same JSON.
 */
export class LastKnown {
  private readonly slot: unknown[] = [undefined]

  /** The last known state; undefined if there is none. */
  get value(): unknown {
    return plain(this.slot[0])
  }

  /**
   * How the value changed, or undefined if it did not. The value `undefined` stands for a field that is missing. The delta shares nothing
   * with the value.
   */
  compare(value: unknown): Delta | undefined {
    return compared(this.slot, 0, value)
  }
}

/**
 * The copy of an object. Names and values in two lists can be compared with an object several times as fast as another object: nothing
 * need be looked up by name. The copy of a list is a list of copies; other values are their own copies.
 */
class RecordCopy {
  keys: string[]
  values: unknown[]

  constructor(object: Fields) {
    this.keys = Object.keys(object)
    this.values = this.keys.map((key) => copyOf(object[key]))
  }
}

function copyOf(value: unknown): unknown {
  if (!isObject(value)) return value
  return isList(value) ? value.map(copyOf) : new RecordCopy(value as Fields)
}

function plain(copy: unknown): unknown {
  if (isList(copy)) return copy.map(plain)
  if (!(copy instanceof RecordCopy)) return copy
  return Object.fromEntries(copy.keys.map((key, i) => [key, plain(copy.values[i])]))
}

/** Compares a value with the copy in a slot, and brings the copy up to date. */
function compared(slots: unknown[], at: number, value: unknown): Delta | undefined {
  const copy = slots[at]
  if (copy === value) return undefined
  if (isObject(value)) {
    if (isList(value)) {
      if (isList(copy)) return comparedLists(copy as unknown[], value)
    } else if (copy instanceof RecordCopy) {
      const delta = comparedRecords(copy, value as Fields)
      if (delta !== replaced) return delta
    }
  }
  slots[at] = copyOf(value)
  return value === undefined ? [] : [deepCopy(value)]
}

/** There is no shorter way to say it than the whole value. */
const replaced = Symbol('replaced')

function comparedRecords(copy: RecordCopy, value: Fields): Delta | undefined | typeof replaced {
  const { keys, values } = copy
  let changes: Record<string, Delta> | undefined
  let i = 0
  for (const key in value) {
    if (keys[i] !== key) return comparedKeys(copy, value, changes)
    const now = value[key]
    if (values[i] !== now) {
      const delta = compared(values, i, now)
      if (delta !== undefined) (changes ??= {})[key] = delta
    }
    i++
  }
  return i === keys.length ? changes : comparedKeys(copy, value, changes)
}

/** Some fields are gone or new. New ones must come last, because that is where `withChanges` puts them. */
function comparedKeys(
  copy: RecordCopy,
  value: Fields,
  changes: Record<string, Delta> = {},
): Changes | typeof replaced {
  const { keys: before, values } = copy
  const keys = Object.keys(value)
  const kept = before.filter((key) => Object.hasOwn(value, key))
  if (kept.length === 0 || !isStartOf(kept, keys)) return replaced
  const known = new Map(before.map((key, i) => [key, values[i]]))
  for (const key of before) if (!Object.hasOwn(value, key)) changes[key] = []
  copy.keys = keys
  copy.values = keys.map((key) => known.get(key))
  for (const [i, key] of keys.entries()) {
    const delta = compared(copy.values, i, value[key])
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
  const added = deepCopy(value.slice(start, value.length - end))
  if (removed === added.length && areAlike(copy, value, start, removed))
    return comparedItems(copy, value, start, removed)
  copy.splice(start, removed, ...added.map(copyOf))
  return [start, removed, ...added]
}

/** Whether the items from `start` on are objects in both lists, or lists in both: then it is worth looking into them. */
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
    const delta = compared(copy, i, value[i])
    if (delta !== undefined) changes[i] = delta
  }
  return changes
}

function isSame(copy: unknown, value: unknown): boolean {
  if (copy === value) return true
  if (!isObject(value)) return false
  if (isList(value)) return isList(copy) && areSameLists(copy, value)
  return copy instanceof RecordCopy && areSameRecords(copy, value as Fields)
}

function areSameLists(copy: readonly unknown[], value: readonly unknown[]): boolean {
  if (copy.length !== value.length) return false
  for (let i = 0; i < copy.length; i++) if (!isSame(copy[i], value[i])) return false
  return true
}

function areSameRecords({ keys, values }: RecordCopy, value: Fields): boolean {
  let i = 0
  for (const key in value) {
    if (keys[i] !== key || !isSame(values[i], value[key])) return false
    i++
  }
  return i === keys.length
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
