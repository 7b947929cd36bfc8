/** boardgame.io's own server, as its documentation starts it: tables in memory, Socket.IO. */
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type * as library from 'boardgame.io/server'
import { smallGame } from '../../peers/boardgame-io.ts'
import type { Started } from './started.ts'

export async function startBoardgameIo(): Promise<Started> {
  // It asks for a package that only some of its users need, so it cannot be bundled.
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof library
  const server = Server({ games: [smallGame()], origins: ['http://localhost'] })
  const running = await server.run({ port: 0 })
  return {
    port: (running.appServer.address() as AddressInfo).port,
    close: async () => server.kill(running),
  }
}
