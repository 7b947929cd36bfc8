import { expect, test } from 'vitest'
import { type Own, ownIn } from '../board/seen.ts'
import { carriageOf } from '../board/evil/carriage.ts'
import { cell, cornerOf, floorOf, isShown, sizeOf, standing } from '../board/evil/layout.ts'
import { awayFromHero, beside, inView, otherEnd, sectorsOn } from '../board/evil/sight.ts'
import { sectors } from '../content/sectors.ts'
import { fieldOfView } from '../steps/sight.ts'
import { type Scene, scene } from './scene.ts'

/** Evil's map: what the screen reads off it is what the rules read off the table. */

const station = {
  map: 'A1-B1 B1-C1 C1=D1 D1-E1 B1-B2 B2#B3 2-A1-B1',
  rooms: { D1: 'canteen' as const },
  stairs: { red: ['E1', '2-A1'] as [string, string] },
  hero: 'B1',
  revealed: ['A1', 'C1', 'D1', 'B2'],
  monsters: [{ being: 'worms' as const, at: 'B3' }],
}

function ownOf(at: Scene): Own {
  return ownIn(at.view('e1'))!
}

test('the field of view on the map is that of the rules', () => {
  const at = scene(station)
  expect(inView(ownOf(at)).toSorted()).toEqual(fieldOfView(at.table).toSorted())
  expect(inView(ownOf(at))).not.toContain('1-D1')
})

test('distances count locked doors as closed', () => {
  const far = awayFromHero(ownOf(scene(station)))
  expect(['1-B1', '1-D1', '2-B1'].map((sector) => far.get(sector))).toEqual([0, 2, 5])
  expect(far.get('1-B3')).toBeUndefined()
})

test('a path is followed sector by sector, and an unlocked door is no step', () => {
  const own = ownOf(scene(station))
  expect(sectorsOn(own, '1-B3', 'Nnn')).toEqual(['1-B3', '1-B2', '1-B1'])
  expect(sectorsOn(own, '1-D1', 'et')).toEqual(['1-D1', '1-E1', '2-A1'])
  expect(beside(own, '1-B1', 'east')).toBe('1-C1')
  expect(beside(own, '1-B1', 'north')).toBeUndefined()
  expect(otherEnd(own, '2-A1')).toBe('1-E1')
})

test('a choice that takes something somewhere says what and where', () => {
  const own = ownOf(scene(station))
  expect(
    carriageOf({ step: 'shift', args: { monster: 'm1', path: 'Nn', heard: 'south' } }, own),
  ).toMatchObject({
    from: 'monster:m1',
    to: '1-B2',
    exact: 'path:m1:Nn',
  })
  expect(
    carriageOf({ step: 'spawn', args: { being: 'spores', at: '2-B1', heard: 'north' } }, own),
  ).toMatchObject({ from: 'spawn:spores', to: '2-B1', exact: 'lands:spores:2-B1' })
  expect(carriageOf({ step: 'pass', args: {} }, own)).toBeUndefined()
})

test.each(['beside', 1, 2] as const)('every sector has a place of its own on the map (%s)', (arrangement) => {
  const { width, height } = sizeOf(arrangement)
  const shown = sectors.filter((sector) => isShown(sector, arrangement))
  expect(shown).toHaveLength(arrangement === 'beside' ? 50 : 25)
  const corners = shown.map((sector) => cornerOf(sector, arrangement))
  expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(shown.length)
  for (const { x, y } of corners) {
    expect(x + cell.width).toBeLessThanOrEqual(width)
    expect(y + cell.height).toBeLessThanOrEqual(height)
  }
})

test('a floor has walls where there is no way, and is open where there is one', () => {
  const exits = { north: 'open', east: 'wall', south: 'wall', west: 'wall' } as const
  const { area, walls } = floorOf({ what: 'corner', exits })
  expect(area.match(/L/g)).toHaveLength(7)
  expect(walls.match(/M/g)).toHaveLength(5)
})

test.each([1, 2, 3, 4, 5, 6])('%i tokens find room in a sector', (count) => {
  const { spots, size } = standing(count)
  expect(spots).toHaveLength(count)
  for (const { x, y } of spots) {
    expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(cell.width / 2 + 2)
    expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(cell.height / 2 + 2)
  }
})
