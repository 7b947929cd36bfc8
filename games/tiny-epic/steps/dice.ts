import { answering, shape } from '@miskatonic/kernel'
import { type Character, dieFaces, mostDice } from '../content/characters.ts'
import type { At, Rules } from '../kind.ts'
import { event } from '../position.ts'
import * as names from '../names.ts'

const { boolean, integer, list, object, oneOf, whole } = shape

/** The Cthulhu dice (TE-461 to TE-465). */
export const vocabulary = {
  choices: {
    reroll: answering('rerollWhich', object({ first: boolean, second: boolean, third: boolean })),
    keepDice: object({}),
  },
  asks: {
    /** `most` dice may be rolled again. */
    rerollWhich: object({ why: oneOf(['banish', 'seal']), most: integer(1, mostDice) }),
  },
  events: {
    diceRolled: event(
      object({ who: names.character, dice: list(whole), why: oneOf(['banish', 'seal']) }),
      'open',
      'turn',
      'dice',
    ),
    /** `again` says which dice were rolled again. */
    diceRerolled: event(
      object({
        who: names.character,
        dice: list(whole),
        again: list(boolean),
        why: oneOf(['banish', 'seal']),
      }),
      'open',
      'dice',
    ),
  },
}

export const rules = {
  /** TE-465, TE-R38: once, and any dice up to the number. */
  rerollWhich(play, { most }) {
    const thrown = play.table.dice.length
    play.ask(play.table.turn.active, 'TE-465', (may) => {
      for (const again of subsets(thrown, most)) may('reroll', again, ['TE-463', 'TE-465'])
      may('keepDice', {}, 'TE-465')
    })
  },

  reroll(play, { first, second, third }, by, asked) {
    rollAgain(play, by as Character, [first, second, third], asked.why)
  },

  keepDice() {},
} satisfies Rules

type Again = { first: boolean; second: boolean; third: boolean }
const everySubset: readonly Again[] = [1, 2, 4, 3, 5, 6, 7].map((bits) => ({
  first: (bits & 1) > 0,
  second: (bits & 2) > 0,
  third: (bits & 4) > 0,
}))

function subsets(thrown: number, most: number): readonly Again[] {
  return everySubset.filter(
    ({ first, second, third }) =>
      Number(first) + Number(second) + Number(third) <= most &&
      (thrown > 2 || !third) &&
      (thrown > 1 || !second),
  )
}

export function rollDice(play: At, who: Character, count: number, why: 'banish' | 'seal'): void {
  play.table.dice = Array.from({ length: count }, () => Number(play.roll(dieFaces)))
  play.emit('diceRolled', { who, dice: [...play.table.dice], why })
}

export function rollAgain(play: At, who: Character, again: readonly boolean[], why: 'banish' | 'seal'): void {
  const { table } = play
  table.dice = table.dice.map((value, i) => (again[i] === true ? Number(play.roll(dieFaces)) : value))
  play.emit('diceRerolled', {
    who,
    dice: [...table.dice],
    again: table.dice.map((_, i) => again[i] === true),
    why,
  })
}
