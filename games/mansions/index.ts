import { type GameDefinition, defineGame } from '@miskatonic/kernel'
import { about } from './about.ts'
import { chapters } from './chapters.ts'
import {
  backs,
  combatCards,
  investigators,
  lockPieces,
  mythosCards,
  stories,
  tokens,
  traumaCards,
  wires,
} from './content/ids.ts'
import { brokenInvariant, counts } from './invariants.ts'
import type { Mansions } from './kind.ts'
import { keeper } from './names.ts'
import { table } from './position.ts'
import { secrets } from './secrets.ts'
import { setUp } from './setup.ts'
import { seatsOf } from './steps/look.ts'
import { why } from './steps/why.ts'
import { upgrades } from './upgrade.ts'
import { drawText } from './board/text/index.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'
import { worlds } from './worlds.ts'

/** Questions whose answers follow from what everybody sees. */
const ofOpenThings: ReadonlySet<keyof Mansions['asks']> = new Set([
  'chooseInvestigator',
  'dropMore',
  'slipAway',
  'driveInvestigator',
  'chooseSpell',
  'urge',
  'sendDuke',
  'whichClueRoom',
  'turnOnWhom',
  'keeperDrops',
  'discardEquipment',
  'raiseCorpses',
] as const)

const game: GameDefinition<Mansions> = {
  id: about.id,
  version: '4',
  upgrades,
  ledger: about.ledger,
  options: {
    investigators: [2, 1, 3, 4],
    story: stories,
    monsterSkillPoints: ['no', 'yes'],
    limitedTime: ['no', 'yes'],
    uncertainLength: ['no', 'yes'],
    idleQuestions: ['left-out', 'asked'],
  },
  optionsBefore: { idleQuestions: 'asked' },
  seats: seatsOf,
  sideOf: (seat) => (seat === keeper ? 'keeper' : 'investigators'),
  setUp,
  chapters,
  table,
  cards: [],
  inPlay() {},
  secrets,
  worlds,
  why,
  isSelfEvident: (ask, { idleQuestions }) => idleQuestions === 'left-out' && ofOpenThings.has(ask),
  /** Windows in which the Keeper may have nothing to say. */
  skippable: { mythosWindow: 'noMythos', traumaWindow: 'noTrauma' },
  /** All of these are seen by everybody: whether the Keeper is asked tells nothing of the Keeper's hand. */
  notable: [
    'clueFound',
    'cardFound',
    'lockOpened',
    'facing',
    'damaged',
    'horrified',
    'monsterKilled',
    'investigatorKilled',
    'objectiveRevealed',
    'eventResolved',
  ],
  turnEnds: ['turnEnded'],
  /** MM-853: 60 seconds for an attempt; a piece that was drawn is still laid. */
  clocks: {
    solve: {
      seconds: ({ limitedTime }) => (limitedTime === 'yes' ? 60 : null),
      since: 'attemptBegan',
      choice: 'stopPuzzle',
    },
  },
  counts,
  brokenInvariant,
  results: [
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    ...combatCards,
    ...mythosCards,
    ...traumaCards,
    ...backs,
    ...tokens,
    ...wires,
    ...lockPieces,
    ...investigators,
  ],
  words: { en, pl },
  drawText,
}

export const mansions = defineGame(game)
