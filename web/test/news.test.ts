// oxlint-disable-next-line import/no-unassigned-import -- it only has to be there before the class below is read
import './runes.ts'
import type { Screen } from '@miskatonic/screen'
import { expect, test } from 'vitest'
import { NewsOnBoard } from '../table/news.svelte.ts'

const news: NonNullable<Screen['news']> = {
  turnOf: (event, args) => (event === 'turnBegan' ? (args as { seat: string }).seat : undefined),
  touched: (event, args) => (event === 'placed' ? [(args as { at: string }).at] : []),
}
function told(event: string, args: object): Parameters<NewsOnBoard['hear']>[0][number] {
  return { event, args }
}

test('what came between two turns of this device is new in the second, also what came in the turns of others', () => {
  const board = new NewsOnBoard({ news } as Screen, () => ['p1'])
  board.hear([
    told('turnBegan', { seat: 'p1' }),
    told('placed', { at: 'cafe' }),
    told('turnBegan', { seat: 'p2' }),
  ])
  expect([...board.targets]).toEqual([])
  board.hear([told('placed', { at: 'church' }), told('turnBegan', { seat: 'p1' })])
  expect([...board.targets]).toEqual(['cafe', 'church'])
  board.hear([told('turnBegan', { seat: 'p2' }), told('turnBegan', { seat: 'p1' })])
  expect([...board.targets]).toEqual([])
})

test('after an undo only what still stands is new', () => {
  const board = new NewsOnBoard({ news } as Screen, () => ['p1'])
  const first = [told('placed', { at: 'cafe' }), told('turnBegan', { seat: 'p1' })]
  board.hear([...first, told('placed', { at: 'church' }), told('turnBegan', { seat: 'p1' })])
  expect([...board.targets]).toEqual(['church'])
  board.hearAgain(first)
  expect([...board.targets]).toEqual(['cafe'])
})
