import { createBoardContext } from '@miskatonic/screen'
import type { Options } from '../../position.ts'
import { en } from '../../words/en.ts'
import { testing as enTesting } from '../../words/en/testing.ts'
import { pl } from '../../words/pl.ts'
import { testing as plTesting } from '../../words/pl/testing.ts'
import type { TestWords } from '../../words/testing.ts'
import type { Own, Seen } from '../seen.ts'

/** What a test or a fight on the board sees: the stage, its words, and the sentences of the log. */
export const testContext = createBoardContext<
  Seen,
  Own,
  Options,
  TestWords & { readonly events: typeof en.events }
>({ en: { ...enTesting, events: en.events }, pl: { ...plTesting, events: pl.events } })
