import {
  type Attempt,
  type Choice,
  Engine,
  type Game,
  type Happened,
  History,
  type Observer,
  type Option,
  type Position,
  type Refused,
  type Revealed,
  type Seat,
  type View,
  attempted,
  clone,
  completeOptions,
  keptOptions,
  hash,
  isRefused,
  refused,
  viewOf,
} from '@miskatonic/kernel'
import type { Rest } from './balance.ts'
import { messageOf, takenUp } from './check.ts'
import { applyPatch } from './json-patch.ts'

/** Where a table's list of choices begins: at a seed, or, once it was edited, at a position. */
export type Start = { readonly seed: string } | { readonly position: Position }

/** One choice and its events. */
export interface Entry {
  /** The number of the decision that it answered. */
  readonly number: number
  readonly option: Option
  readonly events: readonly Happened[]
}

/** A spectator: watches and has no seat. */
export const spectator: Seat = ''

/**
 * A game in progress: its choices so far, the position they led to, and what each seat may see of it. A request to a table is either done,
 * or refused with a reason and nothing has changed.
 */
export class Table {
  readonly game: Game
  private begun: Start
  private history: History
  private openingEvents: readonly Happened[]

  private constructor(game: Game, begun: Start, first: Engine) {
    this.game = game
    this.begun = begun
    this.history = new History(game, first.position)
    this.openingEvents = first.events
  }

  /** Sets up a new game. */
  static open(game: Game, options: unknown, seed: string): Table | Refused {
    const complete = completeOptions(game, options)
    if (isRefused(complete)) return complete
    return new Table(game, { seed }, Engine.start(game, complete, seed, true))
  }

  /** A stored game as it began: its first position, or that of its seed. */
  static begun(game: Game, kept: object, start: Start): Table | Refused {
    if ('position' in start) return Table.at(game, start.position)
    const options = keptOptions(game, kept)
    return isRefused(options) ? options : Table.open(game, options, start.seed)
  }

  /** Takes up a game at a position that was saved. */
  static at(game: Game, position: unknown): Table | Refused {
    const first = takenUp(game, position, { force: true })
    return isRefused(first) ? first : new Table(game, { position: clone(first.position) }, first)
  }

  /** Goes on from a position that a room has stored in its log: if it is one of the present rules, it need not be checked again. */
  static kept(game: Game, position: Position): Table | Refused {
    if (position.game !== game.id || position.version !== game.version) return Table.at(game, position)
    try {
      const first = Engine.at(game, position, true)
      return new Table(game, { position: clone(first.position) }, first)
    } catch (error) {
      return refused('bad-position', `the rules cannot go on from there: ${messageOf(error)}`)
    }
  }

  /** The position as it is now, with its decision. To be read; it changes only through the methods of the table. */
  get now(): Engine {
    return this.history.now
  }
  get position(): Position {
    return this.now.position
  }
  get seats(): readonly Seat[] {
    return this.position.seats
  }
  get hash(): string {
    return hash(this.position)
  }
  get start(): Start {
    return this.begun
  }
  get choices(): readonly Choice[] {
    return this.history.choices
  }
  /** What happened before the first choice. */
  get opening(): readonly Happened[] {
    return this.openingEvents
  }
  /** Every choice since the start, with its events. They are replayed on demand, which is rare; keeping them would take memory. */
  get log(): Entry[] {
    const engine = this.history.at(0)
    return this.choices.map(({ seat, option: id }) => {
      const { choices: number } = engine.position
      const option = engine.find(seat, id)!
      engine.events = []
      engine.choose(option)
      return { number, option, events: engine.events }
    })
  }
  /** The number of the first decision that the table remembers; after an edit it is not 0. */
  get firstNumber(): number {
    return this.history.start.choices
  }
  get number(): number {
    return this.position.choices
  }

  /** What a seat, or a spectator, may know. */
  view(seat: Seat): View {
    return viewOf(this.game, this.position, this.now.decision, seat)
  }

  /** Makes a choice; `observer` is told of each event at once. */
  choose(attempt: Attempt, observer?: Observer): Entry | Refused {
    const option = attempted(this.now, attempt)
    if (isRefused(option)) return option
    const { number } = this
    try {
      this.history.choose(option, observer)
    } catch (error) {
      return refused(
        'rules-broken',
        `the rules of ${this.game.id} failed at this choice: ${messageOf(error)}`,
      )
    }
    return { number, option, events: this.now.events }
  }

  /** Takes back the last choice, if no player would know more than before, and says which it was. */
  undo(): Option | Refused {
    const limit = this.undoLimit()
    if (limit !== null) return limit
    const { seat, option } = this.history.undo()
    return this.now.find(seat, option)!
  }

  /** Why the last choice cannot be taken back, or null if it can. */
  undoLimit(): Refused | null {
    const limit = this.history.undoLimit()
    return limit === null || isRefused(limit) ? limit : learned(limit)
  }

  /** Goes back to an earlier decision, also if something was revealed since: the caller has the consent of the table. */
  takeBackTo(number: number): void {
    this.history.undoTo(number - this.firstNumber)
  }

  /** The game as it stood when so many choices had been made. The table stays where it is. */
  at(number: number): Engine | Refused {
    const { firstNumber: first, number: last } = this
    if (Number.isInteger(number) && number >= first && number <= last) return this.history.at(number - first)
    return refused(
      'no-such-moment',
      `the table remembers the moments from ${first} to ${last}, not ${number}`,
    )
  }

  /** Forgets how the game came to where it is: the choices begin anew from here. */
  forgetThePast(): void {
    this.restart(this.now)
  }

  /**
   * Changes the position by a JSON Patch (RFC 6902), to set up a test; `rest` makes the components add up. The choices begin anew from
   * there.
   */
  edit(
    patch: unknown,
    { force = false, rest = {} }: { force?: boolean; rest?: Rest } = {},
  ): readonly Happened[] | Refused {
    const patched = applyPatch(this.position, patch)
    if (isRefused(patched)) return patched
    const engine = takenUp(this.game, patched.document, { force, rest })
    if (isRefused(engine)) return engine
    this.restart(engine)
    return this.opening
  }

  /** Fixes the next results of dice and draws, to set up a test. The choices begin anew from here. */
  dice(next: unknown): Refused | null {
    const known = this.game.results
    if (!Array.isArray(next)) return refused('bad-dice', 'the next results should be a list')
    const unknown = next.findIndex((result) => !known.includes(result as string))
    if (unknown >= 0) {
      const named = JSON.stringify(next[unknown])
      return refused(
        'unknown-result',
        `${named} is no result in ${this.game.id}; there are ${known.join(', ')}`,
      )
    }
    const position = clone(this.position)
    position.chance.next = [...(next as string[])]
    this.restart(Engine.at(this.game, position, true))
    return null
  }

  /**
   * The position as it stands when the rules are about to do `step` in consequence of a choice; null if they do not before the next
   * question. The table stays where it is.
   */
  stoppedBefore({ seat, option: id }: Attempt, step: string): Position | null {
    const engine = Engine.at(this.game, clone(this.position))
    const option = engine.find(seat, id)
    if (option === undefined) return null
    engine.pauseBefore = (frame) => frame.step === step
    engine.choose(option)
    return engine.decision === null && engine.position.outcome === null ? engine.position : null
  }

  private restart(engine: Engine): void {
    this.history = new History(this.game, engine.position)
    this.begun = { position: this.history.start }
    this.openingEvents = engine.events
  }
}

/** What was revealed, as the reason why a choice cannot be taken back. */
export function learned(revealed: Revealed): Refused {
  if (revealed.by === 'rule')
    return refused(
      'undo-rule',
      'the last choice cannot be taken back: a rule of the game forbids it',
      revealed.rule,
    )
  if (revealed.by === 'chance')
    return refused('undo-chance', 'the last choice cannot be taken back: luck has spoken since')
  const who = revealed.seat === spectator ? 'everybody' : revealed.seat
  return refused('undo-seen', `the last choice cannot be taken back: ${who} learned something from it`)
}
