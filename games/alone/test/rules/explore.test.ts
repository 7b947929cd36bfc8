import { describe, expect, test } from 'vitest'
import { type Setting, at, scene } from '../scene.ts'
import { explore, inOrder, seen } from './reading.ts'

/** What is in the maze after an exploration to the east from A1. */
function eastOf(setting: Setting): string[] {
  return explore(scene(setting), 'east').revealed
}

describe('Explore', () => {
  test('[AL-251] [AL-260] [AL-R19] two sectors in a straight line, in one direction', () => {
    expect(eastOf({ map: 'A1-B1 B1-C1 C1-D1 A1-A2 B1-B2' })).toEqual(['A1', 'B1', 'C1'])
  })

  test('[AL-251] in every direction that is open', () => {
    const s = scene({ map: 'B2-B1 B2-C2 B2-B3', hero: 'B2' })
    expect(s.offered('explore').map(({ to }) => to)).toEqual(['north', 'east', 'south'])
  })

  test('[AL-252] a wall stops it', () => {
    expect(eastOf({ map: 'A1-B1 B1-B2 C1-C2' })).toEqual(['A1', 'B1'])
    expect(scene({ map: 'A1-B1' }).refusal('explore', { by: 'eyes', to: 'north' })).toBe('AL-252')
  })

  test("[AL-253] a door of the Hero's sector does not stop it, another door does", () => {
    expect(eastOf({ map: 'A1=B1 B1-C1' })).toEqual(['A1', 'B1', 'C1'])
    expect(eastOf({ map: 'A1-B1 B1=C1' })).toEqual(['A1', 'B1'])
    expect(eastOf({ map: 'A1=B1 B1=C1' })).toEqual(['A1', 'B1'])
  })

  test('[AL-254] [AL-R13] a locked door stops it', () => {
    expect(scene({ map: 'A1#B1 B1-C1' }).refusal('explore', { by: 'eyes', to: 'east' })).toBe('AL-254')
    expect(eastOf({ map: 'A1-B1 B1#C1' })).toEqual(['A1', 'B1'])
  })

  test('[AL-255] through stairs, one sector', () => {
    const s = scene({ map: 'A1-B1 2-A1-B1 2-A1-A2', stairs: { blue: ['A1', '2-A1'] } })
    expect(explore(s, 'stairs').revealed).toEqual(['2-A1', 'A1'])
    expect(scene({ map: 'A1-B1' }).may('explore', { by: 'eyes', to: 'stairs' })).toBe(false)
  })

  test('[AL-256] [AL-R19] revealed sectors count', () => {
    expect(eastOf({ revealed: ['B1'] })).toEqual(['A1', 'B1', 'C1'])
    expect(eastOf({ revealed: ['B1', 'C1'] })).toEqual(['A1', 'B1', 'C1'])
    expect(eastOf({ revealed: ['C1'] })).toEqual(['A1', 'B1', 'C1'])
  })

  test('[AL-257] with everything in them, and with their doors', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1#C2 B1=B2',
      hazards: ['B1'],
      switches: ['C1'],
      monsters: [{ being: 'spores', at: 'C1' }],
    })
    explore(s, 'east').choose('leaveHazards', {})
    expect(seen(s, 'B1')).toMatchObject({ hazard: true, exits: { south: 'door' }, locked: [] })
    expect(seen(s, 'C1')).toMatchObject({ switch: true, locked: ['south'], monsters: [{ being: 'spores' }] })
  })

  test('[AL-258] monsters revealed like this do not frighten', () => {
    const s = scene({
      monsters: [
        { being: 'worms', at: 'B1' },
        { being: 'hybrids', at: 'C1' },
      ],
    })
    explore(s, 'east')
    expect(s.heroSees('monsterSeen')).toHaveLength(2)
    expect(s.happened('frightened')).toEqual([])
    expect(s.hero.control).toBe(12)
  })

  test("[AL-259] 1 hazard token may be discarded, from the Hero's sector or an explored one", () => {
    for (const square of ['A1', 'B1', 'C1']) {
      const s = scene({ hazards: ['A1', 'B1', 'C1', 'D1'], turn: { actionsLeft: 2 } })
      explore(s, 'east')
      expect(s.offered('discardHazard').map(({ place }) => place)).toEqual(
        ['A1', 'B1', 'C1'].map((each) => s.place(each)),
      )
      s.choose('discardHazard', { place: s.place(square) })
      expect(s.table.hazards).toEqual(['A1', 'B1', 'C1', 'D1'].filter((each) => each !== square).map(at))
      expect(seen(s, square)!.hazard).toBe(false)
      expect(s.asked!.step).toBe('act')
    }
  })

  test('[AL-259] or none; and nothing is asked where there is none', () => {
    const s = scene({ hazards: ['B1'], turn: { actionsLeft: 2 } })
    explore(s, 'east').choose('leaveHazards', {})
    expect(s.table.hazards).toEqual([at('B1')])
    const t = scene({ hazards: ['D1'], turn: { actionsLeft: 2 } })
    expect(explore(t, 'east').asked!.step).toBe('act')
  })

  test('[AL-R19] the token of a sector that was revealed before may be discarded, too', () => {
    const s = scene({ revealed: ['B1'], hazards: ['B1'] })
    explore(s, 'east').choose('discardHazard', { place: s.place('B1') })
    expect(s.table.hazards).toEqual([])
  })

  test('[AL-260] the Hero cannot stop after one', () => {
    const s = explore(scene({ turn: { actionsLeft: 2 } }), 'east')
    expect(s.asked!.step).toBe('act')
    expect(inOrder(s, 'sectorRevealed')).toEqual(['sectorRevealed', 'sectorRevealed'])
  })
})
