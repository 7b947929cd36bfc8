import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Game } from '@miskatonic/kernel'
import type { Failure } from './battery.ts'
import { Coverage } from './coverage.ts'
import { type FuzzOrder, type FuzzResult, addResult, fuzzGames } from './fuzz.ts'

/** Games from number `from` up to, not including, number `to`. */
interface Block {
  readonly from: number
  readonly to: number
}

/** What a thread is started with. It writes the number of the game it plays into `playing`, in case it never comes back. */
interface Start {
  readonly fuzz: string
  readonly order: FuzzOrder
  readonly playing: Int32Array
}

export interface Crew {
  /** How many threads. With none the games are played right here. */
  readonly workers: number
  /** The module that a thread runs; it must call `serveFuzz`. */
  readonly module?: URL
  /** Called after every block of games with all that is known so far. */
  readonly onProgress?: (soFar: FuzzResult) => void
  /** A game that takes longer than this, in milliseconds, hangs. */
  readonly patience?: number
}

/** Small enough for progress to be seen, large enough for nobody to wait for work. */
const BLOCK = 20
/** A long game with all checks takes half a minute of a processor; on a busy machine it may have to wait for one. */
const PATIENCE = 600_000

interface Task {
  readonly game: Game
  readonly order: FuzzOrder
  /** Shared by all threads: each block is taken once. */
  readonly blocks: Generator<Block>
  readonly gather: (result: FuzzResult) => void
  readonly crew: Crew
}

/** Plays games number `from` to `from + games - 1` and gathers what came of them. */
export async function fuzz(
  game: Game,
  order: FuzzOrder,
  games: number,
  crew: Crew,
  from = 0,
): Promise<FuzzResult> {
  const sum: FuzzResult = { games: 0, choices: 0, failed: 0, failures: [], counts: new Coverage().counts }
  const gather = (result: FuzzResult): void => {
    addResult(sum, result)
    crew.onProgress?.(sum)
  }
  const task: Task = { game, order, blocks: blocksOf(from, from + games), gather, crew }
  if (crew.module === undefined || crew.workers === 0) await playHere(task)
  else await Promise.all(Array.from({ length: crew.workers }, () => hire(task)))
  return sum
}

function* blocksOf(from: number, to: number): Generator<Block> {
  for (let next = from; next < to; next += BLOCK) yield { from: next, to: Math.min(next + BLOCK, to) }
}

async function playHere({ game, order, blocks, gather }: Task): Promise<void> {
  for (const { from, to } of blocks) {
    gather(fuzzGames(game, order, from, to))
    await new Promise(setImmediate) // lets whoever draws the progress have a turn
  }
}

/** Gives threads block after block until none is left. A thread that hangs is reported and replaced. */
async function hire(task: Task): Promise<void> {
  let hung = true
  while (hung) hung = await employ(task)
}

/** One thread, as long as it answers and there is work. Says whether it hung. */
async function employ({ game, order, blocks, gather, crew }: Task): Promise<boolean> {
  const playing = new Int32Array(new SharedArrayBuffer(4))
  const start: Start = { fuzz: game.id, order, playing }
  const worker = new Worker(crew.module!, { workerData: start, execArgv: ['--enable-source-maps'] })
  try {
    // Not `for … of`, which would close the blocks for the other threads as well when this one leaves.
    for (let next = blocks.next(); !next.done; next = blocks.next()) {
      worker.postMessage(next.value)
      const result = await answerOf(worker, playing, crew.patience ?? PATIENCE)
      gather(result ?? hanging(game, order, playing[0]!))
      if (result === undefined) return true
    }
    return false
  } finally {
    await worker.terminate()
  }
}

/** Undefined if the thread has been at the same game for too long. */
function answerOf(worker: Worker, playing: Int32Array, patience: number): Promise<FuzzResult | undefined> {
  return new Promise((resolve, reject) => {
    let last = Number.NaN
    const watchdog = setInterval(() => {
      if (playing[0] === last) settle(() => resolve(undefined))
      last = playing[0]!
    }, patience)
    const settle = (how: () => void): void => {
      clearInterval(watchdog)
      worker.off('message', answered).off('error', failed)
      how()
    }
    const answered = (result: FuzzResult): void => settle(() => resolve(result))
    const failed = (error: Error): void => settle(() => reject(error))
    worker.on('message', answered).on('error', failed)
  })
}

function hanging({ id, version }: Game, { seed, checks }: FuzzOrder, number: number): FuzzResult {
  const details = `game ${number} hangs: --seed ${seed} --checks ${checks} --from ${number} --games 1`
  const failure: Failure = {
    game: id,
    version,
    options: {},
    seed: `${seed}/${number}`,
    choices: [],
    check: 'hangs',
    details,
  }
  return { games: 1, choices: 0, failed: 1, failures: [failure], counts: new Coverage().counts }
}

/**
 * What a thread does: plays the blocks that it is given. `find` knows the games. Does nothing, and says so, in a thread that was not
 * started by `fuzz`.
 */
export function serveFuzz(find: (id: string) => Game | undefined): boolean {
  if (isMainThread || !isStart(workerData)) return false
  const { fuzz: id, order, playing } = workerData
  const game = find(id)!
  parentPort!.on('message', ({ from, to }: Block) => {
    parentPort!.postMessage(fuzzGames(game, order, from, to, (number) => (playing[0] = number)))
  })
  return true
}

function isStart(data: unknown): data is Start {
  return typeof data === 'object' && data !== null && 'fuzz' in data
}
