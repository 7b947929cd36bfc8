import type { Seat } from '@miskatonic/kernel'
import { type Owned, abilitiesThat } from '../catalogue.ts'
import type { Ability, During } from '../cards/abilities.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { At } from '../kind.ts'
import type { TestState } from '../position.ts'
import {
  abilitiesOf,
  cardsWith,
  handsTaken,
  hasHandsFor,
  markUsed,
  noteUse,
  unusedWith,
  wasUsed,
} from './abilities.ts'
import { hoodOf } from './board.ts'
import { canPay } from './costs.ts'
import { doomAt, engagedWith, investigator, isInPlay } from './look.ts'
import { hasCustom } from './monster-abilities.ts'
import { leastSuccess } from './pool.ts'
import { countsSixesTwice, failuresOf } from './test-result.ts'

/** What the cards of investigators and monsters can do in a test: add dice, change them, add successes (AH-471.2d, AH-471.4). */

type Reroll = Extract<Ability, { kind: 'reroll' }>

export const byClues: Reroll = { kind: 'reroll', during: 'test', dice: 'clues', oncePerRound: true, cost: [] }

export const wrenchAlone = 3

/** Abilities with a text of their own that are used in tests like others. */
const asOthers: Readonly<Partial<Record<CustomAbility, Ability>>> = {
  'help-by-clues': byClues,
  'voice-of-the-messenger': {
    kind: 'reroll',
    during: 'test',
    dice: 'any',
    oncePerRound: false,
    cost: [{ do: 'suffer', what: 'horror', n: 1, direct: false }],
  },
  wrench: { kind: 'dice', during: 'attack', skill: 'strength', dice: 1 },
}

export function inTests(ability: Ability): Ability {
  return ability.kind === 'custom' ? (asOthers[ability.name] ?? ability) : ability
}

export function isCustom(ability: Ability, name: CustomAbility): boolean {
  return ability.kind === 'custom' && ability.name === name
}

/** Cards that can still add dice to the test (AH-471.2d). */
export function diceCards(play: At, test: TestState): Owned[] {
  if (test.fixed) return []
  return abilitiesOf(play, test.seat, givingDice).filter(({ card, ability }) => {
    const plainly = inTests(ability)
    return (
      (plainly.kind !== 'dice' || plainly.skill === test.skill) &&
      isUsable(play, test, card, plainly) &&
      diceOf(play, test, ability) > 0
    )
  })
}
const givingDice = abilitiesThat((ability) => ['dice', 'diceByClues'].includes(inTests(ability).kind))

/** Dynamite, in an attack of an investigator who is engaged. */
export function bombs(play: At, test: TestState): readonly string[] {
  if (!test.during.includes('attack') || engagedWith(play.table, test.seat).length === 0) return []
  return cardsWith(play, test.seat, 'dynamite')
}

export function diceOf(play: At, test: TestState, ability: Ability): number {
  const plainly = inTests(ability)
  if (isCustom(ability, 'wrench')) return handsTaken(play, test.seat) === 0 ? wrenchAlone : 1
  if (plainly.kind === 'dice') return plainly.dice
  if (plainly.kind !== 'diceByClues') return 0
  const { at, clues } = investigator(play.table, test.seat)
  const hood = hoodOf(at)
  return clues + (hood === undefined ? 0 : play.table.clues[hood])
}

interface Changer {
  readonly card: string
  readonly index: number
  readonly ability: Extract<Ability, { kind: 'reroll' | 'raise' | 'successes' }>
}

/** Cards that can still change the dice (AH-471.4b, AH-471.4d). */
export function changers(play: At, test: TestState): Changer[] {
  const all = abilitiesOf(play, test.seat, changingDice)
  return all.flatMap(({ card, index, ability: printed }): Changer[] => {
    const ability = inTests(printed)
    if (ability.kind !== 'reroll' && ability.kind !== 'raise' && ability.kind !== 'successes') return []
    if (!isUsable(play, test, card, ability)) return []
    if (ability.kind === 'raise') return [{ card, index, ability }]
    if (ability.kind === 'reroll') {
      if (mostRerolled(play, test.seat, ability) === 0) return []
      if (!(ability.skills ?? [test.skill]).includes(test.skill)) return []
    }
    const payable = canPay(play, ability.cost, { seat: test.seat, card, monster: null, result: 0 })
    return payable ? [{ card, index, ability }] : []
  })
}

const changingDice = abilitiesThat((ability) =>
  ['reroll', 'raise', 'successes'].includes(inTests(ability).kind),
)

/** Monsters that let their investigator pay a remnant for a better die when evading. */
export function raisers(play: At, test: TestState): { id: string }[] {
  if (!test.during.includes('evade') || investigator(play.table, test.seat).remnants === 0) return []
  return engagedWith(play.table, test.seat).filter(
    ({ id, kind }) => hasCustom(kind, 'lupine-thrall') && !test.raisedBy.includes(id),
  )
}

/**
 * Dice that could become successes, or count twice, with all the +1 that are left; a second one on the same die is for later. Successes
 * that cannot be more are not raised.
 */
export function worthRaising(play: At, test: TestState): number[] {
  const raises =
    raisers(play, test).length + changers(play, test).filter(({ ability }) => ability.kind === 'raise').length
  if (raises === 0) return []
  const least = leastSuccess(play, test.seat)
  const twice = countsSixesTwice(play, test)
  return test.dice.flatMap((face, die) => {
    const reaches = face < least && face + raises >= least
    return reaches || (twice && face < 6 && face + raises >= 6) ? [die] : []
  })
}

/** Spells whose result is added to that of an attack. */
export function assists(play: At, test: TestState): readonly string[] {
  if (!test.during.includes('attack')) return []
  return cardsWith(play, test.seat, 'wither').filter(
    (card) => !test.with.includes(card) && hasHandsFor(play, test.seat, card),
  )
}

/** What `helper` can do for the test of another investigator. */
export function helpOf(play: At, test: TestState, helper: Seat): { card: string; spell: boolean }[] {
  const { table } = play
  if (!isInPlay(table, helper)) return []
  const spells = unusedWith(play, helper, 'intervene').map((card) => ({ card, spell: true }))
  const here = investigator(table, helper).at === investigator(table, test.seat).at
  if (!here || failuresOf(play, test).length === 0 || mostRerolled(play, helper, byClues) === 0) return spells
  const rerolls = unusedWith(play, helper, 'help-by-clues').map((card) => ({ card, spell: false }))
  return [...rerolls, ...spells]
}

/** How many dice an ability rerolls at most. */
export function mostRerolled(play: At, seat: Seat, { dice }: Reroll): number {
  if (dice === 'any' || dice === 'one or all') return 99
  if (typeof dice === 'number') return dice
  const { at } = investigator(play.table, seat)
  if (dice === 'doom') return doomAt(play.table, at)
  const hood = hoodOf(at)
  return hood === undefined ? 0 : play.table.clues[hood]
}

/** AH-471.2c, AH-R47: the time is right, two hands are enough, and it was not used already. */
function isUsable(play: At, test: TestState, card: string, ability: Ability): boolean {
  if (!('during' in ability) || !isDuring(test, ability.during)) return false
  // A card may give dice and change them in the same test; what gives dice gives them once.
  if (ability.kind === 'raise' ? test.raisedBy.includes(card) : test.with.includes(card)) return false
  if ('oncePerRound' in ability && ability.oncePerRound && wasUsed(play, test.seat, card)) return false
  return test.with.includes(card) || hasHandsFor(play, test.seat, card)
}

function isDuring(test: TestState, during: During): boolean {
  return during === 'test' || test.during.includes(during)
}

export function usedAbility(play: At, seat: Seat, card: string, index: number): Ability {
  return abilitiesOf(play, seat).find((each) => each.card === card && each.index === index)!.ability
}

/** Notes that a card is used in a test. */
export function useInTest(play: At, test: TestState, card: string, ability: Ability): void {
  if (!test.with.includes(card)) test.with.push(card)
  if (isOncePerRound(ability)) markUsed(play, test.seat, card)
  else noteUse(play, test.seat, card)
}

function isOncePerRound(ability: Ability): boolean {
  const plainly = inTests(ability)
  return 'oncePerRound' in plainly && plainly.oncePerRound
}
