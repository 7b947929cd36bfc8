import type { Engine, Game, Option, Outcome } from '@miskatonic/kernel'

/** How often the games of a run met each step, event and ending, and so also what none of them reached. */
export class Coverage {
  readonly counts: Counts

  constructor(counts: Counts = { chosen: {}, offered: {}, asked: {}, happened: {}, ended: {}, options: {} }) {
    this.counts = counts
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
    const { options, ...flat } = this.counts
    for (const kind of Object.keys(flat) as (keyof typeof flat)[]) addAll(flat[kind], other[kind])
    for (const [value, endings] of Object.entries(other.options)) addAll((options[value] ??= {}), endings)
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
}

function add(tally: Tally, name: string, count = 1): void {
  tally[name] = (tally[name] ?? 0) + count
}

function addAll(tally: Tally, other: Tally): void {
  for (const [name, count] of Object.entries(other)) add(tally, name, count)
}
