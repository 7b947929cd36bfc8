import { attempted } from './attempt.ts'
import { type Option, optionId } from './decision.ts'
import { Engine, type Observer } from './engine.ts'
import type { Game } from './game.ts'
import { type Revealed, revealedBy } from './knowledge.ts'
import { type Position, type Seat, clone } from './position.ts'
import { type Refused, isRefused, refused } from './refused.ts'

/** A choice as it is written down: who, and the option's name within its decision. */
export interface Choice {
  readonly seat: Seat
  readonly option: string
}

/** Choices between two snapshots; bounds the time to reach any moment of a game. */
const SNAPSHOT_EVERY = 32

/**
 * A game is its list of choices. From a first position and that list every later position can be made again; snapshots only save time.
 */
export class History {
  readonly game: Game
  readonly choices: Choice[] = []
  /** Position number `SNAPSHOT_EVERY * i`. The first one is where the history begins. */
  private readonly snapshots: Position[]
  private engine: Engine

  constructor(game: Game, start: Position) {
    this.game = game
    this.snapshots = [clone(start)]
    this.engine = Engine.at(game, clone(start), true)
  }

  /** The position as it is now, with its decision. Read it; change it only by `choose` and `undo`. */
  get now(): Engine {
    return this.engine
  }

  get start(): Position {
    return this.snapshots[0]!
  }

  /**
   * Makes a choice. If the rules themselves fail, the position is what it was: it is made again from the choices, because a copy before
   * every choice would take longer than the choice.
   */
  choose(option: Option, observer?: Observer): void {
    const { engine } = this
    engine.events = []
    engine.observer = observer
    try {
      engine.choose(option)
    } catch (error) {
      this.engine = this.at(this.choices.length)
      this.engine.events = []
      throw error
    }
    engine.observer = undefined
    this.choices.push({ seat: option.seat, option: optionId(option) })
    if (this.choices.length % SNAPSHOT_EVERY === 0) this.snapshots.push(clone(this.engine.position))
  }

  /** Why the last choice cannot be taken back, or null if it can: then it revealed nothing. */
  undoLimit(): Revealed | Refused | null {
    const last = this.choices.at(-1)
    if (last === undefined) return refused('nothing-to-undo', 'no choice has been made since this game began')
    const before = this.at(this.choices.length - 1)
    return revealedBy(this.game, before.position, before.find(last.seat, last.option)!)
  }

  /** Takes back the last choice, however much it revealed. The caller has asked `undoLimit` or has the consent of the table. */
  undo(): Choice {
    const undone = this.choices.at(-1)
    if (undone === undefined) throw new RangeError('there is no choice to take back')
    this.undoTo(this.choices.length - 1)
    return undone
  }

  /** Takes back all choices but the first `count`, in one step. */
  undoTo(count: number): void {
    this.engine = this.at(count)
    this.choices.length = count
    this.snapshots.length = Math.min(this.snapshots.length, Math.floor(count / SNAPSHOT_EVERY) + 1)
  }

  /** The game as it stood after `count` choices. */
  at(count: number): Engine {
    if (!(Number.isInteger(count) && count >= 0 && count <= this.choices.length))
      throw new RangeError(`there have been ${this.choices.length} choices, not ${count}`)
    const nearest = Math.floor(count / SNAPSHOT_EVERY)
    const engine = Engine.at(this.game, clone(this.snapshots[nearest]!), true)
    for (const choice of this.choices.slice(nearest * SNAPSHOT_EVERY, count)) {
      engine.events = []
      engine.choose(engine.find(choice.seat, choice.option)!)
    }
    return engine
  }
}

/** Plays a list of choices from a position. Says which choice fails, if one was not offered. */
export function replay(game: Game, start: Position, choices: readonly Choice[]): History | Refused {
  const history = new History(game, start)
  for (const [index, choice] of choices.entries()) {
    const option = attempted(history.now, { ...choice, replayed: true })
    if (isRefused(option))
      return refused('bad-replay', `choice ${index + 1} cannot be replayed: ${option.refused.message}`)
    history.choose(option)
  }
  return history
}
