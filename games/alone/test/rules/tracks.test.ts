import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'
import { explore, standard, walk } from './reading.ts'

/** The refill at the end of a round. */
function refilled(health: number, control: number, adrenaline = 0): number {
  return scene({ health, control, adrenaline, from: 'round-end' }).hero.adrenaline
}

describe('health and self-control', () => {
  test.each([
    [11, 12],
    [10, 12],
    [9, 11],
  ])('[AL-171] never above 12: from %i to %i', (health, then) => {
    const s = scene({ health, items: ['med-kit'] })
    s.choose('heal', { item: 'med-kit' })
    expect(s.hero.health).toBe(then)
  })

  test('[AL-171] [AL-172] [AL-R01] health that is not there is lost as self-control', () => {
    const s = scene({
      health: 1,
      control: 5,
      monsters: [{ being: 'spores', at: 'A1' }],
      from: 'end-of-turn',
      next: ['hit', 'hit', 'hit'],
    })
    expect([s.hero.health, s.hero.control]).toEqual([0, 3])
    expect(s.happened('lostHealth')).toEqual([{ count: 1, cause: 'attack' }])
    expect(s.happened('lostControl')).toEqual([{ count: 2, cause: 'attack' }])
  })

  test('[AL-172] [AL-R01] self-control that is not there is lost as health', () => {
    const s = scene({
      health: 7,
      control: 1,
      monsters: [{ being: 'hybrids', at: 'B1' }],
      turn: { actionsLeft: 2 },
    })
    walk(s, 'east')
    expect([s.hero.health, s.hero.control]).toEqual([6, 0])
  })

  test('[AL-R01] it counts as a loss of that other kind', () => {
    const s = scene({
      health: 0,
      hands: { e1: ['feed-on-fear', 'relentless'] },
      monsters: [
        { being: 'cultists', at: 'A1' },
        { being: 'worms', at: 'C1' },
      ],
      next: ['hit'],
    })
    walk(s, 'east').passUntil('before-leave').pass().choose('strikeAtParting', {})
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'after-loss', loss: 'control' } })
    expect(s.may('play', { card: 'feed-on-fear' })).toBe(true)
    expect(s.may('play', { card: 'relentless' })).toBe(false)
  })

  test.each([
    [0, 4],
    [4, 0],
  ])('[AL-173] one track at 0 does not end the game: %i and %i', (health, control) => {
    const s = scene({
      health,
      control,
      monsters: [{ being: 'spores', at: 'A1' }],
      from: 'end-of-turn',
      next: ['hit', 'hit', 'hit'],
    })
    expect(Math.min(s.hero.health, s.hero.control)).toBe(0)
    expect(Math.max(s.hero.health, s.hero.control)).toBe(1)
    expect(s.outcome).toBeUndefined()
  })

  test('[AL-173] both at 0 do', () => {
    const s = scene({
      health: 2,
      control: 1,
      monsters: [{ being: 'spores', at: 'A1' }],
      from: 'end-of-turn',
      next: ['hit', 'hit', 'hit'],
    })
    expect(s.outcome).toBe('lost')
  })
})

describe('adrenaline', () => {
  test.each([6, 6, 6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3].map((tokens, lower) => [lower, tokens]))(
    '[AL-174] [AL-R06] lower value %i: %i tokens',
    (lower, tokens) => {
      expect([refilled(lower, 12), refilled(12, lower)]).toEqual([tokens, tokens])
    },
  )

  test.each([0, 3, 6])('[AL-175] [AL-R06] the pool is set to it: %i are left', (left) => {
    expect(refilled(8, 12, left)).toBe(4)
  })

  test('[AL-176] never more than 6', () => {
    const s = scene({ adrenaline: 5, items: ['adrenaline-shot'], from: 'turn' })
    s.choose('injectAdrenaline', {})
    expect(s.hero.adrenaline).toBe(6)
    const inspired = { character: 'captain', experience: { worms: 2 }, from: 'round-end' } as const
    expect(scene({ ...inspired, health: 5 }).hero.adrenaline).toBe(6)
    expect(scene({ ...inspired, health: 3 }).hero.adrenaline).toBe(6)
  })

  test('[AL-177] a loss does not change the pool before the refill', () => {
    const s = scene({
      health: 10,
      adrenaline: 3,
      monsters: [{ being: 'spores', at: 'A1' }],
      from: 'end-of-turn',
      next: ['hit', 'hit', 'hit'],
    })
    expect([s.hero.health, s.hero.adrenaline]).toEqual([7, 3])
  })
})

describe('slow time', () => {
  test('[AL-178] costs 1 token', () => {
    const s = scene({ adrenaline: 2, from: 'turn' })
    s.choose('slowTime', {})
    expect(s.hero.adrenaline).toBe(1)
    expect(scene({ adrenaline: 0, from: 'turn' }).refusal('slowTime', {})).toBe('AL-178')
  })

  test('[AL-178] at the start of a turn only', () => {
    const s = scene({ turn: { actionsLeft: 2 } })
    expect(s.may('slowTime', {})).toBe(true)
    explore(s, 'east')
    expect(s.asked!.step).toBe('act')
    expect(s.may('slowTime', {})).toBe(false)
  })

  test('[AL-179] [AL-181] two actions, of the same kind', () => {
    const s = scene({ from: 'turn' })
    walk(walk(s.choose('slowTime', {}), 'east'), 'east')
    expect(s.hero.at).toBe('1-C1')
    expect(s.table.turn.number).toBe(2)
  })

  test('[AL-179] [AL-181] or of different kinds', () => {
    const s = scene({ from: 'turn' })
    walk(explore(s.choose('slowTime', {}), 'east'), 'east')
    expect(s.hero.at).toBe('1-B1')
    expect(s.table.turn.number).toBe(2)
  })

  test('[AL-180] [AL-R38] only once a turn', () => {
    const s = scene({ adrenaline: 6, from: 'turn' })
    s.choose('slowTime', {})
    expect(s.refusal('slowTime', {})).toBe('AL-180')
  })

  test('[AL-R38] an item may give a third action', () => {
    const s = scene({ items: ['stimulant'], from: 'turn' })
    walk(walk(s.choose('slowTime', {}), 'east'), 'east')
    walk(s.choose('actAgain', {}), 'east')
    expect(s.hero.at).toBe('1-D1')
  })

  test('[AL-182] it is one turn: one token, and two reactions', () => {
    const s = scene({
      hands: { e1: ['retaliation', 'retaliation', 'blind-rage'] },
      monsters: [{ being: 'worms', at: 'E1' }],
      from: 'turn',
    })
    s.choose('slowTime', {})
    explore(s, 'east').passUntil('before-reveal').pass()
    explore(s, 'east').passUntil('end-of-turn')
    standard(s, 'retaliation', 'm1', '', 'east')
    standard(s, 'retaliation', 'm1', '', 'east')
    expect(s.asked!.step).toBe('act')
    expect(s.happened('turnEnded')).toEqual([{ number: 1 }])
    expect(s.table.hands['e1']).toEqual(['blind-rage'])
  })
})
