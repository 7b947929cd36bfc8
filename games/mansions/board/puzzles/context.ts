import { createBoardContext } from '@miskatonic/screen'
import type { Options } from '../../position.ts'
import { puzzling as en } from '../../words/en/puzzling.ts'
import { puzzling as pl } from '../../words/pl/puzzling.ts'
import type { PuzzleWords } from '../../words/puzzling.ts'
import type { Own, Seen } from '../seen.ts'

/** What a component of a puzzle sees: the stage, and the words of puzzles. */
export const puzzleContext = createBoardContext<Seen, Own, Options, PuzzleWords>({ en, pl })
