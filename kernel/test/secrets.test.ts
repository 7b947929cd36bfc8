import { describe, expect, it } from 'vitest'
import { type View, Engine, RulesBroken, perceived, seenBy, viewOf, viewsAsJson } from '../index.ts'
import { choose, sketch } from './sketch.ts'
import { vault } from './vault/index.ts'
import type { Table } from './vault/position.ts'
import { annsTurn, lookers, newGame, playRandomly } from './vault/scene.ts'

const look = (engine: Engine, seat: string): View =>
  viewOf(engine.game, engine.position, engine.decision, seat)

describe('a view', () => {
  it('has what everybody sees and, apart from it, what only this seat sees', () => {
    const engine = annsTurn((table) => {
      table.hands = { ann: ['rope', 'cat'], bob: ['lamp'] }
      table.stashes = { ann: ['mask'], bob: [] }
      table.topSeenBy = ['bob']
      table.deck = ['keys', 'lamp']
    })
    expect(look(engine, 'bob')).toEqual({
      game: 'vault',
      seats: ['ann', 'bob', 'warden', 'guard'],
      options: { goal: 5, first: 'ann' },
      choices: 1,
      asked: { step: 'act', args: { seat: 'ann' }, waiting: ['ann'] },
      outcome: null,
      table: {
        at: { ann: 0, bob: 0 },
        hands: { ann: 2, bob: 1 },
        stashes: { ann: 1, bob: 0 },
        inUse: [],
        deck: 2,
        topSeenBy: null,
        discard: [],
        bag: 12,
        gold: 0,
        ash: 0,
        alarm: 0,
        traps: null,
        guard: 2,
      },
      seat: 'bob',
      own: { hands: ['lamp'], stashes: [], deck: 'keys', topSeenBy: ['bob'] },
    })
    expect(look(engine, 'ann').own).toEqual({ hands: ['rope', 'cat'], stashes: ['mask'], topSeenBy: ['bob'] })
  })

  it('is another one for the other side, and nothing of its own for a spectator or the automaton', () => {
    const engine = annsTurn()
    expect(look(engine, 'warden').own).toEqual({ traps: [false, false, true] })
    expect(look(engine, 'guard').own).toEqual({})
    expect(look(engine, '').own).toEqual({})
    for (const seat of lookers(engine))
      expect({ ...look(engine, seat), seat: '', own: {} }).toEqual(look(engine, ''))
  })

  it('says how the game ended', () => {
    const engine = newGame()
    playRandomly(engine, 'end')
    expect(look(engine, 'ann')).toMatchObject({ asked: null, outcome: engine.position.outcome })
  })

  it('is made from an allow-list: what was not declared is not in it', () => {
    const engine = annsTurn((table) => Object.assign(table, { backdoor: 'open sesame' }))
    for (const seat of lookers(engine)) expect(JSON.stringify(look(engine, seat))).not.toContain('sesame')
  })

  it('written as JSON for many is the same as made for each, to the byte', () => {
    playRandomly(newGame(), 'json', (engine) => {
      const { game, position, decision } = engine
      expect(viewsAsJson(game, position, decision, lookers(engine))).toEqual(
        lookers(engine).map((seat) => JSON.stringify(look(engine, seat))),
      )
    })
  })

  it('never holds the key of chance, how much of it was used, the stack or sealed answers', () => {
    playRandomly(newGame(), 'leaks', (engine) => {
      const { chance } = engine.position
      for (const seat of lookers(engine)) {
        const view = look(engine, seat)
        expect(Object.keys(view)).toEqual([
          'game',
          'seats',
          'options',
          'choices',
          'asked',
          'outcome',
          'table',
          'seat',
          'own',
        ])
        expect(JSON.stringify(view)).not.toContain(chance.key)
        expect(perceived(engine, seat)).not.toContain(chance.key)
      }
      expect(JSON.stringify(engine.events)).not.toContain(chance.key)
    })
  })

  it('does not change with what its seat may not know', () => {
    const swap = (change: (table: Table) => void) =>
      annsTurn((table) => {
        table.hands = { ann: ['rope'], bob: ['lamp'] }
        table.deck = ['keys', 'cat', 'mask']
        change(table)
      })
    const [here, there] = [
      swap(() => {}),
      swap((table) => {
        table.hands.bob = ['cat']
        table.deck = ['mask', 'lamp', 'keys']
        table.bag.reverse()
        table.traps.reverse()
      }),
    ]
    for (const seat of ['ann', 'guard', '']) expect(perceived(there, seat)).toBe(perceived(here, seat))
    for (const seat of ['bob', 'warden']) expect(perceived(there, seat)).not.toBe(perceived(here, seat))
  })

  it('belongs to its seat: what it perceives has its own options and refusals, and no others', () => {
    const engine = annsTurn((table) => {
      table.topSeenBy = ['ann']
      table.hands.bob = ['keys']
    })
    expect(perceived(engine, 'ann')).toContain('["peek","VT-5"]')
    expect(perceived(engine, 'ann')).not.toContain('lend')
    expect(perceived(engine, 'bob')).toContain('lend:tool=keys')
    expect(perceived(engine, 'bob')).not.toContain('sneak')
    expect(perceived(engine, '')).not.toContain('VT-5')
  })
})

describe('an event', () => {
  const after = (seat: string, id: string) => {
    const engine = annsTurn((table) => {
      table.hands = { ann: ['rope'], bob: ['lamp'] }
      table.deck = ['keys']
    })
    engine.events = []
    choose(engine, seat, id)
    return Object.fromEntries(
      lookers(engine).map((who) => [who, seenBy(engine.events[0]!, who)?.args ?? null]),
    )
  }

  it('is seen by everybody, as it is, if it is declared open', () => {
    expect(after('ann', 'sneak:to=1')).toEqual(
      Object.fromEntries(['ann', 'bob', 'warden', 'guard', ''].map((seat) => [seat, { seat: 'ann', to: 1 }])),
    )
  })

  it('is seen by each as the secrets say', () => {
    const hidden = { from: 'bob', to: 'ann', tool: null }
    const open = { from: 'bob', to: 'ann', tool: 'lamp' }
    expect(after('bob', 'lend:tool=lamp')).toEqual({
      ann: open,
      bob: open,
      warden: hidden,
      guard: hidden,
      '': hidden,
    })
  })

  it('may go unnoticed', () => {
    expect(after('ann', 'peek')).toEqual({
      ann: { seat: 'ann', tool: 'keys' },
      bob: { seat: 'ann', tool: null },
      warden: null,
      guard: null,
      '': null,
    })
  })

  it('is shown as things stood when it happened', () => {
    const game = sketch({
      asks: ['question'],
      events: { seen: (event, _seat, { table }) => ({ ...event, lines: table.diary.length }) },
      rules: {
        start(play) {
          play.emit('seen', {})
          play.table.diary.push('later')
          play.then('question', {})
        },
        question: (play) => play.ask('ann', 'SK-1', (may) => may('start', {}, 'SK-1')),
      },
    })
    const engine = Engine.start(game, {}, 'seed', true)
    expect(seenBy(engine.events[0]!, 'ann')).toEqual({ event: 'seen', args: { lines: 0 } })
  })

  it('that was not declared is a mistake in the rules, not a leak', () => {
    const game = sketch({ events: {}, rules: { start: (play) => play.emit('secret', { card: 'ace' }) } })
    expect(() => Engine.start(game, {}, 'seed', true)).toThrow(RulesBroken)
    expect(() => Engine.start(game, {}, 'seed', true)).toThrow('do not say who may see the event secret')
  })
})

it('a view is made from the declared secrets of every field of the table', () => {
  expect(Object.keys(vault.secrets.table).toSorted()).toEqual(
    Object.keys(newGame().position.table).toSorted(),
  )
})
