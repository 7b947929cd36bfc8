import { gameById } from '@miskatonic/games'
import { isRefused, optionId } from '@miskatonic/kernel'
import { Table, load, save } from '@miskatonic/table'
import { Doom, dice, inAHurry, pick } from './play.ts'

/** Games that have been played for a while, as files that the page takes up: made anew each time, by the rules as they are. */

/** Chooses one of the names of what is offered. */
type Player = (names: readonly string[]) => string

/** A way to play a game up to a moment worth looking at. */
interface Course {
  readonly game: string
  readonly options: object
  /** Makes a player with a state of its own. */
  readonly player: () => Player
  readonly isThere: (names: readonly string[], count: number) => boolean
}

export function savedReign(count: number): string {
  return savedGame({ game: 'reign', options: { players: 4 }, player: byChance, isThere: after(count) })
}

export function savedTinyEpic(count: number): string {
  return savedGame({
    game: 'tiny-epic',
    options: { variant: 'solo' },
    player: byChance,
    isThere: after(count),
  })
}

/** One side has the floor. */
export function savedMaze(side: 'hero' | 'evil', least: number): string {
  const own = side === 'hero' ? 'explore:' : 'shift:'
  return savedGame({
    game: 'alone',
    options: { difficulty: 'impossible' },
    player: doomed,
    isThere: (names, count) => count >= least && names.some((name) => name.startsWith(own)),
  })
}

/** A house by night: an investigator or the Keeper has the floor, after a number of choices. */
export function savedMansions(side: 'investigator' | 'keeper', least: number, options: object = {}): string {
  const own = side === 'keeper' ? 'endActions' : 'finishTurn'
  return savedGame({
    game: 'mansions',
    options,
    player: byChance,
    isThere: (names, count) => count >= least && names.includes(own),
  })
}

/** An evening in Arkham: an investigator has the floor and may go anywhere, after a number of choices. */
export function savedArkham(least: number, options: object = {}): string {
  return savedGame({
    game: 'arkham',
    options,
    player: byChance,
    isThere: (names, count) => count >= least && names.some((name) => name.startsWith('move:')),
  })
}

/** An evening in Arkham that ends within so many choices of players who are in a hurry. */
export function savedArkhamNearTheEnd(choices: number, options: object = {}): string {
  const table = opened('arkham', { players: 2, difficulty: 'harsh', ...options }, 'saved 1')
  const random = dice(7)
  for (let offers = offersTo(table); offers !== null; offers = offersTo(table))
    make(table, { seat: offers.seat, option: inAHurry(offers.names, random) })
  table.takeBackTo(table.number - choices)
  return save(table)
}

/** A puzzle that is nearly solved: where it waits, what lies there, and what solves it. */
const nearlySolved = {
  /** The Clock Room: two runes have to change places. */
  rune: {
    story: 'hour',
    from: 'workshop-2',
    into: 'clock-room-1',
    puzzle: '7',
    pieces: ['rune7-2', 'rune7-1', 'rune7-3', 'rune7-4', 'rune7-5', 'rune7-6'].map((piece) => ({
      piece,
      turn: 0,
    })),
  },
  /** The Director's Office: the first wire has to be turned to the right. */
  wiring: {
    story: 'ward',
    from: 'passage-1',
    into: 'directors-office-1',
    puzzle: '1A',
    pieces: [
      { piece: 'wire-01', turn: 0 },
      { piece: 'wire-07', turn: 2 },
      { piece: 'wire-02', turn: 0 },
      { piece: 'wire-09', turn: 0 },
    ],
  },
} as const

/** An investigator stands before a door with a puzzle that was left nearly solved. Gives the choice that begins the attempt. */
export function savedAtPuzzle(
  kind: keyof typeof nearlySolved,
  options: object = {},
): { file: string; begin: string } {
  const { story, from, into, puzzle, pieces } = nearlySolved[kind]
  const file = savedMansions('investigator', 8, { ...options, story, investigators: 1 })
  const position = structuredClone(loaded(file).position)
  // The position of Mansions (games/mansions/position.ts), as far as it is changed here.
  const table = position.table as {
    investigators: Record<string, { at: string }>
    turn: { moves: number; actions: number }
    puzzles: Record<string, object>
    wires: Record<string, number>
  }
  table.investigators['p1']!.at = from
  Object.assign(table.turn, { moves: 2, actions: 1 })
  table.puzzles[puzzle] = { pieces, base: 0, solved: 0 }
  for (const { piece } of pieces) if (piece in table.wires) table.wires[piece] = 0
  const changed = Table.at(gameById('mansions')!, position)
  if (isRefused(changed)) throw new Error(changed.refused.message)
  return { file: save(changed), begin: `move:to=${into},drag=false` }
}

function loaded(file: string): Table {
  const table = load(file, [gameById('mansions')!])
  if (isRefused(table)) throw new Error(table.refused.message)
  return table
}

/** A game as it was before its last choice, and that choice. Chance plays badly: one of Reign is lost. */
export function savedBeforeTheEnd(
  game: 'reign' | 'mansions' = 'reign',
  options: object = { players: 2 },
): { file: string; last: string } {
  const table = opened(game, options, 'saved 1')
  const choose = byChance()
  let last = ''
  for (let offers = offersTo(table); offers !== null; offers = offersTo(table)) {
    last = choose(offers.names)
    make(table, { seat: offers.seat, option: last })
  }
  table.takeBackTo(table.number - 1)
  return { file: save(table), last }
}

/** A game that ends with the choice after which something happens for the first time, as it was before it, and that choice. */
export function savedBefore(
  game: 'reign' | 'tiny-epic' | 'alone',
  event: string,
): { file: string; last: string } {
  const course = {
    reign: { options: { players: 4 }, player: byChance },
    'tiny-epic': { options: { variant: 'solo' }, player: byChance },
    alone: { options: { difficulty: 'impossible' }, player: doomed },
  }[game]
  for (let luck = 1; luck <= 40; luck++) {
    const table = opened(game, course.options, `saved ${luck}`)
    const choose = course.player()
    for (let offers = offersTo(table); offers !== null; offers = offersTo(table)) {
      const last = choose(offers.names)
      const happened = make(table, { seat: offers.seat, option: last })
      if (!happened.includes(event)) continue
      table.takeBackTo(table.number - 1)
      return { file: save(table), last }
    }
  }
  throw new Error(`in no game of ${game} there is ${event}`)
}

function byChance(): Player {
  const random = dice(7)
  return (names) => pick(names, random)
}

function doomed(): Player {
  const doom = new Doom(dice(7))
  return (names) => doom.pick(names)
}

function after(count: number): Course['isThere'] {
  return (_, soFar) => soFar >= count
}

/** Where a game ends before it is there, it is played with other luck; always with the same, so that what failed can be looked at. */
function savedGame(course: Course): string {
  for (let luck = 1; luck <= 20; luck++) {
    const table = playedThere(course, `saved ${luck}`)
    if (table !== null) return save(table)
  }
  throw new Error(`no game of ${course.game} gets there`)
}

function playedThere({ game, options, player, isThere }: Course, seed: string): Table | null {
  const table = opened(game, options, seed)
  const choose = player()
  for (let count = 0; ; count++) {
    const offers = offersTo(table)
    if (offers === null) return null
    if (isThere(offers.names, count)) return table
    make(table, { seat: offers.seat, option: choose(offers.names) })
  }
}

function opened(game: string, options: object, seed: string): Table {
  const table = Table.open(gameById(game)!, options, seed)
  if (isRefused(table)) throw new Error(table.refused.message)
  return table
}

/** Makes a choice, and says what happened. */
function make(table: Table, choice: { seat: string; option: string }): string[] {
  const done = table.choose(choice)
  if (isRefused(done)) throw new Error(done.refused.message)
  return done.events.map(({ event }) => event)
}

/** What the first of those may choose whom the table waits for; null: the game is over. */
function offersTo(table: Table): { seat: string; names: string[] } | null {
  const { decision } = table.now
  if (decision === null) return null
  const seat = decision.waiting[0]!
  return { seat, names: decision.options.filter((option) => option.seat === seat).map(optionId) }
}
