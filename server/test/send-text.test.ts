import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { sendText } from '../sockets/send-text.ts'

let server: WebSocketServer

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
})
afterAll(() => server.close())

/** What arrives when these texts are sent one after another. */
async function arrived(texts: readonly string[]): Promise<string[]> {
  server.once('connection', (socket, { socket: stream }) => {
    for (const text of texts) sendText(socket, stream, text)
    socket.close()
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data: Buffer) => heard.push(data.toString()))
  await once(client, 'close')
  return heard
}

it('texts of every length arrive whole and in order, also those of which the length is written differently', async () => {
  const lengths = [0, 1, 125, 126, 127, 255, 256, 4095, 4096, 65_535, 65_536, 200_000]
  const texts = [...lengths, ...lengths].map((length, i) => String(i % 10).repeat(length))
  expect(await arrived(texts)).toEqual(texts)
})

it('texts arrive in any script', async () => {
  const texts = ['ż', 'Bohaterka słyszy hałas', 'é'.repeat(126), '🐙', `${'x'.repeat(125)}ł`]
  expect(await arrived(texts)).toEqual(texts)
})
