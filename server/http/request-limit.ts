import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { metrics } from '../metrics.ts'
import { RateLimit } from '../rate-limit.ts'
import { addressOf } from './address.ts'

/** Requests of one connection that wait for their answers. Browsers and proxies send the next one when they have the answer. */
const MOST_WAITING = 4
/**
 * Requests for anything, files of the page and WebSockets above all, for each one that the API allows. A first visit fetches some 300 files,
 * and forty people behind one address may open the page in the same minute.
 */
const OF_ANY_KIND = 100
const MINUTE = 60_000

type LimitConfig = Pick<Config, 'requestsPerMinute' | 'trustProxy' | 'trustedProxies'>

/**
 * Ends connections that send one request after the other without waiting for answers: all that arrive in one piece of 64 kB are parsed
 * before anything else happens, and some hundreds of such connections would keep everybody waiting for many seconds. Likewise addresses that
 * ask far more often than a page does. `bar` ends all connections of an address and keeps it out for a while.
 */
export function limitRequests(server: Server, config: LimitConfig, bar: (socket: Socket) => void): void {
  const waiting = new WeakMap<Socket, number>()
  const rate = new RateLimit(config.requestsPerMinute * OF_ANY_KIND, MINUTE)
  const handlers = server.listeners('request')
  server.removeAllListeners('request')

  function isTooMuch(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    return count > MOST_WAITING || !rate.allows(addressOf(request, config))
  }

  function end(socket: Socket): void {
    metrics.refused.inc({ code: 'too-many-requests' })
    bar(socket)
    socket.destroy()
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.socket.destroyed) return // what else came with the requests that were too many
    if (isTooMuch(request, response)) end(request.socket)
    else for (const handler of handlers) handler.call(server, request, response)
  })
  server.prependListener('upgrade', (request: IncomingMessage) => {
    if (!rate.allows(addressOf(request, config))) end(request.socket)
  })
}
