import { PROTOCOL } from '@miskatonic/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection, Status } from '../connection/connection.ts'
import { connectTo } from '../connection/socket.ts'
import { FakeSocket, FakeSurroundings, nowAt, welcome } from './fake-socket.ts'

let sockets: FakeSocket[]
let page: FakeSurroundings
let statuses: Status[]
let line: Connection
let keys: string[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' })
  sockets = []
  page = new FakeSurroundings()
  statuses = []
  keys = ['key']
  line = connectTo({
    table: 't',
    keys: () => keys,
    surroundings: page,
    socket: (address) => {
      expect(address).toBe('wss://table.example/socket?table=t')
      const socket = new FakeSocket()
      sockets.push(socket)
      // The fake has all of a WebSocket that a connection uses.
      return socket as unknown as WebSocket
    },
  })
  line.listen({ told: () => {}, status: (status) => statuses.push(status) })
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function last(): FakeSocket {
  return sockets.at(-1)!
}

function arrive(change: Parameters<typeof welcome>[0] = {}): void {
  last().open()
  last().tell(welcome(change))
}

const choice = { t: 'choose', seat: 'p1', decision: 0, option: 'pass' } as const

test('says hello with its keys, and is open when it is welcomed', () => {
  last().open()
  expect(last().sent).toEqual([{ t: 'hello', protocol: PROTOCOL, table: 't', keys: ['key'] }])
  expect(statuses.at(-1)).toEqual({ is: 'connecting' })
  last().tell(welcome())
  expect(statuses.at(-1)).toEqual({ is: 'open' })
})

test('an answer goes to the one who asked', async () => {
  arrive()
  const first = line.send({ t: 'undo', seat: 'p1' })
  const second = line.send(choice)
  const [undo] = last().asked('undo')
  const [choose] = last().asked('choose')
  expect(undo!.ref).not.toBe(choose!.ref)
  last().tell({ t: 'refused', ref: choose!.ref, code: 'not-offered', message: '' })
  last().tell({ t: 'done', ref: undo!.ref })
  expect(await first).toMatchObject({ t: 'done' })
  expect(await second).toMatchObject({ t: 'refused', code: 'not-offered' })
})

test('what is asked without a line is refused, and never sent later', async () => {
  expect(await line.send(choice)).toMatchObject({ t: 'refused', code: 'offline' })
  arrive()
  expect(last().asked('choose')).toEqual([])
})

test('a choice whose decision has passed when the line is back was made; it is not sent twice', async () => {
  arrive({ seq: 3 })
  const answer = line.send(choice)
  last().drop()
  await vi.advanceTimersByTimeAsync(1000)
  arrive({ seq: 4, now: nowAt(1) })
  expect(await answer).toMatchObject({ t: 'done' })
  expect(sockets).toHaveLength(2)
  expect(sockets.flatMap((socket) => socket.asked('choose'))).toHaveLength(1)
  expect(last().asked('hello')[0]!.last).toBe(3)
})

test('a choice says how much of the log was known when it was made', () => {
  arrive({ seq: 3 })
  void line.send(choice)
  expect(last().asked('choose')).toMatchObject([{ decision: 0, seen: 3 }])
})

test('a choice that did not arrive is lost, and the person may try again', async () => {
  arrive()
  const answer = line.send(choice)
  last().drop()
  await vi.advanceTimersByTimeAsync(1000)
  arrive({ now: nowAt(0) })
  expect(await answer).toMatchObject({ t: 'refused', code: 'lost' })
})

test('what was said is found in the log after the line was down', async () => {
  arrive()
  const said = line.send({ t: 'say', seat: 'p1', text: 'hello ' })
  const unsaid = line.send({ t: 'say', seat: 'p1', text: 'anybody?' })
  last().drop()
  await vi.advanceTimersByTimeAsync(1000)
  arrive({ log: [{ seq: 1, at: 0, kind: 'said', by: 'p1', name: 'Ann', text: 'hello' }] })
  expect(await said).toMatchObject({ t: 'done' })
  expect(await unsaid).toMatchObject({ code: 'lost' })
})

test('tries again later and later, and not for longer than half a minute', async () => {
  const waits: number[] = []
  for (let i = 0; i < 9; i++) {
    last().drop()
    const status = statuses.at(-1)!
    waits.push(status.is === 'offline' && status.again !== null ? status.again - Date.now() : -1)
    // Just until the next try: later the silent line would be given up by itself.
    await vi.advanceTimersByTimeAsync(Math.ceil(waits.at(-1)!))
  }
  expect(waits[0]!).toBeGreaterThanOrEqual(250)
  expect(waits[0]!).toBeLessThanOrEqual(500)
  expect(waits[3]!).toBeGreaterThan(waits[0]!)
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(30_000)
  expect(waits[8]!).toBeGreaterThanOrEqual(15_000)
})

test('while a table may be moving to another server, the page is told that it takes a moment; later that the line is lost', async () => {
  arrive()
  const brief: boolean[] = []
  for (let i = 0; i < 9; i++) {
    last().drop()
    const status = statuses.at(-1)!
    brief.push(status.is === 'offline' && status.isBrief === true)
    await vi.advanceTimersByTimeAsync(status.is === 'offline' ? Math.ceil(status.again! - Date.now()) : 0)
  }
  expect(brief).toEqual([true, true, true, true, true, true, true, false, false])
})

test('clients that lost the same server do not all come at once', () => {
  arrive()
  const random = vi.spyOn(Math, 'random')
  const waits = [0, 0.999].map((value) => {
    random.mockReturnValue(value)
    last().drop()
    const status = statuses.at(-1)!
    line.renew?.()
    return status.is === 'offline' ? status.again! - Date.now() : -1
  })
  random.mockRestore()
  expect(waits[1]!).toBeGreaterThan(waits[0]! * 1.9)
})

test('without a network it waits for one, and then tries at once', async () => {
  arrive()
  page.online = false
  page.happens('offline')
  expect(statuses.at(-1)).toEqual({ is: 'offline', again: null })
  expect(sockets[0]!.isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sockets).toHaveLength(1)
  page.online = true
  page.happens('online')
  expect(sockets).toHaveLength(2)
})

test('a page that is looked at again does not wait', () => {
  last().drop()
  page.happens('visibilitychange')
  expect(sockets).toHaveLength(2)
})

test('a page that was hidden for long makes sure that its line still answers', async () => {
  arrive()
  page.hidden = true
  page.happens('visibilitychange')
  await vi.advanceTimersByTimeAsync(60_000)
  page.hidden = false
  page.happens('visibilitychange')
  expect(last().asked('moment')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(statuses.at(-1)!.is).toBe('offline')
})

test('a line on which nothing answers is given up', async () => {
  arrive()
  void line.send(choice)
  await vi.advanceTimersByTimeAsync(10_001)
  expect(sockets[0]!.isClosed).toBe(true)
  expect(statuses.at(-1)!.is).toBe('offline')
})

test('a server that takes the line and says nothing is given up', async () => {
  last().open()
  await vi.advanceTimersByTimeAsync(10_001)
  expect(statuses.at(-1)!.is).toBe('offline')
})

test('a table that does not want us is not asked again', async () => {
  last().open()
  last().tell({ t: 'bye', code: 'bad-key', message: 'no', again: false })
  last().drop()
  expect(statuses.at(-1)).toEqual({ is: 'refused', code: 'bad-key', message: 'no' })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sockets).toHaveLength(1)
})

test('a server that stops is found again', async () => {
  arrive()
  const answer = line.send(choice)
  last().tell({ t: 'bye', code: 'server-stops', message: '', again: true })
  last().drop()
  await vi.advanceTimersByTimeAsync(1000)
  arrive({ now: nowAt(1) })
  expect(await answer).toMatchObject({ t: 'done' })
  expect(statuses.at(-1)).toEqual({ is: 'open' })
})

test('a new key is shown by greeting again', () => {
  arrive({ seq: 7 })
  keys = ['key', 'seat']
  line.renew!()
  expect(sockets[0]!.isClosed).toBe(true)
  last().open()
  expect(last().asked('hello')[0]).toMatchObject({ keys: ['key', 'seat'], last: 7 })
})

test('what waits when the table is left is answered', async () => {
  arrive()
  const answer = line.send(choice)
  line.close()
  expect(await answer).toMatchObject({ code: 'closed' })
})
