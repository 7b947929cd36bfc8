import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

/** In the data folder; backups bring it along (store/sqlite/backup-process.mjs). */
export const SEAL_KEY = 'seal.key'
const FORMAT = /^[0-9a-f]{64}\n$/

/** The server's own key for sealed files (rooms/sealed-file.ts). It is made when a data folder is used for the first time. */
export function openSealKey(folder: string): Buffer {
  const file = join(folder, SEAL_KEY)
  const text = readKey(file) ?? makeKey(file)
  if (!FORMAT.test(text)) throw new StartupError(damaged(file))
  chmodSync(file, 0o600)
  return Buffer.from(text.trim(), 'hex')
}

/** What is wrong with the key in a data folder; undefined if nothing is, or if there is none yet. */
export function sealKeyProblem(folder: string): string | undefined {
  const file = join(folder, SEAL_KEY)
  const text = readKey(file)
  return text === undefined || FORMAT.test(text) ? undefined : damaged(file)
}

/** The key in a data folder, in hexadecimal; undefined if there is none yet. */
export function readSealKey(folder: string): string | undefined {
  const problem = sealKeyProblem(folder)
  if (problem !== undefined) throw new StartupError(problem)
  return readKey(join(folder, SEAL_KEY))?.trim()
}

function damaged(file: string): string {
  return `The key ${file} is damaged. Restore it from a backup; if you remove it, files sealed with it cannot be opened any more.`
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    const why = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The key ${file} cannot be read: ${why}.`, { cause: error })
  }
}

/** The folder is locked by this server, so that no other one makes a key at the same time. */
function makeKey(file: string): string {
  const text = `${randomBytes(32).toString('hex')}\n`
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  return text
}
