import type { Snippet } from 'svelte'

/**
 * The events that a game shows in large over its board, each with a snippet that draws it. The number differs for every event, so that dice
 * roll again.
 */
export type MomentTable<Events> = {
  readonly [E in keyof Events]?: Snippet<[args: Events[E], id: number]>
}
