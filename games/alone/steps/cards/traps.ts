import type { Card } from '../../content/cards.ts'
import { boltable, trapPlaces } from '../tricks.ts'
import type { TrapPlace } from '../../position.ts'
import { canMove, loses, move } from './shared.ts'
import type { CardRules } from './index.ts'

/** Traps: more hazard tokens, and stronger ones (ledger, table 8.6). */
export const traps = {
  tripwire: {
    possible: canTrap('left-behind'),
    upper: (play, by) => play.then('placeTrap', { by, where: 'left-behind' }),
    lower: (play) => loses(play, 1, 0),
  },
  'seed-the-path': {
    possible: canTrap('unseen-2'),
    upper: (play, by) => play.then('placeTrap', { by, where: 'unseen-2' }),
    lower: (play, by) => play.then('placeTrap', { by, where: 'unseen-2' }),
  },
  snare: {
    possible: (play) => canMove('any')(play) || boltable(play.table, false).length > 0,
    upper(play, by, dangerous) {
      move(play, by, 1)
      play.then('boltWhich', { by, hero: dangerous })
    },
  },
  'booby-trap': {
    possible: canTrap('explored'),
    upper: (play, by) => play.then('placeTrap', { by, where: 'explored' }),
    lower: (play) => void (play.table.spoiled.trapped = true),
  },
  'rigged-corridor': {
    possible: canTrap('level-unseen'),
    upper: (play, by) => play.then('placeTrap', { by, where: 'level-unseen' }),
    lower: (play) => loses(play, 1, 0),
  },
  ricochet: {
    possible: (play) => misses(play.table.roll) >= 2,
    upper: (play, _by, dangerous) => loses(play, dangerous ? Math.min(2, misses(play.table.roll)) : 1, 0),
  },
  debris: {
    possible: canTrap('near'),
    upper: (play, by) => play.then('placeTrap', { by, where: 'near' }),
    lower: (play) => void play.table.turn.used.push('evil-reroll'),
  },
  feedback: {
    possible: canTrap('target'),
    upper: (play, by) => play.then('placeTrap', { by, where: 'target' }),
    lower: (play) => loses(play, 0, 1),
  },
  'gas-pocket': {
    possible: canTrap('near'),
    upper: (play, by) => play.then('placeTrap', { by, where: 'near' }),
    lower: (play) => loses(play, 1, 0),
  },
  'short-circuit': {
    possible: (play) =>
      play.table.turn.litBySwitch.length > 0
        ? play.table.turn.litBySwitch.some((sector) => play.table.lit.includes(sector))
        : trapPlaces(play.table, 'far-2').length > 0,
    upper(play, by) {
      if (play.table.turn.litBySwitch.length > 0) play.then('darkenWhich', { by, where: 'switch', left: 1 })
      else play.then('placeTrap', { by, where: 'far-2' })
    },
    lower: (play) => loses(play, 1, 0),
  },
  splinters: {
    possible: canTrap('adjacent'),
    upper: (play, by) => play.then('placeTrap', { by, where: 'adjacent' }),
    lower: (play) => loses(play, 1, 0),
  },
  acid: {
    possible: ({ table }) => table.hero.items.length > 0,
    upper(play, by, dangerous) {
      if (dangerous) play.then('acidWhich', { by })
      else play.then('chargeWhich', {})
    },
  },
  'shifting-peril': {
    possible: ({ table }) => table.hazards.length > 0,
    upper: (play, by, dangerous) => play.then('moveTraps', { by, left: 2, hero: dangerous }),
  },
} satisfies Partial<Record<Card, CardRules>>

function canTrap(where: TrapPlace): CardRules['possible'] {
  return (play) => trapPlaces(play.table, where).length > 0
}

function misses(roll: readonly string[]): number {
  return roll.filter((face) => face === 'miss').length
}
