import {
  Engine,
  type Game,
  type Position,
  type Seat,
  clone,
  optionId,
  perceived,
  sampleWorld,
  witnessed,
} from '@miskatonic/kernel'
import { expect, it, vi } from 'vitest'
import { exportGame, importGame, openTable, metricsToken } from '../api.ts'
import { TableClients } from '../table-clients.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { Disk, onDisk, playLog } from '../disk.ts'
import {
  type Habits,
  aloneHabits,
  arkhamHabits,
  mansionsHabits,
  reignHabits,
  tinyEpicHabits,
} from '../habits.ts'
import { withServer } from '../in-process.ts'
import { watchGame } from '../watch.ts'
import { World } from '../worlds.ts'

it('over whole games no client is told more than the kernel lets it know', { timeout: 240_000 }, async () => {
  await withServer(async (address, folder) => {
    const counts = { games: 0, choices: 0, messages: 0, undos: 0 }
    while (counts.choices < 400) {
      const dice = new Dice(`game ${counts.games++}`)
      const keys = await openTable(address, { hands: 'closed', difficulty: 'introductory' })
      const { wrong, choices, messages, undos } = await watchGame(
        { address, stored: async () => Disk.in(folder), keys },
        reignHabits,
        dice,
      )
      expect(wrong.slice(0, 5)).toEqual([])
      counts.choices += choices
      counts.messages += messages
      counts.undos += undos
    }
    process.stderr.write(`leak: ${JSON.stringify(counts)}\n`)
  })
})

it.each([2, 3])('nor are they at a table of ALONE with %i Evil players', async (evil) => {
  await withServer(async (address, folder) => {
    const seats = ['hero', 'e1', 'e2', 'e3'].slice(0, 1 + evil)
    const keys = await openTable(address, { evil, difficulty: 'easy' }, seats, 'alone')
    const dice = new Dice(`alone ${evil}`)
    const { wrong, ...counts } = await watchGame(
      { address, stored: async () => Disk.in(folder), keys },
      aloneHabits,
      dice,
      120,
    )
    expect(wrong.slice(0, 5)).toEqual([])
    expect(counts.choices).toBe(120)
    process.stderr.write(`leak, ALONE: ${JSON.stringify(counts)}\n`)
  })
})

it('nor are investigators told what only the Keeper of a mansion knows', async () => {
  await withServer(async (address, folder) => {
    const keys = await openTable(address, { investigators: 2 }, ['keeper', 'p1', 'p2'], 'mansions')
    const { wrong, ...counts } = await watchGame(
      { address, stored: async () => Disk.in(folder), keys },
      mansionsHabits,
      new Dice('mansions'),
      100,
    )
    expect(wrong.slice(0, 5)).toEqual([])
    expect(counts.choices).toBe(100)
    process.stderr.write(`leak, Mansions: ${JSON.stringify(counts)}\n`)
  })
})

/** What the observer noticed of a choice, by the kernel; undefined if it is not offered in this world. */
function noticed({ history }: World, seat: string, option: string, observer: string): string | undefined {
  const trial = Engine.at(history.game, clone(history.now.position), true)
  const found = trial.find(seat, option)
  if (found === undefined) return undefined
  trial.choose(found)
  return witnessed(trial.events, observer) + perceived(trial, observer)
}

/** A choice, and then all attempts of the observer to find out more about it. */
async function chooseAndProbe(
  world: World,
  {
    seat,
    option,
    observer,
    tempting,
  }: { seat: string; option: string; observer: string } & Pick<Habits, 'tempting'>,
): Promise<void> {
  const { clients } = world
  await world.choose(world.history.now.find(seat, option)!)
  const one = clients.at(observer)
  const { number } = one.client.now!
  const may = new Set(one.client.offers().map(({ offer }) => offer.step))
  for (const step of tempting)
    if (!may.has(step) && observer !== '')
      await one.ask({ t: 'choose', seat: observer, option: step, decision: number })
  for (const back of [0, 1]) await one.ask({ t: 'moment', seat: observer, number: number - back })
  await clients.at(seat).ask({ t: 'undo', seat })
  await one.ask({ t: 'moment', seat: '', number: number - 1 })
  await one.comeBack()
  await clients.settle()
}

/** Steps that are tried although the question may be another. */
const steps = ['endActions', 'fightCultist', 'fightShoggoth', 'fetchClue', 'pass', 'permit']

/** A game of several players who do not see the same, and how it is played until worlds are compared. */
interface Compared extends Pick<Habits, 'game' | 'tempting' | 'showsHand'> {
  readonly options: Readonly<Record<string, string | number>>
  readonly seats: readonly Seat[]
  readonly choices: number
}

const compared: readonly Compared[] = [
  {
    ...reignHabits,
    options: { hands: 'closed' },
    seats: ['p1', 'p2', 'p3', 'p4'],
    choices: 80,
    tempting: steps,
  },
  { ...tinyEpicHabits, options: { variant: 'standard-4' }, seats: ['p1', 'p2', 'p3', 'p4'], choices: 60 },
  { ...arkhamHabits, options: { players: 2 }, seats: ['p1', 'p2'], choices: 150 },
]

/** Positions in the middle of a game that was played on the server. */
async function positionsOf(
  { game, options, seats: taken, choices, showsHand }: Compared,
  { address, folder, dice }: { address: string; folder: string; dice: Dice },
): Promise<Position[]> {
  const { table, host, seats } = await openTable(address, options, [...taken], game.id)
  const all = await Client.join(address, { table, keys: [host, ...Object.values(seats)] })
  await all.ask({ t: 'begin' })
  for (let i = 0; i < choices && all.now!.outcome === null; i++) {
    const { seat, offer } = dice.pick(all.offers())
    await all.choose(seat, offer)
  }
  await all.close()
  const positions: Position[] = []
  const remember = (_: unknown, { position, decision }: Engine): void => {
    if (position.choices > 6 && decision?.options.some(({ step }) => !showsHand.has(step)))
      positions.push(clone(position))
  }
  onDisk(folder, (disk) => playLog(game, disk.record(table), disk.rows(table), remember))
  return positions
}

/** What is still to come must go the same way in both worlds. */
function worldWithSameLuck(game: Game, position: Position, observer: Seat, seed: string): Position {
  return { ...sampleWorld(game, position, observer, seed), chance: position.chance }
}

it.each(compared)('in worlds of $game.id that a seat cannot tell apart, it is told the same', async (one) => {
  const { game, showsHand, tempting } = one
  vi.useFakeTimers({ toFake: ['Date'] })
  await withServer(async (address, folder) => {
    const dice = new Dice('worlds')
    const positions = await positionsOf(one, { address, folder, dice })
    let alike = 0
    for (let tries = 0; tries < 40 && alike < 12; tries++) {
      const position = dice.pick(positions)
      const observer = dice.pick([...one.seats, ''])
      const both = [position, worldWithSameLuck(game, position, observer, `world ${tries}`)]
      const worlds: World[] = []
      for (const each of both) worlds.push(await World.from(address, game, each))
      const [here, there] = worlds as [World, World]
      const { seat, ...choice } = dice.pick(
        here.history.now.decision!.options.filter(({ step }) => !showsHand.has(step)),
      )
      const option = optionId(choice)
      const isSame = noticed(here, seat, option, observer) === noticed(there, seat, option, observer)
      if (isSame)
        for (const world of worlds) await chooseAndProbe(world, { seat, option, observer, tempting })
      if (isSame) alike++
      expect(there.toldTo(observer)).toEqual(here.toldTo(observer))
      for (const world of worlds) await world.leave()
    }
    expect(alike).toBe(12)
  })
  vi.useRealTimers()
})

it('the file of a running game is sealed, and only those who play may have it', async () => {
  await withServer(async (address, folder) => {
    const keys = await openTable(address, { hands: 'closed' })
    const clients = await TableClients.join(address, keys)
    await clients.host.ask({ t: 'begin' })
    await clients.catchUp()
    const dice = new Dice('sealed')
    for (let i = 0; i < 20; i++) await clients.chooseOnce(dice)
    const { secret, start } = onDisk(folder, (disk) => disk.record(keys.table))
    for (const note of [undefined, 'a cry for help'])
      for (const key of [keys.host, keys.seats['p3']!]) {
        const { status, text, name } = await exportGame(address, keys.table, key, note)
        expect([status, name.endsWith('.sealed.json')]).toEqual([200, true])
        expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual([
          'data',
          'format',
          'iv',
          'table',
          'tag',
        ])
        for (const word of [
          secret,
          JSON.stringify(start),
          '"choices"',
          '"hands"',
          'takeInvestigator',
          'a cry for help',
        ])
          expect(text).not.toContain(word)
        const imported = await importGame(address, text)
        expect(imported.body).toMatchObject({ error: { code: 'still-running' } })
      }
    for (const key of [keys.watch, keys.invite, secret]) {
      const { status, text } = await exportGame(address, keys.table, key)
      expect(status).toBe(403)
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'bad-key' } })
    }
    for (const path of ['/health', '/metrics']) {
      const headers = { authorization: `Bearer ${metricsToken}` }
      const text = await (await fetch(address + path, { headers })).text()
      for (const word of [keys.table, keys.host, secret]) expect(text).not.toContain(word)
    }
    await clients.leave()
  })
})
