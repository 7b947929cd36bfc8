import { describe, expect, test } from 'vitest'
import { type Setting, at, scene } from '../scene.ts'
import { inOrder, mazeSeen, seen, walk } from './reading.ts'

describe('Move', () => {
  test('[AL-221] one movement point: to an adjacent sector', () => {
    const s = scene({ map: 'A1-B1 B1-C1 A1=A2', turn: { actionsLeft: 2 } })
    expect(s.offered('move').flatMap(({ gait, to }) => (gait === 'walk' ? [to] : []))).toEqual([
      'east',
      'south',
    ])
    walk(s, 'east')
    expect(s.hero.at).toBe(at('B1'))
    expect(s.asked!.step).toBe('act')
    expect(s.happened('moved')).toEqual([{ from: at('A1'), to: at('B1'), way: 'east', how: 'step' }])
  })

  test('[AL-222] after the point the Hero may lock 1 door of the sector they are in now', () => {
    const s = scene({ map: 'A1-B1 B1=B2 B1=C1 A1=A2', turn: { actionsLeft: 2 } })
    walk(s, 'east')
    expect(s.asked).toMatchObject({ step: 'lockWhich', seat: 'hero' })
    expect(s.offered('lock')).toEqual([{ door: 'east' }, { door: 'south' }])
    s.choose('lock', { door: 'south' })
    expect(s.table.locked).toEqual(['1-B1 south'])
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-222] or none', () => {
    const s = walk(scene({ map: 'A1-B1 B1=B2', turn: { actionsLeft: 2 } }), 'east').choose('leaveDoors', {})
    expect(s.table.locked).toEqual([])
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-223] it may be the door they came through', () => {
    const s = walk(scene({ map: 'A1=B1 B1-C1', turn: { actionsLeft: 2 } }), 'east')
    s.choose('lock', { door: 'west' })
    expect(s.table.locked).toEqual(['1-A1 east'])
    expect(s.refusal('move', { gait: 'walk', to: 'west' })).toBe('AL-225')
  })

  test('[AL-224] [AL-R12] a point may unlock 1 door instead', () => {
    const s = scene({ map: 'A1#B1 A1#A2', turn: { actionsLeft: 2 } })
    expect(s.offered('unlock').filter(({ gait }) => gait === 'walk')).toEqual([
      { gait: 'walk', door: 'east' },
      { gait: 'walk', door: 'south' },
    ])
    s.choose('unlock', { gait: 'walk', door: 'south' }).choose('leaveDoors', {})
    expect(s.hero.at).toBe(at('A1'))
    expect(s.table.locked).toEqual(['1-A1 east'])
    expect(s.happened('acted')).toEqual([])
    expect(s.table.turn.performed).toMatchObject([{ action: 'move' }])
    expect(s.table.turn.actionsLeft).toBe(1)
  })

  test('[AL-224] [AL-R12] with two points: unlock, then go', () => {
    const s = scene({ map: 'A1#B1 B1-C1', items: ['jet-pack'], turn: { actionsLeft: 2 } })
    s.choose('unlock', { gait: 'jet-pack', door: 'east' }).choose('leaveDoors', {})
    s.choose('moveOn', { to: 'east' }).choose('leaveDoors', {})
    expect(s.hero.at).toBe(at('B1'))
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-224] only doors of the own sector, and only locked ones', () => {
    const s = scene({ map: 'A1=B1 B1#C1' })
    expect(s.offered('unlock')).toEqual([])
  })

  test('[AL-225] not through a locked door', () => {
    const s = scene({ map: 'A1#B1 A1-A2' })
    expect(s.refusal('move', { gait: 'walk', to: 'east' })).toBe('AL-225')
  })

  test('[AL-226] a parting attack may come before the Hero moves', () => {
    const s = scene({ monsters: [{ being: 'worms', at: 'A1' }], next: ['hit'] })
    walk(s, 'east')
    expect(s.asked).toMatchObject({ step: 'partingAttack', seat: 'e1' })
    expect(s.hero.at).toBe(at('A1'))
    s.choose('strikeAtParting', {})
    expect(inOrder(s, 'diceRolled', 'lostHealth', 'moved')).toEqual(['diceRolled', 'lostHealth', 'moved'])
    const t = scene({ monsters: [{ being: 'worms', at: 'A1' }] })
    walk(t, 'east').choose('letGo', {})
    expect([t.hero.at, t.hero.health]).toEqual([at('B1'), 12])
  })

  test('[AL-226] none if the sector is empty, whatever waits in the next one', () => {
    const s = scene({
      revealed: ['B1'],
      monsters: [{ being: 'worms', at: 'B1' }],
      turn: { actionsLeft: 2 },
    })
    walk(s, 'east')
    expect(s.happened('diceRolled')).toEqual([])
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-226] [AL-232] on the stairs it comes before the maze is cleared', () => {
    const s = scene({ ...stairwell, monsters: [{ being: 'worms', at: 'A1' }], next: ['hit'] })
    walk(s, 'stairs')
    expect(s.asked!.step).toBe('partingAttack')
    expect(s.revealed).toEqual(['A1', 'B1', 'C1'])
    s.choose('strikeAtParting', {})
    expect(inOrder(s, 'lostHealth', 'moved', 'sectorsForgotten')).toEqual([
      'lostHealth',
      'moved',
      'sectorsForgotten',
    ])
  })

  test('[AL-227] the sector entered is revealed with everything in it', () => {
    const s = scene({ hazards: ['B1'], switches: ['B1'], monsters: [{ being: 'cultists', at: 'B1' }] })
    walk(s.next('miss', 'miss'), 'east')
    expect(s.happened('sectorRevealed')).toEqual([{ place: at('B1'), what: 'straight' }])
    expect(seen(s, 'B1')).toMatchObject({ hazard: true, switch: true, monsters: [{ being: 'cultists' }] })
  })

  test.each([
    [[], 10],
    [['B1'], 12],
  ])('[AL-228] monsters frighten if the sector was unrevealed (revealed: %o)', (revealed, control) => {
    const s = scene({ revealed, monsters: [{ being: 'hybrids', at: 'B1' }], turn: { actionsLeft: 2 } })
    walk(s, 'east')
    expect(s.hero.control).toBe(control)
  })

  test('[AL-229] then all lit sectors in view are revealed', () => {
    const s = scene({
      map: 'A2-B2 B2-B1 B2-B3 B3-B4 B2-C2 C2-D2',
      lit: ['B1', 'B3', 'B4', 'D2'],
      hero: 'A2',
    })
    walk(s, 'east')
    // C2 is dark, so D2 stays unseen.
    expect(s.revealed).toEqual(['A2', 'B1', 'B2', 'B3', 'B4'])
  })

  test('[AL-230] [AL-R11] parting attack, move, old level, reveal, fright, lit sectors, lock', () => {
    const s = scene({
      ...stairwell,
      map: 'A1-B1 B1-C1 2-A1=B1 2-A1-A2',
      lit: ['2-A2'],
      monsters: [
        { being: 'worms', at: 'A1' },
        { being: 'hybrids', at: '2-A1' },
      ],
      next: ['miss'],
    })
    walk(s, 'stairs').choose('strikeAtParting', {})
    expect(
      inOrder(s, 'diceRolled', 'moved', 'sectorsForgotten', 'sectorRevealed', 'frightened', 'lostControl'),
    ).toEqual([
      'diceRolled',
      'moved',
      'sectorsForgotten',
      'sectorRevealed',
      'frightened',
      'lostControl',
      'sectorRevealed',
    ])
    expect(s.happened('sectorRevealed').map(({ place }) => place)).toEqual(['2-A1', '2-A2'])
    expect(s.asked!.step).toBe('lockWhich')
  })

  test('[AL-231] each point separately: two sectors left, two parting attacks, two locks', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 B1=B2 C1=C2',
      monsters: [
        { being: 'worms', at: 'A1' },
        { being: 'cultists', at: 'B1' },
      ],
      items: ['jet-pack'],
    })
    s.choose('move', { gait: 'jet-pack', to: 'east' })
    s.next('hit').choose('strikeAtParting', {}).choose('lock', { door: 'south' })
    expect(s.hero.at).toBe(at('B1'))
    s.choose('moveOn', { to: 'east' })
    expect(s.asked!.step).toBe('partingAttack')
    s.next('hit').choose('strikeAtParting', {}).choose('lock', { door: 'south' })
    expect(s.table.locked).toEqual(['1-B1 south', '1-C1 south'])
    expect([s.hero.at, s.hero.health]).toEqual([at('C1'), 10])
  })

  test('[AL-231] the Hero may stop before the last point', () => {
    const s = scene({ turn: { actionsLeft: 2 } })
    s.choose('move', { gait: 'sprint', to: 'east' }).choose('stopMoving', {})
    expect(s.hero.at).toBe(at('B1'))
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-232] the level left leaves the maze, except the stairs sector', () => {
    const s = scene({ ...stairwell, revealed: ['B1', 'C1', '2-B1'], turn: { actionsLeft: 3 } })
    walk(s, 'stairs')
    // What was revealed of the new level stays.
    expect(s.revealed).toEqual(['2-A1', '2-B1', 'A1'])
    expect(Object.keys(mazeSeen(s))).toHaveLength(3)
    walk(s, 'stairs')
    expect(s.revealed).toEqual(['2-A1', 'A1'])
  })

  test('[AL-232] by other steps nothing leaves the maze', () => {
    const s = walk(scene({ hero: 'C1', revealed: ['A1', 'B1', 'D1'] }), 'east')
    expect(s.revealed).toEqual(['A1', 'B1', 'C1', 'D1'])
  })
})

const stairwell: Setting = {
  map: 'A1-B1 B1-C1 2-A1-B1',
  stairs: { red: ['A1', '2-A1'] },
  revealed: ['B1', 'C1'],
}
