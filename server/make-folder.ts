import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates a folder and those above it. The `recursive` of Node never returns where the system refuses with ENOENT, such as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    mkdirSync(folder, { recursive: true }) // throws if it is a file
    return
  }
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
