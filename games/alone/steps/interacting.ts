import { type May, shape } from '@miskatonic/kernel'
import { itemsFor } from '../cards/items.ts'
import { fullTrack } from '../content/characters.ts'
import { type Compass, type Sector, compass } from '../content/sectors.ts'
import type { At, Choices, Rules } from '../kind.ts'
import { recover } from './recovering.ts'
import { neighbours, placeInMaze, sectorAt, sectorSeenAt } from './queries.ts'
import { advanceMission, possibleMissions } from './missions.ts'
import { lineFrom } from './sight.ts'
import { lightUpSector } from './light.ts'
import { declare } from './declaring.ts'
import { isUsable, usable, useOf } from './using.ts'
import * as names from '../names.ts'

const { object, oneOf, orNull } = shape

/** Interact (AL-341 to AL-351): switches, missions, and items that say so. */
export const vocabulary = {
  choices: {
    repair: object({ to: names.direction }),
    /** Null: in all directions. */
    rewire: object({ first: orNull(names.direction), second: orNull(names.direction) }),
    advance: object({ mission: names.mission }),
    heal: object({ item: oneOf(itemsFor('heal')) }),
    takeSerum: object({ recover: oneOf(['health', 'control']) }),
    setFloodlight: object({}),
    setDecoy: object({ place: names.place }),
  },
}

export const rules = {
  /** AL-343, AL-344. */
  repair(play, { to }) {
    declare(play, 'interact', null)
    repairSwitch(play, [to], play.answer('switchRange', 2, {}))
    finish(play)
  },

  /** Toolkit: two directions, or all of them. */
  rewire(play, { first, second }) {
    const ways = first === null || second === null ? compass : [first, second]
    declare(play, 'interact', 'toolkit')
    repairSwitch(play, ways, play.answer('switchRange', 2, {}))
    finish(play)
  },

  advance(play, { mission }) {
    declare(play, 'interact', null)
    advanceMission(play, mission)
    finish(play)
  },

  /** An item that recovers points of one track, such as a Med-kit. */
  heal(play, { item }) {
    const { track, points: printed } = useOf(play.table, item, 'heal')
    const points = play.answer('recovery', printed, {})
    declare(play, 'interact', item)
    recover(play, track === 'health' ? points : 0, track === 'control' ? points : 0)
    finish(play)
  },

  /** Experimental Serum: three of one, and one of the other lost. */
  takeSerum(play, { recover: what }) {
    const { points: printed, price } = useOf(play.table, 'serum', 'takeSerum')
    const points = play.answer('recovery', printed, {})
    declare(play, 'interact', 'serum')
    recover(play, what === 'health' ? points : 0, what === 'control' ? points : 0)
    if (price > 0)
      play.then('suffer', {
        health: what === 'control' ? price : 0,
        control: what === 'health' ? price : 0,
        cause: 'price',
      })
    finish(play)
  },

  setFloodlight(play) {
    const { table } = play
    const { range } = useOf(table, 'floodlight', 'setFloodlight')
    declare(play, 'interact', 'floodlight')
    lightUpSector(play, table.hero.at)
    for (const way of compass)
      for (const sector of lineFrom(table, table.hero.at, way, range)) lightUpSector(play, sector)
    finish(play)
  },

  /** Decoy Beacon: monsters near the Hero have to walk towards it. */
  setDecoy(play, { place }) {
    const { range } = useOf(play.table, 'decoy-beacon', 'setDecoy')
    declare(play, 'interact', 'decoy-beacon')
    play.table.beacon = sectorSeenAt(play.table, place)!
    play.then('lureMonsters', { range })
    finish(play)
  },
} satisfies Rules

function finish(play: At): void {
  play.then('lookAround', {})
  play.then('finishAction', {})
}

function repairSwitch(play: At, ways: readonly Compass[], range: number): void {
  const { table } = play
  const lit = [table.hero.at, ...ways.flatMap((way) => lineFrom(table, table.hero.at, way, range))]
  for (const sector of lit) lightUpSector(play, sector)
  table.turn.litBySwitch = [...new Set([...table.turn.litBySwitch, ...lit])]
}

export function offerInteracting(play: At, may: May<Choices>): void {
  const { table } = play
  if (sectorAt(table, table.hero.at).switch) offerSwitch(play, may)
  for (const mission of possibleMissions(play)) may('advance', { mission }, ['AL-341', 'AL-765'])
  for (const item of usable(play, 'heal'))
    if (table.hero[useOf(table, item, 'heal').track] < fullTrack) may('heal', { item }, ['AL-342', 'AL-203'])
  if (isUsable(play, 'serum'))
    for (const recovered of ['health', 'control'] as const)
      if (table.hero[recovered] < fullTrack) may('takeSerum', { recover: recovered }, 'AL-203')
  if (isUsable(play, 'floodlight')) may('setFloodlight', {}, 'AL-203')
  if (isUsable(play, 'decoy-beacon'))
    for (const sector of decoyPlaces(play)) may('setDecoy', { place: placeInMaze(table, sector)! }, 'AL-203')
}

function offerSwitch(play: At, may: May<Choices>): void {
  for (const to of compass) may('repair', { to }, ['AL-343', 'AL-349'])
  if (!isUsable(play, 'toolkit')) return
  if (useOf(play.table, 'toolkit', 'rewire').all)
    return may('rewire', { first: null, second: null }, 'AL-203')
  compass.forEach((first, i) =>
    compass.slice(i + 1).forEach((second) => may('rewire', { first, second }, 'AL-203')),
  )
}

/** Revealed sectors that are neither the Hero's nor adjacent to it. */
function decoyPlaces({ table }: At): Sector[] {
  const near = new Set([table.hero.at, ...neighbours(table, table.hero.at)])
  return Object.keys(table.maze).filter((sector) => !near.has(sector))
}
