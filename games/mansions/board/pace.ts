import type { Language, View } from '@miskatonic/kernel'
import type { Screen } from '@miskatonic/screen/contract'
import type { Asks, Choices, Events } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { tableIn } from './seen.ts'

type Sound = ReturnType<Screen['sound']>

/** How long an event is shown, in milliseconds, and what is heard of it. Other events only change the table. */
const events: { readonly [E in keyof Events]?: readonly [beat: number, sound?: Sound] } = {
  questionAnswered: [300],
  cardsLaid: [700, 'card'],
  investigatorChosen: [500, 'card'],
  enteredHouse: [500, 'step'],
  roundBegan: [700],
  turnBegan: [450],
  stunned: [600, 'blow'],
  phasesLost: [600],
  faceDownDiscarded: [500, 'card'],
  cardDropped: [350, 'card'],
  itemUsed: [500, 'card'],
  hid: [500, 'step'],
  cameOut: [400, 'step'],
  barrierMoved: [600, 'blow'],
  corpsesBurnt: [700, 'dread'],

  moved: [450, 'step'],
  stayedOut: [300],
  escaped: [900, 'relief'],
  lockRevealed: [1800, 'seal'],
  lockOpened: [700, 'seal'],
  lockHeld: [600],
  obstacleRevealed: [1800, 'card'],
  obstacleRemoved: [600, 'seal'],
  obstacleHeld: [600],
  cardUsed: [400, 'card'],
  explored: [350],
  cardTaken: [300, 'card'],
  cardFound: [1600, 'card'],
  clueFound: [1900, 'whisper'],

  evading: [500, 'step'],
  ropeUsed: [500],
  struckInPassing: [800, 'blow'],
  facing: [900, 'dread'],
  tested: [1500, 'die'],
  rollForced: [600, 'whisper'],
  attacked: [700, 'blow'],
  combatDrawn: [1300, 'card'],
  monsterAttacks: [900, 'ambush'],
  specialAttack: [900, 'ambush'],
  monsterWounded: [600, 'blow'],
  monsterShielded: [500],
  monsterKilled: [900, 'blow'],
  monsterStunned: [500, 'blow'],
  foundOut: [600, 'dread'],

  spellCast: [700, 'whisper'],
  spellTurned: [1300, 'card'],
  spellGained: [900, 'card'],
  puzzleLaid: [600, 'card'],
  puzzleChanged: [250, 'wheel'],
  pieceDrawn: [500, 'card'],
  solved: [1200, 'relief'],
  gaveUp: [500],

  damaged: [700, 'blow'],
  horrified: [700, 'madness'],
  nervesHeld: [500],
  traumaPlayed: [2000, 'madness'],
  investigatorKilled: [2200, 'nightmare'],
  playerEliminated: [1200, 'dread'],

  keeperTurnBegan: [1100, 'dread'],
  actionUsed: [1500, 'card'],
  sampleTaken: [800, 'dread'],
  sampleLaid: [700, 'dread'],
  powerUsed: [900, 'dread'],
  gave: [350, 'card'],
  urged: [700, 'madness'],
  mythosPlayed: [2000, 'dread'],
  mythosAverted: [700, 'relief'],
  threatGained: [300],
  keeperDrew: [400, 'card'],

  monsterPlaced: [1000, 'ambush'],
  monsterNamed: [1500, 'dread'],
  monsterMoved: [500, 'step'],
  monsterLeft: [600, 'step'],
  barrierSettled: [700, 'blow'],
  corpseLaid: [500, 'dread'],
  corpseRaised: [900, 'dread'],
  darkened: [800, 'dread'],
  ignited: [800, 'dread'],
  lit: [500],
  extinguished: [500],

  timePassed: [600, 'seal'],
  eventResolved: [2400, 'awakening'],
  clueNamed: [900, 'whisper'],
  objectiveRevealed: [2600, 'awakening'],
  storyCardPlaced: [800, 'card'],
  marked: [600, 'dread'],
  holeDug: [700, 'dread'],
  skillPointsGained: [300],
  healed: [500, 'relief'],
  prayed: [800, 'die'],
  turnedOn: [1000, 'blow'],
}

export function beat(event: string): number {
  return events[event as keyof Events]?.[0] ?? 0
}

export function sound(event: string): Sound {
  return events[event as keyof Events]?.[1]
}

/**
 * The night cannot be called back: the Objective is read, an investigator leaves. Most other choices are too frequent to confirm, and the
 * Keeper's answers can be taken back until the last one is given.
 */
const fateful: ReadonlySet<string> = new Set<keyof Choices>(['revealNow', 'escapeBy', 'enterFire'])

export function irrevocable(step: string): boolean {
  return fateful.has(step)
}

/** Ends the turn, does not react, leaves it at that. */
export const main: ReadonlySet<string> = new Set<keyof Choices>([
  'beginTurn',
  'goOn',
  'finishTurn',
  'dropNoMore',
  'noSecondAction',
  'turnBack',
  'stay',
  'driveNoFurther',
  'pickUpNoMore',
  'notThisClue',
  'keepRope',
  'refrain',
  'roll',
  'keepRoll',
  'letRollStand',
  'noMoreAttack',
  'noSecondHit',
  'holdOn',
  'drawCard',
  'stopPuzzle',
  'noMethod',
  'noTrauma',
  'endureHorror',
  'endActions',
  'endAttacks',
  'giveNoMore',
  'noUrge',
  'noMythos',
  'letItCome',
  'placeNone',
  'pushNoFurther',
  'moveNone',
  'scroungeNoMore',
  'sendNothing',
])

export const skippable: ReadonlySet<string> = new Set<keyof Asks>(['mythosWindow', 'traumaWindow'])

/** MM-443, MM-444: a roll of 1 always succeeds, a roll of 10 never. */
function chanceOf(value: number, words: typeof en): string {
  const least = Math.min(9, Math.max(1, value))
  return words.chance(least, 10 * least)
}

/** Moves and actions of a turn, the chance of a test, spaces of a figure that is pushed, puzzle actions. */
export function left(view: View, language: Language): string | null {
  const words = { en, pl }[language]
  const { turn } = tableIn(view)
  switch (view.asked?.step) {
    case 'act':
      return turn === null ? null : words.movesLeft(turn.moves, turn.actions)
    case 'driveInvestigator':
    case 'pushMonster':
      return words.spacesLeft((view.asked.args as Asks['pushMonster']).left)
    case 'solve':
      return words.puzzleActionsLeft((view.asked.args as Asks['solve']).left)
    case 'prepareTest':
      return chanceOf((view.asked.args as Asks['prepareTest']).value, words)
    case 'keeperActs':
      return words.threat(tableIn(view).threat)
    default:
      return null
  }
}
