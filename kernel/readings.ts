import type { Game, Kind } from './game.ts'
import type { Position } from './position.ts'
import type { Glance } from './secrets.ts'
import type { Language } from './words.ts'

/** What is read aloud: a story, a page, a headline. */
export interface Passage {
  readonly title?: string
  readonly text: string
}

/** The same passage in every language: people at one table may read different ones, and change theirs. */
export type Reading = Readonly<Record<Language, Passage>>

/**
 * Texts that are to be read only when the game comes to them. They are no part of the words that a page loads: the room tells
 * them, with the event at which they are read and as a part of what everybody sees. So they need not say which card they belong to.
 */
export interface Readings<K extends Kind> {
  /** What lies open to be read now, beside the fields of the table (`view.table.readings`). Everybody sees it. */
  open(at: Glance<K> & Pick<Position, 'outcome'>): object
  /** What is read aloud as an event happens. Those who notice the event are told it too. */
  readonly events: {
    readonly [E in keyof K['events']]?: (args: K['events'][E], at: Glance<K>) => Reading | undefined
  }
}

/** The game with its texts. Without them it can be set up and checked, but nothing is read at its tables. */
export function withReadings<K extends Kind>(game: Game, readings: Readings<K>): Game {
  return { ...game, readings: readings as unknown as NonNullable<Game['readings']> } // types of one game, as in defineGame
}

/** What is read aloud at an event; undefined if nothing is. */
export function readingAt(game: Game, position: Position, event: string, args: object): Reading | undefined {
  const at = game.readings?.events[event]
  return at?.(args, position)
}
