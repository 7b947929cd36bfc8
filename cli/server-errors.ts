import type * as Server from '@miskatonic/server'
import { printableLine } from './printable.ts'

/**
 * Runs a command that needs the server's code. It is loaded only now: other commands start faster without it. What it cannot do is said in
 * one line.
 */
export async function withServerErrors(work: (server: typeof Server) => Promise<number>): Promise<number> {
  const server = await import('@miskatonic/server')
  try {
    return await work(server)
  } catch (error) {
    if (!(error instanceof server.StartupError)) throw error
    console.error(printableLine(error.message))
    return 1
  }
}
