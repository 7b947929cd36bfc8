import { describe, expect, test } from 'vitest'
import type { Difficulty } from '../../content/characters.ts'
import { type Item, isBullets, items } from '../../cards/items.ts'
import { type Scene, scene } from '../scene.ts'
import { tracks } from './about.ts'
import { begin, tableOf } from './reading.ts'

/** The items of the Hero at the start of many games. */
function starts(difficulty: Difficulty): Item[][] {
  return Array.from({ length: 40 }, (_, seed) => {
    const { hero, itemDeck } = tableOf(begin({ difficulty }, seed))
    expect(hero.items.length + itemDeck.length).toBe(items.length)
    return hero.items.map(({ item }) => item)
  })
}

/** The Hero completes the first mission; no own reward but 2 self-control. */
function rewarded(difficulty: Difficulty): Scene {
  return scene({
    options: { difficulty },
    map: 'A1=B1',
    rooms: { A1: 'communications-room' },
    missions: { blue: { mission: 'dead-silence', progress: 1 } },
    health: 5,
    control: 4,
  }).choose('advance', { mission: 'dead-silence' })
}

describe('what the Hero starts with', () => {
  test('[AL-831] easy: one of the three Bullets and one other item', () => {
    const all = starts('easy')
    for (const [first, second, third] of all)
      expect([isBullets(first!), isBullets(second!), third]).toEqual([true, false, undefined])
    expect(new Set(all.map(([first]) => first)).size).toBe(3)
    expect(new Set(all.map(([, second]) => second)).size).toBeGreaterThan(5)
  })

  test.each(['normal', 'nightmare'] as const)('[AL-833] [AL-835] %s: one item of all', (difficulty) => {
    const all = starts(difficulty)
    expect(all.every((one) => one.length === 1)).toBe(true)
    expect(new Set(all.flat()).size).toBeGreaterThan(8)
  })

  test('[AL-837] impossible: none', () => {
    expect(starts('impossible').flat()).toEqual([])
  })
})

describe('the reward for activating the final mission', () => {
  test('[AL-832] easy: a round, and 3 health and 3 self-control', () => {
    const s = rewarded('easy')
    expect(s.table.round.marker).toBe(4)
    expect(tracks(s)).toEqual([8, 7])
    expect(s.asked!.step).not.toBe('recoverWhich')
  })

  test('[AL-834] [AL-838] normal: a round, and 3 of one kind, which cannot be split', () => {
    const s = rewarded('normal')
    expect(s.table.round.marker).toBe(4)
    expect(s.asked).toMatchObject({ step: 'recoverWhich', seat: 'hero' })
    expect(s.offered('recover')).toEqual([
      { health: 0, control: 3 },
      { health: 3, control: 0 },
    ])
    expect(s.offered('recoverNothing')).toEqual([])
    expect(tracks(s.choose('recover', { health: 3, control: 0 }))).toEqual([8, 4])
  })

  test('[AL-836] [AL-838] nightmare: 3 of one kind, and no round', () => {
    const s = rewarded('nightmare')
    expect(s.table.round.marker).toBe(3)
    expect(s.offered('recover')).toHaveLength(2)
    expect(tracks(s.choose('recover', { health: 0, control: 3 }))).toEqual([5, 7])
  })

  test('[AL-837] impossible: nothing', () => {
    const s = rewarded('impossible')
    expect(s.table.missions.red.active).toBe(true)
    expect(s.table.round.marker).toBe(3)
    expect(tracks(s)).toEqual([5, 4])
    expect(s.asked!.step).not.toBe('recoverWhich')
  })
})
