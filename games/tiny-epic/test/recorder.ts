import { Engine, completeOptions } from '@miskatonic/kernel'
import {
  type Aim,
  type Counted,
  type Recorded,
  countedFrom,
  loadRecord,
  positionIn,
  record,
  saveRecord,
  search,
} from '@miskatonic/proof'
import { type GreatOldOne, greatOldOnes } from '../cards/great-old-ones.ts'
import { colours } from '../content/tentacles.ts'
import { type Difficulty, type VariantName, difficulties, variants } from '../content/variants.ts'
import { tinyEpic } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { crowds, despair, prospects, runesOf, searched } from './player.ts'

type Goal = Aim<Table, Options>

/** The games that are on record: for each way to play, one for each way in which it can end. */
interface Recording {
  readonly name: string
  readonly options: { variant: VariantName; greatOldOne: GreatOldOne; difficulty: Difficulty }
  readonly aim: Goal
}

/** What is looked for, and against whom: not every ending can be had with every Great Old One. */
interface Wish {
  readonly aim: Goal
  readonly against?: GreatOldOne
}

const wishes: readonly Wish[] = [
  { aim: { ending: 'sealed', worth: prospects, width: 20 } },
  { aim: losing('strength', ({ greatOldOne }) => 45 * greatOldOne.strength, 3) },
  { aim: losing('insane', (table) => 20 * despair(table), 10) },
  {
    aim: {
      ...losing('shamblers', (table) => 40 * crowds(table), 20),
      avoids: ({ step }) => step === 'banish' || step === 'bless',
    },
    against: 'nyarlathotep',
  },
  { aim: losing('conceded', (table) => -squandered(table), 10), against: 'nyarlathotep' },
]

/** Plays as well as it can, apart from what is sure to end badly. */
function losing(ending: string, fatal: (table: Table) => number, width: number): Goal {
  return { ending, worth: (table, options) => prospects(table, options) + fatal(table), width }
}

/** Runes of one colour that nobody has enough of: everything is translated, and a portal stays open. */
function squandered({ characters, hopeless }: Table): number {
  if (hopeless) return -1000
  const everybody = Object.values(characters)
  const strongest = colours.map((colour) => Math.max(...everybody.map((who) => runesOf(who, colour))))
  return 80 * Math.min(...strongest)
}

/** In a game without players there is nobody to concede. */
function canEnd(variant: VariantName, ending: string): boolean {
  return variant !== 'zero' || ending !== 'conceded'
}

/** The Great Old Ones and the difficulties take turns. */
export const recordings: readonly Recording[] = variants.flatMap((variant, i) =>
  wishes
    .filter(({ aim }) => canEnd(variant, aim.ending))
    .map(({ aim, against }, j) => ({
      name: `${variant}-${aim.ending}`,
      options: {
        variant,
        greatOldOne: against ?? greatOldOnes[(i + j) % greatOldOnes.length]!,
        difficulty: difficulties[(i + j) % difficulties.length]!,
      },
      aim,
    })),
)

export const recordedGames = new URL('recorded/', import.meta.url)
const countedPositions = new URL('perft/', import.meta.url)

export function loadGame(name: string): Recorded {
  return loadRecord(recordedGames, name)
}

/** Writes the games of that name, or all of them, and all positions to count from. */
export function recordAll(wanted: string): void {
  for (const recording of recordings) {
    const { name } = recording
    if (wanted === 'all' || wanted === name) saveRecord(recordedGames, name, recordGame(recording))
  }
  for (const each of counted) saveRecord(countedPositions, each.name, countedAt(each))
}

/** A game without players takes care of itself, and a moment: more of them can be looked at. */
const GAMES = 100
const GAMES_WITHOUT_PLAYERS = 20_000

/** Looks at one game after another until one ends as it should. */
function recordGame({ name, options, aim }: Recording): Recorded {
  const complete = completeOptions(tinyEpic, options)
  const most = options.variant === 'zero' ? GAMES_WITHOUT_PLAYERS : GAMES
  for (let game = 1; game <= most; game++) {
    const seed = `${name} ${game}`
    const found = search(searched, complete, seed, aim)
    if (found !== undefined) return record(Engine.at(tinyEpic, found.position), seed, found.choices)
  }
  throw new Error(`no game ended as ${name} should`)
}

/** Where to count from: so far into a recorded game, and then on to the next question of this kind with some choice. */
interface From {
  readonly name: string
  readonly recorded: string
  readonly part: number
  readonly asked: string
}

const counted: readonly From[] = [
  { name: 'early', recorded: 'duo-assistants-strength', part: 0.1, asked: 'act' },
  { name: 'middle', recorded: 'standard-4-insane', part: 0.5, asked: 'act' },
  { name: 'phase-2', recorded: 'standard-3-sealed', part: 0.9, asked: 'act' },
  { name: 'paying', recorded: 'solo-sealed', part: 0.2, asked: 'payHow' },
  { name: 'dice', recorded: 'standard-4-sealed', part: 0.7, asked: 'rerollWhich' },
]

function countedAt({ recorded, part, asked }: From): Counted {
  const position = positionIn(
    tinyEpic,
    loadGame(recorded),
    part,
    ({ step, options }) => step === asked && options.length > 1,
  )
  const about = `the first ${asked} from ${part * 100} % of ${recorded}`
  return countedFrom(tinyEpic, about, position, { depth: 3, enough: 5000 })
}
