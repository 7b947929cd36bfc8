import { describe, expect, it } from 'vitest'
import { type Choice, type Game, History, clone, hash, isRefused, replay } from '../index.ts'
import { begin, note, optionOf, sketch } from './sketch.ts'
import { newGame, playRandomly } from './vault/scene.ts'

/** A game that does not end by itself: ann or bob paces up and down, and a die is thrown. */
const pacing = sketch({
  asks: ['start'],
  events: { paced: 'open' },
  rules: {
    start: (play) =>
      play.ask({ any: ['ann', 'bob'] }, 'SK-1', (may) => {
        for (const to of ['up', 'down']) may('pace', { to }, 'SK-1')
        may('break', {}, 'SK-1')
      }),
    pace(play, { to }, by) {
      const line = `${by} ${String(to)} ${play.roll(['a', 'b', 'c'])}`
      note(play, line)
      play.emit('paced', { line })
      play.then('start', {})
    },
    break(play) {
      note(play, 'half done')
      play.emit('paced', { line: 'half done' })
      throw new Error('the rules fail')
    },
  },
})

const many: Choice[] = Array.from({ length: 130 }, (_, i) => ({
  seat: i % 3 === 0 ? 'bob' : 'ann',
  option: i % 5 < 2 ? 'pace:to=up' : 'pace:to=down',
}))

function replayed(choices: readonly Choice[], game: Game = pacing): History {
  const history = replay(game, begin(game).position, choices)
  if (isRefused(history)) throw new Error(history.refused.message)
  return history
}

describe('a history', () => {
  it('is its choices: at any number of them it gives the position that they lead to', () => {
    const history = replayed(many)
    const engine = begin(pacing)
    many.forEach(({ seat, option }, count) => {
      const then = history.at(count)
      expect(then.position).toEqual(engine.position)
      expect(then.decision).toEqual(engine.decision)
      engine.choose(optionOf(engine, seat, option))
    })
    expect(history.at(many.length).position).toEqual(engine.position)
    expect(history.now.position).toEqual(engine.position)
    expect(history.choices).toEqual(many)
  })

  it('looks back without moving', () => {
    const history = replayed(many.slice(0, 40))
    const before = hash(history.now.position)
    const then = history.at(35)
    then.choose(then.decision!.options[0]!)
    expect(hash(history.now.position)).toBe(before)
    expect(hash(history.at(35).position)).toBe(hash(replayed(many.slice(0, 35)).now.position))
  })

  it.each([-1, 41, 0.5, Number.NaN])('has no moment %d', (count) => {
    expect(() => replayed(many.slice(0, 40)).at(count)).toThrow('there have been 40 choices')
  })

  it('can be taken back choice by choice to its beginning, across all snapshots', () => {
    const history = replayed(many.slice(0, 100))
    const hashes = many.map((_, count) => hash(history.at(Math.min(count, 100)).position))
    for (let left = 99; left >= 0; left--) {
      expect(history.undo()).toEqual(many[left])
      expect(history.choices).toHaveLength(left)
      expect(hash(history.now.position)).toBe(hashes[left])
    }
    expect(history.now.position).toEqual(history.start)
  })

  it('forgets the snapshots of what was taken back', () => {
    const history = replayed(many.slice(0, 70))
    for (let i = 0; i < 10; i++) history.undo()
    for (let i = 0; i < 40; i++) history.choose(optionOf(history.now, 'bob', 'pace:to=down'))
    const instead = [
      ...many.slice(0, 60),
      ...many.slice(0, 40).map(() => ({ seat: 'bob', option: 'pace:to=down' })),
    ]
    expect(history.choices).toEqual(instead)
    for (const count of [60, 63, 64, 65, 96, 100])
      expect(history.at(count).position).toEqual(replayed(instead.slice(0, count)).now.position)
  })

  it('leaves the position alone that it was begun with', () => {
    const { position } = begin(pacing)
    const before = clone(position)
    const history = new History(pacing, position)
    history.choose(optionOf(history.now, 'ann', 'pace:to=up'))
    expect(position).toEqual(before)
    expect(history.start).toEqual(before)
  })

  it('tells what the last choice brought about, and only that', () => {
    const history = replayed(many.slice(0, 3))
    expect(history.now.events).toHaveLength(1)
    expect(history.at(2).events).toHaveLength(1)
    history.undo()
    expect(history.now.events.map(({ args }) => args)).toEqual(history.at(2).events.map(({ args }) => args))
  })

  it('is what it was if the rules fail', () => {
    const history = replayed(many.slice(0, 3))
    const before = hash(history.now.position)
    const { decision } = history.now
    expect(() => history.choose(optionOf(history.now, 'ann', 'break'))).toThrow('the rules fail')
    expect(hash(history.now.position)).toBe(before)
    expect(history.now.decision).toEqual(decision)
    expect(history.now.events).toEqual([])
    expect(history.choices).toHaveLength(3)
    history.choose(optionOf(history.now, 'ann', 'pace:to=up'))
    expect(history.at(4).position).toEqual(history.now.position)
  })
})

describe('replay', () => {
  it('plays a whole game again from its choices as they were written down', () => {
    const engine = newGame('whole')
    const start = clone(engine.position)
    const live = new History(engine.game, start)
    playRandomly(engine, 'whole', (_, { seat, step, args }) =>
      live.choose({ seat, step, args, rules: 'VT-1' }),
    )
    const again = replay(engine.game, start, JSON.parse(JSON.stringify(live.choices)))
    expect(again).toBeInstanceOf(History)
    expect((again as History).now.position).toEqual(engine.position)
  })

  it.each([
    ['was not offered', { seat: 'ann', option: 'pace' }, 'ann may not choose "pace" now'],
    ['is no move of the game', { seat: 'ann', option: 'fly:to=moon' }, '"fly:to=moon" is no move of sketch'],
    ['is of a stranger', { seat: 'eve', option: 'pace:to=up' }, 'there is no seat "eve"'],
    ['is of a seat that is not asked', { seat: 'cid', option: 'pace:to=up' }, 'not for cid'],
  ])('says which choice %s', (_, bad, why) => {
    const result = replay(pacing, begin(pacing).position, [...many.slice(0, 4), bad, ...many])
    expect(result).toMatchObject({ refused: { code: 'bad-replay' } })
    const { message } = (result as { refused: { message: string } }).refused
    expect(message).toContain('choice 5 cannot be replayed')
    expect(message).toContain(why)
  })

  it('refuses choices after the end', () => {
    const engine = newGame('end')
    const { position } = newGame('end')
    const choices: Choice[] = []
    const live = new History(engine.game, position)
    playRandomly(engine, 'end', (_, { seat, step, args }) => live.choose({ seat, step, args, rules: 'VT-1' }))
    choices.push(...live.choices, live.choices[0]!)
    expect(replay(engine.game, position, choices)).toMatchObject({
      refused: { code: 'bad-replay', message: expect.stringContaining('the game is over') },
    })
  })
})
