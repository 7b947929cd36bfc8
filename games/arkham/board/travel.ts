import type { Seat, View } from '@miskatonic/kernel'
import type { Offered, Target, Travel } from '@miskatonic/screen/contract'
import type { Asks, Choices } from '../kind.ts'
import type { Options, Table } from '../position.ts'
import { movesOf } from '../steps/abilities.ts'
import { dreamingSpaces, neighboursWith } from '../steps/look.ts'
import { type Seen, openCards, optionsIn, readable, tableIn } from './seen.ts'
import { targets } from './targets.ts'

/** How far an investigator may go now: spaces that are free, and spaces for $1 each (AH-406.2). */
export interface Reach {
  readonly free: number
  readonly paid: number
}

/** The readings of the rules look only at fields that everybody sees. */
function playIn(view: View): { table: Table; options: Options } {
  return { table: readable(tableIn(view)), options: optionsIn(view) }
}

export function reachOf(view: View, seat: Seat): Reach {
  const { table } = playIn(view)
  const me = table.investigators[seat]
  if (me === undefined || me.sheet === null) return { free: 0, paid: 0 }
  const { free, paid } =
    view.asked?.step === 'goOn' ? (view.asked.args as Asks['goOn']) : movesOf({ table }, seat)
  return {
    free,
    paid: openCards(tableIn(view)).inForce.includes('no-paid-spaces') ? 0 : Math.min(paid, me.money),
  }
}

/** How many spaces away every place is that an investigator can reach now. */
export function distancesOf(view: View, seat: Seat): ReadonlyMap<string, number> {
  const table = tableIn(view)
  const { free, paid } = reachOf(view, seat)
  const waits = (place: string): boolean => isGuarded(table, place)
  return stepsFrom(table.investigators[seat]!.at, free + paid, (at) => neighboursIn(view, at), waits)
}

/** AH-463.2: with archive card 82 dreaming spaces are adjacent to each other. */
function neighboursIn(view: View, at: string): readonly string[] {
  const { table, options } = playIn(view)
  const areJoined = openCards(tableIn(view)).inForce.includes('dreaming-adjacent')
  return neighboursWith(areJoined ? dreamingSpaces(table) : [], { options }, at)
}

function isGuarded({ monsters }: Seen, place: string): boolean {
  return monsters.some(({ at, state }) => at === place && state === 'ready')
}

/** Journeys within one action. A ready monster ends them, because it engages who comes. */
export function travel(view: View, seat: Seat): Travel | null {
  const table = tableIn(view)
  const me = table.investigators[seat]
  if (me === undefined || me.sheet === null) return null
  const { free, paid } = reachOf(view, seat)
  const steps = distancesOf(view, seat)
  return {
    from: targets.place(me.at),
    next: (from) => {
      const at = placeIn(from)
      const taken = steps.get(at)
      if (taken === undefined || taken >= free + paid) return []
      return neighboursIn(view, at).map(targets.place)
    },
    isDangerous: (place) => isGuarded(table, placeIn(place)),
    walksTo,
    actions: () => (view.asked?.step === 'goOn' ? 0 : 1),
  }
}

function walksTo({ step, args }: Pick<Offered, 'step' | 'args'>): Target | undefined {
  return step === 'move' || step === 'walk' ? targets.place((args as Choices['move']).to) : undefined
}

/** Every place within a number of steps, and how many it takes. */
function stepsFrom(
  from: string,
  most: number,
  next: (place: string) => readonly string[],
  waits: (place: string) => boolean,
): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]])
  for (const [place, n] of steps) {
    if (n === most || (place !== from && waits(place))) continue
    for (const to of next(place)) if (!steps.has(to)) steps.set(to, n + 1)
  }
  return steps
}

function placeIn(target: Target): string {
  return target.slice(target.indexOf(':') + 1)
}
