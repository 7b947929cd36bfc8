import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, scene } from '../scene.ts'
import { spawns, standardReaction, tracks } from './about.ts'
import { attackDice, goOn } from './playing.ts'

const nightmare: Setting = { round: { marker: 0, nightmare: true } }
const ends = (setting: Setting): Scene => goOn(scene({ from: 'round-end', ...setting }))

describe('Nightmare mode', () => {
  test('[AL-811] [AL-R05] begins when the marker reaches the last space: after the third round', () => {
    const s = scene()
    const began: number[] = []
    for (let round = 1; round <= 3; round++) {
      for (let turn = 1; turn <= 8; turn++) goOn(s.choose('search', { how: 'one' }))
      if (s.table.round.nightmare) began.push(round)
    }
    expect(began).toEqual([3])
  })

  test.each([
    ['spores', [3, 4], [1, 2]],
    ['parasites', [2, 3], [1, 2]],
    ['cultists', [2, 3], [0, 1]],
    ['hybrids', [2, 3], [2, 3]],
    ['worms', [3, 4], [2, 3]],
  ] as const)('[AL-812] %s attack with %j dice and frighten for %j', (being, dice, fright) => {
    ;[{}, nightmare].forEach((mode, i) => {
      const misses = Array.from({ length: 4 }, () => 'miss')
      const s = scene({ ...mode, from: 'end-of-turn', monsters: [{ being, at: 'A1' }], next: misses })
      expect(attackDice(s)).toEqual([dice[i]])
      const met = scene({ ...mode, monsters: [{ being, at: 'B1' }], next: misses })
      expect(met.choose('move', { gait: 'walk', to: 'east' }).hero.control).toBe(12 - fright[i]!)
    })
  })

  test.each([
    ['spores', ['C1', 'D1', 'E1']],
    ['cultists', ['D1', 'E1']],
    ['worms', ['E1']],
  ] as const)('[AL-812] %s come a sector nearer: %j', (kind, places) => {
    expect(spawns(standardReaction(nightmare), kind)).toEqual(places)
    expect(spawns(standardReaction(), kind)).toEqual(places.slice(1))
  })

  test('[AL-812] it holds for monsters that are on the map already', () => {
    const s = ends({ round: { marker: 1 }, monsters: [{ being: 'parasites', at: 'A1' }] })
    s.next('miss', 'miss', 'miss').choose('search', { how: 'one' })
    expect(attackDice(goOn(s))).toEqual([3])
  })

  test('[AL-813] the Hero loses 2 self-control at the end of each round', () => {
    const s = ends(nightmare)
    expect(tracks(s)).toEqual([12, 10])
    expect(s.happened('lostControl')).toEqual([{ count: 2, cause: 'nightmare' }])
    expect(tracks(ends({}))).toEqual([12, 12])
  })

  test('[AL-814] [AL-R33] not at the end of the round in which it began', () => {
    const s = ends({ round: { marker: 1 } })
    expect(s.table.round.nightmare).toBe(true)
    expect(tracks(s)).toEqual([12, 12])
    for (let turn = 1; turn <= 8; turn++) goOn(s.choose('search', { how: 'one' }))
    expect(tracks(s)).toEqual([12, 10])
  })

  test('[AL-815] [AL-817] additional rounds move the marker but do not end it', () => {
    const s = scene({
      ...nightmare,
      options: { difficulty: 'easy' },
      map: 'A1=B1',
      rooms: { A1: 'control-room' },
      missions: { blue: 'haze' },
      health: 6,
    }).choose('advance', { mission: 'haze' })
    expect(s.table.round).toMatchObject({ marker: 1, nightmare: true })
    const over = ends({ round: { marker: 1, nightmare: true } })
    expect(over.table.round).toMatchObject({ marker: 0, nightmare: true })
    expect(tracks(over)).toEqual([12, 10])
    expect(over.story).not.toContain('nightmareBegan')
  })

  test('[AL-816] it does not end the game', () => {
    const s = ends({ round: { marker: 1 } })
    expect(s.outcome).toBeUndefined()
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-817] the marker stays on the last space', () => {
    const s = ends(nightmare)
    expect(s.table.round).toMatchObject({ marker: 0, nightmare: true })
    expect(s.story).not.toContain('nightmareBegan')
  })
})
