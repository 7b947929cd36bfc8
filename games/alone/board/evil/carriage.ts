import type { Offered, Target } from '@miskatonic/screen/contract'
import type { Sector } from '../../content/sectors.ts'
import type { Choices } from '../../kind.ts'
import type { Own } from '../seen.ts'
import { targets } from '../targets.ts'
import { sectorsOn } from './sight.ts'

/** A choice that takes something somewhere: a monster along a path, a new one to a sector, a hazard token elsewhere. */
export interface Carriage {
  /** What is taken: a monster, a kind of monster, a sector whose token it is. */
  readonly from: Target
  readonly to: Sector
  /** What lies there of this choice, and of those that differ from it only in what is heard. */
  readonly exact: Target
  /** The sectors of the way; of what does not walk, only where it ends. */
  readonly along: readonly Sector[]
}

/** Undefined for a choice that takes nothing anywhere. */
export function carriageOf({ step, args }: Pick<Offered, 'step' | 'args'>, own: Own): Carriage | undefined {
  switch (step as keyof Choices) {
    case 'shift':
    case 'lure': {
      const { monster, path } = args as Choices['shift']
      const from = own.monsters.find(({ id }) => id === monster)?.at
      if (from === undefined) return undefined
      const along = sectorsOn(own, from, path)
      return {
        from: targets.monster(monster),
        to: along.at(-1)!,
        exact: targets.path(monster, path),
        along,
      }
    }
    case 'spawn': {
      const { being, at } = args as Choices['spawn']
      return { from: targets.spawn(being), to: at, exact: targets.lands(being, at), along: [at] }
    }
    case 'replace': {
      const { monster, being, at } = args as Choices['replace']
      return { from: targets.off(monster), to: at, exact: targets.instead(monster, being, at), along: [at] }
    }
    case 'relocate': {
      const { monster, to } = args as Choices['relocate']
      return { from: targets.monster(monster), to, exact: targets.lands(monster, to), along: [to] }
    }
    case 'shiftTrap': {
      const { from, to } = args as Choices['shiftTrap']
      return { from: targets.sector(from), to, exact: targets.lands(from, to), along: [to] }
    }
    default:
      return undefined
  }
}
