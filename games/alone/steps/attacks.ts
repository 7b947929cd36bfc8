import { answering, shape } from '@miskatonic/kernel'
import { dieFaces } from '../content/characters.ts'
import { statsOf } from '../content/monsters.ts'
import type { At, Evasion, Rules } from '../kind.ts'
import { type Monster, type Table, event, quiet } from '../position.ts'
import { rollAgain } from './fighting.ts'
import { spendCharge } from './items.ts'
import { useOf } from './using.ts'
import { isHazardous, isLit, monsterById, monstersAt, usedThisTurn, valuesOf } from './queries.ts'
import * as names from '../names.ts'

const { boolean, integer, list, object, text, whole } = shape

/** Frights (AL-491 to AL-498), parting attacks (AL-537 to AL-546) and the attacks at the end of a turn (AL-531 to AL-536). */
export const vocabulary = {
  choices: {
    frightenNext: object({ monster: text }),
    strikeAtParting: answering('partingAttack', object({})),
    letGo: object({}),
    attackNext: object({ monster: text }),
    rerollMisses: object({}),
    keepMisses: object({}),
    wearMask: answering('saveFromRoll', object({})),
    sealSuit: answering('saveFromRoll', object({})),
    evade: answering('saveFromRoll', object({})),
    takeTheRoll: answering('saveFromRoll', object({})),
  },
  asks: {
    frightOrder: object({}),
    /** `fewer`: how many monsters in the sector do not take part. */
    partingAttack: object({ fewer: integer(0, 9) }),
    attackOrder: object({}),
    rerollEvil: object({}),
    saveFromRoll: object({ parting: boolean }),
  },
  effects: {
    /** Monsters that the Hero came upon in a sector that was unrevealed. */
    frights: object({ new: boolean }),
    nextFright: object({ left: list(text) }),
    frighten: object({ monster: text }),
    /** Monsters that have attacked already because of a card do not take part. */
    mayStrikeAtParting: object({ uncounted: list(text) }),
    attacks: object({}),
    /** The monsters that were there from the beginning. */
    nextAttack: object({ first: list(text) }),
    monsterAttacks: object({ monster: text, extra: integer(0, 9) }),
    settleAttack: object({ parting: boolean }),
    mayEvadeRoll: object({ parting: boolean }),
    countHits: object({ parting: boolean }),
  },
  events: {
    frightened: event(object({ being: names.being, value: whole }), 'open', ...quiet),
    attackBegan: event(object({ being: names.being, dice: whole }), 'open', ...quiet),
  },
}

export const rules = {
  /** AL-228, AL-R22: one after the other, in an order of Evil's choice. */
  frights(play, { new: isNew }) {
    const { table } = play
    if (!isNew) return
    play.then('nextFright', { left: monstersAt(table, table.hero.at).map(({ id }) => id) })
  },

  nextFright(play, { left }) {
    if (left.length === 1) play.then('frighten', { monster: left[0]! })
    if (left.length < 2) return
    play.then('frightOrder', {})
    play.then('nextFright', { left })
  },

  frightOrder(play) {
    play.ask(play.table.leader, 'AL-495', (may) => {
      for (const monster of play.waiting('nextFright')!.left) may('frightenNext', { monster }, 'AL-495')
    })
  },

  frightenNext(play, { monster }) {
    const { left } = play.waiting('nextFright')!
    play.amend('nextFright', { left: left.filter((id) => id !== monster) })
    play.then('frighten', { monster })
  },

  /** AL-493. */
  frighten(play, { monster }) {
    const { table } = play
    const { being } = monsterById(table, monster)
    const more = play.waiting('cardIsOver')?.fright ?? 0
    const value = valuesOf(table, being).fright + more
    if (more > 0) play.amend('cardIsOver', { fright: 0 })
    if (value === 0) return
    const calm = play.answer('calmedBy', null, {})
    if (calm !== null) table.round.used.push(calm)
    play.emit('frightened', { being, value })
    play.then('lose', { health: 0, control: Math.max(0, value - (calm === null ? 0 : 1)), cause: 'fright' })
    play.then('blame', { monster })
  },

  /** AL-537, AL-R28: Evil may make a parting attack, but need not. */
  mayStrikeAtParting(play, { uncounted }) {
    const fewer = ableHere(play.table).filter(({ id }) => uncounted.includes(id)).length
    if (partingDice(play, fewer) > 0) play.then('partingAttack', { fewer })
  },

  partingAttack(play) {
    play.ask(play.table.leader, 'AL-537', (may) => {
      may('strikeAtParting', {}, ['AL-538', 'AL-539'])
      may('letGo', {}, 'AL-537')
    })
  },

  strikeAtParting(play, _, _by, { fewer }) {
    rollForEvil(play, partingDice(play, fewer), 'parting')
    play.then('settleAttack', { parting: true })
  },

  letGo() {},

  /** AL-149, AL-534, AL-535: each monster attacks once, those that arrive meanwhile last. */
  attacks(play) {
    const { table } = play
    table.turn.step = 'attacks'
    play.then('nextAttack', { first: monstersAt(table, table.hero.at).map(({ id }) => id) })
  },

  nextAttack(play, { first }) {
    const ready = attackers(play.table, first)
    if (ready.length === 0) return
    if (ready.length > 1) play.then('attackOrder', {})
    else play.then('attackNext', { monster: ready[0]!.id })
    play.then('nextAttack', { first })
  },

  attackOrder(play) {
    play.ask(play.table.leader, 'AL-534', (may) => {
      for (const { id } of attackers(play.table, play.waiting('nextAttack')!.first))
        may('attackNext', { monster: id }, 'AL-534')
    })
  },

  attackNext(play, { monster }) {
    const one = monsterById(play.table, monster)
    one.attacked = true
    play.then('monsterAttacks', { monster, extra: 0 })
  },

  monsterAttacks(play, { monster, extra }) {
    const { table } = play
    const one = monsterById(table, monster)
    const dice = attackDice(table, one) + extra
    play.emit('attackBegan', { being: one.being, dice })
    if (dice === 0) return
    rollForEvil(play, dice, 'attack')
    play.then('settleAttack', { parting: false })
    play.then('blame', { monster })
  },

  /** After the roll: Evil's rerolls, then what the Hero can do about it, then the loss. */
  settleAttack(play, { parting }) {
    if (!parting && usedThisTurn(play.table, 'evil-reroll') && play.table.roll.includes('miss'))
      play.then('rerollEvil', {})
    play.then('mayEvadeRoll', { parting })
  },

  rerollEvil(play) {
    play.ask(play.table.leader, 'AL-612', (may) => {
      may('rerollMisses', {}, 'AL-692')
      may('keepMisses', {}, 'AL-692')
    })
  },

  rerollMisses(play) {
    const { turn } = play.table
    turn.used.splice(turn.used.indexOf('evil-reroll'), 1)
    rollAgain(play, 'evil', (face) => face === 'miss')
  },

  keepMisses() {},

  mayEvadeRoll(play, { parting }) {
    if (evasions(play).length > 0) play.then('saveFromRoll', { parting })
    else play.then('countHits', { parting })
  },

  saveFromRoll(play) {
    play.ask('hero', 'AL-678', (may) => {
      for (const step of evasions(play)) may(step, {}, 'AL-678')
      may('takeTheRoll', {}, 'AL-533')
    })
  },

  /** Gas Mask: the surges of this roll do not count. */
  wearMask(play, _, _by, { parting }) {
    const { table } = play
    if (useOf(table, 'gas-mask', 'wearMask').keepsSafe) table.turn.used.push('safe')
    spendCharge(play, 'gas-mask', 1)
    ignore(table, 'surge')
    play.then('mayEvadeRoll', { parting })
  },

  sealSuit(play, _, _by, { parting }) {
    play.table.round.used.push('sealed-suit')
    ignore(play.table, 'surge')
    play.then('mayEvadeRoll', { parting })
  },

  evade(play, _, _by, { parting }) {
    play.table.round.used.push('evasive')
    const { roll } = play.table
    const at = roll.includes('hit') ? roll.indexOf('hit') : roll.indexOf('surge')
    roll[at] = 'miss'
    play.then('mayEvadeRoll', { parting })
  },

  takeTheRoll(play, _, _by, { parting }) {
    play.then('countHits', { parting })
  },

  /** AL-513, AL-533, AL-542. */
  countHits(play, { parting }) {
    const hits = evilHits(play.table)
    play.table.roll = []
    if (hits > 0) play.then('lose', { health: hits, control: 0, cause: parting ? 'parting' : 'attack' })
  },
} satisfies Rules

/** AL-535: those who were there from the beginning come first. */
function attackers(table: Table, first: readonly string[]): Monster[] {
  const able = ableHere(table).filter(({ attacked }) => !attacked)
  const before = able.filter(({ id }) => first.includes(id))
  return before.length > 0 ? before : able
}

function ableHere(table: Table): Monster[] {
  return monstersAt(table, table.hero.at).filter(({ stunned }) => stunned === 0)
}

/** AL-532; the High Priest strengthens the Cultists beside him at the end of the turn. */
function attackDice(table: Table, monster: Monster): number {
  const { dark, lit } = valuesOf(table, monster.being)
  const base = isLit(table, monster.at) && !monster.blind ? lit : dark
  const blessed =
    table.turn.step === 'attacks' &&
    monstersAt(table, monster.at).some(({ being }) => statsOf[being].strengthens === monster.being)
  return (
    base + monster.bonus + (blessed ? 1 : 0) + table.turn.used.filter((each) => each === 'retaliation').length
  )
}

/** AL-539, AL-540, AL-R28. */
function partingDice(play: At, fewer: number): number {
  const { table } = play
  const dice = ableHere(table).length - fewer - (isLit(table, table.hero.at) ? 1 : 0)
  return Math.max(0, play.answer('partingDice', dice, {}))
}

export function rollForEvil(play: At, dice: number, why: 'attack' | 'parting'): void {
  play.table.roll = Array.from({ length: dice }, () => play.roll(dieFaces))
  play.emit('diceRolled', { by: 'evil', dice: [...play.table.roll], why })
}

function evilHits(table: Table): number {
  const surges = isHazardous(table, table.hero.at)
  return table.roll.filter((face) => face === 'hit' || (surges && face === 'surge')).length
}

function ignore(table: Table, face: 'surge'): void {
  table.roll = table.roll.map((each) => (each === face ? 'miss' : each))
}

function evasions(play: At): readonly Evasion[] {
  const { table } = play
  const surging = isHazardous(table, table.hero.at) && table.roll.includes('surge')
  return play.answer('evasions', [], { surging, hits: evilHits(table) })
}
