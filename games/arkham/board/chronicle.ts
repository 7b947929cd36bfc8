import { deedsIn, type MarkTable } from '@miskatonic/screen'
import type { Chronicle } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { chronicle as en } from '../words/en/chronicle.ts'
import { chronicle as pl } from '../words/pl/chronicle.ts'

const marks: MarkTable<Events> = {
  codexChanged: 'turning point',
  investigatorLost: 'turning point',
  anomalyAppeared: 'turning point',
  headlineRead: 'mark',
  rumourSpread: 'mark',
  gateBurst: 'mark',
  anomalyVanished: 'mark',
  monsterDefeated: 'mark',
  cluesResearched: 'mark',
}

const deed = deedsIn<Events, keyof typeof en.deeds>({ en: en.deeds, pl: pl.deeds })

/** The codex turns the story; the investigators are counted by what they found, warded off and endured. */
export const chronicle: Chronicle = {
  turn: { event: 'roundBegan', number: 'round', label: { en: en.turn, pl: pl.turn } },
  marks,
  deeds: [
    deed('clues', 'magnifying-glass', { cluesResearched: ({ seat, n }) => [seat, n] }),
    deed('monsters', 'claws', { monsterDefeated: ({ by }) => [by ?? '', 1] }),
    deed('ways', 'footprint', { moved: ({ seat }) => [seat, 1] }),
    deed('encounters', 'open-book', { encounterEnded: ({ seat }) => [seat, 1] }),
    deed('damage', 'heart-beats', { harmSuffered: ({ seat, damage }) => [seat, damage] }),
    deed('horror', 'brain', { harmSuffered: ({ seat, horror }) => [seat, horror] }),
  ],
}
