import { refused } from '@miskatonic/kernel'
import type { Quota } from '@miskatonic/table'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Logger } from './log.ts'
import { RateLimit } from './rate-limit.ts'

const DAY = 86_400_000
const MEGABYTE = 1_000_000
/** Bytes that a row takes besides its body. */
const ROW_OVERHEAD = 40

/** In the data folder: what addresses have stored, so that a restart does not begin anew. */
const FILE = 'storage-used.json'
/** Milliseconds between two writes of that file; a crash forgets at most so much. */
const KEEP_EVERY = 10_000
/** Addresses in the file: of more, those that have stored most. */
const MOST_KEPT = 10_000

interface Kept {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly bytes: readonly (readonly [address: string, used: number])[]
}

/** How much each address may add to the data folder: so much at once, and so much a day. */
export class StorageQuota {
  readonly bytes: RateLimit
  private readonly usedUp: ReturnType<Quota['refusal']>
  private readonly file: string | null
  private readonly log: Logger
  private readonly keeping: NodeJS.Timeout | undefined
  private isChanged = false

  /** `folder`: where it is kept over restarts; null: in memory only. */
  constructor({ storagePerAddress }: Pick<Config, 'storagePerAddress'>, log: Logger, folder: string | null) {
    const limit = storagePerAddress * MEGABYTE
    this.bytes = new RateLimit(limit, DAY)
    this.usedUp = refused(
      'storage-full',
      `this address has stored as much as the server allows: ${storagePerAddress} MB a day (setting --storage-per-address)`,
    )
    this.log = log
    this.file = folder === null ? null : join(folder, FILE)
    if (this.file === null) return
    this.takeUp(readKept(this.file), limit / DAY)
    this.keeping = setInterval(() => this.keep(), KEEP_EVERY).unref()
  }

  /** Counts what was kept, less what was forgotten since. A clock that was set back takes nothing off. */
  private takeUp({ at, bytes }: Kept, perMillisecond: number): void {
    const forgotten = Math.max(0, Date.now() - at) * perMillisecond
    for (const [address, used] of bytes) if (used > forgotten) this.bytes.spend(address, used - forgotten)
  }

  of(address: string): Quota {
    return {
      refusal: () => (this.bytes.isUsedUp(address) ? this.usedUp : null),
      add: (rows, record) => {
        let size = record === undefined ? 0 : Buffer.byteLength(JSON.stringify(record))
        for (const { body } of rows) size += Buffer.byteLength(body) + ROW_OVERHEAD
        this.bytes.spend(address, size)
        this.isChanged = true
      },
    }
  }

  /** Writes down what is counted. */
  close(): void {
    clearInterval(this.keeping)
    this.keep()
  }

  private keep(): void {
    if (this.file === null || !this.isChanged) return
    this.isChanged = false
    const bytes = this.bytes
      .used()
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_KEPT)
      .map(([address, used]) => [address, Math.round(used)] as const)
    const kept: Kept = { at: Date.now(), bytes }
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify(kept), { mode: 0o600 })
      renameSync(`${this.file}.new`, this.file)
    } catch (error) {
      this.log.warn({ err: error }, 'what addresses have stored could not be written down')
    }
  }
}

/** Without a sound file nothing is counted yet. */
function readKept(file: string): Kept {
  try {
    const { at, bytes } = JSON.parse(readFileSync(file, 'utf8')) as Kept
    if (!Number.isFinite(at)) return nothingKept
    return {
      at,
      bytes: bytes.filter(
        ([address, used]) => typeof address === 'string' && Number.isFinite(used) && used > 0,
      ),
    }
  } catch {
    return nothingKept
  }
}

const nothingKept: Kept = { at: 0, bytes: [] }
