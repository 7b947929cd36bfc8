import type { Seat } from '@miskatonic/kernel'
import { epicOfArchive, isRumour } from '../catalogue.ts'
import { skills } from '../content/ids.ts'
import type { Amount, Atom } from '../effects.ts'
import type { At } from '../kind.ts'
import { amount } from './costs.ts'
import { gainMoney, loseMoney, offerResearch } from './gains.ts'
import { chooseThen, group } from './choosing.ts'
import { assetsOf, doomAt, investigator, investigatorsAt, isEpic, mayFocus, monstersAt } from './look.ts'
import { atPlace, placesOf } from './places.ts'
import type { Context } from './resolving.ts'
import { customStep } from './customs.ts'

/** What each atom of the effect language does. Atoms that address "you" do nothing without an investigator (AH-R112). */
export function atoms(play: At, atom: Atom, context: Context): void {
  if (context.seat === '' || !('sheet' in investigator(play.table, context.seat)))
    return common(play, atom, context)
  if (!yours(play, atom, context)) common(play, atom, context)
}

/** Atoms that concern the resolving investigator; false if it is another one. */
function yours(play: At, atom: Atom, context: Context): boolean {
  const { table } = play
  const { seat } = context
  const me = investigator(table, seat)
  const n = (value: Amount): number => amount(play, value, context)
  switch (atom.do) {
    case 'gain':
      if (atom.what === 'money') gainMoney(play, seat, n(atom.n))
      else if (atom.what === 'clue') play.then('gainClues', { seat, n: n(atom.n) })
      else if (n(atom.n) > 0) {
        me.remnants += n(atom.n)
        play.emit('remnantsGained', { seat, n: n(atom.n) })
      }
      return true
    case 'lose':
      if (atom.what === 'money') loseMoney(play, seat, n(atom.n))
      else if (me.remnants > 0) {
        const lost = Math.min(me.remnants, n(atom.n))
        me.remnants -= lost
        play.emit('remnantsSpent', { seat, n: lost })
      }
      return true
    case 'spend':
      spend(play, seat, atom.what, n(atom.n))
      return true
    case 'discard':
      for (let i = n(atom.n); i > 0; i--) play.then('discardOne', { seat, what: atom.what })
      return true
    case 'discardThis':
      if (context.card !== null && isRumour(context.card)) play.then('discardRumour', { card: context.card })
      else if (context.card !== null) play.then('discardAsset', { seat, card: context.card })
      return true
    case 'gainItem':
      play.then('gainItem', { seat, trait: atom.trait })
      return true
    case 'gainSpell':
      play.then('gainSpell', { seat, trait: atom.trait })
      return true
    case 'gainAlly':
      play.then('gainAlly', { seat })
      return true
    case 'gainSpecial':
      play.then('gainSpecial', { seat, card: atom.card })
      return true
    case 'gainCondition':
      play.then('gainCondition', { seat, card: atom.card })
      return true
    case 'buy':
      play.then('buying', {
        seat,
        trait: atom.trait,
        left: atom.n === 'any' ? 9 : atom.n,
        half: atom.half,
        bought: 0,
      })
      return true
    case 'heal':
      heal(play, atom, context)
      return true
    case 'suffer': {
      const harm = { seat, direct: atom.direct, monster: null, damage: 0, horror: 0 }
      play.then('suffer', { ...harm, [atom.what]: n(atom.n) })
      return true
    }
    case 'delay':
      if (!me.delayed) {
        me.delayed = true
        play.emit('delayed', { seat })
      }
      return true
    case 'moveTo':
      atPlace(play, atom.at, context, 'moveDirectly', 'to', { seat })
      return true
    case 'move':
      if (n(atom.upTo) > 0) play.then('goOn', { seat, free: n(atom.upTo), paid: 0 })
      return true
    case 'focus':
      for (let i = 0; i < atom.n; i++) focus(play, seat, atom.skill, atom.over)
      return true
    case 'research':
      offerResearch(play, seat, n(atom.n))
      return true
    case 'disengageAll':
      play.then('disengageAll', { seat })
      return true
    case 'devour':
      play.then('leaveGame', { seat, how: 'devoured' })
      return true
    case 'retire':
      play.then('leaveGame', { seat, how: 'retired' })
      return true
    default:
      return false
  }
}

/** Atoms that concern the board, the decks and the codex. */
function common(play: At, atom: Atom, context: Context): void {
  const n = (value: Amount): number => amount(play, value, context)
  const times = (count: number, what: () => void): void => {
    for (let i = 0; i < count; i++) what()
  }
  switch (atom.do) {
    case 'placeDoom':
      if (atom.at === 'hood-each' && n(atom.n) > 0) {
        const spaces = placesOf(play, atom.at, context)
        return play.then('placeDoomOnEach', {
          places: spaces.flatMap((space) => Array<string>(n(atom.n)).fill(space)),
        })
      }
      if (atom.at === 'sheet') return play.then('sheetDoom', { n: n(atom.n) })
      if (atom.at.startsWith('card-')) return play.then('cardDoom', { card: atom.at.slice(5), n: n(atom.n) })
      return atPlace(play, atom.at, context, 'placeDoom', 'place', { n: n(atom.n) })
    case 'removeDoom':
      if (atom.at.startsWith('card-')) return play.then('cardDoom', { card: atom.at.slice(5), n: -n(atom.n) })
      return removeDoom(play, atom, context)
    case 'spawnMonster':
      return times(n(atom.n), () =>
        atom.at === 'text'
          ? play.then('spawnMonster', { at: null })
          : atPlace(play, atom.at, context, 'spawnMonster', 'at', {}),
      )
    case 'spawnTrait':
      if (atom.at === 'text') return play.then('spawnByTrait', { trait: atom.trait, at: null })
      return atPlace(play, atom.at, context, 'spawnByTrait', 'at', { trait: atom.trait })
    case 'spawnArchive':
      return atPlace(play, atom.at, context, 'placeMonster', 'at', { kind: epicOfArchive(atom.card) })
    case 'spawnClue':
      return times(n(atom.n), () => play.then('spawnClue', {}))
    case 'spreadDoom':
      return times(n(atom.n), () => play.then('spreadDoom', {}))
    case 'gateBurst':
      return play.then('gateBurst', {})
    case 'readHeadline':
      return play.then('readHeadline', { seat: context.seat })
    case 'drawToken':
      // Each is resolved completely before the next is drawn (AH-R109, AH-R113).
      return times(n(atom.n), () => {
        play.then('drawToken', { seat: context.seat })
        play.then('settle', {})
      })
    case 'codex':
      return play.then('changeCodex', { how: atom.how, card: String(atom.card) })
    case 'cup':
      return play.then('changeCup', { how: atom.how, token: atom.token, n: atom.n })
    case 'spendSheetClues':
      play.table.sheet.clues -= n(atom.n)
      return play.emit('sheetCluesSpent', { n: n(atom.n) })
    case 'clueToCard':
      return play.then('clueToCard', { n: atom.n, card: String(atom.card) })
    case 'win':
      return play.end({ how: atom.ending, winners: play.seats })
    case 'loseGame':
      return play.end({ how: atom.ending, winners: [] })
    case 'hitMonster':
    case 'exhaustMonster':
    case 'defeatMonster':
      return onMonster(play, atom, context)
    case 'hitEpic': {
      const target = play.table.monsters.find(({ kind }) => kind === atom.monster)
      if (target)
        play.then('hurtMonster', {
          monster: target.id,
          n: n(atom.n),
          by: context.seat || null,
          inAttack: false,
        })
      return
    }
    case 'marker':
    case 'clearMarkers':
    case 'dealMarkers':
    case 'turnMarkers':
    case 'sealMarkers':
      return play.then('changeMarkers', { atom, context })
    case 'custom':
      return customStep(play, atom.name, context)
    default: // an atom for "you", and there is no investigator
  }
}

function spend(play: At, seat: Seat, what: Extract<Atom, { do: 'spend' }>['what'], n: number): void {
  const me = investigator(play.table, seat)
  if (what === 'money') return loseMoney(play, seat, n)
  if (what === 'clue') {
    me.clues -= n
    play.emit('cluesSpent', { seat, n })
  } else if (what === 'remnant') {
    me.remnants -= n
    play.emit('remnantsSpent', { seat, n })
    play.then('afterEvent', { seat, event: 'spend-remnant' })
  } else for (let i = 0; i < n; i++) play.then('discardOne', { seat, what: 'focus' })
}

/** Spaces without doom are no choice, unless all are. */
function removeDoom(play: At, { at, n }: Extract<Atom, { do: 'removeDoom' }>, context: Context): void {
  const { seat } = context
  const args = { n: amount(play, n, context), by: seat || null }
  const doomed = placesOf(play, at, context).filter((place) => doomAt(play.table, place) > 0)
  if (at === 'hood-each') for (const place of doomed) play.then('removeDoom', { ...args, place })
  else if (doomed.length > 0) atPlace(play, at, context, 'removeDoom', 'place', args, doomed)
}

/** AH-487.3. */
function focus(play: At, seat: Seat, skill: Extract<Atom, { do: 'focus' }>['skill'], over: boolean): void {
  if (skill !== 'any') return play.then('focusSkill', { seat, skill, over })
  play.then('focusAny', { seat, over, optional: false })
}

export function unfocused(play: At, seat: Seat): string[] {
  return skills.filter((skill) => mayFocus(play.table, seat, skill))
}

/** AH-R128, AH-R129. */
function heal(play: At, { what, n, whom }: Extract<Atom, { do: 'heal' }>, context: Context): void {
  const { seat } = context
  const { at } = investigator(play.table, seat)
  const points = n === 'all' ? 99 : amount(play, n, context)
  const targets = (seats: readonly Seat[]): string[] =>
    seats.flatMap((each) => [
      each,
      ...assetsOf(play.table, each, 'ally').map(({ card }) => `${each} ${card}`),
    ])
  const hurt = (target: string): boolean => {
    const [owner, card] = target.split(' ') as [Seat, string?]
    const mine = investigator(play.table, owner)
    const bearer = card === undefined ? mine : mine.assets.find((asset) => asset.card === card)!
    return (what === 'health' ? bearer.damage : bearer.horror) > 0
  }
  const among =
    whom === 'self' ? [seat] : targets(whom === 'self-or-ally' ? [seat] : investigatorsAt(play, at))
  const options = among.filter(hurt)
  if (whom === 'each-here') for (const target of options) play.then('healTarget', { target, what, n: points })
  else
    chooseThen(play, { who: seat, about: 'heal', rule: 'AH-R128', options }, 'healTarget', 'target', {
      what,
      n: points,
    })
}

/** One monster there, of one's choice; exhausting and defeating leaves epic monsters alone. */
function onMonster(
  play: At,
  atom: Extract<Atom, { do: 'hitMonster' | 'exhaustMonster' | 'defeatMonster' }>,
  context: Context,
): void {
  const { table } = play
  const places = placesOf(play, atom.at, context)
  const options = places
    .flatMap((place) => monstersAt(table, place))
    .filter((each) => atom.do === 'hitMonster' || !isEpic(each))
    .map(({ id }) => id)
  const who = context.seat === '' ? group : context.seat
  const question = { who, about: 'monster', rule: 'AH-004-1', options } as const
  const by = context.seat || null
  if (atom.do === 'hitMonster')
    chooseThen(play, question, 'hurtMonster', 'monster', {
      n: amount(play, atom.n, context),
      by,
      inAttack: false,
    })
  else if (atom.do === 'exhaustMonster') chooseThen(play, question, 'exhaust', 'monster', {})
  else chooseThen(play, question, 'defeatMonster', 'monster', { by, inAttack: false })
}
