import type { Args, Changes, JsonObject, Outcome, Reading, Rule, Seat } from '@miskatonic/kernel'
import type { Wish } from './asked.ts'

/** What the server tells a client over its socket. */
export type Told =
  | Welcome
  | Update
  | { t: 'info'; info: TableInfo; you: You }
  | { t: 'entry'; entry: LogEntry }
  /** Before the game; during it this is an entry of the log. */
  | ({ t: 'seat-news' } & SeatNews)
  | { t: 'pinged'; seat: Seat; name: string; target: string }
  | Proposal
  | Settled
  | Moment
  /** A program has given its seat up because it failed repeatedly. */
  | { t: 'gave-up'; seat: Seat; player: string }
  | { t: 'done'; ref: number; key?: string; seat?: Seat; table?: string; keys?: readonly string[] }
  | { t: 'refused'; ref: number | null; code: string; message: string; rule?: Rule }
  | Bye

/** The last message: the server closes the connection. `again` says whether it makes sense to come back. */
export interface Bye {
  t: 'bye'
  code: string
  message: string
  again: boolean
}

/** The answer to `hello`: the whole game, and the log since the client's last visit. Sent again if the client gets a seat back. */
export interface Welcome {
  t: 'welcome'
  /** The number of the last entry in the table's log. */
  seq: number
  info: TableInfo
  you: You
  /** Null before the game begins. */
  now: Now | null
  /** Entries after the last one seen; of a long log only the end (then `cut`). */
  log: readonly LogEntry[]
  cut: boolean
  proposals: readonly Proposal[]
  /** Keys to the seats that a link has opened. Links are opened once: these keys replace them. */
  keys?: Readonly<Record<Seat, string>>
  /** The keys of `hello`, by their position, that open nothing any more. */
  dead?: readonly number[]
}

/**
 * Something happened in the game. The events of the entry say what each of them changed, `now` says what changed after the last one: put
 * together (`nowAfter`), they lead from what the client saw before to what it sees now.
 */
export interface Update {
  t: 'now'
  /** The client's own number, if this is the answer to its choice. */
  ref?: number
  entry: LogEntry<ToldEvent>
  now: NowChanges
}

/** How the game changed, as far as the client may know. */
export interface NowChanges extends Pick<Now, 'number' | 'asked' | 'outcome'> {
  /** The fields that everybody sees. */
  table: Changes
  /** The client's own seats, as far as they see something new. */
  seats: Readonly<Record<Seat, SeatViewChanges>>
}

/** What is left out is what it was before. */
export interface SeatViewChanges {
  own?: Changes
  options?: readonly Offer[]
  refusals?: readonly Forbidden[]
}

/** The game as it is now, as far as the client may know. */
export interface Now {
  /** Choices made so far: the number that the next choice must name. */
  number: number
  asked: { step: string; args: JsonObject; waiting: readonly Seat[]; rule: Rule } | null
  outcome: Outcome | null
  /** What everybody sees. */
  table: Readonly<Record<string, unknown>>
  /** What the client's own seats see in addition, and what they may choose. */
  seats: Readonly<Record<Seat, SeatView>>
}

export interface SeatView {
  own: Readonly<Record<string, unknown>>
  options: readonly Offer[]
  refusals: readonly Forbidden[]
}
export interface Offer {
  step: string
  args: Args
  rules: Rule | readonly Rule[]
  note?: string
}
export interface Forbidden {
  step: string
  args: Args
  rule: Rule
}

/** An event as the client saw it. */
export interface Seen {
  event: string
  args: object
  /** What was read aloud with it. */
  reading?: Reading
}

/**
 * An event that has just happened, and how it changed what the client sees: true values for the story on the screen. What changed without
 * an event that the client sees comes with the next event, or after the last one.
 */
export interface ToldEvent extends Seen {
  table?: Changes
  /** By seat, what the client's own seats see in addition. */
  own?: Readonly<Record<Seat, Changes>>
}

/** The log of a table, in the order of `seq`. Nothing is ever taken out of it: what was undone stays, marked as such by a later entry. */
export type LogEntry<Event extends Seen = Seen> =
  | { seq: number; at: number; kind: 'began'; events: readonly Event[] }
  | { seq: number; at: number; kind: 'did'; number: number; events: readonly Event[] }
  /** Back to decision `number`. `free`: no player had learned anything; otherwise the table consented. */
  | { seq: number; at: number; kind: 'undone'; number: number; by: Seat; free: boolean }
  /** `to`: the seats that are told, where it is said to one side only. Left out: everybody is. */
  | { seq: number; at: number; kind: 'said'; by: Seat; name: string; text: string; to?: readonly Seat[] }
  | ({ seq: number; at: number; kind: 'seat' } & SeatNews)
  /** A player went on from decision `number` at another table. */
  | { seq: number; at: number; kind: 'rewound'; number: number; by: Seat }

/** Something about a seat that everybody is told. Names are those of people; null: the seat is free. */
export interface SeatNews {
  /**
   * `taken`: a free seat, by an invitation or a link. `taken-over`: by another player, because its own is away. `left`: given up.
   * `linked`: a link was made for it, and who held it (`was`) is out. `handed`: its player made the link. `away` and `returned`: its player
   * is gone for a while, or is back. `no-part`: its part of the luck was missing. `assigned` and `unassigned`: given to a program, and
   * taken back; `gave-up`: the program failed.
   */
  what:
    | 'taken'
    | 'taken-over'
    | 'left'
    | 'linked'
    | 'handed'
    | 'away'
    | 'returned'
    | 'no-part'
    | 'assigned'
    | 'unassigned'
    | 'gave-up'
  seat: Seat
  /** Who sits there now. */
  name: string | null
  /** Who sat there before. */
  was: string | null
  /** Who did it; '' if the table did. */
  by: string
}

/** What a table has agreed on for players who are away. */
export interface TableSettings {
  /** Who may give the seat of a player who is away to another, or play it, while the game is running. */
  replaceBy: 'host' | 'players' | 'nobody'
  /** Minutes that the player must have been away. With 0 the host need not wait at all. */
  replaceAfter: number
  /** Minutes after which a proposal goes on without the consent of those who are away. Null: never. */
  consentAfter: number | null
}

export interface TableInfo {
  id: string
  game: string
  /** The version of the rules it is played by. */
  version: string
  options: object
  /** `archived`: played by rules that this program no longer has; it can be looked at, not continued. */
  phase: 'gathering' | 'playing' | 'over' | 'archived'
  seats: readonly SeatInfo[]
  watchers: number
  created: number
  luck: Luck
  forkedFrom: { table: string; number: number } | null
  /** How the game came to this table: begun here, from an earlier moment of another table, or from a file. `earlier`: not known, because the table was opened by an earlier version. */
  origin: 'new' | 'fork' | 'file' | 'earlier'
  /** Hidden cards may be known to a player at the table. */
  isKnown: boolean
  settings: TableSettings
  /** Milliseconds that are left for the question that is asked now. Left out if it has no time limit. */
  timeLeft?: number
}

export interface SeatInfo {
  seat: Seat
  /** Null while the seat is free. */
  name: string | null
  online: boolean
  /** Since when the player has been away, in milliseconds since 1970. Left out if here, or not known. */
  away?: number
  wish: Wish
  /** The program that plays the seat; left out for people and free seats. */
  player?: string
}

/** How the luck of a table is made, so that it can be checked after the game (see table/fair.ts). */
export interface Luck {
  /** SHA-256 of the table's own part, shown before players add theirs. */
  commitment: string
  /** By seat: the hash of the part that it shows when the game begins. */
  commitments: Readonly<Record<Seat, string>>
  /** What the seats added. Told when the last part has been shown. */
  parts: Readonly<Record<Seat, string>>
  /** The seats whose parts the table made, because programs play them. */
  made: readonly Seat[]
  /** While the game is about to begin: the seats that have not shown their parts yet. Otherwise null. */
  missing: readonly Seat[] | null
  /** The table's own part, once the game is over. */
  secret: string | null
}

export interface You {
  seats: readonly Seat[]
  host: boolean
  /** May take a free seat. */
  invited: boolean
}

/** Something that needs the consent of the seats in `waiting`. */
export interface Proposal {
  t: 'proposal'
  id: number
  what: 'undo' | 'rewind'
  by: Seat
  /** The decision to go back to. */
  number: number
  /** What was learned since, as a code for the page's words: `undo-chance`, `undo-seen`, `not-your-choice`. */
  because: string
  waiting: readonly Seat[]
  /** When it goes on without those who are away, in milliseconds since 1970. Left out: never. */
  until?: number
}

/** A proposal was accepted, or refused by `by`. A rewind brings the client's keys to the new table. */
export interface Settled {
  t: 'settled'
  id: number
  what: 'undo' | 'rewind'
  yes: boolean
  by: Seat
  table?: string
  keys?: readonly string[]
}

/** A moment of the game's past, through one seat's eyes. The changes of its events lead on from the moment before it. */
export interface Moment {
  t: 'moment'
  ref: number
  seat: Seat
  number: number
  /** Where the replay can go. */
  first: number
  last: number
  events: readonly ToldEvent[]
  now: Now
}
