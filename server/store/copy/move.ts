import { existsSync } from 'node:fs'
import { StartupError } from '../../startup-error.ts'
import { isPostgres, shownAddress } from '../postgres/address.ts'
import type * as Postgres from '../postgres/postgres-tables.ts'
import { backupTo } from '../sqlite/backup.ts'
import { databaseIn, messageOf } from '../sqlite/database.ts'
import { type Lock, lockFolder } from '../sqlite/lock.ts'
import { makeFolder } from '../../make-folder.ts'
import { markMoved, movedIn } from '../sqlite/moved.ts'
import { checkedCopy, refuseUnlessEmpty } from '../sqlite/restore.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import type { Game } from '@miskatonic/kernel'
import type { Copied, Source, Target } from './copied.ts'
import { copyAll } from './copy-all.ts'
import { SqliteTables } from './sqlite-tables.ts'

/** A place that tables are moved from or to: what is said there afterwards. */
interface Place<T extends Source> {
  readonly tables: T
  /** Of the source: its tables are elsewhere now. Of the target: they are here, and whole. */
  done(): Promise<void>
  close(): Promise<void>
}

/**
 * Moves all tables from one store to another: a data folder, or the address of a PostgreSQL database. An attempt that was interrupted can be
 * repeated, and goes on. Until the last moment the source stays as it is; then it is marked, so that no server uses it any more.
 */
export async function move(from: string, to: string): Promise<Copied> {
  if (nameOf(from) === nameOf(to) && from === to)
    throw new StartupError('The tables are there already: name two different stores.')
  return inOneLine(from, to, async () => {
    const source = await sourceAt(from, nameOf(to))
    try {
      const target = await targetAt(to, source.tables)
      try {
        const copied = await copyAll(source.tables, target.tables)
        // In this order: at no time do both count as the place of the tables.
        await source.done()
        await target.done()
        return copied
      } finally {
        await target.close()
      }
    } finally {
      await source.close()
    }
  })
}

/** Copies all tables of a PostgreSQL database to a file, also while servers are running. It is the same format as that of a data folder. */
export async function backupPostgres(address: string, file: string): Promise<void> {
  const { PostgresTables } = await loadPostgres()
  const source = await PostgresTables.snapshot(address)
  try {
    await backupTo(file, async (unfinished) => {
      const target = await SqliteTables.make(unfinished, 'inside')
      try {
        await copyAll(source, target)
      } finally {
        await target.close()
      }
    })
  } finally {
    await source.close()
  }
}

/** Puts a backup, of a data folder or of a PostgreSQL database, into an empty PostgreSQL database. */
export async function restoreToPostgres(
  backup: string,
  address: string,
  games: readonly Game[],
): Promise<{ tables: number }> {
  const { PostgresTables } = await loadPostgres()
  return checkedCopy(backup, games, async (copy) => {
    const source = await SqliteTables.open(copy, 'inside')
    try {
      const target = await PostgresTables.target(address, { name: backup, database: source.database })
      try {
        const { tables } = await copyAll(source, target)
        await target.mark(null)
        return { tables }
      } finally {
        await target.close()
      }
    } finally {
      await source.close()
    }
  })
}

function nameOf(place: string): string {
  return isPostgres(place) ? shownAddress(place) : place
}

/** The driver of PostgreSQL is loaded only where it is used. */
function loadPostgres(): Promise<typeof Postgres> {
  return import('../postgres/postgres-tables.ts')
}

async function sourceAt(place: string, to: string): Promise<Place<Source>> {
  if (!isPostgres(place)) return sourceFolder(place, to)
  const { PostgresTables } = await loadPostgres()
  const tables = await PostgresTables.source(place, to)
  return { tables, done: () => tables.mark(to), close: () => tables.close() }
}

async function targetAt(place: string, source: Source): Promise<Place<Target>> {
  if (!isPostgres(place)) return targetFolder(place, source)
  const { PostgresTables } = await loadPostgres()
  const tables = await PostgresTables.target(place, source)
  return { tables, done: () => tables.mark(null), close: () => tables.close() }
}

async function sourceFolder(folder: string, to: string): Promise<Place<Source>> {
  if (!existsSync(databaseIn(folder))) throw new StartupError(`There is no database in ${folder}.`)
  const moved = movedIn(folder)
  const isMovedThere = moved !== null && 'to' in moved && moved.to === to
  // Opening it brings it to the current format, and takes up what a crash has left.
  if (!isMovedThere) await (await openSqliteStore(folder)).close()
  const lock = await lockFolder(folder)
  return withLock(lock, async () => {
    const tables = await SqliteTables.open(databaseIn(folder), 'beside')
    return { tables, done: async () => markMoved(folder, { to }), close: () => tables.close() }
  })
}

async function targetFolder(folder: string, { name, database }: Source): Promise<Place<Target>> {
  const from = `${name} (${database})`
  makeFolder(folder)
  const moved = movedIn(folder)
  const isBegun = moved !== null && 'from' in moved && moved.from === from
  if (!isBegun) refuseUnlessEmpty(folder, 'Name an empty one')
  const lock = await lockFolder(folder)
  return withLock(lock, async () => {
    markMoved(folder, { from })
    const tables = await SqliteTables.make(databaseIn(folder), 'beside')
    return { tables, done: async () => markMoved(folder, null), close: () => tables.close() }
  })
}

async function withLock<T extends Source>(lock: Lock, open: () => Promise<Place<T>>): Promise<Place<T>> {
  try {
    const place = await open()
    return {
      ...place,
      async close() {
        await place.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function inOneLine<T>(from: string, to: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `Moving from ${nameOf(from)} to ${nameOf(to)} was interrupted: ${messageOf(error)}. Run it again to go on.`,
      { cause: error },
    )
  }
}
