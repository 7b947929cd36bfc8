import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'
import { rolls, seen } from './about.ts'

const beside = { monsters: [{ being: 'spores' as const, at: 'A1' }] }

/** The Hero fights the Spores in the own sector, with these results. */
function fightSpores(next: string[], setting: object = {}) {
  return scene({ ...beside, ...setting, next }).choose('fight', { target: 'spores' })
}

describe('Fight', () => {
  test('[AL-271] [AL-R45] a basic Fight attacks 1 monster of the sector with 2 dice', () => {
    const s = scene({
      monsters: [
        { being: 'spores', at: 'A1' },
        { being: 'parasites', at: 'A1' },
      ],
      next: ['hit', 'hit'],
    })
    s.choose('fight', { target: 'parasites' })
    expect(rolls(s)[0]).toBe('hero fight 2')
    expect(s.monster('m2')?.wounded).toBe(true)
    expect(s.monster('m1')).toMatchObject({ being: 'spores', wounded: false })
  })

  test('[AL-271] of several alike only 1 is hit', () => {
    const two = [
      { being: 'spores' as const, at: 'A1' },
      { being: 'spores' as const, at: 'A1' },
    ]
    const s = scene({ monsters: two, next: ['hit', 'hit'] }).choose('fight', { target: 'spores' })
    expect(s.table.monsters).toHaveLength(1)
    expect(s.table.monsters[0]!.wounded).toBe(false)
  })

  test('[AL-R63] monsters of a kind that differ visibly can be told apart; those that look alike cannot', () => {
    const three = [
      { being: 'worms' as const, at: 'A1', stunned: 1 },
      { being: 'worms' as const, at: 'A1', bonus: 2 },
      { being: 'worms' as const, at: 'A1', blind: true },
    ]
    const s = scene({ monsters: three, next: ['hit', 'hit'], items: ['stun-baton'] })
    const targets = [{ target: 'worms' }, { target: 'worms+2' }, { target: 'worms-stunned' }]
    expect(s.offered('fight')).toEqual(targets)
    expect(s.offered('stun')).toEqual(targets)
    s.choose('fight', { target: 'worms+2' })
    expect(s.table.monsters.map(({ wounded }) => wounded)).toEqual([false, true, false])
    const alike = scene({ monsters: [{ being: 'worms', at: 'A1', stunned: 1 }] })
    expect(alike.offered('fight')).toEqual([{ target: 'worms' }])
  })

  test('[AL-272] not monsters of other sectors, however near and visible', () => {
    const s = scene({ revealed: ['B1'], lit: ['B1'], monsters: [{ being: 'worms', at: 'B1' }] })
    expect(s.offered('fight')).toEqual([])
    expect(s.refusal('fight', { target: 'worms' })).toBe('AL-279')
  })

  test('[AL-273] an item may reach a sector outside the field of view', () => {
    const s = scene({
      map: 'A1-B1 B1-B2',
      revealed: ['B1', 'B2'],
      items: ['pipe-bomb'],
      monsters: [{ being: 'spores', at: 'B2' }],
      next: ['hit', 'hit', 'miss'],
    })
    expect(s.inView).toEqual(['A1', 'B1'])
    s.choose('throwBomb', { place: s.place('B2'), way: null })
    expect(s.monster('m1')).toBeUndefined()
  })

  test.each([
    [['miss', 'miss'], false, true],
    [['hit', 'miss'], true, true],
    [['hit', 'hit'], false, false],
  ])('[AL-274] each hit is 1 damage: %j', (dice, wounded, alive) => {
    const s = fightSpores(dice)
    expect(s.monster('m1') !== undefined).toBe(alive)
    expect(s.monster('m1')?.wounded ?? false).toBe(wounded)
  })

  test('[AL-275] in a lit sector surges count, in a dark one they do not', () => {
    expect(fightSpores(['surge', 'surge']).monster('m1')?.wounded).toBe(false)
    expect(fightSpores(['surge', 'surge'], { lit: ['A1'] }).monster('m1')).toBeUndefined()
    expect(fightSpores(['surge', 'surge'], { lit: ['B1'] }).monster('m1')?.wounded).toBe(false)
  })

  test("[AL-276] a hazard token neither helps nor hinders the Hero's dice", () => {
    expect(fightSpores(['surge', 'surge'], { hazards: ['A1'] }).monster('m1')?.wounded).toBe(false)
    expect(fightSpores(['hit', 'surge'], { hazards: ['A1'] }).monster('m1')?.wounded).toBe(true)
    expect(fightSpores(['hit', 'surge'], { hazards: ['A1'], lit: ['A1'] }).monster('m1')).toBeUndefined()
  })

  test('[AL-277] a wounded one is turned, a killed one leaves map and maze', () => {
    const wounded = fightSpores(['hit', 'miss'])
    expect(seen(wounded, 'A1')?.monsters).toMatchObject([{ being: 'spores', wounded: true }])
    const killed = fightSpores(['hit', 'hit'])
    expect(killed.table.monsters).toEqual([])
    expect(seen(killed, 'A1')?.monsters).toEqual([])
  })

  test('[AL-278] the Hero is told of a wound in a revealed sector', () => {
    const s = fightSpores(['hit', 'miss'])
    expect(s.heroSees('monsterWounded')).toEqual([{ being: 'spores', place: s.place('A1'), monster: null }])
  })

  test.each([
    ['wounded', ['hit', 'miss', 'miss']],
    ['killed', ['hit', 'hit', 'miss']],
    ['untouched', ['miss', 'miss', 'miss']],
  ])('[AL-278] nothing is told about an unrevealed one: %s', (_, next) => {
    const s = scene({ items: ['pipe-bomb'], monsters: [{ being: 'spores', at: 'B1' }], next })
    s.choose('throwBomb', { place: s.place('A1'), way: 'east' })
    for (const event of ['monsterWounded', 'monsterKilled', 'nothingHit', 'experienceGained'] as const)
      expect(s.heroSees(event)).toEqual([])
    expect(s.seenBy('e1', 'monsterKilled')).toHaveLength(next[1] === 'hit' ? 1 : 0)
  })

  test('[AL-279] only with a legal target', () => {
    const s = scene({ items: ['crowbar', 'bullets-1', 'stun-baton', 'plasma-cutter'] })
    for (const step of ['fight', 'strike', 'shoot', 'stun'] as const) expect(s.offered(step)).toEqual([])
    expect(s.refusal('fight', { target: 'worms' })).toBe('AL-279')
  })

  test('[AL-279] an item that attacks a sector may be aimed at an empty or unrevealed one', () => {
    const s = scene({ revealed: ['B1'], items: ['grenade', 'pipe-bomb', 'flamethrower'] })
    expect(s.may('throwGrenade', { place: s.place('B1') })).toBe(true)
    expect(s.may('throwBomb', { place: s.place('B1'), way: null })).toBe(true)
    expect(s.may('throwBomb', { place: s.place('B1'), way: 'east' })).toBe(true)
    expect(s.may('burn', { to: 'east' })).toBe(true)
    expect(s.may('burn', { to: 'here' })).toBe(true)
    s.choose('throwBomb', { place: s.place('B1'), way: 'east' })
    expect(s.asked?.step).toBe('act')
    expect(s.table.turn.number).toBe(2)
  })
})
