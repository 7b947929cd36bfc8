// oxlint-disable-next-line import/no-unassigned-import -- it only has to be there before the classes below are read
import './runes.ts'
import type { Moment, Now, SeatView } from '@miskatonic/protocol'
import type { Offered } from '@miskatonic/screen'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Refusal, Request } from '../connection/connection.ts'
import type { Session } from '../connection/session.svelte.ts'
import { Choosing } from '../table/choosing.svelte.ts'
import { Eyes } from '../table/eyes.svelte.ts'
import { Lookback } from '../table/lookback.svelte.ts'
import { info, nowAt } from './fake-socket.ts'

/** A session whose answers the test gives. */
class FakeSession {
  now: Now | null = nowAt(4)
  info = info
  you = { seats: ['p1', 'p2'], host: true, invited: true }
  looked: string[] = []
  readonly sent: Request[] = []
  private readonly waiting: ((answer: Answer) => void)[] = []

  send(request: Request): Promise<Answer> {
    this.sent.push(request)
    return new Promise((resolve) => this.waiting.push(resolve))
  }
  async answer(answer: Answer): Promise<void> {
    this.waiting.shift()!(answer)
    await vi.waitFor(() => {})
  }
  async lookAs(seat: string): Promise<void> {
    this.looked.push(seat)
  }
}

const view: SeatView = { own: {}, options: [], refusals: [] }
const secret: SeatView = { ...view, own: { hand: ['a'] } }

function asking(seat: string, own: SeatView = view, number = 0): Now {
  return {
    ...nowAt(number),
    asked: { step: 'act', args: {}, waiting: [seat], rule: 'RC-1' },
    seats: { p1: own, p2: own },
  }
}

const nothing = (): void => {}

let session: FakeSession
beforeEach(() => {
  session = new FakeSession()
})
function as(fake: FakeSession): Session {
  // The fake has all that a sitting uses.
  return fake as unknown as Session
}

const offer: Offered = {
  id: 'pass',
  seat: 'p1',
  step: 'pass',
  args: {},
  rules: [],
  label: '',
  note: undefined,
  targets: [],
}

test('a choice names its decision, and a second press while it is under way does nothing', async () => {
  const choosing = new Choosing(as(session), () => false, nothing)
  choosing.choose(offer)
  choosing.choose(offer)
  expect(session.sent).toEqual([{ t: 'choose', seat: 'p1', decision: 4, option: 'pass' }])
  await session.answer({ t: 'done', ref: 1 })
  expect(choosing.sent).toBeNull()
  choosing.choose(offer)
  expect(session.sent).toHaveLength(2)
})

test('what cannot be taken back is asked once more', () => {
  const choosing = new Choosing(as(session), () => true, nothing)
  choosing.choose(offer)
  expect(session.sent).toEqual([])
  choosing.dismiss()
  choosing.confirm()
  expect(session.sent).toEqual([])
  choosing.choose(offer)
  choosing.confirm()
  expect(session.sent).toHaveLength(1)
})

test('a refusal is shown, unless another player was faster', async () => {
  const refused = vi.fn<(refusal: Refusal) => void>()
  const choosing = new Choosing(as(session), () => false, refused)
  choosing.choose(offer)
  await session.answer({ t: 'refused', ref: 1, code: 'stale-decision', message: '' })
  expect(refused).not.toHaveBeenCalled()
  choosing.choose(offer)
  await session.answer({ t: 'refused', ref: 2, code: 'not-offered', message: '' })
  expect(refused).toHaveBeenCalledOnce()
})

test('the view follows the seat that is asked', () => {
  const eyes = new Eyes(as(session))
  eyes.follow(asking('p1'))
  expect(eyes.seat).toBe('p1')
  eyes.follow(asking('p2'))
  expect(eyes.seat).toBe('p2')
  session.you = { ...session.you, seats: ['p2'] }
  eyes.follow(asking('p1'))
  expect(eyes.seat).toBe('p2')
  session.you = { ...session.you, seats: [] }
  eyes.follow(asking('p1'))
  expect(eyes.seat).toBe('')
})

test('a curtain falls between those who have secrets from each other', async () => {
  const eyes = new Eyes(as(session))
  eyes.follow(asking('p1', secret))
  expect(eyes).toMatchObject({ seat: '', curtain: 'p1' })
  await eyes.lift()
  expect(eyes).toMatchObject({ seat: 'p1', curtain: null })
  eyes.follow(asking('p1', secret, 1))
  expect(eyes.curtain).toBeNull()
  eyes.follow(asking('p2', secret, 2))
  expect(eyes).toMatchObject({ seat: 'p1', curtain: 'p2' })
  await eyes.lift()
  expect(session.looked).toEqual(['p1', 'p2'])
})

test('a curtain falls also when a player without secrets has looked', async () => {
  const eyes = new Eyes(as(session))
  eyes.follow({ ...asking('p1'), seats: { p1: view, p2: secret } })
  await eyes.lift()
  eyes.follow({ ...asking('p2'), seats: { p1: view } })
  expect(eyes).toMatchObject({ seat: 'p1', curtain: 'p2' })
})

test('one person who leads every seat needs no curtain', () => {
  session.info = { ...info, seats: info.seats.map((seat) => ({ ...seat, name: 'Ann' })) }
  const eyes = new Eyes(as(session))
  eyes.follow(asking('p2', secret))
  expect(eyes).toMatchObject({ seat: 'p2', curtain: null })
})

test('a player of two seats among others needs no curtain between those two', async () => {
  const names: Record<string, string> = { p1: 'Ann', p2: 'Ben', p3: 'Ann', p4: '', p5: '' }
  const seats = Object.keys(names)
  session.info = {
    ...info,
    seats: seats.map((seat) => ({ seat, name: names[seat]!, online: true, wish: 'ask' })),
  }
  session.you = { ...session.you, seats }
  const eyes = new Eyes(as(session))
  eyes.follow(asking('p1', secret))
  await eyes.lift()
  eyes.follow(asking('p3', secret, 1))
  eyes.follow(asking('p3', secret, 1)) // the state that the new eyes bring
  await vi.waitFor(() => expect(eyes).toMatchObject({ seat: 'p3', curtain: null }))
  expect(session.looked).toEqual(['p1', 'p3'])
  eyes.follow(asking('p2', secret, 2))
  expect(eyes).toMatchObject({ seat: 'p3', curtain: 'p2' })
  await eyes.lift()
  eyes.follow(asking('p4', secret, 3))
  await eyes.lift()
  eyes.follow(asking('p5', secret, 4)) // two who gave no name may be two people
  expect(eyes).toMatchObject({ seat: 'p4', curtain: 'p5' })
})

test('answers in secret need a curtain, also with open hands', () => {
  const eyes = new Eyes(as(session))
  const all = asking('p1')
  eyes.follow({ ...all, asked: { ...all.asked!, waiting: ['p1', 'p2'] } })
  expect(eyes.curtain).toBe('p1')
})

test('a player who steps in keeps the screen until the next decision', () => {
  const eyes = new Eyes(as(session))
  eyes.follow(asking('p1'))
  eyes.lookThrough('p2', asking('p1'))
  expect(eyes.seat).toBe('p2')
  eyes.follow(asking('p1'))
  expect(eyes.seat).toBe('p2')
  eyes.follow(asking('p1', view, 1))
  expect(eyes.seat).toBe('p1')
})

function moment(number: number): Moment {
  return { t: 'moment', ref: 0, seat: 'p1', number, first: 0, last: 4, events: [], now: nowAt(number) }
}

test('a slider that is pulled shows where it stops, and what was seen is not asked for again', async () => {
  const show = vi.fn<(moment: Moment, isNext: boolean) => void>()
  const lookback = new Lookback(as(session), { show, told: async () => {}, onRefused: nothing })
  void lookback.open('p1')
  await session.answer(moment(4))
  expect(lookback.moment?.number).toBe(4)
  void lookback.goTo(1)
  void lookback.goTo(2)
  // No request before the slider rests: they would overload a server.
  await vi.waitFor(() => expect(session.sent).toHaveLength(2))
  expect(session.sent.at(-1)).toMatchObject({ t: 'moment', number: 2 })
  await session.answer(moment(2))
  expect(lookback.moment?.number).toBe(2)
  // The next one is prefetched.
  await session.answer(moment(3))
  const asked = session.sent.length
  await lookback.goTo(3)
  expect(session.sent).toHaveLength(asked)
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ number: 3 }), true)
  await lookback.goTo(2)
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ number: 2 }), false)
})

test('looking back stops at the beginning and at the end', async () => {
  const lookback = new Lookback(as(session), { show: nothing, told: async () => {}, onRefused: nothing })
  void lookback.open('')
  await session.answer(moment(4))
  void lookback.goTo(99)
  expect(lookback.wanted).toBe(4)
  void lookback.goTo(-3)
  expect(lookback.wanted).toBe(0)
})

test('a moment that is refused ends the playing', async () => {
  const onRefused = vi.fn<(refusal: Refusal) => void>()
  const lookback = new Lookback(as(session), { show: nothing, told: async () => {}, onRefused })
  void lookback.open('p1')
  await session.answer({ t: 'refused', ref: 1, code: 'not-your-eyes', message: '' })
  expect(onRefused).toHaveBeenCalledOnce()
  expect(lookback.isOn).toBe(false)
})
