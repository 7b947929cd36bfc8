/**
 * The ChaCha20 block function (RFC 8439): 16 random words from a 256-bit key and a block number.
 * A stream cipher rather than a fast toy generator, because players see dice: from a toy's dice its next ones can be computed.
 */

/** One block is kept, because a game reads the words of a block one after another. It is a memo, not state. */
const block = new Uint32Array(16)
const input = new Uint32Array(16)
let keptKey = ''
let keptNumber = -1

/** The word number `index` of the stream that belongs to `key` (64 hexadecimal digits). */
export function chachaWord(key: string, index: number): number {
  const number = Math.floor(index / 16)
  if (number !== keptNumber || key !== keptKey) fillBlock(key, number)
  return block[index & 15]!
}

function fillBlock(key: string, number: number): void {
  if (key !== keptKey) loadKey(key)
  input[12] = number >>> 0
  input[13] = Math.floor(number / 2 ** 32)
  block.set(input)
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) block[i] = block[i]! + input[i]!
  keptNumber = number
}

function loadKey(key: string): void {
  if (!/^[0-9a-f]{64}$/.test(key))
    throw new Error(`a chance key has 64 hexadecimal digits, this one is "${key}"`)
  input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  for (let i = 0; i < 8; i++) input[4 + i] = littleEndian(key.slice(8 * i, 8 * i + 8))
  keptKey = key
}

function littleEndian(hex: string): number {
  const word = Number.parseInt(hex, 16)
  return (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)
}

function quarter(a: number, b: number, c: number, d: number): void {
  let x = block[a]!
  let y = block[b]!
  let z = block[c]!
  let w = block[d]!
  x = (x + y) | 0
  w ^= x
  w = (w << 16) | (w >>> 16)
  z = (z + w) | 0
  y ^= z
  y = (y << 12) | (y >>> 20)
  x = (x + y) | 0
  w ^= x
  w = (w << 8) | (w >>> 24)
  z = (z + w) | 0
  y ^= z
  y = (y << 7) | (y >>> 25)
  block[a] = x
  block[b] = y
  block[c] = z
  block[d] = w
}
