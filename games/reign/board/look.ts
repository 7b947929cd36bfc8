import { type Stage, stage } from '@miskatonic/screen'
import type { Options } from '../position.ts'
import type { BoardWords } from '../words/board.ts'
import { board as en } from '../words/en/board.ts'
import { board as pl } from '../words/pl/board.ts'
import type { Own, Seen } from './seen.ts'

/** What a component of this table sees: the stage, and what is on it by its proper types. */
export interface Look {
  readonly on: Stage
  readonly table: Seen
  readonly own: Own
  readonly options: Options
  readonly words: BoardWords
}

export function look(): Look {
  const on = stage()
  return {
    on,
    get table() {
      return on.view.table as unknown as Seen
    },
    get own() {
      return on.view.own
    },
    get options() {
      return on.view.options as Options
    },
    get words() {
      return { en, pl }[on.language]
    },
  }
}
