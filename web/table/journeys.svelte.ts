import type { Seat } from '@miskatonic/kernel'
import type { ToldEvent } from '@miskatonic/protocol'
import type { Offered, Target, Travel } from '@miskatonic/screen'
import { type Journey, journeysFrom } from './journey.ts'
import type { Sitting } from './sitting.svelte.ts'

/**
 * Journeys of several steps. Each step is taken by the ordinary choice when it is offered; a journey ends when something else happens, when
 * the figure does not stand where it should, or when the next step is not offered or has a warning.
 */
export class Journeys {
  private readonly at: Sitting
  /** The steps that are left of the journey under way; null: none is. */
  private left = $state.raw<readonly Target[] | null>(null)
  /** Where the figure stands once the last step has been taken. */
  private expected: Target | null = null
  /** Whose figure it is. */
  private seat: Seat = ''
  /** The decision at which the last step was chosen. */
  private chosenAt = -1

  private readonly offers: readonly Offered[] = $derived.by(() => {
    const { choices, eyes } = this.at
    return choices.guide === null ? choices.offers.filter(({ seat }) => seat === eyes.seat) : []
  })
  private readonly travel: Travel | null = $derived.by(() => {
    const { screen, view, eyes } = this.at
    return this.offers.length === 0 ? null : (screen.travel?.(view, eyes.seat) ?? null)
  })
  /** By the place where each ends. */
  readonly possible: ReadonlyMap<Target, Journey> = $derived.by(() =>
    this.travel === null ? new Map<Target, Journey>() : journeysFrom(this.travel, this.offers),
  )
  /** The places of the journey that is considered or under way, from the figure on. */
  readonly shown: { readonly places: readonly Target[]; readonly actions: number } = $derived.by(() =>
    this.shownNow(),
  )

  constructor(at: Sitting) {
    this.at = at
  }

  begin(goal: Target): void {
    this.left = this.possible.get(goal)?.steps ?? null
    this.expected = this.travel?.from ?? null
    this.seat = this.at.eyes.seat
    this.chosenAt = -1
    this.at.pointing.close()
    this.goOn()
  }

  stop(): void {
    this.left = null
  }

  /** Another choice of the same seat ends its journey. */
  heed({ seat }: Offered): void {
    if (seat === this.seat) this.stop()
  }

  /** All that makes a sound, except steps, ends a journey. */
  hear(events: readonly ToldEvent[]): void {
    const { screen } = this.at
    const isQuiet = events.every(({ event, args }) => {
      const sound = screen.sound(event, args)
      return sound === undefined || sound === 'step'
    })
    if (!isQuiet) this.stop()
  }

  /** Takes the next step as soon as it is offered. Called while the component that shows the table is made. */
  keepGoing(): void {
    $effect(() => {
      const { playback, choosing, eyes, now } = this.at
      const isReady = !playback.isRunning && choosing.sent === null && eyes.curtain === null
      if (this.left !== null && isReady && now.number !== this.chosenAt) this.goOn()
    })
  }

  private goOn(): void {
    const { travel } = this
    const [next, ...rest] = this.left ?? []
    if (next === undefined) return this.stop()
    if (travel === null) return this.isOthersTurn() ? undefined : this.stop()
    const step = this.offers.find((offer) => travel.walksTo(offer) === next)
    if (travel.from !== this.expected || step === undefined || step.note !== undefined) return this.stop()
    this.left = rest
    this.expected = next
    this.chosenAt = this.at.now.number
    this.at.choosing.choose(step)
  }

  /** The table waits for others: the journey goes on when the question comes back. */
  private isOthersTurn(): boolean {
    const { asked } = this.at.now
    return asked !== null && !asked.waiting.includes(this.seat)
  }

  private shownNow(): { places: readonly Target[]; actions: number } {
    const { pointing, stage } = this.at
    const considered = [pointing.menu?.target, ...stage.hovered].find(
      (target) => target !== undefined && this.possible.has(target),
    )
    const journey = considered === undefined ? undefined : this.possible.get(considered)
    if (journey !== undefined && this.travel !== null)
      return { places: [this.travel.from, ...journey.steps], actions: journey.actions }
    const left = this.left ?? []
    return { places: this.expected === null || left.length === 0 ? [] : [this.expected, ...left], actions: 0 }
  }
}
