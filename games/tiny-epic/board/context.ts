import { createBoardContext } from '@miskatonic/screen'
import type { Character } from '../content/characters.ts'
import type { Options } from '../position.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import type { Seen } from './seen.ts'
import { nameOfCharacter } from './targets.ts'

export { gooEmblem, kindColour, kindEmblems, kindIcon, sheetColour, townIcon } from './emblems.ts'

const context = createBoardContext<Seen, object, Options, ScreenWords>({ en, pl })

/** What a component of this board sees: the stage, and what is on it by its proper types. */
export interface BoardContext extends ReturnType<typeof context> {
  /** A character by its sheet: players and assistants alike. */
  name(who: Character): string
}

export function boardContext(): BoardContext {
  const seen = context()
  return Object.assign(seen, { name: (who: Character) => nameOfCharacter(seen.words, seen.table, who) })
}
