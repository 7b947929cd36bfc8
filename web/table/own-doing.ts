import type { Seat } from '@miskatonic/kernel'
import type { SeatNews } from '@miskatonic/protocol'

/** The seats that are being taken or given up from here, so that nobody is told of what they do themselves. */
export class OwnDoing {
  private readonly changing = new Set<Seat>()

  begin(seat: Seat): void {
    this.changing.add(seat)
  }
  fail(seat: Seat): void {
    this.changing.delete(seat)
  }
  /** Whether what happened to a seat is new to the person who has the seats `mine`. */
  isNews({ what, seat }: SeatNews, mine: readonly Seat[]): boolean {
    const isOwn = this.changing.delete(seat)
    return !isOwn && !(what === 'returned' && mine.includes(seat))
  }
}
