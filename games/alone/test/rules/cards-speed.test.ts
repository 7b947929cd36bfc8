import { describe, expect, test } from 'vitest'
import { type Setting, at, scene, short } from '../scene.ts'
import { heard, paths, rolls, shift, spawns, tracks, whereIs } from './about.ts'
import {
  ended,
  ending,
  exploring,
  fighting,
  holding,
  hurt,
  locating,
  movable,
  scared,
  stepping,
  until,
} from './playing.ts'

/** A hazardous sector for the Hero. */
const here: Setting = { hazards: ['A1'] }
const worm: Setting = { monsters: [{ being: 'worms', at: 'D1' }] }
const couple: Setting = {
  monsters: [
    { being: 'worms', at: 'D1' },
    { being: 'parasites', at: 'E1' },
  ],
}
const upToThree = ['', 'e', 'w', 'ww', 'www']
const upToTwo = ['', 'e', 'w', 'ww']
const upToOne = ['', 'e', 'w']

describe('Give Chase', () => {
  const behind: Setting = {
    monsters: [
      { being: 'worms', at: 'A1' },
      { being: 'parasites', at: 'A1' },
    ],
  }

  test('[AL-672] one monster of the sector just left follows, and no more', () => {
    const s = stepping('give-chase', behind).choose('play', { card: 'give-chase' })
    expect(s.offered('follow')).toEqual([{ monster: 'm2' }, { monster: 'm1' }])
    expect(s.offered('followNoMore')).toEqual([])
    s.choose('follow', { monster: 'm2' })
    expect([whereIs(s, 'm1'), whereIs(s, 'm2')]).toEqual(['A1', 'B1'])
    expect(heard(s)).toEqual(['here'])
    expect(tracks(s)).toEqual([12, 12])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: any number of them', () => {
    const s = stepping('give-chase', { ...behind, hazards: ['B1'] }).choose('play', { card: 'give-chase' })
    s.choose('follow', { monster: 'm1' })
    expect(s.offered('followNoMore')).toHaveLength(1)
    s.choose('follow', { monster: 'm2' })
    expect([whereIs(s, 'm1'), whereIs(s, 'm2')]).toEqual(['B1', 'B1'])
  })

  test('[AL-676] not if nobody was left behind: neither who stands elsewhere nor the Brood Mother', () => {
    for (const being of ['worms', 'brood-mother'] as const) {
      const s = stepping('give-chase', { monsters: [{ being, at: being === 'worms' ? 'C1' : 'A1' }] })
      expect(s.refusal('play', { card: 'give-chase' })).toBe('AL-676')
    }
  })

  test('[AL-425] nor up the stairs to a full level', () => {
    const full = [1, 2, 3, 4].map((n) => ({
      being: n > 2 ? ('spores' as const) : ('hybrids' as const),
      at: '2-C1',
    }))
    const s = scene({
      ...holding('give-chase'),
      map: 'A1-B1 2-A1-B1 2-B1-C1',
      stairs: { red: ['A1', '2-A1'] },
      monsters: [{ being: 'worms', at: 'A1' }, ...full],
    })
    until(s.choose('move', { gait: 'walk', to: 'stairs' }), 'after-step')
    expect(s.refusal('play', { card: 'give-chase' })).toBe('AL-676')
  })
})

describe('Scuttle', () => {
  test('[AL-675] moves one monster up to 3 sectors', () => {
    const s = ended('scuttle', couple)
    expect(paths(s, 'm1')).toEqual(upToThree)
    expect(shift(s, 'm1', 'e').asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: then another one up to 2, or none', () => {
    const s = shift(ended('scuttle', { ...couple, ...here }), 'm2', 'w')
    expect(movable(s)).toEqual(['m1'])
    expect(paths(s, 'm1')).toEqual(upToTwo)
    expect(s.offered('stay')).toHaveLength(1)
  })

  test('[AL-676] not without a monster', () => {
    expect(ending('scuttle').refusal('play', { card: 'scuttle' })).toBe('AL-676')
  })
})

describe('From the Vents', () => {
  test('[AL-635] [AL-675] moves one up to 2 sectors; then it is discarded and its space is free again', () => {
    const s = ended('from-the-vents', { ...worm, track: 3 })
    expect(s.table.track).toHaveLength(4)
    expect(paths(s, 'm1')).toEqual(upToTwo)
    shift(s, 'm1', 'w')
    expect(s.table.track).toHaveLength(3)
    expect(s.table.decks.speed.discard).toEqual(['from-the-vents'])
  })

  test('[AL-636] [AL-637] the next card of the turn is still the second one and lies sideways', () => {
    const s = shift(ended('from-the-vents', worm), 'm1', 'w')
    s.choose('playDown', { card: 'from-the-vents' })
    expect(s.happened('cardPlayed')[0]!.spaces).toBe(2)
    shift(s, 'm1', 'w')
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-692] [AL-637] dangerous: it does not count, so that the next one is the first', () => {
    const s = shift(ended('from-the-vents', { ...worm, ...here }), 'm1', '')
    expect(s.table.turn.reactions).toBe(0)
    s.choose('playDown', { card: 'from-the-vents' })
    expect(s.happened('cardPlayed')[0]!.spaces).toBe(1)
    expect(s.table.turn.reactions).toBe(1)
  })

  test('[AL-676] not without a monster', () => {
    expect(ending('from-the-vents').refusal('play', { card: 'from-the-vents' })).toBe('AL-676')
  })
})

describe('Slip Away', () => {
  const inLine: Setting = {
    map: 'A1-B1 B1-C1 C1-D1 D1-E1 E1-E2 2-A1-B1',
    monsters: [
      { being: 'hybrids', at: 'C1' },
      { being: 'worms', at: 'D1' },
    ],
  }

  test('[AL-672] a monster of the line moves up to 2 sectors and ends outside the line', () => {
    const s = exploring('slip-away', inLine).choose('play', { card: 'slip-away' })
    expect(movable(s)).toEqual(['m1'])
    expect(paths(s, 'm1')).toEqual(['e', 'ee', 'ww'])
    shift(s, 'm1', 'e')
    until(s, 'end-of-turn')
    expect(s.revealed).toEqual(['A1', 'B1', 'C1'])
    expect(s.heroSees('monsterSeen')).toEqual([])
  })

  test('[AL-692] dangerous: it is put in an unrevealed sector of the level instead, without noise', () => {
    const s = exploring('slip-away', { ...inLine, ...here }).choose('play', { card: 'slip-away' })
    expect(s.offered('relocate').map(({ to }) => short(to))).toEqual(['D1', 'E1', 'E2'])
    s.choose('relocate', { monster: 'm1', to: at('E2') })
    expect(whereIs(s, 'm1')).toBe('E2')
    expect(heard(s)).toEqual([])
  })

  test('[AL-676] not if nobody is in the line', () => {
    expect(exploring('slip-away', worm).refusal('play', { card: 'slip-away' })).toBe('AL-676')
  })
})

describe('Flanking', () => {
  test('[AL-675] one up to 2 sectors and another up to 1', () => {
    const s = ended('flanking', couple)
    expect(paths(s, 'm1')).toEqual(upToTwo)
    shift(s, 'm2', 'w')
    expect(movable(s)).toEqual(['m1'])
    expect(paths(s, 'm1')).toEqual(upToOne)
  })

  test('[AL-692] dangerous: the second one up to 2', () => {
    expect(paths(shift(ended('flanking', { ...couple, ...here }), 'm2', ''), 'm1')).toEqual(upToTwo)
  })
})

describe('Dodge', () => {
  test('[AL-672] before the roll: the Hero rolls a die fewer', () => {
    const s = fighting('dodge', ['hit']).choose('play', { card: 'dodge' }).pass()
    expect(rolls(s)).toEqual(['hero fight 1'])
  })

  test('[AL-692] dangerous: two fewer, and never below 0', () => {
    const s = fighting('dodge', [], here).choose('play', { card: 'dodge' })
    expect(s.refusal('play', { card: 'dodge' })).toBe('AL-676')
    expect(rolls(s.pass())).toEqual(['hero fight 0'])
  })
})

describe('Swarm', () => {
  test('[AL-675] two different monsters up to 1 sector each', () => {
    const s = ended('swarm', couple)
    expect(paths(s, 'm1')).toEqual(upToOne)
    shift(s, 'm1', 'w')
    expect(movable(s)).toEqual(['m2'])
    expect(paths(s, 'm2')).toEqual(['', 'w'])
  })

  test('[AL-692] dangerous: up to 2 sectors each', () => {
    const s = ended('swarm', { ...couple, ...here })
    expect(paths(s, 'm1')).toEqual(upToTwo)
    expect(paths(shift(s, 'm1', 'w'), 'm2')).toEqual(['', 'w', 'ww'])
  })
})

describe('Restless', () => {
  test('[AL-672] before the answers: one monster up to 2 sectors, and the answers are for where it is then', () => {
    const s = locating('restless', ['monster', 'hazard'], worm).choose('play', { card: 'restless' })
    expect(paths(s, 'm1')).toEqual(upToTwo)
    shift(s, 'm1', 'ww').pass()
    expect(s.offered('answer')).toEqual([{ distance: 1, level: 'this', way: null }])
  })

  test('[AL-692] dangerous: a second one up to 2', () => {
    const s = locating('restless', ['monster', 'hazard'], { ...couple, ...here })
    shift(s.choose('play', { card: 'restless' }), 'm2', '')
    expect(movable(s)).toEqual(['m1'])
    expect(paths(s, 'm1')).toEqual(upToTwo)
  })

  test('[AL-672] not any more once the answers are given', () => {
    const s = scene({ ...holding('restless', 'drawn-by-signal'), ...worm })
    s.choose('locate', { by: 'watch', target: 'monster' }).choose('locateAlso', { target: 'hazard' }).pass()
    while (s.asked!.step === 'answerLocate') s.choose('answer', s.offered('answer')[0]!)
    expect(s.may('play', { card: 'drawn-by-signal' })).toBe(true)
    expect(s.refusal('play', { card: 'restless' })).toBe('AL-672')
  })
})

describe('Through the Ducts', () => {
  const ducts: Setting = {
    map: 'A1-B1 B1-C1 C1-D1 D1-E1 2-A1-B1',
    apart: ['E1'],
    monsters: [
      { being: 'worms', at: 'D1' },
      { being: 'parasites', at: 'E1' },
      { being: 'spores', at: '2-A1' },
    ],
  }

  test('[AL-450] [AL-452] an unrevealed monster to another unrevealed sector of its level, not beside the Hero', () => {
    const s = ended('through-the-ducts', ducts)
    expect(s.offered('relocate')).toEqual([
      { monster: 'm1', to: at('C1') },
      { monster: 'm3', to: at('2-B1') },
    ])
    expect(s.refusal('stay', {})).toBe('AL-450')
    s.choose('relocate', { monster: 'm1', to: at('C1') })
    expect(whereIs(s, 'm1')).toBe('C1')
    expect(heard(s)).toEqual([])
  })

  test('[AL-692] dangerous: beside the Hero, too', () => {
    const s = ended('through-the-ducts', { ...ducts, ...here })
    expect(s.offered('relocate')).toContainEqual({ monster: 'm1', to: at('B1') })
  })

  test('[AL-676] not with revealed monsters only', () => {
    const s = ending('through-the-ducts', { monsters: [{ being: 'worms', at: 'B1' }], revealed: ['B1'] })
    expect(s.refusal('play', { card: 'through-the-ducts' })).toBe('AL-676')
  })
})

describe('Scatter', () => {
  const three: Setting = { monsters: [...couple.monsters!, { being: 'spores', at: 'C1' }] }

  test('[AL-675] up to 3 different monsters up to 1 sector each', () => {
    const s = ended('scatter', three)
    expect(paths(s, 'm1')).toEqual(upToOne)
    shift(s, 'm1', 'w')
    expect(movable(s)).toEqual(['m2', 'm3'])
    shift(s, 'm2', 'w')
    expect(movable(s)).toEqual(['m3'])
    shift(s, 'm3', '')
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-675] or fewer', () => {
    expect(shift(ended('scatter', three), 'm1', 'w').choose('stay', {}).asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: Evil draws 2 cards', () => {
    const s = shift(ended('scatter', { ...worm, ...here }), 'm1', '').choose('stay', {})
    expect(s.asked!.step).toBe('drawSplit')
    s.choose('drawFrom', { first: 1 })
    expect(s.table.hands['e1']).toHaveLength(3)
  })
})

describe('Relentless', () => {
  test('[AL-672] Evil draws a card', () => {
    const s = hurt('relentless').choose('play', { card: 'relentless' })
    expect(s.asked!.args).toEqual({ who: 'e1', count: 1 })
    expect(s.choose('drawFrom', { first: 1 }).table.hands['e1']).toHaveLength(2)
  })

  test('[AL-692] dangerous: two', () => {
    const s = hurt('relentless', here).choose('play', { card: 'relentless' })
    expect(s.asked!.args).toEqual({ who: 'e1', count: 2 })
  })

  test('[AL-631] [AL-637] it does not count: two more cards may follow, and the first of them lies upright', () => {
    const s = hurt('relentless', holding('relentless', 'blood-scent', 'frenzy', 'acid'))
    s.choose('play', { card: 'relentless' }).choose('drawFrom', { first: 0 })
    expect(s.table.turn.reactions).toBe(0)
    s.next('hit').choose('play', { card: 'frenzy' })
    expect(s.table.track.map(({ spaces }) => spaces)).toEqual([1, 1])
    expect(s.table.turn.reactions).toBe(1)
  })

  test('[AL-631] it may be the third card of a turn, and covers two spaces then', () => {
    const monsters: Setting['monsters'] = [{ being: 'parasites', at: 'A1' }, ...worm.monsters!]
    const held = holding('frenzy', 'frenzy', 'relentless', 'blood-scent')
    const s = hurt('frenzy', { ...held, monsters }).next('hit', 'hit')
    s.choose('play', { card: 'frenzy' })
    expect(s.may('play', { card: 'blood-scent' })).toBe(true)
    s.choose('play', { card: 'frenzy' })
    expect(s.table.turn.reactions).toBe(2)
    expect(s.refusal('play', { card: 'blood-scent' })).toBe('AL-631')
    s.choose('play', { card: 'relentless' })
    expect(s.table.track.map(({ spaces }) => spaces)).toEqual([1, 2, 2])
  })

  test('[AL-640] it needs free spaces like any other', () => {
    const full: Setting = { ...holding('relentless', 'frenzy'), track: 7, next: ['hit', 'miss', 'hit'] }
    const first = hurt('frenzy', full)
    expect(first.may('play', { card: 'relentless' })).toBe(true)
    first.choose('play', { card: 'frenzy' })
    expect(first.asked!.step).toBe('act')
  })
})

describe('Hit and Run', () => {
  test('[AL-672] the monster whose attack has hurt the Hero moves up to 2 sectors', () => {
    const s = hurt('hit-and-run', { monsters: [{ being: 'parasites', at: 'A1' }, ...worm.monsters!] })
    s.choose('play', { card: 'hit-and-run' })
    expect(movable(s)).toEqual(['m1'])
    expect(paths(s, 'm1')).toEqual(['', 'e', 'ee'])
    shift(s, 'm1', 'ee')
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: then one is spawned, or none', () => {
    const s = shift(hurt('hit-and-run', here).choose('play', { card: 'hit-and-run' }), 'm1', 'e')
    expect(s.asked!.step).toBe('spawnMonster')
    expect(spawns(s, 'spores')).toEqual(['D1', 'E1'])
    expect(s.offered('spawnNone')).toHaveLength(1)
  })

  test('[AL-676] not for a loss caused by a card', () => {
    const s = fighting('ricochet', ['miss', 'miss'], holding('ricochet', 'hit-and-run'))
    s.choose('play', { card: 'ricochet' })
    expect(tracks(s)).toEqual([11, 12])
    expect(s.refusal('play', { card: 'hit-and-run' })).toBe('AL-676')
  })

  test('[AL-676] nor for a parting attack, which is made by all of them', () => {
    const s = scene({ ...holding('hit-and-run'), monsters: [{ being: 'worms', at: 'A1' }], next: ['hit'] })
    s.choose('move', { gait: 'walk', to: 'east' })
    s.passAll().choose('strikeAtParting', {})
    expect(s.refusal('play', { card: 'hit-and-run' })).toBe('AL-676')
  })

  test('[AL-R44] another card of the same moment does not change whom the loss is blamed on', () => {
    const s = hurt('blood-scent', {
      ...holding('blood-scent', 'hit-and-run'),
      monsters: [
        { being: 'parasites', at: 'A1' },
        { being: 'worms', at: 'C1' },
      ],
    })
    shift(s.choose('play', { card: 'blood-scent' }), 'm2', 'ww')
    expect(tracks(s)).toEqual([11, 10])
    expect(s.asked!.args).toEqual({ moment: 'after-loss', loss: 'control' })
    s.pass().choose('play', { card: 'hit-and-run' })
    expect(movable(s)).toEqual(['m1'])
  })
})

describe('Nowhere to Run', () => {
  const monsters: Setting['monsters'] = [{ being: 'parasites', at: 'B1' }, ...couple.monsters!]

  test('[AL-672] moves one up to 2 sectors', () => {
    const s = scared('nowhere-to-run', { monsters }).choose('play', { card: 'nowhere-to-run' })
    expect(paths(s, 'm2')).toEqual(upToTwo)
  })

  test('[AL-692] dangerous: up to 3', () => {
    const s = scared('nowhere-to-run', { monsters, hazards: ['B1'] }).choose('play', {
      card: 'nowhere-to-run',
    })
    expect(paths(s, 'm2')).toEqual(upToThree)
  })
})
