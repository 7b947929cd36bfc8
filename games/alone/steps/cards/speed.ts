import type { Card } from '../../content/cards.ts'
import { adjacent, monstersAt } from '../look.ts'
import { mayEnterLevel, relocations } from '../monsters.ts'
import type { At } from '../../kind.ts'
import { ways } from '../../content/sectors.ts'
import { always, canMove, move, spawn } from './shared.ts'
import type { CardRules } from './index.ts'

/** Speed: faster monsters, more reactions (ledger, table 8.6). */
export const speed = {
  'give-chase': {
    possible: (play) => followers(play).length > 0,
    upper: (play, by, dangerous) => play.then('chase', { by, all: dangerous }),
  },
  scuttle: {
    possible: canMove('any'),
    upper: (play, by) => move(play, by, 3),
    lower: (play, by) => move(play, by, 2, { among: 'another', must: false }),
  },
  'from-the-vents': {
    possible: canMove('any'),
    upper(play, by) {
      move(play, by, 2)
      play.then('takeOffTrack', { card: 'from-the-vents' })
    },
  },
  'slip-away': {
    possible: canMove('explored'),
    upper(play, by, dangerous) {
      if (dangerous) play.then('relocateMonster', { by, how: 'slip' })
      else move(play, by, 2, { among: 'explored' })
    },
  },
  flanking: {
    possible: canMove('any'),
    upper(play, by, dangerous) {
      move(play, by, 2)
      move(play, by, dangerous ? 2 : 1, { among: 'another' })
    },
  },
  dodge: {
    possible: (play) => play.table.fight!.dice > play.table.spoiled.dice,
    upper: (play, _by, dangerous) => void (play.table.spoiled.dice += dangerous ? 2 : 1),
  },
  swarm: {
    possible: canMove('any'),
    upper: (play, by, dangerous) => move(play, by, dangerous ? 2 : 1, { left: 2 }),
  },
  restless: {
    possible: canMove('any'),
    upper: (play, by) => move(play, by, 2),
    lower: (play, by) => move(play, by, 2, { among: 'another', must: false }),
  },
  'through-the-ducts': {
    possible: (play) => relocations(play.table, 'ducts').length > 0,
    upper: (play, by, dangerous) =>
      play.then('relocateMonster', { by, how: dangerous ? 'ducts-near' : 'ducts' }),
  },
  scatter: {
    possible: canMove('any'),
    upper: (play, by) => move(play, by, 1, { left: 3, must: false }),
    lower: (play) => play.then('drawForEvil', { count: 2 }),
  },
  relentless: {
    possible: always,
    upper: (play, _by, dangerous) => play.then('drawForEvil', { count: dangerous ? 2 : 1 }),
  },
  'hit-and-run': {
    possible: (play) => play.table.culprit !== null && canMove('culprit')(play),
    upper: (play, by) => move(play, by, 2, { among: 'culprit' }),
    lower: (play, by) => spawn(play, by, 0, false),
  },
  'nowhere-to-run': {
    possible: canMove('any'),
    upper: (play, by, dangerous) => move(play, by, dangerous ? 3 : 2),
  },
} satisfies Partial<Record<Card, CardRules>>

/** Monsters in the sector that the Hero has just left, if it is adjacent. */
export function followers({ table }: At): string[] {
  const { leftBehind, hero } = table
  if (leftBehind === null) return []
  const isNear = ways.some((way) => adjacent(table, leftBehind, way) === hero.at)
  if (!isNear) return []
  return monstersAt(table, leftBehind)
    .filter(
      (monster) => monster.being !== 'brood-mother' && mayEnterLevel(table, monster, leftBehind, hero.at),
    )
    .map(({ id }) => id)
}
