import { type Store, StoreError } from '@miskatonic/table'
import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { DatabaseSync } from '@photostructure/sqlite'
import {
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { newFolder } from './folders.ts'

const TABLES = ['a', 'b', 'c', 'd']
const ROWS = 60

/** Rows with bodies long enough that each table fills several pages. */
function longRows(id: string): ReturnType<typeof rowsOf> {
  return rowsOf(id, 1, ROWS).map((row) => ({
    ...row,
    kind: row.seq === 40 ? 'kept' : 'did',
    body: JSON.stringify({ table: id, number: row.seq, filler: `${id}${row.seq}`.repeat(150) }),
  }))
}

/** A data folder with four tables, closed as it should be; with `crashed`, as a killed server leaves it. */
async function filledFolder(how: 'closed' | 'crashed'): Promise<string> {
  const [folder, copy] = [newFolder(), newFolder()]
  const store = await openSqliteStore(folder)
  for (const id of TABLES) await store.create(recordOf(id), longRows(id))
  for (const name of ['miskatonic.db', 'miskatonic.db-wal', 'miskatonic.db.mark'])
    copyFileSync(join(folder, name), join(copy, name))
  await store.close()
  return how === 'closed' ? folder : copy
}

function change(folder: string, ...statements: string[]): void {
  const database = new DatabaseSync(join(folder, 'miskatonic.db'), { enableForeignKeyConstraints: false })
  for (const sql of statements) database.exec(sql)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

function edit(folder: string, name: string, work: (bytes: Buffer) => void): void {
  const bytes = readFileSync(join(folder, name))
  work(bytes)
  writeFileSync(join(folder, name), bytes)
}

/** Flips a bit of the first byte after `text`, wherever it lies in the file. */
function flipAfter(folder: string, text: string): void {
  edit(folder, 'miskatonic.db', (bytes) => {
    const at = bytes.indexOf(text)
    expect(at).toBeGreaterThan(0)
    bytes[at + text.length]! ^= 1
  })
}

const inTable = (id: string, seq: number): string =>
  `tbl = (SELECT num FROM tables WHERE id = '${id}') AND seq = ${seq}`

/** What can happen to a data folder while no server runs. */
interface Damage {
  readonly from?: 'closed' | 'crashed'
  /** Tables that cannot be read any more, if the server starts at all. */
  readonly lost: readonly string[] | 'start'
  spoil(folder: string): Promise<void> | void
}

const damages: Readonly<Record<string, Damage>> = {
  'a truncated file': {
    lost: 'start',
    spoil: (folder) => {
      const file = join(folder, 'miskatonic.db')
      truncateSync(file, Math.floor(statSync(file).size / 3))
    },
  },
  'an empty file': { lost: 'start', spoil: (folder) => truncateSync(join(folder, 'miskatonic.db'), 0) },
  'a deleted file': { lost: 'start', spoil: (folder) => rmSync(join(folder, 'miskatonic.db')) },
  'a zeroed page': {
    lost: ['a'],
    spoil: (folder) =>
      edit(folder, 'miskatonic.db', (bytes) => {
        const at = bytes.indexOf('a30a30a30')
        bytes.fill(0, at - (at % 4096), at - (at % 4096) + 4096)
      }),
  },
  'a flipped bit in a body': { lost: ['b'], spoil: (folder) => flipAfter(folder, 'b10b10b1') },
  'a flipped bit in a body, where the JSON breaks': {
    lost: ['b'],
    spoil: (folder) => flipAfter(folder, '{"table":"b","number":12,"filler":'),
  },
  'another kind of row': {
    lost: ['c'],
    spoil: (folder) => change(folder, `UPDATE log SET kind = 'said' WHERE ${inTable('c', 20)}`),
  },
  'another link to the previous row': {
    lost: ['c'],
    spoil: (folder) =>
      change(
        folder,
        `UPDATE log SET prev = (SELECT id FROM log WHERE ${inTable('b', 19)}) WHERE ${inTable('c', 20)}`,
      ),
  },
  'another time': {
    lost: ['c'],
    spoil: (folder) => change(folder, `UPDATE log SET at = at + 1 WHERE ${inTable('c', 20)}`),
  },
  'a deleted row': {
    lost: ['d'],
    spoil: (folder) => change(folder, `DELETE FROM log WHERE ${inTable('d', 5)}`),
  },
  'a deleted last row': {
    lost: ['b'],
    spoil: (folder) => change(folder, `DELETE FROM log WHERE ${inTable('b', ROWS)}`),
  },
  'a deleted log': {
    lost: ['b'],
    spoil: (folder) => change(folder, `DELETE FROM log WHERE tbl = 2`),
  },
  'the very last row of all deleted': {
    lost: 'start',
    spoil: (folder) => change(folder, 'DELETE FROM log WHERE id = (SELECT max(id) FROM log)'),
  },
  'swapped rows': {
    lost: ['a'],
    spoil: (folder) =>
      change(
        folder,
        'CREATE TEMP TABLE two AS SELECT id, body FROM log WHERE tbl = 1 AND seq IN (7, 8)',
        'UPDATE log SET body = (SELECT body FROM two WHERE two.id <> log.id) WHERE id IN (SELECT id FROM two)',
      ),
  },
  'an end of the log that is another row': {
    lost: ['a'],
    spoil: (folder) => change(folder, 'UPDATE tables SET head = head - 3 WHERE num = 1'),
  },
  'a forgotten end of the log': {
    lost: ['a'],
    spoil: (folder) => change(folder, 'UPDATE tables SET head = NULL WHERE num = 1'),
  },
  'an end of the log that is an earlier row, and fits': {
    lost: ['a'],
    spoil: (folder) => change(folder, 'UPDATE tables SET head = head - 3, last = last - 3 WHERE num = 1'),
  },
  'a forgotten log': {
    lost: ['b'],
    spoil: (folder) => change(folder, 'UPDATE tables SET head = NULL, last = NULL WHERE num = 2'),
  },
  'a mark of the last checkpoint that is too late': {
    from: 'crashed',
    lost: ['a', 'b'],
    spoil: (folder) => change(folder, `UPDATE settled SET upto = ${2.5 * ROWS}`),
  },
  'no mark of the last checkpoint': {
    lost: 'start',
    spoil: (folder) => change(folder, 'DELETE FROM settled'),
  },
  'an altered record': {
    lost: ['c'],
    spoil: (folder) =>
      change(folder, `UPDATE tables SET record = replace(record, 'lantern', 'lantarn') WHERE num = 3`),
  },
  'a half-written record': {
    lost: ['c'],
    spoil: (folder) => change(folder, 'UPDATE tables SET record = substr(record, 1, 40) WHERE num = 3'),
  },
  'swapped records': {
    lost: ['c', 'd'],
    spoil: (folder) =>
      change(
        folder,
        'CREATE TEMP TABLE two AS SELECT num, record, sum FROM tables WHERE num IN (3, 4)',
        'UPDATE tables SET (record, sum) = (SELECT record, sum FROM two WHERE two.num <> tables.num) WHERE num > 2',
      ),
  },
  'a table that is gone': {
    lost: ['d'],
    spoil: (folder) => change(folder, 'DELETE FROM tables WHERE num = 4'),
  },
  'a log without its SQL table': { lost: 'start', spoil: (folder) => change(folder, 'DROP TABLE log') },
  'the database of another program': {
    lost: 'start',
    spoil: (folder) => {
      rmSync(join(folder, 'miskatonic.db'))
      rmSync(join(folder, 'miskatonic.db.mark'))
      change(folder, 'CREATE TABLE recipes (name TEXT)')
    },
  },
  'the database of another server': {
    lost: 'start',
    spoil: async (folder) =>
      copyFileSync(join(await filledFolder('closed'), 'miskatonic.db'), join(folder, 'miskatonic.db')),
  },
  'a newer format': { lost: 'start', spoil: (folder) => change(folder, 'PRAGMA user_version = 99') },
  'a write-ahead log that was deleted': {
    from: 'crashed',
    lost: 'start',
    spoil: (folder) => rmSync(join(folder, 'miskatonic.db-wal')),
  },
  'a write-ahead log of another server': {
    from: 'crashed',
    lost: 'start',
    spoil: async (folder) =>
      copyFileSync(
        join(await filledFolder('crashed'), 'miskatonic.db-wal'),
        join(folder, 'miskatonic.db-wal'),
      ),
  },
  'an older copy of the database': {
    lost: 'start',
    spoil: async (folder) => {
      copyFileSync(join(folder, 'miskatonic.db'), join(folder, 'old'))
      const store = await openSqliteStore(folder)
      await store.append('a', rowsOf('a', ROWS + 1), ROWS)
      await store.close()
      renameSync(join(folder, 'old'), join(folder, 'miskatonic.db'))
    },
  },
}

/** The tables whose record or log cannot be read or is not what it was. */
async function lostTables(store: Store): Promise<{ lost: string[]; messages: string[] }> {
  const [lost, messages]: string[][] = [[], []]
  for (const id of TABLES)
    try {
      expect([await store.record(id), await store.read(id)]).toEqual([recordOf(id), longRows(id)])
    } catch (error) {
      lost!.push(id)
      messages!.push(error instanceof StoreError && error.code === 'damaged' ? error.message : 'not reported')
    }
  return { lost: lost!, messages: messages! }
}

/** Opens a spoiled folder: the store and what it reports, or why it cannot be opened. */
async function opened(folder: string): Promise<{ store: Store; damage: string[] } | Error> {
  const damage: string[] = []
  try {
    const store = await openSqliteStore(folder, { damaged: (message) => damage.push(message) })
    return { store, damage }
  } catch (error) {
    return error as Error
  }
}

async function spoiled({ from = 'closed', spoil }: Damage): Promise<string> {
  const folder = await filledFolder(from)
  await spoil(folder)
  return folder
}

const named = Object.entries(damages).map(([name, damage]) => ({ name, ...damage }))

describe('a server does not start, and says why and what to do, with', () => {
  it.each(named.filter(({ lost }) => lost === 'start'))('$name', async (damage) => {
    const error = await opened(await spoiled(damage))
    expect(error).toBeInstanceOf(StartupError)
    expect((error as Error).message).toMatch(/The database .*miskatonic\.db .*\. [^\n]+\.$/)
  })
})

describe('a server notices, and serves all other tables with', () => {
  it.each(named.filter(({ lost }) => lost !== 'start'))('$name', async (damage) => {
    const { store, damage: found } = (await opened(await spoiled(damage))) as {
      store: Store
      damage: string[]
    }
    const { lost, messages } = await lostTables(store)
    expect(lost).toEqual(damage.lost)
    // A table that is gone without a trace is only counted at the start; all others say what is wrong with them.
    const silent = messages.filter(
      (message) => !/^(Table \w is damaged|The database could not be read): /.test(message),
    )
    expect(found.length).toBeGreaterThanOrEqual(silent.length)
    const intact = TABLES.find((id) => !lost.includes(id))!
    await store.append(intact, rowsOf(intact, ROWS + 1), ROWS)
    await store.close()
  })
})

describe('rows of the first format', () => {
  it('get their checksums while the server is idle, and are checked from then on', async () => {
    const folder = await filledFolder('closed')
    change(folder, 'UPDATE log SET sum = NULL', 'UPDATE settled SET unsummed = (SELECT max(id) FROM log)')
    const store = await openSqliteStore(folder)
    expect((await lostTables(store)).lost).toEqual([])
    const summed = (): unknown => {
      const database = new DatabaseSync(join(folder, 'miskatonic.db'), { readOnly: true })
      const { left } = database.prepare('SELECT count(*) AS left FROM log WHERE sum IS NULL').get() as {
        left: number
      }
      database.close()
      return left
    }
    await expect.poll(summed, { timeout: 2000 }).toBe(0)
    await store.close()
    change(folder, `UPDATE log SET at = at + 1 WHERE ${inTable('c', 20)}`)
    const again = await openSqliteStore(folder)
    expect((await lostTables(again)).lost).toEqual(['c'])
    await again.close()
  })
})
