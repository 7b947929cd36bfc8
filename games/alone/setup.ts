import { type Seat, shape } from '@miskatonic/kernel'
import { cards, copies, designOf } from './cards/reactions.ts'
import { deckNames } from './content/cards.ts'
import { characters, evilSeats, firstAdrenaline, firstRound, fullTrack } from './content/characters.ts'
import { type Item, isBullets, items } from './cards/items.ts'
import { type MapName, type Room, mapNames, printedMaps } from './content/maps.ts'
import { type Mission, blueMissions, greenMissions, missionCards, redMissions } from './cards/missions.ts'
import type { Sector } from './content/sectors.ts'
import type { At, Rules } from './kind.ts'
import { type Orientation, asPrinted, layLevel, placed, roomsOf } from './content/levels.ts'
import { type Options, type Table, event } from './position.ts'
import { gain } from './steps/items.ts'
import { evilPlayers, handSizeOf, sectorOfRoom } from './steps/queries.ts'
import { addMonster } from './steps/monsters.ts'
import { reveal } from './steps/sight.ts'
import { newTurn } from './steps/fresh.ts'
import * as names from './names.ts'

const { list, object } = shape

/** The map, the missions and the decks (AL-021 to AL-041); the Hero chooses a character, Evil its decks. */
export function setUp(play: At): Table {
  const { options, seats } = play
  const name = options.map === 'random' ? mapNames[play.random(mapNames.length)]! : options.map
  const { map, start } = layMap(play, name)
  const evil = seats.filter((seat) => seat !== 'hero')
  const leader = options.leader === 'random' ? evil[play.random(evil.length)]! : options.leader
  play.then('chooseCharacter', {})
  play.then('chooseDecks', {})
  play.then('layOut', {})
  play.then('placeConditions', {})
  play.then('dealHands', {})
  play.then('begin', {})
  return emptyTable(play, map, start, leader)
}

export const vocabulary = {
  choices: {
    takeCharacter: object({ character: names.character }),
    takeDecks: object({ first: names.deck, second: names.deck }),
  },
  asks: {
    chooseCharacter: object({}),
    chooseDecks: object({}),
  },
  effects: {
    layOut: object({}),
    placeConditions: object({}),
    dealHands: object({}),
    begin: object({}),
  },
  events: {
    characterTaken: event(object({ character: names.character }), 'open', 'hero', 'allyPool'),
    decksTaken: event(object({ decks: list(names.deck) }), 'open', 'decksInUse', 'decks'),
    gameSetUp: event(
      object({ green: names.mission, blue: names.mission, red: names.mission }),
      'open',
      'nothing',
    ),
  },
}

export const rules = {
  chooseCharacter(play) {
    play.ask('hero', 'AL-026', (may) => {
      for (const character of characters) may('takeCharacter', { character }, 'AL-026')
    })
  },

  /** AL-026: the others may become allies. */
  takeCharacter(play, { character }) {
    const { table } = play
    table.hero.character = character
    table.allyPool = characters.filter((each) => each !== character)
    play.shuffle(table.allyPool)
    play.emit('characterTaken', { character })
  },

  /** AL-035, AL-037. */
  chooseDecks(play) {
    play.ask(play.table.leader, 'AL-037', (may) => {
      deckNames.forEach((first, i) =>
        deckNames.slice(i + 1).forEach((second) => may('takeDecks', { first, second }, ['AL-035', 'AL-037'])),
      )
    })
  },

  takeDecks(play, { first, second }) {
    const { table } = play
    table.decksInUse = [first, second]
    for (const name of table.decksInUse) {
      const { draw } = table.decks[name]
      for (const card of cards)
        if (designOf[card].deck === name) for (let i = 0; i < copies; i++) draw.push(card)
      play.shuffle(draw)
    }
    play.emit('decksTaken', { decks: [first, second] })
  },

  layOut(play) {
    const { table } = play
    startingItems(play)
    table.turn.drawn = []
    reveal(play, table.hero.at, null)
    const { room, boss } = missionCards[table.missions.blue.mission]
    if (boss !== undefined) addMonster(play, boss.being, sectorOfRoom(table, room))
    const { green, blue, red } = table.missions
    play.emit('gameSetUp', { green: green.mission, blue: blue.mission, red: red.mission })
  },

  placeConditions(play) {
    const { mission } = play.table.missions.green
    const { tokens } = missionCards[mission]
    if (tokens !== undefined) play.then('placeCondition', { mission, left: tokens.count })
  },

  /** AL-040. */
  dealHands(play) {
    for (const who of evilPlayers(play)) play.then('drawForHand', { who, count: handSizeOf(play) })
  },

  begin(play) {
    play.table.round.since = play.choices
    play.emit('roundBegan', { marker: play.table.round.marker, leader: play.table.leader })
    play.then('heroTurn', {})
  },
} satisfies Rules

/** AL-831 to AL-837. */
function startingItems(play: At): void {
  const { difficulty } = play.options
  const { table } = play
  table.itemDeck = [...items]
  play.shuffle(table.itemDeck)
  if (difficulty === 'impossible') return
  const drawn: Item[] = []
  if (difficulty === 'easy') drawn.push(takeAny(play, table.itemDeck.filter(isBullets)))
  drawn.push(
    takeAny(play, difficulty === 'easy' ? table.itemDeck.filter((item) => !isBullets(item)) : table.itemDeck),
  )
  for (const item of drawn) gain(play, item)
  play.emit('itemsDrawn', { items: drawn })
}

function takeAny(play: At, among: readonly Item[]): Item {
  const { itemDeck } = play.table
  const item = among[play.random(among.length)]!
  itemDeck.splice(itemDeck.indexOf(item), 1)
  return item
}

/** AL-022, AL-023: each level turned and mirrored on its own, the names of rooms exchanged. */
function layMap(play: At, name: MapName): { map: Table['map']; start: Sector } {
  const { start, levels } = printedMaps[name]
  const rooms: Room[] = roomsOf(name).flat()
  if (play.options.shuffled === 'yes') play.shuffle(rooms)
  const map: Table['map'] = {}
  let first: Sector = ''
  for (const level of [0, 1] as const) {
    const orientation = play.options.turned === 'yes' ? anyOrientation(play) : asPrinted
    const count = Object.keys(levels[level].rooms).length
    Object.assign(map, layLevel(name, level, orientation, rooms.splice(0, count)))
    if (start.level === level + 1) first = placed(start.square, level, orientation)
  }
  return { map, start: first }
}

function anyOrientation(play: At): Orientation {
  const turns = play.random(4)
  return { turns, mirror: play.random(2) === 1 }
}

/** AL-033: drawn again until the main rooms differ. */
function drawMissions(play: At): Table['missions'] {
  const red = redMissions[play.random(redMissions.length)]!
  const other = <M extends Mission>(from: readonly M[], taken: readonly Room[]): M => {
    const fitting = from.filter((mission) => !taken.includes(missionCards[mission].room))
    return fitting[play.random(fitting.length)]!
  }
  const green = other(greenMissions, [missionCards[red].room])
  const blue = other(blueMissions, [missionCards[red].room, missionCards[green].room])
  return {
    green: { mission: green, progress: 0, done: false },
    blue: { mission: blue, progress: 0, done: false },
    red: { mission: red, progress: 0, active: false, countdown: null },
  }
}

function emptyTable(play: At, map: Table['map'], start: Sector, leader: Seat): Table {
  return {
    map,
    lit: [],
    everLit: false,
    locked: [],
    hazards: [],
    conditions: [],
    monsters: [],
    nextMonster: 1,
    maze: {},
    nextFrame: 1,
    hero: {
      character: null,
      at: start,
      health: fullTrack,
      control: fullTrack,
      adrenaline: firstAdrenaline,
      experience: { spores: 0, parasites: 0, cultists: 0, hybrids: 0, worms: 0 },
      items: [],
      ally: null,
      searched: [],
      killed: false,
    },
    allyPool: [],
    itemDeck: [],
    itemDiscard: [],
    missions: drawMissions(play),
    decksInUse: [],
    decks: {
      fury: { draw: [], discard: [] },
      speed: { draw: [], discard: [] },
      dread: { draw: [], discard: [] },
      traps: { draw: [], discard: [] },
    },
    hands: Object.fromEntries(play.seats.filter((seat) => seat !== 'hero').map((seat) => [seat, []])),
    leader,
    track: [],
    proposal: null,
    refused: [],
    hazardsToPlace: 0,
    round: { marker: firstRound, nightmare: false, since: 0, used: [] },
    turn: { ...newTurn(1), step: 'setup' },
    frozen: false,
    roll: [],
    asked: [],
    beacon: null,
  }
}

export function seatsOf({ evil }: Pick<Options, 'evil'>): Seat[] {
  return ['hero', ...evilSeats.slice(0, evil)]
}
