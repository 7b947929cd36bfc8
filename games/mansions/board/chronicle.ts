import { deedsIn, type MarkTable } from '@miskatonic/screen'
import type { Chronicle } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { chronicle as en } from '../words/en/chronicle.ts'
import { chronicle as pl } from '../words/pl/chronicle.ts'

const marks: MarkTable<Events> = {
  eventResolved: 'turning point',
  objectiveRevealed: 'turning point',
  investigatorKilled: 'turning point',
  escaped: 'turning point',
  clueFound: 'mark',
  solved: 'mark',
  monsterPlaced: 'mark',
  monsterNamed: 'mark',
  monsterKilled: 'mark',
  traumaPlayed: 'mark',
  ignited: 'mark',
}

const deed = deedsIn<Events, keyof typeof en.deeds>({ en: en.deeds, pl: pl.deeds })

/** Events, the Objective and deaths turn the story; the investigators are counted by what they found and endured. */
export const chronicle: Chronicle = {
  turn: { event: 'roundBegan', number: 'round', label: { en: en.turn, pl: pl.turn } },
  marks,
  deeds: [
    deed('rooms', 'magnifying-glass', { explored: ({ seat }) => [seat, 1] }),
    deed('clues', 'scroll-unfurled', { clueFound: ({ seat }) => [seat, 1] }),
    deed('puzzles', 'skeleton-key', { solved: ({ seat }) => [seat, 1] }),
    deed('monsters', 'claws', { attacked: ({ seat }) => [seat, 1] }),
    deed('damage', 'heart-beats', { damaged: ({ seat, n }) => [seat, n] }),
    deed('horror', 'brain', { horrified: ({ seat, n }) => [seat, n] }),
  ],
}
