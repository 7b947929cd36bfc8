import { describe, expect, test } from 'vitest'
import { type Setting, scene } from '../scene.ts'
import { madnessIn, plain } from './acting.ts'

/** The Lighthouse, where p1 is, holds three tentacles of each colour. */
const rich: Setting = { ...plain, towns: { lighthouse: { madness: { fear: 3, rage: 3, greed: 3 } } } }

describe('Collect', () => {
  test.each([
    ['fear', [2, 3, 3], [1, 0, 0, 0]],
    ['rage', [3, 2, 3], [0, 1, 0, 0]],
    ['greed', [3, 3, 2], [0, 0, 1, 0]],
  ] as const)('[TE-301] %s goes from the town to the track of its colour', (colour, left, held) => {
    const s = scene(rich)
    s.choose('collect', { colour })
    expect(madnessIn(s, 'lighthouse')).toEqual(left)
    expect(s.sheet('p1')).toEqual(held)
    expect(s.sheet('p2')).toEqual([0, 0, 0, 0])
  })

  test('[TE-301] only from the own town', () => {
    const s = scene({
      ...plain,
      towns: { church: { madness: { fear: 3 } }, tavern: { madness: { rage: 1 } } },
    })
    expect(s.refusal('collect', { colour: 'fear' })).toBe('TE-301')
    expect(s.refusal('collect', { colour: 'rage' })).toBe('TE-301')
  })

  test('[TE-302] one tentacle without greed', () => {
    const s = scene(rich)
    s.choose('collect', { colour: 'fear' })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[TE-302] [TE-483] up to two with 1 greed tentacle, of any colours', () => {
    for (const colour of ['fear', 'rage'] as const) {
      const s = scene({ ...rich, composure: { p1: { greed: 1 } } })
      s.choose('collect', { colour: 'fear' }).choose('collectAlso', { colour })
      expect(s.sheet('p1')).toEqual(colour === 'fear' ? [2, 0, 1, 0] : [1, 1, 1, 0])
      expect(s.asked!.step).toBe('act')
      expect(s.actionsLeft).toBe(2)
    }
  })

  test('[TE-302] [TE-483] up to three with 2 greed tentacles', () => {
    const s = scene({ ...rich, composure: { p1: { greed: 2 } } })
    s.choose('collect', { colour: 'fear' }).choose('collectAlso', { colour: 'rage' })
    s.choose('collectAlso', { colour: 'fear' })
    expect(s.sheet('p1')).toEqual([2, 1, 2, 0])
    expect(madnessIn(s, 'lighthouse')).toEqual([1, 2, 3])
    expect(s.asked!.step).toBe('act')
  })

  test('[TE-302] fear, rage, chaos and the greed of others do not help', () => {
    const s = scene({ ...rich, composure: { p1: { fear: 1, rage: 1, chaos: 2 }, p2: { greed: 2 } } })
    s.choose('collect', { colour: 'fear' })
    expect(s.asked!.step).toBe('act')
  })

  test('[TE-303] greed that is collected does not raise the number', () => {
    const none = scene(rich).choose('collect', { colour: 'greed' })
    expect(none.asked!.step).toBe('act')
    const one = scene({ ...rich, composure: { p1: { greed: 1 } } })
    one.choose('collect', { colour: 'greed' }).choose('collectAlso', { colour: 'fear' })
    expect(one.sheet('p1')).toEqual([1, 0, 2, 0])
    expect(one.asked!.step).toBe('act')
  })

  test('[TE-304] the greed tentacles are not spent', () => {
    const s = scene({ ...rich, composure: { p1: { greed: 2 } } })
    s.choose('collect', { colour: 'rage' }).choose('stopCollecting', {})
    expect(s.sheet('p1')).toEqual([0, 1, 2, 0])
    s.choose('collect', { colour: 'rage' })
    expect(s.asked!.step).toBe('collectMore')
  })

  test.each(['fear', 'rage', 'greed'] as const)(
    '[TE-305] [TE-306] [TE-482] no third %s tentacle',
    (colour) => {
      expect(scene({ ...rich, composure: { p1: { [colour]: 1 } } }).may('collect', { colour })).toBe(true)
      const full = scene({ ...rich, composure: { p1: { [colour]: 2 } } })
      expect(full.refusal('collect', { colour })).toBe('TE-306')
    },
  )

  test('[TE-306] [TE-R30] nor in the course of the action', () => {
    const s = scene({ ...rich, composure: { p1: { fear: 1, greed: 2 } } })
    s.choose('collect', { colour: 'fear' })
    expect(s.offered('collectAlso')).toEqual([{ colour: 'rage' }])
    expect(s.refusal('collectAlso', { colour: 'fear' })).toBe('TE-306')
    expect(s.refusal('collectAlso', { colour: 'greed' })).toBe('TE-306')
  })

  test('[TE-307] there must be a tentacle that can be taken', () => {
    expect(scene(plain).offered('collect')).toEqual([])
    const full = scene({
      ...plain,
      towns: { lighthouse: { madness: { rage: 3 } } },
      composure: { p1: { rage: 2 } },
    })
    expect(full.offered('collect')).toEqual([])
    expect(full.refusal('collect', { colour: 'rage' })).toBe('TE-306')
    expect(full.refusal('collect', { colour: 'fear' })).toBe('TE-301')
  })

  test('[TE-307] with nothing left to take the action is over', () => {
    const s = scene({
      ...plain,
      towns: { lighthouse: { madness: { fear: 1 } } },
      composure: { p1: { greed: 2 } },
    })
    s.choose('collect', { colour: 'fear' })
    expect(s.asked!.step).toBe('act')
  })

  test('[TE-R29] the full number is not compulsory', () => {
    const s = scene({ ...rich, composure: { p1: { greed: 2 } } })
    s.choose('collect', { colour: 'fear' }).choose('collectAlso', { colour: 'rage' })
    s.choose('stopCollecting', {})
    expect(s.sheet('p1')).toEqual([1, 1, 2, 0])
    expect(s.actionsLeft).toBe(2)
  })
})
