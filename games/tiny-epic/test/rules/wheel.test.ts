import { describe, expect, test } from 'vitest'
import { readingAt, stops, symbols } from '../../content/wheel.ts'
import type { Options } from '../../position.ts'
import { scene } from '../scene.ts'
import { T, begin, happenedIn, offers, onMat, shamblersIn, spun } from './reading.ts'

describe('the spin', () => {
  test('[TE-121] every spin counts: one for each turn, never repeated', () => {
    const s = scene({ from: 'turn', next: ['stop-1', 'fear', 'fear', 'stop-29'] })
    expect(s.happened('spun')).toEqual([
      { who: 'p1', stop: 1, symbol: 'soothe', front: T[0], tail: T[2], colour: 'rage' },
    ])
    expect(s.position.chance.next).toEqual(['stop-29'])
  })

  test('[TE-121] [TE-R05] thirty stops, each about as often as any other', () => {
    expect(stops).toHaveLength(30)
    const times = Array.from({ length: 30 }, () => 0)
    for (let seed = 0; seed < 1200; seed++)
      times[happenedIn(begin({ variant: 'standard-2' }, seed).events, 'spun')[0]!.stop]!++
    // 40 on average, with a deviation of about 6.
    expect(Math.min(...times)).toBeGreaterThan(18)
    expect(Math.max(...times)).toBeLessThan(64)
  })

  test('[TE-122] [TE-R05] front and tail are opposite ends of one pointer', () => {
    for (let stop = 0; stop < 30; stop++) {
      const { front, tail } = readingAt(stop)
      // What the tail shows is the town that would be the front's, were the pointer turned round.
      expect(tail).toBe(readingAt((stop + 15) % 30).front)
      expect([2, 3]).toContain((tail - front + 5) % 5)
    }
  })

  test('[TE-122] the turn reads both ends of the same stop', () => {
    const s = spun(29, ['fear', 'fear'])
    expect(s.happened('madnessCameTo').map(({ town }) => town)).toEqual([T[4], T[4]])
    expect(s.happened('shamblerPlaced').at(-1)).toEqual({ town: T[2], colour: 'fear', wanted: 'fear' })
    expect(s.table.greatOldOne.at).toBe(T[2])
  })

  test('[TE-123] [TE-R05] a stop on a dividing line belongs to what lies clockwise of it', () => {
    expect([2, 3].map((stop) => readingAt(stop).symbol)).toEqual(['soothe', 'plus-one'])
    expect([5, 6].map((stop) => readingAt(stop).front)).toEqual([0, 1])
    expect([2, 3].map((stop) => readingAt(stop).tail)).toEqual([2, 3])
    expect([29, 0].map((stop) => readingAt(stop).front)).toEqual([4, 0])
    expect([0, 1].map((stop) => readingAt(stop).band)).toEqual([1, 2])
  })
})

describe('1-A: the front symbol', () => {
  test('[TE-141] soothe: one tentacle of the chosen colour from the shambler mat to the discard mat', () => {
    const s = spun(0, ['fear', 'fear'], { mat: { fear: 2, rage: 3, greed: 1 } })
    expect(s.asked).toEqual({ step: 'sootheWhich', seat: 'p1' })
    s.choose('soothe', { colour: 'rage' })
    expect(onMat(s)).toEqual([2, 2, 1])
    expect(s.table.discard).toMatchObject({ fear: 0, rage: 1, greed: 0 })
  })

  test('[TE-141] [TE-R18] the active player chooses among the colours that are there, and cannot decline', () => {
    const s = spun(0, [], { active: 'p2', mat: { fear: 1, greed: 1 } })
    expect(s.asked).toEqual({ step: 'sootheWhich', seat: 'p2' })
    expect(offers(s)).toEqual(['soothe:colour=fear', 'soothe:colour=greed'])
    expect(s.refusal('soothe', { colour: 'rage' })).toBe('TE-145')
  })

  test.each([6, 7, 8, 21, 22, 23])(
    '[TE-142] chaos (stop %i): one from the supply to the discard mat',
    (stop) => {
      const s = spun(stop, ['fear', 'fear'])
      expect(s.table.supply.chaos).toBe(6)
      expect(s.table.discard.chaos).toBe(1)
      expect(s.happened('chaosStirred')).toHaveLength(1)
    },
  )

  test.each([
    [9, 'fear'],
    [18, 'rage'],
    [27, 'greed'],
  ] as const)('[TE-143] power (stop %i): the power of %s', (stop, colour) => {
    const s = spun(stop, ['rage', 'fear'])
    expect(s.happened('powerUnleashed')).toEqual([{ colour, why: 'wheel' }])
    for (const town of [T[1], T[2], T[3]]) expect(shamblersIn(s, town)[0]).toBe(colour)
  })

  test('[TE-143] a closed portal blocks it', () => {
    const s = spun(18, ['rage', 'fear', 'fear'], {
      greatOldOne: { phase: 2 },
      portals: { rage: { left: 'rage', right: 'chaos' } },
    })
    expect(s.happened('powerBlocked')).toEqual([{ colour: 'rage', why: 'wheel' }])
    expect(s.happened('powerUnleashed')).toEqual([])
    expect(s.happened('shamblerPlaced')).toHaveLength(1)
  })

  test('[TE-143] one sealed space does not', () => {
    const s = spun(18, ['rage', 'fear', 'fear'], {
      greatOldOne: { phase: 2 },
      portals: { rage: { left: 'rage' } },
    })
    expect(s.happened('powerUnleashed')).toEqual([{ colour: 'rage', why: 'wheel' }])
  })

  test.each([3, 12, 26])('[TE-144] plus one (stop %i): one tentacle more in 1-B of this turn', (stop) => {
    const s = spun(stop, ['fear', 'rage', 'greed'])
    expect(s.happened('drawsSet')).toEqual([{ draws: 3 }])
    expect(s.happened('tentacleDrawn')).toHaveLength(3)
  })

  test('[TE-144] the next turn draws the usual number', () => {
    const s = spun(3, ['fear', 'rage', 'greed'])
    s.next('stop-1', 'fear', 'rage').choose('endTurn', {})
    expect(s.happened('drawsSet')).toEqual([{ draws: 2 }])
  })

  test('[TE-145] a soothe with nothing on the mat, chaos with nothing in the supply: no effect', () => {
    const soothe = spun(1, ['fear', 'fear'], { discard: { rage: 2 } })
    expect(soothe.happened('symbolHadNoEffect')).toEqual([{ symbol: 'soothe' }])
    expect(soothe.table.discard.rage).toBe(2)
    const chaos = spun(7, ['fear', 'fear'], { discard: { chaos: 7 } })
    expect(chaos.happened('symbolHadNoEffect')).toEqual([{ symbol: 'chaos' }])
    expect(chaos.table.discard.chaos).toBe(7)
    const last = spun(7, ['fear', 'fear'], { discard: { chaos: 6 } })
    expect(last.happened('symbolHadNoEffect')).toEqual([])
    expect(last.table.discard.chaos).toBe(7)
  })

  test('[TE-R02] the symbols are soothe, chaos, plus one and the three powers', () => {
    expect([...symbols].toSorted()).toEqual([
      'chaos',
      'plus-one',
      'power-fear',
      'power-greed',
      'power-rage',
      'soothe',
    ])
  })
})

describe('1-A: who chooses for an assistant', () => {
  const mat = { fear: 1, rage: 2, greed: 2 }

  test.each([
    ['solo', 'a1', 'p1'],
    ['solo-two-assistants', 'a2', 'p1'],
    ['duo-assistants', 'a1', 'p1'],
    ['duo-assistants', 'a2', 'p2'],
  ] as const)('[TE-R59] %s: when %s soothes, %s chooses', (variant, active, seat) => {
    const s = spun(0, [], { options: { variant }, active, mat })
    expect(s.asked).toEqual({ step: 'sootheWhich', seat })
  })

  test.each(['p1', 'p2', 'p3'] as const)(
    '[TE-R59] three players: the one whose turn comes next, %s',
    (first) => {
      const options: Partial<Options> = { variant: 'trio-assistant', first }
      expect(spun(0, [], { options, active: 'a1', mat }).asked).toEqual({ step: 'sootheWhich', seat: first })
    },
  )

  test('[TE-R59] without players a fixed rule chooses', () => {
    const s = scene({
      options: { variant: 'zero' },
      active: 'a1',
      from: 'turn',
      mat,
      next: ['stop-0', 'fear'],
    })
    s.choose('goOn', {})
    expect(s.happened('soothed')).toEqual([{ colour: 'rage' }])
  })
})
