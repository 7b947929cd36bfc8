import type { Seat } from '@miskatonic/kernel'
import type { ToldEvent } from '@miskatonic/protocol'
import type { Screen, Target } from '@miskatonic/screen'

/** What has changed on the board since the last turn of this device: it is marked until its next turn begins. */
export class NewsOnBoard {
  targets = $state.raw<ReadonlySet<Target>>(new Set())
  private readonly screen: Screen
  private readonly mine: () => readonly Seat[]
  private soFar = new Set<Target>()

  constructor(screen: Screen, mine: () => readonly Seat[]) {
    this.screen = screen
    this.mine = mine
  }

  /** What was taken back is no news any more: all that still stands is heard again. */
  hearAgain(events: readonly ToldEvent[]): void {
    this.targets = new Set()
    this.soFar = new Set()
    this.hear(events)
  }

  hear(events: readonly ToldEvent[]): void {
    const { news } = this.screen
    if (news === undefined) return
    for (const { event, args } of events) {
      for (const target of news.touched(event, args)) this.soFar.add(target)
      const whose = news.turnOf(event, args)
      if (whose !== undefined) this.begin(whose)
    }
  }

  private begin(whose: Seat | null): void {
    if (whose !== null && !this.mine().includes(whose)) return
    this.targets = this.soFar
    this.soFar = new Set()
  }
}
