import { makeFolder } from '@miskatonic/server/make-folder'
import { closeSync, constants, existsSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Arguments, UsageError } from './args.ts'
import { whereCalled } from './saves.ts'
import { cliWords } from './words/index.ts'

/** As for appending; a named pipe from which no one reads is refused instead of waited for. */
const FOR_WRITING = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NONBLOCK

/** A file that an option names and that can be written; nothing is written into it yet. */
export function writableFile(name: string, { flags, language }: Arguments): string | undefined {
  if (flags[name] === undefined) return undefined
  const file = resolve(whereCalled(), flags[name])
  const isThere = existsSync(file)
  try {
    closeSync(openSync(file, FOR_WRITING, 0o666))
    if (!isThere) rmSync(file)
  } catch (error) {
    throw new UsageError(cliWords[language].files.cannotBeWritten(file, messageOf(error)))
  }
  return file
}

/** Writes a file, and makes its folder where there is none. If that is not possible, says so, and gives false. */
export function isWritten(file: string, content: string, { language }: Pick<Arguments, 'language'>): boolean {
  try {
    makeFolder(dirname(file))
    writeFileSync(file, content)
    return true
  } catch (error) {
    console.error(cliWords[language].files.cannotBeWritten(file, messageOf(error)))
    return false
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
