import { type Seat, optionId } from '@miskatonic/kernel'
import {
  type Asked,
  type LogEntry,
  type Now,
  type Offer,
  PROTOCOL,
  type Proposal,
  type TableInfo,
  type Told,
  type Welcome,
  type You,
  entryAlone,
  nowAfter,
} from '@miskatonic/protocol'
import type { ClientOptions } from 'ws'
import { Wire } from './wire.ts'

/** The keys and the name that a client presents to a table. */
export interface Pass {
  readonly table: string
  readonly keys: readonly string[]
  readonly name?: string
  /** What the browser is known by. */
  readonly device?: string
}

/** So many entries of the log a welcome carries at most, the last ones. */
const RECENT_ROWS = 128

/** `Omit` for each member of a union by itself. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type Question = Without<Exclude<Asked, { t: 'hello' }>, 'ref'>
export type Answer = Extract<Told, { ref?: number | null }>

/**
 * A client at a table, as the page would be: keeps the log and what can be seen, and comes back where it left off. It also watches whether
 * the server keeps its promises; what was wrong is in `faults`.
 */
export class Client {
  readonly pass: Pass
  address: string
  /** Every entry of the log that was told, by its number, as text. */
  readonly log = new Map<number, string>()
  /** Entries that a welcome left out because the log had become too long while this client was away. */
  readonly leftOut = new Set<number>()
  readonly faults: string[] = []
  /** The number of the last entry. */
  last = 0
  now: Now | null = null
  info: TableInfo | null = null
  you: You = { seats: [], host: false, invited: false }
  proposals: Proposal[] = []
  private line: Wire | null = null
  private readonly options: ClientOptions & { readonly silenceLimit?: number }
  private refs = 0
  private readonly answered = new Set<number>()

  constructor(address: string, pass: Pass, options: ClientOptions & { readonly silenceLimit?: number } = {}) {
    this.address = address
    this.pass = pass
    this.options = options
  }

  static async join(address: string, pass: Pass, options: ClientOptions = {}): Promise<Client> {
    const client = new Client(address, pass, options)
    await client.connect()
    return client
  }

  /** The number of the next question. */
  get nextRef(): number {
    return this.refs + 1
  }
  get wire(): Wire {
    if (this.line === null) throw new Error('not connected yet')
    return this.line
  }
  get isOnline(): boolean {
    return this.line?.isOpen ?? false
  }

  /** Says hello with the last number it has seen. */
  async connect(): Promise<Welcome> {
    const { silenceLimit, ...options } = this.options
    const about = { table: this.pass.table, ...(silenceLimit === undefined ? {} : { silenceLimit }) }
    this.line = await Wire.open(this.address, options, (told) => this.take(told), about)
    this.line.send({ t: 'hello', protocol: PROTOCOL, last: this.last, ...this.pass })
    return this.line.until('welcome')
  }

  /** Asks something and waits for the answer. */
  async ask(question: Question): Promise<Answer> {
    const ref = ++this.refs
    this.wire.send({ ...question, ref })
    const isAnswer = (told: Told): told is Answer => 'ref' in told && told.ref === ref
    return this.wire.next(isAnswer, `the answer to ${JSON.stringify(question)}`)
  }

  choose(seat: Seat, offer: Offer | string, decision = this.now!.number): Promise<Answer> {
    return this.ask({
      t: 'choose',
      seat,
      decision,
      option: typeof offer === 'string' ? offer : optionId(offer),
      seen: this.last,
    })
  }

  /** What its seats may choose now. */
  offers(): { seat: Seat; offer: Offer }[] {
    return Object.entries(this.now?.seats ?? {}).flatMap(([seat, { options }]) =>
      options.map((offer) => ({ seat, offer })),
    )
  }

  /** Waits until the log has come this far. */
  async reaches(seq: number): Promise<void> {
    while (this.last < seq) await this.wire.next((told): told is Told => told.t !== 'bye', `entry ${seq}`)
  }

  async close(): Promise<void> {
    await this.line?.close()
  }

  private take(told: Told): void {
    if ('ref' in told && told.ref !== undefined && told.ref !== null) this.noteAnswer(told.ref)
    switch (told.t) {
      case 'welcome':
        return this.welcomed(told)
      case 'now':
        this.addEntry(entryAlone(told.entry))
        this.now = nowAfter(this.now, told)
        return
      case 'entry':
        return this.addEntry(told.entry)
      case 'info':
        this.info = told.info
        this.you = told.you
        return
      case 'proposal':
        this.proposals = [...this.proposals.filter(({ id }) => id !== told.id), told]
        return
      case 'settled':
        this.proposals = this.proposals.filter(({ id }) => id !== told.id)
        return
      default:
    }
  }

  private welcomed({ seq, info, you, now, log, cut, proposals }: Welcome): void {
    if (seq < this.last) this.faults.push(`welcome to entry ${seq}, but ${this.last} was told already`)
    const isLong = this.last < seq - RECENT_ROWS
    if (cut !== isLong) this.faults.push(`a welcome from ${this.last} to ${seq} says cut: ${cut}`)
    for (let left = this.last + 1; left <= seq - RECENT_ROWS; left++) this.leftOut.add(left)
    this.info = info
    this.you = you
    this.now = now
    this.proposals = [...proposals]
    for (const entry of log) this.addEntry(entry)
    this.last = Math.max(this.last, seq)
  }

  private addEntry(entry: LogEntry): void {
    const { seq } = entry
    if (seq <= this.last) this.faults.push(`entry ${seq} came after ${this.last}`)
    this.log.set(seq, JSON.stringify(entry))
    this.last = Math.max(this.last, seq)
  }

  private noteAnswer(ref: number): void {
    if (this.answered.has(ref)) this.faults.push(`question ${ref} was answered twice`)
    this.answered.add(ref)
  }
}
