import { closeSync, constants, existsSync, openSync, readSync } from 'node:fs'
import { UsageError } from './args.ts'
import type { CliWords } from './words/index.ts'

/** No file of a game comes near this size; devices such as /dev/zero never end. */
const LARGEST_FILE = 64 * 1024 * 1024
const PIECE = 1024 * 1024
/** Milliseconds between two looks at a pipe, and how often. */
const WAIT = 20
const MOST_WAITS = 500

/** The text of a file of bounded size. */
export function readText(file: string): string {
  // A named pipe into which no one writes is empty; opened the usual way, it would be waited for without end.
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const pieces: Buffer[] = []
    for (let size = 0; size <= LARGEST_FILE;) {
      const piece = Buffer.alloc(PIECE)
      const read = readPatiently(handle, piece)
      if (read === 0) return Buffer.concat(pieces).toString('utf8')
      pieces.push(piece.subarray(0, read))
      size += read
    }
    throw new Error(`it is larger than ${LARGEST_FILE / PIECE} MB`)
  } finally {
    closeSync(handle)
  }
}

/** Reads what there is, or waits for it a little: the other end of a pipe may be slower. */
function readPatiently(handle: number, piece: Buffer): number {
  for (let waits = 0; ; waits++)
    try {
      return readSync(handle, piece)
    } catch (error) {
      const isNothingYet = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      if (!isNothingYet || waits === MOST_WAITS) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT)
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
