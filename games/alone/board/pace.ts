import type { Language, View } from '@miskatonic/kernel'
import type { Screen } from '@miskatonic/screen/contract'
import { reactionsInATurn } from '../content/cards.ts'
import type { Asks, Choices, Events } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { tableIn } from './seen.ts'

type Sound = ReturnType<Screen['sound']>

/** How long an event is shown, in milliseconds, and what is heard of it. Other events only change the table. */
const events: { readonly [E in keyof Events]?: readonly [beat: number, sound?: Sound] } = {
  characterTaken: [500, 'card'],
  decksTaken: [600, 'card'],
  gameSetUp: [700],
  itemsDrawn: [1500, 'card'],
  cardsDrawn: [350, 'card'],
  roundBegan: [1500, 'dread'],
  turnBegan: [500],

  timeSlowed: [800],
  adrenalineGained: [400],
  adrenalineLost: [500],
  acted: [300],
  moved: [600, 'step'],
  doorLocked: [450, 'seal'],
  doorUnlocked: [450, 'step'],
  sectorRevealed: [350],
  sectorsForgotten: [500],
  monsterSeen: [800, 'dread'],
  litUp: [250],
  wentDark: [600, 'dread'],
  hazardPlaced: [600, 'dread'],
  hazardDiscarded: [500],
  hazardsSetAside: [700],

  targetsAsked: [400],
  located: [1700],
  itemUpgraded: [600, 'seal'],
  chargesSpent: [250],
  itemDiscarded: [350],
  recovered: [700, 'relief'],
  roomSearched: [300],

  cardProposed: [500, 'whisper'],
  proposalRefused: [400],
  cardPlayed: [2400, 'card'],
  cardReturned: [400, 'card'],
  monsterSpawned: [600, 'step'],
  monsterMoved: [650, 'step'],
  monsterRelocated: [600, 'step'],
  monsterRemoved: [450],
  noise: [1300, 'step'],
  frightened: [1500, 'madness'],
  diceRolled: [1800, 'die'],
  diceRerolled: [1700, 'die'],
  attackBegan: [1400, 'ambush'],
  monsterWounded: [900, 'blow'],
  monsterKilled: [1200, 'blow'],
  monsterStunned: [700, 'blow'],
  experienceGained: [800],
  strengthened: [500],

  lostHealth: [1100, 'blow'],
  lostControl: [1100, 'dread'],
  lossPrevented: [600],
  allyStruck: [900, 'blow'],
  allyGained: [1500],
  allyLost: [1300, 'dread'],
  allySacrificed: [1500, 'blow'],
  allyUsed: [350],

  missionAdvanced: [1000, 'seal'],
  missionCompleted: [1900, 'seal'],
  finalMissionActive: [2400, 'dread'],
  conditionPlaced: [400],
  conditionTaken: [700, 'seal'],
  bossPlaced: [2400, 'awakening'],
  roundGained: [800],
  nightmareBegan: [3200, 'nightmare'],
  leaderPassed: [500],
  cardsDropped: [250, 'card'],
  adrenalineRefilled: [500],
}

export function beat(event: string): number {
  return events[event as keyof Events]?.[0] ?? 0
}

export function sound(event: string): Sound {
  return events[event as keyof Events]?.[1]
}

/** These fill the board. */
export const pictured: ReadonlySet<string> = new Set<keyof Events>([
  'frightened',
  'attackBegan',
  'nightmareBegan',
  'bossPlaced',
])

/** Sacrifices. Most other choices cannot be undone either, but are too frequent to confirm. */
const fateful: ReadonlySet<string> = new Set<keyof Choices>(['sacrifice'])

export function irrevocable(step: string): boolean {
  return fateful.has(step)
}

/** Whether to play a card now. */
export const skippable: ReadonlySet<string> = new Set<keyof Asks>(['react'])

/** Ends the actions, does not react, leaves it at that. */
export const main: ReadonlySet<string> = new Set<keyof Choices>([
  'endActions',
  'pass',
  'stopMoving',
  'leaveDoors',
  'leaveHazards',
  'recallDrone',
  'stopUpgrading',
  'keepRoll',
  'keepMisses',
  'stayHere',
  'endure',
  'takeTheRoll',
  'letMazeGo',
  'recoverNothing',
  'stay',
  'spawnNone',
  'trapNone',
  'darkenNone',
  'boltNone',
  'spoilNone',
  'followNoMore',
  'dragNone',
  'letGo',
  'dropNoMore',
])

/** Actions while the Hero chooses one, points while the Hero moves, reactions while Evil may react. */
export function left(view: View, language: Language): string | null {
  const words = { en, pl }[language]
  const { turn } = tableIn(view)
  switch (view.asked?.step) {
    case 'act':
      return words.actionsLeft(turn.actionsLeft)
    case 'goOn':
    case 'ledWhere':
      return words.stepsLeft((view.asked.args as Asks['goOn']).left)
    case 'react':
      return words.reactionsLeft(Math.max(0, reactionsInATurn - turn.reactions))
    default:
      return null
  }
}
