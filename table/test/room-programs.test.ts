import { type Seat, optionId } from '@miskatonic/kernel'
import { type Told, toldIn } from '@miskatonic/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Player, PlayerProgram, Turn } from '../index.ts'
import { KEEP_ROWS } from '../room/log-rows.ts'
import { players } from '../room/programs/players.ts'
import { ANSWER_TIMEOUT, MAX_FAILURES, ProgramMember } from '../room/programs/program-member.ts'
import { type Guest, type House, begun, gathering, id, nowSeenBy } from './house.ts'

const [clumsyStranger] = players as [PlayerProgram]
const player = clumsyStranger.id

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Lets programs answer until nothing more happens. */
async function settle({ room }: House): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await room.settled()
    await vi.advanceTimersByTimeAsync(1)
  }
}

/** A table whose host plays `a`, and where `b` is played by a program. */
async function withProgram(choose?: Player['choose'], beat = 0): Promise<{ house: House; host: Guest }> {
  const house = await gathering()
  house.programBeat = beat
  if (choose !== undefined) house.players = [{ ...clumsyStranger, make: () => ({ choose }) }]
  await house.reload()
  const host = await house.join('host', 'a')
  expect(await host.ask({ t: 'assign', seat: 'b', player })).toMatchObject({ t: 'done' })
  await host.ask({ t: 'begin' })
  await settle(house)
  return { house, host }
}

function seatOf(guest: Guest, seat: Seat): object {
  const { info } = guest.told.findLast((told) => told.t === 'info' || told.t === 'welcome') as Extract<
    Told,
    { t: 'info' }
  >
  return info.seats.find((each) => each.seat === seat)!
}

/** The host plays on until the game is over, or for so many choices. */
async function playOn(house: House, host: Guest, choices = 1000): Promise<void> {
  for (let i = 0; i < choices && house.table.position.outcome === null; i++) {
    const { options } = host.now!.seats['a']!
    expect(house.table.now.decision!.waiting[0]).toBe('a')
    await host.choose('a', optionId(options[i % options.length]!))
    await settle(house)
  }
}

describe('a seat that is given to a program', () => {
  it('is played by it to the end of the game, and the record says so', async () => {
    const { house, host } = await withProgram()
    expect((await house.store.record(id))!.seats['b']).toEqual({ name: '', wish: 'ask', player })
    expect(seatOf(host, 'b')).toEqual({ seat: 'b', name: '', online: true, wish: 'ask', player })
    await playOn(house, host)
    expect(house.table.position.outcome).not.toBeNull()
    expect((await house.room.choices()).filter(({ seat }) => seat === 'b').length).toBeGreaterThan(0)
    expect(house.failures).toEqual([])
  })

  it('does not answer a question that was taken back with the answer to another one of that number', async () => {
    let answer: (option: string) => void = () => {}
    const { house, host } = await withProgram(() => new Promise((resolve) => (answer = resolve)))
    await host.choose('a', 'rest')
    await settle(house)
    house.store.hold()
    host.say({ t: 'undo', seat: 'a' })
    host.say({ t: 'choose', seat: 'a', decision: 0, option: 'draw' })
    // The program has not heard of the undo.
    answer('rest')
    await vi.advanceTimersByTimeAsync(1)
    house.store.release()
    await settle(house)
    expect(await house.room.choices()).toEqual([{ seat: 'a', option: 'draw' }])
    expect(seatOf(host, 'b')).toMatchObject({ player })
  })

  it('is played in the same way again after a restart', async () => {
    const [one, two] = [await withProgram(), await withProgram()]
    await playOn(one.house, one.host, 12)
    await playOn(two.house, two.host, 5)
    await two.house.reload()
    const back = await two.house.join('host', 'a')
    await settle(two.house)
    // The picks go on where they were.
    for (let i = 5; i < 12 && two.house.table.position.outcome === null; i++) {
      const { options } = back.now!.seats['a']!
      await back.choose('a', optionId(options[i % options.length]!))
      await settle(two.house)
    }
    expect(await two.house.room.choices()).toEqual(await one.house.room.choices())
  })

  it('waits while no person is connected, and does not keep the room in memory', async () => {
    const { house, host } = await withProgram()
    await host.choose('a', 'rest')
    host.leave()
    await settle(house)
    expect(house.table.number).toBe(1)
    expect(house.room.isIdle).toBe(true)
    await house.join('watch')
    await settle(house)
    expect(house.table.number).toBeGreaterThan(1)
  })

  it('can be given and taken back by the host alone, while it is free, and refusals say why', async () => {
    const house = await gathering()
    const [host, b] = [await house.join('host', 'a'), await house.join('b')]
    expect((await b.refusal({ t: 'assign', seat: 'a', player })).code).toBe('host-only')
    expect((await b.refusal({ t: 'unassign', seat: 'b' })).code).toBe('host-only')
    expect((await host.refusal({ t: 'assign', seat: 'b', player })).code).toBe('seat-taken')
    expect((await host.refusal({ t: 'unassign', seat: 'b' })).code).toBe('no-program')
    for (const seat of ['c', '', 'constructor']) {
      expect((await host.refusal({ t: 'assign', seat, player })).code).toBe('unknown-seat')
      expect((await host.refusal({ t: 'unassign', seat })).code).toBe('unknown-seat')
    }
    await b.ask({ t: 'leave', seat: 'b' })
    await host.ask({ t: 'assign', seat: 'b', player })
    expect((await (await house.join('invite')).refusal({ t: 'take', seat: 'b' })).code).toBe('seat-taken')
    await host.ask({ t: 'unassign', seat: 'b' })
    await settle(house)
    expect(seatOf(host, 'b')).toEqual({ seat: 'b', name: null, online: false, wish: 'ask' })
  })

  it('cannot be opened with its key meanwhile, and the host who gave it away sees it again when it is back', async () => {
    const house = await begun()
    const host = await house.join('host', 'a', 'b')
    await host.ask({ t: 'assign', seat: 'b', player })
    await settle(house)
    expect((await house.guest('b').join())?.refused.code).toBe('bad-key')
    expect(Object.keys(host.now!.seats)).toEqual(['a'])
    await host.choose('a', 'draw')
    await settle(house)
    expect((await host.refusal({ t: 'choose', seat: 'b', decision: 1, option: 'rest' })).code).toBe(
      'not-your-seat',
    )
    await host.ask({ t: 'unassign', seat: 'b' })
    await settle(house)
    expect(host.now).toEqual(nowSeenBy(house.table, ['a', 'b']))
  })

  it('sees what a person with its key sees, message by message', async () => {
    const told: string[] = []
    const send = vi.spyOn(ProgramMember.prototype, 'send')
    send.mockImplementation(function (this: ProgramMember, text) {
      told.push(text)
      this['hear'](toldIn(text))
    })
    const program = await withProgram()
    await playOn(program.house, program.host, 6)
    send.mockRestore()

    const person = await gathering()
    const host = await person.join('host', 'a')
    const b = await person.join('b')
    const state = person.room['state']
    state.saveRecord({ ...state.record, parts: program.house.room.record.parts }) // the same luck
    await host.ask({ t: 'begin' })
    for (const { seat, option } of await program.house.room.choices())
      await (seat === 'a' ? host : b).choose(seat, option)
    expect(told.map(asPerson)).toEqual(b.texts.map(asPerson))
    expect(told.length).toBeGreaterThan(10)
  })

  it('is free again for the host if its program is unknown here, as after a downgrade', async () => {
    const { house } = await withProgram()
    house.players = []
    await house.reload()
    const host = await house.join('host', 'a')
    await settle(house)
    expect(seatOf(host, 'b')).toMatchObject({ online: false, player })
    expect((await host.refusal({ t: 'assign', seat: 'b', player })).code).toBe('unknown-player')
    expect((await host.ask({ t: 'unassign', seat: 'b' })).t).toBe('done')
    expect(seatOf(host, 'b')).toMatchObject({ name: null })
  })

  it('gets its program back after a failed read of the log', async () => {
    const { house, host } = await withProgram()
    // What lies before the last stored position is read when a member comes.
    for (let i = 0; i < KEEP_ROWS; i++) await host.ask({ t: 'say', seat: 'a', text: `word ${i}` })
    await host.choose('a', 'rest')
    await house.load()
    let failed = 0
    house.store.onRead = () => {
      if (failed++ === 0) throw new Error('the disk is gone')
    }
    await settle(house)
    expect(failed).toBe(1)
    const back = await house.join('host', 'a')
    await settle(house)
    expect(seatOf(back, 'b')).toMatchObject({ online: true, player })
    expect(house.table.number).toBeGreaterThan(1)
  })

  it('is passed over by undo, without asking it for consent', async () => {
    const { house, host } = await withProgram()
    const { hash } = house.table
    await host.choose('a', 'draw')
    await settle(house)
    expect(house.table.number).toBeGreaterThan(1)
    expect((await host.ask({ t: 'undo', seat: 'a' })).t).toBe('done')
    expect(host.of('proposal')).toEqual([])
    await settle(house)
    expect(house.table.hash).toBe(hash)
  })
})

describe('the pace of a program', () => {
  /** Milliseconds from the question to the answer. */
  async function answerTime({ house, host }: Awaited<ReturnType<typeof withProgram>>): Promise<number> {
    await host.choose('a', 'rest')
    for (let passed = 0; passed < 5000; passed++) {
      if (house.table.number > 1) return passed
      await vi.advanceTimersByTimeAsync(1)
      await house.room.settled()
    }
    throw new Error('there was no answer')
  }

  function thinking(milliseconds: number): Player['choose'] {
    return () => new Promise((resolve) => setTimeout(() => resolve('rest'), milliseconds))
  }

  it('is the same for all questions, however long it thinks, up to whole beats', async () => {
    const times: number[] = []
    for (const milliseconds of [0, 5, 350, 690, 710, 1390])
      times.push(await answerTime(await withProgram(thinking(milliseconds), 700)))
    const [first = 0] = times
    expect(first).toBeGreaterThanOrEqual(700)
    expect(first).toBeLessThan(705)
    expect(times).toEqual([first, first, first, first, first + 700, first + 700])
  })

  it.each([
    ['at twice the speed', { host: 2 }, 350],
    ['at once, and yet not without end', { host: 0 }, 50],
    ['at the speed of the slowest who sits at the table', { host: 4, second: 1 }, 700],
    ['not at that of a spectator', { host: 4, watch: 1 }, 175],
  ])('is that of the people: %s', async (_, speeds: Record<string, number>, beat) => {
    const { house, host } = await withProgram(() => 'rest', 700)
    const guests = { host, second: await house.join('a'), watch: await house.join('watch') }
    for (const [who, guest] of Object.entries(guests))
      if (speeds[who] !== undefined) await guest.ask({ t: 'pace', speed: speeds[who] })
    const time = await answerTime({ house, host })
    expect(time).toBeGreaterThanOrEqual(beat)
    expect(time).toBeLessThan(beat + 5)
  })
})

/** A message without what tells a program from a person: name, mark and the time. */
function asPerson(text: string): unknown {
  const told = toldIn(text)
  const plain = JSON.parse(text, (key, value: unknown) => (key === 'at' ? 0 : value)) as Record<
    string,
    unknown
  >
  if (told.t !== 'info' && told.t !== 'welcome') return plain
  const seats = told.info.seats.map(({ seat, online, wish }) => ({ seat, online, wish }))
  // The part of a program is made by the table.
  const luck = { ...told.info.luck, commitments: {}, parts: {}, made: [] }
  return { ...plain, info: { ...told.info, seats, luck } }
}

describe('a program that fails', () => {
  it.each<[string, string, (turn: Turn) => string | Promise<string>]>([
    ['throws', 'player-failed', () => Promise.reject(new Error('boom'))],
    ['answers what is no option', 'unknown-option', () => 'nonsense'],
    // The types forbid it; a program may do it nevertheless.
    ['answers with something else', 'bad-message', () => 7 as unknown as string],
    [
      'rejects with what cannot be written as text',
      'player-failed',
      () => Promise.reject(Object.create(null)),
    ],
    ['is late', 'too-late', () => new Promise(() => {})],
  ])('because it %s is asked again, told why, and loses its seat at last', async (_, code, choose) => {
    const refusals: (string | undefined)[] = []
    const signals: AbortSignal[] = []
    const { house, host } = await withProgram((turn) => {
      refusals.push(turn.refusals.at(-1)?.code)
      signals.push(turn.signal)
      return choose(turn)
    })
    const watcher = await house.join('watch')
    await host.choose('a', 'rest')
    for (let i = 0; i <= MAX_FAILURES; i++) {
      await settle(house)
      await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT)
    }
    await settle(house)
    expect(refusals).toEqual([undefined, ...Array.from({ length: MAX_FAILURES - 1 }, () => code)])
    expect(signals.map(({ aborted }) => aborted)).toEqual(signals.map(() => true))
    for (const guest of [host, watcher])
      expect(guest.of('gave-up')).toEqual([{ t: 'gave-up', seat: 'b', player }])
    expect(seatOf(host, 'b')).toEqual({ seat: 'b', name: null, online: false, wish: 'ask' })
    expect((await house.store.record(id))!.seats['b']).toEqual({ name: null, wish: 'ask' })
    // A person goes on.
    const b = await house.join('b')
    await b.choose('b', 'rest')
    expect(house.table.number).toBe(2)
    expect(house.failures).toEqual([])
  })

  it('by an answer to a question that is void changes nothing', async () => {
    const answers: ((option: string) => void)[] = []
    const signals: AbortSignal[] = []
    const { house, host } = await withProgram(({ signal }) => {
      signals.push(signal)
      return new Promise((resolve) => answers.push(resolve))
    })
    await host.choose('a', 'rest')
    await settle(house)
    await host.ask({ t: 'undo', seat: 'a' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    answers[0]!('rest')
    await settle(house)
    expect(house.table.number).toBe(0)
    await host.choose('a', 'roll')
    await settle(house)
    answers[0]!('draw')
    answers[1]!('rest')
    await settle(house)
    expect((await house.room.choices()).map(({ option }) => option)).toEqual(['roll', 'rest'])
    expect(host.of('gave-up')).toEqual([])
  })

  it('once goes on as if nothing had been', async () => {
    let calls = 0
    const { house, host } = await withProgram(({ now, seat }) =>
      calls++ % 2 === 0 ? 'nonsense' : optionId(now.seats[seat]!.options[0]!),
    )
    await playOn(house, host, 6)
    expect(host.of('gave-up')).toEqual([])
    expect(calls).toBeGreaterThan(4)
  })
})
