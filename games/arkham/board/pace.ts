import type { Language, View } from '@miskatonic/kernel'
import type { Screen } from '@miskatonic/screen/contract'
import type { Asks, Choices, Events } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { actionsLeft } from '../steps/abilities.ts'
import { readable, tableIn } from './seen.ts'

type Sound = ReturnType<Screen['sound']>

/** How long an event is shown, in milliseconds, and what is heard of it. Other events only change the table. */
const events: { readonly [E in keyof Events]?: readonly [beat: number, sound?: Sound] } = {
  leadTaken: [400],
  gameSetUp: [600],
  investigatorChosen: [500, 'card'],
  roundBegan: [900],
  phaseBegan: [800],
  turnBegan: [400],
  stoodUp: [500],
  decided: [250],

  moved: [420, 'step'],
  movedDirectly: [600, 'step'],

  testBegan: [500],
  diceAdded: [400, 'card'],
  diceRolled: [1400, 'die'],
  dieRerolled: [900, 'die'],
  dieRaised: [500],
  successesAdded: [500],
  testEnded: [1100],

  engaged: [700, 'ambush'],
  disengaged: [400],
  exhausted: [450],
  evaded: [600, 'relief'],
  monsterHurt: [600, 'blow'],
  monsterDefeated: [900, 'blow'],
  monsterMoved: [550, 'step'],
  monsterActivated: [350],
  monsterAttacked: [900, 'ambush'],
  monsterSpawned: [1100, 'dread'],
  monstersReadied: [500],
  monsterBanished: [700],

  harmSuffered: [700, 'blow'],
  harmPrevented: [400],
  harmExchanged: [500],
  healed: [500, 'relief'],
  investigatorLost: [2200, 'nightmare'],
  delayed: [600],

  moneyGained: [300],
  moneyLost: [300],
  cluesGained: [500, 'whisper'],
  remnantsGained: [500],
  focused: [350],
  cluesResearched: [800, 'seal'],
  cardGained: [900, 'card'],
  cardBought: [700, 'card'],
  cardDiscarded: [400, 'card'],
  displayFilled: [350, 'card'],
  given: [400, 'card'],
  spellCast: [700, 'whisper'],
  deckForeseen: [800, 'whisper'],

  doomPlaced: [650, 'dread'],
  doomOnSheet: [700, 'dread'],
  doomRemoved: [700, 'seal'],
  doomSpread: [600, 'dread'],
  clueSpawned: [700, 'whisper'],
  gateBurst: [1300, 'awakening'],
  anomalyAppeared: [1200, 'awakening'],
  anomalyVanished: [900, 'relief'],
  panicMounted: [900, 'dread'],

  encounterBegan: [500, 'card'],
  encounterEnded: [300],

  tokenDrawn: [1500, 'card'],
  cupRefilled: [600],
  cupChanged: [800],
  headlineRead: [2200, 'card'],
  rumourSpread: [1800, 'dread'],
  pactRolled: [900, 'die'],
  pactFlipped: [1800, 'nightmare'],

  codexChanged: [1900, 'seal'],
  codexDoom: [600, 'dread'],
  codexClue: [500, 'whisper'],
  rumourDiscarded: [700, 'relief'],
  markerPlaced: [600],
  markerRemoved: [500],
  markerTurned: [900, 'card'],
  markersDealt: [700, 'card'],
}

export function beat(event: string): number {
  return events[event as keyof Events]?.[0] ?? 0
}

export function sound(event: string): Sound {
  return events[event as keyof Events]?.[1]
}

/** A turn that ends with actions left, and a new investigator; most other choices are too frequent to confirm. */
const fateful: ReadonlySet<string> = new Set<keyof Choices>(['takeSheet'])

export function irrevocable(step: string): boolean {
  return fateful.has(step)
}

/** Ends the turn, rolls, lets it be. */
export const main: ReadonlySet<string> = new Set<keyof Choices>([
  'stopActing',
  'stopWalking',
  'rollNow',
  'keepDice',
  'noHelp',
  'takeDamage',
  'takeHorror',
  'allowHarm',
  'stopTrading',
  'stopBuying',
  'leaveDecks',
  'pass',
])

/** Actions of the turn, spaces of a move. */
export function left(view: View, language: Language): string | null {
  const words = { en, pl }[language]
  const { turn } = tableIn(view)
  switch (view.asked?.step) {
    case 'act':
      return turn === null
        ? null
        : words.actionsLeft(actionsLeft({ table: readable(tableIn(view)) }, turn.seat))
    case 'goOn': {
      const { free, paid } = view.asked.args as Asks['goOn']
      return words.spacesLeft(free, paid)
    }
    default:
      return null
  }
}
