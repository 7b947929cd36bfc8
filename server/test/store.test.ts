import { DatabaseSync } from '@photostructure/sqlite'
import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { Database } from '../store/database.ts'
import { migrate } from '../store/schema.ts'
import { type SqliteStore, backup, openStore } from '../store/index.ts'
import { newFolder } from './folders.ts'
import { recordOf, rowsOf } from './rows.ts'

const everything = (): boolean => false

async function withStore<T>(folder: string, work: (store: SqliteStore) => Promise<T>): Promise<T> {
  const store = await openStore(folder)
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
async function numbersOf(store: SqliteStore, id: string): Promise<number[]> {
  const rows = await store.readBack(id, everything)
  expect(rows).toEqual(rows.length === 0 ? [] : rowsOf(id, 1, rows.length))
  return rows.map(({ seq }) => seq)
}

function change(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'miskatonic.db'))
  database.exec(sql)
  database.close()
}

describe('tables', () => {
  it('are made with their first rows, and found again', async () => {
    const folder = newFolder()
    await withStore(folder, async (store) => {
      expect(await store.record('a')).toBeUndefined()
      await store.create(recordOf('a'), rowsOf('a', 1, 2))
      expect(await store.record('a')).toEqual(recordOf('a'))
      expect(await numbersOf(store, 'a')).toEqual([1, 2])
      expect(await store.readBack('nobody', everything)).toEqual([])
    })
    await withStore(folder, async (store) => {
      expect(await store.record('a')).toEqual(recordOf('a'))
      expect(await numbersOf(store, 'a')).toEqual([1, 2])
    })
  })

  it('change their record without touching the log', async () => {
    await withStore(newFolder(), async (store) => {
      await store.create(recordOf('a'), rowsOf('a', 1))
      await store.saveRecord(recordOf('a', 'other'))
      expect(await store.record('a')).toEqual(recordOf('a', 'other'))
      expect(await numbersOf(store, 'a')).toEqual([1])
    })
  })

  it('keep their rows apart, in order, however they come', async () => {
    const folder = newFolder()
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`)
    await withStore(folder, async (store) => {
      await Promise.all(ids.map((id) => store.create(recordOf(id), rowsOf(id, 1))))
      const appends: Promise<void>[] = []
      for (let seq = 2; seq < 200; seq += 2)
        for (const id of ids) appends.push(store.append(id, rowsOf(id, seq, seq + 1)))
      await Promise.all(appends)
      for (const id of ids) expect(await numbersOf(store, id)).toHaveLength(199)
    })
    await withStore(folder, async (store) => {
      for (const id of ids) {
        await store.append(id, rowsOf(id, 200))
        expect(await numbersOf(store, id)).toHaveLength(200)
      }
    })
  })

  it('share a transaction if they are written to in the same turn', async () => {
    const commits: number[] = []
    const store = await openStore(newFolder(), (rows) => commits.push(rows))
    const ids = ['a', 'b', 'c']
    await Promise.all(ids.map((id) => store.create(recordOf(id), rowsOf(id, 1))))
    await Promise.all(ids.map((id) => Promise.resolve().then(() => store.append(id, rowsOf(id, 2, 3)))))
    await store.close()
    expect(commits).toEqual([3, 6])
  })

  it('are read back only as far as needed', async () => {
    await withStore(newFolder(), async (store) => {
      await store.create(recordOf('a'), rowsOf('a', 1, 9))
      const rows = await store.readBack('a', ({ seq }) => seq === 7)
      expect(rows).toEqual(rowsOf('a', 7, 9))
    })
  })

  it('show a row as soon as it is durable', async () => {
    await withStore(newFolder(), async (store) => {
      await store.create(recordOf('a'), [])
      for (let seq = 1; seq <= 50; seq++) {
        await store.append('a', rowsOf('a', seq))
        expect(await store.readBack('a', () => true)).toEqual(rowsOf('a', seq))
      }
    })
  })
})

describe('what cannot be written', () => {
  it('is refused by itself', async () => {
    await withStore(newFolder(), async (store) => {
      await store.create(recordOf('a'), rowsOf('a', 1))
      const good = store.append('a', rowsOf('a', 2))
      await expect(store.create(recordOf('a'), [])).rejects.toThrow('There is a table a already.')
      await expect(store.append('b', rowsOf('b', 1))).rejects.toThrow('There is no table b.')
      await expect(store.saveRecord(recordOf('b'))).rejects.toThrow('There is no table b.')
      await expect(store.append('a', rowsOf('a', 9))).rejects.toThrow(
        'Row 9 of table a does not follow row 2.',
      )
      await good
      expect(await numbersOf(store, 'a')).toEqual([1, 2])
    })
  })

  it('fails together with its batch, and the next one is written', async () => {
    const folder = newFolder()
    await withStore(folder, async (store) => {
      await Promise.all(['a', 'b'].map((id) => store.create(recordOf(id), rowsOf(id, 1))))
      change(
        folder,
        `CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.seq = 3 BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
      )
      const first = store.append('a', rowsOf('a', 2))
      await onItsWay() // the others gather meanwhile
      const failing = Promise.allSettled([
        store.append('a', rowsOf('a', 3)),
        store.append('b', rowsOf('b', 2)),
        store.create(recordOf('c'), rowsOf('c', 1)),
      ])
      await first
      await onItsWay()
      await expect(store.append('a', rowsOf('a', 4))).rejects.toThrow(
        'Row 4 of table a does not follow row 2',
      )
      for (const each of await failing)
        expect(String(each.status === 'rejected' && each.reason)).toContain('could not be written: disk full')
      expect(await store.record('c')).toBeUndefined()
      expect(store.answers()).toBe(true)

      change(folder, 'DROP TRIGGER full')
      await Promise.all(['a', 'b'].map((id) => store.append(id, rowsOf(id, id === 'a' ? 3 : 2))))
      await store.create(recordOf('c'), rowsOf('c', 1))
      expect(await numbersOf(store, 'a')).toEqual([1, 2, 3])
      expect(await numbersOf(store, 'b')).toEqual([1, 2])
    })
    await withStore(folder, async (store) => {
      expect(await numbersOf(store, 'a')).toEqual([1, 2, 3])
      expect(await numbersOf(store, 'c')).toEqual([1])
    })
  })

  it('is refused once the store is closed, and everything before is there', async () => {
    const folder = newFolder()
    const store = await openStore(folder)
    const made = store.create(recordOf('a'), rowsOf('a', 1))
    const more = store.append('a', rowsOf('a', 2))
    await Promise.all([store.close(), store.close()])
    await Promise.all([made, more])
    await expect(store.append('a', rowsOf('a', 3))).rejects.toThrow('closed')
    expect(store.answers()).toBe(false)
    expect(statSync(join(folder, 'miskatonic.db-wal')).size).toBe(0)
    await withStore(folder, async (again) => expect(await numbersOf(again, 'a')).toEqual([1, 2]))
  })
})

describe('after a crash', () => {
  it('heads are found again that were never written down', async () => {
    const [folder, copy] = [newFolder(), newFolder()]
    await withStore(folder, async (store) => {
      await Promise.all(['a', 'b'].map((id) => store.create(recordOf(id), rowsOf(id, 1, 5))))
      await sleep(1_500) // the writer was idle: these heads are written down
      for (let seq = 6; seq < 50; seq++) await store.append('a', rowsOf('a', seq))
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
      await store.append('b', rowsOf('b', 6))
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
      new URL('../store/writer-thread.mjs', import.meta.url),
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

  it('is refused if it is newer than the program', async () => {
    const folder = newFolder()
    await withStore(folder, (store) => store.create(recordOf('a'), []))
    change(folder, 'PRAGMA user_version = 99')
    await expect(openStore(folder)).rejects.toThrow(
      /written by a newer version of the program: it has format 99, and this version knows formats up to 1/,
    )
    change(folder, 'PRAGMA user_version = 1')
    await withStore(folder, async (store) => expect(await store.record('a')).toEqual(recordOf('a')))
  })

  it('is refused if it is none', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'miskatonic.db'), 'this is no database at all, only a file of that name')
    await expect(openStore(folder)).rejects.toThrow(/miskatonic\.db cannot be opened: file is not a database/)
  })
})

describe('the lock', () => {
  it('keeps a second server out and names the first', async () => {
    const folder = newFolder()
    await withStore(folder, async () => {
      await expect(openStore(folder)).rejects.toThrow(
        `The data folder ${folder} is in use by another server (process ${process.pid}).`,
      )
    })
    await withStore(folder, async (store) => expect(store.answers()).toBe(true))
  })
})

describe('a backup', () => {
  it('is a whole database, also while somebody writes', async () => {
    const [folder, restored] = [newFolder(), newFolder()]
    const file = join(restored, 'miskatonic.db')
    await withStore(folder, async (store) => {
      await store.create(recordOf('a'), rowsOf('a', 1, 1000))
      const end = new AbortController()
      const writing = (async () => {
        for (let seq = 1001; !end.signal.aborted; seq++) await store.append('a', rowsOf('a', seq))
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
      await store.append('a', rowsOf('a', count + 1))
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
