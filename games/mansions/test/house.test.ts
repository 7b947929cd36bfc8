import { describe, expect, test } from 'vitest'
import { furnitureOf } from '../board/house/furniture/furnish.ts'
import { knownRooms } from '../board/house/known.ts'
import { labelsOf, layOut } from '../board/house/layout.ts'
import { type Area, contains, overlap, planOf } from '../board/house/plan.ts'
import { type Thing, widthOf } from '../board/house/things.ts'
import { stories } from '../content/ids.ts'
import { maps } from '../content/maps/index.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { scene } from './scene.ts'

const languages = { en, pl }
const nameIn =
  (language: 'en' | 'pl') =>
  (room: string): string =>
    languages[language].onPlan[room] ?? languages[language].rooms[room]!
const houses = stories.flatMap((story) => (['en', 'pl'] as const).map((language) => ({ story, language })))

describe('the plan', () => {
  test.each(stories)('of "%s" has every space, door and stair of the map', (story) => {
    const [plan, map] = [planOf(story), maps[story]]
    expect(Object.keys(plan.spaces)).toHaveLength(
      Object.values(map.rooms).reduce((sum, { spaces }) => sum + spaces.length, 0),
    )
    const stairs = Object.values(map.doors).filter(({ at }) => at === null)
    expect(plan.doors).toHaveLength(Object.keys(map.doors).length - stairs.length)
    const letters = Object.values(plan.ascents).flat()
    expect(letters).toHaveLength(2 * (stairs.length + 1))
    // Each letter stands at both ends.
    for (const { letter } of letters)
      expect(letters.filter((other) => other.letter === letter)).toHaveLength(2)
  })

  test.each(stories)('of "%s" puts no space on another one, and all on the sheet', (story) => {
    const { spaces, width, height } = planOf(story)
    const all = Object.values(spaces)
    for (const [i, { outer }] of all.entries()) {
      expect(contains({ x: 0, y: 0, width, height }, outer)).toBe(true)
      for (const other of all.slice(i + 1))
        expect(overlap(outer, other.outer), `${other.space} lies apart`).toBe(false)
    }
  })

  test('doors stand in walls: the one to the library runs with its wall', () => {
    const { doors } = planOf('hour')
    expect(doors.find(({ door }) => door === 'd-front')).toMatchObject({ vertical: false })
    expect(doors.find(({ door }) => door === 'd-cloak')).toMatchObject({ vertical: true })
    expect(doors.find(({ door }) => door === 'd-bricked')).toMatchObject({ isSealed: true })
  })
})

describe('a space', () => {
  const crowded: readonly Thing[] = [
    { kind: 'cards', n: 4, top: 'search' },
    { kind: 'lock', isUp: false },
    { kind: 'darkness' },
    { kind: 'corpses', n: 1 },
  ]

  test.each(houses)(
    'of "$story" ($language) keeps name, things and up to six figures apart and between its walls',
    ({ story, language }) => {
      const plan = planOf(story)
      const labels = labelsOf(plan, nameIn(language))
      for (const space of Object.values(plan.spaces))
        for (const figures of [0, 1, 3, 6]) {
          const things = labels[space.space] === undefined ? crowded.slice(2) : crowded
          const laid = layOut(space, labels[space.space], things.map(widthOf), figures)
          const { label } = laid
          expect(laid.figures).toHaveLength(figures)
          const boxes = [...laid.things, ...laid.figures]
          // Where a name fills its room, figures reach over the wall below.
          const withWall = { ...space.floor, height: space.floor.height + 7 }
          for (const [i, box] of boxes.entries()) {
            const within = i < laid.things.length ? space.floor : withWall
            expect(contains(within, box), `${space.space} with ${figures}`).toBe(true)
            for (const other of boxes.slice(i + 1))
              expect(overlap(shrunk(box), shrunk(other)), `${space.space} with ${figures}`).toBe(false)
            const isOnName = label !== undefined && overlap(shrunk(box), shrunk(label.area))
            expect(isOnName, `the name of ${space.room}`).toBe(false)
          }
        }
    },
  )

  test.each(houses)(
    'of "$story" ($language) shows an investigator who stands alone',
    ({ story, language }) => {
      const plan = planOf(story)
      const labels = labelsOf(plan, nameIn(language))
      for (const space of Object.values(plan.spaces)) {
        const { figures } = layOut(space, labels[space.space], [], 1)
        expect(figures[0]!.width, `the figure in ${space.space}`).toBeGreaterThanOrEqual(29)
      }
    },
  )

  test.each(houses)(
    'of "$story" ($language) has room for two figures that can be seen',
    ({ story, language }) => {
      const plan = planOf(story)
      const labels = labelsOf(plan, nameIn(language))
      for (const space of Object.values(plan.spaces)) {
        const { figures } = layOut(space, labels[space.space], [27, 20], 2)
        expect(figures[0]!.width, `figures in ${space.space}`).toBeGreaterThanOrEqual(17)
      }
    },
  )

  test.each(houses)(
    'of "$story" ($language): a name that grows where the plan is shown small reaches neither a thing beside it nor the next room',
    ({ story, language }) => {
      const plan = planOf(story)
      const labels = labelsOf(plan, nameIn(language))
      for (const space of Object.values(plan.spaces)) {
        const label = labels[space.space]
        if (label === undefined) continue
        const { largestName, things } = layOut(space, label, crowded.map(widthOf), 1)
        const { area, size } = label
        const grown = { ...area, width: (area.width * largestName) / size - 1 }
        expect(largestName).toBeGreaterThanOrEqual(size)
        expect(
          things.some((thing) => overlap(shrunk(thing), grown)),
          `the name of ${space.room}`,
        ).toBe(false)
        expect(grown.x + grown.width, `the name of ${space.room}`).toBeLessThan(
          space.floor.x + space.floor.width + 12,
        )
      }
    },
  )

  test.each(houses)(
    'of "$story" ($language): no name, however large it gets, runs into another',
    ({ story, language }) => {
      const plan = planOf(story)
      const names = Object.values(labelsOf(plan, nameIn(language))).map((label) => {
        const { area, size, space } = label
        const { largestName } = layOut(plan.spaces[space]!, label, [], 1)
        return { space, area: { ...area, width: (area.width * largestName) / size } }
      })
      for (const [i, one] of names.entries())
        for (const other of names.slice(i + 1))
          expect(overlap(one.area, other.area), `the names in ${one.space} and ${other.space}`).toBe(false)
    },
  )

  test.each(houses)('of "$story" ($language): names are no smaller than 16 units', ({ story, language }) => {
    for (const { space, size } of Object.values(labelsOf(planOf(story), nameIn(language))))
      expect(size, `the name in ${space}`).toBeGreaterThanOrEqual(16)
  })
})

describe('furniture', () => {
  test.each(stories)('of "%s" stands in every room, between its walls and clear of its doors', (story) => {
    const plan = planOf(story)
    const furniture = furnitureOf(plan, () => [])
    for (const { room, spaces } of plan.rooms) {
      expect(furniture[room]!.length, `furniture of ${room}`).toBeGreaterThan(0)
      for (const { piece, x, y, turn } of furniture[room]!) {
        const [width, height] = turn % 180 === 0 ? [piece.width, piece.depth] : [piece.depth, piece.width]
        const area = { x: x - width / 2, y: y - height / 2, width, height }
        expect(
          spaces.some(({ floor }) => contains(floor, area)),
          `furniture of ${room}`,
        ).toBe(true)
      }
    }
  })
})

describe('rooms that were entered', () => {
  test('are known by what happened, by who is there and by what was found', () => {
    const { table } = scene({
      investigators: { p1: { at: 'kitchen-1' } },
      rooms: { library: { revealed: ['axe'] } },
    })
    // Of the fields that are read nothing is hidden.
    const seen = table as unknown as Parameters<typeof knownRooms>[0]
    const known = knownRooms(seen, [
      { event: 'moved', args: { seat: 'p1', from: 'yard-1', to: 'yard-2', drag: false } },
      { event: 'enteredHouse', args: { seat: 'p2', at: 'porch-1' } },
      { event: 'monsterMoved', args: { to: 'crypt-1' } },
    ])
    expect(known).toContain('yard')
    expect(known).toContain('porch')
    expect(known).toContain('kitchen')
    expect(known).toContain('library')
    expect(known).not.toContain('crypt')
  })
})

/** Areas may touch. */
function shrunk({ x, y, width, height }: Area): Area {
  return { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 }
}
