import { type Count, type Position, countPieces } from '@miskatonic/kernel'
import { type Charm, allCharms } from './cards/charms.ts'
import { cluesToWin, doomToLose } from './content/components.ts'
import type { Options, Table } from './position.ts'

/** The components that must add up at every decision. */
export function counts({ hands, inEffect, box }: Table): Count[] {
  const have: Charm[] = [...Object.values(hands).flat(), ...inEffect.map(({ charm }) => charm), ...box]
  return [countPieces('charms', have, allCharms)]
}

/** Which invariant of the table is broken, in a sentence; undefined if all hold. */
export function brokenInvariant({ table, outcome, seats }: Position<Table, Options>): string | undefined {
  if (Object.keys(table.hands).join() !== seats.join())
    return '/table/hands should have one hand for each seat'
  if (!seats.includes(table.active)) return '/table/active should be a seat of this game'
  if (outcome !== null) return undefined
  if (table.clues >= cluesToWin) return `/table/clues: with ${cluesToWin} the game is won`
  return table.doom >= doomToLose ? `/table/doom: with ${doomToLose} the game is lost` : undefined
}
