import { describe, expect, it } from 'vitest'
import { type Game, completeOptions, isRefused } from '../index.ts'
import { vault } from './vault/index.ts'

describe("a host's options", () => {
  it('are completed with the usual values, which are the first ones', () => {
    expect(completeOptions(vault, {})).toEqual({ goal: 5, first: 'ann' })
    expect(completeOptions(vault, { first: 'bob' })).toEqual({ goal: 5, first: 'bob' })
    expect(completeOptions(vault, { first: 'bob', goal: 8 })).toEqual({ goal: 8, first: 'bob' })
  })

  it('always have the same order, so that equal options are written alike', () => {
    expect(JSON.stringify(completeOptions(vault, { first: 'bob', goal: 8 }))).toBe('{"goal":8,"first":"bob"}')
  })

  it.each([
    ['a text', 'goal=5', 'should be an object'],
    ['a list', [5], 'should be an object'],
    ['nothing', null, 'should be an object'],
    ['undefined', undefined, 'should be an object'],
    ['an unknown name', { gaol: 5 }, 'vault has no option "gaol"; it has goal, first'],
    ['a name of every object', { toString: 5 }, 'vault has no option "toString"'],
    ['a prototype', JSON.parse('{"__proto__": {"goal": 8}}'), 'vault has no option "__proto__"'],
    ['another value', { goal: 6 }, 'the option "goal" may be 5, 8, not 6'],
    ['a value of another type', { goal: '5' }, 'the option "goal" may be 5, 8, not "5"'],
    ['no value', { goal: null }, 'the option "goal" may be 5, 8, not null'],
  ])('are refused if they are or have %s', (_, given, message) => {
    const result = completeOptions(vault, given)
    expect(isRefused(result)).toBe(true)
    expect(result).toMatchObject({
      refused: { code: 'bad-options', message: expect.stringContaining(message) },
    })
  })

  it('are refused if the game does not allow them together', () => {
    const picky: Game = {
      ...vault,
      optionsProblem: (options) =>
        (options as { goal: number }).goal === 8 ? 'eight is too much for two' : undefined,
    }
    expect(completeOptions(picky, { goal: 5 })).toEqual({ goal: 5, first: 'ann' })
    expect(completeOptions(picky, { goal: 8 })).toEqual({
      refused: { code: 'bad-options', message: 'eight is too much for two' },
    })
  })
})
