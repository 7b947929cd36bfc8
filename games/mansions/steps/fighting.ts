import { type Seat, answering, shape } from '@miskatonic/kernel'
import { isItem, itemOf } from '../catalogue.ts'
import { combat } from '../cards/combat.ts'
import type { CombatHalf } from '../cards/types.ts'
import type { CombatCard, MonsterClass } from '../content/ids.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { type Monster, event } from '../position.ts'
import { eachAttack } from './attacks.ts'
import { drop } from './carrying.ts'
import { concerning, ruleTest, testResult } from './context.ts'
import {
  canUse,
  classOf,
  investigator,
  isIn,
  monsterHealth,
  monsterNamed,
  monstersAt,
  roomOfSeat,
  told,
  weaponsOf,
} from './look.ts'
import { openObjective } from './objective.ts'
import { fits } from './weapons.ts'

const { boolean, integer, object, oneOf, orNull, text, whole } = shape

/** Combat (MM-664 to MM-738). */
export const vocabulary = {
  choices: {
    attackAgain: answering('considerAttack', object({ weapon: text, monster: a.monster })),
    attackAgainWith: answering('considerAttack', object({ card: a.item, target: text })),
    castAgain: answering('considerAttack', object({ spell: a.spell, target: text })),
    noMoreAttack: answering('considerAttack', object({})),
    hitSecond: answering('considerSecondHit', object({ monster: a.monster })),
    noSecondHit: answering('considerSecondHit', object({})),
    dropToStun: answering('considerDrop', object({})),
    holdOn: answering('considerDrop', object({})),
    dropThisWeapon: answering('dropWhichWeapon', object({ card: a.item })),
    shieldWith: answering('whoShields', object({ monster: a.monster })),
    /** MM-857. */
    forceSpecial: answering('considerSpecial', object({})),
    drawCard: answering('considerSpecial', object({})),
  },
  asks: {
    considerAttack: object({ seat: a.seat }),
    considerSecondHit: object({ seat: a.seat, monster: a.monster }),
    considerDrop: object({ seat: a.seat, monster: a.monster, weapon: a.item }),
    dropWhichWeapon: object({ seat: a.seat }),
    whoShields: object({ monster: a.monster, n: integer(1, 99) }),
    considerSpecial: object({ seat: a.seat, monster: a.monster }),
  },
  effects: {
    fight: object({ seat: a.seat, monster: a.monster, weapon: text }),
    fightTested: testResult,
    endFight: object({
      seat: a.seat,
      monster: a.monster,
      weapon: text,
      success: boolean,
      roll: integer(0, 10),
      /** The attack has dealt damage, be it to a monster that took it for another one. */
      hit: boolean,
    }),
    attackWithCard: object({ seat: a.seat, card: a.item, target: text }),
    afterAttack: object({ seat: a.seat }),
    monsterAttack: object({ seat: a.seat, monster: a.monster }),
    monsterStrikes: object({ seat: a.seat, monster: a.monster }),
    putCombatAway: object({}),
    dealDamage: object({ monster: a.monster, n: integer(1, 99) }),
    wound: object({ monster: a.monster, n: integer(1, 99) }),
    killMonster: object({ monster: a.monster }),
    dropWeapon: object({ seat: a.seat, used: orNull(text) }),
  },
  events: {
    attacked: event(object({ seat: a.seat, monster: a.monster, called: a.called, weapon: text }), 'open'),
    combatDrawn: event(object({ card: a.combatCard, half: oneOf(['upper', 'lower']) }), 'open'),
    monsterAttacks: event(object({ seat: a.seat, monster: a.monster, called: a.called }), 'open'),
    specialAttack: event(
      object({ seat: a.seat, monster: a.monster, called: a.called, token: a.token }),
      'open',
    ),
    monsterWounded: event(object({ monster: a.monster, called: a.called, n: whole }), 'open'),
    monsterShielded: event(object({ monster: a.monster, called: a.called, by: text }), 'open'),
    monsterKilled: event(object({ monster: a.monster, called: a.called }), 'open'),
    monsterStunned: event(object({ monster: a.monster, called: a.called, n: whole }), 'open'),
    foundOut: event(object({ seat: a.seat }), 'open'),
  },
}

export const rules = {
  /** MM-668: the first card whose upper half names the kind of Weapon. */
  fight(play, { seat, monster: id, weapon }) {
    const monster = monsterNamed(play.table, id)
    if (monster === undefined || !isIn(play.table, seat)) return
    play.emit('attacked', { seat, ...told(monster), weapon })
    const card = drawCombat(play, classOf(monster), 'upper', ({ upper }) => fits(upper.entry, weapon))
    const { test } = combat[card].upper
    if (test !== null)
      play.then(
        'test',
        ruleTest({ ...test, seat, sort: 'combat', monster: id, sequel: 'fightTested', about: card }),
      )
    else play.then('fightTested', { seat, monster: id, about: card, success: true, roll: 0 })
    play.then('endFight', { seat, monster: id, weapon, success: false, roll: 0, hit: false })
  },

  fightTested(play, { seat, monster, about, success, roll }) {
    const { upper } = combat[about as CombatCard]
    const { weapon } = play.waiting('endFight')!
    play.amend('endFight', { success, roll })
    play.then('resolve', {
      effect: success ? upper.success : upper.failure,
      context: concerning(seat, { monster, weapon, sort: 'combat', roll }),
    })
  },

  /** MM-671; then what the Weapon itself says. */
  endFight(play, { seat, monster: id, weapon, success, roll, hit }) {
    const { table } = play
    putAway(play)
    if (!isIn(table, seat) || !isItem(weapon)) return
    const me = investigator(table, seat)
    const monster = monsterNamed(table, id)
    const extra = itemOf(weapon).weapon?.extra
    if (!me.cards.includes(weapon)) return
    if (extra === 'drop-on-10' && roll === 10) drop(play, seat, weapon, roomOfSeat(play, seat))
    if (extra === 'second-target' && hit && monstersAt(table, me.at).some((other) => other.id !== id))
      play.then('considerSecondHit', { seat, monster: id })
    if (extra === 'drop-to-stun' && success && monster !== undefined)
      play.then('considerDrop', { seat, monster: id, weapon })
  },

  considerSecondHit(play, { seat, monster: first }) {
    const here = monstersAt(play.table, investigator(play.table, seat).at).filter(({ id }) => id !== first)
    play.ask(seat, 'MM-181', (may) => {
      for (const { id } of here) may('hitSecond', { monster: id }, 'MM-181')
      may('noSecondHit', {}, 'MM-181')
    })
  },

  hitSecond(play, { monster }) {
    play.then('dealDamage', { monster, n: 1 })
  },

  noSecondHit() {},

  considerDrop(play, { seat }) {
    play.ask(seat, 'MM-720', (may) => {
      may('holdOn', {}, 'MM-720')
      may('dropToStun', {}, 'MM-720')
    })
  },

  holdOn() {},

  dropToStun(play, _args, seat, { monster: id, weapon }) {
    const monster = monsterNamed(play.table, id)
    drop(play, seat, weapon, roomOfSeat(play, seat))
    if (monster === undefined) return
    monster.stun++
    play.emit('monsterStunned', { ...told(monster), n: 1 })
  },

  /** An attack that draws no Combat card. */
  attackWithCard(play, { seat, card, target }) {
    const { attack } = itemOf(card)
    const monster = monsterNamed(play.table, target) === undefined ? null : target
    play.emit('itemUsed', { seat, card })
    play.then('resolve', {
      effect: attack!.effect,
      context: concerning(seat, { target, monster, card, sort: 'combat' }),
    })
  },

  /** Both Barrels. */
  afterAttack(play, { seat }) {
    const { table } = play
    if (!isIn(table, seat) || table.turn!.over || !canUse(investigator(table, seat), 'after-attack')) return
    let could = false
    const yes = (): void => void (could = true)
    eachAttack(play, seat, { armed: yes, card: yes, spell: yes })
    if (could) play.then('considerAttack', { seat })
  },

  considerAttack(play, { seat }) {
    play.ask(seat, 'MM-181', (may) => {
      may('noMoreAttack', {}, 'MM-181')
      eachAttack(play, seat, {
        armed: (weapon, monster) => may('attackAgain', { weapon, monster }, 'MM-181'),
        card: (card, target) => may('attackAgainWith', { card, target }, 'MM-181'),
        spell: (spell, target) => may('castAgain', { spell, target }, 'MM-183'),
      })
    })
  },

  noMoreAttack() {},

  attackAgain(play, { weapon, monster }, seat) {
    useTrait(play, seat)
    play.then('fight', { seat, monster, weapon })
  },

  attackAgainWith(play, { card, target }, seat) {
    useTrait(play, seat)
    play.then('attackWithCard', { seat, card, target })
  },

  castAgain(play, { spell, target }, seat) {
    useTrait(play, seat)
    play.then('castSpell', { seat, spell, target })
  },

  /** MM-699, MM-701. */
  monsterAttack(play, { seat, monster: id }) {
    const { table } = play
    const monster = monsterNamed(table, id)
    if (monster === undefined || !isIn(table, seat)) return
    play.emit('monsterAttacks', { seat, ...told(monster) })
    play.then(table.keeperSkillPoints > 0 ? 'considerSpecial' : 'monsterStrikes', { seat, monster: id })
  },

  considerSpecial(play) {
    play.ask(keeper, 'MM-857', (may) => {
      may('drawCard', {}, 'MM-699')
      may('forceSpecial', {}, 'MM-857')
    })
  },

  drawCard(play, _args, _seat, asked) {
    play.then('monsterStrikes', asked)
  },

  forceSpecial(play, _args, _seat, { seat, monster }) {
    play.table.keeperSkillPoints--
    play.then('resolve', {
      effect: [{ do: 'specialAttack' }],
      context: concerning(seat, { monster, sort: 'combat', byMonster: true }),
    })
  },

  monsterStrikes(play, { seat, monster: id }) {
    const monster = monsterNamed(play.table, id)
    if (monster === undefined || !isIn(play.table, seat)) return
    const entry = investigator(play.table, seat).hidden ? 'hidden' : 'attack'
    const card = drawCombat(play, classOf(monster), 'lower', ({ lower }) => lower.entry === entry)
    const context = concerning(seat, { monster: id, sort: 'combat', byMonster: true })
    resolveHalf(play, combat[card].lower, context)
    play.then('putCombatAway', {})
  },

  putCombatAway(play) {
    putAway(play)
  },

  /** MM-717, MM-735; some monsters have others take it. */
  dealDamage(play, { monster: id, n }) {
    const monster = monsterNamed(play.table, id)
    if (monster === undefined) return
    if (play.waiting('endFight') !== undefined) play.amend('endFight', { hit: true })
    const shields = openObjective(play)?.shields?.(play, monster) ?? []
    if (shields.length > 1) play.then('whoShields', { monster: id, n })
    else play.then('wound', { monster: shields[0]?.id ?? id, n })
  },

  whoShields(play, { monster: id }) {
    const monster = monsterNamed(play.table, id)!
    play.ask(keeper, 'MM-C742', (may) => {
      for (const shield of openObjective(play)!.shields!(play, monster))
        may('shieldWith', { monster: shield.id }, 'MM-C742')
    })
  },

  shieldWith(play, { monster: by }, _seat, { monster, n }) {
    play.emit('monsterShielded', { ...told(monsterNamed(play.table, monster)!), by })
    play.then('wound', { monster: by, n })
  },

  /** MM-737, MM-826. */
  wound(play, { monster: id, n }) {
    const monster = monsterNamed(play.table, id)
    if (monster === undefined) return
    monster.damage += n
    monster.known = true
    play.emit('monsterWounded', { ...told(monster), n })
    if (monster.damage >= monsterHealth(monster)) play.then('killMonster', { monster: id })
  },

  /** MM-738, MM-379. */
  killMonster(play, { monster: id }) {
    const { table } = play
    const monster = monsterNamed(table, id)
    if (monster === undefined) return
    removeMonster(play, monster)
    play.emit('monsterKilled', told(monster))
    openObjective(play)?.monsterKilled?.(play, monster)
  },

  /** MM-720, MM-R84. */
  dropWeapon(play, { seat, used }) {
    if (!isIn(play.table, seat)) return
    const me = investigator(play.table, seat)
    const weapons = weaponsOf(me)
    const one = weapons.length === 1 ? weapons[0] : weapons.find((card) => card === used)
    if (one !== undefined) drop(play, seat, one, roomOfSeat(play, seat))
    else if (weapons.length > 1) play.then('dropWhichWeapon', { seat })
  },

  dropWhichWeapon(play, { seat }) {
    play.ask(seat, 'MM-R84', (may) => {
      for (const card of weaponsOf(investigator(play.table, seat))) may('dropThisWeapon', { card }, 'MM-R84')
    })
  },

  dropThisWeapon(play, { card }, seat) {
    drop(play, seat, card, roomOfSeat(play, seat))
  },
} satisfies Rules

function useTrait(play: At, seat: Seat): void {
  investigator(play.table, seat).abilityUsed = true
  play.emit('traitUsed', { seat })
}

/** A half of a Combat card: its test, or its effect if it has none. */
export function resolveHalf(
  play: At,
  { test, success, failure }: CombatHalf<unknown>,
  context: ReturnType<typeof concerning>,
): void {
  const { seat, monster } = context
  if (test === null) return play.then('resolve', { effect: success, context })
  return play.then('test', {
    ...test,
    seat,
    sort: 'combat',
    monster,
    sequel: 'effect',
    about: '',
    context,
    success,
    failure,
  })
}

/** MM-665, MM-R83: cards are revealed until one fits; every deck holds every entry. */
export function drawCombat(
  play: At,
  kind: MonsterClass,
  half: 'upper' | 'lower',
  isFit: (card: (typeof combat)[CombatCard]) => boolean,
): CombatCard {
  const { combatDecks, combatDiscards, combatRevealed } = play.table
  for (;;) {
    const deck = combatDecks[kind]
    if (deck.length === 0) {
      const discards = combatDiscards[kind]
      deck.push(...(discards.length > 0 ? discards.splice(0) : combatRevealed.splice(0)))
      deck.sort()
      play.shuffle(deck)
    }
    const card = play.draw(deck, 'top')!
    combatRevealed.push(card)
    if (!isFit(combat[card])) continue
    play.emit('combatDrawn', { card, half })
    return card
  }
}

function putAway({ table }: At): void {
  for (const card of table.combatRevealed.splice(0)) table.combatDiscards[deckOf(card)].unshift(card)
}
function deckOf(card: CombatCard): MonsterClass {
  return card.startsWith('hum') ? 'humanoid' : card.startsWith('bst') ? 'beast' : 'eldritch'
}

/** The figure goes back to the supply, with its token. */
export function removeMonster({ table }: At, monster: Monster): void {
  table.monsters.splice(table.monsters.indexOf(monster), 1)
  table.supply[monster.token]++
}
