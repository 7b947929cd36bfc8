import type { May } from '@miskatonic/kernel'
import { type MonsterKind, isBoss, monsterKinds, monstersOnALevel } from '../content/monsters.ts'
import { type Compass, type Sector, type Way, compass, edgeOf, levelOf } from '../content/sectors.ts'
import type { Among, Asks, At, Chapter, Choices, Monster, Table } from '../position.ts'
import {
  isLocked,
  isRevealed,
  monsterById,
  monstersOnLevel,
  neighbours,
  tokensLeft,
  valuesOf,
} from './look.ts'
import { distancesFrom, pastDoors } from './ways.ts'
import { makeNoise, reportsFor } from './noise.ts'
import { lookNow, sectorSeenAt } from './sight.ts'

/** Monsters come, move and are put elsewhere (AL-421 to AL-455). What Evil hides is decided in one choice each, so that its length tells nothing. */
export const monsters = {
  moveMonster(play, asked) {
    play.ask(asked.by, 'AL-442', (may) => {
      for (const option of moveOptions(play, asked)) may('shift', option, ['AL-438', 'AL-443'])
      if (asked.or === 'spawn') offerSpawns(play, may, 0, null)
      if (asked.or === 'replace') offerWithdrawals(play, may)
      if (!asked.must || mayBeNothing(play, asked)) may('stay', {}, 'AL-676')
    })
  },

  /** AL-443, AL-446: sector by sector, noise at the end. */
  shift(play, { monster, path, heard }, _by, { by, range, among, bonus, left, must, or }) {
    const one = monsterById(play.table, monster)
    strengthen(play, one, bonus)
    walk(play, one, path)
    makeNoise(play, heard)
    play.table.movedByCard.push(monster)
    if (among === 'unseen') play.table.round.used.push('silence')
    if (left > 1) play.then('moveMonster', { by, range, among: 'another', bonus, left: left - 1, must, or })
  },

  stay() {},

  /** Blood Trail: one goes, another comes closer than usual. */
  withdraw(play, { monster }, _by, { by, bonus }) {
    const one = monsterById(play.table, monster)
    play.table.monsters = play.table.monsters.filter((each) => each !== one)
    play.emit('monsterRemoved', { being: one.being, place: one.at, monster })
    play.then('spawnMonster', { by, nearer: 1, bonus, must: true, only: null })
  },

  spawnMonster(play, { by, nearer, must, only }) {
    play.ask(by, 'AL-430', (may) => {
      const before = spawnPlaces(play.table, nearer, only).length
      offerSpawns(play, may, nearer, only)
      if (!must || before === 0) may('spawnNone', {}, 'AL-676')
    })
  },

  spawn(play, { being, at, heard }, _by, { bonus }) {
    const monster = addMonster(play, being, at)
    strengthen(play, monster, bonus)
    makeNoise(play, heard)
  },

  spawnNone() {},

  relocateMonster(play, { by, how }) {
    play.ask(by, 'AL-450', (may) => {
      for (const option of relocations(play.table, how)) may('relocate', option, ['AL-450', 'AL-451'])
      may('stay', {}, 'AL-676')
    })
  },

  /** AL-452 to AL-454: no noise, but it counts as a movement. */
  relocate(play, { monster, to }) {
    const one = monsterById(play.table, monster)
    const from = one.at
    one.moved = true
    one.at = to
    play.emit('monsterRelocated', { being: one.being, from, to, monster })
    play.table.movedByCard.push(monster)
  },

  /** Decoy Beacon: in an order of Evil's choice, each as near to it as it can. */
  lureMonsters(play, { range }) {
    play.table.movedByCard = []
    play.then('lureNext', { range })
  },

  lureNext(play, { range }) {
    const left = lured(play.table, range).length
    if (left > 0) play.then('lureWhich', { range, left })
  },

  lureWhich(play, { range }) {
    play.ask(play.table.leader, 'AL-612', (may) => {
      for (const { monster, going } of lured(play.table, range))
        for (const { path, to } of going)
          for (const option of withReports(play.table, monster, path, to))
            may('lure', option, ['AL-612', 'AL-443'])
    })
  },

  lure(play, { monster, path, heard }, _by, { range }) {
    walk(play, monsterById(play.table, monster), path)
    makeNoise(play, heard)
    play.table.movedByCard.push(monster)
    play.then('lureNext', { range })
  },
} satisfies Chapter

/** AL-437: healthy. AL-436: seen at once in a revealed sector, without a fright. */
export function addMonster(play: At, being: Monster['being'], at: Sector): Monster {
  const { table } = play
  const monster: Monster = {
    id: `m${table.nextMonster++}`,
    being,
    at,
    wounded: false,
    moved: false,
    bonus: 0,
    blind: false,
    attacked: false,
    stunned: 0,
  }
  table.monsters.push(monster)
  play.emit('monsterSpawned', { being, place: at, monster: monster.id })
  return monster
}

export function strengthen(play: At, monster: Monster, dice: number): void {
  if (dice === 0) return
  monster.bonus += dice
  play.emit('strengthened', { place: monster.at, dice, monster: monster.id })
}

// Moving

const wayOf: Readonly<Record<string, Way>> = { n: 'north', e: 'east', s: 'south', w: 'west', t: 'stairs' }
const letterOf: Readonly<Record<Way, string>> = { north: 'n', east: 'e', south: 's', west: 'w', stairs: 't' }

/** Follows a path: capitals unlock the door on that side, small letters are steps. */
export function walk(play: At, monster: Monster, path: string): void {
  const { table } = play
  monster.moved = true
  for (const letter of path) {
    const way = wayOf[letter.toLowerCase()]!
    if (letter === letter.toLowerCase()) step(play, monster, way)
    else {
      table.locked = table.locked.filter((edge) => edge !== edgeOf(monster.at, way as Compass))
      play.emit('doorUnlocked', { place: monster.at, way })
      lookNow(play)
    }
  }
}

/** AL-446 to AL-448, AL-092; AL-491, AL-494: an unrevealed monster that comes into the Hero's sector frightens. */
function step(play: At, monster: Monster, way: Way): void {
  const { table } = play
  const from = monster.at
  const wasSeen = isRevealed(table, from)
  monster.at = pastDoors(table, from, way)!
  play.emit('monsterMoved', { being: monster.being, from, to: monster.at, way, monster: monster.id })
  if (!wasSeen && isRevealed(table, monster.at))
    play.emit('monsterSeen', { place: monster.at, being: monster.being, wounded: monster.wounded })
  if (monster.at === table.hero.at && !wasSeen) play.then('frighten', { monster: monster.id })
}

/** Every path of at most so many points, with where it ends. A level that is full is not entered (AL-425, AL-427). */
export function pathsOf(table: Table, monster: Monster, points: number): { path: string; to: Sector }[] {
  const price = monster.being === 'queen-worm' ? 0 : 1
  const found: { path: string; to: Sector }[] = []
  const visit = (
    at: Sector,
    path: string,
    left: number,
    opened: readonly string[],
    visited: readonly Sector[],
  ): void => {
    found.push({ path, to: at })
    for (const way of [...compass, 'stairs'] as const) {
      const next = pastDoors(table, at, way)
      if (next === undefined || visited.includes(next)) continue
      const isShut = way !== 'stairs' && isLocked(table, at, way) && !opened.includes(edgeOf(at, way))
      if (isShut) {
        const unlocking = path + letterOf[way].toUpperCase()
        if (left >= price) visit(at, unlocking, left - price, [...opened, edgeOf(at, way)], visited)
      } else if (left > 0 && mayEnterLevel(table, monster, at, next))
        visit(next, path + letterOf[way], left - 1, opened, [...visited, next])
    }
  }
  visit(monster.at, '', points, [], [monster.at])
  return found
}

/** AL-423, AL-425, AL-588. */
export function mayEnterLevel(table: Table, monster: Monster, from: Sector, to: Sector): boolean {
  if (isBoss(monster.being) || levelOf(from) === levelOf(to)) return true
  const own = levelOf(monster.at) === levelOf(to) ? 1 : 0
  return monstersOnLevel(table, levelOf(to)) - own < monstersOnALevel
}

/** Unlocking on the way changes what is heard: the path is tried out. */
function withReports(table: Table, monster: Monster, path: string, to: Sector): Choices['shift'][] {
  const opened = edgesOpened(table, monster.at, path)
  const heardIn =
    opened.length === 0 ? table : { ...table, locked: table.locked.filter((edge) => !opened.includes(edge)) }
  return reportsFor(heardIn, to).map((heard) => ({ monster: monster.id, path, heard }))
}

function edgesOpened(table: Table, from: Sector, path: string): string[] {
  const opened: string[] = []
  let at = from
  for (const letter of path) {
    const way = wayOf[letter.toLowerCase()]!
    if (letter === letter.toLowerCase()) at = pastDoors(table, at, way)!
    else opened.push(edgeOf(at, way as Compass))
  }
  return opened
}

function moveOptions(play: At, { range, among }: Asks['moveMonster']): Choices['shift'][] {
  const { table } = play
  return movable(table, among).flatMap((monster) =>
    pathsOf(table, monster, range)
      .filter(({ path, to }) => among !== 'closer' || comesCloser(table, monster, path, to))
      .filter(({ to }) => among !== 'explored' || !table.explored.includes(to))
      .flatMap(({ path, to }) => withReports(table, monster, path, to)),
  )
}

/** The monsters that a card may move. The Brood Mother cannot be moved. */
export function movable(table: Table, among: Among): Monster[] {
  return table.monsters.filter((monster) => {
    if (monster.being === 'brood-mother') return false
    if (among === 'another') return !table.movedByCard.includes(monster.id)
    if (among === 'elsewhere') return monster.at !== table.hero.at
    if (among === 'last') return monster === table.monsters.at(-1)
    if (among === 'unseen') return !isRevealed(table, monster.at)
    if (among === 'culprit') return monster.id === table.culprit
    if (among === 'explored') return table.explored.includes(monster.at)
    return true
  })
}

/** Drawn by the Signal: every step brings it nearer to the Hero. */
function comesCloser(table: Table, monster: Monster, path: string, to: Sector): boolean {
  if (path === '') return true
  const far = distancesFrom(table, table.hero.at)
  if (path !== path.toLowerCase()) return false
  return (far.get(monster.at) ?? Infinity) - (far.get(to) ?? Infinity) === path.length
}

/** AL-676: what is impossible is skipped. */
function mayBeNothing(play: At, asked: Asks['moveMonster']): boolean {
  if (moveOptions(play, asked).length > 0) return false
  return asked.or !== 'spawn' || spawnPlaces(play.table, 0, null).length === 0
}

// Spawning

/** AL-423 to AL-434: far enough, a token left, and room on the level. */
export function spawnPlaces(
  table: Table,
  nearer: number,
  only: MonsterKind | null,
): { being: MonsterKind; at: Sector }[] {
  const far = distancesFrom(table, table.hero.at)
  const kinds = monsterKinds.filter((kind) => (only === null || kind === only) && tokensLeft(table, kind) > 0)
  const room = {
    1: monstersOnLevel(table, 1) < monstersOnALevel,
    2: monstersOnLevel(table, 2) < monstersOnALevel,
  }
  return kinds.flatMap((being) => {
    const least = Math.max(1, valuesOf(table, being).distance - nearer)
    return Object.keys(table.map)
      .filter((at) => room[levelOf(at)] && (far.get(at) ?? Infinity) >= least)
      .map((at) => ({ being, at }))
  })
}

function offerSpawns(play: At, may: May<Choices>, nearer: number, only: MonsterKind | null): void {
  const heardAt = new Map<Sector, ReturnType<typeof reportsFor>>()
  for (const { being, at } of spawnPlaces(play.table, nearer, only)) {
    if (!heardAt.has(at)) heardAt.set(at, reportsFor(play.table, at))
    for (const heard of heardAt.get(at)!) may('spawn', { being, at, heard }, ['AL-430', 'AL-431', 'AL-435'])
  }
}

function offerWithdrawals(play: At, may: May<Choices>): void {
  for (const { id, being } of play.table.monsters)
    if (!isBoss(being)) may('withdraw', { monster: id }, 'AL-455')
}

// Relocating and luring

/** Through the Ducts, and the lower half of Slip Away. */
export function relocations(table: Table, how: 'ducts' | 'ducts-near' | 'slip'): Choices['relocate'][] {
  const beside = neighbours(table, table.hero.at)
  const able = movable(table, how === 'slip' ? 'explored' : 'unseen')
  return able.flatMap(({ id, at }) =>
    Object.keys(table.map)
      .filter((to) => to !== at && levelOf(to) === levelOf(at) && !isRevealed(table, to))
      .filter((to) => how !== 'ducts' || !beside.includes(to))
      .filter((to) => how !== 'slip' || !table.explored.includes(to))
      .map((to) => ({ monster: id, to })),
  )
}

/** Monsters at distance 0 to 2 from the Hero that have not been lured yet, and the paths that bring them nearest to the beacon. */
function lured(table: Table, range: number): { monster: Monster; going: ReturnType<typeof pathsOf> }[] {
  const near = distancesFrom(table, table.hero.at)
  const far = distancesFrom(table, sectorSeenAt(table, table.beacon!)!)
  const left = (sector: Sector): number => far.get(sector) ?? Infinity
  return table.monsters
    .filter(
      ({ id, being, at }) => !isBoss(being) && (near.get(at) ?? 9) <= 2 && !table.movedByCard.includes(id),
    )
    .map((monster) => {
      const closer = pathsOf(table, monster, range).filter(({ to }) => left(to) < left(monster.at))
      const best = Math.min(...closer.map(({ to }) => left(to)))
      return { monster, going: closer.filter(({ to }) => left(to) === best) }
    })
    .filter(({ going }) => going.length > 0)
}
