import { type Now, type Seen, type ToldEvent, eventAlone } from '@miskatonic/protocol'
import type { Screen } from '@miskatonic/screen'
import { settings } from '../settings/settings.svelte.ts'
import { play } from '../sound/sound.svelte.ts'
import { type Frame, Story } from '../story/story.ts'

/** How long a still picture is seen, in milliseconds. */
const STILL = 1800

interface PlaybackSetting {
  readonly screen: Screen
  onShow(frame: Frame): void
  /** Everything has been shown, up to this state. */
  onEnd(now: Now): void
}

/** The story of what happened as the page plays it: with the reader's speed, with sound, and with a pause button. */
export class Playback {
  /** Events are being shown: what one may choose is shown when they are over. */
  isRunning = $state(false)
  /** The story is held at the event on the screen. */
  isPaused = $state(false)
  /** What is on the screen. */
  private frame = $state.raw<Frame>()!
  private readonly setting: PlaybackSetting
  private readonly story: Story
  private readonly waitingForEnd: (() => void)[] = []
  private stillTimer: ReturnType<typeof setTimeout> | undefined

  constructor(setting: PlaybackSetting, first: Now) {
    this.setting = setting
    this.story = new Story({
      screen: setting.screen,
      speed: () => (document.hidden ? 0 : settings.motion),
      show: (frame) => this.show(frame),
      onEvent: (seen) => this.sound(seen),
      onEnd: () => this.end(),
    })
    this.story.jumpTo(first)
  }

  /** The state of the game on the screen. */
  get now(): Now {
    return this.frame.now
  }
  /** The event that is being shown. */
  get shown(): Frame['shown'] {
    return this.frame.shown
  }

  tell(events: readonly ToldEvent[], now: Now): void {
    this.story.tell(events, now)
    this.isRunning = this.story.isRunning
    if (settings.motion === 0) this.showStill(events, now)
  }

  /** Shows a state without a story. */
  jumpTo(now: Now): void {
    this.story.jumpTo(now)
    this.isRunning = false
  }

  skip(): void {
    this.pause(false)
    this.story.skip()
    this.endStill()
  }

  /** Leaves what is on the screen for what comes next. */
  next(): void {
    this.story.next()
    this.endStill()
  }

  /** Holds what is being shown, or lets it go on. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    this.story.pause(isPaused)
  }

  /** One event further, and wait there. */
  stepOn(): void {
    this.isPaused = true
    this.story.step()
  }

  stop(): void {
    clearTimeout(this.stillTimer)
    this.story.stop()
  }

  /** Resolved when everything has been shown. */
  ended(): Promise<void> {
    return this.story.isRunning
      ? new Promise((resolve) => this.waitingForEnd.push(resolve))
      : Promise.resolve()
  }

  private show(frame: Frame): void {
    clearTimeout(this.stillTimer)
    this.frame = frame
    this.setting.onShow(frame)
  }

  /** Without motion nothing is told, but the last great moment is seen: as a picture that holds up nothing. */
  private showStill(events: readonly ToldEvent[], now: Now): void {
    const last = events.findLast(({ event }) => this.setting.screen.pictured?.has(event))
    if (last === undefined || document.hidden) return
    this.setting.onShow({ now, shown: { ...eventAlone(last), id: -now.number } })
    this.stillTimer = setTimeout(() => this.endStill(), STILL)
  }
  private endStill(): void {
    clearTimeout(this.stillTimer)
    if (!this.story.isRunning) this.setting.onShow(this.frame)
  }

  private sound({ event, args }: Seen): void {
    const sound = this.setting.screen.sound(event, args)
    if (sound !== undefined) play(sound)
  }

  private end(): void {
    this.isRunning = false
    this.setting.onEnd(this.frame.now)
    for (const resolve of this.waitingForEnd.splice(0)) resolve()
  }
}
