import {
  type Choice,
  type Game,
  type Refused,
  type Seat,
  canGoOnFrom,
  clone,
  optionId,
  viewOf,
} from '@miskatonic/kernel'
import {
  type Asked,
  type AskedOf,
  type Bye,
  type LogEntry,
  type Now,
  PROTOCOL,
  type SeatView,
  type Told,
  entryAlone,
  nowAfter,
  toldText,
} from '@miskatonic/protocol'
import { expect } from 'vitest'
import {
  type Fork,
  type Member,
  type PlayerProgram,
  type Quota,
  Room,
  type Start,
  type Surroundings,
  Table,
  type TableRecord,
  hashOfKey,
  logOf,
  newRecord,
  spectator,
  withKey,
} from '../index.ts'
import { lanterns } from './lanterns.ts'
import { ScriptedStore } from './scripted-store.ts'
import { done } from './random.ts'

type Request = WithoutRef<Exclude<Asked, { t: 'hello' }>>
type WithoutRef<T> = T extends unknown ? Omit<T, 'ref'> : never
export type ToldOf<T extends Told['t']> = Extract<Told, { t: T }>

/** What a key opens at every table of these tests; the key itself is `key-` and this. */
type KeyName = 'a' | 'b' | 'host' | 'invite' | 'watch'

export const id = 'table'
export const secret = 'secret until the end'

/** A store, the table in it, and a room around that table, which can be loaded anew. */
export class House {
  readonly store = new ScriptedStore()
  limits = { rows: Number.POSITIVE_INFINITY, words: Number.POSITIVE_INFINITY }
  readonly failures: unknown[] = []
  readonly forks: { seat: Seat; option: string }[][] = []
  /** The answer to the next fork, where it is to be refused. */
  forkRefusal: Refused | null = null
  /** None: the rules are no longer known. */
  games: readonly Game[]
  /** The programs that can play; left out: the real ones. */
  players: readonly PlayerProgram[] | undefined
  /** Milliseconds before an answer of a program. */
  programBeat = 0
  room!: Room
  /** A member with all rights who is not connected, for choices of any seat. */
  readonly hand: Guest
  private clock = 1_000
  private waiting: { readonly at: number; readonly callback: () => void }[] = []
  private keysMade = 0

  constructor(game: Game) {
    this.games = [game]
    this.hand = new Guest(this, 'everything', 'hand')
  }

  async load(): Promise<void> {
    this.room = done(await Room.load(this.around, id))
  }

  /** Everybody is gone; the next who comes finds a room that knows only what was stored. */
  async reload(): Promise<void> {
    await this.room.settled()
    await this.load()
  }

  guest(...keys: KeyName[]): Guest {
    return new Guest(
      this,
      keys.map((key) => hashOfKey(`key-${key}`)),
      `name of ${keys.join(' ')}`,
    )
  }

  async join(...keys: KeyName[]): Promise<Guest> {
    const guest = this.guest(...keys)
    for (const key of keys) this.name(key, guest.name)
    expect(await guest.join()).toBeNull()
    await this.room.settled()
    return guest
  }

  /** The holder of a seat's key sits there already: taking it is not announced. */
  private name(seat: Seat, name: string): void {
    const state = this.room['state']
    const { seats } = state.record
    if (seats[seat]?.name === null)
      state.saveRecord({ ...state.record, seats: { ...seats, [seat]: { ...seats[seat], name } } })
  }

  /** A guest joins with a key that was made at the table. */
  async joinWith(key: string): Promise<Guest> {
    const guest = new Guest(this, [hashOfKey(key)], `name of ${key}`)
    expect(await guest.join()).toBeNull()
    await this.room.settled()
    return guest
  }

  get names(): (string | null)[] {
    return Object.values(this.room.record.seats).map(({ name }) => name)
  }

  /** The game inside the room; only tests look there. */
  get table(): Table {
    return this.room['state'].table!
  }

  /** Chooses by numbers, as `playOn` does with a table. Nothing is awaited in between. */
  playOn(picks: readonly number[]): void {
    for (const pick of picks) {
      const options = this.table.now.decision?.options ?? []
      if (options.length === 0) return
      const option = options[pick % options.length]!
      this.hand.say({ t: 'choose', seat: option.seat, decision: this.table.number, option: optionId(option) })
    }
  }

  /** Makes one choice, of any seat. */
  async choose(seat: Seat, option: string): Promise<void> {
    const { number } = this.table
    this.hand.say({ t: 'choose', seat, decision: number, option })
    await this.room.settled()
    expect(this.table.number).toBe(number + 1)
  }

  /** Makes so many choices in which nothing happens. */
  async rest(count: number): Promise<void> {
    for (let i = 0; i < count && this.table.now.decision !== null; i++) {
      const option = this.table.now.decision.options.find(({ step, args }) => isIdle(step, args))!
      this.hand.say({ t: 'choose', seat: option.seat, decision: this.table.number, option: optionId(option) })
    }
    await this.room.settled()
  }

  /** The game played again from its start, without a room, up to decision `until`. */
  async replayed(until = Number.POSITIVE_INFINITY): Promise<Table> {
    const { start, options } = this.room.record
    const game = this.games[0]!
    const table = done(Table.begun(game, options, structuredClone(start!)))
    for (const choice of await this.room.choices(until)) done(table.choose(choice))
    return table
  }

  get around(): Surroundings {
    return {
      store: this.store,
      limits: this.limits,
      game: (name, version) => this.games.find((game) => game.id === name && canGoOnFrom(game, version)),
      secret: () => `new-key-${++this.keysMade}`,
      now: () => ++this.clock,
      after: (milliseconds, callback) => this.after(milliseconds, callback),
      fork: async (_, choices, { payer }) => {
        payer?.add([], this.room.record)
        return this.fork(choices)
      },
      failed: (_, error) => this.failures.push(error),
      programBeat: this.programBeat,
      ...(this.players === undefined ? {} : { players: this.players }),
    }
  }

  private after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.clock + milliseconds, callback }
    this.waiting.push(timer)
    return () => (this.waiting = this.waiting.filter((each) => each !== timer))
  }

  /** Time passes, and what the room does by itself then is done. */
  async pass(milliseconds: number): Promise<void> {
    this.clock += milliseconds
    const due = this.waiting.filter(({ at }) => at <= this.clock)
    this.waiting = this.waiting.filter((each) => !due.includes(each))
    for (const { callback } of due) callback()
    await this.room.settled()
  }

  private fork(choices: readonly { seat: Seat; option: string }[]): Fork | Refused {
    if (this.forkRefusal !== null) return this.forkRefusal
    this.forks.push([...choices])
    return { table: `fork-${this.forks.length}`, keysFor: ({ seats }) => [`key of ${seats.join()}`] }
  }
}

function isIdle(step: string, { lanterns: bid }: { readonly lanterns?: unknown }): boolean {
  return step === 'rest' || step === 'wait' || (step === 'bid' && bid === 0)
}

/** A table with free seats before the game. */
export async function gathering(game: Game = lanterns): Promise<House> {
  const house = new House(game)
  await house.store.create(recordOf(game), [])
  await house.load()
  return house
}

/** A table whose game has begun; the seats are still free. */
export async function begun(game: Game = lanterns): Promise<House> {
  const house = await gathering(game)
  await house.hand.ask({ t: 'begin' })
  return house
}

/** A table whose game was begun and played elsewhere: one that was forked, or opened from a file. */
export async function begunAt(
  start: Start,
  game: Game = lanterns,
  choices: readonly Choice[] = [],
): Promise<House> {
  const house = new House(game)
  const table = done(
    'seed' in start ? Table.open(game, {}, start.seed) : Table.at(game, clone(start.position)),
  )
  await house.store.create({ ...recordOf(game), start }, done(logOf(table, choices, 1)))
  await house.load()
  return house
}

function recordOf(game: Game): TableRecord {
  const record = done(newRecord(game, {}, { id, created: 1, secret }))
  const keys = [
    ['a', { seat: 'a' }],
    ['b', { seat: 'b' }],
    ['host', 'host'],
    ['invite', 'invite'],
    ['watch', 'watch'],
  ] as const
  return keys.reduce((keyed, [name, grant]) => withKey(keyed, `key-${name}`, grant), record)
}

/** Plays long enough for several positions to be written down, with branches that were taken back on both sides of them. */
export async function longGame(house: House): Promise<void> {
  await house.rest(30)
  await house.choose('a', 'draw')
  await house.rest(4)
  for (let i = 0; i < 6; i++) await house.hand.ask({ t: 'undo', seat: 'a' })
  await house.rest(2)
  // What led to a position that is written down must not be forgotten with what lies before it.
  await house.choose('b', 'draw')
  await house.rest(38)
  house.playOn([0, 0])
  await house.hand.ask({ t: 'say', seat: 'b', text: 'hm' })
  await house.rest(45)
}

/** A table that goes on from the seventh decision of another game. */
export async function beganAtSeven(): Promise<House> {
  const other = await begun()
  await other.choose('a', 'draw')
  await other.rest(6)
  return begunAt({ position: clone(other.table.position) })
}

/** A member who records the messages and puts them together as a page does. */
export class Guest implements Member {
  readonly hashes: readonly string[] | 'everything'
  readonly name: string
  quota: Quota | undefined
  readonly texts: string[] = []
  readonly told: Told[] = []
  now: Now | null = null
  log: LogEntry[] = []
  private readonly house: House
  private refs = 0

  constructor(house: House, hashes: readonly string[] | 'everything', name: string) {
    this.house = house
    this.hashes = hashes
    this.name = name
  }

  send(text: string): void {
    const told = JSON.parse(text) as Told
    this.texts.push(text)
    this.told.push(told)
    if (told.t === 'welcome') this.now = told.now
    if (told.t === 'welcome') this.log.push(...told.log)
    if (told.t === 'now') this.now = nowAfter(this.now, told)
    if (told.t === 'info') this.now = this.now && withSeats(this.now, told.you.seats)
    if (told.t === 'now' || told.t === 'entry') this.log.push(entryAlone(told.entry))
  }

  end(bye: Bye): void {
    this.send(toldText(bye))
  }

  join(last?: number, device?: string): Promise<Refused | null> {
    const hello: AskedOf<'hello'> = { t: 'hello', protocol: PROTOCOL, table: id, keys: [] }
    return this.house.room.join(this, {
      ...hello,
      ...(last === undefined ? {} : { last }),
      ...(device === undefined ? {} : { device }),
    })
  }

  leave(): void {
    this.house.room.leave(this)
  }

  /** Says something and does not wait for the answer; gives the number by which it will be known. */
  say(request: Request): number {
    const ref = ++this.refs
    void this.house.room.receive(this, { ...request, ref })
    return ref
  }

  /** Says something and gives the answer. */
  async ask(request: Request): Promise<Told> {
    const ref = this.say(request)
    await this.house.room.settled()
    const answer = this.told.find((told) => 'ref' in told && told.ref === ref)
    if (answer === undefined) throw new Error(`no answer to ${JSON.stringify(request)}`)
    return answer
  }

  /** Says something that is refused, and gives the reason. */
  async refusal(request: Request): Promise<ToldOf<'refused'>> {
    const answer = await this.ask(request)
    expect(answer.t).toBe('refused')
    return answer as ToldOf<'refused'>
  }

  choose(seat: Seat, option: string, decision = this.house.table.number): Promise<Told> {
    return this.ask({ t: 'choose', seat, option, decision })
  }

  of<T extends Told['t']>(t: T): ToldOf<T>[] {
    return this.told.filter((told) => told.t === t) as ToldOf<T>[]
  }

  latest<T extends Told['t']>(t: T): ToldOf<T> {
    const found = this.of(t).at(-1)
    if (found === undefined) throw new Error(`no message ${t} was sent`)
    return found
  }
}

function withSeats(now: Now, seats: readonly Seat[]): Now {
  return {
    ...now,
    seats: Object.fromEntries(Object.entries(now.seats).filter(([seat]) => seats.includes(seat))),
  }
}

/** What a member with these seats may see of a game, by the kernel. */
export function nowSeenBy(table: Table, seats: readonly Seat[]): Now {
  const { now: engine, game, position } = table
  const { table: open, outcome } = viewOf(game, position, engine.decision, spectator)
  const asked = engine.decision && {
    step: engine.decision.step,
    args: engine.decision.args,
    waiting: engine.decision.waiting,
    rule: engine.decision.rule,
  }
  const views = Object.fromEntries(seats.map((seat) => [seat, seatViewOf(table, seat)]))
  return structuredClone({ number: table.number, asked, outcome, table: open, seats: views })
}

function seatViewOf({ now: engine, game, position }: Table, seat: Seat): SeatView {
  return {
    own: viewOf(game, position, engine.decision, seat).own,
    options: engine.optionsOf(seat).map(withoutSeat),
    refusals: engine
      .refusals()
      .filter((refusal) => refusal.seat === seat)
      .map(withoutSeat),
  }
}

function withoutSeat<T extends { readonly seat: Seat }>(of: T): Omit<T, 'seat'> {
  const rest: { seat?: Seat } = { ...of }
  delete rest.seat
  return rest as Omit<T, 'seat'>
}
