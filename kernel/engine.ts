import type { Bends } from './bends.ts'
import { chanceFrom } from './chance/chance.ts'
import { type Decision, type Option, type Refusal, isNamed, optionId } from './decision.ts'
import { type Happened, asSeen } from './events.ts'
import type { AnyKind, Game } from './game.ts'
import { StepContext, type StepRule } from './step-context.ts'
import type { Args, Frame, Position, Rule, Seat } from './position.ts'
import { RulesBroken } from './refused.ts'

/** What is the same for every position of a game: its steps, and what its cards do to them. */
export interface Known {
  steps: ReadonlyMap<string, Step>
  answers: ByCard<'answers'>
  reacts: ByCard<'reacts'>
  offers: ReadonlyMap<Bends<AnyKind>, NonNullable<Bends<AnyKind>['offers']>>
}
interface Step {
  rule: StepRule
  asks: boolean
  /** Whether the game looks at the table after it. */
  watched: boolean
  /** The cards that might replace it. */
  replacing: Bending<'replaces'> | undefined
}

type Way = 'answers' | 'replaces' | 'reacts'
/** By card, how it answers one question, replaces one step or reacts to one event. */
type Bending<W extends Way> = ReadonlyMap<Bends<AnyKind>, NonNullable<Bends<AnyKind>[W]>[string]>
/** The same by the name of the question, step or event: much faster than to look for the name in every card in play. */
type ByCard<W extends Way> = ReadonlyMap<string, Bending<W>>

const knownGames = new WeakMap<Game, Known>()

function knownOf(game: Game): Known {
  const known = knownGames.get(game) ?? learn(game)
  knownGames.set(game, known)
  return known
}

function learn(game: Game): Known {
  const asks = new Set<string>(game.asks)
  const replaces = byCard(game, 'replaces')
  const rules = Object.entries<StepRule>(game.rules)
  const watches = new Set<string>(
    game.afterStep === undefined ? [] : (game.watched ?? Object.keys(game.rules)),
  )
  return {
    steps: new Map(
      rules.map(([name, rule]) => [
        name,
        { rule, asks: asks.has(name), watched: watches.has(name), replacing: replaces.get(name) },
      ]),
    ),
    answers: byCard(game, 'answers'),
    reacts: byCard(game, 'reacts'),
    offers: new Map(game.cards.flatMap((card) => (card.offers === undefined ? [] : [[card, card.offers]]))),
  }
}

function byCard<W extends Way>(game: Game, way: W): ByCard<W> {
  type Bend = NonNullable<Bends<AnyKind>[W]>[string]
  const all = new Map<string, Map<Bends<AnyKind>, Bend>>()
  for (const card of game.cards)
    for (const [name, bend] of Object.entries((card[way] ?? {}) as Record<string, Bend>)) {
      const bending = all.get(name) ?? new Map<Bends<AnyKind>, Bend>()
      all.set(name, bending.set(card, bend))
    }
  return all
}

/** Guards against rules that loop forever. */
const STEPS_WITHOUT_A_QUESTION = 100_000

/** Called with an event and the position right after it, which is changed in place later. */
export type Observer = (happened: Happened, position: Position) => void

/**
 * Runs the rules of one game on one position: takes steps off the stack until a player must choose. It holds nothing that the position
 * does not hold, except what can be made again from it. Choices change the position in place; clone it first if it is still needed.
 */
export class Engine {
  readonly game: Game
  position!: Position
  /** The question that waits, or null once the game is over. */
  decision: Decision | null = null
  /** What happened since `events` was last emptied, if there is a listener. */
  events: Happened[] = []
  listening = false
  /** Where to stop before the next question: before a step for which this says yes. The stack then holds what is still to be done. */
  pauseBefore: ((frame: Frame) => boolean) | null = null
  /** Told of each event at once, while the table is as the event left it; cards in play react to it afterwards. */
  observer: Observer | undefined

  private readonly known: Known
  private readonly context: StepContext

  constructor(game: Game) {
    this.game = game
    this.known = knownOf(game)
    this.context = new StepContext(this, this.known)
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
      chance: chanceFrom(seed),
      choices: 0,
      sealed: {},
      outcome: null,
    }
    engine.context.takeUp(engine.position)
    engine.context.begin({ step: 'setUp', args: {} }, false)
    engine.position.table = game.setUp(engine.context)
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

  /** The option of that name, if it was offered to that seat, by these rules or by earlier ones. */
  find(seat: Seat, id: string): Option | undefined {
    const { options = [], former = [] } = this.decision ?? {}
    const isMeant = (option: Option): boolean => option.seat === seat && isNamed(option, id)
    return options.find(isMeant) ?? former.find(isMeant)
  }

  optionsOf(seat: Seat): Option[] {
    return this.decision?.options.filter((option) => option.seat === seat) ?? []
  }

  /** What the present question names as forbidden, with the rule. */
  refusals(): readonly Refusal[] {
    if (this.decision === null || !this.context.forbids) return []
    return this.context.refusalsOf(this.position.stack.at(-1)!)
  }

  /** The rule because of which this cannot be chosen by that seat now. */
  why(seat: Seat, step: string, args: Args): Rule {
    const id = optionId({ step, args })
    const named = this.refusals().find((refusal) => refusal.seat === seat && optionId(refusal) === id)
    return named?.rule ?? this.game.why(this.context, this.decision, seat, step, args)
  }

  private answerInSecret(option: Option): void {
    const { position, decision } = this
    position.sealed[option.seat] = optionId(option)
    if (decision!.waiting.length > 1) return
    const answers = this.context.sealedOptions(position.stack.at(-1)!)
    position.stack.pop()
    position.sealed = {}
    for (const answer of answers.reverse()) position.stack.push(chosenFrame(answer, decision!))
  }

  private run(): void {
    const { position, context, pauseBefore } = this
    const { stack } = position
    const { steps: known } = this.known
    context.takeUp(position)
    this.decision = null
    for (let steps = 0; position.outcome === null; steps++) {
      const frame = stack.pop()
      if (frame === undefined) throw new RulesBroken('the game is not over, and nothing is left to do')
      if (steps > STEPS_WITHOUT_A_QUESTION)
        throw new RulesBroken(`no question for ${steps} steps, at ${frame.step}`)
      if (pauseBefore !== null && pauseBefore(frame)) {
        stack.push(frame)
        return
      }
      const step = known.get(frame.step)!
      context.begin(frame, step.asks)
      if (step.replacing === undefined || !this.isReplaced(frame, step.replacing))
        step.rule(context, frame.args, frame.by ?? '', frame.asked)
      if (context.asked !== null && position.outcome === null) {
        if (stack.length > context.base)
          throw new RulesBroken(`${frame.step} asks and also puts steps on the stack`)
        const answer = this.onlyAnswer(context.asked)
        if (answer === undefined) {
          stack.push(frame)
          this.decision = context.asked
          return
        }
        stack.push(chosenFrame(answer, context.asked))
        continue
      }
      if (stack.length - context.base > 1) reverseFrom(stack, context.base)
      if (step.watched && position.outcome === null) this.lookAfter(frame)
    }
    stack.length = 0
  }

  /** The answer to a question that need not be asked; undefined: it is asked. */
  private onlyAnswer({ kind, step, options }: Decision): Option | undefined {
    if (options.length > 1 || kind !== 'one') return undefined
    return this.game.isSelfEvident?.(step, this.position.options) ? options[0] : undefined
  }

  private lookAfter(frame: Frame): void {
    this.context.begin(frame, false)
    this.game.afterStep!(this.context)
    reverseFrom(this.position.stack, this.context.base)
  }

  private isReplaced(frame: Frame, replacing: Bending<'replaces'>): boolean {
    let done = false
    this.game.inPlay(this.position, (card, owner, copy = '') => {
      const replace = replacing.get(card)
      if (!done && replace !== undefined && replace(this.context, frame.args, owner, copy)) done = true
    })
    return done
  }

  /** Called by a step through its context: records the event and lets the cards in play react. */
  happened(event: string, args: object, change?: () => void): void {
    const happened = this.listening ? asSeen(this.game, this.position, event, args) : null
    change?.()
    if (happened !== null) this.record(happened)
    const reacting = this.known.reacts.get(event)
    if (reacting === undefined) return
    this.game.inPlay(this.position, (card, owner, copy = '') => {
      reacting.get(card)?.(this.context, args, owner, copy)
    })
  }

  private record(happened: Happened): void {
    this.events.push(happened)
    this.observer?.(happened, this.position)
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
