import { type May, answering, shape } from '@miskatonic/kernel'
import { dieFaces, pointsForASkill } from '../content/characters.ts'
import { type Item, bullets, itemsFor } from '../cards/items.ts'
import { type MonsterKind, isBoss, monsterKinds, statsOf } from '../content/monsters.ts'
import { type Sector, ways } from '../content/sectors.ts'
import { nameAmong } from '../content/looks.ts'
import type { Alone, At, Choices, Rules } from '../kind.ts'
import { type Monster, type Table, event, quiet } from '../position.ts'
import type { SeenAs } from '../names.ts'
import * as names from '../names.ts'
import { takeCharge } from './items.ts'
import {
  adjacent,
  isLit,
  isRevealed,
  itemOf,
  knownBeyond,
  monsterById,
  monstersAt,
  placeInMaze,
  sectorSeenAt,
} from './queries.ts'
import { pastDoors } from './ways.ts'
import { bossKilled } from './missions.ts'
import { fieldOfView } from './sight.ts'
import { declare } from './declaring.ts'
import { isUsable, usable, useOf } from './using.ts'
import { useAlly } from './ally-charges.ts'
import { seenMonster, seesMap } from '../event-sights.ts'

const { boolean, integer, list, object, oneOf, orNull, text, whole } = shape

/** Fight (AL-271 to AL-279), wounds and deaths (AL-561 to AL-568), experience (AL-581 to AL-586). */
export const vocabulary = {
  choices: {
    fight: object({ target: names.seenAs }),
    strike: object({ item: oneOf(itemsFor('strike')), target: names.seenAs }),
    shoot: object({ item: oneOf(bullets), charges: integer(1, 2), place: names.place, target: names.seenAs }),
    throwGrenade: object({ place: names.place }),
    throwBomb: object({ place: names.place, way: orNull(names.way) }),
    burn: object({ to: oneOf(['here', ...ways]) }),
    /** Null: all monsters in the Hero's sector. */
    stun: object({ target: orNull(names.seenAs) }),
    rerollOne: answering('rerollHero', object({ die: integer(1, 8) })),
    rerollAll: object({ face: names.face }),
    keepRoll: object({}),
    learn: object({ first: names.kind, second: names.kind }),
  },
  asks: {
    rerollHero: object({ by: oneOf(['marksman', 'captain']) }),
    learnWhich: object({}),
  },
  effects: {
    rollFight: object({ dice: integer(0, 9) }),
    hurtTargets: object({
      /** The dice of a roll, before cards take some away. */
      dice: integer(0, 9),
      /** Surges always count. */
      surges: boolean,
      targets: list(text),
      /** Each target gets a roll of its own. */
      each: boolean,
      /** Targets that take less damage, listed once for every point. */
      spared: list(text),
    }),
  },
  events: {
    diceRolled: event(
      object({
        by: oneOf(['hero', 'evil']),
        dice: list(names.face),
        why: oneOf(['fight', 'attack', 'parting']),
      }),
      'open',
      'roll',
      'turn',
      'round',
    ),
    diceRerolled: event(
      object({ by: oneOf(['hero', 'evil']), dice: list(names.face) }),
      'open',
      'roll',
      'turn',
      'hero',
    ),
    monsterWounded: event(
      object({ being: names.being, place: names.place, monster: orNull(text) }),
      seenMonster,
      ...quiet,
    ),
    monsterKilled: event(
      object({ being: names.being, place: names.place, monster: orNull(text) }),
      seenMonster,
      ...quiet,
    ),
    monsterStunned: event(
      object({ being: names.being, place: names.place, monster: orNull(text) }),
      seenMonster,
      ...quiet,
    ),
    nothingHit: event(object({}), (told, seat) => (seesMap(seat) ? told : null), 'nothing'),
    experienceGained: event(object({ being: names.kind, points: whole }), 'open', 'hero'),
  },
}

export const rules = {
  fight(play, { target }) {
    declare(play, 'fight', null)
    attack(play, { dice: play.answer('fightDice', 2, { item: null }), targets: [oneHere(play, target)] })
  },

  /** A weapon for the Hero's own sector, such as a Crowbar. */
  strike(play, { item, target }) {
    const { dice, surges } = useOf(play.table, item, 'strike')
    declare(play, 'fight', item)
    attack(play, {
      dice: play.answer('fightDice', dice, { item }),
      targets: [oneHere(play, target)],
      surges,
    })
  },

  /** Bullets: one or two charges, two dice for each. */
  shoot(play, { item, charges, place, target }) {
    const { table } = play
    const { extra } = useOf(table, item, 'shoot')
    declare(play, 'fight', item)
    if (charges > 1) takeCharge(play, item, charges - 1)
    attack(play, {
      dice: play.answer('fightDice', 2 * charges + extra, { item }),
      targets: [oneAt(table, sectorSeenAt(table, place)!, target).id],
    })
  },

  throwGrenade(play, { place }) {
    const { dice } = useOf(play.table, 'grenade', 'throwGrenade')
    blast(play, 'grenade', dice, sectorSeenAt(play.table, place)!)
  },

  /** Pipe Bomb: at a sector the Hero knows, or behind one of its exits. */
  throwBomb(play, { place, way }) {
    const { table } = play
    const { dice } = useOf(table, 'pipe-bomb', 'throwBomb')
    const known = sectorSeenAt(table, place)!
    blast(play, 'pipe-bomb', dice, way === null ? known : pastDoors(table, known, way)!)
  },

  /** Flamethrower: a roll for every monster there. */
  burn(play, { to }) {
    const { table } = play
    const { dice } = useOf(table, 'flamethrower', 'burn')
    const at = to === 'here' ? table.hero.at : adjacent(table, table.hero.at, to)!
    const targets = monstersAt(table, at).map(({ id }) => id)
    declare(play, 'fight', 'flamethrower')
    attack(play, {
      dice: targets.length === 0 ? 0 : play.answer('fightDice', dice, { item: 'flamethrower' }),
      targets,
      each: true,
    })
  },

  /** Stun Baton: until the end of the next turn. */
  stun(play, { target }) {
    const { table } = play
    declare(play, 'fight', 'stun-baton')
    const here = monstersAt(table, table.hero.at)
    const stunned = target === null ? here : [oneAt(table, table.hero.at, target)]
    for (const monster of stunned) {
      monster.stunned = 2
      play.emit('monsterStunned', { being: monster.being, place: monster.at, monster: monster.id })
    }
    play.then('finishAction', {})
  },

  rollFight(play, { dice }) {
    const { table } = play
    table.roll = Array.from({ length: dice }, () => play.roll(dieFaces))
    play.emit('diceRolled', { by: 'hero', dice: [...table.roll], why: 'fight' })
    if (dice === 0) return
    for (const by of play.answer('rerolls', [], {})) play.then('rerollHero', { by })
  },

  rerollHero(play, { by }) {
    const { roll } = play.table
    play.ask('hero', 'AL-516', (may) => {
      if (by === 'marksman') roll.forEach((_, i) => may('rerollOne', { die: i + 1 }, 'AL-582'))
      else
        for (const face of ['miss', 'surge', 'hit'] as const)
          if (roll.includes(face)) may('rerollAll', { face }, 'AL-735')
      may('keepRoll', {}, 'AL-516')
    })
  },

  /** Marksman: once per Fight, however many rolls it has. */
  rerollOne(play, { die }) {
    play.table.turn.used.push('marksman')
    rollAgain(play, 'hero', (_, i) => i === die - 1)
  },

  /** The Captain as an ally: all dice that show this face or a worse one. */
  rerollAll(play, { face }) {
    useAlly(play)
    const worse = face === 'miss' ? ['miss'] : face === 'surge' ? ['miss', 'surge'] : ['miss', 'surge', 'hit']
    rollAgain(play, 'hero', (each) => worse.includes(each))
  },

  keepRoll() {},

  /** AL-274, AL-275. */
  hurtTargets(play, fight) {
    const { table } = play
    const counting = countingHits(table, fight)
    const targets = fight.each ? fight.targets.slice(0, 1) : fight.targets
    for (const id of targets) {
      const less = fight.spared.filter((each) => each === id).length
      hurt(play, monsterById(table, id), Math.max(0, counting - less))
    }
    if (targets.length === 0) play.emit('nothingHit', {})
    if (fight.each && fight.targets.length > 1)
      return rollSteps(play, { ...fight, targets: fight.targets.slice(1), spared: [] })
    play.then('finishAction', {})
  },

  /** AL-585. */
  learnWhich(play) {
    play.ask('hero', 'AL-585', (may) => {
      for (const [first, second] of pairs(play)) may('learn', { first, second }, 'AL-585')
    })
  },

  learn(play, { first, second }) {
    gainExperience(play, first)
    gainExperience(play, second)
  },
} satisfies Rules

type Fight = Alone['steps']['hurtTargets']

interface Attack {
  dice: number
  targets: string[]
  surges?: boolean
  each?: boolean
}

function attack(play: At, { dice, targets, surges = false, each = false }: Attack): void {
  const { table } = play
  table.turn.used = table.turn.used.filter((used) => used !== 'marksman')
  rollSteps(play, { dice, surges, targets, each, spared: [] })
}

function rollSteps(play: At, fight: Fight): void {
  play.then('window', { moment: 'before-roll', loss: null })
  play.then('rollFight', { dice: fight.dice })
  play.then('window', { moment: 'after-roll', loss: null })
  play.then('hurtTargets', fight)
}

function blast(play: At, item: Item, dice: number, at: Sector): void {
  declare(play, 'fight', item)
  attack(play, {
    dice: play.answer('fightDice', dice, { item }),
    targets: monstersAt(play.table, at).map(({ id }) => id),
  })
}

/** AL-514: surges count for the Hero in light. */
export function countingHits(table: Table, fight: Fight): number {
  return table.roll.filter((face) => counts(table, fight, face)).length
}

export function counts(table: Table, { surges }: Fight, face: string): boolean {
  return face === 'hit' || (face === 'surge' && (surges || isLit(table, table.hero.at)))
}

/** The Fight that is being settled. */
export function fightOf(play: At): Fight {
  return play.waiting('hurtTargets')!
}

export function rollAgain(
  play: At,
  by: 'hero' | 'evil',
  which: (face: Table['roll'][number], i: number) => boolean,
): void {
  const { table } = play
  table.roll = table.roll.map((face, i) => (which(face, i) ? play.roll(dieFaces) : face))
  play.emit('diceRerolled', { by, dice: [...table.roll] })
}

/** AL-561 to AL-564: what does not reach the next threshold is lost. */
function hurt(play: At, monster: Monster, damage: number): void {
  const { wound, diesInTwoAttacks } = statsOf[monster.being]
  const kill = play.answer('killThreshold', statsOf[monster.being].kill, { being: monster.being })
  if (monster.wounded) return damage >= kill ? slay(play, monster) : undefined
  if (damage >= wound + statsOf[monster.being].kill && !diesInTwoAttacks) return slay(play, monster)
  if (damage < wound) return
  monster.wounded = true
  play.emit('monsterWounded', { being: monster.being, place: monster.at, monster: monster.id })
}

/** AL-566, AL-581 to AL-585: experience only for what the Hero sees. */
function slay(play: At, monster: Monster): void {
  const { table } = play
  const { being, at, id } = monster
  table.monsters = table.monsters.filter((each) => each !== monster)
  table.turn.fightKilled = true
  if (isRevealed(table, at)) table.hero.killed = true
  play.emit('monsterKilled', { being, place: at, monster: id })
  if (isRevealed(table, at)) {
    if (!isBoss(being)) gainExperience(play, being)
    else if (pairs(play).length > 0) play.then('learnWhich', {})
  }
  if (isBoss(being)) bossKilled(play, being)
}

function gainExperience(play: At, kind: MonsterKind): void {
  const { experience } = play.table.hero
  if (experience[kind] === pointsForASkill) return
  experience[kind]++
  play.emit('experienceGained', { being: kind, points: experience[kind] })
}

/** Two different skills that can still grow; if only one can, it is enough. */
function pairs({ table }: At): [MonsterKind, MonsterKind][] {
  const open = monsterKinds.filter((kind) => table.hero.experience[kind] < pointsForASkill)
  if (open.length === 1) return [[open[0]!, monsterKinds.find((kind) => kind !== open[0])!]]
  return open.flatMap((first, i) =>
    open.slice(i + 1).map((second): [MonsterKind, MonsterKind] => [first, second]),
  )
}

function oneHere(play: At, target: SeenAs): string {
  return oneAt(play.table, play.table.hero.at, target).id
}

function oneAt(table: Table, at: Sector, target: SeenAs): Monster {
  const all = monstersAt(table, at)
  return all.find((monster) => nameAmong(monster, all) === target)!
}

/** AL-R63: monsters that look alike are one target. */
function kindsAt(table: Table, at: Sector): SeenAs[] {
  const all = monstersAt(table, at)
  return [...new Set(all.map((monster) => nameAmong(monster, all)))]
}

export function offerFighting(play: At, may: May<Choices>): void {
  const { table } = play
  const here = kindsAt(table, table.hero.at)
  for (const target of here) may('fight', { target }, ['AL-271', 'AL-279'])
  for (const item of usable(play, 'strike'))
    for (const target of here) may('strike', { item, target }, ['AL-203', 'AL-279'])
  if (isUsable(play, 'stun-baton') && here.length > 0)
    for (const target of useOf(table, 'stun-baton', 'stun').all ? [null] : here)
      may('stun', { target }, 'AL-203')
  offerShots(play, may)
  offerBlasts(play, may)
}

function offerShots(play: At, may: May<Choices>): void {
  const { table } = play
  for (const item of usable(play, 'shoot'))
    for (const at of fieldOfView(table))
      for (const target of kindsAt(table, at))
        for (const charges of [1, 2])
          if (charges <= itemOf(table, item)!.charges)
            may('shoot', { item, charges, place: placeInMaze(table, at)!, target }, ['AL-203', 'AL-279'])
}

function offerBlasts(play: At, may: May<Choices>): void {
  const { table } = play
  if (isUsable(play, 'grenade'))
    for (const at of fieldOfView(table).slice(1))
      may('throwGrenade', { place: placeInMaze(table, at)! }, ['AL-203', 'AL-279'])
  if (isUsable(play, 'pipe-bomb')) for (const aim of bombAims(table)) may('throwBomb', aim, 'AL-279')
  if (!isUsable(play, 'flamethrower')) return
  may('burn', { to: 'here' }, 'AL-279')
  for (const to of ways) {
    const at = adjacent(table, table.hero.at, to)
    if (at !== undefined && isRevealed(table, at)) may('burn', { to }, 'AL-279')
  }
}

/** AL-R46, AL-R61: as far as the Hero can know: along ways through the maze, and through an exit that leads to no known place. */
function bombAims(table: Table): Choices['throwBomb'][] {
  const { range } = useOf(table, 'pipe-bomb', 'throwBomb')
  const known = knownDistances(table)
  return [...known].flatMap(([at, distance]) => {
    const place = placeInMaze(table, at)!
    const itself = distance > 0 && distance <= range ? [{ place, way: null }] : []
    if (distance >= range) return itself
    const outside = ways.filter(
      (way) => adjacent(table, at, way) !== undefined && knownBeyond(table, at, way) === undefined,
    )
    return [...itself, ...outside.map((way) => ({ place, way }))]
  })
}

/** Steps from the Hero along ways that the Hero knows. */
function knownDistances(table: Table): Map<Sector, number> {
  const found = new Map([[table.hero.at, 0]])
  for (const sector of found.keys())
    for (const way of ways) {
      const next = knownBeyond(table, sector, way)
      if (next !== undefined && !found.has(next)) found.set(next, found.get(sector)! + 1)
    }
  return found
}
