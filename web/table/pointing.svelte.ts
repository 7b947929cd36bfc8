import type { Seat } from '@miskatonic/kernel'
import type { Offered, Stage, Target } from '@miskatonic/screen'
import { AT_A_GLANCE } from './parts.ts'

/** Delays before a tip appears and disappears, in milliseconds. */
const TIP_DELAY = 450
const TIP_LINGER = 250

/** Something on the board and the element that was pressed to get there. */
export interface Pointed {
  readonly target: Target
  readonly anchor: Element
}

/** The table that is pointed at. */
interface Pointable {
  readonly stage: Stage
  /** While events are being shown, a press skips them. */
  readonly playback: { readonly isRunning: boolean; skip(): void }
  readonly choices: { readonly guide: { nudge(): void } | null }
  readonly eyes: { readonly seat: Seat }
  readonly narrowing: { pickAll(there: readonly Offered[], offers: readonly Offered[]): boolean }
  choose(offer: Offered): void
}

/** Pointer, finger and keyboard on the board: what is pressed, asked about, or rested upon. */
export class Pointing {
  /** The menu of something on the board. */
  menu = $state.raw<Pointed | null>(null)
  /** Why nothing can be done where the pointer or the focus rests, or how far it is. */
  tip = $state.raw<Pointed | null>(null)
  /** A choice in the list that the pointer rests on: the board shows where it lies. */
  offer = $state.raw<Offered | null>(null)
  /** A key that asked about something on the board does not also open the help. */
  justAsked = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly at: Pointable

  constructor(at: Pointable) {
    this.at = at
  }

  /** Closes menu and tip. */
  close(): void {
    this.menu = null
    this.tip = null
  }

  /** Points at a choice in the list; null: no longer. */
  pointAt(offer: Offered | null): void {
    const { stage } = this.at
    this.offer = offer
    stage.pointing = offer
    stage.hovered = offer?.targets ?? []
  }

  press(target: Target, anchor: Element): void {
    const { stage, playback, eyes } = this.at
    const { guide } = this.at.choices
    this.tip = null
    if (playback.isRunning) return playback.skip()
    if (guide !== null && !stage.isLit(target)) guide.nudge()
    const there = stage.offersOn(target)
    const [offer, ...others] = there
    if (offer !== undefined && others.length === 0 && offer.seat === eyes.seat) this.at.choose(offer)
    else if (there.length <= AT_A_GLANCE || !this.at.narrowing.pickAll(there, stage.offers))
      this.menu = { target, anchor }
  }

  ask(target: Target, anchor: Element): void {
    this.tip = null
    this.menu = { target, anchor }
    this.justAsked = true
    setTimeout(() => (this.justAsked = false))
  }

  /** After a moment, a tip says why nothing can be done where the pointer or the focus rests, or how far it is. */
  hover(target: Target | null, anchor: Element): void {
    const { stage, playback } = this.at
    clearTimeout(this.timer)
    const hasTip = target !== null && !stage.isLit(target) && !playback.isRunning
    this.timer = setTimeout(
      () => (this.tip = hasTip && this.menu === null ? { target, anchor } : null),
      hasTip ? TIP_DELAY : TIP_LINGER,
    )
  }

  /** The pointer is on the tip itself. */
  holdTip(): void {
    clearTimeout(this.timer)
  }
  releaseTip(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.tip = null), TIP_LINGER)
  }
}
