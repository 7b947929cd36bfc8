import type { TableKeys } from '@miskatonic/protocol'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builds, fixture } from '../../fixtures/index.ts'
import { type Observation, comparable, observe } from '../../fixtures/observe.ts'
import { readPacked, unpacked } from '../../fixtures/packed.ts'
import { Referee } from '../../fixtures/referee.ts'
import { type KeptTable, shownToAll } from '../../fixtures/tables.ts'
import { exportGame, importGame } from '../api.ts'
import { TableClients } from '../table-clients.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { type Program, buildProgram, runCommand, startProgram } from '../program.ts'

/** How many choices each game goes on for, if it lasts so long. */
const GOING_ON = 40 // enough for a position to be written down

describe.each(builds)('a data folder of build %s', (build) => {
  const tables = readPacked(fixture(build, 'tables.json.br')) as readonly KeptTable[]
  const sealed = readdirSync(fixture(build, 'files')).filter((name) => name.endsWith('sealed.json'))
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-old-'))
  let program: Program
  let address: string

  beforeAll(async () => {
    await buildProgram()
    writeFileSync(join(folder, 'miskatonic.db'), unpacked(fixture(build, 'miskatonic.db.br')))
    ;({ program, address } = await startProgram(folder))
  })
  afterAll(async () => {
    await program.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Tables in the same phase. */
  function inPhase(phase: string): readonly KeptTable[] {
    return tables.filter(({ shown }) => shown['']!.info.phase === phase)
  }

  it.each(tables)('$name: everybody is shown what they were shown', async ({ keys, shown }) => {
    expect(comparable(await shownToAll(address, keys))).toEqual(comparable(withRecentLogs(shown)))
  })

  it.each(inPhase('gathering'))('$name: begins and is played', async ({ keys }) => {
    const seats = await everySeat(address, keys)
    const clients = await TableClients.join(address, { ...keys, seats })
    expect((await clients.host.ask({ t: 'begin' })).t).toBe('done')
    await clients.catchUp()
    expect(await goOn(clients)).toEqual(isWell)
  })

  it.each(inPhase('playing'))('$name: goes on', async ({ keys }) => {
    expect(await goOn(await TableClients.join(address, keys))).toEqual(isWell)
  })

  it.each(inPhase('over'))('$name: can be looked back at and gone on from', async ({ keys, shown }) => {
    const client = await Client.join(address, {
      table: keys.table,
      keys: [keys.host, ...Object.values(keys.seats)],
    })
    const [seat = ''] = Object.keys(keys.seats)
    const { number } = shown['']!.now!
    for (const moment of [0, 1, 40, number])
      expect(await client.ask({ t: 'moment', seat, number: moment })).toMatchObject({
        t: 'moment',
        number: moment,
      })
    expect((await client.ask({ t: 'rewind', seat, number: 40 })).t).toBe('done')
    await client.close()
  })

  it.each(tables.filter(({ name }) => name.endsWith(' over')))(
    '$name: its luck is verified',
    async ({ keys, shown }) => {
      const { status, text } = await exportGame(address, keys.table, keys.watch)
      expect(status).toBe(200)
      const file = join(folder, 'exported.json')
      writeFileSync(file, text)
      const { commitment } = shown['']!.info.luck
      const { code, output } = await runCommand('verify', file, '--commitment', commitment)
      expect(output).toContain('It is the one you noted.')
      expect(output).toContain(`${shown['']!.now!.number} choices`)
      expect(code).toBe(0)
    },
  )

  it.each(sealed)('%s is opened by its server', async (name) => {
    const { status, body } = await importGame(address, readFileSync(fixture(build, `files/${name}`), 'utf8'))
    expect({ status, body }).toMatchObject({ status: 201 })
    const { table, watch } = body as TableKeys
    const client = await Client.join(address, { table, keys: [watch] })
    expect(client.info).toMatchObject({ phase: 'playing' })
    await client.close()
  })

  it('is read again with what both builds have written', async () => {
    const shown = async (): Promise<object[]> => {
      const all: object[] = []
      for (const { keys } of tables) all.push(await shownToAll(address, keys))
      return all
    }
    const before = await shown()
    await program.stop()
    ;({ program, address } = await startProgram(folder))
    expect(await shown()).toEqual(before)
  })
})

/** The old builds told a newcomer the last 200 rows of the log; now it is 128, and the rest on demand. */
function withRecentLogs(shown: KeptTable['shown']): KeptTable['shown'] {
  const recent = Object.entries(shown).map(([seat, welcome]) => {
    const since = welcome.seq - 128
    return [seat, { ...welcome, log: welcome.log.filter(({ seq }) => seq > since), cut: since > 0 }]
  })
  return Object.fromEntries(recent) as KeptTable['shown'] // as before, with shorter logs
}

/** Takes what is free, and gives the keys to all seats. */
async function everySeat(
  address: string,
  { table, invite, seats }: TableKeys,
): Promise<Record<string, string>> {
  const client = await Client.join(address, { table, keys: [invite] })
  const all = { ...seats }
  for (const { seat, name } of client.info!.seats) {
    if (name !== null) continue
    const answer = await client.ask({ t: 'take', seat, name: `friend ${seat}` })
    if (answer.t === 'done') all[seat] = answer.key!
  }
  await client.close()
  return all
}

/** Lets everybody play on, and says whether the game got far enough, and what was wrong on the way. */
async function goOn(clients: TableClients): Promise<{ isFar: boolean; faults: string[] }> {
  const { client } = clients.host
  const dice = new Dice(client.pass.table)
  const goal = client.now!.number + GOING_ON
  for (let i = 0; i < GOING_ON && !clients.isOver; i++) {
    await clients.chooseOnce(dice, true)
    await clients.settle() // the room answers for seats that wish not to be asked
  }
  await clients.leave()
  const faults = clients.people.flatMap((each) => each.client.faults)
  return { isFar: clients.isOver || client.now!.number >= goal, faults }
}
const isWell = { isFar: true, faults: [] }

describe.each(builds)('saved games of build %s', (build) => {
  const files = readPacked(fixture(build, 'files.json.br')) as Readonly<Record<string, Observation>>
  beforeAll(buildProgram)

  it.each(Object.entries(files))('%s is loaded as it was', async (name, expected) => {
    const referee = new Referee(fileURLToPath(new URL('../../..', import.meta.url)))
    const save = readFileSync(fixture(build, `files/${name}`), 'utf8')
    const { table } = await referee.ask<{ table: string }>({ op: 'load', save })
    expect(comparable(await observe(referee, table))).toEqual(comparable(expected))
    await referee.end()
  })

  it.each(Object.keys(files).filter((name) => /-(over|report)\.json$/.test(name)))(
    '%s is verified',
    async (name) => {
      const { code, output } = await runCommand('verify', fixture(build, `files/${name}`))
      expect(output).toMatch(/\d+ choices/)
      expect(code).toBe(0)
    },
  )
})
