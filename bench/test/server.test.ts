import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { PROTOCOL } from '@miskatonic/protocol'
import { anyVersion, protocolAt } from '../against/client.ts'
import { handWritten } from '../peers/hand-written.ts'
import { optionKey, type View } from '../peers/map.ts'
import { randomNumbers } from '../peers/peer.ts'
import { bare } from '../server/dialects/bare.ts'
import { boardgameIo } from '../server/dialects/boardgame-io.ts'
import type { Dialect } from '../server/dialects/dialect.ts'
import { optionsFrom } from '../server/dialects/from-view.ts'
import { ours, tablesInMemory } from '../server/dialects/ours.ts'
import { Players } from '../server/players.ts'
import { startBare } from '../server/servers/bare.ts'
import { startBoardgameIo } from '../server/servers/boardgame-io.ts'
import { startOurs } from '../server/servers/ours.ts'
import type { Started } from '../server/servers/started.ts'
import { Wire } from '../server/wire.ts'

let closeLater: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closeLater) await close()
  closeLater = []
})

async function playersAt(start: () => Promise<Started>, dialect: Dialect): Promise<[Players, number]> {
  const server = await start()
  const players = new Players(server.port, dialect)
  closeLater = [() => players.close(), () => server.close()]
  return [players, server.port]
}

const traffic = { bytes: 0 }
const servers: [string, () => Promise<Started>, Dialect][] = [
  ['ours', startOurs, ours('small-game', ['0', '1', '2', '3'])],
  ['ours with Reign', startOurs, ours('reign', ['p1', 'p2', 'p3', 'p4'])],
  [
    'ours with Reign, by a client for any version',
    startOurs,
    anyVersion({ game: 'reign', seats: ['p1', 'p2', 'p3', 'p4'], protocol: PROTOCOL }, traffic),
  ],
  ['boardgame.io', startBoardgameIo, boardgameIo],
  ['bare', startBare, bare],
]

describe.each(servers)('players at the server: %s', (_, start, dialect) => {
  it('play as fast as they are asked, and count every answer', async () => {
    const [players] = await playersAt(start, dialect)
    await players.open(3)
    players.flood()
    await players.answered(60)
    const { at, took } = await players.stop()
    expect(at.length).toBeGreaterThanOrEqual(60)
    expect(took).toHaveLength(at.length)
    expect(Math.min(...took)).toBeGreaterThan(0)
    await sleep(20)
    expect((await players.stop()).at).toHaveLength(0)
  })

  it('keep to a rate', async () => {
    const [players] = await playersAt(start, dialect)
    await players.open(5)
    await players.spread(3)
    players.everySoOften(50)
    await sleep(500)
    const { at } = await players.stop()
    expect(at.length).toBeGreaterThan(10)
    expect(at.length).toBeLessThan(5 * 20)
  })

  it('play to the end', async () => {
    const [players] = await playersAt(start, dialect)
    await players.open(2)
    await players.spread(100_000)
    players.flood()
    expect((await players.stop()).at).toHaveLength(0)
  })
})

it('a client for any version finds the protocol of a server, and counts what it sends', async () => {
  const server = await startOurs()
  closeLater = [() => server.close()]
  expect(await protocolAt(server.port, 'reign', 'p1')).toBe(PROTOCOL)
  expect(traffic.bytes).toBeGreaterThan(10_000)
})

it('our server forgets tables without players', async () => {
  const [players, port] = await playersAt(startOurs, ours('small-game', ['0', '1', '2', '3']))
  await players.open(2)
  expect(await tablesInMemory(port)).toBe(2)
  await players.close()
  await expect.poll(() => tablesInMemory(port), { timeout: 10_000 }).toBe(0)
})

it('players say what went wrong', async () => {
  const server = await startBare()
  await server.close()
  await expect(new Players(server.port, bare).open(1)).rejects.toThrow('ECONNREFUSED')
})

it('the options that a client finds in its view are those of the rules', () => {
  const random = randomNumbers(3)
  const game = handWritten.scripted((cards) => cards.toSorted(() => random(3) - 1))
  for (let options = game.options(); options.length > 0; options = game.options()) {
    const { asked } = JSON.parse(game.view(0)) as View
    const seen = optionsFrom(JSON.parse(game.view(asked!)) as View)
    expect(seen.map(optionKey).sort()).toEqual(options.sort())
    game.choose(options[random(options.length)]!)
  }
})

describe('a wire', () => {
  const fail = (error: Error): never => expect.fail(error.message)
  const texts = ['short', 'x'.repeat(200), 'ł'.repeat(40_000)]

  it('carries texts of any length both ways, in pieces or several at once', async () => {
    const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
    closeLater = [async () => server.close()]
    server.on('connection', (socket) => {
      socket.on('message', (data: Buffer) => {
        socket.ping()
        for (const text of texts) socket.send(text + data.toString())
      })
    })
    await once(server, 'listening')
    const heard: string[] = []
    const { port } = server.address() as AddressInfo
    const wire = new Wire(port, '/', (message) => heard.push(message.toString()), fail)
    await wire.opened
    wire.send('!')
    wire.send('?'.repeat(300))
    await expect.poll(() => heard.length).toBe(6)
    expect(heard).toEqual([
      ...texts.map((text) => `${text}!`),
      ...texts.map((text) => text + '?'.repeat(300)),
    ])
    await wire.close()
  })

  it('tells when the server hangs up', async () => {
    const server = new WebSocketServer({ port: 0 })
    closeLater = [async () => server.close()]
    server.on('connection', (socket) => socket.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const error = await new Promise<Error>((resolve) => new Wire(port, '/', () => {}, resolve))
    expect(error.message).toContain('closed a connection')
  })
})
