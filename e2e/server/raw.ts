import { randomBytes } from 'node:crypto'
import { type Socket, connect } from 'node:net'

/** A plain TCP connection, for attacks that HTTP and WebSocket libraries do not allow. */
export class Raw {
  readonly socket: Socket
  readonly closed: Promise<void>
  isOpen = true
  private received = Buffer.alloc(0)
  private readonly listeners = new Set<() => void>()

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (data) => {
      this.received = Buffer.concat([this.received, data])
      for (const listener of this.listeners) listener()
    })
    socket.on('error', () => {})
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.isOpen = false
        for (const listener of this.listeners) listener()
        resolve()
      })
    })
  }

  static open(address: string): Promise<Raw> {
    const { hostname, port } = new URL(address)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      const raw = new Raw(socket)
      socket.once('connect', () => resolve(raw))
      socket.once('error', reject)
    })
  }

  /** Everything that came, byte by byte. */
  get text(): string {
    return this.received.toString('latin1')
  }
  get bytes(): Buffer {
    return this.received
  }

  send(data: string | Buffer): void {
    if (this.isOpen) this.socket.write(data, 'latin1')
  }

  /** Waits until what came contains this, or the connection has ended. */
  async until(part: string): Promise<void> {
    while (this.isOpen && !this.text.includes(part)) await this.more()
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      const listener = (): void => {
        this.listeners.delete(listener)
        resolve()
      }
      this.listeners.add(listener)
    })
  }

  /** Ends it without a goodbye. */
  drop(): void {
    this.socket.destroy()
  }

  /** Ends it so that the other side gets an error. */
  reset(): void {
    this.socket.resetAndDestroy()
  }
}

export function upgradeRequest(path = '/socket', headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** A WebSocket connection that says only what the test wants it to say: no pongs, no closing. */
export async function rawSocket(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Raw> {
  const raw = await Raw.open(address)
  raw.send(upgradeRequest('/socket', headers))
  await raw.until('\r\n\r\n')
  return raw
}

export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 }

/** One frame, as clients must send them: with a mask, here of zeros. */
export function frame(opcode: number, payload: Buffer, { isLast = true, isMasked = true } = {}): Buffer {
  const { length } = payload
  const mask = isMasked ? 0x80 : 0
  const head =
    length < 126
      ? Buffer.from([mask | length])
      : length < 65_536
        ? Buffer.from([mask | 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([mask | 127]), bigEndian(length)])
  return Buffer.concat([
    Buffer.from([(isLast ? 0x80 : 0) | opcode]),
    head,
    isMasked ? Buffer.alloc(4) : Buffer.alloc(0),
    payload,
  ])
}

function bigEndian(length: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length))
  return bytes
}

/** The code in the close frame that came, if one did. */
export function closeCode({ bytes }: Raw): number | undefined {
  const body = bytes.subarray(bytes.indexOf('\r\n\r\n') + 4)
  for (let at = 0; at + 4 <= body.length;) {
    const [first, second] = [body[at]!, body[at + 1]!]
    if ((first & 15) === opcodes.close) return body.readUInt16BE(at + 2)
    at += second < 126 ? 2 + second : 4 + body.readUInt16BE(at + 2)
  }
  return undefined
}

/** Sends a request as it stands and gives everything that comes back. */
export async function rawRequest(address: string, request: string | Buffer): Promise<string> {
  const raw = await Raw.open(address)
  raw.send(request)
  await raw.closed
  return raw.text
}
