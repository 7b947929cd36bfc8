import { describe, expect, test } from 'vitest'
import type { Composure } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import { type Setting, scene } from '../scene.ts'
import { assistantTurn, quietSpin, script, storyOfTurn } from './assistants.ts'

/** Where an assistant at the lighthouse ends its walk. */
function walksTo(stop: number, fear: number, more: Setting = {}): Town {
  const s = script({ stop, composure: { a1: { fear } }, ...more })
  return s.character('a1').at
}

/** Stops whose front is the town at that place of the ring. */
const front = [0, 6, 12, 18, 24]

describe('moving', () => {
  test.each<[number, number, Town]>([
    [1, 0, 'church'],
    [2, 0, 'church'],
    [3, 0, 'tavern'],
    [4, 0, 'tavern'],
    [1, 1, 'church'],
    [2, 1, 'library'],
    [3, 1, 'asylum'],
    [2, 2, 'library'],
    [4, 2, 'tavern'],
  ])('[TE-561] front at T%i with %i fear: it stops at the %s', (place, fear, town) => {
    expect(walksTo(front[place]!, fear)).toBe(town)
  })

  test('[TE-562] in phase 2 it goes to the town of the tail, where the Great Old One stands', () => {
    // Stop 6: front church, tail asylum.
    const phase2 = (fear: number): Town => walksTo(6, fear, { greatOldOne: { phase: 2, at: 'asylum' } })
    expect(phase2(0)).toBe('tavern')
    expect(phase2(1)).toBe('asylum')
    expect(phase2(2)).toBe('asylum')
  })

  test('[TE-562] with its own spin: the Great Old One moves first', () => {
    const s = assistantTurn({
      greatOldOne: { phase: 2, at: 'church' },
      composure: { a1: { fear: 1 } },
      next: ['stop-6', 'fear', 'fear', 'fear', 'fear', '2', '2', '2', '2'],
    })
    expect(s.happened('moved')[0]).toEqual({ who: 'a1', from: 'lighthouse', to: 'asylum', how: 'walk' })
  })

  test('[TE-563] it walks through the Great Old One’s town and into it, in phase 1', () => {
    expect(walksTo(12, 1, { greatOldOne: { at: 'church' } })).toBe('library')
    expect(walksTo(12, 1, { greatOldOne: { at: 'library' } })).toBe('library')
  })

  test('[TE-563] nothing drives it out of the Great Old One’s town', () => {
    const s = script({ stop: 0, greatOldOne: { at: 'lighthouse' } })
    expect(s.character('a1').at).toBe('lighthouse')
    expect(s.happened('moved')).toEqual([])
  })

  test('[TE-564] it draws one tentacle for each shambler where it arrives', () => {
    const s = script({
      stop: 6,
      towns: { church: { shamblers: ['fear', 'rage', 'greed'] } },
      bag: { chaos: 1 },
      next: ['rage', 'chaos', 'eldritch', '2', '2', '2'],
    })
    expect(s.sheet('a1')).toEqual([0, 1, 0, 1])
    expect(s.table.greatOldOne.energy).toBe(1)
    expect(s.happened('tentacleDrawn').filter(({ why }) => why === 'arrival')).toHaveLength(3)
  })

  test('[TE-564] [TE-576] a full track is cursed, and its brain moves up', () => {
    const s = script({
      stop: 6,
      towns: { church: { shamblers: ['fear'] } },
      composure: { a1: { greed: 2 } },
      next: ['greed', '2', '2'],
    })
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
    expect(s.character('a1').brain).toBe(1)
    expect(s.character('p1').brain).toBe(0)
    expect(s.table.mat.madness.greed).toBe(3)
  })

  test('[TE-565] it turns the page up where it arrives, not where it passes', () => {
    const s = script({ stop: 12, composure: { a1: { fear: 1 } } })
    expect(s.happened('pageTurned').map(({ town }) => town)).toEqual(['library'])
    expect(s.table.pages['church']!.up).toBe(false)
  })

  test('[TE-R76] in phase 2 an assistant turns no page, a player does', () => {
    const s = script({
      stop: 6,
      greatOldOne: { phase: 2, at: 'church' },
      next: ['stop-21', 'fear', 'fear', 'fear'],
    })
    expect(s.character('a1').at).toBe('church')
    expect(s.table.pages['church']!.up).toBe(false)
    s.choose('move', { to: 'tavern' })
    expect(s.table.pages['tavern']!.up).toBe(true)
  })

  test('[TE-R55] already there: it draws nothing and turns no page, but collects and banishes', () => {
    const s = script({
      stop: 0,
      towns: { lighthouse: { shamblers: ['fear', 'rage'], madness: { rage: 1 } } },
      next: ['0', '0'],
    })
    expect(storyOfTurn(s)).toEqual(['collected', 'diceRolled', 'shamblerBanished', 'turnEnded'])
    expect(s.table.pages['lighthouse']!.up).toBe(false)
  })
})

describe('collecting', () => {
  type Four = [number, number, number, number]
  function collects(
    has: Partial<Record<Composure, number>>,
    fear: number,
    rage: number,
    greed: number,
  ): Four {
    const s = script({ composure: { a1: has }, towns: { lighthouse: { madness: { fear, rage, greed } } } })
    return s.sheet('a1')
  }

  test('[TE-566] one with no greed, two with one, three with two', () => {
    expect(collects({}, 2, 2, 2)).toEqual([0, 0, 1, 0])
    expect(collects({ greed: 1 }, 2, 2, 2)).toEqual([1, 1, 1, 0])
    expect(collects({ greed: 2 }, 2, 2, 2)).toEqual([1, 2, 2, 0])
  })

  test('[TE-567] the lower row before the upper row, each from greed over rage to fear', () => {
    expect(collects({}, 1, 1, 0)).toEqual([0, 1, 0, 0])
    expect(collects({}, 1, 0, 0)).toEqual([1, 0, 0, 0])
    expect(collects({ rage: 1 }, 1, 1, 0)).toEqual([1, 1, 0, 0])
    expect(collects({ greed: 1, rage: 1, fear: 1 }, 1, 1, 1)).toEqual([1, 2, 2, 0])
    expect(collects({ greed: 1, fear: 1 }, 1, 0, 0)).toEqual([2, 0, 1, 0])
    expect(collects({ greed: 1 }, 0, 2, 0)).toEqual([0, 2, 1, 0])
  })

  test('[TE-E17] [TE-567] the example of the rulebook', () => {
    expect(collects({ greed: 1 }, 2, 1, 2)).toEqual([1, 1, 1, 0])
    expect(collects({ fear: 1, rage: 1, greed: 1 }, 1, 0, 2)).toEqual([2, 1, 2, 0])
  })

  test('[TE-568] never a tentacle without a free space', () => {
    expect(collects({ greed: 2 }, 0, 0, 3)).toEqual([0, 0, 2, 0])
    expect(collects({ greed: 2, rage: 2, fear: 2 }, 1, 1, 1)).toEqual([2, 2, 2, 0])
    expect(collects({ greed: 2, rage: 1 }, 0, 3, 2)).toEqual([0, 2, 2, 0])
  })

  test('[TE-566] as many as there are', () => {
    expect(collects({ greed: 2 }, 1, 0, 0)).toEqual([1, 0, 2, 0])
    expect(collects({ greed: 2 }, 0, 0, 0)).toEqual([0, 0, 2, 0])
  })

  test('[TE-566] [TE-R54] greed drawn on arrival counts, greed collected does not', () => {
    const s = script({
      stop: 6,
      towns: { church: { shamblers: ['fear'], madness: { fear: 2, rage: 2, greed: 1 } } },
      next: ['greed', '2', '2'],
    })
    expect(s.sheet('a1')).toEqual([1, 1, 1, 0])
  })

  test('[TE-R54] it collects after it has arrived and before it reads and banishes', () => {
    const s = script({
      stop: 6,
      towns: { church: { shamblers: ['rage'], madness: { greed: 1 } } },
      pages: { church: 'page-02' },
      down: ['church'],
      next: ['rage', '0'],
    })
    expect(s.story).toEqual(['moved', 'pageTurned', 'tentacleDrawn', 'tentacleTaken', 'collected'])
    expect(s.asked).toEqual({ step: 'assistantReads', seat: 'p1' })
    s.choose('letTranslate', {})
    expect(s.story.slice(0, 4)).toEqual(['spent', 'pageTranslated', 'pageMarked', 'pageDealt'])
    expect(s.story.slice(4, 7)).toEqual(['diceRolled', 'shamblerBanished', 'turnEnded'])
  })
})

describe('sealing', () => {
  const phase2: Setting = { greatOldOne: { phase: 2, at: 'lighthouse' }, stop: 0 }

  test('[TE-569] in the Great Old One’s town, once, in phase 2 only', () => {
    const there: Setting = {
      translated: { a1: ['page-01', 'page-02'] },
      composure: { a1: { fear: 2, chaos: 2 } },
    }
    const s = script({ ...phase2, ...there, next: ['2', '2'] })
    expect(s.happened('spaceSealed')).toEqual([{ who: 'a1', colour: 'fear', side: 'left', tentacle: 'fear' }])
    expect(s.happened('diceRolled')).toHaveLength(1)
    expect(s.sheet('a1')).toEqual([1, 0, 0, 2])

    const elsewhere = script({
      ...there,
      greatOldOne: { phase: 2, at: 'church' },
      composure: { a1: { chaos: 2 } },
      at: { a1: 'asylum' },
    })
    expect(elsewhere.happened('diceRolled')).toEqual([])
    const phase1 = script({ ...there, greatOldOne: { phase: 1, at: 'lighthouse' }, stop: 0 })
    expect(phase1.happened('diceRolled')).toEqual([])
  })

  test('[TE-569] it seals after walking to the Great Old One', () => {
    const s = script({
      greatOldOne: { phase: 2, at: 'church' },
      translated: { a1: ['page-01'] },
      composure: { a1: { fear: 1 } },
      next: ['1'],
    })
    expect(s.happened('moved')[0]).toMatchObject({ to: 'church' })
    expect(s.table.portals.fear.left).toBe('fear')
  })

  test('[TE-570] the colour of most runes, then the leftmost portal', () => {
    const sealed = (...translated: ('page-01' | 'page-11' | 'page-12' | 'page-21' | 'page-22')[]): unknown =>
      script({
        ...phase2,
        translated: { a1: translated },
        composure: { a1: { chaos: 1 } },
        next: ['2', '2'],
      }).happened('spaceSealed')[0]?.colour
    expect(sealed('page-01', 'page-21', 'page-22')).toBe('greed')
    expect(sealed('page-21', 'page-22', 'page-11', 'page-12')).toBe('rage')
    expect(sealed('page-21', 'page-11', 'page-01')).toBe('fear')
  })

  test('[TE-R58] only colours that are open, for which it has a rune, and a tentacle', () => {
    const s = script({
      ...phase2,
      portals: { greed: { left: 'greed', right: 'chaos' } },
      translated: { a1: ['page-21', 'page-22', 'page-23', 'page-11', 'page-12', 'page-01'] },
      composure: { a1: { greed: 2, fear: 1 } },
      next: ['2'],
    })
    // Greed is closed and rage cannot be paid.
    expect(s.happened('spaceSealed')).toMatchObject([{ colour: 'fear', side: 'left', tentacle: 'fear' }])
  })

  test('[TE-R58] the lower number that is still open; without a target it does not roll', () => {
    const runes: Setting = { ...phase2, translated: { a1: ['page-01', 'page-02'] } }
    const right = script({
      ...runes,
      portals: { fear: { left: 'fear' } },
      composure: { a1: { fear: 1 } },
      next: ['2', '1'],
    })
    expect(right.happened('spaceSealed')).toMatchObject([{ colour: 'fear', side: 'right' }])
    const penniless = script({ ...runes, composure: { a1: { rage: 2, greed: 2 } } })
    expect(penniless.happened('diceRolled')).toEqual([])
    const runeless = script({ ...phase2, composure: { a1: { fear: 2, chaos: 2 } } })
    expect(runeless.happened('diceRolled')).toEqual([])
  })

  test('[TE-R58] of two open spaces of one portal it tries the lower number wherever it stands', () => {
    const s = script({
      ...phase2,
      options: { greatOldOne: 'cthulhu' },
      translated: { a1: ['page-21'] },
      composure: { a1: { greed: 1 } },
      next: ['2'],
    })
    expect(s.happened('spaceSealed')).toMatchObject([{ colour: 'greed', side: 'left' }])
  })

  test('[TE-571] a failed seal: all dice again, as often as the delirium track shows, until it succeeds', () => {
    const seals = (brain: number, ...next: string[]) =>
      script({
        ...phase2,
        portals: { fear: { left: 'fear' } },
        translated: { a1: ['page-01', 'page-02'] },
        composure: { a1: { fear: 1 } },
        brain: { a1: brain },
        next,
      })
    expect(seals(0, '2', '0').happened('sealFailed')).toEqual([
      { who: 'a1', colour: 'fear', side: 'right', total: 2 },
    ])
    expect(seals(0, '2', '0').sheet('a1')).toEqual([1, 0, 0, 0])
    // One reroll, of both dice: the two that was there is rolled again as well.
    const once = seals(1, '2', '0', '0', '1')
    expect(once.happened('diceRerolled')).toEqual([
      { who: 'a1', dice: [0, 1], again: [true, true], why: 'seal' },
    ])
    expect(once.happened('sealFailed')).toMatchObject([{ total: 1 }])
    // Two rerolls, but the first is enough.
    const enough = seals(3, '2', '0', '1', '2')
    expect(enough.happened('diceRerolled')).toHaveLength(1)
    expect(enough.table.portals.fear.right).toBe('fear')
    expect(seals(4, '0', '0', '0', '0', '2', '2').table.portals.fear.right).toBe('fear')
    expect(seals(5, '0', '0', '0', '0', '0', '0', '2', '1').happened('diceRerolled')).toHaveLength(3)
  })
})

describe('translating', () => {
  const page: Setting = { pages: { lighthouse: 'page-03' }, stop: 0 } // rage and greed; rows 1 and 2

  test('[TE-572] with the tentacles it translates like a player, and owns the card', () => {
    const s = script({ ...page, composure: { a1: { rage: 1, greed: 1 } }, rows: [4, 0, 0, 0, 0] })
    s.choose('letTranslate', {})
    expect(s.character('a1').translated).toEqual(['page-03'])
    expect(s.character('p1').translated).toEqual([])
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
    expect(s.table.necronomicon.rows).toEqual([5, 1, 0, 0, 0])
    expect(s.happened('lineCompleted')).toEqual([{ line: 'row', number: 1 }])
    expect(s.table.pages['lighthouse']!.up).toBe(false)
    expect(s.table.discard).toMatchObject({ rage: 1, greed: 1 })
  })

  test('[TE-572] [TE-R57] chaos stands in for what is missing, after the matching madness', () => {
    const s = script({ ...page, composure: { a1: { rage: 1, fear: 2, chaos: 2 } } })
    const { supply } = s.table
    const before = supply.chaos
    s.choose('letTranslate', {})
    expect(s.happened('spent').map(({ tentacle, to }) => [tentacle, to])).toEqual([
      ['rage', 'discard'],
      ['chaos', 'supply'],
    ])
    expect(s.sheet('a1')).toEqual([2, 0, 0, 1])
    // The quiet spin that follows stirs one chaos tentacle out of the supply again.
    expect(s.table.supply.chaos).toBe(before)
  })

  test('[TE-572] not a face-down page, not without the tentacles, and not with those of the player', () => {
    const asked = (more: Setting): string => script({ ...page, ...more }).asked!.step
    expect(asked({ composure: { a1: { rage: 1, greed: 1 } } })).toBe('assistantReads')
    expect(asked({ composure: { a1: { rage: 1, greed: 1 } }, down: ['lighthouse'] })).toBe('act')
    expect(asked({ composure: { a1: { rage: 1, fear: 2 }, p1: { greed: 2, chaos: 2 } } })).toBe('act')
    expect(asked({ composure: { a1: { rage: 1, chaos: 1 } } })).toBe('assistantReads')
    expect(
      asked({ composure: { a1: { rage: 1, greed: 1 } }, greatOldOne: { phase: 2, at: 'lighthouse' } }),
    ).toBe('act')
  })

  test('[TE-R56] the player may leave the page, and is told how much chaos it takes', () => {
    const s = script({ ...page, composure: { a1: { rage: 1, chaos: 1 } } })
    expect(s.options('letTranslate')[0]!.note).toBe('uses-chaos-1')
    s.choose('leavePage', {})
    expect(s.happened('pageLeft')).toEqual([{ who: 'a1', town: 'lighthouse' }])
    expect(s.sheet('a1')).toEqual([0, 1, 0, 1])
    expect(s.table.pages['lighthouse']).toEqual({ card: 'page-03', up: true })
    const two = script({ ...page, composure: { a1: { chaos: 2 } } })
    expect(two.options('letTranslate')[0]!.note).toBe('uses-chaos-2')
    const none = script({ ...page, composure: { a1: { rage: 1, greed: 1, chaos: 2 } } })
    expect(none.options('letTranslate')[0]!.note).toBeUndefined()
  })

  test('[TE-R56] without players it always translates, madness first', () => {
    const s = scene({
      options: { variant: 'zero' },
      active: 'a1',
      from: 'script',
      ...page,
      composure: { a1: { rage: 2, chaos: 2 } },
    })
    expect(s.asked).toEqual({ step: 'nextTurn', seat: 'p1' })
    expect(s.character('a1').translated).toEqual(['page-03'])
    expect(s.sheet('a1')).toEqual([0, 1, 0, 1])
  })

  test('[TE-577] its last page begins phase 2 at once, and its script goes on with the banishment, not with a seal', () => {
    const s = script({
      pages: { lighthouse: 'page-01' },
      stop: 0,
      greatOldOne: { at: 'lighthouse', strength: 3, energy: 1 },
      rows: [4, 5, 5, 5, 5],
      towns: { lighthouse: { shamblers: ['fear'] } },
      composure: { a1: { rage: 1, fear: 1 } },
      translated: { a1: ['page-02', 'page-11', 'page-12', 'page-21', 'page-22'] },
      next: ['0'],
    })
    s.choose('letTranslate', {})
    const story = storyOfTurn(s)
    expect(story.slice(story.indexOf('phaseTwoBegan'))).toEqual([
      'phaseTwoBegan',
      'diceRolled',
      'shamblerBanished',
      'turnEnded',
    ])
    expect(s.table.greatOldOne).toMatchObject({ phase: 2, strength: 0 })
    expect(s.happened('drawsSet')).toEqual([{ draws: 3 }])
  })
})

describe('banishing', () => {
  function banishes(shamblers: ('fear' | 'rage' | 'greed')[], more: Setting = {}) {
    return script({ stop: 0, towns: { lighthouse: { shamblers } }, ...more })
  }

  test('[TE-573] it tries even with nothing: a roll of 0 is free', () => {
    const free = banishes(['rage', 'fear'], { next: ['0', '0'] })
    expect(free.happened('shamblerBanished')).toMatchObject([
      { who: 'a1', town: 'lighthouse', colour: 'fear' },
    ])
    const failed = banishes(['rage', 'fear'], { next: ['1', '0'] })
    expect(failed.happened('banishFailed')).toEqual([{ who: 'a1', cost: 1 }])
    expect(failed.table.towns['lighthouse']!.shamblers).toEqual(['rage', 'fear'])
  })

  test('[TE-573] one banishment, and none without a shambler', () => {
    expect(
      banishes(['rage', 'fear', 'fear'], { next: ['0', '0', '0'] }).happened('shamblerBanished'),
    ).toHaveLength(1)
    expect(banishes([]).happened('diceRolled')).toEqual([])
  })

  test('[TE-574] the colour of which it has most, and on a tie the topmost', () => {
    const target = (has: Partial<Record<Composure, number>>): string | undefined =>
      banishes(['greed', 'rage', 'fear'], { composure: { a1: has }, next: ['0', '0', '0'] }).happened(
        'shamblerBanished',
      )[0]?.colour
    expect(target({})).toBe('fear')
    expect(target({ greed: 1 })).toBe('greed')
    expect(target({ greed: 1, rage: 1 })).toBe('rage')
    expect(target({ greed: 2, rage: 1, fear: 1 })).toBe('greed')
    expect(target({ rage: 1, chaos: 2 })).toBe('rage')
  })

  test('[TE-574] of a colour that is not there it banishes nothing', () => {
    const s = banishes(['rage'], { composure: { a1: { fear: 2 } }, next: ['1'] })
    expect(s.happened('banishFailed')).toEqual([{ who: 'a1', cost: 1 }])
    expect(s.sheet('a1')).toEqual([2, 0, 0, 0])
  })

  test('[TE-575] [TE-R57] [TE-R31] it pays the highest die whenever it can, matching madness first', () => {
    const s = banishes(['rage', 'rage'], {
      composure: { a1: { rage: 1, chaos: 2 } },
      next: ['2', '1'],
    })
    expect(s.happened('spent').map(({ tentacle }) => tentacle)).toEqual(['rage', 'chaos'])
    expect(s.sheet('a1')).toEqual([0, 0, 0, 1])
    expect(s.table.towns['lighthouse']!.shamblers).toEqual(['rage'])
  })

  test('[TE-575] its rage before the payment says how much is cleared', () => {
    const cleared = (rage: number): unknown =>
      banishes(['rage'], { composure: { a1: { rage } }, mat: { rage: 5 }, next: ['0'] }).happened(
        'matCleared',
      )
    expect(cleared(0)).toEqual([{ colour: 'rage', count: 1 }])
    expect(cleared(1)).toEqual([{ colour: 'rage', count: 2 }])
    expect(cleared(2)).toEqual([{ colour: 'rage', count: 3 }])
    const paid = banishes(['rage'], { composure: { a1: { rage: 2 } }, mat: { rage: 5 }, next: ['2'] })
    expect(paid.happened('matCleared')).toEqual([{ colour: 'rage', count: 3 }])
    expect(paid.table.discard.rage).toBe(5)
  })

  test('[TE-571] a cost that it cannot pay is a failure: it rolls all dice again', () => {
    const s = banishes(['fear', 'fear'], {
      composure: { a1: { fear: 1 } },
      brain: { a1: 3 },
      next: ['2', '0', '2', '2', '0', '1'],
    })
    expect(s.happened('diceRerolled').map(({ dice }) => dice)).toEqual([
      [2, 2],
      [0, 1],
    ])
    expect(s.happened('shamblerBanished')).toHaveLength(1)
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
    const rash = banishes(['fear'], { composure: { a1: { fear: 1 } }, brain: { a1: 5 }, next: ['1'] })
    expect(rash.happened('diceRerolled')).toEqual([])
  })

  test('[TE-573] in phase 2 as well', () => {
    const s = banishes(['fear'], {
      greatOldOne: { phase: 2, at: 'lighthouse' },
      next: ['0', ...quietSpin, 'fear'],
    })
    expect(s.happened('shamblerBanished')).toHaveLength(1)
  })
})
