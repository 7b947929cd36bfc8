import { type May, type Seat, answering, shape } from '@miskatonic/kernel'
import { type MonsterKind, isBoss, monsterKinds, monstersOnALevel, statsOf } from '../content/monsters.ts'
import { type Compass, type Sector, type Way, edgeOf, levelOf } from '../content/sectors.ts'
import type { Among, Report } from '../names.ts'
import * as names from '../names.ts'
import type { Asks, At, Choices, Rules } from '../kind.ts'
import { type Monster, type Table, event, quiet } from '../position.ts'
import { isRevealed, monsterById, monstersOnLevel, neighbours, tokensLeft, valuesOf } from './queries.ts'
import { exploredSectors } from './exploring.ts'
import { makeNoise, reporting, reportsFor } from './noise.ts'
import { lookNow } from './sight.ts'
import { type Path, distancesFrom, pastDoors, pathsFrom, sectorsOf } from './ways.ts'
import { placeOrNull, seenMonster, seesMap } from '../event-sights.ts'

const { boolean, integer, list, object, oneOf, orNull, text, whole } = shape

const monsterMoved = object({
  being: names.being,
  from: names.place,
  to: orNull(names.place),
  way: orNull(names.way),
  monster: orNull(text),
})
type MonsterMoved = shape.Shaped<typeof monsterMoved>

/** Monsters come, move and are put elsewhere (AL-421 to AL-455). A hidden decision is always exactly one choice, so that the number of choices tells nothing. */
export const vocabulary = {
  choices: {
    shift: answering('moveMonster', object({ monster: text, path: names.path, heard: names.heard })),
    stay: answering('moveMonster', object({})),
    withdraw: answering('moveMonster', object({ monster: text })),
    replace: answering(
      'moveMonster',
      object({ monster: text, being: names.kind, at: names.sector, heard: names.heard }),
    ),
    spawn: answering('spawnMonster', object({ being: names.kind, at: names.sector, heard: names.heard })),
    spawnNone: object({}),
    relocate: answering('relocateMonster', object({ monster: text, to: names.sector })),
    lure: object({ monster: text, path: names.path, heard: names.heard }),
  },
  asks: {
    /** Move a monster; or, where the rules allow it, spawn one, or take one away to spawn another. `left` monsters may be moved. */
    moveMonster: object({
      by: names.evil,
      range: integer(0, 3),
      among: names.among,
      bonus: integer(0, 2),
      left: integer(1, 3),
      /** Not to move any makes no noise, and is allowed only where the rules say "may". */
      must: boolean,
      or: oneOf(['nothing', 'spawn', 'replace']),
    }),
    spawnMonster: object({
      by: names.evil,
      nearer: integer(0, 1),
      bonus: integer(0, 2),
      must: boolean,
      only: orNull(names.kind),
    }),
    relocateMonster: object({ by: names.evil, how: oneOf(['ducts', 'ducts-near', 'slip']) }),
    /** All players see the arguments of a question, so the number of monsters still to come is not among them. */
    lureWhich: object({ range: integer(1, 2) }),
  },
  effects: {
    lureMonsters: object({ range: integer(1, 2) }),
    /** `moved` have been lured already. */
    lureNext: object({ range: integer(1, 2), moved: list(text) }),
  },
  events: {
    monsterSpawned: event(
      object({ being: names.being, place: names.place, monster: orNull(text) }),
      seenMonster,
      ...quiet,
    ),
    monsterMoved: event(monsterMoved, seenMove, ...quiet),
    monsterRelocated: event(
      object({
        being: names.being,
        from: orNull(names.place),
        to: orNull(names.place),
        monster: orNull(text),
      }),
      (told, seat, { table }) => {
        if (seesMap(seat)) return told
        const [from, to] = [placeOrNull(table, told.from), placeOrNull(table, told.to)]
        return from === null && to === null ? null : { ...told, from, to, monster: null }
      },
      ...quiet,
    ),
    monsterRemoved: event(
      object({ being: names.being, place: names.place, monster: orNull(text) }),
      seenMonster,
      ...quiet,
    ),
    noise: event(object({ heard: names.heard }), 'open', ...quiet),
    strengthened: event(
      object({ place: orNull(names.place), dice: whole, monster: orNull(text) }),
      (told, seat, { table }) => {
        if (seesMap(seat)) return told
        const place = placeOrNull(table, told.place)
        return place === null ? null : { ...told, place, monster: null }
      },
      ...quiet,
    ),
  },
}

export const rules = {
  moveMonster(play, asked) {
    play.ask(asked.by, 'AL-442', (may) => {
      const moves = moveOptions(play, asked)
      const spawns = asked.or === 'spawn' ? spawnPlaces(play.table, 0, null) : []
      for (const move of moves) may('shift', move, shiftRules)
      offerSpawns(play, may, spawns)
      if (asked.or === 'replace') offerReplacements(play, may)
      // AL-676: what is impossible is skipped.
      if (!asked.must || (moves.length === 0 && spawns.length === 0)) may('stay', {}, 'AL-676')
    })
  },

  /** AL-443, AL-446: sector by sector, noise at the end. */
  shift(play, { monster, path, heard }, _by, { by, range, among, bonus, left, must, or }) {
    const one = monsterById(play.table, monster)
    strengthen(play, one, bonus)
    walk(play, one, path)
    makeNoise(play, heard)
    noteMoved(play, monster)
    if (among === 'unseen') play.table.round.used.push('silence')
    if (left > 1) play.then('moveMonster', { by, range, among: 'another', bonus, left: left - 1, must, or })
  },

  stay() {},

  /** Blood Trail: one that the Hero sees goes, another comes closer than usual. */
  withdraw(play, { monster }, _by, { by, bonus }) {
    removeMonster(play, monster)
    play.then('spawnMonster', { by, nearer: replacementNearer, bonus, must: true, only: null })
  },

  /** AL-R47: where the Hero does not see it go, both happen in one choice. */
  replace(play, { monster, being, at, heard }, _by, { bonus }) {
    removeMonster(play, monster)
    spawnOne(play, { being, at, heard }, bonus)
  },

  spawnMonster(play, { by, nearer, must, only }) {
    play.ask(by, 'AL-430', (may) => {
      const spawns = spawnPlaces(play.table, nearer, only)
      offerSpawns(play, may, spawns)
      if (!must || spawns.length === 0) may('spawnNone', {}, 'AL-676')
    })
  },

  spawn(play, chosen, _by, { bonus }) {
    spawnOne(play, chosen, bonus)
  },

  spawnNone() {},

  relocateMonster(play, { by, how }) {
    play.ask(by, 'AL-450', (may) => {
      const options = relocations(play, how)
      for (const option of options) may('relocate', option, ['AL-450', 'AL-451'])
      // AL-R48: the lower half of Slip Away may be declined.
      if (how === 'slip' || options.length === 0) may('stay', {}, 'AL-676')
    })
  },

  /** AL-452 to AL-454: no noise, but it counts as a movement. */
  relocate(play, { monster, to }) {
    const one = monsterById(play.table, monster)
    const from = one.at
    one.moved = true
    one.at = to
    play.emit('monsterRelocated', { being: one.being, from, to, monster })
    noteMoved(play, monster)
  },

  /** Decoy Beacon: in an order of Evil's choice, each as near to it as it can. */
  lureMonsters(play, { range }) {
    play.then('lureNext', { range, moved: [] })
  },

  lureNext(play, { range, moved }) {
    if (lured(play.table, range, moved).length === 0) return void (play.table.beacon = null)
    play.then('lureWhich', { range })
    play.then('lureNext', { range, moved })
  },

  lureWhich(play, { range }) {
    play.ask(play.table.leader, 'AL-612', (may) => {
      const heardOf = reporting(play.table)
      const { moved } = play.waiting('lureNext')!
      for (const { monster, going } of lured(play.table, range, moved))
        for (const path of going)
          for (const heard of reportsAfter(play.table, path, heardOf))
            may('lure', { monster: monster.id, path: path.path, heard }, ['AL-612', 'AL-443'])
    })
  },

  lure(play, { monster, path, heard }) {
    walk(play, monsterById(play.table, monster), path)
    makeNoise(play, heard)
    play.amend('lureNext', { moved: [...play.waiting('lureNext')!.moved, monster] })
  },
} satisfies Rules

/** AL-446, AL-447: coming into sight, going out of it in a direction, or unseen. */
function seenMove(told: MonsterMoved, seat: Seat, { table }: { table: Table }): MonsterMoved | null {
  if (seesMap(seat)) return told
  const [from, to] = [placeOrNull(table, told.from), placeOrNull(table, told.to)]
  if (from === null && to === null) return null
  if (from === null) return { ...told, from: '', to, way: null, monster: null }
  return { ...told, from, to, monster: null }
}

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

/** The monsters that the card being resolved has moved or spawned. */
export function movedByCard(play: At): readonly string[] {
  return play.waiting('cardIsOver')?.moved ?? []
}

function noteMoved(play: At, monster: string): void {
  const card = play.waiting('cardIsOver')
  if (card !== undefined) play.amend('cardIsOver', { moved: [...card.moved, monster] })
}

// Moving

const wayOf: Readonly<Record<string, Way>> = { n: 'north', e: 'east', s: 'south', w: 'west', t: 'stairs' }

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

/** Every path of at most so many points. A level that is full is not entered (AL-425, AL-427). */
function pathsOf(table: Table, monster: Monster, points: number): Path[] {
  return pathsFrom(table, monster.at, {
    points,
    unlocking: statsOf[monster.being].unlocking,
    mayEnter: (to, from) => mayEnterLevel(table, monster, from, to),
  })
}

/** AL-423, AL-425, AL-588. */
export function mayEnterLevel(table: Table, monster: Monster, from: Sector, to: Sector): boolean {
  if (isBoss(monster.being) || levelOf(from) === levelOf(to)) return true
  const own = levelOf(monster.at) === levelOf(to) ? 1 : 0
  return monstersOnLevel(table, levelOf(to)) - own < monstersOnALevel
}

/** Unlocking on the way changes what is heard of the noise at its end. */
function reportsAfter(
  table: Table,
  { to, opened }: Path,
  usual: (source: Sector) => readonly Report[],
): readonly Report[] {
  if (opened.length === 0) return usual(to)
  return reportsFor({ ...table, locked: table.locked.filter((edge) => !opened.includes(edge)) }, to)
}

const shiftRules = ['AL-438', 'AL-443'] as const

function moveOptions(play: At, { range, among }: Asks['moveMonster']): Choices['shift'][] {
  const { table } = play
  const heardOf = reporting(table)
  const moves: Choices['shift'][] = []
  for (const monster of movable(play, among))
    for (const path of pathsOf(table, monster, range))
      if (isAllowed(play, among, monster, path))
        for (const heard of reportsAfter(table, path, heardOf))
          moves.push({ monster: monster.id, path: path.path, heard })
  return moves
}

function isAllowed(play: At, among: Among, monster: Monster, { path, to }: Path): boolean {
  if (among === 'closer') return comesCloser(play.table, monster, path, to)
  return among !== 'explored' || !exploredSectors(play).includes(to)
}

/** The monsters that a card may move. The Brood Mother cannot be moved. */
export function movable(play: At, among: Among): Monster[] {
  const { table } = play
  const moved = among === 'another' || among === 'spawned' ? movedByCard(play) : []
  return table.monsters.filter((monster) => {
    if (statsOf[monster.being].isRooted) return false
    if (among === 'another') return !moved.includes(monster.id)
    if (among === 'elsewhere') return monster.at !== table.hero.at
    if (among === 'spawned') return monster.id === moved.at(-1)
    if (among === 'unseen') return !isRevealed(table, monster.at)
    if (among === 'culprit') return monster.id === play.waiting('blame')?.monster
    if (among === 'explored') return exploredSectors(play).includes(monster.at)
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

// Spawning

/** AL-423 to AL-434: far enough, a token left, and room on the level. */
export function spawnPlaces(
  table: Table,
  nearer: number,
  only: MonsterKind | null,
): { being: MonsterKind; at: Sector }[] {
  const far = distancesFrom(table, table.hero.at)
  const room = {
    1: monstersOnLevel(table, 1) < monstersOnALevel,
    2: monstersOnLevel(table, 2) < monstersOnALevel,
  }
  const spawns: { being: MonsterKind; at: Sector }[] = []
  for (const being of monsterKinds) {
    if ((only !== null && being !== only) || tokensLeft(table, being) === 0) continue
    const least = Math.max(1, valuesOf(table, being).distance - nearer)
    for (const at of far.beyond(least)) if (room[levelOf(at)]) spawns.push({ being, at })
  }
  return spawns
}

const spawnRules = ['AL-430', 'AL-431', 'AL-435'] as const

function offerSpawns(play: At, may: May<Choices>, spawns: ReturnType<typeof spawnPlaces>): void {
  const heardOf = reporting(play.table)
  for (const { being, at } of spawns)
    for (const heard of heardOf(at)) may('spawn', { being, at, heard }, spawnRules)
}

function spawnOne(play: At, { being, at, heard }: Choices['spawn'], bonus: number): void {
  const monster = addMonster(play, being, at)
  strengthen(play, monster, bonus)
  makeNoise(play, heard)
  noteMoved(play, monster.id)
}

/** How much nearer than usual a replacement may be spawned. */
const replacementNearer = 1

function removeMonster(play: At, id: string): void {
  const { table } = play
  const { being, at } = monsterById(table, id)
  table.monsters = table.monsters.filter((each) => each.id !== id)
  play.emit('monsterRemoved', { being, place: at, monster: id })
}

/** The token that goes may come back, and its level has room again (AL-455). */
function offerReplacements(play: At, may: May<Choices>): void {
  const { table } = play
  const heardOf = reporting(table)
  for (const { id: monster, being: kind, at: from } of table.monsters) {
    if (isBoss(kind)) continue
    if (isRevealed(table, from)) {
      may('withdraw', { monster }, 'AL-455')
      continue
    }
    may.former('withdraw', { monster }, 'AL-455')
    const rest = { ...table, monsters: table.monsters.filter(({ id }) => id !== monster) }
    for (const { being, at } of spawnPlaces(rest, replacementNearer, null))
      for (const heard of heardOf(at)) may('replace', { monster, being, at, heard }, replaceRules)
  }
}

const replaceRules = ['AL-455', 'AL-431', 'AL-R47'] as const

// Relocating and luring

/** Through the Ducts, and the lower half of Slip Away. */
export function relocations(play: At, how: 'ducts' | 'ducts-near' | 'slip'): Choices['relocate'][] {
  const { table } = play
  const beside = neighbours(table, table.hero.at)
  const able = movable(play, how === 'slip' ? 'explored' : 'unseen')
  return able.flatMap(({ id, at }) =>
    sectorsOf(table)
      .filter((to) => to !== at && levelOf(to) === levelOf(at) && !isRevealed(table, to))
      .filter((to) => how !== 'ducts' || !beside.includes(to))
      .filter((to) => how !== 'slip' || !exploredSectors(play).includes(to))
      .map((to) => ({ monster: id, to })),
  )
}

/** Monsters at distance 0 to 2 from the Hero that have not been lured yet, and the paths that bring them nearest to the beacon. */
function lured(table: Table, range: number, moved: readonly string[]): { monster: Monster; going: Path[] }[] {
  const near = distancesFrom(table, table.hero.at)
  const far = distancesFrom(table, table.beacon!)
  const left = (sector: Sector): number => far.get(sector) ?? Infinity
  return table.monsters
    .filter(({ id, being, at }) => !isBoss(being) && (near.get(at) ?? 9) <= 2 && !moved.includes(id))
    .map((monster) => {
      const closer = pathsOf(table, monster, range).filter(({ to }) => left(to) < left(monster.at))
      const best = Math.min(...closer.map(({ to }) => left(to)))
      return { monster, going: closer.filter(({ to }) => left(to) === best) }
    })
    .filter(({ going }) => going.length > 0)
}
