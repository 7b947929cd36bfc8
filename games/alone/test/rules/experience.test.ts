import { describe, expect, test } from 'vitest'
import { type Boss, type MonsterKind, monsterKinds, statsOf } from '../../content/monsters.ts'
import { type Setting, scene } from '../scene.ts'
import { paths, played, rolls, shift, standardReaction } from './about.ts'

/** The Hero kills a wounded monster of the sector. */
function kill(being: MonsterKind | Boss, setting: Setting = {}) {
  return scene({ monsters: [{ being, at: 'A1', wounded: true }], next: ['hit', 'hit'], ...setting }).choose(
    'fight',
    {
      target: `${being}-wounded`,
    },
  )
}

const sporeBloom: Setting = {
  map: 'A1-B1 D1=E1',
  rooms: { E1: 'laboratory' },
  missions: { blue: { mission: 'spore-bloom', done: true } },
}

describe('Experience', () => {
  test.each(monsterKinds)('[AL-581] killing %s gives 1 point in its skill and in no other', (kind) => {
    const { experience } = kill(kind).hero
    for (const each of monsterKinds) expect(experience[each]).toBe(each === kind ? 1 : 0)
  })

  test('[AL-582] the second point unlocks the skill for good', () => {
    const dice = (points: number): string =>
      rolls(
        scene({
          experience: { cultists: points },
          monsters: [{ being: 'worms', at: 'A1' }],
        }).choose('fight', { target: 'worms' }),
      )[0]!
    expect(dice(1)).toBe('hero fight 2')
    expect(dice(2)).toBe('hero fight 3')
    const s = kill('cultists', {
      experience: { cultists: 1 },
      lit: ['A1'],
      monsters: [
        { being: 'cultists', at: 'A1', wounded: true },
        { being: 'worms', at: 'A1' },
      ],
    })
    expect(s.hero.experience.cultists).toBe(2)
    expect(rolls(s.choose('fight', { target: 'worms' }))[0]).toBe('hero fight 3')
  })

  test('[AL-582] it is the skill of the own character', () => {
    const s = scene({
      character: 'doctor',
      experience: { cultists: 2 },
      monsters: [{ being: 'worms', at: 'A1' }],
    })
    expect(rolls(s.choose('fight', { target: 'worms' }))[0]).toBe('hero fight 2')
  })

  test('[AL-583] at most 2 points', () => {
    const s = kill('worms', { experience: { worms: 2 } })
    expect(s.hero.experience.worms).toBe(2)
    expect(s.happened('experienceGained')).toEqual([])
  })

  test('[AL-584] nothing for an unrevealed monster', () => {
    const bomb = (revealed: string[]) => {
      const s = scene({
        revealed,
        items: ['pipe-bomb'],
        monsters: [{ being: 'spores', at: 'B1' }],
        next: ['hit', 'hit', 'miss'],
      })
      const way = revealed.length > 0 ? null : ('east' as const)
      return s.choose('throwBomb', { place: s.place(way === null ? 'B1' : 'A1'), way })
    }
    expect(bomb(['B1']).hero).toMatchObject({ experience: { spores: 1 }, killed: true })
    expect(bomb([]).hero).toMatchObject({ experience: { spores: 0 }, killed: false })
  })

  test('[AL-585] a boss: 1 point in each of 2 different skills of the Hero’s choice', () => {
    const s = kill('brood-mother', { ...sporeBloom, experience: { worms: 1 } })
    expect(s.asked).toMatchObject({ step: 'learnWhich', seat: 'hero' })
    expect(s.offered('learn')).toHaveLength(10)
    expect(s.offered('learn').every(({ first, second }) => first !== second)).toBe(true)
    s.choose('learn', { first: 'cultists', second: 'worms' })
    expect(s.hero.experience).toEqual({ spores: 0, parasites: 0, cultists: 1, hybrids: 0, worms: 2 })
  })

  test('[AL-583] [AL-585] in skills that can still grow', () => {
    const s = kill('brood-mother', { ...sporeBloom, experience: { worms: 2, spores: 2, hybrids: 2 } })
    expect(s.offered('learn')).toEqual([{ first: 'parasites', second: 'cultists' }])
    const all = { worms: 2, spores: 2, hybrids: 2, cultists: 2, parasites: 2 }
    expect(kill('brood-mother', { ...sporeBloom, experience: all }).asked?.step).toBe('act')
  })

  test('[AL-586] a kill with an item counts', () => {
    const s = scene({
      items: ['crowbar'],
      monsters: [{ being: 'worms', at: 'A1', wounded: true }],
      next: ['hit', 'hit', 'miss'],
    })
    s.choose('strike', { item: 'crowbar', target: 'worms-wounded' })
    expect(s.hero.experience.worms).toBe(1)
  })

  test('[AL-586] a removal does not', () => {
    const s = scene({ ally: ['captain', 3], monsters: [{ being: 'worms', at: 'A1' }] }).choose(
      'sacrifice',
      {},
    )
    expect(s.table.monsters).toEqual([])
    expect(s.hero).toMatchObject({ experience: { worms: 0 }, killed: false })
  })
})

describe('Bosses', () => {
  test.each<[Boss, string, number[], number[]]>([
    ['queen-worm', '2/2', [4, 2, 3], [5, 3, 4]],
    ['high-priest', '2/2', [3, 3, 1], [4, 4, 2]],
    ['brood-mother', '2/1', [3, 2, 2], [4, 3, 3]],
  ])('[AL-587] [AL-590] %s has values of its own, in both modes', (boss, thresholds, normal, nightmare) => {
    const { wound, kill: deadly, ...modes } = statsOf[boss]
    expect(`${wound}/${deadly}`).toBe(thresholds)
    expect([modes.normal.dark, modes.normal.lit, modes.normal.fright]).toEqual(normal)
    expect([modes.nightmare.dark, modes.nightmare.lit, modes.nightmare.fright]).toEqual(nightmare)
  })

  test('[AL-587] a healthy Queen Worm is only wounded by one attack', () => {
    const s = scene({
      map: 'A1-B1',
      revealed: ['B1'],
      items: ['grenade'],
      missions: { red: { mission: 'the-queen', active: true } },
      monsters: [
        { being: 'queen-worm', at: 'B1' },
        { being: 'worms', at: 'B1' },
      ],
      next: ['hit', 'hit', 'hit', 'hit'],
    })
    s.choose('throwGrenade', { place: s.place('B1') })
    expect(s.monster('m1')?.wounded).toBe(true)
    expect(s.monster('m2')).toBeUndefined()
    s.next('hit', 'hit', 'miss', 'miss').choose('throwGrenade', { place: s.place('B1') })
    expect(s.outcome).toBe('won')
  })

  test('[AL-587] a door costs the Queen Worm no point', () => {
    const shut: Setting = { map: 'A1-B1 B1#C1', monsters: [{ being: 'queen-worm', at: 'C1' }] }
    const s = standardReaction(shut)
    expect(paths(s, 'm1')).toEqual(['', 'W', 'Ww'])
    shift(s, 'm1', 'Ww')
    expect(s.monster('m1')?.at).toBe('1-B1')
    expect(s.table.locked).toEqual([])
  })

  test('[AL-587] the High Priest gives each Cultist of his sector 1 die in its end-of-turn attack', () => {
    const s = scene({
      from: 'end-of-turn',
      missions: { red: { mission: 'the-ritual', active: true } },
      monsters: [
        { being: 'cultists', at: 'A1' },
        { being: 'high-priest', at: 'A1' },
      ],
    }).choose('attackNext', { monster: 'm1' })
    expect(rolls(s)).toEqual(['evil attack 3', 'evil attack 3'])
    const apart = scene({
      from: 'end-of-turn',
      monsters: [
        { being: 'cultists', at: 'A1' },
        { being: 'high-priest', at: 'B1' },
      ],
    })
    expect(rolls(apart)).toEqual(['evil attack 2'])
  })

  test('[AL-587] not in an attack that a card brings', () => {
    const s = scene({
      revealed: ['B1'],
      hands: { e1: ['cut-off'] },
      monsters: [
        { being: 'cultists', at: 'A1' },
        { being: 'high-priest', at: 'A1' },
      ],
    }).choose('move', { gait: 'walk', to: 'east' })
    s.choose('play', { card: 'cut-off' }).choose('pick', { monster: 'm1' })
    expect(rolls(s)).toEqual(['evil attack 2'])
  })

  test('[AL-587] [AL-589] the Brood Mother is neither moved nor relocated, others of her rank are', () => {
    const s = standardReaction({
      monsters: [
        { being: 'brood-mother', at: 'D1' },
        { being: 'high-priest', at: 'D1' },
      ],
    })
    expect(paths(s, 'm1')).toEqual([])
    expect(paths(s, 'm2')).toEqual(['', 'e', 'w'])
  })

  test('[AL-588] a boss does not count towards the limit and needs no free place', () => {
    const crowd: Setting['monsters'] = (['worms', 'worms', 'spores'] as const).map((being) => ({
      being,
      at: '2-B1',
    }))
    const setting = (extra: Setting['monsters'] & object): Setting => ({
      map: 'A1-B1 B1-C1 C1-D1 2-A1-B1 2-B1-C1',
      stairs: { red: ['D1', '2-A1'] },
      monsters: [{ being: 'high-priest', at: 'D1' }, ...crowd, ...extra],
    })
    const bossThere = setting([{ being: 'queen-worm', at: '2-B1' }])
    expect(
      standardReaction(bossThere)
        .offered('spawn')
        .some(({ at }) => at === '2-B1'),
    ).toBe(true)
    const full = standardReaction(setting([{ being: 'spores', at: '2-B1' }]))
    expect(full.offered('spawn').some(({ at }) => at === '2-B1')).toBe(false)
    expect(paths(full, 'm1')).toContain('t')
  })

  test('[AL-589] bosses are not removed and not spawned by cards', () => {
    const s = played('blood-trail', {
      performed: ['move'],
      monsters: [
        { being: 'high-priest', at: 'D1' },
        { being: 'worms', at: 'D1' },
      ],
    })
    expect([...new Set(s.offered('replace').map(({ monster }) => monster))]).toEqual(['m2'])
    expect(
      standardReaction()
        .offered('spawn')
        .every(({ being }) => monsterKinds.includes(being)),
    ).toBe(true)
    const t = scene({ ally: ['captain', 1], monsters: [{ being: 'high-priest', at: 'A1' }] })
    expect(t.choose('sacrifice', {}).table.monsters).toHaveLength(1)
  })

  test('[AL-589] but strengthened', () => {
    const s = played('retaliation', { performed: ['fight'], monsters: [{ being: 'high-priest', at: 'A1' }] })
    expect(rolls(s)).toEqual(['evil attack 4'])
  })

  test('[AL-590] in Nightmare mode a boss uses its nightmare values', () => {
    const s = scene({
      from: 'end-of-turn',
      round: { nightmare: true },
      monsters: [{ being: 'queen-worm', at: 'A1' }],
    })
    expect(rolls(s)).toEqual(['evil attack 5'])
  })
})
