import { describe, expect, test } from 'vitest'
import type { Setting } from '../scene.ts'
import { scene } from '../scene.ts'
import { T, begin, happenedIn, inOrder, inTown, spun, wander } from './reading.ts'

/** No madness in the bag; it lies on the discard mat. */
const noMadness = { madnessInBag: { fear: 0, rage: 0, greed: 0 } } satisfies Setting

describe('1-B: how many', () => {
  test.each([
    ['nyarlathotep', 1, [2, 2, 3, 3, 3, 4, 4, 5]],
    ['nyarlathotep', 2, [3, 3, 3, 4, 4, 4, 5]],
    ['cthulhu', 1, [2, 3, 3, 4, 4, 5]],
    ['cthulhu', 2, [3, 4, 4, 5]],
  ] as const)(
    '[TE-161] %s, phase %i: the number to the right of the marker',
    (greatOldOne, phase, numbers) => {
      const drawn = numbers.map((_, strength) => {
        const s = scene({
          options: { greatOldOne },
          greatOldOne: { phase, strength },
          from: 'turn',
          next: ['stop-1', 'fear', 'rage', 'greed', 'fear', 'rage'],
        })
        expect(s.happened('drawsSet')).toEqual([{ draws: s.happened('tentacleDrawn').length }])
        return s.happened('tentacleDrawn').length
      })
      expect(drawn).toEqual(numbers)
    },
  )

  test('[TE-161] one more with plus one', () => {
    const s = spun(4, ['fear', 'fear', 'rage', 'rage', 'greed', 'greed'], { greatOldOne: { strength: 7 } })
    expect(s.happened('tentacleDrawn')).toHaveLength(6)
  })

  test('[TE-161] [TE-R13] tentacles of any kind are counted', () => {
    const s = spun(1, ['chaos', 'eldritch'], { bag: { chaos: 1 } })
    expect(s.happened('tentacleDrawn').map(({ kind }) => kind)).toEqual(['chaos', 'eldritch'])
    expect(inTown(s, T[0])).toEqual([0, 0, 0])
  })

  test('[TE-R15] plus one does not count for draws on arrival', () => {
    const s = spun(4, ['fear', 'rage', 'greed'], { towns: { church: { shamblers: ['fear'] } } })
    s.next('fear', 'rage').choose('move', { to: T[1] })
    expect(s.happened('tentacleDrawn')).toEqual([{ kind: 'fear', why: 'arrival' }])
    expect(s.position.chance.next).toEqual(['rage'])
  })
})

describe('1-B: each tentacle', () => {
  test('[TE-162] one is drawn and resolved, then the next', () => {
    const s = spun(4, ['fear', 'eldritch', 'chaos'], { bag: { chaos: 1 } })
    const steps = ['tentacleDrawn', 'madnessCameTo', 'energyRose', 'tentacleTaken'] as const
    expect(inOrder(s, ...steps)).toEqual([
      'tentacleDrawn',
      'madnessCameTo',
      'tentacleDrawn',
      'energyRose',
      'tentacleDrawn',
      'tentacleTaken',
    ])
  })

  test('[TE-162] they are drawn at random, each as likely as any other in the bag', () => {
    const drawn = { fear: 0, rage: 0, greed: 0, chaos: 0, eldritch: 0 }
    for (let seed = 0; seed < 400; seed++) {
      const { events } = begin({}, seed, ['stop-0', 'stop-0', 'stop-12', 'stop-0', 'stop-0', 'stop-3'])
      drawn[happenedIn(events, 'tentacleDrawn')[0]!.kind]++
    }
    // 17 madness tentacles and 3 eldritch ones: 60 of 400 are eldritch on average.
    expect(drawn.chaos).toBe(0)
    expect(drawn.eldritch).toBeGreaterThan(30)
    expect(drawn.eldritch).toBeLessThan(95)
    for (const colour of ['fear', 'rage', 'greed'] as const) expect(drawn[colour]).toBeGreaterThan(75)
  })

  test('[TE-163] if the bag runs out, the remaining draws are lost and the turn goes on', () => {
    const s = spun(1, ['fear'], { madnessInBag: { fear: 1, rage: 0, greed: 0 }, bag: { eldritch: 0 } })
    expect(s.happened('drawsSet')).toEqual([{ draws: 2 }])
    expect(s.happened('tentacleDrawn')).toHaveLength(1)
    expect(s.happened('bagWasEmpty')).toHaveLength(1)
    expect(s.happened('shamblerPlaced')).toHaveLength(1)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[TE-163] the last tentacle of the bag is still drawn', () => {
    const s = spun(1, ['fear', 'rage'], {
      madnessInBag: { fear: 1, rage: 1, greed: 0 },
      bag: { eldritch: 0 },
    })
    expect(s.happened('tentacleDrawn')).toHaveLength(2)
    expect(s.happened('bagWasEmpty')).toEqual([])
  })

  test('[TE-R67] with three eldritch tentacles in bag and energy track the bag never runs dry', () => {
    // The worst case: one eldritch tentacle in the bag, the energy track full, nothing discarded but what fills it again.
    const s = spun(4, ['eldritch', 'eldritch', 'eldritch'], {
      ...noMadness,
      bag: { eldritch: 1 },
      greatOldOne: { energy: 2 },
    })
    expect(s.happened('bagWasEmpty')).toEqual([])
    expect(s.happened('energyCursed')).toHaveLength(1)
  })

  test('[TE-R67] in real games the bag is never empty between choices', () => {
    for (const variant of ['solo', 'standard-4', 'zero'] as const)
      wander(begin({ variant }, 11), 2, ({ bag, greatOldOne }) => {
        expect(bag.eldritch + greatOldOne.energy).toBeGreaterThanOrEqual(3)
        expect(Object.values(bag).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
      })
  })

  test('[TE-164] eldritch: on the energy track, nowhere else', () => {
    const s = spun(1, ['eldritch', 'fear'])
    expect(s.table.greatOldOne).toMatchObject({ energy: 1, strength: 0 })
    expect(s.table.towns[T[0]]!.eldritch).toBe(3)
    expect(s.table.bag.eldritch).toBe(2)
  })

  test('[TE-164] on a full energy track: the curse', () => {
    const s = spun(1, ['eldritch', 'eldritch'], { greatOldOne: { energy: 2 } })
    expect(s.happened('strengthRose')).toEqual([{ to: 1 }])
    // The second one goes on the emptied track.
    expect(s.table.greatOldOne).toMatchObject({ energy: 1, strength: 1 })
  })

  test('[TE-165] chaos: on the track of the active character', () => {
    const s = spun(1, ['chaos', 'chaos'], { active: 'p2', bag: { chaos: 2 }, at: { p2: T[4] } })
    expect(s.sheet('p2')).toEqual([0, 0, 0, 2])
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-165] on a full chaos track: the curse', () => {
    const s = spun(1, ['chaos', 'chaos'], { bag: { chaos: 2 }, composure: { p1: { chaos: 2 } } })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 1])
    expect(s.happened('composureCursed')).toEqual([{ who: 'p1', kind: 'chaos', count: 3 }])
  })

  test('[TE-166] madness: on its track in the town of the front, not on a sheet', () => {
    const s = spun(24, ['fear', 'rage', 'rage'], { at: { p1: T[4] } })
    expect(inTown(s, T[4])).toEqual([1, 2, 0])
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    for (const town of T.slice(0, 4)) expect(inTown(s, town)).toEqual([0, 0, 0])
  })

  test('[TE-166] on a full town track: the curse', () => {
    const s = spun(12, ['rage', 'fear', 'fear'], { towns: { library: { madness: { rage: 2 } } } })
    expect(s.happened('townCursed')).toEqual([{ town: T[2], colour: 'rage', count: 3 }])
  })

  test('[TE-167] [TE-R14] a rise of strength does not change the number of this turn', () => {
    // S1 to S2: the number on the right of the marker goes from 2 to 3.
    const s = spun(1, ['eldritch', 'fear'], { greatOldOne: { energy: 2, strength: 1 } })
    expect(s.table.greatOldOne.strength).toBe(2)
    expect(s.happened('tentacleDrawn')).toHaveLength(2)
    s.next('stop-1', 'fear', 'fear', 'rage').choose('endTurn', {})
    expect(s.happened('tentacleDrawn')).toHaveLength(3)
  })

  test('[TE-167] [TE-R14] drawing goes on from the refilled bag', () => {
    const s = spun(1, ['eldritch', 'rage'], {
      ...noMadness,
      bag: { eldritch: 1 },
      greatOldOne: { energy: 2 },
    })
    expect(s.happened('tentacleDrawn').map(({ kind }) => kind)).toEqual(['eldritch', 'rage'])
    expect(inTown(s, T[0])).toEqual([0, 1, 0])
  })
})
