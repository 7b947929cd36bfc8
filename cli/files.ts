import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { UsageError } from './args.ts'
import type { CliWords } from './words/index.ts'

/** No file of a game comes near this size; devices such as /dev/zero never end. */
const LARGEST_FILE = 64 * 1024 * 1024
const PIECE = 1024 * 1024

/** The text of a file of bounded size. */
export function readText(file: string): string {
  const handle = openSync(file, 'r')
  try {
    const pieces: Buffer[] = []
    for (let size = 0; size <= LARGEST_FILE;) {
      const piece = Buffer.alloc(PIECE)
      const read = readSync(handle, piece)
      if (read === 0) return Buffer.concat(pieces).toString('utf8')
      pieces.push(piece.subarray(0, read))
      size += read
    }
    throw new Error(`it is larger than ${LARGEST_FILE / PIECE} MB`)
  } finally {
    closeSync(handle)
  }
}

/** The JSON object in a file that an option names. */
export function readJsonObject(file: string, words: CliWords): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) throw new UsageError(words.files.missing(file))
  let text: string
  try {
    text = readText(file)
  } catch (error) {
    throw new UsageError(words.files.unreadable(file, error instanceof Error ? error.message : String(error)))
  }
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(words.files.malformed(file))
  return value as Readonly<Record<string, unknown>>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
