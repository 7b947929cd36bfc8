import type { Config } from './config.ts'
import type { Logger } from './log.ts'
import { metrics } from './metrics.ts'
import type { ServerStore } from './store/server-store.ts'

/** Milliseconds between two looks, each at some tables, and between two parts of a removal. */
const PAUSE = 10_000
const SHORT_PAUSE = 50

/** The removal of tables that have not been changed for a long time. */
export interface Sweep {
  /** Waits for what is being removed. */
  close(): Promise<void>
}

type SweptStore = Pick<ServerStore, 'removeAbandoned' | 'lastChange'>

/** Removes tables, finished and archived ones included, at which nothing was changed for `keepTables` milliseconds; 0 keeps all. */
export function sweepAbandoned(
  store: SweptStore,
  isInUse: (id: string) => boolean,
  { keepTables }: Pick<Config, 'keepTables'>,
  log: Logger,
): Sweep {
  if (keepTables === 0) return { close: () => Promise.resolve() }
  let isClosed = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  let now: (() => number) | undefined
  let after = 0

  function lookIn(milliseconds: number): void {
    if (isClosed) return
    timer = setTimeout(() => {
      running = look().then(lookIn)
    }, milliseconds).unref()
  }

  /** Gives the milliseconds until the next look. */
  async function look(): Promise<number> {
    try {
      now ??= cautiousClock(await store.lastChange())
      const before = now() - keepTables
      const { tables, isFinished, next } = await store.removeAbandoned({ after, before, isInUse })
      if (isFinished) after = next
      if (tables > 0) {
        metrics.tablesRemoved.inc(tables)
        log.info({ tables }, 'abandoned tables removed')
      }
      return isFinished ? PAUSE : SHORT_PAUSE
    } catch (error) {
      log.error({ err: error }, 'abandoned tables could not be removed')
      return PAUSE
    }
  }

  lookIn(PAUSE)
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Counts from the last change on, as long as the server runs: a clock that is wrong or was set forward must not make tables old. Time in
 * which the server does not run does not count.
 */
function cautiousClock(lastChange: number | undefined): () => number {
  const since = performance.now()
  const start = Math.min(Date.now(), lastChange ?? Date.now())
  return () => Math.min(Date.now(), start + performance.now() - since)
}
