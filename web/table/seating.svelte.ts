import type { Seat } from '@miskatonic/kernel'
import type { SeatNews, Wish } from '@miskatonic/protocol'
import type { Answer, Request } from '../connection/connection.ts'
import type { Session } from '../connection/session.svelte.ts'
import { createSubscriber } from 'svelte/reactivity'
import {
  type RingKey,
  addKeys,
  giveLink,
  giveUpSeat,
  givenLink,
  keysOf,
  onRingChange,
  replaceKey,
} from '../ring.ts'
import { OwnDoing } from './own-doing.ts'
import { settings } from '../settings/settings.svelte.ts'
import { toasts } from '../shell/toasts.ts'
import { words } from './words/index.ts'

/** Who sits where, and which links open what. Keys that come back are put on the ring at once: they are told only once. */
export class Seating {
  readonly session: Session
  readonly table: string
  /** Keys are read again when the ring changes, also in another tab. */
  private readonly followRing = createSubscriber((update) => {
    const stop = onRingChange(update)
    globalThis.addEventListener('storage', update)
    return () => {
      stop()
      globalThis.removeEventListener('storage', update)
    }
  })

  private readonly ownDoing = new OwnDoing()

  constructor(session: Session, table: string) {
    this.session = session
    this.table = table
  }

  /** Whether what happened to a seat is new to the person here, and not their own doing. */
  isNews(news: SeatNews): boolean {
    return this.ownDoing.isNews(news, this.session.you.seats)
  }

  /** A key on the ring that opens this. */
  keyFor(kind: RingKey['kind'], seat?: Seat): string | undefined {
    this.followRing()
    return keysOf(this.table).find((each) => each.kind === kind && each.seat === seat)?.key
  }

  /** The link to a free seat that was made here. */
  linkFor(seat: Seat): string | undefined {
    this.followRing()
    return givenLink(this.table, seat)
  }

  async take(seat: Seat, name: string): Promise<void> {
    const given = name.trim()
    if (given !== '') settings.name = given
    const answer = await this.change({ t: 'take', seat, ...(given === '' ? {} : { name: given }) })
    if (answer.t !== 'done' || answer.key === undefined) return
    addKeys(this.table, [{ key: answer.key, kind: 'seat', seat }])
    this.session.renew()
  }

  async leave(seat: Seat): Promise<void> {
    const answer = await this.change({ t: 'leave', seat })
    if (answer.t === 'done') giveUpSeat(this.table, seat)
  }

  async rename(seat: Seat, name: string): Promise<void> {
    const given = name.trim()
    if (given !== '') await this.ask({ t: 'rename', seat, name: given })
  }

  /** Makes a new invitation link for a seat and revokes the old one. */
  async issue(what: Seat): Promise<void> {
    const answer = await this.ask({ t: 'issue', what })
    if (answer.t !== 'done' || answer.key === undefined) return
    if (what === 'invite' || what === 'watch') replaceKey(this.table, { key: answer.key, kind: what })
    else {
      giveUpSeat(this.table, what)
      giveLink(this.table, what, answer.key)
    }
  }

  /** Gives a seat to a program. */
  async assign(seat: Seat, player: string): Promise<void> {
    await this.ask({ t: 'assign', seat, player })
  }

  /** Takes a seat back from the program that plays it. */
  async unassign(seat: Seat): Promise<void> {
    await this.ask({ t: 'unassign', seat })
  }

  async wish(seat: Seat, wish: Wish): Promise<void> {
    await this.ask({ t: 'wish', seat, wish })
  }

  async begin(): Promise<void> {
    await this.ask({ t: 'begin' })
  }

  /** Asks to take or to give up a seat. */
  private async change(request: Extract<Request, { t: 'take' | 'leave' }>): Promise<Answer> {
    this.ownDoing.begin(request.seat)
    const answer = await this.ask(request)
    if (answer.t === 'refused') this.ownDoing.fail(request.seat)
    return answer
  }

  private async ask(request: Request): Promise<Answer> {
    const answer = await this.session.send(request)
    if (answer.t === 'refused') toasts.say(words.refusal(answer.code) ?? answer.message, 'bad')
    return answer
  }
}
