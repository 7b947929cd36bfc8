import { chanceFrom } from '@miskatonic/kernel'
import type { HttpRefusal, TableKeys, Told } from '@miskatonic/protocol'
import { seedFrom } from '@miskatonic/table'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Reply, exportGame, importGame, openTable } from '../api.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { onDisk } from '../disk.ts'
import { withFolder } from '../folders.ts'
import { withServer } from '../in-process.ts'
import { buildProgram, endAll, runCommand, startProgram } from '../program.ts'
import { TableClients } from '../table-clients.ts'

beforeAll(buildProgram)
afterEach(endAll)

interface SealedFile {
  format: string
  table: string
  iv: string
  tag: string
  data: string
}

function codeIn({ status, body }: Reply<TableKeys | HttpRefusal>): string {
  return 'error' in body ? body.error.code : String(status)
}

/** A game of two, played so far, or to its end. */
async function played(address: string, choices: number): Promise<{ keys: TableKeys; clients: TableClients }> {
  const keys = await openTable(address, { players: 2, hands: 'closed' })
  const clients = await TableClients.join(address, keys)
  await clients.host.ask({ t: 'begin' })
  await clients.catchUp()
  const dice = new Dice(`seals ${choices}`)
  while (!clients.isOver && clients.host.client.now!.number < choices) await clients.chooseOnce(dice)
  return { keys, clients }
}

/** A game that is over, and a table that goes on from its tenth decision. */
async function finishedAndFork(
  address: string,
): Promise<{ old: string; fork: string; keys: readonly string[] }> {
  const { keys, clients } = await played(address, Number.POSITIVE_INFINITY)
  const answer: Told = await clients.host.ask({ t: 'rewind', seat: 'p1', number: 10 })
  await clients.leave()
  if (answer.t !== 'done') throw new Error(JSON.stringify(answer))
  return { old: keys.table, fork: answer.table!, keys: answer.keys! }
}

describe('a table that goes on from an earlier moment of a finished game', () => {
  it('has a secret and luck of its own, and hidden cards that no player knows', async () => {
    await withServer(async (address, folder) => {
      const { old, fork, keys } = await finishedAndFork(address)
      const [before, after] = onDisk(folder, (disk) => [disk.record(old), disk.record(fork)])
      expect(after.secret).not.toBe(before.secret)
      expect(after.start).toHaveProperty('position')
      const { position } = after.start as Extract<typeof after.start, { position: unknown }>
      expect(position.chance).toEqual(chanceFrom(seedFrom(after.secret, {})))
      const there = await Client.join(address, { table: fork, keys })
      expect(there.info).toMatchObject({ phase: 'playing', origin: 'fork', isKnown: false })
      expect(there.now!.number).toBe(10)
      await there.close()
    })
  })

  it('cannot be read with the old secret, under any name', async () => {
    await withServer(async (address, folder) => {
      const { old, fork, keys } = await finishedAndFork(address)
      const { text } = await exportGame(address, fork, keys[0]!)
      const sealed = JSON.parse(text) as SealedFile
      const { secret } = onDisk(folder, (disk) => disk.record(old))
      expect(() => decrypted(sealed, secret)).toThrow('unable to authenticate')
      expect(codeIn(await importGame(address, text))).toBe('still-running')
      expect(codeIn(await importGame(address, JSON.stringify({ ...sealed, table: old })))).toBe(
        'save-altered',
      )
    })
  })
})

describe('a sealed file', () => {
  it('is authenticated as a whole', async () => {
    await withServer(async (address) => {
      const { keys, clients } = await played(address, 5)
      const { text } = await exportGame(address, keys.table, keys.host)
      const dice = new Dice('to the end')
      while (!clients.isOver) await clients.chooseOnce(dice)
      await clients.leave()
      const other = await finishedAndFork(address)
      expect(codeIn(await importGame(address, text))).toBe('201')
      const sealed = JSON.parse(text) as SealedFile
      const altered: readonly object[] = [
        { ...sealed, table: other.old },
        { ...sealed, more: 1 },
        { ...sealed, iv: randomBytes(12).toString('base64') },
        { ...sealed, tag: randomBytes(16).toString('base64') },
        { ...sealed, data: `AAAA${sealed.data.slice(4)}` },
        { ...sealed, data: sealed.data.slice(0, -8) },
      ]
      for (const each of altered)
        expect(codeIn(await importGame(address, JSON.stringify(each)))).toBe('save-altered')
    })
  })

  it('of the first format opens only as a game of the table it names', async () => {
    await withServer(async (address, folder) => {
      const { keys, clients } = await played(address, 5)
      await clients.leave()
      const { keys: over, clients: others } = await played(address, Number.POSITIVE_INFINITY)
      await others.leave()
      const { secret } = onDisk(folder, (disk) => disk.record(over.table))
      const finished = await exportGame(address, over.table, over.watch)
      expect(codeIn(await importGame(address, firstFormat(finished.text, over.table, secret)))).toBe('201')
      // As if a running table shared its secret, as forks of earlier versions did.
      const foreign = {
        ...(JSON.parse(finished.text) as object),
        choices: [{ seat: 'p1', option: 'endTurn' }],
      }
      const file = firstFormat(JSON.stringify(foreign), over.table, secret)
      expect(codeIn(await importGame(address, file))).toBe('save-altered')
      expect(codeIn(await importGame(address, firstFormat('{}', keys.table, secret)))).toBe('still-running')
    })
  })
})

describe('the key that files are sealed with', () => {
  it('lies in the data folder, for its owner only, and comes back with a backup', async () => {
    await withFolder(async (folder) => {
      const [data, restored] = [join(folder, 'data'), join(folder, 'restored')]
      mkdirSync(data)
      const { program, address } = await startProgram(data)
      const { keys, clients } = await played(address, 5)
      const { text } = await exportGame(address, keys.table, keys.host)
      const dice = new Dice('to the end')
      while (!clients.isOver) await clients.chooseOnce(dice)
      await clients.leave()
      const key = readFileSync(join(data, 'seal.key'), 'utf8')
      expect(statSync(join(data, 'seal.key')).mode & 0o777).toBe(0o600)
      expect((await runCommand('backup', join(folder, 'copy.db'), '--data', data)).code).toBe(0)
      await program.stop()
      const { code, output } = await runCommand('restore', join(folder, 'copy.db'), '--data', restored)
      expect({ code, output }).toMatchObject({ code: 0 })
      expect(readFileSync(join(restored, 'seal.key'), 'utf8')).toBe(key)
      expect(statSync(join(restored, 'seal.key')).mode & 0o777).toBe(0o600)
      const again = await startProgram(restored)
      expect(codeIn(await importGame(again.address, text))).toBe('201')
      await again.program.stop()
    })
  })

  it('stops the server, and shows in check-data, if it is damaged', async () => {
    await withFolder(async (folder) => {
      const { program } = await startProgram(folder)
      await program.stop()
      writeFileSync(join(folder, 'seal.key'), 'nonsense')
      const checked = await runCommand('check-data', '--data', folder)
      expect(checked.output).toContain('seal.key')
      expect(checked.code).not.toBe(0)
      const { output, code } = await runCommand('serve', '--port', '0', '--data', folder)
      expect(output).toContain('seal.key is damaged')
      expect(code).not.toBe(0)
    })
  })
})

/** What the first format did. */
function keyFrom(secret: string): Buffer {
  return createHash('sha256').update(`miskatonic seal ${secret}`).digest()
}

function decrypted({ iv, tag, data }: SealedFile, secret: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), Buffer.from(iv, 'base64'))
  decipher.setAuthTag(Buffer.from(tag, 'base64'))
  return decipher.update(data, 'base64', 'utf8') + decipher.final('utf8')
}

function firstFormat(text: string, table: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const [ivText, tag] = [iv.toString('base64'), cipher.getAuthTag().toString('base64')]
  return JSON.stringify({
    format: 'miskatonic-sealed/1',
    table,
    iv: ivText,
    tag,
    data: data.toString('base64'),
  })
}
