import { games } from '@miskatonic/games'
import {
  Engine,
  type Option,
  type Position,
  clone,
  optionId,
  otherWorld,
  otherWorlds,
  perceived,
  witnessed,
} from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
import { Table, save } from '@miskatonic/table'
import { expect, it } from 'vitest'
import { exportGame, importGame, openTable } from '../api.ts'
import { Circle } from '../circle.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { onDisk, playLog } from '../disk.ts'
import { withServer } from '../inside.ts'
import { Oracle, showsHand } from '../oracle.ts'

const reign = games[0]!

/** An undo that was asked for, and the answer everybody got. */
interface Undo {
  readonly seq: number
  readonly by: string
  readonly answer: string | null
}

/** A whole game in which everybody also tries what is forbidden, looks back, takes back, comes and goes. */
async function playWhole(circle: Circle, dice: Dice): Promise<Undo[]> {
  const undos: Undo[] = []
  await circle.host.ask({ t: 'begin' })
  await circle.catchUp()
  while (!circle.isOver) {
    await circle.chooseOnce(dice)
    if (circle.isOver) break
    if (dice.oneIn(4)) await tryForbidden(circle, dice)
    if (dice.oneIn(6)) await lookBack(circle, dice)
    if (dice.oneIn(8)) undos.push(await takeBack(circle, dice))
    if (dice.oneIn(20)) await circle.spectator.ask({ t: 'say', seat: '', text: 'hm' })
    if (dice.oneIn(20)) await circle.at('p2').ask({ t: 'ping', seat: 'p2', target: 'park' })
    if (dice.oneIn(8)) await dice.pick(circle.people).comeBack()
    await circle.catchUp()
  }
  await circle.settle()
  return undos
}

async function tryForbidden({ people, host }: Circle, dice: Dice): Promise<void> {
  const one = dice.pick(people.filter(({ seat }) => seat !== ''))
  const options = ['endActions', 'fightCultist', 'playRelic:relic=elder-sign', 'bus:pay=arkham', 'nonsense']
  const foreign = people.flatMap(({ client }) => client.offers().map(({ offer }) => offer.step))
  await one.choose(dice.pick([...options, ...foreign]), dice.oneIn(5) ? 0 : host.client.now!.number + 10 ** 6)
  const { number } = host.client.now!
  // Only what is not offered: an attempt must not become a choice.
  const may = new Set(one.client.offers().map(({ offer }) => offer.step))
  const forbidden = options.filter((option) => !may.has(option.split(':')[0]!))
  await one.choose(dice.pick(forbidden), number)
}

async function lookBack({ people, host }: Circle, dice: Dice): Promise<void> {
  const one = dice.pick(people)
  const number = dice.below(host.client.now!.number + 1)
  await one.ask({ t: 'moment', seat: dice.pick([one.seat, '']), number })
  const other = people.find(({ seat }) => seat !== one.seat && seat !== '')!
  expect(await one.ask({ t: 'moment', seat: other.seat, number })).toMatchObject({ code: 'not-your-eyes' })
}

/** Somebody wants the last choice back; sometimes the others agree. */
async function takeBack(circle: Circle, dice: Dice): Promise<Undo> {
  const { last } = circle
  const one = dice.pick(circle.people.filter(({ seat }) => seat !== ''))
  await one.ask({ t: 'undo', seat: one.seat })
  await circle.catchUp()
  const proposal = one.client.proposals.at(-1)
  const undo = { seq: last, by: one.seat, answer: proposal?.because ?? null }
  const isAgreed = dice.oneIn(2)
  for (const seat of proposal?.waiting ?? []) {
    await circle.at(seat).ask({ t: 'consent', seat, proposal: proposal!.id, yes: isAgreed })
    if (!isAgreed) break
  }
  await circle.catchUp()
  return undo
}

it('over whole games nobody is told more than the kernel lets them know', { timeout: 240_000 }, async () => {
  await withServer(async (address, folder) => {
    const counts = { games: 0, choices: 0, messages: 0, undos: 0 }
    while (counts.choices < 400) {
      const dice = new Dice(`game ${counts.games}`)
      const keys = await openTable(address, { hands: 'closed', difficulty: 'introductory' })
      const circle = await Circle.sitDown(address, keys)
      const undos = await playWhole(circle, dice)
      const oracle = onDisk(
        folder,
        (disk) => new Oracle(reign, disk.record(keys.table), disk.rows(keys.table)),
      )
      for (const each of circle.people) {
        expect([...oracle.wrongIn(each)].slice(0, 5)).toEqual([])
        expect(each.client.faults).toEqual([])
        counts.messages += each.texts.length
      }
      // The yardstick itself: what p1 was told is not what p2 may know.
      expect([...oracle.wrongIn({ texts: circle.host.texts, asked: new Map(), seats: ['p2'] })]).not.toEqual(
        [],
      )
      for (const { seq, by, answer } of undos) expect(answer).toBe(oracle.undoAnswer(seq, by))
      for (const { seq } of undos.slice(0, 6)) expect([...oracle.undoTells(seq, dice)]).toEqual([])
      counts.games++
      counts.choices += oracle.line(oracle.lastSeq).length - 1
      counts.undos += undos.length
      await circle.leave()
    }
    process.stderr.write(`leak: ${JSON.stringify(counts)}\n`)
  })
})

/** The keys to a table that came from a file: every seat is taken with the invitation. */
async function importTable(address: string, position: Position): Promise<TableKeys> {
  const { body } = await importGame(address, save(Table.at(reign, clone(position)) as Table))
  const keys = body as TableKeys
  const host = await Client.join(address, { table: keys.table, keys: [keys.host] })
  const seats: Record<string, string> = {}
  for (const { seat } of host.info!.seats) {
    const taken = await host.ask({ t: 'take', seat, name: `friend ${seat}` })
    if (taken.t === 'done') seats[seat] = taken.key!
  }
  await host.close()
  return { ...keys, seats }
}

/** One world: a table that began with a position, and the kernel beside it. */
interface World {
  readonly circle: Circle
  readonly engine: Engine
}

async function worldFrom(address: string, position: Position): Promise<World> {
  const circle = await Circle.sitDown(address, await importTable(address, position))
  await circle.settle()
  return { circle, engine: Engine.at(reign, clone(position), true) }
}

/** What the observer noticed of a choice, by the kernel; undefined if it is not offered in this world. */
function noticed({ engine }: World, seat: string, option: string, observer: string): string | undefined {
  const trial = Engine.at(reign, clone(engine.position), true)
  const found = trial.find(seat, option)
  if (found === undefined) return undefined
  trial.choose(found)
  return witnessed(trial.events, observer) + perceived(trial, observer)
}

/** A choice, and then whatever the observer could do to find out more about it. */
async function chooseAndProbe(
  { circle, engine }: World,
  seat: string,
  option: string,
  observer: string,
): Promise<void> {
  await circle.at(seat).choose(option)
  await circle.catchUp()
  engine.choose(engine.find(seat, option)!)
  const one = circle.at(observer)
  const { number } = one.client.now!
  const may = new Set(one.client.offers().map(({ offer }) => offer.step))
  for (const step of ['endActions', 'fightCultist', 'fightShoggoth', 'fetchClue', 'pass', 'permit'])
    if (!may.has(step) && observer !== '')
      await one.ask({ t: 'choose', seat: observer, option: step, decision: number })
  for (const back of [0, 1]) await one.ask({ t: 'moment', seat: observer, number: number - back })
  await circle.at(seat).ask({ t: 'undo', seat })
  await one.ask({ t: 'moment', seat: '', number: number - 1 })
  await one.comeBack()
  await circle.settle()
}

function isQuiet({ step }: Option): boolean {
  return !showsHand.has(step)
}

/** What two tables may differ in without telling anything. */
function plain(texts: readonly string[]): string[] {
  const numbers = /"(at|created)":\d+/g
  const names = /"(id|commitment)":"[^"]+"/g
  return texts.map((text) => text.replaceAll(numbers, '"$1":0').replaceAll(names, '"$1":""'))
}

/** Positions in the middle of a game that was played on the server. */
async function positionsOf(address: string, folder: string, dice: Dice): Promise<Position[]> {
  const { table, host, seats } = await openTable(address, { hands: 'closed' })
  const all = await Client.join(address, { table, keys: [host, ...Object.values(seats)] })
  await all.ask({ t: 'begin' })
  for (let i = 0; i < 80 && all.now!.outcome === null; i++) {
    const { seat, offer } = dice.pick(all.offers())
    await all.choose(seat, offer)
  }
  await all.close()
  const positions: Position[] = []
  const remember = (_: unknown, { position, decision }: Engine): void => {
    if (position.choices > 6 && decision?.options.some(isQuiet)) positions.push(clone(position))
  }
  onDisk(folder, (disk) => playLog(reign, disk.record(table), disk.rows(table), remember))
  return positions
}

it('in worlds that somebody cannot tell apart, they are told the same, message by message', async () => {
  await withServer(async (address, folder) => {
    const dice = new Dice('worlds')
    const positions = await positionsOf(address, folder, dice)
    let compared = 0
    for (let tries = 0; tries < 40 && compared < 12; tries++) {
      const position = dice.pick(positions)
      const observer = dice.pick(['p1', 'p2', 'p3', 'p4', ''])
      const which = 1 + dice.below(otherWorlds(reign, position, observer))
      const both = [position, otherWorld(reign, position, observer, which)]
      const worlds: World[] = []
      for (const each of both) worlds.push(await worldFrom(address, each))
      const [here, there] = worlds as [World, World]
      const { seat, ...choice } = dice.pick(here.engine.decision!.options.filter(isQuiet))
      const option = optionId(choice)
      const isSame = noticed(here, seat, option, observer) === noticed(there, seat, option, observer)
      if (isSame) for (const world of worlds) await chooseAndProbe(world, seat, option, observer)
      if (isSame) compared++
      expect(plain(there.circle.at(observer).texts)).toEqual(plain(here.circle.at(observer).texts))
      for (const { circle } of worlds) await circle.leave()
    }
    expect(compared).toBe(12)
  })
})

it('the file of a running game is sealed, and only those who play may have it', async () => {
  await withServer(async (address, folder) => {
    const keys = await openTable(address, { hands: 'closed' })
    const circle = await Circle.sitDown(address, keys)
    await circle.host.ask({ t: 'begin' })
    await circle.catchUp()
    const dice = new Dice('sealed')
    for (let i = 0; i < 20; i++) await circle.chooseOnce(dice)
    const { secret, start } = onDisk(folder, (disk) => disk.record(keys.table))
    for (const query of ['', '?report=1&note=help'])
      for (const key of [keys.host, keys.seats['p3']!]) {
        const { status, text, name } = await exportGame(address, keys.table, key, query)
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
          'help',
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
      const text = await (await fetch(address + path)).text()
      for (const word of [keys.table, keys.host, secret]) expect(text).not.toContain(word)
    }
    await circle.leave()
  })
})
