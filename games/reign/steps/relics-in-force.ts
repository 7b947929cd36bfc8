import type { Bends, Seat } from '@miskatonic/kernel'
import { type Place, townOf } from '../content/map.ts'
import type { At, Reign } from '../kind.ts'
import type { Table } from '../position.ts'

/** Relics whose effect lasts bend the rules while it does. */

/** RC-507 to RC-511: nothing new is placed in a protected town, and no figure is needed for it. */
export const elderSignRules: Bends<Reign> = {
  replaces: {
    placeCultist: (play, { at }) => preventPlacement(play, at),
    placeShoggoth: (play, { at }) => preventPlacement(play, at),
  },
}

function preventPlacement(play: At, at: Place): boolean {
  if (play.table.gates[townOf[at]] !== 'warded') return false
  play.emit('placementPrevented', { at })
  return true
}

export const inForceRules: Record<Table['inForce'][number]['relic'], Bends<Reign>> = {
  /** RC-246, RC-513. */
  'mi-go-eye': { answers: { cluesSaved: (_play, soFar) => soFar + 1 } },
  /** RC-523: no player makes sanity rolls; the Hunter's throw counts as one (RC-657). */
  'warded-box': {
    replaces: {
      sanityRoll: (play, { seat }) => preventRoll(play, seat),
      hunterThrow: (play, { seat }) => preventRoll(play, seat),
    },
  },
  /** RC-503, RC-504: skips the next summoning step that begins. */
  'bizarre-statue': {
    replaces: {
      summoning(play) {
        const { inForce } = play.table
        inForce.splice(
          inForce.findIndex(({ relic }) => relic === 'bizarre-statue'),
          1,
        )
        play.emit('summoningSkipped', {})
        return true
      },
    },
  },
}

function preventRoll(play: At, seat: Seat): boolean {
  play.emit('rollPrevented', { seat })
  return true
}
