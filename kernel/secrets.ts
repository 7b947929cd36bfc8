import type { Decision } from './decision.ts'
import type { Game, Kind } from './game.ts'
import type { JsonObject, Outcome, Position, Seat } from './position.ts'

/**
 * Who may see what. An allow-list: a field of the table reaches a screen only if it is named here, and the compiler asks for every
 * field. What everybody sees (`open`) is kept apart from what one seat sees in addition (`own`), so that it is made and written once for
 * all who look.
 */
export interface Secrets<K extends Kind> {
  table: { [F in keyof K['table']]: Sight<K['table'][F], K> }
  events: { [E in keyof K['events']]: EventSight<K['events'][E], Glance<K>> }
}

/** Who sees an event: everybody as it is, or each seat what this function makes of it (null: nothing). */
export type EventSight<Event, At> = 'open' | ((event: Event, seat: Seat, at: At) => Event | null)

type Sight<Value, K extends Kind> =
  /** Everybody sees it as it is. */
  | 'open'
  /** No seat sees anything of it. */
  | 'hidden'
  /** Everybody sees how many cards there are, but not which. */
  | 'counted'
  | {
      /** What everybody sees of it; without this, nothing. */
      open?(value: Value, at: Glance<K>): unknown
      /** What one seat sees in addition. */
      own?(value: Value, seat: Seat, at: Glance<K>): unknown
    }

/** The type of what everybody sees of a table, inferred from the game's secrets (`typeof secrets`). */
export type OpenTable<Table, S> = {
  [F in keyof Table & keyof S as HasOpen<S[F]> extends true ? F : never]: OpenSeen<Table[F], S[F]>
}
type HasOpen<S> = S extends 'hidden'
  ? false
  : S extends string
    ? true
    : S extends { open: unknown }
      ? true
      : false
type OpenSeen<Value, S> = S extends 'counted'
  ? number
  : S extends { open(...args: never): infer Shown }
    ? Shown
    : Value

/** The type of what one seat sees in addition. */
export type OwnTable<S> = { [F in keyof S as S[F] extends { own: unknown } ? F : never]?: OwnSeen<S[F]> }
type OwnSeen<S> = S extends { own(...args: never): infer Shown } ? Exclude<Shown, undefined> : never

type AnySight = Sight<unknown, Kind>

/** What a decision about secrecy may depend on. */
export interface Glance<K extends Pick<Kind, 'table' | 'options'>> {
  readonly table: K['table']
  readonly options: K['options']
}

/** What one seat, or a spectator, may know. */
export interface View {
  /** Whose view it is; '' for a spectator. */
  readonly seat: Seat
  readonly game: string
  readonly seats: readonly Seat[]
  readonly options: object
  readonly choices: number
  readonly asked: {
    readonly step: string
    readonly args: JsonObject
    readonly waiting: readonly Seat[]
  } | null
  readonly outcome: Outcome | null
  /** What everybody sees. */
  readonly table: Readonly<Record<string, unknown>>
  /** What this seat sees in addition; for a spectator, nothing. */
  readonly own: Readonly<Record<string, unknown>>
}

/** Made from the position as it is, not from a copy: write it out or clone it before the game goes on. */
export function viewOf(game: Game, position: Position, decision: Decision | null, seat: Seat): View {
  return { ...openPart(game, position, decision), seat, own: ownPart(game, position, seat) }
}

/**
 * The views of several seats, written as JSON. What everybody sees is the greater part of each, and is written once.
 */
export function viewsAsJson(
  game: Game,
  position: Position,
  decision: Decision | null,
  seats: readonly Seat[],
): string[] {
  const open = JSON.stringify(openPart(game, position, decision))
  const start = open.slice(0, -1)
  return seats.map(
    (seat) =>
      `${start},"seat":${JSON.stringify(seat)},"own":${JSON.stringify(ownPart(game, position, seat))}}`,
  )
}

/** What everybody sees of a position. */
export function openPart(
  game: Game,
  position: Position,
  decision: Decision | null,
): Omit<View, 'seat' | 'own'> {
  const table: Record<string, unknown> = {}
  for (const field of openFields(game)) table[field.name] = openValue(field, position)
  return {
    game: position.game,
    seats: position.seats,
    options: position.options,
    choices: position.choices,
    asked: decision && { step: decision.step, args: decision.args, waiting: decision.waiting },
    outcome: position.outcome,
    table,
  }
}

/** A field of the table, and who may see it. */
export interface SeenField {
  readonly name: string
  readonly sight: AnySight
  /** Texts to be read: events that name the fields they change need not name this one. */
  readonly isRead?: true
}

/** The fields of a table of which everybody sees something, and those of which a seat sees something in addition. */
interface Fields {
  readonly open: readonly SeenField[]
  readonly own: readonly SeenField[]
}

const knownFields = new WeakMap<Game, Fields>()

function fieldsOf(game: Game): Fields {
  const known = knownFields.get(game)
  if (known !== undefined) return known
  const all = Object.entries<AnySight>(game.secrets.table).map(([name, sight]) => ({ name, sight }))
  const fields = {
    open: [...all.filter(({ sight }) => isOpen(sight)), ...fieldOfReadings(game)],
    own: all.filter(({ sight }) => typeof sight === 'object' && sight.own !== undefined),
  }
  knownFields.set(game, fields)
  return fields
}

/** What lies open to be read is seen like a field of the table. */
function fieldOfReadings({ readings }: Game): SeenField[] {
  if (readings === undefined) return []
  return [{ name: 'readings', isRead: true, sight: { open: (_, at) => readings.open(at as never) } }] // at a position of this game
}

function isOpen(sight: AnySight): boolean {
  return typeof sight === 'object' ? sight.open !== undefined : sight !== 'hidden'
}

export function openFields(game: Game): readonly SeenField[] {
  return fieldsOf(game).open
}

/** The fields of which a seat may see something in addition. */
export function ownFields(game: Game): readonly SeenField[] {
  return fieldsOf(game).own
}

/** What everybody sees of an open field. */
export function openValue({ name, sight }: SeenField, position: Position): unknown {
  const value = (position.table as Record<string, unknown>)[name]
  if (sight === 'open') return value
  return typeof sight === 'object' ? sight.open!(value, position) : (value as unknown[]).length
}

/** What one seat sees in addition. */
export function ownPart(game: Game, position: Position, seat: Seat): Record<string, unknown> {
  const own: Record<string, unknown> = {}
  if (seat === '') return own
  for (const field of ownFields(game)) {
    const value = ownValue(field, position, seat)
    if (value !== undefined) own[field.name] = value
  }
  return own
}

/** What one seat sees in addition of one of the own fields; undefined if nothing. */
export function ownValue({ name, sight }: SeenField, position: Position, seat: Seat): unknown {
  return (sight as Exclude<SeenField['sight'], string>).own!(
    (position.table as Record<string, unknown>)[name],
    seat,
    position,
  )
}
