import { attempted, clone, isRefused, replay } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { alone } from '../../index.ts'
import { Scene, type Setting, at, scene } from '../scene.ts'
import { heard, paths, replace, replacements, rolls, shift, spawn, spawns, tracks, whereIs } from './about.ts'
import {
  attackDice,
  bonus,
  ended,
  ending,
  exploring,
  fighting,
  holding,
  hurt,
  locating,
  movable,
  pickable,
  scared,
  stepping,
  until,
  windows,
} from './playing.ts'

/** A hazardous sector for the Hero. */
const here: Setting = { hazards: ['A1'] }
const two: Setting['monsters'] = [
  { being: 'worms', at: 'A1' },
  { being: 'parasites', at: 'A1' },
]

describe('Cut Off', () => {
  test('[AL-672] [AL-675] a monster beside the Hero attacks before the step and does not take part in the parting attack', () => {
    const s = stepping('cut-off', { monsters: two }).choose('play', { card: 'cut-off' })
    expect(pickable(s)).toEqual(['m1', 'm2'])
    s.next('hit', 'miss', 'surge').choose('pick', { monster: 'm1' })
    expect(attackDice(s)).toEqual([3])
    expect(tracks(s)).toEqual([11, 12])
    s.passAll()
    expect(s.hero.at).toBe(at('A1'))
    expect(s.asked!.step).toBe('partingAttack')
    s.next('miss').choose('strikeAtParting', {})
    expect(rolls(s)).toEqual(['evil parting 1'])
  })

  test('[AL-692] dangerous: a die more', () => {
    const s = stepping('cut-off', { monsters: two, ...here }).choose('play', { card: 'cut-off' })
    s.next('miss', 'miss', 'miss').choose('pick', { monster: 'm2' })
    expect(attackDice(s)).toEqual([3])
  })

  test('[AL-676] it attacks at the end of the turn as well, if it is with the Hero then', () => {
    const s = stepping('cut-off', { monsters: two }).choose('play', { card: 'cut-off' })
    s.next('miss', 'miss', 'miss').choose('pick', { monster: 'm1' })
    expect(s.monster('m1')!.attacked).toBe(false)
  })

  test('[AL-676] no window without a monster there, and no choice of one that is stunned', () => {
    const unattended = scene(holding('cut-off')).choose('move', { gait: 'walk', to: 'east' })
    expect(windows(unattended)).toEqual(['after-step', 'end-of-turn'])
    const stunned = stepping('cut-off', { monsters: [{ being: 'worms', at: 'A1', stunned: 2 }] })
    expect(stunned.refusal('play', { card: 'cut-off' }, 'e1')).toBe('AL-676')
  })
})

describe('Blood Trail', () => {
  const far: Setting = { monsters: [{ being: 'worms', at: 'D1' }] }

  test('[AL-673] [AL-R40] moves one monster up to 2 sectors', () => {
    const s = ended('blood-trail', far)
    expect(paths(s, 'm1')).toEqual(['', 'e', 'w', 'ww'])
    expect(bonus(shift(s, 'm1', 'ww'), 'm1')).toBe(0)
  })

  test('[AL-R40] or removes one, then spawns one a sector nearer than usual', () => {
    const s = ended('blood-trail', far)
    expect(replacements(s, 'm1', 'spores')).toEqual(['C1', 'D1', 'E1'])
    expect(replacements(s, 'm1', 'cultists')).toEqual(['D1', 'E1'])
    replace(s, 'm1', 'spores', 'C1')
    expect(s.table.monsters).toMatchObject([{ being: 'spores', at: '1-C1' }])
  })

  test('[AL-R40] one that the Hero sees: it goes first, and then it is asked what comes', () => {
    const s = ended('blood-trail', { ...far, revealed: ['B1', 'C1', 'D1'] })
    expect(s.offered('replace')).toEqual([])
    s.choose('withdraw', { monster: 'm1' })
    expect(s.table.monsters).toEqual([])
    expect(spawns(s, 'spores')).toEqual(['C1', 'D1', 'E1'])
    expect(s.offered('spawnNone')).toEqual([])
  })

  test('[AL-R47] one that the Hero does not see: a replacement takes one choice, like a movement', () => {
    expect(ended('blood-trail', far).offered('withdraw')).toEqual([])
    const moved = shift(ended('blood-trail', far), 'm1', 'e')
    const replaced = replace(ended('blood-trail', far), 'm1', 'worms', 'E1')
    expect(replaced.view('hero')).toEqual(moved.view('hero'))
    expect(heard(replaced)).toEqual(heard(moved))
    expect(replaced.heroSees('monsterRemoved')).toEqual([])
  })

  test('[AL-R47] a log of earlier rules, which asked twice, can still be replayed; nobody may choose that now', () => {
    const { engine } = ended('blood-trail', far)
    const choice = { seat: 'e1', option: 'withdraw:monster=m1' }
    expect(isRefused(attempted(engine, choice))).toBe(true)
    const before = clone(engine.position)
    const spawned = { seat: 'e1', option: 'spawn:being=spores,at=1-C1,heard=east' }
    expect(isRefused(replay(alone, before, [choice, spawned]))).toBe(false)
  })

  test('[AL-692] [AL-R40] dangerous: that monster, moved or spawned, has a die more', () => {
    expect(bonus(shift(ended('blood-trail', { ...far, ...here }), 'm1', 'w'), 'm1')).toBe(1)
    const s = replace(ended('blood-trail', { ...far, ...here }), 'm1', 'spores', 'C1')
    expect(bonus(s, 'm2')).toBe(1)
    const revealed = { ...far, ...here, revealed: ['B1', 'C1', 'D1'] }
    const t = ended('blood-trail', revealed).choose('withdraw', { monster: 'm1' })
    expect(bonus(spawn(t, 'spores', 'C1'), 'm2')).toBe(1)
  })

  test('[AL-676] not without a monster; a boss can be moved but not removed (AL-589)', () => {
    expect(ending('blood-trail').refusal('play', { card: 'blood-trail' })).toBe('AL-676')
    const boss = ended('blood-trail', { monsters: [{ being: 'queen-worm', at: 'C1' }] })
    expect(movable(boss)).toEqual(['m1'])
    expect([...boss.offered('withdraw'), ...boss.offered('replace')]).toEqual([])
  })
})

describe('Hunting Pack', () => {
  const pack: Setting = {
    revealed: ['B1', 'C1'],
    monsters: [
      { being: 'worms', at: 'B1' },
      { being: 'parasites', at: 'C1' },
    ],
  }

  test('[AL-675] moves two different monsters up to 1 sector each', () => {
    const s = ended('hunting-pack', pack)
    expect(paths(s, 'm2')).toEqual(['', 'e', 'w'])
    shift(s, 'm2', 'w')
    expect(movable(s)).toEqual(['m1'])
    expect(s.offered('stay')).toEqual([])
    shift(s, 'm1', 'w')
    expect([whereIs(s, 'm1'), whereIs(s, 'm2')]).toEqual(['A1', 'B1'])
    expect([bonus(s, 'm1'), bonus(s, 'm2')]).toEqual([0, 0])
  })

  test('[AL-692] dangerous: a die more for each that ends with the Hero, and only for those', () => {
    const s = ended('hunting-pack', { ...pack, ...here })
    shift(shift(s, 'm1', 'w'), 'm2', 'w')
    expect([bonus(s, 'm1'), bonus(s, 'm2')]).toEqual([1, 0])
  })

  test('[AL-676] with one monster the second part is skipped', () => {
    const s = shift(ended('hunting-pack', { monsters: [{ being: 'worms', at: 'D1' }] }), 'm1', '')
    expect(s.offered('shift')).toEqual([])
    s.choose('stay', {})
    expect(s.asked!.step).toBe('react')
  })
})

describe('Pounce', () => {
  const near: Setting = { monsters: [{ being: 'hybrids', at: 'B1' }] }

  test('[AL-672] a monster in the first sector comes to the Hero before it is revealed, and frightens', () => {
    const s = exploring('pounce', near).choose('play', { card: 'pounce' })
    expect(pickable(s)).toEqual(['m1'])
    s.choose('pick', { monster: 'm1' })
    expect(whereIs(s, 'm1')).toBe('A1')
    expect(s.heroSees('noise')).toEqual([{ heard: 'here' }])
    expect(tracks(s)).toEqual([12, 10])
    expect(bonus(s, 'm1')).toBe(0)
    expect(s.revealed).toEqual(['A1'])
  })

  test('[AL-494] one that was seen there before does not frighten', () => {
    const s = exploring('pounce', { ...near, revealed: ['B1'] })
    s.choose('play', { card: 'pounce' }).choose('pick', { monster: 'm1' })
    expect([whereIs(s, 'm1'), ...tracks(s)]).toEqual(['A1', 12, 12])
  })

  test('[AL-692] dangerous: a die more', () => {
    const s = exploring('pounce', { ...near, ...here }).choose('play', { card: 'pounce' })
    expect(bonus(s.choose('pick', { monster: 'm1' }), 'm1')).toBe(1)
  })

  test('[AL-676] a monster in the second sector of the line does not do', () => {
    const s = exploring('pounce', { monsters: [{ being: 'hybrids', at: 'C1' }] })
    expect(s.refusal('play', { card: 'pounce' })).toBe('AL-676')
  })
})

describe('Stalker', () => {
  const monsters: Setting['monsters'] = [{ being: 'worms', at: 'D1' }]

  test('[AL-675] moves one monster up to 2 sectors', () => {
    const s = ended('stalker', { monsters })
    expect(paths(s, 'm1')).toEqual(['', 'e', 'w', 'ww'])
    shift(s, 'm1', '')
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: then spawns one, by the normal distance, or none', () => {
    const s = shift(ended('stalker', { monsters, ...here }), 'm1', 'w')
    expect(s.asked!.step).toBe('spawnMonster')
    expect(spawns(s, 'spores')).toEqual(['D1', 'E1'])
    expect(s.offered('spawnNone')).toHaveLength(1)
  })

  test('[AL-676] not without a monster', () => {
    expect(ending('stalker').refusal('play', { card: 'stalker' })).toBe('AL-676')
  })
})

describe('Thick Hide', () => {
  const armed: Setting = { items: ['crowbar'] }
  function struck(dice: string[], setting: Setting = {}) {
    const s = scene({
      ...holding('thick-hide', 'thick-hide'),
      monsters: two,
      next: dice,
      ...armed,
      ...setting,
    })
    return until(s.choose('strike', { item: 'crowbar', target: 'worms' }), 'after-roll')
  }

  test('[AL-672] a point of damage less to a target', () => {
    const s = struck(['hit', 'hit', 'miss']).choose('play', { card: 'thick-hide' })
    expect(pickable(s)).toEqual(['m1'])
    s.choose('pick', { monster: 'm1' }).pass()
    expect(s.monster('m1')!.wounded).toBe(false)
  })

  test('[AL-564] 3 damage less 1 still wound, dangerous less 2 they do not', () => {
    const one = struck(['hit', 'hit', 'hit']).choose('play', { card: 'thick-hide' })
    expect(one.choose('pick', { monster: 'm1' }).pass().monster('m1')!.wounded).toBe(true)
    const both = struck(['hit', 'hit', 'hit'], here).choose('play', { card: 'thick-hide' })
    expect(both.choose('pick', { monster: 'm1' }).pass().monster('m1')!.wounded).toBe(false)
  })

  test('[AL-631] two of them add up', () => {
    const s = struck(['hit', 'hit', 'hit'])
    for (let i = 0; i < 2; i++) s.choose('play', { card: 'thick-hide' }).choose('pick', { monster: 'm1' })
    expect(s.monster('m1')!.wounded).toBe(false)
  })

  test('[AL-676] needs a counting result: a surge does only in light', () => {
    expect(struck(['surge', 'surge', 'miss']).refusal('play', { card: 'thick-hide' })).toBe('AL-676')
    expect(struck(['surge', 'miss', 'miss'], { lit: ['A1'] }).may('play', { card: 'thick-hide' })).toBe(true)
  })
})

describe('Retaliation', () => {
  test('[AL-677] every monster with the Hero has a die more in the attacks of this turn', () => {
    const s = ended('retaliation', { monsters: two }).next(...Array.from({ length: 7 }, () => 'miss'))
    s.pass().choose('attackNext', { monster: 'm1' })
    expect(attackDice(s)).toEqual([4, 3])
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-631] two of them give two dice', () => {
    const s = ended('retaliation', { monsters: [{ being: 'worms', at: 'A1' }] })
    s.next('miss', 'miss', 'miss', 'miss', 'miss').choose('play', { card: 'retaliation' })
    expect(attackDice(s)).toEqual([5])
  })

  test('[AL-692] dangerous: Evil may reroll all misses of one of these attacks, once', () => {
    const s = ended('retaliation', { monsters: two, ...here })
    s.next('hit', 'miss', 'miss', 'surge').pass().choose('attackNext', { monster: 'm1' })
    expect(s.asked!.step).toBe('rerollEvil')
    s.next('hit', 'miss', 'miss', 'miss', 'miss').choose('rerollMisses', {})
    expect(s.happened('diceRerolled')).toEqual([{ by: 'evil', dice: ['hit', 'hit', 'miss', 'surge'] }])
    // The Parasite's three misses are not asked for again.
    expect(s.passAll().asked!.step).toBe('act')
    expect(tracks(s)).toEqual([9, 12])
  })

  test('[AL-676] not without a monster beside the Hero', () => {
    const s = ending('retaliation', { monsters: [{ being: 'worms', at: 'B1' }] })
    expect(s.refusal('play', { card: 'retaliation' })).toBe('AL-676')
  })
})

describe('Drawn by the Signal', () => {
  const monsters: Setting['monsters'] = [{ being: 'worms', at: 'D1' }]

  test('[AL-672] after the answers: up to 2 sectors, each step nearer to the Hero', () => {
    const s = locating('drawn-by-signal', ['monster', 'hazard'], { monsters })
    s.choose('play', { card: 'drawn-by-signal' })
    expect(paths(s, 'm1')).toEqual(['', 'w', 'ww'])
    expect(bonus(shift(s, 'm1', 'ww'), 'm1')).toBe(0)
  })

  test('[AL-692] dangerous: up to 3, and a die more', () => {
    const s = locating('drawn-by-signal', ['monster', 'hazard'], { monsters, ...here })
    s.choose('play', { card: 'drawn-by-signal' })
    expect(paths(s, 'm1')).toEqual(['', 'w', 'ww', 'www'])
    expect(bonus(shift(s, 'm1', 'w'), 'm1')).toBe(1)
  })

  test('[AL-676] not without a monster', () => {
    const s = locating('drawn-by-signal', ['monster', 'hazard'])
    expect(s.refusal('play', { card: 'drawn-by-signal' })).toBe('AL-676')
  })
})

describe('Back Turned', () => {
  test('[AL-434] [AL-675] spawns one a sector nearer than usual', () => {
    const s = ended('back-turned')
    expect(spawns(s, 'spores')).toEqual(['C1', 'D1', 'E1'])
    expect(spawns(s, 'worms')).toEqual(['E1'])
    expect(s.offered('spawnNone')).toEqual([])
    expect(spawn(s, 'spores', 'C1').asked!.step).toBe('react')
  })

  test('[AL-692] dangerous: it, and no other, may then be moved up to 1 sector', () => {
    const s = ended('back-turned', { ...here, monsters: [{ being: 'worms', at: 'E1' }] })
    spawn(s, 'spores', 'D1')
    expect(movable(s)).toEqual(['m2'])
    expect(paths(s, 'm2')).toEqual(['', 'e', 'w'])
    expect(s.offered('stay')).toHaveLength(1)
  })

  const lower = { by: 'e1', range: 1, among: 'spawned', bonus: 0, left: 1, must: false, or: 'nothing' }
  test('[AL-692] dangerous, and nothing has come: then nothing may be moved', () => {
    const s = ending('back-turned', { ...here, monsters: [{ being: 'worms', at: 'E1' }] })
    s.engine.position.stack = [
      { step: 'moveMonster', args: lower },
      { step: 'spawnMonster', args: { by: 'e1', nearer: 1, bonus: 0, must: false, only: null } },
    ]
    const t = new Scene(s.position)
    expect(t.choose('spawnNone', {}).asked!.step).toBe('moveMonster')
    expect([movable(t), t.offered('stay')]).toEqual([[], [{}]])
  })

  test('[AL-676] not where no sector is far enough', () => {
    expect(ending('back-turned', { map: 'A1-B1' }).refusal('play', { card: 'back-turned' })).toBe('AL-676')
  })
})

describe('Blind Rage', () => {
  const lit: Setting = { lit: ['A1', 'B1'], revealed: ['B1'], monsters: [{ being: 'worms', at: 'B1' }] }

  test('[AL-677] moves one up to 1 sector; it uses its dark dice in light until the end of the turn', () => {
    const s = ended('blind-rage', lit)
    expect(paths(s, 'm1')).toEqual(['', 'e', 'w'])
    shift(s, 'm1', 'w').next('miss', 'miss', 'miss').pass()
    expect(attackDice(s)).toEqual([3])
  })

  test('[AL-692] dangerous: a die more', () => {
    const s = shift(ended('blind-rage', { ...lit, ...here }), 'm1', 'w')
    expect(attackDice(s.next('miss', 'miss', 'miss', 'miss').pass())).toEqual([4])
  })

  test('[AL-676] not without a monster', () => {
    expect(ending('blind-rage').refusal('play', { card: 'blind-rage' })).toBe('AL-676')
  })
})

describe('Frenzy', () => {
  test('[AL-672] the monster whose attack has hurt the Hero rolls a die more, as part of its attack', () => {
    const s = hurt('frenzy').next('hit').choose('play', { card: 'frenzy' })
    expect(rolls(s)).toEqual(['evil attack 1'])
    expect(tracks(s)).toEqual([10, 12])
  })

  test('[AL-692] dangerous: two dice, surges counting', () => {
    const s = hurt('frenzy', here).next('surge', 'hit').choose('play', { card: 'frenzy' })
    expect(rolls(s)).toEqual(['evil attack 2'])
    expect(tracks(s)).toEqual([9, 12])
  })

  test('[AL-676] not after a parting attack', () => {
    const s = scene({ ...holding('frenzy'), monsters: two, next: ['hit', 'miss'] })
    s.choose('move', { gait: 'walk', to: 'east' })
    s.pass().choose('strikeAtParting', {})
    expect(tracks(s)).toEqual([11, 12])
    expect(s.refusal('play', { card: 'frenzy' })).toBe('AL-676')
  })

  test('[AL-676] not after an attack that is not made at the end of the turn', () => {
    const s = stepping('cut-off', { ...holding('cut-off', 'frenzy'), monsters: two })
    s.choose('play', { card: 'cut-off' }).next('hit', 'miss', 'miss').choose('pick', { monster: 'm1' })
    expect(s.asked!.args).toEqual({ moment: 'after-loss', loss: 'health' })
    expect(s.refusal('play', { card: 'frenzy' })).toBe('AL-676')
  })

  test('[AL-676] not after a loss that a card has caused, though the attack goes on', () => {
    const s = hurt('frenzy', { ...here, ...holding('frenzy', 'splinters') })
    s.choose('play', { card: 'splinters' }).choose('trap', { at: at('B1'), instead: null })
    expect(tracks(s)).toEqual([10, 12])
    expect(s.refusal('play', { card: 'frenzy' })).toBe('AL-676')
    s.pass()
    // Back in the window of the attack.
    expect(s.may('play', { card: 'frenzy' })).toBe(true)
  })
})

describe('Scent of Blood', () => {
  const monsters: Setting['monsters'] = [
    { being: 'parasites', at: 'A1' },
    { being: 'worms', at: 'D1' },
  ]

  test('[AL-672] moves a monster that is not with the Hero up to 2 sectors', () => {
    const s = hurt('blood-scent', { monsters }).choose('play', { card: 'blood-scent' })
    expect(movable(s)).toEqual(['m2'])
    expect(paths(s, 'm2')).toEqual(['', 'e', 'w', 'ww'])
    expect(bonus(shift(s, 'm2', 'ww'), 'm2')).toBe(0)
  })

  test('[AL-692] dangerous: a die more', () => {
    const s = hurt('blood-scent', { monsters, ...here }).choose('play', { card: 'blood-scent' })
    expect(bonus(shift(s, 'm2', 'ww'), 'm2')).toBe(1)
  })

  test('[AL-676] not if all monsters are with the Hero', () => {
    expect(hurt('blood-scent').refusal('play', { card: 'blood-scent' })).toBe('AL-676')
  })
})

describe('Feed on Fear', () => {
  const monsters: Setting['monsters'] = [
    { being: 'parasites', at: 'B1' },
    { being: 'worms', at: 'E1' },
  ]

  test('[AL-672] any one monster has a die more until the end of the turn', () => {
    const s = scared('feed-on-fear', { monsters }).choose('play', { card: 'feed-on-fear' })
    expect(pickable(s)).toEqual(['m1', 'm2'])
    s.choose('pick', { monster: 'm1' })
    expect([bonus(s, 'm1'), bonus(s, 'm2')]).toEqual([1, 0])
    s.next('miss', 'miss', 'miss')
    until(s, 'end-of-turn').pass()
    expect(attackDice(s)).toEqual([3])
    expect(bonus(s, 'm1')).toBe(0)
  })

  test('[AL-692] dangerous: two dice', () => {
    const s = scared('feed-on-fear', { monsters, hazards: ['B1'] }).choose('play', { card: 'feed-on-fear' })
    expect(bonus(s.choose('pick', { monster: 'm2' }), 'm2')).toBe(2)
  })

  test('[AL-495] a card played after a fright does not make the same monster frighten again', () => {
    const s = scared('feed-on-fear', { monsters }).choose('play', { card: 'feed-on-fear' })
    s.choose('pick', { monster: 'm1' })
    until(s, 'end-of-turn')
    expect(tracks(s)).toEqual([12, 11])
  })
})

test('[AL-673] cards of a Fight without the instant symbol wait for the end of the turn', () => {
  const s = fighting('thick-hide', ['hit', 'miss'], holding('thick-hide', 'retaliation'))
  expect(s.refusal('play', { card: 'retaliation' })).toBe('AL-673')
  until(s, 'end-of-turn')
  expect(s.refusal('play', { card: 'thick-hide' })).toBe('AL-672')
  expect(s.may('play', { card: 'retaliation' })).toBe(true)
})
