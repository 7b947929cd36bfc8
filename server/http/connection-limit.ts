import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { metrics } from '../metrics.ts'
import { networkOf } from './address.ts'

/** Milliseconds for a refused client to read why. */
const REFUSAL_TIME = 1_000

type LimitConfig = Pick<Config, 'connections' | 'connectionsPerAddress' | 'trustProxy' | 'trustedProxies'>

/**
 * Limits the open connections: all of them, and those of one address that are not WebSockets, which have a limit of their own. Behind a
 * proxy all connections come from its address, so that only the first limit holds.
 */
export function limitConnections(server: Server, config: LimitConfig): void {
  const open = new Set<Socket>()
  const perAddress = new Map<string, number>()
  const isBehindProxy = config.trustProxy || config.trustedProxies > 0
  const accepting = server.listeners('connection')

  function count(address: string, change: 1 | -1): void {
    const now = (perAddress.get(address) ?? 0) + change
    if (now === 0) perAddress.delete(address)
    else perAddress.set(address, now)
  }

  function refusalOf(address: string): string | null {
    if (!isBehindProxy && (perAddress.get(address) ?? 0) >= config.connectionsPerAddress)
      return refusal('429 Too Many Requests', 'connections from this address', '--connections-per-address')
    return open.size >= config.connections
      ? refusal('503 Service Unavailable', 'connections to this server', '--connections')
      : null
  }

  function accept(socket: Socket, address: string): void {
    open.add(socket)
    count(address, 1)
    const release = once(() => count(address, -1))
    upgrades.set(socket, release)
    socket.once('close', () => {
      open.delete(socket)
      release()
    })
    for (const listener of accepting) listener.call(server, socket)
  }

  const upgrades = new WeakMap<Socket, () => void>()
  server.on('upgrade', ({ socket }) => upgrades.get(socket)?.())
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown')
    const answer = refusalOf(address)
    if (answer === null) accept(socket, address)
    else refuse(socket, answer)
  })
}

function refusal(status: string, what: string, setting: string): string {
  const message = `too many open ${what}: the setting ${setting} limits them; try again later`
  const body = JSON.stringify({ error: { code: 'too-many-connections', message } })
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  return `${head}\r\n\r\n${body}`
}

/** Answers without reading the request. */
function refuse(socket: Socket, answer: string): void {
  metrics.refused.inc({ code: 'too-many-connections' })
  const timer = setTimeout(() => socket.destroy(), REFUSAL_TIME).unref()
  socket.on('error', () => socket.destroy())
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
  socket.end(answer)
}

function once(callback: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) callback()
    isDone = true
  }
}
