/**
 * What this browser remembers. Storage may be switched off, full or changed by hand: then things are remembered until the page is closed,
 * and what makes no sense is as good as forgotten.
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

/** What came back from storage, as far as it is an object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

const prefix = 'miskatonic.'
/** What storage would not take. */
const held = new Map<string, string>()
