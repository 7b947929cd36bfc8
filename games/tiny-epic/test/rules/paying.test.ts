import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, scene } from '../scene.ts'
import { discarded, pay, payable, phaseTwo, plain, runesOf, spent, trySeal } from './acting.ts'

/** The page at the Lighthouse costs 1 fear, 1 rage and 1 greed. */
const oneOfEach: Setting = { ...plain, pages: { lighthouse: 'page-07' } }
/** This one 2 rage and 1 greed. */
const threeInTwo: Setting = { ...plain, pages: { lighthouse: 'page-08' } }
/** The Church, where p1 is, takes 1 madness tentacle of any colour. */
const church: Setting = {
  ...plain,
  at: { p1: 'church' },
  greatOldOne: { at: 'asylum' },
  towns: { church: { shamblers: ['fear'] } },
}

describe('paying', () => {
  test('[TE-254] [TE-255] [TE-372] chaos goes to the supply, madness to the discard mat', () => {
    const s = scene({ ...threeInTwo, composure: { p1: { rage: 1, greed: 1, chaos: 1 } } })
    const { chaos } = s.table.supply
    s.choose('translate', {})
    expect(spent(s).toSorted()).toEqual(['chaos to supply', 'greed to discard', 'rage to discard'])
    expect(discarded(s)).toEqual([0, 1, 1, 0, 0])
    expect(s.table.supply.chaos).toBe(chaos + 1)
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-255] what another player holds cannot be spent, not even in the same town', () => {
    const s = scene({ ...oneOfEach, composure: { p2: { fear: 2, rage: 2, greed: 2, chaos: 2 } } })
    expect(s.refusal('translate', {})).toBe('TE-372')
  })

  test('[TE-256] one chaos for one madness tentacle, of any colour', () => {
    for (const missing of ['fear', 'rage', 'greed'] as const) {
      const held = { fear: 1, rage: 1, greed: 1, [missing]: 0 }
      expect(scene({ ...oneOfEach, composure: { p1: held } }).refusal('translate', {})).toBe('TE-372')
      const s = scene({ ...oneOfEach, composure: { p1: { ...held, chaos: 1 } } })
      s.choose('translate', {})
      expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    }
  })

  test('[TE-256] two chaos stand for two, and not for three', () => {
    const two = scene({ ...oneOfEach, composure: { p1: { rage: 1, chaos: 2 } } })
    two.choose('translate', {})
    expect(two.sheet('p1')).toEqual([0, 0, 0, 0])
    const three = scene({ ...oneOfEach, composure: { p1: { chaos: 2 } } })
    expect(three.refusal('translate', {})).toBe('TE-372')
  })

  test('[TE-256] madness of one colour does not stand for another', () => {
    const s = scene({ ...oneOfEach, composure: { p1: { fear: 2, rage: 2 } } })
    expect(s.refusal('translate', {})).toBe('TE-372')
  })

  test('[TE-256] for a seal', () => {
    const s = trySeal(
      { composure: { p1: { chaos: 1 } }, translated: { p1: ['page-11'] } },
      { colour: 'rage', side: 'left' },
      1,
    )
    expect(s.table.portals.rage.left).toBe('chaos')
  })

  test('[TE-256] [TE-R37] [TE-353] for a town action', () => {
    const s = scene({ ...church, composure: { p1: { chaos: 1 } } })
    const { chaos } = s.table.supply
    s.choose('bless', { town: 'church', colour: 'fear' })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.table.supply.chaos).toBe(chaos + 1)
    expect(s.table.towns['church']!.shamblers).toEqual([])
  })

  test('[TE-256] the player chooses, tentacle by tentacle', () => {
    const s = scene({ ...threeInTwo, composure: { p1: { rage: 2, greed: 1, chaos: 2 } } })
    s.choose('translate', {})
    expect(payable(s)).toEqual(['rage', 'chaos'])
    s.choose('pay', { from: 'p1', tentacle: 'chaos' })
    expect(payable(s)).toEqual(['rage', 'chaos'])
    s.choose('pay', { from: 'p1', tentacle: 'rage' })
    expect(payable(s)).toEqual(['greed', 'chaos'])
    s.choose('pay', { from: 'p1', tentacle: 'greed' })
    expect(s.asked!.step).toBe('act')
    expect(s.sheet('p1')).toEqual([0, 1, 0, 1])
    expect(s.character('p1').translated).toEqual(['page-08'])
  })

  test('[TE-256] nothing may be paid so that the rest cannot be', () => {
    const s = scene({ ...oneOfEach, composure: { p1: { fear: 1, rage: 1, chaos: 1 } } })
    s.choose('translate', {})
    // The chaos tentacle has to stand for greed.
    expect(s.asked!.step).toBe('act')
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    const t = scene({ ...threeInTwo, composure: { p1: { rage: 2, chaos: 2 } } })
    t.choose('translate', {})
    expect(payable(t)).toEqual(['rage', 'chaos'])
    t.choose('pay', { from: 'p1', tentacle: 'chaos' })
    // One rage is left to pay, and the other chaos tentacle must be kept for greed.
    expect(t.asked!.step).toBe('act')
    expect(t.sheet('p1')).toEqual([0, 1, 0, 0])
  })

  test('[TE-255] in the usual way: madness first, chaos only for the shortfall', () => {
    const s = scene({ ...threeInTwo, composure: { p1: { rage: 1, greed: 1, chaos: 2 } } })
    s.choose('translate', {}).choose('payAsShown', {})
    expect(s.sheet('p1')).toEqual([0, 0, 0, 1])
    const t = scene({ ...threeInTwo, composure: { p1: { rage: 2, greed: 2, chaos: 2 } } })
    t.choose('translate', {}).choose('payAsShown', {})
    expect(t.sheet('p1')).toEqual([0, 0, 1, 2])
  })

  test('[TE-255] any colour: each one that is there', () => {
    const s = scene({ ...church, composure: { p1: { fear: 1, greed: 1, chaos: 1 } } })
    s.choose('bless', { town: 'church', colour: 'fear' })
    expect(payable(s)).toEqual(['fear', 'greed', 'chaos'])
    s.choose('pay', { from: 'p1', tentacle: 'greed' })
    expect(s.sheet('p1')).toEqual([1, 0, 0, 1])
    expect(discarded(s)).toEqual([0, 0, 1, 0, 0])
  })

  describe('a payment with one outcome is not asked', () => {
    const page = (cost: Setting['pages'], held: object): Setting => ({
      ...plain,
      pages: cost!,
      composure: { p1: held },
    })
    const asylum: Setting = { ...plain, at: { p1: 'asylum' }, brain: { p1: 1 } }
    const all: [string, Setting, (s: Scene) => unknown][] = [
      [
        'madness alone',
        page({ lighthouse: 'page-08' }, { rage: 2, greed: 1 }),
        (s) => s.choose('translate', {}),
      ],
      [
        'one rage and one chaos for two rage',
        page({ lighthouse: 'page-04' }, { rage: 1, chaos: 1 }),
        (s) => s.choose('translate', {}),
      ],
      [
        'chaos that is needed, beside madness that is left over',
        page({ lighthouse: 'page-08' }, { rage: 1, greed: 2, fear: 2, chaos: 1 }),
        (s) => s.choose('translate', {}),
      ],
      [
        'two colours',
        { ...asylum, composure: { p1: { fear: 1, greed: 1 } } },
        (s) => s.choose('recover', {}),
      ],
    ]
    test.each(all)('[TE-R72] %s', (_name, setting, act) => {
      const s = scene(setting)
      act(s)
      expect(s.asked!.step).toBe('act')
    })

    test('[TE-R72] where the outcome differs, it is', () => {
      const rest = page({ lighthouse: 'page-04' }, { rage: 1, chaos: 2 })
      expect(scene(rest).choose('translate', {}).asked!.step).toBe('payHow')
      const three = { ...asylum, composure: { p1: { fear: 1, rage: 1, greed: 1 } } }
      expect(scene(three).choose('recover', {}).asked!.step).toBe('payHow')
    })
  })
})

describe('two tentacles of different colours', () => {
  const asylum: Setting = { ...plain, at: { p1: 'asylum' }, brain: { p1: 3 } }
  const atAsylum = (held: object): Scene => scene({ ...asylum, composure: { p1: held } })

  test('[TE-351] not twice the same colour', () => {
    expect(atAsylum({ fear: 2 }).refusal('recover', {})).toBe('TE-351')
    expect(atAsylum({ fear: 1 }).refusal('recover', {})).toBe('TE-351')
    const s = atAsylum({ fear: 2, rage: 1 }).choose('recover', {})
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    const t = pay(atAsylum({ fear: 2, rage: 1, greed: 1 }).choose('recover', {}), 'fear')
    expect(payable(t)).toEqual(['rage', 'greed'])
  })

  test('[TE-R37] chaos stands for either or for both', () => {
    expect(atAsylum({ chaos: 1 }).refusal('recover', {})).toBe('TE-351')
    expect(atAsylum({ chaos: 2 }).choose('recover', {}).sheet('p1')).toEqual([0, 0, 0, 0])
    expect(atAsylum({ greed: 1, chaos: 1 }).choose('recover', {}).sheet('p1')).toEqual([0, 0, 0, 0])
    const s = pay(atAsylum({ greed: 2, chaos: 2 }).choose('recover', {}), 'chaos')
    expect(payable(s)).toEqual(['greed', 'chaos'])
    pay(s, 'greed')
    expect(s.sheet('p1')).toEqual([0, 0, 1, 1])
    expect(s.character('p1').brain).toBe(2)
  })
})

describe("from an assistant's sheet", () => {
  /** The assistant stands beside p1. The page costs 1 rage, or 2. */
  const helped = (page: 'page-01' | 'page-04', p1: object, a1: object): Scene =>
    scene({
      ...plain,
      sheets: { p1: 'medium' },
      options: { variant: 'solo' },
      active: 'p1',
      pages: { lighthouse: page },
      composure: { p1, a1 },
    }).choose('translate', {})

  test('[TE-591] whose tentacle is spent is a choice', () => {
    const s = helped('page-01', { rage: 1 }, { rage: 1, chaos: 1 })
    expect(s.offered('pay')).toEqual([
      { from: 'p1', tentacle: 'rage' },
      { from: 'a1', tentacle: 'rage' },
      { from: 'a1', tentacle: 'chaos' },
    ])
    s.choose('pay', { from: 'a1', tentacle: 'rage' })
    expect([s.sheet('p1'), s.sheet('a1')]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ])
  })

  test('[TE-591] in the usual way the own ones go first', () => {
    const s = helped('page-04', { rage: 1, chaos: 1 }, { rage: 2 }).choose('payAsShown', {})
    expect([s.sheet('p1'), s.sheet('a1')]).toEqual([
      [0, 0, 0, 1],
      [0, 1, 0, 0],
    ])
  })

  test('[TE-R72] with just enough on both sheets nothing is asked', () => {
    const s = helped('page-04', { rage: 1 }, { rage: 1 })
    expect(s.asked!.step).toBe('act')
    expect([s.sheet('p1'), s.sheet('a1')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })
})

describe('for a portal', () => {
  test('[TE-255] [TE-427] the tentacle goes neither to the discard mat nor to the supply', () => {
    for (const tentacle of ['fear', 'chaos'] as const) {
      const s = scene({
        ...phaseTwo,
        composure: { p1: { [tentacle]: 1 } },
        translated: { p1: [...runesOf.fear] },
      }).next('2', '2', '2')
      const { chaos } = s.table.supply
      s.choose('seal', { colour: 'fear', side: 'right' })
      expect(s.table.portals.fear).toEqual({ left: null, right: tentacle })
      expect(spent(s)).toEqual([`${tentacle} to portal`])
      expect(discarded(s)).toEqual([0, 0, 0, 0, 0])
      expect(s.table.supply.chaos).toBe(chaos)
    }
  })
})
