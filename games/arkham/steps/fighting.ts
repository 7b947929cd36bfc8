import { type Seat, shape } from '@miskatonic/kernel'
import { monsterCard } from '../catalogue.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Monster, event } from '../position.ts'
import { hasAbility } from './abilities.ts'
import { spellOf } from './casting.ts'
import { chooseThen, group } from './choosing.ts'
import { disengaged, engage, exhaust, leaveMonsters } from './engagement.ts'
import {
  dreamingSpaces,
  engagedWith,
  has,
  investigator,
  isEpic,
  isInPlay,
  monster,
  monsterHealth,
  monstersAt,
} from './look.ts'
import { isInForce, nearest, stepsTowards, unstableSpaces } from './ways.ts'
import { hasCustom, monsterAbility } from './monster-abilities.ts'
import { attackSkill, evadeModifier } from './pool.ts'
import { startTest } from './testing.ts'

const { boolean, integer, list, object, orNull, text, whole } = shape

/** AH-402 and AH-408: attack and evade, and what it takes to defeat a monster (AH-458). */
export const vocabulary = {
  effects: {
    beginAttack: object({ seat: a.seat, monster: a.monster, spell: orNull(a.card) }),
    /** `dice` of them and no others, or the usual pool if 0. */
    attackTest: object({ seat: a.seat, monster: a.monster, dice: integer(0, 9) }),
    attackResult: object({ seat: a.seat, monster: a.monster, successes: integer(0, 99) }),
    beginEvade: object({ seat: a.seat, spell: orNull(a.card) }),
    evadeResult: object({ seat: a.seat, successes: integer(0, 99) }),
    evadeNext: object({ seat: a.seat, left: integer(0, 99), among: list(a.monster) }),
    evadeOne: object({ seat: a.seat, left: integer(0, 99), monster: a.monster, among: list(a.monster) }),
    evadeEnd: object({ seat: a.seat, among: list(a.monster) }),
    slipAway: object({ seat: a.seat }),
    slipWhen: object({ seat: a.seat, when: text }),
    slip: object({ seat: a.seat }),
    dragOff: object({ seat: a.seat, monster: a.monster }),
    dragTo: object({ seat: a.seat, monster: a.monster, to: a.place }),
    shiftMonster: object({ monster: a.monster, to: a.place }),
    lightLamp: object({ monster: a.monster, at: a.place }),
    hurtMonster: object({ monster: a.monster, n: integer(0, 99), by: orNull(a.seat), inAttack: boolean }),
    defeatMonster: object({ monster: a.monster, by: orNull(a.seat), inAttack: boolean }),
  },
  events: {
    monsterHurt: event(object({ monster: a.monster, kind: a.card, n: whole }), 'open'),
    monsterDefeated: event(object({ monster: a.monster, kind: a.card, by: orNull(a.seat) }), 'open'),
    evaded: event(object({ seat: a.seat, monster: a.monster, kind: a.card }), 'open'),
  },
}

export const rules = {
  /** AH-402.2-1, AH-402.3, AH-402.4, AH-402.6. */
  beginAttack(play, { seat, monster: id, spell }) {
    const target = monster(play.table, id)
    if (target === undefined || !isInPlay(play.table, seat)) return
    if (target.state !== 'exhausted') engage(play, target, seat)
    provoke(target, seat)
    if (spell === null) return play.then('attackTest', { seat, monster: id, dice: 0 })
    const modifier = monsterCard(target.kind).attack
    if (spellOf(spell) === 'storm-of-spirits')
      play.then('cast', { seat, card: spell, modifier, purpose: { for: 'attack', monster: id } })
    else
      play.then('cast', {
        seat,
        card: spell,
        modifier: 0,
        purpose: { for: 'spell', card: spell, monster: id },
      })
  },
  attackTest(play, { seat, monster: id, dice }) {
    const target = monster(play.table, id)
    if (target === undefined) return
    const { attack } = monsterCard(target.kind)
    startTest(
      play,
      seat,
      attackSkill(play.table, target, (constant) => isInForce(play.table, constant)),
      attack,
      { for: 'attack', monster: id },
      { fixed: dice },
    )
  },

  /** AH-402.2-2, AH-R40. */
  attackResult(play, { seat, monster: id, successes }) {
    play.then('hurtMonster', { monster: id, n: successes, by: seat, inAttack: true })
  },

  /** AH-408.3, AH-408.4: the modifier that leads to the fewest dice. */
  beginEvade(play, { seat, spell }) {
    const mine = engagedWith(play.table, seat)
    if (mine.length === 0) return
    const modifier = evadeModifier(mine)
    if (spell === null) return startTest(play, seat, 'observation', modifier, { for: 'evade' })
    play.then('cast', { seat, card: spell, modifier, purpose: { for: 'evade' } })
  },

  /** AH-408.2-1: one monster for each success, of the investigator's choice. */
  evadeResult(play, { seat, successes }) {
    const among = engagedWith(play.table, seat).map(({ id }) => id)
    play.then('evadeNext', { seat, left: successes, among })
  },

  evadeNext(play, { seat, left, among }) {
    const { table } = play
    const remaining = engagedWith(table, seat).map(({ id }) => id)
    if (left === 0 || remaining.length === 0) return play.then('evadeEnd', { seat, among })
    if (left >= remaining.length) {
      const [first] = remaining
      return play.then('evadeOne', { seat, left: left - 1, monster: first!, among })
    }
    const question = { who: seat, about: 'evade', rule: 'AH-408.2-1', options: remaining } as const
    chooseThen(play, question, 'evadeOne', 'monster', { seat, left: left - 1, among })
  },

  /** AH-R64: both at once; AH-R68: a massive monster is not exhausted, and leaves the investigator alone for the moment. */
  evadeOne(play, { seat, left, monster: id, among }) {
    const evading = monster(play.table, id)
    if (evading !== undefined) {
      if (has(evading, 'massive')) {
        leaveMonsters(seat, [evading])
        evading.evadedBy.push(seat)
        disengaged(play, evading, seat)
      } else exhaust(play, evading)
      play.emit('evaded', { seat, monster: id, kind: evading.kind })
      monsterAbility(play, evading, 'evaded', seat)
      if (hasCustom(evading.kind, 'ghoul-acolyte')) moveTowardsUnstable(play, evading)
    }
    play.then('evadeNext', { seat, left, among })
  },

  /** AH-408.2-2, AH-R28, AH-R29: an investigator who got rid of all of them may perform one additional action at once. */
  evadeEnd(play, { seat, among }) {
    const { table } = play
    const free = engagedWith(table, seat).every(({ id }) => !among.includes(id))
    for (const id of among) {
      const kept = monster(table, id)
      if (kept?.engagedWith.includes(seat) && hasCustom(kept.kind, 'abyssal-servant'))
        play.then('dragOff', { seat, monster: id })
    }
    if (!free || among.length === 0 || !isInPlay(table, seat)) return
    if (hasAbility(play, seat, 'slip-away')) return play.then('slipAway', { seat })
    play.then('additionalAction', { seat, only: null, again: false })
  },

  /** Wendy Adams moves up to two spaces before or after the additional action. */
  slipAway(play, { seat }) {
    const options = ['before', 'after'] as const
    chooseThen(play, { who: seat, about: 'slip-away', rule: 'AH-408.2-2', options }, 'slipWhen', 'when', {
      seat,
    })
  },
  slipWhen(play, { seat, when }) {
    const walk = (): void => play.then('slip', { seat })
    if (when === 'before') walk()
    play.then('additionalAction', { seat, only: null, again: false })
    if (when === 'after') walk()
  },
  slip(play, { seat }) {
    if (isInPlay(play.table, seat)) play.then('goOn', { seat, free: 2, paid: 0 })
  },

  /** An abyssal servant: away from all others, and with it one space towards the unstable space. */
  dragOff(play, { seat, monster: id }) {
    const servant = monster(play.table, id)
    if (servant === undefined || !isInPlay(play.table, seat)) return
    for (const each of engagedWith(play.table, seat))
      if (each.id !== id) {
        leaveMonsters(seat, [each])
        disengaged(play, each, seat)
      }
    const options = nextTowardsUnstable(play, servant.at)
    const question = { who: group, about: 'route', rule: 'AH-R52', options } as const
    chooseThen(play, question, 'dragTo', 'to', { seat, monster: id })
  },
  dragTo(play, { seat, monster: id, to }) {
    const servant = monster(play.table, id)
    if (servant === undefined || !isInPlay(play.table, seat)) return
    investigator(play.table, seat).at = to
    servant.at = to
    play.emit('monsterMoved', { monster: id, kind: servant.kind, to, direct: false })
    play.emit('moved', { seat, to, paid: 0 })
  },
  shiftMonster(play, { monster: id, to }) {
    const moving = monster(play.table, id)
    if (moving === undefined) return
    moving.at = to
    play.emit('monsterMoved', { monster: id, kind: moving.kind, to, direct: false })
  },

  /** AH-440.13, AH-458.9, AH-440.15. */
  hurtMonster(play, { monster: id, n, by, inAttack }) {
    const target = monster(play.table, id)
    if (target === undefined || n === 0) return
    if (by !== null) provoke(target, by)
    // Archive card 79: a Mayor-Elect in company takes nothing from attacks.
    const guarded = inAttack && target.kind === 'mayor-elect' && isInForce(play.table, 'mayor-guarded')
    if (guarded && monstersAt(play.table, target.at).length > 1) return
    target.damage += n
    play.emit('monsterHurt', { monster: id, kind: target.kind, n })
    if (target.damage >= monsterHealth(play.table, target))
      return play.then('defeatMonster', { monster: id, by, inAttack })
    if (by !== null) play.then('offerHandcuffs', { seat: by, monster: id, inAttack })
  },

  /** AH-402.7, AH-458.8c, AH-458.11, AH-412.5g, AH-R138, AH-R142. */
  defeatMonster(play, { monster: id, by, inAttack }) {
    const { table } = play
    const gone = monster(table, id)
    if (gone === undefined) return
    const card = monsterCard(gone.kind)
    if (returnsToLamp(play, gone)) return
    removeMonster(play, gone)
    if (isEpic(gone)) table.epicDefeated.push(gone.kind)
    play.emit('monsterDefeated', { monster: id, kind: gone.kind, by })
    if (by === null || !inAttack || !isInPlay(table, by)) return
    if (card.remnant) {
      investigator(table, by).remnants++
      play.emit('remnantsGained', { seat: by, n: 1 })
    }
    monsterAbility(play, gone, 'defeated-in-attack', by)
    if (hasCustom(gone.kind, 'swift-byakhee'))
      play.then('resolve', {
        effect: [
          {
            do: 'may',
            cost: [],
            then: [{ do: 'disengageAll' }, { do: 'move', upTo: 3 }],
            otherwise: [],
          },
        ],
        context: { seat: by, card: gone.kind, monster: null, result: 0 },
      })
    play.then('afterEvent', { seat: by, event: 'defeat-in-attack' })
  },

  /** Archive card 67: the Lamplighter appears at a lit lamp, which goes out. */
  lightLamp(play, { monster: id, at }) {
    const { table } = play
    const moving = monster(table, id)
    const lamp = table.markers.find((marker) => marker.colour === 'red' && marker.at === at)
    if (moving === undefined || lamp === undefined) return
    moving.at = at
    lamp.at = 'card-60'
    play.emit('monsterMoved', { monster: id, kind: moving.kind, to: at, direct: true })
  },
} satisfies Rules

/** A monster that was attacked or damaged knows its enemy. */
function provoke(target: Monster, seat: Seat): void {
  if (!target.provokedBy.includes(seat)) target.provokedBy.push(seat)
}

function moveTowardsUnstable(play: At, { id, at }: Monster): void {
  const question = {
    who: group,
    about: 'route',
    rule: 'AH-R52',
    options: nextTowardsUnstable(play, at),
  } as const
  chooseThen(play, question, 'shiftMonster', 'to', { monster: id })
}

function nextTowardsUnstable(play: At, from: string): string[] {
  const targets = nearest(play, from, unstableSpaces(play))
  return [...new Set(targets.flatMap((to) => stepsTowards(play, from, to)))]
}

/** While a lamp is lit the Lamplighter is not defeated: he recovers, leaves everybody, and goes to the nearest one. */
function returnsToLamp(play: At, gone: Monster): boolean {
  const { table } = play
  if (gone.kind !== 'lamplighter' || !isInForce(table, 'lamplighter-returns')) return false
  const options = nearest(play, gone.at, dreamingSpaces(table))
  if (options.length === 0) return false
  gone.damage = 0
  for (const seat of gone.engagedWith) leaveMonsters(seat, [gone])
  gone.state = 'ready'
  const question = { who: group, about: 'place', rule: 'AH-004-1', options } as const
  chooseThen(play, question, 'lightLamp', 'at', { monster: gone.id })
  return true
}

/** AH-458.11: on top of the monster deck; an epic one goes back to the archive. */
export function removeMonster(play: At, gone: Monster): void {
  const { table } = play
  table.monsters = table.monsters.filter(({ id }) => id !== gone.id)
  if (!isEpic(gone)) table.monsterDeck.unshift(gone.kind)
}
