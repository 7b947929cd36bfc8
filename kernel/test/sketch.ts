import {
  type Args,
  type Bends,
  type Game,
  type Option,
  type Play,
  type Position,
  type Question,
  type Seat,
  type Slot,
  Engine,
  defineGame,
  redealing,
  optionId,
  shape,
} from '../index.ts'

/** A game of which only the rules at hand are written; all else is as plain as can be. Its table is a diary that steps write in. */
export interface Sketched {
  table: { diary: string[]; hidden: string[] }
  options: object
  choices: Record<string, Args>
  asks: Record<string, Args>
  steps: Record<string, Args>
  events: Record<string, object>
  questions: Record<string, Question<object, unknown>>
  answersTo: object
}
export type SketchPlay = Play<Sketched>
export type SketchBends = Bends<Sketched>

interface Sketch {
  /** Every game begins with the step `start`. */
  rules: Record<string, (play: SketchPlay, args: Args, by: Seat, asked: unknown) => void>
  /** Steps that ask. */
  asks?: string[]
  steps?: Record<string, shape.Shape<Args>>
  cards?: readonly { card: SketchBends; owner: Seat }[]
  /** Which of the cards are in play; otherwise all of them are. */
  inPlay?(table: Sketched['table'], owner: Seat): boolean
  events?: Game<Sketched>['secrets']['events']
  hidden?: string[]
  unknown?(table: Sketched['table'], seat: Seat): Slot[][]
}

export function sketch({ rules, cards = [], ...rest }: Sketch): Game {
  const { asks = [], steps = {}, events = {}, hidden = [] } = rest
  const anything: shape.Shape<Args> = { check: () => undefined }
  const nothing = {
    title: '',
    options: {},
    events: {},
    choices: {},
    asks: {},
    notes: {},
    refusals: {},
    outcomes: {},
  }
  const words = { ...nothing, seat: (_table: object, seat: Seat) => seat }
  const game: Game<Sketched> = {
    id: 'sketch',
    version: '1',
    ledger: 'SK',
    options: {},
    seats: () => ['ann', 'bob', 'cid'],
    setUp(play) {
      play.then('start', {})
      return { diary: [], hidden: [...hidden] }
    },
    rules,
    steps: { ...Object.fromEntries(Object.keys(rules).map((step) => [step, anything])), ...steps },
    asks,
    choices: Object.keys(rules),
    table: shape.object({ diary: shape.list(shape.text), hidden: shape.list(shape.text) }),
    cards: cards.map(({ card }) => card),
    inPlay({ table }, visit) {
      for (const { card, owner } of cards) if (rest.inPlay?.(table, owner) ?? true) visit(card, owner)
    },
    secrets: { table: { diary: 'open', hidden: 'hidden' }, events },
    worlds: redealing((table, _options, seat) => rest.unknown?.(table, seat) ?? []),
    why: () => 'SK-0',
    counts: () => [],
    brokenInvariant: () => undefined,
    results: [],
    words: { en: words, pl: words },
    drawText: () => '',
  }
  return defineGame(game)
}

/** Writes a line in the table's diary. */
export function note(play: SketchPlay, line: string): void {
  play.table.diary.push(line)
}

export function diaryOf(position: Position): string[] {
  return (position.table as Sketched['table']).diary
}

export function begin(game: Game): Engine {
  return Engine.start(game, {}, 'seed')
}

/** Runs a sketch until it asks or ends, and gives its diary. */
export function diaryAfter(game: Game): string[] {
  return diaryOf(begin(game).position)
}

/** Steps that only leave their names in the diary. */
export function named(...steps: string[]): Sketch['rules'] {
  return Object.fromEntries(steps.map((step) => [step, (play: SketchPlay) => note(play, step)]))
}

/** A step that asks `seat` for one of these. */
export function asking(seat: Seat, ...steps: string[]): (play: SketchPlay) => void {
  return (play) =>
    play.ask(seat, 'SK-1', (may) => {
      for (const step of steps) may(step, {}, 'SK-1')
    })
}

/** A step that ends the game. */
export function end(play: SketchPlay): void {
  play.end({ how: 'done', winners: [] })
}

export function optionOf(engine: Engine, seat: Seat, id: string): Option {
  const option = engine.find(seat, id)
  if (option === undefined)
    throw new Error(`${seat} is not offered ${id}, but ${engine.decision?.options.map(optionId).join(', ')}`)
  return option
}

export function choose(engine: Engine, seat: Seat, id: string): void {
  engine.choose(optionOf(engine, seat, id))
}
