import { games } from '@miskatonic/games'
import type { Game } from '@miskatonic/kernel'
import { serve } from '@miskatonic/server'
import { type Config, readConfig } from '@miskatonic/server/config'
import { metricsToken } from './api.ts'
import { withFolder } from './folders.ts'
import { withoutLimits } from './program.ts'

/** Does some work with a server inside this process, on a folder of its own. */
export async function withServer<T>(
  work: (address: string, folder: string) => Promise<T>,
  change: Partial<Config> = {},
  served: readonly Game[] = games,
): Promise<T> {
  return withFolder(async (folder) => {
    const flags = { port: '0', host: '127.0.0.1', data: folder, 'log-level': 'silent', ...withoutLimits }
    const server = await serve({ ...readConfig({ flags }), metricsToken, ...change }, served)
    try {
      return await work(server.addresses[0]!, folder)
    } finally {
      await server.close()
    }
  })
}
