import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { keeperActions as deck } from '../cards/keeper-actions.ts'
import type { KeeperAction, MonsterKind } from '../content/ids.ts'
import { stories } from '../content/stories/index.ts'
import { test, horror, type Effect } from '../effects.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { event } from '../position.ts'
import { concerning, ruleTest, testResult } from './context.ts'
import { forbiddenTrauma } from './harm.ts'
import {
  classOf,
  figuresLeft,
  has,
  house,
  investigator,
  investigatorsAt,
  investigatorsIn,
  investigatorsInRoom,
  isInsane,
  isStabilized,
  monsterNamed,
  roomAt,
  told,
} from './look.ts'
import { corpseMarkers, mayBeMoved, raise, replaceable, spacesFor } from './monsters.ts'
import { objective, openObjective } from './objective.ts'

const { boolean, object, text, whole } = shape

/** The Keeper turn (MM-244 to MM-332) and the Keeper Action cards. */
export const vocabulary = {
  choices: {
    /** The target is what the card asks for: a monster, room, seat, card of the hand, kind of monster, or nothing. */
    keeperAction: answering('keeperActs', object({ card: a.keeperAction, target: text })),
    /** The two ways of "Raise Dead". */
    layCorpseAt: answering('keeperActs', object({ space: a.space })),
    raiseCorpse: answering('keeperActs', object({ space: a.space })),
    /** MM-289. */
    afflict: answering('keeperActs', object({ card: a.traumaCard, seat: a.seat })),
    /** "Take Sample": what becomes of a sample in the altar's space. */
    laySample: answering('keeperActs', object({ monster: a.monster })),
    cashSample: answering('keeperActs', object({ monster: a.monster })),
    usePower: answering('keeperActs', object({ target: text })),
    revealNow: answering('keeperActs', object({})),
    endActions: answering('keeperActs', object({})),
    sampleFrom: answering('whoseSample', object({ seat: a.seat })),
    attackBy: answering('monstersAttack', object({ monster: a.monster, seat: a.seat })),
    endAttacks: answering('monstersAttack', object({})),
  },
  asks: {
    keeperActs: object({}),
    whoseSample: object({ monster: a.monster }),
    monstersAttack: object({}),
  },
  effects: {
    keeperTurn: object({}),
    threatStep: object({}),
    actionStep: object({}),
    attackStep: object({}),
    endAttackStep: object({}),
    sampleTested: testResult,
    endKeeperTurn: object({}),
    burnMonsters: object({}),
    settleKeeperTurn: object({}),
  },
  events: {
    keeperTurnBegan: event(object({ round: whole }), 'open'),
    actionUsed: event(object({ card: a.keeperAction, target: text }), (used, viewer) =>
      used.card === 'witchcraft' && viewer !== keeper ? { ...used, target: '' } : used,
    ),
    afflicted: event(object({ seat: a.seat, card: a.traumaCard }), 'open'),
    sampleTaken: event(object({ monster: a.monster, called: a.called, seat: a.seat }), 'open'),
    sampleLaid: event(object({ monster: a.monster, called: a.called, cashed: boolean }), 'open'),
    powerUsed: event(object({ target: text }), 'open'),
    stunRemoved: event(object({ monster: a.monster, called: a.called }), 'open'),
    keeperTurnEnded: event(object({ round: whole }), 'open'),
  },
}

export const rules = {
  /** MM-244. */
  keeperTurn(play) {
    const { table } = play
    table.phase = 'keeper'
    table.keeperUsed = []
    for (const monster of table.monsters) monster.attacked = false
    play.emit('keeperTurnBegan', { round: table.round })
    play.then('beginMemory', {})
    play.then('settleKeeperTurn', {})
    play.then('trade', { done: [] })
    play.then('recover', {})
    play.then('threatStep', {})
    play.then('actionStep', {})
    play.then('attackStep', {})
    play.then('putTime', { n: 1 })
    play.then('burnMonsters', {})
    play.then('endKeeperTurn', {})
  },

  /** MM-269, MM-270. */
  threatStep(play) {
    play.then('gainThreat', { n: play.table.players })
  },

  actionStep(play) {
    play.then('keeperActs', {})
  },

  keeperActs(play) {
    play.ask(keeper, 'MM-283', (may) => {
      for (const card of stories[play.options.story].actions) offerAction(play, card, may)
      offerAfflictions(play, may)
      offerSamples(play, may)
      offerPower(play, may)
      may('endActions', {}, 'MM-283')
    })
  },

  endActions() {},

  keeperAction(play, { card, target }) {
    pay(play, card, target)
    using[card](play, target)
    play.then('settleKeeperTurn', {})
    play.then('keeperActs', {})
  },

  layCorpseAt(play, { space }) {
    pay(play, 'raise-dead', space)
    play.then('layCorpse', { at: space })
    play.then('keeperActs', {})
  },

  raiseCorpse(play, { space }) {
    pay(play, 'raise-dead', space)
    raise(play, space)
    play.then('keeperActs', {})
  },

  /** MM-R32: no threat. */
  afflict(play, { card, seat }) {
    const { table } = play
    table.traumaHand.splice(table.traumaHand.indexOf(card), 1)
    table.keeperUsed.push(`afflict ${seat}`)
    play.emit('afflicted', { seat, card })
    play.then('receiveTrauma', { seat, card })
    play.then('settleKeeperTurn', {})
    play.then('keeperActs', {})
  },

  laySample(play, { monster }) {
    putSample(play, monster, false)
    play.table.altarSamples++
    objective(play)?.samplesLaid?.(play)
    play.then('keeperActs', {})
  },

  cashSample(play, { monster }) {
    putSample(play, monster, true)
    play.then('gainThreat', { n: 5 })
    play.then('keeperActs', {})
  },

  usePower(play, { target }) {
    const power = openObjective(play)!.power!
    play.table.threat -= power.cost(play)
    play.table.keeperUsed.push('power')
    play.emit('powerUsed', { target })
    power.use(play, target)
    play.then('settleKeeperTurn', {})
    play.then('keeperActs', {})
  },

  revealNow(play) {
    play.then('revealObjective', {})
    play.then('keeperActs', {})
  },

  whoseSample(play, { monster }) {
    const { at } = monsterNamed(play.table, monster)!
    play.ask(keeper, 'MM-377', (may) => {
      for (const seat of investigatorsAt(play, at)) may('sampleFrom', { seat }, 'MM-377')
    })
  },

  sampleFrom(play, { seat }, _seat, { monster }) {
    testSample(play, seat, monster)
  },

  sampleTested(play, { seat, monster: id, success }) {
    const { table } = play
    if (success) return
    play.then('damage', { seat, n: 1, monster: null, byMonster: false })
    const monster = monsterNamed(table, id!)
    if (monster === undefined || samplesLeft(play) === 0) return
    monster.samples++
    play.emit('sampleTaken', { ...told(monster), seat })
  },

  attackStep(play) {
    play.then('monstersAttack', {})
    play.then('endAttackStep', {})
  },

  /** MM-329 to MM-331, MM-R40: one at a time, as the Keeper decides. */
  monstersAttack(play) {
    const ready = play.table.monsters.filter(
      ({ at, attacked, stun }) => !attacked && stun === 0 && investigatorsAt(play, at).length > 0,
    )
    if (ready.length === 0) return
    play.ask(keeper, 'MM-330', (may) => {
      for (const { id, at } of ready)
        for (const seat of investigatorsAt(play, at))
          may('attackBy', { monster: id, seat }, ['MM-329', 'MM-331'])
      may('endAttacks', {}, 'MM-330')
    })
  },

  attackBy(play, { monster, seat }) {
    monsterNamed(play.table, monster)!.attacked = true
    play.then('monsterAttack', { seat, monster })
    play.then('settleKeeperTurn', {})
    play.then('monstersAttack', {})
  },

  endAttacks() {},

  /** MM-332, MM-503. */
  endAttackStep(play) {
    for (const monster of play.table.monsters)
      if (monster.stun > 0) {
        monster.stun--
        play.emit('stunRemoved', told(monster))
      }
  },

  /** MM-515, MM-R41. */
  burnMonsters(play) {
    const { table } = play
    for (const { id, at } of table.monsters)
      if (table.rooms[roomAt(play, at)]!.fire) play.then('dealDamage', { monster: id, n: 2 })
  },

  settleKeeperTurn(play) {
    openObjective(play)?.keeperStep?.(play)
  },

  endKeeperTurn(play) {
    const { table } = play
    openObjective(play)?.keeperStep?.(play)
    table.closedDoors = table.closedDoors
      .map(({ door, keeperTurns }) => ({ door, keeperTurns: keeperTurns === null ? null : keeperTurns - 1 }))
      .filter(({ keeperTurns }) => keeperTurns !== 0)
    play.emit('keeperTurnEnded', { round: table.round })
    objective(play)?.keeperTurnEnds?.(play)
    play.then('beginRound', {})
  },
} satisfies Rules

/** Pays for a Keeper Action and remembers that it was used. */
function pay(play: At, card: KeeperAction, target: string): void {
  const { table } = play
  table.threat -= costOf(play, card)
  table.keeperUsed.push(deck[card].once === 'turn-per-investigator' ? `${card} ${target}` : card)
  play.emit('actionUsed', { card, target })
}

function costOf(play: At, card: KeeperAction): number {
  const discount = card === 'pyromaniac' ? (openObjective(play)?.pyromaniacDiscount?.(play) ?? 0) : 0
  return deck[card].cost - discount
}

/** Which rule forbids to use a card at all now. */
function forbiddenAction(play: At, card: KeeperAction): Rule | undefined {
  const { table } = play
  if (costOf(play, card) > table.threat) return 'MM-284'
  return deck[card].once === 'turn' && table.keeperUsed.includes(card) ? 'MM-R31' : undefined
}

function offerAction(play: At, card: KeeperAction, may: May<Choices>): void {
  const forbidden = forbiddenAction(play, card)
  if (forbidden !== undefined) return may.not('keeperAction', { card, target: '' }, forbidden)
  if (card === 'raise-dead') return offerCorpses(play, may)
  for (const target of targetsFor(play, card)) may('keeperAction', { card, target }, ['MM-283', 'MM-284'])
  return undefined
}

function offerCorpses(play: At, may: May<Choices>): void {
  const { table } = play
  const { rooms, spacesOf } = house(play)
  if (table.corpses.length < corpseMarkers)
    for (const room of rooms)
      if (investigatorsInRoom(play, room).length === 0 && !table.rooms[room]!.fire)
        for (const space of spacesOf[room]!) may('layCorpseAt', { space }, ['MM-393', 'MM-809'])
  const mayRaise = figuresLeft(table, 'zombie') > 0 || replaceable(play, 'zombie').length > 0
  for (const space of new Set(table.corpses))
    may.unless(
      isStabilized(table, space) ? 'MM-R114' : mayRaise ? undefined : 'MM-318',
      'raiseCorpse',
      { space },
      'MM-393',
    )
}

/** What a card may be used on. */
function targetsFor(play: At, card: KeeperAction): string[] {
  const { table } = play
  const { map, rooms, roomOf, roomsAdjacent } = house(play)
  switch (card) {
    case 'command-minion':
      return movable(play, (kind) => kind === 'humanoid')
    case 'creatures-of-the-night':
      return movable(play, (kind) => kind !== 'humanoid')
    case 'uncontrollable-urges':
      return investigatorsIn(play).filter((seat) => !table.keeperUsed.includes(`${card} ${seat}`))
    case 'take-sample':
      return table.monsters
        .filter((monster) => classOf(monster) === 'humanoid' && investigatorsAt(play, monster.at).length > 0)
        .map(({ id }) => id)
    case 'pyromaniac': {
      if (isFireRestrained(play)) return []
      const hearths = new Set(map.hearths.map((space) => roomOf[space]!))
      return rooms.filter(
        (room) =>
          !table.rooms[room]!.fire &&
          (hearths.has(room) || roomsAdjacent[room]!.some((next) => table.rooms[next]!.fire)),
      )
    }
    case 'evil-presence':
      return ['mythos', 'trauma']
    case 'darkness':
      return [...rooms]
    case 'witchcraft':
      return [...table.mythosHand, ...table.traumaHand]
    case 'lurker-in-the-walls':
      return spacesFor(play, 'empty-vent').length === 0 ? [] : ['hound', 'chthonian']
    case 'escaped-patient':
      return spacesFor(play, 'empty-bedroom').length === 0 ? [] : ['']
    default:
      return ['']
  }
}

/** Story rule of "The Cold Ward": while the Objective is hidden, not with two or more rooms burning. */
function isFireRestrained({ table, options }: At): boolean {
  if (options.story !== 'ward' || table.revealed !== null) return false
  return Object.values(table.rooms).filter(({ fire }) => fire).length >= 2
}

function movable(play: At, isOf: (kind: ReturnType<typeof classOf>) => boolean): string[] {
  return play.table.monsters
    .filter((monster) => isOf(classOf(monster)) && mayBeMoved(play, monster))
    .map(({ id }) => id)
}

const fear: Effect = [test('willpower', 0, { failure: [horror(1)] })]

/** What each Keeper Action does. */
const using: Record<KeeperAction, (play: At, target: string) => void> = {
  'command-minion': (play, monster) =>
    play.then('pushMonster', { monster, left: 2, by: keeper, counts: true }),
  'creatures-of-the-night': (play, monster) =>
    play.then('pushMonster', { monster, left: 3, by: keeper, counts: true }),
  'uncontrollable-urges': (play, seat) =>
    play.then('test', ruleTest({ seat, skill: 'willpower', modifier: 0, sequel: 'urgeTested' })),
  'take-sample'(play, monster) {
    const here = investigatorsAt(play, monsterNamed(play.table, monster)!.at)
    if (here.length > 1) play.then('whoseSample', { monster })
    else testSample(play, here[0]!, monster)
  },
  'summon-worshippers': (play) => place(play, 'cultist', 'altar'),
  pyromaniac: (play, room) => play.then('ignite', { room }),
  'raise-dead'() {},
  'evil-presence': (play, kind) =>
    play.then('keeperDraws', { mythos: kind === 'mythos' ? 1 : 0, trauma: kind === 'trauma' ? 1 : 0 }),
  darkness(play, room) {
    play.then('darken', { room })
    const seats = investigatorsInRoom(play, room).filter(
      (seat) => !has(investigator(play.table, seat), 'ignores-darkness'),
    )
    play.then('resolveEach', { seats, effect: fear, context: concerning('') })
  },
  witchcraft(play, card) {
    const { table } = play
    const isMythos = (table.mythosHand as string[]).includes(card)
    const [hand, pile]: [string[], string[]] = isMythos
      ? [table.mythosHand, table.mythosDiscard]
      : [table.traumaHand, table.traumaDiscard]
    hand.splice(hand.indexOf(card), 1)
    pile.unshift(card)
    play.emit('keeperDiscarded', { kind: isMythos ? 'mythos' : 'trauma', card })
    play.then('gainThreat', { n: 1 })
  },
  /** One for a worshipper in the altar's room, two for three or more. */
  'dark-ritual'(play) {
    const { map } = house(play)
    const room = roomAt(play, map.altar)
    const faithful = play.table.monsters.filter(
      ({ kind, at }) => ['cultist', 'cult-leader', 'witch'].includes(kind) && roomAt(play, at) === room,
    )
    if (faithful.length > 0) play.then('gainThreat', { n: faithful.length >= 3 ? 2 : 1 })
  },
  'lurker-in-the-walls': (play, kind) => place(play, kind as MonsterKind, 'empty-vent'),
  'escaped-patient': (play) => place(play, 'maniac', 'empty-bedroom'),
}

function place(play: At, kind: MonsterKind, at: string): void {
  play.then('placeMonster', { kind, at, name: null, extra: 0 })
}

function testSample(play: At, seat: Seat, monster: string): void {
  play.then('test', ruleTest({ seat, skill: 'strength', modifier: 0, sequel: 'sampleTested', monster }))
}

function samplesLeft({ table }: At): number {
  return 4 - table.altarSamples - table.monsters.reduce((sum, { samples }) => sum + samples, 0)
}

function putSample(play: At, id: string, cashed: boolean): void {
  const monster = monsterNamed(play.table, id)!
  monster.samples--
  play.table.keeperUsed.push('sample')
  play.emit('sampleLaid', { ...told(monster), cashed })
}

/** MM-289: once per turn for each insane investigator. */
function offerAfflictions(play: At, may: May<Choices>): void {
  const { table } = play
  for (const seat of investigatorsIn(play)) {
    const me = investigator(table, seat)
    if (!isInsane(me) || table.keeperUsed.includes(`afflict ${seat}`)) continue
    for (const card of table.traumaHand)
      if (forbiddenTrauma(me, card, 'insanity') === undefined)
        may('afflict', { card, seat }, ['MM-289', 'MM-R32'])
  }
}

/** MM-378: a monster in the altar's space may put its samples there, at no cost. */
function offerSamples(play: At, may: May<Choices>): void {
  const { altar } = house(play).map
  for (const { id, at, samples } of play.table.monsters)
    if (samples > 0 && at === altar) {
      may('laySample', { monster: id }, 'MM-378')
      may('cashSample', { monster: id }, 'MM-378')
    }
}

/** MM-C505, MM-C506. */
function offerPower(play: At, may: May<Choices>): void {
  const { table } = play
  if (table.revealed === null) {
    if (table.keeperUsed.length === 0 && objective(play)?.mayRevealEarly?.(play) === true)
      may('revealNow', {}, ['MM-578', 'MM-C506'])
    return
  }
  const power = openObjective(play)?.power
  if (power === undefined) return
  const used = table.keeperUsed.filter((each) => each === 'power').length
  const forbidden =
    power.cost(play) > table.threat ? 'MM-284' : used >= power.times(play) ? 'MM-R31' : undefined
  for (const target of power.targets(play))
    may.unless(forbidden, 'usePower', { target }, ['MM-C505', power.rule])
}
