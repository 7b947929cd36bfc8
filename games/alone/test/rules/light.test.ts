import { describe, expect, test } from 'vitest'
import { type Setting, scene } from '../scene.ts'
import { played, seen, shift, spawn, standardReaction } from './about.ts'

describe('Light and darkness', () => {
  test('[AL-391] light comes from a switch, an item or a mission', () => {
    const bySwitch = scene({ switches: ['A1'] }).choose('repair', { to: 'west' })
    expect(bySwitch.lit).toEqual(['A1'])
    const byItem = scene({ items: ['floodlight'] }).choose('setFloodlight', {})
    expect(byItem.lit).toEqual(['A1', 'B1'])
    const byMission = scene({
      map: 'A1=B1 B1-C1',
      rooms: { A1: 'generator-room' },
      missions: { green: 'emergency-power' },
    }).choose('advance', { mission: 'emergency-power' })
    expect(byMission.lit).toEqual(['A1', 'B1'])
  })

  test('[AL-392] the maze shows the lit side of a revealed sector; others are lit on the map only', () => {
    const s = scene({ revealed: ['B1'], lit: ['B1', 'D1'] })
    expect(seen(s, 'A1')?.lit).toBe(false)
    expect(seen(s, 'B1')?.lit).toBe(true)
    expect(s.view('e1').own['lit']).toEqual(['1-B1', '1-D1'])
    expect(s.view('hero').own['lit']).toBeUndefined()
  })

  test('[AL-393] a lit sector stays lit from turn to turn', () => {
    const s = scene({ lit: ['C1', 'A1'] })
    for (let turn = 1; turn <= 5; turn++) {
      s.choose('locate', { by: 'watch', target: 'boss' }).choose('locateAlso', { target: 'hazard' })
      s.choose('answer', s.offered('answer')[0]!).choose('answer', s.offered('answer')[0]!)
    }
    expect(s.table.turn.number).toBe(6)
    expect(s.lit).toEqual(['A1', 'C1'])
  })

  test('[AL-394] a card switches light off', () => {
    const s = played('lights-out', {
      decks: ['dread', 'fury'],
      performed: ['explore'],
      revealed: ['B1'],
      lit: ['A1', 'B1', 'C1'],
    })
    expect(s.offered('darken')).toEqual([{ at: '1-B1' }, { at: '1-C1' }])
    s.choose('darken', { at: '1-B1' })
    expect(s.lit).toEqual(['A1', 'C1'])
    expect(seen(s, 'B1')?.lit).toBe(false)
  })

  const twoLit: Setting = {
    lit: ['A1', 'C1', 'E1'],
    monsters: [
      { being: 'worms', at: 'D1' },
      { being: 'spores', at: 'E1' },
    ],
  }

  test('[AL-395] the light goes out where a monster moved in this turn', () => {
    const s = shift(standardReaction(twoLit), 'm1', 'w')
    expect(s.lit).toEqual(['A1', 'E1'])
    expect(s.table.turn.number).toBe(2)
  })

  test('[AL-395] at the end of the turn, not when the monster comes', () => {
    const s = scene({
      ...twoLit,
      hands: { e1: ['stalker', 'stalker'] },
      from: 'end-of-turn',
    }).choose('playDown', { card: 'stalker' })
    shift(s, 'm1', 'w')
    expect(s.lit).toEqual(['A1', 'C1', 'E1'])
    expect(s.pass().lit).toEqual(['A1', 'E1'])
  })

  test('[AL-396] a monster that did not move leaves the light on', () => {
    const s = scene({ ...twoLit, from: 'end-of-turn' })
    expect(s.table.turn.number).toBe(2)
    expect(s.lit).toEqual(['A1', 'C1', 'E1'])
  })

  test('[AL-396] nor does one that moved in during an earlier turn', () => {
    const s = shift(
      standardReaction({ lit: ['A1', 'B1'], monsters: [{ being: 'worms', at: 'B1' }] }),
      'm1',
      'e',
    )
    expect(s.monster('m1')?.moved).toBe(false)
    expect(s.lit).toEqual(['A1', 'B1'])
  })

  test('[AL-397] [AL-439] a move of 0 sectors puts it out', () => {
    expect(shift(standardReaction(twoLit), 'm2', '').lit).toEqual(['A1', 'C1'])
  })

  test('[AL-398] [AL-R26] sectors that were only passed stay lit', () => {
    const s = played('scuttle', { ...twoLit, performed: ['move'] })
    expect(shift(s, 'm1', 'ww').lit).toEqual(['A1', 'C1', 'E1'])
  })

  test('[AL-399] [AL-R26] spawning does not put light out', () => {
    expect(spawn(standardReaction({ lit: ['A1', 'E1'] }), 'spores', 'E1').lit).toEqual(['A1', 'E1'])
  })

  test("[AL-400] the Hero's sector never goes dark this way", () => {
    const s = shift(
      standardReaction({ lit: ['A1', 'B1'], revealed: ['B1'], monsters: [{ being: 'worms', at: 'B1' }] }),
      'm1',
      'w',
    )
    expect(s.monster('m1')?.at).toBe('1-A1')
    expect(s.lit).toEqual(['A1', 'B1'])
  })

  test('[AL-401] no dice and no question', () => {
    const s = shift(standardReaction(twoLit), 'm1', 'w')
    expect(s.story.filter((event) => event === 'diceRolled')).toEqual([])
    expect(s.happened('wentDark')).toEqual([{ place: '1-C1' }])
    expect(s.asked).toMatchObject({ step: 'act', seat: 'hero' })
  })

  test('[AL-402] a sector that goes dark stays in the maze', () => {
    const s = shift(standardReaction({ ...twoLit, revealed: ['B1', 'C1'] }), 'm1', 'w')
    expect(s.revealed).toEqual(['A1', 'B1', 'C1'])
    expect(seen(s, 'C1')?.lit).toBe(false)
    expect(s.heroSees('wentDark')).toEqual([{ place: s.place('C1') }])
  })
})
