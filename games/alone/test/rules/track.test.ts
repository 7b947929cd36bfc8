import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, scene } from '../scene.ts'
import { shift } from './about.ts'
import { ended, fighting, goOn, holding, until } from './playing.ts'

const worm: Setting = { monsters: [{ being: 'worms', at: 'D1' }] }

function standard(s: Scene): Scene {
  return shift(s.choose('playDown', { card: 'scuttle' }), 'm1', '')
}
function twice(track: number): Scene {
  return standard(scene({ ...worm, ...holding('scuttle', 'scuttle'), from: 'end-of-turn', track }))
}
function spaces(s: Scene): number[] {
  return s.table.track.map((each) => each.spaces)
}

describe('the reaction track', () => {
  test('[AL-634] a played card lies on the track for all to see', () => {
    const s = ended('scuttle', worm)
    expect(s.table.hands['e1']).toEqual(['scuttle'])
    expect(s.view('hero').table['track']).toEqual([{ card: 'scuttle', deck: 'speed', by: 'e1', spaces: 1 }])
  })

  test('[AL-635] [AL-636] the first card of a turn covers 1 space, the second 2', () => {
    const s = twice(0)
    expect(spaces(s)).toEqual([1])
    expect(spaces(standard(s))).toEqual([1, 2])
  })

  test('[AL-637] also when the first was an instant, long before', () => {
    const s = fighting('dodge', ['miss'], { hands: { e1: ['dodge', 'scuttle'] } })
    s.choose('play', { card: 'dodge' })
    until(s, 'end-of-turn')
    standard(s)
    expect(spaces(s)).toEqual([1, 2])
  })

  test('[AL-637] in the next turn the first card is a first card again', () => {
    const s = goOn(twice(0)).choose('search', { how: 'one' })
    expect(spaces(standard(goOn(s, 'react')))).toEqual([1, 1])
  })

  test('[AL-639] with all spaces covered nothing can be played', () => {
    const held: Setting = { ...worm, ...holding('scuttle'), from: 'end-of-turn' }
    expect(scene({ ...held, track: 7 }).asked!.step).toBe('react')
    expect(scene({ ...held, track: 8 }).asked!.step).toBe('act')
  })

  test.each([
    [5, true],
    [6, false],
    [7, false],
  ])(
    '[AL-640] [AL-R08] with %i spaces covered at the start of a turn, a second card: %s',
    (track, possible) => {
      const s = twice(track)
      expect(s.asked!.step === 'react').toBe(possible)
    },
  )

  test('[AL-640] [AL-R08] a combo may cover the last three spaces', () => {
    expect(spaces(standard(twice(5))).slice(5)).toEqual([1, 2])
  })

  test.each([
    [0, 5],
    [4, 5],
    [5, 4],
    [6, 3],
    [7, 2],
    [8, 1],
  ])(
    '[AL-641] [AL-642] [AL-643] [AL-R07] [AL-783] %i covered spaces leave %i hazard tokens',
    (track, tokens) => {
      const s = scene({ from: 'round-end', track })
      expect(s.happened('hazardsSetAside')).toEqual([{ count: tokens }])
    },
  )

  test('[AL-636] [AL-642] a card that lies sideways covers two symbols', () => {
    const s = scene({
      from: 'round-end',
      track: [
        ...(['cut-off', 'stalker', 'pounce', 'frenzy'] as const).map((card) => ({ card })),
        { card: 'scuttle', spaces: 2 },
      ],
    })
    expect(s.happened('hazardsSetAside')).toEqual([{ count: 3 }])
  })

  test('[AL-644] cards stay on the track until the end of the round', () => {
    const s = goOn(shift(ended('scuttle', worm), 'm1', ''))
    expect(s.table.turn.number).toBe(2)
    goOn(s.choose('search', { how: 'one' }))
    expect(spaces(s)).toEqual([1])
    expect(s.table.decks.speed.discard).toEqual([])
    const over = scene({ from: 'round-end', track: [{ card: 'scuttle' }, { card: 'cut-off' }] })
    expect(over.table.track).toEqual([])
    expect([over.table.decks.speed.discard, over.table.decks.fury.discard]).toEqual([
      ['scuttle'],
      ['cut-off'],
    ])
  })
})
