import { answering, shape } from '@miskatonic/kernel'
import { type Sector, compass, edgeOf, levelOf } from '../../content/sectors.ts'
import type { At, Rules } from '../../kind.ts'
import type { DarkPlace, TrapPlace } from '../../names.ts'
import * as names from '../../names.ts'
import { type Table, event, quiet } from '../../position.ts'
import { hasRoomForHazard, hazardsOn, outOfSight, placeHazard, removeHazard } from '../hazards.ts'
import { exploredSectors } from '../exploring.ts'
import { darken } from '../light.ts'
import { nearestPlaces } from '../locating.ts'
import { isRevealed, neighbours, sectorAt } from '../queries.ts'
import { distancesFrom, sectorsOf } from '../ways.ts'
import { seenPlace, seenPlaceless } from '../../event-sights.ts'

const { boolean, integer, object, orNull, text } = shape

/** What reaction cards, and the end of a round, do to the maze: light, hazard tokens, doors. A hidden decision is always exactly one choice, so that the number of choices tells nothing. */
export const vocabulary = {
  choices: {
    darken: answering('darkenWhich', object({ at: names.sector })),
    darkenNone: object({}),
    trap: answering('placeTrap', object({ at: names.sector, instead: orNull(names.sector) })),
    trapNone: object({}),
    shiftTrap: answering('moveTraps', object({ from: names.sector, to: names.sector })),
    bolt: object({ door: text }),
    boltNone: object({}),
  },
  asks: {
    darkenWhich: object({ by: names.evil, where: names.darkPlace, left: integer(1, 2), must: boolean }),
    placeTrap: object({ by: names.evil, where: names.trapPlace, must: boolean }),
    moveTraps: object({ by: names.evil, left: integer(1, 2), hero: boolean }),
    boltWhich: object({ by: names.evil, hero: boolean }),
  },
  events: {
    hazardPlaced: event(object({ place: orNull(names.place) }), seenPlaceless, ...quiet, 'hazards'),
    hazardDiscarded: event(object({ place: names.place }), seenPlace, ...quiet, 'hazards'),
  },
}

export const rules = {
  darkenWhich(play, { by, where, must }) {
    play.ask(by, 'AL-394', (may) => {
      const lit = darkenable(play.table, where)
      for (const at of lit) may('darken', { at }, 'AL-394')
      if (!must || lit.length === 0) may('darkenNone', {}, 'AL-676')
    })
  },

  darken(play, { at }, _by, { by, where, left }) {
    darken(play, at)
    if (left > 1) play.then('darkenWhich', { by, where, left: left - 1, must: false })
  },

  darkenNone() {},

  placeTrap(play, { by, where, must }) {
    play.ask(by, 'AL-716', (may) => {
      const places = trapPlaces(play, where)
      for (const at of places) may('trap', { at, instead: null }, ['AL-711', 'AL-716'])
      if (where === 'round-end')
        offerExchanges(play.table, (at, instead) => may('trap', { at, instead }, 'AL-714'))
      if (!must || places.length === 0) may('trapNone', {}, where === 'round-end' ? 'AL-715' : 'AL-676')
    })
  },

  trap(play, { at, instead }) {
    if (instead !== null) removeHazard(play, instead)
    placeHazard(play, at)
  },

  trapNone() {},

  /** Shifting Peril. */
  moveTraps(play, { by, hero }) {
    play.ask(by, 'AL-716', (may) => {
      for (const option of trapMoves(play.table, hero)) may('shiftTrap', option, 'AL-716')
      may('trapNone', {}, 'AL-676')
    })
  },

  shiftTrap(play, { from, to }, _by, { by, left, hero }) {
    removeHazard(play, from)
    placeHazard(play, to)
    if (left > 1) play.then('moveTraps', { by, left: left - 1, hero: hero && to !== play.table.hero.at })
  },

  boltWhich(play, { by, hero }) {
    play.ask(by, 'AL-372', (may) => {
      const doors = boltable(play.table, hero)
      for (const door of doors) may('bolt', { door }, 'AL-372')
      if (doors.length === 0) may('boltNone', {}, 'AL-676')
    })
  },

  bolt(play, { door }) {
    const { table } = play
    const [place, way] = door.split(' ') as [Sector, 'east' | 'south']
    const isShut = table.locked.includes(door)
    if (isShut) table.locked = table.locked.filter((edge) => edge !== door)
    else table.locked.push(door)
    play.emit(isShut ? 'doorUnlocked' : 'doorLocked', { place, way })
  },

  boltNone() {},
} satisfies Rules

/** Lit sectors that a card may switch off. */
export function darkenable(table: Table, where: DarkPlace): Sector[] {
  const { hero, turn } = table
  return table.lit.filter((sector) => {
    if (sector === hero.at && where !== 'level-or-here' && where !== 'lit-now-or-here' && where !== 'switch')
      return false
    if (where === 'switch') return turn.litBySwitch.includes(sector)
    if (where.startsWith('lit-now')) return turn.litNow.includes(sector)
    return levelOf(sector) === levelOf(hero.at)
  })
}

/** Where a card, or the end of a round, may put a hazard token (AL-711 to AL-713, AL-716). */
export function trapPlaces(play: At, where: TrapPlace): Sector[] {
  return candidates(play, where).filter((sector) => hasRoomForHazard(play.table, sector))
}

function candidates(play: At, where: TrapPlace): Sector[] {
  const { table } = play
  const { hero, asked } = table
  if (where === 'left-behind') return [play.waiting('afterStep')!.from].filter((sector) => sector !== null)
  if (where === 'explored') return exploredSectors(play)
  if (where === 'adjacent') return neighbours(table, hero.at)
  if (where === 'near') return [hero.at, ...neighbours(table, hero.at)]
  if (where === 'target')
    return [...new Set(asked.flatMap(({ target }) => nearestPlaces(table, target)))].filter(
      (sector) => sector !== hero.at,
    )
  const hidden = outOfSight(table)
  if (where === 'round-end') return hidden
  if (where === 'level-unseen') return hidden.filter((sector) => levelOf(sector) === levelOf(hero.at))
  const far = distancesFrom(table, hero.at)
  const distant = hidden.filter((sector) => (far.get(sector) ?? Infinity) >= 2)
  return where === 'far-2' ? distant : distant.filter((sector) => !isRevealed(table, sector))
}

/** AL-714, AL-R32: on a full level a token may be taken from elsewhere on it. */
function offerExchanges(table: Table, offer: (at: Sector, instead: Sector) => void): void {
  for (const level of [1, 2]) {
    const there = hazardsOn(table, level)
    if (there.length < 8) continue
    for (const at of outOfSight(table))
      if (levelOf(at) === level && !there.includes(at)) for (const instead of there) offer(at, instead)
  }
}

function trapMoves(table: Table, hero: boolean): { from: Sector; to: Sector }[] {
  const hidden = outOfSight(table)
  return table.hazards.flatMap((from) =>
    sectorsOf(table)
      .filter((to) => levelOf(to) === levelOf(from) && to !== from && !table.hazards.includes(to))
      .filter((to) => hidden.includes(to) || (hero && to === table.hero.at))
      .map((to) => ({ from, to })),
  )
}

/** Doors that a card may lock or unlock. */
export function boltable(table: Table, hero: boolean): string[] {
  const doors = sectorsOf(table).flatMap((sector) =>
    (['east', 'south'] as const)
      .filter((way) => sectorAt(table, sector).exits[way] === 'door')
      .map((way) => edgeOf(sector, way)),
  )
  const own = new Set(compass.map((way) => edgeOf(table.hero.at, way)))
  return hero ? doors : doors.filter((door) => !own.has(door))
}
