import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, at, scene, short } from '../scene.ts'
import { seen, tracks } from './about.ts'
import { ended, goOn } from './playing.ts'

/** The end of a round with these tokens to place; Evil is asked for the first of them. */
function placing(setting: Setting): Scene {
  return goOn(scene({ from: 'round-end', ...setting }), 'placeTrap')
}
function places(s: Scene): string[] {
  const free = s.offered('trap').filter(({ instead }) => instead === null)
  return free.map((each) => short(each.at)).toSorted()
}

/** Eight sectors of each level of a printed map. */
const eight = ['A5', 'B2', 'B3', 'B4', 'B5', 'C2', 'C3', 'C4']
const printed: Setting = { map: 'colony-spine' }

describe('hazard tokens', () => {
  test('[AL-711] at most one in a sector', () => {
    expect(places(placing({ hazards: ['C1'] }))).toEqual(['B1', 'D1', 'E1'])
  })

  test('[AL-712] at most eight on a level: with seven there is room for one, with eight for none', () => {
    const seven = placing({ ...printed, hazards: eight.slice(0, 7) })
    expect(places(seven)).toContain('C4')
    seven.choose('trap', { at: at('E5'), instead: null })
    expect(places(seven).every((square) => square.startsWith('2-'))).toBe(true)
    expect(places(seven)).toContain('2-A3')
    expect(seven.table.hazards).toHaveLength(8)
  })

  test('[AL-712] [AL-716] cards obey the limit', () => {
    expect(ended('gas-pocket', { ...printed, hazards: eight.slice(0, 7) }).offered('trap')).not.toEqual([])
    const s = scene({
      ...printed,
      hazards: eight,
      decks: ['traps', 'fury'],
      hands: { e1: ['gas-pocket'] },
      from: 'end-of-turn',
    })
    expect(s.refusal('play', { card: 'gas-pocket' })).toBe('AL-676')
  })

  test('[AL-713] at the end of a round anywhere but with the Hero and in view', () => {
    // B1 stays in the maze because it is adjacent, and is in view; the other arm is not revealed.
    const s = placing({ map: 'A1-B1 B1-C1 A1-A2 2-A1-B1', revealed: ['B1'] })
    expect(places(s)).toEqual(['2-A1', '2-B1', 'A2', 'C1'])
  })

  test('[AL-714] [AL-R32] on a full level one may be taken to place another', () => {
    const s = placing({ ...printed, hazards: eight })
    const exchanges = s.offered('trap').filter(({ instead }) => instead !== null)
    expect(new Set(exchanges.map(({ instead }) => short(instead!)))).toEqual(new Set(eight))
    expect(exchanges.every((each) => each.at.startsWith('1-'))).toBe(true)
    s.choose('trap', { at: at('E5'), instead: at('A5') })
    expect(s.table.hazards.map(short).toSorted()).toEqual([...eight.slice(1), 'E5'].toSorted())
  })

  test('[AL-714] not while there is room', () => {
    const s = placing({ ...printed, hazards: eight.slice(1) })
    expect(s.offered('trap').filter(({ instead }) => instead !== null)).toEqual([])
  })

  test('[AL-714] [AL-090] the Hero sees that a token goes from a revealed sector', () => {
    const s = placing({ ...printed, hazards: [...eight.slice(1), 'E5'], revealed: ['E5'] })
    s.choose('trap', { at: at('A5'), instead: at('E5') })
    expect(s.heroSees('hazardDiscarded')).toEqual([{ place: s.place('E5') }])
  })

  test('[AL-715] a token that is not placed is lost', () => {
    const s = placing({ track: 7 })
    s.choose('trap', { at: at('C1'), instead: null }).choose('trapNone', {})
    expect(s.asked!.step).toBe('act')
    expect(s.table.hazards).toEqual([at('C1')])
    expect(s.table.hazardsToPlace).toBe(0)
  })

  test('[AL-717] one placed in a revealed sector is shown at once, another is only counted', () => {
    const s = ended('gas-pocket', { revealed: ['B1'] }).choose('trap', { at: at('B1'), instead: null })
    expect(s.heroSees('hazardPlaced')).toEqual([{ place: s.place('B1') }])
    expect(seen(s, 'B1')!.hazard).toBe(true)
    const hidden = placing({}).choose('trap', { at: at('D1'), instead: null })
    expect(hidden.heroSees('hazardPlaced')).toEqual([{ place: null }])
    expect(JSON.stringify(hidden.view('hero'))).not.toContain('D1')
  })

  test('[AL-718] it does nothing by itself', () => {
    const s = goOn(scene({ hazards: ['A1', 'B1'] }).choose('move', { gait: 'walk', to: 'east' }))
    expect(tracks(s)).toEqual([12, 12])
    expect(s.table.hazards).toHaveLength(2)
  })

  test('[AL-719] in its sector Evil’s surges are hits and reactions are dangerous, elsewhere not', () => {
    const attacked = (hazards: string[]): Scene =>
      scene({
        from: 'end-of-turn',
        hazards,
        monsters: [{ being: 'parasites', at: 'A1' }],
        next: ['surge', 'miss'],
      })
    expect(tracks(attacked(['A1']))).toEqual([11, 12])
    expect(tracks(attacked(['B1']))).toEqual([12, 12])
    expect(tracks(ended('whispers', { hazards: ['A1'] }))).toEqual([12, 10])
    expect(tracks(ended('whispers', { hazards: ['B1'] }))).toEqual([12, 11])
  })
})
