import type { Bends, May, StepRules } from '../../index.ts'
import {
  type At,
  type Table,
  type Thief,
  type Token,
  type Tool,
  type Vault,
  alarmLimit,
  allTokens,
  allTools,
  guardDie,
  rooms,
  thieves,
  tools,
} from './position.ts'

export function setUp(play: At): Table {
  const deck = tools.flatMap((each) => Array<Tool>(allTools[each]).fill(each))
  const bag = (['gold', 'ash'] as const).flatMap((token) => Array<Token>(allTokens[token]).fill(token))
  play.shuffle(deck)
  play.shuffle(bag)
  play.then('round', {})
  return {
    at: { ann: 0, bob: 0 },
    hands: { ann: deck.splice(0, 3), bob: deck.splice(0, 3) },
    stashes: { ann: [], bob: [] },
    inUse: [],
    deck,
    topSeenBy: [],
    discard: [],
    bag,
    gold: 0,
    ash: 0,
    alarm: 0,
    traps: [false, false, false],
    guard: 2,
  }
}

export const rules: StepRules<Vault> = {
  round(play) {
    const { first } = play.options
    play.then('setTrap', {})
    play.then('act', { seat: first })
    play.then('act', { seat: partnerOf(first) })
    play.then('hide', {})
    play.then('guardWalks', {})
    play.then('round', {})
  },

  setTrap(play) {
    play.ask('warden', 'VT-2', (may) => {
      for (const each of rooms) may('trap', { room: each }, 'VT-2')
    })
  },
  trap(play, { room: trapped }) {
    play.table.traps = rooms.map((each) => each === trapped)
    play.emit('trapSet', { room: trapped })
  },

  act(play, { seat }) {
    play.ask({ any: [seat, partnerOf(seat)] }, 'VT-3', (may, who) => {
      if (who === seat) offerActions(play, seat, may)
      else for (const each of new Set(play.table.hands[who as Thief])) may('lend', { tool: each }, 'VT-6')
    })
  },
  sneak(play, { to }, by, { seat }) {
    play.table.at[by as Thief] = to
    play.emit('sneaked', { seat: by, to })
    play.then('act', { seat })
  },
  peek(play, _, by, { seat }) {
    play.table.topSeenBy.push(by as Thief)
    play.emit('peeked', { seat: by, tool: play.table.deck[0]! })
    play.then('act', { seat })
  },
  stash(play, { tool: put }, by, { seat }) {
    take(play.table.hands[by as Thief], put)
    play.table.stashes[by as Thief].push(put)
    play.emit('stashed', { seat: by, tool: put })
    play.then('act', { seat })
  },
  use(play, { tool: put }, by, { seat }) {
    take(play.table.hands[by as Thief], put)
    play.table.inUse.push({ tool: put, by: by as Thief })
    play.emit('putToUse', { seat: by, tool: put })
    play.then('act', { seat })
  },
  lend(play, { tool: lent }, by, { seat }) {
    take(play.table.hands[by as Thief], lent)
    play.table.hands[seat].push(lent)
    play.emit('lent', { from: by, to: seat, tool: lent })
    play.then('act', { seat })
  },
  search(play, _, by) {
    const seat = by as Thief
    if (play.table.traps[play.table.at[seat]]!) play.then('sprung', { seat })
    else play.then('drawTokens', { left: play.answer('tokens', 1, { seat }) })
  },
  climb(play, _, by) {
    wearOut(play, 'rope', by as Thief)
    play.then('drawTokens', { left: 2 })
  },
  rest(play, _, by) {
    const drawn = play.draw(play.table.deck, 'top')
    if (drawn === undefined) return
    play.table.hands[by as Thief].push(drawn)
    play.table.topSeenBy = []
    play.emit('toolDrawn', { seat: by, tool: drawn })
  },

  sprung(play, { seat }) {
    play.table.traps = [false, false, false]
    play.emit('trapSprung', { seat })
    play.then('raiseAlarm', {})
  },
  /** One after the other: what the first token brings about is over before the next is drawn. */
  drawTokens(play, { left }) {
    const { table: t, options } = play
    const token = play.draw(t.bag, 'top')
    if (token === undefined) return endFor(play, 'empty')
    t[token]++
    play.emit('tokenDrawn', { token })
    if (t.gold >= options.goal) return endFor(play, 'rich')
    if (token === 'ash') play.then('raiseAlarm', {})
    if (left > 1) play.then('drawTokens', { left: left - 1 })
  },
  /** The alarm is judged only after cards have reacted to it. */
  raiseAlarm(play) {
    play.table.alarm++
    play.emit('alarmRaised', { alarm: play.table.alarm })
    play.then('checkAlarm', {})
  },
  checkAlarm(play) {
    if (play.table.alarm >= alarmLimit) endFor(play, 'caught')
  },
  calm(play, { by }) {
    if (play.table.alarm === 0) return
    play.table.alarm--
    wearOut(play, 'cat', by)
    play.emit('catPurred', { seat: by })
  },

  hide(play) {
    play.ask({ all: [...thieves, 'warden'] }, 'VT-7', (may, who) => {
      for (const each of rooms) may(who === 'warden' ? 'lookIn' : 'hideIn', { room: each }, 'VT-7')
      if (who !== 'warden')
        for (const each of new Set(play.table.hands[who as Thief])) may('bribe', { tool: each }, 'VT-7')
    })
  },
  hideIn(play, { room: to }, by) {
    play.table.at[by as Thief] = to
    play.emit('sneaked', { seat: by, to })
  },
  bribe(play, { tool: given }, by) {
    take(play.table.hands[by as Thief], given)
    play.table.discard.push(given)
    play.emit('bribed', { seat: by, tool: given })
  },
  lookIn(play, { room: seen }) {
    for (const each of thieves) if (play.table.at[each] === seen) play.then('raiseAlarm', {})
  },

  guardWalks(play) {
    const { table: t } = play
    const steps = { left: 2, right: 1, stay: 0 }[play.roll(guardDie)]
    t.guard = (t.guard + steps) % rooms.length
    play.emit('guardWalked', { to: t.guard })
    const met = thieves.find((each) => t.at[each] === t.guard && t.hands[each].length > 0)
    if (met === undefined) return
    const tool = t.hands[met].toSorted()[0]!
    take(t.hands[met], tool)
    t.discard.push(tool)
    play.emit('confiscated', { from: met, tool })
  },
}

function offerActions(play: At, seat: Thief, may: May<Vault['choices']>): void {
  const { at, deck, hands, topSeenBy } = play.table
  for (const to of rooms) if (to !== at[seat]) may('sneak', { to }, 'VT-3')
  may('search', {}, 'VT-4')
  if (deck.length > 0 && !topSeenBy.includes(seat)) may('peek', {}, 'VT-5')
  else may.not('peek', {}, 'VT-5')
  for (const each of new Set(hands[seat])) {
    may('stash', { tool: each }, 'VT-6')
    may('use', { tool: each }, ['VT-3', 'VT-6'], each === 'rope' ? 'breaks' : undefined)
  }
  play.offers(seat, may)
  may('rest', {}, 'VT-5')
}

/** What each tool does while it is in use. */
export const bends: Record<Tool, Bends<Vault>> = {
  lamp: { answers: { tokens: (_, soFar, { seat }, owner) => (seat === owner ? soFar + 1 : soFar) } },
  keys: { answers: { tokens: (_, soFar, { seat }, owner) => (seat === owner ? soFar * 2 : soFar) } },
  mask: {
    replaces: {
      sprung(play, { seat }, owner) {
        if (seat !== owner) return false
        wearOut(play, 'mask', seat)
        play.emit('maskBroke', { seat })
        play.then('drawTokens', { left: 1 })
        return true
      },
    },
  },
  cat: { reacts: { alarmRaised: (play, _, owner) => play.then('calm', { by: owner as Thief }) } },
  rope: {
    offers(_, seat, may, owner) {
      if (seat === owner) may('climb', {}, 'VT-6')
    },
  },
}

function partnerOf(seat: Thief): Thief {
  return seat === 'ann' ? 'bob' : 'ann'
}

function endFor(play: At, how: 'rich' | 'caught' | 'empty'): void {
  play.end({ how, winners: how === 'rich' ? thieves : ['warden', 'guard'] })
}

function take(from: Tool[], what: Tool): void {
  from.splice(from.indexOf(what), 1)
}

function wearOut({ table: t }: At, what: Tool, owner: Thief): void {
  const used = t.inUse.findIndex((each) => each.tool === what && each.by === owner)
  t.inUse.splice(used, 1)
  t.discard.push(what)
}
