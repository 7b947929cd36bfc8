import { sides } from '../content/great-old-ones.ts'
import { colours } from '../content/tentacles.ts'
import type { At } from '../position.ts'
import { everybody, phaseOf, portalNumber, sealDice } from './look.ts'

const bestFace = 2

/** TE-R46: no rule restores a rune in phase 2, so a portal space may come out of everybody's reach. Players are told once. */
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
