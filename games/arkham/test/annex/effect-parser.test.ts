import { describe, expect, it } from 'vitest'
import { effect } from '../../effects.ts'
import { parseAmount, parseEffect } from './effect-parser.ts'

/** What the parser makes of phrases, written out by hand: the comparison of content with the annexes is only as good as the parser. */
describe('the parser of the effect language', () => {
  it('reads steps from left to right', () => {
    expect(parseEffect('gain $2; suffer direct-horror 1; none')).toEqual([
      { do: 'gain', what: 'money', n: 2 },
      { do: 'suffer', what: 'horror', n: 1, direct: true },
    ])
  })

  it('reads tests with modifiers and ranges', () => {
    expect(parseEffect('test will -1 { 0: delay / 1-2: gain $S / 3+: none }')).toEqual([
      {
        do: 'test',
        skill: 'will',
        modifier: -1,
        cases: [
          { from: 0, to: 0, then: [{ do: 'delay' }] },
          { from: 1, to: 2, then: [{ do: 'gain', what: 'money', n: 'S' }] },
          { from: 3, to: null, then: [] },
        ],
      },
    ])
  })

  it('reads costs, alternatives and nested options', () => {
    expect(
      parseEffect(
        'choose { spend $2 + spend remnant 1 -> gain ally / test lore { pass: none / fail: delay } }',
      ),
    ).toEqual([
      {
        do: 'choose',
        options: [
          {
            cost: [
              { do: 'spend', what: 'money', n: 2 },
              { do: 'spend', what: 'remnant', n: 1 },
            ],
            then: [{ do: 'gainAlly' }],
          },
          {
            cost: [],
            then: [
              {
                do: 'test',
                skill: 'lore',
                modifier: 0,
                cases: [
                  { from: 1, to: null, then: [] },
                  { from: 0, to: 0, then: [{ do: 'delay' }] },
                ],
              },
            ],
          },
        ],
      },
    ])
    expect(parseEffect('may delay -> { gain clue 1 } else { lose $1 }')).toEqual([
      {
        do: 'may',
        cost: [{ do: 'delay' }],
        then: [{ do: 'gain', what: 'clue', n: 1 }],
        otherwise: [{ do: 'lose', what: 'money', n: 1 }],
      },
    ])
  })

  it('reads conditions and who is concerned', () => {
    expect(parseEffect('each investigator { if marker-here red { suffer horror 1 } else { none } }')).toEqual(
      [
        {
          do: 'each',
          who: 'investigator',
          then: [
            {
              do: 'if',
              condition: { if: 'markerHere', colour: 'red' },
              then: [{ do: 'suffer', what: 'horror', n: 1, direct: false }],
              otherwise: [],
            },
          ],
        },
      ],
    )
  })

  it('reads the atoms of the third scenario', () => {
    expect(
      parseEffect(
        'deal red+blue / white @card-71, card-72; turn marker all @card-71; seal marker 2 @card-72',
      ),
    ).toEqual([
      { do: 'dealMarkers', piles: [['red', 'blue'], ['white']], cards: [71, 72] },
      { do: 'turnMarkers', n: 'all', card: 71 },
      { do: 'sealMarkers', n: 2, card: 72 },
    ])
  })

  it('reads amounts that grow with the number of players', () => {
    expect(parseAmount('2P + 4')).toEqual({ of: 'P', times: 2, plus: 4 })
    expect(parseAmount('(K + 2)')).toEqual({ of: 'K', times: 1, plus: 2 })
    expect(parseAmount('K')).toBe('K')
  })

  it('refuses what it does not know', () => {
    expect(() => parseEffect('gain fame 1')).toThrow(/gain fame 1/)
    expect(() => parseEffect('test will { pass: delay')).toThrow(/"}" expected/)
    expect(() => parseEffect('delay }')).toThrow(/Not understood/)
  })
})

describe('the shape of effects', () => {
  it('names the path of what is wrong', () => {
    expect(effect.check([{ do: 'gain', what: 'fame', n: 1 }], 'effect')).toMatch(/^effect\/0\/what/)
    expect(effect.check([{ do: 'fly' }], 'effect')).toMatch(/effect\/0\/do is unknown/)
    const nested = [{ do: 'may', cost: [{ do: 'delay' }], then: [{ do: 'delay', n: 1 }], otherwise: [] }]
    expect(effect.check(nested, 'effect')).toMatch(/effect\/0\/then\/0\/n is unknown/)
  })
})
