import type { Told } from '@miskatonic/protocol'
import { type ClientOptions, type RawData, WebSocket } from 'ws'

/** How a connection ended. */
export interface Ended {
  readonly code: number
  readonly reason: string
}

/** A connection that was not made: the server answered with an HTTP status, or not at all. */
export class NotConnected extends Error {
  readonly status: number | null

  constructor(status: number | null, message: string) {
    super(message)
    this.status = status
  }
}

/** The connection ended before the awaited answer came. */
export class Gone extends Error {}

/** Milliseconds to wait for a message. */
const TIMEOUT = 20_000

/** One connection. It keeps every message that was received, as text and parsed. */
export class Wire {
  readonly texts: string[] = []
  readonly told: Told[] = []
  readonly ended: Promise<Ended>
  readonly socket: WebSocket
  isOpen = true
  private readonly listeners = new Set<(told: Told | null) => void>()

  /** Milliseconds after which a silent connection counts as dead, as it does in the page. Left out: silence is an error. */
  private readonly silenceLimit: number | undefined

  private constructor(socket: WebSocket, onTold: (told: Told) => void, silenceLimit: number | undefined) {
    this.socket = socket
    this.silenceLimit = silenceLimit
    socket.on('message', (data) => {
      const text = textOf(data)
      const told = JSON.parse(text) as Told
      this.texts.push(text)
      this.told.push(told)
      onTold(told)
      for (const listener of this.listeners) listener(told)
    })
    // Errors are reported by `close`; without a listener they would end this process.
    socket.on('error', () => {})
    this.ended = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        this.isOpen = false
        for (const listener of this.listeners) listener(null)
        resolve({ code, reason: reason.toString() })
      })
    })
  }

  static open(
    address: string,
    options: ClientOptions = {},
    onTold: (told: Told) => void = () => {},
    { table, silenceLimit }: { readonly table?: string; readonly silenceLimit?: number } = {},
  ): Promise<Wire> {
    const query = table === undefined ? '' : `?table=${table}`
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket${query}`, options)
    const wire = new Wire(socket, onTold, silenceLimit)
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(wire))
      socket.on('unexpected-response', (request, response) => {
        const { statusCode = 0 } = response
        request.destroy()
        reject(new NotConnected(statusCode, `the server answered ${statusCode}`))
      })
      socket.on('error', (error) => reject(new NotConnected(null, error.message)))
    })
  }

  send(message: unknown): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** The first message of this kind, also if it came already. */
  async until<T extends Told['t']>(
    t: T,
    test: (told: Extract<Told, { t: T }>) => boolean = () => true,
  ): Promise<Extract<Told, { t: T }>> {
    const fits = (told: Told): told is Extract<Told, { t: T }> =>
      told.t === t && test(told as Extract<Told, { t: T }>)
    return this.told.find(fits) ?? this.next(fits, `"${t}"`)
  }

  /** The next message that fits. */
  next<S extends Told>(fits: (told: Told) => told is S, name: string): Promise<S> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        if (this.silenceLimit !== undefined) this.socket.terminate()
        const error =
          this.silenceLimit === undefined ? new Error(`nothing came: ${name}`) : new Gone(`silence: ${name}`)
        finish(() => reject(error))
      }, this.silenceLimit ?? TIMEOUT)
      const finish = (how: () => void): void => {
        clearTimeout(late)
        this.listeners.delete(listener)
        how()
      }
      const listener = (told: Told | null): void => {
        if (told === null)
          finish(() => reject(new Gone(`the connection ended before ${name} came${this.goodbye}`)))
        else if (fits(told)) finish(() => resolve(told))
      }
      if (this.isOpen) this.listeners.add(listener)
      else finish(() => reject(new Gone(`the connection had ended before ${name} came`)))
    })
  }

  /** Why the server ended it, if it said so. */
  private get goodbye(): string {
    const last = this.told.at(-1)
    return last?.t === 'bye' ? ` (${last.code}: ${last.message})` : ''
  }

  /** Closes the connection and waits until it is closed. */
  async close(): Promise<void> {
    this.socket.close()
    await this.ended
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.from(data as Uint8Array).toString()
}
