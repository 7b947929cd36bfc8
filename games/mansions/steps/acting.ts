import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { faceDownOf, hasWord, isItem, itemOf } from '../catalogue.ts'
import { mental } from '../cards/traits.ts'
import { spells as spellCards } from '../cards/spells.ts'
import type { Ability } from '../cards/types.ts'
import type { Item } from '../content/ids.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { discardItem, drop } from './carrying.ts'
import { concerning } from './context.ts'
import {
  canUse,
  has,
  house,
  investigator,
  isDark,
  isIn,
  monsterNamed,
  roomAt,
  roomOfSeat,
  useThisTurn,
  usedThisTurn,
  waysForInvestigator,
} from './look.ts'
import { barredBy, forbiddenEscape } from './moving.ts'
import { openObjective } from './objective.ts'
import { eachAttack } from './attacks.ts'
import { targetsOf } from './targets.ts'

const { boolean, integer, object, oneOf, orNull, text, whole } = shape

const phase = oneOf(['move', 'action'])
const actions = [
  'explore',
  'item',
  'trait',
  'cast',
  'drop',
  'hide',
  'leaveHiding',
  'barricade',
  'unbarricade',
  'burn',
  'story',
  'file',
] as const

/** What an investigator may do in a turn (MM-118 to MM-122). */
export const vocabulary = {
  choices: {
    move: answering('act', object({ to: a.space, drag: boolean })),
    run: answering('act', object({ to: a.space, drag: boolean })),
    escapeBy: answering('act', object({ phase })),
    explore: answering('act', object({})),
    attack: answering('act', object({ weapon: text, monster: a.monster })),
    attackWith: answering('act', object({ card: a.item, target: text })),
    cast: answering('act', object({ spell: a.spell, target: text })),
    useItem: answering('act', object({ card: a.item, target: text })),
    useTrait: answering('act', object({ target: text })),
    dropCards: answering('act', object({})),
    hide: answering('act', object({ phase })),
    leaveHiding: answering('act', object({ phase })),
    barricade: answering('act', object({ door: a.door })),
    unbarricade: answering('act', object({ door: a.door })),
    burnCorpses: answering('act', object({ n: integer(1, 4) })),
    storyAction: answering('act', object({ action: a.storyAction })),
    discardFile: answering('act', object({})),
    finishTurn: answering('act', object({})),
    dropCard: answering('dropMore', object({ card: a.carried })),
    dropNoMore: answering('dropMore', object({})),
    secondAction: answering('considerSecondAction', object({})),
    noSecondAction: answering('considerSecondAction', object({})),
  },
  asks: {
    act: object({ seat: a.seat }),
    dropMore: object({ seat: a.seat, room: a.room, first: boolean }),
    considerSecondAction: object({ seat: a.seat }),
  },
  effects: {
    /** An action or a phase that is no move, after the evade tests. */
    perform: object({
      seat: a.seat,
      from: a.space,
      what: oneOf(actions),
      phase,
      card: orNull(text),
      target: orNull(text),
    }),
    afterPhase: object({ seat: a.seat, phase }),
    /** Back Injury: more than one Equipment or Weapon is dropped at once. */
    keepWithinLimits: object({ seat: a.seat }),
  },
  events: {
    cardDropped: event(object({ seat: a.seat, card: a.carried, room: a.room }), 'open'),
    itemUsed: event(object({ seat: a.seat, card: a.item }), 'open'),
    hid: event(object({ seat: a.seat }), 'open'),
    cameOut: event(object({ seat: a.seat }), 'open'),
    barrierMoved: event(object({ seat: a.seat, door: orNull(a.door) }), 'open'),
    corpsesBurnt: event(object({ seat: a.seat, n: whole }), 'open'),
    fileDiscarded: event(object({ seat: a.seat }), 'open'),
  },
}

export const rules = {
  act(play, { seat }) {
    const { turn } = play.table
    if (!isIn(play.table, seat) || turn!.over || (turn!.moves === 0 && turn!.actions === 0)) return
    play.ask(seat, 'MM-118', (may) => {
      offerMoves(play, seat, may)
      offerActions(play, seat, may)
      may('finishTurn', {}, ['MM-120', 'MM-R19'])
    })
  },

  finishTurn() {},

  move: (play, { to, drag }, seat) => declareMove(play, { seat, to, drag, how: 'move' }),
  run: (play, { to, drag }, seat) => declareMove(play, { seat, to, drag, how: 'run' }),

  escapeBy(play, { phase: by }, seat) {
    const from = investigator(play.table, seat).at
    play.then('evadeFirst', { seat })
    play.then('leaveBoard', { seat, from, how: by === 'move' ? 'move' : 'run' })
    play.then('act', { seat })
  },

  explore: (play, _args, seat) => declare(play, seat, 'explore'),
  useItem: (play, { card, target }, seat) => declare(play, seat, 'item', { card, target }),
  useTrait: (play, { target }, seat) => declare(play, seat, 'trait', { target }),
  dropCards: (play, _args, seat) => declare(play, seat, 'drop'),
  hide: (play, { phase: by }, seat) => declare(play, seat, 'hide', { phase: by }),
  leaveHiding: (play, { phase: by }, seat) => declare(play, seat, 'leaveHiding', { phase: by }),
  barricade: (play, { door }, seat) => declare(play, seat, 'barricade', { target: door }),
  unbarricade: (play, { door }, seat) => declare(play, seat, 'unbarricade', { target: door }),
  burnCorpses: (play, { n }, seat) => declare(play, seat, 'burn', { target: String(n) }),
  storyAction: (play, { action }, seat) => declare(play, seat, 'story', { target: action }),
  discardFile: (play, _args, seat) => declare(play, seat, 'file'),

  /** MM-486, MM-R69: an attack Spell is an attack and needs no evade test. */
  cast(play, { spell, target }, seat) {
    if (!spellCards[spell].attack) return declare(play, seat, 'cast', { card: spell, target })
    spendAction(play)
    play.then('castSpell', { seat, spell, target })
    return finishAttack(play, seat)
  },

  attack(play, { weapon, monster }, seat) {
    spendAction(play)
    play.then('fight', { seat, monster, weapon })
    finishAttack(play, seat)
  },

  attackWith(play, { card, target }, seat) {
    spendAction(play)
    play.then('attackWithCard', { seat, card, target })
    finishAttack(play, seat)
  },

  /** MM-R12: if an interruption has moved the investigator, ended the turn or made the action impossible, nothing is spent. */
  perform(play, { seat, from, what, phase: by, card, target }) {
    const { table } = play
    if (!isIn(table, seat) || investigator(table, seat).at !== from || table.turn!.over) return
    if (stillPossible[what]?.(play, seat, { card: card ?? '', target: target ?? '' }) === false) return
    if (by === 'action') spendAction(play)
    else spendMove(play)
    doing[what](play, seat, { card: card ?? '', target: target ?? '' })
    play.then('afterPhase', { seat, phase: by })
  },

  /** MM-560, MM-R35. */
  afterPhase(play, { seat, phase: by }) {
    const turn = play.table.turn!
    if (by === 'action') turn.acted = true
    if (!isIn(play.table, seat) || turn.over) return
    play.then('mythosWindow', { seat })
    if (by === 'action' && canUse(investigator(play.table, seat), 'after-action'))
      play.then('considerSecondAction', { seat })
  },

  considerSecondAction(play, { seat }) {
    if (!isIn(play.table, seat) || play.table.turn!.over) return
    play.ask(seat, 'MM-121', (may) => {
      may('secondAction', {}, 'MM-121')
      may('noSecondAction', {}, 'MM-121')
    })
  },

  secondAction(play, _args, seat) {
    investigator(play.table, seat).abilityUsed = true
    play.table.turn!.actions++
    play.emit('traitUsed', { seat })
  },

  noSecondAction() {},

  /** MM-168, MM-169. */
  dropMore(play, { seat, first }) {
    const { cards } = investigator(play.table, seat)
    if (cards.length === 0) return
    play.ask(seat, 'MM-168', (may) => {
      for (const card of cards) may('dropCard', { card }, ['MM-168', 'MM-169'])
      if (!first) may('dropNoMore', {}, 'MM-168')
    })
  },

  dropCard(play, { card }, seat, { room }) {
    drop(play, seat, card, room)
    play.then('dropMore', { seat, room, first: false })
  },

  dropNoMore() {},

  keepWithinLimits(play, { seat }) {
    if (!isIn(play.table, seat) || !has(investigator(play.table, seat), 'weak-back')) return
    play.then('dropExcess', { seat })
  },
} satisfies Rules

interface Details {
  readonly phase?: 'move' | 'action'
  readonly card?: string
  readonly target?: string
}

function performing(play: At, seat: Seat, what: (typeof actions)[number], details: Details) {
  const { phase: by = 'action', card = null, target = null } = details
  return { seat, from: investigator(play.table, seat).at, what, phase: by, card, target }
}

/** MM-479: an evade test comes before an action that is no attack. */
function declare(play: At, seat: Seat, what: (typeof actions)[number], details: Details = {}): void {
  play.then('evadeFirst', { seat })
  play.then('perform', performing(play, seat, what, details))
  play.then('act', { seat })
}

function declareMove(
  play: At,
  { seat, to, drag, how }: { seat: Seat; to: string; drag: boolean; how: 'move' | 'run' },
): void {
  play.then('evadeFirst', { seat })
  play.then('tryMove', { seat, from: investigator(play.table, seat).at, to, how, drag })
  play.then('act', { seat })
}

/** What follows an attack action. */
function finishAttack(play: At, seat: Seat): void {
  play.then('afterAttack', { seat })
  play.then('afterPhase', { seat, phase: 'action' })
  play.then('act', { seat })
}

function spendAction({ table }: At): void {
  table.turn!.actions--
}
function spendMove({ table }: At): void {
  table.turn!.moves--
  table.turn!.movesUsed++
}

/** What each action does once it is paid for. */
const doing: Record<
  (typeof actions)[number],
  (play: At, seat: Seat, details: { card: string; target: string }) => void
> = {
  /** MM-530, MM-R28: in the dark a move phase is spent with it. */
  explore(play, seat) {
    if (exploresInTheDark(play, seat)) spendMove(play)
    play.then('searchRoom', { seat })
    if (has(investigator(play.table, seat), 'overdue')) play.then('horror', { seat, n: 1 })
  },
  item(play, seat, { card, target }) {
    useItem(play, seat, card as Item, target)
  },
  trait(play, seat, { target }) {
    const me = investigator(play.table, seat)
    me.abilityUsed = true
    play.emit('traitUsed', { seat })
    const ability = traitAction(play, seat)!
    play.then('resolve', { effect: ability.effect, context: contextFor(play, seat, target, null, 'plain') })
  },
  cast: (play, seat, { card, target }) => play.then('castSpell', { seat, spell: card as 'binding', target }),
  drop: (play, seat) => play.then('dropMore', { seat, room: roomOfSeat(play, seat), first: true }),
  hide(play, seat) {
    investigator(play.table, seat).hidden = true
    useThisTurn(play, seat, 'hid')
    play.emit('hid', { seat })
  },
  leaveHiding(play, seat) {
    investigator(play.table, seat).hidden = false
    play.emit('cameOut', { seat })
  },
  barricade(play, seat, { target }) {
    barrierAt(play, investigator(play.table, seat).at)!.door = target
    play.emit('barrierMoved', { seat, door: target })
  },
  unbarricade(play, seat) {
    barrierAt(play, investigator(play.table, seat).at)!.door = null
    play.emit('barrierMoved', { seat, door: null })
  },
  /** MM-392. */
  burn(play, seat, { target }) {
    const { table } = play
    const { at } = investigator(table, seat)
    for (let i = 0; i < Number(target); i++) table.corpses.splice(table.corpses.indexOf(at), 1)
    play.emit('corpsesBurnt', { seat, n: Number(target) })
  },
  story(play, seat, { target }) {
    storyActions(play, seat)
      .find(({ id }) => id === target)
      ?.begin(play, seat)
  },
  file(play, seat) {
    const me = investigator(play.table, seat)
    const file = me.faceDown.find((card) => hasWord(faceDownOf(card), 'own-file'))!
    me.faceDown.splice(me.faceDown.indexOf(file), 1)
    play.table.mythosDiscard.unshift(file)
    play.emit('fileDiscarded', { seat })
  },
}

/** What an evade test may have made impossible: a card was dropped (Back Injury), or the room has become too dark (Loss of Vision). */
const stillPossible: {
  readonly [W in (typeof actions)[number]]?: (
    play: At,
    seat: Seat,
    details: { card: string; target: string },
  ) => boolean
} = {
  explore: (play, seat) => forbiddenExplore(play, seat) === undefined,
  item: (play, seat, { card }) => (investigator(play.table, seat).cards as string[]).includes(card),
  story: (play, seat, { target }) => storyActions(play, seat).some(({ id }) => id === target),
}

/** The Action of an item; after its last use it is discarded. Reading a Tome ends what is overdue. */
export function useItem(play: At, seat: Seat, card: Item, target: string): void {
  const { table } = play
  const { action, types } = itemOf(card)
  play.emit('itemUsed', { seat, card })
  if (action!.once === 'round') table.usedThisRound.push(card)
  if (types.includes('tome')) play.then('returnOverdue', { seat })
  const sort = types.includes('tome') ? 'study' : 'plain'
  play.then('resolve', { effect: action!.effect, context: contextFor(play, seat, target, card, sort) })
  if (action!.uses === undefined) return
  table.uses[card] = (table.uses[card] ?? 0) + 1
  if (table.uses[card] >= action!.uses) discardItem(table, investigator(table, seat), card)
}

function contextFor(play: At, seat: Seat, target: string, card: string | null, sort: 'plain' | 'study') {
  const monster = monsterNamed(play.table, target) === undefined ? null : target
  return concerning(seat, { target: target === '' ? null : target, monster, card, sort })
}

// What is offered

function offerMoves(play: At, seat: Seat, may: May<Choices>): void {
  const { table } = play
  const turn = table.turn!
  const me = investigator(table, seat)
  if (me.hidden) {
    const tooSoon = usedThisTurn(play, seat, 'hid') ? 'MM-424' : undefined
    if (turn.moves > 0) may.unless(tooSoon, 'leaveHiding', { phase: 'move' }, 'MM-424')
    if (turn.actions > 0) may.unless(tooSoon, 'leaveHiding', { phase: 'action' }, 'MM-424')
    return
  }
  const mayRun = !has(me, 'no-run')
  for (const { to } of waysForInvestigator(play, me.at)) {
    const barred = barredBy(play, seat, to)
    for (const drag of table.corpses.includes(me.at) ? [false, true] : [false]) {
      if (turn.moves > 0) may.unless(barred, 'move', { to, drag }, drag ? ['MM-133', 'MM-394'] : 'MM-133')
      if (turn.actions > 0)
        may.unless(barred ?? (mayRun ? undefined : 'MM-165'), 'run', { to, drag }, ['MM-165', 'MM-166'])
    }
  }
  if (house(play).map.hidingPlaces.includes(me.at)) {
    if (turn.moves > 0) may('hide', { phase: 'move' }, 'MM-422')
    if (turn.actions > 0) may('hide', { phase: 'action' }, 'MM-422')
  }
  if (forbiddenEscape(play, seat) === undefined) {
    if (turn.moves > 0) may('escapeBy', { phase: 'move' }, ['MM-591', 'MM-R99'])
    if (turn.actions > 0 && mayRun) may('escapeBy', { phase: 'action' }, ['MM-591', 'MM-R99'])
  }
}

function offerActions(play: At, seat: Seat, may: May<Choices>): void {
  if (play.table.turn!.actions === 0) return
  may.unless(forbiddenExplore(play, seat), 'explore', {}, ['MM-196', 'MM-197'])
  offerAttacks(play, seat, may)
  offerCards(play, seat, may)
  offerMarkers(play, seat, may)
  for (const { id, rule } of storyActions(play, seat)) may('storyAction', { action: id }, ['MM-122', rule])
}

export function forbiddenExplore(play: At, seat: Seat): Rule | undefined {
  const { dropped, stack } = play.table.rooms[roomOfSeat(play, seat)]!
  if (dropped.length === 0 && stack.length === 0) return 'MM-R23'
  return exploresInTheDark(play, seat) && play.table.turn!.moves === 0 ? 'MM-530' : undefined
}

function exploresInTheDark(play: At, seat: Seat): boolean {
  const me = investigator(play.table, seat)
  if (has(me, 'blind')) return true
  return isDark(play, roomAt(play, me.at)) && !has(me, 'ignores-darkness')
}

function offerAttacks(play: At, seat: Seat, may: May<Choices>): void {
  eachAttack(play, seat, {
    armed: (weapon, monster) =>
      may('attack', { weapon, monster }, weapon === 'unarmed' ? 'MM-182' : ['MM-181', 'MM-682']),
    card: (card, target) => may('attackWith', { card, target }, 'MM-181'),
    spell: (spell, target) => may('cast', { spell, target }, ['MM-183', 'MM-547']),
  })
}

function offerCards(play: At, seat: Seat, may: May<Choices>): void {
  const { table } = play
  const me = investigator(table, seat)
  for (const card of me.cards.filter(isItem)) {
    const { action } = itemOf(card)
    if (action === undefined || (action.once === 'round' && table.usedThisRound.includes(card))) continue
    for (const target of targetsOf(play, seat, action.target)) may('useItem', { card, target }, 'MM-167')
  }
  for (const spell of new Set(me.spells.map(({ kind }) => kind))) {
    const { attack, target: what } = spellCards[spell]
    if (attack) continue
    for (const target of targetsOf(play, seat, what)) may('cast', { spell, target }, ['MM-167', 'MM-547'])
  }
  const ability = traitAction(play, seat)
  if (ability !== undefined && !me.abilityUsed)
    for (const target of targetsOf(play, seat, ability.target)) may('useTrait', { target }, 'MM-167')
  if (me.cards.length > 0) may('dropCards', {}, 'MM-168')
  if (has(me, 'own-file')) may('discardFile', {}, ['MM-167', 'MM-567'])
}

function offerMarkers(play: At, seat: Seat, may: May<Choices>): void {
  const { table } = play
  const { at } = investigator(table, seat)
  const barrier = barrierAt(play, at)
  if (barrier !== undefined) {
    const { doors } = house(play).map.barriers.find((each) => each.at === at)!
    if (barrier.door !== null) may('unbarricade', { door: barrier.door }, ['MM-408', 'MM-R59'])
    else for (const door of doors) may('barricade', { door }, ['MM-407', 'MM-R60'])
  }
  const corpses = table.corpses.filter((space) => space === at).length
  if (house(play).map.hearths.includes(at))
    for (let n = 1; n <= corpses; n++) may('burnCorpses', { n }, 'MM-392')
}

function barrierAt({ table }: At, space: string) {
  return table.barriers.find(({ at, destroyed }) => at === space && !destroyed)
}

function traitAction(play: At, seat: Seat): Ability | undefined {
  const { ability } = mental[investigator(play.table, seat).mental!]
  return 'action' in ability ? ability.action : undefined
}

function storyActions(play: At, seat: Seat) {
  return (openObjective(play)?.actions ?? []).filter(({ possible }) => possible(play, seat))
}
