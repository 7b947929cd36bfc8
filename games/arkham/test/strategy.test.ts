import type { Option } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { strategy } from '../strategy/index.ts'
import { type Scene, type Setting, scene } from './scene.ts'

/** What players with a goal make of a position: the options that they like best. */
function favourites(s: Scene, goal: string): string[] {
  const { options } = s.engine.decision!
  const worths = strategy.worths(s.engine.decision!, s.position as never, goal) // a strategy takes positions of any game
  const most = Math.max(...worths)
  return options.filter((_, i) => worths[i] === most).map(told)
}
function told({ step, args }: Option): string {
  return [step, ...Object.values(args)].join(' ')
}

describe('in a turn', () => {
  test('who has clues researches them', () => {
    expect(favourites(scene({ investigators: { p1: { clues: 2 } } }), 'win')).toEqual(['research'])
  })

  test('who has none goes where some are', () => {
    const s = scene({ investigators: { p1: { at: 'general-store' } }, clues: { southside: 2 } })
    expect(favourites(s, 'win')).toEqual(['move s1-parsonage-street'])
  })

  test('doom that is about to tear open is warded', () => {
    const s = scene({ codex: ['2'], doom: { 'train-station': 2 } })
    expect(favourites(s, 'win')).toEqual(['ward'])
  })

  test('a monster that holds the investigator is fought', () => {
    const s = scene({ monsters: [{ kind: 'robed-figure', at: 'train-station', engagedWith: ['p1'] }] })
    expect(favourites(s, 'win')).toEqual(['attack m1'])
  })
})

describe('with a goal', () => {
  const belfry: Setting = {
    investigators: { p1: { at: 'black-cave', remnants: 2 } },
    codex: ['54'],
    sheet: { clues: 4 },
    markers: [{ colour: 'blue', at: 'black-cave' }],
  }

  test('the action that ends the game as one wants comes first', () => {
    expect(favourites(scene(belfry), 'still-water')).toEqual(['useCodex card-54 0'])
    expect(favourites(scene(belfry), 'win')).toEqual(['useCodex card-54 0'])
  })
  test('another ending is not taken', () => {
    expect(favourites(scene(belfry), 'second-peal')).toEqual(['useCodex card-54 1'])
    expect(favourites(scene(belfry), 'slack-water')).not.toContain('useCodex card-54 0')
  })

  test('a candidate is charged once the others have an alibi', () => {
    const dossiers = (colours: readonly ('white' | 'red')[]): Setting => ({
      options: { scenario: 'sash-and-mask' },
      investigators: { p1: { at: 'st-marys-hospital' } },
      codex: ['71', '72', '73', '74'],
      sheet: { clues: 2 },
      markers: colours.map((colour, i) => ({ colour, at: `card-${72 + i}` })),
    })
    expect(favourites(scene(dossiers(['white', 'white'])), 'win')).toEqual(['useCodex card-74 0'])
    expect(favourites(scene(dossiers(['white', 'red'])), 'win')).toEqual(['useCodex card-71 0'])
  })

  test('what lies face down makes no difference', () => {
    const seen = (guilty: number): readonly number[] => {
      const s = scene({
        options: { scenario: 'sash-and-mask' },
        investigators: { p1: { at: 'st-marys-hospital' } },
        codex: ['71', '72', '73', '74'],
        sheet: { clues: 2 },
        markers: [71, 72, 73].map((card) => ({
          colour: card === guilty ? 'blue' : 'white',
          at: `card-${card}`,
          up: false,
        })),
      })
      return strategy.worths(s.engine.decision!, s.position as never, 'win') // as above
    }
    expect(seen(71)).toEqual(seen(72))
  })

  test('who wants to lose everybody does not fight', () => {
    const s = scene({ monsters: [{ kind: 'robed-figure', at: 'train-station', engagedWith: ['p1'] }] })
    expect(favourites(s, 'no-one-left')).toEqual(['stopActing'])
  })
})
