/** Our server, all of it: HTTP, WebSockets, rooms, and the database on the disk, each choice safe before it is told. */
import { games } from '@miskatonic/games'
import { serve } from '@miskatonic/server'
import { readConfig } from '@miskatonic/server/config'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smallGame } from '../../peers/on-kernel.ts'
import type { Started } from './started.ts'

/** Everything comes from one address and as fast as it can: no limit may get in the way. */
const flags = {
  port: '0',
  host: '127.0.0.1',
  'log-level': 'error',
  'requests-per-minute': '1000000',
  'tables-per-address': '1000000',
  'sockets-per-address': '1000000',
  'messages-per-second': '100000',
}
/** Tables leave memory after about so many minutes without players. */
const IDLE_MINUTES = 0.03

export async function startOurs(): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'miskatonic-bench-'))
  const remove = (): void => rmSync(data, { recursive: true, force: true, maxRetries: 3 })
  process.on('exit', remove) // also when the process ends because whoever started it is gone
  const config = { ...readConfig({ flags: { ...flags, data } }), idleMinutes: IDLE_MINUTES }
  const server = await serve(config, [...games, smallGame()])
  return {
    port: Number(new URL(server.addresses[0]!).port),
    close: async () => {
      await server.close()
      process.off('exit', remove)
      remove()
    },
  }
}
