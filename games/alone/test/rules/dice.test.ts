import { describe, expect, test } from 'vitest'
import { dieFaces } from '../../content/characters.ts'
import { type Setting, scene } from '../scene.ts'
import { tracks } from './about.ts'

/** The end of a turn with a Parasite beside the Hero in the dark: two dice. */
function attacked(next: string[], setting: Setting = {}) {
  return scene({ monsters: [{ being: 'parasites', at: 'A1' }], from: 'end-of-turn', next, ...setting })
}

describe('Dice', () => {
  test('[AL-511] [AL-R02] hit, surge and miss on 2 of the 6 faces each', () => {
    expect(dieFaces.toSorted()).toEqual(['hit', 'hit', 'miss', 'miss', 'surge', 'surge'])
  })

  test('[AL-512] normally only hits count', () => {
    expect(tracks(attacked(['hit', 'surge']))).toEqual([11, 12])
    expect(tracks(attacked(['miss', 'surge']))).toEqual([12, 12])
  })

  test("[AL-513] with a hazard token in the Hero's sector every surge of Evil counts", () => {
    expect(tracks(attacked(['surge', 'surge'], { hazards: ['A1'] }))).toEqual([10, 12])
    expect(tracks(attacked(['surge', 'miss'], { hazards: ['A1'] }))).toEqual([11, 12])
    expect(tracks(attacked(['surge', 'surge'], { hazards: ['B1'] }))).toEqual([12, 12])
  })

  test("[AL-514] in the Hero's lit sector every surge of the Hero counts, also for a shot into the dark", () => {
    const shoot = (lit: string[]) =>
      scene({
        revealed: ['B1'],
        lit,
        items: ['bullets-1'],
        monsters: [{ being: 'spores', at: 'B1' }],
        next: ['surge', 'surge'],
      })
    const bright = shoot(['A1'])
    bright.choose('shoot', { item: 'bullets-1', charges: 1, place: bright.place('B1'), target: 'spores' })
    expect(bright.monster('m1')).toBeUndefined()
    const dark = shoot(['B1'])
    dark.choose('shoot', { item: 'bullets-1', charges: 1, place: dark.place('B1'), target: 'spores' })
    expect(dark.monster('m1')?.wounded).toBe(false)
  })

  test("[AL-515] light does not turn Evil's surges into hits, a hazard token not the Hero's", () => {
    const spores: Setting = { monsters: [{ being: 'spores', at: 'A1' }], lit: ['A1'] }
    expect(tracks(attacked(['surge', 'surge'], spores))).toEqual([12, 12])
    const s = scene({ ...spores, lit: [], hazards: ['A1'], next: ['surge', 'surge', 'miss', 'miss', 'miss'] })
    expect(s.choose('fight', { target: 'spores' }).monster('m1')?.wounded).toBe(false)
  })

  test('[AL-516] all dice are rolled openly', () => {
    const s = scene({
      options: { evil: 2 },
      monsters: [{ being: 'parasites', at: 'A1' }],
      next: ['hit', 'miss', 'surge', 'miss'],
    }).choose('fight', { target: 'parasites' })
    for (const seat of ['hero', 'e1', 'e2'])
      expect(s.seenBy(seat, 'diceRolled')).toEqual([
        { by: 'hero', dice: ['hit', 'miss'], why: 'fight' },
        { by: 'evil', dice: ['surge', 'miss'], why: 'attack' },
      ])
  })
})
