/** Our whole server: HTTP, WebSockets, rooms, and the database on disk, with every choice durable before it is sent out. */
import { games } from '@miskatonic/games'
import { serve } from '@miskatonic/server'
import { readConfig } from '@miskatonic/server/config'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smallGame } from '../../peers/on-kernel.ts'
import { noLimits } from './no-limits.ts'
import type { Started } from './started.ts'

/** Minutes after which a table without players leaves memory. */
const IDLE_MINUTES = 0.03

export async function startOurs(): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'miskatonic-bench-'))
  const remove = (): void => rmSync(data, { recursive: true, force: true, maxRetries: 3 })
  process.on('exit', remove) // also when the parent process has ended
  const { port, close } = await startNode({ data })
  return {
    port,
    close: async () => {
      await close()
      process.off('exit', remove)
      remove()
    },
  }
}

/** One that keeps its tables where its settings say: in a data folder, or in PostgreSQL with others. */
export async function startNode(settings: Readonly<Record<string, string>>): Promise<Started> {
  const config = { ...readConfig({ flags: { ...noLimits, ...settings } }), idleMinutes: IDLE_MINUTES }
  const server = await serve(config, [...games, smallGame()])
  return { port: Number(new URL(server.addresses[0]!).port), close: () => server.close() }
}
