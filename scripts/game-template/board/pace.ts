import type { Screen } from '@miskatonic/screen/contract'
import type { Choices, Events } from '../kind.ts'

type Sound = ReturnType<Screen['sound']>

/** How long an event is shown, in milliseconds, and what is heard of it. Other events only change the table. */
const events: { readonly [E in keyof Events]?: readonly [beat: number, sound?: Sound] } = {
  charmDealt: [250, 'card'],
  turnBegan: [300],
  searched: [1700, 'die'],
  charmPlayed: [1200, 'card'],
  candleBurned: [300],
}

export function beat(event: string): number {
  return events[event as keyof Events]?.[0] ?? 0
}

export function sound(event: string): Sound {
  return events[event as keyof Events]?.[1]
}

/** Searching is what a turn is for. */
export const main: ReadonlySet<string> = new Set<keyof Choices>(['search'])

/** A die cannot be taken back. */
export function irrevocable(step: string): boolean {
  return step === 'search'
}
