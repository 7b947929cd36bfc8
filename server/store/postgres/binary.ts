/**
 * Arrays in PostgreSQL's binary format. They cost a third of the driver's arrays of text, in which JSON inside JSON has to be quoted.
 * Format: dimensions, a flag for nulls, the type; length and first index of the one dimension; each element with its length before it.
 */

const [INT4, INT8, TEXT] = [23, 20, 25]
const HEADER = 20
const TWO_32 = 2 ** 32

export function integers(values: readonly number[]): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER + values.length * 8)
  let at = writeHeader(buffer, INT4, values.length)
  for (const value of values) {
    at = buffer.writeInt32BE(4, at)
    at = buffer.writeInt32BE(value, at)
  }
  return buffer
}

/** Whole numbers that are safe in JavaScript. */
export function bigintegers(values: readonly number[]): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER + values.length * 12)
  let at = writeHeader(buffer, INT8, values.length)
  for (const value of values) {
    const high = Math.floor(value / TWO_32)
    at = buffer.writeInt32BE(8, at)
    at = buffer.writeInt32BE(high, at)
    at = buffer.writeUInt32BE(value - high * TWO_32, at)
  }
  return buffer
}

export function texts(values: readonly string[]): Buffer {
  let size = HEADER
  const sizes = values.map((value) => {
    const bytes = Buffer.byteLength(value)
    size += 4 + bytes
    return bytes
  })
  const buffer = Buffer.allocUnsafe(size)
  let at = writeHeader(buffer, TEXT, values.length)
  for (const [i, value] of values.entries()) {
    at = buffer.writeInt32BE(sizes[i]!, at)
    at += buffer.write(value, at)
  }
  return buffer
}

function writeHeader(buffer: Buffer, type: number, length: number): number {
  for (const [i, value] of [1, 0, type, length, 1].entries()) buffer.writeInt32BE(value, i * 4)
  return HEADER
}
