import {
  type Game,
  type Happened,
  type Option,
  type Position,
  type Seat,
  Engine,
  optionId,
  upgraded,
} from '@miskatonic/kernel'
import { expect } from 'vitest'

/** A position of a test, and how a test plays on from it. Each game adds how its positions are made and what is read off them. */
export class Scene<Table extends object, Choices extends object, Events extends object> {
  readonly engine: Engine

  /** The position must be one that the rules could have made. */
  constructor(game: Game, position: Position) {
    const miscounted = game.counts(position.table, position.options).find(({ have, want }) => have !== want)
    expect(game.brokenInvariant(position) ?? miscounted, 'the test position is sound').toBeUndefined()
    this.engine = Engine.at(game, position, true)
  }

  get table(): Table {
    return this.engine.position.table as Table
  }
  get position(): Position {
    return this.engine.position
  }
  get outcome(): string | undefined {
    return this.engine.position.outcome?.how
  }
  /** The step that asks now, and the seat that the table waits for. */
  get asked(): { step: string; seat: Seat } | null {
    const { decision } = this.engine
    return decision && { step: decision.step, seat: decision.waiting[0]! }
  }

  /** The next results of dice and draws. */
  next(...results: string[]): this {
    this.engine.position.chance.next.push(...results)
    return this
  }

  /** Every set of arguments with which `seat` (default: the seat that has to decide) may choose this step now. */
  offered<C extends keyof Choices & string>(step: C, seat = this.asked?.seat): Choices[C][] {
    return this.options(step, seat).map((option) => option.args as Choices[C])
  }

  options(step: keyof Choices & string, seat = this.asked?.seat): Option[] {
    return this.engine.optionsOf(seat!).filter((option) => option.step === step)
  }

  may<C extends keyof Choices & string>(step: C, args: Choices[C], seat = this.asked?.seat): boolean {
    return this.engine.find(seat!, nameOf(step, args)) !== undefined
  }

  /** The rule because of which this cannot be chosen. Fails if it can. */
  refusal<C extends keyof Choices & string>(
    step: C,
    args: Choices[C],
    seat = this.asked?.seat ?? this.position.seats[0]!,
  ): string {
    expect(this.may(step, args, seat), `${nameOf(step, args)} is offered`).toBe(false)
    return this.engine.why(seat, step, args as Option['args'])
  }

  /** Chooses. Fails with the list of options if it was not offered. */
  choose<C extends keyof Choices & string>(step: C, args: Choices[C], seat = this.asked?.seat): this {
    const id = nameOf(step, args)
    const option = this.engine.find(seat!, id)
    const { step: asked, options } = this.engine.decision ?? { step: 'nothing', options: [] }
    const offered = options.map((each) => `${each.seat} ${optionId(each)}`).join('\n  ')
    expect(option, `${seat} ${id} is not offered. ${asked} offers:\n  ${offered}`).toBeDefined()
    this.engine.events = []
    this.engine.choose(option!)
    return this
  }

  /** What happened since the last choice, or since the beginning of the scene. */
  happened<E extends keyof Events & string>(event: E): Events[E][] {
    return this.events.filter((each) => each.event === event).map((each) => each.args as Events[E])
  }
  get events(): readonly Happened[] {
    return this.engine.events
  }
  /** The names of what happened, in order. */
  get story(): string[] {
    return this.events.map(({ event }) => event)
  }
}

/** A position of an earlier version of the rules, taken up by the present one: sound, and with the same luck to come. */
export function takenUp<Table extends object, Options extends object>(
  game: Game,
  saved: Position,
): Position<Table, Options> {
  const position = upgraded(game, saved)
  expect(position.version).toBe(game.version)
  expect(game.table.check(position.table, '/table')).toBeUndefined()
  for (const { step, args } of position.stack) expect(game.steps[step]!.check(args, step)).toBeUndefined()
  expect(game.brokenInvariant(position)).toBeUndefined()
  expect(position.chance).toEqual(saved.chance)
  return position as Position<Table, Options>
}

function nameOf(step: string, args: unknown): string {
  return optionId({ step, args: args as Option['args'] })
}
