import type { Snippet } from 'svelte'

/** The events that a game shows in large over its board, each with what is drawn. The number differs for every event: it throws dice anew. */
export type MomentTable<Events> = {
  readonly [E in keyof Events]?: Snippet<[args: Events[E], id: number]>
}
