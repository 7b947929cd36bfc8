import type { Target } from '@miskatonic/screen'
import { getContext, setContext } from 'svelte'
import type { Sector } from '../../content/sectors.ts'
import { targets } from '../targets.ts'
import { type Carriage, carriageOf } from './carriage.ts'
import type { EvilContext } from './context.ts'

/**
 * Choosing a move on the map in steps: first what is moved, then where to, and which way if several lead there. The list offers the same
 * choices in words.
 */
export class Picking {
  private readonly seen: EvilContext
  private picked = $state.raw<Target | null>(null)
  /** Where it shall go, if more than one way leads there. */
  private going = $state.raw<Sector | null>(null)

  constructor(seen: EvilContext) {
    this.seen = seen
  }

  private readonly all: readonly Carriage[] = $derived.by(() =>
    this.seen.on.offers.flatMap((offer) => carriageOf(offer, this.seen.own) ?? []),
  )
  /** What can be taken. */
  readonly starts: readonly Target[] = $derived.by(() => [...new Set(this.all.map(({ from }) => from))])
  /** What is being taken: what was picked, or the only thing that can be. */
  readonly taken: Target | null = $derived.by(() => {
    if (this.picked !== null && this.starts.includes(this.picked)) return this.picked
    return this.starts.length === 1 ? this.starts[0]! : null
  })
  private readonly ways: readonly Carriage[] = $derived.by(() =>
    this.all.filter(({ from }) => from === this.taken),
  )
  /** Ways among which one still has to choose. */
  readonly forks: readonly Carriage[] = $derived.by(() =>
    this.going === null ? [] : distinct(this.ways.filter(({ to }) => to === this.going)),
  )

  get isFree(): boolean {
    return this.picked !== null
  }

  /** What a sector means now: itself, or that the thing which was picked goes there. */
  meaningOf(sector: Sector): readonly Target[] {
    if (this.taken === null) return [targets.sector(sector)]
    const there = distinct(this.ways.filter(({ to }) => to === sector)).map(({ exact }) => exact)
    return there.length === 0 && this.picked === null ? [targets.sector(sector)] : there
  }

  /** The sector in which such a choice ends. */
  endOf(exact: Target): Sector | undefined {
    return this.all.find((each) => each.exact === exact)?.to
  }

  /** Takes it, or puts it back; false: pressing it has to mean something else. */
  take(what: Target): boolean {
    if (!this.starts.includes(what)) return false
    const isPicked = this.picked === what
    this.putDown()
    if (!isPicked) this.picked = what
    return true
  }

  /** Where several ways lead there, asks which; false: pressing the sector is enough. */
  goTo(sector: Sector): boolean {
    if (this.meaningOf(sector).length < 2) return false
    this.going = sector
    return true
  }

  putDown(): void {
    this.picked = null
    this.going = null
  }
}

function distinct(ways: readonly Carriage[]): Carriage[] {
  return ways.filter(({ exact }, i) => ways.findIndex((other) => other.exact === exact) === i)
}

const key = Symbol('picking')
export function setPicking(made: Picking): Picking {
  setContext(key, made)
  return made
}
export function picking(): Picking {
  return getContext<Picking>(key)
}
