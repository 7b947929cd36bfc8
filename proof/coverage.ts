import type { Engine, Game, Happened, Option, Outcome, Position, Sights } from '@miskatonic/kernel'

/** How often the games of a run met each step, event and ending, and so also what none of them reached. */
export class Coverage {
  readonly counts: Counts

  private readonly sights: Sights | undefined

  constructor(counts: Counts = emptyCounts(), sights?: Sights) {
    this.counts = counts
    this.sights = sights
  }

  /** Has the engine tell of each event while the table is as the event left it. */
  watch(engine: Engine): void {
    const { sights, counts } = this
    if (sights === undefined) return
    engine.observer = (happened: Happened, position: Position) => {
      for (const [kind, name] of sights.met(happened, position)) add((counts.met[kind] ??= {}), name)
    }
  }

  /** A game began, or `option` was chosen, and this is where it led. */
  came({ decision, events }: Engine, option?: Option): void {
    const { chosen, offered, asked, happened } = this.counts
    if (option !== undefined) add(chosen, option.step)
    for (const { event } of events) add(happened, event)
    if (decision === null) return
    add(asked, decision.step)
    for (const step of new Set(decision.options.map((each) => each.step))) add(offered, step)
  }

  ended(options: object, outcome: Outcome | null): void {
    const how = outcome?.how ?? 'unfinished'
    add(this.counts.ended, how)
    for (const [name, value] of Object.entries(options))
      add((this.counts.options[`${name}=${value}`] ??= {}), how)
  }

  /** Adds what was counted elsewhere. */
  include(other: Counts): void {
    const { options, met, ...flat } = this.counts
    for (const kind of Object.keys(flat) as (keyof typeof flat)[]) addAll(flat[kind], other[kind])
    for (const [value, endings] of Object.entries(other.options)) addAll((options[value] ??= {}), endings)
    for (const [kind, names] of Object.entries(other.met)) addAll((met[kind] ??= {}), names)
  }

  /** What a game has and none of the games met. */
  missed(game: Game): Record<'choices' | 'asks' | 'events' | 'endings', string[]> {
    const { chosen, asked, happened, ended } = this.counts
    const notIn = (seen: Tally, names: readonly string[]): string[] => names.filter((name) => !(name in seen))
    return {
      choices: notIn(chosen, game.choices),
      asks: notIn(asked, game.asks),
      events: notIn(happened, Object.keys(game.secrets.events)),
      endings: notIn(ended, Object.keys(game.words.en.outcomes)),
    }
  }
}

export type Tally = Record<string, number>

/** Plain data, so that it can be sent from one thread to another. */
export interface Counts {
  chosen: Tally
  offered: Tally
  asked: Tally
  happened: Tally
  ended: Tally
  /** How games ended, by option and value. */
  options: Record<string, Tally>
  /** By kind, how often each thing was met, in games that say what can be met. */
  met: Record<string, Tally>
}

function emptyCounts(): Counts {
  return { chosen: {}, offered: {}, asked: {}, happened: {}, ended: {}, options: {}, met: {} }
}

function add(tally: Tally, name: string, count = 1): void {
  tally[name] = (tally[name] ?? 0) + count
}

function addAll(tally: Tally, other: Tally): void {
  for (const [name, count] of Object.entries(other)) add(tally, name, count)
}
