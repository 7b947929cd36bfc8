import type { Seat } from '@miskatonic/kernel'
import type { Now } from '@miskatonic/protocol'
import type { Session } from '../connection/session.svelte.ts'

/**
 * Through whose eyes the table is seen. One person may hold several seats: the view follows the seat that is asked. Where several people
 * share a screen and have secrets from each other, a curtain falls before the next one looks.
 */
export class Eyes {
  /** '' is a spectator's. */
  seat = $state<Seat>('')
  /** The player the curtain waits for; null: no curtain. */
  curtain = $state<Seat | null>(null)
  /** A seat that took the screen although another one is asked, and the decision until which it may keep it. */
  private guest: { seat: Seat; until: number } | null = null
  /** Whose eyes are being opened. */
  private turning: Seat | null = null
  /** In a lesson of one side: that seat, the only one shown. */
  private only: Seat | null = null
  /** A seat at this table has had secrets, not necessarily the one that is shown now. */
  private areSecrets = false
  private readonly session: Session

  constructor(session: Session) {
    this.session = session
  }

  /** From now on only this seat looks. */
  stayWith(seat: Seat): void {
    this.only = seat
    this.seat = seat
    this.curtain = null
    void this.session.lookAs(seat)
  }

  /** A new state is on the screen: shows it to the seat that is asked. */
  follow(now: Now): void {
    if (this.only !== null) return
    if (this.guest !== null && this.guest.until !== now.number) this.guest = null
    const wanted = this.guest?.seat ?? this.askedSeat(now)
    if (wanted === this.seat && this.curtain === null) return
    if (!this.needsCurtain(now)) {
      this.seat = wanted
      this.curtain = null
    } else if (this.isSamePerson(wanted)) void this.turnTo(wanted)
    else this.curtain = wanted === this.seat ? null : wanted
  }

  /** Another of one's own seats wants to look, or to step in. */
  lookThrough(seat: Seat, now: Now): void {
    this.guest = { seat, until: now.number }
    this.follow(now)
  }

  /** The player who was called is at the screen. */
  async lift(): Promise<void> {
    if (this.curtain !== null) await this.turnTo(this.curtain)
  }

  private async turnTo(seat: Seat): Promise<void> {
    if (this.turning === seat) return
    this.turning = seat
    try {
      await this.session.lookAs(seat)
      this.seat = seat
      // Another player may have been called meanwhile.
      if (this.curtain === seat) this.curtain = null
    } finally {
      this.turning = null
    }
  }

  /** Whether the seats that look through this screen are different people with secrets from each other. */
  needsCurtain(now: Now): boolean {
    const { you, info } = this.session
    const names = new Set(info?.seats.filter(({ seat }) => you.seats.includes(seat)).map(({ name }) => name))
    if (you.seats.length < 2 || names.size < 2) return false
    this.areSecrets ||= Object.values(now.seats).some(({ own }) => Object.keys(own).length > 0)
    const answersInSecret = (now.asked?.waiting.length ?? 0) > 1
    return answersInSecret || this.areSecrets
  }

  /** Whether the player at the screen also holds this seat: by name, if one was given. */
  private isSamePerson(seat: Seat): boolean {
    if (this.curtain !== null || seat === this.seat) return false
    const nameOf = (whose: Seat) => this.session.info?.seats.find((each) => each.seat === whose)?.name
    const name = nameOf(seat)
    return Boolean(name) && name === nameOf(this.seat)
  }

  private askedSeat({ asked }: Now): Seat {
    const mine = this.session.you.seats
    const isMine = (seat: Seat): boolean => mine.includes(seat)
    if (asked?.waiting.includes(this.seat) && isMine(this.seat)) return this.seat
    return asked?.waiting.find(isMine) ?? (isMine(this.seat) ? this.seat : (mine[0] ?? ''))
  }
}
