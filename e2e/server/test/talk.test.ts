import { games } from '@miskatonic/games'
import type { Game } from '@miskatonic/kernel'
import type { Told } from '@miskatonic/protocol'
import { describe, expect, it } from 'vitest'
import { exportGame, openTable } from '../api.ts'
import { Client } from '../client.ts'
import { withServer } from '../in-process.ts'
import { TableClients } from '../table-clients.ts'

const whisper = 'the-moth-waits-below'

/** ALONE, if its rules let Evil talk in secret. */
const secretive: readonly Game[] = games.map((game) =>
  game.id === 'alone' ? { ...game, teamTalk: { isPrivate: true, rule: 'AL-608' } } : game,
)

function codeOf(told: Told): string {
  return told.t === 'refused' ? told.code : told.t
}

describe('talk in a game with sides', () => {
  it('what is said to the team never reaches the other side, spectators or files', async () => {
    await withServer(
      async (address) => {
        const keys = await openTable(address, { evil: 2 }, ['hero', 'e1', 'e2'], 'alone')
        const { table, host, watch, invite } = keys
        const clients = await TableClients.join(address, keys)
        await clients.host.ask({ t: 'begin' })
        const one = clients.at('e1')
        expect(codeOf(await one.ask({ t: 'say', seat: 'e1', text: whisper, to: 'team' }))).toBe('done')
        expect(codeOf(await one.ask({ t: 'say', seat: 'e1', text: 'aloud' }))).toBe('done')
        const { entry } = await clients.at('e2').client.wire.until('entry')
        expect(entry).toMatchObject({ kind: 'said', text: whisper, to: ['e1', 'e2'] })
        for (const { client } of [clients.host, clients.spectator])
          await client.wire.until('entry', ({ entry: each }) => each.kind === 'said' && each.text === 'aloud')
        const others = [host, watch, invite, keys.seats['hero']!].map((key) => ({ table, keys: [key] }))
        const later = await Promise.all(others.map((pass) => Client.join(address, pass)))
        // A player who has given the seat up is told nothing of it again.
        await clients.at('e2').ask({ t: 'leave', seat: 'e2' })
        const left = await Client.join(address, { table, keys: [keys.seats['e2']!] })
        for (const { wire } of [clients.host.client, clients.spectator.client, ...later, left]) {
          expect(wire.texts.join()).toContain('aloud')
          expect(wire.texts.join()).not.toContain(whisper)
        }
        for (const key of [host, keys.seats['hero']!, keys.seats['e1']!]) {
          const files = [
            await exportGame(address, table, key),
            await exportGame(address, table, key, 'a note'),
          ]
          expect(files.map(({ status }) => status)).toEqual([200, 200])
          expect(files.map(({ text }) => text).join()).not.toContain(whisper)
        }
        for (const client of [...later, left]) await client.close()
        await clients.leave()
      },
      {},
      secretive,
    )
  })

  it('[AL-608] in ALONE everything is said aloud', async () => {
    await withServer(async (address) => {
      const keys = await openTable(address, { evil: 2 }, ['hero', 'e1', 'e2'], 'alone')
      const clients = await TableClients.join(address, keys)
      await clients.host.ask({ t: 'begin' })
      const one = clients.at('e1')
      expect(codeOf(await one.ask({ t: 'say', seat: 'e1', text: whisper, to: 'team' }))).toBe('talk-is-open')
      await one.ask({ t: 'ping', seat: 'e1', target: 'sector:D1' })
      await one.ask({ t: 'say', seat: 'e1', text: 'aloud' })
      const said = await clients.host.client.wire.until('entry', ({ entry }) => entry.kind === 'said')
      expect(said.entry).toMatchObject({ text: 'aloud' })
      // What Evil points at lies on a map that the Hero does not see.
      expect(clients.at('e2').texts.join()).toContain('sector:D1')
      for (const { texts } of [clients.host, clients.spectator])
        expect(texts.join()).not.toContain('sector:D1')
      await clients.leave()
    })
  })
})
