import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Game } from '@miskatonic/kernel'
import { type Order, playGames } from './play.ts'
import { type Tally, addTally, emptyTally } from './tally.ts'

/** Games from number `from` up to, not including, number `to` of a cell. */
interface Block {
  readonly cell: number
  readonly from: number
  readonly to: number
}

/** What came of a block, or of all blocks of a cell so far, and how long a thread was at it. */
export interface Played {
  readonly tally: Tally
  seconds: number
}

/** What a thread is started with. */
interface Start {
  readonly lab: string
  readonly order: Order
}

export interface Crew {
  /** How many threads. With none the games are played right here. */
  readonly workers: number
  /** The module that a thread runs; it must call `serveLab`. */
  readonly module?: URL
  /** Called now and then with the number of games played so far, of all cells together. */
  readonly onProgress?: (games: number) => void
  /** Ends the run early: what has been begun is finished, and everything that was played counts. */
  readonly signal?: AbortSignal
}

/**
 * Plays games number `from` to `from + games - 1` of every cell. Cells take turns, so that a run that is ended early has about the same
 * number of games of each; they are always the first ones.
 */
export async function run(game: Game, order: Order, games: number, crew: Crew, from = 0): Promise<Played[]> {
  const work = new Work(order.cells.length, from, from + games, crew)
  const { module } = crew
  if (module === undefined || crew.workers === 0) await playHere(game, order, work)
  else await allOf(Array.from({ length: crew.workers }, () => employ(module, game, order, work)))
  return work.played
}

/** What is still to be played, and what came of the rest. */
class Work {
  readonly played: Played[]
  private readonly next: number[]
  private readonly end: number
  private readonly crew: Crew
  private isStopped = false
  private games = 0

  constructor(cells: number, from: number, end: number, crew: Crew) {
    this.played = Array.from({ length: cells }, () => ({ tally: emptyTally(), seconds: 0 }))
    this.next = this.played.map(() => from)
    this.end = end
    this.crew = crew
  }

  /** Up to `size` games of the cell that is furthest behind. Undefined if there is nothing left to do. */
  take(size: number): Block | undefined {
    const from = Math.min(...this.next)
    if (from >= this.end || this.isStopped || this.crew.signal?.aborted) return undefined
    const cell = this.next.indexOf(from)
    const to = Math.min(from + size, this.end)
    this.next[cell] = to
    return { cell, from, to }
  }

  gather({ cell }: Block, { tally, seconds }: Played): void {
    const sum = this.played[cell]!
    addTally(sum.tally, tally)
    sum.seconds += seconds
    this.games += tally.games
    this.crew.onProgress?.(this.games)
  }

  stop(): void {
    this.isStopped = true
  }
}

/** Seconds that a block should take: short enough for progress to be seen and for a run to stop at once, long enough to need no more talk. */
const BLOCK = 0.1

/** Plays block after block until none is left. */
async function workThrough(work: Work, play: (block: Block) => Promise<Played>): Promise<void> {
  let size = 1
  for (let block = work.take(size); block !== undefined; block = work.take(size)) {
    const played = await play(block)
    work.gather(block, played)
    if (played.seconds < BLOCK / 2) size *= 2
    else if (played.seconds > BLOCK * 2) size = Math.ceil(size / 2)
  }
}

async function playHere(game: Game, order: Order, work: Work): Promise<void> {
  await workThrough(work, async (block) => {
    await new Promise(setImmediate) // lets whoever draws the progress, or stops the run, have a turn
    return playBlock(game, order, block)
  })
}

async function employ(module: URL, game: Game, order: Order, work: Work): Promise<void> {
  const start: Start = { lab: game.id, order }
  const worker = new Worker(module, { workerData: start, execArgv: ['--enable-source-maps'] })
  try {
    await workThrough(work, async (block) => {
      worker.postMessage(block)
      const [played] = (await once(worker, 'message')) as [Played] // an error in the thread is thrown here
      return played
    })
  } catch (error) {
    work.stop() // the others need not go on with a run that has failed
    throw error
  } finally {
    await worker.terminate()
  }
}

/** Waits for all of them, also if one fails: nobody is left behind working. */
async function allOf(workers: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(workers)
  await Promise.all(workers)
}

function playBlock(game: Game, order: Order, { cell, from, to }: Block): Played {
  const began = performance.now()
  const tally = playGames(game, order, cell, from, to)
  return { tally, seconds: (performance.now() - began) / 1000 }
}

/**
 * What a thread does: plays the blocks that it is given. `find` knows the games. Does nothing, and says so, in a thread that was not
 * started by `run`.
 */
export function serveLab(find: (id: string) => Game | undefined): boolean {
  if (isMainThread || !isStart(workerData)) return false
  const { lab: id, order } = workerData
  const game = find(id)!
  parentPort!.on('message', (block: Block) => {
    parentPort!.postMessage(playBlock(game, order, block))
  })
  return true
}

function isStart(data: unknown): data is Start {
  return typeof data === 'object' && data !== null && 'lab' in data
}
