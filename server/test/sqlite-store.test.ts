import type { Store } from '@miskatonic/table'
import { type StorePlace, storeContract } from '@miskatonic/table/store-contract'
import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { DatabaseSync } from '@photostructure/sqlite'
import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { backup } from '../store/sqlite/backup.ts'
import type { Database } from '../store/sqlite/database.ts'
import { migrate } from '../store/sqlite/schema.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { newFolder } from './folders.ts'

async function withStore<T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore(folder)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** What is to be written goes out at the end of the turn; what waits for a commit, one turn later. */
async function onItsWay(): Promise<void> {
  for (let turns = 0; turns < 2; turns++) await new Promise(setImmediate)
}

/** The numbers of all rows of a table, checked to be its own. */
async function numbersOf(store: Store, id: string): Promise<number[]> {
  const rows = await store.read(id)
  expect(rows).toEqual(rows.length === 0 ? [] : rowsOf(id, 1, rows.length))
  return rows.map(({ seq }) => seq)
}

function change(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'miskatonic.db'))
  database.exec(sql)
  database.close()
}

/** A data folder, and ways to spoil it while no server runs. */
function spoilableFolder(): StorePlace {
  const folder = newFolder()
  const [file, copy] = [join(folder, 'miskatonic.db'), join(folder, 'copy')]
  let other: Store | undefined
  return {
    open: () => openSqliteStore(folder),
    deleteRow: (id, seq) =>
      change(
        folder,
        `DELETE FROM log WHERE seq = ${seq} AND tbl = (SELECT num FROM tables WHERE id = '${id}')`,
      ),
    spoilings: [
      {
        name: 'a newer format',
        message:
          /written by a newer version of the program: it has format 99, and this version knows formats up to 3/,
        spoil: () => change(folder, 'PRAGMA user_version = 99'),
        undo: () => change(folder, 'PRAGMA user_version = 3'),
      },
      {
        name: 'another file of that name',
        message: /miskatonic\.db cannot be opened: file is not a database/,
        spoil: () => {
          renameSync(file, copy)
          writeFileSync(file, 'this is no database at all, only a file of that name')
        },
        undo: () => renameSync(copy, file),
      },
      {
        name: 'another server',
        message: new RegExp(`${folder} is in use by another server \\(process ${process.pid}\\)`),
        spoil: async () => {
          other = await openSqliteStore(folder)
        },
        undo: () => other?.close(),
      },
    ],
  }
}

storeContract('SQLite', { isDurable: true, place: spoilableFolder })

describe('writing', () => {
  it('tables written in the same turn share a transaction', async () => {
    const commits: number[] = []
    const store = await openSqliteStore(newFolder(), { committed: (rows) => commits.push(rows) })
    const ids = ['a', 'b', 'c']
    await Promise.all(ids.map((id) => store.create(recordOf(id), rowsOf(id, 1))))
    await Promise.all(ids.map((id) => Promise.resolve().then(() => store.append(id, rowsOf(id, 2, 3), 1))))
    await store.close()
    expect(commits).toEqual([3, 6])
  })

  it('a transaction fails as a whole, and the next one is written', async () => {
    const folder = newFolder()
    await withStore(folder, async (store) => {
      await Promise.all(['a', 'b'].map((id) => store.create(recordOf(id), rowsOf(id, 1))))
      change(
        folder,
        `CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.seq = 3 BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
      )
      const first = store.append('a', rowsOf('a', 2), 1)
      await onItsWay() // the others gather meanwhile
      const failing = Promise.allSettled([
        store.append('a', rowsOf('a', 3), 2),
        store.append('b', rowsOf('b', 2), 1),
        store.create(recordOf('c'), rowsOf('c', 1)),
      ])
      await first
      await onItsWay()
      await expect(store.append('a', rowsOf('a', 4), 3)).rejects.toThrow(
        'The log of table a ends with row 2, not with row 3.',
      )
      for (const each of await failing)
        expect(String(each.status === 'rejected' && each.reason)).toContain('could not be written: disk full')
      expect(await store.record('c')).toBeUndefined()
      expect(await store.isHealthy()).toBe(false)
      await vi.waitFor(async () => expect(await store.isHealthy()).toBe(true)) // other writes succeed

      change(folder, 'DROP TRIGGER full')
      await Promise.all([store.append('a', rowsOf('a', 3), 2), store.append('b', rowsOf('b', 2), 1)])
      await store.create(recordOf('c'), rowsOf('c', 1))
      expect(await numbersOf(store, 'a')).toEqual([1, 2, 3])
      expect(await numbersOf(store, 'b')).toEqual([1, 2])
    })
    await withStore(folder, async (store) => {
      expect(await numbersOf(store, 'a')).toEqual([1, 2, 3])
      expect(await numbersOf(store, 'c')).toEqual([1])
    })
  })

  it('closing leaves one file, which may be copied', async () => {
    const folder = newFolder()
    await withStore(folder, (store) => store.create(recordOf('a'), rowsOf('a', 1)))
    expect(statSync(join(folder, 'miskatonic.db-wal')).size).toBe(0)
  })
})

describe('after a crash', () => {
  it('heads are found again that were never written down', async () => {
    const [folder, copy] = [newFolder(), newFolder()]
    await withStore(folder, async (store) => {
      await Promise.all(['a', 'b'].map((id) => store.create(recordOf(id), rowsOf(id, 1, 5))))
      await sleep(1_500) // the writer was idle: these heads are written down
      for (let seq = 6; seq < 50; seq++) await store.append('a', rowsOf('a', seq), seq - 1)
      await store.create(recordOf('c'), rowsOf('c', 1, 3))
      // What a killed process leaves behind.
      for (const name of ['miskatonic.db', 'miskatonic.db-wal'])
        copyFileSync(join(folder, name), join(copy, name))
    })
    const heads = (where: string): unknown => {
      const database = new DatabaseSync(join(where, 'miskatonic.db'))
      const found = database.prepare('SELECT id, head FROM tables ORDER BY id').all()
      database.close()
      return found
    }
    expect(heads(copy)).toMatchObject([
      { id: 'a', head: 5 },
      { id: 'b', head: 10 },
      { id: 'c', head: null },
    ])
    await withStore(copy, async (store) => {
      expect(await numbersOf(store, 'a')).toHaveLength(49)
      expect(await numbersOf(store, 'b')).toHaveLength(5)
      expect(await numbersOf(store, 'c')).toHaveLength(3)
      await store.append('b', rowsOf('b', 6), 5)
      expect(await numbersOf(store, 'b')).toHaveLength(6)
    })
    expect(heads(copy)).toMatchObject([{ head: 54 }, { head: 58 }, { head: 57 }])
  })

  it('nothing is lost that was durable, whenever the process is killed', async () => {
    const [folder, program] = [newFolder(), await busyWriter()]
    const durable = new Map<string, number>()
    for (const patience of [300, 700, 1500]) {
      const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
      createInterface(child.stdout).on('line', (line) => {
        const [id, seq] = line.split(' ')
        if (seq !== undefined) durable.set(id!, Number(seq))
      })
      await once(child.stdout, 'data')
      await sleep(patience)
      child.kill('SIGKILL')
      await once(child, 'close')
      await withStore(folder, async (store) => {
        for (const [id, seq] of durable)
          expect((await numbersOf(store, id)).length).toBeGreaterThanOrEqual(seq)
      })
    }
    expect([...durable.keys()].toSorted()).toEqual(['a', 'b', 'c'])
  })

  // The program must lie where its libraries are found.
  const folderOfProgram = fileURLToPath(new URL(`../../dist/busy-writer-${process.pid}`, import.meta.url))
  afterAll(() => rmSync(folderOfProgram, { recursive: true, force: true }))

  async function busyWriter(): Promise<string> {
    const sources = [
      new URL('busy-writer.ts', import.meta.url),
      new URL('../store/sqlite/writer-thread.mjs', import.meta.url),
    ]
    await build({
      entryPoints: sources.map((url) => fileURLToPath(url)),
      outdir: folderOfProgram,
      entryNames: '[name]',
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['@photostructure/sqlite'],
    })
    return join(folderOfProgram, 'busy-writer.mjs')
  }
})

describe('the format', () => {
  const opened = (): Database => new DatabaseSync(join(newFolder(), 'some.db'))
  const versionOf = (database: Database): unknown => database.prepare('PRAGMA user_version').get()

  it('is brought up to date from nothing and from every older version', () => {
    const steps = ['CREATE TABLE a (x)', 'ALTER TABLE a ADD COLUMN y; INSERT INTO a VALUES (1, 2)']
    const database = opened()
    migrate(database, steps.slice(0, 1))
    expect(versionOf(database)).toMatchObject({ user_version: 1 })
    migrate(database, steps)
    migrate(database, steps)
    expect(versionOf(database)).toMatchObject({ user_version: 2 })
    expect(database.prepare('SELECT * FROM a').all()).toMatchObject([{ x: 1, y: 2 }])
    database.close()
  })

  it('stays as it was if a step fails', () => {
    const database = opened()
    expect(() => migrate(database, ['CREATE TABLE a (x)', 'CREATE TABLE b (x); nonsense'])).toThrow(
      'nonsense',
    )
    expect(versionOf(database)).toMatchObject({ user_version: 1 })
    expect(database.prepare(`SELECT name FROM sqlite_schema`).all()).toMatchObject([{ name: 'a' }])
    database.close()
  })

  it('of the first release is read and continued', async () => {
    const folder = newFolder()
    change(folder, firstRelease)
    await withStore(folder, async (store) => {
      expect(await store.record('a')).toEqual(recordOf('a'))
      expect(await numbersOf(store, 'a')).toEqual([1, 2, 3])
      expect(await numbersOf(store, 'b')).toEqual([1])
      await store.append('a', rowsOf('a', 4), 3)
      expect(await numbersOf(store, 'a')).toEqual([1, 2, 3, 4])
    })
  })
})

/** A database as the first release leaves it when it is killed: the last two rows came after the last checkpoint. */
const firstRelease = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE tables (num INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, record TEXT NOT NULL, head INTEGER, touched INTEGER NOT NULL) STRICT;
  CREATE TABLE log (
    id INTEGER PRIMARY KEY, tbl INTEGER NOT NULL REFERENCES tables (num), prev INTEGER, seq INTEGER NOT NULL, at INTEGER NOT NULL,
    kind TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE settled (upto INTEGER NOT NULL) STRICT;
  INSERT INTO tables VALUES (1, 'a', '${JSON.stringify(recordOf('a'))}', 2, 1), (2, 'b', '${JSON.stringify(recordOf('b'))}', NULL, 1);
  INSERT INTO log VALUES
    (1, 1, NULL, 1, 1700000000001, 'did', '{"table":"a","number":1}'),
    (2, 1, 1, 2, 1700000000002, 'did', '{"table":"a","number":2}'),
    (3, 2, NULL, 1, 1700000000001, 'did', '{"table":"b","number":1}'),
    (4, 1, 2, 3, 1700000000003, 'did', '{"table":"a","number":3}');
  INSERT INTO settled VALUES (2);
  PRAGMA user_version = 1;`

describe('damage', () => {
  const broken = async (sql: string): Promise<{ record: unknown; rows: unknown }> => {
    const folder = newFolder()
    await withStore(folder, (store) => store.create(recordOf('a'), rowsOf('a', 1, 3)))
    change(folder, sql)
    return withStore(folder, async (store) => ({
      record: await store.record('a').catch((error: unknown) => String(error)),
      rows: await store.read('a').catch((error: unknown) => String(error)),
    }))
  }

  it('of a record or of the chain of rows is named', async () => {
    const record = await broken(`UPDATE tables SET record = '{"id":'`)
    expect(record.record).toMatch('Table a is damaged: its record is not JSON.')
    const rows = /Table a is damaged: row 3 does not fit its checksum/
    expect((await broken('UPDATE log SET prev = NULL WHERE seq = 3')).rows).toMatch(rows)
    expect((await broken('UPDATE log SET prev = id WHERE seq = 3')).rows).toMatch(rows)
    expect((await broken('UPDATE log SET prev = 1 WHERE seq = 3')).rows).toMatch(rows)
  })

  it('that SQLite finds is reported as such', async () => {
    const folder = newFolder()
    const file = join(folder, 'miskatonic.db')
    await withStore(folder, (store) => store.create(recordOf('a'), rowsOf('a', 1, 2000)))
    const bytes = readFileSync(file)
    const fifth = Math.floor(bytes.length / 5)
    writeFileSync(file, Buffer.from(bytes).fill(0xff, 2 * fifth, 3 * fifth))
    await withStore(folder, async (store) => {
      await expect(store.read('a')).rejects.toMatchObject({
        code: 'damaged',
        message: 'The database could not be read: database disk image is malformed.',
      })
      expect(await store.read('a', { from: 1990 })).toEqual(rowsOf('a', 1990, 2000))
    })
    writeFileSync(file, Buffer.from(bytes).fill(0xff, 4096))
    await expect(openSqliteStore(folder)).rejects.toThrow(`The database ${file} cannot be opened: `)
  })
})

describe('a backup', () => {
  it('is a complete database, even while a server is writing', async () => {
    const [folder, restored] = [newFolder(), newFolder()]
    const file = join(restored, 'miskatonic.db')
    await withStore(folder, async (store) => {
      await store.create(recordOf('a'), rowsOf('a', 1, 1000))
      const end = new AbortController()
      const writing = (async () => {
        for (let seq = 1001; !end.signal.aborted; seq++) await store.append('a', rowsOf('a', seq), seq - 1)
      })()
      await backup(folder, file)
      end.abort()
      await writing
    })
    expect(readdirSync(restored)).toEqual(['miskatonic.db'])
    await withStore(restored, async (store) => {
      expect(await store.record('a')).toEqual(recordOf('a'))
      const count = (await numbersOf(store, 'a')).length
      expect(count).toBeGreaterThanOrEqual(1000)
      await store.append('a', rowsOf('a', count + 1), count)
    })
  })

  it('needs no server, replaces no file, and leaves nothing half done', async () => {
    const folder = newFolder()
    const file = join(folder, 'backups', 'monday.db')
    await expect(backup(folder, file)).rejects.toThrow(`There is no database in ${folder}.`)
    expect(existsSync(join(folder, 'backups'))).toBe(false)
    await withStore(folder, (store) => store.create(recordOf('a'), []))
    await backup(folder, file)
    await expect(backup(folder, file)).rejects.toThrow(`${file} exists already.`)
    expect(readdirSync(join(folder, 'backups'))).toEqual(['monday.db'])
  })
})
