import { randomBytes } from 'node:crypto'
import {
  type Engine,
  type Game,
  type Happened,
  type Option,
  type Refusal,
  type Refused,
  type Rule,
  type Seat,
  completeOptions,
  isRefused,
  optionId,
  refused,
  rulesOf,
  seenBy,
  viewOf,
  hash as hashOf,
} from '@miskatonic/kernel'
import { type Entry, Table, load, save, spectator } from '@miskatonic/table'
import { type Speaker, inAllLanguages, optionWords, speakerAt } from '../phrases.ts'
import { type Op, type Request, ops, wrongFields } from './requests.ts'
import { gameSchema } from './game-schema.ts'
import { schema } from './schema.ts'
import { Tables } from './tables.ts'

type Answer = Record<string, unknown>
type Operation<O extends Op> = (request: Request<O>) => Answer | Refused

/**
 * Answers JSON requests, one per line, for scripts and tests. Every line gets an answer, and a request that is refused has changed
 * nothing.
 */
export class Referee {
  private readonly games: readonly Game[]
  private readonly tables: Tables

  constructor(games: readonly Game[]) {
    this.games = games
    this.tables = new Tables(games)
  }

  answer(line: string): string {
    let request: unknown
    try {
      request = JSON.parse(line)
    } catch {
      return written(refused('bad-json', 'the line is not JSON'))
    }
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      return written(refused('bad-request', 'a request should be an object with an "op"'))
    return this.answerTo(request as Record<string, unknown>)
  }

  refuseLongLine(limit: number): string {
    return written(refused('line-too-long', `a line may have ${limit} characters, not more`))
  }

  private answerTo(request: Readonly<Record<string, unknown>>): string {
    if (typeof request['id'] === 'object' && request['id'] !== null)
      return written(refused('bad-request', '"id" should be a text or a number'))
    try {
      return written(this.dealWith(request), request['id'])
    } catch (error) {
      return written(refused(...unforeseen(error)), request['id'])
    }
  }

  private dealWith(request: Readonly<Record<string, unknown>>): Answer | Refused {
    const { op } = request
    if (!ops.includes(op as Op))
      return refused('unknown-op', `"op" should be one of ${ops.join(', ')}, not ${shown(op)}`)
    const wrong = wrongFields(op as Op, request)
    return wrong ?? (this.operations[op as Op] as (request: object) => Answer | Refused)(request)
  }

  private readonly operations: { [O in Op]: Operation<O> } = {
    games: () => ({ games: this.games.map(described) }),

    schema: ({ game: id }) => {
      if (id === undefined) return { schema: schema() }
      const game = this.game(id)
      return isRefused(game) ? game : { schema: schema(), game: gameSchema(game) }
    },

    new: ({ game: id, options = {}, seed = randomBytes(16).toString('hex') }) => {
      const game = this.game(id)
      if (isRefused(game)) return game
      const table = Table.open(game, options, String(seed))
      if (isRefused(table)) return table
      const name = this.tables.add(table)
      if (isRefused(name)) return name
      return { table: name, seed: String(seed), options: table.position.options, seats: table.seats }
    },

    decision: ({ table: name, seat }) => this.at(name, seat, (table, watcher) => decisionOf(table, watcher)),

    choose: ({ table: name, seat, option, decision, stop }) =>
      this.at(name, undefined, (table) => {
        if (stop !== undefined && !Object.hasOwn(table.game.steps, stop))
          return refused('unknown-step', `"stop" should name a step of ${table.game.id}, not ${shown(stop)}`)
        const stopped = stop === undefined ? {} : { stopped: table.stoppedBefore({ seat, option }, stop) }
        // Scripts may go on with games of earlier versions, choice by choice.
        const entry = table.choose({
          seat,
          option,
          replayed: true,
          ...(decision === undefined ? {} : { decision }),
        })
        if (isRefused(entry)) return withReason(table, entry)
        return {
          number: table.number,
          events: eventsFor(table, entry.events, seat),
          outcome: outcomeOf(table),
          ...stopped,
        }
      }),

    view: ({ table: name, seat }) =>
      this.at(name, seat, (table, watcher) => ({ view: table.view(watcher!) })),

    state: ({ table: name }) => this.at(name, undefined, (table) => ({ position: table.position })),

    edit: ({ table: name, patch, rest = {}, force = false }) =>
      this.at(name, undefined, (table) => {
        const events = table.edit(patch, { force, rest })
        if (isRefused(events)) return events
        return {
          number: table.number,
          events: eventsFor(table, events, undefined),
          outcome: outcomeOf(table),
        }
      }),

    dice: ({ table: name, next }) =>
      this.at(name, undefined, (table) => {
        const waiting = table.position.chance.next
        if (next === undefined) return { next: waiting, unused: [] }
        return table.dice(next) ?? { next: table.position.chance.next, unused: waiting }
      }),

    undo: ({ table: name }) =>
      this.at(name, undefined, (table) => {
        const undone = table.undo()
        if (isRefused(undone)) return undone
        return { number: table.number, undone: optionOf(speakerAt(table), undone) }
      }),

    hash: ({ table: name }) =>
      this.at(name, undefined, (table) => ({ number: table.number, hash: table.hash })),

    log: ({ table: name, seat }) =>
      this.at(name, seat, (table, watcher) => ({
        from: table.firstNumber,
        opening: eventsFor(table, table.opening, watcher),
        log: table.log.map((entry) => entryFor(table, entry, watcher)),
      })),

    replay: ({ table: name, to, seat }) =>
      this.at(name, seat, (table, watcher) => {
        const engine = table.at(to ?? table.number)
        return isRefused(engine) ? engine : momentOf(engine, watcher)
      }),

    save: ({ table: name }) =>
      this.at(name, undefined, (table) => ({ save: JSON.parse(save(table)) as object })),

    load: ({ save: saved }) => {
      const table = load(typeof saved === 'string' ? saved : JSON.stringify(saved), this.games)
      if (isRefused(table)) return table
      const name = this.tables.add(table)
      return isRefused(name) ? name : { table: name, number: table.number }
    },
  }

  private game(id: string): Game | Refused {
    const ids = this.games.map((game) => game.id).join(', ')
    const game = this.games.find((each) => each.id === id)
    return game ?? refused('unknown-game', `there is no game ${shown(id)}; there are ${ids}`)
  }

  /** Does something at a table, for a seat if one is named. */
  private at(
    name: string,
    seatName: string | undefined,
    act: (table: Table, watcher: Seat | undefined) => Answer | Refused,
  ): Answer | Refused {
    const table = this.tables.get(name)
    if (isRefused(table)) return table
    if (seatName === undefined || seatName === 'spectator')
      return act(table, seatName === undefined ? undefined : spectator)
    if (table.seats.includes(seatName)) return act(table, seatName)
    const seats = [...table.seats, 'spectator'].join(', ')
    return refused('unknown-seat', `there is no seat ${shown(seatName)}; there are ${seats}`)
  }
}

/** Without a seat the answer holds everything; with one, only what that seat may know. */
function decisionOf(table: Table, watcher: Seat | undefined): Answer {
  const { decision } = table.now
  const say = speakerAt(table)
  const isSeen = ({ seat }: { seat: Seat }): boolean => watcher === undefined || watcher === seat
  const options = decision?.options.filter(isSeen) ?? []
  const refusals = table.now.refusals().filter(isSeen)
  return {
    number: table.number,
    seats: table.seats.map((seat) => ({ seat, name: say((phrases) => phrases.seat(seat)) })),
    asked: decision && {
      step: decision.step,
      args: decision.args,
      kind: decision.kind,
      waiting: decision.waiting,
      rule: decision.rule,
    },
    prompt: decision && say((phrases) => phrases.prompt(decision)),
    options: options.map((option) => optionOf(say, option)),
    refused: refusals.map((refusal) => refusalOf(say, refusal)),
    outcome: outcomeOf(table),
  }
}

function optionOf(say: Speaker, option: Option): Answer {
  const { seat, step, args, note } = option
  const label = say((phrases) => phrases.choice(option))
  const warning = note === undefined ? {} : { note: say((phrases) => phrases.note(note)) }
  return { seat, id: optionId(option), step, args, rules: rulesOf(option), label, ...warning }
}

function refusalOf(say: Speaker, refusal: Refusal): Answer {
  const { seat, step, args, rule } = refusal
  const label = say((phrases) => phrases.choice(refusal))
  return { seat, id: optionId(refusal), step, args, rule, label, ...why(say, rule) }
}

function why(say: Speaker, rule: Rule): Answer {
  const reason = say((phrases) => phrases.refusal(rule) ?? '')
  return reason.en === '' ? {} : { why: reason }
}

function withReason(table: Table, refusal: Refused): Refused {
  const { rule } = refusal.refused
  return rule === undefined ? refusal : { refused: { ...refusal.refused, ...why(speakerAt(table), rule) } }
}

function eventsFor(table: Table, events: readonly Happened[], watcher: Seat | undefined): Answer[] {
  const say = speakerAt(table)
  return events
    .map((happened) => (watcher === undefined ? happened : seenBy(happened, watcher)))
    .filter((seen) => seen !== null)
    .map(({ event, args, reading }) => {
      const text = say((phrases) => phrases.event({ event, args }))
      return reading === undefined ? { event, args, text } : { event, args, text, reading }
    })
}

/** A seat is told what it chose itself. What others chose it learns from the events, as far as they show it. */
function entryFor(table: Table, { number, option, events }: Entry, watcher: Seat | undefined): Answer {
  const { seat } = option
  const isTold = watcher === undefined || watcher === seat
  const chosen = isTold ? { option: optionOf(speakerAt(table), option) } : {}
  return { number, seat, ...chosen, events: eventsFor(table, events, watcher) }
}

function momentOf({ game, position, decision }: Engine, watcher: Seat | undefined): Answer {
  const sight = watcher === undefined ? { position } : { view: viewOf(game, position, decision, watcher) }
  return { number: position.choices, hash: hashOf(position), ...sight }
}

function outcomeOf(table: Table): Answer | null {
  const { outcome } = table.position
  return outcome && { ...outcome, text: speakerAt(table)((phrases) => phrases.outcome(outcome)) }
}

function described(game: Game): Answer {
  const values = game.options as Record<string, readonly [unknown, ...unknown[]]>
  const name = (option: string) => inAllLanguages((language) => optionWords(game, language, option).name)
  return {
    id: game.id,
    version: game.version,
    name: inAllLanguages((language) => game.words[language].title),
    seats: seatsOf(game, values),
    options: Object.entries(values).map(([option, all]) => ({
      name: option,
      label: name(option),
      default: all[0],
      values: all.map((value) => ({
        value,
        label: inAllLanguages((language) => optionWords(game, language, option).values[String(value)]!),
      })),
    })),
    results: game.results,
  }
}

/** One option may decide how many play; each is tried with the usual values of the others. */
function seatsOf(game: Game, values: Record<string, readonly unknown[]>): Answer {
  const tables = Object.entries(values).flatMap(([option, all]) =>
    all.flatMap((value) => {
      const options = completeOptions(game, { [option]: value })
      return isRefused(options) ? [] : [game.seats(options)]
    }),
  )
  const sizes = tables.map((seats) => seats.length)
  return {
    fewest: Math.min(...sizes),
    most: Math.max(...sizes),
    names: [...new Set(tables.flat())].toSorted(),
  }
}

function written(answer: Answer | Refused, id?: unknown): string {
  const echo = id === undefined ? {} : { id }
  return JSON.stringify(
    isRefused(answer) ? { ok: false, ...echo, error: answer.refused } : { ok: true, ...echo, ...answer },
  )
}

function unforeseen(error: unknown): [code: string, message: string] {
  if (error instanceof RangeError) return ['too-deep', 'the request is nested too deeply']
  return ['internal', `the referee failed: ${error instanceof Error ? error.message : String(error)}`]
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
