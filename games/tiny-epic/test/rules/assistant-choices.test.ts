import { describe, expect, test } from 'vitest'
import type { Character } from '../../content/characters.ts'
import type { Options } from '../../position.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { script } from './assistants.ts'

/** Stop 0: front lighthouse, soothe; tail library. */
function soothing(variant: Options['variant'], active: Character, more: Setting = {}): Scene {
  return scene({
    options: { variant, first: 'p1', ...more.options },
    active,
    from: 'turn',
    mat: { fear: 1, rage: 1 },
    ...more,
    next: ['stop-0', ...(more.next ?? [])],
  })
}

describe('who decides for an assistant', () => {
  test('[TE-R59] solo: the player, for either of two assistants', () => {
    expect(soothing('solo', 'a1').asked).toEqual({ step: 'sootheWhich', seat: 'p1' })
    expect(soothing('solo-two-assistants', 'a1').asked!.seat).toBe('p1')
    expect(soothing('solo-two-assistants', 'a2').asked!.seat).toBe('p1')
  })

  test('[TE-R59] two players: its owner', () => {
    expect(soothing('duo-assistants', 'a1').asked!.seat).toBe('p1')
    expect(soothing('duo-assistants', 'a2').asked!.seat).toBe('p2')
    const p2First = soothing('duo-assistants', 'a1', { options: { variant: 'duo-assistants', first: 'p2' } })
    expect(p2First.asked!.seat).toBe('p1')
  })

  test('[TE-R59] [TE-615] three players: whoever comes next', () => {
    for (const first of ['p1', 'p2', 'p3'] as const)
      expect(
        soothing('trio-assistant', 'a1', { options: { variant: 'trio-assistant', first } }).asked,
      ).toEqual({
        step: 'sootheWhich',
        seat: first,
      })
  })

  test('[TE-R59] the same player distributes Cthulhu’s madness and reads pages', () => {
    const burdening = scene({
      options: { variant: 'duo-assistants', greatOldOne: 'cthulhu' },
      active: 'a2',
      from: 'turn',
      at: { a1: 'library', p1: 'library' },
      mat: { rage: 1 },
      next: ['stop-18'],
    })
    expect(burdening.asked).toEqual({ step: 'distribute', seat: 'p2' })
    const reading = scene({
      options: { variant: 'trio-assistant', first: 'p3' },
      active: 'a1',
      from: 'script',
      pages: { lighthouse: 'page-01' },
      composure: { a1: { rage: 1 } },
    })
    expect(reading.asked).toEqual({ step: 'assistantReads', seat: 'p3' })
  })

  test('[TE-R59] a player decides for itself on its own turn', () => {
    expect(soothing('trio-assistant', 'p2').asked!.seat).toBe('p2')
    expect(soothing('duo-assistants', 'p2').asked!.seat).toBe('p2')
  })
})

describe('spending what the assistant holds', () => {
  /** p1 and a1 in the lighthouse, a page for rage and greed before them. */
  function before(setting: Setting = {}): Scene {
    return scene({
      options: { variant: 'solo' },
      sheets: { p1: 'priest' },
      pages: { lighthouse: 'page-03' },
      ...setting,
    })
  }

  test('[TE-591] in the same town the assistant’s madness pays for a page, without an action of its own', () => {
    const s = before({ composure: { p1: { rage: 1 }, a1: { greed: 1 } } })
    s.choose('translate', {})
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
    expect(s.character('p1').translated).toEqual(['page-03'])
    expect(s.actionsLeft).toBe(2)
  })

  test('[TE-591] in another town it does not', () => {
    const s = before({ at: { a1: 'church' }, composure: { p1: { rage: 1 }, a1: { greed: 1, chaos: 2 } } })
    expect(s.refusal('translate', {})).toBe('TE-372')
  })

  test('[TE-591] both sheets can pay: the player says which', () => {
    const s = before({ pages: { lighthouse: 'page-02' }, composure: { p1: { greed: 1 }, a1: { greed: 1 } } })
    s.choose('translate', {})
    expect(s.offered('pay')).toEqual([
      { from: 'p1', tentacle: 'greed' },
      { from: 'a1', tentacle: 'greed' },
    ])
    s.choose('pay', { from: 'a1', tentacle: 'greed' })
    expect(s.sheet('p1')).toEqual([0, 0, 1, 0])
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-592] the assistant’s tentacles give the player no bonus', () => {
    const s = before({
      composure: { a1: { fear: 2, rage: 2, greed: 2 } },
      towns: { lighthouse: { madness: { fear: 2 }, shamblers: ['rage'] } },
      mat: { rage: 5 },
      next: ['0'],
    })
    expect(s.refusal('move', { to: 'library' })).toBe('TE-275')
    expect(s.refusal('move', { to: 'asylum' })).toBe('TE-271')
    s.choose('collect', { colour: 'fear' })
    expect(s.asked!.step).toBe('act')
    s.choose('banish', {}).choose('banishShambler', { colour: 'rage', cost: 0 })
    expect(s.happened('matCleared')).toEqual([{ colour: 'rage', count: 1 }])
  })

  test('[TE-592] runes are not shared', () => {
    const s = before({
      greatOldOne: { phase: 2, at: 'lighthouse' },
      translated: { a1: ['page-01', 'page-02'] },
      composure: { p1: { fear: 1 } },
    })
    expect(s.refusal('seal', { colour: 'fear', side: 'left' })).toBe('TE-R44')
  })

  test('[TE-R60] a shared tentacle goes on a portal, and is enough to try it', () => {
    const s = before({
      greatOldOne: { phase: 2, at: 'lighthouse' },
      translated: { p1: ['page-01', 'page-02'] },
      composure: { a1: { fear: 1 } },
      next: ['2', '2'],
    })
    s.choose('seal', { colour: 'fear', side: 'right' })
    expect(s.table.portals.fear.right).toBe('fear')
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
    const apart = before({
      greatOldOne: { phase: 2, at: 'lighthouse' },
      at: { a1: 'church' },
      translated: { p1: ['page-01', 'page-02'] },
      composure: { a1: { fear: 1 } },
    })
    expect(apart.refusal('seal', { colour: 'fear', side: 'right' })).toBe('TE-423')
  })

  test('[TE-R60] it pays for a banishment and for a town action', () => {
    const banishing = before({
      towns: { lighthouse: { shamblers: ['rage'] } },
      sheets: { p1: 'detective' },
      composure: { a1: { rage: 2 } },
      next: ['2'],
    })
    banishing.choose('banish', {}).choose('banishShambler', { colour: 'rage', cost: 2 })
    expect(banishing.sheet('a1')).toEqual([0, 0, 0, 0])
    const blessing = before({
      at: { p1: 'church', a1: 'church' },
      towns: { lighthouse: { shamblers: ['rage'] } },
      composure: { a1: { greed: 1 } },
    })
    blessing.choose('bless', { town: 'lighthouse', colour: 'rage' })
    expect(blessing.sheet('a1')).toEqual([0, 0, 0, 0])
    expect(blessing.table.towns['lighthouse']!.shamblers).toEqual([])
  })

  test('[TE-R61] in the same town its chaos is wild for the player, and buys it actions', () => {
    const wild = before({ composure: { p1: { rage: 1 }, a1: { chaos: 1 } } })
    wild.choose('translate', {})
    expect(wild.sheet('a1')).toEqual([0, 0, 0, 0])
    const buying = before({ composure: { a1: { chaos: 1 } } })
    buying.choose('buyAction', { from: 'a1' })
    expect(buying.actionsLeft).toBe(4)
    expect(buying.character('a1').composure.chaos).toBe(0)
    const apart = before({ at: { a1: 'church' }, composure: { a1: { chaos: 1 } } })
    expect(apart.refusal('buyAction', { from: 'a1' })).toBe('TE-253')
  })

  test('[TE-612] one player with two assistants shares with either, where it stands with them', () => {
    const s = scene({
      options: { variant: 'solo-two-assistants' },
      pages: { lighthouse: 'page-07' },
      composure: { p1: { fear: 1 }, a1: { rage: 1 }, a2: { greed: 1 } },
    })
    s.choose('translate', {})
    expect([s.sheet('p1'), s.sheet('a1'), s.sheet('a2')].flat().every((count) => count === 0)).toBe(true)
    const apart = scene({
      options: { variant: 'solo-two-assistants' },
      pages: { lighthouse: 'page-07' },
      at: { a2: 'church' },
      composure: { p1: { fear: 1 }, a1: { rage: 1 }, a2: { greed: 1 } },
    })
    expect(apart.refusal('translate', {})).toBe('TE-372')
  })

  test('[TE-614] of two players each uses only the own assistant’s tentacles', () => {
    const pays = (a1: number, a2: number): Scene =>
      scene({
        options: { variant: 'duo-assistants' },
        pages: { lighthouse: 'page-01' },
        composure: { a1: { rage: a1, chaos: a1 }, a2: { rage: a2, chaos: a2 } },
      })
    expect(pays(1, 0).may('translate', {})).toBe(true)
    expect(pays(0, 1).refusal('translate', {})).toBe('TE-372')
    expect(pays(0, 1).refusal('buyAction', { from: 'a2' })).toBe('TE-253')
    expect(pays(1, 0).may('buyAction', { from: 'a1' })).toBe(true)
    const other = scene({
      options: { variant: 'duo-assistants' },
      active: 'p2',
      pages: { lighthouse: 'page-01' },
      composure: { a1: { chaos: 1 }, a2: { rage: 1 } },
    })
    other.choose('translate', {})
    expect(other.sheet('a2')).toEqual([0, 0, 0, 0])
    expect(other.sheet('a1')).toEqual([0, 0, 0, 1])
  })

  test('[TE-617] three players may not use what the assistant holds', () => {
    const s = scene({
      options: { variant: 'trio-assistant' },
      pages: { lighthouse: 'page-01' },
      composure: { a1: { rage: 2, chaos: 2 } },
    })
    expect(s.refusal('translate', {})).toBe('TE-372')
    expect(s.refusal('buyAction', { from: 'a1' })).toBe('TE-253')
  })

  test('[TE-617] nor does their Alienist take any of it, or give it something', () => {
    const given: Setting = {
      sheets: { p1: 'alienist' },
      composure: { p1: { fear: 1 }, a1: { rage: 1 }, p2: { greed: 1 } },
    }
    const trio = scene({ ...given, options: { variant: 'trio-assistant' } })
    expect(trio.refusal('takeOver', { from: 'a1', tentacle: 'rage' })).toBe('TE-617')
    expect(trio.refusal('handOver', { to: 'a1', tentacle: 'fear' })).toBe('TE-617')
    expect(trio.may('takeOver', { from: 'p2', tentacle: 'greed' })).toBe(true)
    const solo = scene({
      ...given,
      options: { variant: 'solo' },
      composure: { p1: { fear: 1 }, a1: { rage: 1 } },
    })
    expect(solo.may('takeOver', { from: 'a1', tentacle: 'rage' })).toBe(true)
  })

  test('[TE-591] players do not share with each other', () => {
    const s = scene({ pages: { lighthouse: 'page-01' }, composure: { p2: { rage: 2, chaos: 2 } } })
    expect(s.refusal('translate', {})).toBe('TE-372')
  })
})

describe('the script asks nothing else', () => {
  test('[TE-R57] an assistant that pays with both kinds is not asked how', () => {
    const s = script({
      towns: { lighthouse: { shamblers: ['rage'] } },
      composure: { a1: { rage: 2, chaos: 2 } },
      next: ['2'],
    })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.sheet('a1')).toEqual([0, 0, 0, 2])
  })
})
