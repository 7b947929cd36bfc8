import type { Game, Refused, Seat } from '@miskatonic/kernel'
import type { Store, TableRecord } from '../store.ts'
import type { Rights } from './keys.ts'
import type { PlayerProgram } from './programs/player.ts'
import type { Quota } from './quota.ts'
import type { LongWork } from './long-work.ts'
import type { Marks } from './sides.ts'

/** What a room needs from the server or page that runs it. */
export interface Surroundings {
  readonly store: Store
  /** Does what takes long elsewhere. Default: in this thread. */
  readonly longWork?: LongWork
  /** Default: none. */
  readonly limits?: TableLimits
  /** Undefined if the game is unknown here, or cannot go on from that version of its rules. */
  game(id: string, version: string): Game | undefined
  /** An unguessable text of at least 128 bits. */
  secret(): string
  now(): number
  /** Calls back after so many milliseconds, unless it is cancelled by what is returned. */
  after(milliseconds: number, callback: () => void): () => void
  /** Opens a new table that goes on from an earlier decision of this one, after these choices. */
  fork(
    from: TableRecord,
    choices: readonly { seat: Seat; option: string }[],
    party: Party,
  ): Promise<Fork | Refused>
  /** A change of this table could not be stored. Its room must not be used any more; load it again. */
  failed(table: string, error: unknown): void
  /** The programs that can play a seat. Default: those of this package. */
  readonly players?: readonly PlayerProgram[]
  /** Milliseconds before a program's answer, at normal speed. */
  readonly programBeat?: number
}

/** What one table may store. */
export interface TableLimits {
  /** Rows of its log. */
  readonly rows: number
  /** Words of chat: entries of its log. */
  readonly words: number
}

/** Who goes on at a fork. */
export interface Party {
  /** The seats whose players come along. The others are free there, unless programs play them. */
  readonly seats: readonly Seat[]
  /** What the host of the new table is known by at this one. */
  readonly host: Marks
  /** What the new table counts against; undefined: nothing. */
  readonly payer: Quota | undefined
}

export interface Fork {
  readonly table: string
  /** The keys to the new table for a member with these rights at the old one. */
  keysFor(rights: Rights): readonly string[]
}
