import {
  type Engine,
  type Game,
  type Happened,
  type Seat,
  Engine as Rules,
  attempted,
  canonical,
  clone,
  isRefused,
  perceived,
  revealedBy,
  sampleWorld,
  sampleWorlds,
  witnessed,
} from '@miskatonic/kernel'
import {
  type Moment,
  type Now,
  type Told,
  type ToldEvent,
  type Update,
  type Viewed,
  type Welcome,
  entryAlone,
  eventAlone,
  nowAfter,
  viewAfter,
} from '@miskatonic/protocol'
import { type TableRecord, commitmentTo } from '@miskatonic/table'
import type { Dice } from './dice.ts'
import { type Snapshot, type Written, playLog } from './disk.ts'
import { entryFor, eventsFor, nowFor, shownIn, storyFor } from './expected.ts'
import type { Habits } from './habits.ts'

/** Worlds in which a refusal must be the same. */
const WORLDS = 6

/** A decision of a game, and what led to it. */
interface Stand {
  readonly engine: Engine
  readonly happened: readonly Happened[]
  /** What could be seen after each of these events. */
  readonly snapshots: readonly Snapshot[]
}

/** What was asked, where an answer alone does not tell. */
export interface Asked {
  readonly seat: Seat
  readonly option: string
  readonly decision: number
}

/** One client's place at the table, and everything that it was sent, in order. */
export interface Watched {
  readonly seats: readonly Seat[]
  readonly texts: readonly string[]
  /** The choices they asked for, by the number of the question. */
  readonly asked: ReadonlyMap<number, Asked>
}

/**
 * Knows the whole game, from the disk, and what everybody may know of it, from the kernel. What a client is sent must be just that: not
 * a field less, and above all not a field more.
 */
export class Oracle {
  private readonly habits: Habits
  private readonly record: TableRecord
  private readonly rows: readonly Written[]
  /** After each row of the log: every decision that still stands, by its number. */
  private readonly lines: (readonly Stand[])[] = []

  constructor(habits: Habits, record: TableRecord, rows: readonly Written[]) {
    const { game } = habits
    this.habits = habits
    this.record = record
    this.rows = rows
    playLog(game, record, rows, (row, now, happened, snapshots) => {
      const before = this.lines.at(-1) ?? []
      const engine = Rules.at(game, clone(now.position))
      const stand = {
        ...(row.kind === 'undone' ? before[row.body.number]! : { happened, snapshots }),
        engine,
      }
      const isMove = row.kind === 'began' || row.kind === 'did' || row.kind === 'undone'
      this.lines.push(isMove ? [...before.slice(0, engine.position.choices), stand] : before)
    })
  }

  get lastSeq(): number {
    return this.rows.length
  }

  /** The decisions that stand after a row of the log. */
  line(seq: number): readonly Stand[] {
    return this.lines[seq - 1]!
  }

  /** What is wrong with everything that a client was sent. */
  *wrongIn({ seats, texts, asked }: Watched): Generator<string> {
    let seq = 0
    let known: Now | null = null
    for (const text of texts) {
      const told = JSON.parse(text) as Told
      if (told.t === 'welcome') {
        yield* this.wrongWelcome(told, seats, seq)
        seq = told.seq
        known = told.now
      } else if (told.t === 'now') {
        seq = told.entry.seq
        yield* this.wrongUpdate(told, seats, known)
        known = nowAfter(known, told)
      } else if (told.t === 'entry') seq = told.entry.seq
      yield* this.wrongRest(told, seats, seq, asked)
      yield* this.wrongText(text, seq, seats)
    }
  }

  private *wrongWelcome(told: Welcome, seats: readonly Seat[], last: number): Generator<string> {
    const { seq, info, you, proposals, ...rest } = told
    const begun = seq > 0
    const since = Math.max(last, seq - 128)
    const from = this.shownFrom(seq, seats)
    const log = this.entries(seats, from).filter((entry) => entry.seq > since && entry.seq <= seq)
    const now = begun ? nowFor(this.line(seq).at(-1)!.engine, seats) : null
    yield* difference('welcome', rest, { t: 'welcome', now, log, cut: since > last })
    yield* difference('welcome', you.seats, seats)
    for (const proposal of proposals) yield* wrongKeys(proposal, keysOf['proposal'])
    yield* this.wrongInfo(info, seq)
  }

  /** The log without choices before decision `from`, which may only be remembered. */
  private entries(seats: readonly Seat[], from: number): { seq: number }[] {
    return this.rows.flatMap((row, i) => {
      const isForgotten = (row.kind === 'began' || row.kind === 'did') && row.body.number < from
      return isForgotten ? [] : (entryFor(row, this.happenedAt(i), seats) ?? [])
    })
  }

  /** The first decision that a client with these seats may look back to after a row of the log. */
  private shownFrom(seq: number, seats: readonly Seat[]): number {
    if (seq === 0) return 0
    const { game, position } = this.line(seq).at(-1)!.engine
    if (game.memory === undefined || position.outcome !== null) return 0
    const eyes = seats.length === 0 ? [''] : seats
    return Math.min(...eyes.map((seat) => game.memory!(position, seat)))
  }

  private happenedAt(i: number): readonly Happened[] {
    const { kind } = this.rows[i]!
    return kind === 'began' || kind === 'did' ? this.lines[i]!.at(-1)!.happened : []
  }

  private *wrongUpdate(told: Update, seats: readonly Seat[], known: Now | null): Generator<string> {
    const { seq } = told.entry
    const { engine, snapshots } = this.line(seq).at(-1)!
    const entry = entryFor(this.rows[seq - 1]!, this.happenedAt(seq - 1), seats)
    yield* wrongKeys(told, ['t', 'entry', 'now', ...('ref' in told ? ['ref'] : [])])
    yield* difference('entry', entryAlone(told.entry), entry)
    yield* difference('now', nowAfter(known, told), nowFor(engine, seats))
    if (told.entry.kind === 'did') yield* wrongStory(told.entry.events, seats, known!, snapshots)
  }

  private *wrongRest(
    told: Told,
    seats: readonly Seat[],
    seq: number,
    asked: Watched['asked'],
  ): Generator<string> {
    switch (told.t) {
      case 'welcome':
      case 'now':
        return
      case 'entry':
        yield* difference('entry', told.entry, entryFor(this.rows[told.entry.seq - 1]!, [], seats))
        return
      case 'info':
        yield* difference('info', told.you.seats, seats)
        yield* this.wrongInfo(told.info, seq)
        return
      case 'moment':
        yield* this.wrongMoment(told, seq)
        return
      case 'refused':
        yield* this.wrongRefusal(told, seq, asked)
        return
      default:
        yield* wrongKeys(told, keysOf[told.t])
    }
  }

  private *wrongInfo(info: Welcome['info'], seq: number): Generator<string> {
    const { secret, parts, id, game, version, options, created, forkedFrom, origin, isKnown } = this.record
    const { phase, seats, watchers, luck, settings } = info
    for (const each of seats) yield* wrongKeys(each, ['seat', 'name', 'online', 'away', 'wish'])
    const isOver = seq > 0 && this.line(seq).at(-1)!.engine.decision === null
    const known = { commitment: commitmentTo(secret), secret: isOver ? secret : null }
    // Parts are shown from the first only by clients of the previous version; hashes tell nothing.
    const { commitments, made, missing } = luck
    const wanted = { ...known, commitments, made, missing, parts: phase === 'gathering' ? luck.parts : parts }
    const about = { id, game, version, options, created, forkedFrom, origin, isKnown, settings, luck: wanted }
    yield* difference('info', info, { ...about, phase, seats, watchers })
  }

  private *wrongMoment(told: Moment, seq: number): Generator<string> {
    const { ref, seat, number } = told
    const line = this.line(seq)
    const { engine, happened, snapshots } = line[number]!
    const eyes = seat === '' ? [] : [seat]
    const first = this.shownFrom(seq, eyes)
    if (number < first)
      yield `"${seat}" looks back to ${number}, but may only remember what was before ${first}`
    // What led to the first decision that may be seen was before it.
    const events = first > 0 && number === first ? [] : eventsFor(happened, eyes)
    const seen = { events, now: nowFor(engine, eyes) }
    const before = line[number - 1]
    if (events.length > 0 && before !== undefined)
      yield* wrongStory(told.events, eyes, nowFor(before.engine, eyes), snapshots)
    yield* difference(
      'moment',
      { ...told, events: told.events.map(eventAlone) },
      {
        t: 'moment',
        ref,
        seat,
        number,
        first,
        last: line.length - 1,
        ...seen,
      },
    )
  }

  private *wrongRefusal(
    told: Extract<Told, { t: 'refused' }>,
    seq: number,
    asked: Watched['asked'],
  ): Generator<string> {
    yield* wrongKeys(told, ['t', 'ref', 'code', 'message', ...('rule' in told ? ['rule'] : [])])
    const attempt = asked.get(told.ref ?? -1)
    if (attempt === undefined || told.code === 'not-your-seat') return
    const { ref } = told
    const { engine } = this.line(seq).at(-1)!
    yield* difference('refused', told, { t: 'refused', ref, ...reasonAt(engine, attempt) })
    for (const position of sampleWorlds(engine.game, engine.position, attempt.seat, WORLDS, told.message)) {
      const world = Rules.at(engine.game, position)
      yield* difference('refused in another world', told, { t: 'refused', ref, ...reasonAt(world, attempt) })
    }
  }

  /** What must not be in any message of any kind. */
  private *wrongText(text: string, seq: number, seats: readonly Seat[]): Generator<string> {
    if (seq === 0) return
    const { engine } = this.line(seq).at(-1)!
    if (engine.decision === null) return
    const { secret, start, keys } = this.record
    const never = [secret, JSON.stringify(start), engine.position.chance.key, ...keys.map(({ hash }) => hash)]
    for (const each of never) if (text.includes(each)) yield `a message contains ${each.slice(0, 60)}`
    const piles = Object.values(engine.position.table as Record<string, unknown>).filter(Array.isArray)
    for (const hidden of this.habits.hidden(engine.position.table as Record<string, never>, seats)) {
      const isElsewhere = piles.some((other) => other !== hidden && canonical(other) === canonical(hidden))
      const list = JSON.stringify(hidden)
      if (Object.keys(hidden).length <= 2 || isElsewhere || !text.includes(list)) continue
      if (!this.wasSeen(list, seq, seats)) yield `a message contains ${list.slice(0, 60)}`
    }
  }

  /** Whether these seats could see such a list before: the cards of a discard pile may have been a hand, in the same order. */
  private wasSeen(list: string, seq: number, seats: readonly Seat[]): boolean {
    return this.line(seq).some(({ engine }) => JSON.stringify(nowFor(engine, seats)).includes(list))
  }

  /** What the answer to an undo of the last choice must be: null if it is free, otherwise why consent is needed. */
  undoAnswer(seq: number, by: Seat): string | null {
    const { choice, before } = this.lastChoice(seq)
    const code = codeOf(before.game, before, choice)
    return code ?? (choice.seat === by ? null : 'not-your-choice')
  }

  /** Worlds in which the answer to an undo would tell a player what they cannot see. */
  *undoTells(seq: number, dice: Dice): Generator<string> {
    const { choice, before } = this.lastChoice(seq)
    if (this.habits.showsHand.has(choice.option.split(':')[0]!)) return
    const { game, position } = before
    const here = codeOf(game, before, choice)
    for (const seat of [...position.seats, '']) {
      const world = Rules.at(game, sampleWorld(game, position, seat, `undo ${dice.below(1000)}`))
      if (noticedBy(before, choice, seat) !== noticedBy(world, choice, seat)) continue
      const there = codeOf(game, world, choice)
      if (here !== there) yield `undo of ${choice.option} tells "${seat}" something: ${here}, ${there}`
    }
  }

  private lastChoice(seq: number): { choice: { seat: Seat; option: string }; before: Engine } {
    const line = this.line(seq)
    const number = line.length - 2
    const row = this.rows
      .slice(0, seq)
      .findLast(({ kind, body }) => kind === 'did' && body.number === number)!
    return { choice: row.body, before: line[number]!.engine }
  }
}

/** What was shown after each event must be what could be seen then: no more, and no earlier. */
function* wrongStory(
  events: readonly ToldEvent[],
  seats: readonly Seat[],
  before: Now,
  snapshots: readonly Snapshot[],
): Generator<string> {
  const expected = storyFor(snapshots, seats, shownIn(before))
  let view: Viewed = before
  for (const [i, told] of events.entries()) {
    yield* wrongKeys(told, ['event', 'args', 'table', 'own'])
    view = viewAfter(view, told)
    yield* difference(`after ${told.event}`, shownIn(view), expected[i])
  }
}

const keysOf: Record<string, string[]> = {
  done: ['t', 'ref'],
  proposal: ['t', 'id', 'what', 'by', 'number', 'because', 'waiting'],
  settled: ['t', 'id', 'what', 'yes', 'by'],
  pinged: ['t', 'seat', 'name', 'target'],
  bye: ['t', 'code', 'message', 'again'],
}

function* wrongKeys(told: object, keys: readonly string[] | undefined): Generator<string> {
  const strange = Object.keys(told).filter((key) => !keys?.includes(key))
  if (strange.length > 0) yield `${JSON.stringify(told)} has ${strange.join(', ')}`
}

function* difference(what: string, told: unknown, expected: unknown): Generator<string> {
  const [here, there] = [canonical(told), canonical(expected)]
  if (here === there) return
  let i = 0
  while (here[i] === there?.[i]) i++
  yield `${what}: …${here.slice(Math.max(0, i - 60), i + 60)}… instead of …${there?.slice(Math.max(0, i - 60), i + 60)}…`
}

function reasonAt(engine: Engine, attempt: Asked): object {
  const answer = attempted(engine, attempt)
  return isRefused(answer) ? answer.refused : { code: 'allowed' }
}

function codeOf(game: Game, { position }: Engine, choice: { seat: Seat; option: string }): string | null {
  const option = Rules.at(game, clone(position)).find(choice.seat, choice.option)!
  const revealed = revealedBy(game, position, option)
  if (revealed === null) return null
  return { rule: 'undo-rule', chance: 'undo-chance', sight: 'undo-seen' }[revealed.by]
}

/** What a seat notices of a choice; undefined where it is not offered. */
function noticedBy(
  { game, position }: Engine,
  choice: { seat: Seat; option: string },
  seat: Seat,
): string | undefined {
  const engine = Rules.at(game, clone(position), true)
  const option = engine.find(choice.seat, choice.option)
  if (option === undefined) return undefined
  engine.choose(option)
  return witnessed(engine.events, seat) + perceived(engine, seat)
}
