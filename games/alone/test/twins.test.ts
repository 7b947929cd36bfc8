import {
  Engine,
  type Position,
  type Seat,
  clone,
  completeOptions,
  optionId,
  viewOf,
} from '@miskatonic/kernel'
import { Dice } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { cardsOf } from '../content/cards.ts'
import { type Sector, compass, levelOf } from '../content/sectors.ts'
import { alone } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { fieldOfView } from '../steps/sight.ts'

/**
 * Twin games: everything that the Hero may not know is rearranged, far beyond what the battery exchanges, and not a byte of what the Hero
 * is shown may change: the view, the options, the refusals, what a spectator sees.
 */
type Place = Position<Table, Options>

/** A position that the Hero cannot tell from the given one. */
function twinOf(position: Place, dice: Dice): Place {
  const twin = clone(position)
  const { table } = twin
  turnTheOtherLevel(table, dice)
  const hidden = Object.keys(table.map).filter((sector) => table.maze[sector] === undefined)
  exchangeRooms(table, hidden, dice)
  scatter(table, hidden, dice)
  for (const name of table.decksInUse) exchangeCards(table, name, dice)
  dice.shuffle(table.itemDeck)
  dice.shuffle(table.allyPool)
  return twin
}

/** A level of which nothing is revealed may lie in any direction. */
function turnTheOtherLevel(table: Table, dice: Dice): void {
  const other = levelOf(table.hero.at) === 1 ? 2 : 1
  if (Object.keys(table.maze).some((sector) => levelOf(sector) === other)) return
  for (let turns = dice.below(4); turns > 0; turns--) turnLevel(table, other)
}

const turnedWay = { north: 'east', east: 'south', south: 'west', west: 'north' } as const

function turnLevel(table: Table, level: number): void {
  const turned = (sector: Sector): Sector => {
    if (levelOf(sector) !== level) return sector
    const [x, y] = [sector.charCodeAt(2) - 65, Number(sector[3]) - 1]
    return `${level}-${String.fromCharCode(65 + 4 - y)}${x + 1}`
  }
  const map: Table['map'] = {}
  for (const [sector, card] of Object.entries(table.map)) {
    const exits = { ...card.exits }
    if (levelOf(sector) === level) for (const way of compass) exits[turnedWay[way]] = card.exits[way]
    map[turned(sector)] = { ...card, exits }
  }
  table.map = map
  table.lit = table.lit.map(turned)
  table.hazards = table.hazards.map(turned)
  table.conditions = table.conditions.map((each) => ({ ...each, at: turned(each.at) }))
  for (const monster of table.monsters) monster.at = turned(monster.at)
  table.locked = table.locked.filter((edge) => levelOf(edge) !== level)
}

function exchangeRooms({ map }: Table, hidden: readonly Sector[], dice: Dice): void {
  const rooms = hidden.filter((sector) =>
    compass.some((way) => map[sector]!.exits[way] === 'door' && isRoom(map[sector]!.what)),
  )
  const names = rooms.map((sector) => map[sector]!.what)
  dice.shuffle(names)
  rooms.forEach((sector, i) => (map[sector] = { ...map[sector]!, what: names[i]! }))
}

function isRoom(what: string): boolean {
  return !['straight', 'corner', 'tee', 'cross'].includes(what)
}

/** Monsters, hazard tokens and light that nobody sees go elsewhere on their level, but not where light would be seen. */
function scatter(table: Table, hidden: readonly Sector[], dice: Dice): void {
  const far = hidden.filter((sector) => !besideView(table).has(sector))
  const anywhere = (from: Sector, among: readonly Sector[]): Sector => {
    const places = among.filter((sector) => levelOf(sector) === levelOf(from))
    return places.length === 0 ? from : places[dice.below(places.length)]!
  }
  for (const monster of table.monsters)
    if (hidden.includes(monster.at)) monster.at = anywhere(monster.at, hidden)
  table.hazards = [...new Set(table.hazards.map((at) => (hidden.includes(at) ? anywhere(at, hidden) : at)))]
  table.lit = [...new Set(table.lit.map((at) => (far.includes(at) ? anywhere(at, far) : at)))]
  for (const token of table.conditions) if (hidden.includes(token.at)) token.at = anywhere(token.at, hidden)
}

/** Sectors that would come into view if they were lit. */
function besideView(table: Table): Set<Sector> {
  const all = Object.fromEntries(Object.keys(table.map).map((sector) => [sector, { frame: 1, x: 0, y: 0 }]))
  return new Set(fieldOfView({ ...table, maze: all }))
}

function exchangeCards(table: Table, name: Table['decksInUse'][number], dice: Dice): void {
  const { draw, discard } = table.decks[name]
  const ownCards = new Set<string>(cardsOf(name))
  const hands = Object.values(table.hands)
  const cells: [string[], number][] = [draw, discard].flatMap((pile) =>
    pile.map((_, i): [string[], number] => [pile, i]),
  )
  for (const hand of hands)
    hand.forEach((card, i) => {
      if (ownCards.has(card)) cells.push([hand, i])
    })
  const cards = cells.map(([pile, i]) => pile[i]!)
  dice.shuffle(cards)
  cells.forEach(([pile, i], n) => (pile[i] = cards[n]!))
}

/** Everything that reaches a seat of this position: what it sees, may choose and may not. */
function shownTo(position: Place, seat: Seat): string {
  const engine = Engine.at(alone, clone(position))
  const { decision } = engine
  const options = decision?.options
    .filter((option) => option.seat === seat)
    .map((option) => [optionId(option), option.rules, option.note])
  const refusals = engine.refusals().filter((refusal) => refusal.seat === seat)
  return JSON.stringify([viewOf(alone, engine.position, decision, seat), options, refusals])
}

/** Where two texts part, with a few words around it. */
function firstDifference(a: string, b: string): string | null {
  if (a === b) return null
  let at = 0
  while (a[at] === b[at]) at++
  return `${a.slice(Math.max(0, at - 120), at + 80)} ≠ ${b.slice(at, at + 80)}`
}

describe('the Hero cannot tell twin games apart', () => {
  const tables = ([1, 2, 3] as const).flatMap((evil) =>
    (['colony-spine', 'ring-station', 'deep-works'] as const).map((map) => ({ evil, map })),
  )
  test.each(tables)('$evil Evil players, $map', ({ evil, map }) => {
    const dice = new Dice(`twins ${evil} ${map}`)
    const options = completeOptions(alone, { evil, map, difficulty: 'easy' })
    const engine = Engine.start(alone, options, `twins ${evil} ${map}`)
    const told: string[] = []
    let compared = 0
    for (let n = 0; n < 400 && engine.decision !== null; n++) {
      const { step } = engine.decision
      // While a choice of Evil is half made, what it may choose next lies in the stack and would not fit the twin.
      if (step === 'act' || step === 'react' || step === 'lockWhich') {
        const twin = twinOf(engine.position as Place, dice)
        for (const seat of ['hero', '']) {
          const difference = firstDifference(shownTo(engine.position as Place, seat), shownTo(twin, seat))
          if (difference !== null) told.push(`decision ${n}, ${step}: ${difference}`)
        }
        compared++
      }
      const all = engine.decision.options
      const steps = [...new Set(all.map((option) => option.step))]
      const chosen = steps[dice.below(steps.length)]
      const fitting = all.filter((option) => option.step === chosen)
      engine.choose(fitting[dice.below(fitting.length)]!)
    }
    expect(told).toEqual([])
    expect(compared).toBeGreaterThan(50)
  })
})
