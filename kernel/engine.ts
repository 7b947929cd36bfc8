import type { Bends } from './bends.ts'
import * as luck from './chance/chance.ts'
import { type Decision, type May, type Option, type Refusal, type Who, optionId } from './decision.ts'
import type { Game, Kind, Play } from './game.ts'
import type { Args, Frame, Outcome, Position, Rule, Seat } from './position.ts'

/** An event as it happened, and as the seats saw it where they saw it differently. */
export interface Happened {
  readonly event: string
  readonly args: object
  /** By seat, and '' for spectators; null: this seat noticed nothing. Missing: everybody saw the event as it was. */
  readonly seen?: Readonly<Record<Seat, object | null>>
}

/** A mistake in the rules of a game, not of a player: there is no option for it. */
export class RulesBroken extends Error {}

/** What is the same for every position of a game: which steps ask, and which steps and events any card at all has a say in. */
interface Touched {
  asks: ReadonlySet<string>
  replaceable: ReadonlySet<string>
  causesReactions: ReadonlySet<string>
}
const touched = new WeakMap<Game, Touched>()

function touchedBy(game: Game): Touched {
  const known = touched.get(game)
  if (known !== undefined) return known
  const made = {
    asks: new Set<string>(game.asks),
    replaceable: new Set(game.cards.flatMap((card) => Object.keys(card.replaces ?? {}))),
    causesReactions: new Set(game.cards.flatMap((card) => Object.keys(card.reacts ?? {}))),
  }
  touched.set(game, made)
  return made
}

type StepRule = (play: Play<Kind>, args: Args, by: Seat, asked: Args | undefined) => void

/** So many steps without a question mean that the rules go round in a circle. */
const STEPS_WITHOUT_A_QUESTION = 100_000

/**
 * Runs the rules of one game on one position: takes steps off the stack until somebody must choose. It holds nothing that the position
 * does not hold, except what can be made again from it. Choices change the position in place; clone it first if it is still needed.
 */
export class Engine {
  readonly game: Game
  position!: Position
  /** The question that waits, or null once the game is over. */
  decision: Decision | null = null
  /** What happened since `events` was last emptied, if anybody listens. */
  events: Happened[] = []
  listening = false

  private readonly rules: Record<string, StepRule>
  private readonly touched: Touched
  private readonly hand: Hand

  constructor(game: Game) {
    this.game = game
    this.rules = game.rules as never
    this.touched = touchedBy(game)
    this.hand = new Hand(this, this.touched.asks)
  }

  /** A new game, set up and run to its first decision. The options must be complete (see `completeOptions`). */
  static start(game: Game, options: object, seed: string, listening = false): Engine {
    const engine = new Engine(game)
    engine.listening = listening
    engine.position = {
      game: game.id,
      version: game.version,
      seats: game.seats(options),
      options,
      table: {},
      stack: [],
      chance: luck.chanceFrom(seed),
      choices: 0,
      sealed: {},
      outcome: null,
    }
    engine.hand.begin({ step: 'setUp', args: {} })
    engine.position.table = game.setUp(engine.hand as unknown as Play<Kind>)
    engine.position.stack.reverse()
    engine.run()
    return engine
  }

  /** Takes up a position at its decision. The position is used, not copied. */
  static at(game: Game, position: Position, listening = false): Engine {
    const engine = new Engine(game)
    engine.listening = listening
    engine.resume(position)
    return engine
  }

  /** Goes on from another position of the same game. */
  resume(position: Position): void {
    this.position = position
    this.run()
  }

  /** Runs an option of the present decision and all that follows from it. */
  choose(option: Option): void {
    const { position, decision } = this
    if (decision === null) throw new RulesBroken('a choice was made after the end of the game')
    position.choices++
    if (decision.kind === 'all') this.answerInSecret(option)
    else {
      position.stack.pop()
      position.stack.push(chosenFrame(option, decision))
    }
    this.run()
  }

  /** The option of that name, if it was offered to that seat. */
  find(seat: Seat, id: string): Option | undefined {
    return this.decision?.options.find((option) => option.seat === seat && optionId(option) === id)
  }

  optionsOf(seat: Seat): Option[] {
    return this.decision?.options.filter((option) => option.seat === seat) ?? []
  }

  /** What the present question names as forbidden, with the rule. */
  refusals(): Refusal[] {
    if (this.decision === null) return []
    const refusals = this.hand.collectRefusals(this.position.stack.at(-1)!)
    this.run()
    return refusals
  }

  /** The rule because of which this cannot be chosen by that seat now. */
  why(seat: Seat, step: string, args: Args): Rule {
    const id = optionId({ step, args })
    const named = this.refusals().find((refusal) => refusal.seat === seat && optionId(refusal) === id)
    return named?.rule ?? this.game.why(this.hand as unknown as Play<Kind>, this.decision, seat, step, args)
  }

  private answerInSecret(option: Option): void {
    const { position, decision } = this
    position.sealed[option.seat] = optionId(option)
    if (decision!.waiting.length > 1) return
    const answers = this.hand.sealedOptions(position.stack.at(-1)!)
    position.stack.pop()
    position.sealed = {}
    for (const answer of answers.reverse()) position.stack.push(chosenFrame(answer, decision!))
  }

  private run(): void {
    const { position, hand, rules } = this
    const { stack } = position
    this.decision = null
    for (let steps = 0; position.outcome === null; steps++) {
      const frame = stack.pop()
      if (frame === undefined) throw new RulesBroken('the game is not over, and nothing is left to do')
      if (steps > STEPS_WITHOUT_A_QUESTION)
        throw new RulesBroken(`no question for ${steps} steps, at ${frame.step}`)
      const base = stack.length
      hand.begin(frame)
      if (!(this.touched.replaceable.has(frame.step) && this.replaced(frame)))
        rules[frame.step]!(hand as never, frame.args, frame.by ?? '', frame.asked)
      if (hand.asked !== null && position.outcome === null) {
        if (stack.length > base) throw new RulesBroken(`${frame.step} asks and also puts steps on the stack`)
        stack.push(frame)
        this.decision = hand.asked
        return
      }
      reverseFrom(stack, base)
    }
    stack.length = 0
  }

  private replaced(frame: Frame): boolean {
    let done = false
    this.game.inPlay(this.position, (card, owner) => {
      const replace = card.replaces?.[frame.step as never] as
        | ((play: unknown, args: Args, owner: Seat) => boolean)
        | undefined
      if (!done && replace !== undefined && replace(this.hand, frame.args, owner)) done = true
    })
    return done
  }

  /** Called by the rules' hand: records the event and lets the cards in play react. */
  happened(event: string, args: object): void {
    if (this.listening) this.events.push(this.asSeen(event, args))
    if (!this.touched.causesReactions.has(event)) return
    this.game.inPlay(this.position, (card, owner) => {
      const react = card.reacts?.[event as never] as
        | ((play: unknown, args: object, owner: Seat) => void)
        | undefined
      react?.(this.hand, args, owner)
    })
  }

  private asSeen(event: string, args: object): Happened {
    const sight = (
      this.game.secrets.events as Record<string, 'open' | ((...all: unknown[]) => object | null)>
    )[event]
    if (sight === undefined) throw new RulesBroken(`the secrets do not say who may see the event ${event}`)
    if (sight === 'open') return { event, args }
    const seen: Record<Seat, object | null> = { '': sight(args, '', this.position) }
    for (const seat of this.position.seats) seen[seat] = sight(args, seat, this.position)
    return { event, args, seen }
  }
}

/** An event as `seat` saw it; null if it noticed nothing. */
export function seenBy(happened: Happened, seat: Seat): { event: string; args: object } | null {
  const args = happened.seen === undefined ? happened.args : (happened.seen[seat] ?? null)
  return args === null ? null : { event: happened.event, args }
}

/** What the rules hold while a step runs. One per engine, used again and again. */
class Hand {
  asked: Decision | null = null
  private frame!: Frame
  private offering: Option[] = []
  private refusing: Refusal[] | null = null
  private seat: Seat = ''
  private readonly may: May<Kind['choices']>
  private readonly engine: Engine
  private readonly asks: ReadonlySet<string>
  /** The cards in play and their owners, listed once for a step that asks: such a step changes nothing. */
  private readonly cards: Bends<Kind>[] = []
  private readonly owners: Seat[] = []
  private cardCount = 0
  private listed = false
  private readonly enlist = (card: Bends<Kind>, owner: Seat): void => {
    this.cards[this.cardCount] = card
    this.owners[this.cardCount++] = owner
  }

  constructor(engine: Engine, asks: ReadonlySet<string>) {
    this.engine = engine
    this.asks = asks
    const may = (step: string, args: Args, rules: Rule | readonly Rule[], note?: string): void => {
      this.offering.push(
        note === undefined
          ? { seat: this.seat, step, args, rules }
          : { seat: this.seat, step, args, rules, note },
      )
    }
    this.may = Object.assign(may, {
      not: (step: string, args: Args, rule: Rule): void => {
        this.refusing?.push({ seat: this.seat, step, args, rule })
      },
    }) as unknown as May<Kind['choices']>
  }

  get table(): object {
    return this.engine.position.table
  }
  get options(): object {
    return this.engine.position.options
  }
  get seats(): readonly Seat[] {
    return this.engine.position.seats
  }

  begin(frame: Frame): void {
    this.frame = frame
    this.asked = null
    this.listed = false
  }

  then(step: string, args: Args): void {
    this.engine.position.stack.push({ step, args })
  }

  ask(who: Who, rule: Rule, offer: (may: May<Kind['choices']>, seat: Seat) => void): void {
    const { step } = this.frame
    if (this.asked !== null) throw new RulesBroken(`${step} asks twice`)
    if (!this.asks.has(step)) throw new RulesBroken(`${step} asks, and is not among the steps that ask`)
    const { position } = this.engine
    const kind = typeof who === 'string' ? 'one' : 'any' in who ? 'any' : 'all'
    const seats = typeof who === 'string' ? [who] : 'any' in who ? who.any : this.withoutSealed(who.all)
    if (seats.length === 0) throw new RulesBroken(`${step} asks nobody`)
    const options: Option[] = []
    this.offering = options
    for (let i = 0; i < seats.length; i++) {
      const before = options.length
      this.seat = seats[i]!
      offer(this.may, this.seat)
      if (options.length === before && (i === 0 || kind === 'all'))
        throw new RulesBroken(`${step} asks ${this.seat} and offers nothing`)
    }
    this.asked = {
      number: position.choices,
      step,
      args: this.frame.args,
      kind,
      waiting: kind === 'any' ? seats.slice(0, 1) : seats,
      rule,
      options,
    }
  }

  private withoutSealed(seats: readonly Seat[]): Seat[] {
    return seats.filter((seat) => !(seat in this.engine.position.sealed))
  }

  emit(event: string, args: object): void {
    this.engine.happened(event, args)
  }
  end(outcome: Outcome): void {
    this.engine.position.outcome ??= outcome
  }
  roll<Face extends string>(faces: readonly Face[]): Face {
    return luck.roll(this.engine.position.chance, faces)
  }
  shuffle(cards: unknown[]): void {
    luck.shuffle(this.engine.position.chance, cards)
  }
  draw<Card extends string>(pile: Card[], from: 'top' | 'bottom'): Card | undefined {
    return luck.draw(this.engine.position.chance, pile, from)
  }
  random(below: number): number {
    return luck.random(this.engine.position.chance, below)
  }

  answer(question: string, usual: unknown, about: object): unknown {
    if (!this.listed) this.listCards()
    const { cards, owners, cardCount } = this
    let value = usual
    for (let i = 0; i < cardCount; i++) {
      const answer = cards[i]!.answers?.[question as never] as
        | ((play: unknown, soFar: unknown, about: object, owner: Seat) => unknown)
        | undefined
      if (answer !== undefined) value = answer(this, value, about, owners[i]!)
    }
    return value
  }

  offers(seat: Seat, may: May<Kind['choices']>): void {
    if (!this.listed) this.listCards()
    const { cards, owners, cardCount } = this
    for (let i = 0; i < cardCount; i++)
      cards[i]!.offers?.(this as unknown as Play<Kind>, seat, may, owners[i]!)
  }

  private listCards(): void {
    this.cardCount = 0
    this.engine.game.inPlay(this.engine.position, this.enlist)
    this.listed = this.asks.has(this.frame.step)
  }

  /** Asks the question of this frame again, this time writing down what it forbids. */
  collectRefusals(frame: Frame): Refusal[] {
    const refusals: Refusal[] = []
    this.refusing = refusals
    try {
      this.askAgain(frame)
    } finally {
      this.refusing = null
    }
    return refusals
  }

  /** The options that the seats have chosen in secret, in the order of the question. */
  sealedOptions(frame: Frame): Option[] {
    const { position } = this.engine
    const answers = position.sealed
    position.sealed = {}
    this.askAgain(frame)
    const { options, waiting } = this.asked!
    return waiting.map((seat) =>
      options.find((option) => option.seat === seat && optionId(option) === answers[seat])!,
    )
  }

  private askAgain(frame: Frame): void {
    this.begin(frame)
    const rule = this.engine.game.rules[frame.step as never] as StepRule
    rule(this as never, frame.args, frame.by ?? '', frame.asked)
  }
}

function chosenFrame(option: Option, decision: Decision): Frame {
  return { step: option.step, args: option.args, by: option.seat, asked: decision.args }
}

/** Turns the frames above `base` round, so that the one named first comes first. */
function reverseFrom(stack: Frame[], base: number): void {
  for (let low = base, high = stack.length - 1; low < high; low++, high--) {
    const frame = stack[low]!
    stack[low] = stack[high]!
    stack[high] = frame
  }
}
