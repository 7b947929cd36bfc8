import { createBoardContext } from '@miskatonic/screen'
import type { Options } from '../position.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import type { Seen } from './seen.ts'

/** What a component of this board sees: the stage, and what is on it by its proper types. No seat sees anything of its own. */
export const boardContext = createBoardContext<Seen, object, Options, ScreenWords>({ en, pl })
