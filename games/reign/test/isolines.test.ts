import { describe, expect, test } from 'vitest'
import { bell, isoline, relief } from '../board/map/isolines.ts'

const map = { width: 400, height: 300 }

function pointsOf(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/[MQ ](-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

describe('lines of equal height', () => {
  test('around a hill they are closed and lie where the hill is as high', () => {
    const hill = bell({ x: 200, y: 150 }, 60)
    const line = isoline(relief(hill, map, 10), 0.5)
    expect(line.match(/[MZ]/g)).toEqual(['M', 'Z'])
    for (const { x, y } of pointsOf(line)) expect(hill(x, y)).toBeCloseTo(0.5, 1)
  })

  test('a hill at the edge of the map is cut off there', () => {
    const line = isoline(relief(bell({ x: 0, y: 150 }, 60), map, 10), 0.5)
    expect(line.match(/[MZ]/g)).toEqual(['M', 'Z'])
    expect(Math.min(...pointsOf(line).map(({ x }) => x))).toBeLessThanOrEqual(0)
  })

  test('two hills have two lines', () => {
    const hills = (x: number, y: number): number =>
      bell({ x: 100, y: 150 }, 30)(x, y) + bell({ x: 300, y: 150 }, 30)(x, y)
    expect(isoline(relief(hills, map, 10), 0.5).match(/Z/g)).toHaveLength(2)
  })

  test('however many lines are drawn, heights are computed once', () => {
    let asked = 0
    const land = relief((x, y) => (asked++, bell({ x: 200, y: 150 }, 60)(x, y)), map, 10)
    for (const level of [0.2, 0.4, 0.6, 0.8]) isoline(land, level)
    expect(asked).toBe(41 * 31)
  })
})
