import { Engine, type Option, type Position, clone, optionId, revealedBy } from '@miskatonic/kernel'
import { Dice, firstDifference, noticedOf, playAtRandom, shownOf } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { type Card, cardsOf, designOf } from '../cards/reactions.ts'
import { type Sector, compass, levelOf } from '../content/sectors.ts'
import { alone } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { fieldOfView } from '../steps/sight.ts'
import { type Setting, scene } from './scene.ts'

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
  changeOrders(table, dice)
  return twin
}

/** In which order things lie in lists tells when they came, or how the map was turned. */
function changeOrders(table: Table, dice: Dice): void {
  for (const hand of Object.values(table.hands)) dice.shuffle(hand)
  dice.shuffle(table.monsters)
  dice.shuffle(table.hazards)
  dice.shuffle(table.locked)
  dice.shuffle(table.lit)
  const sectors = Object.entries(table.map)
  dice.shuffle(sectors)
  table.map = Object.fromEntries(sectors)
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

const tables = ([1, 2, 3] as const).flatMap((evil) =>
  (['colony-spine', 'ring-station', 'deep-works'] as const).map((map) => ({ evil, map })),
)

function playByChance(
  { evil, map }: (typeof tables)[number],
  dice: Dice,
  visit: (engine: Engine, next: Option) => void,
): void {
  const options = { evil, map, difficulty: 'easy' }
  playAtRandom(alone, { options, seed: `twins ${evil} ${map}`, most: 400 }, dice, visit)
}

describe('the Hero cannot tell twin games apart', () => {
  test.each(tables)('$evil Evil players, $map', (kind) => {
    const dice = new Dice(`twins ${kind.evil} ${kind.map}`)
    const told: string[] = []
    let compared = 0
    playByChance(kind, dice, ({ position, decision }) => {
      const { step, number } = decision!
      // While a choice of Evil is half made, what it may choose next lies in the stack and would not fit the twin.
      if (step !== 'act' && step !== 'react' && step !== 'lockWhich') return
      const twin = twinOf(position as Place, dice)
      for (const seat of ['hero', '']) {
        const difference = firstDifference(shownOf(alone, position, seat), shownOf(alone, twin, seat))
        if (difference !== null) told.push(`decision ${number}, ${step}: ${difference}`)
      }
      compared++
    })
    expect(told).toEqual([])
    expect(compared).toBeGreaterThan(50)
  })
})

test('[AL-665] a card that is played face down shows the Hero its back and nothing else', () => {
  const told: string[] = []
  let compared = 0
  const dice = new Dice('face down')
  for (const kind of tables.filter(({ map }) => map === 'ring-station'))
    playByChance(kind, dice, ({ position, decision }) => {
      const [one, ...down] = decision!.options.filter(({ step }) => step === 'playDown')
      if (one === undefined) return
      const here = noticedOf(alone, position, one, 'hero')
      for (const other of down.filter((each) => backOf(each) === backOf(one))) {
        const difference = firstDifference(here, noticedOf(alone, position, other, 'hero'))
        if (difference !== null) told.push(`${optionId(one)}, ${optionId(other)}: ${difference}`)
        compared++
      }
    })
  expect(told.slice(0, 3)).toEqual([])
  expect(compared).toBeGreaterThan(50)
})

function backOf({ args }: Option): string {
  return designOf[args['card'] as Card].deck
}

describe('in which order things lie on the table is not told by what happens', () => {
  const east = 'A1-B1 B1-C1 C1-D1 D1-E1'
  const cases: Record<string, [Setting, string]> = {
    'several monsters come to light': [
      {
        map: east,
        monsters: [
          { being: 'worms', at: 'B1' },
          { being: 'cultists', at: 'B1' },
          { being: 'worms', at: 'B1', wounded: true },
        ],
      },
      'explore:by=eyes,to=east',
    ],
    'a grenade hurts several monsters': [
      {
        map: east,
        revealed: ['B1'],
        items: ['grenade'],
        next: ['hit', 'hit', 'hit', 'hit'],
        monsters: [
          { being: 'worms', at: 'B1' },
          { being: 'cultists', at: 'B1' },
        ],
      },
      'throwGrenade:place=1/1/0',
    ],
    'light goes on in all rooms': [
      {
        map: 'colony-spine',
        hero: '2-E2',
        revealed: ['2-D5', '2-A5', '2-C1'],
        missions: { green: 'emergency-power' },
      },
      'advance:mission=emergency-power',
    ],
    'the Engineer lights everything around': [
      { map: east, revealed: ['D1', 'B1', 'C1'], ally: ['engineer', 6] },
      'sacrifice',
    ],
    'the spores die with the Brood Mother': [
      {
        map: 'A1-B1 B1-C1',
        rooms: { A1: 'laboratory' },
        revealed: ['C1', 'B1'],
        missions: { blue: 'spore-bloom', red: 'evacuation' },
        next: ['hit', 'miss'],
        experience: { spores: 2, parasites: 2, cultists: 2, hybrids: 2, worms: 2 },
        monsters: [
          { being: 'brood-mother', at: 'A1', wounded: true },
          { being: 'spores', at: 'B1' },
          { being: 'spores', at: 'C1' },
        ],
      },
      'fight:target=brood-mother-wounded',
    ],
    'lights go out behind monsters': [
      {
        map: east,
        revealed: ['C1', 'B1'],
        lit: ['B1', 'C1'],
        from: 'end-of-turn',
        hands: { e1: ['relentless'] },
        monsters: [
          { being: 'worms', at: 'B1', moved: true },
          { being: 'worms', at: 'C1', moved: true },
        ],
      },
      'pass',
    ],
  }
  test.each(Object.entries(cases))('%s', (name, [setting, option]) => {
    const { position } = scene(setting)
    const dice = new Dice(name)
    const engine = Engine.at(alone, clone(position))
    const chosen = engine.decision!.options.find((each) => optionId(each) === option)!
    const here = noticedOf(alone, position, chosen, 'hero')
    for (let tries = 0; tries < 8; tries++) {
      const other = clone(position) as Place
      changeOrders(other.table, dice)
      expect(firstDifference(here, noticedOf(alone, other, chosen, 'hero'))).toBeNull()
    }
  })
})

test('what the Hero has seen of the map is not taken back for nothing', () => {
  const free: string[] = []
  let revealed = 0
  const dice = new Dice('reveals')
  for (const kind of tables)
    playByChance(kind, dice, ({ position }, next) => {
      const engine = Engine.at(alone, clone(position), true)
      engine.choose(engine.find(next.seat, optionId(next))!)
      if (!engine.events.some(({ event }) => event === 'sectorRevealed')) return
      if (revealed++ < 60 && revealedBy(alone, position, next) === null) free.push(optionId(next))
    })
  expect(free).toEqual([])
  expect(revealed).toBeGreaterThan(60)
})
