import { randomBytes } from 'node:crypto'

/** An unguessable text: a key, or the luck of a table. 192 bits. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** The name of a table in its address: nothing can be done with it without a key. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url')
}
