import type { Member, Room } from '@miskatonic/table'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config.ts'
import { addressOf, hostOf, isHostAllowed } from '../http/address.ts'
import { originAllowed } from '../http/origin.ts'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import { RateLimit } from '../rate-limit.ts'
import type { Places } from '../cluster/place.ts'
import type { Spending } from '../cluster/spending.ts'
import type { StorageQuota } from '../storage-quota.ts'
import { FairQueue } from '../work/fair-queue.ts'
import { CLOSE_TIMEOUT, Connection, type AcceptedSocket, choiceMeter, expensive } from './connection.ts'

type Asked = Parameters<Room['receive']>[1]

/** The WebSockets of the server. */
export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Sends clients away one after the other, so that they come again elsewhere without a crowd. */
  spreadOut(milliseconds: number): Promise<void>
  /** Queues a request from another node fairly among those of other addresses. */
  handle(address: string, asked: Asked, room: Room, member: Member): void
  close(): Promise<void>
  readonly size: number
}

/** Milliseconds between two pings; a client that missed one is disconnected at the next. */
const HEARTBEAT = 30_000
/** Expensive requests (hello, undo, looking back) that are handled at the same time. Most of that time they wait for other processes. */
const TURNS = { slots: 8, perShare: 4, mostWaiting: Number.POSITIVE_INFINITY }
/** Parts of a message: each of them costs as much as a message, and counts against no rate. Browsers send short messages whole. */
const MOST_FRAGMENTS = 64
const MINUTE = 60_000
const SOCKET_PATH = '/socket'

export function socketsFor(
  places: Places,
  storage: StorageQuota,
  config: Config,
  log: Logger,
  spending: Spending | null = null,
): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: config.maxMessage,
    // Frames are small, because only changes are sent; compressing them would cost more memory and time than it saves.
    perMessageDeflate: false,
    clientTracking: false,
    maxFragments: MOST_FRAGMENTS,
    autoPong: false, // see Connection.pinged
  })
  const limits = {
    joining: new FairQueue(TURNS),
    asking: new FairQueue(TURNS),
    words: new RateLimit(config.wordsPerMinute, MINUTE),
    storage,
  }
  const toldFrom = config.socketsPerAddress / 4
  spending?.watch('words', limits.words)
  spending?.watchOpen(() => [...perAddress].filter(([, sockets]) => sockets >= toldFrom))
  const open = new Map<Connection, WebSocket>()
  const perAddress = new Map<string, number>()

  function count(address: string, change: 1 | -1): void {
    const now = (perAddress.get(address) ?? 0) + change
    if (now === 0) perAddress.delete(address)
    else perAddress.set(address, now)
    metrics.sockets.inc(change)
  }

  function accept(accepted: AcceptedSocket): void {
    const { socket, address } = accepted
    const connection = new Connection(accepted, places, limits, config, log)
    open.set(connection, socket)
    count(address, 1)
    socket.on('message', (data: Buffer, isBinary) => connection.receive(data, isBinary))
    socket.on('ping', (data: Buffer) => connection.pinged(data))
    socket.on('pong', () => connection.ponged())
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'))
    socket.on('close', () => {
      open.delete(connection)
      count(address, -1)
      connection.closed()
    })
  }

  const heartbeat = setInterval(() => {
    for (const connection of open.keys()) connection.beat()
  }, HEARTBEAT)
  heartbeat.unref()

  return {
    upgrade(request, socket, head) {
      const address = addressOf(request, config)
      const elsewhere = spending?.openElsewhere(address) ?? 0
      const status = rejection(request, config, (perAddress.get(address) ?? 0) + elsewhere)
      if (status === null)
        server.handleUpgrade(request, socket, head, (each) =>
          accept({ socket: each, stream: socket, address }),
        )
      else {
        metrics.refused.inc({ code: `upgrade-${status.split(' ')[0]}` })
        rejectUpgrade(socket, status)
      }
    },
    async spreadOut(milliseconds) {
      const connections = [...open.keys()]
      for (const connection of connections) {
        await sleep(milliseconds / connections.length)
        if (open.has(connection)) connection.bye(stopping)
      }
    },
    handle(address, asked, room, member) {
      const answered = asked.t === 'choose' ? choiceMeter() : undefined
      if (expensive.has(asked.t))
        void limits.asking.run(address, async () => room.receive(member, asked, answered))
      else void room.receive(member, asked, answered)
    },
    async close() {
      clearInterval(heartbeat)
      const closing = [...open.values()].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      )
      for (const connection of open.keys()) connection.bye(stopping)
      const late = setTimeout(() => {
        for (const socket of open.values()) socket.terminate()
      }, CLOSE_TIMEOUT)
      await Promise.all(closing)
      clearTimeout(late)
      server.close()
    },
    get size() {
      return open.size
    },
  }
}

const stopping = { code: 'server-stops', message: 'the server is being stopped', again: true }

/** Answers with an HTTP error and destroys the socket, also if the client is gone or keeps it open. */
function rejectUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function rejection(request: IncomingMessage, config: Config, open: number): string | null {
  if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found'
  if (!originAllowed(request, config) || !isHostAllowed(hostOf(request, config), config))
    return '403 Forbidden'
  return open >= config.socketsPerAddress ? '429 Too Many Requests' : null
}
