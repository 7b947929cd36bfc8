import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { metrics } from '../metrics.ts'
import { networkOf } from './address.ts'

/** Milliseconds for a refused client to read why. */
const REFUSAL_TIME = 1_000
/** Milliseconds for which an address is kept out (see `limitConnections`). */
const BARRED_FOR = 10_000
/** Addresses that are kept out at most. */
const MOST_BARRED = 10_000

type LimitConfig = Pick<Config, 'connections' | 'connectionsPerAddress' | 'trustProxy' | 'trustedProxies'>

/**
 * Limits the open connections: all of them, and those of one address that are not WebSockets, which have a limit of their own. Behind a
 * proxy all connections come from its address, so that only the first limit holds. What is returned ends the connections of an address,
 * WebSockets aside, and keeps it out for a while; a proxy is not kept out.
 */
export function limitConnections(server: Server, config: LimitConfig): (socket: Socket) => void {
  const open = new Set<Socket>()
  /** Those that are not WebSockets. */
  const perAddress = new Map<string, Set<Socket>>()
  /** Until when an address is kept out. */
  const barred = new Map<string, number>()
  const isBehindProxy = config.trustProxy || config.trustedProxies > 0
  const accepting = server.listeners('connection')

  function add(address: string, socket: Socket): void {
    const sockets = perAddress.get(address)
    if (sockets === undefined) perAddress.set(address, new Set([socket]))
    else sockets.add(socket)
  }

  function remove(address: string, socket: Socket): void {
    const sockets = perAddress.get(address)
    if (sockets?.delete(socket) === true && sockets.size === 0) perAddress.delete(address)
  }

  function isBarred(address: string): boolean {
    if ((barred.get(address) ?? 0) > performance.now()) return true
    barred.delete(address)
    return false
  }

  function refusalOf(address: string): string | null {
    if (barred.size > 0 && isBarred(address)) return tooManyAtOnce
    if (!isBehindProxy && (perAddress.get(address)?.size ?? 0) >= config.connectionsPerAddress)
      return refusal('429 Too Many Requests', 'connections from this address', '--connections-per-address')
    return open.size >= config.connections
      ? refusal('503 Service Unavailable', 'connections to this server', '--connections')
      : null
  }

  function accept(socket: Socket, address: string): void {
    open.add(socket)
    add(address, socket)
    socket.once('close', () => {
      open.delete(socket)
      remove(address, socket)
    })
    for (const listener of accepting) listener.call(server, socket)
  }

  server.on('upgrade', ({ socket }) => remove(networkOf(socket.remoteAddress ?? 'unknown'), socket))
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown')
    const answer = refusalOf(address)
    if (answer === null) accept(socket, address)
    else refuse(socket, answer)
  })
  return ({ remoteAddress = 'unknown' }) => {
    if (isBehindProxy) return
    const address = networkOf(remoteAddress)
    if (barred.size >= MOST_BARRED) barred.clear()
    barred.set(address, performance.now() + BARRED_FOR)
    for (const socket of perAddress.get(address) ?? []) socket.destroy()
  }
}

function refusal(status: string, what: string, setting: string): string {
  return answerWith(status, `too many open ${what}: the setting ${setting} limits them; try again later`)
}

function answerWith(status: string, message: string): string {
  const body = JSON.stringify({ error: { code: 'too-many-connections', message } })
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  return `${head}\r\n\r\n${body}`
}

const tooManyAtOnce = answerWith(
  '429 Too Many Requests',
  'too many requests at once from this address (setting --requests-per-minute): wait for each answer; try again in some seconds',
)

/** Answers without reading the request. */
function refuse(socket: Socket, answer: string): void {
  metrics.refused.inc({ code: 'too-many-connections' })
  const timer = setTimeout(() => socket.destroy(), REFUSAL_TIME).unref()
  socket.on('error', () => socket.destroy())
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
  socket.end(answer)
}
