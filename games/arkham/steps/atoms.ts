import type { Seat } from '@miskatonic/kernel'
import { epicOfArchive } from '../catalogue.ts'
import { isRumour } from '../unread.ts'
import { skills } from '../content/ids.ts'
import type { Atom } from '../effects.ts'
import type { At } from '../kind.ts'
import { amount } from './costs.ts'
import { gainMoney, loseMoney, offerResearch } from './gains.ts'
import { chooseThen, group } from './choosing.ts'
import { assetsOf, doomAt, investigator, investigatorsAt, isEpic, mayFocus, monstersAt } from './look.ts'
import { atPlace, placesOf } from './places.ts'
import type { Context } from './resolving.ts'
import { customStep } from './customs.ts'
import type { MarkerAtom } from './markers.ts'

type AtomRules = {
  readonly [A in Atom['do']]?: (play: At, atom: Extract<Atom, { do: A }>, context: Context) => void
}

/** What each atom of the effect language does. Atoms that address "you" do nothing without an investigator (AH-R112). */
export function atoms(play: At, atom: Atom, context: Context): void {
  const hasInvestigator = context.seat !== '' && 'sheet' in investigator(play.table, context.seat)
  const rule = (hasInvestigator ? yours[atom.do] : undefined) ?? common[atom.do]
  ;(rule as ((play: At, atom: Atom, context: Context) => void) | undefined)?.(play, atom, context) // the tables pair each atom with its rule
}

/** Atoms that concern the resolving investigator. */
const yours: AtomRules = {
  gain(play, { what, n: value }, context) {
    const { seat } = context
    const n = amount(play, value, context)
    if (what === 'money') return gainMoney(play, seat, n)
    if (what === 'clue') return play.then('gainClues', { seat, n })
    if (n <= 0) return
    investigator(play.table, seat).remnants += n
    play.emit('remnantsGained', { seat, n })
  },
  lose(play, { what, n: value }, context) {
    const { seat } = context
    const n = amount(play, value, context)
    if (what === 'money') return loseMoney(play, seat, n)
    const me = investigator(play.table, seat)
    if (me.remnants <= 0) return
    const lost = Math.min(me.remnants, n)
    me.remnants -= lost
    play.emit('remnantsSpent', { seat, n: lost })
  },
  spend: (play, { what, n }, context) => spend(play, context.seat, what, amount(play, n, context)),
  discard(play, { what, n }, context) {
    for (let i = amount(play, n, context); i > 0; i--) play.then('discardOne', { seat: context.seat, what })
  },
  discardThis(play, _, { seat, card }) {
    if (card !== null && isRumour(card)) play.then('discardRumour', { card })
    else if (card !== null) play.then('discardAsset', { seat, card })
  },
  gainItem: (play, { trait }, { seat }) => play.then('gainItem', { seat, trait }),
  gainSpell: (play, { trait }, { seat }) => play.then('gainSpell', { seat, trait }),
  gainAlly: (play, _, { seat }) => play.then('gainAlly', { seat }),
  gainSpecial: (play, { card }, { seat }) => play.then('gainSpecial', { seat, card }),
  gainCondition: (play, { card }, { seat }) => play.then('gainCondition', { seat, card }),
  buy: (play, { trait, n, half }, { seat }) =>
    play.then('buying', { seat, trait, left: n === 'any' ? 9 : n, half, bought: 0 }),
  heal,
  suffer(play, { what, n, direct }, context) {
    const harm = { seat: context.seat, direct, monster: null, damage: 0, horror: 0 }
    play.then('suffer', { ...harm, [what]: amount(play, n, context) })
  },
  delay(play, _, { seat }) {
    const me = investigator(play.table, seat)
    if (me.delayed) return
    me.delayed = true
    play.emit('delayed', { seat })
  },
  moveTo: (play, { at }, context) => atPlace(play, at, context, 'moveDirectly', 'to', { seat: context.seat }),
  move(play, { upTo }, context) {
    const free = amount(play, upTo, context)
    if (free > 0) play.then('goOn', { seat: context.seat, free, paid: 0 })
  },
  focus(play, { skill, n, over }, { seat }) {
    for (let i = 0; i < n; i++) focus(play, seat, skill, over)
  },
  research: (play, { n }, context) => offerResearch(play, context.seat, amount(play, n, context)),
  disengageAll: (play, _, { seat }) => play.then('disengageAll', { seat }),
  devour: (play, _, { seat }) => play.then('leaveGame', { seat, how: 'devoured' }),
  retire: (play, _, { seat }) => play.then('leaveGame', { seat, how: 'retired' }),
}

const changeMarkers = (play: At, atom: MarkerAtom, context: Context): void =>
  play.then('changeMarkers', { atom, context })

/** Atoms that concern the board, the decks and the codex. */
const common: AtomRules = {
  placeDoom,
  removeDoom,
  spawnMonster(play, { at, n }, context) {
    times(amount(play, n, context), () =>
      at === 'text'
        ? play.then('spawnMonster', { at: null })
        : atPlace(play, at, context, 'spawnMonster', 'at', {}),
    )
  },
  spawnTrait: (play, { at, trait }, context) =>
    at === 'text'
      ? play.then('spawnByTrait', { trait, at: null })
      : atPlace(play, at, context, 'spawnByTrait', 'at', { trait }),
  spawnArchive: (play, { at, card }, context) =>
    atPlace(play, at, context, 'placeMonster', 'at', { kind: epicOfArchive(card) }),
  spawnClue: (play, { n }, context) => times(amount(play, n, context), () => play.then('spawnClue', {})),
  spreadDoom: (play, { n }, context) => times(amount(play, n, context), () => play.then('spreadDoom', {})),
  gateBurst: (play) => play.then('gateBurst', {}),
  readHeadline: (play, _, { seat }) => play.then('readHeadline', { seat }),
  /** Each is resolved completely before the next is drawn (AH-R109, AH-R113). */
  drawToken(play, { n }, context) {
    times(amount(play, n, context), () => {
      play.then('drawToken', { seat: context.seat })
      play.then('settle', {})
    })
  },
  codex: (play, { how, card }) => play.then('changeCodex', { how, card: String(card) }),
  cup: (play, { how, token, n }) => play.then('changeCup', { how, token, n }),
  spendSheetClues(play, { n: value }, context) {
    const n = amount(play, value, context)
    play.table.sheet.clues -= n
    play.emit('sheetCluesSpent', { n })
  },
  clueToCard: (play, { n, card }) => play.then('clueToCard', { n, card: String(card) }),
  win: (play, { ending }) => play.end({ how: ending, winners: play.seats }),
  loseGame: (play, { ending }) => play.end({ how: ending, winners: [] }),
  hitMonster: onMonster,
  exhaustMonster: onMonster,
  defeatMonster: onMonster,
  hitEpic(play, { monster: kind, n }, context) {
    const target = play.table.monsters.find((each) => each.kind === kind)
    const by = context.seat || null
    if (target)
      play.then('hurtMonster', { monster: target.id, n: amount(play, n, context), by, inAttack: false })
  },
  marker: changeMarkers,
  clearMarkers: changeMarkers,
  dealMarkers: changeMarkers,
  turnMarkers: changeMarkers,
  sealMarkers: changeMarkers,
  custom: (play, { name }, context) => customStep(play, name, context),
}

function times(count: number, what: () => void): void {
  for (let i = 0; i < count; i++) what()
}

function placeDoom(play: At, { at, n: value }: Extract<Atom, { do: 'placeDoom' }>, context: Context): void {
  const n = amount(play, value, context)
  if (at === 'hood-each' && n > 0) {
    const places = placesOf(play, at, context).flatMap((space) => Array<string>(n).fill(space))
    return play.then('placeDoomOnEach', { places })
  }
  if (at === 'sheet') return play.then('sheetDoom', { n })
  if (at.startsWith('card-')) return play.then('cardDoom', { card: at.slice(5), n })
  atPlace(play, at, context, 'placeDoom', 'place', { n })
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
  if (at.startsWith('card-'))
    return play.then('cardDoom', { card: at.slice(5), n: -amount(play, n, context) })
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
