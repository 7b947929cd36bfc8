import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, at, scene, short } from '../scene.ts'
import { charges, paths, shift, tracks } from './about.ts'
import { ended, ending, exploring, holding, hurt, locating, scared, stepping, until } from './playing.ts'

/** A hazardous sector for the Hero. */
const here: Setting = { hazards: ['A1'] }

/** Where the hazard token may be put. */
function places(s: Scene): string[] {
  return s
    .offered('trap')
    .map((each) => short(each.at))
    .toSorted()
}
function trap(s: Scene, square: string): Scene {
  return s.choose('trap', { at: at(square), instead: null })
}
function hazards({ table }: Scene): string[] {
  return table.hazards.map(short).toSorted()
}

describe('Tripwire', () => {
  test('[AL-672] [AL-716] [AL-717] a hazard token in the sector just left, though it is in view', () => {
    const s = stepping('tripwire').choose('play', { card: 'tripwire' })
    expect(places(s)).toEqual(['A1'])
    expect(s.refusal('trapNone', {})).toBe('AL-716')
    trap(s, 'A1')
    expect(hazards(s)).toEqual(['A1'])
    expect(s.heroSees('hazardPlaced')).toEqual([{ place: s.place('A1') }])
    expect(tracks(s)).toEqual([12, 12])
  })

  test('[AL-692] dangerous, where the Hero has come to: a point of health', () => {
    const s = stepping('tripwire', { hazards: ['B1'] }).choose('play', { card: 'tripwire' })
    expect(tracks(trap(s, 'A1'))).toEqual([11, 12])
  })

  test('[AL-676] [AL-711] not if there is one already', () => {
    expect(stepping('tripwire', here).refusal('play', { card: 'tripwire' })).toBe('AL-676')
  })
})

describe('Seed the Path', () => {
  const map: Setting = { map: 'A1-B1 B1-C1 C1-D1 A1-A2 A2-A3 2-A1-B1', apart: ['C1'] }

  test('[AL-675] [AL-716] one in an unrevealed sector at distance 2 or more', () => {
    const s = ended('seed-the-path', map)
    expect(places(s)).toEqual(['2-A1', '2-B1', 'A3', 'D1'])
    expect(trap(s, 'A3').asked!.step).toBe('react')
    expect(s.heroSees('hazardPlaced')).toEqual([{ place: null }])
  })

  test('[AL-692] dangerous: two', () => {
    const s = trap(ended('seed-the-path', { ...map, ...here }), 'A3')
    expect(places(s)).toEqual(['2-A1', '2-B1', 'D1'])
    expect(s.may('trapNone', {})).toBe(true)
    expect(hazards(trap(s, 'D1'))).toEqual(['A1', 'A3', 'D1'])
  })

  test('[AL-676] not if there is no such sector', () => {
    const s = ending('seed-the-path', { map: 'A1-B1 B1-C1', apart: ['C1'] })
    expect(s.refusal('play', { card: 'seed-the-path' })).toBe('AL-676')
  })
})

describe('Snare', () => {
  const doors: Setting = { map: 'A1=B1 B1=C1 C1#D1', monsters: [{ being: 'worms', at: 'D1' }] }

  test('[AL-372] [AL-675] moves one up to 1 sector, and locks or unlocks a door that is not the Hero’s', () => {
    const s = ended('snare', doors)
    expect(paths(s, 'm1')).toEqual(['', 'W'])
    shift(s, 'm1', '')
    expect(s.offered('bolt').map(({ door }) => door)).toEqual(['1-B1 east', '1-C1 east'])
    expect(s.refusal('boltNone', {})).toBe('AL-372')
    s.choose('bolt', { door: '1-B1 east' })
    expect(s.table.locked.toSorted()).toEqual(['1-B1 east', '1-C1 east'])
    expect(shift(ended('snare', doors), 'm1', '').choose('bolt', { door: '1-C1 east' }).table.locked).toEqual(
      [],
    )
  })

  test('[AL-692] dangerous: it may be a door of the Hero’s sector', () => {
    const s = shift(ended('snare', { ...doors, ...here }), 'm1', '')
    expect(s.offered('bolt').map(({ door }) => door)).toContain('1-A1 east')
  })

  test('[AL-676] without a monster only the door, without another door only the monster, without both nothing', () => {
    const door = ended('snare', { map: 'A1-B1 B1=C1' }).choose('stay', {})
    expect(door.offered('bolt')).toHaveLength(1)
    const monster = ended('snare', { monsters: [{ being: 'worms', at: 'D1' }] })
    expect(shift(monster, 'm1', 'w').offered('bolt')).toEqual([])
    expect(monster.choose('boltNone', {}).asked!.step).toBe('react')
    expect(ending('snare').refusal('play', { card: 'snare' })).toBe('AL-676')
  })
})

describe('Booby Trap', () => {
  test('[AL-672] [AL-716] one in a sector about to be explored, though it is in view', () => {
    const s = exploring('booby-trap', { revealed: ['B1'] }).choose('play', { card: 'booby-trap' })
    expect(places(s)).toEqual(['B1', 'C1'])
    trap(s, 'C1').pass()
    expect(s.asked!.step).toBe('discardWhich')
    expect(s.offered('discardHazard')).toEqual([{ place: s.place('C1') }])
  })

  test('[AL-692] dangerous: this action discards no hazard token, not even with a Sweeper', () => {
    const s = exploring('booby-trap', here).choose('play', { card: 'booby-trap' })
    trap(s, 'B1').pass()
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'end-of-turn' } })
    const swept = scene({ ...holding('booby-trap', 'booby-trap'), ...here, items: ['mine-sweeper'] })
    swept.choose('explore', { by: 'mine-sweeper', to: 'east' }).choose('play', { card: 'booby-trap' })
    expect(hazards(trap(swept, 'B1').pass())).toEqual(['A1', 'B1'])
  })

  test('[AL-676] [AL-711] not if all of them have one', () => {
    const s = exploring('booby-trap', { hazards: ['B1', 'C1'] })
    expect(s.refusal('play', { card: 'booby-trap' })).toBe('AL-676')
  })
})

describe('Rigged Corridor', () => {
  const map: Setting = { map: 'A1-B1 B1-C1 C1-D1 2-A1-B1', revealed: ['B1'] }

  test('[AL-675] [AL-716] one on the Hero’s level, out of view', () => {
    const s = ended('rigged-corridor', map)
    expect(places(s)).toEqual(['C1', 'D1'])
    expect(tracks(trap(s, 'C1'))).toEqual([12, 12])
  })

  test('[AL-692] dangerous: a point of health', () => {
    expect(tracks(trap(ended('rigged-corridor', { ...map, ...here }), 'D1'))).toEqual([11, 12])
  })

  test('[AL-676] not if everything is in view', () => {
    const s = ending('rigged-corridor', { map: 'A1-B1 2-A1-B1', revealed: ['B1'] })
    expect(s.refusal('play', { card: 'rigged-corridor' })).toBe('AL-676')
  })
})

describe('Ricochet', () => {
  const armed: Setting = { items: ['crowbar'], monsters: [{ being: 'worms', at: 'A1' }] }
  function struck(dice: string[], setting: Setting = {}): Scene {
    const s = scene({ ...holding('ricochet', 'ricochet'), ...armed, ...setting, next: dice })
    return until(s.choose('strike', { item: 'crowbar', target: 'worms' }), 'after-roll')
  }

  test('[AL-672] a point of health if the Hero rolled at least 2 misses', () => {
    expect(tracks(struck(['miss', 'miss', 'hit']).choose('play', { card: 'ricochet' }))).toEqual([11, 12])
    expect(tracks(struck(['miss', 'miss', 'miss']).choose('play', { card: 'ricochet' }))).toEqual([11, 12])
  })

  test('[AL-692] dangerous: a point for each miss, at most 2', () => {
    expect(tracks(struck(['miss', 'miss', 'miss'], here).choose('play', { card: 'ricochet' }))).toEqual([
      10, 12,
    ])
  })

  test('[AL-676] one miss is not enough, dangerous or not', () => {
    for (const setting of [{}, here])
      expect(struck(['miss', 'hit', 'surge'], setting).refusal('play', { card: 'ricochet' })).toBe('AL-676')
  })
})

describe('Debris', () => {
  const near: Setting = { map: 'B1-A1 B1-C1 C1-D1', revealed: ['A1'] }

  test('[AL-675] [AL-716] one in the Hero’s sector or beside it, though it is in view', () => {
    const s = ended('debris', near)
    expect(places(s)).toEqual(['A1', 'B1', 'C1'])
    expect(hazards(trap(s, 'B1'))).toEqual(['B1'])
  })

  test('[AL-R09] in the Hero’s sector it makes the second card of the turn dangerous', () => {
    const s = trap(ended('debris', { ...near, ...holding('debris', 'debris') }), 'B1')
    s.choose('play', { card: 'debris' })
    expect(s.happened('cardPlayed')[0]!.dangerous).toBe(true)
  })

  test('[AL-692] dangerous: Evil may reroll all misses of one attack', () => {
    const s = ended('debris', { ...here, monsters: [{ being: 'parasites', at: 'A1' }] })
    trap(s, 'B1').next('miss', 'miss').pass()
    expect(s.asked!.step).toBe('rerollEvil')
    s.next('hit', 'hit').choose('rerollMisses', {})
    expect(tracks(s)).toEqual([10, 12])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-676] not if all of them have one', () => {
    const s = ending('debris', { map: 'A1-B1 B1-C1', hazards: ['A1', 'B1'] })
    expect(s.refusal('play', { card: 'debris' })).toBe('AL-676')
  })
})

describe('Feedback', () => {
  const map: Setting = { map: 'A1-B1 B1-C1 C1-D1', switches: ['A1', 'B1'] }

  test('[AL-672] one in the sector of one of the targets: of a kind, the nearest', () => {
    const s = locating('feedback', ['straight', 'worms'], {
      ...map,
      monsters: [
        { being: 'worms', at: 'D1' },
        { being: 'worms', at: 'C1' },
      ],
    })
    s.choose('play', { card: 'feedback' })
    expect(places(s)).toEqual(['B1', 'C1'])
    expect(tracks(trap(s, 'C1'))).toEqual([12, 12])
  })

  test('[AL-692] dangerous: a point of self-control', () => {
    const s = locating('feedback', ['straight', 'worms'], { ...map, ...here }).choose('play', {
      card: 'feedback',
    })
    expect(tracks(trap(s, 'B1'))).toEqual([12, 11])
  })

  test('[AL-676] not in the Hero’s sector, and not where there is nothing', () => {
    const s = locating('feedback', ['switch', 'worms'], map)
    expect(s.refusal('play', { card: 'feedback' })).toBe('AL-676')
  })
})

describe('Gas Pocket', () => {
  test('[AL-675] [AL-716] one in the Hero’s sector or beside it', () => {
    const s = ended('gas-pocket')
    expect(places(s)).toEqual(['A1', 'B1'])
    expect(tracks(trap(s, 'A1'))).toEqual([12, 12])
  })

  test('[AL-692] dangerous: a point of health', () => {
    const s = ended('gas-pocket', here)
    expect(places(s)).toEqual(['B1'])
    expect(tracks(trap(s, 'B1'))).toEqual([11, 12])
  })

  test('[AL-067] a sector behind a locked door is not beside it', () => {
    expect(places(ended('gas-pocket', { map: 'A1#B1 B1-C1' }))).toEqual(['A1'])
  })
})

describe('Short Circuit', () => {
  const repaired: Setting = {
    lit: ['A1', 'B1', 'D1'],
    turn: { litBySwitch: ['1-A1', '1-B1', '1-C1'] },
  }

  test('[AL-394] [AL-675] after a repair: the light in one sector lit by that switch', () => {
    const s = ended('short-circuit', repaired)
    expect(s.offered('darken').map((each) => short(each.at))).toEqual(['A1', 'B1'])
    s.choose('darken', { at: at('A1') })
    expect(s.lit).toEqual(['B1', 'D1'])
  })

  test('[AL-675] [AL-716] otherwise a hazard token at distance 2 or more, out of view', () => {
    const s = ended('short-circuit', { revealed: ['B1', 'C1'], apart: ['E1'] })
    expect(places(s)).toEqual(['D1', 'E1'])
  })

  test('[AL-692] dangerous: a point of health', () => {
    expect(tracks(trap(ended('short-circuit', here), 'C1'))).toEqual([11, 12])
  })

  test('[AL-676] not if the sectors lit by the switch are dark again, nor without a place', () => {
    const dark = ending('short-circuit', { ...repaired, lit: ['D1'] })
    expect(dark.refusal('play', { card: 'short-circuit' })).toBe('AL-676')
    expect(ending('short-circuit', { map: 'A1-B1' }).refusal('play', { card: 'short-circuit' })).toBe(
      'AL-676',
    )
  })
})

describe('Splinters', () => {
  test('[AL-672] [AL-716] one beside the Hero', () => {
    const s = hurt('splinters', { map: 'A1-B1 A1-A2 B1-C1', revealed: ['B1'] })
    s.choose('play', { card: 'splinters' })
    expect(places(s)).toEqual(['A2', 'B1'])
    expect(tracks(trap(s, 'B1'))).toEqual([11, 12])
  })

  test('[AL-692] dangerous: one more point of health', () => {
    expect(tracks(trap(hurt('splinters', here).choose('play', { card: 'splinters' }), 'B1'))).toEqual([
      10, 12,
    ])
  })

  test('[AL-676] not if all of them have one', () => {
    expect(hurt('splinters', { hazards: ['B1'] }).refusal('play', { card: 'splinters' })).toBe('AL-676')
  })
})

describe('Acid', () => {
  const items: Setting = { items: ['crowbar', 'flare'] }

  test('[AL-672] a charge of an item of the Hero’s choice', () => {
    const s = hurt('acid', items).choose('play', { card: 'acid' })
    expect(s.offered('loseCharge', 'hero')).toEqual([{ item: 'crowbar' }, { item: 'flare' }])
    s.choose('loseCharge', { item: 'flare' })
    expect([charges(s, 'crowbar'), charges(s, 'flare')]).toEqual([4, 2])
  })

  test('[AL-692] dangerous: two charges of one item of Evil’s choice instead', () => {
    const s = hurt('acid', { ...items, ...here }).choose('play', { card: 'acid' })
    s.choose('takeCharges', { item: 'crowbar' }, 'e1')
    expect([charges(s, 'crowbar'), charges(s, 'flare')]).toEqual([2, 3])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-322] an item without charges is discarded', () => {
    const s = hurt('acid', { items: [{ item: 'crowbar', charges: 1 }], ...here }).choose('play', {
      card: 'acid',
    })
    expect(s.choose('takeCharges', { item: 'crowbar' }).hero.items).toEqual([])
    expect(s.table.itemDiscard).toEqual(['crowbar'])
  })

  test('[AL-676] not if the Hero has no items', () => {
    expect(hurt('acid').refusal('play', { card: 'acid' })).toBe('AL-676')
  })
})

describe('Shifting Peril', () => {
  const tokens: Setting = { map: 'A1-B1 B1-C1 C1-D1 D1-E1 2-A1-B1', hazards: ['C1', '2-A1'] }
  const moves = (s: Scene): string[] =>
    s.offered('shiftTrap').map(({ from, to }) => `${short(from)} ${short(to)}`)

  test('[AL-672] up to 2 tokens to other sectors of their levels, out of view', () => {
    const s = scared('shifting-peril', tokens).choose('play', { card: 'shifting-peril' })
    expect(moves(s)).toEqual(['C1 D1', 'C1 E1', '2-A1 2-B1'])
    s.choose('shiftTrap', { from: at('C1'), to: at('E1') })
    s.choose('shiftTrap', { from: at('2-A1'), to: at('2-B1') })
    expect(hazards(s)).toEqual(['2-B1', 'E1'])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-672] or fewer', () => {
    const s = scared('shifting-peril', tokens).choose('play', { card: 'shifting-peril' })
    s.choose('shiftTrap', { from: at('C1'), to: at('E1') }).choose('trapNone', {})
    expect(hazards(s)).toEqual(['2-A1', 'E1'])
  })

  test('[AL-692] dangerous: one of them may be put in the Hero’s sector', () => {
    const s = scared('shifting-peril', { ...tokens, hazards: ['B1', 'C1'] })
    // The Hero's own sector is the hazardous one: its token may go, and another may come.
    s.choose('play', { card: 'shifting-peril' }).choose('shiftTrap', { from: at('B1'), to: at('D1') })
    expect(moves(s)).toContain('C1 B1')
    s.choose('shiftTrap', { from: at('C1'), to: at('B1') })
    expect(hazards(s)).toEqual(['B1', 'D1'])
  })

  test('[AL-676] not if there is no hazard token', () => {
    expect(scared('shifting-peril').refusal('play', { card: 'shifting-peril' })).toBe('AL-676')
  })
})
