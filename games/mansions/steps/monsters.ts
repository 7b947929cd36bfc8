import { type Seat, answering, shape } from '@miskatonic/kernel'
import { combat } from '../cards/combat.ts'
import type { MonsterKind, NamedMonster } from '../content/ids.ts'
import { tokensOf } from '../catalogue.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { type Monster, event } from '../position.ts'
import { concerning } from './context.ts'
import { drawCombat, removeMonster, resolveHalf } from './fighting.ts'
import type { Way } from './house.ts'
import {
  classOf,
  figuresLeft,
  hasTag,
  house,
  investigatorsInRoom,
  isBarricaded,
  isStabilized,
  monsterNamed,
  roomAt,
  told,
  waysForMonster,
} from './look.ts'
import { openObjective } from './objective.ts'
import { isUnholy } from './targets.ts'

const { boolean, integer, list, object, oneOf, orNull, text } = shape

/** A step of a named monster off the board (MM-C: through the escape door). */
export const outside = 'outside'

const push = object({
  monster: a.monster,
  left: integer(0, 9),
  /** Who moves it. */
  by: a.seat,
  /** By a Keeper Action: limits of speed count it (MM-C131). */
  counts: boolean,
})

const fates = oneOf(['put-there', 'stays', 'rather-put-there'])

/** Monsters are placed (MM-315 to MM-318) and moved (MM-300 to MM-304, MM-702 to MM-704). */
export const vocabulary = {
  choices: {
    placeAt: answering('whereToPlace', object({ space: a.space })),
    /** MM-318, MM-R37. */
    killToPlace: answering('killOneToPlace', object({ monster: a.monster })),
    placeNone: answering('killOneToPlace', object({})),
    becomes: answering('whoBecomes', object({ monster: a.monster })),
    becomesAnother: answering('whoBecomes', object({})),
    pushTo: answering('pushMonster', object({ to: a.space })),
    pushNoFurther: answering('pushMonster', object({})),
    moveThis: answering('keeperPicksMonster', object({ monster: a.monster })),
    moveNone: answering('keeperPicksMonster', object({})),
    raiseHere: answering('raiseCorpses', object({ space: a.space })),
  },
  asks: {
    whereToPlace: object({
      kind: a.monsterKind,
      spaces: list(a.space),
      name: orNull(a.namedMonster),
      extra: integer(0, 99),
    }),
    /** `corpse`: the corpse marker there is replaced by it. */
    killOneToPlace: object({ kind: a.monsterKind, at: text, corpse: boolean }),
    whoBecomes: object({
      name: a.namedMonster,
      kind: a.monsterKind,
      at: text,
      extra: integer(0, 99),
      ifOnBoard: fates,
    }),
    pushMonster: push,
    keeperPicksMonster: object({ upTo: integer(1, 3), which: oneOf(['any', 'restless']) }),
    raiseCorpses: object({ left: integer(0, 9), otherwise: text, first: boolean }),
  },
  effects: {
    placeMonster: object({
      kind: a.monsterKind,
      at: text,
      name: orNull(a.namedMonster),
      extra: integer(0, 99),
    }),
    placeNamed: object({
      name: a.namedMonster,
      kind: a.monsterKind,
      at: text,
      extra: integer(0, 99),
      ifOnBoard: fates,
    }),
    appear: object({
      kind: a.monsterKind,
      at: a.space,
      name: orNull(a.namedMonster),
      extra: integer(0, 99),
    }),
    /** A monster on the board is put elsewhere. */
    putMonster: object({ monster: a.monster, at: text }),
    stepThrough: object({ push, to: a.space, door: orNull(a.door) }),
    settleBarrier: object({ how: oneOf(['shift', 'destroy', 'hold']), door: a.door }),
    layCorpse: object({ at: a.space }),
    rise: object({ at: a.space }),
    darken: object({ room: a.room }),
    ignite: object({ room: a.room }),
  },
  events: {
    monsterPlaced: event(
      object({ monster: a.monster, kind: a.monsterKind, at: a.space, name: orNull(a.namedMonster) }),
      'open',
    ),
    monsterNamed: event(object({ monster: a.monster, name: a.namedMonster }), 'open'),
    monsterMoved: event(object({ monster: a.monster, called: a.called, from: a.space, to: a.space }), 'open'),
    monsterLeft: event(object({ monster: a.monster, called: a.called }), 'open'),
    barrierSettled: event(object({ door: a.door, how: oneOf(['shift', 'destroy', 'hold']) }), 'open'),
    corpseLaid: event(object({ at: a.space }), 'open'),
    corpseRaised: event(object({ at: a.space }), 'open'),
    darkened: event(object({ room: a.room }), 'open'),
    ignited: event(object({ room: a.room }), 'open'),
    lit: event(object({ room: a.room }), 'open'),
    extinguished: event(object({ room: a.room }), 'open'),
  },
}

export const rules = {
  /** MM-316: the Keeper chooses the space; MM-318: with no figure left, the Keeper may kill one. MM-R114: a named one comes in any case. */
  placeMonster(play, { kind, at, name, extra }) {
    if (figuresLeft(play.table, kind) === 0) {
      if (name === null && replaceable(play, kind).length > 0)
        play.then('killOneToPlace', { kind, at, corpse: false })
      return
    }
    const spaces = name === null ? spacesFor(play, at) : [...spacesMeant(play, at)]
    if (spaces.length === 1) play.then('appear', { kind, at: spaces[0]!, name, extra })
    else if (spaces.length > 1) play.then('whereToPlace', { kind, spaces, name, extra })
  },

  whereToPlace(play, { spaces }) {
    play.ask(keeper, 'MM-316', (may) => {
      for (const space of spaces) may('placeAt', { space }, 'MM-316')
    })
  },

  placeAt(play, { space }, _seat, { kind, name, extra }) {
    play.then('appear', { kind, at: space, name, extra })
  },

  killOneToPlace(play, { kind }) {
    play.ask(keeper, 'MM-318', (may) => {
      may('placeNone', {}, 'MM-318')
      for (const { id } of replaceable(play, kind)) may('killToPlace', { monster: id }, ['MM-318', 'MM-R37'])
    })
  },

  placeNone() {},

  killToPlace(play, { monster }, _seat, { kind, at, corpse }) {
    play.then('killMonster', { monster })
    if (corpse) play.then('rise', { at })
    else play.then('placeMonster', { kind, at, name: null, extra: 0 })
  },

  /** A corpse marker is replaced by a Zombie. */
  rise(play, { at }) {
    const { table } = play
    table.corpses.splice(table.corpses.indexOf(at), 1)
    play.emit('corpseRaised', { at })
    play.then('placeMonster', { kind: 'zombie', at, name: null, extra: 0 })
  },

  /** MM-315: a random figure of the kind. */
  appear(play, { kind, at, name, extra }) {
    const { table } = play
    const token = play.pull(table.supply, tokensOf(kind))
    if (token === undefined) return
    const id = `m${table.nextMonster++}`
    table.monsters.push({
      id,
      kind,
      token,
      known: false,
      at,
      damage: 0,
      stun: 0,
      name,
      extra,
      samples: 0,
      attacked: false,
      moved: 0,
      stopped: false,
    })
    play.emit('monsterPlaced', { monster: id, kind, at, name })
    play.then('faceMonster', { monster: id })
  },

  /** A figure of the kind that is on the board becomes it if none is left. */
  placeNamed(play, args) {
    const { name, kind, at, extra, ifOnBoard } = args
    const onBoard = namable(play, kind)
    const unused = figuresLeft(play.table, kind)
    const rather = ifOnBoard === 'rather-put-there'
    if (onBoard.length === 0 || (unused > 0 && !rather)) play.then('placeMonster', { kind, at, name, extra })
    else if (onBoard.length === 1 && unused === 0) become(play, onBoard[0]!, args)
    else play.then('whoBecomes', args)
  },

  whoBecomes(play, { kind, ifOnBoard }) {
    const rule = ifOnBoard === 'rather-put-there' ? 'MM-C642' : 'MM-372'
    play.ask(keeper, rule, (may) => {
      for (const { id } of namable(play, kind)) may('becomes', { monster: id }, rule)
      if (figuresLeft(play.table, kind) > 0) may('becomesAnother', {}, rule)
    })
  },

  /** The one on the board is left for the other name. */
  becomesAnother(play, _args, _seat, { kind, at, name, extra }) {
    play.then('placeMonster', { kind, at, name, extra })
  },

  becomes(play, { monster }, _seat, asked) {
    become(play, monsterNamed(play.table, monster)!, asked)
  },

  /** MM-R114. */
  putMonster(play, { monster: id, at }) {
    const monster = monsterNamed(play.table, id)
    const to = spacesMeant(play, at)[0]
    if (monster === undefined || to === undefined || monster.at === to) return
    shift(play, monster, to)
  },

  /** One space at a time (MM-301). */
  pushMonster(play, args) {
    const monster = monsterNamed(play.table, args.monster)
    if (monster === undefined || args.left === 0 || monster.stopped) return
    const ways = stepsOf(play, monster, args)
    if (ways.length === 0) return
    play.ask(args.by, args.by === keeper ? 'MM-300' : 'MM-C131', (may) => {
      may('pushNoFurther', {}, 'MM-301')
      for (const { to } of ways) may('pushTo', { to }, args.by === keeper ? ['MM-301', 'MM-302'] : 'MM-C131')
    })
  },

  pushNoFurther() {},

  pushTo(play, { to }, _seat, asked) {
    const monster = monsterNamed(play.table, asked.monster)!
    const ways = stepsOf(play, monster, asked).filter((way) => way.to === to)
    const way = ways.find((each) => !isBarricaded(play.table, each)) ?? ways[0]!
    if (isBarricaded(play.table, way)) {
      const card = drawCombat(play, classOf(monster), 'lower', ({ lower }) => lower.entry === 'barrier')
      resolveHalf(play, combat[card].lower, concerning('', { monster: monster.id, target: way.door }))
      play.then('putCombatAway', {})
    }
    play.then('stepThrough', { push: asked, to, door: way.door })
  },

  /** MM-703: if the barrier does not hold, the monster goes on through the door. */
  stepThrough(play, { push: args, to, door }) {
    const monster = monsterNamed(play.table, args.monster)
    if (monster === undefined) return
    if (door !== null && play.table.barriers.some((barrier) => barrier.door === door)) return
    if (args.counts) monster.moved++
    if (to === outside) return leave(play, monster)
    shift(play, monster, to)
    if (play.table.phase === 'keeper') play.then('settleKeeperTurn', {})
    play.then('pushMonster', { ...args, left: args.left - 1 })
  },

  settleBarrier(play, { how, door }) {
    const barrier = play.table.barriers.find((each) => each.door === door)!
    if (how !== 'hold') barrier.door = null
    if (how === 'destroy') barrier.destroyed = true
    const moving = play.waiting('stepThrough')
    if (how === 'hold' && moving !== undefined) monsterNamed(play.table, moving.push.monster)!.stopped = true
    play.emit('barrierSettled', { door, how })
  },

  keeperPicksMonster(play, { which }) {
    const movable = play.table.monsters.filter(
      (monster) => mayBeMoved(play, monster) && (which === 'any' || isUnholy(monster)),
    )
    if (movable.length === 0) return
    play.ask(keeper, 'MM-301', (may) => {
      for (const { id } of movable) may('moveThis', { monster: id }, 'MM-301')
      may('moveNone', {}, 'MM-301')
    })
  },

  moveThis(play, { monster }, _seat, { upTo }) {
    play.then('pushMonster', { monster, left: upTo, by: keeper, counts: play.table.phase === 'keeper' })
  },

  moveNone() {},

  /** MM-809. */
  layCorpse(play, { at }) {
    const { table } = play
    if (table.corpses.length >= corpseMarkers || table.rooms[roomAt(play, at)]!.fire) return
    table.corpses.push(at)
    play.emit('corpseLaid', { at })
  },

  raiseCorpses(play, { left, otherwise, first }) {
    const { table } = play
    if (left === 0) return
    if (table.corpses.length === 0) {
      if (first) play.then('placeMonster', { kind: 'zombie', at: otherwise, name: null, extra: 0 })
      return
    }
    const rising = new Set(table.corpses.filter((space) => !isStabilized(table, space)))
    if (rising.size === 0) return
    play.ask(keeper, 'MM-393', (may) => {
      for (const space of rising) may('raiseHere', { space }, 'MM-393')
    })
  },

  raiseHere(play, { space }, _seat, { left, otherwise }) {
    raise(play, space)
    play.then('raiseCorpses', { left: left - 1, otherwise, first: false })
  },

  /** MM-R55. */
  darken(play, { room }) {
    const here = play.table.rooms[room]!
    if (here.darkness) return
    here.darkness = true
    play.emit('darkened', { room })
  },

  /** MM-396: corpse markers there are discarded. */
  ignite(play, { room }) {
    const { table } = play
    if (table.rooms[room]!.fire) return
    table.rooms[room]!.fire = true
    table.corpses = table.corpses.filter((space) => roomAt(play, space) !== room)
    play.emit('ignited', { room })
  },
} satisfies Rules

/** MM-R58. */
export const corpseMarkers = 4

/** A corpse marker is replaced by a Zombie; with none left the Keeper may kill one for it (MM-318), and otherwise the marker stays. */
export function raise(play: At, space: string): void {
  if (figuresLeft(play.table, 'zombie') > 0) play.then('rise', { at: space })
  else if (replaceable(play, 'zombie').length > 0)
    play.then('killOneToPlace', { kind: 'zombie', at: space, corpse: true })
}

function shift(play: At, monster: Monster, to: string): void {
  const from = monster.at
  monster.at = to
  play.emit('monsterMoved', { ...told(monster), from, to })
  if (roomAt(play, from) !== roomAt(play, to)) play.then('faceMonster', { monster: monster.id })
}

/** Through the escape door. */
function leave(play: At, monster: Monster): void {
  removeMonster(play, monster)
  play.emit('monsterLeft', told(monster))
  openObjective(play)!.monsterLeft!(play)
}

/** MM-R37: neither named monsters nor those that the Objective requires. */
export function replaceable({ table }: At, kind: MonsterKind): Monster[] {
  return table.monsters.filter((monster) => monster.kind === kind && monster.name === null)
}

function namable({ table }: At, kind: MonsterKind): Monster[] {
  return table.monsters.filter((monster) => monster.kind === kind && monster.name === null)
}

interface Naming {
  readonly name: NamedMonster
  readonly at: string
  readonly extra: number
  readonly ifOnBoard: shape.Shaped<typeof fates>
}

/** It keeps its damage; its extra health is added. */
function become(play: At, monster: Monster, { name, at, extra, ifOnBoard }: Naming): void {
  monster.name = name
  monster.extra = extra
  play.emit('monsterNamed', { monster: monster.id, name })
  if (ifOnBoard !== 'stays') play.then('putMonster', { monster: monster.id, at })
}

/** The spaces that a text means: one, those of a room, the altar, vents. */
export function spacesFor(play: At, at: string): string[] {
  return spacesMeant(play, at).filter((space) => !isStabilized(play.table, space))
}

/** `vent`: in a room without investigators, any if there is none; `empty-vent` and `empty-bedroom`: only there. */
function spacesMeant(play: At, at: string): readonly string[] {
  const { map, rooms, spacesOf } = house(play)
  const isEmpty = (space: string): boolean => investigatorsInRoom(play, roomAt(play, space)).length === 0
  const vents = map.vents.filter(isEmpty)
  switch (at) {
    case 'altar':
      return [map.altar]
    case 'any-vent':
      return map.vents
    case 'empty-vent':
      return vents
    case 'vent':
      return vents.length > 0 ? vents : map.vents
    case 'empty-bedroom':
      return rooms
        .filter((room) => hasTag(play, room, 'bedroom'))
        .flatMap((room) => spacesOf[room]!)
        .filter(isEmpty)
    default:
      return spacesOf[at] ?? [at]
  }
}

/** Whether the Keeper may move it at all (MM-502, MM-R61, limits of the Objective). */
export function mayBeMoved(play: At, monster: Monster): boolean {
  if (monster.stun > 0 || monster.stopped) return false
  const objective = openObjective(play)
  if (objective?.mayMove?.(play, monster) === false) return false
  return monster.moved < speedOf(play, monster)
}

/** Objectives limit it in the Keeper turn alone. */
function speedOf(play: At, monster: Monster): number {
  if (play.table.phase !== 'keeper') return Infinity
  return openObjective(play)?.speed?.(play, monster) ?? Infinity
}

/** The next spaces of a monster that is being moved, each once. */
function stepsOf(play: At, monster: Monster, { by, counts }: { by: Seat; counts: boolean }): Way[] {
  if (counts && monster.moved >= speedOf(play, monster)) return []
  if (by === keeper && monster.stun > 0) return []
  const ways = waysForMonster(play, monster).filter((way) => by === keeper || !isBarricaded(play.table, way))
  const { map } = house(play)
  const inside = map.doors[map.escape]!.between[0]
  const leaves = by === keeper && openObjective(play)?.leaves
  if (leaves !== undefined && leaves !== false && monster.name === leaves && monster.at === inside)
    ways.push({ to: outside, by: 'door', door: map.escape })
  return ways
}
