import {
  type Engine,
  type Happened,
  type Option,
  type Refusal,
  type Seat,
  openFields,
  openValue,
  ownPart,
  seenBy,
} from '@miskatonic/kernel'
import type { Forbidden, Now, Offer, Seen } from '@miskatonic/protocol'
import { Written } from './written.ts'

/**
 * What reaches people's screens, as JSON. Most of it is the same for everybody and is written once; of the table only those fields are
 * sent again that changed.
 */
export class OpenSight {
  /** Each field with its name in JSON and what was last sent of it; none before the first look. */
  private fields: readonly { readonly name: string; readonly key: string; readonly sent: Written }[] = []

  /** The fields of the table that changed since this was last asked. */
  changes({ game, position }: Engine): string {
    if (this.fields.length === 0)
      this.fields = openFields(game).map((name) => ({ name, key: JSON.stringify(name), sent: new Written() }))
    let changed = ''
    for (const { name, key, sent } of this.fields)
      if (sent.update(openValue(game, position, name)))
        changed += `${changed === '' ? '' : ','}${key}:${sent.text}`
    return `{${changed}}`
  }

  /** All fields, as they were last sent. */
  whole(): string {
    const written = this.fields.filter(({ sent }) => sent.text !== undefined)
    return `{${written.map(({ key, sent }) => `${key}:${sent.text}`).join()}}`
  }
}

/** What is asked and how it ended, for everybody: two fields. */
export function situation({ position, decision }: Engine): string {
  const asked: Now['asked'] = decision && {
    step: decision.step,
    args: decision.args,
    waiting: decision.waiting,
    rule: decision.rule,
  }
  return `"asked":${JSON.stringify(asked)},"outcome":${JSON.stringify(position.outcome)}`
}

/** The game as it is now, for somebody: of the table all fields, or those that changed, and what their seats see. */
export function nowText(engine: Engine, table: string, seats: string): string {
  return `{"number":${engine.position.choices},${situation(engine)},"table":${table},"seats":${seats}}`
}

/** What each seat sees in addition and may choose. After most choices most seats see what they saw before, and are not told it again. */
export class SeatSights {
  private readonly seats = new Map<Seat, SeatSight>()
  private looks = 0

  /** To look through the seats' eyes at the game as it is now, before it goes on. */
  at(engine: Engine): SightsNow {
    return new SightsNow(engine, ++this.looks, this.seats)
  }
}

/** What one seat saw when it was last looked at, as JSON. */
class SeatSight {
  readonly own = new Written()
  options = ''
  refusals = ''
  /** Which look that was, and whether it saw something new then. */
  lookedAt = 0
  isNew = true
}

class SightsNow {
  private readonly engine: Engine
  private readonly number: number
  private readonly sights: Map<Seat, SeatSight>
  private refusals: readonly Refusal[] | undefined

  constructor(engine: Engine, number: number, sights: Map<Seat, SeatSight>) {
    this.engine = engine
    this.number = number
    this.sights = sights
  }

  /** What these seats see. */
  all(seats: readonly Seat[]): string {
    let all = ''
    for (const seat of seats) all = withSight(all, seat, this.look(seat))
    return `{${all}}`
  }

  /** What those of these seats see that see something else than when they were last looked at. */
  news(seats: readonly Seat[]): string {
    let news = ''
    for (const seat of seats) {
      const sight = this.look(seat)
      if (sight.isNew) news = withSight(news, seat, sight)
    }
    return `{${news}}`
  }

  /** Several people may look over one shoulder: what is new to one of them is new to all. */
  private look(seat: Seat): SeatSight {
    const sight = this.sightOf(seat)
    if (sight.lookedAt === this.number) return sight
    const { game, position } = this.engine
    const options = this.options(seat)
    const refusals = this.forbidden(seat)
    const isNewOwn = sight.own.update(ownPart(game, position, seat))
    sight.isNew = isNewOwn || options !== sight.options || refusals !== sight.refusals
    sight.options = options
    sight.refusals = refusals
    sight.lookedAt = this.number
    return sight
  }

  private sightOf(seat: Seat): SeatSight {
    const known = this.sights.get(seat)
    if (known !== undefined) return known
    const sight = new SeatSight()
    this.sights.set(seat, sight)
    return sight
  }

  private options(seat: Seat): string {
    const options: Offer[] = []
    for (const option of this.engine.decision?.options ?? [])
      if (option.seat === seat) options.push(offer(option))
    return listed(options)
  }

  private forbidden(seat: Seat): string {
    this.refusals ??= this.engine.refusals()
    const refusals: Forbidden[] = []
    for (const { seat: whose, step, args, rule } of this.refusals)
      if (whose === seat) refusals.push({ step, args, rule })
    return listed(refusals)
  }
}

function withSight(others: string, seat: Seat, { own, options, refusals }: SeatSight): string {
  const sight = `{"own":${own.text},"options":${options},"refusals":${refusals}}`
  return `${others}${others === '' ? '' : ','}${JSON.stringify(seat)}:${sight}`
}

/** As JSON. Most seats have nothing to choose. */
function listed(list: readonly unknown[]): string {
  return list.length === 0 ? '[]' : JSON.stringify(list)
}

function offer({ step, args, rules, note }: Option): Offer {
  return note === undefined ? { step, args, rules } : { step, args, rules, note }
}

/** Events through the eyes of somebody with these seats (none: a spectator), who knows whatever one of them knows. */
export function seenFrom(seats: readonly Seat[], happened: readonly Happened[]): Seen[] {
  const seen: Seen[] = []
  for (const each of happened) {
    const sight = each.seen === undefined ? { event: each.event, args: each.args } : bestSight(seats, each)
    if (sight !== undefined) seen.push(sight)
  }
  return seen
}

/** Whoever was shown the event as it was has seen the most. */
function bestSight(seats: readonly Seat[], happened: Happened): Seen | undefined {
  const sights = (seats.length === 0 ? [''] : seats).flatMap((seat) => seenBy(happened, seat) ?? [])
  return sights.find(({ args }) => args === happened.args) ?? sights[0]
}

/** Whether everybody saw these events as they were. */
export function allOpen(happened: readonly Happened[]): boolean {
  return happened.every(({ seen }) => seen === undefined)
}
