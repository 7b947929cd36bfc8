import { games } from '@miskatonic/games'
import { type Game, type Seat, canonical, completeOptions, isRefused } from '@miskatonic/kernel'
import type { LogEntry, Now, TableKeys, Told } from '@miskatonic/protocol'
import { PROTOCOL, entryAlone, nowAfter, toldIn } from '@miskatonic/protocol'
import {
  type Member,
  MemoryStore,
  type PlayerProgram,
  Room,
  type TableRecord,
  hashOfKey,
  load,
  newRecord,
  withKey,
} from '@miskatonic/table'
import { players } from '@miskatonic/table/players'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exportGame, openTable } from '../api.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { type Disk, onDisk, playLog } from '../disk.ts'
import { nowFor } from '../expected.ts'
import { withFolder } from '../folders.ts'
import { withServer } from '../in-process.ts'
import { buildProgram, endAll, startProgram, withoutLimits } from '../program.ts'

const [stranger] = players as [PlayerProgram]
const player = stranger.id
/** Programs that do not wait for people who watch. */
const atOnce = { programBeat: 0 }

beforeAll(buildProgram)
afterEach(endAll)

/** Options for more than one seat where the usual ones have only one. */
const forSeveral: Readonly<Record<string, object>> = { 'tiny-epic': { variant: 'standard-3' } }

function optionsOf(game: Game): Record<string, string | number> {
  const options = completeOptions(game, forSeveral[game.id] ?? {})
  if (isRefused(options)) throw new Error(options.refused.message)
  return options as Record<string, string | number>
}

/** The host comes, with the first seat or none, gives all others to programs, and begins. */
async function begin(
  address: string,
  game: Game,
  isSeated: boolean,
): Promise<{ keys: TableKeys; host: Client; programs: readonly Seat[] }> {
  const options = optionsOf(game)
  const [first, ...others] = game.seats(options)
  const mine = isSeated ? [first!] : []
  const programs = isSeated ? others : [first!, ...others]
  const keys = await openTable(address, options, mine, game.id)
  const host = await Client.join(address, {
    table: keys.table,
    keys: [keys.host, ...Object.values(keys.seats)],
  })
  for (const seat of programs)
    expect(await host.ask({ t: 'assign', seat, player })).toMatchObject({ t: 'done' })
  expect(host.info!.seats.map((each) => each.player)).toEqual([
    ...mine.map(() => undefined),
    ...programs.map(() => player),
  ])
  await host.ask({ t: 'begin' })
  return { keys, host, programs }
}

const isNow = (told: Told): told is Extract<Told, { t: 'now' }> => told.t === 'now'

/** Answers at random whenever one of its seats is asked, until the game is over or has come this far and waits for it. */
async function playOn(client: Client, dice: Dice, until = Number.POSITIVE_INFINITY): Promise<void> {
  while (client.now!.outcome === null) {
    const { number, asked } = client.now!
    const offers = client.offers().filter(({ seat }) => asked!.waiting.includes(seat))
    if (number >= until && offers[0]?.seat === asked!.waiting[0]) return
    if (offers.length === 0) {
      await client.wire.next(isNow, 'the answer of a program')
      continue
    }
    const { seat, offer } = dice.pick(offers)
    const answer = await client.choose(seat, offer)
    expect(['now', 'stale-decision']).toContain(answer.t === 'refused' ? answer.code : answer.t)
  }
}

/** The game on the disk is the one that was shown; only programs have played their seats. */
function checkDisk(disk: Disk, game: Game, client: Client, programs: readonly Seat[]): void {
  const record = disk.record(client.pass.table)
  const { now, choices } = playLog(game, record, disk.rows(client.pass.table), () => {})
  expect(canonical(nowFor(now, client.you.seats))).toBe(canonical(client.now))
  const played = new Set(choices.map(({ seat }) => seat))
  expect(programs.some((seat) => played.has(seat))).toBe(true)
  expect(client.faults).toEqual([])
}

describe.each(games.map((game) => ({ id: game.id, game })))(
  'a whole game of $id over a socket',
  ({ game }) => {
    it.each([
      ['one person, and programs in all other seats', true],
      ['programs in all seats, and a host who watches', false],
    ])('%s', async (_, isSeated) => {
      await withServer(async (address, folder) => {
        const { keys, host, programs } = await begin(address, game, isSeated)
        await playOn(host, new Dice(`programs ${game.id}`))
        expect(host.info!.phase).toBe('over')
        onDisk(folder, (disk) => checkDisk(disk, game, host, programs))
        const { text } = await exportGame(address, keys.table, keys.host)
        expect(isRefused(load(text, games))).toBe(false)
        await host.close()
      }, atOnce)
    })

    it('a server that is killed goes on with the programs in their seats', async () => {
      await withFolder(async (folder) => {
        const flags = { ...withoutLimits, 'program-beat': '0' }
        const first = await startProgram(folder, flags)
        const { host, programs } = await begin(first.address, game, true)
        const dice = new Dice(`killed ${game.id}`)
        await playOn(host, dice, 25)
        await first.program.kill()
        const second = await startProgram(folder, flags)
        host.address = second.address
        await host.connect()
        expect(host.info!.seats.filter((each) => each.player === player).map(({ seat }) => seat)).toEqual(
          programs,
        )
        await playOn(host, dice, 60)
        await second.program.stop()
        onDisk(folder, (disk) => checkDisk(disk, game, host, programs))
      })
    })

    it('a program is asked with what a person in its seat has seen in a twin game', async () => {
      const record = recordOf(game)
      const seats = Object.keys(record.seats)
      const asked: { now: string; log: string }[] = []
      const spy: PlayerProgram = {
        ...stranger,
        make: (seed) => ({
          choose(turn) {
            if (turn.seat === seats[1])
              asked.push({ now: canonical(turn.now), log: canonical(timeless(turn.log)) })
            return stranger.make(seed).choose(turn)
          },
        }),
      }
      const one = await roomWith(game, withSeats(record, { player }), [spy])
      const watcher = new Person(one, 'watch')
      await watcher.join()
      while (one.phase !== 'over' && asked.length < 40) await sleep(1)
      watcher.leave()
      await one.settled()
      const choices = await one.choices()

      const two = await roomWith(game, withSeats(record, {}), [])
      const person = new Person(two, seats[1]!)
      await person.join()
      const hands = new Person(two, 'everything')
      const seen: typeof asked = []
      for (const { seat, option } of choices) {
        if (person.now!.asked!.waiting[0] === seats[1])
          seen.push({ now: canonical(person.now), log: canonical(timeless(person.log.splice(0))) })
        void two.receive(hands, { t: 'choose', ref: 1, seat, decision: person.now!.number, option })
        await two.settled()
      }
      expect(asked.length).toBeGreaterThan(4)
      expect(asked.slice(0, seen.length)).toEqual(seen)
      expect(seen.length).toBeGreaterThanOrEqual(asked.length - 1)
    })
  },
)

const secret = 'the same for both twins'

function recordOf(game: Game): TableRecord {
  const record = newRecord(game, optionsOf(game), { id: 'table', created: 0, secret })
  if (isRefused(record)) throw new Error(record.refused.message)
  const keyed = Object.keys(record.seats).reduce((each, seat) => withKey(each, seat, { seat }), record)
  return withKey(keyed, 'watch', 'watch')
}

function withSeats(record: TableRecord, change: { player?: string }): TableRecord {
  const seats = Object.keys(record.seats).map((seat) => [seat, { name: '', wish: 'ask', ...change }] as const)
  return { ...record, seats: Object.fromEntries(seats) }
}

/** A room whose game begins at once, from the same seed for all. */
async function roomWith(game: Game, record: TableRecord, programs: readonly PlayerProgram[]): Promise<Room> {
  const store = new MemoryStore()
  await store.create({ ...record, start: { seed: 'twins' } }, [])
  const room = await Room.load(
    {
      store,
      game: () => game,
      secret: () => 'key',
      now: () => 0,
      after: () => () => {},
      fork: () => Promise.reject(new Error('no fork is expected')),
      failed: (_, error) => expect(error).toBeUndefined(),
      players: programs,
      programBeat: 0,
    },
    record.id,
  )
  if (isRefused(room)) throw new Error(room.refused.message)
  return room
}

/** A person with one key, who keeps what they were told since they looked last. */
class Person implements Member {
  readonly hashes: Member['hashes']
  readonly name = ''
  now: Now | null = null
  readonly log: LogEntry[] = []
  private readonly room: Room

  constructor(room: Room, key: string) {
    this.room = room
    this.hashes = key === 'everything' ? key : [hashOfKey(key)]
  }

  async join(): Promise<void> {
    expect(await this.room.join(this, { t: 'hello', protocol: PROTOCOL, table: '', keys: [] })).toBeNull()
  }

  leave(): void {
    this.room.leave(this)
  }

  send(text: string): void {
    const told = toldIn(text)
    if (told.t === 'welcome') {
      this.now = told.now
      this.log.push(...told.log)
    } else if (told.t === 'now') {
      this.now = nowAfter(this.now, told)
      this.log.push(entryAlone(told.entry))
    }
  }

  end(): void {}
}

function timeless(log: readonly LogEntry[]): object[] {
  return log.map((entry) => ({ ...entry, at: 0 }))
}
