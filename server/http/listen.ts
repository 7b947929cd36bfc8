import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'
import type { Sockets } from '../sockets/index.ts'
import { StartupError } from '../startup-error.ts'
import { limitConnections } from './connection-limit.ts'
import type { Env } from './env.ts'
import { limitRequests } from './request-limit.ts'

/**
 * In milliseconds. The keep-alive timeout is longer than that of common proxies and browsers: a server that closes an idle connection
 * first may do so while the next request is on its way, and that request is lost. `timeout` ends connections of clients that do not read
 * the answer; it is longer than answers take.
 */
const HTTP_TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  timeout: 75_000,
}
/** Milliseconds between two looks for connections that exceed the first two of them. */
const CHECK_INTERVAL = 5_000

type ListenConfig = Parameters<typeof limitConnections>[1] & Parameters<typeof limitRequests>[1]

export function serverFor(app: Hono<Env>, sockets: Pick<Sockets, 'upgrade'>, config: ListenConfig): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    serverOptions: { connectionsCheckingInterval: CHECK_INTERVAL },
  }) as Server
  limitRequests(server, config, limitConnections(server, config))
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  return Object.assign(server, HTTP_TIMEOUTS)
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
    return `Port ${port} is in use by another program. Stop that program, or choose another port with --port.`
  if (code === 'EACCES') return `No permission to use port ${port}. Choose a port above 1023 with --port.`
  return `Cannot listen on ${host}, port ${port} (${String(code)}).`
}

/** The server's URLs, for this computer and for others in the same network. */
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

/** Stops accepting connections, and gives running requests `grace` milliseconds to finish. */
export async function closeServer(server: Server, grace: number): Promise<void> {
  const closed = once(server, 'close')
  server.removeAllListeners('upgrade') // a new WebSocket would keep the server open
  server.close()
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearTimeout(late)
}
