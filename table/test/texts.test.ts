import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Texts } from '../room/texts.ts'

/** Data that is often nearly the same: few keys, few values, any order of keys. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, 0, -0, 1, '', 'a', true, false, undefined, Number.NaN),
    fc.array(tie('data'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('data'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))

it('texts are those of the values as they are now', () => {
  fc.assert(
    fc.property(fc.array(fc.array(data, { minLength: 1, maxLength: 3 }), { maxLength: 30 }), (values) => {
      const texts = new Texts()
      for (const value of values) expect(texts.of('it', value)).toBe(JSON.stringify(value))
    }),
  )
})

it('texts follow a value that is changed in place', () => {
  const value = { hand: [{ card: 1 }, { card: 2 }] }
  const texts = new Texts()
  texts.of('it', value)
  value.hand[1]!.card = 3
  expect(texts.of('it', value)).toBe('{"hand":[{"card":1},{"card":3}]}')
  value.hand.pop()
  expect(texts.of('it', value)).toBe('{"hand":[{"card":1}]}')
})

it('news is what is not written as it was last time', () => {
  fc.assert(
    fc.property(fc.array(fc.array(data, { minLength: 1, maxLength: 3 }), { maxLength: 30 }), (values) => {
      const texts = new Texts()
      let last: string | undefined
      for (const value of values) {
        const text = JSON.stringify(value)
        expect(texts.news('it', value)).toBe(text === last ? undefined : text)
        last = text
      }
    }),
  )
})

it('texts know what was last written of everything', () => {
  const texts = new Texts()
  texts.of('deck', 7)
  texts.of('say "hi"', ['x'])
  texts.news('deck', 6)
  expect(JSON.parse(texts.all())).toEqual({ deck: 6, 'say "hi"': ['x'] })
})
