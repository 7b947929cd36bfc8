import type { Seat } from '@miskatonic/kernel'
import type { Moment } from '@miskatonic/protocol'
import type { Refusal } from '../connection/connection.ts'
import type { Session } from '../connection/session.svelte.ts'

/** How long a moment stands while the game plays by itself, in milliseconds, if nothing in it takes longer. */
const FRAME_TIME = 900
/** Debounce of requests while the slider is dragged, in milliseconds. */
const DRAG_DEBOUNCE = 120

/** Cache size: about a long game, a few kilobytes each. */
const CACHE_SIZE = 400

/** Looking back at a game: any moment of it, through eyes that one may borrow. */
export class Lookback {
  /** The moment that is shown; null: the present. */
  moment = $state.raw<Moment | null>(null)
  first = $state(0)
  last = $state(0)
  isPlaying = $state(false)
  /** Where the slider stands; the moment follows as soon as it is here. */
  wanted = $state(0)
  private readonly session: Session
  private askedAt = Number.NEGATIVE_INFINITY
  private readonly show: (moment: Moment, isNext: boolean) => void
  private readonly onRefused: (refusal: Refusal) => void
  /** When the story of the moment on the screen is over. */
  private readonly told: () => Promise<void>
  private readonly kept = new Map<string, Promise<Moment | Refusal>>()
  private seat = $state<Seat>('')
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    session: Session,
    around: {
      show(moment: Moment, isNext: boolean): void
      told(): Promise<void>
      onRefused(refusal: Refusal): void
    },
  ) {
    this.session = session
    this.show = (moment, isNext) => around.show(moment, isNext)
    this.told = () => around.told()
    this.onRefused = (refusal) => around.onRefused(refusal)
  }

  get isOn(): boolean {
    return this.moment !== null
  }
  get eyes(): Seat {
    return this.seat
  }

  /** Opens at the present. */
  async open(seat: Seat): Promise<void> {
    const number = this.session.now?.number ?? 0
    this.seat = seat
    this.last = number
    await this.goTo(number)
  }

  async goTo(number: number): Promise<void> {
    const to = Math.max(this.first, Math.min(this.last, number))
    this.wanted = to
    if (performance.now() - this.askedAt < DRAG_DEBOUNCE && !this.kept.has(this.keyOf(to))) await rest()
    if (this.wanted !== to) return
    const moment = await this.fetched(to)
    // The slider may have gone on meanwhile; only the last answer counts.
    if (this.wanted !== to) return
    if (moment.t === 'refused') {
      this.pause()
      return this.onRefused(moment)
    }
    const isNext = this.moment !== null && moment.number === this.moment.number + 1
    this.first = moment.first
    this.last = moment.last
    this.moment = moment
    this.show(moment, isNext)
    if (to < this.last) void this.fetched(to + 1)
  }

  async lookThrough(seat: Seat): Promise<void> {
    this.seat = seat
    if (this.moment !== null) await this.goTo(this.moment.number)
  }

  async play(): Promise<void> {
    this.isPlaying = true
    if (this.wanted >= this.last) await this.goTo(this.first)
    this.playOn()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  close(): void {
    this.pause()
    this.moment = null
    // Choices of a running game may be taken back, so its cache is not kept.
    this.kept.clear()
  }

  private playOn(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.playNext(), FRAME_TIME)
  }

  private async playNext(): Promise<void> {
    await this.told()
    if (!this.isPlaying) return
    if (this.wanted >= this.last) return this.pause()
    await this.goTo(this.wanted + 1)
    if (this.isPlaying) this.playOn()
  }

  private keyOf(number: number): string {
    return `${this.seat} ${number}`
  }

  private fetched(number: number): Promise<Moment | Refusal> {
    const key = this.keyOf(number)
    const known = this.kept.get(key)
    if (known !== undefined) return known
    this.askedAt = performance.now()
    const fetching = this.session.send({ t: 'moment', seat: this.seat, number }).then((answer) => {
      if (answer.t === 'moment') return answer
      this.kept.delete(key)
      return answer as Refusal
    })
    this.kept.set(key, fetching)
    if (this.kept.size > CACHE_SIZE) this.kept.delete(this.kept.keys().next().value!)
    return fetching
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DRAG_DEBOUNCE))
}
