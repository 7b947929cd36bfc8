import { createBoardContext } from '@miskatonic/screen'
import type { Options } from '../position.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import type { Own, Seen } from './seen.ts'

/** What a component of this board sees: the stage, and what is on it by its proper types. */
export const boardContext = createBoardContext<Seen, Own, Options, ScreenWords>({ en, pl })
