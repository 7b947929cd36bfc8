import type { Card } from '../../content/cards.ts'
import { countingHits } from '../fighting.ts'
import { monsterById, monstersAt } from '../look.ts'
import { movable } from '../monsters.ts'
import { canPounce } from '../tricks/monsters.ts'
import { canMove, canSpawn, monstersBesideHero, move, spawn } from './shared.ts'
import type { CardRules } from './index.ts'

/** Fury: stronger and more aggressive monsters (ledger, table 8.6). */
export const fury = {
  'cut-off': {
    possible: ({ table }) => monstersAt(table, table.hero.at).some(({ stunned }) => stunned === 0),
    upper: (play, by, dangerous) =>
      play.then('pickMonster', { by, why: 'cut-off', bonus: dangerous ? 1 : 0 }),
  },
  'blood-trail': {
    possible: (play) => movable(play.table, 'any').length > 0,
    upper: (play, by, dangerous) =>
      play.then('moveMonster', {
        by,
        range: 2,
        among: 'any',
        bonus: dangerous ? 1 : 0,
        left: 1,
        must: true,
        or: 'replace',
      }),
  },
  'hunting-pack': {
    possible: canMove('any'),
    upper: (play, by) => move(play, by, 1, { left: 2 }),
    lower: (play) => play.then('strengthenMoved', {}),
  },
  pounce: {
    possible: ({ table }) =>
      monstersAt(table, table.explored[0]!).some((monster) => canPounce(table, monster)),
    upper: (play, by, dangerous) => play.then('pickMonster', { by, why: 'pounce', bonus: dangerous ? 1 : 0 }),
  },
  stalker: {
    possible: canMove('any'),
    upper: (play, by) => move(play, by, 2),
    lower: (play, by) => spawn(play, by, 0, false),
  },
  'thick-hide': {
    possible: ({ table }) => table.fight!.targets.length > 0 && countingHits(table) > 0,
    upper: (play, by, dangerous) =>
      play.then('pickMonster', { by, why: 'thick-hide', bonus: dangerous ? 2 : 1 }),
  },
  retaliation: {
    possible: monstersBesideHero,
    upper: (play) => void play.table.turn.used.push('retaliation'),
    lower: (play) => void play.table.turn.used.push('evil-reroll'),
  },
  'drawn-by-signal': {
    possible: canMove('any'),
    upper: (play, by, dangerous) =>
      move(play, by, dangerous ? 3 : 2, { among: 'closer', bonus: dangerous ? 1 : 0 }),
  },
  'back-turned': {
    possible: canSpawn(1),
    upper: (play, by) => spawn(play, by, 1, true),
    lower: (play, by) => move(play, by, 1, { among: 'spawned', must: false }),
  },
  'blind-rage': {
    possible: canMove('any'),
    upper(play, by, dangerous) {
      move(play, by, 1, { bonus: dangerous ? 1 : 0 })
      play.then('blindMoved', {})
    },
  },
  frenzy: {
    possible: ({ table }) => table.culprit !== null && monsterById(table, table.culprit).attacked,
    upper: (play, _by, dangerous) => play.then('moreDice', { dice: dangerous ? 2 : 1 }),
  },
  'blood-scent': {
    possible: canMove('elsewhere'),
    upper: (play, by, dangerous) => move(play, by, 2, { among: 'elsewhere', bonus: dangerous ? 1 : 0 }),
  },
  'feed-on-fear': {
    possible: (play) => play.table.monsters.length > 0,
    upper: (play, by, dangerous) =>
      play.then('pickMonster', { by, why: 'feed-on-fear', bonus: dangerous ? 2 : 1 }),
  },
} satisfies Partial<Record<Card, CardRules>>
