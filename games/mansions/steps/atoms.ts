import type { Seat } from '@miskatonic/kernel'
import { tokens as tokenCards } from '../cards/monsters.ts'
import type { Item } from '../content/ids.ts'
import type { Amount, Atom } from '../effects.ts'
import type { At } from '../kind.ts'
import { keeper } from '../names.ts'
import type { Monster } from '../position.ts'
import type { Context } from './context.ts'
import { discardItem, discardSpell, discardTrauma } from './carrying.ts'
import {
  damageRating,
  figuresLeft,
  investigator,
  investigatorsAt,
  isIn,
  monsterNamed,
  monstersAt,
  monstersInRoom,
  roomAt,
  roomOfSeat,
  told,
} from './look.ts'
import { mayBeMoved } from './monsters.ts'
import { printedDamage } from './weapons.ts'

/** What a step of an effect does by itself. */

type AtomRules = {
  readonly [A in Atom['do']]: (play: At, atom: Extract<Atom, { do: A }>, about: Context) => void
}

export function resolveAtom(play: At, atom: Atom, about: Context): void {
  ;(atoms[atom.do] as (play: At, atom: Atom, about: Context) => void)(play, atom, about) // the table pairs each atom with its rule
}

const atoms: AtomRules = {
  damage: (play, { n }, { seat, monster, byMonster }) => play.then('damage', { seat, n, monster, byMonster }),
  horror: (play, { n }, { seat }) => play.then('horror', { seat, n }),
  monsterDamage(play, _atom, { seat, monster }) {
    play.then('damage', { seat, n: damageRating(fought(play, monster)), monster, byMonster: true })
  },
  deal: (play, { n }, { monster }) => play.then('dealDamage', { monster: monster!, n }),
  /** The target is the space of the monster, which may be dead already. */
  dealOthers(play, { n }, { monster, target }) {
    const others = monstersAt(play.table, target!).filter(({ id }) => id !== monster)
    dealEach(play, others, n)
  },
  dealKind(play, { kind, n }, { seat }) {
    const here = monstersAt(play.table, investigator(play.table, seat).at)
    dealEach(
      play,
      here.filter((monster) => monster.kind === kind),
      n,
    )
  },
  blast(play, { n }, { target }) {
    dealEach(play, monstersAt(play.table, target!), n)
    for (const seat of investigatorsAt(play, target!))
      play.then('damage', { seat, n, monster: null, byMonster: false })
  },
  weaponDamage(play, { plus }, { seat, monster, weapon }) {
    const printed = printedDamage(play, seat, weapon as Item, fought(play, monster))
    play.then('dealDamage', { monster: monster!, n: Math.max(1, printed + plus) })
  },
  stun: (play, _atom, { seat }) => play.then('stun', { seat }),
  stunMonster: (play, { n }, { monster }) => stunMonster(play, fought(play, monster), n),
  stunMonsters(play, { where }, { seat, monster }) {
    const { table } = play
    const one = monster === null ? undefined : monsterNamed(table, monster)
    if (where === 'your-room')
      for (const each of monstersInRoom(play, roomOfSeat(play, seat))) stunMonster(play, each, 1)
    else if (one !== undefined) for (const each of monstersAt(table, one.at)) stunMonster(play, each, 1)
  },
  /** MM-374. */
  killMonster(play, _atom, { monster }) {
    if (fought(play, monster).name === null) play.then('killMonster', { monster: monster! })
  },
  dropWeapon: (play, _atom, { seat, weapon }) => play.then('dropWeapon', { seat, used: weapon }),
  dropByKeeper: (play, _atom, { seat }) => play.then('keeperDrops', { seat }),
  discardEquipment: (play, _atom, { seat }) => play.then('discardEquipment', { seat }),
  /** MM-C131: what the investigator decides is not counted; MM-R113: what the Keeper decides in the Keeper turn is. */
  moveMonster(play, { upTo, by }, { seat, monster }) {
    const isKeepers = by === 'keeper' || play.table.urged === seat
    const counts = isKeepers && play.table.phase === 'keeper'
    if (counts && !mayBeMoved(play, fought(play, monster))) return
    play.then('pushMonster', { monster: monster!, left: upTo, by: isKeepers ? keeper : seat, counts })
  },
  keeperMoves: (play, { upTo, which }) => play.then('keeperPicksMonster', { upTo, which }),
  moveYou: (play, _atom, { seat }) => play.then('slipAway', { seat }),
  keeperMovesYou: (play, { upTo }, { seat }) => play.then('driveInvestigator', { seat, left: upTo }),
  unhide(play, _atom, { seat }) {
    const me = investigator(play.table, seat)
    if (!me.hidden) return
    me.hidden = false
    play.emit('foundOut', { seat })
  },
  barrier: (play, { how }, { target }) => play.then('settleBarrier', { how, door: target! }),
  /** MM-700. */
  specialAttack(play, _atom, about) {
    const monster = fought(play, about.monster)
    monster.known = true
    play.emit('specialAttack', { ...told(monster), token: monster.token, seat: about.seat })
    play.then('resolve', {
      effect: tokenCards[monster.token].special,
      context: { ...about, byMonster: true },
    })
  },
  threat: (play, { n }) => play.then('gainThreat', { n: amountOf(play, n) }),
  gainSkillPoint(play, { n, whom }, about) {
    const seat = whomOf(whom, about)
    investigator(play.table, seat).skillPoints += n
    play.emit('skillPointsGained', { seat, n })
  },
  loseSkillPoint(play, _atom, { seat }) {
    const me = investigator(play.table, seat)
    if (me.skillPoints === 0) return
    me.skillPoints--
    play.emit('skillPointLost', { seat })
  },
  heal(play, { what, n, whom }, about) {
    healed(play, whomOf(whom, about), what, n)
  },
  discardTrauma(play, { which, whom }, about) {
    const seat = whomOf(whom, about)
    const me = investigator(play.table, seat)
    if (which === 'any' && me.injury !== null && me.insanity !== null)
      return play.then('chooseTrauma', { by: about.seat, seat })
    discardTrauma(play.table, me, which === 'any' ? (me.injury === null ? 'insanity' : 'injury') : which)
    play.emit('traumaHealed', { seat })
  },
  removeStun(play, { whom }, about) {
    const me = investigator(play.table, whomOf(whom, about))
    me.stun = Math.max(0, me.stun - 1)
  },
  /** The step that casts asks whether it is lost. */
  loseSpell: (play) => play.amend('finishSpell', { lost: true }),
  discardSpells(play, _atom, { seat }) {
    const me = investigator(play.table, seat)
    while (me.spells.length > 0) discardSpell(play.table, me, 0, false)
    play.emit('spellsForgotten', { seat })
  },
  gainSpell: (play, { of, n }, { seat }) => play.then('chooseSpell', { seat, of, n }),
  discardThis(play, _atom, { seat, card }) {
    const me = investigator(play.table, seat)
    if (me.cards.includes(card as Item)) discardItem(play.table, me, card as Item)
  },
  darkness: (play, { at }, { seat }) => play.then('darken', { room: roomFor(play, at, seat) }),
  fire: (play, { at }, { seat }) => play.then('ignite', { room: roomFor(play, at, seat) }),
  lightUp(play, _atom, { seat }) {
    const room = roomOfSeat(play, seat)
    play.table.rooms[room]!.darkness = false
    play.emit('lit', { room })
  },
  putOut(play, _atom, { target }) {
    play.table.rooms[target!]!.fire = false
    play.emit('extinguished', { room: target! })
  },
  place(play, { kind, at, n }, { seat }) {
    const where = at === 'here' ? investigator(play.table, seat).at : at
    for (let i = 0; i < amountOf(play, n); i++)
      play.then('placeMonster', { kind, at: where, name: null, extra: 0 })
  },
  placeAsLeft(play, { kind, at, n }) {
    const most = Math.min(amountOf(play, n), figuresLeft(play.table, kind))
    for (let i = 0; i < most; i++) play.then('placeMonster', { kind, at, name: null, extra: 0 })
  },
  placeNamed: (play, { name, kind, at, health, ifOnBoard }) =>
    play.then('placeNamed', { name, kind, at, extra: health * play.table.players, ifOnBoard }),
  corpse: (play, { at }, { seat }) =>
    play.then('layCorpse', { at: at === 'here' ? investigator(play.table, seat).at : at }),
  raise: (play, { n, otherwise }) =>
    play.then('raiseCorpses', { left: amountOf(play, n), otherwise, first: true }),
  losePhases(play, { n }, { seat }) {
    const { turn } = play.table
    if (turn === null || turn.seat !== seat) return
    turn.moves = n === 'all' ? 0 : Math.max(0, turn.moves - n)
    play.emit('phasesLost', { seat })
  },
  endTurn(play, _atom, { seat }) {
    const { turn } = play.table
    if (turn?.seat === seat) turn.over = true
  },
  kill: (play, _atom, { seat }) => play.then('kill', { seat, by: null }),
  keeperDraws: (play, { mythos, trauma }) => play.then('keeperDraws', { mythos, trauma }),
  keeperDrawsEither: (play) => play.then('drawEither', {}),
  nameClue: (play, { number, mythos, trauma }) => play.then('nameClue', { number, mythos, trauma }),
  revealObjective(play, { threat }) {
    if (play.table.revealed === null) play.then('revealObjective', {})
    else if (threat > 0) play.then('gainThreat', { n: threat })
  },
  time: (play, { n }) => play.then('putTime', { n }),
  lastEvent: (play) => play.then('lastEvent', {}),
  custom: (play, { name }, { seat, target, card }) => play.then('customEffect', { name, seat, target, card }),
}

function fought({ table }: At, monster: string | null): Monster {
  return monsterNamed(table, monster!)!
}

function whomOf(whom: 'you' | 'target', { seat, target }: Context): Seat {
  return whom === 'you' ? seat : target!
}

function dealEach(play: At, monsters: readonly Monster[], n: number): void {
  for (const { id } of monsters) play.then('dealDamage', { monster: id, n })
}

function stunMonster(play: At, monster: Monster, n: number): void {
  monster.stun += n
  play.emit('monsterStunned', { ...told(monster), n })
}

/** MM-757, MM-R96. */
export function healed(play: At, seat: Seat, what: 'damage' | 'horror', n: number): void {
  if (!isIn(play.table, seat)) return
  const me = investigator(play.table, seat)
  const taken = Math.min(n, me[what])
  if (taken === 0) return
  me[what] -= taken
  play.emit('healed', { seat, what, n: taken })
}

/** MM-R38: by the number of players at the start. */
function amountOf({ table }: At, n: Amount): number {
  if (typeof n === 'number') return n
  if ('players' in n) return table.players + n.players
  return table.players >= 3 ? n.many : n.few
}

function roomFor(play: At, at: string, seat: Seat): string {
  if (at === 'here') return roomOfSeat(play, seat)
  return at in play.table.rooms ? at : roomAt(play, at)
}
