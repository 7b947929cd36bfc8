import { type Seat, answering, shape } from '@miskatonic/kernel'
import type { Skill } from '../content/ids.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type TestState, event } from '../position.ts'
import { cardsWith, hasAbility, markUsed, noteUse, takeHands } from './abilities.ts'
import { plain } from './choosing.ts'
import { offerResearch } from './gains.ts'
import { engagedWith, handsOf, hasCondition, inPlayerOrder, investigator, isInPlay } from './look.ts'
import { isInForce } from './ways.ts'
import { usualPool } from './pool.ts'
import {
  assists,
  bombs,
  byClues,
  changers,
  diceCards,
  diceOf,
  helpOf,
  inTests,
  isCustom,
  mostRerolled,
  raisers,
  useInTest,
  usedAbility,
  worthRaising,
  wrenchAlone,
} from './test-cards.ts'
import { type Purpose, failuresOf, successesOf, wantsMore, worst } from './test-result.ts'

const { boolean, integer, list, object, orNull, text, whole } = shape

/** AH-431, AH-471: tests and dice. A whole test is one scene: pool, roll, changes, result. */
export const vocabulary = {
  choices: {
    /** AH-471.2c, AH-471.2d: a card that adds dice. */
    useForDice: answering('addDice', object({ card: a.card, ability: integer(0, 9) })),
    useDynamite: answering('addDice', object({ card: a.card })),
    rollNow: answering('addDice', object({})),
    /** AH-471.4a; with -1 all dice that are no successes. */
    spendFocus: answering('changeDice', object({ skill: a.skill, die: integer(-1, 98) })),
    spendClue: answering('changeDice', object({ die: integer(0, 98) })),
    /** AH-471.4b: one die, or with -1 as many that are no successes as the card allows. */
    useReroll: answering(
      'changeDice',
      object({ card: a.card, ability: integer(0, 9), die: integer(-1, 98) }),
    ),
    raiseDie: answering('changeDice', object({ card: a.card, ability: integer(0, 9), die: integer(-1, 98) })),
    /** A monster's card lets you pay for +1 to a die. */
    payToRaise: answering('changeDice', object({ monster: a.monster, die: integer(0, 98) })),
    addSuccesses: answering('changeDice', object({ card: a.card, ability: integer(0, 9) })),
    castInTest: answering('changeDice', object({ card: a.card })),
    keepDice: answering('changeDice', object({})),
    helpReroll: answering('helpTest', object({ card: a.card, die: integer(-1, 98) })),
    castToHelp: answering('helpTest', object({ card: a.card })),
    noHelp: answering('helpTest', object({})),
  },
  asks: {
    addDice: object({ seat: a.seat }),
    changeDice: object({ seat: a.seat }),
    /** Another investigator may help with the test of `seat`; those in `declined` have said no. */
    helpTest: object({ helper: a.seat, seat: a.seat, declined: list(a.seat) }),
  },
  effects: {
    beginTest: object({
      seat: a.seat,
      skill: a.skill,
      modifier: integer(-20, 20),
      purpose: plain<Purpose>(),
      /** The spell whose casting it is. */
      spell: orNull(a.card),
      added: integer(0, 9),
      /** A fixed number of dice, which nothing else changes; 0: the usual pool. */
      fixed: integer(0, 9),
    }),
    maybeAddDice: object({ seat: a.seat }),
    rollDice: object({ seat: a.seat }),
    maybeChangeDice: object({ seat: a.seat }),
    maybeHelp: object({ seat: a.seat, declined: list(a.seat) }),
    rerollDice: object({ dice: list(integer(0, 98)) }),
    endTest: object({ seat: a.seat, purpose: plain<Purpose>() }),
    researchUpTo: object({ seat: a.seat, n: integer(0, 99) }),
  },
  events: {
    testBegan: event(object({ seat: a.seat, skill: a.skill, pool: integer(-20, 99) }), 'open'),
    diceAdded: event(object({ seat: a.seat, card: a.card, dice: whole }), 'open'),
    diceRolled: event(object({ seat: a.seat, dice: list(integer(1, 6)) }), 'open'),
    dieRerolled: event(object({ seat: a.seat, die: whole, face: integer(1, 6) }), 'open'),
    dieRaised: event(object({ seat: a.seat, die: whole, face: integer(1, 6) }), 'open'),
    successesAdded: event(object({ seat: a.seat, card: orNull(text), n: whole }), 'open'),
    testEnded: event(object({ seat: a.seat, skill: a.skill, successes: whole, passed: boolean }), 'open'),
  },
}

const faces = ['1', '2', '3', '4', '5', '6'] as const

interface More {
  readonly spell?: string | null
  readonly added?: number
  readonly fixed?: number
}

/** Orders a test. */
export function startTest(
  play: At,
  seat: Seat,
  skill: Skill,
  modifier: number,
  purpose: Purpose,
  { spell = null, added = 0, fixed = 0 }: More = {},
): void {
  play.then('beginTest', { seat, skill, modifier, purpose, spell, added, fixed })
}

export const rules = {
  /** AH-471.2a, AH-471.2b. */
  beginTest(play, { seat, skill, modifier, purpose, spell, added, fixed }) {
    const { table } = play
    if (!isInPlay(table, seat)) return
    const pool = fixed > 0 ? fixed : usualPool(play, seat, skill) + modifier
    const during = [...duringOf(play, seat, purpose), ...(spell === null ? [] : ['cast'])]
    table.tests.push({
      seat,
      skill,
      pool,
      dice: [],
      added,
      stage: 'pool',
      during,
      with: spell === null ? [] : [spell],
      raisedBy: [],
      fixed: fixed > 0,
    })
    play.emit('testBegan', { seat, skill, pool })
    play.then('maybeAddDice', { seat })
    play.then('rollDice', { seat })
    play.then('maybeChangeDice', { seat })
    play.then('endTest', { seat, purpose })
  },

  maybeAddDice(play, { seat }) {
    const test = current(play)
    if (diceCards(play, test).length > 0 || bombs(play, test).length > 0) play.then('addDice', { seat })
  },
  addDice(play, { seat }) {
    const test = current(play)
    play.ask(seat, 'AH-471.2c-1', (may) => {
      for (const { card, index } of diceCards(play, test))
        may('useForDice', { card, ability: index }, 'AH-471.2d')
      for (const card of bombs(play, test)) may('useDynamite', { card }, ['AH-401.6', 'AH-R41'])
      may('rollNow', {}, 'AH-471.3a')
    })
  },
  useForDice(play, { card, ability }, seat) {
    const test = current(play)
    const used = usedAbility(play, seat, card, ability)
    const dice = diceOf(play, test, used)
    // Only a wrench that nothing else is held with gives its full dice, so it takes both hands then.
    const both = isCustom(used, 'wrench') && dice === wrenchAlone
    takeHands(play, seat, both ? 2 : handsOf(card))
    useInTest(play, test, card, used)
    test.pool += dice
    play.emit('diceAdded', { seat, card, dice })
    play.then('maybeAddDice', { seat })
  },
  useDynamite(play, { card }, seat) {
    play.then('discardAsset', { seat, card })
    for (const { id } of engagedWith(play.table, seat))
      play.then('hurtMonster', { monster: id, n: 5, by: seat, inAttack: true })
    play.then('maybeAddDice', { seat })
  },
  rollNow() {},

  /** AH-471.3, AH-R46: at least one die. */
  rollDice(play, { seat }) {
    const test = current(play)
    test.stage = 'roll'
    for (let i = Math.max(1, test.pool); i > 0; i--) test.dice.push(rollOne(play))
    play.emit('diceRolled', { seat, dice: [...test.dice] })
    test.stage = 'modify'
  },

  /** Asked only while more successes could change anything and something can be done about it; then others may help. */
  maybeChangeDice(play, { seat }) {
    const test = current(play)
    if (!isInPlay(play.table, seat) || !wantsMore(play, test)) return
    const failures = failuresOf(play, test).length > 0
    const { focus, clues } = investigator(play.table, seat)
    const byTokens = failures && (focus.length > 0 || (clues > 0 && mayRerollWithClues(play)))
    if (byTokens || canChangeByCards(play, test, failures)) play.then('changeDice', { seat })
    else play.then('maybeHelp', { seat, declined: [] })
  },

  /** AH-471.4: in any order, interleaved. */
  changeDice(play, { seat }) {
    const test = current(play)
    const { focus, clues } = investigator(play.table, seat)
    const poor = failuresOf(play, test)
    const anyNumber = hasAbility(play, seat, 'dressed-to-the-nines')
    play.ask(seat, 'AH-471.4e', (may) => {
      for (const skill of new Set(poor.length > 0 ? focus : []))
        for (const die of anyNumber ? [-1] : poor) may('spendFocus', { skill, die }, ['AH-471.4a', 'AH-R139'])
      if (clues > 0 && poor.length > 0) {
        const forbidden = mayRerollWithClues(play) ? undefined : 'AH-001-1'
        for (const die of poor) may.unless(forbidden, 'spendClue', { die }, 'AH-471.4a')
      }
      for (const die of worthRaising(play, test))
        for (const { id } of raisers(play, test)) may('payToRaise', { monster: id, die }, 'AH-471.4b')
      for (const { card, index, ability } of changers(play, test)) {
        if (ability.kind === 'successes') may('addSuccesses', { card, ability: index }, 'AH-471.4d')
        else if (ability.kind === 'raise') {
          const dice = worthRaising(play, test)
          for (const die of ability.dice === 'each' ? dice.slice(0, 1).map(() => -1) : dice)
            may('raiseDie', { card, ability: index, die }, ['AH-471.4b', 'AH-R49'])
        } else if (poor.length > 0) {
          const most = mostRerolled(play, test.seat, ability)
          if (most === 1 || ability.dice === 'one or all')
            for (const die of poor) may('useReroll', { card, ability: index, die }, 'AH-471.4b')
          if (most > 1) may('useReroll', { card, ability: index, die: -1 }, ['AH-471.4b', 'AH-471.4c'])
        }
      }
      for (const card of assists(play, test)) may('castInTest', { card }, ['AH-471.4d', 'AH-489.7'])
      may('keepDice', {}, 'AH-471.5')
    })
  },
  /** AH-487.7, AH-R43: the pool is not changed any more. */
  spendFocus(play, { skill, die }, seat) {
    const { focus, horror } = investigator(play.table, seat)
    focus.splice(focus.indexOf(skill), 1)
    for (const card of horror > 0 ? cardsWith(play, seat, 'ace-of-swords') : []) {
      noteUse(play, seat, card)
      play.then('heal', { seat, card: null, what: 'sanity', n: 1 })
    }
    rerollThen(play, die < 0 ? failuresOf(play, current(play)) : [die])
  },
  spendClue(play, { die }, seat) {
    investigator(play.table, seat).clues--
    rerollThen(play, [die])
  },
  useReroll(play, { card, ability, die }, seat) {
    const used = usedAbility(play, seat, card, ability)
    const test = current(play)
    const plainly = inTests(used)
    if (plainly.kind !== 'reroll') return
    takeHands(play, seat, handsOf(card))
    useInTest(play, test, card, used)
    if (plainly.cost.length > 0)
      play.then('payCost', { cost: plainly.cost, context: { seat, card, monster: null, result: 0 } })
    // "One or all" is one die or all of them, the successes, too.
    if (die < 0 && plainly.dice === 'one or all') rerollThen(play, [...test.dice.keys()])
    else rerollThen(play, die < 0 ? worst(play, test, mostRerolled(play, seat, plainly)) : [die])
  },
  raiseDie(play, { card, ability, die }, seat) {
    const test = current(play)
    if (!test.with.includes(card)) takeHands(play, seat, handsOf(card))
    useInTest(play, test, card, usedAbility(play, seat, card, ability))
    test.raisedBy.push(card)
    test.dice.forEach((_, each) => {
      if (die < 0 || each === die) raise(play, test, each)
    })
    play.then('maybeChangeDice', { seat })
  },
  payToRaise(play, { monster: id, die }, seat) {
    const test = current(play)
    investigator(play.table, seat).remnants--
    play.emit('remnantsSpent', { seat, n: 1 })
    test.raisedBy.push(id)
    raise(play, test, die)
    play.then('afterEvent', { seat, event: 'spend-remnant' })
    play.then('maybeChangeDice', { seat })
  },
  addSuccesses(play, { card, ability }, seat) {
    const used = usedAbility(play, seat, card, ability)
    if (used.kind !== 'successes') return
    const test = current(play)
    useInTest(play, test, card, used)
    test.added += used.n
    play.emit('successesAdded', { seat, card, n: used.n })
    play.then('payCost', { cost: used.cost, context: { seat, card, monster: null, result: 0 } })
    play.then('maybeChangeDice', { seat })
  },
  castInTest(play, { card }, seat) {
    current(play).with.push(card)
    play.then('cast', { seat, card, modifier: -1, purpose: { for: 'assist' } })
    play.then('maybeChangeDice', { seat })
  },
  keepDice(play, _, __, { seat }) {
    play.then('maybeHelp', { seat, declined: [] })
  },

  /** In player order, lead first; an investigator who helps closes the window, and it opens again. */
  maybeHelp(play, { seat, declined }) {
    const test = current(play)
    if (!isInPlay(play.table, seat) || !wantsMore(play, test)) return
    const helper = inPlayerOrder(play).find(
      (each) => each !== seat && !declined.includes(each) && helpOf(play, test, each).length > 0,
    )
    if (helper !== undefined) play.then('helpTest', { helper, seat, declined })
  },
  helpTest(play, { helper }) {
    const test = current(play)
    const poor = failuresOf(play, test)
    play.ask(helper, 'AH-471.4b', (may) => {
      for (const { card, spell } of helpOf(play, test, helper))
        if (spell) may('castToHelp', { card }, ['AH-471.4d', 'AH-489.7'])
        else if (mostRerolled(play, helper, byClues) === 1)
          for (const die of poor) may('helpReroll', { card, die }, 'AH-471.4b')
        else may('helpReroll', { card, die: -1 }, 'AH-471.4b')
      may('noHelp', {}, 'AH-471.5')
    })
  },
  helpReroll(play, { card, die }, helper) {
    markUsed(play, helper, card)
    rerollThen(play, die < 0 ? worst(play, current(play), mostRerolled(play, helper, byClues)) : [die])
  },
  castToHelp(play, { card }, helper, { seat }) {
    markUsed(play, helper, card)
    play.then('cast', { seat: helper, card, modifier: -1, purpose: { for: 'assist' } })
    play.then('maybeChangeDice', { seat })
  },
  noHelp(play, _, helper, { seat, declined }) {
    play.then('maybeHelp', { seat, declined: [...declined, helper] })
  },

  rerollDice(play, { dice }) {
    const test = current(play)
    for (const die of dice) {
      test.dice[die] = rollOne(play)
      play.emit('dieRerolled', { seat: test.seat, die, face: test.dice[die] })
    }
    play.then('maybeChangeDice', { seat: test.seat })
  },

  /** AH-403.2. */
  researchUpTo(play, { seat, n }) {
    offerResearch(play, seat, n)
  },

  /** AH-471.5: every 5 or 6 is a success. */
  endTest(play, { seat, purpose }) {
    const { table } = play
    const test = table.tests.pop()!
    const successes = successesOf(play, test)
    play.emit('testEnded', { seat, skill: test.skill, successes, passed: successes > 0 })
    loseBlessing(play, seat, successes)
    if (successes === 0) play.then('afterEvent', { seat, event: 'fail-test' })
    conclude(play, seat, purpose, successes)
    if (test.during.includes('cast')) play.then('afterEvent', { seat, event: 'cast' })
    if (purpose.for === 'attack' && successes === 0)
      for (const card of cardsWith(play, seat, 'breaks-on-failure'))
        if (test.with.includes(card)) play.then('discardAsset', { seat, card })
  },
} satisfies Rules

/** AH-471.5c: what passing or failing does. */
function conclude(play: At, seat: Seat, purpose: Purpose, successes: number): void {
  const { table } = play
  switch (purpose.for) {
    case 'attack':
      return play.then('attackResult', { seat, monster: purpose.monster, successes })
    case 'evade':
      return play.then('evadeResult', { seat, successes })
    case 'ward':
      return play.then('removeDoom', { place: investigator(table, seat).at, n: successes, by: seat })
    case 'research':
      return play.then('researchUpTo', { seat, n: successes })
    case 'spell':
      return play.then('spellResult', { seat, purpose, successes })
    case 'assist': {
      const outer = current(play)
      outer.added += successes
      if (successes > 0) play.emit('successesAdded', { seat: outer.seat, card: null, n: successes })
      return
    }
    case 'prevent':
      return play.then('preventBySpell', { what: purpose.what, n: successes })
    case 'effect': {
      const fitting = purpose.cases.find(
        ({ from, to }) => successes >= from && (to === null || successes <= to),
      )
      const context = { ...purpose.context, result: successes }
      if (fitting !== undefined) play.then('resolve', { effect: fitting.then, context })
    }
  }
}

function current(play: At): TestState {
  return play.table.tests.at(-1)!
}

function canChangeByCards(play: At, test: TestState, failures: boolean): boolean {
  return (
    changers(play, test).some(({ ability }) =>
      ability.kind === 'raise'
        ? worthRaising(play, test).length > 0
        : failures || ability.kind === 'successes',
    ) ||
    assists(play, test).length > 0 ||
    (raisers(play, test).length > 0 && worthRaising(play, test).length > 0)
  )
}

function rollOne(play: At): number {
  return Number(play.roll(faces))
}

function duringOf({ table }: At, seat: Seat, purpose: Purpose): string[] {
  switch (purpose.for) {
    case 'effect':
      return [table.encounter?.seat === seat ? 'encounter' : 'effect']
    case 'spell':
    case 'assist':
    case 'prevent':
      return []
    default:
      return [purpose.for]
  }
}

function rerollThen(play: At, dice: number[]): void {
  play.then('rerollDice', { dice })
}

/** AH-R49. */
function raise(play: At, test: TestState, die: number): void {
  const face = Math.min(6, test.dice[die]! + 1)
  test.dice[die] = face
  play.emit('dieRaised', { seat: test.seat, die, face })
}

/** Blessed goes after a failure, cursed after a success. */
function loseBlessing(play: At, seat: Seat, successes: number): void {
  const card = successes > 0 ? 'cursed' : 'blessed'
  if (isInPlay(play.table, seat) && hasCondition(play.table, seat, card))
    play.then('discardAsset', { seat, card })
}

function mayRerollWithClues(play: At): boolean {
  return !isInForce(play.table, 'no-clue-rerolls')
}
