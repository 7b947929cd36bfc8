import { type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { assetCard, codexSide, sheetOf } from '../catalogue.ts'
import type { Ability } from '../cards/abilities.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { skills } from '../content/ids.ts'
import { canPay } from './costs.ts'
import { gainMoney } from './gains.ts'
import {
  board,
  engagedWith,
  investigator,
  investigatorsAt,
  isInPlay,
  isRestricted,
  monstersAt,
} from './look.ts'
import { checksHold, isAtPlace } from './codex.ts'

const { boolean, integer, object, text } = shape

/** AH-201, AH-401: a turn of the action phase, and the actions that can be performed in it. */
export const vocabulary = {
  choices: {
    /** AH-402.2. */
    attack: answering('act', object({ monster: a.monster })),
    research: answering('act', object({})),
    gather: answering('act', object({})),
    ward: answering('act', object({})),
    /** AH-406.2: the first space; `goOn` asks for the others. */
    move: answering('act', object({ to: a.place })),
    trade: answering('act', object({})),
    evade: answering('act', object({})),
    focus: answering('act', object({ skill: a.skill })),
    /** AH-410: an action of a card or of the sheet, by its place among the abilities of that card. */
    useComponent: answering('act', object({ card: a.card, ability: integer(0, 9) })),
    /** AH-R37. */
    useCodex: answering('act', object({ card: text, action: integer(0, 9) })),
    stopActing: answering('act', object({})),
  },
  asks: {
    act: object({ seat: a.seat, extra: boolean }),
  },
  effects: {
    takeTurn: object({ seat: a.seat }),
    nextAction: object({ seat: a.seat }),
    finishAction: object({ seat: a.seat, extra: boolean }),
  },
  events: {
    turnBegan: event(object({ seat: a.seat }), 'open'),
    stoodUp: event(object({ seat: a.seat }), 'open'),
    actionPerformed: event(object({ seat: a.seat, action: text }), 'open'),
  },
}

export const rules = {
  /** AH-201.1, AH-479.2: a delayed investigator stands up instead of the first action. */
  takeTurn(play, { seat }) {
    const { table } = play
    table.turn = { seat, actions: 2 + additionalActions(play, seat) }
    play.emit('turnBegan', { seat })
    if (standUp(play, seat)) table.turn.actions--
    play.then('nextAction', { seat })
  },

  nextAction(play, { seat }) {
    const { table } = play
    if (!isInPlay(table, seat) || table.turn === null || table.turn.actions <= 0)
      return play.then('endTurn', { seat })
    play.then('act', { seat, extra: false })
  },

  act(play, { seat, extra }) {
    play.ask(seat, extra ? 'AH-408.2-2' : 'AH-201.1', (may) => {
      offerActions(play, seat, may)
      may('stopActing', {}, extra ? 'AH-R28' : 'AH-R23')
    })
  },

  stopActing(play, _, seat, { extra }) {
    if (!extra) play.then('endTurn', { seat })
  },

  attack(play, { monster }, seat, { extra }) {
    perform(play, seat, 'attack', extra)
    play.then('beginAttack', { seat, monster })
    play.then('finishAction', { seat, extra })
  },
  research(play, _, seat, { extra }) {
    perform(play, seat, 'research', extra)
    play.then('beginTest', { seat, skill: 'observation', modifier: 0, purpose: { for: 'research' } })
    play.then('finishAction', { seat, extra })
  },
  /** AH-404.2. */
  gather(play, _, seat, { extra }) {
    perform(play, seat, 'gather', extra)
    gainMoney(play, seat, 1)
    play.then('finishAction', { seat, extra })
  },
  ward(play, _, seat, { extra }) {
    perform(play, seat, 'ward', extra)
    play.then('beginTest', { seat, skill: 'lore', modifier: 0, purpose: { for: 'ward' } })
    play.then('finishAction', { seat, extra })
  },
  move(play, { to }, seat, { extra }) {
    perform(play, seat, 'move', extra)
    play.then('walkTo', { seat, to, free: 2, paid: 2 })
    play.then('finishAction', { seat, extra })
  },
  trade(play, _, seat, { extra }) {
    perform(play, seat, 'trade', extra)
    play.then('trading', { seat })
    play.then('finishAction', { seat, extra })
  },
  evade(play, _, seat, { extra }) {
    perform(play, seat, 'evade', extra)
    play.then('beginEvade', { seat })
    play.then('finishAction', { seat, extra })
  },
  /** AH-409.2. */
  focus(play, { skill }, seat, { extra }) {
    perform(play, seat, 'focus', extra)
    play.then('focusSkill', { seat, skill, over: false })
    play.then('finishAction', { seat, extra })
  },
  useComponent(play, { card, ability }, seat, { extra }) {
    perform(play, seat, componentKey(card, ability), extra)
    const chosen = componentsOf(play, seat).find((each) => each.card === card && each.index === ability)!
    play.then('resolve', { effect: chosen.ability.effect, context: { seat, card, monster: null, result: 0 } })
    play.then('finishAction', { seat, extra })
  },
  useCodex(play, { card: name, action }, seat, { extra }) {
    const card = codexCard(name)
    const { cost, then, timing } = codexSide(play.table, card).actions![action]!
    const context = { seat, card, monster: null, result: 0 }
    if (timing !== 'turn') perform(play, seat, codexKey(card, action), extra)
    else investigator(play.table, seat).performed.push(codexKey(card, action))
    play.then('payCost', { cost, context })
    play.then('resolve', { effect: then, context })
    if (timing !== 'turn') play.then('finishAction', { seat, extra })
    else {
      play.then('settle', {})
      play.then('act', { seat, extra })
    }
  },

  /** AH-405.3, AH-R42: doom is counted over the whole action. */
  finishAction(play, { seat, extra }) {
    const { table } = play
    const { action } = table
    table.action = null
    if (action?.name === 'ward' && action.doomRemoved >= 2 && isInPlay(table, seat)) {
      investigator(table, seat).remnants++
      play.emit('remnantsGained', { seat, n: 1 })
    }
    if (action !== null) play.then('afterAction', { seat, action: action.name })
    if (!extra || table.turn?.seat !== seat) for (const monster of table.monsters) monster.evadedBy = []
    play.then('settle', {})
    if (!extra) play.then('nextAction', { seat })
  },
} satisfies Rules

/** AH-479.2-2, AH-R24: whether the chance to act was used up by standing up. */
export function standUp(play: At, seat: Seat): boolean {
  const mine = investigator(play.table, seat)
  if (!mine.delayed) return false
  mine.delayed = false
  play.emit('stoodUp', { seat })
  return true
}

/** AH-401.4: notes that the action was performed in this round, and that its effects are parts of one action. */
function perform(play: At, seat: Seat, action: string, extra: boolean): void {
  const { table } = play
  investigator(table, seat).performed.push(action)
  if (!extra && table.turn !== null) table.turn.actions--
  table.action = { name: action, seat, hands: 0, doomRemoved: 0 }
  play.emit('actionPerformed', { seat, action })
}

function additionalActions(play: At, seat: Seat): number {
  return abilitiesOf(play, seat).filter(({ ability }) => ability.kind === 'additionalAction').length
}

/** All abilities of an investigator: the sheet's and those of assets. */
export function abilitiesOf(play: At, seat: Seat): { card: string; index: number; ability: Ability }[] {
  const { sheet, assets } = investigator(play.table, seat)
  if (sheet === null) return []
  const of = (card: string, abilities: readonly Ability[]) =>
    abilities.map((ability, index) => ({ card, index, ability }))
  return [
    ...of(sheet, sheetOf(sheet).abilities),
    ...assets.flatMap(({ card }) => of(card, assetCard(card).abilities)),
  ]
}

/** Whether an investigator has an ability that a rule must know by name. */
export function hasAbility(play: At, seat: Seat, name: CustomAbility): boolean {
  return abilitiesOf(play, seat).some(({ ability }) => ability.kind === 'custom' && ability.name === name)
}

type ComponentAction = Extract<Ability, { kind: 'action' }>
function componentsOf(play: At, seat: Seat): { card: string; index: number; ability: ComponentAction }[] {
  return abilitiesOf(play, seat).flatMap(({ card, index, ability }) =>
    ability.kind === 'action' ? [{ card, index, ability }] : [],
  )
}

/** AH-410.3: every component action is an action of its own. */
function componentKey(card: string, ability: number): string {
  return `${card} ${ability}`
}
/** Archive cards are called by their numbers; in the name of an option a number would be read back as one. */
function codexName(card: string): string {
  return /^\d/.test(card) ? `card-${card}` : card
}
function codexCard(name: string): string {
  return name.replace(/^card-/, '')
}
function codexKey(card: string, action: number): string {
  return `codex ${card} ${action}`
}

type Offer = Parameters<Parameters<At['ask']>[2]>[0]

function offerActions(play: At, seat: Seat, may: Offer): void {
  const { table } = play
  const me = investigator(table, seat)
  const once = (action: string): Rule | undefined => (me.performed.includes(action) ? 'AH-401.4' : undefined)
  const free = (action: string): Rule | undefined => (isRestricted(table, seat) ? 'AH-476.5' : once(action))

  for (const { id } of monstersAt(table, me.at))
    may.unless(once('attack'), 'attack', { monster: id }, 'AH-402.2-1')
  may.unless(engagedWith(table, seat).length === 0 ? 'AH-408.5' : once('evade'), 'evade', {}, 'AH-408.2-1')
  for (const skill of skills)
    may.unless(me.focus.includes(skill) ? 'AH-409.3' : once('focus'), 'focus', { skill }, 'AH-409.2')
  for (const to of board(play).neighbours[me.at]!) may.unless(free('move'), 'move', { to }, 'AH-406.2-1')
  may.unless(free('gather'), 'gather', {}, 'AH-404.2')
  may.unless(free('ward'), 'ward', {}, 'AH-405.2')
  may.unless(free('research'), 'research', {}, 'AH-403.2')
  const partners = investigatorsAt(play, me.at).length > 1
  may.unless(partners ? free('trade') : 'AH-407.2', 'trade', {}, 'AH-407.2')
  for (const { card, index, ability } of componentsOf(play, seat)) {
    const key = componentKey(card, index)
    const forbidden = ability.whileEngaged ? once(key) : free(key)
    may.unless(
      forbidden ? ruleOfComponent(forbidden) : undefined,
      'useComponent',
      { card, ability: index },
      'AH-410.2',
    )
  }
  offerCodex(play, seat, may, { once, free })
}

function ruleOfComponent(rule: Rule): Rule {
  return rule === 'AH-401.4' ? 'AH-410.3-2' : rule
}

/** AH-R37: a codex card that says "Action:" may be performed by any investigator who meets its condition. */
function offerCodex(
  play: At,
  seat: Seat,
  may: Offer,
  { once, free }: Record<'once' | 'free', (key: string) => Rule | undefined>,
): void {
  const { table } = play
  for (const { card } of table.codex)
    codexSide(table, card).actions?.forEach((each, action) => {
      const key = codexKey(card, action)
      if (!isAtPlace(play, seat, each.at) || !checksHold(play, each.onlyIf ?? [])) return
      const forbidden = each.timing === 'action' ? free(key) : once(key)
      const unpayable = canPay(play, each.cost, { seat, card, monster: null, result: 0 })
        ? undefined
        : 'AH-400.1f'
      may.unless(forbidden ?? unpayable, 'useCodex', { card: codexName(card), action }, 'AH-R37')
    })
}
