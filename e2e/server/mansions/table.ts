import type { Position, Seat } from '@miskatonic/kernel'

/**
 * The table of Mansions of Madness as far as these tests look into it or rearrange it. They know the game only from outside, as positions
 * and options, and what its ledger says of them: a mistake of the rules about what is hidden is not made here again.
 */
export interface MansionsTable {
  answers: Answers
  read: Answers
  clueRooms: string[]
  revealed: number | null
  objectiveReaders: Seat[]
  foreseen: Record<Seat, Record<string, { from: number; cards: string[] }>>
  investigators: Record<Seat, Investigator>
  monsters: { kind: string; token: string; known: boolean }[]
  /** By the back of the token: how many figures are not on the board. */
  supply: Record<string, number>
  rooms: Record<string, Room>
  mythosHand: string[]
  traumaHand: string[]
  mythosDeck: string[]
  mythosDiscard: string[]
  traumaDeck: string[]
  traumaDiscard: string[]
  combatDecks: Record<string, string[]>
  combatDiscards: Record<string, string[]>
  combatRevealed: string[]
  spellDecks: Record<string, string[]>
  spellTails: Record<string, number>
  drawnPiece: string | null
  puzzles: object
  gone: string[]
}

type Answers = Record<string, string | null>

interface Investigator {
  state: string
  spells: { kind: string; back: string; seen: boolean }[]
  injury: string | null
  insanity: string | null
  cards: string[]
}

export interface Room {
  lock: string | null
  lockUp: boolean
  dropped: string[]
  stack: string[]
  topUp: boolean
  revealed: string[]
}

export function tableOf({ table }: Position): MansionsTable {
  return table as MansionsTable
}

export function storyOf({ options }: Position): string {
  return (options as { story: string }).story
}

export const keeper: Seat = 'keeper'

export function investigatorsOf({ seats }: Position): Seat[] {
  return seats.filter((seat) => seat !== keeper)
}
