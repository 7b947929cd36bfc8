import type { Option } from '@miskatonic/kernel'
import type { Aim, Searched } from '@miskatonic/proof'
import { furrows } from '../cards/objectives/harvest.ts'
import type { MonsterKind, NamedMonster, PuzzleId, Story } from '../content/ids.ts'
import { maps } from '../content/maps/index.ts'
import { mansions } from '../index.ts'
import type { Monster, Options, Table } from '../position.ts'
import { houseOf } from '../steps/house.ts'
import { workLeft } from './puzzle-solver.ts'

/**
 * Players who want a game to end in a certain way, both sides together. They wait until Event IV reveals the Objective, make ready
 * meanwhile, and then do what it asks for.
 */
export interface Plan {
  readonly ending: string
  readonly investigators: 1 | 2 | 3 | 4
  /** Who plays, if it matters. */
  readonly who?: string
  /** What the Keeper answers after the first question; "-": either. */
  readonly answers?: string
  /** Choices that lead nowhere in most games, but do so here. */
  readonly tries?: ReadonlySet<string>
  readonly worth: (table: Table) => number
  readonly avoids?: ReadonlySet<string>
  readonly width?: number
}

export const searched: Searched<Table> = {
  game: mansions,
  isNextTurn: (from, to) => from.turn?.seat !== to.turn?.seat || from.phase !== to.phase,
}

/** What leads nowhere for these players. */
const idle: ReadonlySet<string> = new Set([
  'dropCards',
  'discardFile',
  'hide',
  'barricade',
  'playTrauma',
  'playMythos',
  'afflict',
  'cast',
  'useTrait',
])

export function aimOf({ ending, worth, avoids, who, answers, tries, width = 4 }: Plan): Aim<Table, Options> {
  const wanted = /-(\w)-/.exec(ending)![1]!.toUpperCase() + (answers ?? '---')
  return {
    ending,
    width,
    worth,
    avoids({ step, args }: Option, table: Table) {
      if (step === 'answer') {
        const letter = wanted[Object.values(table.answers).indexOf(null)]!
        return letter !== '-' && args['letter'] !== letter
      }
      if (step === 'takeInvestigator' && who !== undefined) return args['who'] !== who
      return (idle.has(step) && tries?.has(step) !== true) || avoids?.has(step) === true
    },
  }
}

// What the players look at

/** Moves between spaces, for a beast also through vents; one more to the outside. */
function distance(story: Story, from: string, to: string, beast = false): number {
  const { ways } = houseOf(story)
  const [gate] = maps[story].doors[maps[story].escape]!.between
  if (to === 'outside') return distance(story, from, gate, beast) + 1
  const reached = new Map([[from, 0]])
  for (const [space, n] of reached) {
    if (space === to) return n
    for (const way of ways[space]!)
      if (way.by !== 'ladder' && (beast || way.by !== 'vent') && !reached.has(way.to))
        reached.set(way.to, n + 1)
  }
  return 99
}

function named({ monsters }: Table, name: NamedMonster): Monster | undefined {
  return monsters.find((monster) => monster.name === name)
}

function ofKind({ monsters }: Table, ...kinds: readonly MonsterKind[]): Monster[] {
  return monsters.filter(({ kind }) => kinds.includes(kind))
}

const inRoom = (space: string, room: string): boolean => space.startsWith(`${room}-`)

/** The first player takes up these cards and goes to this space, through the puzzles on the way. A Clue is named without its letter. */
function ready(table: Table, at: string, ...wanted: readonly string[]): number {
  const me = table.investigators['p1']!
  if (me.sheet === null) return 0
  const missing = wanted.find((card) => !me.cards.some((each) => isCalled(each, card)))
  const goal = missing === undefined ? at : whereIs(table, missing)
  const had = missing === undefined ? wanted.length : wanted.indexOf(missing)
  const way = 10 * distance(table.story, me.at, goal)
  return 600 * had - way - 5 * (me.damage + me.horror) + puzzleWork(table)
}

function isCalled(card: string, name: string): boolean {
  return card === name || (/^clue-\d$/.test(name) && card.startsWith(name))
}

function whereIs({ rooms }: Table, name: string): string {
  const room = Object.keys(rooms).find((each) =>
    [...rooms[each]!.stack, ...rooms[each]!.dropped].some((card) => isCalled(card, name)),
  )
  return room === undefined ? 'outside' : `${room}-1`
}

/** Puzzles that are solved, and how little is left to do in the others. */
function puzzleWork({ puzzles }: Table): number {
  let worth = 0
  for (const [id, laid] of Object.entries(puzzles))
    worth +=
      300 * laid.solved +
      (laid.pieces.length > 0 ? Math.max(10, 250 - 9 * workLeft(id as PuzzleId, laid)) : 0)
  return worth
}

/** The Objective is known, the earlier the better; then the rest. */
function onceRevealed(table: Table, then: () => number): number {
  return table.revealed === null ? 0 : 5000 + then()
}

/** The named monster has been hurt, and the first player is with it. */
function hunt(table: Table, name: NamedMonster): number {
  const monster = named(table, name)
  if (table.revealed === null || monster === undefined) return 0
  const me = table.investigators['p1']!
  return 1000 + 60 * monster.damage - 10 * distance(table.story, me.at, monster.at)
}

/** The named monster is on its way. */
function walk(table: Table, name: NamedMonster, to: string): number {
  const monster = named(table, name)
  if (table.revealed === null || monster === undefined) return table.threat
  return 1000 - 20 * distance(table.story, monster.at, to) + table.threat
}

const resting: ReadonlySet<string> = new Set(['move', 'run', 'explore', 'attack', 'unbarricade'])

const attacking: ReadonlySet<string> = new Set(['attack', 'attackWith', 'unbarricade'])

// The plans

export const plans: readonly Plan[] = [
  {
    ending: 'hour-a-investigators',
    investigators: 1,
    worth: (table) => ready(table, 'kitchen-2', 'axe') + hunt(table, 'patient-one'),
    width: 8,
  },
  {
    ending: 'hour-c-keeper',
    investigators: 3,
    worth: (table) => walk(table, 'odile', 'outside'),
    avoids: resting,
    width: 2,
  },
  {
    ending: 'hour-c-investigators',
    investigators: 1,
    worth: (table) => ready(table, 'garden-4', 'axe') + hunt(table, 'odile'),
    width: 8,
  },
  { ending: 'ward-b-keeper', investigators: 1, worth: fires, avoids: resting, width: 4 },
  {
    ending: 'ward-c-keeper',
    investigators: 1,
    worth: (table) => walk(table, 'tenant', 'outside'),
    avoids: resting,
    width: 2,
  },
  {
    ending: 'volume-c-investigators',
    investigators: 1,
    answers: '--B',
    worth: (table) => ready(table, 'caretakers-bedroom-1', 'shotgun') + hunt(table, 'linus'),
    width: 8,
  },
  {
    ending: 'ward-c-investigators',
    investigators: 1,
    worth: (table) => ready(table, 'cellar-3', 'shotgun') + hunt(table, 'tenant'),
    width: 8,
  },
  { ending: 'harvest-a-keeper', investigators: 1, worth: holes, avoids: resting, width: 6 },
  { ending: 'harvest-b-keeper', investigators: 1, worth: seated, avoids: resting, width: 4 },
  {
    ending: 'harvest-c-investigators',
    investigators: 1,
    worth: (table) => ready(table, maps.harvest.altar, 'axe') + hunt(table, 'deacon'),
    width: 8,
  },
  {
    ending: 'hour-b-investigators',
    investigators: 1,
    who: 'kate-winthrop',
    answers: 'A--',
    worth: (table) => ready(table, 'clock-room-1', 'clue-1') + onceRevealed(table, () => 0),
    width: 8,
  },
  {
    ending: 'hour-b-keeper',
    investigators: 1,
    who: 'harvey-walters',
    worth: sampled,
    avoids: attacking,
    width: 8,
  },
  {
    ending: 'ward-a-investigators',
    investigators: 1,
    answers: 'A--',
    worth: (table) => ready(table, 'outside', 'clue-1', 'brass-cylinder'),
    width: 8,
  },
  {
    ending: 'lamp-a-investigators',
    investigators: 1,
    who: 'kate-winthrop',
    worth: (table) => ready(table, 'lamp-room-1') + onceRevealed(table, () => 0),
    width: 8,
  },
  {
    ending: 'lamp-a-keeper',
    investigators: 1,
    worth: (table) => walk(table, 'guest', 'lamp-room-2'),
    avoids: resting,
    width: 2,
  },
  {
    ending: 'lamp-c-investigators',
    investigators: 1,
    worth: (table) =>
      table.revealed === null
        ? ready(table, 'passageway-3')
        : onceRevealed(table, () => ready(table, 'outside', 'nell-carrow')),
    width: 8,
  },
  { ending: 'lamp-c-keeper', investigators: 1, worth: fetched, avoids: resting, width: 2 },
  {
    ending: 'volume-a-investigators',
    investigators: 1,
    who: 'kate-winthrop',
    answers: 'BA-',
    worth: (table) => ready(table, 'furnace-room-2', 'brass-key', 'clue-1', 'unreturned-volume'),
    width: 8,
  },
  {
    ending: 'volume-b-investigators',
    investigators: 1,
    who: 'kate-winthrop',
    worth: catalogued,
    width: 8,
  },
  {
    ending: 'harvest-c-keeper',
    investigators: 1,
    who: 'michael-mcglen',
    worth: maddened,
    avoids: attacking,
    tries: new Set(['playTrauma', 'playMythos', 'afflict']),
    width: 6,
  },
]

/** An investigator waits at the Cellar's door, where a Cultist from the altar takes a sample and carries it back. */
function sampled(table: Table): number {
  const { at } = table.investigators['p1']!
  const { altar } = maps.hour
  const nearest = (to: string, from: readonly Monster[]): number =>
    Math.min(20, ...from.map((monster) => distance('hour', monster.at, to)))
  const bearers = table.monsters.filter(({ samples }) => samples > 0)
  if (bearers.length > 0) return 3000 - 20 * nearest(altar, bearers) + Math.min(6, table.threat)
  const humanoids = ofKind(table, 'cultist', 'cult-leader')
  return -10 * distance('hour', at, 'pantry-1') - 15 * nearest(at, humanoids) + 4 * Math.min(6, table.threat)
}

/** Mother Carrow fetches the child and brings her to the altar. */
function fetched(table: Table): number {
  if (table.carriedBy === null) return walk(table, 'mother-carrow', 'nursery-1')
  return 3000 + walk(table, 'mother-carrow', maps.lamp.altar)
}

/** A room is struck from the catalogue, and then the shelves of the Library are put in order. */
function catalogued(table: Table): number {
  const marked = Object.values(table.rooms).filter(({ marks }) => marks > 0).length
  if (table.revealed === null) return ready(table, 'furnace-room-1')
  return 5000 - 400 * marked + ready(table, marked > 2 ? 'furnace-room-1' : 'library-1')
}

/** An investigator has lost the mind, and the Deacon comes. */
function maddened(table: Table): number {
  const me = table.investigators['p1']!
  const deacon = named(table, 'deacon')
  const near = Math.min(20, ...table.monsters.map(({ at }) => distance('harvest', me.at, at)))
  const mad = 60 * me.horror - 30 * me.damage - 5 * near + Math.min(9, table.threat)
  return deacon === undefined ? mad : 5000 + mad - 20 * distance('harvest', deacon.at, me.at)
}

function fires({ rooms, threat }: Table): number {
  return 200 * Object.values(rooms).filter(({ fire }) => fire).length + Math.min(30, threat)
}

/** Chthonians go to different furrows, and on to the next. */
function holes(table: Table): number {
  const { rooms, threat } = table
  const dug = furrows.filter((room) => rooms[room]!.hole).length
  const open = new Set(furrows.filter((room) => !rooms[room]!.hole && rooms[room]!.marks === 0))
  const diggers = ofKind(table, 'chthonian')
  let way = 0
  for (const { at } of diggers) {
    const far = (room: string): number => (inRoom(at, room) ? 0 : distance('harvest', at, `${room}-1`, true))
    const [next] = [...open].toSorted((one, other) => far(one) - far(other))
    if (next === undefined) continue
    way += far(next)
    open.delete(next)
  }
  return 2000 * dug + 300 * diggers.length - 20 * way + 8 * Math.min(10, threat)
}

function seated(table: Table): number {
  const ways = ofKind(table, 'cultist', 'cult-leader')
    .map(({ at }) => (inRoom(at, 'dining-room') ? 0 : distance('harvest', at, 'dining-room-1')))
    .toSorted((a, b) => a - b)
  const two = [...ways, 20, 20].slice(0, 2)
  return (table.revealed === null ? 0 : 1000) - 20 * (two[0]! + two[1]!) + table.threat
}
