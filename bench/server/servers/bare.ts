/** The least a server can do: the hand-written game behind `ws`, nothing stored, and every seat's whole view after every move. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Table as Game, choose, listOptions, newTable, viewOf } from '../../peers/hand-written.ts'
import { optionKey, SEATS } from '../../peers/map.ts'
import { randomNumbers } from '../../peers/peer.ts'
import type { Started } from './started.ts'

interface Table {
  readonly sockets: Map<number, WebSocket>
  game: Game | null
}

export async function startBare(): Promise<Started> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  const tables = new Map<string, Table>()
  server.on('connection', (socket, request) => {
    const asked = new URL(request.url!, 'http://localhost').searchParams
    const name = asked.get('table')!
    const table = tables.get(name) ?? { sockets: new Map<number, WebSocket>(), game: null }
    tables.set(name, table)
    sitDown(table, Number(asked.get('seat')), socket)
  })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

function sitDown(table: Table, seat: number, socket: WebSocket): void {
  table.sockets.set(seat, socket)
  socket.on('message', (data: Buffer) => move(table, seat, data.toString()))
  socket.on('close', () => table.sockets.delete(seat))
  if (table.sockets.size < SEATS) return
  table.game = newTable(shuffled)
  tellAll(table.sockets, table.game)
}

function move({ sockets, game }: Table, seat: number, name: string): void {
  if (game === null || game.outcome !== null || game.active !== seat) return
  const option = listOptions(game).find((each) => optionKey(each) === name)
  if (option === undefined) return
  choose(game, option, shuffled)
  tellAll(sockets, game)
}

function tellAll(sockets: ReadonlyMap<number, WebSocket>, game: Game): void {
  for (const [seat, socket] of sockets) socket.send(JSON.stringify(viewOf(game, seat)))
}

const below = randomNumbers(1)

function shuffled(cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const card = cards[i]!
    cards[i] = cards[j]!
    cards[j] = card
  }
  return cards
}
