/** Entry point of the process of a server under measurement. The parent process controls it by messages, and it ends with its parent. */
import { setTimeout as sleep } from 'node:timers/promises'
import { clock } from './clock.ts'
import type { Started } from './servers/started.ts'

/** What a server is told at its start: settings of its command line. */
export type Settings = Readonly<Record<string, string>>

/** Each server is loaded only where it runs. */
const servers = {
  ours: async () => (await import('./servers/ours.ts')).startOurs(),
  node: async (settings: Settings) => (await import('./servers/ours.ts')).startNode(settings),
  'boardgame.io': async () => (await import('./servers/boardgame-io.ts')).startBoardgameIo(),
  bare: async () => (await import('./servers/bare.ts')).startBare(),
} satisfies Record<string, (settings: Settings) => Promise<Started>>

export type ServerName = keyof typeof servers
export type Order = 'usage' | 'memory' | 'stop'

/** The time that the process had the processor, all threads together, in milliseconds, and when it was asked. */
export interface Usage {
  readonly at: number
  readonly busy: number
}
/** In bytes, after the garbage was collected. `used` is what the program holds; `resident` what the system counts. */
export interface Memory {
  readonly used: number
  readonly resident: number
}

export async function beServer(name: string | undefined, settings = '{}'): Promise<void> {
  // Also when the parent is gone: always by `exit`, whose handlers clean up.
  for (const end of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) process.on(end, () => process.exit())
  const { port, close } = await started(name as ServerName, JSON.parse(settings) as Settings)
  process.on('message', (order: Order) => {
    if (order === 'usage') process.send!(usage())
    else if (order === 'memory') void memory().then((used) => process.send!(used))
    else void close().finally(() => process.exit())
  })
  process.send!({ port })
}

async function started(name: ServerName, settings: Settings): Promise<Started> {
  try {
    return await servers[name](settings)
  } catch (error) {
    console.error(error)
    return process.exit(1)
  }
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { at: clock(), busy: (user + system) / 1000 }
}

/** What was just let go of takes a few turns to be gone. */
async function memory(): Promise<Memory> {
  for (let i = 0; i < 5; i++) {
    globalThis.gc!()
    await sleep(50)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, resident: rss }
}
