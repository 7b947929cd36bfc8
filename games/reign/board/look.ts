import { boardContext } from '@miskatonic/screen'
import type { Options } from '../position.ts'
import type { BoardWords } from '../words/board.ts'
import { board as en } from '../words/en/board.ts'
import { board as pl } from '../words/pl/board.ts'
import type { Own, Seen } from './seen.ts'

/** What a component of this board sees: the stage, and what is on it by its proper types. */
export const look = boardContext<Seen, Own, Options, BoardWords>({ en, pl })
