import { type May, type Rule, answering, shape } from '@miskatonic/kernel'
import { type Compass, type Sector, type Way, compass, ways } from '../content/sectors.ts'
import type { At, Choices, Rules } from '../kind.ts'
import type { Table } from '../position.ts'
import { removeHazard } from './hazards.ts'
import {
  adjacent,
  isHazardous,
  isRevealed,
  monstersAt,
  placeInMaze,
  sectorSeenAt,
  valuesOf,
} from './queries.ts'
import { pastDoors } from './ways.ts'
import { explorable, reveal } from './sight.ts'
import { lightUpSector } from './light.ts'
import { declare } from './declaring.ts'
import { isUsable, usable, useOf } from './using.ts'
import * as names from '../names.ts'

const { boolean, integer, list, object } = shape

/** Explore (AL-251 to AL-260). */
export const vocabulary = {
  choices: {
    explore: object({ by: names.explorer, to: names.way }),
    discardHazard: answering('discardWhich', object({ place: names.place })),
    leaveHazards: object({}),
    sendDrone: object({ to: names.direction }),
    droneOn: answering('droneWhere', object({ to: names.direction })),
    recallDrone: object({}),
  },
  asks: {
    discardWhich: object({ left: integer(1, 2) }),
    droneWhere: object({ left: integer(1, 4) }),
  },
  effects: {
    exploreLine: object({ by: names.explorer, to: names.way, next: integer(0, 2) }),
    lightHere: object({}),
    startledByEyes: object({}),
    discardAfter: object({ by: names.explorer }),
    droneFlies: object({ left: integer(0, 4) }),
    droneReturns: object({}),
    finishExploring: object({
      /** The line of the exploration, or the path of the drone so far, and the sectors of it that came to light. */
      explored: list(names.sector),
      seen: list(names.sector),
      /** For each Eyes in the Dark played on this exploration: whether it is dangerous. */
      eyes: list(boolean),
      /** No hazard token may be discarded. */
      trapped: boolean,
    }),
  },
}

export const rules = {
  explore(play, { by, to }) {
    const { table } = play
    const { range, lightsHere } =
      by === 'eyes'
        ? { range: play.answer('exploreRange', 2, {}), lightsHere: false }
        : useOf(table, by, 'explore')
    declare(play, 'explore', by === 'eyes' ? null : by)
    const explored = explorable(table, to, range)
    play.then('window', { moment: 'before-reveal', loss: null })
    play.then('exploreLine', { by, to, next: 0 })
    if (lightsHere) play.then('lightHere', {})
    play.then('lookAround', {})
    play.then('startledByEyes', {})
    play.then('discardAfter', { by })
    play.then('finishExploring', { explored, seen: [], eyes: [], trapped: false })
  },

  /** AL-257, AL-258: each sector is revealed with everything in it, without frights. The line was fixed at the declaration, monsters may have moved since. */
  exploreLine(play, { by, to, next }) {
    const { table } = play
    const explored = exploredSectors(play)
    const sector = explored[next]!
    const from = explored[next - 1] ?? startOf(table)
    noteSeen(play, sector)
    const shortage = reveal(play, sector, { from, way: to })
    if (by !== 'eyes' && useOf(table, by, 'explore').lights) lightUpSector(play, sector)
    if (shortage) play.then('shortage', { tile: shortage })
    if (next + 1 < explored.length) play.then('exploreLine', { by, to, next: next + 1 })
  },

  lightHere(play) {
    lightUpSector(play, play.table.hero.at)
  },

  /** Eyes in the Dark: each monster that came to light costs self-control. */
  startledByEyes(play) {
    const { table } = play
    const { seen: sectors, eyes } = play.waiting('finishExploring')!
    const seen = sectors.flatMap((sector) => monstersAt(table, sector))
    if (seen.length === 0) return
    const worst = Math.max(1, ...seen.map(({ being }) => valuesOf(table, being).fright))
    for (const dangerous of eyes) {
      const control = dangerous ? worst + Math.min(2, seen.length - 1) : Math.min(2, seen.length)
      play.then('lose', { health: 0, control, cause: 'card' })
    }
  },

  /** AL-259. A Mine Sweeper clears everything, the Captain's Sweep two. */
  discardAfter(play, { by }) {
    const within = discardable(play)
    if (within.length === 0 || play.waiting('finishExploring')!.trapped) return
    if (by !== 'eyes' && useOf(play.table, by, 'explore').sweeps)
      within.forEach((sector) => removeHazard(play, sector))
    else play.then('discardWhich', { left: play.answer('discards', 1, {}) })
  },

  discardWhich(play) {
    play.ask('hero', 'AL-259', (may) => {
      for (const sector of discardable(play))
        may('discardHazard', { place: placeInMaze(play.table, sector)! }, 'AL-259')
      may('leaveHazards', {}, 'AL-259')
    })
  },

  discardHazard(play, { place }, _by, { left }) {
    removeHazard(play, sectorSeenAt(play.table, place)!)
    if (left > 1 && discardable(play).length > 0) play.then('discardWhich', { left: left - 1 })
  },

  leaveHazards() {},

  /** Scout Drone: a path of adjacent sectors, without stairs. */
  sendDrone(play, { to }) {
    const { table } = play
    const { range } = useOf(table, 'scout-drone', 'sendDrone')
    declare(play, 'explore', 'scout-drone')
    const explored = [adjacent(table, table.hero.at, to)!]
    play.then('window', { moment: 'before-reveal', loss: null })
    play.then('droneFlies', { left: range - 1 })
    play.then('finishExploring', { explored, seen: [], eyes: [], trapped: false })
  },

  /** The last sector of the path so far comes to light. */
  droneFlies(play, { left }) {
    const { table } = play
    const explored = exploredSectors(play)
    const [at, from] = [explored.at(-1)!, explored.at(-2) ?? startOf(table)]
    const way = compass.find((each) => adjacent(table, from, each) === at)
    if (way !== undefined) {
      noteSeen(play, at)
      const shortage = reveal(play, at, { from, way })
      if (shortage) play.then('shortage', { tile: shortage })
    }
    if (left > 0 && droneWays(play).length > 0) return play.then('droneWhere', { left })
    play.then('droneReturns', {})
  },

  droneWhere(play) {
    play.ask('hero', 'AL-203', (may) => {
      for (const to of droneWays(play)) may('droneOn', { to }, 'AL-203')
      may('recallDrone', {}, 'AL-203')
    })
  },

  droneOn(play, { to }, _by, { left }) {
    const path = exploredSectors(play)
    play.amend('finishExploring', { explored: [...path, adjacent(play.table, path.at(-1)!, to)!] })
    play.then('droneFlies', { left: left - 1 })
  },

  recallDrone(play) {
    play.then('droneReturns', {})
  },

  droneReturns(play) {
    play.then('lookAround', {})
    play.then('startledByEyes', {})
  },

  finishExploring(play) {
    play.then('finishAction', {})
  },
} satisfies Rules

/** The sectors of the exploration that is being resolved. */
export function exploredSectors(play: At): Sector[] {
  return play.waiting('finishExploring')!.explored
}

/** Before it is revealed: what comes to light may startle the Hero. */
function noteSeen(play: At, sector: Sector): void {
  if (isRevealed(play.table, sector)) return
  const { seen } = play.waiting('finishExploring')!
  play.amend('finishExploring', { seen: [...seen, sector] })
}

/** Where the Hero stood at the declaration: a card may have moved the Hero since. */
function startOf({ turn }: Table): Sector {
  return turn.performed.at(-1)!.at
}

/** The Hero's sector and those just explored that have a hazard token. */
function discardable(play: At): Sector[] {
  const { table } = play
  return [table.hero.at, ...exploredSectors(play)].filter((sector) => isHazardous(table, sector))
}

function droneWays(play: At): Compass[] {
  const { table } = play
  const path = exploredSectors(play)
  const at = path.at(-1)!
  return compass.filter((way) => {
    const next = adjacent(table, at, way)
    return next !== undefined && next !== table.hero.at && !path.includes(next)
  })
}

export function offerExploring(play: At, may: May<Choices>): void {
  for (const by of ['eyes' as const, ...usable(play, 'explore')])
    for (const to of ways) may.unless(exploreForbidden(play, to), 'explore', { by, to }, 'AL-251')
  if (isUsable(play, 'scout-drone'))
    for (const to of compass) may.unless(exploreForbidden(play, to), 'sendDrone', { to }, 'AL-203')
}

function exploreForbidden({ table }: At, to: Way): Rule | undefined {
  if (pastDoors(table, table.hero.at, to) === undefined) return 'AL-252'
  return adjacent(table, table.hero.at, to) === undefined ? 'AL-254' : undefined
}
