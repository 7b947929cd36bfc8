/**
 * A WebSocket client with very little overhead, so that two thousand of them leave the machine to the server: frames go straight over a
 * TCP socket, all of them read into one buffer, and messages are handed on as bytes, because most need not be understood.
 */
import { randomBytes } from 'node:crypto'
import { type Socket, connect } from 'node:net'

/** A message is only valid while it is being heard: its memory is used again. */
export type Hear = (message: Buffer) => void

const readBuffer = Buffer.allocUnsafeSlow(256 * 1024)
const nothing = Buffer.alloc(0)

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10
const FINAL = 0x80
const MASKED = 0x80

export class Wire {
  private readonly socket: Socket
  private readonly hear: Hear
  private readonly lost: (error: Error) => void
  private rest = nothing
  private isOpen = false
  private isClosing = false
  private resolveOpened!: () => void
  readonly opened: Promise<void>
  private readonly closed: Promise<void>

  /** `lost` is called when the connection ends other than by `close`. */
  constructor(port: number, path: string, hear: Hear, lost: (error: Error) => void) {
    this.hear = hear
    this.lost = lost
    const onread = { buffer: readBuffer, callback: (length: number) => this.take(length) }
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
    this.socket.on('error', lost)
    this.opened = new Promise((resolve) => {
      this.resolveOpened = resolve
    })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', () => {
        if (!this.isClosing) lost(new Error('the server has closed a connection'))
        resolve()
      })
    })
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
  }

  send(text: string): void {
    this.socket.write(frame(TEXT, Buffer.from(text)))
  }

  close(): Promise<void> {
    this.isClosing = true
    this.socket.end(frame(CLOSE, nothing))
    return this.closed
  }

  private take(length: number): boolean {
    const fresh = readBuffer.subarray(0, length)
    const data = this.rest.length === 0 ? fresh : Buffer.concat([this.rest, fresh])
    try {
      const read = this.isOpen ? this.readFrames(data, 0) : this.readHandshake(data)
      this.rest = read === data.length ? nothing : Buffer.from(data.subarray(read))
    } catch (error) {
      this.lost(error as Error)
    }
    return true
  }

  private readHandshake(data: Buffer): number {
    const end = data.indexOf('\r\n\r\n')
    if (end < 0) return 0
    const [status = ''] = data.toString('latin1', 0, end).split('\r\n')
    if (!status.includes(' 101 ')) {
      this.lost(new Error(`the server refuses a connection: ${status}`))
      return data.length
    }
    this.isOpen = true
    this.resolveOpened()
    return this.readFrames(data, end + 4)
  }

  /** Hears every frame that is whole and says how far that went. */
  private readFrames(data: Buffer, from: number): number {
    let at = from
    while (data.length >= at + 2) {
      const short = data[at + 1]!
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (data.length < at + head) break
      const length = head === 2 ? short : head === 4 ? data.readUInt16BE(at + 2) : data.readUInt32BE(at + 6)
      if (data.length < at + head + length) break
      this.readFrame(data[at]!, data.subarray(at + head, at + head + length))
      at += head + length
    }
    return at
  }

  private readFrame(kind: number, message: Buffer): void {
    if (kind === (FINAL | TEXT)) this.hear(message)
    else if (kind === (FINAL | PING)) this.socket.write(frame(PONG, message))
    else if (kind === (FINAL | CLOSE)) this.socket.end()
    else this.lost(new Error(`a frame of kind ${kind} was not expected`))
  }
}

/** Clients have to mask what they send; a mask of zeros does, too, and leaves the text as it is. */
function frame(kind: number, payload: Buffer): Buffer {
  const { length } = payload
  if (length > 0xffff) throw new Error('so long a message was not expected')
  const head = length < 126 ? 6 : 8
  const bytes = Buffer.allocUnsafe(head + length)
  bytes[0] = FINAL | kind
  if (head === 6) bytes[1] = MASKED | length
  else {
    bytes[1] = MASKED | 126
    bytes.writeUInt16BE(length, 2)
  }
  bytes.fill(0, head - 4, head)
  payload.copy(bytes, head)
  return bytes
}
