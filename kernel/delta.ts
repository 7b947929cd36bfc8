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
 * The last known states of some values that are changed in place, as copies. Comparing says how a value changed, and brings its copy up
 * to date: what `withChanges` makes of the changes is written as the very same JSON.
 */
export class LastKnown {
  private readonly copies: unknown[] = []

  /** The last known state of the value at this place; undefined if there is none. */
  valueAt(place: number): unknown {
    return plain(this.copies[place])
  }

  /**
   * How the value at this place changed, or undefined if it did not. The value `undefined` stands for a field that is missing. The delta
   * shares nothing with the value.
   */
  compare(place: number, value: unknown): Delta | undefined {
    return compared(this.copies, place, value)
  }
}

/**
 * The names of an object's fields. Copies of objects with the same names share one: a server compares thousands of tables in turn, and
 * what takes time there is to fetch the copies from memory.
 */
class Names {
  readonly names: readonly string[]

  private constructor(names: readonly string[]) {
    this.names = names
  }

  private static readonly known = new Map<string, Names>()

  static of(object: Fields): Names {
    const names = Object.keys(object)
    const all = names.join('\n')
    const known = Names.known.get(all)
    if (known !== undefined) return known
    if (Names.known.size === MOST_NAMES) Names.known.clear()
    const made = new Names(names)
    Names.known.set(all, made)
    return made
  }
}

/** Bounds the memory for names. Copies made before the names are forgotten keep theirs. */
const MOST_NAMES = 10_000

/** The copy of an object: the names, then the values in the same order. It can be compared without looking anything up by name. */
type RecordCopy = [Names, ...unknown[]]

function copyOfRecord(object: Fields, names: Names): RecordCopy {
  const copy: RecordCopy = [names]
  for (const name of names.names) copy.push(copyOf(object[name]))
  return copy
}

/** The copy of a list is a list of copies; values that are neither objects nor lists are their own copies. */
function copyOf(value: unknown): unknown {
  if (!isObject(value)) return value
  return isList(value) ? value.map(copyOf) : copyOfRecord(value as Fields, Names.of(value as Fields))
}

function isRecordCopy(copy: unknown): copy is RecordCopy {
  return isList(copy) && copy[0] instanceof Names
}

function isListCopy(copy: unknown): copy is unknown[] {
  return isList(copy) && !(copy[0] instanceof Names)
}

function plain(copy: unknown): unknown {
  if (!isList(copy)) return copy
  if (!isRecordCopy(copy)) return copy.map(plain)
  return Object.fromEntries(copy[0].names.map((name, i) => [name, plain(copy[i + 1])]))
}

/** Compares a value with the copy at a place of a list, and brings the copy up to date. */
function compared(copies: unknown[], place: number, value: unknown): Delta | undefined {
  const copy = copies[place]
  if (copy === value) return undefined
  if (isObject(value)) {
    if (isList(value)) {
      if (isListCopy(copy)) return comparedLists(copy, value)
    } else if (isRecordCopy(copy)) {
      const delta = comparedRecords(copy, value as Fields)
      if (delta !== replaced) return delta
    }
  }
  copies[place] = copyOf(value)
  return value === undefined ? [] : [deepCopy(value)]
}

/** There is no shorter way to say it than the whole value. */
const replaced = Symbol('replaced')

function comparedRecords(copy: RecordCopy, value: Fields): Delta | undefined | typeof replaced {
  const { names } = copy[0]
  let changes: Record<string, Delta> | undefined
  let i = 0
  for (const name in value) {
    if (names[i] !== name) return comparedNames(copy, value, changes)
    i++
    const now = value[name]
    if (copy[i] !== now) {
      const delta = compared(copy, i, now)
      if (delta !== undefined) (changes ??= {})[name] = delta
    }
  }
  return i === names.length ? changes : comparedNames(copy, value, changes)
}

/** Some fields were removed or added. Added ones must come last, because that is where `withChanges` puts them. */
function comparedNames(
  copy: RecordCopy,
  value: Fields,
  changes: Record<string, Delta> = {},
): Changes | typeof replaced {
  const before = copy[0].names
  const after = Names.of(value)
  const kept = before.filter((name) => Object.hasOwn(value, name))
  if (kept.length === 0 || !isStartOf(kept, after.names)) return replaced
  const known = new Map(before.map((name, i) => [name, copy[i + 1]]))
  for (const name of before) if (!Object.hasOwn(value, name)) changes[name] = []
  copy.splice(0, copy.length, after, ...after.names.map((name) => known.get(name)))
  for (const [i, name] of after.names.entries()) {
    const delta = compared(copy, i + 1, value[name])
    if (delta !== undefined) changes[name] = delta
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
    if (!isObject(copy[i]) || !isObject(value[i]) || isListCopy(copy[i]) !== isList(value[i])) return false
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
  if (isList(value)) return isListCopy(copy) && areSameLists(copy, value)
  return isRecordCopy(copy) && areSameRecords(copy, value as Fields)
}

function areSameLists(copy: readonly unknown[], value: readonly unknown[]): boolean {
  if (copy.length !== value.length) return false
  for (let i = 0; i < copy.length; i++) if (!isSame(copy[i], value[i])) return false
  return true
}

function areSameRecords(copy: RecordCopy, value: Fields): boolean {
  const { names } = copy[0]
  let i = 0
  for (const name in value) {
    if (names[i] !== name) return false
    i++
    if (!isSame(copy[i], value[name])) return false
  }
  return i === names.length
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
