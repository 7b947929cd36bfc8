import { type Seat, answering, shape } from '@miskatonic/kernel'
import { assetCard } from '../catalogue.ts'
import type { Ability, During } from '../cards/abilities.ts'
import type { Case } from '../effects.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type TestState, event } from '../position.ts'
import type { Skill } from '../content/ids.ts'
import { abilitiesOf, hasAbility } from './actions.ts'
import { plain } from './choosing.ts'
import { canPay } from './costs.ts'
import { offerResearch } from './gains.ts'
import { hoodOf } from './board.ts'
import { doomAt, hasCondition, investigator, isInPlay, skillValue, isInForce } from './look.ts'
import type { Context } from './resolving.ts'

const { integer, list, object, whole } = shape

/** What a test is made for: it says which rule reads the result. */
export type Purpose =
  | { readonly for: 'attack'; readonly monster: string }
  | { readonly for: 'evade' }
  | { readonly for: 'ward' }
  | { readonly for: 'research' }
  /** An effect's test; the case that holds the result is resolved (AH-471.5c). */
  | { readonly for: 'effect'; readonly cases: readonly Case[]; readonly context: Context }

/** AH-431, AH-471: tests and dice. A whole test is one scene: pool, roll, changes, result. */
export const vocabulary = {
  choices: {
    /** AH-471.2c, AH-471.2d: a card that adds dice. */
    useForDice: answering('addDice', object({ card: a.card, ability: integer(0, 9) })),
    rollNow: answering('addDice', object({})),
    /** AH-471.4a. */
    spendFocus: answering('changeDice', object({ skill: a.skill, die: integer(0, 98) })),
    spendClue: answering('changeDice', object({ die: integer(0, 98) })),
    /** AH-471.4b: one die, or with -1 all dice that are no successes. */
    useReroll: answering(
      'changeDice',
      object({ card: a.card, ability: integer(0, 9), die: integer(-1, 98) }),
    ),
    raiseDie: answering('changeDice', object({ card: a.card, ability: integer(0, 9), die: integer(-1, 98) })),
    addSuccesses: answering('changeDice', object({ card: a.card, ability: integer(0, 9) })),
    keepDice: answering('changeDice', object({})),
  },
  asks: {
    addDice: object({ seat: a.seat }),
    changeDice: object({ seat: a.seat }),
  },
  effects: {
    beginTest: object({
      seat: a.seat,
      skill: a.skill,
      modifier: integer(-20, 20),
      purpose: plain<Purpose>(),
    }),
    maybeAddDice: object({ seat: a.seat }),
    rollDice: object({ seat: a.seat }),
    maybeChangeDice: object({ seat: a.seat }),
    endTest: object({ seat: a.seat, purpose: plain<Purpose>() }),
    researchUpTo: object({ seat: a.seat, n: integer(0, 99) }),
  },
  events: {
    testBegan: event(object({ seat: a.seat, skill: a.skill, pool: integer(-20, 99) }), 'open'),
    diceAdded: event(object({ seat: a.seat, card: a.card, dice: whole }), 'open'),
    diceRolled: event(object({ seat: a.seat, dice: list(integer(1, 6)) }), 'open'),
    dieRerolled: event(object({ seat: a.seat, die: whole, face: integer(1, 6) }), 'open'),
    dieRaised: event(object({ seat: a.seat, die: whole, face: integer(1, 6) }), 'open'),
    testEnded: event(object({ seat: a.seat, skill: a.skill, successes: whole }), 'open'),
  },
}

const faces = ['1', '2', '3', '4', '5', '6'] as const

export const rules = {
  /** AH-471.2a, AH-471.2b. */
  beginTest(play, { seat, skill, modifier, purpose }) {
    const { table } = play
    if (!isInPlay(table, seat)) return
    const pool = skillValue(table, seat, skill) + modifier
    const during =
      purpose.for === 'effect' ? (table.encounter?.seat === seat ? 'encounter' : 'effect') : purpose.for
    table.tests.push({ seat, skill, pool, dice: [], added: 0, stage: 'pool', during, with: [] })
    play.emit('testBegan', { seat, skill, pool })
    play.then('maybeAddDice', { seat })
    play.then('rollDice', { seat })
    play.then('maybeChangeDice', { seat })
    play.then('endTest', { seat, purpose })
  },

  maybeAddDice(play, { seat }) {
    if (diceCards(play, current(play)).length > 0) play.then('addDice', { seat })
  },
  addDice(play, { seat }) {
    play.ask(seat, 'AH-471.2c-1', (may) => {
      for (const { card, index } of diceCards(play, current(play)))
        may('useForDice', { card, ability: index }, 'AH-471.2d')
      may('rollNow', {}, 'AH-471.3a')
    })
  },
  useForDice(play, { card, ability }, seat) {
    const test = current(play)
    const used = abilitiesOf(play, seat).find((each) => each.card === card && each.index === ability)!
    const dice = diceOf(play, seat, used.ability)
    takeHands(play, test, card)
    markUsed(play, seat, card, used.ability)
    test.with.push(card)
    test.pool += dice
    play.emit('diceAdded', { seat, card, dice })
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

  /** Asked only while a die is no success and something can be done about it. */
  maybeChangeDice(play, { seat }) {
    const test = current(play)
    if (!isInPlay(play.table, seat) || test.dice.every((face) => isSuccess(play, test.seat, face))) return
    const { focus, clues } = investigator(play.table, seat)
    const byTokens = focus.length > 0 || (clues > 0 && mayRerollWithClues(play))
    if (byTokens || changers(play, test).length > 0) play.then('changeDice', { seat })
  },

  /** AH-471.4: in any order, interleaved. */
  changeDice(play, { seat }) {
    const test = current(play)
    const { focus, clues } = investigator(play.table, seat)
    const poor = test.dice.flatMap((face, die) => (isSuccess(play, seat, face) ? [] : [die]))
    play.ask(seat, 'AH-471.4e', (may) => {
      for (const die of poor) {
        for (const skill of new Set(focus)) may('spendFocus', { skill, die }, ['AH-471.4a', 'AH-R139'])
        if (clues > 0)
          may.unless(mayRerollWithClues(play) ? undefined : 'AH-001-1', 'spendClue', { die }, 'AH-471.4a')
      }
      for (const { card, index, ability } of changers(play, test)) {
        if (ability.kind === 'successes') may('addSuccesses', { card, ability: index }, 'AH-471.4d')
        else if (ability.kind === 'raise')
          for (const die of ability.dice === 'each' ? [-1] : poor)
            may('raiseDie', { card, ability: index, die }, ['AH-471.4b', 'AH-R49'])
        else {
          if (rerolls(play, seat, ability) !== 'all')
            for (const die of poor) may('useReroll', { card, ability: index, die }, 'AH-471.4b')
          if (ability.dice === 'one or all' || rerolls(play, seat, ability) === 'all')
            may('useReroll', { card, ability: index, die: -1 }, ['AH-471.4b', 'AH-471.4c'])
        }
      }
      may('keepDice', {}, 'AH-471.5')
    })
  },
  /** AH-487.7, AH-R43: the pool is not changed any more. */
  spendFocus(play, { skill, die }, seat) {
    const { focus } = investigator(play.table, seat)
    focus.splice(focus.indexOf(skill), 1)
    reroll(play, die)
    play.then('maybeChangeDice', { seat })
  },
  spendClue(play, { die }, seat) {
    investigator(play.table, seat).clues--
    reroll(play, die)
    play.then('maybeChangeDice', { seat })
  },
  useReroll(play, { card, ability, die }, seat) {
    const used = usedAbility(play, seat, card, ability)
    if (used.kind !== 'reroll') return
    const test = current(play)
    takeHands(play, test, card)
    markUsed(play, seat, card, used)
    test.with.push(card)
    if (used.cost.length > 0)
      play.then('payCost', { cost: used.cost, context: { seat, card, monster: null, result: 0 } })
    if (die >= 0) reroll(play, die)
    else test.dice.forEach((face, each) => isSuccess(play, seat, face) || reroll(play, each))
    play.then('maybeChangeDice', { seat })
  },
  raiseDie(play, { card, ability, die }, seat) {
    const used = usedAbility(play, seat, card, ability)
    const test = current(play)
    takeHands(play, test, card)
    markUsed(play, seat, card, used)
    test.with.push(card)
    test.dice.forEach((face, each) => {
      if (die >= 0 && each !== die) return
      const raised = Math.min(6, face + 1)
      test.dice[each] = raised
      play.emit('dieRaised', { seat, die: each, face: raised })
    })
    play.then('maybeChangeDice', { seat })
  },
  addSuccesses(play, { card, ability }, seat) {
    const used = usedAbility(play, seat, card, ability)
    if (used.kind !== 'successes') return
    const test = current(play)
    test.with.push(card)
    test.added += used.n
    play.then('payCost', { cost: used.cost, context: { seat, card, monster: null, result: 0 } })
    play.then('maybeChangeDice', { seat })
  },
  keepDice() {},

  /** AH-403.2. */
  researchUpTo(play, { seat, n }) {
    offerResearch(play, seat, n)
  },

  /** AH-471.5: every 5 or 6 is a success. */
  endTest(play, { seat, purpose }) {
    const { table } = play
    const test = table.tests.pop()!
    const successes = test.added + test.dice.filter((face) => isSuccess(play, seat, face)).length
    play.emit('testEnded', { seat, skill: test.skill, successes })
    loseBlessing(play, seat, successes)
    if (successes === 0) play.then('afterEvent', { seat, event: 'fail-test' })
    if (purpose.for === 'attack') play.then('attackResult', { seat, monster: purpose.monster, successes })
    else if (purpose.for === 'evade') play.then('evadeResult', { seat, successes })
    else if (purpose.for === 'ward')
      play.then('removeDoom', { place: investigator(table, seat).at, n: successes })
    else if (purpose.for === 'research') play.then('researchUpTo', { seat, n: successes })
    else {
      const fitting = purpose.cases.find(
        ({ from, to }) => successes >= from && (to === null || successes <= to),
      )
      const context = { ...purpose.context, result: successes }
      if (fitting !== undefined) play.then('resolve', { effect: fitting.then, context })
    }
  },
} satisfies Rules

function current(play: At): TestState {
  return play.table.tests.at(-1)!
}

function rollOne(play: At): number {
  return Number(play.roll(faces))
}

function reroll(play: At, die: number): void {
  const test = current(play)
  test.dice[die] = rollOne(play)
  play.emit('dieRerolled', { seat: test.seat, die, face: test.dice[die] })
}

/** AH-471.5a-1, with the conditions and abilities that change what a success is. */
export function isSuccess(play: At, seat: Seat, face: number): boolean {
  return face >= leastSuccess(play, seat)
}

function leastSuccess(play: At, seat: Seat): number {
  if (hasCondition(play.table, seat, 'cursed') || hasAbility(play, seat, 'jinxed')) return 6
  if (hasCondition(play.table, seat, 'blessed') || hasAbility(play, seat, 'dark-blessing')) return 4
  return 5
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

type Owned = ReturnType<typeof abilitiesOf>[number]

/** Cards that can still add dice to the test (AH-471.2d). */
function diceCards(play: At, test: TestState): Owned[] {
  return abilitiesOf(play, test.seat).filter(
    ({ card, ability }) =>
      isUsable(play, test, card, ability) &&
      diceOf(play, test.seat, ability) > 0 &&
      fitsSkill(ability, test.skill),
  )
}

function fitsSkill(ability: Ability, skill: Skill): boolean {
  return ability.kind !== 'dice' || ability.skill === skill
}

function diceOf(play: At, seat: Seat, ability: Ability): number {
  if (ability.kind === 'dice') return ability.dice
  if (ability.kind !== 'diceByClues') return 0
  const { at, clues } = investigator(play.table, seat)
  const hood = hoodOf(at)
  return clues + (hood === undefined ? 0 : play.table.clues[hood])
}

type Changer = Owned & { ability: Extract<Ability, { kind: 'reroll' | 'raise' | 'successes' }> }

/** Cards that can still change the dice (AH-471.4b, AH-471.4d). */
function changers(play: At, test: TestState): Changer[] {
  return abilitiesOf(play, test.seat).filter((owned): owned is Changer => {
    const { card, ability } = owned
    if (ability.kind !== 'reroll' && ability.kind !== 'raise' && ability.kind !== 'successes') return false
    if (!isUsable(play, test, card, ability)) return false
    if (ability.kind === 'raise') return true
    if (ability.kind === 'reroll' && rerolls(play, test.seat, ability) === 'none') return false
    if (ability.kind === 'reroll' && !(ability.skills ?? [test.skill]).includes(test.skill)) return false
    return canPay(play, ability.cost, { seat: test.seat, card, monster: null, result: 0 })
  })
}

/** How many dice an ability rerolls at most: one by one, or all that are no successes. */
function rerolls(
  play: At,
  seat: Seat,
  { dice }: Extract<Ability, { kind: 'reroll' }>,
): 'none' | 'one' | 'all' {
  if (dice === 'any') return 'all'
  if (dice === 'one or all') return 'one'
  const { at } = investigator(play.table, seat)
  const hood = hoodOf(at)
  const most =
    dice === 'clues'
      ? hood === undefined
        ? 0
        : play.table.clues[hood]
      : dice === 'doom'
        ? doomAt(play.table, at)
        : dice
  return most === 0 ? 'none' : most === 1 ? 'one' : 'all'
}

/** AH-471.2c, AH-R47: the time is right, two hands are enough, and it was not used already. */
function isUsable(play: At, test: TestState, card: string, ability: Ability): boolean {
  if (!('during' in ability) || !isDuring(test, ability.during) || test.with.includes(card)) return false
  if ('oncePerRound' in ability && ability.oncePerRound && wasUsed(play, test.seat, card)) return false
  return handsOf(play, card) === 0 || handsTaken(play, test) + handsOf(play, card) <= 2
}

function isDuring(test: TestState, during: During): boolean {
  return during === 'test' || during === test.during
}

function wasUsed(play: At, seat: Seat, card: string): boolean {
  const { assets, performed } = investigator(play.table, seat)
  return assets.find((asset) => asset.card === card)?.used ?? performed.includes(`used ${card}`)
}

function markUsed(play: At, seat: Seat, card: string, ability: Ability): void {
  if (!('oncePerRound' in ability) || !ability.oncePerRound) return
  const { assets, performed } = investigator(play.table, seat)
  const asset = assets.find((each) => each.card === card)
  if (asset === undefined) performed.push(`used ${card}`)
  else asset.used = true
}

function usedAbility(play: At, seat: Seat, card: string, index: number): Ability {
  return abilitiesOf(play, seat).find((each) => each.card === card && each.index === index)!.ability
}

function handsOf(play: At, card: string): number {
  const isSheet = Object.values(play.table.investigators).some(({ sheet }) => sheet === card)
  return isSheet ? 0 : assetCard(card).hands
}

/** AH-471.2c-2: within an action the limit covers the whole action. */
function handsTaken(play: At, test: TestState): number {
  const { action } = play.table
  if (action?.seat === test.seat) return action.hands
  return test.with.reduce((sum, card) => sum + handsOf(play, card), 0)
}

function takeHands(play: At, test: TestState, card: string): void {
  const { action } = play.table
  if (action?.seat === test.seat) action.hands += handsOf(play, card)
}
