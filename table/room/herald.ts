import type { Happened, Refused, Seat } from '@miskatonic/kernel'
import type { LogEntry, TableInfo, Told } from '@miskatonic/protocol'
import type { Row } from '../store.ts'
import type { Table } from '../table.ts'
import type { Rights } from './keys.ts'
import { KEEP_EVERY, choiceBody, keptBody, openingBody } from './opening.ts'
import type { Member, People } from './people.ts'
import type { Scribe } from './scribe.ts'
import { OpenSight, SeatSights, allOpen, nowText, seenFrom, situation } from './sight.ts'

/** Hears of the answer to a choice: null if it was made. */
export type Answered = (refusal: Refused | null) => void

/** Whoever made a choice and waits for its answer. */
export interface Author {
  readonly member: Member
  readonly ref: number
  readonly answered: Answered | undefined
}

/**
 * Has what happened written down and, once it is safe, tells those who are here, each through the eyes of their seats. What they are told
 * is written at once, because the game may have gone on by then.
 */
export class Herald {
  private readonly people: People
  private readonly scribe: Scribe
  private readonly sight = new OpenSight()
  private readonly sights = new SeatSights()

  constructor(people: People, scribe: Scribe) {
    this.people = people
    this.scribe = scribe
  }

  /** The game as somebody with these seats sees it who has been told nothing yet. */
  whole({ now }: Table, seats: readonly Seat[]): string {
    return nowText(now, this.sight.whole(), this.sights.at(now).all(seats))
  }

  /** Takes the game as it is for known: from here on people are told what changes. */
  takeUp(table: Table): void {
    this.sight.changes(table.now)
  }

  /** The first row of the log of a game that was taken up. */
  opening(table: Table): Row {
    return this.scribe.row('began', openingBody(table, this.sight.whole()))
  }

  began(table: Table): void {
    this.takeUp(table)
    const row = this.opening(table)
    const whole = this.sight.whole()
    const tell = this.framesFor(table, (_, seats, news) => {
      const events = JSON.stringify(seenFrom(seats, table.opening))
      const entry = `{"seq":${row.seq},"at":${row.at},"kind":"began","events":${events}}`
      return [`{"t":"now","entry":${entry},"now":`, nowText(table.now, whole, news), '}']
    })
    this.scribe.write([row], tell)
  }

  /** A choice was made; `author` waits for the answer, if anybody does. */
  chosen(
    table: Table,
    choice: { seat: Seat; option: string },
    happened: readonly Happened[],
    author?: Author,
  ): void {
    const number = table.number - 1
    const changed = this.sight.changes(table.now)
    const now = situation(table.now)
    const open = JSON.stringify(seenFrom([], happened))
    const isOpen = allOpen(happened)
    const row = this.scribe.row('did', choiceBody({ number, ...choice }, open, changed, now))
    const before = `"entry":{"seq":${row.seq},"at":${row.at},"kind":"did","number":${number},"events":`
    const after = `},"now":{"number":${table.number},${now},"table":${changed},"seats":`
    const forAll = inOnePiece([before, open, after])
    const nothingElse = inOnePiece(['{"t":"now",', forAll, '{}}}'])
    const tell = this.framesFor(table, (member, seats, news) => {
      const isAuthor = author?.member === member
      if (isOpen && !isAuthor && news === '{}') return [nothingElse]
      const ref = isAuthor ? `"ref":${author.ref},` : ''
      const what = isOpen ? forAll : inOnePiece([before, JSON.stringify(seenFrom(seats, happened)), after])
      return ['{"t":"now",', ref, what, news, '}}']
    })
    this.scribe.write([row, ...this.keep(table)], () => {
      tell()
      author?.answered?.(null)
    })
  }

  /** From time to time the position itself is written down, and the table forgets what lies before it. */
  private keep(table: Table): Row[] {
    if (table.number - table.firstNumber < KEEP_EVERY) return []
    table.forgetThePast()
    return [this.scribe.row('kept', keptBody(table.position))]
  }

  /** The game is back at decision `number`. */
  tookBack(table: Table, number: number, by: Seat, free: boolean): void {
    const changed = this.sight.changes(table.now)
    const mark = `"number":${number},"by":${JSON.stringify(by)},"free":${free}`
    const body = `{${mark},"events":[],"table":${changed},${situation(table.now)}}`
    const row = this.scribe.row('undone', body)
    const entry = `{"seq":${row.seq},"at":${row.at},"kind":"undone",${mark}}`
    const tell = this.framesFor(table, (_, _seats, news) => [
      `{"t":"now","entry":${entry},"now":`,
      nowText(table.now, changed, news),
      '}',
    ])
    this.scribe.write([row], tell)
  }

  /** Something that does not change the game. */
  entry(kind: 'said' | 'rewound', body: object): void {
    const row = this.scribe.row(kind, JSON.stringify(body))
    const entry = { seq: row.seq, at: row.at, kind, ...body } as LogEntry
    this.scribe.write([row], () => this.people.tellAll({ t: 'entry', entry }))
  }

  info(info: TableInfo): void {
    const text = JSON.stringify(info)
    const you = (member: Member): string => JSON.stringify(this.people.you(member))
    this.tellEach((member) => ['{"t":"info","info":', text, ',"you":', you(member), '}'])
  }

  tellAll(told: Told): void {
    this.scribe.tell(() => this.people.tellAll(told))
  }

  tellEach(frame: (member: Member) => Pieces): void {
    this.scribe.tell(this.frames(frame))
  }

  private framesFor(
    table: Table,
    frame: (member: Member, seats: readonly Seat[], news: string) => Pieces,
  ): () => void {
    const sights = this.sights.at(table.now)
    return this.frames((member, { seats }) => frame(member, seats, sights.news(seats)))
  }

  private frames(frame: (member: Member, rights: Rights) => Pieces): () => void {
    const frames: { member: Member; pieces: Pieces }[] = []
    for (const [member, rights] of this.people.here) frames.push({ member, pieces: frame(member, rights) })
    return () => {
      for (const { member, pieces } of frames)
        if (this.people.here.has(member)) member.send(inOnePiece(pieces))
    }
  }
}

/** A text that is put together when it is sent: most of it is the same for all, and thousands wait for the disk. */
type Pieces = readonly string[]

/** Texts that are added to each other stay a tree of many small parts, and while they wait, that costs time. */
function inOnePiece(pieces: Pieces): string {
  return pieces.join('')
}
