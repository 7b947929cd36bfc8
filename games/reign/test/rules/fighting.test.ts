import { describe, expect, test } from 'vitest'
import type { Relic } from '../../cards/relics.ts'
import { scene } from '../scene.ts'
import { rolls, sanityOf, shoggothsOf } from './about.ts'

const all12: Relic[] = [
  'alhazreds-flame',
  'alien-carving',
  'bizarre-statue',
  'book-of-shadow',
  'elder-sign',
  'last-hourglass',
  'mi-go-eye',
  'seal-of-leng',
  'silver-key',
  'song-of-kadath',
  'warded-box',
  'xaos-mirror',
]

describe('Defeat a Cultist', () => {
  test('[RC-200] returns 1 cultist of the location to the pool for 1 action', () => {
    const s = scene({ actionsLeft: 4, at: { p1: 'diner' }, cultists: { diner: 3, junkyard: 2 } })
    const pool = s.table.pool.cultists
    expect(pool).toBe(21)
    s.choose('fightCultist', {})
    expect(s.table.cultists.diner).toBe(2)
    expect(s.table.cultists.junkyard).toBe(2)
    expect(s.table.pool.cultists).toBe(22)
    expect(s.actionsLeft).toBe(3)
    s.choose('fightCultist', {}).choose('fightCultist', {})
    expect(s.table.cultists.diner).toBe(0)
    expect(s.table.pool.cultists).toBe(24)
    expect(s.actionsLeft).toBe(1)
  })

  test('[RC-200] only where there is a cultist: one next door does not do', () => {
    const s = scene({ at: { p1: 'diner', p2: 'junkyard' }, cultists: { junkyard: 3, 'secret-lodge': 1 } })
    expect(s.offered('fightCultist')).toEqual([])
    expect(['RC-200', 'RC-156']).toContain(s.refusal('fightCultist', {}))
  })
})

describe('Defeat a Shoggoth', () => {
  test('[RC-201] returns 1 Shoggoth of the location to the pool for 3 actions', () => {
    const s = scene({ actionsLeft: 5, at: { p1: 'cafe' }, shoggoths: ['cafe', 'cafe', 'theater'] })
    expect(s.table.pool.shoggoths).toBe(0)
    s.choose('fightShoggoth', {})
    expect(shoggothsOf(s)).toEqual(['cafe', 'theater'])
    expect(s.table.pool.shoggoths).toBe(1)
    expect(s.actionsLeft).toBe(2)
  })

  test('[RC-201] only where there is a Shoggoth', () => {
    const s = scene({ at: { p1: 'cafe' }, shoggoths: ['church'] })
    expect(s.offered('fightShoggoth')).toEqual([])
    expect(['RC-201', 'RC-156']).toContain(s.refusal('fightShoggoth', {}))
  })

  test('[RC-202] exactly 3 actions are enough, 2 are not', () => {
    const three = scene({ actionsLeft: 3, at: { p1: 'cafe' }, shoggoths: ['cafe'] })
    expect(three.may('fightShoggoth', {})).toBe(true)
    for (const actionsLeft of [1, 2]) {
      const s = scene({ actionsLeft, at: { p1: 'cafe' }, shoggoths: ['cafe'] })
      expect(['RC-156', 'RC-202', 'RC-201']).toContain(s.refusal('fightShoggoth', {}))
    }
  })

  test('[RC-202] actions left unused in one turn do not count in the next', () => {
    const s = scene({
      investigators: ['reporter', 'driver'],
      actionsLeft: 2,
      at: { p1: 'cafe' },
      shoggoths: ['cafe'],
    })
    s.choose('endActions', {}).choose('endActions', {}, 'p2')
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(4)
    s.choose('fightShoggoth', {})
    expect(s.actionsLeft).toBe(1)
  })

  test('[RC-203] the 3 actions are one choice that takes the Shoggoth off at once', () => {
    const s = scene({ actionsLeft: 4, at: { p1: 'cafe' }, shoggoths: ['cafe'], cultists: { cafe: 1 } })
    s.choose('fightShoggoth', {})
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(1)
    expect(shoggothsOf(s)).toEqual([])
  })

  test('[RC-203] no progress is stored: after two other actions the full price is asked and cannot be paid', () => {
    const s = scene({ actionsLeft: 4, at: { p1: 'cafe' }, shoggoths: ['cafe'], cultists: { cafe: 2 } })
    s.choose('fightCultist', {}).choose('fightCultist', {})
    expect(s.actionsLeft).toBe(2)
    expect(s.offered('fightShoggoth')).toEqual([])
    expect(shoggothsOf(s)).toEqual(['cafe'])
  })

  test('[RC-204] the player draws the top card of the relic deck', () => {
    const s = scene({
      actionsLeft: 4,
      at: { p1: 'cafe', p2: 'cafe' },
      shoggoths: ['cafe'],
      relicDeck: ['warded-box', 'silver-key'],
      hands: { p1: ['arkham'] },
    })
    s.choose('fightShoggoth', {})
    expect(s.hand('p1')).toEqual(['arkham', 'warded-box'])
    expect(s.hand('p2')).toEqual([])
    expect(s.table.relicDeck).toHaveLength(11)
    expect(s.table.relicDeck[0]).toBe('silver-key')
    expect(s.happened('relicDrawn')).toEqual([{ seat: 'p1', relic: 'warded-box' }])
  })

  test('[RC-205] no relic for a Shoggoth burned with the Flame', () => {
    const s = scene({ at: { p1: 'cafe' }, shoggoths: ['cafe'], hands: { p1: ['alhazreds-flame'] } })
    s.next('blank').choose('playRelic', { relic: 'alhazreds-flame' }).choose('burnShoggoth', { at: 'cafe' })
    expect(shoggothsOf(s)).toEqual([])
    expect(s.table.pool.shoggoths).toBe(3)
    expect(s.hand('p1')).toEqual([])
    expect(s.table.relicDeck).toHaveLength(11)
  })

  test('[RC-205] no relic for a Shoggoth that leaves through a gate', () => {
    const s = scene({ at: { p1: 'park' }, shoggoths: ['park'], summoning: ['woods', 'diner'] })
    s.choose('endActions', {})
    expect(s.happened('shoggothLeft')).toEqual([{ from: 'park' }])
    expect(s.table.relicDeck).toHaveLength(12)
    expect(s.happened('relicDrawn')).toEqual([])
  })

  test('[RC-206] with an empty relic deck the Shoggoth is defeated and no relic is drawn', () => {
    const s = scene({ actionsLeft: 4, at: { p1: 'cafe' }, shoggoths: ['cafe'], discard: all12 })
    expect(s.table.relicDeck).toEqual([])
    s.choose('fightShoggoth', {})
    expect(shoggothsOf(s)).toEqual([])
    expect(s.table.pool.shoggoths).toBe(3)
    expect(s.actionsLeft).toBe(1)
    expect(s.hand('p1')).toEqual([])
    expect(s.outcome).toBeUndefined()
  })

  test('[RC-206] the last relic is drawn, the next Shoggoth gives none', () => {
    const s = scene({
      actionsLeft: 6,
      at: { p1: 'cafe' },
      shoggoths: ['cafe', 'cafe'],
      relicDeck: ['elder-sign'],
      discard: all12.filter((relic) => relic !== 'elder-sign'),
    })
    s.choose('fightShoggoth', {})
    expect(s.hand('p1')).toEqual(['elder-sign'])
    s.choose('fightShoggoth', {})
    expect(s.hand('p1')).toEqual(['elder-sign'])
    expect(shoggothsOf(s)).toEqual([])
  })

  test('[RC-207] no sanity roll for a cultist, not even beside a Shoggoth', () => {
    const s = scene({ actionsLeft: 4, at: { p1: 'cafe' }, cultists: { cafe: 2 }, shoggoths: ['cafe'] })
    s.next('psychosis').choose('fightCultist', {})
    expect(rolls(s)).toEqual([])
    expect(sanityOf(s, 'p1')).toBe(4)
  })

  test('[RC-207] no sanity roll for a Shoggoth, not even if another one remains', () => {
    const s = scene({ actionsLeft: 4, at: { p1: 'cafe' }, shoggoths: ['cafe', 'cafe'] })
    s.next('psychosis').choose('fightShoggoth', {})
    expect(rolls(s)).toEqual([])
    expect(sanityOf(s, 'p1')).toBe(4)
  })
})
