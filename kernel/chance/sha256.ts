/**
 * SHA-256 (FIPS 180-4) in plain TypeScript: the same digest in Node and in a browser page, without a promise.
 * It turns a seed into a key and a position into a short name; nothing here needs it to be fast.
 */

const K = roundConstants()

export function sha256(text: string): string {
  let hex = ''
  for (const word of sha256Words(text)) hex += word.toString(16).padStart(8, '0')
  return hex
}

function sha256Words(text: string): Uint32Array {
  const state = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ])
  const message = padded(utf8(text))
  const w = new Uint32Array(64)
  const view = new DataView(message.buffer)
  for (let offset = 0; offset < message.length; offset += 64) compress(state, w, view, offset)
  return state
}

function compress(state: Uint32Array, w: Uint32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + 4 * i)
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3)
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const worked = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = state[i]! + worked[i]!
}

function rotr(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n))
}

function padded(bytes: Uint8Array): Uint8Array {
  const length = ((bytes.length + 8) >> 6) * 64 + 64
  const out = new Uint8Array(length)
  out.set(bytes)
  out[bytes.length] = 0x80
  const bits = new DataView(out.buffer)
  bits.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32))
  bits.setUint32(length - 4, bytes.length * 8)
  return out
}

/** UTF-8 by hand: TextEncoder is not part of the language, and the kernel uses nothing but the language. */
function utf8(text: string): Uint8Array {
  const out: number[] = []
  for (const char of text) {
    const c = char.codePointAt(0)!
    if (c < 0x80) out.push(c)
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63))
    else if (c < 0x10000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
  }
  return new Uint8Array(out)
}

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function roundConstants(): Uint32Array {
  const constants = new Uint32Array(64)
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) constants[found++] = (Math.cbrt(n) % 1) * 2 ** 32
  }
  return constants
}
