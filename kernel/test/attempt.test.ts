import { describe, expect, it } from 'vitest'
import {
  type Args,
  type Attempt,
  type Engine,
  attempted,
  hash,
  isRefused,
  optionId,
  parseOptionId,
  refused,
  shape,
} from '../index.ts'
import { isNamed } from '../decision.ts'
import { choose, sketch } from './sketch.ts'
import { vault } from './vault/index.ts'
import { annsTurn, hiding, newGame, playRandomly } from './vault/scene.ts'

const over = (): Engine => {
  const engine = newGame()
  playRandomly(engine, 'over')
  return engine
}

/** Room 2 is trapped, ann has peeked and acts, bob could lend a lamp. */
const acting = () =>
  annsTurn((table) => {
    table.hands = { ann: ['rope'], bob: ['lamp'] }
    table.topSeenBy = ['ann']
  })

describe('an attempt', () => {
  it.each<[string, Attempt]>([
    ['by the seat that the table waits for', { seat: 'ann', option: 'sneak:to=1' }],
    ['by a seat that it does not wait for but that has options', { seat: 'bob', option: 'lend:tool=lamp' }],
    ['that names the decision', { seat: 'ann', option: 'use:tool=rope', decision: 1 }],
  ])('%s succeeds and gives the option', (_, attempt) => {
    const engine = acting()
    const option = attempted(engine, attempt)
    expect(isRefused(option)).toBe(false)
    expect(option).toBe(engine.decision!.options.find((each) => optionId(each) === attempt.option))
  })

  it.each<[string, () => Engine, Attempt, object]>([
    ['by a stranger', acting, { seat: 'eve', option: 'rest' }, { code: 'unknown-seat' }],
    ['without a seat', acting, { seat: '', option: 'rest' }, { code: 'unknown-seat' }],
    ['that comes late', acting, { seat: 'ann', option: 'rest', decision: 0 }, { code: 'stale-decision' }],
    ['that comes early', acting, { seat: 'ann', option: 'rest', decision: 2 }, { code: 'stale-decision' }],
    ['after the end', over, { seat: 'ann', option: 'rest' }, { code: 'game-over' }],
    ['of an unknown step', acting, { seat: 'ann', option: 'fly:to=1' }, { code: 'unknown-option' }],
    ['of nothing', acting, { seat: 'ann', option: '' }, { code: 'unknown-option' }],
    [
      'with an argument out of range',
      acting,
      { seat: 'ann', option: 'sneak:to=3' },
      { code: 'unknown-option' },
    ],
    ['with a missing argument', acting, { seat: 'ann', option: 'sneak' }, { code: 'unknown-option' }],
    ['with one argument too many', acting, { seat: 'ann', option: 'rest:to=1' }, { code: 'unknown-option' }],
    [
      'of what a rule forbids by name',
      acting,
      { seat: 'ann', option: 'peek' },
      { code: 'not-offered', rule: 'VT-5' },
    ],
    [
      'of what is not on offer',
      acting,
      { seat: 'ann', option: 'sneak:to=0' },
      { code: 'not-offered', rule: 'VT-3' },
    ],
    [
      'of a step that only the rules take',
      acting,
      { seat: 'ann', option: 'raiseAlarm' },
      { code: 'not-offered', rule: 'VT-3' },
    ],
    [
      'of what only another may do',
      acting,
      { seat: 'bob', option: 'rest' },
      { code: 'not-offered', rule: 'VT-1' },
    ],
    [
      'by a seat without options',
      acting,
      { seat: 'warden', option: 'rest' },
      { code: 'not-your-decision', rule: 'VT-1' },
    ],
    [
      'by the automaton',
      acting,
      { seat: 'guard', option: 'rest' },
      { code: 'not-your-decision', rule: 'VT-1' },
    ],
  ])('%s is refused with a code and changes nothing', (_, make, attempt, expected) => {
    const engine = make()
    const { decision } = engine
    const before = [hash(engine.position), engine.events.length]
    const result = attempted(engine, attempt)
    expect(isRefused(result)).toBe(true)
    const { message, ...rest } = (result as { refused: { code: string; message: string; rule?: string } })
      .refused
    expect(rest).toEqual(expected)
    expect(message.length).toBeGreaterThan(10)
    expect([hash(engine.position), engine.events.length]).toEqual(before)
    expect(engine.decision).toEqual(decision)
  })

  it('to answer twice in secret is refused', () => {
    const engine = hiding()
    choose(engine, 'ann', 'hideIn:room=1')
    expect(attempted(engine, { seat: 'ann', option: 'hideIn:room=2' })).toMatchObject({
      refused: { code: 'not-your-decision', message: 'the table waits for bob, warden, not for ann' },
    })
  })
})

it('a refusal is known by its code, also among other answers', () => {
  expect(isRefused(refused('late', 'too late'))).toBe(true)
  expect(refused('late', 'too late', 'VT-1')).toEqual({
    refused: { code: 'late', message: 'too late', rule: 'VT-1' },
  })
  for (const other of [
    null,
    undefined,
    'refused',
    [],
    {},
    { refused: 3 },
    { refused: null },
    { refused: {} },
  ])
    expect(isRefused(other)).toBe(false)
})

describe("an option's name", () => {
  const everything = shape.object({
    who: shape.oneOf(['ann', '7', 'null', 'a=b']),
    many: shape.integer(-9, 9),
    sure: shape.boolean,
    maybe: shape.orNull(shape.oneOf(['x:y'])),
  }) as unknown as shape.Shape<Args> // the sketch takes any arguments
  const game = sketch({ rules: { go() {} }, steps: { go: everything } })

  it('can be read', () => {
    expect(optionId({ step: 'rest', args: {} })).toBe('rest')
    expect(optionId({ step: 'go', args: { who: 'ann', many: -3, sure: true, maybe: null } })).toBe(
      'go:who=ann,many=-3,sure=true,maybe=null',
    )
  })

  it('finds just that option, among others that are nearly called so', () => {
    const all: { step: string; args: Args }[] = [
      { step: 'go', args: {} },
      { step: 'goon', args: {} },
      { step: 'go', args: { to: 'a' } },
      { step: 'go', args: { to: 'ab' } },
      { step: 'go', args: { too: 'a' } },
      { step: 'go', args: { t: 'o=a' } },
      { step: 'go', args: { to: 'a', by: 'b' } },
      { step: 'go', args: { to: 'a', by: 'bus' } },
      { step: 'go', args: { by: 'b', to: 'a' } },
      { step: 'go', args: { to: 1 } },
      { step: 'go', args: { to: 10 } },
      { step: 'go', args: { to: null } },
    ]
    for (const option of all)
      for (const other of all) expect(isNamed(option, optionId(other))).toBe(option === other)
  })

  it('can be read back with any arguments', () => {
    for (const who of ['ann', 'a=b'])
      for (const maybe of ['x:y', null]) {
        const args = { who, many: -3, sure: false, maybe }
        expect(parseOptionId(game, optionId({ step: 'go', args }))).toEqual({ step: 'go', args })
      }
    playRandomly(newGame(), 'names', (_, { step, args }) => {
      expect(parseOptionId(vault, optionId({ step, args }))).toEqual({ step, args })
    })
  })

  it('can be read back if names look like numbers', () => {
    const named = sketch({
      rules: { give() {} },
      steps: { give: shape.object({ to: shape.oneOf(['1', '2']) }) },
    })
    expect(parseOptionId(named, 'give:to=2')).toEqual({ step: 'give', args: { to: '2' } })
  })

  it.each([
    'sneak:',
    'sneak:to',
    'sneak:to=',
    'sneak:to=01',
    'sneak:to=-0',
    'sneak:to=1.5',
    'sneak:to=1e0',
    'sneak:to=1,to=1',
    'sneak:to=1,',
    'sneak:to=1,from=0',
    'sneak:__proto__=1',
    'sneak:to= 1',
    'SNEAK:to=1',
    'constructor',
    '__proto__',
    'toString:to=1',
    ':',
    '=',
  ])('is not "%s"', (id) => {
    expect(parseOptionId(vault, id)).toBeUndefined()
  })
})
