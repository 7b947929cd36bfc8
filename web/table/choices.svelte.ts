import type { Seat } from '@miskatonic/kernel'
import type { Offered, Prohibited, Screen, Target } from '@miskatonic/screen'
import { offersOf, prohibitionsOf } from './offers.ts'
import type { Sitting } from './sitting.svelte.ts'

/** What a lesson asks for. */
export interface Guide {
  /** The one choice that can be made; undefined: none. */
  readonly choice: string | undefined
  /** What to look at, and the word that stands there. */
  readonly point: readonly Target[]
  readonly word: string
  /** Something else was pressed. */
  nudge(): void
}

/** What can be chosen on this device now, and what the rules forbid. */
export class Choices {
  /** In a lesson: only what it asks for can be chosen, and what it points at is shown. */
  guide = $state.raw<Guide | null>(null)
  private readonly at: Sitting
  /** Nothing can be chosen: something else is on the screen, or the line is down. */
  private readonly isBusy: boolean = $derived.by(() => {
    const { playback, lookback, eyes, isOutdated } = this.at
    return playback.isRunning || lookback.isOn || eyes.curtain !== null || isOutdated
  })
  private readonly seats: readonly Seat[] = $derived.by(() => this.seatsThatChoose())
  readonly offers: readonly Offered[] = $derived.by(() => this.offersNow())
  readonly prohibitions: readonly Prohibited[] = $derived.by(() => this.prohibitionsNow())

  constructor(at: Sitting) {
    this.at = at
  }

  /** Seats with secrets from each other are shown one at a time; otherwise all seats of this device may choose. */
  private seatsThatChoose(): readonly Seat[] {
    const { eyes, now, people } = this.at
    const { seat } = eyes
    if (eyes.needsCurtain(now)) return [seat]
    return [seat, ...people.mine.filter((each) => each !== seat)]
  }

  private offersNow(): readonly Offered[] {
    if (this.isBusy) return []
    const { now, people, screen } = this.at
    const offers = withoutIdleTalk(offersOf(now, this.seats, people.say, screen), screen)
    const { guide } = this
    return guide === null ? offers : offers.filter(({ id }) => id === guide.choice)
  }

  private prohibitionsNow(): readonly Prohibited[] {
    if (this.isBusy) return []
    const { now, people, screen } = this.at
    return prohibitionsOf(now, this.seats, people.say, screen).filter(
      ({ step }) => !screen.suggestions?.has(step) || this.offers.some((offer) => offer.step === step),
    )
  }
}

/** A player who decides alone has nobody to propose to. */
function withoutIdleTalk(offers: readonly Offered[], { suggestions }: Screen): readonly Offered[] {
  const decisive = offers.filter(({ step }) => !suggestions?.has(step))
  return decisive.length > 0 ? decisive : offers
}
