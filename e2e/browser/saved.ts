import { gameById } from '@miskatonic/games'
import { isRefused, optionId } from '@miskatonic/kernel'
import { Table, save } from '@miskatonic/table'
import { Doom, dice, pick } from './play.ts'

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

/** A game of Reign as it was before its last choice, and that choice. Chance plays badly: it is lost. */
export function savedBeforeTheEnd(): { file: string; last: string } {
  const table = opened('reign', { players: 2 }, 'saved 1')
  const choose = byChance()
  let last = ''
  for (let offers = offersTo(table); offers !== null; offers = offersTo(table)) {
    last = choose(offers.names)
    make(table, { seat: offers.seat, option: last })
  }
  table.takeBackTo(table.number - 1)
  return { file: save(table), last }
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

function make(table: Table, choice: { seat: string; option: string }): void {
  const done = table.choose(choice)
  if (isRefused(done)) throw new Error(done.refused.message)
}

/** What the first of those may choose whom the table waits for; null: the game is over. */
function offersTo(table: Table): { seat: string; names: string[] } | null {
  const { decision } = table.now
  if (decision === null) return null
  const seat = decision.waiting[0]!
  return { seat, names: decision.options.filter((option) => option.seat === seat).map(optionId) }
}
