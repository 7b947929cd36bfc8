import type { Library } from '../library.ts'
import { archiveWords, commonArchive, endingWords } from './archive/index.ts'
import { headlines, stories } from './stories/index.ts'

/** All that is read in the course of a game. */
export const library: Library = {
  stories,
  headlines,
  archive: {
    'drowned-carillon': { ...commonArchive, ...archiveWords['drowned-carillon'] },
    'lamplighters-ledger': { ...commonArchive, ...archiveWords['lamplighters-ledger'] },
    'sash-and-mask': { ...commonArchive, ...archiveWords['sash-and-mask'] },
    'second-town': { ...commonArchive, ...archiveWords['second-town'] },
  },
  endings: endingWords,
}
