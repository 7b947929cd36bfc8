import { newsOf } from '@miskatonic/screen/contract'
import type { Events } from '../kind.ts'
import { targets } from './targets.ts'

/** What monsters and the mythos have done to the town, and what is new in the case file. */
export const news = newsOf<Events>({
  turns: { turnBegan: ({ seat }) => seat },
  touched: {
    doomPlaced: ({ at }) => targets.place(at),
    clueSpawned: ({ hood }) => targets.hood(hood),
    anomalyAppeared: ({ hood }) => targets.hood(hood),
    monsterSpawned: ({ monster }) => targets.monster(monster),
    monsterMoved: ({ monster }) => targets.monster(monster),
    codexChanged: ({ card }) => targets.codex(card),
    codexDoom: ({ card }) => targets.codex(card),
    codexClue: ({ card }) => targets.codex(card),
    rumourSpread: ({ card }) => targets.codex(card),
    doomOnSheet: () => targets.scenario(),
    cluesResearched: () => targets.scenario(),
  },
})
