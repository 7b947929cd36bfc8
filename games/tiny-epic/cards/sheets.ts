import type { Bends, Seat } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import type { At, TinyEpic } from '../kind.ts'

/** The character sheets (ledger, "Player characters"). */
export const sheets = ['scientist', 'priest', 'historian', 'detective', 'alienist', 'medium'] as const
export type Sheet = (typeof sheets)[number]

/** What each of them can do (TE-501, TE-502). An assistant has no ability (TE-R64). */
export const abilities: Record<Sheet, Bends<TinyEpic>> = {
  scientist: { answers: { shiftsColours: allowed } },
  priest: { answers: { banishDiscount: oneMore } },
  historian: { answers: { freeVerb: (_play, soFar, { who }, owner) => (who === owner ? 'consult' : soFar) } },
  detective: { answers: { moveLength: oneMore } },
  alienist: { answers: { freeVerb: (_play, soFar, { who }, owner) => (who === owner ? 'exchange' : soFar) } },
  medium: { answers: { maySpareDraw: allowed } },
}

interface About {
  who: Character
}

/** The character with the sheet may do it. */
function allowed(_play: At, soFar: boolean, { who }: About, owner: Seat): boolean {
  return soFar || who === owner
}

/** One more for the character with the sheet. */
function oneMore(_play: At, soFar: number, { who }: About, owner: Seat): number {
  return who === owner ? soFar + 1 : soFar
}
