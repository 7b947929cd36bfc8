import { games } from '@miskatonic/games'
import { Engine, clone, otherWorld, otherWorlds, perceived, witnessed } from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
import { Table, save } from '@miskatonic/table'
import { expect, it } from 'vitest'
import { exportGame, importGame, openTable } from '../api.ts'
import { Circle } from '../circle.ts'
import { Client } from '../client.ts'
import { Dice } from '../dice.ts'
import { onDisk, playLog } from '../disk.ts'
import { withServer } from '../inside.ts'
import { Oracle } from '../oracle.ts'

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
    for (const seed of ['a', 'b', 'c']) {
      const dice = new Dice(seed)
      const keys = await openTable(address, { hands: 'closed', difficulty: 'introductory' })
      const circle = await Circle.sitDown(address, keys)
      const undos = await playWhole(circle, dice)
      const oracle = onDisk(folder, (disk) => new Oracle(reign, disk.record(keys.table), disk.rows(keys.table)))
      for (const each of circle.people) {
        expect([...oracle.wrongIn(each)].slice(0, 5)).toEqual([])
        expect(each.client.faults).toEqual([])
        counts.messages += each.texts.length
      }
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
async function importTable(address: string, text: string): Promise<TableKeys> {
  const { body } = await importGame(address, text)
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

/** What two tables may differ in without telling anything. */
function plain(texts: readonly string[]): string[] {
  return texts.map((text) =>
    text
      .replaceAll(/"(at|created)":\d+/g, '"$1":0')
      .replaceAll(/"(id|commitment)":"[^"]+"/g, '"$1":""'),
  )
}

it('in worlds that somebody cannot tell apart, they are told the same, message by message', async () => {
  await withServer(async (address, folder) => {
    const dice = new Dice('worlds')
    const { table, host, seats } = await openTable(address, { hands: 'closed' })
    const all = await Client.join(address, { table, keys: [host, ...Object.values(seats)] })
    await all.ask({ t: 'begin' })
    for (let i = 0; i < 60 && all.now!.outcome === null; i++) {
      const { seat, offer } = dice.pick(all.offers())
      await all.choose(seat, offer)
    }
    await all.close()
    const record = onDisk(folder, (disk) => disk.record(table))
    const rows = onDisk(folder, (disk) => disk.rows(table))
    let compared = 0
    for (let tries = 0; tries < 12; tries++) {
      const until = 8 + dice.below(Math.min(50, rows.length - 9))
      const { now } = playLog(reign, record, rows.slice(0, until))
      const observer = dice.pick(['p1', 'p2', 'p3', 'p4', ''])
      const worlds = otherWorlds(reign, now.position, observer)
      if (worlds === 0 || now.decision === null) continue
      const other = otherWorld(reign, now.position, observer, 1 + dice.below(worlds))
      const circles = await Promise.all(
        [now.position, other].map(async (position) => {
          const file = save(Table.at(reign, clone(position)) as Table)
          return Circle.sitDown(address, await importTable(address, file))
        }),
      )
      // The same choices in both, as long as the observer could not tell the worlds apart by what they see.
      const engines = [now.position, other].map((position) => Engine.at(reign, clone(position), true))
      for (let steps = 0; steps < 4; steps++) {
        const option = dice.pick(engines[0]!.decision?.options ?? [])
        if (option === undefined) break
        const there = engines[1]!.decision?.options.find(
          (each) => each.seat === option.seat && JSON.stringify(each) === JSON.stringify(option),
        )
        if (there === undefined) break
        for (const [i, each] of [option, there].entries()) {
          engines[i]!.events = []
          engines[i]!.choose(each)
        }
        const noticed = engines.map((each) => witnessed(each.events, observer) + perceived(each, observer))
        if (noticed[0] !== noticed[1]) break
        const id = (await import('@miskatonic/kernel')).optionId(option)
        for (const circle of circles) await circle.at(option.seat).choose(id)
        for (const circle of circles) await circle.catchUp()
        for (const circle of circles) {
          const one = circle.at(observer)
          const number = one.client.now!.number
          await one.ask({ t: 'moment', seat: observer, number: Math.max(until - 2, number - 1) })
          if (observer !== '') for (const wrong of ['endActions', 'bus:pay=arkham', 'fightShoggoth']) await one.ask({ t: 'choose', seat: observer, option: wrong, decision: number + 7 })
          await circle.at(option.seat).ask({ t: 'undo', seat: option.seat })
          await circle.catchUp()
          await one.ask({ t: 'moment', seat: '', number })
        }
        compared++
        break
      }
      const [here, there] = circles.map((circle) => plain(circle.at(observer).texts))
      expect(there).toEqual(here)
      for (const circle of circles) await circle.leave()
    }
    expect(compared).toBeGreaterThan(2)
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
        expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual(['data', 'format', 'iv', 'table', 'tag'])
        for (const word of [secret, JSON.stringify(start), '"choices"', '"hands"', 'takeInvestigator', 'help'])
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
