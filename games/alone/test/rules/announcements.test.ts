import { describe, expect, test } from 'vitest'
import { type Setting, at, scene } from '../scene.ts'
import { heard, seen, shift, spawn, standardReaction } from './about.ts'
import { ended, goOn, holding } from './playing.ts'

describe('what the Hero is told', () => {
  test('[AL-871] [AL-872] the answers to Locate are true: only the true one can be given', () => {
    const s = scene({ monsters: [{ being: 'worms', at: 'C1' }] })
    s.choose('locate', { by: 'watch', target: 'worms' }).choose('locateAlso', { target: 'spores' })
    expect(s.offered('answer')).toEqual([{ distance: 2, level: 'this', way: null }])
    s.choose('answer', s.offered('answer')[0]!)
    expect(s.heroSees('located')).toEqual([{ target: 'worms', distance: 2, level: 'this', way: null }])
    expect(s.offered('answer')).toEqual([{ distance: -1, level: 'none', way: null }])
  })

  test('[AL-871] [AL-872] a noise is reported as it is', () => {
    const s = standardReaction({ monsters: [{ being: 'worms', at: 'D1' }] })
    expect(new Set(s.offered('shift').map((each) => each.heard))).toEqual(new Set(['east']))
    expect(heard(shift(s, 'm1', 'w'))).toEqual(['east'])
  })

  test('[AL-872] where a revealed monster goes out of sight', () => {
    const s = standardReaction({ revealed: ['B1'], monsters: [{ being: 'worms', at: 'B1' }] })
    const place = s.place('B1')
    shift(s, 'm1', 'e')
    expect(s.heroSees('monsterMoved')).toMatchObject([{ being: 'worms', from: place, to: null, way: 'east' }])
  })

  test('[AL-872] whether a revealed monster is wounded', () => {
    const s = scene({
      monsters: [
        { being: 'worms', at: 'B1', wounded: true },
        { being: 'spores', at: 'C1' },
      ],
    })
    s.choose('explore', { by: 'eyes', to: 'east' })
    expect(s.heroSees('monsterSeen')).toMatchObject([
      { being: 'worms', wounded: true },
      { being: 'spores', wounded: false },
    ])
  })

  test('[AL-872] light, locks and tokens that change in revealed sectors, and not in others', () => {
    const lit: Setting = { lit: ['B1', 'C1'], revealed: ['B1'] }
    const dark = ended('lights-out', lit).choose('darken', { at: at('B1') })
    expect(dark.heroSees('wentDark')).toEqual([{ place: dark.place('B1') }])
    expect(
      ended('lights-out', lit)
        .choose('darken', { at: at('C1') })
        .heroSees('wentDark'),
    ).toEqual([])
    const doors: Setting = { map: 'A1=B1 B1=C1 C1=D1', revealed: ['B1'], hazards: ['A1'] }
    const shut = ended('snare', doors).choose('stay', {}).choose('bolt', { door: '1-B1 east' })
    expect(shut.heroSees('doorLocked')).toEqual([{ place: shut.place('B1'), way: 'east' }])
    expect(seen(shut, 'B1')!.locked).toEqual(['east'])
    const far = ended('snare', doors).choose('stay', {}).choose('bolt', { door: '1-C1 east' })
    expect(far.heroSees('doorLocked')).toEqual([])
  })

  test('[AL-873] nothing else about the map: of a spawn unseen only the noise', () => {
    const s = spawn(standardReaction(), 'spores', 'E1')
    expect(s.events.map(({ event }) => event)).toContain('monsterSpawned')
    expect(s.heroSees('monsterSpawned')).toEqual([])
    expect(heard(s)).toEqual(['east'])
    expect(s.seenBy('e1', 'monsterSpawned')).toMatchObject([{ being: 'spores', place: at('E1') }])
  })

  test('[AL-873] the Hero’s view knows no sector outside the maze', () => {
    const s = scene({ monsters: [{ being: 'worms', at: 'D1' }], hazards: ['C1'], lit: ['E1'] })
    const view = s.view('hero')
    expect(view.own).toEqual({})
    expect(view.table['maze']).toHaveLength(1)
    for (const field of ['map', 'monsters', 'hazards', 'lit', 'locked', 'conditions'])
      expect(view.table[field]).toBeUndefined()
    expect(s.view('e1').own['monsters']).toHaveLength(1)
  })

  test('[AL-874] the Hero’s sheet is open to Evil', () => {
    const s = scene({
      options: { evil: 2 },
      items: [{ item: 'crowbar', charges: 2, upgraded: true }],
      ally: ['doctor', 4],
      experience: { worms: 1 },
      health: 7,
      control: 6,
    })
    for (const seat of ['e1', 'e2', 'hero'])
      expect(s.view(seat).table['hero']).toMatchObject({
        items: [{ item: 'crowbar', charges: 2, upgraded: true }],
        ally: { character: 'doctor', charges: 4 },
        experience: { worms: 1 },
        health: 7,
        control: 6,
        adrenaline: 3,
      })
    expect(s.view('e2').table['missions']).toMatchObject({ green: { mission: 'synthesis' } })
  })

  test('[AL-875] [AL-R41] what has left the maze is not shown again', () => {
    const s = scene({ from: 'round-end', revealed: ['B1', 'C1'], monsters: [{ being: 'worms', at: 'C1' }] })
    expect(s.happened('sectorsForgotten')).toEqual([{ places: [at('C1')] }])
    const maze = s.view('hero').table['maze']
    expect(maze).toHaveLength(2)
    expect(JSON.stringify(maze)).not.toContain('worms')
  })

  test('[AL-R42] discard piles are closed to everybody', () => {
    const s = goOn(
      scene({
        ...holding(),
        from: 'round-end',
        options: { evil: 2 },
        discards: { fury: ['blood-trail', 'blood-trail'] },
      }),
      'dropCards',
    )
    for (const seat of ['hero', 'e1', 'e2']) {
      expect(JSON.stringify(s.view(seat))).not.toContain('blood-trail')
      expect(s.view(seat).table['decks']).toMatchObject({ fury: { draw: 24, discard: 2 } })
    }
  })
})
