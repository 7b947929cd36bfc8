import type { Bends } from './bends.ts'
import * as luck from './chance/chance.ts'
import { type Decision, type May, type Option, type Refusal, type Who, isNamed } from './decision.ts'
import type { Engine, Known } from './engine.ts'
import type { AnyKind, Play } from './game.ts'
import type { Args, Frame, JsonObject, Outcome, Position, Rule, Seat } from './position.ts'
import { RulesBroken } from './refused.ts'

const noOptions: Option[] = []

export type StepRule = (play: Play<AnyKind>, args: JsonObject, by: Seat, asked: unknown) => void

/** What a step has at hand while it runs (`Play`). An engine has one and uses it for every step. */
export class StepContext implements Play<AnyKind> {
  asked: Decision | null = null
  table!: object
  options!: object
  seats!: readonly Seat[]
  private position!: Position
  private stack!: Frame[]
  private frame!: Frame
  private offering: Option[] = []
  private former: Option[] = noOptions
  /** What the question that was last asked forbids by name, if it was written down: see `refusalsOf`. */
  private refusing: Refusal[] | null = null
  /** Whether it forbids anything by name. */
  forbids = false
  private seat: Seat = ''
  private readonly may: May<AnyKind['choices']>
  private readonly engine: Engine
  private readonly bending: Pick<Known, 'answers' | 'offers'>
  private mayAsk = false
  private isAskedAgain = false
  /** How many steps lay on the stack when this one began. */
  base = 0
  /** The cards in play and their owners, listed once for a step that asks: such a step changes nothing. */
  private readonly cards: Bends<AnyKind>[] = []
  private readonly owners: Seat[] = []
  private readonly copies: string[] = []
  private cardCount = 0
  private listed = false
  private readonly enlist = (card: Bends<AnyKind>, owner: Seat, copy = ''): void => {
    this.cards[this.cardCount] = card
    this.copies[this.cardCount] = copy
    this.owners[this.cardCount++] = owner
  }

  constructor(engine: Engine, bending: Pick<Known, 'answers' | 'offers'>) {
    this.engine = engine
    this.bending = bending
    const may = (step: string, args: Args, rules: Rule | readonly Rule[], note?: string): void => {
      this.offering.push(
        note === undefined
          ? { seat: this.seat, step, args, rules }
          : { seat: this.seat, step, args, rules, note },
      )
    }
    const not = (step: string, args: Args, rule: Rule): void => {
      this.forbids = true
      this.refusing?.push({ seat: this.seat, step, args, rule })
    }
    const unless = (
      forbidden: Rule | undefined,
      step: string,
      args: Args,
      rules: Rule | readonly Rule[],
      note?: string,
    ): void => (forbidden === undefined ? may(step, args, rules, note) : not(step, args, forbidden))
    const former = (step: string, args: Args, rules: Rule | readonly Rule[]): void => {
      this.former = [...this.former, { seat: this.seat, step, args, rules }]
    }
    this.may = Object.assign(may, { not, unless, former }) as May<AnyKind['choices']>
  }

  /** Takes up a position. Fields that steps read all the time are kept here, which is faster. */
  takeUp(position: Position): void {
    this.position = position
    this.table = position.table
    this.options = position.options
    this.seats = position.seats
    this.stack = position.stack
  }

  get choices(): number {
    return this.position.choices
  }

  begin(frame: Frame, mayAsk: boolean): void {
    this.frame = frame
    this.base = this.stack.length
    this.mayAsk = mayAsk
    this.asked = null
    this.listed = false
  }

  then(step: string, args: JsonObject): void {
    this.stack.push({ step, args })
  }

  ask(who: Who, rule: Rule, offer: (may: May<AnyKind['choices']>, seat: Seat) => void): void {
    const { step } = this.frame
    if (this.asked !== null) throw new RulesBroken(`${step} asks twice`)
    if (!this.mayAsk) throw new RulesBroken(`${step} asks, and is not among the steps that ask`)
    const { position } = this
    const kind = typeof who === 'string' ? 'one' : 'any' in who ? 'any' : 'all'
    const seats = typeof who === 'string' ? [who] : 'any' in who ? who.any : this.withoutSealed(who.all)
    if (seats.length === 0) throw new RulesBroken(`${step} asks nobody`)
    const options: Option[] = []
    this.offering = options
    this.former = noOptions
    this.forbids = false
    this.refusing = this.isAskedAgain || this.engine.listening ? [] : null
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
      former: this.former,
    }
  }

  private withoutSealed(seats: readonly Seat[]): Seat[] {
    return seats.filter((seat) => !Object.hasOwn(this.position.sealed, seat))
  }

  waiting(step: string): JsonObject | undefined {
    return this.stack[this.nearest(step)]?.args
  }

  /** Frames are shared between positions (`clone`), so the frame is replaced. */
  amend(step: string, args: JsonObject): void {
    const at = this.nearest(step)
    if (at < 0) throw new RulesBroken(`${this.frame.step} amends ${step}, which is not waiting`)
    this.stack[at] = withArgs(this.stack[at]!, { ...this.stack[at]!.args, ...args })
  }

  /** Where the nearest waiting step of this name lies on the stack; -1 if none waits. */
  private nearest(step: string): number {
    let at = this.base - 1
    while (at >= 0 && this.stack[at]!.step !== step) at--
    return at
  }

  abandon(through: string): void {
    const at = this.nearest(through)
    if (at < 0) throw new RulesBroken(`${this.frame.step} abandons ${through}, which is not waiting`)
    this.stack.splice(at, this.base - at)
    this.base = at
  }

  emit(event: string, args: object, change?: () => void): void {
    this.engine.happened(event, args, change)
  }
  end(outcome: Outcome): void {
    this.position.outcome ??= outcome
  }
  roll<Face extends string>(faces: readonly Face[]): Face {
    return luck.roll(this.position.chance, faces)
  }
  shuffle(cards: unknown[]): void {
    luck.shuffle(this.position.chance, cards)
  }
  draw<Card extends string>(pile: Card[], from: 'top' | 'bottom'): Card | undefined {
    return luck.draw(this.position.chance, pile, from)
  }
  pull<Thing extends string>(bag: Record<Thing, number>, kinds: readonly Thing[]): Thing | undefined {
    return luck.pull(this.position.chance, bag, kinds)
  }
  random(below: number): number {
    return luck.random(this.position.chance, below)
  }

  answer(question: string, usual: unknown, about: object): unknown {
    const answering = this.bending.answers.get(question)
    if (answering === undefined) return usual
    if (!this.listed) this.listCards()
    const { cards, owners, copies, cardCount } = this
    let value = usual
    for (let i = 0; i < cardCount; i++) {
      const answer = answering.get(cards[i]!)
      if (answer !== undefined) value = answer(this, value, about, owners[i]!, copies[i]!)
    }
    return value
  }

  offers(seat: Seat, may: May<AnyKind['choices']>): void {
    if (!this.listed) this.listCards()
    const { cards, owners, copies, cardCount } = this
    for (let i = 0; i < cardCount; i++)
      this.bending.offers.get(cards[i]!)?.(this, seat, may, owners[i]!, copies[i]!)
  }

  private listCards(): void {
    this.cardCount = 0
    this.engine.game.inPlay(this.position, this.enlist)
    this.listed = this.mayAsk
  }

  /**
   * What the question of this frame forbids by name. With a listener it was written down when it was asked: a client is shown it anyway.
   * Otherwise the question is asked again.
   */
  refusalsOf(frame: Frame): readonly Refusal[] {
    if (this.refusing === null) this.askAgain(frame)
    return this.refusing!
  }

  /** The options that the seats have chosen in secret, in the order of the question. */
  sealedOptions(frame: Frame): Option[] {
    const { position } = this
    const answers = position.sealed
    position.sealed = {}
    this.askAgain(frame)
    const { options, waiting } = this.asked!
    return waiting.map((seat) =>
      options.find((option) => option.seat === seat && isNamed(option, answers[seat]!))!,
    )
  }

  private askAgain(frame: Frame): void {
    this.begin(frame, true)
    this.isAskedAgain = true
    try {
      this.engine.game.rules[frame.step]!(this, frame.args, frame.by ?? '', frame.asked)
    } finally {
      this.isAskedAgain = false
    }
  }
}

/** Written like the frames of `then`: V8 runs steps faster if their frames have few layouts, and a spread would make a new one. */
function withArgs(frame: Frame, args: JsonObject): Frame {
  return frame.by === undefined ? { step: frame.step, args } : { ...frame, args }
}
