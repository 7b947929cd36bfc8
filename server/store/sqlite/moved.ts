import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import { flush } from './backup.ts'

/** In a data folder whose tables were moved to another store, or that is being filled from one. */
const FILE = 'moved.json'

/** Where the tables of a folder are: moved to another store, or, not completely, here. */
export type Moved = { readonly to: string } | { readonly from: string }

export function movedIn(folder: string): Moved | null {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Moved
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new StartupError(`The file ${join(folder, FILE)} cannot be read.`, { cause: error })
  }
}

export function markMoved(folder: string, moved: Moved | null): void {
  const file = join(folder, FILE)
  if (moved === null) rmSync(file, { force: true })
  else {
    writeFileSync(file, `${JSON.stringify(moved)}\n`, { mode: 0o600 })
    flush(file)
  }
  flush(folder)
}

/** A folder whose tables are elsewhere is not served. */
export function refuseMoved(folder: string): void {
  const moved = movedIn(folder)
  if (moved === null) return
  throw new StartupError(
    'to' in moved
      ? `The tables of the data folder ${folder} were moved to ${moved.to}. Start the server there (setting --store), or use another folder.`
      : `The data folder ${folder} is being filled from ${moved.from}, and is not complete: run "npm run move" again.`,
  )
}
