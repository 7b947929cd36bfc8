import { answering, shape } from '@miskatonic/kernel'
import type { Rules } from '../kind.ts'
import { characterCards } from '../cards/characters.ts'
import { openWays, stepTowards } from './moving.ts'
import { lightUpSector } from './light.ts'
import { useAlly } from './ally-charges.ts'
import { event } from '../position.ts'
import * as names from '../names.ts'

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
    allyLost: event(object({ character: names.character }), 'open', 'hero'),
    allySacrificed: event(object({ character: names.character }), 'open', 'hero'),
    allyUsed: event(object({ character: names.character }), 'open', 'turn'),
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
    characterCards[character].sacrifice(play)
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
