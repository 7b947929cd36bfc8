import { Engine, type Game, type Option, type Seat, completeOptions, isRefused } from '@miskatonic/kernel'

/** As much of a guided game as is needed to play it. */
interface Course<S> {
  readonly options: object
  readonly seed: string
  readonly steps: readonly S[]
}
interface CourseStep {
  readonly choice?: string
  readonly auto?: true
  readonly point: readonly string[]
}

/** Plays a guided game to its end. `visit` sees each step before its choice is made; the events are those of the choice before. */
export function playCourse<S extends CourseStep>(
  game: Game,
  { options, seed, steps }: Course<S>,
  visit: (engine: Engine, step: S) => void = () => {},
): Engine {
  const engine = started(game, options, seed)
  for (const step of steps) {
    visit(engine, step)
    if (step.choice === undefined) continue
    const option = engine.find(engine.decision!.waiting[0]!, step.choice)
    if (option === undefined)
      throw new Error(`${step.choice} is not offered at decision ${engine.position.choices}`)
    engine.events = []
    engine.choose(option)
  }
  return engine
}

/** The choices of a guided game that lie on the board where its step does not point. */
export function notPointedAt<S extends CourseStep>(
  game: Game,
  course: Course<S>,
  targetsOf: (step: string, args: Option['args'], seat: Seat) => readonly string[],
): string[] {
  const missed: string[] = []
  playCourse(game, course, (engine, { choice, auto, point }) => {
    if (choice === undefined || auto) return
    const seat = engine.decision!.waiting[0]!
    const { step, args } = engine.find(seat, choice)!
    const targets = targetsOf(step, args, seat)
    if (targets.length > 0 && !targets.some((target) => point.includes(target))) missed.push(choice)
  })
  return missed
}

export interface Stroll {
  readonly seed: string
  readonly options: object
  /** Choices after which it stops; left out: at the end of the game. */
  readonly most?: number
  /** Choices that are not made, if there are others. */
  readonly avoid?: readonly string[]
}

/** A game by players without any plan, who like to do what they have seldom done: many steps are seen in few choices. */
export function stroll(
  game: Game,
  { seed, options, most = Infinity, avoid = [] }: Stroll,
  look: (engine: Engine) => void,
): void {
  const engine = started(game, options, seed)
  const done = new Map<string, number>()
  let n = seed.length * 7919 + seed.charCodeAt(seed.length - 1)
  for (let i = 0; i < most; i++) {
    look(engine)
    if (engine.decision === null) return
    const all = engine.decision.options.filter(({ step }) => !avoid.includes(step))
    n = (n * 48271) % 2147483647
    const rarest = Math.min(...all.map(({ step }) => done.get(step) ?? 0))
    const fresh = all.filter(({ step }) => (done.get(step) ?? 0) <= rarest + (n % 3))
    const option = fresh[n % fresh.length]!
    done.set(option.step, (done.get(option.step) ?? 0) + 1)
    engine.events = []
    engine.choose(option)
  }
}

function started(game: Game, options: object, seed: string): Engine {
  const complete = completeOptions(game, options)
  if (isRefused(complete)) throw new Error(complete.refused.message)
  return Engine.start(game, complete, seed, true)
}
