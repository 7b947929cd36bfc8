import { randomBytes } from 'node:crypto'

/** 192 random bits: a key, or a table's share of the random seed. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** A table's id, as in its URL. It gives no access without a key. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url')
}
