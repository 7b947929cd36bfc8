import {
  type Engine,
  type Game,
  type Language,
  type Rule,
  type Seat,
  type TableSeen,
  languages,
  seenBy,
  type shape,
  viewOf,
  type NameOf,
} from '@miskatonic/kernel'
import { conceivable } from '../checks/commands.ts'
import type { Dice } from '../dice.ts'
import { Ids, faultIn, looksUntranslated, untidiness } from './faults.ts'
import { type Phrasebook, keysMissingFrom, phrasebook } from './phrasebook.ts'

type Kind = 'events' | 'choices' | 'asks' | 'notes' | 'refusals' | 'outcomes'

/** Sets of arguments that are tried for each choice and question; if there are more, a sample spread evenly over all. */
const TRIED_AT_MOST = 500
/** The drawing is the longest text of all; it is looked at now and then. */
const DRAWN_ONCE_IN = 50

/** Reads every text of a game in all its languages once, and collects faults. */
export class Reader {
  readonly problems = new Set<string>()
  readonly seen: Readonly<Record<Kind, Set<string>>> = {
    events: new Set(),
    choices: new Set(),
    asks: new Set(),
    notes: new Set(),
    refusals: new Set(),
    outcomes: new Set(),
  }
  private readonly read = new Set<string>()
  private readonly game: Game
  private readonly ids: Ids
  /** The public view of the table with the most seats, for texts that name seats. */
  private fullest: { seats: number; table: object } = { seats: 0, table: {} }

  constructor(game: Game, seats: readonly Seat[]) {
    this.game = game
    this.ids = new Ids(game, seats)
  }

  /** How many different things were put into words. */
  get count(): number {
    return this.read.size
  }

  /** What can be read without playing: names, and sentences about nothing in particular. */
  readRecords(): void {
    const { game } = this
    this.say('the title', (words) => words.title)
    for (const [name, values] of Object.entries(game.options as Record<string, readonly unknown[]>)) {
      this.say(`the option ${name}`, (words) => words.options?.[name]?.name)
      for (const value of values)
        this.say(
          `the value ${String(value)} of the option ${name}`,
          (words) => words.options?.[name]?.values?.[String(value)],
        )
    }
    for (const kind of ['notes', 'refusals', 'outcomes'] as const)
      for (const key of new Set(
        languages.flatMap((language) => Object.keys(phrasebook(game, language)[kind] ?? {})),
      ))
        this.say(`${kind}.${key}`, (words) => words[kind]?.[key])
    for (const language of languages) this.compareKeys(language)
    this.demand('events', Object.keys(game.secrets.events))
    this.demand('choices', game.choices)
    this.demand('asks', game.asks)
  }

  /** A decision, or the end: the events before it, the question, options and refusals, and the table as a seat sees it. */
  readMoment(engine: Engine, dice: Dice): void {
    const { game, position, decision } = engine
    const { table } = viewOf(game, position, decision, '')
    const viewers = [...position.seats, '']
    if (position.seats.length >= this.fullest.seats) this.fullest = { seats: position.seats.length, table }
    for (const seat of position.seats) this.readSeat(table, seat)
    for (const happened of engine.events)
      for (const viewer of happened.seen === undefined ? [''] : viewers) {
        const seen = seenBy(happened, viewer)
        if (seen !== null) this.speak('events', seen.event, seen.args, table)
      }
    this.readQuestion(engine, table)
    this.readWhy(engine, dice)
    if (position.outcome !== null) this.quote('outcomes', position.outcome.how)
    if (decision === null || dice.oneIn(DRAWN_ONCE_IN)) this.readDrawing(engine, dice.pick(viewers))
  }

  /** Choices and questions in all conceivable forms, whether or not a game met them. */
  readAllForms(): void {
    for (const kind of ['choices', 'asks'] as const)
      for (const name of this.game[kind]) {
        const values = (this.game.steps as Record<string, shape.Shape<object>>)[name]?.values ?? []
        const stride = Math.ceil(values.length / TRIED_AT_MOST)
        for (let i = 0; i < values.length; i += stride)
          this.speak(kind, name, values[i]!, this.fullest.table, { inPlay: false })
      }
  }

  private readQuestion(engine: Engine, table: object): void {
    const { decision } = engine
    if (decision === null) return
    this.speak('asks', decision.step, decision.args, table)
    this.quote('refusals', decision.rule)
    const views = new Map<Seat, TableSeen>()
    const viewFor = (seat: Seat): TableSeen => {
      if (!views.has(seat)) views.set(seat, viewOf(this.game, engine.position, decision, seat))
      return views.get(seat)!
    }
    for (const { seat, step, args, note } of decision.options) {
      this.speak('choices', step, args, table, { seen: () => viewFor(seat) })
      if (note !== undefined) this.quote('notes', note)
    }
    for (const { seat, step, args, rule } of engine.refusals()) {
      this.speak('choices', step, args, table, { seen: () => viewFor(seat) })
      this.quote('refusals', rule)
    }
  }

  /** The refusal of a move that was not offered. */
  private readWhy(engine: Engine, dice: Dice): void {
    const commands = conceivable(this.game)
    if (commands.length === 0) return
    const seat = dice.pick(engine.position.seats)
    const { step, args, id } = dice.pick(commands)
    if (engine.find(seat, id) === undefined) this.quote('refusals', engine.why(seat, step, args))
  }

  private readSeat(table: object, seat: Seat): void {
    const names = languages.map((language) => phrasebook(this.game, language).seat(table, seat))
    const key = names.join()
    if (this.read.has(key)) return
    this.read.add(key)
    languages.forEach((language, i) => this.inspect(language, `the name of the seat ${seat}`, names[i], {}))
  }

  private readDrawing({ game, position, decision }: Engine, viewer: Seat): void {
    const view = viewOf(game, position, decision, viewer)
    for (const language of languages)
      this.attempt(language, 'the drawing of the table', () => {
        const text = game.drawText(view, language)
        const fault = faultIn(text) ?? this.rawId(text, language, {})
        if (fault !== undefined) this.report(language, 'the drawing of the table', fault)
      })
  }

  /** A sentence that depends on arguments. */
  private speak(
    kind: 'events' | 'choices' | 'asks',
    name: string,
    args: object,
    table: object,
    { inPlay = true, seen }: { inPlay?: boolean; seen?: () => TableSeen } = {},
  ): void {
    if (inPlay) this.seen[kind].add(name)
    const what = `${kind}.${name}`
    this.say(
      `${what} ${JSON.stringify(args)}`,
      (words, who) => words[kind]?.[name]?.(args, who, seen?.()),
      args,
      table,
      what,
    )
  }

  /** A sentence that depends on nothing. */
  private quote(kind: 'notes' | 'outcomes', key: string): void
  private quote(kind: 'refusals', key: Rule): void
  private quote(kind: 'notes' | 'refusals' | 'outcomes', key: string): void {
    if (this.seen[kind].has(key)) return
    this.seen[kind].add(key)
    this.say(`${kind}.${key}`, (words) => words[kind]?.[key])
  }

  private say(
    key: string,
    sentence: (words: Phrasebook, who: NameOf) => unknown,
    args: object = {},
    table: object = {},
    what = key,
  ): void {
    if (this.read.has(key)) return
    this.read.add(key)
    const texts = languages.map((language) => {
      const words = phrasebook(this.game, language)
      const text = this.attempt(language, what, () => sentence(words, (seat) => words.seat(table, seat)))
      return this.inspect(language, what, text, args)
    })
    if (texts.every((text) => text !== undefined) && looksUntranslated(texts))
      this.problems.add(`${what} says the same in ${languages.join(' and ')}: "${texts[0]}"`)
  }

  /** The text, if it is one. */
  private inspect(language: Language, what: string, text: unknown, args: object): string | undefined {
    if (text === failed) return undefined
    const fault = faultIn(text) ?? untidiness(text as string) ?? this.rawId(text as string, language, args)
    if (fault === undefined) return text as string
    this.report(language, what, typeof text === 'string' ? `${fault}: "${text}"` : fault)
    return undefined
  }

  private rawId(text: string, language: Language, args: object): string | undefined {
    const id = this.ids.in(text, language, args)
    return id === undefined ? undefined : `shows the id "${id}"`
  }

  private attempt(language: Language, what: string, make: () => unknown): unknown {
    try {
      return make()
    } catch (error) {
      this.report(language, what, `throws ${error instanceof Error ? error.message : String(error)}`)
      return failed
    }
  }

  private compareKeys(language: Language): void {
    for (const other of languages)
      for (const key of keysMissingFrom(phrasebook(this.game, language), phrasebook(this.game, other)))
        this.report(language, key, `is missing, and ${other} has it`)
  }

  private demand(kind: 'events' | 'choices' | 'asks', names: readonly string[]): void {
    for (const language of languages)
      for (const name of names)
        if (typeof phrasebook(this.game, language)[kind]?.[name] !== 'function')
          this.report(language, `${kind}.${name}`, 'is missing')
  }

  private report(language: Language, what: string, fault: string): void {
    this.problems.add(`${language}: ${what} ${fault}`)
  }
}

const failed = Symbol('the sentence threw an error')
