import { type Choice, Engine, type Option, type Position, clone, optionId } from '@miskatonic/kernel'
import type { Dice } from '@miskatonic/proof'
import { type Being, isBoss } from '../content/monsters.ts'
import { type Sector, compass } from '../content/sectors.ts'
import { alone } from '../index.ts'
import type { Cause } from '../names.ts'
import type { Table } from '../position.ts'
import { isLit, monstersAt, sectorOfRoom, valuesOf } from '../steps/queries.ts'
import { missionPlaces } from '../steps/missions.ts'
import { lineFrom } from '../steps/sight.ts'
import { distancesFrom } from '../steps/ways.ts'

/**
 * Players that find games worth recording. They see the whole map, and the dice to come as well, because their games have to be legal, not
 * fair. They look at what would come of each choice if nobody did anything about it, and take the most promising one.
 */
export type Player = (engine: Engine, dice: Dice) => Option

export interface Played {
  readonly engine: Engine
  readonly choices: readonly Choice[]
}

interface Sides {
  readonly hero: Player
  readonly evil: Player
}

/** A game from this position on: to its end, or until enough was played. */
export function playOn(
  from: Position,
  { hero, evil }: Sides,
  dice: Dice,
  isEnough: (table: Table, choices: number) => boolean,
): Played {
  const engine = Engine.at(alone, clone(from), true)
  const choices: Choice[] = []
  while (engine.decision !== null && !isEnough(tableOf(engine), choices.length)) {
    const player = engine.decision.options[0]!.seat === 'hero' ? hero : evil
    const option = player(engine, dice)
    engine.events = []
    engine.choose(option)
    choices.push({ seat: option.seat, option: optionId(option) })
  }
  return { engine, choices }
}

/** What brought the Hero down: the cause of the last loss. */
export function fatalCause({ events, position }: Engine): Cause | undefined {
  if (position.outcome?.how !== 'lost') return undefined
  const loss = events.findLast(({ event }) => event === 'lostHealth' || event === 'lostControl')
  return (loss!.args as { cause: Cause }).cause
}

/** How often the end is tried, and how many choices it may take. */
const ENDS = 500
const CHOICES_IN_AN_END = 150

/** Tries one end by chance after another, until the Hero falls in the way that is wanted. */
export function fallBy(cause: Cause, from: Position, dice: Dice): Played | undefined {
  for (let n = 0; n < ENDS; n++) {
    const end = playOn(
      from,
      { hero: carefree, evil: carefree },
      dice,
      (_, count) => count === CHOICES_IN_AN_END,
    )
    if (fatalCause(end.engine) === cause) return end
  }
  return undefined
}

const carefree: Player = ({ decision }, dice) => anything(decision!.options, dice)

function tableOf({ position }: Engine): Table {
  return position.table as Table
}

// Looking ahead

/** How promising a position is for somebody. */
type Worth = (engine: Engine) => number

/** What does nothing, or lets things happen: this is how everybody goes on in thought. */
const quiet = new Set(
  [
    'pass allow letGo strikeHero keepMisses dropNoMore trapNone spawnNone stay darkenNone boltNone spoilNone dragNone followNoMore',
    'endActions stopMoving leaveDoors leaveHazards recallDrone stopUpgrading stayHere keepRoll endure takeTheRoll letMazeGo recoverNothing',
  ].flatMap((steps) => steps.split(' ')),
)
/** Enough to come to the Hero's next action, also over the end of a round. */
const FORESIGHT = 60

/** The most promising option. Which of equals is left to chance. */
function best(engine: Engine, options: readonly Option[], worth: Worth, dice: Dice): Option {
  if (options.length === 1) return options[0]!
  const ahead = Engine.at(alone, clone(engine.position), true)
  let found = { option: options[0]!, worth: -Infinity }
  for (const option of dice.sample(options, options.length)) {
    ahead.resume(clone(engine.position))
    ahead.events = []
    ahead.choose(option)
    goOn(ahead, worth)
    const promise = worth(ahead)
    if (promise > found.worth) found = { option, worth: promise }
  }
  return found.option
}

/** To the Hero's next action. Where something must be done, it is what looks best at once. */
function goOn(engine: Engine, worth: Worth): void {
  for (let n = 0; n < FORESIGHT && engine.decision !== null && engine.decision.step !== 'act'; n++) {
    const { options } = engine.decision
    engine.choose(options.find(({ step }) => quiet.has(step)) ?? hasty(engine, options, worth))
  }
}

function hasty(engine: Engine, options: readonly Option[], worth: Worth): Option {
  return options[0]!.seat === 'hero' ? options[0]! : byFirstSight(engine, options, worth)[0]!
}

/** The options, those first that look best at once. */
function byFirstSight({ position }: Engine, options: readonly Option[], worth: Worth): Option[] {
  if (options.length === 1) return [...options]
  const next = Engine.at(alone, clone(position), true)
  const looks = new Map<Option, number>()
  for (const option of options) {
    next.resume(clone(position))
    next.events = []
    next.choose(option)
    looks.set(option, worth(next))
  }
  return options.toSorted((a, b) => looks.get(b)! - looks.get(a)!)
}

/** Where monsters can go to many places, only some are thought through. */
const THOUGHT_THROUGH = 12

function shortlist(engine: Engine, options: readonly Option[], worth: Worth): readonly Option[] {
  if (options.length <= THOUGHT_THROUGH) return options
  return byFirstSight(engine, options, worth).slice(0, THOUGHT_THROUGH)
}

/** Any step, and then any way to do it: so that what can be done in many ways is not done all the time. */
function anything(options: readonly Option[], dice: Dice): Option {
  const step = dice.pick([...new Set(options.map((option) => option.step))])
  return dice.pick(options.filter((option) => option.step === step))
}

// The Hero

/** What a Hero is after: one of the starting missions, and then the final one. */
export interface Quest {
  readonly first: 'green' | 'blue'
  /** The share of actions that the Hero spends on something else. */
  readonly whims: number
  /** Would rather kill the High Priest than break the circles of the Ritual. */
  readonly slays: boolean
}

export function seeker(quest: Quest): Player {
  const { whims } = quest
  const worth: Worth = (engine) => prospects(engine, quest)
  return (engine, dice) => {
    const { step, options } = engine.decision!
    if (step === 'act' && dice.fraction() < whims) return anything(options, dice)
    const useful = step === 'act' ? options.filter(helps) : options
    return best(engine, useful.length > 0 ? useful : options, worth, dice)
  }
}

/** Whoever knows the map need not ask, and what is in the boxes is a matter of whim. */
function helps({ step }: Option): boolean {
  return step !== 'locate' && step !== 'search'
}

function prospects(engine: Engine, quest: Quest): number {
  const { outcome } = engine.position
  if (outcome !== null) return outcome.how === 'won' ? 1e6 : -1e6
  const table = tableOf(engine)
  const { hero, turn } = table
  const life = 3 * (hero.health + hero.control)
  return achieved(table, quest) - 10 * wayLeft(table, quest) + life + 6 * turn.actionsLeft - foes(table)
}

function achieved({ missions, conditions, monsters, hero }: Table, { first, slays }: Quest): number {
  const { green, blue, red } = missions
  const start = missions[first]
  const completed = [green, blue].filter(({ done }) => done).length
  const prey = green.mission === 'synthesis' && hero.killed ? 1 : 0
  const circles = conditions.filter(({ mission }) => mission === 'the-ritual').length
  const broken = red.active && !slays ? 3 - circles : 0
  const wounded = monsters.filter(({ being, wounded: isWounded }) => isBoss(being) && isWounded).length
  const steps = start.progress + red.progress + prey + broken
  return (start.done ? 1000 : 0) + 100 * completed + 150 * steps + 40 * wounded
}

/** Monsters here: the wounded are half as bad. */
function foes(table: Table): number {
  return monstersAt(table, table.hero.at).reduce((sum, { wounded }) => sum + (wounded ? 3 : 6), 0)
}

/** Steps to where something can be done for the mission in hand. A locked door costs as many as a way around it may. */
function wayLeft(table: Table, quest: Quest): number {
  const far = distancesFrom(table, table.hero.at)
  const farThrough = distancesFrom(table, table.hero.at, true)
  const ways = goals(table, quest).map((sector) =>
    Math.min(far.get(sector) ?? 99, farThrough.get(sector)! + 3),
  )
  return Math.min(20, ...ways)
}

function goals(table: Table, { first, slays }: Quest): Sector[] {
  const colour = table.missions[first].done ? 'red' : first
  const { mission } = table.missions[colour]
  if (mission === 'synthesis' && !table.hero.killed) return table.monsters.map(({ at }) => at)
  if (mission === 'barricaded-survivor') return lightFor(table, sectorOfRoom(table, 'canteen'))
  if (mission === 'the-ritual' && slays) return placesOf(table, 'high-priest')
  return missionPlaces(table, colour)
}

function placesOf({ monsters }: Table, being: Being): Sector[] {
  return monsters.filter((monster) => monster.being === being).map(({ at }) => at)
}

/** The room itself once it is lit; before that, the switches that would light it. */
function lightFor(table: Table, room: Sector): Sector[] {
  if (isLit(table, room)) return [room]
  const range = table.missions.blue.mission === 'failing-grid' ? 1 : 2
  return Object.keys(table.map).filter(
    (sector) =>
      table.map[sector]!.switch && compass.some((way) => lineFrom(table, sector, way, range).includes(room)),
  )
}

// Evil

/** Evil that does whatever comes to mind, and often nothing. */
export const careless: Player = ({ decision }, dice) => {
  const { options } = decision!
  const nothing = options.find(({ step }) => step === 'pass' || step === 'dropNoMore')
  return nothing !== undefined && !dice.oneIn(3) ? nothing : anything(options, dice)
}

/** Evil that is careless until the moment comes, and then hunts. */
export function hunter(isTime: (table: Table) => boolean): Player {
  return (engine, dice) => {
    if (!isTime(tableOf(engine))) return careless(engine, dice)
    const options = oneFaceDown(engine.decision!.options, dice)
    return best(engine, shortlist(engine, options, threat), threat, dice)
  }
}

/** All cards are alike from behind. */
function oneFaceDown(options: readonly Option[], dice: Dice): readonly Option[] {
  const down = options.filter(({ step }) => step === 'playDown' || step === 'proposeDown')
  if (down.length < 2) return options
  const kept = dice.pick(down)
  return options.filter((option) => option === kept || !down.includes(option))
}

/** How little the Hero has left, and how many dice are how near. */
function threat(engine: Engine): number {
  const { outcome } = engine.position
  if (outcome !== null) return outcome.how === 'lost' ? 1e6 : -1e6
  const table = tableOf(engine)
  const { hero, monsters, hazards } = table
  const far = distancesFrom(table, hero.at)
  const closeness = monsters.reduce(
    (sum, { being, at }) => sum + (6 * valuesOf(table, being).dark) / (1 + (far.get(at) ?? 9)),
    0,
  )
  return closeness - 10 * (hero.health + hero.control) + (hazards.includes(hero.at) ? 3 : 0)
}
