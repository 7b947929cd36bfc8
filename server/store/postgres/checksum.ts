import { crc32 } from 'node:zlib'

interface Summed {
  readonly tbl: number
  readonly seq: number
  readonly at: number
  readonly kind: string
  readonly body: string
}

/** The checksum of a log row: of everything in it, and of the database that it belongs to. Records have the same one as in SQLite. */
export function sumOfRow(database: number, { tbl, seq, at, kind, body }: Summed): number {
  return crc32(body, crc32(`${database} ${tbl} ${seq} ${at} ${kind}`))
}
