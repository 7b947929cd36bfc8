import { describe, expect, it } from 'vitest'
import type { Game, Seat } from '../index.ts'
import { type SketchBends, type SketchPlay, begin, diaryAfter, end, note, sketch } from './sketch.ts'
import { annsTurn, tableOf } from './vault/scene.ts'
import type { Table, Tool } from './vault/position.ts'

const of = (owner: Seat, card: SketchBends) => ({ card, owner })

/** What a search by ann brings, with these tools in use, if only gold is in the bag. */
function goldFound(...tools: Tool[]): number {
  const engine = annsTurn((table) => {
    table.inUse = tools.map((tool) => ({ tool, by: 'ann' }))
    table.bag = Array<'gold'>(4).fill('gold')
  })
  engine.choose(engine.find('ann', 'search')!)
  return tableOf(engine).gold
}

describe('cards that answer a question', () => {
  it('change the answer one after another, in the order of inPlay', () => {
    expect(goldFound()).toBe(1)
    expect(goldFound('lamp')).toBe(2)
    expect(goldFound('lamp', 'keys')).toBe(4)
    expect(goldFound('keys', 'lamp')).toBe(3)
  })

  it('get what was said before them, what it is about, and their owner', () => {
    const say: SketchBends = {
      answers: {
        howMuch: (_play, soFar, about, owner) => `${String(soFar)} ${owner}${JSON.stringify(about)}`,
      },
    }
    const other: SketchBends = { answers: { somethingElse: () => 'wrong' } }
    const start = (play: SketchPlay) => {
      note(play, String(play.answer('howMuch', 'usual', { of: 'x' })))
      end(play)
    }
    const game = sketch({ cards: [of('bob', say), of('ann', other), of('', say)], rules: { start } })
    expect(diaryAfter(game)).toEqual(['usual bob{"of":"x"} {"of":"x"}'])
  })

  it('know which of several copies they are', () => {
    const pack: SketchBends = {
      answers: { howMuch: (_play, soFar, _about, _owner, copy) => `${String(soFar)}${copy}` },
    }
    const game: Game = {
      ...sketch({
        cards: [of('', pack)],
        rules: {
          start(play) {
            note(play, String(play.answer('howMuch', '', {})))
            end(play)
          },
        },
      }),
      inPlay(_position, visit) {
        for (const copy of ['wolf-1', 'wolf-2']) visit(pack as never, '', copy) // a sketch has types of its own
      },
    }
    expect(diaryAfter(game)).toEqual(['wolf-1wolf-2'])
  })

  it('are looked up again after a step has changed what is in play', () => {
    const twice: SketchBends = { answers: { howMuch: (_play, soFar) => Number(soFar) * 2 } }
    const game = sketch({
      cards: [of('ann', twice)],
      inPlay: (table) => table.diary.length > 0,
      rules: {
        start(play) {
          const before = play.answer('howMuch', 1, {})
          note(play, 'put into play')
          note(play, `${String(before)} ${String(play.answer('howMuch', 1, {}))}`)
          end(play)
        },
      },
    })
    expect(diaryAfter(game)).toEqual(['put into play', '1 2'])
  })

  it('may ask further questions themselves', () => {
    const first: SketchBends = {
      answers: { one: (play, soFar) => Number(soFar) + Number(play.answer('two', 10, {})) },
    }
    const second: SketchBends = { answers: { one: (_play, soFar) => Number(soFar) * 2, two: () => 5 } }
    const start = (play: SketchPlay) => {
      note(play, String(play.answer('one', 1, {})))
      end(play)
    }
    expect(diaryAfter(sketch({ cards: [of('', first), of('', second)], rules: { start } }))).toEqual(['12'])
  })
})

describe('cards that replace a step', () => {
  const replacing = (name: string, does: boolean): SketchBends => ({
    replaces: {
      fall(play, args, owner) {
        note(play, `${name} of ${owner} sees ${JSON.stringify(args)}`)
        if (does) play.then('landSoftly', {})
        return does
      },
    },
  })
  const rules = {
    start(play: SketchPlay) {
      play.then('fall', { from: 'roof' })
      play.then('over', {})
    },
    fall: (play: SketchPlay) => note(play, 'falls'),
    landSoftly: (play: SketchPlay) => note(play, 'lands softly'),
    over: end,
  }

  it('keep it from happening; the first one wins, and what it put on the stack happens instead', () => {
    const cards = [
      of('ann', replacing('wing', false)),
      of('bob', replacing('rope', true)),
      of('cid', replacing('net', true)),
    ]
    expect(diaryAfter(sketch({ cards, rules }))).toEqual([
      'wing of ann sees {"from":"roof"}',
      'rope of bob sees {"from":"roof"}',
      'lands softly',
    ])
  })

  it('let it happen if none of them wants to', () => {
    expect(diaryAfter(sketch({ cards: [of('ann', replacing('wing', false))], rules })).at(-1)).toBe('falls')
  })

  it('replace chosen steps, too, and questions', () => {
    const silence: SketchBends = {
      replaces: {
        question(play) {
          play.then('over', {})
          return true
        },
      },
    }
    const game = sketch({
      asks: ['question'],
      cards: [of('', silence)],
      rules: {
        start: (play) => play.then('question', {}),
        question: (play) => play.ask('ann', 'SK-1', (may) => may('over', {}, 'SK-1')),
        over: end,
      },
    })
    expect(diaryAfter(game)).toEqual([])
  })

  it('serve only their owner, if they say so', () => {
    const trapped = (table: Table) => (table.at = { ann: 2, bob: 2 })
    const masked = (by: 'ann' | 'bob') => {
      const engine = annsTurn((table) => {
        trapped(table)
        table.inUse = [{ tool: 'mask', by }]
        table.bag = ['gold']
      })
      engine.choose(engine.find('ann', 'search')!)
      return tableOf(engine)
    }
    expect(masked('ann')).toMatchObject({ alarm: 0, gold: 1, inUse: [], traps: [false, false, true] })
    expect(masked('bob')).toMatchObject({
      alarm: 1,
      gold: 0,
      inUse: [{ tool: 'mask', by: 'bob' }],
      traps: [false, false, false],
    })
  })
})

describe('cards that react to an event', () => {
  const echo = (name: string): SketchBends => ({
    reacts: { noise: (play, event, owner) => play.then('hear', { name, owner, ...event }) },
  })
  const hear = (play: SketchPlay, { name, owner, volume }: Record<string, unknown>) =>
    note(play, `${String(name)} of ${String(owner)} hears ${String(volume)}`)

  it('do so in the order of inPlay, before what the step queues later and after what it queued before', () => {
    const game = sketch({
      cards: [of('bob', echo('dog')), of('ann', echo('cat'))],
      events: { noise: 'open' },
      rules: {
        start(play) {
          play.then('line', { text: 'queued before' })
          play.emit('noise', { volume: 3 })
          note(play, 'the step goes on')
          play.then('line', { text: 'queued after' })
          play.then('over', {})
        },
        line: (play, { text }) => note(play, String(text)),
        hear,
        over: end,
      },
    })
    expect(diaryAfter(game)).toEqual([
      'the step goes on',
      'queued before',
      'dog of bob hears 3',
      'cat of ann hears 3',
      'queued after',
    ])
  })

  it('can cause further events and reactions', () => {
    const chain: SketchBends = {
      reacts: {
        noise: (play) => play.emit('echo', { volume: 2 }),
        echo: (play, event) => play.then('hear', { name: 'bat', owner: 'cid', ...event }),
      },
    }
    const game = sketch({
      cards: [of('cid', chain)],
      rules: {
        start(play) {
          play.emit('noise', { volume: 3 })
          play.then('over', {})
        },
        hear,
        over: end,
      },
    })
    expect(diaryAfter(game)).toEqual(['bat of cid hears 2'])
  })

  it('come in time to change what the rules look at next', () => {
    const raised = (inUse: Table['inUse']) => {
      const engine = annsTurn((table) => Object.assign(table, { at: { ann: 2, bob: 0 }, alarm: 3, inUse }))
      engine.choose(engine.find('ann', 'search')!)
      return engine
    }
    expect(raised([]).position.outcome?.how).toBe('caught')
    const calmed = raised([{ tool: 'cat', by: 'bob' }])
    expect(calmed.position.outcome).toBeNull()
    expect(tableOf(calmed)).toMatchObject({ alarm: 3, inUse: [], discard: ['cat'] })
  })

  it('are over before the next token is drawn', () => {
    const engine = annsTurn((table) => {
      table.inUse = [
        { tool: 'lamp', by: 'ann' },
        { tool: 'cat', by: 'ann' },
      ]
      table.bag = ['ash', 'gold']
    })
    engine.events = []
    engine.choose(engine.find('ann', 'search')!)
    expect(engine.events.map(({ event }) => event)).toEqual([
      'tokenDrawn',
      'alarmRaised',
      'catPurred',
      'tokenDrawn',
    ])
  })
})

describe('cards that offer options', () => {
  it('do so in the order of inPlay, where the rules let them, to whom they want', () => {
    const offering = (step: string, to?: Seat): SketchBends => ({
      offers(_play, seat, may, owner) {
        if (to === undefined || seat === to) may(step, { owner }, 'SK-2')
      },
    })
    const game = sketch({
      asks: ['question'],
      cards: [of('bob', offering('swim')), of('ann', offering('fly', 'ann'))],
      rules: {
        start: (play) => play.then('question', {}),
        question(play) {
          play.ask({ any: ['ann', 'bob'] }, 'SK-1', (may, seat) => {
            may('walk', {}, 'SK-1')
            play.offers(seat, may)
            may('wait', {}, 'SK-1')
          })
        },
      },
    })
    expect(optionNames(game)).toEqual([
      'ann walk',
      'ann swim bob',
      'ann fly ann',
      'ann wait',
      'bob walk',
      'bob swim bob',
      'bob wait',
    ])
  })

  it('offer nothing where the rules do not let them', () => {
    const game = sketch({
      asks: ['start'],
      cards: [of('ann', { offers: (_play, _seat, may) => may('swim', {}, 'SK-2') })],
      rules: { start: (play) => play.ask('ann', 'SK-1', (may) => may('walk', {}, 'SK-1')) },
    })
    expect(optionNames(game)).toEqual(['ann walk'])
  })

  it('may forbid, too', () => {
    const engine = begin(
      sketch({
        asks: ['start'],
        cards: [of('bob', { offers: (_play, _seat, may) => may.not('swim', {}, 'SK-2') })],
        rules: {
          start: (play) =>
            play.ask('ann', 'SK-1', (may) => {
              may('walk', {}, 'SK-1')
              play.offers('ann', may)
            }),
        },
      }),
    )
    expect(engine.why('ann', 'swim', {})).toBe('SK-2')
  })

  it('lead to steps like any other', () => {
    const engine = annsTurn((table) => {
      table.inUse = [{ tool: 'rope', by: 'ann' }]
      table.bag = ['gold', 'gold', 'gold']
    })
    engine.choose(engine.find('ann', 'climb')!)
    expect(tableOf(engine)).toMatchObject({ gold: 2, inUse: [], discard: ['rope'] })
    expect(
      annsTurn((table) => (table.inUse = [{ tool: 'rope', by: 'bob' }])).find('ann', 'climb'),
    ).toBeUndefined()
  })
})

function optionNames(game: Game): string[] {
  return begin(game).decision!.options.map(({ seat, step, args }) =>
    [seat, step, ...Object.values(args)].join(' '),
  )
}
