import { describe, expect, test } from 'vitest'
import type { Being } from '../../content/monsters.ts'
import { type Setting, scene } from '../scene.ts'
import { rolls, sequence, shift, tracks, whereIs } from './about.ts'

function beside(...beings: Being[]): Setting['monsters'] {
  return beings.map((being) => ({ being, at: 'A1' }))
}

/** The end of a turn with these monsters beside the Hero. */
function attacked(beings: Being[], setting: Setting = {}) {
  return scene({ monsters: beside(...beings), from: 'end-of-turn', ...setting })
}

describe('Attacks at the end of a turn', () => {
  test('[AL-531] every monster in the sector attacks, without a card or a choice', () => {
    const s = attacked(['parasites'], { next: ['hit', 'hit'] })
    expect(tracks(s)).toEqual([10, 12])
    expect(s.asked).toMatchObject({ step: 'act', seat: 'hero' })
    const elsewhere = scene({
      monsters: [{ being: 'parasites', at: 'B1' }],
      revealed: ['B1'],
      from: 'end-of-turn',
    })
    expect(rolls(elsewhere)).toEqual([])
  })

  test.each<[Being, number, number]>([
    ['spores', 3, 2],
    ['parasites', 2, 1],
    ['cultists', 2, 2],
    ['hybrids', 2, 1],
    ['worms', 3, 0],
    ['queen-worm', 4, 2],
    ['high-priest', 3, 3],
    ['brood-mother', 3, 2],
  ])('[AL-532] %s roll %i dice in the dark and %i in light', (being, dark, lit) => {
    const dice = (setting: Setting): number => attacked([being], setting).happened('attackBegan')[0]!.dice
    expect(dice({})).toBe(dark)
    expect(dice({ lit: ['A1'] })).toBe(lit)
    expect(dice({ round: { nightmare: true } })).toBe(dark + 1)
    expect(dice({ round: { nightmare: true }, lit: ['A1'] })).toBe(lit + 1)
  })

  test('[AL-533] 1 health for each hit', () => {
    expect(tracks(attacked(['worms'], { next: ['hit', 'hit', 'hit'] }))).toEqual([9, 12])
    expect(tracks(attacked(['worms'], { next: ['hit', 'miss', 'surge'] }))).toEqual([11, 12])
  })

  test('[AL-534] each once, with its own roll, in an order of Evil’s choice', () => {
    const s = attacked(['parasites', 'spores'], { next: ['miss', 'miss', 'miss', 'miss', 'miss'] })
    expect(s.asked).toMatchObject({ step: 'attackOrder', seat: 'e1' })
    s.choose('attackNext', { monster: 'm2' })
    expect(s.happened('attackBegan')).toEqual([
      { being: 'spores', dice: 3 },
      { being: 'parasites', dice: 2 },
    ])
    expect(rolls(s)).toEqual(['evil attack 3', 'evil attack 2'])
  })

  const arriving: Setting = {
    revealed: ['B1'],
    monsters: [...beside('parasites', 'spores')!, { being: 'hybrids', at: 'B1' }],
    hands: { e1: ['blood-scent'] },
    turn: { reactions: 0 },
    next: ['hit', 'miss'],
  }

  test('[AL-535] [AL-R10] one that comes meanwhile attacks after the others', () => {
    const s = attacked([], arriving).pass().choose('attackNext', { monster: 'm1' })
    s.choose('play', { card: 'blood-scent' })
    s.next('miss', 'miss', 'miss', 'miss', 'miss')
    shift(s, 'm3', 'w')
    expect(whereIs(s, 'm3')).toBe('A1')
    expect(s.happened('attackBegan').map(({ being }) => being)).toEqual(['spores', 'hybrids'])
  })

  test('[AL-535] not before those who were there, even if two are still to come', () => {
    const s = attacked([], {
      ...arriving,
      monsters: [...beside('parasites', 'spores', 'cultists')!, { being: 'hybrids', at: 'B1' }],
    })
    s.pass().choose('attackNext', { monster: 'm1' }).choose('play', { card: 'blood-scent' })
    shift(s, 'm4', 'w')
    expect(s.offered('attackNext')).toEqual([{ monster: 'm2' }, { monster: 'm3' }])
  })

  test('[AL-536] 0 dice do nothing', () => {
    const s = attacked(['worms'], { lit: ['A1'], hazards: ['A1'] })
    expect(rolls(s)).toEqual([])
    expect(tracks(s)).toEqual([12, 12])
  })
})

describe('Parting attacks', () => {
  /** The Hero leaves to the east. */
  function leaving(beings: Being[], setting: Setting = {}) {
    return scene({ revealed: ['B1'], monsters: beside(...beings), ...setting }).choose('move', {
      gait: 'walk',
      to: 'east',
    })
  }

  test('[AL-537] Evil may make one when the Hero leaves a sector with a monster', () => {
    const s = leaving(['spores'])
    expect(s.asked).toMatchObject({ step: 'partingAttack', seat: 'e1' })
    s.choose('letGo', {})
    expect(rolls(s)).toEqual([])
    expect(s.hero.at).toBe('1-B1')
    expect(leaving([]).asked?.step).toBe('act')
  })

  test('[AL-538] [AL-539] one attack with 1 die per monster, whatever they are', () => {
    for (const beings of [['worms'], ['worms', 'spores'], ['worms', 'spores', 'queen-worm']] as Being[][]) {
      const s = leaving(beings).choose('strikeAtParting', {})
      expect(rolls(s)).toEqual([`evil parting ${beings.length}`])
    }
  })

  test('[AL-540] 1 die less if the sector is lit', () => {
    const s = leaving(['worms', 'spores'], { lit: ['A1'] }).choose('strikeAtParting', {})
    expect(rolls(s)).toEqual(['evil parting 1'])
    expect(leaving(['worms'], { lit: ['A1'] }).asked?.step).toBe('act')
    const dark = leaving(['worms', 'spores'], { lit: ['B1'] }).choose('strikeAtParting', {})
    expect(rolls(dark)).toEqual(['evil parting 2'])
  })

  test('[AL-541] no bonus dice and no rerolls', () => {
    const s = scene({
      revealed: ['B1'],
      monsters: [{ being: 'spores', at: 'A1', bonus: 2 }],
      turn: { used: ['evil-reroll', 'retaliation'] },
      next: ['miss'],
    }).choose('move', { gait: 'walk', to: 'east' })
    s.choose('strikeAtParting', {})
    expect(rolls(s)).toEqual(['evil parting 1'])
    expect(s.asked?.step).toBe('act')
    expect(s.happened('diceRerolled')).toEqual([])
  })

  test('[AL-541] nor the blessing of the High Priest', () => {
    const s = leaving(['cultists', 'high-priest']).choose('strikeAtParting', {})
    expect(rolls(s)).toEqual(['evil parting 2'])
  })

  test('[AL-542] 1 health for each hit', () => {
    const s = leaving(['worms', 'spores'], { next: ['hit', 'hit'] }).choose('strikeAtParting', {})
    expect(tracks(s)).toEqual([10, 12])
    expect(s.happened('lostHealth')).toEqual([{ count: 2, cause: 'parting' }])
  })

  test('[AL-543] before the Hero moves, also by stairs', () => {
    const s = leaving(['spores'], { next: ['hit'] })
    expect(s.hero.at).toBe('1-A1')
    s.choose('strikeAtParting', {})
    expect(sequence(s, 'diceRolled', 'lostHealth', 'moved')).toEqual(['diceRolled', 'lostHealth', 'moved'])
    const stairs = scene({
      map: 'A1-B1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'] },
      monsters: beside('spores'),
    })
    stairs.choose('move', { gait: 'walk', to: 'stairs' })
    expect(stairs.asked?.step).toBe('partingAttack')
    expect(stairs.hero.at).toBe('1-A1')
  })

  test('[AL-544] [AL-R28] with a hazard token in the sector that is left surges count', () => {
    const parting = (hazards: string[]) =>
      leaving(['spores'], { hazards, next: ['surge'] }).choose('strikeAtParting', {})
    expect(tracks(parting(['A1']))).toEqual([11, 12])
    expect(tracks(parting(['B1']))).toEqual([12, 12])
  })

  test('[AL-545] [AL-R28] one for every sector that is left', () => {
    const s = scene({
      revealed: ['B1', 'C1'],
      items: ['jet-pack'],
      monsters: [
        { being: 'spores', at: 'A1' },
        { being: 'worms', at: 'B1' },
        { being: 'worms', at: 'B1' },
      ],
    }).choose('move', { gait: 'jet-pack', to: 'east' })
    expect(rolls(s.choose('strikeAtParting', {}))).toEqual(['evil parting 1'])
    s.choose('moveOn', { to: 'east' })
    expect(rolls(s.choose('strikeAtParting', {}))).toEqual(['evil parting 2'])
  })

  test('[AL-546] [AL-R28] none when an Evil card moves the Hero', () => {
    const s = scene({
      map: 'A1-B1 B1-C1',
      revealed: ['B1'],
      hazards: ['A1'],
      decks: ['dread', 'fury'],
      hands: { e1: ['loss-of-control'] },
      items: ['serum'],
      health: 5,
      monsters: beside('cultists'),
    }).choose('takeSerum', { recover: 'health' })
    s.choose('play', { card: 'loss-of-control' }).choose('drag', { to: 'east' })
    expect(s.hero.at).toBe('1-B1')
    expect(rolls(s)).toEqual([])
    expect(s.happened('moved')).toMatchObject([{ how: 'drag' }])
  })

  test('[AL-R28] stunned monsters are not counted', () => {
    const s = scene({
      revealed: ['B1'],
      monsters: [
        { being: 'spores', at: 'A1', stunned: 1 },
        { being: 'worms', at: 'A1' },
      ],
    }).choose('move', { gait: 'walk', to: 'east' })
    expect(rolls(s.choose('strikeAtParting', {}))).toEqual(['evil parting 1'])
  })
})
