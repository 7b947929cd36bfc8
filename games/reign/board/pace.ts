import type { Args, Language, View } from '@miskatonic/kernel'
import type { Screen } from '@miskatonic/screen/contract'
import type { Choices, Events, Reign } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { tableIn } from './seen.ts'

type Sound = ReturnType<Screen['sound']>

/** How long an event is shown, in milliseconds, and what is heard of it. Other events only change the table. */
const events: { readonly [E in keyof Events]?: readonly [beat: number, sound?: Sound] } = {
  investigatorTaken: [400, 'card'],
  cardsDealt: [250, 'card'],
  turnBegan: [500],

  entered: [450, 'step'],
  cultistsDefeated: [450, 'blow'],
  shoggothDefeated: [600, 'blow'],
  relicDrawn: [900, 'card'],
  tradeDeclined: [300],
  cardGiven: [450, 'card'],
  gateSealed: [2200, 'seal'],
  cultistsDispersed: [500],
  clueTaken: [500, 'card'],
  cultistMoved: [400, 'step'],

  cardsDrawn: [700, 'card'],
  evilStirred: [1800, 'dread'],
  summoningCardRevealed: [850, 'card'],
  summoningDiscardReshuffled: [500, 'card'],
  summoningSkipped: [900, 'relief'],
  cardDiscarded: [300, 'card'],

  cultistPlaced: [350, 'step'],
  shoggothPlaced: [700, 'dread'],
  placementPrevented: [700, 'seal'],
  ritual: [1500, 'dread'],
  shoggothMoved: [550, 'step'],
  shoggothLeft: [700, 'dread'],
  oldOneAwoke: [3000, 'awakening'],
  cultistsRemoved: [500],
  oldOneSilenced: [1200, 'seal'],

  dieRolled: [1700, 'die'],
  rollPrevented: [700],
  sanityLost: [450, 'blow'],
  wentInsane: [1800, 'madness'],
  sanityRegained: [450, 'relief'],
  recovered: [900, 'relief'],

  relicPlayed: [1400, 'card'],
  relicForbidden: [400],
  relicHadNoEffect: [500],
  actionsGained: [300],
  figuresBurned: [500, 'blow'],
  townWarded: [1600, 'seal'],
  deckSeen: [400, 'whisper'],
  deckOrdered: [300, 'card'],
  cluesSwapped: [600, 'card'],
  relicEnded: [300],
}

export function beat(event: string): number {
  return events[event as keyof Events]?.[0] ?? 0
}

export function sound(event: string): Sound {
  return events[event as keyof Events]?.[1]
}

/** These fill the board. */
export const pictured: ReadonlySet<string> = new Set<keyof Events>([
  'evilStirred',
  'oldOneAwoke',
  'ritual',
  'gateSealed',
  'wentInsane',
])

/** These reveal a card or throw a die, so they cannot be undone. */
const fateful: ReadonlySet<string> = new Set<keyof Choices>(['endActions', 'useGate', 'playRelic'])

export function irrevocable(step: string, _: Args, asked: string): boolean {
  // The stop after the last action is there to think once more: it needs no second one.
  return fateful.has(step) && asked !== 'actionsUsed'
}

/** Ends the actions, plays nothing, leaves it at that. */
export const main: ReadonlySet<string> = new Set<keyof Choices>([
  'endActions',
  'pass',
  'stopWalking',
  'stopHerding',
  'stopBurning',
])

/** Whether to play something in a window. */
export const skippable: ReadonlySet<string> = new Set<keyof Reign['asks']>(['window'])

/** Actions left, while an action is being chosen; after the last one, what going on will bring. */
export function left(view: View, language: Language): string | null {
  const words = { en, pl }[language]
  if (view.asked?.step === 'actionsUsed') return words.untilYouGoOn
  return view.asked?.step === 'act' ? words.actionsLeft(tableIn(view).turn.actionsLeft) : null
}
