import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'
import { T, inOrder, inTown, offers, onMat, shamblersIn, spun, walked } from './reading.ts'

/** Both spaces of the fear portal are sealed. */
const fearClosed = { fear: { left: 'fear', right: 'fear' } } as const

describe('tracks', () => {
  test('[TE-061] a town track fills up one by one; only the number counts', () => {
    const s = spun(4, ['fear', 'greed', 'fear'], { towns: { lighthouse: { madness: { rage: 1 } } } })
    expect(inTown(s, T[0])).toEqual([2, 1, 1])
  })

  test('[TE-062] shamblers stand from the bottom upwards in the order in which they came', () => {
    // Tail of the stops 0 and 1: T2, fear and rage.
    const s = spun(0, ['fear', 'fear'], { towns: { library: { shamblers: ['greed'] } } })
    expect(shamblersIn(s, T[2])).toEqual(['greed', 'fear'])
    s.next('stop-1', 'fear', 'fear').choose('endTurn', {})
    expect(shamblersIn(s, T[2])).toEqual(['greed', 'fear', 'rage'])
  })

  test('[TE-R23] those above a removed shambler slide down and keep their order', () => {
    const s = scene({
      towns: { lighthouse: { shamblers: ['fear', 'rage', 'greed'] } },
      sheets: { p1: 'detective' },
    })
    s.next('0', '0', '0').choose('banish', {}).choose('banishShambler', { colour: 'rage', cost: 0 })
    expect(shamblersIn(s, T[0])).toEqual(['fear', 'greed'])
    s.next('0', '0').choose('banish', {}).choose('banishShambler', { colour: 'fear', cost: 0 })
    expect(shamblersIn(s, T[0])).toEqual(['greed'])
  })

  test('[TE-063] the energy track fills up one by one', () => {
    expect(spun(1, ['eldritch', 'fear']).table.greatOldOne.energy).toBe(1)
    expect(spun(1, ['eldritch', 'eldritch']).table.greatOldOne.energy).toBe(2)
  })
})

describe('when a track is cursed', () => {
  test('[TE-064] [TE-065] [TE-066] a town track: the last space does not curse it, the next tentacle does', () => {
    const filled = spun(1, ['fear', 'greed'], { towns: { lighthouse: { madness: { fear: 2 } } } })
    expect(inTown(filled, T[0])).toEqual([3, 0, 1])
    expect(filled.happened('townCursed')).toEqual([])
    const cursed = spun(1, ['fear', 'greed'], { towns: { lighthouse: { madness: { fear: 3 } } } })
    expect(inTown(cursed, T[0])).toEqual([0, 0, 1])
    expect(cursed.happened('townCursed')).toEqual([{ town: T[0], colour: 'fear', count: 4 }])
  })

  test('[TE-064] [TE-065] [TE-066] a shambler track: three have room, the fourth has not', () => {
    const filled = spun(1, ['fear', 'fear'], { towns: { library: { shamblers: ['fear', 'fear'] } } })
    expect(shamblersIn(filled, T[2])).toEqual(['fear', 'fear', 'rage'])
    expect(filled.happened('shamblersCursed')).toEqual([])
    const cursed = spun(1, ['fear', 'fear'], { towns: { library: { shamblers: ['fear', 'fear', 'greed'] } } })
    expect(shamblersIn(cursed, T[2])).toEqual([])
  })

  test.each(['fear', 'rage', 'greed', 'chaos'] as const)(
    '[TE-064] [TE-065] [TE-066] a %s track on a sheet: two have room, the third has not',
    (kind) => {
      const filled = walked([kind], { composure: { p1: { [kind]: 1 } }, bag: { chaos: 1 } })
      expect(filled.character('p1').composure[kind]).toBe(2)
      expect(filled.happened('composureCursed')).toEqual([])
      const cursed = walked([kind], { composure: { p1: { [kind]: 2 } }, bag: { chaos: 1 } })
      expect(cursed.character('p1').composure[kind]).toBe(0)
      expect(cursed.happened('composureCursed')).toEqual([{ who: 'p1', kind, count: 3 }])
    },
  )

  test('[TE-064] [TE-065] [TE-066] the energy track: two have room, the third has not', () => {
    const filled = spun(1, ['eldritch', 'fear'], { greatOldOne: { energy: 1 } })
    expect(filled.table.greatOldOne).toMatchObject({ energy: 2, strength: 0 })
    const cursed = spun(1, ['eldritch', 'fear'], { greatOldOne: { energy: 2 } })
    expect(cursed.table.greatOldOne).toMatchObject({ energy: 0, strength: 1 })
  })

  test('[TE-066] [TE-R49] the delirium track has no curse of its own: its top space is the end', () => {
    const fifth = walked(['fear'], { composure: { p1: { fear: 2 } }, brain: { p1: 4 } })
    expect(fifth.character('p1').brain).toBe(5)
    expect(fifth.outcome).toBeUndefined()
    const top = walked(['fear'], { composure: { p1: { fear: 2 } }, brain: { p1: 5 } })
    expect(top.character('p1').brain).toBe(6)
    expect(top.outcome).toBe('insane')
  })
})

describe('how a curse is resolved', () => {
  test('[TE-067] displacement first: Cthulhu deals out the very tentacles that were swept to the mat', () => {
    const s = spun(1, ['fear', 'greed'], {
      options: { greatOldOne: 'cthulhu' },
      greatOldOne: { at: T[1] },
      at: { p2: T[3] },
      towns: { lighthouse: { madness: { fear: 3 } } },
    })
    // Four come to p1: two fit, the third curses the track, the fourth fits again.
    expect(s.happened('burdened')).toHaveLength(4)
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    expect(onMat(s)).toEqual([3, 0, 0])
    expect(s.character('p1').brain).toBe(1)
    expect(inOrder(s, 'townCursed', 'powerUnleashed', 'composureCursed', 'brainMoved')).toEqual([
      'townCursed',
      'powerUnleashed',
      'composureCursed',
      'brainMoved',
    ])
  })

  test.each([
    [12, T[2], 'rage', 2],
    [1, T[0], 'fear', 3],
    [18, T[3], 'greed', 4],
  ] as const)(
    '[TE-068] stop %i: everything leaves the track, with the one too many',
    (stop, town, colour, spaces) => {
      const draws = stop === 12 ? [colour, 'fear', 'fear'] : [colour, stop === 1 ? 'greed' : 'fear']
      const s = spun(stop, draws, { towns: { [town]: { madness: { [colour]: spaces } } } })
      expect(s.table.towns[town]!.madness[colour]).toBe(0)
      expect(s.table.mat.madness[colour]).toBe(spaces + 1)
    },
  )

  test('[TE-069] what comes after goes on the emptied track and can curse it again', () => {
    // T2 has two spaces for rage. Six draws: the first and the fourth curse the track.
    const s = spun(12, ['rage', 'rage', 'rage', 'rage', 'rage', 'rage'], {
      greatOldOne: { strength: 7 },
      towns: { library: { madness: { rage: 2 } } },
    })
    expect(s.happened('townCursed').map(({ count }) => count)).toEqual([3, 3])
    expect(inTown(s, T[2])).toEqual([0, 2, 0])
    expect(onMat(s)).toEqual([0, 6, 0])
  })

  test('[TE-070] only the track that overflows: in a town', () => {
    const s = spun(1, ['fear', 'fear'], {
      towns: { lighthouse: { madness: { fear: 3, rage: 3, greed: 2 } }, church: { madness: { fear: 3 } } },
    })
    expect(inTown(s, T[0])).toEqual([1, 3, 2])
    expect(inTown(s, T[1])).toEqual([3, 0, 0])
  })

  test('[TE-070] only the track that overflows: on a sheet', () => {
    const s = walked(['rage'], {
      composure: { p1: { fear: 2, rage: 2, greed: 1, chaos: 2 }, p2: { rage: 2 } },
    })
    expect(s.sheet('p1')).toEqual([2, 0, 1, 2])
    expect(s.sheet('p2')).toEqual([0, 2, 0, 0])
  })

  test('[TE-071] a town track is emptied on the area of its colour', () => {
    const s = spun(1, ['greed', 'fear'], {
      mat: { fear: 1, rage: 1, greed: 2 },
      towns: { lighthouse: { madness: { greed: 3 } } },
    }).choose('soothe', { colour: 'fear' })
    expect(onMat(s)).toEqual([0, 1, 6])
    expect(s.table.discard.greed).toBe(0)
  })

  test('[TE-072] then the power of that colour is resolved', () => {
    const s = spun(1, ['greed', 'fear'], { towns: { lighthouse: { madness: { greed: 3 } } } })
    expect(s.happened('powerUnleashed')).toEqual([{ colour: 'greed', why: 'curse' }])
    for (const town of [T[1], T[2], T[3]]) expect(shamblersIn(s, town)[0]).toBe('greed')
  })

  test('[TE-072] not if its portal is closed', () => {
    const s = spun(1, ['fear', 'greed', 'greed'], {
      greatOldOne: { phase: 2 },
      portals: fearClosed,
      towns: { lighthouse: { madness: { fear: 3 } } },
    })
    expect(s.happened('powerBlocked')).toEqual([{ colour: 'fear', why: 'curse' }])
    expect(s.happened('powerUnleashed')).toEqual([])
    expect(onMat(s)).toEqual([4, 0, 0])
    expect(s.happened('shamblerPlaced')).toHaveLength(1)
  })

  test('[TE-073] a shambler track: all four return to the mat, each to its colour', () => {
    const s = spun(1, ['fear', 'fear'], {
      towns: { library: { shamblers: ['fear', 'greed', 'greed'] }, tavern: { shamblers: ['rage', 'fear'] } },
    })
    expect(s.happened('shamblersCursed')).toEqual([
      { town: T[2], shamblers: ['fear', 'greed', 'greed', 'rage'] },
    ])
    expect(s.table.mat.shamblers).toEqual({ fear: 4, rage: 4, greed: 5 })
  })

  test('[TE-074] [TE-075] one eldritch tentacle of the town is discarded and replaced from the supply', () => {
    const s = spun(1, ['fear', 'fear'], { towns: { library: { shamblers: ['fear', 'fear', 'fear'] } } })
    expect(s.table.towns['library']!.eldritch).toBe(3)
    expect(s.table.discard.eldritch).toBe(1)
    expect(s.table.supply.eldritch).toBe(4)
  })

  test('[TE-075] with an empty supply the space stays empty', () => {
    const s = spun(1, ['fear', 'fear'], {
      discard: { eldritch: 5 },
      towns: { library: { shamblers: ['fear', 'fear', 'fear'] } },
    })
    expect(s.table.towns['library']!.eldritch).toBe(2)
    expect(s.table.discard.eldritch).toBe(6)
    expect(s.happened('eldritchReplaced')).toEqual([{ town: T[2], taken: true, refilled: false }])
  })

  test('[TE-R21] a town without eldritch tentacles gives none, but still gets one', () => {
    const s = spun(1, ['fear', 'fear'], {
      discard: { eldritch: 7 },
      towns: { library: { shamblers: ['fear', 'fear', 'fear'], eldritch: 0 } },
    })
    expect(s.table.discard.eldritch).toBe(7)
    expect(s.table.towns['library']!.eldritch).toBe(1)
    expect(s.table.supply.eldritch).toBe(0)
  })

  test('[TE-R21] without a supply nothing at all happens there', () => {
    const s = spun(1, ['fear', 'fear'], {
      discard: { eldritch: 8 },
      towns: { library: { shamblers: ['fear', 'fear', 'fear'], eldritch: 0 } },
    })
    expect(s.table.discard.eldritch).toBe(8)
    expect(s.table.towns['library']!.eldritch).toBe(0)
  })

  test.each([
    ['fear', [3, 1, 1]],
    ['rage', [1, 3, 1]],
    ['greed', [1, 1, 3]],
  ] as const)('[TE-076] [TE-077] a %s track on a sheet: three to the mat, brain up one', (colour, mat) => {
    const others = { fear: 1, rage: 1, greed: 1, [colour]: 0 }
    const s = walked([colour], { composure: { p1: { [colour]: 2 } }, mat: others, brain: { p1: 2, p2: 3 } })
    expect(onMat(s)).toEqual(mat)
    expect(s.table.discard[colour]).toBe(0)
    expect(s.character('p1').brain).toBe(3)
    expect(s.character('p2').brain).toBe(3)
  })

  test('[TE-078] [TE-079] a chaos track: three to the supply, and the brain stays', () => {
    const s = spun(1, ['chaos', 'fear'], {
      bag: { chaos: 1 },
      composure: { p1: { chaos: 2 } },
      brain: { p1: 2 },
    })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    // 17 tentacles: 10 on the Necronomicon, 3 were on the sheet or in the bag.
    expect(s.table.supply.chaos).toBe(7)
    expect(s.table.discard.chaos).toBe(0)
    expect(s.character('p1').brain).toBe(2)
    expect(s.happened('brainMoved')).toEqual([])
  })

  test('[TE-080] [TE-R11] [TE-R12] an energy track: all three and the whole discard mat go into the bag', () => {
    const s = spun(1, ['eldritch', 'fear'], {
      greatOldOne: { energy: 2 },
      discard: { fear: 1, rage: 2, greed: 3, chaos: 2, eldritch: 1 },
    })
    expect(s.happened('energyCursed')).toEqual([
      { returned: { fear: 1, rage: 2, greed: 3, chaos: 2, eldritch: 4 } },
    ])
    expect(s.table.discard).toEqual({ fear: 0, rage: 0, greed: 0, chaos: 0, eldritch: 0 })
    expect(s.table.greatOldOne.energy).toBe(0)
    // One fear tentacle was drawn afterwards.
    expect(s.table.bag).toEqual({ fear: 14, rage: 15, greed: 15, chaos: 2, eldritch: 6 })
  })

  test('[TE-081] and the strength marker moves on by one', () => {
    const s = spun(1, ['eldritch', 'fear', 'fear'], { greatOldOne: { energy: 2, strength: 3 } })
    expect(s.happened('strengthRose')).toEqual([{ to: 4 }])
    expect(s.table.greatOldOne.strength).toBe(4)
  })

  test('[TE-082] [TE-R17] a curse with all its consequences comes before the next draw', () => {
    const s = spun(1, ['fear', 'greed'], {
      options: { greatOldOne: 'cthulhu' },
      greatOldOne: { at: T[1] },
      at: { p2: T[3] },
      composure: { p1: { fear: 1 } },
      towns: { lighthouse: { madness: { fear: 3 } } },
    })
    expect(
      inOrder(
        s,
        'tentacleDrawn',
        'townCursed',
        'powerUnleashed',
        'composureCursed',
        'brainMoved',
        'madnessCameTo',
      ),
    ).toEqual([
      'tentacleDrawn',
      'townCursed',
      'powerUnleashed',
      'composureCursed',
      'brainMoved',
      'tentacleDrawn',
      'madnessCameTo',
    ])
  })

  test('[TE-082] even where somebody has to choose first', () => {
    const s = spun(1, ['fear', 'greed'], {
      options: { greatOldOne: 'cthulhu' },
      greatOldOne: { at: T[1] },
      towns: { lighthouse: { madness: { fear: 3 } } },
    })
    expect(offers(s)).toEqual(['burden:who=p1', 'burden:who=p2'])
    expect(s.happened('tentacleDrawn')).toHaveLength(1)
    for (const who of ['p1', 'p2', 'p2'] as const) s.choose('burden', { who })
    expect(s.happened('tentacleDrawn')).toEqual([])
    s.choose('burden', { who: 'p1' })
    expect(s.happened('tentacleDrawn')).toEqual([{ kind: 'greed', why: 'wheel' }])
  })

  test('[TE-082] a curse in the middle of a distribution does not end it', () => {
    const s = spun(9, [], {
      options: { greatOldOne: 'cthulhu' },
      at: { p1: T[1], p2: T[2] },
      mat: { fear: 3 },
      composure: { p1: { fear: 2 } },
    })
    s.choose('burden', { who: 'p1' })
    expect(s.happened('brainMoved')).toEqual([{ who: 'p1', to: 1 }])
    expect(s.asked?.step).toBe('distribute')
    s.choose('burden', { who: 'p1' })
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
  })
})
