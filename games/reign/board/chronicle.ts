import { deedsIn, type MarkTable } from '@miskatonic/screen'
import type { Chronicle } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { chronicle as en } from '../words/en/chronicle.ts'
import { chronicle as pl } from '../words/pl/chronicle.ts'

const marks: MarkTable<Events> = {
  gateSealed: 'turning point',
  oldOneAwoke: 'turning point',
  wentInsane: 'turning point',
  recovered: 'mark',
  evilStirred: 'mark',
  ritual: 'mark',
  shoggothDefeated: 'mark',
  shoggothLeft: 'mark',
  relicPlayed: 'mark',
  townWarded: 'mark',
  oldOneSilenced: 'mark',
}

const deed = deedsIn<Events, keyof typeof en.deeds>({ en: en.deeds, pl: pl.deeds })

/** Gates, awakenings and madness turn the game. */
export const chronicle: Chronicle = {
  turn: { event: 'turnBegan', label: { en: en.turn, pl: pl.turn } },
  marks,
  deeds: [
    deed('gates', 'pentacle', { gateSealed: ({ seat }) => [seat, 1] }),
    deed('cultists', 'cowled', { cultistsDefeated: ({ seat, count }) => [seat, count] }),
    deed('shoggoths', 'slime', { shoggothDefeated: ({ seat }) => [seat, 1] }),
    deed('relics', 'candle-flame', { relicPlayed: ({ seat }) => [seat, 1] }),
    deed('sanity', 'brain', { sanityLost: ({ seat, count }) => [seat, count] }),
    deed('steps', 'footprint', { entered: ({ seat }) => [seat, 1] }),
  ],
}
