import { shape } from '@miskatonic/kernel'
import { sides } from '../cards/great-old-ones.ts'
import { colours } from '../content/tentacles.ts'
import type { At, Rules } from '../kind.ts'
import { event } from '../position.ts'
import { endGame } from './change.ts'
import { everybody, phaseOf, portalNumber, sealDice } from './queries.ts'

const { object } = shape

/** A portal space may come out of everybody's reach: no rule restores a rune in phase 2. Then players may concede (TE-R46). */
export const vocabulary = {
  choices: {
    concede: object({}),
  },
  events: {
    hopeLost: event(object({}), 'open'),
  },
}

export const rules = {
  concede(play) {
    endGame(play, 'conceded')
  },
} satisfies Rules

const bestFace = 2

/** Players are told once. */
export function noticeLostHope(play: At): void {
  if (play.table.hopeless || phaseOf(play) === 1 || everySpaceInReach(play)) return
  play.table.hopeless = true
  play.emit('hopeLost', {})
}

function everySpaceInReach(play: At): boolean {
  return colours.every((colour) => {
    const best = Math.max(...everybody(play).map((who) => bestFace * sealDice(play, who, colour)))
    return sides.every(
      (side) => play.table.portals[colour][side] !== null || best >= portalNumber(play, colour, side),
    )
  })
}
