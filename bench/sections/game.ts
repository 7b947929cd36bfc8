/** A game of the house: whole games of random players, and what a table does with a position. */
import { createHash } from 'node:crypto'
import { gameById } from '@miskatonic/games'
import {
  type Choice,
  type Game,
  type Option,
  type Position,
  Engine,
  History,
  clone,
  completeOptions,
  hash,
  isRefused,
  optionId,
  replay,
  viewOf,
  viewsAsJson,
} from '@miskatonic/kernel'
import {
  judge,
  measured,
  summary,
  type Contender,
  type Section,
  type Table,
  type Timing,
} from '../harness.ts'
import { boardgameIo, playedMatch, type PlayedMatch } from '../peers/boardgame-io.ts'
import { playFor, randomNumbers } from '../peers/peer.ts'

const anyOf = randomNumbers(1)

/** boardgame.io plays a much smaller game: it is a yardstick, not a rival. */
const theSmallGame = 'which plays the small game'

/** What to measure: a game with some options, the choice by which a player ends a turn early, and what we want to reach. */
interface Subject {
  readonly game: Game
  readonly options: object
  readonly resting: string
  readonly goals: Goals
  /** Another game that is played in the same rounds, and how much of its decisions per second we want to reach. */
  readonly beside?: { readonly name: string; readonly subject: Subject; readonly atLeast: number }
}

/** Decisions per second of random games; microseconds for a copy and for a view; milliseconds to load a game; kilobytes of a position. */
interface Goals {
  readonly decisions: number
  readonly clone: number
  readonly view: number
  readonly load: number
  readonly size: number
}

const usual: Goals = { decisions: 200_000, clone: 5, view: 50, load: 20, size: 10 }

export const reign = section('Reign of Cthulhu, four players', {
  game: 'reign',
  options: { players: 4 },
  resting: 'endActions',
  goals: usual,
})
export const tinyEpic = section('Tiny Epic Cthulhu, four players', {
  game: 'tiny-epic',
  options: { variant: 'standard-4' },
  resting: 'endTurn',
  goals: usual,
})
/** A position holds a whole map, and games are several times as long. */
export const alone = section('ALONE, two Evil players', {
  game: 'alone',
  options: { evil: 2 },
  resting: 'endActions',
  goals: { decisions: 100_000, clone: 40, view: 100, load: 100, size: 10 },
})

/** What a game is compared with that has more to look at: at least half of Tiny Epic's decisions per second in the same run. */
const halfOfTinyEpic: NonNullable<Subject['beside']> = {
  name: 'Tiny Epic Cthulhu',
  subject: subjectOf({
    game: 'tiny-epic',
    options: { variant: 'standard-4' },
    resting: 'endTurn',
    goals: usual,
  }),
  atLeast: 0.5,
}

/** A house with a whole deck in its rooms. */
export const mansions = section('Mansions of Madness, three investigators', {
  game: 'mansions',
  options: { investigators: 3 },
  resting: 'finishTurn',
  goals: { decisions: 100_000, clone: 40, view: 100, load: 50, size: 10 },
  beside: halfOfTinyEpic,
})

/** A town with a dozen decks; the codex and the cards in play grow during a game. */
export const arkham = section('Arkham Horror, four investigators', {
  game: 'arkham',
  options: { players: 4 },
  resting: 'stopActing',
  goals: { decisions: 100_000, clone: 40, view: 100, load: 100, size: 40 },
  beside: halfOfTinyEpic,
})

type Given = Omit<Subject, 'game'> & { readonly game: string }

function subjectOf(given: Given): Subject {
  const game = gameById(given.game)!
  return { ...given, game, options: completeOptions(game, given.options) }
}

function section(title: string, given: Given): Section {
  const subject = subjectOf(given)
  return {
    title,
    *run(timing) {
      const positions = Array.from({ length: 25 }, (_, i) => inTheMiddle(subject, i + 1))
      const match = playedMatch()
      // What is small and the same every time needs less of it.
      const brief = { ...timing, seconds: timing.seconds / 4, warmUpSeconds: timing.warmUpSeconds / 4 }
      yield wholeGames(subject, timing)
      yield quarters(subject, brief)
      yield clones(subject, brief, positions)
      yield sizes(subject, positions, match)
      yield views(subject, brief, positions, match)
      yield loading(subject, brief, match)
      yield hashes(brief, positions)
      yield undoLimits(subject, brief, positions)
    },
  }
}

function wholeGames(subject: Subject, timing: Timing): Table {
  const { beside } = subject
  const plan = {
    title: 'Random games, all options listed at every decision',
    unit: 'decisions/s',
    contenders: [
      { name: 'kernel', run: (seconds: number) => playFor(seconds, () => playGame(subject, false)) },
      {
        name: 'kernel, with events',
        run: (seconds: number) => playFor(seconds, () => playGame(subject, true)),
      },
      { name: 'boardgame.io', run: boardgameIo.play },
      ...(beside === undefined
        ? []
        : [
            {
              name: beside.name,
              run: (seconds: number) => playFor(seconds, () => playGame(beside.subject, false)),
            },
          ]),
    ],
    comparisons: [
      { of: 'kernel', to: 'boardgame.io', remark: theSmallGame },
      { of: 'kernel, with events', to: 'boardgame.io', remark: theSmallGame },
      ...(beside === undefined ? [] : [{ of: 'kernel', to: beside.name, atLeast: beside.atLeast }]),
    ],
    goals: [{ of: 'kernel', atLeast: subject.goals.decisions }],
  }
  return measured(plan, timing)
}

let games = 0

/** One complete game; returns the number of decisions. */
function playGame({ game, options }: Subject, listening: boolean): number {
  const engine = Engine.start(game, options, `bench ${++games}`, listening)
  while (engine.decision !== null) {
    engine.choose(randomOption(engine))
    if (listening) engine.events = []
  }
  return engine.position.choices
}

/** A decision may not cost more and more as a game goes on. */
function quarters({ game, options }: Subject, timing: Timing): Table {
  const all = Array.from({ length: 50 }, (_, i) => quartersOf(game, options, i + 1))
  const played = (part: Part): number => {
    const engine = Engine.at(game, clone(part.from))
    for (const index of part.chosen) engine.choose(engine.decision!.options[index]!)
    return part.chosen.length
  }
  const [first, last] = ['first quarter', 'last quarter'] as const
  const plan = {
    title: 'A decision at the beginning of a game and at its end',
    unit: 'µs',
    contenders: [first, last].map((name) => {
      const parts = all.map((each) => each[name])
      let next = 0
      const play = (): number => played(parts[next++ % parts.length]!)
      return { name, run: (seconds: number) => playFor(seconds, play) }
    }),
    comparisons: [{ of: last, to: first, atLeast: 1 / 1.3 }],
  }
  return measured(plan, timing)
}

/** A part of a game: where it begins, and the choices by their places among the options. */
interface Part {
  readonly from: Position
  readonly chosen: readonly number[]
}

function quartersOf(
  game: Game,
  options: object,
  seed: number,
): Record<'first quarter' | 'last quarter', Part> {
  const below = randomNumbers(seed)
  const start = Engine.start(game, options, `quarters ${seed}`).position
  const engine = Engine.at(game, clone(start))
  const chosen: number[] = []
  while (engine.decision !== null) {
    const index = below(engine.decision.options.length)
    chosen.push(index)
    engine.choose(engine.decision.options[index]!)
  }
  const quarter = chosen.length >> 2
  engine.resume(clone(start))
  for (const index of chosen.slice(0, -quarter)) engine.choose(engine.decision!.options[index]!)
  return {
    'first quarter': { from: start, chosen: chosen.slice(0, quarter) },
    'last quarter': { from: engine.position, chosen: chosen.slice(-quarter) },
  }
}

function randomOption({ decision }: Engine, below = anyOf): Option {
  return decision!.options[below(decision!.options.length)]!
}

/** A position in the middle of a random game, the same in every run. */
function inTheMiddle({ game, options }: Subject, seed: number): Position {
  const below = randomNumbers(seed)
  const start = Engine.start(game, options, `middle ${seed}`).position
  const engine = Engine.at(game, clone(start))
  const chosen: Option[] = []
  while (engine.decision !== null) {
    chosen.push(randomOption(engine, below))
    engine.choose(chosen.at(-1)!)
  }
  engine.resume(start)
  for (const option of chosen.slice(0, chosen.length >> 1)) engine.choose(option)
  return engine.position
}

function clones({ goals }: Subject, timing: Timing, positions: readonly Position[]): Table {
  const plan = {
    title: 'Copy of a position in the middle of a game',
    unit: 'µs',
    contenders: [
      onEach('clone', positions, clone),
      onEach('structuredClone', positions, (position) => structuredClone(position)),
      onEach('through JSON', positions, (position) => JSON.parse(JSON.stringify(position)) as unknown),
    ],
    comparisons: [
      { of: 'clone', to: 'structuredClone' },
      { of: 'clone', to: 'through JSON' },
    ],
    goals: [{ of: 'clone', below: goals.clone }],
  }
  return measured(plan, timing)
}

function sizes({ goals }: Subject, positions: readonly Position[], { state }: PlayedMatch): Table {
  const ours = summary('position', positions.map(kilobytes))
  const theirs = summary('boardgame.io', [kilobytes(state)])
  const ratio = ours.median / theirs.median
  return {
    title: 'Size of a position in the middle of a game, as JSON',
    unit: 'kB',
    measurements: [ours, theirs],
    ratios: [
      { of: ours.name, to: theirs.name, ratio, met: null, remark: `${theSmallGame}; smaller is better` },
    ],
    goals: judge([ours], [{ of: ours.name, below: goals.size }]),
  }
}

function kilobytes(value: object): number {
  return Buffer.byteLength(JSON.stringify(value)) / 1000
}

function views(
  { game, goals }: Subject,
  timing: Timing,
  positions: readonly Position[],
  match: PlayedMatch,
): Table {
  const engines = positions.map((position) => Engine.at(game, clone(position)))
  const plan = {
    title: "A seat's view of such a position",
    unit: 'µs',
    contenders: [
      onEach('as an object', engines, ({ position, decision }) =>
        viewOf(game, position, decision, position.seats[0]!),
      ),
      onEach('as JSON', engines, ({ position, decision }) =>
        viewsAsJson(game, position, decision, position.seats.slice(0, 1)),
      ),
      onEach('those of all seats as JSON', engines, ({ position, decision }) =>
        viewsAsJson(game, position, decision, position.seats),
      ),
      onEach('boardgame.io, as JSON', [match], ({ view }) => view(0)),
    ],
    comparisons: [{ of: 'as JSON', to: 'boardgame.io, as JSON', remark: theSmallGame }],
    goals: [
      { of: 'as an object', below: goals.view },
      { of: 'as JSON', below: goals.view },
      { of: 'those of all seats as JSON', below: goals.view },
    ],
  }
  return measured(plan, timing)
}

function loading(subject: Subject, timing: Timing, match: PlayedMatch): Table {
  const { game } = subject
  const { start, choices } = longGame(subject)
  const ours = `a game of ${choices.length} choices`
  const theirs = `boardgame.io, ${match.moves} moves`
  const plan = {
    title: 'Loading a finished game from its choices, each of them checked',
    unit: 'ms',
    contenders: [
      onEach(ours, [start], () => {
        if (isRefused(replay(game, start, choices))) throw new Error('the game cannot be loaded')
      }),
      onEach(theirs, [match], () => match.replay()),
    ],
    comparisons: [{ of: ours, to: theirs, remark: theSmallGame }],
    goals: [{ of: ours, below: subject.goals.load }],
  }
  return measured(plan, timing)
}

/** The longest of many games of players who use nearly all their actions; the same in every run. */
function longGame({ game, options, resting }: Subject): { start: Position; choices: Choice[] } {
  const all = Array.from({ length: 100 }, (_, i) => {
    const below = randomNumbers(i + 1)
    const engine = Engine.start(game, options, `long ${i}`)
    const start = clone(engine.position)
    const choices: Choice[] = []
    while (engine.decision !== null) {
      const option = seldomResting(engine, resting, below)
      choices.push({ seat: option.seat, option: optionId(option) })
      engine.choose(option)
    }
    return { start, choices }
  })
  return all.reduce((longest, each) => (each.choices.length > longest.choices.length ? each : longest))
}

/** Players who never rest could trade the same things to and fro without end. */
function seldomResting({ decision }: Engine, resting: string, below: (n: number) => number): Option {
  const goingOn = decision!.options.filter(({ step }) => step !== resting)
  const from = goingOn.length > 0 && below(10) > 0 ? goingOn : decision!.options
  return from[below(from.length)]!
}

function hashes(timing: Timing, positions: readonly Position[]): Table {
  const plan = {
    title: 'Hash of such a position',
    unit: 'µs',
    contenders: [
      onEach('hash', positions, hash),
      onEach('OpenSSL on plain JSON', positions, (position) =>
        createHash('sha256').update(JSON.stringify(position)).digest('hex'),
      ),
    ],
    comparisons: [{ of: 'hash', to: 'OpenSSL on plain JSON', remark: 'which does not sort the fields' }],
  }
  return measured(plan, timing)
}

/** The worst case is a choice that revealed nothing: every other world of every seat has to be tried. */
function undoLimits({ game }: Subject, timing: Timing, positions: readonly Position[]): Table {
  const histories = positions.map((position) => new History(game, position))
  const below = randomNumbers(1)
  for (const history of histories) history.choose(randomOption(history.now, below))
  const free = histories.filter((history) => history.undoLimit() === null)
  const plan = {
    title: 'Finding out whether the last choice can be taken back',
    unit: 'ms',
    contenders: [
      onEach('any choice', histories, (history) => history.undoLimit()),
      onEach('one that revealed nothing', free, (history) => history.undoLimit()),
      onEach('structuredClone', positions, (position) => structuredClone(position)),
    ],
    comparisons: [
      { of: 'one that revealed nothing', to: 'structuredClone', remark: 'copies one position once' },
    ],
  }
  return measured(plan, timing)
}

/** Does something with each of several things in turn, again and again. */
function onEach<T>(name: string, things: readonly T[], work: (thing: T) => unknown): Contender {
  let next = 0
  const doOne = () => {
    kept.result = work(things[next]!)
    next = (next + 1) % things.length
    return 1
  }
  return { name, run: (seconds) => playFor(seconds, doOne) }
}

/** Results go here, so that no compiler may leave out the work. */
const kept: { result?: unknown } = {}
