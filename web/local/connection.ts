import { type Seat, isRefused } from '@miskatonic/kernel'
import { PROTOCOL, type Told, toldIn } from '@miskatonic/protocol'
import type { Member, Room } from '@miskatonic/table'
import {
  type Answer,
  type Connection,
  type Listener,
  Listeners,
  type Refusal,
  type Request,
  refusal,
} from '../connection/connection.ts'
import { Pending } from '../connection/pending.ts'
import { seatMark } from './seats.ts'

interface Around {
  /** The table as a file; with a note, as a problem report. */
  file(note?: string): Promise<string | Refusal>
  onClose?(): void
}

/**
 * A connection to a room in this page. It acts with the rights of all seats (`hands`). Players who share the screen but not their cards see
 * the table through one seat at a time (`eyes`).
 */
export class LocalConnection implements Connection {
  private readonly listeners = new Listeners()
  private readonly pending = new Pending()
  private readonly room: Room
  private readonly around: Around
  private readonly hands: Member
  private eyes: Member

  constructor(room: Room, around: Around) {
    this.room = room
    this.around = around
    this.hands = {
      hashes: 'everything',
      name: '',
      send: (text) => this.hear(toldIn(text), this.hands),
      end: (bye) => this.hear(bye, this.hands),
    }
    this.eyes = this.hands
    void this.greet(this.hands)
  }

  listen(listener: Listener): () => void {
    const stop = this.listeners.add(listener)
    // The room has sent its welcome already: a later listener gets the present state.
    if (this.listeners.status.is === 'open') void this.greet(this.eyes)
    return stop
  }

  send(request: Request): Promise<Answer> {
    if (this.listeners.status.is !== 'open')
      return Promise.resolve(refusal('offline', 'the table is not open'))
    const { ref, answer } = this.pending.add(request)
    void this.room.receive(this.hands, { ...request, ref })
    return answer
  }

  exported(note?: string): Promise<string | Refusal> {
    return this.around.file(note)
  }

  /** From now on shows the table and its log as this seat sees them. */
  async lookAs(seat: Seat): Promise<void> {
    if (this.eyes !== this.hands) this.room.leave(this.eyes)
    const eyes: Member = {
      hashes: [seatMark(seat)],
      name: '',
      send: (text) => this.hear(toldIn(text), eyes),
      end: () => void this.lookAsAll(), // a program plays this seat now
    }
    this.eyes = eyes
    await this.greet(eyes)
  }

  private async lookAsAll(): Promise<void> {
    this.eyes = this.hands
    await this.greet(this.hands)
  }

  close(): void {
    this.end('closed', 'the table was left')
  }

  /** Another tab has taken the table. */
  lose(): void {
    this.end('open-elsewhere', 'this table is open in another tab')
  }

  private end(code: string, message: string): void {
    this.room.leave(this.eyes)
    this.room.leave(this.hands)
    this.pending.fail(code, message)
    this.listeners.turn({ is: 'refused', code, message })
    this.around.onClose?.()
  }

  private async greet(member: Member): Promise<void> {
    const failure = await this.room.join(member, {
      t: 'hello',
      protocol: PROTOCOL,
      table: this.room.record.id,
      keys: [],
    })
    if (isRefused(failure))
      this.listeners.turn({ is: 'refused', code: failure.refused.code, message: failure.refused.message })
  }

  private hear(message: Told, member: Member): void {
    if (message.t === 'welcome') this.listeners.turn({ is: 'open' })
    if (message.t === 'bye')
      this.listeners.turn({ is: 'refused', code: message.code, message: message.message })
    if (isPerSeat(message) ? member === this.eyes : member === this.hands)
      this.listeners.told(member === this.hands ? message : this.withAllSeats(message))
    if (member === this.hands) this.pending.answer(message)
  }

  /** A view through one seat still controls all seats that people play. */
  private withAllSeats(message: Told): Told {
    if (message.t !== 'welcome') return message
    const { seats } = this.room.rightsOf(this.hands)
    return { ...message, you: { seats, host: true, invited: true } }
  }
}

/** Messages that differ from seat to seat. */
function isPerSeat({ t }: Told): boolean {
  return t === 'welcome' || t === 'now' || t === 'entry'
}
