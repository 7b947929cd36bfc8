import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, scene } from '../scene.ts'
import { seen } from './about.ts'

/** A switch in C3: west a corner, east a corridor of three, north a room and a corner behind it. */
const crossing: Setting = {
  map: 'B3-C3 C3-D3 D3-E3 C3=C2 C2=C1 C1-D1 B3-B4',
  rooms: { C2: 'canteen' },
  switches: ['C3'],
  hero: 'C3',
}

describe('Interact', () => {
  test.each<[string, (s: Scene) => Scene]>([
    ['repairs a switch', (s) => s.choose('repair', { to: 'east' })],
    ['advances a mission', (s) => s.choose('advance', { mission: 'evacuation' })],
    ['uses an item', (s) => s.choose('setFloodlight', {})],
  ])('[AL-341] Interact %s', (_, act) => {
    const s = scene({
      map: 'A1=B1',
      rooms: { A1: 'control-room' },
      switches: ['A1'],
      items: ['floodlight'],
      missions: { red: { mission: 'evacuation', active: true } },
    })
    expect(act(s).happened('acted')[0]!.action).toBe('interact')
  })

  test('[AL-342] only if there is something to use here', () => {
    const s = scene({ map: 'A1=B1 B1-C1', rooms: { B1: 'control-room' }, switches: ['C1'] })
    for (const step of ['repair', 'advance', 'heal', 'setFloodlight'] as const)
      expect(s.offered(step)).toEqual([])
    expect(s.refusal('repair', { to: 'east' })).toBe('AL-342')
    expect(s.refusal('advance', { mission: 'evacuation' })).toBe('AL-342')
  })

  test('[AL-343] lights its sector and up to 2 more in one direction', () => {
    const long = 'A1-B1 B1-C1 C1-D1 D1-E1'
    const s = scene({ map: long, switches: ['A1'] }).choose('repair', { to: 'east' })
    expect(s.lit).toEqual(['A1', 'B1', 'C1'])
    const t = scene(crossing).choose('repair', { to: 'east' })
    expect(t.lit).toEqual(['C3', 'D3', 'E3'])
  })

  test('[AL-344] its own sector is lit whatever the direction', () => {
    const s = scene(crossing).choose('repair', { to: 'south' })
    expect(s.lit).toEqual(['C3'])
  })

  test('[AL-345] unlocked doors do not stop the light', () => {
    expect(scene(crossing).choose('repair', { to: 'north' }).lit).toEqual(['C1', 'C2', 'C3'])
  })

  test('[AL-346] a wall does', () => {
    expect(scene(crossing).choose('repair', { to: 'west' }).lit).toEqual(['B3', 'C3'])
  })

  test('[AL-347] and so does a locked door', () => {
    const near = { ...crossing, map: crossing.map!.replace('C3=C2', 'C3#C2') }
    expect(scene(near).choose('repair', { to: 'north' }).lit).toEqual(['C3'])
    const far = { ...crossing, map: crossing.map!.replace('C2=C1', 'C2#C1') }
    expect(scene(far).choose('repair', { to: 'north' }).lit).toEqual(['C2', 'C3'])
  })

  test('[AL-348] as many as possible, lit ones counting', () => {
    const s = scene({ map: 'A1-B1 B1-C1 C1-D1', switches: ['A1'], lit: ['B1'] })
    s.choose('repair', { to: 'east' })
    expect(s.lit).toEqual(['A1', 'B1', 'C1'])
  })

  test('[AL-349] again and again, in the same or another direction', () => {
    const s = scene(crossing).choose('repair', { to: 'west' }).choose('repair', { to: 'west' })
    s.choose('repair', { to: 'east' })
    expect(s.lit).toEqual(['B3', 'C3', 'D3', 'E3'])
    expect(s.offered('repair')).toHaveLength(4)
  })

  test('[AL-350] revealed sectors turn bright; unrevealed ones are revealed only in the field of view', () => {
    const s = scene({ ...crossing, revealed: ['C1'] }).choose('repair', { to: 'north' })
    expect(s.revealed).toEqual(['C1', 'C2', 'C3'])
    for (const square of ['C1', 'C2', 'C3']) expect(seen(s, square)?.lit).toBe(true)
    const t = scene(crossing).choose('repair', { to: 'north' })
    expect(t.revealed).toEqual(['C2', 'C3'])
    expect(t.lit).toContain('C1')
  })

  test('[AL-351] a mission that is advanced changes the tokens on the map', () => {
    const s = scene({
      missions: { green: 'weapons-locker' },
      conditions: [
        { at: 'A1', mission: 'weapons-locker' },
        { at: 'C1', mission: 'weapons-locker' },
      ],
    }).choose('advance', { mission: 'weapons-locker' })
    expect(s.table.conditions).toEqual([{ at: '1-C1', mission: 'weapons-locker' }])
  })
})
