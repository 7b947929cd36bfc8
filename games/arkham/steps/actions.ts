import { type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { type Owned, abilitiesThat, assetCard } from '../catalogue.ts'
import { codexSide, sideInForce } from '../unread.ts'
import type { Ability } from '../cards/abilities.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { skills } from '../content/ids.ts'
import {
  abilitiesOf,
  actionsLeft,
  additionalActions,
  cardsWith,
  hasAbility,
  hasHandsFor,
  markUsed,
  movesOf,
  noteUse,
  unusedWith,
  wasUsed,
} from './abilities.ts'
import { ownAction, spellActions, whistledAt } from './components.ts'
import { canPay } from './costs.ts'
import { gainMoney } from './gains.ts'
import { changesNothing } from './idle.ts'
import {
  dreamingSpaces,
  engagedWith,
  investigator,
  investigatorsAt,
  isEpic,
  isInPlay,
  isRestricted,
  mayFocus,
  monstersAt,
} from './look.ts'
import { isInForce, neighboursOf } from './ways.ts'
import { checksHold, isAtPlace } from './codex.ts'
import { startTest } from './testing.ts'

const { boolean, integer, object, orNull, text } = shape

const acting = { seat: a.seat, extra: boolean, only: orNull(text), again: boolean }

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
    /** A spell that is cast as part of an action, instead of what one does otherwise (AH-401.6). */
    castToAttack: answering('act', object({ card: a.card, monster: a.monster })),
    castToEvade: answering('act', object({ card: a.card })),
    castToMove: answering('act', object({ card: a.card })),
    /** AH-410: an action of a card or of the sheet, by its place among the abilities of that card. */
    useComponent: answering('act', object({ card: a.card, ability: integer(0, 9) })),
    /** A card that says "turn": no action. */
    useInTurn: answering('act', object({ card: a.card })),
    /** AH-R37. */
    useCodex: answering('act', object({ card: text, action: integer(0, 9) })),
    stopActing: answering('act', object({})),
  },
  asks: {
    /**
     * `extra`: an action beside those of the turn, for which `nextAction` does not ask. `only`: this action and no other; `again`: one
     * that was performed in this round. `only` with `inTurn`: what may be done in a turn without an action.
     */
    act: object(acting),
  },
  effects: {
    takeTurn: object({ seat: a.seat }),
    nextAction: object({ seat: a.seat }),
    /** AH-201.3, AH-R24: one action out of the ordinary; a delayed investigator stands up instead. */
    additionalAction: object({ seat: a.seat, only: orNull(text), again: boolean }),
    finishAction: object({ seat: a.seat, extra: boolean, action: text }),
    actOn: object(acting),
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
    table.turn = { seat, actions: 2, used: [] }
    play.emit('turnBegan', { seat })
    if (standUp(play, seat)) spendAction(play, seat)
    for (const card of cardsWith(play, seat, 'clairvoyance'))
      play.then('mayUse', { seat, card, next: { step: 'foresee', args: { seat, card } } })
    play.then('nextAction', { seat })
  },

  nextAction(play, { seat }) {
    const { table } = play
    if (!isInPlay(table, seat) || table.turn === null) return play.then('endTurn', { seat })
    const left = actionsLeft(play, seat) > 0
    // AH-479.2: also an investigator who became delayed in the middle of the turn.
    if (left && standUp(play, seat)) {
      spendAction(play, seat)
      return play.then('nextAction', { seat })
    }
    if (!left && !canActInTurn(play, seat)) return play.then('endTurn', { seat })
    play.then('act', { seat, extra: false, only: left ? null : inTurn, again: false })
  },

  /** After something that is no action, and may have cost the investigator's life. */
  actOn(play, asked) {
    const { seat, extra } = asked
    if (!extra) play.then('nextAction', { seat })
    else if (isInPlay(play.table, seat)) play.then('act', asked)
  },

  additionalAction(play, { seat, only, again }) {
    if (isInPlay(play.table, seat) && !standUp(play, seat))
      play.then('act', { seat, extra: true, only, again })
  },

  act(play, { seat, extra, only, again }) {
    play.ask(seat, extra ? 'AH-408.2-2' : 'AH-201.1', (may) => {
      offerActions(play, seat, may, only, again)
      if ((only === null || only === inTurn) && !again) offerInTurn(play, seat, may)
      may('stopActing', {}, extra ? 'AH-R28' : 'AH-R23')
    })
  },

  stopActing(play, _, seat, { extra }) {
    if (!extra) play.then('endTurn', { seat })
  },

  attack(play, { monster }, seat, { extra }) {
    perform(play, seat, 'attack', extra)
    play.then('beginAttack', { seat, monster, spell: null })
    play.then('finishAction', { seat, extra, action: 'attack' })
  },
  castToAttack(play, { card, monster }, seat, { extra }) {
    perform(play, seat, 'attack', extra)
    play.then('beginAttack', { seat, monster, spell: card })
    play.then('finishAction', { seat, extra, action: 'attack' })
  },
  research(play, _, seat, { extra }) {
    perform(play, seat, 'research', extra)
    startTest(play, seat, 'observation', 0, { for: 'research' })
    play.then('finishAction', { seat, extra, action: 'research' })
  },
  /** AH-404.2. */
  gather(play, _, seat, { extra }) {
    perform(play, seat, 'gather', extra)
    gainMoney(play, seat, 1)
    play.then('finishAction', { seat, extra, action: 'gather' })
  },
  ward(play, _, seat, { extra }) {
    perform(play, seat, 'ward', extra)
    startTest(play, seat, 'lore', 0, { for: 'ward' })
    play.then('finishAction', { seat, extra, action: 'ward' })
  },
  move(play, { to }, seat, { extra }) {
    perform(play, seat, 'move', extra)
    play.then('walkTo', { seat, to, ...movesOf(play, seat) })
    play.then('finishAction', { seat, extra, action: 'move' })
  },
  castToMove(play, { card }, seat, { extra }) {
    perform(play, seat, 'move', extra)
    play.then('cast', { seat, card, modifier: 0, purpose: { for: 'spell', card, monster: null } })
    play.then('finishAction', { seat, extra, action: 'move' })
  },
  trade(play, _, seat, { extra }) {
    perform(play, seat, 'trade', extra)
    play.then('trading', { seat })
    play.then('finishAction', { seat, extra, action: 'trade' })
  },
  evade(play, _, seat, { extra }) {
    perform(play, seat, 'evade', extra)
    play.then('beginEvade', { seat, spell: null })
    play.then('finishAction', { seat, extra, action: 'evade' })
  },
  castToEvade(play, { card }, seat, { extra }) {
    perform(play, seat, 'evade', extra)
    play.then('beginEvade', { seat, spell: card })
    play.then('finishAction', { seat, extra, action: 'evade' })
  },
  /** AH-409.2. */
  focus(play, { skill }, seat, { extra }) {
    perform(play, seat, 'focus', extra)
    play.then('focusSkill', { seat, skill, over: false })
    play.then('finishAction', { seat, extra, action: 'focus' })
  },
  useComponent(play, { card, ability }, seat, { extra }) {
    const action = componentKey(card, ability)
    perform(play, seat, action, extra)
    noteUse(play, seat, card)
    const chosen = componentsOf(play, seat).find((each) => each.card === card && each.index === ability)!
    if (chosen.ability.kind === 'custom') ownAction(play, chosen.ability.name, seat, card)
    else if (chosen.ability.kind === 'action') {
      const context = { seat, card, monster: null, result: 0 }
      const [only, ...more] = chosen.ability.effect
      // Performing an action that is nothing but "you may" is saying yes.
      if (only?.do === 'may' && more.length === 0 && canPay(play, only.cost, context)) {
        play.then('payCost', { cost: only.cost, context })
        play.then('resolve', { effect: only.then, context })
      } else play.then('resolve', { effect: chosen.ability.effect, context })
    }
    play.then('finishAction', { seat, extra, action })
  },
  useInTurn(play, { card }, seat, asked) {
    noteUse(play, seat, card)
    play.then(hasAbility(play, seat, 'police-whistle') && isWhistle(card) ? 'whistle' : 'banish', {
      seat,
      card,
    })
    play.then('settle', {})
    play.then('actOn', asked)
  },
  useCodex(play, { card: name, action }, seat, asked) {
    const card = codexCard(name)
    const key = codexKey(card, action)
    const { cost, then, timing } = codexSide(play.table, card).actions![action]!
    const context = { seat, card, monster: null, result: 0 }
    if (timing !== 'turn') perform(play, seat, key, asked.extra)
    else investigator(play.table, seat).performed.push(key)
    play.then('payCost', { cost, context })
    play.then('resolve', { effect: then, context })
    if (timing !== 'turn') play.then('finishAction', { seat, extra: asked.extra, action: key })
    else {
      play.then('settle', {})
      play.then('actOn', asked)
    }
  },

  /** AH-405.3, AH-R42: doom is counted over the whole action. */
  finishAction(play, { seat, extra, action: name }) {
    const { table } = play
    const { action } = table
    table.action = null
    if (name === 'ward' && (action?.doomRemoved ?? 0) >= 2 && isInPlay(table, seat)) {
      investigator(table, seat).remnants++
      play.emit('remnantsGained', { seat, n: 1 })
    }
    if ((action?.researched ?? 0) >= 2) play.then('endRumours', {})
    if (isInPlay(table, seat)) play.then('afterAction', { seat, action: name })
    if (!extra || table.turn?.seat !== seat) forgetEvasions(table)
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

/** AH-R68: the action is over. */
function forgetEvasions({ monsters }: At['table']): void {
  for (const monster of monsters) if (monster.evadedBy.length > 0) monster.evadedBy = []
}

/** AH-401.4: notes that the action was performed in this round, and that its effects are parts of one action. */
function perform(play: At, seat: Seat, action: string, extra: boolean): void {
  const { table } = play
  investigator(table, seat).performed.push(action)
  if (!extra) spendAction(play, seat)
  table.action = { name: action, seat, hands: 0, doomRemoved: 0, researched: 0 }
  play.emit('actionPerformed', { seat, action })
}

/** One of the two; then those of cards, each of which gives one in a round, to whoever has it then (AH-R127). */
function spendAction(play: At, seat: Seat): void {
  const { turn } = play.table
  if (turn === null) return
  const [card] = additionalActions(play, seat)
  if (turn.actions > 0) turn.actions--
  else if (card !== undefined) markUsed(play, seat, card)
}

function componentsOf(play: At, seat: Seat): readonly Owned[] {
  return abilitiesOf(play, seat, components)
}
const components = abilitiesThat(
  (ability) =>
    ability.kind === 'action' || (ability.kind === 'custom' && engagementOf(ability.name) !== undefined),
)

/** Whether an action of a card's own may be performed while engaged; undefined for what is no action. */
function engagementOf(name: CustomAbility): boolean | undefined {
  return spellActions[name]
}

function isWhileEngaged(ability: Ability): boolean {
  if (ability.kind === 'action') return ability.whileEngaged
  return ability.kind === 'custom' && engagementOf(ability.name) === true
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

/** Whether there is anything that `seat` could do as this action now. */
export function canPerform(play: At, seat: Seat, action: string): boolean {
  let found = false
  const may = (): void => {
    found = true
  }
  const not = (): void => {}
  const unless = (forbidden: Rule | undefined): void => {
    if (forbidden === undefined) found = true
  }
  offerActions(play, seat, Object.assign(may, { not, unless, former: not }), action, false)
  return found
}

/** How an action is forbidden: by `free` while engaged, otherwise only a second time in a round. */
type Ban = (key: string) => Rule | undefined

function offerActions(play: At, seat: Seat, may: Offer, only: string | null, again: boolean): void {
  const { table } = play
  const me = investigator(table, seat)
  const isWanted = (action: string): boolean =>
    (only === null || action === only) && (!again || me.performed.includes(action))
  const once: Ban = (action) => (!again && me.performed.includes(action) ? 'AH-401.4' : undefined)
  const restricted = isRestricted(table, seat)
  const free: Ban = (action) => (restricted ? 'AH-476.5' : once(action))

  if (isWanted('attack')) offerAttacks(play, seat, may, once('attack'))
  if (isWanted('evade')) offerEvasion(play, seat, may, once('evade'))
  if (isWanted('focus')) offerFocus(play, seat, may, once('focus'))
  if (isWanted('move')) {
    const forbidden = free('move')
    for (const to of neighboursOf(play, me.at)) may.unless(forbidden, 'move', { to }, 'AH-406.2-1')
    for (const card of castable(play, seat, 'astral-travel'))
      may.unless(forbidden, 'castToMove', { card }, 'AH-489.7')
  }
  if (isWanted('gather')) may.unless(free('gather'), 'gather', {}, 'AH-404.2')
  if (isWanted('ward')) may.unless(free('ward'), 'ward', {}, 'AH-405.2')
  if (isWanted('research')) may.unless(free('research'), 'research', {}, 'AH-403.2')
  if (isWanted('trade')) {
    const partners = investigatorsAt(play, me.at).length > 1
    may.unless(partners ? free('trade') : 'AH-407.2', 'trade', {}, 'AH-407.2')
  }
  for (const { card, index, ability } of componentsOf(play, seat)) {
    const key = componentKey(card, index)
    if (!isWanted(key) || (again && ability.kind === 'custom' && ability.name === 'repeat-action')) continue
    const forbidden = isWhileEngaged(ability) ? once(key) : free(key)
    const rule = forbidden === 'AH-401.4' ? 'AH-410.3-2' : forbidden
    may.unless(rule, 'useComponent', { card, ability: index }, 'AH-410.2')
  }
  offerCodex(play, seat, may, once, free, isWanted, (only === null || only === inTurn) && !again)
}

/** AH-402.2, AH-R39: any monster on the space. */
function offerAttacks(play: At, seat: Seat, may: Offer, forbidden: Rule | undefined): void {
  const there = monstersAt(play.table, investigator(play.table, seat).at)
  if (there.length === 0) return
  const spells = [...castable(play, seat, 'storm-of-spirits'), ...castable(play, seat, 'the-beast-within')]
  for (const { id } of there) {
    may.unless(forbidden, 'attack', { monster: id }, 'AH-402.2-1')
    for (const card of spells) may.unless(forbidden, 'castToAttack', { card, monster: id }, 'AH-489.7')
  }
}

function offerEvasion(play: At, seat: Seat, may: Offer, performed: Rule | undefined): void {
  const forbidden = engagedWith(play.table, seat).length === 0 ? 'AH-408.5' : performed
  may.unless(forbidden, 'evade', {}, 'AH-408.2-1')
  for (const card of castable(play, seat, 'mists-of-rlyeh'))
    may.unless(forbidden, 'castToEvade', { card }, 'AH-489.7')
}

function offerFocus(play: At, seat: Seat, may: Offer, performed: Rule | undefined): void {
  const { table } = play
  const asleep =
    isInForce(table, 'no-focus-on-dreaming') && dreamingSpaces(table).includes(investigator(table, seat).at)
  const forbidden = asleep ? 'AH-001-1' : performed
  for (const skill of skills)
    may.unless(mayFocus(table, seat, skill) ? forbidden : 'AH-409.3', 'focus', { skill }, 'AH-409.2')
}

/** Spells of one name whose hands are free. */
export function castable(play: At, seat: Seat, name: CustomAbility): readonly string[] {
  const spells = cardsWith(play, seat, name)
  return spells.length === 0 ? spells : spells.filter((card) => assetCard(card).hands <= 2)
}

/** The name under which `act` offers what may be done at any time in one's own turn, and is no action. */
const inTurn = 'in-turn'

/** Whether after the last action something is left that would have an effect. */
function canActInTurn(play: At, seat: Seat): boolean {
  const { table } = play
  if (hasAbility(play, seat, 'police-whistle') && whistledAt(play, seat).length > 0) return true
  const banishes = unusedWith(play, seat, 'banishment').some((card) => hasHandsFor(play, seat, card))
  if (banishes && table.monsters.some((each) => !isEpic(each))) return true
  return table.codex.some((lying) =>
    sideInForce(lying).actions?.some((each, action) => {
      const { card } = lying
      const context = { seat, card, monster: null, result: 0 }
      return (
        each.timing === 'turn' &&
        isAtPlace(play, seat, each.at) &&
        checksHold(play, each.onlyIf ?? []) &&
        !investigator(table, seat).performed.includes(codexKey(card, action)) &&
        canPay(play, each.cost, context) &&
        !changesNothing(play, each.then, context)
      )
    }),
  )
}

function offerInTurn(play: At, seat: Seat, may: Offer): void {
  if (play.table.turn?.seat !== seat) return
  for (const card of cardsWith(play, seat, 'police-whistle')) {
    const heard = whistledAt(play, seat).length > 0
    may.unless(heard ? undefined : 'AH-003', 'useInTurn', { card }, 'AH-001-1')
  }
  for (const card of cardsWith(play, seat, 'banishment'))
    if (hasHandsFor(play, seat, card))
      may.unless(wasUsed(play, seat, card) ? 'AH-410.3-2' : undefined, 'useInTurn', { card }, 'AH-489.7')
}

function isWhistle(card: string): boolean {
  return assetCard(card).type === 'item'
}

/** AH-R37: a codex card that says "Action:" may be performed by any investigator who meets its condition. */
function offerCodex(
  play: At,
  seat: Seat,
  may: Offer,
  once: Ban,
  free: Ban,
  isWanted: (action: string) => boolean,
  now: boolean,
): void {
  const { table } = play
  for (const lying of table.codex) {
    const { card } = lying
    sideInForce(lying).actions?.forEach((each, action) => {
      const key = codexKey(card, action)
      const wanted = each.timing === 'turn' ? now && table.turn?.seat === seat : isWanted(key)
      if (!wanted || !isAtPlace(play, seat, each.at) || !checksHold(play, each.onlyIf ?? [])) return
      const forbidden = each.timing === 'action' ? free(key) : once(key)
      const unpayable = canPay(play, each.cost, { seat, card, monster: null, result: 0 })
        ? undefined
        : 'AH-400.1f'
      may.unless(forbidden ?? unpayable, 'useCodex', { card: codexName(card), action }, 'AH-R37')
    })
  }
}
