import type { Card } from '../../content/cards.ts'
import { counts } from '../fighting.ts'
import { isLit } from '../look.ts'
import { openWays } from '../moving.ts'
import { fieldOfView } from '../sight.ts'
import { darkenable } from '../tricks/places.ts'
import { always, canMove, loses, move } from './shared.ts'
import type { CardRules } from './index.ts'

/** Dread: easier frights, control over the Hero's actions (ledger, table 8.6). */
export const dread = {
  'wrong-turn': {
    possible: (play) => play.table.spoiled.barred === null && openWays(play).length > 1,
    upper(play, by, dangerous) {
      play.table.spoiled.barred = play.table.declaredWay
      if (dangerous) play.then('misdirectWhere', { by })
    },
  },
  whispers: {
    possible: ({ table }) => fieldOfView(table).every((sector) => !isLit(table, sector)),
    upper: (play, _by, dangerous) => loses(play, 0, dangerous ? 2 : 1),
  },
  'creeping-dread': {
    possible: canMove('any'),
    upper(play, by, dangerous) {
      play.table.spoiled.fright = dangerous ? 2 : 1
      move(play, by, 2)
      play.then('dreadIsOver', {})
    },
  },
  'eyes-in-the-dark': {
    possible: always,
    upper: (play, _by, dangerous) => void play.table.spoiled.eyes.push(dangerous),
  },
  'lights-out': {
    possible: (play) => darkenable(play.table, 'level').length > 0,
    upper: (play, by, dangerous) =>
      play.then('darkenWhich', {
        by,
        where: dangerous ? 'level-or-here' : 'level',
        left: dangerous ? 2 : 1,
        must: true,
      }),
  },
  'shaking-hands': {
    possible: ({ table }) => table.roll.some((face) => counts(table, face)),
    upper: (play, by, dangerous) => play.then('spoilDie', { by, left: dangerous ? 2 : 1, spoiled: 0 }),
  },
  'it-wont-die': {
    possible: ({ table }) => !table.turn.fightKilled,
    upper: (play, _by, dangerous) => loses(play, 0, dangerous ? 2 : 1),
  },
  'false-echo': {
    possible: ({ table }) => table.asked.some(({ lie }) => !lie),
    upper(play, by, dangerous) {
      if (!dangerous) return play.then('echoWhich', { by })
      for (const each of play.table.asked) each.lie = true
    },
  },
  'in-the-box': {
    possible: always,
    upper(play, _by, dangerous) {
      if (!dangerous) return play.then('boxWhich', {})
      loses(play, 0, 1)
      play.then('mayLoseItem', {})
    },
  },
  flicker: {
    possible: (play) => darkenable(play.table, 'lit-now').length > 0,
    upper: (play, by, dangerous) =>
      play.then('darkenWhich', {
        by,
        where: dangerous ? 'lit-now-or-here' : 'lit-now',
        left: 2,
        must: false,
      }),
  },
  panic: {
    possible: always,
    upper: (play, _by, dangerous) => loses(play, 0, dangerous ? 2 : 1),
  },
  frozen: {
    possible: ({ table }) => !table.frozen,
    upper(play) {
      play.table.frozen = true
    },
    lower: (play) => play.then('loseAdrenaline', {}),
  },
  'loss-of-control': {
    possible: ({ table }) => table.hero.adrenaline > 0,
    upper: (play) => play.then('loseAdrenaline', {}),
    lower: (play, by) => play.then('dragWhere', { by }),
  },
} satisfies Partial<Record<Card, CardRules>>
