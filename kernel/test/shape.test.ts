import { describe, expect, it } from 'vitest'
import { shape } from '../index.ts'
import { vault } from './vault/index.ts'
import { newGame, playRandomly } from './vault/scene.ts'

const { anyOf, boolean, dictionary, integer, list, object, oneOf, orNull, record, tagged, text } = shape

describe('a shape', () => {
  const person = object({ name: text, age: integer(0, 120), tags: list(oneOf(['a', 'b'])) })

  it('says nothing about what fits', () => {
    expect(person.check({ name: 'Ann', age: 42, tags: ['a', 'b', 'a'] }, '')).toBeUndefined()
    expect(orNull(person).check(null, '')).toBeUndefined()
    expect(dictionary(integer(0, 1)).check({ x: 0, y: 1 }, '')).toBeUndefined()
    expect(record(['x', 'y'], boolean).check({ y: true, x: false }, '')).toBeUndefined()
  })

  it.each<[shape.Shape<unknown>, unknown, string]>([
    [person, { name: 'Ann', age: 42 }, '/p/tags is missing'],
    [person, { name: 'Ann', age: 42, tags: [], hat: 1 }, '/p/hat is unknown'],
    [person, { name: 'Ann', age: 42, tags: ['a', 'c'] }, '/p/tags/1 should be one of a, b, not "c"'],
    [person, { name: 'Ann', age: 121, tags: [] }, '/p/age should be a whole number from 0 to 120, not 121'],
    [person, { name: 7, age: 1, tags: [] }, '/p/name should be a text, not 7'],
    [person, [], '/p should be an object'],
    [person, null, '/p should be an object'],
    [person, 'Ann', '/p should be an object'],
    [person, JSON.parse('{"name":"","age":1,"tags":[],"__proto__":1}'), '/p/__proto__ is unknown'],
    [person, { name: '', age: 1, tags: [], toString: 1 }, '/p/toString is unknown'],
    [object({ constructor: text }), {}, '/p/constructor is missing'],
    [list(boolean), {}, '/p should be a list'],
    [list(boolean), [true, 0], '/p/1 should be true or false, not 0'],
    [list(list(text)), [['a'], ['b', null]], '/p/1/1 should be a text, not null'],
    [integer(0, 9), 1.5, 'whole number'],
    [integer(0, 9), -1, 'whole number'],
    [integer(0, 9), '1', 'whole number'],
    [integer(0, 9), Number.NaN, 'whole number'],
    [integer(0, 9), undefined, 'not nothing'],
    [oneOf(['a']), undefined, 'not nothing'],
    [orNull(text), undefined, 'not nothing'],
    [dictionary(integer(0, 1)), { x: 0, y: 2 }, '/p/y should be'],
    [dictionary(text), [], '/p should be an object'],
    [record(['x', 'y'], boolean), { x: true }, '/p/y is missing'],
    [record(['x'], boolean), { x: true, y: true }, '/p/y is unknown'],
  ])('says where something does not fit (%#)', (wanted, value, message) => {
    expect(wanted.check(value, '/p')).toContain(message)
  })

  it('lists all values of a small domain', () => {
    expect(integer(-1, 2).values).toEqual([-1, 0, 1, 2])
    expect(boolean.values).toEqual([true, false])
    expect(oneOf(['x', 'y']).values).toEqual(['x', 'y'])
    expect(orNull(oneOf(['x'])).values).toEqual(['x', null])
    expect(object({}).values).toEqual([{}])
    expect(object({ a: boolean, b: integer(1, 2) }).values).toEqual([
      { a: true, b: 1 },
      { a: true, b: 2 },
      { a: false, b: 1 },
      { a: false, b: 2 },
    ])
    expect(record(['x', 'y'], boolean).values).toHaveLength(4)
  })

  it('lists nothing where there is no end of values', () => {
    expect(text.values).toBeUndefined()
    expect(list(boolean).values).toBeUndefined()
    expect(dictionary(boolean).values).toBeUndefined()
    expect(orNull(text).values).toBeUndefined()
    expect(object({ a: boolean, b: text }).values).toBeUndefined()
  })

  it('can be one of several, told apart by a tag or not', () => {
    const amount = anyOf<number | 'all'>('an amount', [integer(1, 3), oneOf(['all'])])
    expect([2, 'all'].map((value) => amount.check(value, '/n'))).toEqual([undefined, undefined])
    expect(amount.check(4, '/n')).toBe('/n should be an amount, not 4')
    const effect = tagged('do', { heal: { n: amount }, end: {} })
    expect(effect.check({ do: 'heal', n: 1 }, '')).toBeUndefined()
    expect(effect.check({ do: 'end', n: 1 }, '')).toBe('/n is unknown')
    expect(effect.check({ do: 'toString' }, '/e')).toBe('/e/do is unknown: "toString"')
    expect(effect.check(null, '/e')).toBe('/e/do is unknown: undefined')
  })

  it('lists only values that fit it', () => {
    for (const args of Object.values(vault.steps) as shape.Shape<object>[])
      for (const value of args.values!) expect(args.check(value, '')).toBeUndefined()
  })
})

it('the table of a game has its shape at every decision, and its components add up', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    playRandomly(newGame(seed), seed, ({ position }) => {
      expect(vault.table.check(position.table, '')).toBeUndefined()
      for (const { have, want } of vault.counts(position.table, position.options)) expect(have).toBe(want)
      for (const { step, args } of position.stack)
        expect((vault.steps as Record<string, shape.Shape<object>>)[step]!.check(args, '')).toBeUndefined()
    })
})
