import type { Component } from 'svelte'

/** What a component that shows an event in large gets. */
export interface MomentProps<Event extends object> {
  readonly args: Event
  /** Differs for every event shown: throws dice anew. */
  readonly id: number
}

/** The events that a game shows in large over its board, each with its component. */
export type MomentTable<Events> = {
  readonly [E in keyof Events]?: Events[E] extends object ? Component<MomentProps<Events[E]>> : never
}
