import { describe, expect, it } from 'vitest'
import { lockCopies, locks } from '../cards/locks.ts'
import { mythos } from '../cards/mythos.ts'
import { nothingCards, search } from '../cards/search.ts'
import { obstacles } from '../cards/obstacles.ts'
import { type Story, obstacles as obstacleIds, stories as ids } from '../content/ids.ts'
import { maps } from '../content/maps/index.ts'
import { puzzles } from '../content/puzzles.ts'
import { rooms } from '../content/rooms.ts'
import { stories } from '../content/stories/index.ts'
import type { HouseMap, Rect } from '../content/types.ts'
import type { Effect, Step } from '../effects.ts'
import { parseSight } from './annex/map-parser.ts'
import { answersOf, stackOf } from './setups.ts'
import { sightsOf } from './sight.ts'

const spacesOf = (map: HouseMap) =>
  Object.entries(map.rooms).flatMap(([room, { spaces }]) => spaces.map((_, i) => `${room}-${i + 1}`))

describe.each(ids)('the map of %s', (id: Story) => {
  const map = maps[id]
  const spaces = spacesOf(map)
  it('names only spaces and doors that it has', () => {
    const named = [
      ...map.open.flat(),
      ...Object.values(map.doors).flatMap(({ between }) => between),
      map.start,
      map.altar,
      ...map.hearths,
      ...map.barriers.map(({ at }) => at),
      ...map.hidingPlaces,
      ...map.ladders,
      ...map.vents,
      ...map.corpses,
    ]
    expect(named.filter((space) => space !== null && !spaces.includes(space))).toEqual([])
    for (const { at, doors } of map.barriers)
      for (const door of doors) expect(map.doors[door]!.between).toContain(at)
    expect(map.doors[map.escape]!.between[1]).toBeNull()
    expect(Object.keys(map.rooms).filter((room) => !Object.hasOwn(rooms, room))).toEqual([])
  })
  it('has the markers of the box [MM-R58]', () => {
    expect(map.barriers).toHaveLength(3)
    expect(map.hearths.length).toBeLessThanOrEqual(3)
    expect(map.corpses.length).toBeLessThanOrEqual(4)
    expect([map.hidingPlaces.length, map.ladders.length, map.vents.length]).toEqual([2, 2, 3])
  })
  it('can be walked from the start to every space', () => {
    const edges = [
      ...map.open,
      map.ladders,
      ...Object.values(map.doors).flatMap(({ between: [a, b], sealed }) =>
        b === null || sealed ? [] : [[a, b] as const],
      ),
    ]
    const reached = new Set([map.start])
    for (const space of reached)
      for (const [a, b] of edges) {
        if (a === space) reached.add(b)
        if (b === space) reached.add(a)
      }
    expect([...reached].toSorted()).toEqual(spaces.toSorted())
  })
  it('overlaps nowhere, and every white line is a side or corner that both spaces have', () => {
    const at = new Map<string, Rect>(
      Object.entries(map.rooms).flatMap(([room, { spaces: all }]) =>
        all.map((rect, i) => [`${room}-${i + 1}`, rect] as const),
      ),
    )
    const overlap = (a: string, b: string) => {
      const [p, q] = [at.get(a)!, at.get(b)!]
      return {
        x: Math.min(p.x2, q.x2) - Math.max(p.x1, q.x1),
        y: Math.min(p.y2, q.y2) - Math.max(p.y1, q.y1),
      }
    }
    const overlapping = spaces.flatMap((a) =>
      spaces.filter((b) => a < b && overlap(a, b).x > 0 && overlap(a, b).y > 0).map((b) => `${a}/${b}`),
    )
    expect(overlapping).toEqual([])
    for (const [a, b] of map.open) {
      const { x, y } = overlap(a, b)
      expect(Math.min(x, y)).toBe(0)
    }
    // A door lies on the side that its spaces share; stairs join spaces that do not touch (MM-C402).
    for (const { between, at: point } of Object.values(map.doors)) {
      if (between[1] === null) continue
      const { x, y } = overlap(between[0], between[1])
      expect(
        point === null ? x < 0 || y < 0 || x + y === 0 : Math.min(x, y) === 0 && Math.max(x, y) >= 1,
      ).toBe(true)
    }
  })
  it('has the lines of sight that the annex lists', () => {
    const { groups, blind } = parseSight((ids.indexOf(id) + 1) as 1)
    const groupOf = (space: string) => groups.findIndex((group) => group.includes(space.replace(/-\d$/, '')))
    const roomOf = (space: string) => space.replace(/-\d$/, '')
    const listed = spaces.flatMap((a) =>
      spaces
        .filter((b) => a < b)
        .filter((b) =>
          groupOf(a) === -1 || groupOf(b) === -1 ? roomOf(a) === roomOf(b) : groupOf(a) === groupOf(b),
        )
        .map((b) => `${a}/${b}`)
        .filter((pair) => !blind.includes(pair)),
    )
    expect(sightsOf(map)).toEqual(listed)
  })
})

describe.each(ids)('the story %s', (id: Story) => {
  const story = stories[id]
  const all = answersOf(story)
  const cardsWith = (answers: (typeof all)[number]) =>
    Object.values(story.rooms).flatMap((room) => stackOf(room, answers))
  it('has 24 set-ups', () => expect(all).toHaveLength(24))
  it('has cards in every room of its map [MM-090]', () => {
    expect(Object.keys(story.rooms).toSorted()).toEqual(Object.keys(maps[id].rooms).toSorted())
    for (const answers of all)
      for (const room of Object.values(story.rooms)) expect(stackOf(room, answers).length).toBeGreaterThan(0)
  })
  it('shows the same number of cards and the same back on top whatever the answers [MM-R108]', () => {
    const isObstacle = (card: string | undefined) =>
      (obstacleIds as readonly (string | undefined)[]).includes(card)
    for (const room of Object.values(story.rooms)) {
      const looks = all.map((answers) => {
        const stack = stackOf(room, answers)
        return `${stack.length} ${isObstacle(stack[0])}`
      })
      expect(new Set(looks).size).toBe(1)
    }
  })
  it('uses no card more often than there are copies', () => {
    for (const answers of all) {
      const cards = cardsWith(answers)
      const count = (card: string) => cards.filter((other) => other === card).length
      expect(count('nothing')).toBeLessThanOrEqual(nothingCards)
      for (const card of Object.keys({ ...search, ...obstacles })) expect(count(card)).toBeLessThanOrEqual(1)
    }
    const used = Object.values(story.rooms).flatMap(({ lock }) => (lock === null ? [] : [lock]))
    for (const lock of used)
      expect(used.filter((other) => other === lock).length).toBeLessThanOrEqual(lockCopies[lock] ?? 1)
  })
  it('has each Clue once', () => {
    const clues = Object.keys(story.clues).map((number) => `clue-${number}`)
    for (const answers of all)
      expect(
        cardsWith(answers)
          .filter((card) => card.startsWith('clue'))
          .toSorted(),
      ).toEqual(clues)
  })
  it('leaves no room behind a Key that cannot be had', () => {
    for (const answers of all) {
      const keys = Object.values(story.rooms).flatMap(({ lock }) => {
        const demand = lock === null ? null : locks[lock]
        return demand !== null && 'key' in demand ? [demand.key] : []
      })
      for (const key of keys) expect(cardsWith(answers)).toContain(key)
    }
  })
  it('calls each rune puzzle by one card only', () => {
    for (const answers of all) {
      const called = [
        ...Object.values(story.rooms).flatMap(({ lock }) => (lock ? [locks[lock]] : [])),
        ...cardsWith(answers).flatMap((card) =>
          card in obstacles ? [obstacles[card as keyof typeof obstacles]] : [],
        ),
      ]
        .flatMap((demand) => ('puzzle' in demand ? [demand.puzzle] : []))
        .filter((puzzle) => puzzles[puzzle].kind === 'rune')
      expect(new Set(called).size).toBe(called.length)
    }
  })
  it('places monsters, darkness and corpses only where there is a place', () => {
    const places = new Set([...Object.keys(maps[id].rooms), ...spacesOf(maps[id]), 'altar', 'vent'])
    const named = story.events.flatMap(({ effect }) => stepsOf(effect)).flatMap(placesIn)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((place) => !places.has(place))).toEqual([])
  })
  it('has a Mythos deck of the size the annex gives', () => {
    const cards = Object.values(mythos).filter(({ symbol }) => story.symbols.includes(symbol))
    expect(cards).toHaveLength({ hour: 19, ward: 19, lamp: 18, volume: 17, harvest: 17 }[id])
  })
})

/** Every step of an effect, with those inside it. */
function stepsOf(effect: Effect): Step[] {
  return effect.flatMap((step) => {
    if (step.do === 'test') return [step, ...stepsOf(step.success), ...stepsOf(step.failure)]
    if (step.do === 'if' || step.do === 'each')
      return [step, ...stepsOf(step.then), ...stepsOf(step.otherwise)]
    if (step.do === 'byAnswer') return [step, ...Object.values(step.texts).flatMap((text) => stepsOf(text))]
    return [step]
  })
}

function placesIn(step: Step): string[] {
  if (step.do === 'each' && typeof step.who === 'object') return [...step.who.rooms]
  if (step.do === 'raise') return [step.otherwise]
  return 'at' in step ? [step.at] : []
}
