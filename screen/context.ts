import type { Language } from '@miskatonic/kernel'
import { type Stage, stage } from './stage.svelte.ts'

/** What a component of a board sees: the stage, and what is on it by the types of the game. */
export interface BoardContext<Table, Own, Options, Words> {
  readonly on: Stage
  readonly table: Table
  readonly own: Own
  readonly options: Options
  readonly words: Words
}

/** Makes a game's own way to look at the stage; components call it while they are being made. */
export function createBoardContext<Table, Own, Options, Words>(
  words: Readonly<Record<Language, Words>>,
): () => BoardContext<Table, Own, Options, Words> {
  return () => {
    const on = stage()
    // The stage holds the view of any game; here it gets the types of this one.
    return {
      on,
      get table() {
        return on.view.table as Table
      },
      get own() {
        return on.view.own as Own
      },
      get options() {
        return on.view.options as Options
      },
      get words() {
        return words[on.language]
      },
    }
  }
}
