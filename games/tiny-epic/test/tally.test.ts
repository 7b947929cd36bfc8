import { seenAtTheEnd } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { tally } from '../board/tally.ts'
import { tinyEpic } from '../index.ts'
import { loadGame } from './recorder.ts'

function figures(ending: string): string[] {
  const view = seenAtTheEnd(tinyEpic, loadGame(`solo-${ending}`))
  return tally(view, 'en').map(({ label, n, of }) => `${label}: ${n} of ${of}`)
}

test('a game that was won has read the book and sealed the portals', () => {
  expect(figures('sealed').slice(0, 2)).toEqual([
    'Necronomicon read: 25 of 25',
    'Portal spaces sealed: 6 of 6',
  ])
})

test('where the Great Old One became too strong, its track is full', () => {
  const [, , strength] = figures('strength')
  expect(strength).toMatch(/^Strength of the Great Old One: (\d+) of \1$/)
})
