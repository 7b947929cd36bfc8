import { StartupError } from '../../startup-error.ts'
import { shownAddress } from './address.ts'

/** What the database did is unknown: the connection was lost, or the answer did not come in time. */
export class Unreachable extends Error {}

/** A two-letter class or a whole code of the SQL standard by which PostgreSQL says what is wrong. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Codes after which the connection is over or the server is restarting. */
const GONE = /^(08...|57P0[1-5]|57014|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Whether it is unknown if a failed statement was carried out. With any other SQL code it was refused as a whole. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Unreachable) return true
  const code = codeOf(error)
  return code === '' || GONE.test(code)
}

/** The name of the constraint that a row breaks; undefined if it is another error. */
export function brokenKey(error: unknown): string | undefined {
  if (codeOf(error) !== '23505') return undefined
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
}

/** Why a store could not be opened, in one line that names the setting. Nothing in it is secret. */
export function cannotOpen(address: string, error: unknown): StartupError {
  if (error instanceof StartupError) return error
  return new StartupError(`${reason(shownAddress(address), error)} (setting --store)`, { cause: error })
}

function reason(where: string, error: unknown): string {
  const code = codeOf(error)
  const text = messageOf(error)
  if (code === '28P01' || code === '28000')
    return `The database ${where} refuses this user or password: ${text}`
  if (code === '3D000') return `The server of ${where} has no such database: ${text}`
  if (code === '42501')
    return `The user of the database ${where} lacks rights: ${text}. It must own the database, or may create tables in its schema`
  if (code === '53100' || code === 'ENOSPC') return `The disk of the database ${where} is full: ${text}`
  if (code === '53300') return `The database ${where} allows no more connections: ${text}`
  if (code === '25006') return `The database ${where} is read-only: it is a standby, not the primary`
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|SSL/i.test(code) || /certificate|SSL/i.test(text))
    return `The certificate or encryption of the database ${where} is not accepted: ${text}`
  if (isUnreachable(error)) return `The database ${where} cannot be reached: ${text || code}`
  return `The database ${where} cannot be used: ${text}`
}
