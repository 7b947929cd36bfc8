import {
  Engine,
  type Game,
  type Happened,
  type Position,
  canonical,
  clone,
  type SeenField,
  openFields,
  openValue,
  ownFields,
  ownValue,
  seenBy,
} from '@miskatonic/kernel'
import { type Check, type Wrong, firstWrong } from './check.ts'

/** A server compares at an event only the fields that the event names; what it forgets to name would be shown too late. */
export const changes: Check = {
  name: 'changes',
  about: 'every visible field that looks different after an event is named by that event',
  inspect({ game, last }) {
    if (last === null) return undefined
    const engine = Engine.at(game, clone(last.before), true)
    const watchers = [...engine.position.seats, ''].map((seat) => new Watcher(game, engine.position, seat))
    let wrong: Wrong
    engine.observer = (happened, position) => {
      wrong ??= firstWrong(watchers, (watcher) => watcher.unnamed(happened, position))
    }
    engine.choose(engine.find(last.choice.seat, last.choice.option)!)
    return wrong
  },
}

/** Remembers what a seat ('': everybody) saw at the last event that it noticed. */
class Watcher {
  private readonly game: Game
  private readonly seat: string
  private readonly fields: readonly SeenField[]
  private last: readonly string[]

  constructor(game: Game, position: Position, seat: string) {
    this.game = game
    this.seat = seat
    this.fields = seat === '' ? openFields(game) : ownFields(game)
    this.last = this.look(position)
  }

  unnamed(happened: Happened, position: Position): Wrong {
    if (!this.notices(happened, position)) return undefined
    const before = this.last
    this.last = this.look(position)
    const named: readonly string[] | undefined = this.game.changes?.[happened.event]
    if (named === undefined) return undefined
    return firstWrong(this.fields.entries(), ([i, { name, isRead }]) =>
      before[i] === this.last[i] || isRead === true || named.includes(name)
        ? undefined
        : `the event ${happened.event} changes ${name}, which it does not name`,
    )
  }

  private notices(happened: Happened, { seats }: Position): boolean {
    const all = this.seat === '' ? [...seats, ''] : [this.seat]
    return all.every((seat) => seenBy(happened, seat) !== null)
  }

  private look(position: Position): string[] {
    return this.fields.map((field) =>
      canonical(this.seat === '' ? openValue(field, position) : ownValue(field, position, this.seat)),
    )
  }
}
