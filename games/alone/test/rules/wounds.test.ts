import { describe, expect, test } from 'vitest'
import type { Being } from '../../content/monsters.ts'
import { type Setting, scene } from '../scene.ts'
import { rolls, seen, shift, spawns, standardReaction, tracks } from './about.ts'

/** What becomes of a monster after one attack with so much damage: "healthy", "wounded" or "killed". */
function after(being: Being, damage: number, wounded = false): string {
  const item = damage > 4 ? 'grenade' : 'bullets-1'
  const next = Array.from({ length: 5 }, (_, i) => (i < damage ? 'hit' : 'miss'))
  const s = scene({
    revealed: ['B1'],
    items: [{ item, charges: 2, upgraded: true }],
    monsters: [{ being, at: 'B1', wounded }],
    missions: { blue: { mission: 'spore-bloom', done: true } },
    next,
  })
  const place = s.place('B1')
  if (item === 'grenade') s.choose('throwGrenade', { place })
  else s.choose('shoot', { item, charges: 2, place, target: wounded ? `${being}-wounded` : being })
  const monster = s.table.monsters.find((each) => each.id === 'm1')
  if (monster === undefined) return 'killed'
  return monster.wounded ? 'wounded' : 'healthy'
}

describe('Wounding and killing', () => {
  test.each<[Being, number, number]>([
    ['spores', 1, 1],
    ['parasites', 2, 1],
    ['cultists', 2, 2],
    ['hybrids', 2, 1],
    ['worms', 2, 2],
  ])('[AL-561] [AL-562] [AL-563] %s: thresholds %i/%i', (being, wound, kill) => {
    expect(after(being, wound - 1)).toBe('healthy')
    expect(after(being, wound)).toBe('wounded')
    expect(after(being, wound + kill - 1)).toBe('wounded')
    expect(after(being, wound + kill)).toBe('killed')
    expect(after(being, kill - 1, true)).toBe('wounded')
    expect(after(being, kill, true)).toBe('killed')
  })

  test('[AL-564] damage below the threshold is lost: two attacks of 1 are not one of 2', () => {
    const s = scene({
      monsters: [{ being: 'cultists', at: 'A1' }],
      lit: [],
      next: ['hit', 'miss', 'miss', 'miss'],
    })
    s.choose('fight', { target: 'cultists' })
    expect(s.monster('m1')?.wounded).toBe(false)
    s.next('miss', 'hit', 'miss', 'miss').choose('fight', { target: 'cultists' })
    expect(s.monster('m1')?.wounded).toBe(false)
    s.next('hit', 'hit', 'miss', 'miss').choose('fight', { target: 'cultists' })
    expect(s.monster('m1')?.wounded).toBe(true)
  })

  test('[AL-564] nor is anything kept for a wounded one', () => {
    const monsters: Setting['monsters'] = [{ being: 'worms', at: 'A1', wounded: true }]
    const s = scene({ monsters, lit: ['A1'], next: ['hit', 'miss', 'hit', 'miss'] })
    s.choose('fight', { target: 'worms-wounded' }).choose('fight', { target: 'worms-wounded' })
    expect(s.monster('m1')?.wounded).toBe(true)
  })

  test('[AL-565] the wound stays, turn after turn and out of sight', () => {
    const s = standardReaction({ revealed: ['B1'], monsters: [{ being: 'worms', at: 'B1', wounded: true }] })
    shift(s, 'm1', 'e').choose('search', { how: 'one' })
    expect(s.monster('m1')).toMatchObject({ at: '1-C1', wounded: true })
    expect(
      seen(scene({ monsters: [{ being: 'worms', at: 'A1', wounded: true }] }), 'A1')?.monsters,
    ).toMatchObject([{ being: 'worms', wounded: true }])
  })

  test('[AL-566] a killed one leaves map and maze', () => {
    const s = scene({ monsters: [{ being: 'spores', at: 'A1' }], next: ['hit', 'hit'] })
    s.choose('fight', { target: 'spores' })
    expect(s.table.monsters).toEqual([])
    expect(seen(s, 'A1')?.monsters).toEqual([])
    expect(s.heroSees('monsterKilled')).toEqual([{ being: 'spores', place: s.place('A1'), monster: null }])
  })

  test('[AL-567] a wounded one moves, frightens and attacks like a healthy one', () => {
    const s = standardReaction({
      monsters: [{ being: 'worms', at: 'B1', wounded: true }],
      next: ['hit', 'hit', 'miss'],
    })
    shift(s, 'm1', 'w')
    expect(rolls(s)).toEqual(['evil attack 3'])
    expect(tracks(s)).toEqual([10, 10])
  })

  test('[AL-568] its token can be spawned again', () => {
    const s = scene({
      monsters: [
        { being: 'spores', at: 'A1', wounded: true },
        { being: 'spores', at: 'E1' },
        { being: 'spores', at: 'E1' },
      ],
      hands: { e1: ['stalker'] },
      next: ['hit', 'miss'],
    }).choose('fight', { target: 'spores-wounded' })
    s.passAll()
    expect(s.table.monsters).toHaveLength(2)
    s.choose('search', { how: 'one' }).choose('playDown', { card: 'stalker' })
    expect(spawns(s, 'spores')).toEqual(['D1', 'E1'])
  })
})
