import { answering, shape } from '@miskatonic/kernel'
import { statsOf } from '../../content/monsters.ts'
import { type Sector, ways } from '../../content/sectors.ts'
import type { At, Rules } from '../../kind.ts'
import type { Monster, Table } from '../../position.ts'
import { rollForEvil } from '../attacks.ts'
import { exploredSectors } from '../exploring.ts'
import { fightOf } from '../fighting.ts'
import { adjacent, monsterById, monstersAt, neighbours } from '../queries.ts'
import { mayEnterLevel, movedByCard, strengthen, walk } from '../monsters.ts'
import { makeNoise } from '../noise.ts'
import * as names from '../../names.ts'

const { boolean, integer, object, oneOf, text } = shape

/** What reaction cards do with single monsters. */
export const vocabulary = {
  choices: {
    pick: answering('pickMonster', object({ monster: text })),
    follow: answering('chaseWho', object({ monster: text })),
    followNoMore: object({}),
  },
  asks: {
    pickMonster: object({
      by: names.evil,
      why: oneOf(['cut-off', 'feed-on-fear', 'thick-hide', 'pounce']),
      bonus: integer(0, 2),
    }),
    chaseWho: object({ by: names.evil, all: boolean }),
  },
  effects: {
    strengthenMoved: object({}),
    blindMoved: object({}),
    moreDice: object({ dice: integer(1, 2) }),
    chase: object({ by: names.evil, all: boolean }),
  },
}

export const rules = {
  pickMonster(play, { by, why }) {
    play.ask(by, 'AL-612', (may) => {
      for (const monster of pickable(play, why)) may('pick', { monster }, 'AL-612')
    })
  },

  pick(play, { monster }, _by, { why, bonus }) {
    const { table } = play
    const one = monsterById(table, monster)
    if (why === 'thick-hide') spare(play, monster, bonus)
    else if (why === 'feed-on-fear') strengthen(play, one, bonus)
    else if (why === 'cut-off') {
      const { uncounted } = play.waiting('mayStrikeAtParting')!
      play.amend('mayStrikeAtParting', { uncounted: [...uncounted, monster] })
      play.then('monsterAttacks', { monster, extra: bonus })
    } else {
      strengthen(play, one, bonus)
      walk(play, one, pathToHero(table, one.at))
      makeNoise(play, 'here')
    }
  },

  /** Hunting Pack: those that came to the Hero. */
  strengthenMoved(play) {
    for (const id of movedByCard(play)) {
      const monster = monsterById(play.table, id)
      if (monster.at === play.table.hero.at) strengthen(play, monster, 1)
    }
  },

  blindMoved(play) {
    for (const id of movedByCard(play)) monsterById(play.table, id).blind = true
  },

  /** Frenzy: more dice as part of the attack that has just hurt the Hero. */
  moreDice(play, { dice }) {
    rollForEvil(play, dice, 'attack')
    play.then('settleAttack', { parting: false })
  },

  /** Give Chase: one follows, or as many as Evil likes. */
  chase(play, { by, all }) {
    if (followers(play).length > 0) play.then('chaseWho', { by, all })
  },

  chaseWho(play, { by, all }) {
    play.ask(by, 'AL-612', (may) => {
      for (const monster of followers(play)) may('follow', { monster }, 'AL-612')
      if (all) may('followNoMore', {}, 'AL-692')
    })
  },

  follow(play, { monster }, _by, { by, all }) {
    const one = monsterById(play.table, monster)
    walk(play, one, pathToHero(play.table, one.at))
    makeNoise(play, 'here')
    if (all) play.then('chase', { by, all })
  },

  followNoMore() {},
} satisfies Rules

/** So much of the damage does not reach this target. */
function spare(play: At, monster: string, points: number): void {
  const { spared } = fightOf(play)
  play.amend('hurtTargets', { spared: [...spared, ...Array.from({ length: points }, () => monster)] })
}

function pickable(play: At, why: 'cut-off' | 'feed-on-fear' | 'thick-hide' | 'pounce'): string[] {
  const { table } = play
  if (why === 'thick-hide')
    return fightOf(play).each ? fightOf(play).targets.slice(0, 1) : fightOf(play).targets
  if (why === 'feed-on-fear') return table.monsters.map(({ id }) => id)
  const at = why === 'cut-off' ? table.hero.at : exploredSectors(play)[0]!
  return monstersAt(table, at)
    .filter((monster) => (why === 'cut-off' ? monster.stunned === 0 : canPounce(table, monster)))
    .map(({ id }) => id)
}

/** It has to be able to come: the way is open, and there is room on the level. */
export function canPounce(table: Table, monster: Monster): boolean {
  return (
    !statsOf[monster.being].isRooted &&
    neighbours(table, monster.at).includes(table.hero.at) &&
    mayEnterLevel(table, monster, monster.at, table.hero.at)
  )
}

function pathToHero(table: Table, from: Sector): string {
  const way = ways.find((each) => adjacent(table, from, each) === table.hero.at)!
  return way === 'stairs' ? 't' : way.charAt(0)
}

/** Monsters in the sector that the Hero has just left, if it is adjacent. */
export function followers(play: At): string[] {
  const { table } = play
  const { hero } = table
  const { from } = play.waiting('afterStep')!
  if (from === null) return []
  const isNear = ways.some((way) => adjacent(table, from, way) === hero.at)
  if (!isNear) return []
  return monstersAt(table, from)
    .filter((monster) => !statsOf[monster.being].isRooted && mayEnterLevel(table, monster, from, hero.at))
    .map(({ id }) => id)
}
