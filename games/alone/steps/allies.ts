import { type May, answering, shape } from '@miskatonic/kernel'
import { levelOf } from '../content/sectors.ts'
import { isBoss } from '../content/monsters.ts'
import type { At, Choices, Rules } from '../kind.ts'
import { asRevealed, hasAlly, isLit, monstersAt } from './look.ts'
import { distancesFrom } from './ways.ts'
import { openWays, stepTowards } from './moving.ts'
import { lightUpSector } from './light.ts'
import { useAlly } from './ally-charges.ts'
import { event } from '../position.ts'
import * as names from '../names.ts'
import type { Character } from '../content/characters.ts'

const { integer, object } = shape

/** Allies (AL-731 to AL-742): an ability for a charge, or everything at once. */
export const vocabulary = {
  choices: {
    allyLight: object({}),
    sacrifice: object({}),
    followPilot: answering('ledWhere', object({ to: names.way })),
  },
  asks: {
    ledWhere: object({ left: integer(1, 4) }),
  },
  events: {
    allyLost: event<{ character: Character }>('open'),
    allySacrificed: event<{ character: Character }>('open'),
    allyUsed: event<{ character: Character }>('open'),
  },
}

export const rules = {
  /** The Engineer lights the Hero's sector. */
  allyLight(play) {
    useAlly(play)
    lightUpSector(play, play.table.hero.at)
    play.then('lookAround', {})
  },

  /** AL-734. */
  sacrifice(play) {
    const { hero } = play.table
    const { character } = hero.ally!
    hero.ally = null
    play.emit('allySacrificed', { character })
    if (character === 'pilot') play.then('ledWhere', { left: 4 })
    if (character === 'engineer') lightAround(play)
    if (character === 'captain') removeAround(play)
    if (character === 'doctor') play.then('recoverWhich', { points: 6, why: 'sacrifice' })
  },

  ledWhere(play) {
    play.ask('hero', 'AL-734', (may) => {
      for (const to of openWays(play)) may('followPilot', { to }, 'AL-734')
      may('stopMoving', {}, 'AL-734')
    })
  },

  followPilot(play, { to }, _by, { left }) {
    stepTowards(play, 'led', to, 0)
    if (left > 1) play.then('ledWhere', { left: left - 1 })
  },
} satisfies Rules

function lightAround(play: At): void {
  const { table } = play
  for (const sector of asRevealed(table, distancesFrom(table, table.hero.at).within(3)))
    if (levelOf(sector) === levelOf(table.hero.at)) lightUpSector(play, sector)
  play.then('lookAround', {})
}

/** AL-455: no experience. */
function removeAround(play: At): void {
  const { table } = play
  for (const monster of monstersAt(table, table.hero.at))
    if (!isBoss(monster.being)) {
      table.monsters = table.monsters.filter((each) => each !== monster)
      play.emit('monsterRemoved', { being: monster.being, place: monster.at, monster: monster.id })
    }
}

export function offerAllyAtStart(play: At, may: May<Choices>): void {
  const { table } = play
  if (table.hero.ally !== null) may('sacrifice', {}, 'AL-734')
  if (hasAlly(table, 'engineer'))
    may.unless(isLit(table, table.hero.at) ? 'AL-393' : undefined, 'allyLight', {}, 'AL-735')
}
