import type { Seat } from '@miskatonic/kernel'
import type { Now } from '@miskatonic/protocol'
import type { Screen } from '@miskatonic/screen'
import type { Session } from '../connection/session.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import { type Names, type Phrases, namesAt, phrasesOf } from './phrases.ts'
import { programName } from './programs.svelte.ts'

/** The people at the table: who sits where, and what they are called. */
export class People {
  /** As text, because equal texts do not trigger updates: otherwise every event would make every sentence of the log anew. */
  private readonly names: string = $derived.by(() => JSON.stringify(this.namesNow()))
  readonly say: Phrases = $derived.by(() =>
    phrasesOf(this.screen, settings.language, JSON.parse(this.names) as Names),
  )
  private readonly session: Session
  private readonly screen: Screen
  private readonly now: () => Now

  constructor(session: Session, screen: Screen, now: () => Now) {
    this.session = session
    this.screen = screen
    this.now = now
  }

  /** The seats of this device. */
  get mine(): readonly Seat[] {
    return this.session.you.seats
  }
  /** No other person plays: all occupied seats are on this device, or played by programs. */
  get areAllHere(): boolean {
    const { info, you } = this.session
    return (
      info?.seats.every(
        ({ seat, name, player }) => name === null || player !== undefined || you.seats.includes(seat),
      ) ?? true
    )
  }

  /** A seat's player, where that says more than the seat's figure. */
  playerOf(seat: Seat): string | undefined {
    const all = this.session.info?.seats ?? []
    const each = all.find((one) => one.seat === seat)
    if (each?.player !== undefined) return programName(each.player)
    const names = new Set(all.map(({ name }) => name))
    const name = each?.name
    return names.size > 1 && name && name !== this.say.seat(seat) ? name : undefined
  }
  /** "Detective (Ann)". */
  fullName(seat: Seat): string {
    const player = this.playerOf(seat)
    return player === undefined ? this.say.seat(seat) : `${this.say.seat(seat)} (${player})`
  }

  private namesNow(): Names {
    const { table } = this.now()
    const seats = this.session.info?.seats.map(({ seat }) => seat) ?? []
    const figures = this.screen.figures?.(table) ?? []
    return namesAt(this.screen, settings.language, table, [...seats, ...figures])
  }
}
