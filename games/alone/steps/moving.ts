import { type May, type Rule, answering, shape } from '@miskatonic/kernel'
import { type UseAs, isItem } from '../cards/items.ts'
import { type Compass, type Sector, type Way, compass, edgeOf, levelOf, ways } from '../content/sectors.ts'
import type { At, Choices, Rules } from '../kind.ts'
import type { Gait } from '../names.ts'
import * as names from '../names.ts'
import { adjacent, isLocked, isRevealed, monstersAt, placeInMaze, sectorAt, usedThisTurn } from './queries.ts'
import { pastDoors } from './ways.ts'
import { forget, reveal } from './sight.ts'
import { declare } from './declaring.ts'
import { usable, useOf } from './using.ts'
import { useAlly } from './ally-charges.ts'
import { type Table, event, quiet } from '../position.ts'
import { seenDoor, seesMap } from '../event-sights.ts'

const { boolean, integer, object, oneOf, orNull } = shape

/** Move (AL-221 to AL-232): point by point, with doors, parting attacks, reveals and frights. */
export const vocabulary = {
  choices: {
    move: object({ gait: names.gait, to: names.way }),
    unlock: object({ gait: names.gait, door: names.direction }),
    moveOn: answering('goOn', object({ to: names.way })),
    unlockOn: answering('goOn', object({ door: names.direction })),
    stopMoving: object({}),
    lock: answering('lockWhich', object({ door: names.direction })),
    leaveDoors: object({}),
    stepFurther: object({ to: names.way }),
    stayHere: object({}),
  },
  asks: {
    turnElsewhere: object({ gait: names.gait, left: integer(0, 4), barred: names.way }),
    goOn: object({ gait: names.gait, left: integer(0, 4) }),
    lockWhich: object({ left: integer(1, 4) }),
    followAlly: object({}),
  },
  effects: {
    takeStep: object({
      gait: names.gait,
      to: names.way,
      left: integer(0, 4),
      /** A wrong turn: the Hero may not go that way, and perhaps Evil says where the Hero goes instead. */
      barred: boolean,
      misled: orNull(names.way),
    }),
    leave: object({}),
    /** Nothing comes of it if a card has meanwhile moved the Hero elsewhere. */
    enter: object({ from: names.sector, to: names.way, how: oneOf(['step', 'drag', 'sacrifice']) }),
    /** `from` is the sector that the Hero has just left, by this step or dragged by a card since. */
    afterStep: object({ gait: names.gait, left: integer(0, 4), from: orNull(names.sector) }),
    finishMove: object({ gait: names.gait }),
  },
  events: {
    moved: event(
      object({
        from: names.place,
        to: names.place,
        way: names.way,
        how: oneOf(['step', 'drag', 'sacrifice']),
      }),
      (told, seat, { table }) =>
        seesMap(seat)
          ? told
          : { ...told, from: placeInMaze(table, told.from) ?? '', to: placeInMaze(table, told.to) ?? '' },
      ...quiet,
    ),
    doorLocked: event(object({ place: names.place, way: names.way }), seenDoor, ...quiet, 'locked'),
    doorUnlocked: event(object({ place: names.place, way: names.way }), seenDoor, ...quiet, 'locked'),
  },
}

export const rules = {
  move(play, { gait, to }) {
    const points = beginMove(play, gait)
    play.then('window', { moment: 'declared', loss: null })
    play.then('takeStep', { gait, to, left: points - 1, barred: false, misled: null })
    play.then('finishMove', { gait })
  },

  /** AL-224: a point that opens a door instead. */
  unlock(play, { gait, door }) {
    openDoor(play, gait, door, beginMove(play, gait))
    play.then('finishMove', { gait })
  },

  /** A wrong turn may have barred the declared way. */
  takeStep(play, { gait, to, left, barred, misled }) {
    if (misled !== null) stepTowards(play, gait, misled, left)
    else if (barred) play.then('turnElsewhere', { gait, left: left + 1, barred: to })
    else stepTowards(play, gait, to, left)
  },

  turnElsewhere(play, { barred }) {
    play.ask('hero', 'AL-221', (may) => {
      for (const to of openWays(play)) if (to !== barred) may('moveOn', { to }, 'AL-221')
    })
  },

  /** AL-226, AL-230: the parting attack comes before the step. */
  leave(play) {
    const here = monstersAt(play.table, play.table.hero.at)
    if (here.length === 0) return
    play.then('window', { moment: 'before-leave', loss: null })
    play.then('mayStrikeAtParting', { uncounted: [] })
  },

  /** AL-230: the Hero moves, an old level is forgotten, the sector is revealed. */
  enter(play, { from, to, how }) {
    const { table } = play
    if (table.hero.at !== from) return
    const target = pastDoors(table, from, to)!
    const isNew = !isRevealed(table, target)
    const climbs = levelOf(from) !== levelOf(target)
    const mayKeep = climbs && play.answer('mayKeepMaze', false, { why: 'stairs' })
    table.hero.at = target
    if (play.waiting('afterStep') !== undefined) play.amend('afterStep', { from })
    play.emit('moved', { from, to: target, way: to, how })
    if (climbs && !mayKeep) forgetLevel(play, from)
    const shortage = reveal(play, target, { from, way: to })
    if (mayKeep) play.then('saveMaze', { why: 'stairs' })
    else if (shortage) play.then('shortage', { tile: shortage })
    play.then('frights', { new: isNew })
  },

  afterStep(play, { gait, left }) {
    const locks = play.answer('locks', moveBy(play.table, gait).locks, {})
    if (lockable(play).length > 0) play.then('lockWhich', { left: locks })
    if (left > 0) play.then('goOn', { gait, left })
  },

  goOn(play, { left }) {
    play.ask('hero', 'AL-231', (may) => {
      for (const to of openWays(play)) may('moveOn', { to }, ['AL-221', 'AL-231'])
      for (const door of lockedDoors(play)) may('unlockOn', { door }, 'AL-224')
      if (left > 0) may('stopMoving', {}, 'AL-231')
    })
  },

  moveOn(play, { to }, _by, { gait, left }) {
    stepTowards(play, gait, to, left - 1)
  },

  unlockOn(play, { door }, _by, { gait, left }) {
    openDoor(play, gait, door, left)
  },

  stopMoving() {},

  /** AL-222, AL-223. */
  lockWhich(play) {
    play.ask('hero', 'AL-222', (may) => {
      for (const door of lockable(play)) may('lock', { door }, ['AL-222', 'AL-223'])
      may('leaveDoors', {}, 'AL-222')
    })
  },

  lock(play, { door }, _by, { left }) {
    lockDoor(play, door)
    if (left > 1 && lockable(play).length > 0) play.then('lockWhich', { left: left - 1 })
  },

  leaveDoors() {},

  finishMove(play) {
    play.then('finishAction', {})
    if (play.answer('isLedFurther', false, {})) play.then('followAlly', {})
    play.then('deadSilence', {})
  },

  followAlly(play) {
    play.ask('hero', 'AL-735', (may) => {
      for (const to of openWays(play)) may('stepFurther', { to }, 'AL-735')
      may('stayHere', {}, 'AL-735')
    })
  },

  stepFurther(play, { to }) {
    play.table.turn.used.push('ally-move')
    useAlly(play)
    stepTowards(play, 'ally', to, 0)
  },

  stayHere() {},
} satisfies Rules

/** One movement point: leave, enter, be frightened, look around, lock. */
export function stepTowards(play: At, gait: Gait, to: Way, left: number): void {
  const { turn } = play.table
  turn.used = turn.used.filter((each) => each !== 'overriding')
  if (gait !== 'led') play.then('leave', {})
  play.then('enter', { from: play.table.hero.at, to, how: gait === 'led' ? 'sacrifice' : 'step' })
  play.then('lookAround', {})
  play.then('window', { moment: 'after-step', loss: null })
  if (gait !== 'led') play.then('afterStep', { gait, left, from: null })
}

/** A door is opened for a point; with a Door Override for nothing until the first step. */
function openDoor(play: At, gait: Gait, door: Compass, left: number): void {
  unlockDoor(play, door)
  play.then('lookAround', {})
  if (moveBy(play.table, gait).opens && usedThisTurn(play.table, 'overriding'))
    play.then('goOn', { gait, left })
  else play.then('afterStep', { gait, left: left - 1, from: null })
}

function beginMove(play: At, gait: Gait): number {
  const { table } = play
  if (gait === 'sprint') table.round.used.push('sprint')
  const { points, opens } = moveBy(table, gait)
  declare(play, 'move', isItem(gait) ? gait : null)
  if (opens) table.turn.used.push('overriding')
  return points
}

/** What a Move can do: with an item what the item says, otherwise a step, or as a sprint two. */
function moveBy(table: Table, gait: Gait): Omit<UseAs<'move'>, 'as'> {
  return isItem(gait)
    ? useOf(table, gait, 'move')
    : { points: gait === 'sprint' ? 2 : 1, locks: 1, opens: false }
}

/** AL-232: all but the stairs that the Hero has just left. An upgraded Holo Memory may prevent it. */
function forgetLevel(play: At, stairs: Sector): void {
  const isLeft = (sector: Sector): boolean => levelOf(sector) === levelOf(stairs) && sector !== stairs
  forget(play, Object.keys(play.table.maze).filter(isLeft))
}

function unlockDoor(play: At, way: Compass, sector = play.table.hero.at): void {
  const { table } = play
  const edge = edgeOf(sector, way)
  table.locked = table.locked.filter((each) => each !== edge)
  play.emit('doorUnlocked', { place: sector, way })
}

function lockDoor(play: At, way: Compass, sector = play.table.hero.at): void {
  play.table.locked.push(edgeOf(sector, way))
  play.emit('doorLocked', { place: sector, way })
}

/** Doors of the Hero's sector that are not locked. */
function lockable({ table }: At): Compass[] {
  const { exits } = sectorAt(table, table.hero.at)
  return compass.filter((way) => exits[way] === 'door' && !isLocked(table, table.hero.at, way))
}

function lockedDoors({ table }: At): Compass[] {
  return compass.filter((way) => isLocked(table, table.hero.at, way))
}

export function openWays({ table }: At): Way[] {
  return ways.filter((way) => adjacent(table, table.hero.at, way) !== undefined)
}

export function offerMoving(play: At, may: May<Choices>): void {
  for (const gait of gaits(play)) {
    for (const to of ways) may.unless(wayForbidden(play, to), 'move', { gait, to }, ['AL-221', 'AL-230'])
    for (const door of lockedDoors(play)) may('unlock', { gait, door }, ['AL-224', 'AL-R12'])
  }
}

function gaits(play: At): Gait[] {
  return [...play.answer('gaits', ['walk'], {}), ...usable(play, 'move')]
}

function wayForbidden({ table }: At, to: Way): Rule | undefined {
  const { at } = table.hero
  if (pastDoors(table, at, to) === undefined) return 'AL-221'
  return adjacent(table, at, to) === undefined ? 'AL-225' : undefined
}
