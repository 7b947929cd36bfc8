import { describe, expect, test } from 'vitest'
import { mapNames, rooms } from '../../content/maps.ts'
import { compass } from '../../content/sectors.ts'
import { type Setting, scene } from '../scene.ts'
import { heard, paths, played, seen, shift, standardReaction } from './about.ts'

describe('Doors and locks', () => {
  test.each(mapNames)('[AL-371] a door on every edge of a room and nowhere else: %s', (map) => {
    const { table } = scene({ map })
    const isRoom = (what: string): boolean => (rooms as readonly string[]).includes(what)
    const doors = Object.values(table.map).flatMap(({ what, exits }) =>
      compass.filter((way) => exits[way] === 'door').map(() => isRoom(what)),
    )
    expect(doors).toHaveLength(32)
    expect(doors.filter((ofRoom) => ofRoom)).toHaveLength(16)
    const inRooms = Object.values(table.map).filter(({ what }) => isRoom(what))
    expect(inRooms.flatMap(({ exits }) => Object.values(exits))).not.toContain('open')
  })

  test("[AL-372] the Hero's movement locks and unlocks", () => {
    const s = scene({ map: 'A1=B1 B1#C1' }).choose('move', { gait: 'walk', to: 'east' })
    s.choose('lock', { door: 'west' })
    expect(s.table.locked.toSorted()).toEqual(['1-A1 east', '1-B1 east'])
    s.choose('unlock', { gait: 'walk', door: 'east' })
    expect(s.table.locked).toEqual(['1-A1 east'])
  })

  test('[AL-372] a card locks and unlocks', () => {
    const setting: Setting = { map: 'A1=B1 B1=C1 C1#D1', decks: ['traps', 'fury'], performed: ['move'] }
    const s = played('snare', setting).choose('stay', {}).choose('bolt', { door: '1-B1 east' })
    expect(s.table.locked.toSorted()).toEqual(['1-B1 east', '1-C1 east'])
    const t = played('snare', setting).choose('stay', {}).choose('bolt', { door: '1-C1 east' })
    expect(t.table.locked).toEqual([])
  })

  test('[AL-373] nothing passes a locked door: not the Hero, not light, not a shot, not a monster', () => {
    const s = scene({
      map: 'A1#B1',
      switches: ['A1'],
      revealed: ['B1'],
      items: ['bullets-1', 'flamethrower'],
      monsters: [{ being: 'worms', at: 'B1' }],
    })
    expect(s.refusal('move', { gait: 'walk', to: 'east' })).toBe('AL-225')
    expect(s.refusal('explore', { by: 'eyes', to: 'east' })).toBe('AL-254')
    expect(s.offered('shoot')).toEqual([])
    expect(s.offered('burn')).toEqual([{ to: 'here' }])
    expect(s.choose('repair', { to: 'east' }).lit).toEqual(['A1'])
    const t = standardReaction({ map: 'A1#B1', monsters: [{ being: 'worms', at: 'B1' }] })
    expect(paths(t, 'm1')).toEqual(['', 'W'])
  })

  test('[AL-374] any number may be locked at the same time', () => {
    const star = 'C3=C2 C3=D3 C3=C4 C3=B3'
    const s = scene({ map: star, hero: 'C2', items: ['door-override'] })
    s.choose('move', { gait: 'door-override', to: 'south' })
    for (const door of ['north', 'east', 'south', 'west'] as const) s.choose('lock', { door })
    expect(s.table.locked).toHaveLength(4)
  })

  test('[AL-375] the maze shows a lock on a revealed door, and only there', () => {
    const s = scene({
      map: 'A1=B1 B1=C1 D1=E1 C1-D1',
      revealed: ['B1'],
      decks: ['traps', 'fury'],
      hands: { e1: ['snare', 'snare'] },
      performed: ['move'],
      from: 'end-of-turn',
    })
    s.choose('play', { card: 'snare' }).choose('stay', {}).choose('bolt', { door: '1-B1 east' })
    expect(seen(s, 'B1')?.locked).toEqual(['east'])
    expect(s.heroSees('doorLocked')).toEqual([{ place: s.place('B1'), way: 'east' }])
    s.choose('play', { card: 'snare' }).choose('stay', {}).choose('bolt', { door: '1-D1 east' })
    expect(s.heroSees('doorLocked')).toEqual([])
    expect(s.seenBy('e1', 'doorLocked')).toEqual([{ place: '1-D1', way: 'east' }])
  })

  test('[AL-376] noise does not go through it', () => {
    const ring = 'B2=C2 B2-B1 B1-C1 C1-C2'
    const monsters = [{ being: 'worms' as const, at: 'C1' }]
    expect(heard(shift(standardReaction({ map: ring, monsters }), 'm1', 's'))).toEqual(['east'])
    const shut = ring.replace('B2=C2', 'B2#C2')
    expect(heard(shift(standardReaction({ map: shut, monsters }), 'm1', 's'))).toEqual(['north'])
  })

  test('[AL-377] a monster unlocks for 1 point before it goes through', () => {
    const s = standardReaction({ map: 'A1-B1 B1#C1', monsters: [{ being: 'worms', at: 'C1' }] })
    expect(paths(s, 'm1')).toEqual(['', 'W'])
    shift(s, 'm1', 'W')
    expect(s.table.locked).toEqual([])
    expect(s.monster('m1')?.at).toBe('1-C1')
    const t = standardReaction({ map: 'A1-B1 B1=C1', monsters: [{ being: 'worms', at: 'C1' }] })
    expect(paths(t, 'm1')).toEqual(['', 'w'])
  })

  test('[AL-378] with a range of 3 and one locked door at most 2 sectors', () => {
    const s = played('scuttle', {
      map: 'E1-E2 A1#B1 B1-C1 C1-D1',
      hero: 'E1',
      monsters: [{ being: 'worms', at: 'A1' }],
      performed: ['move'],
    })
    expect(paths(s, 'm1')).toEqual(['', 'E', 'Ee', 'Eee'])
  })
})
