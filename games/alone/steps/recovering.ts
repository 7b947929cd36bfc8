import { answering, shape } from '@miskatonic/kernel'
import { fullTrack } from '../content/characters.ts'
import type { At, Rules } from '../kind.ts'
import { useAlly } from './ally-charges.ts'
import { event, quiet } from '../position.ts'

const { integer, object, oneOf, whole } = shape

/** Points that come back (AL-171): never above the maximum. */
export const vocabulary = {
  choices: {
    recover: answering('recoverWhich', object({ health: integer(0, 6), control: integer(0, 6) })),
    recoverNothing: object({}),
  },
  asks: {
    recoverWhich: object({ points: integer(1, 6), why: oneOf(['ally', 'sacrifice', 'character', 'reward']) }),
  },
  events: {
    recovered: event(object({ health: whole, control: whole }), 'open', ...quiet),
  },
}

export const rules = {
  /** Points of one kind or, of a sacrifice, divided as the Hero likes. */
  recoverWhich(play, { points, why }) {
    play.ask('hero', why === 'reward' ? 'AL-838' : 'AL-735', (may) => {
      for (let health = 0; health <= points; health++)
        if (why === 'sacrifice' || health === 0 || health === points)
          may('recover', { health, control: points - health }, why === 'reward' ? 'AL-838' : 'AL-735')
      if (why === 'ally') may('recoverNothing', {}, 'AL-735')
    })
  },

  recover(play, { health, control }, _by, { why }) {
    if (why === 'ally') useAlly(play)
    recover(play, health, control)
  },

  recoverNothing() {},
} satisfies Rules

export function recover(play: At, health: number, control: number): void {
  const { hero } = play.table
  const before = { health: hero.health, control: hero.control }
  hero.health = Math.min(fullTrack, hero.health + health)
  hero.control = Math.min(fullTrack, hero.control + control)
  play.emit('recovered', { health: hero.health - before.health, control: hero.control - before.control })
}
