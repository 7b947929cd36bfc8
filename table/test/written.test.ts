import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Written } from '../room/written.ts'

/** Data that is often nearly the same: few keys, few values, any order of keys. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, 0, -0, 1, '', 'a', true, false, undefined, Number.NaN),
    fc.array(tie('data'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('data'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))

it('a text is that of the value as it is now, and new if it was another one before', () => {
  fc.assert(
    fc.property(fc.array(fc.array(data, { minLength: 1, maxLength: 3 }), { maxLength: 30 }), (values) => {
      const written = new Written()
      let last: string | undefined
      for (const value of values) {
        const text = JSON.stringify(value)
        expect(written.update(value)).toBe(text !== last)
        expect(written.text).toBe(text)
        last = text
      }
    }),
  )
})

it('a text follows a value that is changed in place', () => {
  const value = { hand: [{ card: 1 }, { card: 2 }] }
  const written = new Written()
  written.update(value)
  value.hand[1]!.card = 3
  expect(written.update(value)).toBe(true)
  expect(written.text).toBe('{"hand":[{"card":1},{"card":3}]}')
  value.hand.pop()
  expect(written.update(value)).toBe(true)
  expect(written.text).toBe('{"hand":[{"card":1}]}')
})
