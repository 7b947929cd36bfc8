import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Database } from './database.ts'

/** A small file of a data folder, such as a key, that a backup brought along (backup-process.mjs). */
export interface PackedFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Takes the files out of a database that comes from a backup. */
export function takeFiles(database: Database): PackedFile[] {
  const hasFiles = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'files'").get() !== undefined
  if (!hasFiles) return []
  const files = database.prepare('SELECT name, content FROM files').all() as unknown as PackedFile[] // the columns
  database.exec('DROP TABLE files')
  return files.filter(({ name }) => name === basename(name) && !name.startsWith('server.lock'))
}

/** A backup that was laid into an empty folder by hand brings its files, too. */
export function unpackInto(folder: string, database: Database): void {
  for (const { name, content } of takeFiles(database))
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), content, { mode: 0o600 })
}
