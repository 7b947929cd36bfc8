import { isRefused, optionId, seenBy } from '@miskatonic/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Table, spectator } from '../index.ts'
import { lanterns } from './lanterns.ts'
import { done, open, playOn, refusal } from './random.ts'

describe('opening', () => {
  it('fills in the usual options', () => {
    expect(open().position.options).toEqual({ lamps: 'few' })
  })

  it.each([[{ lamps: 'none' }], [{ colour: 'red' }], [[]], [null], ['few']])(
    'refuses the options %j',
    (options) => {
      const table = Table.open(lanterns, options, 'test')
      expect(isRefused(table) && table.refused.code).toBe('bad-options')
    },
  )

  it('gives equal tables for equal seeds, and others for others', () => {
    expect(open('x').hash).toBe(open('x').hash)
    expect(open('x').hash).not.toBe(open('y').hash)
  })
})

describe('choosing', () => {
  it('runs the option and writes it down', () => {
    const table = open()
    const entry = done(table.choose({ seat: 'a', option: 'rest', decision: 0 }))
    expect(entry).toMatchObject({ number: 0, option: { seat: 'a', step: 'rest' }, events: [] })
    expect(table.log).toEqual([entry])
    expect(table.choices).toEqual([{ seat: 'a', option: 'rest' }])
    expect(table.number).toBe(1)
  })

  it('the log has what each choice said, but for those that were taken back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 70 }), fc.nat(70), (picks, back) => {
        const table = open()
        const said = picks.flatMap((pick) => {
          const options = table.now.decision?.options ?? []
          const option = options[pick % options.length]
          return option === undefined
            ? []
            : [structuredClone(done(table.choose({ seat: option.seat, option: optionId(option) })))]
        })
        table.takeBackTo(Math.min(back, said.length))
        expect(table.log).toEqual(said.slice(0, back))
      }),
    )
  })

  it.each([
    ['unknown-seat', { seat: 'c', option: 'rest' }],
    ['not-your-decision', { seat: 'b', option: 'rest' }],
    ['stale-decision', { seat: 'a', option: 'rest', decision: 3 }],
    ['unknown-option', { seat: 'a', option: 'fly' }],
    ['unknown-option', { seat: 'a', option: '' }],
    ['not-offered', { seat: 'a', option: 'bid:lanterns=2' }],
  ])('refuses %s and changes nothing: %j', (code, attempt) => {
    const table = open()
    expect(refusal(table, () => table.choose(attempt)).code).toBe(code)
  })

  it('refuses everything once the game is over', () => {
    const table = open()
    table.edit([{ op: 'add', path: '/outcome', value: { how: 'dark', winners: [] } }])
    expect(table.now.decision).toBeNull()
    expect(refusal(table, () => table.choose({ seat: 'a', option: 'rest' })).code).toBe('game-over')
  })

  it('names the rule that forbids', () => {
    const table = open()
    playOn(table, [2, 2, 0, 0, 1])
    const hand = ['moon', 'moon', 'moon', 'moon']
    done(
      table.edit([
        { op: 'replace', path: '/table/hands/a', value: hand },
        {
          op: 'replace',
          path: '/table/deck',
          value: ['star', 'star', 'star', 'star', 'sun', 'sun', 'sun', 'sun'],
        },
      ]),
    )
    expect(refusal(table, () => table.choose({ seat: 'a', option: 'draw' })).rule).toBe('LA-002')
  })

  it('survives rules that fail, as if nothing had been chosen', () => {
    const table = open()
    done(table.edit([{ op: 'add', path: '/stack/1', value: { step: 'explode', args: {} } }]))
    playOn(table, [2])
    expect(table.now.decision?.args).toEqual({ seat: 'b' })
    const two = [
      {
        op: 'replace',
        path: '/stack',
        value: [
          { step: 'explode', args: {} },
          { step: 'turn', args: { seat: 'a' } },
        ],
      },
    ]
    done(table.edit(two))
    expect(refusal(table, () => table.choose({ seat: 'a', option: 'rest' })).code).toBe('rules-broken')
    expect(table.now.decision?.options).toHaveLength(3)
  })
})

describe('secrets', () => {
  it('shows each seat its own cards, and spectators none', () => {
    const table = open()
    const { events } = done(table.choose({ seat: 'a', option: 'draw' }))
    const card = (table.position.table as { hands: Record<string, string[]> }).hands['a']![0]
    expect(table.view('a').own).toEqual({ hands: [card] })
    expect(table.view('b').own).toEqual({ hands: [] })
    expect(table.view(spectator).own).toEqual({})
    expect(events.map((event) => seenBy(event, 'a')?.args)).toEqual([{ seat: 'a', card }])
    expect(events.map((event) => seenBy(event, 'b')?.args)).toEqual([{ seat: 'a', card: null }])
  })
})

describe('taking back', () => {
  it('has a limit where the game began', () => {
    const table = open()
    expect(refusal(table, () => table.undo()).code).toBe('nothing-to-undo')
  })

  it('is free where no seat learned anything', () => {
    const table = open()
    const before = table.hash
    playOn(table, [2])
    expect(done(table.undo()).step).toBe('rest')
    expect(table.hash).toBe(before)
    expect(table.log).toEqual([])
  })

  it('is refused after a die', () => {
    const table = open()
    playOn(table, [1])
    expect(refusal(table, () => table.undo()).code).toBe('undo-chance')
  })

  it('is refused after a die whose result was fixed', () => {
    const table = open()
    table.dice(['dark'])
    playOn(table, [1])
    expect(refusal(table, () => table.undo()).code).toBe('undo-chance')
  })

  it('is refused after a card was seen', () => {
    const table = open()
    playOn(table, [0])
    expect(refusal(table, () => table.undo()).message).toContain('a learned something')
  })

  it('is free for a secret answer', () => {
    const table = open()
    playOn(table, [2, 2])
    const before = table.hash
    done(table.choose({ seat: 'b', option: 'bid:lanterns=1' }))
    done(table.undo())
    expect(table.hash).toBe(before)
  })

  it('then the same choice, gives the same position', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 70 }), (picks) => {
        const table = open()
        playOn(table, picks)
        const after = table.hash
        const last = table.undo()
        if (isRefused(last)) return
        done(table.choose({ seat: last.seat, option: optionId(last) }))
        expect(table.hash).toBe(after)
      }),
      { numRuns: 50 },
    )
  })
})

describe('looking back', () => {
  it('finds every moment again and stays where it is', () => {
    const table = open()
    const hashes = [table.hash]
    for (const pick of [2, 0, 4, 1, 1, 2, 2]) {
      playOn(table, [pick])
      hashes.push(table.hash)
    }
    const again = Table.open(lanterns, {}, 'test') as Table
    hashes.forEach((_, number) => {
      expect(done(table.at(number)).position.choices).toBe(number)
    })
    playOn(again, [2, 0])
    expect(again.hash).toBe(hashes[2])
    expect(table.hash).toBe(hashes.at(-1))
  })

  it.each([-1, 3, 0.5, Number.NaN])('refuses the moment %d', (number) => {
    const table = open()
    playOn(table, [2, 2])
    expect(refusal(table, () => table.at(number)).code).toBe('no-such-moment')
  })

  it('remembers nothing from before an edit', () => {
    const table = open()
    playOn(table, [2, 2])
    done(table.edit([]))
    expect(table.firstNumber).toBe(2)
    expect(refusal(table, () => table.at(1)).code).toBe('no-such-moment')
    expect(done(table.at(2)).position.choices).toBe(2)
  })
})

describe('fixing results', () => {
  it('lets dice and draws come as named', () => {
    const table = open()
    table.dice(['light', 'sun'])
    playOn(table, [1, 0])
    expect(table.position.table).toMatchObject({ lanterns: 1, hands: { b: ['sun'] } })
    expect(table.position.chance.next).toEqual([])
  })

  it('refuses what no die and no pile has, and says what there is', () => {
    const table = open()
    const { message } = refusal(table, () => table.dice(['sun', 'comet']))
    expect(message).toBe('"comet" is no result in lanterns; there are moon, star, sun, dark, light')
    expect(refusal(table, () => table.dice([undefined])).code).toBe('unknown-result')
    expect(refusal(table, () => table.dice('sun')).code).toBe('bad-dice')
  })
})
