import { type Refused, isRefused, optionId } from '@miskatonic/kernel'
import type { LogEntry, Now, Told, Welcome } from '@miskatonic/protocol'
import { beforeAll, expect, test, vi } from 'vitest'
import { heard, unknown } from '../connection/state.ts'
import { createLocal, openLocal } from '../local/index.ts'
import { importLocal, openSaved } from '../local/saved.ts'
import { isKept, listLocal, removeLocal } from '../local/shelf.ts'
import type { LocalConnection } from '../local/connection.ts'

/** A busy machine may take seconds for what usually takes a moment. */
const UNDER_LOAD = { timeout: 20_000 }

/** A table of this device with everything it says. */
class Witness {
  readonly line: LocalConnection
  readonly told: Told[] = []

  constructor(line: LocalConnection | Refused) {
    if (isRefused(line)) throw new Error(line.refused.message)
    this.line = line
    line.listen({ told: (message) => this.told.push(message), status: () => {} })
  }

  async welcome(count = 1): Promise<Welcome> {
    await vi.waitFor(() => expect(this.all('welcome')).toHaveLength(count), UNDER_LOAD)
    return this.all('welcome').at(-1)!
  }
  get now(): Now {
    return this.told.reduce(heard, unknown).now!
  }
  all<T extends Told['t']>(t: T): Extract<Told, { t: T }>[] {
    return this.told.filter((each): each is Extract<Told, { t: T }> => each.t === t)
  }
  /** Takes the first option. */
  async go(): Promise<void> {
    const { number, seats, asked } = this.now
    const seat = asked!.waiting.find((each) => seats[each] !== undefined)!
    const option = optionId(seats[seat]!.options[0]!)
    const answer = await this.line.send({ t: 'choose', seat, decision: number, option })
    expect(answer.t).toBe('now')
  }
}

beforeAll(() => vi.stubGlobal('navigator', { userAgent: 'test' }))

const options = { players: 2, hands: 'closed', first: 'p1' }

async function opened(names: readonly string[]): Promise<{ id: string; at: Witness }> {
  const id = await createLocal({ game: 'reign', options, names })
  const at = new Witness(await openLocal(id))
  await at.welcome()
  return { id, at }
}

test('a table begins at once, and one person leads every seat', async () => {
  const { at } = await opened(['Ann'])
  const { info, you, now } = at.all('welcome')[0]!
  expect(info.phase).toBe('playing')
  expect(info.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann'])
  expect(you).toEqual({ seats: ['p1', 'p2'], host: true, invited: true })
  expect(now!.number).toBe(0)
})

test('it goes on where it was left', async () => {
  const { id, at } = await opened(['Ann', 'Ben'])
  await at.go()
  await at.go()
  at.line.close()
  const again = new Witness(await openLocal(id))
  expect((await again.welcome()).now!.number).toBe(2)
  expect(again.all('welcome')[0]!.log.at(-1)).toMatchObject({ kind: 'did', number: 1 })
})

test('those who share a screen see only what is theirs, in the log as well', async () => {
  const { at } = await opened(['Ann', 'Ben'])
  while (at.now.number < 2) await at.go()
  await at.line.lookAs('p2')
  const sight = await at.welcome(2)
  expect(sight.you.seats).toEqual(['p1', 'p2'])
  expect(Object.keys(sight.now!.seats)).toEqual(['p2'])
  const dealt = sight.log.flatMap((entry: LogEntry) =>
    entry.kind === 'did' ? entry.events.filter(({ event }) => event === 'cardsDealt') : [],
  ) as { args: { seat: string; cards: string[] | null } }[]
  expect(dealt.map(({ args }) => [args.seat, args.cards === null])).toEqual([
    ['p1', true],
    ['p2', false],
  ])
})

test('a viewer of one seat can still answer for it', async () => {
  const { at } = await opened(['Ann', 'Ben'])
  await at.line.lookAs('p1')
  await at.welcome(2)
  await at.go()
  expect(at.now.number).toBe(1)
  expect(at.now.seats['p2']).toBeUndefined()
})

test('the lobby lists tables, the last changed first, and forgets those that are removed', async () => {
  // Tables of the same millisecond come in any order.
  await new Promise((resolve) => setTimeout(resolve, 5))
  const { id } = await opened(['Ann', ''])
  const [first] = await listLocal()
  expect(first).toMatchObject({ id, game: 'reign', names: ['Ann', ''], phase: 'playing' })
  await removeLocal(id)
  expect((await listLocal()).map((table) => table.id)).not.toContain(id)
  expect(await openLocal(id)).toMatchObject({ refused: { code: 'unknown-table' } })
})

test('a game can be written to a file, looked at, taken up again and played on from any moment', async () => {
  const { at } = await opened(['Ann'])
  for (let i = 0; i < 6; i++) await at.go()
  const file = await at.line.exported()
  expect(typeof file).toBe('string')

  const looking = new Witness(await openSaved(file as string))
  expect((await looking.welcome()).now!.seats).toEqual(at.now.seats)
  const before = await looking.line.send({ t: 'moment', seat: 'p1', number: 2 })
  expect(before).toMatchObject({ t: 'moment', first: 0, last: 6, now: { number: 2 } })

  const id = await importLocal(file as string)
  expect(typeof id).toBe('string')
  const forked = await looking.line.send({ t: 'rewind', seat: 'p1', number: 3 })
  expect(forked.t).toBe('done')
  const there = new Witness(await openLocal((forked as { table: string }).table))
  expect(await there.welcome()).toMatchObject({ now: { number: 3 }, info: { forkedFrom: { number: 3 } } })
})

test('a report is a file with a note', async () => {
  const { at } = await opened(['Ann'])
  expect(await at.line.exported('the Shoggoth smiled')).toContain('the Shoggoth smiled')
})

test('a file that is none is refused', async () => {
  expect(await openSaved('{}')).toMatchObject({ refused: { code: 'save-malformed' } })
  expect(await importLocal('')).toHaveProperty('refused')
})

test('an unknown game cannot be laid out', async () => {
  await expect(createLocal({ game: 'chess', options: {}, names: [] })).rejects.toThrow('chess')
  await expect(createLocal({ game: 'reign', options: { players: 9 }, names: [] })).rejects.toThrow('players')
})

test('where the browser keeps nothing, that is known', async () => {
  expect(await isKept()).toBe(false)
})

test('a program plays a seat, goes on after the page was closed, and gives the seat back', async () => {
  const id = await createLocal({
    game: 'reign',
    options,
    names: ['Ann'],
    programs: { p2: 'clumsy-stranger' },
  })
  const at = new Witness(await openLocal(id))
  const { info, you, now } = await at.welcome()
  expect(info.seats.map(({ name, player }) => [name, player])).toEqual([
    ['Ann', undefined],
    ['', 'clumsy-stranger'],
  ])
  expect(you.seats).toEqual(['p1'])
  expect(Object.keys(now!.seats)).toEqual(['p1'])
  await at.line.send({ t: 'pace', speed: 0 })
  await playUntil(at, 12)
  at.line.close()

  const again = new Witness(await openLocal(id))
  expect((await again.welcome()).info.seats[1]).toMatchObject({ player: 'clumsy-stranger' })
  await again.line.send({ t: 'pace', speed: 0 })
  await playUntil(again, 20)
  expect(await again.line.send({ t: 'unassign', seat: 'p2' })).toMatchObject({ t: 'done' })
  await again.welcome(2)
  await vi.waitFor(() => expect(Object.keys(again.now.seats)).toEqual(['p1', 'p2']), UNDER_LOAD)
  await again.go()
})

/** The person's seat answers whenever it is asked; the program has its turns in between. */
async function playUntil(at: Witness, number: number): Promise<void> {
  const start = at.now.number
  let own = 0
  while (at.now.number < number && at.now.outcome === null) {
    await vi.waitFor(
      () => expect(at.now.outcome === null ? at.now.asked!.waiting[0] : 'p1').toBe('p1'),
      UNDER_LOAD,
    )
    if (at.now.outcome === null) await at.go()
    own++
  }
  expect(at.now.number - start).toBeGreaterThan(own)
}

test('a seat through which the table is seen can be given to a program', async () => {
  const { at } = await opened(['Ann', 'Ben'])
  await at.line.lookAs('p2')
  expect(await at.line.send({ t: 'assign', seat: 'p2', player: 'clumsy-stranger' })).toMatchObject({
    t: 'done',
  })
  await vi.waitFor(() => expect(Object.keys(at.now.seats)).toEqual(['p1']), UNDER_LOAD)
  await at.line.lookAs('p1')
  await at.go()
})

test('a table that goes on from an earlier moment keeps its programs', async () => {
  const id = await createLocal({ game: 'reign', options, names: [], programs: { p2: 'clumsy-stranger' } })
  const at = new Witness(await openLocal(id))
  await at.welcome()
  await at.go()
  const fork = await at.line.send({ t: 'rewind', seat: 'p1', number: 0 })
  if (fork.t !== 'done') throw new Error('there is no new table')
  const other = new Witness(await openLocal(fork.table!))
  expect((await other.welcome()).info.seats.map(({ player }) => player)).toEqual([
    undefined,
    'clumsy-stranger',
  ])
})
