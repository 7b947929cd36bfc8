import { type Refused, deepCopy, refused } from '@miskatonic/kernel'

/**
 * JSON Patch (RFC 6902) with JSON Pointers (RFC 6901). The document given is left as it is: either all operations succeed and a changed
 * copy comes back, or nothing has happened.
 */
export function applyPatch(document: unknown, patch: unknown): Patched | Refused {
  if (!Array.isArray(patch)) return refused('bad-patch', 'a patch should be a list of operations')
  const patched: Patched = { document: deepCopy(document), copied: 0 }
  for (const [index, operation] of patch.entries()) {
    try {
      apply(patched, operation)
    } catch (error) {
      if (!(error instanceof PatchError)) throw error
      return refused(error.code, `operation ${index + 1} of the patch: ${error.message}`)
    }
  }
  return patched
}

/** The document in a wrapper of its own, because any value at all may be a document. */
export interface Patched {
  document: unknown
  /** How many values the copy operations have made. */
  copied: number
}

/** Limit on copied data: copies of copies grow exponentially, and a test position needs few. */
const VALUES_TO_COPY = 100_000

/** Thrown and caught in this file only: callers get a refusal as a value. */
class PatchError extends Error {
  readonly code: string
  constructor(message: string, code = 'bad-patch') {
    super(message)
    this.code = code
  }
}

type Operation = Record<string, unknown>
type Pointer = readonly string[]

function apply(patched: Patched, operation: unknown): void {
  if (!isObject(operation)) throw new PatchError('it should be an object')
  const path = pointer(operation, 'path')
  switch (operation['op']) {
    case 'add':
      return add(patched, path, deepCopy(valueOf(operation)))
    case 'remove':
      return void remove(patched, path)
    case 'replace':
      return replace(patched, path, deepCopy(valueOf(operation)))
    case 'move':
      return move(patched, pointer(operation, 'from'), path)
    case 'copy':
      return copy(patched, pointer(operation, 'from'), path)
    case 'test':
      return test(patched, path, valueOf(operation))
    default:
      throw new PatchError(
        `"op" should be add, remove, replace, move, copy or test, not ${show(operation['op'])}`,
      )
  }
}

function add(patched: Patched, path: Pointer, value: unknown): void {
  if (path.length === 0) {
    patched.document = value
    return
  }
  const { parent, key } = parentOf(patched, path)
  if (Array.isArray(parent))
    parent.splice(key === '-' ? parent.length : indexIn(parent, key, path, 1), 0, value)
  else setField(parent, key, value)
}

function remove(patched: Patched, path: Pointer): unknown {
  const removed = valueAt(patched, path)
  if (path.length === 0) {
    patched.document = null
    return removed
  }
  const { parent, key } = parentOf(patched, path)
  if (Array.isArray(parent)) parent.splice(indexIn(parent, key, path), 1)
  else delete parent[key]
  return removed
}

function replace(patched: Patched, path: Pointer, value: unknown): void {
  valueAt(patched, path)
  if (path.length === 0) {
    patched.document = value
    return
  }
  const { parent, key } = parentOf(patched, path)
  if (Array.isArray(parent)) parent[indexIn(parent, key, path)] = value
  else setField(parent, key, value)
}

function move(patched: Patched, from: Pointer, path: Pointer): void {
  if (path.length > from.length && from.every((part, i) => part === path[i]))
    throw new PatchError(`"${written(from)}" cannot be moved into itself`)
  add(patched, path, remove(patched, from))
}

function copy(patched: Patched, from: Pointer, path: Pointer): void {
  const value = valueAt(patched, from)
  patched.copied += countValues(value)
  if (patched.copied > VALUES_TO_COPY)
    throw new PatchError(`a patch may copy ${VALUES_TO_COPY} values, not more`, 'patch-too-large')
  add(patched, path, deepCopy(value))
}

function test(patched: Patched, path: Pointer, value: unknown): void {
  const found = valueAt(patched, path)
  if (!isEqual(found, value))
    throw new PatchError(`"${written(path)}" is ${show(found)}, not ${show(value)}`, 'patch-test-failed')
}

/** Fields are defined, not assigned: a field called "__proto__" is a field like any other. */
function setField(parent: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true })
}

function pointer(operation: Operation, name: 'path' | 'from'): Pointer {
  const text = operation[name]
  if (typeof text !== 'string') throw new PatchError(`"${name}" should be a JSON pointer, not ${show(text)}`)
  if (text === '') return []
  if (!text.startsWith('/') || /~(?![01])/.test(text))
    throw new PatchError(`${show(text)} is not a JSON pointer such as "/table/hands/0"`)
  return text
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function written(path: Pointer): string {
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function valueOf(operation: Operation): unknown {
  if (!Object.hasOwn(operation, 'value')) throw new PatchError('"value" is missing')
  return operation['value']
}

function valueAt(patched: Patched, path: Pointer): unknown {
  let value = patched.document
  path.forEach((key, depth) => {
    const here = path.slice(0, depth + 1)
    if (Array.isArray(value)) value = value[indexIn(value, key, here)]
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key]
    else throw new PatchError(`there is nothing at "${written(here)}"`)
  })
  return value
}

function parentOf(
  patched: Patched,
  path: Pointer,
): { parent: unknown[] | Record<string, unknown>; key: string } {
  const parent = valueAt(patched, path.slice(0, -1))
  if (!Array.isArray(parent) && !isObject(parent))
    throw new PatchError(`"${written(path.slice(0, -1))}" is neither an object nor a list`)
  return { parent, key: path.at(-1)! }
}

/** `beyond` is 1 where the place after the last element may be named, too. */
function indexIn(list: readonly unknown[], key: string, path: Pointer, beyond = 0): number {
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : Number.NaN
  if (!(index < list.length + beyond))
    throw new PatchError(`"${written(path)}" names no place in a list of ${list.length}`)
  return index
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, part) => sum + countValues(part), 1)
}

function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((part, i) => isEqual(part, b[i]))
  if (!isObject(a) || !isObject(b)) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
