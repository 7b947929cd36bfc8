import { answering, shape } from '@miskatonic/kernel'
import { allyCharges } from '../content/characters.ts'
import { bullets } from '../cards/items.ts'
import type { Room } from '../content/maps.ts'
import {
  type Mission,
  type Need,
  type Reward,
  missionCards,
  missions as allMissions,
} from '../cards/missions.ts'
import { type Boss, statsOf } from '../content/monsters.ts'
import { type Sector, compass, levelOf } from '../content/sectors.ts'
import type { At, Rules } from '../kind.ts'
import { type Table, event, quiet } from '../position.ts'
import { drawItems, gain, takeFromPiles } from './items.ts'
import {
  asRevealed,
  isLit,
  monstersAt,
  neighbours,
  roomOf,
  sectorAt,
  sectorOfRoom,
  usedThisTurn,
} from './queries.ts'
import { distancesFrom, sectorsOf } from './ways.ts'
import { addMonster } from './monsters.ts'
import { recover } from './recovering.ts'
import { fieldOfView, lineFrom } from './sight.ts'
import { lightUpSector } from './light.ts'
import * as names from '../names.ts'
import { seenPlace, seenPlaceless } from '../event-sights.ts'

const { integer, object, orNull, whole } = shape

/** Missions (AL-761 to AL-769; ledger, table 8.9). */
export const vocabulary = {
  choices: {
    placeBoss: answering('bossWhere', object({ at: names.sector })),
    putCondition: answering('placeCondition', object({ at: names.sector })),
  },
  asks: {
    bossWhere: object({ being: names.being }),
    placeCondition: object({ mission: names.mission, left: integer(1, 3) }),
  },
  effects: {
    missionDone: object({ mission: names.mission }),
    activateFinal: object({}),
    difficultyReward: object({}),
    placeHazardsNow: object({ left: integer(0, 9) }),
    deadSilence: object({}),
  },
  events: {
    allyGained: event(object({ character: names.character }), 'open', ...quiet, 'allyPool'),
    missionAdvanced: event(object({ mission: names.mission, progress: whole }), 'open', ...quiet),
    missionCompleted: event(object({ mission: names.mission }), 'open', ...quiet),
    finalMissionActive: event(object({ mission: names.mission }), 'open', ...quiet),
    conditionPlaced: event(
      object({ mission: names.mission, place: orNull(names.place) }),
      seenPlaceless,
      ...quiet,
      'conditions',
    ),
    conditionTaken: event(
      object({ mission: names.mission, place: names.place }),
      seenPlace,
      ...quiet,
      'conditions',
    ),
    bossPlaced: event(object({ being: names.being, place: orNull(names.place) }), seenPlaceless, ...quiet),
    roundGained: event(object({}), 'open', ...quiet),
  },
}

export const rules = {
  /** AL-762: the first of the two brings the final mission. */
  missionDone(play, { mission }) {
    const { missions } = play.table
    const isFirst = !missions.red.active
    play.emit('missionCompleted', { mission })
    for (const reward of missionCards[mission].reward ?? []) give[reward.give](play, reward as never) // each reward goes to the function of its own name
    if (isFirst) play.then('activateFinal', {})
    play.then('lookAround', {})
  },

  activateFinal(play) {
    const { red } = play.table.missions
    red.active = true
    play.emit('finalMissionActive', { mission: red.mission })
    play.then('difficultyReward', {})
    const { hazards, boss, tokens } = missionCards[red.mission]
    if (hazards !== undefined) play.then('placeHazardsNow', { left: hazards })
    if (boss !== undefined) play.then('bossWhere', { being: boss.being })
    if (tokens !== undefined) play.then('placeCondition', { mission: red.mission, left: tokens.count })
  },

  /** AL-831 to AL-838. */
  difficultyReward(play) {
    const { difficulty } = play.options
    if (difficulty === 'impossible') return
    if (difficulty !== 'nightmare') gainRound(play)
    if (difficulty === 'easy') recover(play, 3, 3)
    else play.then('recoverWhich', { points: 3, why: 'reward' })
  },

  placeHazardsNow(play, { left }) {
    if (left === 0) return
    play.then('placeTrap', { by: play.table.leader, where: 'round-end', must: false })
    play.then('placeHazardsNow', { left: left - 1 })
  },

  /** In its room, or on that level far enough from the Hero; no noise. Always asked, so that it does not tell how near the room is. */
  bossWhere(play, { being }) {
    play.ask(play.table.leader, 'AL-612', (may) => {
      for (const at of bossPlaces(play.table, being as Boss)) may('placeBoss', { at }, 'AL-612')
    })
  },

  placeBoss(play, { at }, _by, { being }) {
    putBoss(play, being as Boss, at)
  },

  /** AL-766, AL-769: on spots out of sight, one on each, of Evil's choice. */
  placeCondition(play, { mission }) {
    play.ask(play.table.leader, 'AL-766', (may) => {
      for (const at of conditionSpots(play.table, mission)) may('putCondition', { at }, 'AL-766')
    })
  },

  putCondition(play, { at }, _by, { mission, left }) {
    play.table.conditions.push({ at, mission })
    play.emit('conditionPlaced', { mission, place: at })
    if (left > 1) play.then('placeCondition', { mission, left: left - 1 })
  },

  /** Dead Silence: once a round Evil may move an unrevealed monster right after a Move. Asked even if there is none, so that the question tells nothing. */
  deadSilence(play) {
    const { leader } = play.table
    if (!play.answer('isSilent', false, {})) return
    play.then('moveMonster', {
      by: leader,
      range: 1,
      among: 'unseen',
      bonus: 0,
      left: 1,
      must: false,
      or: 'nothing',
    })
  },
} satisfies Rules

type Colour = 'green' | 'blue' | 'red'

function colourOf({ missions }: Table, mission: Mission): Colour {
  if (missions.green.mission === mission) return 'green'
  return missions.blue.mission === mission ? 'blue' : 'red'
}

/** The missions that can be advanced by an Interact where the Hero stands (AL-342, AL-768). */
export function possibleMissions({ table }: At): Mission[] {
  const { green, blue, red } = table.missions
  const open: Mission[] = []
  if (!green.done) open.push(green.mission)
  if (!blue.done) open.push(blue.mission)
  if (red.active) open.push(red.mission)
  return open.filter((mission) => canAdvance(table, mission))
}

function canAdvance(table: Table, mission: Mission): boolean {
  const { tokens, boss, needs } = missionCards[mission]
  if (boss?.only) return false
  if (tokenHere(table, mission) !== undefined) return true
  if (tokens !== undefined && !hasTokens(table, mission)) return false
  if (roomOf(table, table.hero.at) !== nextRoom(table, mission)) return false
  return needs === undefined || isMet[needs](table)
}

/** Where the next step is taken. */
function nextRoom(table: Table, mission: Mission): Room {
  const { room, rooms = [] } = missionCards[mission]
  return rooms[table.missions[colourOf(table, mission)].progress] ?? room
}

const isMet: Readonly<Record<Need, (table: Table) => boolean>> = {
  light: (table) => isLit(table, table.hero.at),
  'no monster here': (table) => monstersAt(table, table.hero.at).length === 0,
  'revealed monster killed': ({ hero }) => hero.killed,
  'once a turn': (table) => !usedThisTurn(table, 'called'),
}

function tokensOf({ conditions }: Table, mission: Mission): Table['conditions'] {
  return conditions.filter((each) => each.mission === mission)
}

function tokenHere(table: Table, mission: Mission): Table['conditions'][number] | undefined {
  return tokensOf(table, mission).find(({ at }) => at === table.hero.at)
}

/** Whether enough of its tokens were taken. */
function hasTokens(table: Table, mission: Mission): boolean {
  if (missionCards[mission].tokens!.taken === 'all') return tokensOf(table, mission).length === 0
  return table.missions[colourOf(table, mission)].progress > 0
}

/** AL-765, AL-767: one step per action. */
export function advanceMission(play: At, mission: Mission): void {
  const { table } = play
  const state = table.missions[colourOf(table, mission)]
  if (takesToken(play, mission)) return
  state.progress++
  play.emit('missionAdvanced', { mission, progress: state.progress })
  const { needs, steps = 1, midway } = missionCards[mission]
  if (needs === 'once a turn') table.turn.used.push('called')
  if (state.progress >= steps) return complete(play, mission)
  if (midway === 'spawn')
    play.then('spawnMonster', { by: table.leader, nearer: 0, bonus: 0, must: false, only: null })
  if (midway === 'countdown') table.missions.red.countdown = 2
}

/** Key cards and circles are taken from the map. */
function takesToken(play: At, mission: Mission): boolean {
  const { table } = play
  const token = tokenHere(table, mission)
  if (token === undefined) return false
  table.conditions = table.conditions.filter((each) => each !== token)
  if (missionCards[mission].tokens?.taken === 'one') table.missions[colourOf(table, mission)].progress++
  play.emit('conditionTaken', { mission, place: table.hero.at })
  return true
}

function complete(play: At, mission: Mission): void {
  const { missions } = play.table
  if (colourOf(play.table, mission) === 'red') return win(play, mission)
  missions[colourOf(play.table, mission) as 'green' | 'blue'].done = true
  play.then('missionDone', { mission })
}

/** AL-851. */
function win(play: At, mission: Mission): void {
  play.emit('missionCompleted', { mission })
  play.end({ how: 'won', winners: ['hero'] })
}

/** Killing the boss of a mission completes it. */
export function bossKilled(play: At, being: Boss): void {
  const { blue } = play.table.missions
  const mission = missionOf(being)
  if (mission !== blue.mission || !blue.done) complete(play, mission)
}

type Give = Reward['give']
type RewardOf<G extends Give> = Reward extends infer R
  ? R extends { give: infer N }
    ? G extends N
      ? R
      : never
    : never
  : never

const give: { [G in Give]: (play: At, reward: RewardOf<G>) => void } = {
  ally: gainAlly,
  bullets: openLocker,
  'light in rooms': lightRooms,
  'light around': lightAround,
  'no spores': removeSpores,
  recovery: (play, { health, control }) => recover(play, health, control),
  items: (play, { count }) => void drawItems(play, count),
  questions: (play, { count }) => play.then('askFreely', { left: count }),
}

function lightAround(play: At): void {
  const { table } = play
  lightUpSector(play, table.hero.at)
  for (const way of compass)
    for (const sector of lineFrom(table, table.hero.at, way, 2)) lightUpSector(play, sector)
}

/** AL-732, AL-733. */
function gainAlly(play: At): void {
  const { table } = play
  const character = play.draw(table.allyPool, 'top')
  if (character === undefined) return
  table.hero.ally = { character, charges: allyCharges }
  play.emit('allyGained', { character })
}

function openLocker(play: At): void {
  const found = takeFromPiles(play, bullets)
  if (found === undefined) drawItems(play, 1)
  else {
    gain(play, found)
    play.emit('itemsDrawn', { items: [found] })
  }
}

function lightRooms(play: At): void {
  const { table } = play
  for (const sector of asRevealed(table, sectorsOf(table)))
    if (roomOf(table, sector) !== undefined) lightUpSector(play, sector)
  for (const sector of neighbours(table, sectorOfRoom(table, 'generator-room'))) lightUpSector(play, sector)
}

function removeSpores(play: At): void {
  const { table } = play
  const spores = table.monsters.filter(({ being }) => being === 'spores')
  const places = asRevealed(table, [...new Set(spores.map(({ at }) => at))])
  for (const place of places)
    for (const { id } of spores.filter(({ at }) => at === place))
      play.emit('monsterRemoved', { being: 'spores', place, monster: id })
  table.monsters = table.monsters.filter(({ being }) => being !== 'spores')
}

/** AL-798, AL-799. */
function gainRound(play: At): void {
  const { round } = play.table
  round.marker = Math.min(5, round.marker + 1)
  play.emit('roundGained', {})
}

function putBoss(play: At, being: Boss, at: Sector): void {
  addMonster(play, being, at)
  play.emit('bossPlaced', { being, place: at })
}

/** The mission that is completed by killing this boss. */
function missionOf(being: Boss): Mission {
  return allMissions.find((mission) => missionCards[mission].boss?.being === being)!
}

function bossPlaces(table: Table, being: Boss): Sector[] {
  const room = sectorOfRoom(table, missionCards[missionOf(being)].room)
  const far = distancesFrom(table, table.hero.at)
  if (statsOf[being].isRooted || (far.get(room) ?? Infinity) >= 3) return [room]
  const others = sectorsOf(table).filter(
    (sector) => levelOf(sector) === levelOf(room) && (far.get(sector) ?? Infinity) >= 3,
  )
  return others.length > 0 ? others : [room]
}

/** Spots without a token, out of sight; for the key cards one on each level. Too few: any corridor at distance 3 or more. */
function conditionSpots(table: Table, mission: Mission): Sector[] {
  const { tokens } = missionCards[mission]
  const excluded = new Set([...fieldOfView(table), ...table.conditions.map(({ at }) => at)])
  const levelsUsed = new Set(
    table.conditions.filter((each) => each.mission === mission).map(({ at }) => levelOf(at)),
  )
  const fits = (sector: Sector): boolean =>
    !excluded.has(sector) && (tokens?.taken !== 'one' || !levelsUsed.has(levelOf(sector)))
  const spots = sectorsOf(table).filter((sector) => sectorAt(table, sector).spot && fits(sector))
  if (spots.length > 0) return spots
  const far = distancesFrom(table, table.hero.at)
  return sectorsOf(table).filter(
    (sector) => roomOf(table, sector) === undefined && fits(sector) && (far.get(sector) ?? Infinity) >= 3,
  )
}

/** Where the next step of a mission is, for Locate. */
export function missionPlaces(table: Table, colour: Colour): Sector[] {
  const { mission } = table.missions[colour]
  if (colour !== 'red' && table.missions[colour].done) return []
  const { room, boss, tokens } = missionCards[mission]
  const isOpen = colour !== 'red' || table.missions.red.active
  if (boss?.only) return isOpen ? beingAt(table, boss.being) : [sectorOfRoom(table, room)]
  const left = tokensOf(table, mission).map(({ at }) => at)
  if (left.length > 0 && tokens !== undefined && !hasTokens(table, mission)) return left
  return [sectorOfRoom(table, nextRoom(table, mission))]
}

function beingAt(table: Table, boss: Boss): Sector[] {
  return table.monsters.filter(({ being }) => being === boss).map(({ at }) => at)
}
