import { describe, expect, it } from 'vitest'
import { Engine, type Game, RulesBroken, clone } from '../index.ts'
import {
  type SketchPlay,
  asking,
  begin,
  choose,
  diaryAfter,
  diaryOf,
  end,
  named,
  note,
  sketch,
} from './sketch.ts'
import { annsTurn, hiding, newGame, playRandomly, tableOf } from './vault/scene.ts'

describe('steps', () => {
  it('run in the order in which they were named, each with all that follows from it before the next', () => {
    const game = sketch({
      rules: {
        ...named('a1', 'a2', 'b'),
        start(play) {
          play.then('a', {})
          play.then('b', {})
          play.then('over', {})
        },
        a(play) {
          note(play, 'a begins')
          play.then('a1', {})
          play.then('a2', {})
          note(play, 'a ends')
        },
        over: end,
      },
    })
    expect(diaryAfter(game)).toEqual(['a begins', 'a ends', 'a1', 'a2', 'b'])
  })

  it('can be abandoned together, up to and including one of them', () => {
    const game = sketch({
      rules: {
        ...named('inner', 'instead', 'after'),
        start(play) {
          for (const step of ['effect', 'after', 'over']) play.then(step, {})
        },
        effect(play) {
          for (const step of ['part', 'inner', 'endOfEffect']) play.then(step, {})
        },
        part(play) {
          play.then('instead', {})
          play.abandon('endOfEffect')
        },
        endOfEffect: (play) => note(play, 'never'),
        over: end,
      },
    })
    expect(diaryAfter(game)).toEqual(['instead', 'after'])
  })

  it('cannot abandon what is not waiting', () => {
    const game = sketch({ rules: { start: (play) => play.abandon('over'), over: end } })
    expect(() => begin(game)).toThrow(new RulesBroken('start abandons over, which is not waiting'))
  })

  it('can read and change the arguments of the nearest one of a name that waits', () => {
    const game = sketch({
      rules: {
        start(play) {
          for (const [step, count] of [
            ['act', 0],
            ['sum', 1],
            ['sum', 5],
            ['over', 0],
          ] as const)
            play.then(step, { count, kept: true })
        },
        act(play) {
          play.then('sum', { count: 9 })
          play.amend('sum', { count: 1 + (play.waiting('sum') as { count: number }).count })
        },
        sum: (play, args) => note(play, JSON.stringify(args)),
        over: end,
      },
    })
    expect(diaryAfter(game)).toEqual(['{"count":9}', '{"count":2,"kept":true}', '{"count":5,"kept":true}'])
  })

  it('cannot change what is not waiting', () => {
    const nothing = sketch({
      rules: {
        start(play) {
          note(play, play.waiting('over') === undefined ? 'nothing' : 'something')
          end(play)
        },
        over: end,
      },
    })
    expect(diaryAfter(nothing)).toEqual(['nothing'])
    const game = sketch({ rules: { start: (play) => play.amend('over', {}), over: end } })
    expect(() => begin(game)).toThrow(new RulesBroken('start amends over, which is not waiting'))
  })

  it('leave other copies of the position alone when their arguments change', () => {
    const game = sketch({
      asks: ['question'],
      rules: {
        start(play) {
          play.then('question', {})
          play.then('sum', { count: 1 })
        },
        question: (play) => play.ask('p1', 'X-1', (may) => may('answer', {}, 'X-1')),
        answer: (play) => play.amend('sum', { count: 2 }),
        sum: end,
      },
    })
    const engine = begin(game)
    const copy = clone(engine.position)
    engine.choose(engine.decision!.options[0]!)
    expect(copy.stack[0]!.args).toEqual({ count: 1 })
  })

  it('that ask answer by themselves where there is one answer, if the game says so of the question', () => {
    const game: Game = {
      ...sketch({
        asks: ['obvious', 'open', 'plain'],
        rules: {
          ...named('only', 'left', 'right'),
          start(play) {
            for (const step of ['obvious', 'open', 'plain', 'over']) play.then(step, {})
          },
          obvious: asking('ann', 'only'),
          open: asking('ann', 'left', 'right'),
          plain: asking('bob', 'only'),
          over: end,
        },
      }),
      isSelfEvident: (ask: string) => ask !== 'plain',
    }
    const engine = begin(game)
    expect(diaryOf(engine.position)).toEqual(['only'])
    expect(engine.decision).toMatchObject({ step: 'open', number: 0 })
    choose(engine, 'ann', 'right')
    expect(engine.decision).toMatchObject({ step: 'plain', number: 1 })
  })

  it('are looked after one by one, before the next', () => {
    const game: Game = {
      ...sketch({
        rules: {
          ...named('one', 'two', 'check'),
          start(play) {
            for (const step of ['one', 'two', 'over']) play.then(step, {})
          },
          over: end,
        },
      }),
      afterStep(play) {
        const { diary } = play.table as { diary: string[] }
        if (diary.at(-1) === 'one') play.then('check', {})
      },
    }
    expect(diaryAfter(game)).toEqual(['one', 'check', 'two'])
  })

  it('are looked after only where the game says so, if it does', () => {
    const game: Game = {
      ...sketch({
        rules: {
          ...named('one', 'two', 'check'),
          start(play) {
            for (const step of ['one', 'two', 'over']) play.then(step, {})
          },
          over: end,
        },
      }),
      afterStep(play) {
        const { diary } = play.table as { diary: string[] }
        if (!diary.includes('check')) play.then('check', {})
      },
      watched: ['two'],
    }
    expect(diaryAfter(game)).toEqual(['one', 'two', 'check'])
  })

  it('can be paused before, with all that is still to be done', () => {
    const game = sketch({
      asks: ['question'],
      rules: {
        ...named('one', 'two'),
        start: asking('ann', 'go'),
        go(play) {
          for (const step of ['one', 'two', 'question']) play.then(step, {})
        },
        question: asking('bob', 'one'),
      },
    })
    const engine = begin({ ...game, asks: ['start', 'question'] })
    engine.pauseBefore = ({ step }) => step === 'two'
    choose(engine, 'ann', 'go')
    expect(engine.decision).toBeNull()
    expect(engine.position.stack.map(({ step }) => step)).toEqual(['question', 'two'])
    engine.pauseBefore = null
    engine.resume(engine.position)
    expect(diaryOf(engine.position)).toEqual(['one', 'two'])
    expect(engine.decision?.step).toBe('question')
  })

  it('wait on the stack while one on top of them asks', () => {
    const game = sketch({
      asks: ['question'],
      rules: {
        ...named('before', 'yes', 'after'),
        start(play) {
          for (const step of ['before', 'outer', 'after', 'over']) play.then(step, {})
        },
        outer: (play) => play.then('question', {}),
        question: asking('ann', 'yes'),
        over: end,
      },
    })
    const engine = begin(game)
    expect(diaryOf(engine.position)).toEqual(['before'])
    expect(engine.position.stack.map(({ step }) => step)).toEqual(['over', 'after', 'question'])
    choose(engine, 'ann', 'yes')
    expect(diaryOf(engine.position)).toEqual(['before', 'yes', 'after'])
  })

  it('get their arguments; chosen ones also who chose them, and the arguments of the question', () => {
    const game = sketch({
      asks: ['question'],
      rules: {
        start: (play, args, by, asked) => {
          note(play, JSON.stringify([args, by, asked ?? 'none']))
          play.then('question', { about: 'weather' })
        },
        question(play) {
          play.ask({ any: ['ann', 'bob'] }, 'SK-1', (may, seat) => may('say', { what: seat }, 'SK-1'))
        },
        say(play, args, by, asked) {
          note(play, JSON.stringify([args, by, asked]))
          play.then('follow', { up: true })
        },
        follow(play, args, by, asked) {
          note(play, JSON.stringify([args, by, asked ?? 'none']))
          end(play)
        },
      },
    })
    const engine = begin(game)
    choose(engine, 'bob', 'say:what=bob')
    expect(diaryOf(engine.position)).toEqual([
      '[{},"","none"]',
      '[{"what":"bob"},"bob",{"about":"weather"}]',
      '[{"up":true},"","none"]',
    ])
  })

  it('that go round in a circle are caught', () => {
    const game = sketch({ rules: { start: (play) => play.then('start', {}) } })
    expect(() => begin(game)).toThrow(RulesBroken)
    expect(() => begin(game)).toThrow('no question for')
  })

  it('that leave nothing to do and no outcome are caught', () => {
    expect(() => begin(sketch({ rules: { start() {} } }))).toThrow('nothing is left to do')
  })
})

describe('the end', () => {
  it('comes at once: nothing that was still to be done is done', () => {
    const game = sketch({
      rules: {
        ...named('after', 'later'),
        start(play) {
          play.then('over', {})
          play.then('later', {})
        },
        over(play) {
          play.then('after', {})
          play.end({ how: 'first', winners: ['ann'] })
          play.end({ how: 'second', winners: [] })
        },
      },
    })
    const engine = begin(game)
    expect(engine.position.outcome).toEqual({ how: 'first', winners: ['ann'] })
    expect(diaryOf(engine.position)).toEqual([])
    expect(engine.position.stack).toEqual([])
    expect(engine.decision).toBeNull()
  })

  it('comes before a question of the same step', () => {
    const over = (play: SketchPlay) => {
      end(play)
      asking('ann', 'yes')(play)
    }
    const engine = begin(sketch({ asks: ['start'], rules: { ...named('yes'), start: over } }))
    expect(engine.decision).toBeNull()
    expect(engine.position.stack).toEqual([])
  })

  it('in the middle of sealed answers leaves out the rest of them', () => {
    const engine = hiding((table) => {
      table.at = { ann: 0, bob: 0 }
      table.alarm = 3
    })
    for (const id of ['hideIn:room=1', 'hideIn:room=1', 'lookIn:room=1'])
      choose(engine, engine.decision!.waiting[0]!, id)
    expect(engine.position.outcome).toEqual({ how: 'caught', winners: ['warden', 'guard'] })
    expect(tableOf(engine).alarm).toBe(4)
    expect(engine.events.filter(({ event }) => event === 'alarmRaised')).toHaveLength(1)
  })

  it('leaves nothing to choose', () => {
    const engine = newGame()
    playRandomly(engine, 'over')
    expect(engine.find('ann', 'rest')).toBeUndefined()
    expect(engine.optionsOf('ann')).toEqual([])
    expect(() => engine.choose({ seat: 'ann', step: 'rest', args: {}, rules: 'VT-5' })).toThrow(RulesBroken)
  })
})

describe('events', () => {
  it('are kept for those who listen, in the order in which they happened', () => {
    const silent = Engine.start(newGame().game, { goal: 5, first: 'ann' }, 'seed')
    choose(silent, 'warden', 'trap:room=2')
    expect(silent.events).toEqual([])
    const engine = annsTurn()
    engine.events = []
    choose(engine, 'ann', 'sneak:to=1')
    choose(engine, 'ann', 'sneak:to=2')
    expect(engine.events).toEqual([
      { event: 'sneaked', args: { seat: 'ann', to: 1 } },
      { event: 'sneaked', args: { seat: 'ann', to: 2 } },
    ])
  })

  it('make no difference to the game', () => {
    const loud = newGame('quiet')
    const silent = Engine.start(loud.game, { goal: 5, first: 'ann' }, 'quiet')
    playRandomly(loud, 'listening', (_, option) => silent.choose(option))
    expect(silent.position).toEqual(loud.position)
  })
})
