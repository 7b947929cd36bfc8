import { type Now, type Seen, type ToldEvent, eventAlone, viewAfter } from '@miskatonic/protocol'
import type { Screen, Shown } from '@miskatonic/screen'

/** What is on the screen: the last state of the game that was shown whole, with what the events that were shown since have changed. */
export interface Frame {
  readonly now: Now
  /** The event that is being shown; null: nothing, this is the state of the game. */
  readonly shown: Shown | null
}

/** Something that happened, and the state that it led to. */
interface Scene {
  readonly events: readonly ToldEvent[]
  readonly now: Now
}

export interface StorySetting {
  readonly screen: Pick<Screen, 'beat'>
  /** 1 is normal, 0: at once. Asked before every event. */
  speed(): number
  show(frame: Frame): void
  /** An event has begun to be shown. */
  onEvent?(seen: Seen): void
  /** Everything has been shown. */
  onEnd?(): void
}

/** However much the others do meanwhile, the screen is never further behind than this, in milliseconds. */
const FURTHEST_BEHIND = 7000
/** What follows from a single choice may take longer, such as a whole turn that the program plays; it can be skipped. */
const LONGEST_SCENE = 30_000
/** A story that would need more than this speed-up is skipped: it would be too fast to follow. */
const FASTEST = 6

/**
 * Shows what happened one event after the other. The true state is known before the story begins; the story only delays what is seen, and
 * can be skipped.
 */
export class Story {
  private readonly setting: StorySetting
  private scenes: Scene[] = []
  /** What is on the screen; null before anything was shown. */
  private now: Now | null = null
  private nextEvent = 0
  private shownSoFar = 0
  /** How many times as fast as usual it goes, so that the end is never too far away. */
  private pace = 1
  private timer: ReturnType<typeof setTimeout> | undefined
  private paused = false

  constructor(setting: StorySetting) {
    this.setting = setting
  }

  get isRunning(): boolean {
    return this.scenes.length > 0
  }

  /** Holds the story at the event that is shown, or lets it go on. */
  pause(paused: boolean): void {
    if (this.paused === paused) return
    this.paused = paused
    clearTimeout(this.timer)
    if (!paused && this.isRunning) this.goOn()
  }

  /** Shows the next event and waits there. */
  step(): void {
    this.pause(true)
    if (this.isRunning) this.goOn()
  }

  /** Shows a state without a story: the current story ends. */
  jumpTo(now: Now): void {
    clearTimeout(this.timer)
    const wasRunning = this.isRunning
    this.scenes = []
    this.nextEvent = 0
    this.pace = 1
    this.stand(now)
    if (wasRunning) this.setting.onEnd?.()
  }

  tell(events: readonly ToldEvent[], now: Now): void {
    const wasRunning = this.isRunning
    if (this.now === null || this.setting.speed() === 0) return this.jumpTo(now)
    this.scenes.push({ events, now })
    const longest = this.scenes.length > 1 ? FURTHEST_BEHIND : LONGEST_SCENE
    this.pace = Math.max(this.pace, this.timeLeft() / longest)
    if (this.pace > FASTEST) this.skip()
    else if (!wasRunning) this.goOn()
  }

  /** Leaves the event that is shown and goes on with the next one. */
  next(): void {
    if (!this.isRunning) return
    clearTimeout(this.timer)
    this.goOn()
  }

  /** To the end, at once. */
  skip(): void {
    const last = this.scenes.at(-1)
    if (last !== undefined) this.jumpTo(last.now)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.scenes = []
  }

  /** Shows the next event that takes any time; where there is none, the state at the end. */
  private goOn(): void {
    for (;;) {
      const scene = this.scenes[0]
      if (scene === undefined) {
        this.pace = 1
        return this.setting.onEnd?.()
      }
      const seen = scene.events[this.nextEvent]
      if (seen === undefined) {
        this.scenes.shift()
        this.nextEvent = 0
        this.stand(scene.now)
        continue
      }
      const wait = this.waitFor(seen)
      this.nextEvent++
      this.showEvent(seen)
      if (wait > 0) {
        if (!this.paused) this.timer = setTimeout(() => this.goOn(), wait)
        return
      }
    }
  }

  private showEvent(told: ToldEvent): void {
    this.now = { ...this.now!, ...viewAfter(this.now!, told) }
    this.setting.show({ now: this.now, shown: { ...eventAlone(told), id: ++this.shownSoFar } })
    this.setting.onEvent?.(told)
  }

  private stand(now: Now): void {
    this.now = now
    this.setting.show({ now, shown: null })
  }

  private waitFor({ event, args }: Seen): number {
    const speed = this.setting.speed()
    return speed === 0 ? 0 : this.setting.screen.beat(event, args) / speed / this.pace
  }

  /** How long the rest of the story takes at the reader's own speed. */
  private timeLeft(): number {
    const [first, ...others] = this.scenes
    const left = [...(first?.events.slice(this.nextEvent) ?? []), ...others.flatMap(({ events }) => events)]
    const beats = left.reduce((sum, { event, args }) => sum + this.setting.screen.beat(event, args), 0)
    return beats / this.setting.speed()
  }
}
