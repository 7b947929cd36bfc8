import { describe, expect, test } from 'vitest'
import { type Setting, at, scene } from '../scene.ts'
import { explore, inOrder, seen, standard, walk } from './reading.ts'

/** What is in view from C3 of a great cross of passages, if all of these are revealed. */
const star: Setting = {
  map: 'A3-B3 B3-C3 C3-D3 D3-E3 C1-C2 C2-C3 C3-C4 C4-C5 D2-D3 D3-D4',
  hero: 'C3',
}
const all = ['A3', 'B3', 'C1', 'C2', 'C4', 'C5', 'D2', 'D3', 'D4', 'E3']

describe('the field of view', () => {
  test("[AL-111] the Hero's sector, even if nothing else is", () => {
    expect(scene(star).inView).toEqual(['C3'])
  })

  test('[AL-112] straight lines through revealed sectors in every direction', () => {
    const s = scene({ ...star, revealed: all })
    expect(s.inView).toEqual(['A3', 'B3', 'C1', 'C2', 'C3', 'C4', 'C5', 'D3', 'E3'])
  })

  test('[AL-113] [AL-119] not into the side arm of a junction, nor around a corner', () => {
    const s = scene({ ...star, revealed: all })
    expect(s.revealed).toContain('D2')
    expect(s.inView).not.toContain('D2')
    expect(s.inView).not.toContain('D4')
  })

  test('[AL-113] a wall ends it', () => {
    const s = scene({ map: 'A1-B1 B1-B2 B2-C2 C2-C1', hero: 'A1', revealed: ['B1', 'B2', 'C1', 'C2'] })
    expect(s.inView).toEqual(['A1', 'B1'])
  })

  test('[AL-114] [AL-115] a door is looked through from its own sector only', () => {
    const map = 'A1=B1 B1=C1 C1-D1'
    const revealed = ['A1', 'B1', 'C1', 'D1']
    expect(scene({ map, revealed, hero: 'A1' }).inView).toEqual(['A1', 'B1'])
    expect(scene({ map, revealed, hero: 'B1' }).inView).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(scene({ map, revealed, hero: 'D1' }).inView).toEqual(['C1', 'D1'])
  })

  test('[AL-116] an unrevealed sector blocks it and is not in it', () => {
    const s = scene({ hero: 'A1', revealed: ['B1', 'D1', 'E1'] })
    expect(s.inView).toEqual(['A1', 'B1'])
  })

  test('[AL-117] the other end of stairs is never in it', () => {
    const s = scene({
      map: 'A1-B1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'] },
      revealed: ['B1', '2-A1', '2-B1'],
    })
    expect(s.inView).toEqual(['A1', 'B1'])
  })

  test("[AL-118] [AL-R13] a locked door blocks it, even on the Hero's sector", () => {
    expect(scene({ map: 'A1#B1 B1-C1', revealed: ['B1', 'C1'] }).inView).toEqual(['A1'])
    expect(scene({ map: 'A1=B1 B1-C1', revealed: ['B1', 'C1'] }).inView).toEqual(['A1', 'B1', 'C1'])
  })

  test('[AL-R13] nor can one shoot through it', () => {
    const shot = (map: string): number =>
      scene({
        map,
        revealed: ['B1'],
        monsters: [{ being: 'worms', at: 'B1' }],
        items: ['bullets-1'],
      }).offered('shoot').length
    expect(shot('A1#B1')).toBe(0)
    expect(shot('A1=B1')).toBe(2)
  })

  test('[AL-120] monsters, hazard tokens and light do not block it', () => {
    const s = scene({
      revealed: ['B1', 'C1', 'D1'],
      lit: ['B1'],
      hazards: ['B1', 'C1'],
      monsters: [{ being: 'worms', at: 'B1' }],
    })
    expect(s.inView).toEqual(['A1', 'B1', 'C1', 'D1'])
  })

  test('[AL-124] only what mentions it is limited by it: monsters outside move and are seen', () => {
    const s = scene({
      map: 'A1-B1 B1-B2 B2-B3',
      revealed: ['B1', 'B2', 'B3'],
      monsters: [{ being: 'worms', at: 'B3' }],
      items: ['bullets-1', 'pipe-bomb'],
    })
    // Bullets ask for the field of view, the Pipe Bomb does not.
    expect(s.inView).not.toContain('B3')
    expect(s.offered('shoot')).toEqual([])
    expect(s.may('throwBomb', { place: s.place('B3'), way: null })).toBe(true)
  })
})

describe('lit sectors', () => {
  test('[AL-121] are revealed as soon as they come into view, with everything in them', () => {
    const s = scene({
      map: 'A1-B1 B1-B2 B2-B3',
      lit: ['B2'],
      hazards: ['B2'],
      monsters: [{ being: 'worms', at: 'B2' }],
      turn: { actionsLeft: 2 },
    })
    expect(s.revealed).toEqual(['A1'])
    walk(s, 'east')
    expect(s.revealed).toEqual(['A1', 'B1', 'B2'])
    expect(seen(s, 'B2')).toMatchObject({ lit: true, hazard: true, monsters: [{ being: 'worms' }] })
    expect(s.happened('frightened')).toEqual([])
  })

  test('[AL-122] [AL-R30] and those behind them, until none is left', () => {
    const s = scene({ lit: ['C1', 'D1', 'E1'] })
    walk(s, 'east')
    expect(s.revealed).toEqual(['A1', 'B1', 'C1', 'D1', 'E1'])
  })

  test('[AL-122] [AL-R30] checked when light is switched on', () => {
    const s = scene({ switches: ['A1'], lit: ['D1'] })
    s.choose('repair', { to: 'east' })
    expect(s.revealed).toEqual(['A1', 'B1', 'C1', 'D1'])
  })

  test('[AL-122] [AL-R30] checked when the Hero unlocks a door', () => {
    const s = scene({ map: 'A1#B1 B1-C1', lit: ['B1'], turn: { actionsLeft: 2 } })
    s.choose('unlock', { gait: 'walk', door: 'east' })
    expect(s.revealed).toEqual(['A1', 'B1'])
  })

  test('[AL-122] [AL-R30] checked when a sector is explored', () => {
    const s = scene({ lit: ['D1'], turn: { actionsLeft: 2 } })
    explore(s, 'east')
    expect(s.revealed).toEqual(['A1', 'B1', 'C1', 'D1'])
  })

  test('[AL-122] [AL-R30] checked when a monster unlocks a door, before it comes through', () => {
    const s = scene({
      map: 'A1#B1 B1-C1',
      lit: ['B1'],
      monsters: [{ being: 'worms', at: 'B1' }],
      hands: { e1: ['from-the-vents'] },
      from: 'end-of-turn',
      performed: ['move'],
      next: ['miss', 'miss', 'miss'],
    })
    s.choose('play', { card: 'from-the-vents' })
    s.choose('shift', { monster: 'm1', path: 'Ww', heard: 'here' })
    expect(s.revealed).toEqual(['A1', 'B1'])
    expect(inOrder(s, 'doorUnlocked', 'sectorRevealed', 'monsterMoved')).toEqual([
      'doorUnlocked',
      'sectorRevealed',
      'monsterMoved',
    ])
    // It was revealed in another sector before it entered the Hero's: no fright.
    expect(s.happened('frightened')).toEqual([])
    expect(s.monster('m1')!.at).toBe(at('A1'))
  })

  test('[AL-122] after a standard reaction, too', () => {
    const s = scene({
      map: 'A1#B1 B1-C1',
      lit: ['B1'],
      monsters: [{ being: 'worms', at: 'C1' }],
      hands: { e1: ['retaliation', 'blind-rage'] },
      from: 'end-of-turn',
    })
    standard(s, 'retaliation', 'm1', 'w', 'this-level')
    standard(s, 'blind-rage', 'm1', 'W', 'east')
    expect(s.revealed).toEqual(['A1', 'B1'])
    expect(seen(s, 'B1')!.monsters).toMatchObject([{ being: 'worms' }])
  })

  test('[AL-123] a dark unrevealed sector stops the line', () => {
    const s = scene({ lit: ['D1', 'E1'] })
    walk(s, 'east')
    expect(s.revealed).toEqual(['A1', 'B1'])
  })

  test('[AL-114] [AL-121] nor through a door that is not on the sector of the Hero', () => {
    const s = scene({ map: 'A1-B1 B1=C1 C1=D1', lit: ['C1', 'D1'], turn: { actionsLeft: 3 } })
    walk(s, 'east').choose('leaveDoors', {})
    expect(s.revealed).toEqual(['A1', 'B1', 'C1'])
    walk(s, 'east').choose('leaveDoors', {})
    expect(s.revealed).toEqual(['A1', 'B1', 'C1', 'D1'])
  })
})
