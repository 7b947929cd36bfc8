import { describe, expect, it } from 'vitest'
import { Engine, type Game, type OldPosition, type Position, canGoOnFrom, clone, upgraded } from '../index.ts'
import { asking, begin, choose, diaryOf, named, note, sketch } from './sketch.ts'

/** Version 1 pays for its steps one by one: `pay` says how often it is still to be done. */
const first = sketch({
  rules: {
    start(play) {
      play.then('order', {})
      play.then('order', {})
    },
    order: asking('ann', 'buy'),
    buy(play) {
      play.then('sure', {})
      play.then('pay', { left: 2 })
    },
    sure: asking('bob', 'yes'),
    ...named('yes'),
    pay(play, { left }) {
      note(play, 'paid 1')
      if (left !== 1) play.then('pay', { left: Number(left) - 1 })
    },
  },
  asks: ['order', 'sure'],
})

/** Version 3 pays at once, and its tables have a till. Version 2 had the till, too, but still paid one by one. */
const third: Game = {
  ...sketch({
    rules: {
      ...(first.rules as Parameters<typeof sketch>[0]['rules']),
      buy(play) {
        play.then('sure', {})
        play.then('settle', { sum: 2 })
      },
      settle: (play, { sum }) => note(play, `paid ${String(sum)}`),
    },
    asks: ['order', 'sure'],
  }),
  version: '3',
  upgrades: { '1': withTill, '2': settledAtOnce },
}

function withTill(position: OldPosition): Position {
  return { ...position, version: '2', table: { ...position.table, till: [] } }
}

function settledAtOnce(position: OldPosition): Position {
  const stack = position.stack.map(({ step, args, ...rest }) =>
    step === 'pay' ? { step: 'settle', args: { sum: args['left']! }, ...rest } : { step, args, ...rest },
  )
  return { ...position, version: '3', stack }
}

/** A game of version 1, stopped in the middle of an effect. */
function stopped(): Position {
  const engine = begin(first)
  choose(engine, 'ann', 'buy')
  return engine.position
}

describe('a position of an earlier version', () => {
  it('goes on by the present rules in the middle of an effect, through every version between', () => {
    const engine = Engine.at(third, upgraded(third, stopped()))
    expect(engine.position).toMatchObject({ version: '3', choices: 1, table: { till: [] } })
    expect(engine.decision?.step).toBe('sure')
    choose(engine, 'bob', 'yes')
    expect(diaryOf(engine.position)).toEqual(['yes', 'paid 2'])
    expect(engine.decision?.step).toBe('order')
  })

  it('is not changed itself', () => {
    const position = stopped()
    const before = clone(position)
    const careless = (old: OldPosition): Position =>
      Object.assign(old, { version: '3', table: {}, stack: [] })
    upgraded({ ...third, upgrades: { '1': careless } }, position)
    expect(position).toEqual(before)
  })

  it('is left alone if it is of the present version, or of one that no upgrade knows', () => {
    const { position } = begin(third)
    expect(upgraded(third, position)).toBe(position)
    const stranger = { ...position, version: '0' }
    expect(upgraded(third, stranger)).toBe(stranger)
  })

  it.each([
    ['ends before the present version', { '1': withTill }],
    ['runs in a circle', { '1': withTill, '2': (old: OldPosition) => ({ ...old, version: '1' }) }],
  ])('is not half upgraded by a chain that %s', (_, upgrades) => {
    expect(() => upgraded({ ...third, upgrades }, stopped())).toThrow(/no upgrade of sketch leads from/)
  })
})

describe('rules can go on', () => {
  it.each([
    ['from their own version', '3', true],
    ['from one they have an upgrade for', '1', true],
    ['not from one they do not know', '4', false],
    ['not from a name that every object has', 'constructor', false],
  ])('%s', (_, version, expected) => {
    expect(canGoOnFrom(third, version)).toBe(expected)
  })
})
