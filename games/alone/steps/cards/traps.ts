import type { Seat } from '@miskatonic/kernel'
import type { Card } from '../../content/cards.ts'
import { boltable, trapPlaces } from '../tricks/places.ts'
import type { At } from '../../kind.ts'
import type { TrapPlace } from '../../names.ts'
import { canMove, loses, move } from './shared.ts'
import type { CardRules } from './index.ts'

/** Traps: more hazard tokens, and stronger ones (ledger, table 8.6). */
export const traps = {
  tripwire: {
    possible: canTrap('left-behind'),
    upper: place('left-behind'),
    lower: (play) => loses(play, 1, 0),
  },
  'seed-the-path': {
    possible: canTrap('unseen-2'),
    upper: place('unseen-2'),
    lower: (play, by) => play.then('placeTrap', { by, where: 'unseen-2', must: false }),
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
    upper: place('explored'),
    lower: (play) => void (play.table.spoiled.trapped = true),
  },
  'rigged-corridor': {
    possible: canTrap('level-unseen'),
    upper: place('level-unseen'),
    lower: (play) => loses(play, 1, 0),
  },
  ricochet: {
    possible: (play) => misses(play.table.roll) >= 2,
    upper: (play, _by, dangerous) => loses(play, dangerous ? Math.min(2, misses(play.table.roll)) : 1, 0),
  },
  debris: {
    possible: canTrap('near'),
    upper: place('near'),
    lower: (play) => void play.table.turn.used.push('evil-reroll'),
  },
  feedback: {
    possible: canTrap('target'),
    upper: place('target'),
    lower: (play) => loses(play, 0, 1),
  },
  'gas-pocket': {
    possible: canTrap('near'),
    upper: place('near'),
    lower: (play) => loses(play, 1, 0),
  },
  'short-circuit': {
    possible: (play) =>
      play.table.turn.litBySwitch.length > 0
        ? play.table.turn.litBySwitch.some((sector) => play.table.lit.includes(sector))
        : trapPlaces(play.table, 'far-2').length > 0,
    upper(play, by) {
      if (play.table.turn.litBySwitch.length > 0)
        play.then('darkenWhich', { by, where: 'switch', left: 1, must: true })
      else place('far-2')(play, by)
    },
    lower: (play) => loses(play, 1, 0),
  },
  splinters: {
    possible: canTrap('adjacent'),
    upper: place('adjacent'),
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

/** Puts a hazard token there, as long as there is room for one. */
function place(where: TrapPlace): (play: At, by: Seat) => void {
  return (play, by) => play.then('placeTrap', { by, where, must: true })
}

function misses(roll: readonly string[]): number {
  return roll.filter((face) => face === 'miss').length
}
