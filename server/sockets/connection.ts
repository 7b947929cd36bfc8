import { isRefused } from '@miskatonic/kernel'
import { type Asked, type AskedOf, asked } from '@miskatonic/protocol'
import { type Answered, type Member, type Room, hashOfKey } from '@miskatonic/table'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Config } from '../config.ts'
import { metrics } from '../metrics.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Line, Waiting } from './line.ts'
import { sendText } from './send-text.ts'

/** Whoever does not say hello in this time is shown out (milliseconds). */
const PATIENCE = 10_000
/** So many bytes may wait for somebody who does not read. */
const MOST_UNREAD = 1_000_000
/** So much that takes long may wait for its turn. */
const MOST_WAITING = 20
/** So many messages that mean nothing, or too many at once, are answered; then the connection is closed. */
const MOST_NONSENSE = 20

type Question = Exclude<Asked, { t: 'hello' }>

/** What is found by playing a game again, or by trying other worlds, as is the welcome: it takes many times as long as a choice. */
const long: ReadonlySet<Question['t']> = new Set(['undo', 'consent', 'rewind', 'moment'])

interface Bye {
  readonly code: string
  readonly message: string
  readonly again: boolean
}

/** One client: says hello with its keys, becomes a member of a room, and from then on talks to it. */
export class Connection implements Waiting {
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private readonly rooms: Rooms
  private readonly line: Line
  private readonly allowance: Allowance
  private seat: { room: Room; member: Member } | null = null
  private hasSaidHello = false
  private nonsense = 0
  private alive = true
  private readonly impatience: NodeJS.Timeout
  /** What waits for its turn, and what came after it. */
  private readonly waiting: Asked[] = []

  /** `stream` is what the socket stands on. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    rooms: Rooms,
    line: Line,
    { messagesPerSecond }: Pick<Config, 'messagesPerSecond'>,
  ) {
    this.socket = socket
    this.stream = stream
    this.rooms = rooms
    this.line = line
    this.allowance = new Allowance(messagesPerSecond)
    this.impatience = setTimeout(() => this.bye(tooLate), PATIENCE)
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return // it was shown out, and talks on
    if (!this.allowance.allows()) return this.reject('too-fast', 'too many messages at once')
    const message = isBinary ? undefined : parsed(data)
    const checked = asked.safeParse(message)
    if (!checked.success) return this.reject('bad-message', whatIsWrong(message, checked.error.issues[0]))
    const { data: question } = checked
    if (question.t === 'hello') clearTimeout(this.impatience)
    if (question.t === 'hello' || long.has(question.t) || this.waiting.length > 0) this.wait(question)
    else this.dealWith(question)
  }

  /** One thing at a time, in the order in which they came. */
  private wait(message: Asked): void {
    if (this.waiting.length === MOST_WAITING) this.reject('too-fast', 'too many questions at once')
    else if (this.waiting.push(message) === 1) this.line.join(this)
  }

  async takeTurn(): Promise<boolean> {
    const [message] = this.waiting
    if (message?.t === 'hello') await this.hello(message)
    else if (message !== undefined) this.dealWith(message)
    await this.seat?.room.dealtWith()
    this.waiting.shift()
    return this.waiting.length > 0
  }

  private dealWith(question: Question): void {
    if (this.seat === null) return this.reject('no-hello', 'say hello first')
    const { room, member } = this.seat
    if (question.t === 'choose') room.receive(member, question, choiceMeter())
    else room.receive(member, question)
  }

  private async hello(hello: AskedOf<'hello'>): Promise<void> {
    if (this.hasSaidHello) return this.reject('hello-twice', 'hello was said already')
    this.hasSaidHello = true
    const room = await this.rooms.get(hello.table).catch(() => null)
    if (room === null) return this.bye(failed)
    if (isRefused(room)) return this.bye({ ...room.refused, again: false })
    const member: Member = {
      hashes: hello.keys.map(hashOfKey),
      name: hello.name ?? '',
      send: (text) => this.send(text),
    }
    const refusal = await room.join(member, hello).catch(() => ({ refused: failed }))
    if (refusal !== null) return this.bye({ ...refusal.refused, again: refusal.refused.code !== 'bad-key' })
    if (this.socket.readyState === this.socket.OPEN) this.seat = { room, member }
    else room.leave(member)
  }

  private send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.stream.writableLength > MOST_UNREAD) return this.socket.terminate()
    sendText(this.socket, this.stream, text)
    if (text.startsWith('{"t":"bye"')) this.socket.close(1008)
  }

  private reject(code: string, message: string): void {
    metrics.refused.inc({ code })
    if (++this.nonsense > MOST_NONSENSE)
      return this.bye({ code, message: `${message}, again and again`, again: code === 'too-fast' })
    this.send(JSON.stringify({ t: 'refused', ref: null, code, message }))
  }

  bye({ code, message, again }: Bye): void {
    if (this.socket.readyState === this.socket.OPEN)
      this.socket.send(JSON.stringify({ t: 'bye', code, message, again }))
    this.socket.close(again ? 1012 : 1008)
  }

  /** Asks whether the other side still lives; it has until the next beat to answer. */
  beat(): void {
    if (!this.alive) return this.socket.terminate()
    this.alive = false
    this.socket.ping()
  }

  isAlive(): void {
    this.alive = true
  }

  closed(): void {
    clearTimeout(this.impatience)
    this.waiting.length = 0
    this.seat?.room.leave(this.seat.member)
    this.seat = null
  }
}

const tooLate: Bye = { code: 'no-hello', message: 'nobody said hello', again: true }
const failed: Bye = { code: 'server-failed', message: 'the table could not be opened', again: true }

/** To be called when a choice that arrives now is answered, durable and all. */
function choiceMeter(): Answered {
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

/** So many messages a second; a short burst of twice as many is let through. */
class Allowance {
  private readonly perSecond: number
  private left: number
  private at = performance.now()

  constructor(perSecond: number) {
    this.perSecond = perSecond
    this.left = perSecond * 2
  }

  allows(): boolean {
    const now = performance.now()
    this.left = Math.min(this.perSecond * 2, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}
