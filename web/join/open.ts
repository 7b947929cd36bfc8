import type { HttpRefusal, NewTable, TableKeys } from '@miskatonic/protocol'

/** Why a table could not be opened on the server. `message` is the server's own, where it said something we have no words for. */
export interface Failure {
  readonly failed: 'offline' | 'unreachable' | 'busy' | 'refused'
  readonly message: string
}

/** Milliseconds. */
const REQUEST_TIMEOUT = 15_000

/** Opens a table on the server. Every failure comes back as a value: the form stays as it was. */
export async function openTable(wish: NewTable): Promise<TableKeys | Failure> {
  if (!navigator.onLine) return { failed: 'offline', message: '' }
  try {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    })
    if (response.ok) return (await response.json()) as TableKeys
    return failureFrom(response)
  } catch {
    return { failed: 'unreachable', message: '' }
  }
}

async function failureFrom(response: Response): Promise<Failure> {
  if (response.status === 429 || response.status === 503) return { failed: 'busy', message: '' }
  const refusal = (await response.json().catch(() => null)) as HttpRefusal | null
  // An answer that is no refusal of ours comes from something else, such as a proxy.
  if (typeof refusal?.error?.message !== 'string') return { failed: 'unreachable', message: '' }
  return { failed: 'refused', message: refusal.error.message }
}
