import { deedsIn, type MarkTable } from '@miskatonic/screen'
import type { Chronicle } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { chronicle as en } from '../words/en/chronicle.ts'
import { chronicle as pl } from '../words/pl/chronicle.ts'

const marks: MarkTable<Events> = {
  missionCompleted: 'turning point',
  finalMissionActive: 'turning point',
  nightmareBegan: 'turning point',
  allyGained: 'turning point',
  allyLost: 'turning point',
  attackBegan: 'mark',
  frightened: 'mark',
  allySacrificed: 'mark',
  monsterKilled: 'mark',
}

const deed = deedsIn<Events, keyof typeof en.deeds>({ en: en.deeds, pl: pl.deeds })

/** Missions, allies and the nightmare turn the game. What the Hero did not see is not in the Hero's log, and is not counted for the Hero. */
export const chronicle: Chronicle = {
  turn: { event: 'roundBegan', label: { en: en.turn, pl: pl.turn } },
  marks,
  deeds: [
    deed('moves', 'footprint', { moved: () => ['hero', 1] }),
    deed('rooms', 'magnifying-glass', { roomSearched: () => ['hero', 1] }),
    deed('monsters', 'claws', { monsterKilled: () => ['hero', 1] }),
    deed('health', 'heart-beats', { lostHealth: ({ count }) => ['hero', count] }),
    deed('control', 'brain', { lostControl: ({ count }) => ['hero', count] }),
    deed('cards', 'card-draw', { cardPlayed: ({ by }) => [by, 1] }),
  ],
}
