import { Engine, type Game, clone } from '@miskatonic/kernel'
import { chooser } from './choosers.ts'
import { Dice } from './dice.ts'
import { settings } from './fuzz.ts'
import { type Recorded, choicesOf } from './recorded.ts'
import { phrasebook } from './words/phrasebook.ts'
import { Reader } from './words/reader.ts'

/** The result of reading everything that a game says. */
export interface WordsReport {
  /** What is wrong; empty if everything is well said. */
  readonly problems: readonly string[]
  /** How many different things were put into words, in each language. */
  readonly sentences: number
  /** What no game met. Choices and questions that were not met have been read all the same. */
  readonly unseen: Readonly<Record<'events' | 'choices' | 'asks' | 'notes' | 'outcomes', readonly string[]>>
  /** Reasons that nothing called for. */
  readonly unusedRefusals: readonly string[]
}

/** One in this many games has a curious player, who gets further than the others and is much slower. */
const CURIOUS_ONCE_IN = 20
/** Choices after which a game is ended: new sentences have become rare. */
const ENOUGH = 2000
/** Choices in all games together after which new sentences have become rare. */
const PLENTY = 60_000

/**
 * Plays recorded games, which went far, and up to `games` random ones, with all combinations of options. Reads every sentence that
 * they bring up, in every language.
 */
export function checkWords(
  game: Game,
  games: number,
  recorded: readonly Recorded[] = [],
  seed = 'words',
): WordsReport {
  const all = settings(game, {})
  new Dice(seed).shuffle(all)
  const reader = new Reader(game, [...new Set(all.flatMap((options) => game.seats(options)))])
  reader.readRecords()
  for (const each of recorded) replayAndRead(game, each, reader)
  for (let i = 0, choices = 0; i < games && choices < PLENTY; i++)
    choices += playAndRead(game, all[i % all.length]!, `${seed} ${i}`, reader)
  reader.readAllForms()
  return reportOf(game, reader)
}

function replayAndRead(game: Game, recorded: Recorded, reader: Reader): void {
  const dice = new Dice(recorded.seed)
  const { options, seed, start } = recorded
  const engine =
    start === undefined ? Engine.start(game, options, seed, true) : Engine.at(game, clone(start), true)
  for (const { seat, option } of choicesOf(recorded)) {
    reader.readMoment(engine, dice)
    engine.events = []
    engine.choose(engine.find(seat, option)!)
  }
  reader.readMoment(engine, dice)
}

/** Returns how many choices the game had. */
function playAndRead(game: Game, options: object, seed: string, reader: Reader): number {
  const dice = new Dice(seed)
  const temper = dice.oneIn(CURIOUS_ONCE_IN) ? 'curious' : dice.pick(['even', 'moody'] as const)
  const choose = chooser(temper, dice)
  const engine = Engine.start(game, options, seed, true)
  for (let choices = 0; ; choices++) {
    reader.readMoment(engine, dice)
    if (engine.decision === null || choices === ENOUGH) return choices
    engine.events = []
    engine.choose(choose(engine))
  }
}

function reportOf(game: Game, { problems, seen, count }: Reader): WordsReport {
  const { notes, outcomes, refusals } = phrasebook(game, 'en')
  const unseen = (kind: keyof typeof seen, names: readonly string[]): string[] =>
    names.filter((name) => !seen[kind].has(name)).toSorted()
  return {
    problems: [...problems].toSorted(),
    sentences: count,
    unseen: {
      events: unseen('events', Object.keys(game.secrets.events)),
      choices: unseen('choices', game.choices),
      asks: unseen('asks', game.asks),
      notes: unseen('notes', Object.keys(notes ?? {})),
      outcomes: unseen('outcomes', Object.keys(outcomes ?? {})),
    },
    unusedRefusals: unseen('refusals', Object.keys(refusals ?? {})),
  }
}
