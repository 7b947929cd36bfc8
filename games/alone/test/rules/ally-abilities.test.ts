import { describe, expect, test } from 'vitest'
import type { Being } from '../../content/monsters.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { seen, tracks } from './about.ts'

function beside(...beings: Being[]): NonNullable<Setting['monsters']> {
  return beings.map((being) => ({ being, at: 'A1' }))
}

function chargesOf(s: Scene): number | null {
  return s.hero.ally?.charges ?? null
}

describe('What an ally can do for 1 charge', () => {
  test('[AL-735] Pilot: after a Move 1 further movement point, at most once per turn', () => {
    const s = scene({ ally: ['pilot', 6], character: 'doctor', turn: { actionsLeft: 2 } })
    s.choose('move', { gait: 'walk', to: 'east' })
    expect(s.asked).toMatchObject({ step: 'followAlly', seat: 'hero' })
    s.choose('stepFurther', { to: 'east' })
    expect([s.hero.at, chargesOf(s)]).toEqual(['1-C1', 5])
    expect(s.happened('allyUsed')).toEqual([{ character: 'pilot' }])
    s.choose('move', { gait: 'walk', to: 'east' })
    expect([s.hero.at, s.asked?.step]).toEqual(['1-D1', 'act'])
  })

  test('[AL-735] Pilot: only after a Move, and only if the Hero likes', () => {
    const s = scene({ ally: ['pilot', 6], character: 'doctor' }).choose('explore', { by: 'eyes', to: 'east' })
    expect(s.asked?.step).toBe('act')
    s.choose('move', { gait: 'walk', to: 'east' }).choose('stayHere', {})
    expect([s.hero.at, chargesOf(s)]).toEqual(['1-B1', 6])
  })

  test('[AL-735] Engineer: at the start of a turn light in the sector of the Hero', () => {
    const s = scene({ ally: ['engineer', 6], turn: { actionsLeft: 2 } }).choose('allyLight', {})
    expect([s.lit, chargesOf(s)]).toEqual([['A1'], 5])
    expect(s.happened('allyUsed')).toEqual([{ character: 'engineer' }])
    expect(s.refusal('allyLight', {})).toBe('AL-393')
    expect(s.asked?.step).toBe('act')
    const late = scene({ ally: ['engineer', 6], turn: { actionsLeft: 2 } })
    expect(late.choose('explore', { by: 'eyes', to: 'east' }).offered('allyLight')).toEqual([])
  })

  test('[AL-735] Captain: after the roll of a Fight dice are rolled again, once', () => {
    const fight: Setting = { ally: ['captain', 6], monsters: beside('spores'), next: ['miss', 'hit'] }
    const s = scene(fight).choose('fight', { target: 'spores' })
    expect(s.offered('rerollAll')).toEqual([{ face: 'miss' }, { face: 'hit' }])
    s.next('hit').choose('rerollAll', { face: 'miss' })
    expect([s.monster('m1'), chargesOf(s)]).toEqual([undefined, 5])
    expect(s.happened('allyUsed')).toEqual([{ character: 'captain' }])
    const kept = scene(fight).choose('fight', { target: 'spores' }).choose('keepRoll', {})
    expect([kept.monster('m1')?.wounded, chargesOf(kept)]).toEqual([true, 6])
  })

  test.each([
    ['miss', ['hit', 'surge', 'hit']],
    ['surge', ['hit', 'hit', 'hit']],
    ['hit', ['hit', 'hit', 'miss']],
  ] as const)('[AL-735] Captain: %s and what is worse', (face, after) => {
    const s = scene({
      ally: ['captain', 6],
      items: ['crowbar'],
      monsters: beside('worms'),
      next: ['miss', 'surge', 'hit'],
    }).choose('strike', { item: 'crowbar', target: 'worms' })
    s.next('hit', 'hit', 'miss').choose('rerollAll', { face })
    expect(s.happened('diceRerolled')[0]!.dice).toEqual(after)
  })

  test('[AL-735] Doctor: after the attacks 1 health or 1 self-control, at most once per turn', () => {
    const tired: Setting = { ally: ['doctor', 6], health: 5, control: 5, from: 'end-of-turn' }
    const s = scene({ ...tired, monsters: beside('parasites'), next: ['hit', 'miss'] }).choose(
      'strikeHero',
      {},
    )
    expect(tracks(s)).toEqual([4, 5])
    expect(s.asked).toMatchObject({ step: 'recoverWhich', seat: 'hero' })
    s.choose('recover', { health: 0, control: 1 })
    expect([...tracks(s), chargesOf(s)]).toEqual([4, 6, 5])
    expect(s.happened('allyUsed')).toEqual([{ character: 'doctor' }])
    expect(s.asked?.step).toBe('act')
    const t = scene(tired).choose('recoverNothing', {})
    expect([...tracks(t), chargesOf(t)]).toEqual([5, 5, 6])
  })

  test('[AL-735] [AL-739] the last charge is the end of an ally', () => {
    const s = scene({ ally: ['engineer', 1] }).choose('allyLight', {})
    expect(s.hero.ally).toBeNull()
    expect(s.happened('allyLost')).toEqual([{ character: 'engineer' }])
    expect(s.offered('sacrifice')).toEqual([])
  })
})

describe('Sacrifices', () => {
  test('[AL-734] Pilot: up to 4 sectors, no parting attacks, no action', () => {
    const s = scene({ ally: ['pilot', 2], character: 'doctor', monsters: beside('worms', 'spores') })
    s.choose('sacrifice', {})
    for (let i = 0; i < 4; i++) s.choose('followPilot', { to: 'east' })
    expect(s.hero.at).toBe('1-E1')
    expect(s.asked?.step).toBe('act')
    expect(s.table.turn).toMatchObject({ number: 1, actionsLeft: 1, performed: [] })
    expect(s.hero.ally).toBeNull()
    expect(tracks(s)).toEqual([12, 12])
  })

  test('[AL-734] Pilot: reveals and frights apply; fewer sectors will do; nothing is locked', () => {
    const s = scene({
      map: 'A1=B1 B1=C1 C1-D1',
      ally: ['pilot', 2],
      character: 'doctor',
      monsters: [{ being: 'worms', at: 'B1' }],
    })
    s.choose('sacrifice', {}).choose('followPilot', { to: 'east' })
    expect(s.revealed).toEqual(['A1', 'B1'])
    expect(s.hero.control).toBe(10)
    expect(s.asked?.step).toBe('ledWhere')
    s.choose('stopMoving', {})
    expect([s.hero.at, s.asked?.step]).toEqual(['1-B1', 'act'])
  })

  test('[AL-734] Engineer: light in every sector of the level at distance 3 or less', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1-D1 D1-E1 A1#A2 2-A1-B1',
      stairs: { red: ['B1', '2-A1'] },
      ally: ['engineer', 1],
    }).choose('sacrifice', {})
    expect(s.lit).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(s.revealed).toEqual(['A1', 'B1', 'C1', 'D1'])
  })

  test('[AL-734] [AL-455] Captain: all monsters of the sector except bosses are gone, without experience', () => {
    const s = scene({
      ally: ['captain', 4],
      monsters: [...beside('worms', 'spores', 'high-priest'), { being: 'worms', at: 'B1' }],
    }).choose('sacrifice', {})
    expect(s.table.monsters.map(({ id }) => id)).toEqual(['m3', 'm4'])
    expect(Object.values(s.hero.experience)).toEqual([0, 0, 0, 0, 0])
    expect(seen(s, 'A1')?.monsters).toHaveLength(1)
  })

  test('[AL-734] Doctor: 6 points, divided as the Hero likes', () => {
    const s = scene({ ally: ['doctor', 1], health: 2, control: 3 }).choose('sacrifice', {})
    expect(s.offered('recover').map(({ health }) => health)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(s.offered('recover').every(({ health, control }) => health + control === 6)).toBe(true)
    expect(tracks(s.choose('recover', { health: 2, control: 4 }))).toEqual([4, 7])
  })
})

describe('Damage turned on an ally', () => {
  test('[AL-R36] decided before the Hero saves anything and before any reaction', () => {
    const s = scene({
      ally: ['engineer', 6],
      monsters: beside('worms'),
      items: ['body-armour'],
      from: 'end-of-turn',
      hands: { e1: ['blood-scent'] },
      next: ['hit', 'hit', 'hit'],
    }).pass()
    expect(s.asked).toMatchObject({ step: 'redirect', seat: 'e1', args: { health: 3 } })
    s.choose('strikeHero', {})
    expect(s.asked?.step).toBe('saveFromLoss')
    s.choose('wearArmour', { charges: 1 })
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'after-loss', loss: 'health' } })
    expect([...tracks(s), chargesOf(s)]).toEqual([10, 12, 6])
  })
})
