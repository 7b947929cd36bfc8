import { deepCopy } from '@miskatonic/kernel'

/**
 * A value as JSON. As long as it is what it was when it was last written it is not written again: to look takes a fraction of the time.
 * Positions change in place, so it is compared with a copy.
 */
export class Written {
  private value: unknown
  private json: string | undefined

  /** As it was last written. */
  get text(): string | undefined {
    return this.json
  }

  /** Takes the value as it is now, and says whether it is written otherwise than before. */
  update(value: unknown): boolean {
    if (this.json !== undefined && isSame(value, this.value)) return false
    const before = this.json
    this.json = JSON.stringify(value)
    this.value = deepCopy(value)
    return this.json !== before
  }
}
/** Whether two pieces of plain data are written as the same JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other)
  return !Array.isArray(other) && areSameRecords(one, other)
}

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  // Most lists are of plain values: only what differs is looked into.
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !isSame(one[i], other[i])) return false
  return true
}

function areSameRecords(one: object, other: object): boolean {
  const keys = Object.keys(one)
  const otherKeys = Object.keys(other)
  if (keys.length !== otherKeys.length) return false
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as never
    if (key !== otherKeys[i] || (one[key] !== other[key] && !isSame(one[key], other[key]))) return false
  }
  return true
}
