import { describe, expect, test } from 'vitest'
import type { GreatOldOne } from '../../cards/great-old-ones.ts'
import type { Page } from '../../cards/pages.ts'
import { pages } from '../../cards/pages.ts'
import type { Colour } from '../../content/tentacles.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { T, inOrder, offers, onMat, shamblersIn, spun, viewFor, walked } from './reading.ts'

/** Stops whose front shows the power of a colour; the draws of the turn bring something else. */
const powerStop = { fear: 9, rage: 18, greed: 27 } as const

/** The turn of p1 begins with the power of a colour. The draws are of another colour. */
function unleashed(greatOldOne: GreatOldOne, colour: Colour, setting: Setting = {}): Scene {
  const other = colour === 'greed' ? 'rage' : 'greed'
  const s = scene({
    ...setting,
    options: { greatOldOne, ...setting.options },
    from: 'turn',
    next: [`stop-${powerStop[colour]}`, other, other, other],
  })
  expect(s.happened('powerUnleashed')[0]).toEqual({ colour, why: 'wheel' })
  return s
}

describe('strength', () => {
  test('[TE-221] the marker sets the number of draws', () => {
    // The numbers of Nyarlathotep around the marker on S4: 3 on it, 3 to its right; on S5: 4 to its right.
    expect(spun(1, ['fear', 'rage', 'rage'], { greatOldOne: { strength: 4 } }).happened('drawsSet')).toEqual([
      { draws: 3 },
    ])
    const five = spun(1, ['fear', 'rage', 'rage', 'fear'], { greatOldOne: { strength: 5 } })
    expect(five.happened('drawsSet')).toEqual([{ draws: 4 }])
  })

  test.each([
    ['nyarlathotep', 1, 8],
    ['nyarlathotep', 2, 7],
    ['yog-sothoth', 1, 8],
    ['yog-sothoth', 2, 5],
    ['yig', 1, 8],
    ['yig', 2, 6],
    ['cthulhu', 1, 6],
    ['cthulhu', 2, 4],
  ] as const)(
    '[TE-222] [TE-R48] %s, phase %i: the last space, S%i, is the end at once',
    (greatOldOne, phase, last) => {
      const options = { greatOldOne }
      const lost = spun(1, ['eldritch'], { options, greatOldOne: { phase, strength: last - 1, energy: 2 } })
      expect(lost.position.outcome).toEqual({ how: 'strength', winners: [] })
      expect(lost.table.greatOldOne.strength).toBe(last)
      const before = scene({
        options,
        greatOldOne: { phase, strength: last - 2, energy: 2 },
        from: 'turn',
        next: ['stop-1', 'eldritch', 'fear', 'rage', 'greed'],
      })
      expect(before.table.greatOldOne.strength).toBe(last - 1)
      expect(before.outcome).toBeUndefined()
    },
  )

  test('[TE-R48] the number on the last space is drawn with the marker before it', () => {
    const s = spun(1, ['fear', 'rage', 'greed', 'fear', 'rage'], { greatOldOne: { strength: 7 } })
    expect(s.happened('drawsSet')).toEqual([{ draws: 5 }])
  })

  test.each([
    ['yog-sothoth', 1, 5, 'rage'],
    ['yog-sothoth', 2, 3, 'fear'],
    ['yig', 1, 3, 'greed'],
    ['yig', 1, 5, 'fear'],
    ['yig', 2, 3, 'rage'],
    ['cthulhu', 1, 2, 'fear'],
    ['cthulhu', 1, 4, 'rage'],
    ['cthulhu', 2, 2, 'greed'],
  ] as const)('[TE-223] %s, phase %i: on S%i the power of %s', (greatOldOne, phase, space, colour) => {
    const s = scene({
      options: { greatOldOne },
      greatOldOne: { phase, strength: space - 1, energy: 2 },
      from: 'turn',
      next: ['stop-1', 'eldritch', 'fear', 'rage', 'greed', 'fear'],
    })
    expect(s.happened('powerUnleashed')).toEqual([{ colour, why: 'strength' }])
  })

  test('[TE-223] [TE-R47] right after the marker moved, before the next draw', () => {
    const s = spun(7, ['eldritch', 'greed', 'greed'], {
      options: { greatOldOne: 'cthulhu' },
      greatOldOne: { strength: 1, energy: 2 },
      at: { p2: T[2] },
      mat: { fear: 1 },
    })
    expect(inOrder(s, 'tentacleDrawn', 'strengthRose', 'powerUnleashed', 'burdened')).toEqual([
      'tentacleDrawn',
      'strengthRose',
      'powerUnleashed',
      'burdened',
      'tentacleDrawn',
      'tentacleDrawn',
    ])
  })

  test('[TE-R47] no power on the other spaces', () => {
    for (const strength of [0, 2, 4])
      expect(
        scene({
          options: { greatOldOne: 'cthulhu' },
          greatOldOne: { strength, energy: 2 },
          from: 'turn',
          next: ['stop-1', 'eldritch', 'fear', 'rage', 'greed'],
        }).happened('powerUnleashed'),
      ).toEqual([])
  })

  test('[TE-223] not if its portal is closed', () => {
    const s = spun(1, ['eldritch', 'fear', 'fear', 'rage'], {
      options: { greatOldOne: 'cthulhu' },
      greatOldOne: { phase: 2, strength: 1, energy: 2 },
      portals: { greed: { left: 'greed', right: 'greed' } },
      at: { p2: T[2] },
      mat: { greed: 2 },
    })
    expect(s.happened('powerBlocked')).toEqual([{ colour: 'greed', why: 'strength' }])
    expect(s.sheet('p2')).toEqual([0, 0, 0, 0])
  })

  test('[TE-R43] the change of phase does not raise strength', () => {
    const s = scene({
      rows: [5, 5, 5, 5, 4],
      pages: { lighthouse: 'page-12' },
      composure: { p1: { fear: 1 } },
      greatOldOne: { strength: 3, energy: 2 },
    }).choose('translate', {})
    expect(s.happened('strengthRose')).toEqual([])
    expect(s.table.greatOldOne).toMatchObject({ phase: 2, strength: 0, energy: 0 })
    expect(s.table.bag.eldritch).toBe(5)
  })
})

describe('powers', () => {
  test.each(['nyarlathotep', 'yog-sothoth', 'yig', 'cthulhu'] as const)(
    '[TE-224] %s has one power for each colour, alike but for the colour, in both phases',
    (greatOldOne) => {
      const results = (['fear', 'rage', 'greed'] as const).flatMap((colour) =>
        ([1, 2] as const).map((phase) => {
          const s = unleashed(greatOldOne, colour, {
            greatOldOne: { phase },
            at: { p1: T[2] },
            composure: { p1: { [colour]: 1 } },
            mat: { [colour]: 1 },
            translated: { p1: ['page-01', 'page-11', 'page-21'] },
          })
          const { translated, composure } = s.character('p1')
          // The last one is that of the tail.
          const haunted = s.happened('shamblerPlaced').length - 1
          return [haunted, translated.length, composure[colour], s.table.mat.madness[colour]].join(' ')
        }),
      )
      const expected = {
        nyarlathotep: '3 3 1 1',
        'yog-sothoth': '0 2 1 1',
        yig: '0 3 0 2',
        cthulhu: '0 3 2 0',
      }
      expect(new Set(results)).toEqual(new Set([expected[greatOldOne]]))
    },
  )

  test('[TE-225] the wheel, a cursed town and the strength marker trigger powers', () => {
    const wheel = spun(9, ['rage', 'rage'])
    expect(wheel.happened('powerUnleashed')).toEqual([{ colour: 'fear', why: 'wheel' }])
    const town = spun(1, ['rage', 'fear'], { towns: { lighthouse: { madness: { rage: 3 } } } })
    expect(town.happened('powerUnleashed')).toEqual([{ colour: 'rage', why: 'curse' }])
    const strength = spun(1, ['eldritch', 'fear', 'fear'], {
      options: { greatOldOne: 'yig' },
      greatOldOne: { strength: 2, energy: 2 },
    })
    expect(strength.happened('powerUnleashed')).toEqual([{ colour: 'greed', why: 'strength' }])
  })

  test('[TE-225] nothing else does: composure, chaos and shambler-track curses', () => {
    for (const kind of ['fear', 'rage', 'greed', 'chaos'] as const) {
      const s = walked([kind], { composure: { p1: { [kind]: 2 } }, bag: { chaos: 1 } })
      expect(s.happened('composureCursed')).toHaveLength(1)
      expect(s.happened('powerUnleashed')).toEqual([])
    }
    const shamblers = spun(1, ['fear', 'fear'], {
      towns: { library: { shamblers: ['fear', 'fear', 'fear'] } },
    })
    expect(shamblers.happened('shamblersCursed')).toHaveLength(1)
    expect(shamblers.happened('powerUnleashed')).toEqual([])
  })

  test.each([0, 1, 2, 3, 4])(
    '[TE-226] the Great Old One at T%i reaches its town and the two beside it',
    (at) => {
      const inRange = (town: number): boolean => [0, 1, 4].includes((town - at + 5) % 5)
      for (const here of [0, 1, 2, 3, 4]) {
        const s = unleashed('yig', 'fear', {
          greatOldOne: { at: T[at]! },
          at: { p1: T[here]! },
          composure: { p1: { fear: 1 } },
        })
        expect(s.character('p1').composure.fear, `p1 at T${here}`).toBe(inRange(here) ? 0 : 1)
      }
    },
  )

  test('[TE-226] [TE-R16] range is counted from the Great Old One, not from the town that the wheel shows', () => {
    // The front of stop 9 shows T1, which is out of its reach.
    const s = unleashed('yig', 'fear', {
      greatOldOne: { at: T[3] },
      at: { p1: T[1], p2: T[4] },
      composure: { p1: { fear: 2 }, p2: { fear: 2 } },
    })
    expect([s.character('p1').composure.fear, s.character('p2').composure.fear]).toEqual([2, 0])
  })

  test('[TE-227] each character in range is looked at separately', () => {
    const s = unleashed('yig', 'rage', {
      options: { variant: 'standard-4' },
      at: { p1: T[1], p2: T[2], p3: T[3], p4: T[4] },
      composure: { p1: { rage: 2 }, p2: { fear: 1 }, p3: { rage: 1 }, p4: { rage: 2 } },
    })
    expect(s.happened('madnessSwept')).toEqual([
      { who: 'p1', colour: 'rage', count: 2 },
      { who: 'p3', colour: 'rage', count: 1 },
    ])
    expect(s.sheet('p2')).toEqual([1, 0, 0, 0])
    expect(s.sheet('p4')).toEqual([0, 2, 0, 0])
  })

  test('[TE-228] in 1-A the Great Old One has not moved yet', () => {
    // Stop 9: it will go to T4, which is out of the reach of T2.
    const s = unleashed('yig', 'fear', {
      at: { p1: T[4], p2: T[1] },
      composure: { p1: { fear: 1 }, p2: { fear: 1 } },
    })
    expect(s.table.greatOldOne.at).toBe(T[4])
    expect([s.character('p1').composure.fear, s.character('p2').composure.fear]).toEqual([1, 0])
  })

  test('[TE-228] nor in 1-B', () => {
    // Stop 3: it will go to T3. The power of the cursed track at T0 still comes from T1.
    const s = spun(3, ['fear', 'greed', 'greed'], {
      options: { greatOldOne: 'yig' },
      greatOldOne: { at: T[1] },
      at: { p1: T[0], p2: T[3] },
      composure: { p1: { fear: 1 }, p2: { fear: 1 } },
      towns: { lighthouse: { madness: { fear: 3 } } },
    })
    expect(s.table.greatOldOne.at).toBe(T[3])
    expect([s.character('p1').composure.fear, s.character('p2').composure.fear]).toEqual([0, 1])
  })
})

describe('Nyarlathotep', () => {
  test('[TE-229] towns in range without a shambler of the colour receive one', () => {
    const s = unleashed('nyarlathotep', 'fear', {
      towns: {
        church: { shamblers: ['rage'] },
        library: { shamblers: ['greed', 'fear'] },
        lighthouse: { shamblers: ['rage'] },
      },
    })
    expect(shamblersIn(s, T[1])).toEqual(['rage', 'fear'])
    expect(shamblersIn(s, T[2])).toEqual(['greed', 'fear'])
    expect(shamblersIn(s, T[3])).toEqual(['fear'])
    expect(shamblersIn(s, T[0])).toEqual(['rage'])
    // T4 gets one from the tail: the first band of the Tavern is greed.
    expect(shamblersIn(s, T[4])).toEqual(['greed'])
  })

  test('[TE-230] a full track is cursed', () => {
    const s = unleashed('nyarlathotep', 'fear', {
      towns: { library: { shamblers: ['rage', 'rage', 'greed'] } },
    })
    expect(shamblersIn(s, T[2])).toEqual([])
    expect(s.happened('eldritchReplaced')).toEqual([{ town: T[2], taken: true, refilled: true }])
  })

  test('[TE-230] all 15 in town is the end, in the middle of the power', () => {
    const s = unleashed('nyarlathotep', 'fear', {
      towns: {
        lighthouse: { shamblers: ['fear', 'fear', 'fear'] },
        church: { shamblers: ['rage', 'rage'] },
        library: { shamblers: ['fear', 'fear', 'rage'] },
        asylum: { shamblers: ['greed', 'greed', 'greed'] },
        tavern: { shamblers: ['rage', 'rage', 'greed'] },
      },
    })
    // T3 is full and cursed: three greed and the last greed of the mat return. Then T1 gets one of them.
    expect(s.outcome).toBeUndefined()
    expect(shamblersIn(s, T[1])).toEqual(['rage', 'rage', 'greed'])
    const lost = unleashed('nyarlathotep', 'fear', {
      towns: {
        lighthouse: { shamblers: ['rage', 'rage', 'rage'] },
        church: { shamblers: ['fear', 'fear', 'rage'] },
        library: { shamblers: ['fear', 'fear', 'greed'] },
        asylum: { shamblers: ['rage', 'greed'] },
        tavern: { shamblers: ['greed', 'greed', 'greed'] },
      },
    })
    expect(lost.outcome).toBe('shamblers')
    expect(lost.happened('drawsSet')).toEqual([])
  })

  test('[TE-230] the Great Old One does not move for it', () => {
    const s = spun(1, ['greed', 'fear'], {
      greatOldOne: { at: T[4] },
      towns: { lighthouse: { madness: { greed: 3 } } },
    })
    expect(s.happened('shamblerPlaced').map(({ town }) => town)).toEqual([T[4], T[0], T[3], T[2]])
    expect(s.happened('greatOldOneMoved')).toEqual([{ from: T[4], to: T[2] }])
  })

  test('[TE-R53] its own town, then clockwise, then counter-clockwise', () => {
    // Only two fear shamblers are left on the mat.
    const s = unleashed('nyarlathotep', 'fear', {
      towns: { lighthouse: { shamblers: ['fear', 'fear', 'fear'] } },
    })
    expect(s.happened('shamblerPlaced').slice(0, 3)).toEqual([
      { town: T[2], colour: 'fear', wanted: 'fear' },
      { town: T[3], colour: 'fear', wanted: 'fear' },
      { town: T[1], colour: 'rage', wanted: 'fear' },
    ])
  })

  test('[TE-R53] what a curse returns serves the next town', () => {
    // One fear shambler is left; the full track of T2 sends it back.
    const s = unleashed('nyarlathotep', 'fear', {
      towns: {
        lighthouse: { shamblers: ['fear', 'fear', 'fear'] },
        library: { shamblers: ['rage', 'greed', 'greed'] },
        tavern: { shamblers: ['fear'] },
      },
    })
    expect(s.happened('shamblerPlaced').slice(0, 3)).toEqual([
      { town: T[2], colour: 'fear', wanted: 'fear' },
      { town: T[3], colour: 'fear', wanted: 'fear' },
      { town: T[1], colour: 'rage', wanted: 'fear' },
    ])
  })
})

describe('Yog-Sothoth', () => {
  test('[TE-231] each character in range discards one card with a rune of the colour', () => {
    const s = unleashed('yog-sothoth', 'rage', {
      options: { variant: 'standard-3' },
      at: { p1: T[1], p2: T[3], p3: T[4] },
      translated: { p1: ['page-01', 'page-11'], p2: ['page-02', 'page-21'], p3: ['page-12'] },
    })
    expect(s.character('p1').translated).toEqual(['page-01'])
    expect(s.character('p2').translated).toEqual(['page-02', 'page-21'])
    expect(s.character('p3').translated).toEqual(['page-12'])
    expect(s.happened('pageLost')).toEqual([{ who: 'p1', page: 'page-11' }])
  })

  test('[TE-231] only one, though there are more', () => {
    const s = unleashed('yog-sothoth', 'rage', {
      at: { p1: T[2] },
      translated: { p1: ['page-11', 'page-12', 'page-13'] },
    })
    s.choose('losePage', { page: 'page-12' })
    expect(s.character('p1').translated).toEqual(['page-11', 'page-13'])
  })

  test('[TE-232] page markers stay', () => {
    const s = unleashed('yog-sothoth', 'rage', {
      at: { p1: T[2] },
      translated: { p1: ['page-15'] },
      rows: [0, 0, 0, 1, 1],
    })
    expect(s.character('p1').translated).toEqual([])
    expect(s.table.necronomicon.rows).toEqual([0, 0, 0, 1, 1])
  })

  test('[TE-R51] the owner chooses among the cards of that colour; it goes to an open discard pile', () => {
    const s = unleashed('yog-sothoth', 'fear', {
      at: { p2: T[2] },
      translated: { p2: ['page-03', 'page-11', 'page-04'] },
    })
    expect(s.asked).toEqual({ step: 'losePageOf', seat: 'p2' })
    expect(offers(s)).toEqual(['losePage:page=page-03', 'losePage:page=page-04'])
    s.choose('losePage', { page: 'page-04' })
    expect(s.table.pageDiscard).toEqual(['page-04'])
    expect(viewFor(s, 'p1').table['pageDiscard']).toEqual(['page-04'])
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[TE-R51] both owners choose, one after the other', () => {
    const s = unleashed('yog-sothoth', 'fear', {
      at: { p1: T[1], p2: T[2] },
      translated: { p1: ['page-01', 'page-02'], p2: ['page-03', 'page-04'] },
    })
    expect(s.asked).toEqual({ step: 'losePageOf', seat: 'p1' })
    s.choose('losePage', { page: 'page-01' })
    expect(s.asked).toEqual({ step: 'losePageOf', seat: 'p2' })
    s.choose('losePage', { page: 'page-03' })
    expect(s.table.pageDiscard).toEqual(['page-01', 'page-03'])
  })

  /** All cards but those named are with p2, so that the deck is empty. */
  function emptyDeck(discarded: Page[]): Scene {
    const inTowns = { lighthouse: 'page-12', church: 'page-01', library: 'page-02' } as const
    const others = { asylum: 'page-03', tavern: 'page-04' } as const
    const used = new Set<Page>([...Object.values(inTowns), ...Object.values(others), ...discarded])
    return scene({
      pages: { ...inTowns, ...others },
      translated: { p2: pages.filter((page) => !used.has(page)) },
      pageDiscard: discarded,
      composure: { p1: { fear: 1 } },
    })
  }

  test('[TE-R41] an empty deck is made anew of the discarded pages', () => {
    const s = emptyDeck(['page-20', 'page-30'])
    expect(s.table.pageDeck).toEqual([])
    s.choose('translate', {})
    expect(s.happened('pagesReshuffled')).toEqual([{ count: 2 }])
    const { card, up } = s.table.pages[T[0]]!
    expect(new Set([card, ...s.table.pageDeck])).toEqual(new Set(['page-20', 'page-30']))
    expect(up).toBe(false)
    expect(s.table.pageDiscard).toEqual([])
  })

  test('[TE-R41] without discarded pages the town stays without a page', () => {
    const s = emptyDeck([]).choose('translate', {})
    expect(s.table.pages[T[0]]!.card).toBeNull()
    expect(s.happened('pageDealt')).toEqual([])
  })

  const lastRune: Setting = {
    greatOldOne: { phase: 2 },
    at: { p1: T[1] },
    portals: { fear: { left: 'fear', right: 'fear' }, greed: { left: 'greed', right: 'greed' } },
    translated: { p1: ['page-11'] },
  }

  test('[TE-R46] without runes of a colour the game cannot be won: everybody is told, and it goes on', () => {
    const s = unleashed('yog-sothoth', 'rage', lastRune)
    expect(s.character('p1').translated).toEqual([])
    expect(s.happened('hopeLost')).toEqual([{}])
    expect(s.outcome).toBeUndefined()
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[TE-R46] from then on a player may concede, which loses the game', () => {
    const s = unleashed('yog-sothoth', 'rage', lastRune)
    s.choose('concede', {})
    expect(s.position.outcome).toEqual({ how: 'conceded', winners: [] })
  })

  test('[TE-R46] nobody can concede while there is hope', () => {
    const s = unleashed('yog-sothoth', 'rage', {
      ...lastRune,
      translated: { p1: ['page-11'], p2: ['page-12'] },
    })
    expect(s.happened('hopeLost')).toEqual([])
    expect(s.refusal('concede', {})).toBe('TE-R46')
  })

  test('[TE-R74] everybody is told once', () => {
    const s = unleashed('yog-sothoth', 'rage', {
      ...lastRune,
      at: { p1: T[1], p2: T[2] },
      translated: { p1: ['page-11'], p2: ['page-12'] },
    })
    expect(s.happened('pageLost')).toHaveLength(2)
    expect(s.happened('hopeLost')).toHaveLength(1)
    s.next('stop-1', 'fear', 'fear', 'fear').choose('endTurn', {})
    expect(s.happened('hopeLost')).toEqual([])
    expect(s.may('concede', {})).toBe(true)
  })

  /** p1 translates the last page; runes of both players as given. Whether hope is lost at the beginning of phase 2. */
  function hopeless(greatOldOne: GreatOldOne, p1: Page[], p2: Page[]): boolean {
    const s = scene({
      options: { greatOldOne },
      rows: [5, 5, 5, 5, 4],
      pages: { lighthouse: 'page-12' },
      composure: { p1: { fear: 1 } },
      translated: { p1, p2 },
    }).choose('translate', {})
    expect(s.happened('phaseTwoBegan')).toHaveLength(1)
    return s.happened('hopeLost').length > 0
  }
  const fearAndGreed: Page[] = ['page-01', 'page-02', 'page-21', 'page-22']

  test('[TE-R74] hope may be lost when phase 2 begins: a 3 needs two dice of one character', () => {
    // With page-12 p1 has one rage rune, which can reach 2.
    expect(hopeless('nyarlathotep', [], fearAndGreed)).toBe(true)
    // The runes of two characters do not add up.
    expect(hopeless('nyarlathotep', [], [...fearAndGreed, 'page-11'])).toBe(true)
    expect(hopeless('nyarlathotep', ['page-11'], fearAndGreed)).toBe(false)
    expect(hopeless('nyarlathotep', [], [...fearAndGreed, 'page-11', 'page-13'])).toBe(false)
  })

  test('[TE-R74] a 2 needs one die, a 4 needs two', () => {
    expect(hopeless('yog-sothoth', [], ['page-01', 'page-21'])).toBe(false)
    expect(hopeless('yog-sothoth', [], ['page-01'])).toBe(true)
    expect(hopeless('cthulhu', ['page-11'], fearAndGreed)).toBe(false)
    expect(hopeless('cthulhu', [], fearAndGreed)).toBe(true)
  })

  test('[TE-R74] a space that is sealed needs no dice', () => {
    const setting: Setting = {
      options: { greatOldOne: 'yog-sothoth' },
      greatOldOne: { phase: 2 },
      at: { p1: T[1] },
      portals: {
        fear: { left: 'fear', right: 'fear' },
        rage: { left: 'rage', right: 'rage' },
        greed: { left: 'greed' },
      },
      translated: { p1: ['page-01'], p2: ['page-21'] },
    }
    const s = unleashed('yog-sothoth', 'greed', setting)
    expect(s.happened('hopeLost')).toEqual([])
  })
})

describe('Yig', () => {
  test('[TE-233] all madness of the colour of each character in range goes to the shambler mat', () => {
    const s = unleashed('yig', 'greed', {
      at: { p1: T[1], p2: T[3] },
      composure: { p1: { fear: 1, greed: 2, chaos: 1 }, p2: { greed: 1, rage: 2 } },
    })
    expect(s.sheet('p1')).toEqual([1, 0, 0, 1])
    expect(s.sheet('p2')).toEqual([0, 2, 0, 0])
    expect(onMat(s)).toEqual([0, 0, 3])
  })

  test('[TE-234] that is no curse: brains stay', () => {
    const s = unleashed('yig', 'greed', {
      at: { p1: T[1] },
      composure: { p1: { greed: 2 } },
      brain: { p1: 5 },
    })
    expect(s.character('p1').brain).toBe(5)
    expect(s.happened('composureCursed')).toEqual([])
  })
})

describe('Cthulhu', () => {
  const both = { at: { p1: T[1], p2: T[2] } } satisfies Setting

  test('[TE-235] all madness of the colour on the mat is distributed freely', () => {
    const s = unleashed('cthulhu', 'rage', { ...both, mat: { fear: 2, rage: 3 } })
    for (const who of ['p1', 'p2', 'p1'] as const) s.choose('burden', { who })
    expect(s.sheet('p1')).toEqual([0, 2, 0, 0])
    expect(s.sheet('p2')).toEqual([0, 1, 0, 0])
    expect(onMat(s)).toEqual([2, 0, 0])
    expect(s.asked?.step).toBe('act')
  })

  test('[TE-235] only among the characters in range', () => {
    const s = unleashed('cthulhu', 'rage', {
      options: { variant: 'standard-3' },
      at: { p1: T[1], p2: T[2], p3: T[4] },
      mat: { rage: 1 },
    })
    expect(s.offered('burden')).toEqual([{ who: 'p1' }, { who: 'p2' }])
  })

  test('[TE-236] one at a time; a full track is cursed, and what returns is not distributed again', () => {
    const s = unleashed('cthulhu', 'rage', { ...both, mat: { rage: 4 }, composure: { p1: { rage: 2 } } })
    s.choose('burden', { who: 'p1' })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.character('p1').brain).toBe(1)
    // Three are still to be distributed, three came back.
    expect(onMat(s)).toEqual([0, 6, 0])
    for (let left = 3; left > 0; left--) {
      expect(s.asked?.step).toBe('distribute')
      s.choose('burden', { who: 'p2' })
    }
    expect(s.asked?.step).toBe('act')
    expect(s.character('p2').brain).toBe(1)
    expect(onMat(s)).toEqual([0, 6, 0])
  })

  test('[TE-236] somebody may go insane in the middle of it', () => {
    const s = unleashed('cthulhu', 'rage', {
      ...both,
      mat: { rage: 4 },
      composure: { p2: { rage: 2 } },
      brain: { p2: 5 },
    })
    s.choose('burden', { who: 'p2' })
    expect(s.outcome).toBe('insane')
  })

  test('[TE-237] with nobody in range nothing is taken', () => {
    const s = unleashed('cthulhu', 'fear', { mat: { fear: 5 } })
    expect(onMat(s)).toEqual([5, 0, 0])
    expect(s.happened('powerFoundNobody')).toEqual([{ colour: 'fear' }])
    expect(s.happened('burdened')).toEqual([])
  })

  test('[TE-R52] the active player distributes, even out of range, in any division', () => {
    const setting: Setting = {
      options: { variant: 'standard-3' },
      at: { p1: T[0], p2: T[1], p3: T[2] },
      mat: { fear: 2 },
    }
    const s = unleashed('cthulhu', 'fear', setting)
    expect(s.asked).toEqual({ step: 'distribute', seat: 'p1' })
    expect(s.offered('burden')).toEqual([{ who: 'p2' }, { who: 'p3' }])
    s.choose('burden', { who: 'p3' }).choose('burden', { who: 'p3' })
    expect(s.sheet('p3')).toEqual([2, 0, 0, 0])
    expect(s.sheet('p2')).toEqual([0, 0, 0, 0])
  })

  test.each([
    ['solo', 'a1', 'p1'],
    ['duo-assistants', 'a2', 'p2'],
    ['trio-assistant', 'a1', 'p1'],
  ] as const)('[TE-R59] %s: in the turn of %s, %s distributes', (variant, active, seat) => {
    const s = unleashed('cthulhu', 'fear', {
      options: { variant, first: 'p1' },
      active,
      at: { p1: T[1], [active]: T[2] },
      mat: { fear: 1 },
    })
    expect(s.asked).toEqual({ step: 'distribute', seat })
  })

  /** Whom the fear tentacles of the mat go to, one after the other, in the turn of a2. */
  function dealt(count: number, fear: [number, number], brain: [number, number]): string[] {
    const s = scene({
      options: { variant: 'zero', greatOldOne: 'cthulhu' },
      active: 'a2',
      at: { a1: T[1], a2: T[2] },
      composure: { a1: { fear: fear[0] }, a2: { fear: fear[1] } },
      brain: { a1: brain[0], a2: brain[1] },
      mat: { fear: count },
      from: 'turn',
      next: ['stop-9', 'greed', 'greed'],
    }).choose('goOn', {})
    return s.happened('burdened').map(({ who }) => who)
  }

  test('[TE-R66] without players: to the one with fewest tentacles of the colour', () => {
    expect(dealt(1, [1, 0], [0, 4])).toEqual(['a2'])
    expect(dealt(1, [0, 1], [4, 0])).toEqual(['a1'])
    expect(dealt(1, [1, 2], [5, 0])).toEqual(['a1'])
  })

  test('[TE-R66] ties: the lower brain token, then the active assistant', () => {
    expect(dealt(1, [1, 1], [1, 2])).toEqual(['a1'])
    expect(dealt(1, [1, 1], [2, 1])).toEqual(['a2'])
    expect(dealt(1, [1, 1], [2, 2])).toEqual(['a2'])
    expect(dealt(4, [0, 0], [0, 0])).toEqual(['a2', 'a1', 'a2', 'a1'])
  })

  test('[TE-R66] with no free space: the lower brain token, same ties', () => {
    expect(dealt(1, [2, 2], [1, 3])).toEqual(['a1'])
    expect(dealt(1, [2, 2], [3, 1])).toEqual(['a2'])
    expect(dealt(1, [2, 2], [3, 3])).toEqual(['a2'])
  })
})
