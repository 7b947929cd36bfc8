import { isRefused } from '@miskatonic/kernel'
import { type Asked, type AskedOf, type Bye, type JsonText, type Told, toldText } from '@miskatonic/protocol'
import { asked, isChoice } from '@miskatonic/protocol/schemas'
import { type Answered, type Member, type Quota, hashOfKey } from '@miskatonic/table'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import { type RateLimit, TokenBucket } from '../rate-limit.ts'
import type { Place, Places } from '../cluster/place.ts'
import type { FairQueue } from '../work/fair-queue.ts'
import { sendText } from './send-text.ts'

/** Milliseconds from the connection to its hello. */
const HELLO_TIMEOUT = 10_000
/** Milliseconds for a client to close its socket after the server has. */
export const CLOSE_TIMEOUT = 2_000
/** Send-buffer limit for slow clients, in bytes. */
const MAX_UNSENT = 1_000_000
/** Queue limit for expensive requests. */
const MAX_QUEUED = 20
/** Invalid or excess messages that are answered; the next one closes the connection. */
const MAX_REJECTED = 20

type Question = Exclude<Asked, { t: 'hello' }>

/** Requests that replay the game or sample other worlds. Like hello, they take many times as long as a choice. */
export const expensive: ReadonlySet<Question['t']> = new Set(['undo', 'consent', 'rewind', 'moment'])

/** What the connections of an address share. */
export interface SharedLimits {
  /** Queue for hellos; they do not wait for expensive requests of others. */
  readonly joining: FairQueue
  /** Queue for expensive requests. */
  readonly asking: FairQueue
  /** Chat. */
  readonly words: RateLimit
  /** What may be stored. */
  readonly storage: { of(address: string): Quota }
}

/** A WebSocket, the transport below it, and the client's address. */
export interface AcceptedSocket {
  readonly socket: WebSocket
  readonly stream: Duplex
  readonly address: string
}

type Goodbye = Omit<Bye, 't'>

/** A client's WebSocket. After its hello, which brings the keys, it is a member of a room. */
export class Connection {
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private readonly places: Places
  private readonly address: string
  private readonly joining: FairQueue
  private readonly asking: FairQueue
  private readonly words: RateLimit
  private readonly quota: Quota
  private readonly log: Logger
  private readonly messages: TokenBucket
  private seat: { room: Place; member: Member } | null = null
  private hasSaidHello = false
  private rejected = 0
  private alive = true
  private isPongPending = false
  /** A ping that came while a pong was pending. */
  private lastPing: Buffer | null = null
  private readonly helloTimeout: NodeJS.Timeout
  /** Expensive requests, and what came after them. */
  private readonly queue: Asked[] = []

  constructor(
    { socket, stream, address }: AcceptedSocket,
    places: Places,
    { joining, asking, words, storage }: SharedLimits,
    { messagesPerSecond }: Pick<Config, 'messagesPerSecond'>,
    log: Logger,
  ) {
    this.log = log
    this.socket = socket
    this.stream = stream
    this.address = address
    this.places = places
    this.joining = joining
    this.asking = asking
    this.words = words
    this.quota = storage.of(address)
    const limit = { capacity: messagesPerSecond * 2, rate: messagesPerSecond, period: 1000 }
    this.messages = new TokenBucket(limit, performance.now())
    this.helloTimeout = setTimeout(() => this.bye(tooLate), HELLO_TIMEOUT)
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (!this.admits()) return
    const message = isBinary ? undefined : parsed(data)
    if (isChoice(message)) return this.take(message)
    const checked = asked.safeParse(message)
    if (!checked.success) return this.reject('bad-message', whatIsWrong(message, checked.error.issues[0]))
    this.take(checked.data)
  }

  /** Handles a message at once, or when it is its turn. */
  private take(question: Asked): void {
    if (question.t === 'hello') clearTimeout(this.helloTimeout)
    if (question.t === 'hello' || expensive.has(question.t) || this.queue.length > 0) this.enqueue(question)
    else void this.handle(question)
  }

  /** Every message and every control frame counts against the rate. */
  private admits(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false // it is closing
    if (this.messages.take(performance.now())) return true
    this.reject('too-fast', 'too many messages at once')
    return false
  }

  /** At most one pong is pending: of several pings the last one is answered (RFC 6455, 5.5.3). */
  pinged(data: Buffer): void {
    if (!this.admits()) return
    if (this.isPongPending) this.lastPing = Buffer.from(data)
    else this.pong(data)
  }

  private pong(data: Buffer): void {
    this.isPongPending = true
    this.socket.pong(data, false, () => {
      this.isPongPending = false
      const ping = this.lastPing
      this.lastPing = null
      if (ping !== null && this.socket.readyState === this.socket.OPEN) this.pong(ping)
    })
  }

  /** Requests of one client are handled in the order in which they came. */
  private enqueue(message: Asked): void {
    if (this.queue.length === MAX_QUEUED) this.reject('too-fast', 'too many questions at once')
    else if (this.queue.push(message) === 1) this.waitForTurn()
  }

  /** Addresses take turns, and so do the connections of an address. */
  private waitForTurn(): void {
    const queue = this.queue[0]?.t === 'hello' ? this.joining : this.asking
    void queue.run(this.address, () => this.takeTurn())
  }

  private async takeTurn(): Promise<void> {
    const [message] = this.queue
    if (message?.t === 'hello') await this.hello(message)
    else if (message !== undefined) await this.handle(message)
    this.queue.shift()
    if (this.queue.length > 0) this.waitForTurn()
  }

  private handle(question: Question): Promise<void> | undefined {
    if (this.seat === null) {
      this.reject('no-hello', 'say hello first')
      return undefined
    }
    const { room, member } = this.seat
    if (question.t === 'say' && !this.words.allows(this.address)) {
      this.send(toldText({ t: 'refused', ref: question.ref, ...tooManyWords }))
      return undefined
    }
    return room.receive(member, question, question.t === 'choose' ? choiceMeter() : undefined)
  }

  private async hello(hello: AskedOf<'hello'>): Promise<void> {
    if (this.hasSaidHello) return this.reject('hello-twice', 'hello was said already')
    this.hasSaidHello = true
    const room = await this.places.get(hello.table, this.address).catch(() => null)
    if (room === null) return this.bye(failed)
    if (isRefused(room)) return this.bye({ ...room.refused, again: room.refused.code === 'try-again' })
    const member: Member = {
      hashes: hello.keys.map(hashOfKey),
      name: hello.name ?? '',
      quota: this.quota,
      send: (text) => this.send(text),
      end: (bye) => this.end(bye, 1008),
    }
    const refusal = await room.join(member, hello).catch((error: unknown) => {
      this.log.error({ table: hello.table, err: error }, 'a client could not join')
      return { refused: failed }
    })
    if (refusal !== null) return this.bye({ ...refusal.refused, again: refusal.refused.code !== 'bad-key' })
    if (this.socket.readyState === this.socket.OPEN) this.seat = { room, member }
    else room.leave(member)
  }

  private send(text: JsonText<Told>): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.stream.writableLength > MAX_UNSENT) return this.socket.terminate()
    sendText(this.socket, this.stream, text)
  }

  private reject(code: string, message: string): void {
    metrics.refused.inc({ code })
    if (++this.rejected > MAX_REJECTED)
      return this.cutOff({ code, message: `${message}, again and again`, again: code === 'too-fast' })
    this.send(toldText({ t: 'refused', ref: null, code, message }))
  }

  /** Says goodbye and reads nothing more: what is still sent costs nothing. */
  private cutOff(goodbye: Goodbye): void {
    this.bye(goodbye)
    this.socket.pause()
  }

  bye({ code, message, again }: Goodbye): void {
    this.end({ t: 'bye', code, message, again }, again ? 1012 : 1008)
  }

  /** The last message, and the WebSocket code with which the connection is closed. */
  private end(bye: Bye, code: number): void {
    this.send(toldText(bye))
    this.socket.close(code)
    setTimeout(() => this.socket.terminate(), CLOSE_TIMEOUT).unref()
  }

  /** Heartbeat: a client that has not answered the previous ping is disconnected. */
  beat(): void {
    if (!this.alive) return this.socket.terminate()
    this.alive = false
    this.socket.ping()
  }

  ponged(): void {
    if (this.admits()) this.alive = true
  }

  closed(): void {
    clearTimeout(this.helloTimeout)
    this.queue.length = 0
    this.seat?.room.leave(this.seat.member)
    this.seat = null
  }
}

const tooManyWords = { code: 'too-many-words', message: 'too much chat from this address: wait a minute' }
const tooLate: Goodbye = {
  code: 'no-hello',
  message: 'the connection did not say hello in time',
  again: true,
}
const failed: Goodbye = { code: 'server-failed', message: 'the table could not be opened', again: true }

/** Measures a choice from now until its durable answer. */
export function choiceMeter(): Answered {
  const arrived = performance.now()
  return (refusal) => {
    if (refusal === null) metrics.choices.inc()
    else metrics.refused.inc({ code: refusal.refused.code })
    metrics.choiceSeconds.observe((performance.now() - arrived) / 1000)
  }
}

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}

function whatIsWrong(message: unknown, issue: { path: PropertyKey[]; message: string } | undefined): string {
  if (message === undefined) return 'a message should be JSON text'
  return `${issue?.path.map(String).join('.') || 'the message'}: ${issue?.message ?? 'not understood'}`
}
