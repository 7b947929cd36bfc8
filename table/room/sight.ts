import {
  type Engine,
  type Happened,
  type Option,
  type Refusal,
  type Seat,
  openPart,
  ownPart,
  seenBy,
} from '@miskatonic/kernel'
import type { Forbidden, Now, Offer, Seen } from '@miskatonic/protocol'
import { Texts } from './texts.ts'

/**
 * What reaches people's screens, as JSON. Most of it is the same for everybody and is written once; of the table only those fields are
 * sent again that changed.
 */
export class OpenSight {
  /** What was last sent of each field. */
  private readonly sent = new Texts()

  /** The fields of the table that changed since this was last asked. */
  changes(engine: Engine): string {
    const { table } = openPart(engine.game, engine.position, engine.decision)
    let changed = ''
    for (const field in table) {
      const text = this.sent.news(field, table[field])
      if (text === undefined) continue
      changed += `${changed === '' ? '' : ','}${JSON.stringify(field)}:${text}`
    }
    return `{${changed}}`
  }

  /** All fields, as they were last sent. */
  whole(): string {
    return this.sent.all()
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
  private readonly owns = new Texts()
  /** What each seat saw when it was last looked at. */
  private readonly last = new Map<Seat, Sight>()

  /** To look through the seats' eyes at the game as it is now, before it goes on. */
  at(engine: Engine): SightsNow {
    return new SightsNow(engine, this.owns, this.last)
  }
}

/** What one seat sees, as JSON. */
interface Sight {
  readonly own: string
  readonly options: string
  readonly refusals: string
}

class SightsNow {
  private readonly engine: Engine
  private readonly owns: Texts
  private readonly last: Map<Seat, Sight>
  /** The seats that were looked through, and which of them see something new: several people may look over one shoulder. */
  private readonly isNew = new Map<Seat, boolean>()
  private refusals: readonly Refusal[] | undefined

  constructor(engine: Engine, owns: Texts, last: Map<Seat, Sight>) {
    this.engine = engine
    this.owns = owns
    this.last = last
  }

  /** What these seats see. */
  all(seats: readonly Seat[]): string {
    for (const seat of seats) this.look(seat)
    return this.written(seats)
  }

  /** What those of these seats see that see something else than when they were last looked at. */
  news(seats: readonly Seat[]): string {
    return this.written(seats.filter((seat) => this.look(seat)))
  }

  private look(seat: Seat): boolean {
    const known = this.isNew.get(seat)
    if (known !== undefined) return known
    const { game, position } = this.engine
    const own = this.owns.of(seat, ownPart(game, position, seat))
    const sight = { own, options: this.options(seat), refusals: this.forbidden(seat) }
    const isNew = !isSameSight(sight, this.last.get(seat))
    if (isNew) this.last.set(seat, sight)
    this.isNew.set(seat, isNew)
    return isNew
  }

  private written(seats: readonly Seat[]): string {
    let all = ''
    for (const seat of seats) {
      const { own, options, refusals } = this.last.get(seat)!
      const text = `{"own":${own},"options":${options},"refusals":${refusals}}`
      all += `${all === '' ? '' : ','}${JSON.stringify(seat)}:${text}`
    }
    return `{${all}}`
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

function isSameSight({ own, options, refusals }: Sight, other: Sight | undefined): boolean {
  return own === other?.own && options === other.options && refusals === other.refusals
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
