import {
  type Changes,
  type Delta,
  type Engine,
  type Fields,
  type Game,
  type Happened,
  LastKnown,
  type Observer,
  type Option,
  type Position,
  type Refusal,
  type Seat,
  type SeenField,
  openFields,
  openValue,
  ownFields,
  ownValue,
} from '@miskatonic/kernel'
import {
  type Forbidden,
  type JsonText,
  type Now,
  type NowChanges,
  type Offer,
  type SeatView,
  type SeatViewChanges,
  objectText,
  partText,
  recordText,
  textOf,
} from '@miskatonic/protocol'
import { type Observed, isSeenBy, isSeenByAll } from './told-events.ts'

/**
 * Remembers what was last shown of a game, and says what has changed since: in the fields that everybody sees, and for each seat in what
 * it sees in addition, its options and its refusals. All of it as JSON that is written once for everybody who gets it.
 *
 * Only changes that a client may connect with an event are told together with it. What everybody sees is compared at events that all
 * seats and spectators see, and a seat's own part at events that this seat sees: the time of a change tells nothing of a hidden event.
 */
export class ViewDiff {
  private readonly open: ShownFields
  private readonly game: Game
  private readonly compared: ComparedFields
  private readonly lastViews = new Map<Seat, LastSeatView>()

  constructor(game: Game) {
    this.game = game
    this.compared = ComparedFields.of(game)
    this.open = new ShownFields(openFields(game))
  }

  /** Sets the baseline of what everybody sees. */
  takeUp({ position }: Engine): void {
    this.openChanges(position)
  }

  /** All that everybody sees, as it was last shown. */
  wholeTable(): JsonText<Now['table']> {
    return textOf(this.open.values)
  }

  /** The whole view of these seats, for a client that has been shown nothing yet. */
  whole(engine: Engine, seats: readonly Seat[]): JsonText<Now> {
    const present = new Present(engine, this.lastViews)
    const all = seats.map((seat) => [seat, present.whole(seat)] as const)
    return objectText<Now>({ ...situation(engine), table: this.wholeTable(), seats: recordText(all) })
  }

  /** What has changed since it was last asked, or since the last event that was observed. */
  changes(engine: Engine): ChangesNow {
    const changes = this.openChanges(engine.position)
    const table = changes === undefined ? nothing : textOf(changes)
    return new ChangesNow(engine, table, new Present(engine, this.lastViews))
  }

  /** Observes a choice on behalf of the clients that see through these seats. */
  watch(seats: readonly Seat[]): Watch {
    const all: Observed[] = []
    return { observed: all, observer: (...event) => all.push(this.observe(...event, seats)) }
  }

  private observe(happened: Happened, position: Position, seats: readonly Seat[]): Observed {
    const { open, own } = this.compared.at(happened.event)
    return {
      happened,
      table: open.length > 0 && isSeenByAll(happened) ? this.openChanges(position, open) : undefined,
      own: own.length > 0 ? this.ownAt(happened, position, seats, own) : noneOwn,
    }
  }

  private ownAt(
    happened: Happened,
    position: Position,
    seats: readonly Seat[],
    fields: readonly number[],
  ): Observed['own'] {
    let own: [Seat, Changes][] | undefined
    for (const seat of seats) {
      if (!isSeenBy(happened, seat)) continue
      const changes = lastViewOf(this.lastViews, this.game, seat).ownChanges(
        this.game,
        position,
        seat,
        fields,
      )
      if (changes !== undefined) (own ??= []).push([seat, changes])
    }
    return own ?? noneOwn
  }

  /** A choice that these seats watched has failed and was taken back: what was shown is what is there again. */
  tookBack({ game, position }: Engine, seats: readonly Seat[]): void {
    this.openChanges(position)
    for (const seat of seats) lastViewOf(this.lastViews, game, seat).ownChanges(game, position, seat)
  }

  private openChanges(position: Position, fields = this.compared.all.open): Changes | undefined {
    return this.open.changes(fields, position, openValue)
  }
}

const noneOwn: Observed['own'] = []

/** What was last shown of some fields. */
class ShownFields {
  private readonly fields: readonly SeenField[]
  private readonly known = new LastKnown()

  constructor(fields: readonly SeenField[]) {
    this.fields = fields
  }

  get values(): Fields {
    return Object.fromEntries(this.fields.map(({ name }, i) => [name, this.known.valueAt(i)]))
  }

  /** How those of the fields at these places changed that did; undefined if none did. `seat` is left out for what everybody sees. */
  changes(
    places: readonly number[],
    position: Position,
    valueOf: (field: SeenField, position: Position, seat: Seat) => unknown,
    seat = '',
  ): Changes | undefined {
    let changes: Record<string, Delta> | undefined
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!
      const field = this.fields[place]!
      const delta = this.known.compare(place, valueOf(field, position, seat))
      if (delta !== undefined) (changes ??= {})[field.name] = delta
    }
    return changes
  }
}

/** The fields to compare at an event, by their places among the game's open fields and its own fields. */
interface Compared {
  readonly open: readonly number[]
  readonly own: readonly number[]
}

const comparedByGame = new WeakMap<Game, ComparedFields>()

/** Which fields of a game are compared when. */
class ComparedFields {
  readonly all: Compared
  private readonly game: Game
  private readonly byEvent = new Map<string, Compared>()

  private constructor(game: Game) {
    this.game = game
    this.all = findCompared(game, undefined)
  }

  static of(game: Game): ComparedFields {
    const known = comparedByGame.get(game) ?? new ComparedFields(game)
    comparedByGame.set(game, known)
    return known
  }

  at(event: string): Compared {
    const known = this.byEvent.get(event)
    if (known !== undefined) return known
    const compared = findCompared(this.game, this.game.changes?.[event])
    this.byEvent.set(event, compared)
    return compared
  }
}

function findCompared(game: Game, named: readonly string[] | undefined): Compared {
  const among = (fields: readonly SeenField[]): number[] =>
    [...fields.keys()].filter((i) => isCompared(fields[i]!, named))
  return { open: among(openFields(game)), own: among(ownFields(game)) }
}

function isCompared({ name, isRead }: SeenField, named: readonly string[] | undefined): boolean {
  return named === undefined || isRead === true || named.includes(name)
}

/** A choice being watched: what its events changed. */
export interface Watch {
  readonly observer: Observer
  readonly observed: Observed[]
}

const nothing = textOf<Changes>({})

/** What was last shown to one seat. */
class LastSeatView {
  private readonly own: ShownFields
  private options = ''
  private refusals = ''

  constructor(game: Game) {
    this.own = new ShownFields(ownFields(game))
  }

  ownChanges(
    game: Game,
    position: Position,
    seat: Seat,
    fields = ComparedFields.of(game).all.own,
  ): Changes | undefined {
    return this.own.changes(fields, position, ownValue, seat)
  }

  /** What changed since this was last asked; undefined if nothing did. */
  changes(
    own: Changes | undefined,
    options: JsonText<readonly Offer[]>,
    refusals: JsonText<readonly Forbidden[]>,
  ): JsonText<SeatViewChanges> | undefined {
    const isSame = own === undefined && options === this.options && refusals === this.refusals
    if (isSame) return undefined
    const change = {
      ...(own === undefined ? {} : { own: textOf(own) }),
      ...(options === this.options ? {} : { options }),
      ...(refusals === this.refusals ? {} : { refusals }),
    }
    this.options = options
    this.refusals = refusals
    return partText<SeatViewChanges>(change)
  }

  whole(options: JsonText<readonly Offer[]>, refusals: JsonText<readonly Forbidden[]>): JsonText<SeatView> {
    this.options = options
    this.refusals = refusals
    return objectText<SeatView>({ own: textOf(this.own.values), options, refusals })
  }
}

function lastViewOf(lastViews: Map<Seat, LastSeatView>, game: Game, seat: Seat): LastSeatView {
  const known = lastViews.get(seat)
  if (known !== undefined) return known
  const last = new LastSeatView(game)
  lastViews.set(seat, last)
  return last
}

/** What has changed at a decision, for everybody and for each seat. */
export class ChangesNow {
  readonly table: JsonText<Changes>
  readonly situation: Situation
  /** What everybody is told. */
  readonly open: JsonText<Omit<NowChanges, 'seats'>>
  private readonly present: Present

  constructor(engine: Engine, table: JsonText<Changes>, present: Present) {
    this.table = table
    this.situation = situation(engine)
    this.open = partText<Omit<NowChanges, 'seats'>>({ ...this.situation, table })
    this.present = present
  }

  /** What is new to clients that see through these seats. */
  seenFrom(seats: readonly Seat[]): JsonText<NowChanges['seats']> {
    return this.present.changes(seats)
  }
}

type Situation = ReturnType<typeof situation>

/** What is asked and how it ended, for everybody. */
export function situation({ position, decision }: Engine): {
  readonly number: JsonText<number>
  readonly asked: JsonText<Now['asked']>
  readonly outcome: JsonText<Now['outcome']>
} {
  const asked: Now['asked'] = decision && {
    step: decision.step,
    args: decision.args,
    waiting: decision.waiting,
    rule: decision.rule,
  }
  return {
    number: textOf(position.choices),
    asked: textOf(asked),
    outcome: textOf(position.outcome),
  }
}

/** The seats' views of a decision. Each is compared once, however many clients look through the eyes of that seat. */
class Present {
  private readonly engine: Engine
  private readonly lastViews: Map<Seat, LastSeatView>
  private readonly news = new Map<Seat, JsonText<SeatViewChanges> | undefined>()
  private refusals: readonly Refusal[] | undefined

  constructor(engine: Engine, lastViews: Map<Seat, LastSeatView>) {
    this.engine = engine
    this.lastViews = lastViews
  }

  whole(seat: Seat): JsonText<SeatView> {
    const { game, position } = this.engine
    const last = lastViewOf(this.lastViews, game, seat)
    last.ownChanges(game, position, seat)
    return last.whole(this.options(seat), this.forbidden(seat))
  }

  /** What is new to these seats. */
  changes(seats: readonly Seat[]): JsonText<NowChanges['seats']> {
    const all: [Seat, JsonText<SeatViewChanges>][] = []
    for (const seat of seats) {
      const change = this.changesFor(seat)
      if (change !== undefined) all.push([seat, change])
    }
    return recordText(all)
  }

  private changesFor(seat: Seat): JsonText<SeatViewChanges> | undefined {
    if (this.news.has(seat)) return this.news.get(seat)
    const { game, position } = this.engine
    const last = lastViewOf(this.lastViews, game, seat)
    const own = last.ownChanges(game, position, seat)
    const change = last.changes(own, this.options(seat), this.forbidden(seat))
    this.news.set(seat, change)
    return change
  }

  private options(seat: Seat): JsonText<readonly Offer[]> {
    const options: Offer[] = []
    for (const option of this.engine.decision?.options ?? [])
      if (option.seat === seat) options.push(offer(option))
    return textOfList(options)
  }

  private forbidden(seat: Seat): JsonText<readonly Forbidden[]> {
    this.refusals ??= this.engine.refusals()
    const refusals: Forbidden[] = []
    for (const { seat: whose, step, args, rule } of this.refusals)
      if (whose === seat) refusals.push({ step, args, rule })
    return textOfList(refusals)
  }
}

const emptyList = textOf<readonly never[]>([])

/** Most seats have nothing to choose. */
function textOfList<T>(list: readonly T[]): JsonText<readonly T[]> {
  return list.length === 0 ? emptyList : textOf(list)
}

function offer({ step, args, rules, note }: Option): Offer {
  return note === undefined ? { step, args, rules } : { step, args, rules, note }
}
