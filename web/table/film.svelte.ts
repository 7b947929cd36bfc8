import { settings } from '../settings/settings.svelte.ts'
import type { Sitting } from './sitting.svelte.ts'

/** Between two turns of a film, at normal speed; and without motion, where a turn is shown at once. */
const PAUSE = 700
const STILL_PAUSE = 1800

/**
 * A game that plays itself, watched like a film. It asks before every turn whether to go on; while the film runs, the page says yes as
 * soon as a turn has been told.
 */
export class Film {
  isRunning = $state(false)
  private readonly at: Sitting

  constructor(at: Sitting) {
    this.at = at
  }

  /** Whether the table waits for nothing but the film. */
  get isNext(): boolean {
    const { now, screen } = this.at
    return screen.film !== undefined && now.asked?.step === screen.film.ask
  }

  /** Called while the component that shows the table is made. It pauses while the page is hidden. */
  keepRunning(): void {
    let isSeen = $state(true)
    $effect(() => {
      const look = (): void => void (isSeen = !document.hidden)
      look()
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    })
    $effect(() => {
      if (this.at.now.outcome !== null) this.isRunning = false
      const goOn = this.isRunning && isSeen && this.isNext ? this.at.choices.offers[0] : undefined
      if (goOn === undefined) return
      const pause = settings.motion === 0 ? STILL_PAUSE : PAUSE / settings.motion
      const timer = setTimeout(() => this.at.choose(goOn), pause)
      return () => clearTimeout(timer)
    })
  }
}
