import { describe, expect, test } from 'vitest'
import { planOf } from '../board/town/plan.ts'
import { type Standing, standingIn } from '../board/town/standing.ts'
import type { Seen } from '../board/seen.ts'
import { scenarioIds } from '../content/ids.ts'

/** A table with so many investigators and monsters in one place, as far as the figures look at it. */
function crowdAt(place: string, seats: number, monsters: number): Seen {
  const investigators = Object.fromEntries(
    Array.from({ length: seats }, (_, i) => [`p${i + 1}`, { sheet: 'rex-murphy', at: place }]),
  )
  const there = Array.from({ length: monsters }, (_, i) => ({
    id: `m${i + 1}`,
    kind: 'robed-figure',
    at: place,
    engagedWith: i === 0 && seats > 0 ? ['p1'] : [],
  }))
  return { investigators, monsters: there } as unknown as Seen
}

function nearest(all: readonly Standing[]): number {
  const parts = all.flatMap((one, i) =>
    all.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) / one.r),
  )
  return Math.min(...parts)
}

describe.each(scenarioIds)('in the town of %s', (scenario) => {
  const plan = planOf(scenario)

  test('up to eleven figures on a space and four on a street are told apart: none covers more than half of another', () => {
    for (const [place, row] of Object.entries(plan.rows))
      for (let seats = 0; seats <= (row.isStreet ? 2 : 6); seats++)
        for (let monsters = 0; monsters <= (row.isStreet ? 2 : 5); monsters++) {
          const all = standingIn(crowdAt(place, seats, monsters), plan, () => 0)
          expect(all).toHaveLength(seats + monsters)
          expect(nearest(all), `${place}: ${seats} + ${monsters}`).toBeGreaterThan(1.1)
        }
  })

  test('one or two figures are as large as they can be', () => {
    for (const [place, row] of Object.entries(plan.rows))
      for (const { r } of standingIn(crowdAt(place, 1, 1), plan, () => 0))
        expect({ place, r }).toEqual({ place, r: row.isStreet ? 28 : 34 })
  })

  test('the button of the case file lies in a corner without a neighbourhood', () => {
    const { freeCorner, hoods, width } = plan
    const corner = { x: freeCorner === 'left' ? 100 : width - 100, y: 60 }
    for (const { corners } of hoods)
      expect(
        Math.min(...corners.map(({ x }) => x)) < corner.x &&
          Math.max(...corners.map(({ x }) => x)) > corner.x &&
          Math.min(...corners.map(({ y }) => y)) < corner.y,
      ).toBe(false)
  })
})
