import type { Option } from '@miskatonic/kernel'
import type { Aim, Searched } from '@miskatonic/proof'
import { furrows } from '../cards/objectives/harvest.ts'
import type { Item, MonsterKind, NamedMonster, Story } from '../content/ids.ts'
import { maps } from '../content/maps/index.ts'
import { mansions } from '../index.ts'
import type { Monster, Options, Table } from '../position.ts'
import { houseOf } from '../steps/house.ts'

/**
 * Players who want a game to end in a certain way, both sides together. They wait until Event IV reveals the Objective, make ready
 * meanwhile, and then do what it asks for.
 */
export interface Plan {
  readonly ending: string
  readonly investigators: 1 | 2 | 3 | 4
  /** Who plays, if it matters. */
  readonly who?: string
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

export function aimOf({ ending, worth, avoids, who, width = 4 }: Plan): Aim<Table, Options> {
  const [, letter] = /-(\w)-/.exec(ending)!
  return {
    ending,
    width,
    worth,
    avoids({ step, args }: Option, table: Table) {
      if (step === 'answer') return table.answers[1] === null && args['letter'] !== letter!.toUpperCase()
      if (step === 'takeInvestigator' && who !== undefined) return args['who'] !== who
      return idle.has(step) || avoids?.has(step) === true
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

/** The first player takes up these cards and goes to this space. */
function ready(table: Table, at: string, ...wanted: readonly Item[]): number {
  const me = table.investigators['p1']!
  if (me.sheet === null) return 0
  const missing = wanted.find((card) => !me.cards.includes(card))
  const goal = missing === undefined ? at : whereIs(table, missing)
  const had = wanted.filter((card) => me.cards.includes(card)).length
  return 300 * had - 10 * distance(table.story, me.at, goal) - 5 * (me.damage + me.horror)
}

function whereIs({ rooms }: Table, card: Item): string {
  const room = Object.keys(rooms).find((name) => (rooms[name]!.stack as string[]).includes(card))
  return room === undefined ? 'outside' : `${room}-1`
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
    worth: (table) =>
      ready(table, 'lecture-hall-3', 'shotgun') + hunt(table, table.answers[4] === 'A' ? 'ambrose' : 'linus'),
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
]

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
