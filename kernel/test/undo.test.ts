import { describe, expect, it } from 'vitest'
import { type Game, type Seat, type Slot, Engine, History, hash, slotsOf } from '../index.ts'
import { type SketchPlay, begin, note, optionOf, sketch } from './sketch.ts'
import { annsTurn, hiding, newGame, playRandomly, tableOf } from './vault/scene.ts'
import type { Table } from './vault/position.ts'

/** Why this choice could not be taken back; null if it could. */
function limitAfter(engine: Engine, ...choices: [Seat, string][]): unknown {
  const history = new History(engine.game, engine.position)
  for (const [seat, id] of choices) history.choose(optionOf(history.now, seat, id))
  return history.undoLimit()
}

/** Ann holds rope and mask, bob a lamp; cards of several kinds lie in the deck. */
const mixed = (change: (table: Table) => void = () => {}) =>
  annsTurn((table) => {
    table.hands = { ann: ['rope', 'mask'], bob: ['lamp'] }
    table.deck = ['keys', 'cat', 'lamp', 'mask']
    change(table)
  })

describe('a choice can be taken back freely', () => {
  it('if it is made in the open', () => {
    expect(limitAfter(mixed(), ['ann', 'sneak:to=1'])).toBeNull()
  })

  it('if only the one who made it knows what it was', () => {
    expect(limitAfter(newGame(), ['warden', 'trap:room=1'])).toBeNull()
    expect(limitAfter(mixed(), ['ann', 'stash:tool=mask'])).toBeNull()
  })

  it('if it turns up what everybody knew', () => {
    const allGold = (table: Table) =>
      Object.assign(table, { bag: ['gold', 'gold'], traps: [false, false, false] })
    expect(limitAfter(mixed(allGold), ['ann', 'search'])).toBeNull()
    const allCats = mixed((table) => {
      table.deck = ['cat', 'cat']
      table.hands.bob = ['cat']
    })
    expect(limitAfter(allCats, ['ann', 'rest'])).toBeNull()
  })

  it('if it brings a card that only those get to see who have seen it before', () => {
    expect(limitAfter(mixed(), ['ann', 'rest'])).not.toBeNull()
    expect(limitAfter(mixed(), ['ann', 'peek'], ['ann', 'rest'])).toBeNull()
  })

  it('if it is an answer that lies sealed, even one from a hidden hand', () => {
    const engine = () => hiding((table) => (table.hands = { ann: ['rope'], bob: ['cat'] }))
    expect(limitAfter(engine(), ['ann', 'hideIn:room=1'])).toBeNull()
    expect(limitAfter(engine(), ['ann', 'bribe:tool=rope'])).toBeNull()
    expect(limitAfter(engine(), ['ann', 'bribe:tool=rope'], ['bob', 'bribe:tool=cat'])).toBeNull()
  })
})

describe('a choice cannot be taken back', () => {
  it('if a rule of the game makes it binding, though nothing was revealed', () => {
    const engine = mixed()
    const bound = { ...engine.game, binding: { sneak: 'VA-7' as const } }
    expect(limitAfter(Engine.at(bound, engine.position), ['ann', 'sneak:to=1'])).toEqual({
      by: 'rule',
      rule: 'VA-7',
    })
  })

  it('after luck was used', () => {
    const last: [Seat, string][] = [
      ['ann', 'hideIn:room=1'],
      ['bob', 'hideIn:room=1'],
      ['warden', 'lookIn:room=0'],
    ]
    expect(limitAfter(hiding(), ...last)).toEqual({ by: 'chance' })
    const fixed = hiding()
    fixed.position.chance.next = ['stay']
    expect(limitAfter(fixed, ...last)).toEqual({ by: 'chance' })
  })

  it('after one seat saw a card', () => {
    expect(limitAfter(mixed(), ['ann', 'peek'])).toEqual({ by: 'sight', seat: 'ann' })
    expect(limitAfter(mixed(), ['ann', 'rest'])).toEqual({ by: 'sight', seat: 'ann' })
    const byBob = mixed((table) => (table.topSeenBy = ['ann']))
    expect(limitAfter(byBob, ['ann', 'rest'], ['bob', 'peek'])).toEqual({ by: 'sight', seat: 'bob' })
  })

  it('after another seat saw a card that its owner knew', () => {
    expect(limitAfter(mixed(), ['ann', 'use:tool=rope'])).toEqual({ by: 'sight', seat: 'bob' })
    expect(limitAfter(mixed(), ['bob', 'lend:tool=lamp'])).toEqual({ by: 'sight', seat: 'ann' })
  })

  it('after a hidden thing showed by what it did, or by not being there', () => {
    const searched = (traps: boolean[]) =>
      limitAfter(
        mixed((table) => Object.assign(table, { traps, bag: ['gold', 'gold'] })),
        ['ann', 'search'],
      )
    expect(searched([true, false, false])).toEqual({ by: 'sight', seat: 'ann' })
    expect(searched([false, false, true])).toEqual({ by: 'sight', seat: 'ann' })
  })

  it('after only the spectators learned something', () => {
    expect(limitAfter(begin(showing()), ['ann', 'show'])).toEqual({ by: 'sight', seat: '' })
  })

  it('after an option told what is hidden', () => {
    expect(limitAfter(begin(telling('by an option')), ['ann', 'go'])).toEqual({
      by: 'sight',
      seat: 'bob',
    })
  })

  it('after a refusal told what is hidden', () => {
    expect(limitAfter(begin(telling('by a refusal')), ['ann', 'go'])).toEqual({
      by: 'sight',
      seat: 'bob',
    })
  })

  it('after the last sealed answer showed the others', () => {
    const game = sealing(() => ['rock', 'paper'])
    expect(limitAfter(begin(game), ['ann', 'show:what=rock'])).toBeNull()
    expect(limitAfter(begin(game), ['ann', 'show:what=rock'], ['bob', 'show:what=rock'])).toEqual({
      by: 'sight',
      seat: 'bob',
    })
  })

  it('after sealed answers from hidden hands were shown', () => {
    const game = sealing((play, seat) => (seat === 'ann' ? [play.table.hidden[0]!] : ['pass']))
    expect(limitAfter(begin(game), ['ann', 'show:what=ace'])).toBeNull()
    expect(limitAfter(begin(game), ['ann', 'show:what=ace'], ['bob', 'show:what=pass'])).toEqual({
      by: 'sight',
      seat: 'bob',
    })
  })

  it('before one was made', () => {
    expect(new History(newGame().game, newGame().position).undoLimit()).toMatchObject({
      refused: { code: 'nothing-to-undo' },
    })
  })
})

describe('the limit of undo', () => {
  it('counts no world in which the rules cannot go on', () => {
    expect(limitAfter(begin(telling('by having nothing to say')), ['ann', 'go'])).toBeNull()
  })

  it('counts no world in which a seat would have had nothing to answer in secret', () => {
    const game = sealing((play, seat) => (seat === 'ann' && play.table.hidden[0] !== 'ace' ? [] : ['show']))
    expect(limitAfter(begin(game), ['ann', 'show:what=show'], ['bob', 'show:what=show'])).toBeNull()
  })

  it('is found without touching the game', () => {
    const engine = newGame('untouched')
    const history = new History(engine.game, engine.position)
    playRandomly(engine, 'untouched', (_, { seat, step, args }) => {
      history.choose({ seat, step, args, rules: 'VT-1' })
      const before = [hash(history.now.position), JSON.stringify(history.now.events), history.choices.length]
      expect(history.undoLimit()).toEqual(history.undoLimit())
      expect([
        hash(history.now.position),
        JSON.stringify(history.now.events),
        history.choices.length,
      ]).toEqual(before)
    })
  })

  it('is chance whenever chance was used, and sight only where it was not', () => {
    const reasons = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd']) {
      const engine = newGame(seed)
      const history = new History(engine.game, engine.position)
      playRandomly(engine, seed, ({ position }, { seat, step, args }) => {
        const { used } = position.chance
        history.choose({ seat, step, args, rules: 'VT-1' })
        const limit = history.undoLimit()
        const by = limit === null ? 'nothing' : 'by' in limit ? limit.by : 'refused'
        expect(by === 'chance').toBe(history.now.position.chance.used !== used)
        reasons.add(by)
      })
    }
    expect([...reasons].toSorted()).toEqual(['chance', 'nothing', 'sight'])
  })
})

describe('undo', () => {
  it('leads back to the position before, and redo to the one after', () => {
    const engine = newGame('back')
    const history = new History(engine.game, engine.position)
    playRandomly(engine, 'forth', ({ position }, { seat, step, args }) => {
      const before = hash(position)
      history.choose({ seat, step, args, rules: 'VT-1' })
      const after = hash(history.now.position)
      const undone = history.undo()
      expect(undone.seat).toBe(seat)
      expect(hash(history.now.position)).toBe(before)
      history.choose(optionOf(history.now, undone.seat, undone.option))
      expect(hash(history.now.position)).toBe(after)
    })
    expect(history.now.position).toEqual(engine.position)
    expect(history.now.decision).toBeNull()
  })

  it('makes room for another choice', () => {
    const history = new History(mixed().game, mixed().position)
    history.choose(optionOf(history.now, 'ann', 'sneak:to=1'))
    history.undo()
    history.choose(optionOf(history.now, 'ann', 'sneak:to=2'))
    expect(history.choices).toEqual([{ seat: 'ann', option: 'sneak:to=2' }])
    expect(tableOf(history.now).at.ann).toBe(2)
    expect(history.at(1).position).toEqual(history.now.position)
  })

  it('has nothing to take back at the beginning', () => {
    const history = new History(mixed().game, mixed().position)
    expect(() => history.undo()).toThrow('no choice to take back')
    expect(history.now.decision).not.toBeNull()
  })
})

/** The hidden cards of a sketch, whose first one the others do not know. */
const hidden = ['ace', 'king', 'queen']

function unknownTo(...blind: Seat[]) {
  return (table: { hidden: string[] }, seat: Seat): Slot[][] =>
    blind.includes(seat) ? [slotsOf(table.hidden)] : []
}

/** Ann shows everybody a card that only the spectators did not know. */
function showing(): Game {
  return sketch({
    asks: ['start'],
    hidden,
    unknown: unknownTo(''),
    events: { shown: 'open' },
    rules: {
      start: (play) => play.ask('ann', 'SK-1', (may) => may('show', {}, 'SK-1')),
      show(play) {
        play.emit('shown', { card: play.table.hidden[0] })
        play.then('start', {})
      },
    },
  })
}

/** After ann's choice bob is asked something that depends on the hidden card. */
function telling(how: 'by an option' | 'by a refusal' | 'by having nothing to say'): Game {
  return sketch({
    asks: ['start', 'next'],
    hidden,
    unknown: unknownTo('bob'),
    rules: {
      start: (play) => play.ask('ann', 'SK-1', (may) => may('go', {}, 'SK-1')),
      go: (play) => play.then('next', {}),
      next(play) {
        const isAce = play.table.hidden[0] === 'ace'
        play.ask('bob', 'SK-1', (may) => {
          if (isAce || how !== 'by having nothing to say') may('go', {}, 'SK-1')
          if (how === 'by a refusal') may.not('take', {}, isAce ? 'SK-2' : 'SK-3')
          if (how === 'by an option' && isAce) may('take', {}, 'SK-1')
        })
      },
    },
  })
}

/** Ann and bob show something at the same time. */
function sealing(optionsOf: (play: SketchPlay, seat: Seat) => string[]): Game {
  return sketch({
    asks: ['start'],
    hidden,
    unknown: unknownTo('bob', 'cid', ''),
    rules: {
      start(play) {
        play.ask({ all: ['ann', 'bob'] }, 'SK-1', (may, seat) => {
          for (const what of optionsOf(play, seat)) may('show', { what }, 'SK-1')
        })
      },
      show(play, { what }, by) {
        note(play, `${by} ${String(what)}`)
        if (by === 'bob') play.then('start', {})
      },
    },
  })
}
