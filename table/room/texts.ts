import { deepCopy } from '@miskatonic/kernel'

/**
 * Values as JSON, each under a name. What is still as it was when it was last written is not written again: to look takes a fraction of
 * the time. Positions change in place, so it is compared with a copy.
 */
export class Texts {
  private readonly written = new Map<string, { readonly value: unknown; readonly text: string }>()

  /** The value as it is now. */
  of(name: string, value: unknown): string {
    const written = this.written.get(name)
    if (written !== undefined && isSame(value, written.value)) return written.text
    return this.write(name, value)
  }

  /** The value as it is now, if it is not written as it was last time. */
  news(name: string, value: unknown): string | undefined {
    const before = this.written.get(name)
    if (before !== undefined && isSame(value, before.value)) return undefined
    const text = this.write(name, value)
    return text === before?.text ? undefined : text
  }

  private write(name: string, value: unknown): string {
    const text = JSON.stringify(value)
    this.written.set(name, { value: deepCopy(value), text })
    return text
  }

  /** Everything as it was last written, as one object. */
  all(): string {
    return `{${Array.from(this.written, ([name, { text }]) => `${JSON.stringify(name)}:${text}`).join()}}`
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
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false
  return true
}

function areSameRecords(one: object, other: object): boolean {
  const keys = Object.keys(one)
  const otherKeys = Object.keys(other)
  if (keys.length !== otherKeys.length) return false
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as never
    if (key !== otherKeys[i] || !isSame(one[key], other[key])) return false
  }
  return true
}
