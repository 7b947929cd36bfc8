import type { Row } from '@miskatonic/table'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeLog } from '../log.ts'
import { StorageQuota } from '../storage-quota.ts'
import { newFolder } from './folders.ts'

const log = makeLog({ logLevel: 'error' })
const ADDRESS = '192.0.2.1'
const OTHER = '192.0.2.2'

/** A row that takes nearly a megabyte. */
const large: Row = { seq: 1, at: 0, kind: 'said', body: 'x'.repeat(999_000) }

function quotaIn(data: string): StorageQuota {
  return new StorageQuota({ storagePerAddress: 1 }, log, data)
}

/** Whether the address may store nothing more. */
function isFull(quota: StorageQuota, address = ADDRESS): boolean {
  return quota.of(address).refusal() !== null
}

describe('what an address has stored', () => {
  afterEach(() => void vi.useRealTimers())

  it('still counts after a restart, for this address alone', () => {
    const data = newFolder()
    const before = quotaIn(data)
    before.of(ADDRESS).add([large, large])
    expect(isFull(before)).toBe(true)
    before.close()
    const after = quotaIn(data)
    expect(isFull(after)).toBe(true)
    expect(isFull(after, OTHER)).toBe(false)
    expect(after.of(ADDRESS).refusal()?.refused.message).toContain('--storage-per-address')
    after.close()
  })

  it('is written down while the server runs, for its owner alone to read', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const data = newFolder()
    const quota = quotaIn(data)
    quota.of(ADDRESS).add([large])
    expect(readdirSync(data)).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(readdirSync(data)).toEqual(['storage-used.json'])
    expect(statSync(join(data, 'storage-used.json')).mode & 0o777).toBe(0o600)
    quota.close()
  })

  it('is forgotten in a day, also while the server does not run', () => {
    const data = newFolder()
    const file = join(data, 'storage-used.json')
    const daysAgo = (days: number): string =>
      JSON.stringify({ at: Date.now() - days * 86_400_000, bytes: [[ADDRESS, 1_500_000]] })
    for (const [days, full] of [
      [0, true],
      [0.4, true],
      [0.6, false],
      [2, false],
      [-3, true], // the clock was set back
    ] as const) {
      writeFileSync(file, daysAgo(days))
      const quota = quotaIn(data)
      expect([days, isFull(quota)]).toEqual([days, full])
      quota.close()
    }
  })

  it.each(['', 'null', '[]', '{"at":"x","bytes":[]}', '{"at":1,"bytes":[[1,2],null]}', '{"at":1e999}'])(
    'is nothing where the file says %s',
    (text) => {
      const data = newFolder()
      writeFileSync(join(data, 'storage-used.json'), text)
      const quota = quotaIn(data)
      expect(isFull(quota)).toBe(false)
      quota.of(ADDRESS).add([large, large])
      quota.close()
      expect(readFileSync(join(data, 'storage-used.json'), 'utf8')).toContain(ADDRESS)
    },
  )
})
