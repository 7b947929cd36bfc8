import { createBoardContext } from '@miskatonic/screen'
import type { Options } from '../../position.ts'
import { headings as enHeadings } from '../../words/en/headings.ts'
import { telling as en } from '../../words/en/telling.ts'
import { headings as plHeadings } from '../../words/pl/headings.ts'
import { telling as pl } from '../../words/pl/telling.ts'
import type { TellingWords } from '../../words/telling.ts'
import type { Own, Seen } from '../seen.ts'

/** What a page of the book sees: the stage, and the words around the story. */
export const bookContext = createBoardContext<
  Seen,
  Own,
  Options,
  TellingWords & { readonly headings: typeof enHeadings }
>({ en: { ...en, headings: enHeadings }, pl: { ...pl, headings: plHeadings } })
