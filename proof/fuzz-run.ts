import type { Game, Sights, Strategy } from '@miskatonic/kernel'
import type { Failure } from './battery.ts'
import { Coverage } from './coverage.ts'
import { type FuzzOrder, type FuzzResult, type Insight, addResult, fuzzGames } from './fuzz.ts'
import { type RunTask, type Threads, inThreads } from './threads.ts'

/** Games from number `from` up to, not including, number `to`. */
interface Block {
  readonly from: number
  readonly to: number
}

/** What a thread is asked to play. It writes the number of the current game into `playing`, so that a game that hangs can be named. */
export interface FuzzTask extends Block {
  readonly game: string
  readonly order: FuzzOrder
  readonly playing: Int32Array
}

export interface FuzzThreads extends Threads {
  /** Called with the results so far: after every block of games, and every few seconds while none ends. */
  readonly onProgress?: (soFar: FuzzResult) => void
  /** What is known of the game, where games are played in this thread. */
  readonly insight?: Insight
  /** Ends the run: games that are not over are left out of the results. */
  readonly signal?: AbortSignal
  /** Milliseconds of processor time, of each thread, after which a game that is still running counts as hanging. */
  readonly timeout?: number
}

/** Games per task: few enough to show progress, enough to make messages between threads cheap. */
const BLOCK = { fast: 20, full: 1 }
/** Milliseconds between two reports while no block ends. */
const BEAT = 1_000
/** A long game with all checks takes a minute or two of processor time. Time of the clock would depend on what else the machine does. */
const TIMEOUT = 600_000

/** Plays games number `from` to `from + games - 1` and adds up the results. */
export async function fuzz(
  game: Game,
  order: FuzzOrder,
  games: number,
  threads: FuzzThreads,
  from = 0,
): Promise<FuzzResult> {
  const sum = emptyResult()
  const blocks = blocksOf(from, from + games, BLOCK[order.checks])
  const loop = async (run: RunTask<FuzzTask, FuzzResult>): Promise<void> => {
    // Not `for … of`, which would close the generator for the other threads as well if one of them fails.
    for (let next = blocks.next(); !next.done && !threads.signal?.aborted; next = blocks.next()) {
      const playing = new Int32Array(new SharedArrayBuffer(4))
      const task: FuzzTask = { ...next.value, game: game.id, order, playing }
      addResult(sum, await unlessItHangs(run, task, game, threads))
      threads.onProgress?.(sum)
    }
  }
  const beat = setInterval(() => threads.onProgress?.(sum), BEAT)
  try {
    await inThreads(threads, 'fuzz', (task: FuzzTask) => playTask(game, task, threads.insight), loop)
  } finally {
    clearInterval(beat)
  }
  return sum
}

function* blocksOf(from: number, to: number, size: number): Generator<Block> {
  for (let next = from; next < to; next += size) yield { from: next, to: Math.min(next + size, to) }
}

/** The result of the task: none if the run is ended; if it has been at the same game for too long, a failure that names the game. */
async function unlessItHangs(
  run: RunTask<FuzzTask, FuzzResult>,
  task: FuzzTask,
  game: Game,
  { timeout = TIMEOUT, workers, signal }: FuzzThreads,
): Promise<FuzzResult> {
  const hanging = new AbortController()
  let [last, since] = [task.playing[0], processorTime()]
  const watchdog = setInterval(() => {
    if (task.playing[0] !== last) [last, since] = [task.playing[0], processorTime()]
    else if (processorTime() - since >= timeout * workers) hanging.abort()
  }, BEAT)
  try {
    return await run(task, signal === undefined ? hanging.signal : AbortSignal.any([hanging.signal, signal]))
  } catch (error) {
    if (signal?.aborted) return emptyResult()
    if (hanging.signal.aborted) return hangingAt(game, task.order, task.playing[0]!)
    throw error
  } finally {
    clearInterval(watchdog)
  }
}

/** Milliseconds that all threads of this process have worked. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function emptyResult(): FuzzResult {
  return { games: 0, choices: 0, failed: 0, failures: [], counts: new Coverage().counts }
}

function hangingAt({ id, version }: Game, { seed, checks }: FuzzOrder, number: number): FuzzResult {
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
  return { ...emptyResult(), games: 1, failed: 1, failures: [failure] }
}

function playTask(game: Game, { order, from, to, playing }: FuzzTask, insight?: Insight): FuzzResult {
  return fuzzGames(game, order, from, to, (number) => (playing[0] = number), insight)
}

/**
 * The function that a thread's module has to export as `fuzz`. `find` knows the games, `sights` what can be met in some of them, and
 * `strategies` how players with a goal play some of them.
 */
export function fuzzInThread(
  find: (id: string) => Game | undefined,
  sights: Readonly<Record<string, Sights>> = {},
  strategies: Readonly<Record<string, Strategy>> = {},
): (task: FuzzTask) => FuzzResult {
  return (task) => {
    const { game } = task
    return playTask(find(game)!, task, { sights: sights[game], strategy: strategies[game] })
  }
}
