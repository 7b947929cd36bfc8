import { describe, expect, test } from 'vitest'
import type { Colour } from '../../content/tentacles.ts'
import type { Setting } from '../scene.ts'
import { T, shamblersIn, spun } from './reading.ts'

/** Shamblers of the towns of the ring, T0 to T4. */
function crowd(...towns: Colour[][]): NonNullable<Setting['towns']> {
  return Object.fromEntries(towns.map((shamblers, i) => [T[i]!, { shamblers }]))
}
const [f, r, g] = ['fear', 'rage', 'greed'] as const

describe('1-C: a shambler', () => {
  test.each([
    [0, T[2], f],
    [1, T[2], r],
    [29, T[2], f],
    [28, T[2], g],
    [18, T[0], r],
    [15, T[0], f],
    [21, T[1], r],
    [26, T[1], f],
  ] as const)('[TE-181] stop %i: in %s, the colour of its band', (stop, town, colour) => {
    const s = spun(stop, stop === 26 ? ['fear', 'greed', 'fear'] : ['fear', 'greed'], {
      options: { greatOldOne: 'yig' },
    })
    expect(s.happened('shamblerPlaced')).toEqual([{ town, colour, wanted: colour }])
    expect(shamblersIn(s, town)).toEqual([colour])
    expect(s.table.mat.shamblers).toEqual({ fear: 5, rage: 5, greed: 5, [colour]: 4 })
  })

  test('[TE-181] the lowest free space: above those who are there', () => {
    const s = spun(1, ['fear', 'fear'], { towns: crowd([], [], [g]) })
    expect(shamblersIn(s, T[2])).toEqual([g, r])
  })

  test('[TE-182] on a full track: the curse', () => {
    const s = spun(1, ['fear', 'fear'], { towns: crowd([], [], [g, f, f]) })
    expect(shamblersIn(s, T[2])).toEqual([])
    expect(s.table.mat.shamblers).toEqual({ fear: 5, rage: 5, greed: 5 })
    expect(s.table.discard.eldritch).toBe(1)
    expect(s.table.supply.eldritch).toBe(4)
  })

  test('[TE-183] the next colour of the cycle replaces a missing one', () => {
    // Tail of stop 0: fear at T2. All five fear shamblers are in town.
    const fear = spun(0, ['fear', 'fear'], { towns: crowd([f, f, f], [f, f]) })
    expect(fear.happened('shamblerPlaced')).toEqual([{ town: T[2], colour: r, wanted: f }])
    const rage = spun(1, ['fear', 'fear'], { towns: crowd([r, r, r], [r, r]) })
    expect(rage.happened('shamblerPlaced')).toEqual([{ town: T[2], colour: g, wanted: r }])
    const greed = spun(28, ['fear', 'fear'], {
      options: { greatOldOne: 'yig' },
      towns: crowd([g, g, g], [g, g]),
    })
    expect(greed.happened('shamblerPlaced')).toEqual([{ town: T[2], colour: f, wanted: g }])
  })

  test('[TE-183] and the one after that, if both are missing', () => {
    const s = spun(0, ['fear', 'fear'], { towns: crowd([f, f, f], [f, f, r], [], [r, r, r], [r, g]) })
    expect(s.happened('shamblerPlaced')).toEqual([{ town: T[2], colour: g, wanted: f }])
    expect(s.outcome).toBeUndefined()
  })

  test('[TE-R19] the same holds for Nyarlathotep’s power', () => {
    // Range T1 to T3; all fear shamblers are at T0 and T4.
    const s = spun(9, ['rage', 'rage'], { towns: crowd([f, f, f], [], [], [], [f, f]) })
    expect(s.happened('shamblerPlaced').slice(0, 3)).toEqual([
      { town: T[2], colour: r, wanted: f },
      { town: T[3], colour: r, wanted: f },
      { town: T[1], colour: r, wanted: f },
    ])
  })

  const fourteen = crowd([f, f, f], [f, f, r], [g, g], [r, r, r], [g, g, g])

  test('[TE-184] the fifteenth shambler in town is the end', () => {
    const s = spun(1, ['fear', 'fear'], { towns: fourteen })
    expect(s.outcome).toBe('shamblers')
    expect(s.position.outcome!.winners).toEqual([])
    expect(shamblersIn(s, T[2])).toEqual([g, g, r])
    expect(s.happened('greatOldOneMoved')).toEqual([])
  })

  test('[TE-184] the fourteenth is not', () => {
    const s = spun(1, ['fear', 'fear'], {
      towns: crowd([f, f, f], [f, f, r], [g], [r, r, r], [g, g, g]),
    })
    expect(s.outcome).toBeUndefined()
    expect(s.table.mat.shamblers).toEqual({ fear: 0, rage: 0, greed: 1 })
  })

  test('[TE-R22] the last shambler on a full track is no loss: four go back to the mat', () => {
    const s = spun(1, ['fear', 'fear'], { towns: crowd([f, f, f], [f, f], [g, g, g], [r, r, r], [r, g, g]) })
    expect(s.outcome).toBeUndefined()
    expect(shamblersIn(s, T[2])).toEqual([])
    expect(s.table.mat.shamblers).toEqual({ fear: 0, rage: 1, greed: 3 })
  })
})

describe('1-D: the Great Old One', () => {
  test.each([
    [1, T[2]],
    [3, T[3]],
    [13, T[4]],
    [16, T[0]],
    [22, T[1]],
  ] as const)('[TE-201] stop %i: it goes to %s, the town of the tail', (stop, town) => {
    const draws = [3, 13].includes(stop) ? ['fear', 'fear', 'rage'] : ['fear', 'fear']
    const s = spun(stop, draws, { greatOldOne: { at: T[2] } })
    expect(s.table.greatOldOne.at).toBe(town)
    expect(s.happened('greatOldOneMoved')).toEqual(town === T[2] ? [] : [{ from: T[2], to: town }])
  })

  test('[TE-R20] also where the shambler was swept away at once', () => {
    const s = spun(1, ['fear', 'fear'], { greatOldOne: { at: T[4] }, towns: crowd([], [], [g, f, f]) })
    expect(shamblersIn(s, T[2])).toEqual([])
    expect(s.table.greatOldOne.at).toBe(T[2])
  })

  test('[TE-202] its arrival draws nothing, hurts nobody and turns no page', () => {
    const s = spun(1, ['fear', 'fear'], {
      greatOldOne: { at: T[4] },
      at: { p1: T[2], p2: T[2] },
      composure: { p1: { fear: 1 }, p2: { rage: 2 } },
      down: [T[2]],
      towns: crowd([], [], [f, f]),
    })
    expect(s.table.greatOldOne.at).toBe(T[2])
    expect(s.table.pages[T[2]]!.up).toBe(false)
    expect(s.happened('pageTurned')).toEqual([])
    expect(s.happened('tentacleDrawn')).toHaveLength(2)
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    expect(s.sheet('p2')).toEqual([0, 2, 0, 0])
    expect([s.character('p1').brain, s.character('p2').brain]).toEqual([0, 0])
  })
})
