import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'
import type { Sockets } from '../sockets/index.ts'
import { StartupError } from '../startup-error.ts'
import type { Env } from './env.ts'

/**
 * Milliseconds that somebody may take to say what they want, and that a silent connection is kept for them.
 * The latter is longer than what proxies and browsers wait before they hang up by themselves: a server that hangs up
 * first may do so while the next request is on its way, and that request is lost.
 */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 75_000 }

export function serverFor(app: Hono<Env>, sockets: Pick<Sockets, 'upgrade'>): Server {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  return Object.assign(server, PATIENCE)
}

export async function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartupError(whyNot(error, host, port), { cause: error })
  }
}

function whyNot(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : String(error)
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Choose another one with --port, or stop that program.`
  if (code === 'EACCES') return `Port ${port} may not be used here. Choose one above 1023 with --port.`
  return `It is not possible to listen on ${host}, port ${port} (${String(code)}).`
}

/** Where browsers find the server: on this computer, and from others in the same network. */
export function addressesOf(server: Server): string[] {
  const { address, port } = server.address() as AddressInfo
  const isEverywhere = address === '0.0.0.0' || address === '::'
  const hosts = isEverywhere ? ['localhost', ...addressesInNetwork()] : [address]
  return hosts.map((host) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`)
}

function addressesInNetwork(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}

/** Accepts nothing more, and lets whoever is being answered have their answer for so many milliseconds. */
export async function closeServer(server: Server, patience: number): Promise<void> {
  const closed = once(server, 'close')
  server.removeAllListeners('upgrade') // a WebSocket that comes now would keep the server open
  server.close()
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearTimeout(late)
}
