import { perceived } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type Setting, at, scene, short } from '../scene.ts'
import { paths, rolls, shift, tracks, whereIs } from './about.ts'
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

describe('Wrong Turn', () => {
  const fork: Setting = { map: 'B2-C2 B2-B1 B2-A2 C2-D2 C2-C1 C2-C3', hero: 'B2' }

  test('[AL-672] the Hero must go another way than the declared one', () => {
    const s = stepping('wrong-turn', fork).choose('play', { card: 'wrong-turn' })
    s.pass()
    expect(s.asked).toMatchObject({ step: 'turnElsewhere', seat: 'hero' })
    expect(s.offered('moveOn').map(({ to }) => to)).toEqual(['north', 'west'])
    expect(s.choose('moveOn', { to: 'north' }).hero.at).toBe(at('B1'))
    expect(s.table.turn.performed).toEqual([{ action: 'move', at: at('B1') }])
  })

  test('[AL-692] dangerous: Evil chooses where', () => {
    const s = stepping('wrong-turn', { ...fork, hazards: ['B2'] }).choose('play', { card: 'wrong-turn' })
    expect(s.offered('misdirect', 'e1').map(({ to }) => to)).toEqual(['north', 'west'])
    s.choose('misdirect', { to: 'west' }).pass()
    expect(s.hero.at).toBe(at('A2'))
  })

  test('[AL-676] not without another way, and not twice', () => {
    expect(stepping('wrong-turn').refusal('play', { card: 'wrong-turn' })).toBe('AL-676')
    const again = stepping('wrong-turn', fork).choose('play', { card: 'wrong-turn' })
    expect(again.refusal('play', { card: 'wrong-turn' })).toBe('AL-676')
  })

  test('[AL-231] only the first step of a longer Move is changed', () => {
    const s = scene({ ...holding('wrong-turn', 'wrong-turn'), ...fork })
    s.choose('move', { gait: 'sprint', to: 'west' }).choose('play', { card: 'wrong-turn' }).pass()
    s.choose('moveOn', { to: 'east' })
    until(s, 'declared')
    expect(s.offered('moveOn').map(({ to }) => to)).toEqual(['north', 'east', 'south', 'west'])
  })
})

describe('Whispers', () => {
  test('[AL-675] a point of self-control if nothing in view is lit', () => {
    const s = ended('whispers', { revealed: ['B1'], lit: ['C1'] })
    expect(tracks(s)).toEqual([12, 11])
  })

  test('[AL-692] dangerous: two', () => {
    expect(tracks(ended('whispers', here))).toEqual([12, 10])
  })

  test('[AL-676] not if a sector in view is lit', () => {
    for (const lit of ['A1', 'B1'])
      expect(ending('whispers', { revealed: ['B1'], lit: [lit] }).refusal('play', { card: 'whispers' })).toBe(
        'AL-676',
      )
  })
})

describe('Creeping Dread', () => {
  const monsters: Setting['monsters'] = [
    { being: 'hybrids', at: 'C1' },
    { being: 'parasites', at: 'E1' },
  ]

  test('[AL-675] moves one up to 2 sectors; a fright by it costs 1 more', () => {
    const s = ended('creeping-dread', { monsters })
    expect(paths(s, 'm1')).toEqual(['', 'e', 'ee', 'w', 'ww'])
    shift(s, 'm1', 'ww')
    expect(tracks(s)).toEqual([12, 9])
  })

  test('[AL-692] dangerous: 2 more', () => {
    expect(tracks(shift(ended('creeping-dread', { monsters, ...here }), 'm1', 'ww'))).toEqual([12, 8])
  })

  test('[AL-498] a Cultist costs 1 then', () => {
    const s = ended('creeping-dread', { monsters: [{ being: 'cultists', at: 'C1' }] })
    expect(tracks(shift(s, 'm1', 'ww'))).toEqual([12, 11])
  })

  test('[AL-675] a fright that comes later in the turn costs what it always does', () => {
    const s = shift(
      ended('creeping-dread', { monsters, ...holding('creeping-dread', 'whispers') }),
      'm1',
      'w',
    )
    s.choose('playDown', { card: 'whispers' })
    expect(shift(s, 'm1', 'w').hero.control).toBe(10)
  })

  test('[AL-675] a monster that another card brings meanwhile costs what it always does', () => {
    const s = ended('creeping-dread', {
      ...holding('creeping-dread', 'nowhere-to-run'),
      monsters: [
        { being: 'hybrids', at: 'C1' },
        { being: 'spores', at: 'C1' },
      ],
    })
    shift(s, 'm1', 'ww').choose('play', { card: 'nowhere-to-run' })
    expect(tracks(shift(s, 'm2', 'ww'))).toEqual([12, 8])
  })

  test('[AL-676] not without a monster', () => {
    expect(ending('creeping-dread').refusal('play', { card: 'creeping-dread' })).toBe('AL-676')
  })
})

describe('Eyes in the Dark', () => {
  function seenWith(setting: Setting, times = 1) {
    const s = exploring('eyes-in-the-dark', setting)
    for (let i = 0; i < times; i++) s.choose('play', { card: 'eyes-in-the-dark' })
    return tracks(times === 1 ? s.pass() : s)
  }
  const worms = (...squares: string[]): Setting => ({
    monsters: squares.map((square) => ({ being: 'worms' as const, at: square })),
  })

  test('[AL-672] a point for each monster that is revealed, at most 2', () => {
    expect(seenWith({})).toEqual([12, 12])
    expect(seenWith(worms('B1'))).toEqual([12, 11])
    expect(seenWith(worms('B1', 'C1'))).toEqual([12, 10])
    expect(seenWith(worms('B1', 'C1', 'C1'))).toEqual([12, 10])
  })

  test('[AL-672] not for one that was revealed before, nor for one behind the line', () => {
    expect(seenWith({ ...worms('B1', 'D1'), revealed: ['B1'] })).toEqual([12, 12])
  })

  test('[AL-692] dangerous: one of them costs its full fright, and does not count for the limit', () => {
    expect(seenWith({ ...worms('B1'), ...here })).toEqual([12, 10])
    expect(seenWith({ ...worms('B1', 'C1'), ...here })).toEqual([12, 9])
    expect(seenWith({ ...worms('B1', 'B1', 'C1'), ...here })).toEqual([12, 8])
    const four = worms('B1', 'B1', 'C1').monsters!.concat({ being: 'spores', at: 'C1' })
    expect(seenWith({ monsters: four, ...here })).toEqual([12, 8])
    const calm: Setting = { monsters: [{ being: 'cultists', at: 'B1' }], ...here }
    expect(seenWith(calm)).toEqual([12, 11])
  })

  test('[AL-631] two cards cost twice', () => {
    expect(seenWith(worms('B1'), 2)).toEqual([12, 10])
  })
})

describe('Lights Out', () => {
  const lit: Setting = {
    map: 'A1-B1 B1-C1 2-A1-B1',
    lit: ['A1', 'B1', 'C1', '2-A1'],
  }
  const dark = (s: ReturnType<typeof ended>): string[] => s.offered('darken').map((each) => short(each.at))

  test('[AL-394] [AL-675] one sector of the level, not the Hero’s', () => {
    const s = ended('lights-out', lit)
    expect(dark(s)).toEqual(['B1', 'C1'])
    expect(s.refusal('darkenNone', {})).toBe('AL-394')
    s.choose('darken', { at: at('B1') })
    expect(s.lit).toEqual(['2-A1', 'A1', 'C1'])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: a second one too, and the Hero’s sector may be chosen', () => {
    const s = ended('lights-out', { ...lit, ...here })
    expect(dark(s)).toEqual(['A1', 'B1', 'C1'])
    s.choose('darken', { at: at('A1') })
    expect(dark(s)).toEqual(['B1', 'C1'])
    expect(s.may('darkenNone', {})).toBe(true)
    s.choose('darken', { at: at('C1') })
    expect(s.lit).toEqual(['2-A1', 'B1'])
  })

  test('[AL-676] not if nothing else is lit on the level', () => {
    const s = ending('lights-out', { ...lit, lit: ['A1', '2-A1'] })
    expect(s.refusal('play', { card: 'lights-out' })).toBe('AL-676')
  })
})

describe('Shaking Hands', () => {
  test('[AL-672] Evil chooses a die that counts, and the Hero rerolls it', () => {
    const s = fighting('shaking-hands', ['hit', 'surge']).choose('play', { card: 'shaking-hands' })
    expect(s.offered('spoil')).toEqual([{ die: 1 }])
    s.next('miss').choose('spoil', { die: 1 })
    expect(s.happened('diceRerolled')).toEqual([{ by: 'hero', dice: ['miss', 'surge'] }])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: two different dice', () => {
    const s = fighting('shaking-hands', ['hit', 'hit'], here).choose('play', { card: 'shaking-hands' })
    s.next('hit').choose('spoil', { die: 2 })
    expect(s.offered('spoil')).toEqual([{ die: 1 }])
    s.next('miss').choose('spoil', { die: 1 })
    expect(s.table.roll).toEqual(['miss', 'hit'])
  })

  test('[AL-676] not if no die counts; a surge counts in light', () => {
    const dark = fighting('shaking-hands', ['surge', 'miss'])
    expect(dark.refusal('play', { card: 'shaking-hands' })).toBe('AL-676')
    const lit = fighting('shaking-hands', ['surge', 'miss'], { lit: ['A1'] })
    expect(lit.choose('play', { card: 'shaking-hands' }).offered('spoil')).toEqual([{ die: 1 }])
  })
})

describe('It Won’t Die', () => {
  test('[AL-675] a point of self-control if the Fight killed nothing', () => {
    expect(tracks(ended('it-wont-die'))).toEqual([12, 11])
  })

  test('[AL-692] dangerous: two', () => {
    expect(tracks(ended('it-wont-die', here))).toEqual([12, 10])
  })

  test('[AL-676] not if it killed a monster', () => {
    const s = scene({
      ...holding('it-wont-die'),
      monsters: [{ being: 'spores', at: 'A1' }],
      next: ['hit', 'hit'],
    }).choose('fight', { target: 'spores' })
    until(s, 'end-of-turn')
    expect(s.table.monsters).toEqual([])
    expect(s.refusal('play', { card: 'it-wont-die' })).toBe('AL-676')
  })
})

describe('False Echo', () => {
  const monsters: Setting['monsters'] = [{ being: 'worms', at: 'C1' }]
  const truth = { distance: 2, level: 'this', way: null } as const

  test('[AL-297] [AL-871] one of the answers may be untrue, the other not', () => {
    const s = locating('false-echo', ['monster', 'worms'], { monsters })
    s.choose('play', { card: 'false-echo' })
    expect(s.offered('echo')).toEqual([{ about: 1 }, { about: 2 }])
    s.choose('echo', { about: 2 }).pass()
    expect(s.offered('answer')).toEqual([truth])
    s.choose('answer', truth)
    expect(s.may('answer', truth)).toBe(true)
    s.choose('answer', { distance: 7, level: 'other', way: null })
    expect(s.heroSees('located')).toEqual([{ target: 'worms', distance: 7, level: 'other', way: null }])
  })

  test('[AL-871] what everybody sees of a question does not tell which answer may be untrue', () => {
    const [first, second] = [1, 2].map((about) => {
      const s = locating('false-echo', ['monster', 'worms'], { monsters })
      s.choose('play', { card: 'false-echo' }).choose('echo', { about }).pass()
      return s.engine
    })
    expect(perceived(second!, 'hero')).toBe(perceived(first!, 'hero'))
    expect(second!.decision!.rule).toBe(first!.decision!.rule)
  })

  test('[AL-692] dangerous: all of them', () => {
    const s = locating('false-echo', ['monster', 'worms'], { monsters, ...here })
    s.choose('play', { card: 'false-echo' })
    expect(s.refusal('play', { card: 'false-echo' })).toBe('AL-676')
    s.pass().choose('answer', { distance: 0, level: 'this', way: null })
    s.choose('answer', { distance: 9, level: 'this', way: null })
  })

  test('[AL-R59] any distance and level that makes sense', () => {
    const s = locating('false-echo', ['monster', 'boss'], { monsters, ...here })
    s.choose('play', { card: 'false-echo' }).pass()
    const offered = s.offered('answer').map(({ distance, level }) => `${distance} ${level}`)
    const afar = Array.from({ length: 13 }, (_, i) => [`${i + 1} this`, `${i + 1} other`]).flat()
    expect(offered.toSorted()).toEqual(['0 this', ...afar].toSorted())
    expect(s.refusal('answer', { distance: 0, level: 'other', way: null })).toBe('AL-295')
    expect(s.may('answer', { distance: -1, level: 'none', way: null })).toBe(false)
    s.choose('answer', { distance: 0, level: 'this', way: null })
    expect(s.offered('answer')[0]).toEqual({ distance: -1, level: 'none', way: null })
  })

  test('[AL-R59] with any way out of the sector, where ways are told', () => {
    const tracker: Setting = { items: [{ item: 'motion-tracker', upgraded: true }], map: 'A1-B1 A1#A2' }
    const s = scene({
      ...holding('false-echo'),
      ...tracker,
      monsters: [{ being: 'worms', at: 'B1' }],
      ...here,
    })
    s.choose('locate', { by: 'motion-tracker', target: 'worms' })
    s.choose('locateAlso', { target: 'boss' }).choose('locateAlso', { target: 'hazard' })
    s.choose('play', { card: 'false-echo' }).passAll()
    const waysAt = (far: number): (string | null)[] =>
      s.offered('answer').flatMap(({ distance, way }) => (distance === far ? [way] : []))
    expect(waysAt(0)).toEqual(['here'])
    expect(new Set(waysAt(1))).toEqual(new Set(['east', 'south']))
  })

  test('[AL-871] it is forgotten with the next question', () => {
    const s = locating('false-echo', ['monster', 'worms'], { monsters, adrenaline: 1 })
    s.choose('play', { card: 'false-echo' }).choose('echo', { about: 1 }).pass()
    s.choose('answer', truth).choose('answer', truth).passAll()
    s.choose('locate', { by: 'watch', target: 'worms' }).choose('locateAlso', { target: 'monster' }).pass()
    expect(s.offered('answer')).toEqual([truth])
  })
})

describe('Something in the Box', () => {
  const searched: Setting = { items: ['crowbar', 'flare'], turn: { drawn: ['flare'] } }

  test('[AL-675] a point of self-control or an item drawn this turn, as the Hero likes', () => {
    const s = ended('in-the-box', searched)
    expect(s.asked).toMatchObject({ step: 'boxWhich', seat: 'hero' })
    expect(s.offered('loseItem')).toEqual([{ item: 'flare' }])
    expect(tracks(ended('in-the-box', searched).choose('loseControl', {}))).toEqual([12, 11])
    s.choose('loseItem', { item: 'flare' })
    expect(tracks(s)).toEqual([12, 12])
    expect(s.hero.items.map(({ item }) => item)).toEqual(['crowbar'])
    expect(s.table.itemDiscard).toEqual(['flare'])
  })

  test('[AL-692] dangerous: both', () => {
    const s = ended('in-the-box', { ...searched, ...here })
    s.passAll()
    expect(tracks(s)).toEqual([12, 11])
    expect(s.offered('loseItem')).toEqual([{ item: 'flare' }])
    expect(s.offered('loseControl')).toEqual([])
  })
})

describe('Flicker', () => {
  const lit: Setting = { lit: ['A1', 'B1', 'C1', 'D1'], turn: { litNow: ['1-A1', '1-B1', '1-C1'] } }
  const dark = (s: ReturnType<typeof ended>): string[] => s.offered('darken').map((each) => short(each.at))

  test('[AL-394] [AL-675] up to 2 sectors lit this turn, not the Hero’s', () => {
    const s = ended('flicker', lit)
    expect(dark(s)).toEqual(['B1', 'C1'])
    expect(s.offered('darkenNone')).toHaveLength(1)
    s.choose('darken', { at: at('B1') })
    expect(dark(s)).toEqual(['C1'])
    s.choose('darken', { at: at('C1') })
    expect(s.lit).toEqual(['A1', 'D1'])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: the Hero’s sector, too', () => {
    expect(dark(ended('flicker', { ...lit, ...here }))).toEqual(['A1', 'B1', 'C1'])
  })

  test('[AL-676] not if nothing else was lit this turn', () => {
    const s = ending('flicker', { lit: ['A1', 'B1'], turn: { litNow: ['1-A1'] } })
    expect(s.refusal('play', { card: 'flicker' })).toBe('AL-676')
  })
})

describe('Panic', () => {
  test('[AL-669] [AL-672] a loss of health costs a point of self-control as well', () => {
    expect(tracks(hurt('panic').choose('play', { card: 'panic' }))).toEqual([11, 11])
  })

  test('[AL-692] dangerous: two', () => {
    expect(tracks(hurt('panic', here).choose('play', { card: 'panic' }))).toEqual([11, 10])
  })
})

describe('Frozen with Terror', () => {
  test('[AL-672] no slow time in the next turn, and only there', () => {
    const s = hurt('frozen').choose('play', { card: 'frozen' })
    expect(s.refusal('play', { card: 'frozen' })).toBe('AL-676')
    s.pass()
    expect(s.asked!.step).toBe('act')
    expect(s.may('slowTime', {})).toBe(false)
    expect(s.hero.adrenaline).toBe(3)
    s.next('miss', 'miss').choose('search', { how: 'one' })
    while (s.asked!.step !== 'act') s.choose(s.asked!.step === 'react' ? 'pass' : 'stopUpgrading', {})
    expect(s.may('slowTime', {})).toBe(true)
  })

  test('[AL-692] dangerous: an adrenaline token as well', () => {
    expect(hurt('frozen', here).choose('play', { card: 'frozen' }).hero.adrenaline).toBe(2)
  })
})

describe('Loss of Control', () => {
  test('[AL-672] an adrenaline token', () => {
    const s = scared('loss-of-control').choose('play', { card: 'loss-of-control' })
    expect(s.hero.adrenaline).toBe(2)
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-692] [AL-546] dangerous: Evil moves the Hero to an adjacent revealed sector, without a parting attack', () => {
    const s = scared('loss-of-control', { hazards: ['B1'] }).choose('play', { card: 'loss-of-control' })
    expect(s.offered('drag', 'e1')).toEqual([{ to: 'west' }])
    expect(s.offered('dragNone')).toHaveLength(1)
    s.choose('drag', { to: 'west' })
    expect(s.hero.at).toBe(at('A1'))
    expect(rolls(s)).toEqual([])
    expect(s.happened('moved')).toMatchObject([{ how: 'drag' }])
  })

  test('[AL-546] dragged away before the step, the Hero does not take it', () => {
    const s = scene({
      ...holding('panic', 'loss-of-control'),
      map: 'B1-C1 B1-A1 C1-D1',
      revealed: ['A1'],
      hazards: ['B1'],
      monsters: [{ being: 'worms', at: 'B1' }],
      next: ['hit'],
    })
    s.choose('move', { gait: 'walk', to: 'east' }).passAll().choose('strikeAtParting', {})
    s.choose('play', { card: 'panic' }).choose('play', { card: 'loss-of-control' })
    s.choose('drag', { to: 'west' })
    expect(s.hero.at).toBe(at('A1'))
    expect(s.revealed).toEqual(['A1', 'B1'])
  })

  test('[AL-676] not without adrenaline', () => {
    const s = scared('loss-of-control', { adrenaline: 0 })
    expect(s.refusal('play', { card: 'loss-of-control' })).toBe('AL-676')
  })

  test('[AL-257] an exploration that was under way shows the sectors where they lie', () => {
    const s = exploring('pounce', {
      ...holding('pounce', 'loss-of-control'),
      map: 'B1-C1 B1-A1 C1-D1',
      revealed: ['A1'],
      hazards: ['B1'],
      monsters: [{ being: 'hybrids', at: 'C1' }],
    })
    s.choose('play', { card: 'pounce' }).choose('pick', { monster: 'm1' })
    s.choose('play', { card: 'loss-of-control' }).choose('drag', { to: 'west' })
    until(s, 'end-of-turn')
    expect(s.table.maze).toMatchObject({
      '1-B1': { x: 0, y: 0 },
      '1-C1': { x: 1, y: 0 },
      '1-D1': { x: 2, y: 0 },
    })
    expect(whereIs(s, 'm1')).toBe('B1')
  })
})

test('[AL-442] a card that moves monsters may take any of them', () => {
  const s = ended('creeping-dread', {
    map: 'A1-B1 B1-C1 2-A1-B1',
    revealed: ['B1'],
    monsters: [
      { being: 'worms', at: 'A1' },
      { being: 'spores', at: 'B1' },
      { being: 'spores', at: '2-B1' },
      { being: 'brood-mother', at: 'C1' },
    ],
  })
  expect(movable(s)).toEqual(['m1', 'm2', 'm3'])
})
