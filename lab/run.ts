import type { Game, Strategy } from '@miskatonic/kernel'
import { type RunTask, type Threads, inThreads } from '@miskatonic/proof'
import { type Order, playGames } from './play.ts'
import { type Tally, addTally, emptyTally } from './tally.ts'

/** Games from number `from` up to, not including, number `to` of a cell. */
interface Block {
  readonly cell: number
  readonly from: number
  readonly to: number
}

/** What a thread is asked to play. */
export interface LabTask extends Block {
  readonly game: string
  readonly order: Order
}

/** The results of a block, or of all blocks of a cell so far, and the time that threads spent on them. */
export interface Played {
  readonly tally: Tally
  seconds: number
}

export interface LabThreads extends Threads {
  /** How players with a goal play, where games are played in this thread. */
  readonly strategy?: Strategy | undefined
  /** Called now and then with the number of games played so far, of all cells together. */
  readonly onProgress?: (games: number) => void
  /** Ends the run early: blocks that have been started are finished, and all that was played counts. */
  readonly signal?: AbortSignal
}

/**
 * Plays games number `from` to `from + games - 1` of every cell. Cells take turns, so that a run that is ended early has about the same
 * number of games of each; they are always the first ones. The results do not depend on the number of threads.
 */
export async function run(
  game: Game,
  order: Order,
  games: number,
  threads: LabThreads,
  from = 0,
): Promise<Played[]> {
  const work = new Work(order.cells.length, from, from + games, threads)
  const loop = (runTask: RunTask<LabTask, Played>): Promise<void> =>
    workThrough(work, (block) => runTask({ ...block, game: game.id, order }))
  await inThreads(threads, 'lab', (task: LabTask) => playTask(game, task, threads.strategy), loop)
  return work.played
}

/** The games still to be played, and the results of the others. */
class Work {
  readonly played: Played[]
  private readonly next: number[]
  private readonly end: number
  private readonly threads: LabThreads
  private games = 0

  constructor(cells: number, from: number, end: number, threads: LabThreads) {
    this.played = Array.from({ length: cells }, () => ({ tally: emptyTally(), seconds: 0 }))
    this.next = this.played.map(() => from)
    this.end = end
    this.threads = threads
  }

  /** Up to `size` games of the cell that is furthest behind; undefined if nothing is left to do. */
  take(size: number): Block | undefined {
    const from = Math.min(...this.next)
    if (from >= this.end || this.threads.signal?.aborted) return undefined
    const cell = this.next.indexOf(from)
    const to = Math.min(from + size, this.end)
    this.next[cell] = to
    return { cell, from, to }
  }

  add({ cell }: Block, { tally, seconds }: Played): void {
    const sum = this.played[cell]!
    addTally(sum.tally, tally)
    sum.seconds += seconds
    this.games += tally.games
    this.threads.onProgress?.(this.games)
  }
}

/** Seconds that a block should take: short enough to show progress and to stop quickly, long enough to make messages between threads cheap. */
const BLOCK_SECONDS = 0.1

/** Plays block after block until none is left, and adapts their size to the speed of the game. */
async function workThrough(work: Work, play: (block: Block) => Promise<Played>): Promise<void> {
  let size = 1
  for (let block = work.take(size); block !== undefined; block = work.take(size)) {
    const played = await play(block)
    work.add(block, played)
    if (played.seconds < BLOCK_SECONDS / 2) size *= 2
    else if (played.seconds > BLOCK_SECONDS * 2) size = Math.ceil(size / 2)
  }
}

function playTask(game: Game, { order, cell, from, to }: LabTask, strategy?: Strategy): Played {
  const began = performance.now()
  const tally = playGames(game, order, cell, from, to, strategy)
  return { tally, seconds: (performance.now() - began) / 1000 }
}

/**
 * The function that a thread's module has to export as `lab`. `find` knows the games, `strategies` how players with a goal play some of
 * them.
 */
export function labInThread(
  find: (id: string) => Game | undefined,
  strategies: Readonly<Record<string, Strategy>> = {},
): (task: LabTask) => Played {
  return (task) => playTask(find(task.game)!, task, strategies[task.game])
}
