import { attempted } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { GreatOldOne } from '../../cards/great-old-ones.ts'
import type { Colour } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import type { Options } from '../../position.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { drawn, mat, phaseTwo, plain, tale, trySeal } from './acting.ts'

const fiveSealed: NonNullable<Setting['portals']> = {
  fear: { left: 'fear', right: 'chaos' },
  rage: { left: 'rage', right: 'rage' },
  greed: { left: 'greed' },
}
const lastSpace = { colour: 'greed', side: 'right' } as const
const sealer: Setting = {
  ...phaseTwo,
  composure: { p1: { greed: 1 } },
  translated: { p1: ['page-21', 'page-22', 'page-23'] },
}

describe('victory', () => {
  test('[TE-521] with the sixth portal space', () => {
    const s = trySeal({ ...sealer, portals: fiveSealed }, lastSpace, 1, 1, 1)
    expect(s.position.outcome).toEqual({ how: 'sealed', winners: ['p1', 'p2'] })
    expect(s.engine.decision).toBeNull()
  })

  test('[TE-521] not with the fifth', () => {
    const s = trySeal({ ...sealer, portals: { ...fiveSealed, rage: { left: 'rage' } } }, lastSpace, 1, 1, 1)
    expect(s.table.portals.greed).toEqual({ left: 'greed', right: 'greed' })
    expect(s.outcome).toBeUndefined()
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[TE-521] not when the roll fails', () => {
    expect(trySeal({ ...sealer, portals: fiveSealed }, lastSpace, 1, 1, 0).outcome).toBeUndefined()
  })

  test('[TE-521] immediately: nothing further is resolved', () => {
    const s = trySeal({ ...sealer, portals: fiveSealed, mat: { greed: 4 } }, lastSpace, 1, 1, 1)
    expect(mat(s)).toEqual([0, 0, 4])
    expect(s.happened('portalClosed')).toEqual([])
    expect(s.happened('turnEnded')).toEqual([])
  })

  test.each([
    ['solo', ['p1']],
    ['standard-3', ['p1', 'p2', 'p3']],
    ['trio-assistant', ['p1', 'p2', 'p3']],
  ] as [Options['variant'], string[]][])('[TE-521] %s: all players win together', (variant, winners) => {
    const s = trySeal(
      { ...sealer, sheets: {}, options: { variant }, active: 'p1', portals: fiveSealed },
      lastSpace,
      1,
      1,
      1,
    )
    expect(s.position.outcome).toEqual({ how: 'sealed', winners })
  })
})

describe('defeat by strength', () => {
  /** p1 walks among shamblers, and the first draw curses the energy track. */
  function rise(greatOldOne: GreatOldOne, phase: number, strength: number): Scene {
    const s = scene({
      ...plain,
      sheets: { p1: 'historian' },
      options: { greatOldOne },
      greatOldOne: { phase, strength, energy: 2 },
      towns: { church: { shamblers: ['fear', 'rage'] } },
    })
    return s.next('eldritch', 'greed').choose('move', { to: 'church' })
  }

  test.each([
    ['nyarlathotep', 1, 8],
    ['nyarlathotep', 2, 7],
    ['yog-sothoth', 1, 8],
    ['yog-sothoth', 2, 5],
    ['yig', 1, 8],
    ['yig', 2, 6],
    ['cthulhu', 1, 6],
    ['cthulhu', 2, 4],
  ] as const)('[TE-522] %s, phase %i: on space %i', (greatOldOne, phase, last) => {
    const s = rise(greatOldOne, phase, last - 1)
    expect(s.table.greatOldOne.strength).toBe(last)
    expect(s.position.outcome).toEqual({ how: 'strength', winners: [] })
    const before = rise(greatOldOne, phase, last - 2)
    expect(before.table.greatOldOne.strength).toBe(last - 1)
    expect(before.outcome).toBeUndefined()
  })

  test('[TE-522] at once: the second tentacle is not drawn', () => {
    const s = rise('nyarlathotep', 1, 7)
    expect(drawn(s)).toEqual(['eldritch'])
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-522] in the spin as well: no shambler is placed any more', () => {
    const s = scene({
      ...plain,
      from: 'turn',
      greatOldOne: { strength: 7, energy: 2 },
      next: ['stop-0', 'eldritch'],
    })
    expect(s.outcome).toBe('strength')
    expect(tale(s, 'tentacleDrawn', 'shamblerPlaced')).toEqual(['tentacleDrawn'])
  })
})

describe('defeat by shamblers', () => {
  const three = (...shamblers: Colour[]): { shamblers: Colour[] } => ({ shamblers })
  /** Fourteen stand in town; one of fear is left, and the Library has one free space. */
  const fourteen: NonNullable<Setting['towns']> = {
    lighthouse: three('fear', 'rage', 'greed'),
    church: three('fear', 'rage', 'greed'),
    library: three('rage', 'greed'),
    asylum: three('fear', 'rage', 'greed'),
    tavern: three('fear', 'rage', 'greed'),
  }
  // The tail of stop 0 points at the band of fear of the Library.
  const spin: Setting = { ...plain, from: 'turn', next: ['stop-0', 'fear', 'fear'] }

  test('[TE-523] when all 15 stand in town', () => {
    const s = scene({ ...spin, towns: fourteen })
    expect(s.table.mat.shamblers).toEqual({ fear: 0, rage: 0, greed: 0 })
    expect(s.position.outcome).toEqual({ how: 'shamblers', winners: [] })
  })

  test('[TE-523] 14 do not lose', () => {
    const s = scene({ ...spin, towns: { ...fourteen, library: three('rage') } })
    expect(s.table.mat.shamblers).toEqual({ fear: 0, rage: 0, greed: 1 })
    expect(s.outcome).toBeUndefined()
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[TE-523] at once: the Great Old One does not move any more', () => {
    const s = scene({ ...spin, towns: fourteen, greatOldOne: { at: 'asylum' } })
    expect(s.outcome).toBe('shamblers')
    expect(s.table.greatOldOne.at).toBe('asylum')
  })

  test('[TE-523] also by the power of Nyarlathotep', () => {
    // Stop 9 shows the power of fear, which reaches the Library.
    const s = scene({ ...spin, towns: fourteen, next: ['stop-9'] })
    expect(s.outcome).toBe('shamblers')
    expect(drawn(s)).toEqual([])
  })
})

describe('defeat by delirium', () => {
  function enter(brain: number, next: string[], setting: Setting = {}): Scene {
    const church: Town = 'church'
    const s = scene({
      ...plain,
      sheets: { p1: 'historian' },
      composure: { p1: { rage: 2 } },
      brain: { p1: brain },
      towns: { [church]: { shamblers: next.map(() => 'fear' as const) } },
      ...setting,
    })
    return s.next(...next).choose('move', { to: church })
  }

  test('[TE-524] when a brain reaches the top space', () => {
    const s = enter(5, ['rage'])
    expect(s.character('p1').brain).toBe(6)
    expect(s.position.outcome).toEqual({ how: 'insane', winners: [] })
    const before = enter(4, ['rage'])
    expect(before.character('p1').brain).toBe(5)
    expect(before.outcome).toBeUndefined()
  })

  test('[TE-524] a curse of the chaos track does not do it', () => {
    const s = enter(5, ['chaos'], { bag: { chaos: 1 }, composure: { p1: { chaos: 2 } } })
    expect(s.outcome).toBeUndefined()
  })

  test('[TE-524] at once: the second tentacle is not drawn', () => {
    expect(drawn(enter(5, ['rage', 'fear']))).toEqual(['rage'])
  })

  test('[TE-524] any character, an assistant included, in the turn of another', () => {
    const s = scene({
      options: { variant: 'solo', greatOldOne: 'cthulhu' },
      active: 'p1',
      from: 'turn',
      at: { p1: 'lighthouse', a1: 'asylum' },
      brain: { a1: 5 },
      composure: { a1: { fear: 2 } },
      mat: { fear: 1 },
      next: ['stop-9'],
    })
    expect(s.character('a1').brain).toBe(6)
    expect(s.position.outcome).toEqual({ how: 'insane', winners: [] })
  })

  test('[TE-524] [TE-008] after that nothing can be chosen', () => {
    const s = enter(5, ['rage'])
    expect(s.engine.decision).toBeNull()
    expect(attempted(s.engine, { seat: 'p1', option: 'endTurn' })).toMatchObject({
      refused: { code: 'game-over' },
    })
    expect(s.refusal('endTurn', {})).toBe('TE-008')
  })
})
