import {
  Engine,
  type Happened,
  type Position,
  type Seat,
  completeOptions,
  seenBy,
  viewOf,
} from '@miskatonic/kernel'
import { Scene as AnyScene } from '@miskatonic/proof/scene'
import { expect } from 'vitest'
import { type Card, cardsOf, copies, designOf } from '../cards/reactions.ts'
import type { ActionKind, DeckName, Moment } from '../content/cards.ts'
import { type Character, characters } from '../content/characters.ts'
import { type Item, itemCards, items } from '../cards/items.ts'
import { type Corridor, type MapName, type Room, mapNames } from '../content/maps.ts'
import type { BlueMission, GreenMission, Mission, RedMission } from '../cards/missions.ts'
import type { Being, MonsterKind } from '../content/monsters.ts'
import { type Compass, type Sector, compass, edgeOf, levelOf } from '../content/sectors.ts'
import { alone } from '../index.ts'
import type { Asks, Choices, Events } from '../kind.ts'
import type { Monster, Options, SectorCard, Table } from '../position.ts'
import { fieldOfView } from '../steps/sight.ts'
import { placeInMaze } from '../steps/queries.ts'
import { newTurn } from '../steps/fresh.ts'

/**
 * Test positions. A scene begins quietly: a dark corridor without monsters, only the Hero's sector in the maze, a Hero who is whole and has
 * nothing, one Evil player without cards (so that no window opens), no nuisance in force; the Hero is about to act. `Setting` says what is
 * different. Squares are named "B2", or "2-B2" on the second level.
 */
export interface Setting {
  options?: Partial<Options>
  /**
   * The ledger's notation: "A1-B1" is an open passage, "A1=B1" a door, "A1#B1" a locked one, "2-A1=B1" one of the second level, and "C5"
   * a sector without a way out. Or one of the printed maps, as printed. Default: `corridor`.
   */
  map?: string
  rooms?: Record<string, Room>
  /** Shapes of corridors that differ from what their exits say. A dead end is a corner. */
  shapes?: Record<string, Corridor>
  stairs?: { red?: [string, string]; blue?: [string, string] }
  switches?: string[]
  /** Where condition tokens may be put. */
  spots?: string[]

  /** Default: the first square that the map names. */
  hero?: string
  /** Besides the Hero's sector; each level is one part of the maze. */
  revealed?: string[]
  /** Revealed sectors of which the Hero cannot tell where they lie. */
  apart?: string[]
  lit?: string[]
  hazards?: string[]
  conditions?: { at: string; mission: Mission }[]
  /** They are called m1, m2, … in this order. */
  monsters?: ({ being: Being; at: string } & Partial<Omit<Monster, 'id'>>)[] | undefined

  /** Default: the Pilot, whose ability disturbs least. */
  character?: Character
  health?: number
  control?: number
  adrenaline?: number
  experience?: Partial<Record<MonsterKind, number>>
  items?: (Item | { item: Item; charges?: number; upgraded?: boolean })[]
  /** The top of the item deck; the other items follow. */
  itemDeck?: Item[]
  itemDiscard?: Item[]
  /** With the number of charges. */
  ally?: [Character, number]
  allyPool?: Character[]
  searched?: Room[]
  killed?: boolean

  /** Default: the blue mission is done and the Evacuation active. A blue mission that is named is not done. */
  missions?: {
    green?: GreenMission | { mission: GreenMission; progress?: number; done?: boolean }
    blue?: BlueMission | { mission: BlueMission; progress?: number; done?: boolean }
    red?: RedMission | Partial<Table['missions']['red']>
  }

  /** Default: Fury and Speed. */
  decks?: [DeckName, DeckName]
  hands?: Partial<Record<Seat, Card[]>>
  /** The tops of the decks; cards that are named nowhere follow. */
  drawPiles?: Partial<Record<DeckName, Card[]>>
  /** What lies on the discard piles. With `drawPilesEmpty` everything does that is named nowhere. */
  discards?: Partial<Record<DeckName, Card[]>>
  drawPilesEmpty?: boolean
  /** Spaces that are covered by cards of earlier turns, or the cards themselves. */
  track?: number | { card: Card; by?: Seat; face?: 'up' | 'down'; spaces?: number }[]
  leader?: Seat

  round?: Partial<Table['round']>
  /** Default: turn 1 with one action left. */
  turn?: Partial<Table['turn']>
  /** Actions that were performed in the Hero's sector this turn; at the end of a turn: a Search. */
  performed?: ActionKind[]
  frozen?: boolean
  /** Default: the Hero is asked for an action. */
  from?: 'turn' | 'end-of-turn' | 'round-end'
  /** Results of dice ('hit', 'surge', 'miss') and drawn cards, in this order. */
  next?: string[] | undefined
}

const corridor = 'A1-B1 B1-C1 C1-D1 D1-E1'

/** The full name of a sector: level 1 unless it is said otherwise. */
export function at(square: string): Sector {
  return square.includes('-') ? square : `1-${square}`
}

export class Scene extends AnyScene<Table, Choices, Events> {
  constructor(position: Position) {
    super(alone, position)
  }

  get hero(): Table['hero'] {
    return this.table.hero
  }
  /** Also with its arguments: at which moment a window is open. */
  override get asked(): { step: string; args: object; seat: Seat } | null {
    const { decision } = this.engine
    return decision && { step: decision.step, args: decision.args, seat: decision.waiting[0]! }
  }
  monster(id: string): Monster | undefined {
    return this.table.monsters.find((each) => each.id === id)
  }
  /** The revealed sectors, sorted; those of level 1 without their level. */
  get revealed(): string[] {
    return Object.keys(this.table.maze).map(short).toSorted()
  }
  get inView(): string[] {
    return fieldOfView(this.table).map(short).toSorted()
  }
  get lit(): string[] {
    return this.table.lit.map(short).toSorted()
  }
  /** What the Hero calls a sector. */
  place(square: string): string {
    return placeInMaze(this.table, at(square))!
  }

  /** The Leader closes the window. */
  pass(): this {
    return this.choose('pass', {}, this.table.leader)
  }

  /** The Leader closes windows until one for that moment opens. */
  passUntil(moment: Moment): this {
    while (this.asked?.step === 'react' && (this.asked.args as Asks['react']).moment !== moment) this.pass()
    expect(this.asked).toMatchObject({ step: 'react', args: { moment } })
    return this
  }

  /** The Leader closes this window and all that follow at once; what happens meanwhile is kept. */
  passAll(): this {
    const events: Happened[] = []
    while (this.asked?.step === 'react') events.push(...this.pass().events)
    if (events.length > 0) this.engine.events = events
    return this
  }

  /** What happened since the last choice, as the Hero is told it. */
  heroSees<E extends keyof Events>(event: E): Events[E][] {
    return this.seenBy('hero', event)
  }
  seenBy<E extends keyof Events>(seat: Seat, event: E): Events[E][] {
    return this.events.flatMap((each) => {
      const seen = each.event === event ? seenBy(each, seat) : null
      return seen === null ? [] : [seen.args as Events[E]]
    })
  }
  /** All that a seat may know of the position. */
  view(seat: Seat) {
    return viewOf(alone, this.position, this.engine.decision, seat)
  }
}

export function scene(given: Setting = {}): Scene {
  const setting = structuredClone(given)
  const printed = mapNames.find((name) => name === setting.map)
  const asPrinted = { map: printed ?? mapNames[0], turned: 'no', shuffled: 'no' }
  const options = completeOptions(alone, { evil: 1, ...asPrinted, leader: 'e1', ...setting.options })
  const position = Engine.start(alone, options, 'scene').position as Position<Table, Options>
  arrange(position.table, setting, printed)
  beginAt(position, setting)
  return new Scene(position)
}

function beginAt(position: Position<Table, Options>, setting: Setting): void {
  const { table } = position
  const { from } = setting
  const performed = setting.performed ?? (from === 'end-of-turn' ? ['search'] : [])
  table.turn = {
    ...newTurn(from === 'round-end' ? 8 : 1),
    performed: performed.map((action) => ({ action, at: table.hero.at })),
    begun: performed.length > 0,
    ...setting.turn,
  }
  position.chance.next = setting.next ?? []
  if (from === 'turn') position.stack = [{ step: 'heroTurn', args: {} }]
  else if (from === 'end-of-turn') position.stack = [{ step: 'endOfTurn', args: {} }]
  else if (from === 'round-end') position.stack = [{ step: 'endOfRound', args: {} }]
  else position.stack = ['endOfTurn', 'heroActs'].map((step) => ({ step, args: {} }))
}

function arrange(table: Table, setting: Setting, printed: MapName | undefined): void {
  if (printed === undefined) arrangeMap(table, setting)
  arrangeHero(table, setting, printed)
  arrangeMaze(table, setting)
  table.lit = (setting.lit ?? []).map(at)
  table.everLit = table.lit.length > 0
  table.hazards = (setting.hazards ?? []).map(at)
  table.conditions = (setting.conditions ?? []).map((each) => ({ ...each, at: at(each.at) }))
  arrangeMonsters(table, setting)
  arrangeMissions(table, setting)
  arrangeItems(table, setting)
  arrangeCards(table, setting)
  table.leader = setting.leader ?? table.leader
  table.round = { ...table.round, ...setting.round }
  table.frozen = setting.frozen ?? false
}

const edge = /^(?:([12])-)?([A-E][1-5])(?:([-=#])([A-E][1-5]))?$/

function arrangeMap(table: Table, setting: Setting): void {
  table.map = {}
  for (const part of (setting.map ?? corridor).split(/\s+/)) {
    const found = edge.exec(part)
    expect(found, `"${part}" is an edge or a sector`).not.toBeNull()
    const [, level = '1', first, sign, second] = found!
    const here = sectorOf(table, `${level}-${first}`)
    if (second !== undefined) join(table, here, sectorOf(table, `${level}-${second}`), sign!)
  }
  for (const [sector, card] of Object.entries(table.map)) {
    card.what = setting.rooms?.[short(sector)] ?? setting.shapes?.[short(sector)] ?? shapeOf(card)
    card.switch = (setting.switches ?? []).map(at).includes(sector)
    card.spot = (setting.spots ?? []).map(at).includes(sector)
    for (const colour of ['red', 'blue'] as const)
      if (setting.stairs?.[colour]?.map(at).includes(sector)) card.stairs = colour
  }
}

function sectorOf(table: Table, sector: Sector): Sector {
  table.map[sector] ??= {
    what: 'corner',
    exits: { north: 'wall', east: 'wall', south: 'wall', west: 'wall' },
    stairs: null,
    switch: false,
    spot: false,
  }
  return sector
}

function join(table: Table, a: Sector, b: Sector, sign: string): void {
  const kind = sign === '-' ? 'open' : 'door'
  const [there, back] = waysBetween(a, b)
  table.map[a]!.exits[there] = kind
  table.map[b]!.exits[back] = kind
  if (sign === '#') table.locked.push(edgeOf(a, there))
}

function waysBetween(a: Sector, b: Sector): [Compass, Compass] {
  const [dx, dy] = [b.charCodeAt(2) - a.charCodeAt(2), Number(b[3]) - Number(a[3])]
  expect(Math.abs(dx) + Math.abs(dy), `${a} and ${b} lie side by side`).toBe(1)
  if (dx !== 0) return dx > 0 ? ['east', 'west'] : ['west', 'east']
  return dy > 0 ? ['south', 'north'] : ['north', 'south']
}

function shapeOf({ exits }: SectorCard): Corridor {
  const ways = compass.filter((way) => exits[way] !== 'wall')
  if (ways.length > 2) return ways.length === 4 ? 'cross' : 'tee'
  const straight = (exits.north !== 'wall' && exits.south !== 'wall') || ways.join() === 'east,west'
  return straight ? 'straight' : 'corner'
}

function arrangeHero(table: Table, setting: Setting, printed: MapName | undefined): void {
  const character = setting.character ?? 'pilot'
  const first = printed === undefined ? Object.keys(table.map)[0]! : table.hero.at
  const { health, control, adrenaline } = { ...table.hero, ...setting }
  const [ally, charges] = setting.ally ?? []
  Object.assign(table.hero, { character, health, control, adrenaline })
  table.hero.at = setting.hero === undefined ? first : at(setting.hero)
  Object.assign(table.hero.experience, setting.experience)
  table.hero.ally = ally === undefined ? null : { character: ally, charges: charges! }
  table.hero.searched = setting.searched ?? []
  table.hero.killed = setting.killed ?? false
  table.allyPool =
    setting.allyPool ?? characters.filter((each) => each !== character && each !== setting.ally?.[0])
}

/** One part of the maze for each level, the Hero's first; what lies apart is a part of its own. */
function arrangeMaze(table: Table, setting: Setting): void {
  const frames = new Map<number, number>()
  const origin = table.hero.at
  for (const sector of [origin, ...(setting.revealed ?? []).map(at)]) {
    expect(table.map[sector], `${sector} is on the map`).toBeDefined()
    if (!frames.has(levelOf(sector))) frames.set(levelOf(sector), table.nextFrame++)
    const [x, y] = [sector.charCodeAt(2) - origin.charCodeAt(2), Number(sector[3]) - Number(origin[3])]
    table.maze[sector] = { frame: frames.get(levelOf(sector))!, x, y }
  }
  for (const square of setting.apart ?? []) table.maze[at(square)] = { frame: table.nextFrame++, x: 0, y: 0 }
}

function arrangeMonsters(table: Table, setting: Setting): void {
  table.monsters = (setting.monsters ?? []).map((given, i) => ({
    id: `m${i + 1}`,
    wounded: false,
    moved: false,
    bonus: 0,
    blind: false,
    attacked: false,
    stunned: 0,
    ...given,
    at: at(given.at),
  }))
  table.nextMonster = table.monsters.length + 1
}

function arrangeMissions(table: Table, setting: Setting): void {
  const { green = 'synthesis', blue, red } = setting.missions ?? {}
  const fresh = { progress: 0, done: false }
  const unmet = blue ?? { mission: 'haze', done: true }
  table.missions.green = { ...fresh, ...(typeof green === 'string' ? { mission: green } : green) }
  table.missions.blue = { ...fresh, ...(typeof unmet === 'string' ? { mission: unmet } : unmet) }
  table.missions.red = {
    mission: 'evacuation',
    progress: 0,
    active: table.missions.green.done || table.missions.blue.done,
    countdown: null,
    ...(typeof red === 'string' ? { mission: red } : red),
  }
}

function arrangeItems(table: Table, setting: Setting): void {
  table.hero.items = (setting.items ?? []).map((given) => {
    const one = typeof given === 'string' ? { item: given } : given
    return { charges: itemCards[one.item].charges, upgraded: false, ...one }
  })
  table.itemDiscard = setting.itemDiscard ?? []
  const top = setting.itemDeck ?? []
  const elsewhere = new Set([...top, ...table.itemDiscard, ...table.hero.items.map(({ item }) => item)])
  table.itemDeck = [...top, ...items.filter((item) => !elsewhere.has(item))]
}

function arrangeCards(table: Table, setting: Setting): void {
  table.decksInUse = setting.decks ?? ['fury', 'speed']
  for (const seat of Object.keys(table.hands)) table.hands[seat] = setting.hands?.[seat] ?? []
  const { track = 0, discards = {}, drawPiles = {} } = setting
  const placed = typeof track === 'number' ? [] : track
  table.track = placed.map((each) => ({ by: table.leader, face: 'up', spaces: 1, ...each }))
  for (const name of table.decksInUse) {
    const [draw, discard] = [drawPiles[name] ?? [], discards[name] ?? []]
    const free = cardsOf(name).flatMap((card) => Array.from({ length: copies }, () => card))
    for (const card of [...Object.values(table.hands).flat(), ...placed.map((each) => each.card)])
      if (designOf[card].deck === name) free.splice(free.indexOf(card), 1)
    for (const card of [...draw, ...discard]) free.splice(free.indexOf(card), 1)
    table.decks[name] = setting.drawPilesEmpty
      ? { draw, discard: [...discard, ...free] }
      : { draw: [...draw, ...free], discard }
  }
  if (typeof track === 'number') coverSpaces(table, track)
}

/** With standard reactions, one to a turn. */
function coverSpaces(table: Table, spaces: number): void {
  const { draw } = table.decks[table.decksInUse[0]!]
  for (let i = 0; i < spaces; i++)
    table.track.push({ card: draw.pop()!, by: table.leader, face: 'down', spaces: 1 })
}

/** The name of a sector as a setting gives it. */
export function short(sector: Sector): string {
  return levelOf(sector) === 1 ? sector.slice(2) : sector
}
