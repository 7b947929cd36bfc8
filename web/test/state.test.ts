import type { LogEntry, Proposal, Told } from '@miskatonic/protocol'
import { expect, test } from 'vitest'
import { type TableState, entriesUntil, heard, takenBack, unknown } from '../connection/state.ts'
import { changesTo, info, nowAt, welcome } from './fake-socket.ts'

function did(seq: number, number: number): LogEntry {
  return { seq, at: 0, kind: 'did', number, events: [] }
}
function undone(seq: number, number: number): LogEntry {
  return { seq, at: 0, kind: 'undone', number, by: 'p1', free: true }
}
function after(...messages: Told[]): TableState {
  return messages.reduce(heard, unknown)
}
const proposal: Proposal = {
  t: 'proposal',
  id: 1,
  what: 'undo',
  by: 'p2',
  number: 0,
  because: 'undo-chance',
  waiting: ['p1'],
}

test('an update changes only those fields of the table that it brings', () => {
  const state = after(welcome({ now: nowAt(0, { deck: 10, hand: ['a'] }) }), {
    t: 'now',
    entry: did(1, 0),
    now: changesTo(1, { deck: 9 }),
  })
  expect(state.now).toMatchObject({ number: 1, table: { deck: 9, hand: ['a'] } })
  expect(state.log).toEqual([did(1, 0)])
})

test('an update changes only those of one’s own seats that it brings', () => {
  const sees = (card: string) => ({ own: { card }, options: [], refusals: [] })
  const state = after(welcome({ now: { ...nowAt(0, {}), seats: { p1: sees('a'), p2: sees('b') } } }), {
    t: 'now',
    entry: did(1, 0),
    now: { ...changesTo(1), seats: { p2: { own: { card: ['c'] } } } },
  })
  expect(state.now?.seats).toEqual({ p1: sees('a'), p2: sees('c') })
})

test('a seat that was given away is seen through no more', () => {
  const sight = { own: {}, options: [], refusals: [] }
  const state = after(welcome({ now: { ...nowAt(0, {}), seats: { p1: sight, p2: sight } } }), {
    t: 'info',
    info,
    you: { seats: ['p2'], host: true, invited: true },
  })
  expect(Object.keys(state.now!.seats)).toEqual(['p2'])
})

test('the first state of a game is taken as it is', () => {
  const state = after(welcome({ now: null }), {
    t: 'now',
    entry: { seq: 1, at: 0, kind: 'began', events: [] },
    now: changesTo(0, { deck: 10 }),
  })
  expect(state.now?.table).toEqual({ deck: 10 })
})

test('a client that comes back gets the whole table and the rest of the log', () => {
  const state = after(
    welcome({ seq: 2, log: [did(1, 0), did(2, 1)], now: nowAt(2, { deck: 8, gone: true }) }),
    welcome({ seq: 3, log: [did(3, 2)], now: nowAt(3, { deck: 7 }) }),
  )
  expect(state.log.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(state.now?.table).toEqual({ deck: 7 })
})

test('entries that are told twice are in the log once', () => {
  const state = after(
    welcome({ log: [did(1, 0)] }),
    { t: 'entry', entry: did(1, 0) },
    { t: 'entry', entry: did(2, 1) },
  )
  expect(state.log.map(({ seq }) => seq)).toEqual([1, 2])
})

test('a log that is told anew, or has a gap, replaces the old one', () => {
  const anew = after(welcome({ log: [did(1, 0), did(2, 1)] }), welcome({ log: [did(1, 0)] }))
  expect(anew.log.map(({ seq }) => seq)).toEqual([1])
  const cut = after(welcome({ log: [did(1, 0)] }), welcome({ log: [did(500, 9)], cut: true }))
  expect(cut.log.map(({ seq }) => seq)).toEqual([500])
  expect(cut.isCut).toBe(true)
  expect(heard(cut, welcome({ log: [did(501, 10)] })).isCut).toBe(true)
})

test('proposals come, change and are settled', () => {
  const open = after(welcome(), proposal)
  expect(open.proposals).toEqual([proposal])
  expect(heard(open, { ...proposal, waiting: [] }).proposals).toEqual([{ ...proposal, waiting: [] }])
  expect(heard(open, { t: 'settled', id: 1, what: 'undo', yes: false, by: 'p1' }).proposals).toEqual([])
})

test('who sits where is replaced as a whole', () => {
  const you = { seats: ['p1', 'p2'], host: false, invited: false }
  expect(after(welcome(), { t: 'info', info: { ...info, watchers: 3 }, you })).toMatchObject({
    info: { watchers: 3 },
    you,
  })
})

test('answers and pings change nothing', () => {
  const state = after(welcome())
  for (const message of [
    { t: 'done', ref: 1 },
    { t: 'refused', ref: 1, code: '', message: '' },
    { t: 'pinged', seat: 'p1', name: '', target: 'x' },
  ] satisfies Told[])
    expect(heard(state, message)).toBe(state)
})

test('what was taken back is known, also when the same number is played again', () => {
  const log = [did(1, 0), did(2, 1), undone(3, 1), did(4, 1), did(5, 2), undone(6, 1), did(7, 1)]
  expect(takenBack(log)).toEqual(new Set([2, 4, 5]))
})

test('the log of a past moment ends with what led to it', () => {
  const log = [did(1, 0), did(2, 1), undone(3, 1), did(4, 1), did(5, 2)]
  expect(entriesUntil(log, 3).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  expect(entriesUntil(log, 2).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(entriesUntil(log, 1).map(({ seq }) => seq)).toEqual([1])
  expect(entriesUntil(log, 0)).toEqual([])
})
