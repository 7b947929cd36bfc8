import { type Seat, shape } from '@miskatonic/kernel'
import { monsterCard } from '../catalogue.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Monster, event } from '../position.ts'
import { chooseThen } from './choosing.ts'
import { boardMarkers } from './codex.ts'
import { engage, exhaust, leaveMonsters } from './engagement.ts'
import {
  engagedWith,
  has,
  investigator,
  isEpic,
  isInPlay,
  monster,
  monsterHealth,
  isInForce,
} from './look.ts'
import { standUp } from './actions.ts'

const { boolean, integer, list, object, orNull, whole } = shape

/** AH-402 and AH-408: attack and evade, and what it takes to defeat a monster (AH-458). */
export const vocabulary = {
  effects: {
    beginAttack: object({ seat: a.seat, monster: a.monster }),
    attackResult: object({ seat: a.seat, monster: a.monster, successes: integer(0, 99) }),
    beginEvade: object({ seat: a.seat }),
    evadeResult: object({ seat: a.seat, successes: integer(0, 99) }),
    evadeNext: object({ seat: a.seat, left: integer(0, 99), among: list(a.monster) }),
    evadeOne: object({ seat: a.seat, left: integer(0, 99), monster: a.monster, among: list(a.monster) }),
    evadeEnd: object({ seat: a.seat, among: list(a.monster) }),
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
  beginAttack(play, { seat, monster: id }) {
    const target = monster(play.table, id)
    if (target === undefined || !isInPlay(play.table, seat)) return
    if (target.state !== 'exhausted') engage(play, target, seat)
    play.then('beginTest', {
      seat,
      skill: attackSkill(play, target),
      modifier: monsterCard(target.kind).attack,
      purpose: { for: 'attack', monster: id },
    })
  },

  /** AH-402.2-2, AH-R40. */
  attackResult(play, { seat, monster: id, successes }) {
    play.then('hurtMonster', { monster: id, n: successes, by: seat, inAttack: true })
  },

  /** AH-408.3, AH-408.4: the modifier that leads to the fewest dice. */
  beginEvade(play, { seat }) {
    const mine = engagedWith(play.table, seat)
    if (mine.length === 0) return
    const modifier = Math.min(...mine.map(({ kind }) => monsterCard(kind).evade))
    play.then('beginTest', { seat, skill: 'observation', modifier, purpose: { for: 'evade' } })
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
      } else exhaust(play, evading)
      play.emit('evaded', { seat, monster: id, kind: evading.kind })
      monsterAbility(play, evading, 'disengaged', seat)
      monsterAbility(play, evading, 'evaded', seat)
    }
    play.then('evadeNext', { seat, left, among })
  },

  /** AH-408.2-2, AH-R28, AH-R29: an investigator who got rid of all of them may perform one additional action at once. */
  evadeEnd(play, { seat, among }) {
    const { table } = play
    const free = engagedWith(table, seat).every(({ id }) => !among.includes(id))
    if (!free || among.length === 0 || !isInPlay(table, seat)) return
    if (!standUp(play, seat)) play.then('act', { seat, extra: true })
  },

  /** AH-440.13, AH-458.9, AH-440.15. */
  hurtMonster(play, { monster: id, n, by, inAttack }) {
    const target = monster(play.table, id)
    if (target === undefined || n === 0) return
    target.damage += n
    play.emit('monsterHurt', { monster: id, kind: target.kind, n })
    if (target.damage >= monsterHealth(play.table, target))
      play.then('defeatMonster', { monster: id, by, inAttack })
  },

  /** AH-402.7, AH-458.8c, AH-458.11, AH-412.5g, AH-R138, AH-R142. */
  defeatMonster(play, { monster: id, by, inAttack }) {
    const { table } = play
    const gone = monster(table, id)
    if (gone === undefined) return
    const card = monsterCard(gone.kind)
    removeMonster(play, gone)
    if (isEpic(gone)) table.epicDefeated.push(gone.kind)
    play.emit('monsterDefeated', { monster: id, kind: gone.kind, by })
    if (by === null || !inAttack || !isInPlay(table, by)) return
    if (card.remnant) {
      investigator(table, by).remnants++
      play.emit('remnantsGained', { seat: by, n: 1 })
    }
    monsterAbility(play, gone, 'defeated-in-attack', by)
    play.then('afterEvent', { seat: by, event: 'defeat-in-attack' })
  },
} satisfies Rules

/** Some monsters, and dreaming spaces, are fought with will. */
function attackSkill({ table }: At, target: Monster): 'strength' | 'will' {
  const dreaming =
    isInForce(table, 'dreaming-attacks-use-will') && boardMarkers(table, 'red').includes(target.at)
  const shadow = monsterCard(target.kind).abilities.some(
    (ability) => ability.kind === 'custom' && ability.name === 'second-shadow',
  )
  return dreaming || shadow ? 'will' : 'strength'
}

/** AH-458.11: on top of the monster deck; an epic one goes back to the archive. */
export function removeMonster(play: At, gone: Monster): void {
  const { table } = play
  table.monsters = table.monsters.filter(({ id }) => id !== gone.id)
  if (!isEpic(gone)) table.monsterDeck.unshift(gone.kind)
}

type MonsterEvent = Extract<ReturnType<typeof monsterCard>['abilities'][number], { kind: 'after' }>['event']

/** What the monster's card says happens to `seat` after this event. */
export function monsterAbility(play: At, each: Monster, when: MonsterEvent, seat: Seat): void {
  for (const ability of monsterCard(each.kind).abilities)
    if (ability.kind === 'after' && ability.event === when)
      play.then('resolve', {
        effect: ability.effect,
        context: { seat, card: each.kind, monster: each.id, result: 0 },
      })
}
