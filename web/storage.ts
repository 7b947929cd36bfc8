/**
 * What this browser remembers. Storage may be switched off, full or changed by hand: then values are kept until the page is closed, and
 * those that cannot be read count as missing.
 */
export function recall(name: string): unknown {
  try {
    return JSON.parse(held.get(name) ?? localStorage.getItem(prefix + name) ?? 'null')
  } catch {
    return null
  }
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(prefix + name, text)
    held.delete(name)
  } catch {
    held.set(name, text)
  }
}

/** Calls back when another tab of this browser remembers something else by that name. */
export function onRemembered(name: string, callback: () => void): void {
  globalThis.addEventListener('storage', (event) => {
    if (event.key === null || event.key === prefix + name) callback()
  })
}

/** The stored value if it is an object, otherwise an empty one. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

const prefix = 'miskatonic.'
/** Values that storage refused, until the page is closed. */
const held = new Map<string, string>()
