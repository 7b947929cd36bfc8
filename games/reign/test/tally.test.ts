import { languages } from '@miskatonic/kernel'
import { seenAtTheEnd } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { tally } from '../board/tally.ts'
import { reign } from '../index.ts'
import { loadGame } from './recorder.ts'

function figures(ending: string): string[] {
  const view = seenAtTheEnd(reign, loadGame(ending))
  return tally(view, 'en').map(({ label, n, of }) => `${label}: ${n} of ${of}`)
}

test('a game that was won has four seals', () => {
  expect(figures('sealed')).toContain('Gates sealed: 4 of 4')
})

test('where Cthulhu awoke, all Old Ones were awake', () => {
  expect(figures('cthulhu')).toContain('Old Ones awake: 7 of 7')
})

test('where the deck ran out, evil stirred as often as it could', () => {
  expect(figures('no-cards')).toContain('Evil Stirs drawn: 4 of 4')
})

test('every figure has a name in every language', () => {
  const view = seenAtTheEnd(reign, loadGame('sealed'))
  for (const language of languages)
    expect(tally(view, language).filter(({ label }) => label === '')).toEqual([])
})
