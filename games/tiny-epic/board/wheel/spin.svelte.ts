import { untrack } from 'svelte'
import type { Colour } from '../../content/tentacles.ts'
import { type Town, bandsOf } from '../../cards/towns.ts'
import { type Reading, readingAt } from '../../content/wheel.ts'
import { angleOfStop } from '../layout.ts'
import type { BoardContext } from '../context.ts'

/** How long the pointer turns, at normal speed, and how often at least (TE-121 asks for two). */
const SPIN = 1600
const TURNS = 4

/** What the pointer shows: a symbol and a town at its front, a town and a colour at its tail. */
export interface Read extends Reading {
  readonly frontTown: Town
  readonly tailTown: Town
  readonly colour: Colour
}

/** The pointer of the wheel: how far it has turned so far, and what it shows once it has come to rest. */
export class Spin {
  /** In degrees, and never back: a pointer that has turned thrice stands at 1080. */
  angle = $state(0)
  /** How long it takes to get there, in milliseconds. */
  duration = $state(0)
  isTurning = $state(false)
  private readonly seen: BoardContext
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(seen: BoardContext) {
    this.seen = seen
    const { stop } = seen.table.turn
    this.angle = angleOfStop(stop ?? 0)
    $effect.pre(() => {
      const { shown } = seen.on
      const { stop: at } = seen.table.turn
      if (at !== null) untrack(() => this.turnTo(at, shown?.event === 'spun' ? shown.id : null))
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  readonly read: Read | null = $derived.by(() => {
    const { turn, ring } = this.seen.table
    if (turn.stop === null || this.isTurning) return null
    const reading = readingAt(turn.stop)
    const tailTown = ring[reading.tail]!
    return {
      ...reading,
      frontTown: ring[reading.front]!,
      tailTown,
      colour: bandsOf[tailTown][reading.band]!,
    }
  })

  /** A hand moves the pointer: it goes along. */
  lead(degrees: number): void {
    this.duration = 0
    this.angle += degrees
  }

  /** The spin that the pointer has made last. */
  private made: number | null = null

  /** Turns for a spin that is being shown; otherwise (after a reload, or when the spin was skipped) the pointer stands where it stopped. */
  private turnTo(stop: number, spin: number | null): void {
    if (spin !== null && spin === this.made) return
    const missing = (((angleOfStop(stop) - this.angle) % 360) + 360) % 360
    clearTimeout(this.timer)
    this.made = spin
    this.duration = spin === null ? 0 : this.seen.on.time(SPIN)
    this.isTurning = this.duration > 0
    this.angle += this.isTurning ? TURNS * 360 + missing : missing
    if (this.isTurning) this.timer = setTimeout(() => (this.isTurning = false), this.duration)
  }
}
