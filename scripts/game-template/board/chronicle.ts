import { deedsIn, type MarkTable } from '@miskatonic/screen'
import type { Chronicle } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { chronicle as en } from '../words/en/chronicle.ts'
import { chronicle as pl } from '../words/pl/chronicle.ts'

const marks: MarkTable<Events> = { candleBurned: 'turning point', charmPlayed: 'mark' }

const deed = deedsIn<Events, keyof typeof en.deeds>({ en: en.deeds, pl: pl.deeds })

/** The story of a finished game: turns are counted, candles that burned down are its turning points. */
export const chronicle: Chronicle = {
  turn: { event: 'turnBegan', label: { en: en.turn, pl: pl.turn } },
  marks,
  deeds: [
    deed('searches', 'magnifying-glass', { searched: ({ seat }) => [seat, 1] }),
    deed('clues', 'all-seeing-eye', { searched: ({ seat, face }) => [seat, face === 'clue' ? 1 : 0] }),
    deed('charms', 'lantern-flame', { charmPlayed: ({ seat }) => [seat, 1] }),
  ],
}
