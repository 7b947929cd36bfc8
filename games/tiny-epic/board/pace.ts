import type { Args, Language, View } from '@miskatonic/kernel'
import type { Screen } from '@miskatonic/screen/contract'
import type { Choices, Events } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { Seen } from './seen.ts'

type Sound = ReturnType<Screen['sound']>

/** How long an event is shown, in milliseconds, and what is heard of it. Other events only change the table. */
const events: { readonly [E in keyof Events]?: readonly [beat: number, sound?: Sound] } = {
  sheetTaken: [400, 'card'],
  gameSetUp: [600],
  turnBegan: [600],

  spun: [2600, 'wheel'],
  soothed: [600, 'relief'],
  chaosStirred: [600],
  symbolHadNoEffect: [500],
  drawsSet: [400],
  tentacleDrawn: [650, 'card'],
  bagWasEmpty: [700],
  madnessCameTo: [500, 'step'],
  tentacleTaken: [500, 'step'],
  energyRose: [900, 'dread'],

  townCursed: [1600, 'blow'],
  composureCursed: [1600, 'blow'],
  brainMoved: [1300, 'dread'],
  energyCursed: [1700, 'dread'],
  strengthRose: [1700, 'dread'],
  shamblersCursed: [1600, 'blow'],
  eldritchReplaced: [500],

  shamblerPlaced: [600, 'step'],
  greatOldOneMoved: [800, 'step'],
  powerUnleashed: [2800, 'dread'],
  powerBlocked: [1500, 'seal'],
  pageLost: [700, 'card'],
  madnessSwept: [600, 'madness'],
  burdened: [350, 'step'],
  powerFoundNobody: [500],

  moved: [450, 'step'],
  pageTurned: [1000, 'card'],
  drawSpared: [400],
  collected: [350],
  diceRolled: [1700, 'die'],
  diceRerolled: [1700, 'die'],
  banishFailed: [1200],
  shamblerSpared: [300],
  shamblerBanished: [700, 'blow'],
  matCleared: [500],
  spent: [250],
  actionBought: [400],
  sealFailed: [1200],
  spaceSealed: [1600, 'seal'],
  portalClosed: [2400, 'seal'],

  pageTranslated: [1600, 'card'],
  pageMarked: [350],
  lineCompleted: [1100, 'seal'],
  pageDealt: [300, 'card'],
  pagesReshuffled: [500, 'card'],
  phaseTwoBegan: [3400, 'awakening'],
  hopeLost: [1500, 'madness'],

  townUsed: [400],
  shamblerSentAway: [600],
  pageExchanged: [900, 'card'],
  chaosTaken: [350],
  brewed: [500],
  energyReleased: [600],
  handedOver: [400],

  assistantOrdered: [500],
  pageLeft: [300],
}

export function beat(event: string): number {
  return events[event as keyof Events]?.[0] ?? 0
}

export function sound(event: string): Sound {
  return events[event as keyof Events]?.[1]
}

/** These fill the board. */
export const pictured: ReadonlySet<string> = new Set<keyof Events>([
  'brainMoved',
  'strengthRose',
  'phaseTwoBegan',
  'portalClosed',
  'hopeLost',
])

/** Choices after which the wheel, the bag or the dice decide: they cannot be taken back. */
const fateful: ReadonlySet<string> = new Set<keyof Choices>([
  'endTurn',
  'concede',
  'banish',
  'seal',
  'assistantBanishes',
  'assistantSeals',
])

export function irrevocable(step: string, _: Args, asked: string): boolean {
  // The stop after the last action is there to think once more: it needs no second one.
  return fateful.has(step) && asked !== 'actionsUsed'
}

/** Ends the turn, or leaves it at that. */
export const main: ReadonlySet<string> = new Set<keyof Choices>([
  'endTurn',
  'goOn',
  'keepDice',
  'stopCollecting',
  'stopShining',
  'stopOrdering',
  'spareShambler',
  'leavePage',
  'payAsShown',
])

/** How many actions are left, while the active player chooses one; after the last one, what going on will bring. */
export function left({ asked, table }: View, language: Language): string | null {
  const words = { en, pl }[language]
  if (asked?.step === 'actionsUsed') return words.untilYouGoOn
  return asked?.step === 'act' ? words.actionsLeft((table as Seen).turn.actionsLeft) : null
}
