import { type Stage, stage } from '@miskatonic/screen'
import type { Character } from '../content/characters.ts'
import type { Options } from '../position.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import type { Seen } from './seen.ts'
import { nameOfCharacter } from './targets.ts'

export { gooEmblem, kindColour, kindEmblems, kindIcon, sheetColour, sheetIcon, townIcons } from './emblems.ts'

/** What a component of this table sees: the stage, and what is on it by its proper types. */
export interface Look {
  readonly on: Stage
  readonly table: Seen
  readonly options: Options
  readonly words: ScreenWords
  /** A character by its sheet: players and assistants alike. */
  name(who: Character): string
}

export function look(): Look {
  const on = stage()
  return {
    on,
    get table() {
      return on.view.table as Seen
    },
    get options() {
      return on.view.options as Options
    },
    get words() {
      return { en, pl }[on.language]
    },
    name(who) {
      return nameOfCharacter(this.words, this.table, who)
    },
  }
}
