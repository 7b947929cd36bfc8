import { type Stage, stage } from '@miskatonic/screen'
import type { Options } from '../position.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import type { Own, Seen } from './seen.ts'

/** What a component of this table sees: the stage, and what is on it by its proper types. */
export interface Look {
  readonly on: Stage
  /** What the Hero sees, and everybody with the Hero. */
  readonly table: Seen
  /** What Evil sees in addition; the Hero and whoever only watches must not ask. */
  readonly own: Own
  readonly options: Options
  readonly words: ScreenWords
}

export function look(): Look {
  const on = stage()
  return {
    on,
    get table() {
      return on.view.table as unknown as Seen
    },
    get own() {
      return on.view.own as unknown as Own
    },
    get options() {
      return on.view.options as Options
    },
    get words() {
      return { en, pl }[on.language]
    },
  }
}
