import { Tinypool } from 'tinypool'

/** The threads that tasks are divided among. */
export interface Threads {
  /** How many. With none the tasks run in this thread. */
  readonly workers: number
  /** The module that a thread loads. Its exports are the functions that can be run there, by name. */
  readonly module?: URL
}

/** Runs one task. Aborting it ends the thread that is at it; another one takes its place. */
export type RunTask<Task, Result> = (task: Task, signal?: AbortSignal) => Promise<Result>

/**
 * Runs tasks in threads: `loop` is started once for each thread and runs one task after the other. A task that fails ends the loops of
 * the others at their next task, and its error is thrown here once all have ended.
 */
export async function inThreads<Task, Result>(
  { workers, module }: Threads,
  name: string,
  here: (task: Task) => Result,
  loop: (run: RunTask<Task, Result>) => Promise<void>,
): Promise<void> {
  if (module === undefined || workers === 0) return loop(inThisThread(here))
  const pool = new Tinypool({
    filename: module.href,
    name,
    minThreads: workers,
    maxThreads: workers,
    execArgv: ['--enable-source-maps'],
  })
  let failed: { error: unknown } | undefined
  const run: RunTask<Task, Result> = async (task, signal) => {
    if (failed !== undefined) throw failed.error
    try {
      return (await pool.run(task, { signal: signal ?? null })) as Result
    } catch (error) {
      if (!signal?.aborted) failed ??= { error }
      throw error
    }
  }
  const loops = Array.from({ length: workers }, () => loop(run))
  await Promise.allSettled(loops)
  await pool.destroy()
  await Promise.all(loops)
}

function inThisThread<Task, Result>(here: (task: Task) => Result): RunTask<Task, Result> {
  return async (task) => {
    await new Promise(setImmediate) // lets timers and signal handlers run in between
    return here(task)
  }
}
