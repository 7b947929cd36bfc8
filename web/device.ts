import { recall, remember } from './storage.ts'

const FORMAT = /^[0-9a-f]{32}$/

/** A random text by which tables on the server tell this browser from others: in games with sides it stays on one side. */
export function deviceToken(): string {
  const known = recall('device')
  if (typeof known === 'string' && FORMAT.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  remember('device', made)
  return made
}
