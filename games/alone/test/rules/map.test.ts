import { describe, expect, test } from 'vitest'
import { mapNames, printedMaps } from '../../content/maps.ts'
import { levelOf } from '../../content/sectors.ts'
import { neighbours } from '../../steps/queries.ts'
import { distancesFrom } from '../../steps/ways.ts'
import { type Scene, type Setting, at, scene, short } from '../scene.ts'
import { explore, pathsOffered, tableOf, open, walk } from './reading.ts'

/** Distances from a sector to all that can be reached from it, by short names. */
function distances(s: Scene, from: string, throughLocks = false): Record<string, number> {
  const far = distancesFrom(s.table, at(from), throughLocks)
  return Object.fromEntries(
    Object.keys(s.table.map).flatMap((sector) => {
      const steps = far.get(sector)
      return steps === undefined ? [] : [[short(sector), steps]]
    }),
  )
}

function besides(s: Scene, square: string): string[] {
  return neighbours(s.table, at(square)).map(short).toSorted()
}

const stairs: Setting['stairs'] = { red: ['A1', '2-A1'], blue: ['C1', '2-C1'] }

describe('the map', () => {
  test('[AL-061] two levels', () => {
    for (const name of mapNames) {
      expect(printedMaps[name].levels).toHaveLength(2)
      const { map } = tableOf(open({ map: name }))
      expect(new Set(Object.keys(map).map(levelOf))).toEqual(new Set([1, 2]))
    }
  })

  test.each([
    ['B2', 'cross'],
    ['B1', 'tee'],
    ['A1', 'corner'],
    ['C2', 'straight'],
    ['B3', 'canteen'],
  ])('[AL-062] rooms, and four kinds of corridor: %s is a %s', (square, what) => {
    const s = scene({
      map: 'A1-B1 B1-C1 A1-A2 B1-B2 A2-B2 B2-C2 C2-D2 B2=B3',
      rooms: { B3: 'canteen' },
      hero: square,
    })
    s.choose('locate', { by: 'watch', target: what as 'tee' }).choose('locateAlso', { target: 'worms' })
    expect(s.offered('answer')).toEqual([{ distance: 0, level: 'this', way: null }])
  })

  test('[AL-063] [AL-064] a passage and an unlocked door join, a wall does not', () => {
    const s = scene({ map: 'A1-B1 A1=A2 B1-B2', hero: 'A1' })
    expect(besides(s, 'A1')).toEqual(['A2', 'B1'])
    // A2 and B2 lie side by side, with a wall in between.
    expect(besides(s, 'A2')).toEqual(['A1'])
    expect(
      s
        .offered('move')
        .filter(({ gait }) => gait === 'walk')
        .map(({ to }) => to),
    ).toEqual(['east', 'south'])
    expect(s.refusal('move', { gait: 'walk', to: 'north' })).toBe('AL-221')
  })

  test('[AL-063] [AL-067] a door that is locked does not join, for anybody', () => {
    const s = scene({
      map: 'A1-B1 A1#A2',
      monsters: [{ being: 'worms', at: 'A2' }],
      hands: { e1: ['retaliation'] },
      from: 'end-of-turn',
    })
    expect(besides(s, 'A1')).toEqual(['B1'])
    expect(besides(s, 'A2')).toEqual([])
    s.choose('playDown', { card: 'retaliation' })
    expect(pathsOffered(s, 'm1')).toEqual(['', 'N'])
  })

  test('[AL-065] stairs of one colour join two levels', () => {
    const s = scene({ map: 'A1-B1 B1-C1 2-A1-B1 2-B1-C1', stairs })
    expect(besides(s, 'A1')).toEqual(['2-A1', 'B1'])
    expect(besides(s, '2-C1')).toEqual(['2-B1', 'C1'])
    walk(s, 'stairs')
    expect(s.hero.at).toBe('2-A1')
  })

  test.each(mapNames)('[AL-066] exactly two staircases, of different colours: %s', (name) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { map } = tableOf(open({ map: name }, seed))
      const found = Object.entries(map).flatMap(([sector, { stairs: colour }]) =>
        colour === null ? [] : [`${colour} ${levelOf(sector)}`],
      )
      expect(found.toSorted()).toEqual(['blue 1', 'blue 2', 'red 1', 'red 2'])
    }
  })

  test('[AL-068] distance: steps on a shortest path, 0 to itself, 1 for stairs', () => {
    const s = scene({ map: 'A1-B1 B1-C1 A1-A2 A2-B2 B2-C2 C2-C1 2-A1-B1 2-B1-C1', stairs })
    expect(distances(s, 'A1')).toEqual({
      A1: 0,
      A2: 1,
      B1: 1,
      B2: 2,
      C1: 2,
      C2: 3,
      '2-A1': 1,
      '2-B1': 2,
      '2-C1': 3,
    })
  })

  test('[AL-068] the way through the other level may be the shortest', () => {
    const s = scene({ map: 'A1-A2 A2-A3 A3-B3 B3-C3 C3-C2 C2-C1 2-A1-B1 2-B1-C1', stairs })
    expect(distances(s, 'A1')['C1']).toBe(4)
  })

  test('[AL-069] shortest paths do not pass locked doors, except for Locate', () => {
    const s = scene({ map: 'A1#B1 A1-A2 A2-B2 B2-B1 B1#C1' })
    expect(distances(s, 'A1')).toEqual({ A1: 0, A2: 1, B2: 2, B1: 3 })
    expect(distances(s, 'A1', true)).toMatchObject({ B1: 1, C1: 2 })
    const t = scene({ map: 'A1#B1 B1=C1 A1-A2', rooms: { C1: 'armoury' } })
    t.choose('locate', { by: 'watch', target: 'armoury' }).choose('locateAlso', { target: 'worms' })
    expect(t.offered('answer')).toEqual([{ distance: 2, level: 'this', way: null }])
  })

  test('[AL-070] a straight line keeps its direction and takes no stairs', () => {
    const s = scene({ map: 'A1-B1 B1-B2 2-B1-C1', stairs: { red: ['B1', '2-B1'] } })
    explore(s, 'east')
    expect(s.revealed).toEqual(['A1', 'B1'])
    const t = scene({ map: 'A1-B1 B1-C1 2-A1-B1', stairs: { red: ['A1', '2-A1'] } })
    explore(t, 'stairs')
    expect(t.revealed).toEqual(['2-A1', 'A1'])
  })
})
