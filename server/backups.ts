import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Logger } from './log.ts'
import { metrics } from './metrics.ts'
import { backup } from './store/sqlite/backup.ts'

const NAME = /^miskatonic-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/

/** Backups on a schedule. */
export interface Backups {
  /** Ends a backup that is being made. */
  close(): Promise<void>
}

type BackupConfig = Pick<Config, 'data' | 'backupEvery' | 'backupKeep' | 'backupTo'>

/** Makes backups at regular intervals, the first one at once if the last one is older than that, and keeps the newest. */
export function scheduleBackups(config: BackupConfig, log: Logger): Backups {
  const { data, backupEvery: every, backupKeep: keep } = config
  const folder = config.backupTo === '' ? join(data, 'backups') : config.backupTo
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  async function makeOne(): Promise<void> {
    const name = `miskatonic-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`
    try {
      await backup(data, join(folder, name), stopping.signal)
      metrics.backups.inc()
      log.info({ file: join(folder, name) }, 'backup made')
      rotate(folder, name, keep)
    } catch (error) {
      if (stopping.signal.aborted) return
      metrics.backupFailures.inc()
      log.error({ err: error }, 'a backup could not be made')
    }
  }

  function begin(): void {
    running ??= makeOne().finally(() => (running = null))
  }

  if (every === 0) return { close: () => Promise.resolve() }
  const timer = setInterval(begin, every).unref()
  if (isDue(folder, every)) begin()
  return {
    async close() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

/** A backup that cannot be looked at counts as none. */
function isDue(folder: string, every: number): boolean {
  const newest = backupsIn(folder).at(-1)
  if (newest === undefined) return true
  const made = madeAt(join(folder, newest))
  return made === undefined || Math.abs(Date.now() - made) >= every
}

function madeAt(file: string): number | undefined {
  try {
    return statSync(file).mtimeMs
  } catch {
    return undefined // deleted meanwhile, or the disk fails
  }
}

/** Deletes the oldest backups. The one just made is kept in any case, also if the clock was set back. */
function rotate(folder: string, made: string, keep: number): void {
  const others = backupsIn(folder).filter((name) => name !== made)
  for (const name of others.slice(0, Math.max(0, others.length - (keep - 1)))) rmSync(join(folder, name))
}

/** The oldest first. */
function backupsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .toSorted()
  } catch {
    return [] // there is no such folder yet
  }
}
