import { describe, expect, test } from 'vitest'
import type { Town } from '../../cards/towns.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { drawn, goals, madnessIn, mat, placeOf, plain, tale } from './acting.ts'

const quietRing: Town[] = ['lighthouse', 'church', 'library', 'asylum', 'tavern']

/** p1 goes from the Lighthouse to the Church, where these shamblers wait; the bag yields `next`. */
function enterChurch(next: string[], setting: Setting = {}): Scene {
  const shamblers = next.map(() => 'rage' as const)
  const s = scene({
    sheets: { p1: 'historian' },
    pages: { church: 'page-30' },
    towns: { church: { shamblers } },
    ...setting,
  })
  return s.next(...next).choose('move', { to: 'church' })
}

describe('Move', () => {
  test('[TE-271] 1 town without fear', () => {
    for (const [i, here] of quietRing.entries()) {
      const s = scene({ ...plain, at: { p1: here }, greatOldOne: { phase: 2 } })
      const beside = [quietRing[(i + 1) % 5]!, quietRing[(i + 4) % 5]!]
      expect(goals(s, 'move'), `from ${here}`).toEqual(beside.toSorted())
    }
    const s = scene({ ...plain, greatOldOne: { phase: 2 } })
    expect(s.refusal('move', { to: 'library' })).toBe('TE-271')
    expect(s.refusal('move', { to: 'asylum' })).toBe('TE-271')
  })

  // The Great Old One bars the way clockwise, so that the length can be told counter-clockwise.
  test.each([
    [0, ['tavern']],
    [1, ['asylum', 'tavern']],
    [2, ['asylum', 'library', 'tavern']],
  ])('[TE-271] [TE-483] with %i fear tentacles up to that many towns more', (fear, towns) => {
    const s = scene({ ...plain, greatOldOne: { at: 'church' }, composure: { p1: { fear } } })
    expect(goals(s, 'move')).toEqual(towns)
  })

  test('[TE-271] rage, greed, chaos and the fear of others do not help', () => {
    const s = scene({
      ...plain,
      greatOldOne: { phase: 2 },
      composure: { p1: { rage: 2, greed: 2, chaos: 2 }, p2: { fear: 2 } },
    })
    expect(goals(s, 'move')).toEqual(['church', 'tavern'])
  })

  test('[TE-272] the fear tentacles are not spent', () => {
    const s = scene({ ...plain, composure: { p1: { fear: 1 } } })
    s.choose('move', { to: 'asylum' })
    expect(placeOf(s, 'p1')).toBe('asylum')
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    s.choose('move', { to: 'lighthouse' })
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
  })

  test('[TE-273] [TE-R26] it ends in a different town, even with two fear tentacles', () => {
    for (const fear of [0, 1, 2]) {
      const s = scene({ ...plain, greatOldOne: { phase: 2 }, composure: { p1: { fear } } })
      expect(s.refusal('move', { to: 'lighthouse' })).toBe('TE-273')
    }
  })

  test('[TE-273] only to one of the five towns that lie on the table', () => {
    expect(scene(plain).refusal('move', { to: 'docks' })).toBe('TE-003')
  })

  test('[TE-274] the whole distance in one go, for one action', () => {
    const s = scene({ ...plain, composure: { p1: { fear: 2 } }, greatOldOne: { at: 'church' } })
    s.choose('move', { to: 'library' })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.happened('moved')).toEqual([{ who: 'p1', from: 'lighthouse', to: 'library', how: 'walk' }])
    expect(s.actionsLeft).toBe(2)
    expect(placeOf(s, 'p2')).toBe('lighthouse')
  })

  test("[TE-275] phase 1: not into the Great Old One's town", () => {
    const s = scene({ ...plain, greatOldOne: { at: 'church' } })
    expect(s.refusal('move', { to: 'church' })).toBe('TE-275')
  })

  test('[TE-275] phase 1: nor through it, in either direction', () => {
    const clockwise = scene({ ...plain, greatOldOne: { at: 'church' }, composure: { p1: { fear: 1 } } })
    expect(clockwise.refusal('move', { to: 'library' })).toBe('TE-275')
    const counter = scene({ ...plain, greatOldOne: { at: 'tavern' }, composure: { p1: { fear: 1 } } })
    expect(counter.refusal('move', { to: 'asylum' })).toBe('TE-275')
  })

  test('[TE-275] the other way round is open if it is short enough', () => {
    const s = scene({ ...plain, greatOldOne: { at: 'church' }, composure: { p1: { fear: 2 } } })
    s.choose('move', { to: 'library' })
    expect(placeOf(s, 'p1')).toBe('library')
    const t = scene({ ...plain, greatOldOne: { at: 'tavern' }, composure: { p1: { fear: 2 } } })
    t.choose('move', { to: 'asylum' })
    expect(placeOf(t, 'p1')).toBe('asylum')
  })

  test('[TE-276] phase 2: through it and into it', () => {
    const s = scene({
      ...plain,
      greatOldOne: { phase: 2, at: 'church' },
      composure: { p1: { fear: 1 } },
    })
    expect(goals(s, 'move')).toEqual(['asylum', 'church', 'library', 'tavern'])
    s.choose('move', { to: 'library' }).choose('move', { to: 'church' })
    expect(placeOf(s, 'p1')).toBe('church')
  })
})

describe('arrival', () => {
  test('[TE-277] a face-down page is turned up', () => {
    const s = scene({ ...plain, pages: { church: 'page-17' }, down: ['church'] })
    s.choose('move', { to: 'church' })
    expect(s.table.pages['church']).toEqual({ card: 'page-17', up: true })
    expect(s.happened('pageTurned')).toEqual([{ town: 'church', page: 'page-17' }])
  })

  test('[TE-277] a face-up page stays as it is, and so does the one that is left behind', () => {
    const s = scene({ ...plain, pages: { church: 'page-17', lighthouse: 'page-16' }, down: ['lighthouse'] })
    s.choose('move', { to: 'church' })
    expect(s.table.pages['church']).toEqual({ card: 'page-17', up: true })
    expect(s.table.pages['lighthouse']).toEqual({ card: 'page-16', up: false })
    expect(s.happened('pageTurned')).toEqual([])
  })

  test.each([
    [1, ['fear']],
    [2, ['fear', 'rage']],
    [3, ['fear', 'rage', 'greed']],
  ])('[TE-278] %i shamblers: that many draws', (_count, next) => {
    const s = enterChurch(next)
    expect(drawn(s)).toEqual(next)
    expect(s.sheet('p1').reduce((sum, each) => sum + each)).toBe(next.length)
  })

  test('[TE-278] no shambler, no draw; shamblers in the town one leaves do not matter', () => {
    const s = scene({ ...plain, towns: { lighthouse: { shamblers: ['fear', 'rage', 'greed'] } } })
    s.choose('move', { to: 'church' })
    expect(drawn(s)).toEqual([])
  })

  test('[TE-279] towns on the way reveal nothing and draw nothing', () => {
    const s = scene({
      ...plain,
      composure: { p1: { fear: 1 } },
      pages: { tavern: 'page-17' },
      down: ['tavern'],
      towns: { tavern: { shamblers: ['fear', 'rage'] } },
    })
    s.choose('move', { to: 'asylum' })
    expect(drawn(s)).toEqual([])
    expect(s.table.pages['tavern']).toEqual({ card: 'page-17', up: false })
    expect(s.happened('pageTurned').map(({ town }) => town)).toEqual(['asylum'])
  })

  test('[TE-280] [TE-R33] madness goes on the sheet of the mover, not to the town', () => {
    const s = enterChurch(['rage', 'rage'])
    expect(s.sheet('p1')).toEqual([0, 2, 0, 0])
    expect(s.sheet('p2')).toEqual([0, 0, 0, 0])
    expect(madnessIn(s, 'church')).toEqual([0, 0, 0])
    expect(s.character('p1').brain).toBe(0)
  })

  test.each([
    ['fear', [3, 0, 0]],
    ['rage', [0, 3, 0]],
    ['greed', [0, 0, 3]],
  ] as const)('[TE-280] [TE-484] a full %s track is cursed', (colour, onMat) => {
    const s = enterChurch([colour], { composure: { p1: { [colour]: 2 } } })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(mat(s)).toEqual(onMat)
    expect(s.character('p1').brain).toBe(1)
    expect(s.character('p2').brain).toBe(0)
  })

  test('[TE-281] chaos goes on the chaos track of the mover', () => {
    const s = enterChurch(['chaos'], { bag: { chaos: 1 }, composure: { p1: { chaos: 1 } } })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 2])
  })

  test('[TE-281] a full chaos track is cursed: all to the supply, and the brain does not move', () => {
    const s = enterChurch(['chaos'], { bag: { chaos: 1 }, composure: { p1: { chaos: 2 } } })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    // Ten of the seventeen lie in the Necronomicon.
    expect(s.table.supply.chaos).toBe(7)
    expect(s.character('p1').brain).toBe(0)
  })

  test('[TE-282] an eldritch tentacle feeds the energy track', () => {
    const s = enterChurch(['eldritch'], { greatOldOne: { energy: 1 } })
    expect(s.table.greatOldOne).toMatchObject({ energy: 2, strength: 0 })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-282] a full energy track is cursed', () => {
    const s = enterChurch(['eldritch'], { greatOldOne: { energy: 2 }, discard: { rage: 4, chaos: 1 } })
    expect(s.table.greatOldOne).toMatchObject({ energy: 0, strength: 1 })
    expect(s.table.discard).toMatchObject({ rage: 0, chaos: 0 })
    // Three were in the bag; one was drawn, and that one comes back with the two of the track.
    expect(s.table.bag).toMatchObject({ chaos: 1, eldritch: 5 })
  })

  test('[TE-283] one at a time: after a curse the next tentacle finds an empty track', () => {
    const s = enterChurch(['fear', 'fear'], { composure: { p1: { fear: 2 } } })
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    expect(mat(s)).toEqual([3, 0, 0])
    expect(s.character('p1').brain).toBe(1)
    expect(tale(s, 'tentacleDrawn', 'composureCursed', 'tentacleTaken')).toEqual([
      'tentacleDrawn',
      'composureCursed',
      'tentacleDrawn',
      'tentacleTaken',
    ])
  })

  test('[TE-283] the +1 symbol of this turn does not apply', () => {
    const s = scene({
      ...plain,
      sheets: { p1: 'historian' },
      from: 'turn',
      next: ['stop-4', 'fear', 'fear', 'fear'],
      towns: { church: { shamblers: ['rage'] } },
    })
    expect(s.happened('spun')[0]!.symbol).toBe('plus-one')
    s.next('greed').choose('move', { to: 'church' })
    expect(drawn(s)).toEqual(['greed'])
  })

  test('[TE-R27] the page, then the draws', () => {
    const s = enterChurch(['fear'], { down: ['church'] })
    expect(tale(s, 'moved', 'pageTurned', 'tentacleDrawn')).toEqual(['moved', 'pageTurned', 'tentacleDrawn'])
  })

  test('[TE-R28] the number of draws is fixed on arrival, whatever they bring about', () => {
    // The second space of this strength track bears the fear power, which loads fear on the mover between two draws.
    const s = enterChurch(['eldritch', 'rage', 'rage'], {
      options: { greatOldOne: 'cthulhu' },
      at: { p2: 'tavern' },
      greatOldOne: { energy: 2, strength: 1 },
      mat: { fear: 1 },
    })
    expect(tale(s, 'tentacleDrawn', 'burdened')).toEqual([
      'tentacleDrawn',
      'burdened',
      'tentacleDrawn',
      'tentacleDrawn',
    ])
    expect(s.sheet('p1')).toEqual([1, 2, 0, 0])
  })

  test('[TE-R30] one may walk into a certain curse', () => {
    const s = scene({
      ...plain,
      sheets: { p1: 'historian' },
      composure: { p1: { fear: 2, rage: 2, greed: 2, chaos: 2 } },
      towns: { church: { shamblers: ['rage', 'rage', 'rage'] } },
    })
    expect(s.may('move', { to: 'church' })).toBe(true)
    s.next('rage', 'greed', 'fear').choose('move', { to: 'church' })
    expect(s.character('p1').brain).toBe(3)
  })
})
