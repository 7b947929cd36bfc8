import { Engine, hash } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { perft, perfts } from '../perft.ts'
import { record, replayed, wrongWithRecorded } from '../recorded.ts'
import { cellar } from './cellar.ts'
import { faults } from './faults.ts'

const start = Engine.start(cellar, { cards: 4 }, 'perft').position

test('counts sequences of choices; a game that ends counts once', () => {
  // Four turns with three options each, after any choice; then two who each say high or low, in either order; then it is over.
  expect(perfts(cellar, start, 7)).toEqual([3, 9, 27, 81, 81 * 4, 81 * 4 * 2, 81 * 4 * 2])
  expect(perft(cellar, start, 0)).toBe(1)
})

test('leaves the position as it is', () => {
  const before = hash(start)
  perft(cellar, start, 3)
  expect(hash(start)).toBe(before)
})

test('tells when the rules have changed', () => {
  const { game } = faults.find(({ what }) => what === 'rests an option on no rule')!
  expect(perft(game, start, 2)).not.toBe(perft(cellar, start, 2))
})

const choices = [
  { seat: 'a', option: 'keep' },
  { seat: 'b', option: 'throw' },
]
const engine = Engine.start(cellar, { cards: 4 }, 'recorded')
for (const { seat, option } of choices) engine.choose(engine.find(seat, option)!)
const recorded = record(engine, 'recorded', choices)

test('a recorded game goes as it went', () => {
  expect(recorded).toMatchObject({ game: 'cellar', choices: ['a keep', 'b throw'], ending: 'unfinished' })
  expect(wrongWithRecorded(cellar, { ...recorded, ending: 'high' })).toContain('nothing decided')
  const end = replayed(cellar, recorded)
  expect(end instanceof Engine && hash(end.position)).toBe(recorded.hash)
})

test.each([
  [{ game: 'chess' }, 'a game of chess'],
  [{ options: { cards: 5 } }, '"cards" may be'],
  [{ choices: ['a keep', 'b fly'] }, 'choice 2 (b fly) is not offered any more'],
])('a recorded game that does not fit any more: %o', (change, message) => {
  expect(wrongWithRecorded(cellar, { ...recorded, ...change })).toContain(message)
})
