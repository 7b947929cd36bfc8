import { describe, expect, test } from 'vitest'
import {
  type Box,
  angleOfStop,
  angleOfTown,
  boardSize,
  cards,
  figures,
  floorOf,
  lairOf,
  pawnSpots,
  plate,
  polar,
  wheel,
} from '../board/layout.ts'
import { townsInRing } from '../cards/towns.ts'
import { readingAt, stops } from '../content/wheel.ts'

const places = Array.from({ length: townsInRing }, (_, place) => place)

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
function inside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

const rim = wheel.rim + 8
const wheelBox: Box = { x: wheel.x - rim, y: wheel.y - rim, width: 2 * rim, height: 2 * rim }

describe('the board', () => {
  test('holds five cards, the wheel and its plate, and none lies on another', () => {
    const all = [...cards, wheelBox, plate]
    expect(cards).toHaveLength(townsInRing)
    for (const [i, box] of all.entries()) {
      expect(inside(box, { x: 0, y: 0, ...boardSize })).toBe(true)
      for (const other of all.slice(i + 1)) expect(overlap(box, other)).toBe(false)
    }
  })

  test('the ring goes clockwise from the top [TE-003]', () => {
    const angles = cards.map(({ x, y, width, height }) => {
      const angle = Math.atan2(x + width / 2 - wheel.x, wheel.y - (y + height / 2))
      return (angle + 2 * Math.PI) % (2 * Math.PI)
    })
    expect(angles[0]).toBeCloseTo(0)
    expect(angles).toEqual(angles.toSorted((a, b) => a - b))
  })

  test('whoever stands in a town has room, the Great Old One beside them or not', () => {
    for (const place of places)
      for (const beside of [false, true])
        for (const count of [1, 2, 3, 4]) {
          const floor = floorOf(place)
          const spots = pawnSpots(place, count, beside)
          expect(spots).toHaveLength(count)
          const tall = spots[0]!.width === figures.pawn.width ? figures.pawn.height : figures.smallPawn.height
          const boxes = spots.map(({ x, y, width }) => ({
            x: x - width / 2,
            y: y - tall / 2,
            width,
            height: tall,
          }))
          const lair = lairOf(place)
          for (const [i, box] of boxes.entries()) {
            expect(inside(box, floor)).toBe(true)
            expect(inside(floor, cards[place]!)).toBe(true)
            for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false)
            const end = beside ? lair.x - lair.size / 2 : floor.x + floor.width
            expect(box.x + box.width).toBeLessThanOrEqual(end)
          }
        }
  })
})

describe('the pointer [TE-122]', () => {
  /** The town in whose part of the rim an angle lies. */
  function townAt(angle: number): number {
    return places.find((place) => {
      const from = (((angle - angleOfTown(place)) % 360) + 360) % 360
      return from < 72
    })!
  }

  test('its front is drawn where it is read, and its tail opposite', () => {
    for (const stop of stops.keys()) {
      const { front, tail, band } = readingAt(stop)
      expect(townAt(angleOfStop(stop))).toBe(front)
      const opposite = angleOfStop(stop) + 180
      expect(townAt(opposite)).toBe(tail)
      const along = (((opposite - angleOfTown(tail)) % 360) + 360) % 360
      expect(Math.floor(along / 24)).toBe(band)
    }
  })

  test('0 degrees are up, then clockwise', () => {
    expect(polar(0, 10)).toEqual({ x: 0, y: -10 })
    expect(polar(90, 10).x).toBe(10)
  })
})
