import { type Attempt, type Happened, type Refused, type Seat, isRefused } from '@miskatonic/kernel'
import {
  type JsonText,
  type LogEntry,
  type Now,
  type NowChanges,
  type TableInfo,
  type Told,
  type ToldEvent,
  type Update,
  eventAlone,
  extendedText,
  objectText,
  partText,
  textOf,
  valueIn,
} from '@miskatonic/protocol'
import type { Row } from '../store.ts'
import type { Table } from '../table.ts'
import { KEEP_EVERY, KEEP_ROWS, beganBody, didBody, keptBody } from './log-rows.ts'
import { shownFrom } from './memory.ts'
import type { Member, People } from './people.ts'
import type { Bodies } from './rows.ts'
import { type Recorded, recorded } from './log-shown.ts'
import type { RecentLog } from './recent-log.ts'
import type { WriteQueue } from './write-queue.ts'
import { type Observed, ToldTexts, toldEvents, unwatched } from './told-events.ts'
import { type ChangesNow, ViewDiff } from './view-diff.ts'

/** Called with the answer to a choice: null if it was made. */
export type Answered = (refusal: Refused | null) => void

/** The member who made a choice and waits for its answer. */
export interface Author {
  readonly member: Member
  readonly ref: number
  readonly answered: Answered | undefined
}

/** A choice that was made, and what its events changed for those who are here. */
export interface Made {
  readonly events: readonly Happened[]
  readonly observed: readonly Observed[]
}

/**
 * Appends what happened to the log and, once it is durable, sends each member what its seats may see of it. The messages are made at once,
 * because the game may have gone on by the time they can be sent.
 */
export class Broadcast {
  private readonly people: People
  private readonly writes: WriteQueue
  private readonly recentLog: RecentLog
  /** Made with the game: at an archived table there is none. */
  private diff: ViewDiff | undefined
  /** The number of the last stored position in the log. */
  keptAt = 0
  /** The number of the last entry by which choices were taken back; 0 if there is none. */
  undoneAt = 0
  /** Words of chat in the log. */
  words = 0

  constructor(people: People, writes: WriteQueue, recentLog: RecentLog) {
    this.people = people
    this.writes = writes
    this.recentLog = recentLog
  }

  /** The whole game, for a member with these seats who has been sent nothing yet. */
  whole(table: Table, seats: readonly Seat[]): JsonText<Now> {
    return this.diffOf(table).whole(table.now, seats)
  }

  /** Sets the baseline: from here on members are sent what changes. */
  takeUp(table: Table): void {
    this.diffOf(table).takeUp(table.now)
  }

  /** The first row of the log of a game that was taken up. */
  firstRow(table: Table): Row {
    const row = this.writes.row('began', beganBody(table, this.diffOf(table).wholeTable()))
    const { seq, at } = row
    this.recentLog.add(recorded({ seq, at, kind: 'began', events: table.opening }, table.firstNumber))
    return row
  }

  began(table: Table): void {
    const changes = this.diffOf(table).changes(table.now)
    const row = this.firstRow(table)
    const events = table.opening.map(unwatched)
    const tell = this.updates(changes, (_, seats) =>
      objectText<EntryOf<'began'>>({ ...mark(row, 'began'), events: textOf(toldEvents(seats, events)) }),
    )
    this.writes.write([row], tell)
  }

  /** Makes a choice and, if there are members to send it to, records what each of its events changes. */
  choose(table: Table, attempt: Attempt): Made | Refused {
    const { here, seatsHere } = this.people
    const watch = here.size === 0 ? undefined : this.diffOf(table).watch(seatsHere)
    const done = table.choose(attempt, watch?.observer)
    if (!isRefused(done))
      return { events: done.events, observed: watch?.observed ?? done.events.map(unwatched) }
    if (watch !== undefined && done.refused.code === 'rules-broken')
      this.diffOf(table).tookBack(table.now, seatsHere)
    return done
  }

  /** A choice was made; `author` waits for the answer, if given. */
  chosen(
    table: Table,
    choice: { seat: Seat; option: string },
    observed: readonly Observed[],
    author?: Author,
  ): void {
    const number = table.number - 1
    const changes = this.diffOf(table).changes(table.now)
    const told = new ToldTexts(observed)
    const open = told.for([])
    const row = this.writes.row(
      'did',
      didBody({ number, ...choice }, open, changes, shownFrom(table.game, table.position, [])),
    )
    this.remember(row, number, observed, open)
    const numbered = { ...mark(row, 'did'), number: textOf(number) }
    const entry = (events: JsonText<readonly ToldEvent[]>): JsonText<EntryOf<'did'>> =>
      partText<EntryOf<'did'>>({ ...numbered, events })
    const forSpectators = entry(open)
    const tell = this.updates(
      changes,
      (_, seats) => {
        const events = told.for(seats)
        return events === open ? forSpectators : entry(events)
      },
      author,
    )
    this.writes.write([row, ...this.keep(table)], () => {
      tell()
      author?.answered?.(null)
    })
  }

  /** Where everybody saw all of it, the text for spectators (`open`) has all of it. */
  private remember(
    { seq, at }: Row,
    number: number,
    observed: readonly Observed[],
    open: JsonText<readonly ToldEvent[]>,
  ): void {
    const write = (events: readonly Happened[]): Recorded =>
      recorded({ seq, at, kind: 'did', number, events }, number)
    if (observed.every(({ happened }) => happened.seen === undefined))
      this.recentLog.addLater(seq, () => write(valueIn(open).map(eventAlone)))
    else this.recentLog.add(write(observed.map(({ happened }) => happened)))
  }

  /** From time to time the position itself is written down, and the table forgets what lies before it. */
  private keep(table: Table): Row[] {
    if (table.number - table.firstNumber < KEEP_EVERY) return this.keepByRows(table)
    table.forgetThePast()
    return [this.kept(table)]
  }

  /** Rows that are no choices count as well: a table is loaded from the last stored position. */
  private keepByRows(table: Table | null): Row[] {
    return table === null || this.writes.seq - this.keptAt < KEEP_ROWS ? [] : [this.kept(table)]
  }

  private kept(table: Table): Row {
    const row = this.writes.row('kept', keptBody(table, this))
    this.keptAt = row.seq
    return row
  }

  /** Writes the position down if the log has grown long without it, as logs of earlier versions have. */
  keepIfDue(table: Table): void {
    const rows = this.keepByRows(table)
    if (rows.length > 0) this.writes.write(rows, () => {})
  }

  /** The game is back at decision `number`. */
  tookBack(table: Table, number: number, by: Seat, free: boolean): void {
    const body: Bodies['undone'] = { number, by, free }
    const row = this.writes.row('undone', textOf(body))
    this.undoneAt = row.seq
    const entry: EntryOf<'undone'> = { seq: row.seq, at: row.at, kind: 'undone', ...body }
    const text = textOf(entry)
    this.recentLog.add(recorded(entry))
    this.writes.write(
      [row, ...this.keepByRows(table)],
      this.updates(this.diffOf(table).changes(table.now), () => text),
    )
  }

  /** Something that does not change the game. `table` is null where it is archived, or not begun. */
  entry<K extends 'said' | 'rewound' | 'seat'>(kind: K, body: Bodies[K], table: Table | null): void {
    const row = this.writes.row(kind, JSON.stringify(body))
    if (kind === 'said') this.words++
    const entry = { seq: row.seq, at: row.at, kind, ...body } as EntryOf<'said' | 'rewound' | 'seat'>
    this.recentLog.add(recorded(entry))
    const to = 'to' in body ? body.to : undefined
    this.writes.write([row, ...this.keepByRows(table)], () => this.people.tell({ t: 'entry', entry }, to))
  }

  info(info: TableInfo): void {
    const text = textOf(info)
    this.tellEach((member) =>
      objectText<Extract<Told, { t: 'info' }>>({
        t: textOf('info'),
        info: text,
        you: textOf(this.people.you(member)),
      }),
    )
  }

  /** Sends to the holders of these seats; left out: to everybody. */
  tell(told: Told, seats?: readonly Seat[]): void {
    this.writes.announce(() => this.people.tell(told, seats))
  }

  tellEach(message: (member: Member, seats: readonly Seat[]) => JsonText<Told>): void {
    this.writes.announce(this.messages(message))
  }

  private diffOf({ game }: Table): ViewDiff {
    this.diff ??= new ViewDiff(game)
    return this.diff
  }

  /** An update for each member. Members for whom it is the same share one text. */
  private updates(
    changes: ChangesNow,
    entry: (member: Member, seats: readonly Seat[]) => JsonText<Update['entry']>,
    author?: Author,
  ): () => void {
    const { open } = changes
    let last: { entry: string; text: JsonText<Told> } | undefined
    return this.messages((member, seats) => {
      const news = changes.seenFrom(seats)
      const own = entry(member, seats)
      const isAuthor = author?.member === member
      if (!isAuthor && news === noNews && last?.entry === own) return last.text
      const text = objectText<Update>({
        t: nowMark,
        ...(isAuthor ? { ref: textOf(author.ref) } : {}),
        entry: own,
        now: extendedText(open, 'seats', news),
      })
      if (!isAuthor && news === noNews) last = { entry: own, text }
      return text
    })
  }

  /** Makes a message for each member now; returns a function that sends them. */
  private messages(message: (member: Member, seats: readonly Seat[]) => JsonText<Told>): () => void {
    const messages: { member: Member; text: JsonText<Told> }[] = []
    for (const [member, { seats }] of this.people.here)
      messages.push({ member, text: message(member, seats) })
    return () => {
      for (const { member, text } of messages) if (this.people.here.has(member)) member.send(text)
    }
  }
}

type EntryOf<K extends LogEntry['kind']> = Extract<LogEntry<ToldEvent>, { kind: K }>

const nowMark = textOf('now' as const)
const noNews = textOf<NowChanges['seats']>({})

function mark<K extends LogEntry['kind']>(
  { seq, at }: Row,
  kind: K,
): { readonly seq: JsonText<number>; readonly at: JsonText<number>; readonly kind: JsonText<K> } {
  return { seq: textOf(seq), at: textOf(at), kind: textOf(kind) }
}
