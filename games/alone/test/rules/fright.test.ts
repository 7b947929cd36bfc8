import { describe, expect, test } from 'vitest'
import type { Being } from '../../content/monsters.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { played, shift, standardReaction, tracks } from './about.ts'

/** These monsters wait, unrevealed, in the sector that the Hero walks into. Light keeps their attacks down. */
function walkInto(beings: Being[], setting: Setting = {}) {
  const s = scene({ monsters: beings.map((being) => ({ being, at: 'B1' })), ...setting })
  return s.choose('move', { gait: 'walk', to: 'east' })
}

/** Self-control lost, frights only. */
function frights(s: ReturnType<typeof scene>): [string, number][] {
  return s.happened('frightened').map(({ being, value }) => [being, value])
}

describe('Fright', () => {
  test('[AL-491] [AL-493] an unrevealed monster comes into the sector of the Hero', () => {
    const s = shift(standardReaction({ monsters: [{ being: 'worms', at: 'B1' }], lit: ['A1'] }), 'm1', 'w')
    expect(tracks(s)).toEqual([12, 10])
    expect(s.happened('lostControl')).toEqual([{ count: 2, cause: 'fright' }])
  })

  test('[AL-492] [AL-493] the Hero walks into an unrevealed sector with a monster', () => {
    const s = walkInto(['worms'], { lit: ['B1'] })
    expect(s.hero.control).toBe(10)
  })

  test.each<[Being, number, number]>([
    ['spores', 1, 2],
    ['parasites', 1, 2],
    ['hybrids', 2, 3],
    ['worms', 2, 3],
    ['queen-worm', 3, 4],
    ['high-priest', 1, 2],
    ['brood-mother', 2, 3],
  ])('[AL-493] %s cost %i self-control, in Nightmare mode %i', (being, normal, nightmare) => {
    expect(walkInto([being]).hero.control).toBe(12 - normal)
    expect(walkInto([being], { round: { nightmare: true } }).hero.control).toBe(12 - nightmare)
  })

  test('[AL-494] none by a monster that was revealed in another sector before', () => {
    const seen = standardReaction({ revealed: ['B1'], lit: ['A1'], monsters: [{ being: 'worms', at: 'B1' }] })
    expect(tracks(shift(seen, 'm1', 'w'))).toEqual([12, 12])
    expect(walkInto(['worms'], { revealed: ['B1'], lit: ['B1'] }).hero.control).toBe(12)
    const onTheWay = played('stalker', {
      revealed: ['B1'],
      lit: ['A1'],
      monsters: [{ being: 'worms', at: 'C1' }],
      performed: ['explore'],
    })
    expect(tracks(shift(onTheWay, 'm1', 'ww'))).toEqual([12, 12])
  })

  test('[AL-495] [AL-R22] each frightens separately, in an order of Evil’s choice', () => {
    const s = walkInto(['worms', 'hybrids', 'spores'])
    expect(s.asked).toMatchObject({ step: 'frightOrder', seat: 'e1' })
    expect(s.hero.control).toBe(12)
    s.choose('frightenNext', { monster: 'm3' })
    expect(frights(s)).toEqual([['spores', 1]])
    expect(s.hero.control).toBe(11)
    expect(s.offered('frightenNext')).toEqual([{ monster: 'm2' }, { monster: 'm1' }])
    s.choose('frightenNext', { monster: 'm1' })
    expect(s.happened('lostControl').map(({ count }) => count)).toEqual([2, 2])
    expect(s.hero.control).toBe(7)
  })

  test('[AL-495] each loss is an event of its own that can be answered', () => {
    const s = walkInto(['worms', 'hybrids'], { hands: { e1: ['nowhere-to-run', 'feed-on-fear'] } })
    s.choose('frightenNext', { monster: 'm1' })
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'after-loss', loss: 'control' } })
    s.pass()
    expect(s.hero.control).toBe(8)
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'after-loss', loss: 'control' } })
  })

  test('[AL-495] nobody frightens twice because a card was played in between', () => {
    const s = walkInto(['worms', 'hybrids'], { hands: { e1: ['nowhere-to-run'] } })
    s.choose('frightenNext', { monster: 'm1' }).choose('play', { card: 'nowhere-to-run' })
    shift(s, 'm1', '')
    expect(frights(s)).toEqual([['hybrids', 2]])
    expect(s.hero.control).toBe(8)
  })

  test('[AL-496] [AL-R22] passing through is enough', () => {
    const s = played('scuttle', {
      hero: 'B1',
      monsters: [{ being: 'hybrids', at: 'C1' }],
      performed: ['move'],
    })
    expect(tracks(shift(s, 'm1', 'ww'))).toEqual([12, 10])
  })

  test('[AL-496] one that moves on before its turn has come still frightens', () => {
    const s = walkInto(['worms', 'hybrids'], { hands: { e1: ['nowhere-to-run'] } })
    s.choose('frightenNext', { monster: 'm1' }).choose('play', { card: 'nowhere-to-run' })
    shift(s, 'm2', 'e')
    expect(frights(s)).toEqual([['hybrids', 2]])
  })

  test('[AL-497] a monster that became unrevealed again can frighten again', () => {
    const setting: Setting = {
      map: 'A1-B1 B1-B2 B2-A2 A2-A1',
      lit: ['A1'],
      monsters: [{ being: 'worms', at: 'B1' }],
      performed: ['move'],
    }
    const around = played('scuttle', { ...setting, revealed: ['B1'] })
    expect(tracks(shift(around, 'm1', 'swn'))).toEqual([12, 10])
    const seenAllTheWay = played('scuttle', { ...setting, revealed: ['B1', 'B2', 'A2'] })
    expect(tracks(shift(seenAllTheWay, 'm1', 'swn'))).toEqual([12, 12])
  })

  test('[AL-497] [AL-R62] a monster may step out of sight and back if its range allows', () => {
    const setting: Setting = {
      map: 'A1-B1 B1-C1',
      revealed: ['B1'],
      monsters: [{ being: 'hybrids', at: 'B1' }],
      performed: ['move'],
    }
    const control = (s: Scene) => tracks(s)[1]
    expect(control(shift(played('scuttle', setting), 'm1', 'eww'))).toBe(12)
    const away = { ...setting, revealed: [], monsters: [{ being: 'hybrids' as const, at: 'A1' }] }
    expect(control(shift(played('scuttle', away), 'm1', 'ew'))).toBe(10)
  })

  test('[AL-498] Cultists: no loss in normal mode and nothing to react to; 1 in Nightmare mode', () => {
    const s = walkInto(['cultists'], { hands: { e1: ['feed-on-fear'] } })
    expect(s.hero.control).toBe(12)
    expect(s.happened('lostControl')).toEqual([])
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'after-step' } })
    expect(walkInto(['cultists'], { round: { nightmare: true } }).hero.control).toBe(11)
  })
})
