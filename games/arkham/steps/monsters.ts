import { type Seat, shape } from '@miskatonic/kernel'
import { monsterCard } from '../catalogue.ts'
import type { SpawnPlace } from '../cards/monster.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Monster, event } from '../position.ts'
import { hoodOf } from './board.ts'
import { chooseThen, group } from './choosing.ts'
import { boardMarkers } from './codex.ts'
import { cardsWith, hasHandsFor, unusedWith } from './abilities.ts'
import { disengaged, engage, leaveMonsters } from './engagement.ts'
import { hasAfter, monsterAbility } from './monster-abilities.ts'
import {
  board,
  engagedWith,
  has,
  inPlayerOrder,
  investigator,
  investigatorsAt,
  investigatorsInPlay,
  isEpic,
  isInPlay,
  monster,
} from './look.ts'
import { isInForce, mostDoomSpaces, nearest, stepsTowards, unstableSpaces } from './ways.ts'
import { canRespond } from './harm.ts'
import { nearestPrey, preyOf } from './prey.ts'

const { boolean, integer, list, object, orNull, text } = shape

/** AH-202 and AH-458: monsters spawn, activate, attack and become ready. */
export const vocabulary = {
  effects: {
    activations: object({}),
    activate: object({ monster: a.monster }),
    activateNow: object({ monster: a.monster }),
    pursue: object({ monster: a.monster, prey: orNull(a.seat), left: integer(0, 99) }),
    headFor: object({ monster: a.monster, to: a.place, left: integer(0, 99), prey: orNull(a.seat) }),
    monsterStep: object({
      monster: a.monster,
      next: a.place,
      to: a.place,
      left: integer(0, 99),
      prey: orNull(a.seat),
    }),
    afterActivation: object({ monster: a.monster }),
    monsterAttacks: object({}),
    beforeAttacks: object({ seat: a.seat }),
    distract: object({ seat: a.seat, card: a.card }),
    attacksOn: object({ seat: a.seat, done: list(a.monster) }),
    monsterAttack: object({ seat: a.seat, monster: a.monster, done: list(a.monster) }),
    /** One attack of a monster on an investigator with whom it is engaged. */
    strike: object({ seat: a.seat, monster: a.monster }),
    readyMonsters: object({}),
    /** From the bottom of the deck (AH-458.5); `at` null: where its own text says. */
    spawnMonster: object({ at: orNull(a.place) }),
    spawnByTrait: object({ trait: text, at: orNull(a.place) }),
    placeMonster: object({ kind: a.card, at: a.place }),
    spawnNear: object({ kind: a.card, seat: a.seat }),
  },
  events: {
    monsterMoved: event(object({ monster: a.monster, kind: a.card, to: a.place, direct: boolean }), 'open'),
    monsterActivated: event(object({ monster: a.monster, kind: a.card }), 'open'),
    monsterAttacked: event(object({ monster: a.monster, kind: a.card, seat: a.seat }), 'open'),
    monsterSpawned: event(object({ monster: a.monster, kind: a.card, at: a.place }), 'open'),
    monstersReadied: event(object({ monsters: list(a.monster) }), 'open'),
  },
}

export const rules = {
  /** AH-202.2a, AH-R59, AH-R60: each ready monster once, in an order the group chooses; equal ones on one space are not told apart. */
  activations(play) {
    const waiting = play.table.monsters.filter(({ state, activated }) => state === 'ready' && !activated)
    const first = waiting[0]
    if (first === undefined) return
    if (waiting.every(isUnaffected) && !someLure(play)) {
      play.then('activate', { monster: first.id })
      return play.then('activations', {})
    }
    const different = new Map(waiting.map((each) => [`${each.kind} ${each.at} ${each.damage}`, each.id]))
    const question = {
      who: group,
      about: 'activation',
      rule: 'AH-202.2a-2',
      options: [...different.values()],
    } as const
    chooseThen(play, question, 'activate', 'monster', {})
    play.then('activations', {})
  },

  /** AH-202.2b, AH-202.2f. */
  activate(play, { monster: id }) {
    const acting = monster(play.table, id)
    if (acting === undefined || acting.state !== 'ready') return
    if (!isEpic(acting))
      for (const seat of investigatorsInPlay(play))
        for (const card of unusedWith(play, seat, 'lure-monster'))
          if (hasHandsFor(play, seat, card))
            play.then('mayUse', { seat, card, next: { step: 'lure', args: { seat, card, monster: id } } })
    play.then('activateNow', { monster: id })
    play.then('settle', {})
  },
  /** Unless it was lured away. */
  activateNow(play, { monster: id }) {
    const acting = monster(play.table, id)
    if (acting === undefined || acting.state !== 'ready' || acting.activated) return
    acting.activated = true
    play.emit('monsterActivated', { monster: id, kind: acting.kind })
    const { activation } = monsterCard(acting.kind)
    const speed = speedOf(play, acting)
    if (activation.kind === 'lurker')
      play.then('resolve', {
        effect: activation.effect,
        context: { seat: '', card: acting.kind, monster: id, result: 0 },
      })
    else if (activation.kind === 'hunter') hunt(play, acting, speed)
    else {
      const targets = activation.to === 'unstable' ? unstableSpaces(play) : destinations(play, activation.to)
      const options = nearest(play, acting.at, targets)
      const left = speed === 'direct' ? 99 : speed
      const question = { who: group, about: 'destination', rule: 'AH-202.2g-2', options } as const
      chooseThen(play, question, 'headFor', 'to', { monster: id, left, prey: null })
    }
    play.then('afterActivation', { monster: id })
  },

  /** The prey is settled: it walks towards it, or moves there directly (AH-455.4). */
  pursue(play, { monster: id, prey, left }) {
    const acting = monster(play.table, id)
    if (acting === undefined || prey === null) return
    const to = investigator(play.table, prey).at
    if (monsterCard(acting.kind).speed !== 'direct')
      return play.then('headFor', { monster: id, to, left, prey })
    acting.at = to
    play.emit('monsterMoved', { monster: id, kind: acting.kind, to, direct: true })
    play.then('engagements', {})
  },

  /** AH-202.2c, AH-R52, AH-R54. */
  headFor(play, { monster: id, to, left, prey }) {
    const acting = monster(play.table, id)
    if (acting === undefined || acting.state !== 'ready' || left === 0) return
    const options = stepsTowards(play, acting.at, to)
    // It arrives in any case, and meets nobody on the way: every route is as good.
    if (options.length > 1 && arrives(play, acting.at, to, left))
      return play.then('monsterStep', { monster: id, next: options[0]!, to, left: left - 1, prey })
    const question = { who: group, about: 'route', rule: 'AH-R52', options } as const
    chooseThen(play, question, 'monsterStep', 'next', { monster: id, to, left: left - 1, prey })
  },

  /** AH-202.2e, AH-R55, AH-R71, AH-R72: an engagement ends its activation. */
  monsterStep(play, { monster: id, next, to, left, prey }) {
    const acting = monster(play.table, id)
    if (acting === undefined) return
    acting.at = next
    play.emit('monsterMoved', { monster: id, kind: acting.kind, to: next, direct: false })
    if (has(acting, 'elusive') && prey !== null && investigatorsAt(play, next).includes(prey))
      engage(play, acting, prey)
    play.then('engagements', {})
    play.then('headFor', { monster: id, to, left, prey })
  },

  afterActivation(play, { monster: id }) {
    const acting = monster(play.table, id)
    if (acting === undefined || hoodOf(acting.at) === undefined) return
    monsterAbility(play, acting, 'activates-in-hood', '')
    if (!boardMarkers(play.table, 'red').includes(acting.at))
      monsterAbility(play, acting, 'activates-awake', '')
  },

  /** AH-202.3a-2: those of the lead investigator first. */
  monsterAttacks(play) {
    for (const seat of inPlayerOrder(play)) {
      play.then('beforeAttacks', { seat })
      play.then('attacksOn', { seat, done: [] })
    }
  },
  /** Mr. Pawterson. */
  beforeAttacks(play, { seat }) {
    if (!isInPlay(play.table, seat) || engagedWith(play.table, seat).length === 0) return
    for (const card of cardsWith(play, seat, 'mr-pawterson'))
      play.then('mayUse', { seat, card, next: { step: 'distract', args: { seat, card } } })
  },
  distract(play, { seat, card }) {
    play.then('discardAsset', { seat, card })
    for (const each of engagedWith(play.table, seat))
      if (has(each, 'massive')) {
        leaveMonsters(seat, [each])
        disengaged(play, each, seat)
      } else play.then('exhaust', { monster: each.id })
    // A massive one cannot be exhausted, and engages again once this is over (AH-434.5-1, AH-R63).
    play.then('settle', {})
  },

  /** AH-R76: one after another, in an order the group chooses. */
  attacksOn(play, { seat, done }) {
    const { table } = play
    if (!isInPlay(table, seat)) return
    const waiting = engagedWith(table, seat).filter(({ id }) => !done.includes(id))
    if (waiting.length === 0) return
    const different = new Map(waiting.map((each) => [likeness(each), each.id]))
    const all = [...different.values()]
    const options = all.length > 1 && attackOrderMatters(play, seat, waiting) ? all : all.slice(0, 1)
    const question = { who: group, about: 'attack-order', rule: 'AH-R76', options } as const
    chooseThen(play, question, 'monsterAttack', 'monster', { seat, done })
  },

  /** AH-202.3b, AH-R82: its damage and horror together. */
  monsterAttack(play, { seat, monster: id, done }) {
    play.then('strike', { seat, monster: id })
    play.then('settle', {})
    play.then('attacksOn', { seat, done: [...done, id] })
  },
  strike(play, { seat, monster: id }) {
    const attacking = monster(play.table, id)
    if (attacking === undefined || !attacking.engagedWith.includes(seat)) return
    const { damage, horror } = monsterCard(attacking.kind)
    play.emit('monsterAttacked', { monster: id, kind: attacking.kind, seat })
    play.then('suffer', { seat, damage, horror, direct: false, monster: id })
    monsterAbility(play, attacking, 'attacks', seat)
  },

  /** AH-202.4. */
  readyMonsters(play) {
    const readied = play.table.monsters.filter(({ state }) => state === 'exhausted')
    for (const each of readied) each.state = 'ready'
    if (readied.length > 0) play.emit('monstersReadied', { monsters: readied.map(({ id }) => id) })
    play.then('settle', {})
  },

  /** AH-458.5, AH-458.6, AH-R61. */
  spawnMonster(play, { at }) {
    const kind = play.draw(play.table.monsterDeck, 'bottom')
    if (kind !== undefined) spawn(play, kind, at)
  },

  /** AH-R62: cards from the bottom until one has the trait; the others go on top in random order. */
  spawnByTrait(play, { trait, at }) {
    const { monsterDeck } = play.table
    const others: string[] = []
    for (let kind = monsterDeck.pop(); kind !== undefined; kind = monsterDeck.pop()) {
      if (monsterCard(kind).traits.some((each) => each === trait)) {
        spawn(play, kind, at)
        break
      }
      others.push(kind)
    }
    play.shuffle(others)
    monsterDeck.unshift(...others)
  },

  /** AH-458.7: ready. */
  placeMonster(play, { kind, at }) {
    const { table } = play
    const waiting = table.spawning.indexOf(kind)
    if (waiting >= 0) table.spawning.splice(waiting, 1)
    const id = `m${table.nextMonster++}`
    table.monsters.push({
      id,
      kind,
      at,
      state: 'ready',
      engagedWith: [],
      damage: 0,
      activated: false,
      provokedBy: [],
      evadedBy: [],
    })
    play.emit('monsterSpawned', { monster: id, kind, at })
  },

  /** The street nearest to an investigator. */
  spawnNear(play, { kind, seat }) {
    const streets = Object.keys(board(play).streets)
    const options = nearest(play, investigator(play.table, seat).at, streets)
    const question = { who: group, about: 'street', rule: 'AH-004-1', options } as const
    chooseThen(play, question, 'placeMonster', 'at', { kind })
  },
} satisfies Rules

/** AH-458.3d; archive card 57 makes Deep Ones faster. */
function speedOf(play: At, { kind }: Monster): number | 'direct' {
  const { speed, traits } = monsterCard(kind)
  if (speed === 'direct') return speed
  return speed + (traits.includes('Deep One') && isInForce(play.table, 'deep-ones-faster') ? 1 : 0)
}

/** Whether every shortest way brings it there in this activation without meeting an investigator before. */
function arrives(play: At, from: string, to: string, left: number): boolean {
  let reached = [from]
  for (let steps = 1; steps <= left; steps++) {
    reached = [...new Set(reached.flatMap((place) => stepsTowards(play, place, to)))]
    if (reached.includes(to)) return true
    if (reached.some((place) => investigatorsAt(play, place).length > 0)) return false
  }
  return false
}

/**
 * A monster whose activation does the same whatever others do before it that only move, too: where it goes depends on investigators and on
 * doom, and walking changes neither.
 */
function isUnaffected({ kind }: Monster): boolean {
  const { activation } = monsterCard(kind)
  return (
    activation.kind !== 'lurker' && !hasAfter(kind, 'activates-in-hood') && !hasAfter(kind, 'activates-awake')
  )
}

function someLure(play: At): boolean {
  return investigatorsInPlay(play).some((seat) => unusedWith(play, seat, 'lure-monster').length > 0)
}

/** Monsters whose attacks do the same. */
function likeness({ kind, damage: suffered }: Monster): string {
  const { damage, horror, abilities, keywords, traits } = monsterCard(kind)
  const plain = abilities.every((each) => each.kind === 'after' && each.event !== 'attacks')
  const human = traits.includes('Human')
  return plain && !human && !keywords.includes('ravenous') ? `${damage} ${horror}` : `${kind} ${suffered}`
}

/** Where nothing can be assigned, prevented or answered, the blows add up the same in every order. */
function attackOrderMatters(play: At, seat: Seat, attacking: readonly Monster[]): boolean {
  const special = attacking.some((each) => has(each, 'ravenous') || hasAfter(each.kind, 'attacks'))
  const sum = (what: 'damage' | 'horror'): number =>
    attacking.reduce((total, { kind }) => total + monsterCard(kind)[what], 0)
  const harm = { seat, damage: sum('damage'), horror: sum('horror') }
  return special || canRespond(play, harm)
}

/** AH-453.2, AH-R53. */
function hunt(play: At, acting: Monster, speed: number | 'direct'): void {
  const options = onePerPlace(play, nearestPrey(play, acting), has(acting, 'elusive'))
  const question = { who: group, about: 'prey', rule: 'AH-R53', options } as const
  chooseThen(play, question, 'pursue', 'prey', { monster: acting.id, left: speed === 'direct' ? 0 : speed })
}

/** Which of several investigators on one space it is after is settled when it engages one of them (AH-461.6), if it does so by itself. */
function onePerPlace(play: At, prey: readonly Seat[], eachCounts: boolean): Seat[] {
  const places = prey.map((seat) => investigator(play.table, seat).at)
  return prey.filter((_, i) => eachCounts || places.indexOf(places[i]!) === i)
}

function destinations(play: At, to: 'most-doom' | 'not-dreaming'): readonly string[] {
  if (to === 'most-doom') return mostDoomSpaces(play)
  const dreaming = new Set(play.table.markers.filter(({ colour }) => colour === 'red').map(({ at }) => at))
  return board(play).spaces.filter((space) => !dreaming.has(space))
}

function spawn(play: At, kind: string, at: string | null): void {
  play.table.spawning.push(kind)
  if (at !== null) return play.then('placeMonster', { kind, at })
  spawnByText(play, kind, monsterCard(kind).spawn)
}

/** AH-458.3b, AH-R57, AH-R58: without the investigator whom its text names, streets are measured from the unstable space. */
function spawnByText(play: At, kind: string, where: SpawnPlace): void {
  const { table } = play
  const [unstable] = unstableSpaces(play)
  const prey = where === 'street-near-prey' ? preyOf(play, { kind, at: unstable!, provokedBy: [] }) : []
  if (prey.length > 0) {
    const options = onePerPlace(play, prey, false)
    const question = { who: group, about: 'prey', rule: 'AH-R53', options } as const
    return chooseThen(play, question, 'spawnNear', 'seat', { kind })
  }
  if (where === 'street-near-lead' && isInPlay(table, table.lead))
    return play.then('spawnNear', { kind, seat: table.lead })
  const isStreet = where === 'street-near-lead' || where === 'street-near-prey'
  const options = isStreet
    ? streetsNearUnstable(play)
    : where === 'most-doom'
      ? mostDoomSpaces(play)
      : unstableSpaces(play)
  const question = {
    who: group,
    about: 'spawn-place',
    rule: isStreet ? 'AH-R58' : 'AH-R57',
    options,
  } as const
  chooseThen(play, question, 'placeMonster', 'at', { kind })
}

function streetsNearUnstable(play: At): string[] {
  const streets = Object.keys(board(play).streets)
  return [...new Set(unstableSpaces(play).flatMap((space) => nearest(play, space, streets)))]
}
