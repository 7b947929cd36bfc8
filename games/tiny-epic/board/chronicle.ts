import { deedsIn, type MarkTable } from '@miskatonic/screen'
import type { Chronicle } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { chronicle as en } from '../words/en/chronicle.ts'
import { chronicle as pl } from '../words/pl/chronicle.ts'

const marks: MarkTable<Events> = {
  phaseTwoBegan: 'turning point',
  portalClosed: 'turning point',
  lineCompleted: 'turning point',
  hopeLost: 'turning point',
  strengthRose: 'mark',
  powerUnleashed: 'mark',
  shamblerBanished: 'mark',
  pageTranslated: 'mark',
  spaceSealed: 'mark',
}

const deed = deedsIn<Events, keyof typeof en.deeds>({ en: en.deeds, pl: pl.deeds })

/** Portals, lines of the Necronomicon and the second phase turn the game. */
export const chronicle: Chronicle = {
  turn: { event: 'turnBegan', label: { en: en.turn, pl: pl.turn } },
  marks,
  deeds: [
    deed('pages', 'evil-book', { pageTranslated: ({ who }) => [who, 1] }),
    deed('seals', 'pentacle', { spaceSealed: ({ who }) => [who, 1] }),
    deed('shamblers', 'tentacles-skull', { shamblerBanished: ({ who }) => [who, 1] }),
    deed('collected', 'brain', { collected: ({ who }) => [who, 1] }),
    deed('moves', 'footprint', { moved: ({ who }) => [who, 1] }),
  ],
}
