import type { Seat } from '@miskatonic/kernel'
import { asRecord, recall, remember } from '../storage.ts'

/** What this browser remembers of the luck of a table: it is compared with what the table says when the game is over. */
export interface LuckMemory {
  /** The table's seal when this browser committed to its own parts. */
  readonly commitment: string
  /** The parts of this browser's seats. */
  readonly parts: Readonly<Record<Seat, string>>
  /** The seals of all seats when the parts were about to be shown; null before that. */
  readonly commitments: Readonly<Record<Seat, string>> | null
  /** This browser saw the game begin. */
  readonly hasBegun: boolean
}

const NAME = 'luck'
/** Tables remembered at most: the oldest is forgotten first. */
const MOST = 200

export function luckMemory(table: string): LuckMemory | undefined {
  const found = asRecord(asRecord(recall(NAME))[table])
  return typeof found['commitment'] === 'string' && typeof found['parts'] === 'object'
    ? ({ commitments: null, hasBegun: false, ...found } as unknown as LuckMemory) // written by `keepLuck`
    : undefined
}

export function keepLuck(table: string, memory: LuckMemory): void {
  const { [table]: _, ...others } = asRecord(recall(NAME))
  remember(NAME, Object.fromEntries([...Object.entries(others), [table, memory]].slice(-MOST)))
}
