import { describe, expect, it } from 'vitest'
import { RulesBroken, deepCopy, hash, viewOf } from '../index.ts'
import { type SketchPlay, asking, begin, choose, diaryOf, end, named, note, sketch } from './sketch.ts'
import { annsTurn, hiding, lookers, newGame, playRandomly, tableOf } from './vault/scene.ts'

describe('a question', () => {
  const broken = (question: (play: SketchPlay) => void) => () =>
    begin(sketch({ asks: ['start'], rules: { ...named('yes'), start: question } }))

  it.each([
    [
      'asks twice',
      (play: SketchPlay) => {
        asking('ann', 'yes')(play)
        asking('bob', 'yes')(play)
      },
      'asks twice',
    ],
    [
      'asks and then goes on',
      (play: SketchPlay) => {
        asking('ann', 'yes')(play)
        play.then('yes', {})
      },
      'also puts steps on the stack',
    ],
    [
      'goes on and then asks',
      (play: SketchPlay) => {
        play.then('yes', {})
        asking('ann', 'yes')(play)
      },
      'also puts steps on the stack',
    ],
    ['offers nothing', asking('ann'), 'asks ann and offers nothing'],
    [
      'offers nothing to whom the table waits for',
      (play: SketchPlay) =>
        play.ask({ any: ['ann', 'bob'] }, 'SK-1', (may, seat) => seat === 'bob' && may('yes', {}, 'SK-1')),
      'asks ann and offers nothing',
    ],
    [
      'offers nothing to one of all',
      (play: SketchPlay) =>
        play.ask({ all: ['ann', 'bob'] }, 'SK-1', (may, seat) => seat === 'ann' && may('yes', {}, 'SK-1')),
      'asks bob and offers nothing',
    ],
    ['asks any of no seats', (play: SketchPlay) => play.ask({ any: [] }, 'SK-1', () => {}), 'asks nobody'],
    ['asks all of no seats', (play: SketchPlay) => play.ask({ all: [] }, 'SK-1', () => {}), 'asks nobody'],
  ])('that %s is a mistake in the rules', (_, question, message) => {
    expect(broken(question)).toThrow(RulesBroken)
    expect(broken(question)).toThrow(message)
  })

  it('from a step that is not among those that ask is a mistake in the rules', () => {
    expect(() => begin(sketch({ rules: { ...named('yes'), start: asking('ann', 'yes') } }))).toThrow(
      'not among the steps that ask',
    )
  })

  it('says who asks what, of whom, by which rule, with which options', () => {
    const engine = annsTurn((table) => {
      table.hands = { ann: ['rope'], bob: ['cat', 'cat'] }
    })
    expect(engine.decision).toEqual({
      number: 1,
      step: 'act',
      args: { seat: 'ann' },
      kind: 'any',
      waiting: ['ann'],
      rule: 'VT-3',
      options: [
        { seat: 'ann', step: 'sneak', args: { to: 1 }, rules: 'VT-3' },
        { seat: 'ann', step: 'sneak', args: { to: 2 }, rules: 'VT-3' },
        { seat: 'ann', step: 'search', args: {}, rules: 'VT-4' },
        { seat: 'ann', step: 'peek', args: {}, rules: 'VT-5' },
        { seat: 'ann', step: 'stash', args: { tool: 'rope' }, rules: 'VT-6' },
        { seat: 'ann', step: 'use', args: { tool: 'rope' }, rules: ['VT-3', 'VT-6'], note: 'breaks' },
        { seat: 'ann', step: 'rest', args: {}, rules: 'VT-5' },
        { seat: 'bob', step: 'lend', args: { tool: 'cat' }, rules: 'VT-6' },
      ],
      former: [],
    })
  })

  it('has the number of choices made so far', () => {
    playRandomly(newGame(), 'numbers', ({ decision, position }) => {
      expect(decision!.number).toBe(position.choices)
    })
  })

  it('can be asked again at any time, and is the same', () => {
    playRandomly(newGame(), 'again', (engine) => {
      const before = hash(engine.position)
      const { decision, events } = engine
      const count = events.length
      engine.resume(engine.position)
      expect(engine.decision).toEqual(decision)
      engine.refusals()
      engine.why('ann', 'peek', {})
      expect(engine.decision).toEqual(decision)
      expect(engine.events).toHaveLength(count)
      expect(hash(engine.position)).toBe(before)
    })
  })
})

describe('refusals', () => {
  it('are named by the question, for the seat and the arguments they concern', () => {
    const engine = annsTurn((table) => {
      table.topSeenBy = ['ann']
    })
    expect(engine.refusals()).toEqual([{ seat: 'ann', step: 'peek', args: {}, rule: 'VT-5' }])
    expect(engine.why('ann', 'peek', {})).toBe('VT-5')
  })

  it('give way to what the game says where the question names none', () => {
    const engine = annsTurn()
    expect(engine.refusals()).toEqual([])
    expect(engine.why('ann', 'climb', {})).toBe('VT-3')
    expect(engine.why('bob', 'peek', {})).toBe('VT-1')
  })

  it('are named for the seat that chose the step that asks', () => {
    const game = sketch({
      asks: ['start', 'more'],
      rules: {
        ...named('yes'),
        start: asking('bob', 'more'),
        more(play, _args, by) {
          play.ask(by, 'SK-1', (may) => {
            may('yes', {}, 'SK-1')
            may.not('no', {}, 'SK-2')
          })
        },
      },
    })
    const engine = begin(game)
    choose(engine, 'bob', 'more')
    expect(engine.why('bob', 'no', {})).toBe('SK-2')
    expect(engine.decision!.waiting).toEqual(['bob'])
  })

  it('end with the game', () => {
    const engine = newGame()
    playRandomly(engine, 'over')
    expect(engine.refusals()).toEqual([])
  })
})

describe('any of several', () => {
  it('is answered by the first seat, also by one that is not waited for', () => {
    const engine = annsTurn((table) => {
      table.hands = { ann: [], bob: ['cat'] }
    })
    expect(engine.decision!.waiting).toEqual(['ann'])
    expect(engine.optionsOf('bob').map(({ step }) => step)).toEqual(['lend'])
    choose(engine, 'bob', 'lend:tool=cat')
    expect(tableOf(engine).hands).toEqual({ ann: ['cat'], bob: [] })
    expect(engine.decision).toMatchObject({ number: 2, step: 'act', args: { seat: 'ann' }, waiting: ['ann'] })
    expect(engine.optionsOf('bob')).toEqual([])
  })

  it('keeps to itself who else has options', () => {
    const withCat = annsTurn((table) => (table.hands.bob = ['cat']))
    const withLamp = annsTurn((table) => (table.hands.bob = ['lamp']))
    for (const seat of ['ann', 'warden', 'guard', ''])
      expect(viewOf(withCat.game, withCat.position, withCat.decision, seat)).toEqual(
        viewOf(withLamp.game, withLamp.position, withLamp.decision, seat),
      )
  })
})

describe('may.unless', () => {
  it('offers what no rule forbids, and names the rule otherwise', () => {
    const engine = begin(
      sketch({
        asks: ['start'],
        rules: {
          ...named('yes', 'no'),
          start: (play) =>
            play.ask('ann', 'SK-1', (may) => {
              may.unless(undefined, 'yes', {}, 'SK-1', 'dear')
              may.unless('SK-2', 'no', {}, 'SK-1')
            }),
        },
      }),
    )
    expect(engine.decision!.options).toEqual([
      { seat: 'ann', step: 'yes', args: {}, rules: 'SK-1', note: 'dear' },
    ])
    expect(engine.refusals()).toEqual([{ seat: 'ann', step: 'no', args: {}, rule: 'SK-2' }])
  })
})

describe('all in secret', () => {
  it('waits for everybody, and does nothing before the last answer', () => {
    const engine = hiding((table) => (table.at = { ann: 0, bob: 0 }))
    expect(engine.decision).toMatchObject({ kind: 'all', waiting: ['ann', 'bob', 'warden'] })
    const before = deepCopy(engine.position.table)
    choose(engine, 'warden', 'lookIn:room=1')
    expect(engine.decision).toMatchObject({ number: 4, waiting: ['ann', 'bob'] })
    expect(engine.optionsOf('warden')).toEqual([])
    choose(engine, 'ann', 'hideIn:room=1')
    expect(engine.decision!.waiting).toEqual(['bob'])
    expect(engine.position.table).toEqual(before)
  })

  it('takes effect in the order of the seats, not of the answers', () => {
    const given = [
      ['ann', 'hideIn:room=1'],
      ['bob', 'hideIn:room=2'],
      ['warden', 'lookIn:room=1'],
    ] as const
    const orders = [given, given.toReversed(), [given[1], given[2], given[0]]]
    const tables = orders.map((order) => {
      const engine = hiding()
      engine.events = []
      for (const [seat, id] of order) choose(engine, seat, id)
      expect(engine.events.slice(0, 3).map(({ event }) => event)).toEqual([
        'sneaked',
        'sneaked',
        'alarmRaised',
      ])
      expect(engine.events[0]!.args).toEqual({ seat: 'ann', to: 1 })
      expect(engine.position.sealed).toEqual({})
      return hash(engine.position)
    })
    expect(new Set(tables).size).toBe(1)
  })

  it('runs each answer with all that follows before the next one, and tells it who chose and what was asked', () => {
    const game = sketch({
      asks: ['everybody'],
      rules: {
        ...named('yes', 'more'),
        start: (play) => play.then('everybody', { about: 'lunch' }),
        everybody(play) {
          play.ask({ all: ['cid', 'ann'] }, 'SK-1', (may) => {
            may('say', { what: 'yes' }, 'SK-1')
            may('say', { what: 'no' }, 'SK-1')
          })
        },
        say(play, { what }, by, asked) {
          note(play, `${by} ${String(what)} ${JSON.stringify(asked)}`)
          play.then(by === 'ann' ? 'over' : 'more', {})
        },
        over: end,
      },
    })
    const engine = begin(game)
    choose(engine, 'ann', 'say:what=no')
    choose(engine, 'cid', 'say:what=yes')
    expect(diaryOf(engine.position)).toEqual([
      'cid yes {"about":"lunch"}',
      'more',
      'ann no {"about":"lunch"}',
    ])
  })

  it('does not show what was answered, only who still has to', () => {
    const views = ['hideIn:room=0', 'hideIn:room=2', 'bribe:tool=cat'].map((id) => {
      const engine = hiding((table) => (table.hands.ann = ['cat']))
      choose(engine, 'ann', id)
      return lookers(engine).map((seat) =>
        JSON.stringify(viewOf(engine.game, engine.position, engine.decision, seat)),
      )
    })
    expect(views[1]).toEqual(views[0])
    expect(views[2]).toEqual(views[0])
    expect(JSON.parse(views[0]![1]!).asked.waiting).toEqual(['bob', 'warden'])
    expect(views[0]!.join()).not.toContain('hideIn')
  })

  it('can be saved in the middle and taken up again', () => {
    const straight = hiding()
    const saved = hiding()
    const answers = [
      ['bob', 'hideIn:room=2'],
      ['ann', 'hideIn:room=0'],
      ['warden', 'lookIn:room=2'],
    ] as const
    for (const [seat, id] of answers) {
      saved.resume(JSON.parse(JSON.stringify(saved.position)))
      expect(saved.decision).toEqual(straight.decision)
      choose(saved, seat, id)
      choose(straight, seat, id)
    }
    expect(saved.position).toEqual(straight.position)
    expect(tableOf(saved).at).toEqual({ ann: 0, bob: 2 })
  })
})
