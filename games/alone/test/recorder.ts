import { Engine, type Position, completeOptions } from '@miskatonic/kernel'
import {
  type Counted,
  Dice,
  type Recorded,
  choicesOf,
  countedFrom,
  loadRecord,
  positionIn,
  record,
  replayed,
  saveRecord,
} from '@miskatonic/proof'
import { type Difficulty, difficulties } from '../content/characters.ts'
import { type MapName, mapNames } from '../content/maps.ts'
import {
  type BlueMission,
  type GreenMission,
  type RedMission,
  blueMissions,
  greenMissions,
  redMissions,
} from '../cards/missions.ts'
import { alone } from '../index.ts'
import type { Cause } from '../names.ts'
import type { Table } from '../position.ts'
import {
  type Played,
  type Player,
  type Quest,
  careless,
  fallBy,
  fatalCause,
  hunter,
  playOn,
  seeker,
} from './player.ts'

interface Setting {
  readonly difficulty: Difficulty
  readonly map: MapName
  readonly evil: 1 | 2 | 3
  readonly turned: 'yes' | 'no'
  readonly shuffled: 'yes' | 'no'
}

/** The games that are on record: for each final mission and each difficulty one that the Hero wins and one that Evil wins. */
interface Recording {
  readonly name: string
  readonly options: Setting
  readonly missions: { green: GreenMission; blue: BlueMission; red: RedMission }
  readonly ending: 'won' | 'lost'
  readonly hero: Player
  readonly evil: Player
  /** What brings the Hero down. */
  readonly fall?: Cause | undefined
  /** Whether it is what was looked for. */
  isWanted(end: Engine): boolean
}

/**
 * How far the lists of starting missions are turned against the list of final missions. With these no two missions of a game want the same
 * main room, and in five games that differ in the final mission every starting mission occurs.
 */
const turns = [
  { green: 1, blue: 0 },
  { green: 1, blue: 3 },
  { green: 3, blue: 0 },
] as const

function setting(row: number, column: number): Pick<Recording, 'options' | 'missions'> {
  const { green, blue } = turns[row % turns.length]!
  return {
    options: {
      difficulty: difficulties[row % difficulties.length]!,
      map: mapNames[(row + column) % mapNames.length]!,
      evil: ([1, 2, 3] as const)[(row + 2 * column) % 3]!,
      turned: column % 2 === 0 ? 'yes' : 'no',
      shuffled: (row + column) % 4 === 0 ? 'no' : 'yes',
    },
    missions: {
      green: greenMissions[(column + green) % greenMissions.length]!,
      blue: blueMissions[(column + blue) % blueMissions.length]!,
      red: redMissions[column]!,
    },
  }
}

/** Half of them after Nightmare mode has begun; by the green starting mission or by the blue one; the Ritual in either way. */
function won(row: number, column: number): Recording {
  const { options, missions } = setting(row, column)
  const inNightmare = (row + column) % 2 === 1
  const quest: Quest = {
    first: column % 2 === row % 2 ? 'green' : 'blue',
    whims: inNightmare ? 0.5 : 0.25,
    slays: row % 2 === 0,
  }
  return {
    name: `hero-${missions.red}-${options.difficulty}`,
    options,
    missions,
    ending: 'won',
    hero: seeker(quest),
    evil: careless,
    isWanted: (engine) => {
      const { missions: reached, round, conditions } = tableOf(engine)
      const endsAsMeant = missions.red !== 'the-ritual' || conditions.some(isCircle) === quest.slays
      return reached[quest.first].done && (round.nightmare || !inNightmare) && endsAsMeant
    },
  }
}

function isCircle({ mission }: Table['conditions'][number]): boolean {
  return mission === 'the-ritual'
}

/** What brings the Hero down at the highest difficulty; at the others it is left to chance, and mostly an attack. */
const falls: Record<RedMission, Cause> = {
  'distress-call': 'parting',
  'radiation-purge': 'fright',
  evacuation: 'countdown',
  'the-queen': 'nightmare',
  'the-ritual': 'card',
}

/** Half of them by an Evil that hunts from the start, half of them once the final mission is active. */
function lost(row: number, column: number): Recording {
  const { options, missions } = setting(row + 1, column)
  const fromTheStart = (row + column) % 2 === 0
  const fall = options.difficulty === 'impossible' ? falls[missions.red] : undefined
  return {
    name: `evil-${missions.red}-${options.difficulty}`,
    options,
    missions,
    ending: 'lost',
    hero: seeker({ first: column % 2 === row % 2 ? 'blue' : 'green', whims: 0.65, slays: false }),
    evil: hunter((table) => fromTheStart || table.missions.red.active),
    fall,
    isWanted: (engine) => fall === undefined || fatalCause(engine) === fall,
  }
}

export const recordings: readonly Recording[] = [won, lost].flatMap((game) =>
  difficulties.flatMap((_, row) => redMissions.map((__, column) => game(row, column))),
)

function tableOf({ position }: Engine): Table {
  return position.table as Table
}

export const recordedGames = new URL('recorded/', import.meta.url)
const countedPositions = new URL('perft/', import.meta.url)

export function loadGame(name: string): Recorded {
  return loadRecord(recordedGames, name)
}

/** A recorded game at its end: how it was set up, who won, the table, and what brought the Hero down if anything did. */
export interface Ended extends Setting {
  readonly ending: 'won' | 'lost'
  readonly table: Table
  readonly cause: Cause | undefined
}

export function endOf({ name, options, ending }: Recording): Ended {
  const recorded = loadGame(name)
  const last = choicesOf(recorded).at(-1)!
  const engine = replayed(alone, recorded, recorded.choices.length - 1)
  if (typeof engine === 'string') throw new Error(engine)
  engine.listening = true
  engine.choose(engine.find(last.seat, last.option)!)
  return { ...options, ending, table: tableOf(engine), cause: fatalCause(engine) }
}

/** Writes the games of that name, or all of them, and all positions to count from. */
export function recordAll(wanted: string): void {
  for (const recording of recordings) {
    const { name } = recording
    if (wanted === 'all' || wanted === name) saveRecord(recordedGames, name, recordGame(recording))
  }
  for (const each of counted) saveRecord(countedPositions, each.name, countedAt(each))
}

const SEEDS = 20_000
/** The shortest of so many games is kept. */
const TO_CHOOSE_FROM = 2
/** Longer games are given up. */
const MOST_CHOICES = 600

function recordGame(recording: Recording): Recorded {
  const found: Recorded[] = []
  for (let number = 1; number <= SEEDS && found.length < TO_CHOOSE_FROM; number++) {
    const game = tryGame(recording, `${recording.name} ${number}`)
    if (game !== undefined) found.push(game)
  }
  if (found.length === 0) throw new Error(`no game ended as ${recording.name} should`)
  return found.reduce((shortest, game) => (game.choices.length < shortest.choices.length ? game : shortest))
}

/** The missions are drawn at set-up: a game with others is not even begun. */
function tryGame(recording: Recording, seed: string): Recorded | undefined {
  const { options, missions, ending, isWanted } = recording
  const start = Engine.start(alone, completeOptions(alone, options), seed)
  const drawn = tableOf(start).missions
  if (drawn.green.mission !== missions.green || drawn.blue.mission !== missions.blue) return undefined
  if (drawn.red.mission !== missions.red) return undefined
  const { engine, choices } = played(recording, start.position, new Dice(seed))
  if (engine.position.outcome?.how !== ending || !isWanted(engine)) return undefined
  return record(engine, seed, choices)
}

/** Where the fall matters, the end is looked for once the Hero is weak. */
function played(recording: Recording, start: Position, dice: Dice): Played {
  const { fall } = recording
  const isEnough = (table: Table, count: number): boolean =>
    count >= MOST_CHOICES || (fall !== undefined && isNear(fall, table))
  const game = playOn(start, recording, dice, isEnough)
  if (fall === undefined || game.engine.decision === null) return game
  const end = fallBy(fall, game.engine.position, dice)
  return end === undefined ? game : { engine: end.engine, choices: [...game.choices, ...end.choices] }
}

function isNear(fall: Cause, { hero, missions, round }: Table): boolean {
  const life = hero.health + hero.control
  if (fall === 'countdown') return missions.red.countdown !== null && life <= 14
  return life <= 5 && (fall !== 'nightmare' || round.nightmare)
}

/** Where to count from: so far into a recorded game, and then on to the next question of this kind that offers such a step. */
interface From {
  readonly name: string
  readonly recorded: string
  readonly part: number
  readonly asked: string
  readonly offering: string
}

const counted: readonly From[] = [
  { name: 'early', recorded: 'hero-distress-call-easy', part: 0.1, asked: 'act', offering: 'explore' },
  { name: 'reaction', recorded: 'evil-the-queen-normal', part: 0.3, asked: 'react', offering: 'play' },
  { name: 'permission', recorded: 'evil-evacuation-easy', part: 0.3, asked: 'permit', offering: 'allow' },
  { name: 'fight', recorded: 'hero-the-queen-impossible', part: 0.5, asked: 'act', offering: 'fight' },
  {
    name: 'monsters',
    recorded: 'evil-the-ritual-nightmare',
    part: 0.4,
    asked: 'moveMonster',
    offering: 'shift',
  },
  {
    name: 'attacks',
    recorded: 'evil-the-ritual-normal',
    part: 0.1,
    asked: 'attackOrder',
    offering: 'attackNext',
  },
  { name: 'late', recorded: 'hero-the-ritual-normal', part: 0.9, asked: 'act', offering: 'move' },
]

function countedAt({ recorded, part, asked, offering }: From): Counted {
  const position = positionIn(
    alone,
    loadGame(recorded),
    part,
    ({ step, options }) => step === asked && options.some((option) => option.step === offering),
  )
  const about = `the first ${asked} that offers ${offering} from ${part * 100} % of ${recorded}`
  return countedFrom(alone, about, position, { depth: 3, enough: 4000 })
}
