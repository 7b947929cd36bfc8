import { refused } from '@miskatonic/kernel'
import type { Quota } from '@miskatonic/table'
import type { Config } from './config.ts'
import { RateLimit } from './rate-limit.ts'

const DAY = 86_400_000
const MEGABYTE = 1_000_000
/** Bytes that a row takes besides its body. */
const ROW_OVERHEAD = 40

/** How much each address may add to the data folder: so much at once, and so much a day. */
export class StorageQuota {
  private readonly bytes: RateLimit
  private readonly usedUp: ReturnType<Quota['refusal']>

  constructor({ storagePerAddress }: Pick<Config, 'storagePerAddress'>) {
    this.bytes = new RateLimit(storagePerAddress * MEGABYTE, DAY)
    this.usedUp = refused(
      'storage-full',
      `this address has stored as much as the server allows: ${storagePerAddress} MB a day (setting --storage-per-address)`,
    )
  }

  of(address: string): Quota {
    return {
      refusal: () => (this.bytes.isUsedUp(address) ? this.usedUp : null),
      add: (rows, record) => {
        let size = record === undefined ? 0 : Buffer.byteLength(JSON.stringify(record))
        for (const { body } of rows) size += Buffer.byteLength(body) + ROW_OVERHEAD
        this.bytes.spend(address, size)
      },
    }
  }
}
