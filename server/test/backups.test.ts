import { games } from '@miskatonic/games'
import { isRefused, optionId } from '@miskatonic/kernel'
import { Table, logOf, newRecord } from '@miskatonic/table'
import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { DatabaseSync } from '@photostructure/sqlite'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { scheduleBackups } from '../backups.ts'
import { makeLog } from '../log.ts'
import { backup } from '../store/sqlite/backup.ts'
import { checkData } from '../store/sqlite/check-data.ts'
import { restore } from '../store/sqlite/restore.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { newFolder } from './folders.ts'

const log = makeLog({ logLevel: 'silent' })

/** A data folder with a table of each name, and a key. */
async function dataFolder(...ids: string[]): Promise<string> {
  const folder = newFolder()
  const store = await openSqliteStore(folder)
  for (const id of ids) await store.create(recordOf(id), rowsOf(id, 1, 3))
  await store.close()
  writeFileSync(join(folder, 'seal.key'), keyOf(ids.join()), { mode: 0o600 })
  return folder
}

async function tablesIn(folder: string, ...asked: string[]): Promise<string[]> {
  const store = await openSqliteStore(folder)
  const found = await Promise.all(
    asked.map(async (id) => ((await store.record(id)) === undefined ? [] : [id])),
  )
  await store.close()
  return found.flat()
}

function change(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'miskatonic.db'))
  database.exec(sql)
  database.close()
}

/** A key as the server writes it. */
function keyOf(tables: string): string {
  return `${Buffer.from(tables).toString('hex').padEnd(64, '0')}\n`
}

describe('restoring', () => {
  const how = { replace: false, games }

  it('puts tables and keys into a new folder', async () => {
    const [folder, to] = [await dataFolder('a', 'b'), join(newFolder(), 'new')]
    const file = join(newFolder(), 'copy.db')
    await backup(folder, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await restore(file, to, how)).toEqual({ movedTo: null, tables: 2 })
    expect(readFileSync(join(to, 'seal.key'), 'utf8')).toBe(keyOf('a,b'))
    expect(statSync(join(to, 'seal.key')).mode & 0o777).toBe(0o600)
    expect(await tablesIn(to, 'a', 'b')).toEqual(['a', 'b'])
  })

  it('refuses a folder that is not empty, unless it is told to replace', async () => {
    const [folder, other] = [await dataFolder('a'), await dataFolder('b')]
    const file = join(newFolder(), 'copy.db')
    await backup(folder, file)
    const before = readdirSync(other).toSorted()
    await expect(restore(file, other, how)).rejects.toThrow(/is not empty \(.*\)\. .*--replace/)
    expect(readdirSync(other).toSorted()).toEqual(before)
    const { movedTo } = await restore(file, other, { ...how, replace: true })
    expect(await tablesIn(other, 'a', 'b')).toEqual(['a'])
    expect(readFileSync(join(other, 'seal.key'), 'utf8')).toBe(keyOf('a'))
    expect(readFileSync(join(movedTo!, 'seal.key'), 'utf8')).toBe(keyOf('b'))
    expect(await tablesIn(movedTo!, 'a', 'b')).toEqual(['b'])
  })

  it('does not mix with the write-ahead log of a killed server', async () => {
    const [folder, killed] = [await dataFolder('a'), newFolder()]
    const file = join(newFolder(), 'copy.db')
    await backup(folder, file)
    const running = newFolder()
    const store = await openSqliteStore(running)
    await store.create(recordOf('b'), rowsOf('b', 1, 50))
    for (const name of readdirSync(running)) copyFileSync(join(running, name), join(killed, name))
    await store.close()
    expect(statSync(join(killed, 'miskatonic.db-wal')).size).toBeGreaterThan(0)
    await restore(file, killed, { ...how, replace: true })
    expect(await tablesIn(killed, 'a', 'b')).toEqual(['a'])
    expect((await checkData(killed, games)).general).toEqual([])
  })

  it('refuses a damaged backup, another file and a folder in use, and leaves everything as it is', async () => {
    const [folder, to] = [await dataFolder('a'), newFolder()]
    const file = join(newFolder(), 'copy.db')
    await backup(folder, file)
    const altered = join(newFolder(), 'altered.db')
    writeFileSync(
      altered,
      readFileSync(file).toString('latin1').replace('"number":2', '"number":9'),
      'latin1',
    )
    await expect(restore(altered, to, how)).rejects.toThrow(/is damaged: Table a is damaged: row 2/)
    const text = join(newFolder(), 'text.db')
    writeFileSync(text, 'no database')
    const notADatabase = `The backup ${text} cannot be opened: file is not a database.`
    await expect(restore(text, to, how)).rejects.toThrow(notADatabase)
    await expect(restore(join(to, 'none.db'), to, how)).rejects.toThrow('There is no file')
    await expect(restore(to, newFolder(), how)).rejects.toThrow('is not a file')
    expect(readdirSync(to).filter((name) => name.startsWith('miskatonic'))).toEqual([])
    const store = await openSqliteStore(folder)
    await expect(restore(file, folder, { ...how, replace: true })).rejects.toThrow(
      'is in use by another server',
    )
    await store.close()
    expect(await tablesIn(folder, 'a')).toEqual(['a'])
  })

  it('is also possible by hand: a backup in an empty folder brings its keys along', async () => {
    const [folder, to] = [await dataFolder('a'), newFolder()]
    await backup(folder, join(to, 'miskatonic.db'))
    expect(await tablesIn(to, 'a')).toEqual(['a'])
    expect(readFileSync(join(to, 'seal.key'), 'utf8')).toBe(keyOf('a'))
  })
})

describe('scheduled backups', () => {
  it('are made at once and then regularly; the newest are kept, and other files are left alone', async () => {
    const folder = await dataFolder('a')
    const to = join(folder, 'backups')
    mkdirSync(to)
    for (const name of ['miskatonic-2020-01-01T00-00-00-000Z.db', 'mine.db'])
      writeFileSync(join(to, name), '')
    const backups = scheduleBackups({ data: folder, backupEvery: 300, backupKeep: 2, backupTo: '' }, log)
    const made = (): string[] => readdirSync(to).filter((name) => /^miskatonic-(?!2020).*Z\.db$/.test(name))
    await vi.waitFor(() => expect(made()).toHaveLength(1), { timeout: 5000 })
    const [first] = made()
    await vi.waitFor(() => expect(made()).not.toContain(first), { timeout: 5000 })
    await backups.close()
    expect(made().length).toBeLessThanOrEqual(2)
    expect(existsSync(join(to, 'mine.db'))).toBe(true)
    expect(existsSync(join(to, 'miskatonic-2020-01-01T00-00-00-000Z.db'))).toBe(false)
    const restored = join(newFolder(), 'restored')
    expect(await restore(join(to, made().at(-1)!), restored, { replace: false, games })).toMatchObject({
      tables: 1,
    })
  })

  it('begin also where the last one cannot be looked at', async () => {
    const folder = await dataFolder('a')
    const to = join(folder, 'backups')
    mkdirSync(to)
    symlinkSync(join(to, 'nowhere'), join(to, 'miskatonic-2020-01-01T00-00-00-000Z.db'))
    const config = { data: folder, backupEvery: 3_600_000, backupKeep: 5, backupTo: '' }
    const backups = scheduleBackups(config, log)
    await vi.waitFor(() => expect(readdirSync(to).join()).toMatch(/miskatonic-(?!2020)[^,]*Z\.db/), {
      timeout: 5000,
    })
    await backups.close()
  })

  it('that fail are tried again', async () => {
    const folder = await dataFolder('a')
    const to = join(folder, 'backups')
    writeFileSync(to, 'a file where the folder should be')
    const failures: unknown[] = []
    const noisy = makeLog({ logLevel: 'error' }, { write: (line) => failures.push(line) })
    const backups = scheduleBackups({ data: folder, backupEvery: 50, backupKeep: 2, backupTo: '' }, noisy)
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(2), { timeout: 5000 })
    await backups.close()
  })
})

describe('checking all data', () => {
  /** A data folder with a game that was played a little, a second one, and one that has not begun. */
  async function playedFolder(): Promise<string> {
    const folder = newFolder()
    const store = await openSqliteStore(folder)
    for (const id of ['played', 'also']) {
      const made = newRecord(games[0]!, {}, { id, created: 1, secret: 's' })
      if (isRefused(made)) throw new Error(made.refused.message)
      const table = Table.open(games[0]!, made.options, id) as Table
      const choices = Array.from({ length: 12 }, () => {
        const option = table.now.decision!.options[0]!
        const choice = { seat: option.seat, option: optionId(option) }
        table.choose(choice)
        return choice
      })
      const rows = logOf(Table.open(games[0]!, made.options, id) as Table, choices, 1)
      if (isRefused(rows)) throw new Error(rows.refused.message)
      await store.create({ ...made, start: { seed: id } }, rows)
    }
    await store.create(recordOf('waiting'), [])
    await store.close()
    return folder
  }

  it('finds nothing wrong with good data, also while a server is running', async () => {
    const folder = await playedFolder()
    expect(await checkData(folder, games)).toMatchObject({ tables: 3, damaged: new Map(), general: [] })
    const store = await openSqliteStore(folder)
    await store.create(recordOf('new'), [])
    expect(await checkData(folder, games)).toMatchObject({ tables: 4, damaged: new Map(), general: [] })
    await store.close()
  })

  it.each([
    [
      'a changed row',
      `UPDATE log SET at = 2 WHERE seq = 9 AND tbl = 1`,
      /^Table played is damaged: row 9 does not fit/,
    ],
    [
      'a deleted row',
      'DELETE FROM log WHERE seq = 9 AND tbl = 1',
      /^Table played is damaged: row 9 is missing/,
    ],
    [
      'an altered record',
      `UPDATE tables SET record = replace(record, 's', 'z') WHERE num = 1`,
      /^Table played is damaged: its record/,
    ],
    [
      'a row that cannot be played, without checksums',
      `UPDATE log SET sum = NULL; UPDATE settled SET unsummed = 1000; UPDATE log SET body = replace(body, '"option":"', '"option":"x') WHERE tbl = 1`,
      /^Table played is damaged: it cannot be played: /,
    ],
    [
      'a row that is not JSON, without checksums',
      `UPDATE log SET sum = NULL; UPDATE settled SET unsummed = 1000; UPDATE log SET body = substr(body, 2) WHERE tbl = 1 AND seq = 3`,
      /^Table played is damaged: row 3 is not JSON/,
    ],
  ])('names the table and what is wrong with it: %s', async (_, sql, message) => {
    const folder = await playedFolder()
    change(folder, sql)
    const { damaged, general } = await checkData(folder, games)
    expect([...damaged.keys()]).toEqual(['played'])
    expect(damaged.get('played')).toMatch(message)
    expect(general).toEqual([])
  })

  it('names what belongs to no table', async () => {
    const folder = await playedFolder()
    change(folder, 'PRAGMA foreign_keys = OFF; DELETE FROM tables WHERE num = 2')
    expect((await checkData(folder, games)).general).toEqual([
      '1 of 3 tables are missing.',
      expect.stringMatching(/^\d+ rows belong to a table that is missing\.$/),
    ])
  })

  it('needs a database', async () => {
    await expect(checkData(newFolder(), games)).rejects.toThrow('There is no database in')
  })
})
