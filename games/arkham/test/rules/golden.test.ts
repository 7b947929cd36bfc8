import { describe, expect, test } from 'vitest'
import { headlineCard } from '../../unread.ts'
import { parseEffect } from '../annex/effect-parser.ts'
import { scene } from '../scene.ts'

/** AH-001 to AH-004, AH-400: golden rules, texts, costs and conditions. */

describe('golden rules', () => {
  test('[AH-001-2] a card changes the rule only for itself: a rumour forbids paid spaces in move actions, not other money', () => {
    const s = scene({ codex: ['hl-29'], investigators: { p1: { money: 4 } } })
    s.choose('move', { to: 's1-iron-bridge' }).choose('walk', { to: 'black-cave' })
    expect(s.asked?.step).toBe('act')
    expect(s.may('useCodex', { card: 'hl-29', action: 0 })).toBe(true)
  })

  test('[AH-002] "cannot" wins: Rex Murphy cannot become blessed although an effect says so', () => {
    const s = scene({
      investigators: { p1: { sheet: 'rex-murphy' } },
      effect: 'gain condition blessed',
    })
    expect(s.me().assets).toEqual([])
  })

  test('[AH-003] a part that cannot be resolved is skipped, the others are', () => {
    const s = scene({ effect: 'discard ally 1; lose $2; gain remnant 1' })
    expect(s.me()).toMatchObject({ remnants: 1, money: 0 })
  })

  test('[AH-004-1] [AH-422.4] where an effect leaves a choice the group makes it', () => {
    const s = scene({
      options: { players: 2 },
      doom: { 'black-cave': 2, graveyard: 2 },
      effect: 'spawn monster 1 @most-doom',
    })
    expect(s.asked).toEqual({ step: 'choosing', seat: 'p1' })
    expect(s.picks).toEqual(['black-cave', 'graveyard'])
    expect(s.offered('propose', 'p2')).toHaveLength(2)
  })

  test('[AH-004-2] [AH-204.12c] simultaneous effects are ordered by the group, and only where there are several', () => {
    const two = scene({ codex: ['hl-28'], cup: ['reckoning'], from: 'mythosPhase' })
    expect(two.picks).toEqual(['sheet', 'codex hl-28'])
    const one = scene({ cup: ['reckoning', 'blank'], from: 'mythosPhase' })
    expect(one.happened('tokenDrawn')[0]?.token).toBe('reckoning')
    expect(one.happened('decided')).toEqual([])
  })
})

describe('costs', () => {
  const offer = 'may spend $3 -> { gain item common }'

  test('[AH-E04] [AH-400.1d-1] [AH-400.1d-2] an optional cost is paid or not', () => {
    const yes = scene({ investigators: { p1: { money: 5 } }, effect: offer }).choose('takeOption', {
      option: 0,
    })
    expect(yes.me().money).toBe(2)
    yes.pick('deck')
    expect(yes.me().assets).toHaveLength(1)
    const no = scene({ investigators: { p1: { money: 5 } }, effect: offer }).choose('takeOption', {
      option: -1,
    })
    expect(no.me()).toMatchObject({ money: 5, assets: [] })
  })

  test('[AH-E05] [AH-400.1f] a cost that cannot be paid in full is not offered', () => {
    const s = scene({ investigators: { p1: { money: 2 } }, effect: offer })
    expect(s.me()).toMatchObject({ money: 2, assets: [] })
    expect(s.happened('choiceSpared')).toEqual([{ seat: 'p1', idle: false }])
  })

  test('[AH-E06] [AH-400.1e] [AH-400.1i-1] what follows a cost happens only if it was paid', () => {
    const pact = 'may gain condition dark-pact -> { gain condition blessed }'
    const yes = scene({ effect: pact }).choose('takeOption', { option: 0 })
    expect(yes.me().assets.map(({ card }) => card)).toEqual(['dark-pact', 'blessed'])
    expect(scene({ effect: pact }).choose('takeOption', { option: -1 }).me().assets).toEqual([])
  })

  test('[AH-E07] [AH-400.1h] [AH-468.5] a condition one has cannot be gained as a cost', () => {
    const s = scene({
      investigators: { p1: { assets: ['dark-pact'] } },
      effect: 'may gain condition dark-pact -> { gain condition blessed }',
    })
    expect(s.me().assets.map(({ card }) => card)).toEqual(['dark-pact'])
  })

  test('[AH-400.1g] [AH-479.5] nor can a delayed investigator be delayed as a cost', () => {
    const s = scene({ investigators: { p1: { delayed: true } }, effect: 'may delay -> { gain $2 }' })
    expect(s.me().money).toBe(0)
  })

  test('[AH-400.1i-2] a condition governs its own sentence only', () => {
    const s = scene({ effect: 'if cursed { gain $5 }; gain remnant 1' })
    expect(s.me()).toMatchObject({ money: 0, remnants: 1 })
  })

  test('[AH-483.1] what is spent is discarded', () => {
    const s = scene({
      investigators: { p1: { money: 1, remnants: 1, clues: 1, focus: ['will'] } },
      effect: 'may spend $1 + spend remnant 1 + spend clue 1 + spend focus 1 -> { gain $2 }',
    }).choose('takeOption', { option: 0 })
    expect(s.me()).toMatchObject({ money: 2, remnants: 0, clues: 0, focus: [] })
  })

  test('[AH-R116] clues of the scenario sheet as a cost: not with fewer there', () => {
    const poor = scene({
      codex: ['74', '71'],
      options: { scenario: 'sash-and-mask' },
      sheet: { clues: 1 },
      investigators: { p1: { at: 'st-marys-hospital' } },
    })
    expect(poor.refusal('useCodex', { card: 'card-74', action: 0 })).toBe('AH-400.1f')
  })
})

describe('kinds of text', () => {
  test('[AH-400.1a] [AH-400.3b] [AH-400.2b] [AH-400.2c] [AH-436.1d] a card does what its mechanical text says and nothing else', () => {
    expect(headlineCard('hl-16')).toEqual(parseEffect('doom +1 @unstable'))
  })

  test('[AH-400.1b] [AH-416.1] [AH-458.8b] a trait does nothing by itself; others refer to it', () => {
    const s = scene({
      monsterDeckBottom: ['ocean-scion', 'robed-figure'],
      effect: 'spawn trait Deep One @here',
    })
    expect(s.monster('m1')?.kind).toBe('ocean-scion')
  })

  test('[AH-400.1c] [AH-465.3] keywords carry their full rule', () => {
    const s = scene({
      options: { scenario: 'lamplighters-ledger' },
      investigators: { p1: { at: 'graveyard' } },
      monsters: [{ kind: 'twilight-supplicant', at: 'graveyard' }],
      effect: 'none',
    })
    expect(s.monster('m1')?.state).toBe('ready')
  })
})
