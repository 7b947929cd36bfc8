import { games } from '@miskatonic/games'
import type { Store } from '@miskatonic/table'
import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { copyFileSync, mkdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { serve } from '../index.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { newFolder } from './folders.ts'

/** A data folder inside a folder of its own, so that it can be moved away. */
function movableFolder(): string {
  const folder = join(newFolder(), 'data')
  mkdirSync(folder)
  return folder
}

/** A database of another server. */
async function foreignDatabase(): Promise<string> {
  const folder = newFolder()
  const store = await openSqliteStore(folder)
  await store.create(recordOf('foreign'), rowsOf('foreign', 1, 300))
  await store.close()
  return join(folder, 'miskatonic.db')
}

const losses: Record<string, (folder: string) => Promise<void> | void> = {
  'the folder is moved away': (folder) => renameSync(folder, `${folder}-moved`),
  'the folder is replaced by an empty one': (folder) => {
    renameSync(folder, `${folder}-moved`)
    mkdirSync(folder)
  },
  'the folder is deleted': (folder) => rmSync(folder, { recursive: true }),
  'the database file is deleted': (folder) => rmSync(join(folder, 'miskatonic.db')),
  'the database file is replaced': async (folder) => {
    copyFileSync(await foreignDatabase(), join(folder, 'new'))
    renameSync(join(folder, 'new'), join(folder, 'miskatonic.db'))
  },
  'the database file is overwritten': async (folder) =>
    copyFileSync(await foreignDatabase(), join(folder, 'miskatonic.db')),
  'the database file is cut off': (folder) => truncateSync(join(folder, 'miskatonic.db'), 1000),
  'the write-ahead log is deleted': (folder) => rmSync(join(folder, 'miskatonic.db-wal')),
  'the write-ahead log is emptied': (folder) => truncateSync(join(folder, 'miskatonic.db-wal'), 0),
  'the lock is deleted': (folder) => rmSync(join(folder, 'server.lock')),
  'the lock is replaced': (folder) => {
    rmSync(join(folder, 'server.lock'))
    writeFileSync(join(folder, 'server.lock'), '')
  },
}

describe.each(Object.entries(losses))('while a server runs, %s', (_, lose) => {
  async function lostStore(): Promise<Store> {
    const folder = movableFolder()
    const store = await openSqliteStore(folder)
    await store.create(recordOf('a'), rowsOf('a', 1, 200))
    await lose(folder)
    return store
  }

  it('nothing more is acknowledged', async () => {
    const store = await lostStore()
    await expect(store.append('a', rowsOf('a', 201), 200)).rejects.toMatchObject({ code: 'failed' })
    await expect(store.create(recordOf('b'), [])).rejects.toMatchObject({ code: 'failed' })
    await expect(store.saveRecord(recordOf('a', 'other'))).rejects.toMatchObject({ code: 'failed' })
    await store.close()
  })

  it('the store is unhealthy within a second, also if nothing is written', async () => {
    const store = await lostStore()
    await vi.waitFor(async () => expect(await store.isHealthy()).toBe(false), { timeout: 1000 })
    await expect(store.read('a')).rejects.toMatchObject({ code: 'failed' })
    await store.close()
  })
})

describe('files that stay where they are', () => {
  it('are not mistaken for others when SQLite moves the write-ahead log into the database', async () => {
    const folder = newFolder()
    const store = await openSqliteStore(folder)
    await store.create(recordOf('a'), [])
    const body = JSON.stringify('x'.repeat(4000))
    for (let seq = 0; seq < 3000; seq += 100)
      await store.append(
        'a',
        rowsOf('a', seq + 1, seq + 100).map((row) => ({ ...row, body })),
        seq,
      )
    expect(statSync(join(folder, 'miskatonic.db')).size).toBeGreaterThan(5_000_000)
    expect(await store.isHealthy()).toBe(true)
    await store.close()
  })
})

describe('a server whose data folder is moved away', () => {
  it('says so in /health and counts it in /metrics', async () => {
    const folder = movableFolder()
    const config = { ...readConfig({}), host: '127.0.0.1', port: 0, data: folder, page: folder }
    const server = await serve({ ...config, logLevel: 'silent', metricsToken: 'for-measuring' }, games)
    const [address] = server.addresses
    const health = async (): Promise<{ status: number; json: object }> => {
      const answer = await fetch(`${address}/health`)
      return { status: answer.status, json: (await answer.json()) as object }
    }
    const metric = async (name: string): Promise<number> => {
      const headers = { authorization: 'Bearer for-measuring' }
      const text = await (await fetch(`${address}/metrics`, { headers })).text()
      return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
    }
    expect(await health()).toMatchObject({ status: 200, json: { ok: true } })
    expect(await metric('miskatonic_store_healthy')).toBe(1)
    const failures = await metric('miskatonic_write_failures_total')

    renameSync(folder, `${folder}-moved`)
    await sleep(1000)
    expect(await health()).toMatchObject({
      status: 503,
      json: { ok: false, problem: expect.stringContaining('was removed or replaced') },
    })
    const body = JSON.stringify({ game: 'reign', options: {}, take: [] })
    expect((await fetch(`${address}/api/tables`, { method: 'POST', body })).status).toBe(500)
    expect(await metric('miskatonic_store_healthy')).toBe(0)
    expect(await metric('miskatonic_write_failures_total')).toBeGreaterThan(failures)
    await server.close()
  })
})
