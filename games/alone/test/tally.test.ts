import { seenAtTheEnd } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { tally } from '../board/tally.ts'
import { alone } from '../index.ts'
import { loadGame } from './recorder.ts'

function figures(game: string): string[] {
  const view = seenAtTheEnd(alone, loadGame(game))
  return tally(view, 'en').map(({ label, n, of }) => `${label}: ${n} of ${of}`)
}

test('a Hero who won has completed the final mission and one of the others, or both', () => {
  for (const game of ['hero-the-queen-normal', 'hero-evacuation-easy', 'hero-the-ritual-impossible'])
    expect(figures(game)[0]).toMatch(/^Missions completed: [23] of 3$/)
})

test('of a Hero who lost nothing is left', () => {
  const [missions, ...left] = figures('evil-the-queen-impossible')
  expect(left).toEqual(['Health: 0 of 12', 'Self-control: 0 of 12'])
  expect(missions).toMatch(/^Missions completed: [0-2] of 3$/)
})
