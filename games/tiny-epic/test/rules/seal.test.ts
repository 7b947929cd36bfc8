import { describe, expect, test } from 'vitest'
import { type GreatOldOne, greatOldOnes, sheetOf, sides } from '../../cards/great-old-ones.ts'
import { type Colour, colours } from '../../content/tentacles.ts'
import { type Setting, scene } from '../scene.ts'
import { discarded, drawn, mat, phaseTwo, runesOf, trySeal } from './acting.ts'

/** p1 holds one fear tentacle and three runes of fear. */
const ready: Setting = {
  ...phaseTwo,
  composure: { p1: { fear: 1 } },
  translated: { p1: ['page-01', 'page-02', 'page-03'] },
}
const left = { colour: 'fear', side: 'left' } as const
const right = { colour: 'fear', side: 'right' } as const

describe('Seal a portal space', () => {
  test('[TE-421] three portals of two numbered spaces', () => {
    const numbers: Record<GreatOldOne, number[]> = {
      nyarlathotep: [1, 3, 1, 3, 1, 3],
      'yog-sothoth': [1, 2, 1, 2, 1, 2],
      yig: [1, 3, 2, 3, 2, 3],
      cthulhu: [2, 4, 2, 4, 2, 3],
    }
    for (const name of greatOldOnes) {
      const { portals } = sheetOf[name]
      expect(colours.flatMap((colour) => sides.map((side) => portals[colour][side]))).toEqual(numbers[name])
    }
    expect(Object.keys(scene(ready).table.portals)).toEqual(['fear', 'rage', 'greed'])
  })

  test("[TE-422] only in the Great Old One's town", () => {
    expect(scene(ready).may('seal', left)).toBe(true)
    expect(scene({ ...ready, at: { p1: 'church' } }).refusal('seal', left)).toBe('TE-422')
  })

  test('[TE-422] not in phase 1', () => {
    const s = scene({ ...ready, greatOldOne: { phase: 1, at: 'library' } })
    expect(s.refusal('seal', left)).toBe('TE-421')
  })

  test('[TE-423] a tentacle of the colour or of chaos is needed before the roll', () => {
    expect(scene({ ...ready, composure: { p1: { chaos: 1 } } }).may('seal', left)).toBe(true)
    for (const held of [{}, { rage: 2, greed: 2 }])
      expect(scene({ ...ready, composure: { p1: held } }).refusal('seal', left)).toBe('TE-423')
    const others = scene({ ...ready, at: { p1: 'library', p2: 'library' }, composure: { p2: { fear: 2 } } })
    expect(others.refusal('seal', left)).toBe('TE-423')
  })

  test('[TE-424] an unsealed space, one per action', () => {
    const s = scene({ ...ready, portals: { fear: { left: 'fear' } } })
    expect(s.refusal('seal', left)).toBe('TE-424')
    s.next('2', '2', '2').choose('seal', right)
    expect(s.happened('diceRolled')).toHaveLength(1)
    expect(s.actionsLeft).toBe(2)
  })

  test('[TE-R45] the two spaces of a portal in any order', () => {
    const s = scene(ready)
    expect(s.offered('seal')).toEqual([left, right])
    s.next('2', '2', '2').choose('seal', right)
    expect(s.table.portals.fear).toEqual({ left: null, right: 'fear' })
  })

  test.each([1, 2, 3])('[TE-425] %i runes of the colour: that many dice', (count) => {
    const s = trySeal(
      {
        ...ready,
        translated: { p1: [...runesOf.fear.slice(0, count), ...runesOf.rage], p2: ['page-04', 'page-05'] },
      },
      left,
      0,
      0,
      0,
    )
    expect(s.happened('diceRolled')[0]!.dice).toEqual(Array.from({ length: count }, () => 0))
  })

  test('[TE-425] [TE-462] never more than 3', () => {
    for (const count of [4, 5]) {
      const s = trySeal({ ...ready, translated: { p1: runesOf.fear.slice(0, count) } }, left, 0, 0, 0)
      expect(s.happened('diceRolled')[0]!.dice).toEqual([0, 0, 0])
    }
  })

  test('[TE-R44] not without a rune of the colour', () => {
    const s = scene({ ...ready, translated: { p1: [...runesOf.rage], p2: [...runesOf.fear] } })
    expect(s.refusal('seal', left)).toBe('TE-R44')
  })

  test.each([
    ['left', [0, 0, 0], false],
    ['left', [0, 1, 0], true],
    ['right', [1, 0, 1], false],
    ['right', [2, 0, 0], false],
    ['right', [1, 1, 1], true],
    ['right', [0, 1, 2], true],
    ['right', [2, 2, 2], true],
  ] as const)('[TE-426] the %s space (1 and 3), dice %j: sealed %s', (side, dice, success) => {
    const s = trySeal(ready, { colour: 'fear', side }, ...dice)
    expect(s.table.portals.fear[side]).toBe(success ? 'fear' : null)
    expect(s.happened(success ? 'spaceSealed' : 'sealFailed')).toHaveLength(1)
  })

  test('[TE-426] the number depends on the Great Old One', () => {
    const cthulhu: Setting = { ...ready, options: { greatOldOne: 'cthulhu' } }
    expect(trySeal(cthulhu, right, 1, 2, 0).table.portals.fear.right).toBeNull()
    expect(trySeal(cthulhu, right, 2, 2, 0).table.portals.fear.right).toBe('fear')
  })

  test.each(colours)('[TE-427] %s: the tentacle goes from the sheet to the space', (colour: Colour) => {
    const s = trySeal(
      { composure: { p1: { fear: 1, rage: 1, greed: 1 } }, translated: { p1: [runesOf[colour][0]] } },
      { colour, side: 'left' },
      1,
    )
    expect(s.table.portals[colour].left).toBe(colour)
    expect(s.character('p1').composure).toEqual({ fear: 1, rage: 1, greed: 1, chaos: 0, [colour]: 0 })
  })

  test('[TE-427] or a chaos tentacle, as the player likes', () => {
    const s = trySeal({ ...ready, composure: { p1: { fear: 1, chaos: 1 } } }, left, 1, 0, 0)
    expect(s.offered('pay')).toEqual([
      { from: 'p1', tentacle: 'fear' },
      { from: 'p1', tentacle: 'chaos' },
    ])
    s.choose('pay', { from: 'p1', tentacle: 'chaos' })
    expect(s.table.portals.fear.left).toBe('chaos')
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    expect(s.happened('spaceSealed')).toEqual([{ who: 'p1', ...left, tentacle: 'chaos' }])
  })

  test('[TE-427] it stays there: a curse of the energy track does not take it', () => {
    const s = scene({
      ...ready,
      sheets: { p1: 'historian' },
      portals: { fear: { left: 'fear' }, rage: { left: 'chaos' } },
      greatOldOne: { phase: 2, energy: 2 },
      towns: { church: { shamblers: ['fear'] } },
    })
    s.next('eldritch').choose('move', { to: 'church' })
    expect(s.happened('energyCursed')).toHaveLength(1)
    expect(s.table.portals).toMatchObject({ fear: { left: 'fear' }, rage: { left: 'chaos' } })
  })

  test('[TE-428] a failure costs the action and nothing else', () => {
    const s = trySeal({ ...ready, composure: { p1: { fear: 1, chaos: 1 } } }, right, 0, 1, 1)
    expect(s.happened('sealFailed')).toEqual([{ who: 'p1', ...right, total: 2 }])
    expect(s.sheet('p1')).toEqual([1, 0, 0, 1])
    expect(s.actionsLeft).toBe(2)
    expect(s.table.dice).toEqual([])
    expect(s.may('seal', right)).toBe(true)
  })

  test('[TE-429] runes are not used up', () => {
    const s = trySeal(ready, left, 2, 0, 0)
    expect(s.character('p1').translated).toEqual(['page-01', 'page-02', 'page-03'])
  })
})

describe('a closed portal', () => {
  /** One roll away from closing the portal of fear. */
  const last: Setting = {
    ...ready,
    portals: { fear: { left: 'chaos' } },
    mat: { fear: 5, rage: 4, greed: 3 },
  }

  test('[TE-441] closes with its second space, not with the first', () => {
    expect(trySeal(last, right, 2, 1, 0).happened('portalClosed')).toEqual([{ colour: 'fear', cleared: 5 }])
    const first = trySeal({ ...last, portals: { rage: { left: 'rage' } } }, right, 2, 1, 0)
    expect(first.happened('portalClosed')).toEqual([])
    expect(mat(first)).toEqual([5, 4, 3])
  })

  test('[TE-443] all madness of its colour goes from the shambler mat to the discard mat', () => {
    const s = trySeal(last, right, 2, 1, 0)
    expect(mat(s)).toEqual([0, 4, 3])
    expect(discarded(s)).toEqual([5, 0, 0, 0, 0])
  })

  /** Fear is closed, and the turn of p1 begins with this stop of the wheel. */
  const closed = (setting: Setting = {}): Setting => ({
    ...phaseTwo,
    from: 'turn',
    portals: { fear: { left: 'fear', right: 'fear' } },
    ...setting,
  })

  test('[TE-442] the wheel no longer triggers the power of its colour, but the others', () => {
    const s = scene(closed({ next: ['stop-9', 'rage', 'rage', 'rage'] }))
    expect(s.happened('powerBlocked')).toEqual([{ colour: 'fear', why: 'wheel' }])
    expect(s.happened('powerUnleashed')).toEqual([])
    const rage = scene(closed({ next: ['stop-18', 'rage', 'rage', 'rage'] }))
    expect(rage.happened('powerUnleashed')).toEqual([{ colour: 'rage', why: 'wheel' }])
    const open = scene(
      closed({ next: ['stop-9', 'rage', 'rage', 'rage'], portals: { fear: { left: 'fear' } } }),
    )
    expect(open.happened('powerUnleashed')).toEqual([{ colour: 'fear', why: 'wheel' }])
  })

  test('[TE-442] nor does a cursed town track, which is emptied all the same', () => {
    const s = scene(
      closed({ next: ['stop-0', 'fear', 'rage', 'greed'], towns: { lighthouse: { madness: { fear: 3 } } } }),
    )
    expect(s.happened('townCursed')).toEqual([{ town: 'lighthouse', colour: 'fear', count: 4 }])
    expect(s.happened('powerBlocked')).toEqual([{ colour: 'fear', why: 'curse' }])
    expect(s.happened('powerUnleashed')).toEqual([])
    expect(mat(s)).toEqual([4, 0, 0])
  })

  test('[TE-442] nor a space of the strength track', () => {
    const strong = (portals: Setting['portals']): Setting =>
      closed({
        options: { greatOldOne: 'yog-sothoth' },
        greatOldOne: { phase: 2, at: 'library', strength: 2, energy: 2 },
        next: ['stop-0', 'eldritch', 'rage', 'rage'],
        portals: portals!,
      })
    const blocked = scene(strong({ fear: { left: 'fear', right: 'chaos' } }))
    expect(blocked.table.greatOldOne.strength).toBe(3)
    expect(blocked.happened('powerBlocked')).toEqual([{ colour: 'fear', why: 'strength' }])
    const open = scene(strong({ rage: { left: 'rage', right: 'chaos' } }))
    expect(open.happened('powerBlocked')).toEqual([])
  })

  test('[TE-444] the bonus of its colour goes on', () => {
    const s = scene({
      ...ready,
      portals: { fear: { left: 'fear', right: 'fear' } },
      composure: { p1: { fear: 1 } },
    })
    expect(s.may('move', { to: 'tavern' })).toBe(true)
  })

  test('[TE-444] so do draws and curses of composure tracks of its colour', () => {
    const s = scene({
      ...ready,
      sheets: { p1: 'historian' },
      portals: { fear: { left: 'fear', right: 'fear' } },
      composure: { p1: { fear: 2 } },
      towns: { church: { shamblers: ['rage'] } },
    })
    s.next('fear').choose('move', { to: 'church' })
    expect(drawn(s)).toEqual(['fear'])
    expect(s.character('p1').brain).toBe(1)
    expect(mat(s), 'the mat fills again').toEqual([3, 0, 0])
  })

  test('[TE-444] and shamblers of its colour', () => {
    // The tail of stop 0 points at the second band of the Library, which is that of fear.
    const s = scene(closed({ next: ['stop-0', 'rage', 'rage', 'greed'] }))
    expect(s.happened('shamblerPlaced')).toEqual([{ town: 'library', colour: 'fear', wanted: 'fear' }])
  })
})
