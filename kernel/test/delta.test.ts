import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Changes, type Delta, type Fields, LastKnown, withChanges } from '../delta.ts'

/** A document whose changes are told one after the other. */
class Told {
  private readonly known = new LastKnown()
  private readonly fields: string[] = []

  /** How the fields changed since they were last compared, as it travels: written as JSON. */
  changesTo(value: Fields): Changes {
    const changes: Record<string, Delta> = {}
    for (const field of Object.keys(value)) if (!this.fields.includes(field)) this.fields.push(field)
    for (const [place, field] of this.fields.entries()) {
      const delta = this.known.compare(place, value[field])
      if (delta !== undefined) changes[field] = delta
    }
    return JSON.parse(JSON.stringify(changes)) as Changes
  }

  get copy(): Fields {
    const all = this.fields.map((field, place) => [field, this.known.valueAt(place)])
    return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Fields
  }
}

function changesBetween(before: Fields, after: Fields): Changes {
  const told = new Told()
  told.changesTo(before)
  return told.changesTo(after)
}

/** Small alphabets, so that lists and objects share parts. `__proto__` is no name that a game gives a field. */
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', 'c', 0, 1, 2, true, null),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', '1', '2'), tie('value'), { maxKeys: 5 }),
  ),
})).value
const document = fc.dictionary(fc.constantFrom('x', 'y', 'z'), plain, { maxKeys: 3 })

describe('a change', () => {
  test('leads from the state before to the state after, fields in the same order', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const made = withChanges(before, changesBetween(before, after))
        for (const field of new Set([...Object.keys(made), ...Object.keys(after)]))
          expect(JSON.stringify(made[field])).toBe(JSON.stringify(after[field]))
      }),
      { numRuns: 3000 },
    )
  })

  test('follows a long chain of states', () => {
    fc.assert(
      fc.property(fc.array(document, { minLength: 2, maxLength: 8 }), (states) => {
        const told = new Told()
        let seen: Fields = {}
        for (const state of states) {
          seen = withChanges(seen, told.changesTo(state))
          expect(seen).toEqual(state)
          expect(told.copy).toEqual(state)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('of nothing is nothing, also of an equal copy', () => {
    fc.assert(
      fc.property(document, (value) => {
        expect(changesBetween(value, JSON.parse(JSON.stringify(value)) as Fields)).toEqual({})
      }),
    )
  })

  test('leaves the state before as it was', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const text = JSON.stringify(before)
        withChanges(before, changesBetween(before, after))
        expect(JSON.stringify(before)).toBe(text)
      }),
    )
  })
})

describe('is said shortly', () => {
  test.each<[string, Fields, Fields, Changes]>([
    [
      'one field far down',
      { p: { a: { at: 'x', n: 1 } } },
      { p: { a: { at: 'y', n: 1 } } },
      { p: { a: { at: ['y'] } } },
    ],
    ['a card on a pile', { pile: ['a', 'b'] }, { pile: ['a', 'b', 'c'] }, { pile: [2, 0, 'c'] }],
    ['the top card of a pile', { pile: ['a', 'b', 'c'] }, { pile: ['b', 'c'] }, { pile: [0, 1] }],
    [
      'one item of a list',
      { all: [{ n: 1 }, { n: 2 }] },
      { all: [{ n: 1 }, { n: 3 }] },
      { all: { 1: { n: [3] } } },
    ],
    ['a field that is gone', { a: 1, b: { c: 1, d: 2 } }, { b: { c: 1 } }, { a: [], b: { d: [] } }],
    ['a new field', { b: { c: 1 } }, { b: { c: 1, d: null } }, { b: { d: [null] } }],
    ['another kind of value', { a: [1] }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
    ['fields in another order', { a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, { a: [{ c: 2, b: 1 }] }],
  ])('%s', (_, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes)
  })
})

test('values that change in place are compared with what they were', () => {
  const value = { list: [1, 2], record: { n: 1 } }
  const told = new Told()
  told.changesTo(value)
  value.list.push(3)
  value.record.n = 2
  expect(told.changesTo(value)).toEqual({ list: [2, 0, 3], record: { n: [2] } })
  expect(told.changesTo(value)).toEqual({})
})
