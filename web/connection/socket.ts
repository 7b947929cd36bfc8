import { type Asked, type HttpRefusal, PROTOCOL, type Told, askedText, toldIn } from '@miskatonic/protocol'
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

/** The first wait before a new attempt, and the longest, in milliseconds. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
/** A line on which nothing answers for so long is dead, whatever the browser says. */
const PATIENCE = 10_000
/** A page that was hidden for so long does not trust its line. */
const LONG_HIDDEN = 30_000

export interface SocketSetting {
  readonly table: string
  /** The keys that one holds for this table, looked up for every greeting: taking a seat brings a new one. */
  keys(): readonly string[]
  /** How one is called while one holds no seat. */
  readonly name?: string
  /** Makes the socket; a test brings its own. */
  readonly socket?: (address: string) => WebSocket
  /** Where the network and the page say how they are. */
  readonly surroundings?: Surroundings
}

/** What a page tells about itself: `online`, `offline`, and whether it is hidden. */
export interface Surroundings {
  listen(event: 'online' | 'offline' | 'visibilitychange', heard: () => void): () => void
  readonly hidden: boolean
  readonly online: boolean
}

/** A line to a table on the server this page came from. */
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
  private ended = false
  private attempts = 0
  /** The last sequence number seen, so that a greeting asks only for what came after it. */
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
    this.write({ ...request, ref })
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
    const query = note === undefined ? '' : `?${new URLSearchParams({ report: '1', note }).toString()}`
    try {
      const address = `/api/tables/${encodeURIComponent(this.setting.table)}/export${query}`
      const response = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
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
    this.listeners.turn({ is: 'connecting' })
    const socket = (this.setting.socket ?? openSocket)(addressHere())
    this.socket = socket
    socket.addEventListener('open', () => this.greet())
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.hear(toldIn(String(data)))
    })
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.lose()
    })
    // A server that takes the connection and then says nothing is as good as none.
    this.watch = setTimeout(() => this.drop(), PATIENCE)
  }

  private greet(): void {
    const { table, name } = this.setting
    this.write({
      t: 'hello',
      protocol: PROTOCOL,
      table,
      keys: [...this.setting.keys()],
      ...(this.last === undefined ? {} : { last: this.last }),
      ...(name === undefined ? {} : { name }),
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

  /** Gives the line up if the oldest request is not answered in time. */
  private expectAnswer(): void {
    clearTimeout(this.watch)
    const { since } = this.pending
    if (since !== undefined)
      this.watch = setTimeout(() => this.drop(), Math.max(0, since + PATIENCE - Date.now()))
  }

  /** Closes a line that is thought to be dead, without waiting for it to notice. */
  private drop(): void {
    const { socket } = this
    if (socket === undefined) return
    this.lose()
    socket.close()
  }

  /** The line is down: tries again, later and later, and not at the same moment as everybody else. */
  private lose(): void {
    clearTimeout(this.watch)
    this.socket = undefined
    this.welcomed = false
    if (this.ended) return
    if (!this.surroundings.online) return this.listeners.turn({ is: 'offline', again: null })
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++)
    const jittered = wait / 2 + Math.random() * (wait / 2)
    this.listeners.turn({ is: 'offline', again: Date.now() + jittered })
    this.retry = setTimeout(() => this.connect(), jittered)
  }

  /** There may be a network again, or somebody looks again: tries at once, or makes sure that an old line still answers. */
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

function addressHere(): string {
  const { protocol: scheme, host } = globalThis.location
  return `${scheme === 'https:' ? 'wss:' : 'ws:'}//${host}/socket`
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
