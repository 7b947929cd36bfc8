import type { LogEntry, Seen } from '@miskatonic/protocol'
import type { Chronicle } from '@miskatonic/screen/contract'
import { expect, test } from 'vitest'
import { deedsIn, timelineOf } from '../table/end/chronicle.ts'
import { nextTableIn } from '../table/end/next-table.ts'
import { pictureOf, wrapped } from '../table/end/picture.ts'

const label = { en: 'Gates', pl: 'Bramy' }
const chronicle: Chronicle = {
  turn: { event: 'turnBegan', label: { en: (n) => `Turn ${n}`, pl: (n) => `Tura ${n}` } },
  marks: { gateSealed: 'turning point', relicPlayed: 'mark' },
  deeds: [
    { icon: 'pentacle', label, counts: { gateSealed: ({ seat }: { seat: string }) => [seat, 1] } },
    { icon: 'brain', label, counts: { sanityLost: ({ seat }: { seat: string }) => [seat, 1] } },
  ],
}

function did(seq: number, number: number, ...events: Seen[]): LogEntry {
  return { seq, at: seq, kind: 'did', number, events }
}
const turn: Seen = { event: 'turnBegan', args: {} }
const gate = (seat: string): Seen => ({ event: 'gateSealed', args: { seat } })

test('the timeline counts turns, keeps the order, and leads to the moment after each choice', () => {
  const log: LogEntry[] = [
    { seq: 1, at: 1, kind: 'began', events: [turn] },
    did(2, 0, { event: 'relicPlayed', args: {} }, turn),
    did(3, 1, { event: 'walked', args: {} }, gate('p2')),
  ]
  const told = timelineOf(log, chronicle).map(({ seen, ...mark }) => ({ event: seen.event, ...mark }))
  expect(told).toEqual([
    { event: 'relicPlayed', turn: 1, moment: 1, isTurningPoint: false },
    { event: 'gateSealed', turn: 2, moment: 2, isTurningPoint: true },
  ])
})

test('where the log was cut, a turn has a number only if its event says it', () => {
  const log = [did(7, 30, gate('p1')), did(8, 31, turn), did(9, 32, gate('p2'))]
  const turns = (of: Chronicle, events: LogEntry[]): unknown[] =>
    timelineOf(events, of, true).map((mark) => mark.turn)
  expect(turns(chronicle, log)).toEqual([null, null])
  const numbered: Chronicle = { ...chronicle, turn: { ...chronicle.turn, number: 'round' } }
  const told = log.with(1, did(8, 31, { event: 'turnBegan', args: { round: 9 } }))
  expect(turns(numbered, told)).toEqual([null, 9])
})

test('what is laid out before the first turn is no turning point', () => {
  const log: LogEntry[] = [{ seq: 1, at: 1, kind: 'began', events: [gate('p1'), turn, gate('p2')] }]
  expect(timelineOf(log, chronicle).map(({ isTurningPoint }) => isTurningPoint)).toEqual([false, true])
})

test('what was taken back is neither told nor counted', () => {
  const log: LogEntry[] = [
    did(1, 0, gate('p1')),
    { seq: 2, at: 2, kind: 'undone', number: 0, by: 'p1', free: true },
    did(3, 0, gate('p2')),
  ]
  expect(timelineOf(log, chronicle)).toHaveLength(1)
  const deeds = deedsIn(log, chronicle)
  expect(deeds.map(({ times }) => [...times])).toEqual([[['p2', 1]]])
})

test('an event with the name of a method of objects is not in the tables', () => {
  expect(timelineOf([did(1, 0, { event: 'toString', args: {} })], chronicle)).toEqual([])
})

const origin = 'https://example.org'
function said(seq: number, by: string, text: string): LogEntry {
  return { seq, at: seq, kind: 'said', by, name: 'Ann', text }
}

test('the newest invitation of a player leads to the next table', () => {
  const log = [
    said(1, 'p1', `Come: ${origin}/table/old#k1`),
    said(2, 'p2', `Come: ${origin}/table/new#k2`),
    said(3, 'p1', 'Good game'),
  ]
  expect(nextTableIn(log, origin)).toEqual({ name: 'Ann', path: '/table/new#k2' })
})

test('links of spectators, to other servers and to other pages are no invitations', () => {
  const log = [
    said(1, '', `${origin}/table/new#k`),
    said(2, 'p1', 'https://example.com/table/new#k'),
    said(3, 'p1', `${origin}.example.com/table/new#k`),
    said(4, 'p1', `${origin}/settings#k`),
    said(5, 'p1', `${origin}/table/new/../../settings#k`),
    said(6, 'p1', `${origin}/table/new`),
  ]
  expect(nextTableIn(log, origin)).toBeUndefined()
})

test('names of people cannot write markup into the picture', () => {
  const svg = pictureOf(
    { title: 't', verdict: 'v', isWon: true, ending: '<script>&"', figures: [], timeline: [] },
    { ground: '#000', panel: '#111', ink: '#fff', soft: '#ccc', accent: '#fc0', verdict: '#0f0' },
  )
  expect(svg).toContain('&lt;script&gt;&amp;&quot;')
  expect(svg).not.toContain('<script>')
})

test('a long sentence is wrapped, and cut where there is no room', () => {
  expect(wrapped('one two three four', 8, 3)).toEqual(['one two', 'three', 'four'])
  expect(wrapped('one two three four', 8, 2)).toEqual(['one two', 'three …'])
})
