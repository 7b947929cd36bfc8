import { describe, expect, test } from 'vitest'
import { coverScale, fitScale, wayInto, within, zoomed } from '../camera.ts'

const phone = { width: 400, height: 800 }
const map = { width: 1000, height: 500 }

describe('a window onto a drawing', () => {
  test('shows the whole of it, or is full of it', () => {
    expect(fitScale(phone, map)).toBe(0.4)
    expect(coverScale(phone, map)).toBe(1.6)
  })

  test('has the drawing in the middle where it is smaller, and no gap where it is larger', () => {
    expect(within(phone, map, { x: -50, y: 33, scale: 0.4 })).toEqual({ x: 0, y: 300, scale: 0.4 })
    expect(within(phone, map, { x: 20, y: 0, scale: 1.6 })).toEqual({ x: 0, y: 0, scale: 1.6 })
    expect(within(phone, map, { x: -5000, y: 0, scale: 1.6 }).x).toBe(400 - 1600)
  })

  test('has a smaller drawing clear of what covers the window from below, as far as there is room', () => {
    const centred = within(phone, map, { x: 0, y: 0, scale: 0.4 })
    expect(centred.y).toBe(300)
    const half = within(phone, map, centred, 500)
    expect(half.y).toBe(100)
    expect(within(phone, map, centred, 700).y).toBe(0)
    expect(within(phone, map, half, 100).y, 'it does not jump back').toBe(100)
    expect(within(phone, map, { x: 0, y: -400, scale: 0.4 }, 500).y, 'moved up for a scene').toBe(-200)
  })

  test('zooms around a point that stays where it is', () => {
    const before = { x: -100, y: -40, scale: 1 }
    const after = zoomed(before, 2, { x: 60, y: 80 })
    const onDrawing = ({ x, y, scale }: typeof before) => [(60 - x) / scale, (80 - y) / scale]
    expect(onDrawing(after)).toEqual(onDrawing(before))
  })
})

describe('what is brought into view', () => {
  test('stays if it is far enough from the edges', () => expect(wayInto(400, 120, 280, 0.3)).toBe(0))

  test('moves no farther than it must', () => {
    expect(wayInto(400, -50, 10, 0.25)).toBe(150)
    expect(wayInto(400, 350, 390, 0.25)).toBe(-90)
    expect(wayInto(400, 350, 390, 0)).toBe(0)
  })

  test('goes to the middle if it is too long, and stays there', () => {
    const way = wayInto(400, 300, 600, 0.3)
    expect([300 + way, 600 + way]).toEqual([50, 350])
    expect(wayInto(400, 50, 350, 0.3)).toBe(0)
  })
})
