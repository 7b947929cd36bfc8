import {
  type Asked,
  type HttpRefusal,
  PROTOCOL,
  type Told,
  type Welcome,
  askedText,
  toldIn,
} from '@miskatonic/protocol'
import {
  type Answer,
  type Connection,
  type Listener,
  Listeners,
  type Refusal,
  type Request,
  refusal,
} from './connection.ts'
import { Pending } from './pending.ts'

/** Delay before the first attempt to reconnect, and the longest delay, in milliseconds. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
/** At first attempts are at most so far apart: a table whose server was lost is taken over within seconds. */
const LONGEST_AT_FIRST = 2_000
const FIRST_ATTEMPTS = 8
/** Milliseconds for an answer; after that the connection counts as dead, even if the browser still reports it as open. */
const ANSWER_TIMEOUT = 10_000
/** Milliseconds after which a page that was hidden checks its connection. */
const LONG_HIDDEN = 30_000

export interface SocketSetting {
  readonly table: string
  /** The keys held for this table, read again for every hello: taking a seat brings a new one. */
  keys(): readonly string[]
  /** What tells this browser from others. */
  readonly device?: string
  /** A welcome brought new keys, or says which of those shown are dead. */
  adoptKeys?(shown: readonly string[], welcome: Welcome): void
  /** The name of a client without a seat. */
  readonly name?: string
  /** Opens the socket; replaced in tests. */
  readonly socket?: (address: string) => WebSocket
  /** The page's network and visibility events; replaced in tests. */
  readonly surroundings?: Surroundings
}

/** Network and visibility of the page. */
export interface Surroundings {
  listen(event: 'online' | 'offline' | 'visibilitychange', heard: () => void): () => void
  readonly hidden: boolean
  readonly online: boolean
}

/** A connection to a table on the server that this page came from. */
export function connectTo(setting: SocketSetting): Connection {
  return new SocketConnection(setting)
}

class SocketConnection implements Connection {
  private readonly listeners = new Listeners()
  private readonly pending = new Pending()
  private readonly setting: SocketSetting
  private readonly surroundings: Surroundings
  private readonly stopListening: (() => void)[]
  private socket: WebSocket | undefined
  private welcomed = false
  /** The keys of the last hello. */
  private shown: string[] = []
  private ended = false
  private attempts = 0
  /** The last sequence number seen; hello asks only for later entries. */
  private last: number | undefined
  private hiddenSince: number | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined

  constructor(setting: SocketSetting) {
    this.setting = setting
    this.surroundings = setting.surroundings ?? page
    this.stopListening = [
      this.surroundings.listen('online', () => this.wake()),
      this.surroundings.listen('offline', () => this.drop()),
      this.surroundings.listen('visibilitychange', () => this.visibilityChanged()),
    ]
    this.connect()
  }

  listen(listener: Listener): () => void {
    return this.listeners.add(listener)
  }

  send(request: Request): Promise<Answer> {
    if (!this.welcomed || this.socket === undefined)
      return Promise.resolve(refusal('offline', 'there is no connection to the table'))
    const { ref, answer } = this.pending.add(request)
    const { last: seen } = this
    this.write(request.t === 'choose' && seen !== undefined ? { ...request, ref, seen } : { ...request, ref })
    this.expectAnswer()
    return answer
  }

  renew(): void {
    if (this.ended) return
    const { socket } = this
    clearTimeout(this.watch)
    this.socket = undefined
    this.welcomed = false
    this.attempts = 0
    socket?.close()
    this.connect()
  }

  async exported(note?: string): Promise<string | Refusal> {
    const [key = ''] = this.setting.keys()
    const address = `/api/tables/${encodeURIComponent(this.setting.table)}/`
    const headers = { authorization: `Bearer ${key}` }
    try {
      const response = await (note === undefined
        ? fetch(`${address}export`, { headers })
        : fetch(`${address}report`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ note }),
          }))
      return response.ok ? await response.text() : refusalIn((await response.json()) as HttpRefusal)
    } catch {
      return refusal('offline', 'there is no connection to the server')
    }
  }

  close(): void {
    this.end()
    for (const stop of this.stopListening) stop()
  }

  private connect(): void {
    clearTimeout(this.retry)
    if (this.ended) return
    this.listeners.turn({ is: 'connecting', ...this.brief() })
    const socket = (this.setting.socket ?? openSocket)(addressHere(this.setting.table))
    this.socket = socket
    socket.addEventListener('open', () => this.greet())
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.hear(toldIn(String(data)))
    })
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.lose()
    })
    // The server may accept the connection and then not respond.
    this.watch = setTimeout(() => this.drop(), ANSWER_TIMEOUT)
  }

  private greet(): void {
    const { table, name, device } = this.setting
    this.shown = [...this.setting.keys()]
    this.write({
      t: 'hello',
      protocol: PROTOCOL,
      table,
      keys: this.shown,
      ...(this.last === undefined ? {} : { last: this.last }),
      ...(name === undefined ? {} : { name }),
      ...(device === undefined ? {} : { device }),
    })
  }

  private write(message: Asked): void {
    this.socket?.send(askedText(message))
  }

  private hear(message: Told): void {
    if (message.t === 'welcome') {
      this.welcomed = true
      this.attempts = 0
      this.last = message.seq
      this.setting.adoptKeys?.(this.shown, message)
      this.pending.settle(message)
      this.listeners.turn({ is: 'open' })
    } else if (message.t === 'now' || message.t === 'entry') this.last = message.entry.seq
    else if (message.t === 'bye' && !message.again) this.refuse(message.code, message.message)
    else if (message.t === 'refused' && message.ref === null && !this.welcomed)
      this.refuse(message.code, message.message)
    this.listeners.told(message)
    this.pending.answer(message)
    this.expectAnswer()
  }

  /** Drops the connection if the oldest request is not answered in time. */
  private expectAnswer(): void {
    clearTimeout(this.watch)
    const { since } = this.pending
    if (since !== undefined)
      this.watch = setTimeout(() => this.drop(), Math.max(0, since + ANSWER_TIMEOUT - Date.now()))
  }

  /** Gives up a connection that seems dead, without waiting for the close event. */
  private drop(): void {
    const { socket } = this
    if (socket === undefined) return
    this.lose()
    socket.close()
  }

  /** Reconnects with exponential backoff and jitter. */
  private lose(): void {
    clearTimeout(this.watch)
    this.socket = undefined
    this.welcomed = false
    if (this.ended) return
    if (!this.surroundings.online) return this.listeners.turn({ is: 'offline', again: null })
    const longest = this.attempts < FIRST_ATTEMPTS ? LONGEST_AT_FIRST : LONGEST_WAIT
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.attempts++)
    const jittered = wait / 2 + Math.random() * (wait / 2)
    this.listeners.turn({ is: 'offline', again: Date.now() + jittered, ...this.brief() })
    this.retry = setTimeout(() => this.connect(), jittered)
  }

  private brief(): { isBrief?: true } {
    return this.last !== undefined && this.attempts < FIRST_ATTEMPTS ? { isBrief: true } : {}
  }

  /** The network is back or the page is visible again: reconnects at once, or checks that the connection still answers. */
  private wake(): void {
    if (this.ended) return
    if (this.socket === undefined) {
      this.attempts = 0
      this.connect()
    } else if (this.welcomed) void this.send({ t: 'moment', seat: '', number: 0 })
  }

  private visibilityChanged(): void {
    if (this.surroundings.hidden) {
      this.hiddenSince = Date.now()
      return
    }
    const wasLong = this.hiddenSince !== undefined && Date.now() - this.hiddenSince >= LONG_HIDDEN
    this.hiddenSince = undefined
    if (wasLong || this.socket === undefined) this.wake()
  }

  private refuse(code: string, message: string): void {
    this.pending.fail(code, message)
    this.end()
    this.listeners.turn({ is: 'refused', code, message })
  }

  private end(): void {
    this.ended = true
    clearTimeout(this.retry)
    clearTimeout(this.watch)
    this.pending.fail('closed', 'the table was left')
    const { socket } = this
    this.socket = undefined
    socket?.close()
  }
}

function refusalIn({ error }: HttpRefusal): Refusal {
  return refusal(error.code, error.message)
}

/** The table is named so that a balancer can send its connections to one and the same server. Its id opens nothing. */
function addressHere(table: string): string {
  const { protocol: scheme, host } = globalThis.location
  return `${scheme === 'https:' ? 'wss:' : 'ws:'}//${host}/socket?table=${encodeURIComponent(table)}`
}

function openSocket(address: string): WebSocket {
  return new WebSocket(address)
}

const page: Surroundings = {
  listen(event, heard) {
    const where = event === 'visibilitychange' ? document : globalThis
    where.addEventListener(event, heard)
    return () => where.removeEventListener(event, heard)
  },
  get hidden() {
    return document.hidden
  },
  get online() {
    return navigator.onLine
  },
}
